package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/mattn/go-isatty"
	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

var dialectFlag = &cli.StringFlag{Name: "dialect", Aliases: []string{"d"},
	Validator: cmdline.OneOf(string(dialects.SQLite), string(dialects.MySQL), string(dialects.Postgres)),
	Usage:     "`NAME` of the SQL dialect: sqlite, mysql or postgres"}

// dialectOf reads --dialect.
func dialectOf(c *cli.Command) (dialects.Dialect, error) {
	d := dialects.Dialect(c.String("dialect"))
	if d == "" {
		return "", cmdline.Usagef("give a --dialect: sqlite, mysql or postgres")
	}
	return d, nil
}

// eachLine answers JSON lines with JSON lines. A line that is not what is asked for is answered with its
// number and the error, and the others go on; the first such error is returned, and how many there were.
func eachLine[In any](ctx context.Context, c *cli.Command, answer func(In) (any, error)) error {
	if c.NArg() > 1 || c.NArg() == 1 && c.Args().First() != "-" {
		return cmdline.Usagef("--json reads standard input, got the argument %q", c.Args().First())
	}
	var first error
	bad := 0
	for line, err := range jsonl.Read[In](c.Root().Reader) {
		if err != nil {
			return err
		}
		if ctx.Err() != nil {
			continue
		}
		var out any
		wrong := line.Err
		if wrong == nil {
			out, wrong = answer(line.Value)
		}
		if wrong != nil {
			out = map[string]any{"line": line.Number, "error": wrong.Error()}
			if bad++; bad == 1 {
				first = fmt.Errorf("line %d: %w", line.Number, wrong)
			}
		}
		if err := jsonl.Write(c.Root().Writer, out); err != nil {
			return err
		}
	}
	switch {
	case bad > 1:
		return cmdline.Usagef("%d lines cannot be used; the first is %w", bad, first)
	case bad > 0:
		return cmdline.UsageError{Err: first}
	}
	return nil
}

// interruptible is a reader that stops waiting when ctx ends: what is typed or piped in may never come.
type interruptible struct {
	ctx context.Context
	io.Reader
}

func (r interruptible) Read(p []byte) (int, error) {
	type result struct {
		n   int
		err error
	}
	own := make([]byte, len(p)) // a read that is given up may still write
	done := make(chan result, 1)
	go func() {
		n, err := r.Reader.Read(own)
		done <- result{n, err}
	}()
	select {
	case got := <-done:
		return copy(p, own[:got.n]), got.err
	case <-r.ctx.Done():
		return 0, r.ctx.Err()
	}
}

// input is the argument that a command wants, or the standard input: where the argument is "-", or where there is none
// and something is piped in. It is "" where there is nothing.
func input(c *cli.Command, argument string) (string, error) {
	if argument != "-" && (argument != "" || !isPiped(os.Stdin)) {
		return argument, nil
	}
	text, err := io.ReadAll(c.Root().Reader)
	return strings.TrimSpace(string(text)), err
}

// isPiped reports whether a standard stream is something other than a person's terminal.
func isPiped(f *os.File) bool { return !isatty.IsTerminal(f.Fd()) && !isatty.IsCygwinTerminal(f.Fd()) }
