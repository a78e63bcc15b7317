package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/trainer/coder"
)

var coderDataCommand = &cli.Command{
	Name:         "coder-data",
	Usage:        "make training data that teaches a pretrained coder model the agent's loop",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "Reads Spider's and WikiSQL's training parts and the written databases, runs each query, and writes a folder:\n" +
		"sft.jsonl with the trajectories to train on (sqltrain sft), practise.jsonl with the questions on which the model's own\n" +
		"first answers are corrected (sqlagent eval, then sqltrain pairs --tries), ask.jsonl with those that it learns from\n" +
		"execution (sqltrain curate, sqltrain grpo), choose.jsonl to choose weights by, dialects.jsonl to copy to servers\n" +
		"(studies/dialects), the databases, CARD.md with counts and licences, and manifest.json. See docs/coder.md.",
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "out", Usage: "`FOLDER` to write", Required: true},
		&cli.StringFlag{Name: "data", Usage: "`FOLDER` with spider/ and wikisql/", DefaultText: "only the written databases"},
		&cli.StringSliceFlag{Name: "graded", Usage: "`FILE` of graded questions, one per line up to its first tab: neither these nor near repeats are trained on; may be repeated"},
		&cli.StringSliceFlag{Name: "also", Usage: "suite `FILE` of questions on servers, copies of dialects.jsonl; may be repeated"},
		&cli.StringFlag{Name: "protocol", Value: "plain", Validator: cmdline.OneOf(protocols.Names()...), Usage: "`NAME` of the agent protocol of the trajectories"},
		&cli.IntFlag{Name: "wikisql", Value: 4000, Validator: cmdline.NotNegative[int], Usage: "maximum `QUESTIONS` of WikiSQL"},
		&cli.IntFlag{Name: "follow-ups", Value: 3, Validator: cmdline.NotNegative[int], Usage: "maximum `QUESTIONS` per database that follow up another one"},
		&cli.IntFlag{Name: "databases", Validator: cmdline.Positive[int], DefaultText: "all", Usage: "`NUMBER` of Spider's databases and of the written ones, for a trial"},
		&cli.Uint64Flag{Name: "seed", Value: 1, Usage: "of what is drawn"},
		outputFlag,
	},
	Action: runCoderData,
}

func runCoderData(ctx context.Context, c *cli.Command) error {
	out, err := filepath.Abs(c.String("out"))
	if err != nil {
		return err
	}
	o := coder.Options{
		Out: out, Data: c.String("data"), Graded: c.StringSlice("graded"), Also: c.StringSlice("also"), Seed: c.Uint64("seed"),
		WikiSQL: c.Int("wikisql"), FollowUps: c.Int("follow-ups"), Databases: c.Int("databases"),
		Protocol: protocolNamed(c.String("protocol"), 0),
	}
	if o.Data != "" {
		if _, err := os.Stat(filepath.Join(o.Data, "spider")); errors.Is(err, fs.ErrNotExist) {
			return cmdline.Usagef("--data %s has no spider/: omit it to train on the written databases only", o.Data)
		}
	}
	bars := map[string]*progress.Bar{}
	o.Report = func(stage string, done, total int) {
		if bars[stage] == nil {
			bars[stage] = progress.New(os.Stderr, stage, 0)
		}
		bars[stage].Set(done, total, "questions")
	}
	set, err := coder.Make(ctx, o)
	if err != nil {
		return err
	}
	for _, l := range set.LeftOut {
		fmt.Fprintf(c.Root().ErrWriter, "left out: %s\n", l)
	}
	m, err := set.Write(o)
	if err != nil {
		return err
	}
	return write(c, m)
}
