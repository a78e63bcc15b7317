package trainer

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// FineTune is a supervised stage in front of another one, as recipes have it: trajectories are learnt some times.
type FineTune struct {
	Epochs      float64 `toml:"epochs"`      // over the trajectories; 0: there is no such part
	Batch       int     `toml:"batch"`       // packed tokens of a step
	MicroBatch  int     `toml:"micro_batch"` // packed tokens of one forward pass, whose gradients are accumulated; 0: a step's
	LR          float64 `toml:"lr"`          // falls over the whole stage (cosine), to a tenth
	Warmup      int     `toml:"warmup"`      // steps
	WeightDecay float64 `toml:"weight_decay"`
	ClipNorm    float64 `toml:"clip_norm"`
	Beta2       float64 `toml:"beta2"` // AdamW's; 0: that of SFT
	Group       int     `toml:"group"` // most questions to one database that share its schema's tokens
}

// Check says what cannot be run.
func (o FineTune) Check() error {
	if o.Epochs < 0 || o.Batch <= 0 || o.MicroBatch < 0 || o.LR <= 0 || o.Warmup < 0 || o.Group <= 0 || o.Beta2 < 0 || o.Beta2 >= 1 {
		return errors.New("batch, lr and group must be positive, micro_batch, epochs and warmup not negative, beta2 below 1")
	}
	return nil
}

// FineTuned is what a stage came to.
type FineTuned struct {
	Steps, Trajectories int
	Loss                float64 // of the last step; NaN where it was done before
}

func (f FineTuned) String() string {
	return fmt.Sprintf("%d steps over %d trajectories, the loss at the end %.3f", f.Steps, f.Trajectories, f.Loss)
}

// Stage is what a FineTune learns, where it begins, and where it computes.
type Stage struct {
	Init     string // the weights that it begins with: see Initial
	Data     string // a file of trajectories
	Dir      string // of its checkpoints, from which it goes on if it is killed
	Seed     uint64 // of the data's order
	EightBit bool   // AdamW's moments: see adamw.Options

	// Notify says what a person should know, as that a checkpoint is damaged.
	Notify func(note string)
	// Place makes a policy, for forward passes of so many packed tokens at most.
	Place func(from *model.Origin, tokens int) (model.Policy, error)
}

// MaxPass is how many packed tokens a forward pass has at most, where a sequence has so many.
func (o FineTune) MaxPass(longest int) int { return MaxPass(o.Batch, o.MicroBatch, longest) }

// Run learns a stage's trajectories, unless that was done. The policy is made when it is known that there is something
// to learn.
func (o FineTune) Run(ctx context.Context, s Stage, report func(Progress)) (FineTuned, error) {
	out := FineTuned{Loss: math.NaN()}
	from, tok, state, err := s.resume()
	if err != nil {
		return out, err
	}
	defer from.Close()
	corpus, err := LoadCorpus(s.Data, tok, from.Config.Context, o.Group)
	if err != nil {
		return out, err
	}
	out.Trajectories, out.Steps = corpus.Examples, corpus.Steps(o.Batch, s.Seed, o.Epochs)
	run := SFT{
		Steps: out.Steps, BatchTokens: o.Batch, MicroBatch: o.MicroBatch, Schedule: Schedule{Peak: o.LR, Warmup: o.Warmup, Decay: 1, Floor: 0.1},
		WeightDecay: o.WeightDecay, ClipNorm: o.ClipNorm, Beta2: o.Beta2, EightBit: s.EightBit, SaveShare: 0.05, Dir: s.Dir,
	}
	if state.Step >= out.Steps {
		return out, nil
	}
	state.Protocol = corpus.Protocol
	policy, err := s.Place(from, o.MaxPass(corpus.Longest))
	if err != nil {
		return out, err
	}
	err = run.Run(ctx, policy, tok, corpus.Batches(o.Batch, s.Seed, 0), nil, state, func(p Progress) {
		out.Loss = p.Loss
		report(p)
	})
	return out, err
}

// OnCPU is the Place of the CPU.
func OnCPU(from *model.Origin) (model.Policy, error) { return from.Policy() }

// resume loads the newest checkpoint of the stage's folder, or what it begins with if there is none.
func (s Stage) resume() (*model.Origin, *token.Tokenizer, State, error) {
	c, note, err := Newest(s.Dir)
	if errors.Is(err, ErrNoCheckpoint) {
		from, tok, _, err := Initial(s.Init)
		return from, tok, State{}, err
	}
	if err != nil {
		return nil, nil, State{}, err
	}
	if note != "" {
		s.Notify(note)
	}
	from, err := c.Resume(s.Init)
	return from, c.Tokenizer, c.State, err
}
