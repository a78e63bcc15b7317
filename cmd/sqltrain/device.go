package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/model"
)

// deviceFlag says where to compute.
var deviceFlag = &cli.StringFlag{Name: "device", Value: "cpu", Usage: "compute on the cpu, or on an NVIDIA GPU: cuda",
	Validator: func(name string) error {
		if name != "cpu" && name != "cuda" {
			return fmt.Errorf("%q is none of cpu, cuda", name)
		}
		return nil
	}}

var deviceFlags = []cli.Flag{
	deviceFlag,
	&cli.StringFlag{Name: "precision", Value: string(model.Float32), Usage: "of a CPU's matrix products: float32, or bfloat16, which is faster on processors with AMX (a GPU's are bfloat16)",
		Validator: func(name string) error { return new(model.Model).SetPrecision(model.Precision(name)) }},
	&cli.BoolFlag{Name: "plan", Usage: "print the memory of a GPU that the run needs, and end; this takes no GPU"},
}

// errPlanned ends a run whose memory was to be planned alone.
var errPlanned = errors.New("planned")

// place is where a run computes. Its zero value is the CPU.
type place struct {
	gpu    *cuda.Device
	policy *cuda.Policy
}

// put makes a model a policy on the device that the flags name, when what it needs was planned and printed. With --plan
// it is errPlanned.
func (p *place) put(c *cli.Command, m *model.Model, w cuda.Work) (model.Policy, error) {
	w.LoRA = m.State().LoRA
	if c.Bool("plan") {
		for _, o := range []cuda.Options{{}, {Recompute: true}} {
			needs, err := cuda.Plan(m.Config(), w, o)
			if err != nil {
				return nil, err
			}
			if o.Recompute {
				fmt.Fprintf(c.Root().Writer, "\nor, where that is too much, with each block's activations computed again:\n\n")
			}
			if err := needs.Write(c.Root().Writer); err != nil {
				return nil, err
			}
		}
		return nil, errPlanned
	}
	if c.String("device") != "cuda" {
		return m, m.SetPrecision(model.Precision(c.String("precision")))
	}
	var err error
	if p.gpu, err = cuda.Open(); err != nil {
		return nil, err
	}
	o, needs, err := p.gpu.Fit(m.Config(), w)
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(os.Stderr, "%s: %s of %s are needed, mostly for %s\n", p.gpu.Name, cuda.Bytes(needs.Total()), cuda.Bytes(p.gpu.Memory), needs.Largest())
	if p.policy, err = cuda.NewPolicy(p.gpu, m, o); err != nil {
		return nil, err
	}
	return p.policy, nil
}

// leave gives the device back.
func (p *place) leave() {
	if p.policy != nil {
		p.policy.Close()
	}
	if p.gpu != nil {
		p.gpu.Close()
	}
}

// planned makes a plan that was asked for the success that it is.
func planned(err error) error {
	if errors.Is(err, errPlanned) {
		return nil
	}
	return err
}
