package main

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strings"

	"github.com/mattn/go-runewidth"
	"github.com/urfave/cli/v3"
)

var noPagerFlag = &cli.BoolFlag{Name: "no-pager",
	Usage: "do not use $PAGER (default: less) for output longer than the screen"}

// page lets print write to stdout, and as git does through $PAGER where that is a terminal without room for it.
func page(c *cli.Command, print func(w io.Writer) error) error {
	stdout := c.Root().Writer
	s := screenOf(stdout)
	pager := "less"
	if named, ok := os.LookupEnv("PAGER"); ok {
		pager = named
	}
	if s == nil || c.Bool("no-pager") || pager == "" || pager == "cat" {
		return print(stdout)
	}
	var text strings.Builder
	if err := print(&text); err != nil {
		return err
	}
	if s.holds(text.String()) || !runPager(pager, text.String(), stdout) {
		_, err := io.WriteString(stdout, text.String())
		return err
	}
	return nil
}

// holds reports whether a text can be seen at once, above the prompt that follows. A screen of unknown size holds any.
func (s *screen) holds(text string) bool {
	if s.height == 0 || s.width == 0 {
		return true
	}
	lines := 0
	for line := range strings.Lines(text) {
		lines += max(1, (runewidth.StringWidth(strings.TrimSuffix(line, "\n"))+s.width-1)/s.width)
	}
	return lines < s.height
}

// surviveInterrupts keeps Ctrl-C from ending this program, until end is called: another one listens for it.
func surviveInterrupts() (end func()) {
	c := make(chan os.Signal, 1)
	signal.Notify(c, os.Interrupt)
	return func() { signal.Stop(c) }
}

// runPager shows text in a pager, a command of the shell. It reports whether there was one.
func runPager(pager, text string, stdout io.Writer) bool {
	shown := exec.Command("sh", "-c", pager)
	shown.Stdin, shown.Stdout, shown.Stderr = strings.NewReader(text), stdout, os.Stderr
	shown.Env = os.Environ()
	for name, value := range map[string]string{"LESS": "FRX", "LV": "-c"} { // as git has them
		if _, ok := os.LookupEnv(name); !ok {
			shown.Env = append(shown.Env, name+"="+value)
		}
	}
	defer surviveInterrupts()() // which are the pager's
	err := shown.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) { // 126 and 127 are the shell's own: it cannot run such a command
		return exit.ExitCode() != 126 && exit.ExitCode() != 127
	}
	return err == nil
}
