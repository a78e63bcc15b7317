package main

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"text/tabwriter"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cmd/internal/cmdline"
	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/cuda/check"
	"github.com/sqlagent/sqlagent/model"
)

var selftestCommand = &cli.Command{
	Name:         "selftest",
	Usage:        "compare what this machine computes with references, and measure how fast it is",
	ArgsUsage:    " ",
	ArgValidator: cmdline.NoArguments,
	Description: "On a GPU compares every operation with a float64 reference. On every device trains a small model for one step and\n" +
		"lets it generate, and compares with the CPU. Inputs are random, and new each time unless --seed is set. The numbers are\n" +
		"‖Δ‖/‖reference‖. An error that is too large gives exit code 1.",
	Flags: []cli.Flag{
		deviceFlag,
		&cli.Uint64Flag{Name: "seed", DefaultText: "random", Usage: "of the inputs"},
		&cli.BoolFlag{Name: "bench", Value: true, Usage: "measure speed too; --bench=false skips it"},
		&cli.StringFlag{Name: "init", DefaultText: "the embedded model's shape",
			Usage: "measure the speed of `WEIGHTS`, over which a LoRA is trained: a checkpoint's folder, Hugging Face's, or a GGUF file"},
		&cli.BoolFlag{Name: "step", Usage: "measure a whole step of GRPO by --init too: " + check.FullStep.String()},
		&cli.StringFlag{Name: "logits", Usage: "write the logits of --init after 512 tokens to a `FILE` of float32: see scripts/bench-gpu.py"},
	},
	Action: runSelftest,
}

var errSelftest = errors.New("selftest: wrong results on this machine; please report the lines marked FAIL, the GPU and the driver")

func runSelftest(_ context.Context, c *cli.Command) error {
	out := tabwriter.NewWriter(c.Root().Writer, 0, 0, 2, ' ', 0)
	err := selftest(c, out)
	return errors.Join(err, out.Flush())
}

func selftest(c *cli.Command, out io.Writer) error {
	if c.Bool("step") && !c.Bool("bench") {
		return cmdline.Usagef("--step measures speed: omit --bench=false")
	}
	seed := c.Uint64("seed")
	if !c.IsSet("seed") {
		seed = rand.Uint64()
	}
	wrong := false
	report := func(checks []cuda.Check) {
		for _, c := range checks {
			verdict := "ok"
			if !c.OK() {
				verdict, wrong = "FAIL", true
			}
			fmt.Fprintf(out, "%s\t%.2e\tat most %.0e\t%s\n", c.Op, c.Error, c.Tolerance, verdict)
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
		if report(checks); err != nil {
			return err
		}
		if wrong { // what is made of such operations says nothing more
			return errSelftest
		}
		place = func(m *model.Model, o cuda.Options) (model.Policy, error) { return cuda.NewPolicy(d, m.Origin(), o) }
	} else {
		fmt.Fprintf(out, "cpu; seed %d\n", seed)
	}
	checks, err := check.TrainAndGenerate(place, seed)
	if report(checks); err != nil {
		return fmt.Errorf("training a small model: %w", err)
	}
	if c.Bool("bench") {
		fmt.Fprintln(out)
		measured := func(rates []cuda.Rate, err error) error {
			for _, r := range rates {
				fmt.Fprintf(out, "%s\t%.*f %s\n", r.What, decimals(r.Value), r.Value, r.Unit)
			}
			return err
		}
		if d != nil {
			if err := measured(cuda.BenchDevice(d, cuda.ProductSize)); err != nil {
				return err
			}
		}
		p, size, err := measurable(c, d)
		if err != nil {
			return err
		}
		if d != nil {
			defer p.(*cuda.Policy).Close()
		}
		if err := measured(check.Bench(p, size)); err != nil {
			return err
		}
		if c.Bool("step") {
			if err := measured(check.BenchStep(p, check.FullStep.Within(p.Config().Context))); err != nil {
				return err
			}
		}
	}
	if wrong {
		return errSelftest
	}
	return nil
}

// decimals is how many a speed is printed with.
func decimals(x float64) int {
	if x < 100 {
		return 1
	}
	return 0
}

// measurable is the policy whose speed is measured: of --init with a LoRA, or of the embedded model's shape.
func measurable(c *cli.Command, d *cuda.Device) (model.Policy, check.BenchSize, error) {
	size := check.NanoSize
	m, err := model.New(check.NanoShape, 1)
	if err != nil {
		return nil, size, err
	}
	from := m.Origin()
	if name := c.String("init"); name != "" {
		if from, _, err = initial(name); err != nil {
			return nil, size, err
		}
		defer from.Close()
		if err := from.AddLoRA(model.LoRA{Rank: 16, Alpha: 32}, 1); err != nil {
			return nil, size, err
		}
		most := from.Config.Context
		size = check.BenchSize{Sequences: 1, Length: min(4096, most), Slots: []int{64, 256}, Prompt: min(2048, most/2), Full: min(2304, most)}
	}
	var p model.Policy
	if d != nil {
		p, err = cuda.NewPolicy(d, from, cuda.Options{})
	} else {
		p, err = from.Policy()
	}
	if err != nil {
		return nil, size, err
	}
	if c.String("logits") != "" {
		err = writeLogits(c.String("logits"), p)
	}
	return p, size, err
}

// writeLogits writes a policy's logits after 512 tokens.
func writeLogits(path string, p model.Policy) error {
	tokens := make([]int32, min(512, p.Config().Context))
	for i := range tokens {
		tokens[i] = int32(i * 7919 % min(p.Config().VocabSize, 256))
	}
	x, err := p.NewDecoder(model.DecoderOptions{Slots: 1, Tokens: len(tokens), Exact: true})
	if err != nil {
		return err
	}
	defer x.Close()
	logits, err := x.Logits(model.Span{Tokens: tokens})
	if err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(binary.Write(f, binary.LittleEndian, logits), f.Close())
}
