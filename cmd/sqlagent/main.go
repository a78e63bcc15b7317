// Command sqlagent answers questions about a database with a local language model. It cannot write.
//
// main.go has the commands, the exit codes, and what a bare question means. A file is a command of its name, or what
// several commands share:
//
//   - asking: ask.go, with narrator.go for the turns, votes.go for doubts and alternatives, cut.go for what was
//     truncated, rows.go, table.go, chart.go and pager.go for the output, terminal.go for the screen
//   - the shell: shell.go, shell_*.go
//   - databases: database.go (flags), schema.go, seen.go (what a model sees), check.go, odt.go
//   - models: model.go (flags) and auto.go (nano first, then a larger one); models.go lists, files.go, pull.go and
//     archive.go have the commands below it
//   - what a team knows: knowledge.go, examples.go, metrics.go, approve.go
//   - servers: serve.go, mcp.go, telemetry.go, and audit.go with anchor.go
//   - measuring: eval.go, evaluation.go (its run), row.go (a line of the table of models), calibrate.go
//   - settings: flags.go, settings.go, config.go, version.go
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"unicode"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/defect"
	"github.com/sqlagent/sqlagent/internal/edit"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/llm"
)

// Exit codes, part of the contract with scripts.
const (
	exitOK          = 0
	exitInternal    = 1
	exitUsage       = 2
	exitRefused     = 3 // the statement is not read-only
	exitUnsure      = 4 // rows and alternatives are printed all the same
	exitNoAnswer    = 5
	exitDatabase    = 6 // unreachable, not a database, no tables
	exitModel       = 7 // unreadable, its server fails, context too small
	exitCut         = 8 // ask --fail-if-cut: something was left out of what is printed
	exitFell        = 9 // eval --gate: the run is significantly worse than the earlier one; examples check: one is broken
	exitInterrupted = 130
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // the second Ctrl-C ends what does not listen for the first
	ctx, stopHangUp := untilHangUp(ctx)
	code := run(ctx, os.Args, os.Stdout, os.Stderr)
	stopHangUp()
	stop()
	os.Exit(code)
}

// untilHangUp ends ctx when the terminal is closed, unless that is ignored, as nohup has it. Both the shell and the
// kernel may say so: the second time ends nothing that is still being cleaned up.
func untilHangUp(ctx context.Context) (context.Context, context.CancelFunc) {
	if signal.Ignored(syscall.SIGHUP) {
		return context.WithCancel(ctx)
	}
	return signal.NotifyContext(ctx, syscall.SIGHUP)
}

// run is the whole program; it returns the exit code.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	stderr = &terminal{w: stderr}
	app := &cli.Command{
		Name:      "sqlagent",
		Usage:     "ask a database questions in plain language; it cannot write",
		UsageText: "sqlagent \"QUESTION\" [OPTIONS OF ask]\nsqlagent COMMAND [ARGUMENTS] [OPTIONS]",
		Version:   version(),
		Reader:    interruptible{ctx, os.Stdin},
		Writer:    stdout,
		ErrWriter: stderr,
		Commands: []*cli.Command{
			askCommand, shellCommand, serveCommand, schemaCommand, checkCommand, odtCommand, auditCommand, examplesCommand, metricsCommand, evalCommand, calibrateCommand, mcpCommand, modelsCommand, settingsCommand,
			versionCommand,
		},
		Flags:    []cli.Flag{configFlag},
		Metadata: map[string]any{},
		Action: func(_ context.Context, c *cli.Command) error {
			err := cmdline.Unknown(c, c.Args().First())
			if err != nil {
				err = cmdline.Usagef("%w; a question goes in quotes", err)
			}
			return err
		},
	}
	for _, c := range app.Commands {
		c.Before = readSettings
	}
	err := cmdline.Run(ctx, app, withAsk(app, args))
	complain(stderr, err)
	if end, ok := app.Metadata[atEnd].(func() error); ok {
		late := end()
		complain(stderr, late)
		err = cmp.Or(err, late)
	}
	return exitCode(err)
}

// complain reports what went wrong, unless that was reported already.
func complain(stderr io.Writer, err error) {
	var shown shownError
	if err == nil || errors.As(err, &shown) {
		return
	}
	writeFailure(stderr, explain(err))
	if fault := (*defect.Error)(nil); errors.As(err, &fault) { // there may be no log
		fmt.Fprintln(stderr, printableLines(fault.Detail()))
	}
}

func writeFailure(stderr io.Writer, f *agent.Failure) {
	fmt.Fprintf(stderr, "sqlagent: %s\n", printable(f.Message))
	if f.Hint != "" {
		fmt.Fprintf(stderr, "  hint: %s\n", printable(f.Hint))
	}
}

// atEnd is the key of what a command leaves to be done when it has ended, a func() error.
const atEnd = "at end"

