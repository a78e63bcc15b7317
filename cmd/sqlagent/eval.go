package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/eval/plot"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

var evalCommand = &cli.Command{
	Name:      "eval",
	Usage:     "measure a model, or a file of predictions, on a suite of questions with gold SQL",
	ArgsUsage: "SUITE",
	Description: "Each line of the suite is {\"db\", \"question\", \"gold\"}, and optionally \"knowledge\", \"family\", \"difficulty\", \"dialect\",\n" +
		"and \"after\": {\"question\", \"sql\"}, the previous question with its query, if this one follows it up;\n" +
		"gold may also be called query or sql. Spider's, Spider-Syn's and BIRD's dev.json are read with --databases. One JSON line per\n" +
		"problem goes to stdout. Tables of what was attempted, right, wrong, failed and skipped, and of all measures, go to stderr.",
	Flags: append([]cli.Flag{
		&cli.StringFlag{Name: "databases", Usage: "`DIR` with DB_ID/DB_ID.sqlite, for suites that name their databases by DB_ID"},
		&cli.StringFlag{Name: "predictions", Usage: "`FILE` with one query a line, in the suite's order, or BIRD's predict_dev.json, to grade instead of a model's answers"},
		&cli.StringFlag{Name: "rule", Value: "strict", Validator: cmdline.OneOf("strict", "spider", "bird"),
			Usage: "when an answer is right: strict, spider (the test-suite script, which drops DISTINCT) or bird"},
		protocolFlag,
		noProfileFlag,
		&cli.BoolFlag{Name: "no-repair", Usage: "leave failed queries of the protocol plain as they are, to measure what repair by rule is worth"},
		&cli.BoolFlag{Name: "no-hints", Usage: "ask without the suite's own knowledge, such as BIRD's evidence"},
		&cli.StringFlag{Name: "knowledge-dir", DefaultText: "none: results do not depend on the working directory",
			Usage: "the `FOLDER` of a team's knowledge: examples.jsonl, glossary.toml, rules.md"},
		turnsFlag,
		turnTokensFlag,
		&cli.IntFlag{Name: "samples", Value: 1, Validator: cmdline.Positive[int],
			Usage: "answers to each question, for pass@k and maj@k"},
		&cli.IntFlag{Name: "votes", Value: 1, Validator: cmdline.NotNegative[int],
			Usage: "votes for each answer: once greedily, else sampled (0: as the model's file says)"},
		judgeFlag,
		judgeSamplesFlag,
		reviseFlag,
		&cli.FloatFlag{Name: "min-confidence", Validator: cmdline.Share,
			DefaultText: "as the model's file says, with several --votes",
			Usage:       "confidence `X`, from 0 to 1, below which an answer counts as unsure (0: never); needs several --votes"},
		&cli.FloatFlag{Name: "temperature", Usage: "sampling temperature; 0 is greedy"},
		&cli.Uint64Flag{Name: "seed", Value: 1, Usage: "of sampling"},
		&cli.IntFlag{Name: "sessions", Value: 8, Validator: cmdline.Positive[int],
			Usage: "questions asked concurrently"},
		&cli.IntFlag{Name: "limit", DefaultText: "all", Usage: "only the first `N` problems"},
		&cli.StringFlag{Name: "test-suite", Usage: "`DIR` with DB_ID/*.sqlite, to measure test-suite accuracy too"},
		&cli.BoolFlag{Name: "keep-distinct", Usage: "keep DISTINCT in the queries, for the test suite and --rule spider"},
		&cli.IntFlag{Name: "ves", DefaultText: "not timed",
			Usage: "time right answers and gold `N` times each, one after the other, for R-VES (BIRD uses 100)"},
		&cli.StringFlag{Name: "compare", Usage: "`RUN.jsonl`, what an earlier run wrote: paired bootstrap of the two"},
		&cli.BoolFlag{Name: "gate", Usage: "exit with code 9 if the run is significantly worse than that of --compare"},
		&cli.IntFlag{Name: "examples", DefaultText: "none",
			Usage: "`N` training examples between the compared runs, for data efficiency"},
		&cli.BoolFlag{Name: "row", Usage: "print the run as a row of docs/models.md, on stderr"},
		&cli.StringSliceFlag{Name: "report", Usage: "`FILE`.md, .json, .png or .svg; may be given several times"},
	}, modelFlags...),
	Action: runEval,
}

