package main

import (
	"context"
	"errors"
	"fmt"
	"io"
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
	out := tabwriter.NewWriter(c.Root().Writer, 0, 0, 2, ' ', 0)
	err := selftest(c, out)
	return errors.Join(err, out.Flush())
}

func selftest(c *cli.Command, out io.Writer) error {
	seed := c.Uint64("seed")
	if !c.IsSet("seed") {
		seed = rand.Uint64()
	}
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
	place := func(m *model.Model, _ cuda.Options) (model.Policy, error) { return m, nil }
	var d *cuda.Device
	if c.String("device") == "cuda" {
		var err error
		if d, err = cuda.Open(); err != nil {
			return err
		}
		defer d.Close()
		fmt.Fprintf(out, "%s, compute capability %d.%d, %s; seed %d\n", d.Name, d.Compute[0], d.Compute[1], cuda.Bytes(d.Memory), seed)
		checks, err := cuda.SelfTest(d, seed)
		if tell(checks); err != nil {
			return err
		}
		if wrong { // what is made of such operations says nothing more
			return errSelftest
		}
		place = func(m *model.Model, o cuda.Options) (model.Policy, error) { return cuda.NewPolicy(d, m.Origin(), o) }
	} else {
		fmt.Fprintf(out, "cpu; seed %d\n", seed)
	}
	checks, err := cuda.TrainAndGenerate(place, seed)
	if tell(checks); err != nil {
		return fmt.Errorf("a small model is trained: %w", err)
	}
	if c.Bool("bench") {
		fmt.Fprintln(out)
		measured := func(rates []cuda.Rate, err error) error {
			for _, r := range rates {
				fmt.Fprintf(out, "%s\t%.0f %s\n", r.What, r.Value, r.Unit)
			}
			return err
		}
		if d != nil {
			if err := measured(cuda.BenchDevice(d, cuda.ProductSize)); err != nil {
				return err
			}
		}
		if err := measured(cuda.Bench(place, cuda.NanoSize)); err != nil {
			return err
		}
	}
	if wrong {
		return errSelftest
	}
	return nil
}
