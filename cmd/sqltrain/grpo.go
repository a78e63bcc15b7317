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
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/grpo"
)

var grpoCommand = &cli.Command{
	Name:      "grpo",
	Usage:     "learn from execution: GRPO and its relatives, as a recipe says",
	ArgsUsage: "RECIPE",
	Description: "Asks the policy questions, runs its answers, and reinforces those that earned more than the rest of their group. The\n" +
		"recipe says how; those of the papers are in recipes/. The run's folder gets the recipe with all defaults, metrics.jsonl,\n" +
		"some rollouts of each step as text, and checkpoints, which `sqltrain export` reads. Run the same command again to resume\n" +
		"a run that was interrupted.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "run", Usage: "`FOLDER` of the run", DefaultText: "runs/ and the recipe's name"},
		&cli.IntFlag{Name: "steps", DefaultText: "the recipe's", Usage: "steps of the run"},
		&cli.DurationFlag{Name: "time", DefaultText: "any", Usage: "maximum time of all steps, such as 10m, excluding evaluations and including earlier parts of a resumed run: the run ends after the step that exceeds it"},
		&cli.StringSliceFlag{Name: "set", Usage: "`KEY=VALUE` to override the recipe's, such as rollout.samples=8; may be repeated"},
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
	if c.Bool("plan") {
		return planRun(c, recipe)
	}
	var on place
	defer on.leave()
	cold := progress.New(os.Stderr, "cold start", 0)
	if err := grpo.Cold(ctx, dir, recipe, on.of(c), notify, func(p trainer.Progress) {
		cold.Set(p.Step, p.Steps, fmt.Sprintf("loss %.4f  %.0f tokens/s", p.Loss, p.TokensPerSec))
	}); err != nil {
		return err
	}
	run, err := grpo.OpenOn(dir, recipe, on.of(c))
	if err != nil {
		return err
	}
	defer run.Close()
	run.Time = c.Duration("time")
	notify(run.Note)
	if run.Step() >= recipe.Total() {
		fmt.Fprintf(os.Stderr, "%s has reached step %d, the recipe's last\n", dir, run.Step())
		return nil
	}
	if every, total := recipe.Evaluate.Every, recipe.Total(); every > total {
		fmt.Fprintf(os.Stderr, "evaluate.every is %d and the run has %d steps: it is evaluated once, at its end\n", every, total)
	}
	if run.Step() > 0 {
		fmt.Fprintf(os.Stderr, "resuming after step %d\n", run.Step())
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
			bar.Note("%d rollouts that could not be judged, such as of %s", m.Unscored+m.Empty, why)
		}
	})
	if err == nil && run.Step() < recipe.Total() {
		fmt.Fprintf(os.Stderr, "time limit reached after %v: the run ends at step %d of %d; use a longer --time to resume\n", run.Time, run.Step(), recipe.Total())
	}
	if errors.Is(err, context.Canceled) {
		at := "no checkpoint yet; the same command starts over"
		if run.Saved() > 0 {
			at = fmt.Sprintf("the newest checkpoint is of step %d; run the same command to resume", run.Saved())
		}
		fmt.Fprintf(os.Stderr, "interrupted; %s\n", at)
	}
	return err
}

// planRun prints the memory that a recipe takes of a GPU. A cold start is not made: its weights have the shape of those
// that it begins with.
func planRun(c *cli.Command, recipe grpo.Recipe) error {
	cold, out := recipe.Cold.Data != "", c.Root().Writer
	recipe.Cold.Data = ""
	var on place
	return planned(grpo.Plan(recipe, func(from *model.Origin, u *grpo.Use) (model.Policy, error) {
		if cold {
			fmt.Fprint(out, "the cold start:\n\n")
			if err := plan(out, from.Config, work(recipe.ColdUse(recipe.Cold.MaxPass(0)))); err != nil {
				return nil, err
			}
			fmt.Fprint(out, "\nthe run after it:\n\n")
		}
		return on.of(c)(from, u)
	}))
}
