// Command sqlagent-cuda is the process that computes on an NVIDIA GPU for `sqlagent --device cuda`. sqlagent starts it
// and talks to it through a pipe; it is of no use by itself.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/signal"

	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/native/remote"
	"github.com/sqlagent/sqlagent/model"
)

func main() {
	if len(os.Args) > 1 {
		fmt.Fprintln(os.Stderr, "sqlagent-cuda computes on an NVIDIA GPU for sqlagent --device cuda, which starts it from sqlagent's own folder,\n"+
			"from PATH, or from where "+remote.HostVariable+" names it. It takes no arguments.")
		os.Exit(2)
	}
	signal.Ignore(os.Interrupt) // Ctrl-C is for sqlagent, which goes on to use this process or closes its input
	if err := remote.Serve(os.Stdin, os.Stdout, load); err != nil {
		fmt.Fprintln(os.Stderr, "sqlagent-cuda:", err)
		os.Exit(1)
	}
}

// load puts a model on the first GPU.
func load(f *gguf.File, o model.DecoderOptions) (model.Decoder, string, error) {
	d, err := cuda.Open()
	if err != nil {
		return nil, "", &remote.Hinted{Err: err, Hint: "omit --device cuda to compute on the CPU"}
	}
	dec, err := cuda.NewDecoder(d, f, o)
	if err != nil {
		d.Close() // another load may follow
	}
	var memory *cuda.MemoryError
	var width *cuda.WidthError
	switch {
	case errors.As(err, &memory):
		err = &remote.Hinted{Err: err, Hint: "use a smaller --context, or omit --device cuda"}
	case errors.As(err, &width):
		err = &remote.Hinted{Err: err, Hint: "omit --device cuda to compute on the CPU"}
	}
	return dec, "cuda " + d.Name, err
}
