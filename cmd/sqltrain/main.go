// Command sqltrain makes the weights that sqlagent runs: synthetic data, supervised training, rewards, files of
// weights.
//
// main.go has the exit codes. A file is a command, or several on one subject:
//
//   - data: synth.go, suite.go, pairs.go, distill.go, coder.go (coder-data), score.go
//   - training: sft.go, nano.go, grpo.go with curate.go and report.go, btrm.go (a reward model), nightly.go (also
//     rollback); settings.go has flags that a run may not go on without
//   - weights: import.go, quantize.go (also imatrix), export.go
//   - GPUs and other trainers: device.go says where to compute, selftest.go checks a GPU, servereward.go serves
//     rewards
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/built"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/internal/defect"
)

// Exit codes; see also `sqlagent`.
const (
	exitOK          = 0
	exitInternal    = 1
	exitUsage       = 2
	exitKept        = 10 // nightly: the weights are as they were
	exitInterrupted = 130
)

// What may be lost before it is collected, as a percentage of what is in use: a step's matrices hold no pointers, so
// collecting costs little, and the default doubles their memory. Nearly all that a LoRA on the CPU uses are matrices.
const (
	garbage     = 20
	garbageLoRA = 5
)

// collectAt collects garbage at a percentage, unless the environment says when.
func collectAt(percent int) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

func main() {
	collectAt(garbage)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // the second Ctrl-C ends what does not listen for the first
	code := run(ctx, os.Args, os.Stdin, os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}

// variables are those of the environment: of the program, of what makes and checks its kernels, and of recipes/verl.
var variables = []string{"SQLTRAIN_CUDA_LIB", "SQLTRAIN_NVRTC", "SQLTRAIN_PTXAS", "SQLTRAIN_GYM", "SQLTRAIN_TOKEN"}

// run is the whole program; it returns the exit code.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	app := &cli.Command{
		Name:      "sqltrain",
		Usage:     "train text-to-SQL models, and convert files of weights",
		UsageText: "sqltrain COMMAND [ARGUMENTS] [OPTIONS]",
		Version:   built.Read("sqltrain").Version,
		Reader:    stdin,
		Writer:    stdout,
		ErrWriter: stderr,
		Before: func(context.Context, *cli.Command) (context.Context, error) {
			cmdline.WarnOfVariables(stderr, os.Environ(), "SQLTRAIN_", variables)
			return nil, nil
		},
		Commands: []*cli.Command{
			synthCommand, pairsCommand, coderDataCommand, distillCommand, curateCommand, sftCommand, nanoCommand, grpoCommand, nightlyCommand,
			rollbackCommand, reportCommand, suiteCommand, scoreCommand, btrmCommand, rankCommand, exportCommand,
			importCommand, quantizeCommand, imatrixCommand, selftestCommand, serveRewardCommand,
			built.Command("sqltrain", func() string { return "" }),
		},
	}
	err := cmdline.Run(ctx, app, args)
	switch exitCode(err) {
	case exitOK:
	case exitInterrupted:
		fmt.Fprintln(stderr, "sqltrain: interrupted")
		var several interface{ Unwrap() []error }
		if errors.As(err, &several) && len(several.Unwrap()) > 1 { // what was reached could not be saved, say
			fmt.Fprintf(stderr, "sqltrain: %v\n", err)
		}
	default:
		fmt.Fprintf(stderr, "sqltrain: %v\n", err)
		if fault := (*defect.Error)(nil); errors.As(err, &fault) {
			fmt.Fprintln(stderr, fault.Detail())
		}
	}
	return exitCode(err)
}

func exitCode(err error) int {
	var usage cmdline.UsageError
	var kept *keptError
	switch {
	case err == nil:
		return exitOK
	case errors.As(err, &usage):
		return exitUsage
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	case errors.As(err, &kept):
		return exitKept
	}
	return exitInternal
}
