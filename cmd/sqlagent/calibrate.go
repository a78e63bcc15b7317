package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/calibration"
	"github.com/sqlagent/sqlagent/llm/card"
)

var calibrateCommand = &cli.Command{
	Name:         "calibrate",
	Usage:        "calibrate a model's confidence on your own questions",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Asks the model at least 50 questions whose correct SQL you know, and records how often answers are right at each\n" +
		"level of agreement. From then on answers of this model have a probability, and those below the threshold are unsure\n" +
		"(exit code 4). The calibration is kept in $XDG_DATA_HOME/sqlagent/calibrations, by default below ~/.local/share, under the\n" +
		"SHA-256 of the model's file, or of its adapter's; with --out in a copy of that file, for everyone who uses it.\n" +
		"A pair is a line of JSON with \"question\" and \"sql\", and \"db\" if it is not about the database of the flags; any\n" +
		"file that eval reads will do. Keep these questions out of the ones you measure the model by.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringSliceFlag{Name: "pairs", Usage: "`FILE` of questions with the SQL that you verified; may be given several times"},
		&cli.StringFlag{Name: "run", Usage: "`FILE` that eval --votes K wrote; asks nothing again"},
		&cli.StringFlag{Name: "databases", Usage: "`DIR` with DB_ID/DB_ID.sqlite, for pairs that name their databases by DB_ID"},
		&cli.IntFlag{Name: "votes", Validator: cmdline.Positive[int], DefaultText: "as the model's file says, or 5",
			Usage: "votes for each answer: once greedily, else sampled"},
		&cli.FloatFlag{Name: "wrong", Value: 0.1, Validator: cmdline.Share,
			Usage: "maximum `SHARE` of all questions that may be answered wrongly without being unsure"},
		&cli.StringFlag{Name: "out", Usage: "GGUF `FILE` to write: the model's, with the calibration in it"},
		protocolFlag, noProfileFlag, turnsFlag, turnTokensFlag,
		&cli.IntFlag{Name: "sessions", Value: 1, Validator: cmdline.Positive[int], Usage: "questions asked concurrently"},
	}, modelFlags, databaseFlags),
	Action: calibrate,
}

// ownDatabase is the database of the flags, for pairs that name none.
const ownDatabase = "(the database of the flags)"

