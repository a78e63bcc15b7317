// Package cmdline is what the command lines of both programs have in common, over urfave/cli. Flags stand anywhere,
// before and after a command's arguments; "--" ends them. An invalid line is a UsageError, which says what
// may have been meant.
package cmdline

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/internal/edit"
)

// UsageError is an invalid command line.
type UsageError struct{ Err error }

func (e UsageError) Error() string { return e.Err.Error() }
func (e UsageError) Unwrap() error { return e.Err }

// Usagef is a UsageError.
func Usagef(format string, args ...any) error { return UsageError{fmt.Errorf(format, args...)} }

// Added are the commands that Run adds to every program.
var Added = []string{"help", "man", "completion"}

// Run runs the program that root describes, with the Added commands. Errors are the commands' own,
// and UsageError.
func Run(ctx context.Context, root *cli.Command, args []string) error {
	root.HideHelpCommand = true // each command would have one
	root.Commands = append(root.Commands, helpCommand(), manCommand())
	root.EnableShellCompletion = true
	root.ConfigureShellCompletionCommand = func(c *cli.Command) {
		c.Hidden, c.Usage = false, "write a completion script for bash, zsh, fish or pwsh"
	}
	root.ExitErrHandler = func(context.Context, *cli.Command, error) {} // the caller decides
	prepare(root)
	return root.Run(ctx, args)
}

// prepare gives a command and those below it the rules that all have.
func prepare(c *cli.Command) {
	c.DisableSliceFlagSeparator = true // what may be repeated takes each value whole, with its commas
	c.OnUsageError = func(_ context.Context, c *cli.Command, err error, _ bool) error { return usage(c, err) }
	for _, sub := range c.Commands {
		prepare(sub)
	}
	if len(c.Commands) > 0 && c.Action == nil {
		c.Action = func(_ context.Context, c *cli.Command) error { return Unknown(c, c.Args().First()) }
	}
}

// Unknown is the error of a word where a command below c is wanted; the help where there is no word.
func Unknown(c *cli.Command, word string) error {
	var names []string
	for _, sub := range c.VisibleCommands() {
		names = append(names, sub.Name)
	}
	switch {
	case word != "":
		return Usagef("unknown command %q%s", word, edit.DidYouMean(word, names))
	case c != c.Root():
		return Usagef("%s needs a command: %s", c.Name, strings.Join(names, ", "))
	}
	return cli.ShowRootCommandHelp(c)
}

// NoArguments is the ArgValidator of a command that takes flags alone.
func NoArguments(_ context.Context, c *cli.Command) error {
	if c.NArg() > 0 {
		return Usagef("%s takes no arguments, got %q", c.Name, c.Args().First())
	}
	return nil
}

// usage makes an error of urfave/cli, which has no types for them, a UsageError in this program's words.
func usage(c *cli.Command, err error) error {
	text := err.Error()
	if name, ok := strings.CutPrefix(text, "flag provided but not defined: -"); ok {
		name = strings.TrimLeft(name, "-")
		if len(name) == 1 {
			return Usagef("%s has no flag -%s", c.FullName(), name)
		}
		var names []string
		for _, f := range c.Flags {
			for _, n := range f.Names() {
				names = append(names, n)
			}
		}
		meant := edit.Nearest(name, names)
		if meant != "" {
			meant = "; did you mean --" + meant + "?"
		}
		return Usagef("%s has no flag --%s%s", c.FullName(), name, meant)
	}
	if value, why, ok := strings.Cut(text, " for flag -"); ok && strings.HasPrefix(value, "invalid value ") {
		name, why, _ := strings.Cut(why, ": ")
		return Usagef("--%s %s: %s", name, strings.TrimPrefix(value, "invalid value "), Reason(why))
	}
	return UsageError{err}
}

// Reason says in plain words why a flag does not take a value.
func Reason(text string) string {
	switch {
	case text == "parse error": // of a bool alone
		return "must be true or false"
	case strings.HasPrefix(text, "strconv.ParseFloat"):
		return "must be a number"
	case strings.HasPrefix(text, "strconv."):
		return "must be a whole number"
	}
	return text
}

func helpCommand() *cli.Command {
	return &cli.Command{
		Name:      "help",
		Usage:     "show help for the program or a command",
		ArgsUsage: "[COMMAND]",
		Action: func(ctx context.Context, c *cli.Command) error {
			of := c.Root()
			for _, word := range c.Args().Slice() {
				i := slices.IndexFunc(of.Commands, func(sub *cli.Command) bool { return sub.HasName(word) })
				if i < 0 {
					return Unknown(of, word)
				}
				of = of.Commands[i]
			}
			if of == c.Root() {
				return cli.ShowRootCommandHelp(of)
			}
			path := of.Lineage()
			return cli.ShowCommandHelp(ctx, path[1], of.Name)
		},
	}
}
