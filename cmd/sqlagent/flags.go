package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

var dialectFlag = &cli.StringFlag{Name: "dialect", Aliases: []string{"d"}, Usage: "`NAME` of the SQL dialect: sqlite, mysql or postgres"}

// dialectOf reads --dialect.
func dialectOf(c *cli.Context) (dialects.Dialect, error) {
	switch d := dialects.Dialect(c.String("dialect")); d {
	case dialects.SQLite, dialects.MySQL, dialects.Postgres:
		return d, nil
	case "":
		return "", usageError{fmt.Errorf("give a --dialect: sqlite, mysql or postgres")}
	default:
		return "", usageError{fmt.Errorf("--dialect %q is unknown: give sqlite, mysql or postgres", d)}
	}
}

// eachLine answers JSON lines with JSON lines. A line that is not what is asked for is answered with its
// number and the error, and the others go on; the first such error is returned, and how many there were.
func eachLine[In any](c *cli.Context, answer func(In) (any, error)) error {
	var first error
	bad := 0
	for line, err := range jsonl.Read[In](c.App.Reader) {
		if err != nil {
			return err
		}
		if c.Context.Err() != nil {
			continue
		}
		var out any
		wrong := line.Err
		if wrong == nil {
			out, wrong = answer(line.Value)
		}
		if wrong != nil {
			wrong = plainly(wrong)
			out = map[string]any{"line": line.Number, "error": wrong.Error()}
			if bad++; bad == 1 {
				first = fmt.Errorf("line %d: %w", line.Number, wrong)
			}
		}
		if err := jsonl.Write(c.App.Writer, out); err != nil {
			return err
		}
	}
	switch {
	case bad > 1:
		return usageError{fmt.Errorf("%d lines cannot be used; the first is %w", bad, first)}
	case bad > 0:
		return usageError{first}
	}
	return nil
}

// plainly says what is wrong with a line's values without the names of Go's types.
func plainly(err error) error {
	var kind *json.UnmarshalTypeError
	switch {
	case !errors.As(err, &kind):
		return err
	case kind.Field == "":
		return fmt.Errorf("the line is no JSON object but a JSON %s", kind.Value)
	}
	return fmt.Errorf("%q is a JSON %s, which it must not be", strings.ToLower(kind.Field), kind.Value)
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

// flagsFirst moves a command's flags before its arguments, where urfave/cli looks for them, so that
// `sqlagent ask "question" --dsn DATABASE` works as it reads. What stands behind "--" stays an argument.
func flagsFirst(app *cli.App, args []string) []string {
	if len(args) < 3 {
		return args
	}
	command := app.Command(args[1])
	if command == nil {
		return args
	}
	takesValue := map[string]bool{}
	for _, f := range command.Flags {
		_, isBool := f.(*cli.BoolFlag)
		for _, name := range f.Names() {
			takesValue[name] = !isBool
		}
	}
	var flags, rest []string
	for i := 2; i < len(args); i++ {
		arg := args[i]
		if arg == "--" {
			rest = append(rest, args[i+1:]...)
			break
		}
		if len(arg) < 2 || arg[0] != '-' {
			rest = append(rest, arg)
			continue
		}
		flags = append(flags, arg)
		if takesValue[strings.TrimLeft(arg, "-")] {
			if i++; i == len(args) { // else "--" would be its value
				return append([]string{args[0], args[1]}, flags...)
			}
			flags = append(flags, args[i])
		}
	}
	out := append([]string{args[0], args[1]}, flags...)
	return append(append(out, "--"), rest...)
}
