// Command sqltrain makes the weights that sqlagent runs: synthetic data, supervised training, rewards, export to GGUF.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"github.com/urfave/cli/v2"
)

// Exit codes; see also `sqlagent`.
const (
	exitOK          = 0
	exitInternal    = 1
	exitUsage       = 2
	exitInterrupted = 130
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	err := newApp().RunContext(ctx, argumentsLast(os.Args))
	switch exitCode(err) {
	case exitOK:
	case exitInterrupted:
		fmt.Fprintln(os.Stderr, "sqltrain: interrupted")
	default:
		fmt.Fprintf(os.Stderr, "sqltrain: %v\n", err)
	}
	os.Exit(exitCode(err))
}

// newApp is the program, but for the process that it runs in.
func newApp() *cli.App {
	app := &cli.App{
		Name:            "sqltrain",
		Usage:           "train text-to-SQL models and export them to GGUF",
		HideHelpCommand: true,
		// a setting of a recipe may hold commas
		DisableSliceFlagSeparator: true,
		Commands: []*cli.Command{
			synthCommand, pairsCommand, distillCommand, curateCommand, sftCommand, nanoCommand, grpoCommand,
			suiteCommand, calibrateCommand, scoreCommand, exportCommand,
		},
		OnUsageError: func(_ *cli.Context, err error, _ bool) error {
			return usageError{err}
		},
		ExitErrHandler: func(*cli.Context, error) {}, // main decides
		CommandNotFound: func(_ *cli.Context, name string) {
			fmt.Fprintf(os.Stderr, "sqltrain: there is no command %q; see sqltrain --help\n", name)
			os.Exit(exitUsage)
		},
	}
	for _, c := range app.Commands {
		c.OnUsageError = app.OnUsageError
	}
	return app
}

// argumentsLast moves the arguments that stand right behind a command behind its options: urfave/cli reads no options
// behind an argument.
func argumentsLast(args []string) []string {
	if len(args) < 3 {
		return args
	}
	first := slices.IndexFunc(args[2:], func(a string) bool { return strings.HasPrefix(a, "-") && a != "-" })
	if first <= 0 {
		return args
	}
	return slices.Concat(args[:2], args[2+first:], args[2:2+first])
}

// usageError is a command line that makes no sense.
type usageError struct{ error }

func exitCode(err error) int {
	var usage usageError
	switch {
	case err == nil:
		return exitOK
	case errors.As(err, &usage), strings.HasPrefix(err.Error(), "Required flag"): // urfave/cli has no type to ask for
		return exitUsage
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	}
	return exitInternal
}
