package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/dialects"
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
// number and the error, and the others go on; the last such error is returned.
func eachLine[In any](c *cli.Context, answer func(In) any) error {
	r := bufio.NewReaderSize(c.App.Reader, 1<<16)
	enc := json.NewEncoder(c.App.Writer)
	enc.SetEscapeHTML(false)
	var bad error
	for n := 1; ; n++ {
		line, err := r.ReadBytes('\n')
		if len(bytes.TrimSpace(line)) > 0 {
			var in In
			var out any
			if syntax := json.Unmarshal(line, &in); syntax != nil {
				bad = usageError{fmt.Errorf("line %d: %w", n, syntax)}
				out = map[string]any{"line": n, "error": syntax.Error()}
			} else {
				out = answer(in)
			}
			if err := enc.Encode(out); err != nil {
				return err
			}
		}
		if err == io.EOF {
			return bad
		}
		if err != nil {
			return err
		}
		if err := c.Context.Err(); err != nil {
			return err
		}
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
