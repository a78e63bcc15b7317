package main

import (
	"errors"
	"fmt"
	"io"

	"github.com/urfave/cli/v2"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/trainer/pairs"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

var pairsCommand = &cli.Command{
	Name:      "pairs",
	Usage:     "make training data of your own questions and queries",
	ArgsUsage: "FILE…",
	Description: "Reads pairs, each a question with the query that answers it: JSON lines, CSV or TSV with names in the first row, or\n" +
		"the arrays of Spider and BIRD. Names: question; sql, query or gold; db, database or db_id (a path, a DSN, or a\n" +
		"source of sqlagent's configuration file, whose rules hold); and where known dialect, knowledge, difficulty, licence.\n\n" +
		"Each query is run once, read-only and within limits. The folder gets train.jsonl for the recipes of grpo, sft.jsonl\n" +
		"with the trajectories in which the queries answer, for sft, held-out.jsonl to measure on, left-out.jsonl with each\n" +
		"pair that cannot be learnt and why, and manifest.json. What is held out stays so: grpo and sft refuse to learn it.",
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "out", Usage: "`FOLDER` to write", Required: true},
		&cli.StringFlag{Name: "db", Usage: "the `DATABASE` of pairs that name none"},
		&cli.StringFlag{Name: "databases", Usage: "the `FOLDER` in which a db_id is DB_ID/DB_ID.sqlite"},
		&cli.StringFlag{Name: "protocol", Value: "pointer", Usage: "`NAME` of the agent protocol of the trajectories; none: there are no trajectories"},
		&cli.IntFlag{Name: "turns", Usage: "turn budget of the trajectories (default: the protocol's own)"},
		&cli.IntFlag{Name: "orders", Value: 4, Usage: "trajectories of a pair over pointers, each with the schema in another order"},
		&cli.Float64Flag{Name: "held-out", Value: 0.2, Usage: "the `SHARE` of pairs that is held out to measure on"},
		&cli.StringFlag{Name: "by", Value: string(pairs.ByQuestion), Usage: "what stays on one side: question (and its paraphrases: the same query), or database"},
		&cli.StringSliceFlag{Name: "earlier", Usage: "an earlier run's `FOLDER` or manifest: what it held out is held out again; may be repeated"},
		&cli.BoolFlag{Name: "keep-empty", Usage: "keep pairs whose query returns no value"},
		&cli.StringFlag{Name: "licence", Usage: "the SPDX `NAME` of the licence of pairs that do not say theirs"},
		&cli.DurationFlag{Name: "timeout", Value: reward.DefaultLimits.Timeout, Usage: "most time for one query"},
		&cli.Int64Flag{Name: "sql-steps", Usage: "most SQLite `STEPS` for one query, which depend on no clock (0: any number)"},
		outputFlag,
	},
	Action: runPairs,
}

// outputFlag chooses who reads the standard output.
var outputFlag = &cli.StringFlag{Name: "output", Value: "text", Usage: "`FORM` of the standard output: text, or json for programs"}

func runPairs(c *cli.Context) error {
	if c.NArg() == 0 {
		return usageError{errors.New("pairs takes the files that hold them")}
	}
	o := pairs.Options{
		Databases: eval.Databases{Folder: c.String("databases"), Default: c.String("db")},
		Licence:   c.String("licence"), KeepEmpty: c.Bool("keep-empty"), Orders: c.Int("orders"),
		By: pairs.SplitBy(c.String("by")), Share: c.Float64("held-out"),
		Limits: database.Limits{Timeout: c.Duration("timeout"), Steps: c.Int64("sql-steps")},
	}
	switch {
	case o.By != pairs.ByQuestion && o.By != pairs.ByDatabase:
		return usageError{fmt.Errorf("--by %q: give question or database", o.By)}
	case !(o.Share >= 0 && o.Share < 1):
		return usageError{fmt.Errorf("--held-out %v: give a share from 0 to below 1, such as 0.2", o.Share)}
	case o.Orders < 1 || o.Limits.Timeout <= 0 || o.Limits.Steps < 0 || c.Int("turns") < 0:
		return usageError{errors.New("--orders and --timeout must be positive, --sql-steps and --turns not negative")}
	}
	err := checkOutput(c)
	if name := c.String("protocol"); err == nil && name != "none" {
		o.Protocol, err = protocolNamed(name, c.Int("turns"))
	}
	if err != nil {
		return err
	}
	if len(c.StringSlice("earlier")) > 0 {
		if o.Held, err = pairs.ReadHeld(c.StringSlice("earlier")...); err != nil {
			return usageError{err}
		}
	}
	files := c.Args().Slice()
	set, err := pairs.Make(c.Context, files, o)
	if err != nil {
		return err
	}
	tellFaults(c.App.ErrWriter, set.Faults)
	if len(set.Train) == 0 {
		return errors.New("no pair is left to learn: nothing is written")
	}
	if secret(set) {
		fmt.Fprintln(c.App.ErrWriter, "a password stands in the files that are written, which only you can read: name a source of the configuration file instead")
	}
	m, err := set.Write(c.String("out"), files, o)
	if err != nil {
		return err
	}
	if m.Held == 0 && o.Share > 0 {
		fmt.Fprintf(c.App.ErrWriter, "nothing was drawn to be held out: there are few pairs (--by %s), or --held-out is small\n", o.By)
	}
	return tell(c, m)
}

// shownFaults are told one by one; the file has all.
const shownFaults = 20

func tellFaults(w io.Writer, faults []pairs.Fault) {
	for i, f := range faults {
		if i == shownFaults {
			fmt.Fprintf(w, "… and %d more: see %s\n", len(faults)-i, pairs.FaultsFile)
			return
		}
		fmt.Fprintln(w, f)
	}
}

// secret says whether a database of the set is named with a password.
func secret(s *pairs.Set) bool {
	for _, part := range [][]pairs.Pair{s.Train, s.HeldOut} {
		for _, p := range part {
			if open.HoldsSecret(p.DB) {
				return true
			}
		}
	}
	return false
}
