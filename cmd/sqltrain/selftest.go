package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"text/tabwriter"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/model"
)

var selftestCommand = &cli.Command{
	Name:         "selftest",
	Usage:        "compare what this machine computes with references, and measure how fast it is",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "On a GPU compares every operation with a reference in float64. On every device trains a small model for a step and\n" +
		"lets it generate, beside the CPU. Inputs are random, and new each time unless --seed says otherwise. The numbers are\n" +
		"‖Δ‖/‖reference‖. An error that is too large ends with exit code 1.",
	Flags: []cli.Flag{
		deviceFlag,
		&cli.Uint64Flag{Name: "seed", DefaultText: "random", Usage: "of the inputs"},
		&cli.BoolFlag{Name: "bench", Value: true, Usage: "measure speed too; --bench=false leaves it out"},
	},
	Action: runSelftest,
}

var errSelftest = errors.New("selftest: this machine computes wrongly; please report the lines marked FAIL, and which GPU and driver it has")

func runSelftest(_ context.Context, c *cli.Command) error {
	seed := c.Uint64("seed")
	if !c.IsSet("seed") {
		seed = rand.Uint64()
	}
	out := tabwriter.NewWriter(c.Root().Writer, 0, 0, 2, ' ', 0)
	wrong := false
	tell := func(checks []cuda.Check) {
		for _, check := range checks {
			verdict := "ok"
			if !check.OK() {
				verdict, wrong = "FAIL", true
			}
			fmt.Fprintf(out, "%s\t%.2e\tat most %.0e\t%s\n", check.Op, check.Error, check.Tolerance, verdict)
		}
	}
	put := func(m *model.Model) (model.Policy, error) { return m, nil }
	var rates []cuda.Rate
	if c.String("device") == "cuda" {
		d, err := cuda.Open()
		if err != nil {
			return err
		}
		defer d.Close()
		fmt.Fprintf(out, "%s, compute capability %d.%d, %s; seed %d\n", d.Name, d.Compute[0], d.Compute[1], cuda.Bytes(d.Memory), seed)
		checks, err := cuda.SelfTest(d, seed)
		if err != nil {
			return err
		}
		if tell(checks); wrong { // what is made of such operations says nothing more
			return errors.Join(out.Flush(), errSelftest)
		}
		put = func(m *model.Model) (model.Policy, error) { return cuda.NewPolicy(d, m.Origin(), cuda.Options{}) }
		if c.Bool("bench") {
			if rates, err = cuda.BenchDevice(d); err != nil {
				return err
			}
		}
	} else {
		fmt.Fprintf(out, "cpu; seed %d\n", seed)
	}
	var last model.Policy // its memory goes back before the next begins
	free := func() {
		if p, ok := last.(*cuda.Policy); ok {
			p.Close()
		}
		last = nil
	}
	defer func() { free() }()
	place := func(m *model.Model) (p model.Policy, err error) {
		free()
		if p, err = put(m); err == nil {
			last = p
		}
		return p, err
	}
	checks, err := cuda.TrainAndGenerate(place, seed)
	if err != nil {
		return errors.Join(out.Flush(), fmt.Errorf("a small model is trained: %w", err))
	}
	tell(checks)
	if c.Bool("bench") {
		more, err := cuda.Bench(place)
		if err != nil {
			return err
		}
		fmt.Fprintln(out)
		for _, r := range append(rates, more...) {
			fmt.Fprintf(out, "%s\t%.0f %s\n", r.What, r.Value, r.Unit)
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	if wrong {
		return errSelftest
	}
	return nil
}