// withAsk puts "ask" before a question in the place of a command: what has a space in it, begins with a flag of ask, or
// is several words, which ask wants in quotes. A question that is piped in, or is yet to be typed, may have no word at
// all.
func withAsk(app *cli.Command, args []string) []string {
	asks := false
	switch {
	case len(args) < 2:
		asks = isPiped(os.Stdin) || screenOf(app.Writer) != nil
	case app.Command(afterConfig(args[1:])) != nil:
	case strings.HasPrefix(args[1], "-"):
		asks = !slices.Contains([]string{"--help", "-h", "--version", "-v"}, args[1]) && !strings.HasPrefix(args[1], "--generate")
	default:
		asks = strings.ContainsFunc(args[1], unicode.IsSpace) || unquoted(app, args[1:])
	}
	if !asks {
		return args
	}
	return slices.Insert(slices.Clone(args), 1, askCommand.Name)
}

// afterConfig is the first word after --config, which all commands have; "": there is none.
func afterConfig(words []string) string {
	name := "--" + configFlag.Name
	for len(words) > 0 {
		switch {
		case words[0] == name && len(words) > 1:
			words = words[2:]
		case strings.HasPrefix(words[0], name+"="):
			words = words[1:]
		default:
			return words[0]
		}
	}
	return ""
}

// unquoted distinguishes words of a question from the misspelt name of a command.
func unquoted(app *cli.Command, words []string) bool {
	if len(words) < 2 || strings.HasPrefix(words[1], "-") {
		return false
	}
	names := slices.Clone(cmdline.Added)
	for _, c := range app.Commands {
		names = append(names, c.Name)
	}
	return edit.DidYouMean(words[0], names) == ""
}

// shownError was shown to the user already.
type shownError struct{ error }

func (e shownError) Unwrap() error { return e.error }

func exitCode(err error) int {
	if err == nil {
		return exitOK
	}
	var (
		usage    cmdline.UsageError
		dsn      *open.DSNError
		config   *open.ConfigError
		db       *database.Error
		noAnswer *agent.NoAnswerError
		load     *llm.LoadError
		room     *llm.ContextError
		held     *llm.ConstraintError
		token    *llm.TokenError
		unsure   *unsureError
		fell     *fellError
		shell    *shellError
		broken   *brokenError
		team     *knowledge.FileError
	)
	switch {
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	case errors.As(err, &usage), errors.As(err, &dsn), errors.As(err, &config), errors.As(err, &shell), errors.As(err, &team), errors.Is(err, agent.ErrNoQuestion), errors.Is(err, agent.ErrNUL), errors.Is(err, agent.ErrNoJudge),
		errors.Is(err, agent.ErrNoReviser):
		return exitUsage
	case errors.As(err, &fell), errors.As(err, &broken):
		return exitFell
	case errors.As(err, &unsure):
		return exitUnsure
	case errors.Is(err, errCut):
		return exitCut
	case errors.As(err, &load), errors.As(err, &room), errors.As(err, &held), errors.As(err, &token):
		return exitModel
	case errors.As(err, &db):
		switch db.Kind {
		case database.Refused:
			return exitRefused
		case database.Unreachable, database.NotDatabase, database.Empty:
			return exitDatabase
		case database.Cancelled:
			return exitInterrupted
		}
		return exitNoAnswer
	case errors.As(err, &noAnswer), errors.Is(err, context.DeadlineExceeded):
		return exitNoAnswer
	}
	return exitInternal
}

// explain finds the words for an error: what happened, where, what to do.
func explain(err error) *agent.Failure {
	f := agent.Explain(err)
	var (
		dsn    *open.DSNError
		config *open.ConfigError
		file   *fs.PathError
	)
	switch exitCode(err) {
	case exitUsage:
		if f.Kind != "knowledge" {
			f.Kind, f.Hint = "usage", "sqlagent --help, or sqlagent COMMAND --help"
		}
	case exitUnsure:
		f.Kind, f.Hint = "unsure", "check the rows and the alternatives, or ask for one thing, in the database's own words"
		if unsure := (*unsureError)(nil); errors.As(err, &unsure) && (unsure.answer.Uncalibrated || unsure.answer.Basis == llm.ByAgreement) {
			f.Hint = calibrateHint
		}
	case exitCut:
		f.Kind, f.Hint = "cut", "raise the named limit, or ask for less"
	case exitFell:
		if broken := (*brokenError)(nil); errors.As(err, &broken) {
			f.Kind, f.Hint = "broken", "correct their queries and add them again, or remove their lines from the file"
			break
		}
		f.Kind, f.Hint = "fell", "the outcomes on stdout show which questions it now gets wrong"
	}
	switch {
	case errors.As(err, &config):
		f.Hint = "fix that file, or name another with --config, --dsn-file or --password-file"
	case errors.As(err, &dsn):
		f.Hint, f.Message = dsn.Hint, dsn.Reason
	case f.Kind != "internal":
	case errors.As(err, &file):
		f.Kind, f.Hint = "output", "a file or pipe failed: check the disk, its permissions, or the reader of the pipe"
	default:
		f.Hint = "this is a bug in sqlagent; please report it with the command line"
	}
	return f
}
