package check

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// StepSize is what BenchStep measures: conversations of equal length, without a database.
type StepSize struct {
	Questions, Samples, Turns int
	Prompt, Drawn, Observed   int // tokens: of a question's prompt, drawn in a turn, and observed after it
}

// FullStep is a step as the recipes for 7B make one.
var FullStep = StepSize{Questions: 64, Samples: 8, Turns: 4, Prompt: 1024, Drawn: 64, Observed: 64}

func (s StepSize) String() string {
	return fmt.Sprintf("%d × %d conversations of %d + %d × (%d + %d) tokens", s.Questions, s.Samples, s.Prompt, s.Turns, s.Drawn, s.Observed)
}

// Within is s, or a smaller step whose conversations fit into a context.
func (s StepSize) Within(context int) StepSize {
	if s.Prompt+s.own() > context {
		s.Prompt = max(1, context/2)
		s.Drawn = max(1, context/4/s.Turns)
		s.Observed = s.Drawn
	}
	return s
}

// own is how many tokens a conversation has after its prompt.
func (s StepSize) own() int { return s.Turns * (s.Drawn + s.Observed) }

// pages is the room for all conversations, whose prompts are held once for each question.
func (s StepSize) pages() int {
	of := func(tokens int) int { return (tokens + model.PageTokens - 1) / model.PageTokens }
	return s.Questions*of(s.Prompt) + s.Questions*s.Samples*(of(s.own())+1) // the page where the prompt ends is each one's own
}

// BenchStep measures a step of GRPO with the policy's decoder and the policy: rollouts of several turns, and an update
// by what was drawn in them, a question a batch. With an error come the rates that were measured before it.
func BenchStep(p model.Policy, s StepSize) (rates []cuda.Rate, err error) {
	began := time.Now()
	conversations, err := s.rollouts(p)
	if err != nil {
		return nil, err
	}
	rolled := time.Since(began)
	rates = append(rates, cuda.Rate{What: "a step of GRPO, rollouts: " + s.String(), Value: rolled.Seconds(), Unit: "s"})
	if err := s.update(p, conversations); err != nil {
		return rates, err
	}
	whole := time.Since(began)
	return append(rates, cuda.Rate{What: "its update", Value: (whole - rolled).Seconds(), Unit: "s"}, cuda.Rate{What: "the whole step", Value: whole.Seconds(), Unit: "s"}), nil
}

// rollouts are the tokens of all conversations, those of a question side by side.
func (s StepSize) rollouts(p model.Policy) ([][]int32, error) {
	n := s.Questions * s.Samples
	x, err := p.NewDecoder(model.DecoderOptions{Slots: n, Tokens: s.pages() * model.PageTokens, Exact: true})
	if err != nil {
		return nil, err
	}
	defer x.Close()
	rng := rand.New(rand.NewPCG(2, 2))
	given := func(n int) []int32 {
		out := make([]int32, n)
		for i := range out {
			out[i] = int32(rng.IntN(p.Config().VocabSize))
		}
		return out
	}
	all := make([][]int32, n)
	// extend computes some tokens of each conversation's end, and draws the next one.
	extend := func(slots []int, tokens int) error {
		for some := range slices.Chunk(slots, max(1, promptBatch/tokens)) {
			spans, draws := make([]model.Span, len(some)), make([]model.Draw, len(some))
			for i, slot := range some {
				spans[i] = model.Span{Slot: slot, Tokens: all[slot][len(all[slot])-tokens:]}
				draws[i] = model.Draw{Span: i, Sampling: sampling.Options{Temperature: 1}, U: rng.Float64()}
			}
			drawn, err := x.Extend(spans, draws)
			if err != nil {
				return err
			}
			for i, slot := range some {
				if drawn[i].Err != nil {
					return drawn[i].Err
				}
				all[slot] = append(all[slot], drawn[i].ID)
			}
		}
		return nil
	}
	var first, every []int
	for slot := range n {
		every = append(every, slot)
		if slot%s.Samples == 0 {
			first, all[slot] = append(first, slot), given(s.Prompt)
		}
	}
	if err := extend(first, s.Prompt); err != nil {
		return nil, err
	}
	for slot, of := range all { // others begin with what the first of their question did
		if slot%s.Samples > 0 {
			from := slot - slot%s.Samples
			all[slot] = slices.Clone(all[from][:s.Prompt])
			x.CopyPrefix(slot, from, s.Prompt-1)
		} else {
			all[slot] = of[:s.Prompt]
			x.Truncate(slot, s.Prompt-1)
		}
	}
	pending := 1 // tokens that are not computed yet
	for range s.Turns {
		for range s.Drawn {
			if err := extend(every, pending); err != nil {
				return nil, err
			}
			pending = 1
		}
		for slot := range all {
			all[slot] = append(all[slot], given(s.Observed)...)
		}
		pending += s.Observed
	}
	return all, nil
}

// update makes a step by all that was drawn.
func (s StepSize) update(p model.Policy, all [][]int32) error {
	for group := range slices.Chunk(all, s.Samples) {
		in := model.Packed{Tokens: slices.Clone(group[0][:s.Prompt]), Score: make([]bool, s.Prompt)}
		in.Segments = []model.Segment{{Len: s.Prompt, Prefix: -1}}
		g := model.Grad{Logp: make([]float32, s.Prompt)}
		for i, conversation := range group {
			in.Segments = append(in.Segments, model.Segment{Start: len(in.Tokens), Len: s.own(), Prefix: 0})
			in.Tokens = append(in.Tokens, conversation[s.Prompt:]...)
			for j := range s.own() {
				drawn, slope := j%(s.Drawn+s.Observed) < s.Drawn, float32(0)
				if drawn {
					slope = float32(i%2*2-1) / float32(len(all)*s.own())
				}
				in.Score, g.Logp = append(in.Score, drawn), append(g.Logp, slope)
			}
		}
		if _, err := p.Forward(in); err != nil {
			return err
		}
		if err := p.Backward(g); err != nil {
			return err
		}
	}
	_, err := p.Step(adamw.Options{LR: 1e-6, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8, ClipNorm: 1})
	return err
}
