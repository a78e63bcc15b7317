package grpo

import (
	"slices"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/rl"
)

// example is a rollout as it is learnt from: its tokens, and after the prompt its trajectory.
type example struct {
	*rl.Trajectory
	sequence trainer.Sequence
	prompt   int   // tokens before the first generated one
	steps    []int // of the trajectory: where rewards are paid
}

// exampleOf is nil for a rollout in which nothing was generated.
func exampleOf(r *Rollout, tok *token.Tokenizer) *example {
	s := r.sequence()
	prompt := slices.Index(s.Train, true)
	if prompt < 0 {
		return nil
	}
	y := &rl.Trajectory{Group: r.group(), Given: r.guide != nil, Mask: s.Train[prompt:], Reward: make([]float64, len(s.Tokens)-prompt)}
	if !y.Given {
		y.Cut = !r.Right && slices.ContainsFunc(r.Answer.Turns, cut)
		y.Filtered = r.Defect != ""
		for _, token := range r.Answer.Trace[prompt:] {
			y.Behaviour = append(y.Behaviour, token.Logprob)
		}
	}
	return &example{y, s, prompt, r.pay(y, prompt, tok)}
}

// batch is what one forward pass takes.
type batch struct {
	packed   model.Packed
	examples []*example
	ys       []*rl.Trajectory
	starts   []int // where each trajectory begins in packed
}

// pack lays groups end to end, about so many tokens a batch. The samples of a question share its prompt, which is
// computed once for them. Those that were dropped are left out. A group that is larger than a batch is divided.
func pack(groups [][]*example, tokens int, temperature float32) []*batch {
	var batches []*batch
	var b *batch
	for _, all := range groups {
		var group []*example
		var of trainer.Group
		for _, e := range all {
			if !e.Dropped {
				group, of = append(group, e), append(of, e.sequence)
			}
		}
		for len(group) > 0 {
			if b != nil && len(b.packed.Tokens)+of.Size() > tokens {
				b = nil
			}
			if b == nil {
				b = &batch{packed: model.Packed{Temperature: temperature}}
				batches = append(batches, b)
			}
			n := len(group)
			for n > 1 && len(b.packed.Tokens) == 0 && of[:n].Size() > tokens {
				n--
			}
			b.add(group[:n], of[:n])
			group, of = group[n:], of[n:]
		}
	}
	return batches
}

func (b *batch) add(group []*example, of trainer.Group) {
	prefix, starts := trainer.Pack(&b.packed, of)
	for i, e := range group {
		b.examples = append(b.examples, e)
		b.ys = append(b.ys, e.Trajectory)
		b.starts = append(b.starts, starts[i]+e.prompt-prefix)
	}
}

// of is the part of what a policy said of the batch that is a trajectory's.
func (b *batch) of(i int, x []float32) []float32 {
	return slices.Clone(x[b.starts[i]:][:len(b.ys[i].Mask)])
}
