package main

import (
	"context"
	"fmt"
	"os"
	"slices"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/grpo"
)

var curateCommand = &cli.Command{
	Name:      "curate",
	Usage:     "choose the questions that a recipe's policy can learn from",
	ArgsUsage: "RECIPE",
	Description: "Samples the questions of the recipe's sets G times each, as a step of `sqltrain grpo` would, and chooses as SQL-Trail\n" +
		"does (appendix A.6): a balanced set of those that are right sometimes, by ascending S(q) = pass@G(q), and an\n" +
		"exploration set of those that never are, first of what the policy was fine-tuned on, then the hardest of each set.\n" +
		"Questions that are always right are left out. The folder gets passes.jsonl with the figures of every candidate, and\n" +
		"curated.jsonl, a suite for data.sets. Run the same command again to resume.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "out", Usage: "`FOLDER` to write", Required: true},
		&cli.IntFlag{Name: "candidates", Validator: cmdline.Positive[int], DefaultText: "all",
			Usage: "`QUESTIONS` to sample, the hardest of each set, in proportion to its weight; the paper has 2800"},
		&cli.IntFlag{Name: "balanced", Value: 700, Validator: cmdline.NotNegative[int],
			Usage: "maximum `QUESTIONS` of the balanced set"},
		&cli.IntFlag{Name: "explore", Value: 327, Validator: cmdline.NotNegative[int],
			Usage: "maximum `QUESTIONS` of the exploration set"},
		&cli.StringFlag{Name: "learnt",
			Usage: "trajectories that the policy was fine-tuned on (`FILE` of `sqltrain sft`): 127 of 327 to explore are of these"},
		&cli.StringSliceFlag{Name: "set",
			Usage: "`KEY=VALUE` to override the recipe's, such as rollout.samples=6; may be repeated"},
		outputFlag,
	}, deviceFlags),
	Action: runCurate,
}

func runCurate(ctx context.Context, c *cli.Command) error {
	if c.NArg() != 1 {
		return cmdline.Usagef("curate takes one recipe, got %d arguments", c.NArg())
	}
	o := grpo.Curation{Candidates: c.Int("candidates"), Balanced: c.Int("balanced"), Explore: c.Int("explore")}
	if o.Balanced+o.Explore == 0 {
		return cmdline.Usagef("--balanced 0 --explore 0: nothing to choose")
	}
	var err error
	if o.Learnt, err = learnt(c.String("learnt")); err != nil {
		return err
	}
	recipe, err := grpo.ReadRecipe(c.Args().First(), c.StringSlice("set")...)
	if err != nil {
		return cmdline.UsageError{Err: err}
	}
	var on place
	defer on.leave()
	o.Place = on.of(c)
	if c.Bool("plan") {
		recipe.Cold = grpo.ColdStart{} // as Curate has it
		return planned(grpo.Plan(recipe, o.Place))
	}
	bar := progress.New(os.Stderr, "curate", 0)
	found, err := grpo.Curate(ctx, c.String("out"), recipe, o, func(s grpo.Curated) {
		bar.Set(s.Asked, s.Candidates, fmt.Sprintf("%d always right, %d sometimes, %d never", s.Always, s.Sometimes, s.Never))
	})
	if err != nil {
		fmt.Fprintf(c.Root().ErrWriter, "%s\nresults so far are in %s; run the same command to resume\n", found, c.String("out"))
		return err
	}
	return write(c, found)
}

// learnt says which problems a file of trajectories has; nil without a file.
func learnt(path string) (func(eval.Problem) bool, error) {
	if path == "" {
		return nil, nil
	}
	type key struct{ world, question string }
	known := map[key]bool{}
	err := trajectory.ReadFile(path, func(e trajectory.Example) error {
		known[key{e.World, e.Question}] = true
		return nil
	})
	return func(p eval.Problem) bool { return known[key{open.Label(p.DB), p.Question}] }, err
}
