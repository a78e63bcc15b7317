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
	"github.com/sqlagent/sqlagent/trainer"
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
		&cli.DurationFlag{Name: "time", DefaultText: "any", Usage: "most time of all steps, such as 10m, without evaluations and those of a run that is gone on with counted: the run ends behind the step that spends it"},
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
	if c.Bool("plan") { // of the recipe's weights, without a trace
		if dir, err = os.MkdirTemp("", "sqltrain-plan-"); err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		recipe.Cold.Data = ""
	}
	cold := progress.New(os.Stderr, "cold start", 0)
	if err := grpo.Cold(ctx, dir, recipe, func(p trainer.Progress) {
		cold.Set(p.Step, p.Steps, fmt.Sprintf("loss %.4f  %.0f tokens/s", p.Loss, p.TokensPerSec))
	}); err != nil {
		return err
	}
	var on place
	defer on.leave()
	run, err := grpo.OpenOn(dir, recipe, on.of(c))
	if err != nil {
		return planned(err)
	}
	defer run.Close()
	run.Time = c.Duration("time")
	tell(run.Note)
	if run.Step() >= recipe.Total() {
		fmt.Fprintf(os.Stderr, "%s has reached step %d, the recipe's last\n", dir, run.Step())
		return nil
	}
	if run.Step() > 0 {
		fmt.Fprintf(os.Stderr, "going on behind step %d\n", run.Step())
	}
	bar := progress.New(os.Stderr, recipe.Name, run.Step())
	why, second := "", run.Second()
	err = run.Learn(ctx, func(m grpo.Metrics) {
		if s := run.Second(); s != second {
			second = s
			bar.Note("%s", s)
		}
		bar.Set(m.Step, recipe.Total(), m.String())
		if m.Why != "" && m.Why != why {
			why = m.Why
			bar.Note("%d rollouts that nobody could judge, such as of %s", m.Unscored+m.Empty, why)
		}
	})
	if err == nil && run.Step() < recipe.Total() {
		fmt.Fprintf(os.Stderr, "its steps have taken %v: it ends at step %d of %d; a longer --time goes on\n", run.Time, run.Step(), recipe.Total())
	}
	if errors.Is(err, context.Canceled) {
		fmt.Fprintln(os.Stderr, "interrupted; the checkpoint is saved, the same command goes on")
	}
	return err
}
