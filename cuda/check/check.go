// Package check says of a machine whether it trains and generates as the reference does, and how fast:
// TrainAndGenerate, Bench and BenchStep take any policy, the CPU's included. What a GPU's single operations come to is
// cuda.SelfTest's to say, which calls a hundred operations that nothing outside of package cuda should see.
package check

import (
	"io"
	"math/rand/v2"
	"slices"

	"github.com/sqlagent/sqlagent/cuda"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// tolerance is what rounding to bfloat16 leaves: it has 8 bits, and an operation a few roundings.
const tolerance = 1e-2

// Place makes a model a policy on a device. Who asked for a policy that is an io.Closer closes it.
type Place func(m *model.Model, o cuda.Options) (model.Policy, error)

func leave(p model.Policy) {
	if c, ok := p.(io.Closer); ok {
		c.Close()
	}
}

// TrainAndGenerate takes one step of training with a small random model, and generates: on a device, and for comparison
// on the CPU, whose own gradient is compared with differences of its loss. It does so twice: with all weights, and with
// a LoRA, blocks that are computed again, and tokens that are chosen from few. With an error come the checks that were
// made before it.
func TrainAndGenerate(place Place, seed uint64) (checks []cuda.Check, err error) {
	for _, t := range []trial{{rate: 1e-3}, {rank: 4, few: true, rate: 5e-3, Options: cuda.Options{Recompute: true}}} {
		err = t.run(place, seed)
		if checks = append(checks, t.checks...); err != nil {
			break
		}
	}
	return checks, err
}

// trial is a training of TrainAndGenerate.
type trial struct {
	cuda.Options
	rank   int     // of a LoRA; 0: there is none
	few    bool    // tokens are chosen from half of the vocabulary
	rate   float32 // of learning: a step changes far more than rounding does
	checks []cuda.Check
}

func (t *trial) check(op string, got, want []float32) {
	if t.rank > 0 {
		op += ", LoRA"
	}
	doubles := make([]float64, len(want))
	for i, x := range want {
		doubles[i] = float64(x)
	}
	t.checks = append(t.checks, cuda.Compare(op, got, doubles, tolerance))
}

// model is what a trial begins with.
func (t *trial) model(c model.Config, seed uint64) (*model.Model, error) {
	m, err := model.New(c, seed)
	if err != nil || t.rank == 0 {
		return m, err
	}
	from := m.Origin()
	if err := from.AddLoRA(model.LoRA{Rank: t.rank, Alpha: 8}, seed); err != nil {
		return nil, err
	}
	if m, err = from.Model(); err != nil {
		return nil, err
	}
	s := m.State()
	for i := range s.Trained { // B is zero at first, and A's gradient with it
		s.Trained[i] += float32(i%7-3) * 0.02
	}
	m.Changed(s)
	return m, nil
}

func (t *trial) run(place Place, seed uint64) error {
	c := model.Config{
		Architecture: "qwen3", VocabSize: 96, Context: 256, Layers: 2, Embedding: 64, FeedForward: 96, Heads: 4, KVHeads: 2,
		RopeBase: 1e4, NormEps: 1e-6, Tied: true,
	}
	reference, err := t.model(c, seed)
	if err != nil {
		return err
	}
	same, err := t.model(c, seed)
	if err != nil {
		return err
	}
	p, err := place(same, t.Options)
	if err != nil {
		return err
	}
	defer leave(p)

	in, g := someBatch(c, seed)
	var half sampling.Set
	if t.few {
		half = sampling.NewSet(c.VocabSize)
		for id := int32(0); id < int32(c.VocabSize); id += 2 {
			half.Add(id)
		}
		for i, id := range in.Tokens {
			in.Allowed = append(in.Allowed, sampling.Kept{})
			if i%3 > 0 {
				set := slices.Clone(half)
				set.Add(id)
				in.Allowed[i].Set = set
			}
		}
	}
	forward := func(name string) error {
		out, err := p.Forward(in)
		if err != nil {
			return err
		}
		want, err := reference.Forward(in)
		if err == nil {
			t.check("policy: log-probabilities"+name, out.Logp, want.Logp)
			t.check("policy: entropies"+name, out.Entropy, want.Entropy)
		}
		return err
	}
	if err := forward(""); err != nil {
		return err
	}
	if err := p.Backward(g); err != nil {
		return err
	}
	slope, want, err := descend(reference, in, g)
	if err != nil {
		return err
	}
	t.check("cpu: gradient, by differences", []float32{want}, []float32{slope})
	if _, err := reference.Forward(in); err != nil {
		return err
	}
	if err := reference.Backward(g); err != nil {
		return err
	}
	o := adamw.Options{LR: t.rate, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8, WeightDecay: 0.1, ClipNorm: 1}
	norms := [2]float32{}
	for i, p := range []model.Policy{p, reference} {
		if norms[i], err = p.Step(o); err != nil {
			return err
		}
	}
	t.check("policy: gradient's norm", norms[:1], norms[1:])
	if err := forward(" after a step"); err != nil {
		return err
	}

	// What is generated is what is scored, also of what top-p leaves.
	x, err := p.NewDecoder(model.DecoderOptions{Slots: 1, Tokens: model.PageTokens, Exact: true})
	if err != nil {
		return err
	}
	defer x.Close()
	const given = 6
	sequence, next := slices.Clone(in.Tokens[:given]), in.Tokens[:given]
	generated := model.Packed{Score: make([]bool, given), Allowed: make([]sampling.Kept, given)}
	var behaviour []float32
	for i := range 12 {
		draw := model.Draw{Sampling: sampling.Options{Temperature: 1}, U: sampling.Uniform(seed, i), Allowed: half, Keep: true}
		if i%2 == 1 {
			draw.Sampling.TopP = 0.95
		}
		drawn, err := x.Extend([]model.Span{{Slot: 0, Tokens: next}}, []model.Draw{draw})
		if err != nil {
			return err
		}
		if drawn[0].Err != nil {
			return drawn[0].Err
		}
		next = []int32{drawn[0].ID}
		sequence, behaviour = append(sequence, drawn[0].ID), append(behaviour, drawn[0].Logprob)
		generated.Score, generated.Allowed = append(generated.Score, true), append(generated.Allowed, drawn[0].Kept)
	}
	generated.Tokens, generated.Segments = sequence, []model.Segment{{Len: len(sequence), Prefix: -1}}
	logp, _, err := p.Score(generated, model.Current)
	if err != nil {
		return err
	}
	t.check("policy: generated against scored", behaviour, logp[given:])
	return nil
}

// someBatch is a prefix with two continuations, all of whose tokens are scored, and a loss's gradient.
func someBatch(c model.Config, seed uint64) (p model.Packed, g model.Grad) {
	rng := rand.New(rand.NewPCG(seed, 9))
	for i, n := range []int{20, 9, 12} {
		s := model.Segment{Start: len(p.Tokens), Len: n, Prefix: min(i, 1) - 1}
		for j := range n {
			p.Tokens = append(p.Tokens, int32(rng.IntN(c.VocabSize)))
			p.Score = append(p.Score, i > 0 || j > 0)
			g.Logp = append(g.Logp, float32(rng.NormFloat64()))
		}
		p.Segments = append(p.Segments, s)
	}
	return p, g
}

// descend is the slope of a model's loss along its gradient, measured, and as the gradient's norm has it. The model is
// left as it was.
func descend(m *model.Model, in model.Packed, g model.Grad) (measured, norm float32, err error) {
	loss := func() (sum float64, err error) {
		out, err := m.Forward(in)
		for i, l := range out.Logp {
			sum += float64(g.Logp[i]) * float64(l)
		}
		return sum, err
	}
	if _, err := m.Forward(in); err != nil {
		return 0, 0, err
	}
	if err := m.Backward(g); err != nil {
		return 0, 0, err
	}
	s := m.State()
	before := slices.Clone(s.Trained)
	if norm, err = m.Step(adamw.Options{LR: 1e6, Eps: 1e6}); err != nil { // moves by the gradient
		return 0, 0, err
	}
	gradient := make([]float64, len(before))
	for i, w := range before {
		gradient[i] = float64(w) - float64(s.Trained[i])
	}
	var at [2]float64
	const h = 1e-3
	for i, sign := range []float64{h, -h} {
		for j, w := range before {
			s.Trained[j] = float32(float64(w) + sign*gradient[j]/float64(norm))
		}
		m.Changed(s)
		if at[i], err = loss(); err != nil {
			return 0, 0, err
		}
	}
	copy(s.Trained, before)
	s.Moment1, s.Moment2, s.Steps = nil, nil, 0
	m.Changed(s)
	return float32((at[0] - at[1]) / (2 * h)), norm, nil
}
