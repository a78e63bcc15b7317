package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm/pull"
	"github.com/sqlagent/sqlagent/trainer/cte"
	"github.com/sqlagent/sqlagent/trainer/pairs"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

var pairsCommand = &cli.Command{
	Name:      "pairs",
	Usage:     "make training data from your own questions and queries",
	ArgsUsage: "[FILE…]",
	Description: "Reads pairs, each a question with the query that answers it: JSON lines, CSV or TSV with names in the first row,\n" +
		"Parquet, or the arrays of Spider, BIRD and SynSQL. Names: question; sql, query or gold; db, database or db_id (a path,\n" +
		"a DSN, or a source of sqlagent's configuration file, whose rules apply); and, if known, dialect, knowledge, difficulty,\n" +
		"licence, after (the previous question and its sql, if this one follows it up). The data of verl and of SkyRL is read\n" +
		"too. --dataset and --hub find the files of a published data set.\n\n" +
		"Each query is run once, read-only and within limits. The folder gets train.jsonl for the recipes of grpo, sft.jsonl\n" +
		"with the trajectories in which the queries answer, for sft, held-out.jsonl to measure on, left-out.jsonl with each\n" +
		"pair that cannot be used and why, and manifest.json. What is held out stays held out: grpo and sft refuse to train on it.",
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "out", Usage: "`FOLDER` to write", Required: true},
		&cli.StringFlag{Name: "db", Usage: "`DATABASE` of pairs that name none"},
		&cli.StringFlag{Name: "dataset", Usage: "`FOLDER` of a data set as it is published, whose training part is read: of Spider, BIRD or SynSQL, with their databases, or files called train"},
		&cli.StringFlag{Name: "hub", Usage: "the same of the data set `OWNER/NAME` of Hugging Face's hub, from the local copy that hf download made"},
		&cli.StringFlag{Name: "databases", Usage: "`FOLDER` with DB_ID/DB_ID.sqlite for each db_id, or OmniSQL's archive of databases"},
		&cli.StringFlag{Name: "protocol", Value: "pointer", Validator: cmdline.OneOf(append(protocols.Names(), noProtocol)...),
			Usage: "`NAME` of the agent protocol of the trajectories; none: no trajectories"},
		&cli.IntFlag{Name: "turns", Validator: cmdline.Positive[int], DefaultText: "the protocol's own",
			Usage: "turn budget of the trajectories"},
		&cli.BoolFlag{Name: "lists", Usage: "prompts over pointers list values, for weights that sqltrain nano --lists taught to read them"},
		&cli.IntFlag{Name: "orders", Value: 4, Validator: cmdline.Positive[int],
			Usage: "trajectories of a pair over pointers, each with the schema in another order"},
		&cli.StringFlag{Name: "tries", Usage: "`FILE` that sqlagent eval --samples wrote of the same questions: trajectories are corrections of its wrong answers alone, in further turns"},
		&cli.BoolFlag{Name: "ctes", Usage: "say complex queries as WITH queries, where these are equal on ten other contents of the database (Graph-Reward-SQL's CTE-SFT); needs a protocol of text"},
		&cli.FloatFlag{Name: "held-out", Value: 0.2, Validator: cmdline.Share,
			Usage: "the `SHARE` of pairs that is held out to measure on"},
		&cli.StringFlag{Name: "by", Value: string(pairs.ByQuestion), Validator: cmdline.OneOf(string(pairs.ByQuestion), string(pairs.ByDatabase)),
			Usage: "what stays on one side: question (and its paraphrases: the same query), or database"},
		&cli.StringSliceFlag{Name: "earlier",
			Usage: "`FOLDER` or manifest of an earlier run, whose held-out pairs stay held out; may be repeated"},
		&cli.BoolFlag{Name: "keep-empty", Usage: "keep pairs whose query returns no value"},
		&cli.StringFlag{Name: "licence", Usage: "SPDX `NAME` of the licence of pairs that do not state theirs"},
		timeoutFlag, stepsFlag, outputFlag,
	},
	Action: runPairs,
}

// noProtocol is the --protocol of a set without trajectories.
const noProtocol = "none"

// Flags of commands that run queries, and write what they have come to.
var (
	timeoutFlag = &cmdline.DurationFlag{Name: "timeout", Value: reward.DefaultLimits.Timeout, Validator: cmdline.Positive[time.Duration],
		Usage: "maximum time for one query"}
	stepsFlag = &cli.Int64Flag{Name: "sql-steps", Validator: cmdline.Positive[int64], DefaultText: "any number",
		Usage: "maximum SQLite `STEPS` for one query, independent of the clock"}
	outputFlag = &cli.StringFlag{Name: "output", Value: "text", Validator: cmdline.OneOf("text", "json"),
		Usage: "`FORM` of standard output: text, or json for programs"}
)

