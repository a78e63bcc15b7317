package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cmd/internal/progress"
	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer/grpo"
)

var grpoCommand = &cli.Command{
	Name:      "grpo",
	Usage:     "learn from execution: GRPO and its relatives, as a recipe says",
	ArgsUsage: "RECIPE",
	Description: "Asks the policy questions, runs what it answers, and makes likelier what earned more than the rest of its group. The\n" +
		"recipe says how; those of the papers are in recipes/. The run's folder gets the recipe with all defaults, metrics.jsonl,\n" +
		"some rollouts of each step as text, and checkpoints, which `sqltrain export` takes. A run that was killed goes on when\n" +
		"the same command is given again.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "run", Usage: "`FOLDER` of the run", DefaultText: "runs/ and the recipe's name"},
		&cli.IntFlag{Name: "steps", DefaultText: "the recipe's", Usage: "steps of the run"},
		&cli.StringSliceFlag{Name: "set", Usage: "`KEY=VALUE` in place of the recipe's, such as rollout.samples=8; may be repeated"},
	}, deviceFlags),
	Action: runGRPO,
}

func runGRPO(ctx context.Context, c *cli.Command) error {
	if c.NArg() != 1 {
		return cmdline.Usagef("grpo takes one recipe, got %d arguments", c.NArg())
	}
	settings := c.StringSlice("set")
	if c.IsSet("steps") {
		settings = append(settings, fmt.Sprintf("steps=%d", c.Int("steps")))
	}
	recipe, err := grpo.ReadRecipe(c.Args().First(), settings...)
	if err != nil {
		return cmdline.UsageError{Err: err}
	}
	dir := c.String("run")
	if dir == "" {
		dir = filepath.Join("runs", recipe.Name)
	}
	var on place
	defer on.leave()
	run, err := grpo.OpenOn(dir, recipe, func(m *model.Model, u grpo.Use) (model.Policy, error) {
		return on.put(c, m, cuda.Work{Batch: u.BatchTokens, Reference: u.Reference, Decode: u.DecodeTokens, Sessions: u.Sessions})
	})
	if err != nil {
		return planned(err)
	}
	defer run.Close()
	tell(run.Note)
	if run.Step() >= recipe.Steps {
		fmt.Fprintf(os.Stderr, "%s has reached step %d, the recipe's last\n", dir, run.Step())
		return nil
	}
	if run.Step() > 0 {
		fmt.Fprintf(os.Stderr, "going on behind step %d\n", run.Step())
	}
	bar := progress.New(os.Stderr, recipe.Name, run.Step())
	err = run.Learn(ctx, func(m grpo.Metrics) { bar.Set(m.Step, recipe.Steps, m.String()) })
	if errors.Is(err, context.Canceled) {
		fmt.Fprintln(os.Stderr, "interrupted; the checkpoint is saved, the same command goes on")
	}
	return err
}