func calibrate(ctx context.Context, c *cli.Command) error {
	switch {
	case c.IsSet("pairs") == c.IsSet("run"):
		return cmdline.Usagef("give --pairs FILE, questions with SQL that you verified, or --run FILE, what eval wrote for them")
	case c.String("model") == "" && c.String("base-url") == "":
		return cmdline.Usagef("name the model to calibrate with --model, such as --model embedded, or with --base-url")
	case c.String("model") == autoModel:
		return cmdline.Usagef("--model auto asks two models: calibrate each, with --model embedded and --model FILE")
	case c.String("out") != "" && c.String("model") == embeddedModel:
		return cmdline.Usagef("--out writes a copy of the model's file, and the embedded model has none")
	case c.String("out") != "" && c.String("base-url") != "":
		return cmdline.Usagef("--out writes a copy of the model's file, and --base-url has none")
	case c.Int("votes") == 1:
		return cmdline.Usagef("--votes 1: one vote always agrees with itself; use several, such as 5")
	}
	outcomes, info, err := calibrated(ctx, c)
	if err != nil {
		return err
	}
	v, err := eval.Calibrate(outcomes, c.Float("wrong"))
	if errors.Is(err, eval.ErrRevised) {
		return cmdline.UsageError{Err: err}
	}
	if errors.Is(err, eval.ErrFewAnswers) {
		return cmdline.Usagef("%w: of %d questions here, %d have one", err, len(outcomes), answeredOf(outcomes))
	}
	if err != nil {
		return err
	}
	path := c.String("out")
	if path != "" {
		err = card.Copy(cmp.Or(c.String("lora"), c.String("model")), path, v)
	} else {
		path, err = keepCalibration(ctx, c, info, v, outcomes)
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(c.Root().ErrWriter, "written: %s\n", path)
	return showCalibration(c.Root().Writer, v, eval.HeldOut(outcomes, c.Float("wrong"), 5))
}

// calibrated are the outcomes to calibrate by: those of a run, or of the pairs, which are asked.
func calibrated(ctx context.Context, c *cli.Command) ([]eval.Outcome, llm.Info, error) {
	if path := c.String("run"); path != "" {
		outcomes, err := eval.ReadOutcomes(path)
		if err != nil {
			return nil, llm.Info{}, cmdline.UsageError{Err: err}
		}
		return outcomes, llm.Info{}, nil
	}
	e := &evaluation{
		Command: c, ctx: ctx, grader: eval.Graders["strict"], opened: map[string]*opened{}, lines: io.Discard,
		votes: calibrationVotes(c), least: -1, options: agentOptions(c, database.ProfileOptions{}),
	}
	defer e.close()
	for _, path := range c.StringSlice("pairs") {
		entries, err := eval.ReadEntries(path, eval.Databases{Folder: c.String("databases"), Default: ownDatabase})
		if err != nil {
			return nil, llm.Info{}, cmdline.UsageError{Err: err}
		}
		for _, entry := range entries {
			if entry.Err != nil {
				return nil, llm.Info{}, cmdline.Usagef("%s: %w", entry.Place, entry.Err)
			}
			e.problems = append(e.problems, entry.Problem)
		}
	}
	if len(e.problems) < eval.LeastCalibrated {
		return nil, llm.Info{}, cmdline.Usagef("%w: there are %d pairs", eval.ErrFewAnswers, len(e.problems))
	}
	if slices.ContainsFunc(e.problems, func(p eval.Problem) bool { return p.DB == ownDatabase }) {
		db, _, err := openDatabase(ctx, c)
		if err != nil {
			return nil, llm.Info{}, err
		}
		e.own = db
	}
	err := e.answer()
	return e.outcomes, e.engine, err
}

// calibrationVotes are those that calibrate asks for: a server's model, which answers once until then, has as many as a
// file; 0: as the model's file says.
func calibrationVotes(c *cli.Command) int {
	if c.Int("votes") == 0 && c.String("base-url") != "" {
		return llm.Careful().Votes
	}
	return c.Int("votes")
}

func answeredOf(outcomes []eval.Outcome) (n int) {
	for _, o := range outcomes {
		if o.Verdict == eval.Right || o.Verdict == eval.Wrong {
			n++
		}
	}
	return n
}

// keepCalibration keeps a calibration in the user's folder.
func keepCalibration(ctx context.Context, c *cli.Command, info llm.Info, v llm.Voting, outcomes []eval.Outcome) (string, error) {
	folder, err := calibration.Folder()
	if err != nil {
		return "", cmdline.UsageError{Err: err}
	}
	o, err := engineOptions(c, 1)
	if err != nil {
		return "", err
	}
	if info.Name == "" { // of a run
		infos, err := models(ctx, c)
		if err != nil {
			return "", err
		}
		info = infos[0]
	}
	kept, err := o.Calibration(ctx, info.Name)
	if err != nil {
		return "", err
	}
	p, err := protocols.Of(info)
	if err != nil && c.String("protocol") == "" {
		return "", err
	}
	kept.Model, kept.Voting, kept.Wrong, kept.When = info.Name, v, c.Float("wrong"), time.Now().UTC().Truncate(time.Second)
	kept.Basis, kept.Protocol = llm.ByQuestions, cmp.Or(c.String("protocol"), p.Name)
	for _, o := range outcomes {
		switch o.Verdict {
		case eval.Skipped:
			continue
		case eval.Right:
			kept.Right++
		}
		kept.Questions++
	}
	return kept.Save(folder)
}

// showCalibration prints what agreement is worth, and what that comes to on questions that it was not made of.
func showCalibration(w io.Writer, v llm.Voting, held eval.Sureness) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintf(t, "AGREEMENT OF %d VOTES\tRIGHT\t\n", v.Votes)
	for i := range v.Shares {
		note := ""
		if v.Probabilities[i] < v.MinConfidence {
			note = "unsure"
		}
		fmt.Fprintf(t, "%.2f\t%.0f%%\t%s\n", v.Shares[i], 100*v.Probabilities[i], note)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	of := func(n int) float64 { return 100 * float64(n) / float64(max(1, held.Asked)) }
	_, err := fmt.Fprintf(w, "each fifth by the other four, of %d questions: sure and right %.0f%%, sure and wrong %.0f%%, unsure %.0f%%, no answer %.0f%%\n",
		held.Asked, of(held.Right), of(held.Wrong), of(held.Unsure), of(held.Failed))
	return err
}

// calibrateHint is what to do about a model of which nothing was measured.
const calibrateHint = "sqlagent calibrate --pairs FILE measures it on your questions (docs/models.md); --min-confidence 0 accepts every answer"