// queryLimits are what the flags bound a query by.
func queryLimits(c *cli.Command) database.Limits {
	return database.Limits{Timeout: c.Duration("timeout"), Steps: c.Int64("sql-steps")}
}

func runPairs(ctx context.Context, c *cli.Command) error {
	files, databases, err := pairFiles(c)
	if err != nil {
		return err
	}
	o := pairs.Options{
		Databases: eval.Databases{Folder: databases, Default: c.String("db")},
		Licence:   c.String("licence"), KeepEmpty: c.Bool("keep-empty"), Lists: c.Bool("lists"), Orders: c.Int("orders"), CTEs: c.Bool("ctes"),
		By: pairs.SplitBy(c.String("by")), Share: c.Float("held-out"),
		Limits: queryLimits(c),
	}
	if o.Share == 1 {
		return cmdline.Usagef("--held-out 1: nothing would be left to train on")
	}
	if name := c.String("protocol"); name != noProtocol {
		o.Protocol = protocolNamed(name, c.Int("turns"))
	}
	if _, text := tags.Of(o.Protocol); c.Bool("ctes") && !text {
		return cmdline.Usagef("--ctes needs a protocol of text: set --protocol graph")
	}
	if path := c.String("tries"); path != "" {
		if o.Protocol.Turns < 2 {
			return cmdline.Usagef("--tries needs several turns: set --turns, and a protocol that has them")
		}
		if o.Tries, err = pairs.ReadTries(path); err != nil {
			return cmdline.UsageError{Err: err}
		}
	}
	if len(c.StringSlice("earlier")) > 0 {
		if o.Held, err = pairs.ReadHeld(c.StringSlice("earlier")...); err != nil {
			return cmdline.UsageError{Err: err}
		}
	}
	bars := map[string]*progress.Bar{}
	o.Report = func(stage string, done, total int) {
		if bars[stage] == nil {
			bars[stage] = progress.New(os.Stderr, stage, 0)
		}
		bars[stage].Set(done, total, "pairs")
	}
	set, err := pairs.Make(ctx, files, o)
	if err != nil {
		return err
	}
	reportFaults(c.Root().ErrWriter, set.Faults)
	if len(set.Train) == 0 {
		return errors.New("no pair left to train on: nothing written")
	}
	if secret(set) {
		fmt.Fprintln(c.Root().ErrWriter, "the written files contain a password, and only you can read them: use a source of the configuration file instead")
	}
	m, err := set.Write(c.String("out"), files, o)
	if err != nil {
		return err
	}
	if m.Held == 0 && o.Share > 0 {
		fmt.Fprintf(c.Root().ErrWriter, "no pairs were held out: there are few pairs (--by %s), or --held-out is small\n", o.By)
	}
	reportSteps(c.Root().ErrWriter, m.CTEs)
	return write(c, m)
}

// pairFiles are the files of pairs that the command line names, and the folder of their databases.
func pairFiles(c *cli.Command) (files []string, databases string, err error) {
	files, databases = c.Args().Slice(), c.String("databases")
	folder := c.String("dataset")
	switch name := c.String("hub"); {
	case name != "" && folder != "":
		return nil, "", cmdline.Usagef("--hub and --dataset cannot be combined")
	case name != "":
		folder, err = pull.Dataset(pull.Caches(os.Getenv), name)
		if err != nil && !errors.Is(err, pull.ErrNoDataset) {
			err = cmdline.Usagef("--hub: %v", err)
		}
		if err != nil {
			return nil, "", err
		}
	case folder == "" && len(files) == 0:
		return nil, "", cmdline.Usagef("pairs takes the files that hold them, --dataset or --hub")
	}
	if folder == "" {
		return files, databases, nil
	}
	found, with, err := pairs.Published(folder)
	return append(files, found...), cmp.Or(databases, with), err
}

// reportSteps says what became of the queries that CTEs were asked for.
func reportSteps(w io.Writer, ctes map[string]int) {
	if ctes == nil {
		return
	}
	n := func(o cte.Outcome) int { return ctes[string(o)] }
	fmt.Fprintf(w, "CTEs: %d rewritten; left as they were: %d unnecessary, %d without a step, %d not equal, %d not checked\n",
		n(cte.Rewritten), n(cte.Unnecessary), n(cte.Whole), n(cte.Unequal), n(cte.Unchecked))
}

// shownFaults are printed one by one; the file has all.
const shownFaults = 20

func reportFaults(w io.Writer, faults []pairs.Fault) {
	for i, f := range faults {
		if i == shownFaults {
			fmt.Fprintf(w, "… and %d more: see %s\n", len(faults)-i, pairs.FaultsFile)
			return
		}
		fmt.Fprintln(w, f)
	}
}

// secret reports whether a database of the set is named with a password.
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
