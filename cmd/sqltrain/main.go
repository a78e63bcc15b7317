// Command sqltrain makes the weights that sqlagent runs: synthetic data, supervised training, rewards, export to GGUF.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/urfave/cli/v2"
)

// Exit codes; see also `sqlagent`.
const (
	exitOK          = 0
	exitInternal    = 1
	exitUsage       = 2
	exitKept        = 10 // nightly: the weights are as they were
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
			synthCommand, pairsCommand, distillCommand, sftCommand, nanoCommand, grpoCommand, nightlyCommand, rollbackCommand, reportCommand, suiteCommand,
			calibrateCommand, scoreCommand, exportCommand,
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

// usageError is a command line that makes no sense.
type usageError struct{ error }

func exitCode(err error) int {
	var usage usageError
	var kept *keptError
	switch {
	case err == nil:
		return exitOK
	case errors.As(err, &usage), strings.HasPrefix(err.Error(), "Required flag"): // urfave/cli has no type to ask for
		return exitUsage
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	case errors.As(err, &kept):
		return exitKept
	}
	return exitInternal
}
