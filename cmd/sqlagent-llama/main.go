// Command sqlagent-llama is the process that llama.cpp runs in. sqlagent starts it and talks to it through a pipe; it
// is of no use by itself.
package main

import (
	"fmt"
	"os"
	"os/signal"

	"github.com/sqlagent/sqlagent/llm/llama/host"
)

func main() {
	if len(os.Args) > 1 {
		fmt.Fprintln(os.Stderr, "sqlagent-llama runs llama.cpp for sqlagent, which starts it from sqlagent's own folder, from PATH,\n"+
			"or from where SQLAGENT_LLAMA_HOST names it. It takes no arguments. sqlagent models get-llama installs the libraries.")
		os.Exit(2)
	}
	signal.Ignore(os.Interrupt) // Ctrl-C is for sqlagent, which goes on to use this process or closes its input
	out, err := host.Stdout()
	if err == nil {
		err = host.Serve(os.Stdin, out)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "sqlagent-llama:", err)
		os.Exit(1)
	}
}
