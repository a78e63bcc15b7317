package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/nano"
)

var suiteCommand = &cli.Command{
	Name:         "suite",
	Usage:        "write questions of Spider or of the written databases, or lessons, as a suite for `sqlagent eval` and recipes",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Writes JSON lines to standard output. By default they are about the databases that checkpoints, sizes and thresholds\n" +
		"are chosen by. --report takes Spider's ten that published figures are measured on: use them for nothing else.",
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "spider", Usage: "`FOLDER` of Spider's training part"},
		&cli.StringFlag{Name: "written", Usage: "not Spider's: write the databases that a language model wrote for nano to this `FOLDER`, and their questions: those to choose by, with --train the others"},
		&cli.BoolFlag{Name: "report", Usage: "the databases to report by, not those to choose by"},
		&cli.BoolFlag{Name: "train", Usage: "the databases that nano trains on: what it answers there is what it learns to correct"},
		&cli.FloatFlag{Name: "withheld", Validator: cmdline.Share, Usage: "with --train, only those of the `SHARE` that `sqltrain nano --withhold` leaves out; with --written, those of --withhold-written"},
		&cli.StringFlag{Name: "copies", Usage: "write copies of the databases with other contents to this `FOLDER` too, for sqlagent eval --test-suite"},
		&cli.StringFlag{Name: "renamed", Usage: "write the databases with other names of tables and columns to this `FOLDER`, and the questions on these"},
		&cli.IntFlag{Name: "lessons", Usage: "not what people asked: up to `K` lessons of nano to each database"},
		&cli.IntFlag{Name: "follow-ups", Usage: "not what people asked, but up to `K` questions to each database that go on from one of them, as nano learns them"},
		&cli.StringSliceFlag{Name: "banned", Usage: "`FILE` of graded questions, one per line up to its first tab: no lesson or follow-up repeats one, even nearly"},
		&cli.BoolFlag{Name: "reworded", Usage: "the questions in the wording of Spider-Syn; of --written, in each of those of people who do not know the schema"},
	},
	Action: func(ctx context.Context, c *cli.Command) error {
		part := corpus.Choose
		switch {
		case (c.String("spider") == "") == (c.String("written") == ""):
			return cmdline.Usagef("give --spider FOLDER or --written FOLDER")
		case c.String("written") != "" && c.Bool("report"):
			return cmdline.Usagef("--written databases are for training and for choosing, not for reporting")
		case len(c.StringSlice("banned")) > 0 && c.Int("lessons") <= 0 && c.Int("follow-ups") <= 0:
			return cmdline.Usagef("--banned needs --lessons or --follow-ups: people's own questions stay as they are")
		case c.Int("lessons") < 0 || c.Int("follow-ups") < 0:
			return cmdline.Usagef("--lessons %d, --follow-ups %d: give a number of questions", c.Int("lessons"), c.Int("follow-ups"))
		case c.Int("lessons") > 0 && c.Int("follow-ups") > 0:
			return cmdline.Usagef("--lessons and --follow-ups cannot be combined")
		case c.Int("lessons") > 0 && (!c.Bool("train") || c.Bool("reworded")):
			return cmdline.Usagef("--lessons are training data: they need --train, and no --reworded")
		case c.Float("withheld") > 0 && !c.Bool("train"):
			return cmdline.Usagef("--withheld needs --train")
		case c.Bool("report") && c.Bool("train"):
			return cmdline.Usagef("--report and --train cannot be combined")
		case c.Bool("report"):
			part = corpus.Report
		case c.Bool("train"):
			part = corpus.Train
		}
		problems, err := askedProblems(ctx, c, part)
		if err != nil {
			return err
		}
		if share := c.Float("withheld"); share > 0 {
			problems = slices.DeleteFunc(problems, func(p eval.Problem) bool {
				return !corpus.Withheld(strings.TrimSuffix(filepath.Base(p.DB), ".sqlite"), share)
			})
		}
		rule, err := readBanned(c.StringSlice("banned"))
		if err != nil {
			return err
		}
		switch lessons, followUps := c.Int("lessons"), c.Int("follow-ups"); {
		case lessons > 0:
			problems, err = nano.Lessons(ctx, problems, lessons, 1, rule)
		case followUps > 0:
			problems, err = nano.FollowUps(ctx, problems, followUps, 1, rule)
		}
		if err != nil {
			return err
		}
		if dir := c.String("copies"); dir != "" {
			if err := writeCopies(problems, dir); err != nil {
				return err
			}
		}
		if dir := c.String("renamed"); dir != "" {
			left := 0
			if problems, left, err = corpus.WriteRenamed(ctx, problems, dir); err != nil {
				return err
			}
			fmt.Fprintf(os.Stderr, "%d questions are left out: their gold query cannot be parsed, or their database is missing\n", left)
		}
		out := json.NewEncoder(os.Stdout)
		out.SetEscapeHTML(false)
		for _, p := range problems {
			if err := out.Encode(p); err != nil {
				return err
			}
		}
		fmt.Fprintf(os.Stderr, "%d questions to %s\n", len(problems), part)
		return nil
	},
}

// askedProblems are the questions of a part as they were written, on Spider's databases or on the written ones.
func askedProblems(ctx context.Context, c *cli.Command, part corpus.Part) ([]eval.Problem, error) {
	if dir := c.String("written"); dir != "" {
		first, reworded, err := corpus.WriteWritten(ctx, part, dir)
		if c.Bool("reworded") {
			return reworded, err
		}
		return first, err
	}
	return corpus.Problems(c.String("spider"), part, c.Bool("reworded"))
}

// databaseCopies are how many copies of a database there are for test-suite accuracy.
const databaseCopies = 10

// writeCopies writes the copies of the problems' databases, those of each in a folder of its name.
func writeCopies(problems []eval.Problem, dir string) error {
	done := map[string]bool{}
	for _, p := range problems {
		if done[p.DB] {
			continue
		}
		done[p.DB] = true
		name := strings.TrimSuffix(filepath.Base(p.DB), filepath.Ext(p.DB))
		err := corpus.WriteCopies(p.DB, filepath.Join(dir, name), databaseCopies, 1)
		if errors.Is(err, fs.ErrNotExist) {
			fmt.Fprintf(os.Stderr, "%s is missing: it has no copies\n", p.DB)
			continue
		}
		if err != nil {
			return err
		}
	}
	return nil
}