func runEval(ctx context.Context, c *cli.Command) error {
	e, err := newEvaluation(ctx, c)
	if err != nil {
		return err
	}
	defer e.close()
	for _, step := range []func() error{e.answer, e.testSuite, e.time} {
		if err := step(); err != nil {
			return errors.Join(err, e.write()) // what was done before is not lost
		}
	}
	if err := e.write(); err != nil {
		return err
	}
	report := eval.NewReport(e.outcomes)
	if e.earlier != nil {
		report.Compare(e.earlier, c.Int("examples"))
	}
	if _, err = io.WriteString(c.Root().ErrWriter, report.Markdown()); err != nil {
		return err
	}
	if c.Bool("row") {
		fmt.Fprintln(c.Root().ErrWriter, row(e.engine, report.Total, e.answering, c.Int("votes"), c.Int("sessions"), time.Now()))
	}
	for _, path := range c.StringSlice("report") {
		if err := writeReport(path, report); err != nil {
			return err
		}
	}
	if report.Total.Attempted == 0 && report.Total.Skipped > 0 {
		return &database.Error{
			Kind: database.Unreachable, Hint: "the lines on stdout say why; --databases names the folder of the suite's databases",
			Message: fmt.Sprintf("nothing was attempted: all %d problems were skipped; the first: %s", report.Total.Skipped, e.outcomes[0].Error),
		}
	}
	switch b := report.Baseline; {
	case !c.Bool("gate"):
	case b.Problems == 0:
		return cmdline.Usagef("--gate: %s has no problem in common with this run", c.String("compare"))
	case b.Fell():
		return &fellError{*b}
	}
	return nil
}

// fellError is a run that is significantly worse than the one that it is compared with.
type fellError struct{ eval.Baseline }

func (e *fellError) Error() string {
	return fmt.Sprintf("accuracy fell from %.1f%% to %.1f%% of %d problems (95%% interval of the difference: %+.1f to %+.1f points)",
		100*e.A, 100*e.B, e.Problems, 100*e.Low, 100*e.High)
}

// writeTo prints the outcomes before the n-th, in the suite's order, up to the first that is yet to come.
func (e *evaluation) writeTo(n int) error {
	for ; e.written < n && e.outcomes[e.written].Verdict != ""; e.written++ {
		if err := jsonl.Write(e.out(), e.outcomes[e.written]); err != nil {
			return err
		}
	}
	return nil
}

// out is where outcomes are printed.
func (e *evaluation) out() io.Writer {
	if e.lines != nil {
		return e.lines
	}
	return e.Root().Writer
}

// write prints the outcomes there are and that are not printed yet.
func (e *evaluation) write() error {
	for ; e.written < len(e.outcomes); e.written++ {
		if e.outcomes[e.written].Verdict == "" {
			continue
		}
		if err := jsonl.Write(e.out(), e.outcomes[e.written]); err != nil {
			return err
		}
	}
	return nil
}

// writeReport writes a report in the form that the file's name asks for.
func writeReport(path string, r eval.Report) error {
	var text []byte
	var err error
	switch filepath.Ext(path) {
	case ".md":
		text = []byte(r.Markdown())
	case ".json":
		if text, err = json.MarshalIndent(r, "", "  "); err == nil {
			text = append(text, '\n')
		}
	case ".png":
		text, err = plot.PNG(r)
	case ".svg":
		text, err = plot.SVG(r)
	}
	if err != nil {
		return err
	}
	return atomicfile.Write(path, 0o644, func(f *os.File) error {
		_, err := f.Write(text)
		return err
	})
}
