package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/urfave/cli/v3"

	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/trainer/grpo"
)

// deviceFlag says where to compute.
var deviceFlag = &cli.StringFlag{Name: "device", Value: "cpu", Usage: "device: cpu, or cuda for an NVIDIA GPU",
	Validator: func(name string) error {
		if name != "cpu" && name != "cuda" {
			return fmt.Errorf("%q is none of cpu, cuda", name)
		}
		return nil
	}}

var deviceFlags = []cli.Flag{
	deviceFlag,
	&cli.IntFlag{Name: "gpus", Value: 1, Usage: "`NUMBER` of GPUs for --device cuda; more than 1 needs NCCL; 0: all",
		Validator: func(n int) error {
			if n < 0 {
				return fmt.Errorf("%d is negative", n)
			}
			return nil
		}},
	&cli.StringFlag{Name: "precision", Value: string(model.Float32), Usage: "precision of matrix products on a CPU: float32, or bfloat16, faster with AVX512_BF16 or AMX (a GPU uses bfloat16)",
		Validator: func(name string) error { return new(model.Model).SetPrecision(model.Precision(name)) }},
	&cli.BoolFlag{Name: "plan", Usage: "print the GPU memory that the run needs, and exit; needs no GPU"},
}

// errPlanned ends what was to be planned alone.
var errPlanned = errors.New("planned")

// place is where a run computes. Its zero value is the CPU.
type place struct {
	gpus      []*cuda.Device
	policy    io.Closer
	rehearsal bool // what is put on a GPU must have room there, and no more: then it is errPlanned
}

// put makes what training begins with a policy on the device that the flags name, when what it needs was planned and
// printed. The policy that was put there before gives its memory back first. Where memory holds fewer sessions than w
// has, w says how many. With --plan it is errPlanned.
func (p *place) put(c *cli.Command, from *model.Origin, w *cuda.Work) (model.Policy, error) {
	w.LoRA = from.LoRA
	if c.Bool("plan") {
		if err := plan(c.Root().Writer, from.Config, share(*w, c.Int("gpus"))); err != nil {
			return nil, err
		}
		return nil, errPlanned
	}
	if c.String("device") != "cuda" {
		if err := p.clear(); err != nil {
			return nil, err
		}
		if from.LoRA != nil {
			collectAt(garbageLoRA)
			a, err := from.Adapted()
			if err != nil {
				return nil, err
			}
			p.policy = a
			return a, a.SetPrecision(model.Precision(c.String("precision")))
		}
		m, err := from.Model()
		if err != nil {
			return nil, err
		}
		return m, m.SetPrecision(model.Precision(c.String("precision")))
	}
	if err := p.empty(c); err != nil {
		return nil, err
	}
	n := len(p.gpus)
	each := share(*w, n)
	o, err := p.fit(from.Config, each)
	var memory *cuda.MemoryError
	for errors.As(err, &memory) && each.Sessions > 1 {
		each = share(each, 2)
		o, err = p.fit(from.Config, each)
	}
	if err != nil {
		return nil, err
	}
	if each.Sessions*n < w.Sessions {
		w.Sessions, w.Decode = each.Sessions*n, each.Decode*n
	}
	if p.rehearsal {
		return nil, errPlanned
	}
	if n > 1 {
		policy, err := cuda.NewParallel(p.gpus, from, o)
		if err != nil {
			return nil, err
		}
		p.policy = policy
		return policy, nil
	}
	policy, err := cuda.NewPolicy(p.gpus[0], from, o)
	if err != nil {
		return nil, err
	}
	p.policy = policy
	return policy, nil
}

// fit is how all GPUs have room for the same work: a batch may be one sequence, so each must hold a whole one.
func (p *place) fit(c model.Config, w cuda.Work) (o cuda.Options, err error) {
	for _, gpu := range p.gpus {
		fits, err := fit(gpu, c, w)
		if err != nil {
			return o, err
		}
		o.EightBit, o.Recompute = fits.EightBit, o.Recompute || fits.Recompute
	}
	return o, nil
}

// share is what one of n GPUs does: each computes with all weights, and holds its part of the sessions.
func share(w cuda.Work, n int) cuda.Work {
	each := w.Decode / max(w.Sessions, 1) // tokens of a session
	w.Sessions = (w.Sessions + max(n, 1) - 1) / max(n, 1)
	w.Decode = each * w.Sessions
	return w
}

// of puts the policy of a recipe where the flags say.
func (p *place) of(c *cli.Command) grpo.Place {
	return func(from *model.Origin, u *grpo.Use) (model.Policy, error) {
		wanted := u.Sessions
		if c.String("device") != "cuda" && !c.Bool("plan") {
			u.FitCPU(from.Config)
		}
		w := work(*u)
		policy, err := p.put(c, from, &w)
		if u.Sessions, u.DecodeTokens = w.Sessions, w.Decode; u.Sessions < wanted {
			fmt.Fprintf(os.Stderr, "running %d conversations at once, not %d: memory has no room for more; the answers are the same\n", u.Sessions, wanted)
		}
		return policy, err
	}
}

