// Command sqltrain makes the weights that sqlagent runs: synthetic data, supervised training, rewards, files of weights.
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
	app := &cli.App{
		Name:            "sqltrain",
		Usage:           "train text-to-SQL models and export them to GGUF",
		HideHelpCommand: true,
		Commands: []*cli.Command{
			synthCommand, sftCommand, nanoCommand, grpoCommand, suiteCommand, calibrateCommand, scoreCommand, exportCommand,
			importCommand, quantizeCommand, imatrixCommand,
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
	err := app.RunContext(ctx, argumentLast(os.Args))
	switch exitCode(err) {
	case exitOK:
	case exitInterrupted:
		fmt.Fprintln(os.Stderr, "sqltrain: interrupted")
	default:
		fmt.Fprintf(os.Stderr, "sqltrain: %v\n", err)
	}
	os.Exit(exitCode(err))
}

// argumentLast moves the argument of a command that takes one behind its options: urfave/cli reads no options behind an
// argument.
func argumentLast(args []string) []string {
	takesOne := []string{grpoCommand.Name, importCommand.Name, quantizeCommand.Name, imatrixCommand.Name}
	if len(args) < 4 || !slices.Contains(takesOne, args[1]) || strings.HasPrefix(args[2], "-") {
		return args
	}
	return slices.Concat(args[:2], args[3:], args[2:3])
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
