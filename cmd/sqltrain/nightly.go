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
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer/grpo"
	"github.com/sqlagent/sqlagent/trainer/nightly"
)

var nightlyCommand = &cli.Command{
	Name:      "nightly",
	Usage:     "train on newly verified examples, and promote the weights if they are no worse",
	ArgsUsage: "RECIPE",
	Description: "Reads new pairs and verified examples, trains the current weights on them, and measures the result on pairs that\n" +
		"are held out. The weights are promoted only if they are no worse than the current ones and than a baseline:\n" +
		"FOLDER/current/model.gguf is then the new file, for `sqlagent --model`. FOLDER/state.json has the outcome. Run the same command\n" +
		"again to resume a night that was killed or failed; a changed recipe, including that of grpo, begins another.\n\n" +
		"Exit codes: 0 promoted, 10 kept the old weights, 1 failed (old weights kept), 2 usage, 130 interrupted.",
	Flags: slices.Concat([]cli.Flag{
		&cli.StringFlag{Name: "dir", DefaultText: "nightly/ and the recipe's name", Usage: "`FOLDER` of the nights"},
	}, deviceFlags),
	Action: runNightly,
}

var rollbackCommand = &cli.Command{
	Name:      "rollback",
	Usage:     "make an earlier version of the nightly weights current again",
	ArgsUsage: "FOLDER",
	Flags:     []cli.Flag{&cli.StringFlag{Name: "to", DefaultText: "the one before", Usage: "`VERSION` to go back to, the name of its folder"}},
	Action:    runRollback,
}

// keptError is a night that left the weights as they were.
type keptError struct{ why string }

func (e *keptError) Error() string { return "kept the old weights: " + e.why }

func runNightly(ctx context.Context, c *cli.Command) error {
	if c.NArg() != 1 {
		return cmdline.Usagef("nightly takes one recipe, got %d arguments", c.NArg())
	}
	r, err := nightly.ReadRecipe(c.Args().First())
	if err != nil {
		return cmdline.UsageError{Err: err}
	}
	dir := c.String("dir")
	if dir == "" {
		dir = filepath.Join("nightly", r.Name)
	}
	var on place
	defer on.leave()
	night := nightly.Night{Recipe: r, Dir: dir, Device: on.device(c), Notify: func(format string, args ...any) {
		fmt.Fprintf(os.Stderr, format+"\n", args...)
	}}
	if c.Bool("plan") {
		night.Notify = func(format string, args ...any) { fmt.Fprintf(c.Root().Writer, format+"\n\n", args...) }
		return night.Plan()
	}
	if c.String("device") == "cuda" { // what has no room is reported before hours of work, not after them
		on.rehearsal = true
		if err := night.Plan(); err != nil {
			return err
		}
		on.rehearsal = false
	}
	state, err := night.Run(ctx)
	if err != nil {
		return err
	}
	if state.Verdict == nightly.Kept {
		return &keptError{state.Why}
	}
	_, err = fmt.Fprintf(c.Root().Writer, "promoted version %s: %s\n", state.Current, state.Why)
	return err
}

// device is where a night computes. What was planned alone is no failure.
func (p *place) device(c *cli.Command) nightly.Device {
	policy, engine := p.of(c), p.engine(c)
	return nightly.Device{
		Name: c.String("device"),
		Policy: func(from *model.Origin, u *grpo.Use) (model.Policy, error) {
			m, err := policy(from, u)
			return m, planned(err)
		},
		Engine: func(f, adapter *gguf.File, o native.LoadOptions) (llm.Engine, error) {
			switch {
			case adapter == nil:
				e, err := engine(f, o)
				return e, planned(err)
			case c.String("device") == "cuda":
				return nil, errors.New("weights that are an adapter's answer on the CPU alone: give --device cpu, or a file of all weights as weights.init")
			case c.Bool("plan"):
				return nil, f.Close()
			}
			return native.LoadAdapted(f, adapter, o)
		},
	}
}

func runRollback(_ context.Context, c *cli.Command) error {
	if c.NArg() != 1 {
		return cmdline.Usagef("rollback takes the folder of the nights, got %d arguments", c.NArg())
	}
	from, to, err := nightly.Rollback(c.Args().First(), c.String("to"))
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.Root().Writer, "version %s is now current, in place of %s\n", to, from)
	return err
}