// engine puts the weights of files where the flags say, to answer questions, as put does with a policy. Each GPU has
// all weights, and answers in turn.
func (p *place) engine(c *cli.Command) func(f *gguf.File, o native.LoadOptions) (llm.Engine, error) {
	return func(f *gguf.File, o native.LoadOptions) (llm.Engine, error) {
		if c.Bool("plan") {
			_, err := native.LoadOn(f, o, func(shape model.Config, size model.DecoderOptions) (model.Decoder, string, error) {
				w := share(cuda.Work{Decode: size.Tokens, Sessions: o.Sessions}, c.Int("gpus"))
				return nil, "", cmp.Or(plan(c.Root().Writer, shape, w), errPlanned)
			})
			return nil, err
		}
		if c.String("device") != "cuda" {
			return native.Load(f, o)
		}
		defer f.Close() // the GPUs have copies
		if err := p.empty(c); err != nil {
			return nil, err
		}
		o.Sessions = (o.Sessions + len(p.gpus) - 1) / len(p.gpus)
		var engines []*native.Engine
		for _, gpu := range p.gpus {
			e, err := p.answering(gpu, f, o)
			if err == nil {
				engines = append(engines, e)
			} else if !errors.Is(err, errPlanned) {
				native.NewSpread(engines...).Close()
				return nil, err
			}
		}
		if p.rehearsal {
			return nil, errPlanned
		}
		return native.NewSpread(engines...), nil
	}
}

// answering makes an engine on one GPU, with fewer sessions where it has no room for more: their answers are the same.
func (p *place) answering(gpu *cuda.Device, f *gguf.File, o native.LoadOptions) (*native.Engine, error) {
	e, err := native.LoadOn(f, o, func(shape model.Config, size model.DecoderOptions) (model.Decoder, string, error) {
		if _, err := fit(gpu, shape, cuda.Work{Decode: size.Tokens, Sessions: o.Sessions}); err != nil {
			return nil, "", err
		}
		if p.rehearsal {
			return nil, "", errPlanned
		}
		d, err := cuda.NewDecoder(gpu, f, size)
		return d, "cuda " + gpu.Name, err
	})
	var memory *cuda.MemoryError
	if errors.As(err, &memory) && o.Sessions > 1 {
		o.Sessions /= 2
		return p.answering(gpu, f, o)
	}
	return e, err
}

// fit reports what of a GPU's memory is needed, and how it suffices. Errors: those of Device.Fit.
func fit(gpu *cuda.Device, c model.Config, w cuda.Work) (cuda.Options, error) {
	o, needs, err := gpu.Fit(c, w)
	if err != nil {
		return o, err
	}
	fmt.Fprintf(os.Stderr, "%s, %s of memory, of which this takes:\n", gpu.Name, cuda.Bytes(gpu.Memory))
	return o, needs.Write(os.Stderr)
}

// work is what a recipe wants of a policy, in the words of package cuda.
func work(u grpo.Use) cuda.Work {
	return cuda.Work{Batch: u.BatchTokens, EightBit: u.EightBit, Reference: u.Reference, Decode: u.DecodeTokens, Sessions: u.Sessions}
}

// plan prints what memory of a GPU a run takes.
func plan(to io.Writer, c model.Config, w cuda.Work) error {
	ways := []cuda.Options{{}}
	if w.Batch > 0 {
		ways = append(ways, cuda.Options{Recompute: true})
	}
	for _, o := range ways {
		needs, err := cuda.Plan(c, w, o)
		if err != nil {
			return err
		}
		if o.Recompute {
			fmt.Fprintf(to, "\nor, if that is too much, with each block's activations recomputed:\n\n")
		}
		if err := needs.Write(to); err != nil {
			return err
		}
	}
	return nil
}

// empty opens the GPUs that the flags name, if they are not, and leaves them empty.
func (p *place) empty(c *cli.Command) (err error) {
	if p.gpus == nil {
		if p.gpus, err = cuda.OpenAll(c.Int("gpus")); err != nil {
			return err
		}
	}
	return p.clear()
}

// clear gives the policy's memory back.
func (p *place) clear() error {
	if p.policy == nil {
		return nil
	}
	last := p.policy
	p.policy = nil
	return last.Close()
}

// leave gives the device back.
func (p *place) leave() {
	p.clear()
	for _, gpu := range p.gpus {
		gpu.Close()
	}
}

// planned makes a plan that was asked for the success that it is.
func planned(err error) error {
	if errors.Is(err, errPlanned) {
		return nil
	}
	return err
}
