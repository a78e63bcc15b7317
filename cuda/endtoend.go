package cuda

import (
	"math"
	"math/rand/v2"
	"time"

	"github.com/sqlagent/sqlagent/model"
)

// Place makes a model a policy on a device.
type Place func(m *model.Model) (model.Policy, error)

// TrainAndGenerate takes one step of training with a small random model, and generates: on a device, and beside it on
// the CPU, whose own gradient is compared with differences of its loss.
func TrainAndGenerate(place Place, seed uint64) (checks []Check, err error) {
	c := model.Config{
		Architecture: "qwen3", VocabSize: 96, Context: 256, Layers: 2, Embedding: 64, FeedForward: 96, Heads: 4, KVHeads: 2,
		RopeBase: 1e4, NormEps: 1e-6, Tied: true,
	}
	reference, err := model.New(c, seed)
	if err != nil {
		return nil, err
	}
	same, err := model.New(c, seed)
	if err != nil {
		return nil, err
	}
	p, err := place(same)
	if err != nil {
		return nil, err
	}
	check := func(op string, got, want []float32, tolerance float64) {
		var diff, norm float64
		for i, w := range want {
			e := float64(got[i]) - float64(w)
			diff, norm = diff+e*e, norm+float64(w)*float64(w)
		}
		checks = append(checks, Check{op, math.Sqrt(diff / max(norm, 1e-30)), tolerance})
	}

	in, g := someBatch(c, seed)
	forward := func(p model.Policy, name string) (out model.Out, err error) {
		out, err = p.Forward(in)
		if err == nil && p != model.Policy(reference) {
			var want model.Out
			if want, err = reference.Forward(in); err == nil {
				check("policy: log-probabilities"+name, out.Logp, want.Logp, halfTolerance)
				check("policy: entropies"+name, out.Entropy, want.Entropy, halfTolerance)
			}
		}
		return out, err
	}
	if _, err = forward(p, ""); err != nil {
		return nil, err
	}
	if err := p.Backward(g); err != nil {
		return nil, err
	}
	slope, want, err := descend(reference, in, g)
	if err != nil {
		return nil, err
	}
	check("cpu: gradient, by differences", []float32{want}, []float32{slope}, halfTolerance)
	if _, err := reference.Forward(in); err != nil {
		return nil, err
	}
	if err := reference.Backward(g); err != nil {
		return nil, err
	}
	o := model.AdamW{LR: 1e-3, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8, WeightDecay: 0.1, ClipNorm: 1}
	norms := [2]float32{}
	for i, p := range []model.Policy{p, reference} {
		if norms[i], err = p.Step(o); err != nil {
			return nil, err
		}
	}
	check("policy: gradient's norm", norms[:1], norms[1:], halfTolerance)
	if _, err := forward(p, " after a step"); err != nil {
		return nil, err
	}

	// What is generated is what is scored.
	x, err := p.NewDecoder(model.DecoderOptions{Slots: 1, Tokens: model.PageTokens, Exact: true})
	if err != nil {
		return nil, err
	}
	defer x.Close()
	sequence, next := append([]int32(nil), in.Tokens[:6]...), in.Tokens[:6]
	generated := model.Packed{Score: make([]bool, 6)}
	var behaviour []float32
	for i := range 12 {
		drawn, err := x.Extend([]model.Span{{Slot: 0, Tokens: next}}, []model.Draw{{Sampling: model.Sampling{Temperature: 1}, U: model.Uniform(seed, i)}})
		if err != nil {
			return nil, err
		}
		if drawn[0].Err != nil {
			return nil, drawn[0].Err
		}
		next = []int32{drawn[0].ID}
		sequence, behaviour = append(sequence, drawn[0].ID), append(behaviour, drawn[0].Logprob)
		generated.Score = append(generated.Score, true)
	}
	generated.Tokens, generated.Segments = sequence, []model.Segment{{Len: len(sequence), Prefix: -1}}
	logp, _, err := p.Score(generated, model.Current)
	if err != nil {
		return nil, err
	}
	check("policy: generated against scored", behaviour, logp[6:], halfTolerance)
	return checks, nil
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
	before := append([]float32(nil), s.Weights...)
	if norm, err = m.Step(model.AdamW{LR: 1e6, Eps: 1e6}); err != nil { // moves by the gradient
		return 0, 0, err
	}
	gradient := make([]float64, len(before))
	for i, w := range before {
		gradient[i] = float64(w) - float64(s.Weights[i])
	}
	var at [2]float64
	const h = 1e-3
	for i, sign := range []float64{h, -h} {
		for j, w := range before {
			s.Weights[j] = float32(float64(w) + sign*gradient[j]/float64(norm))
		}
		m.Changed(s)
		if at[i], err = loss(); err != nil {
			return 0, 0, err
		}
	}
	copy(s.Weights, before)
	s.Moment1, s.Moment2, s.Steps = nil, nil, 0
	m.Changed(s)
	return float32((at[0] - at[1]) / (2 * h)), norm, nil
}

// Rate is how fast something goes.
type Rate struct {
	What  string
	Value float64
	Unit  string
}

// nanoShape is that of the embedded model.
var nanoShape = model.Config{
	Architecture: "qwen2", VocabSize: 4096, Context: 2048, Layers: 6, Embedding: 256, FeedForward: 768, Heads: 4, KVHeads: 2,
	RopeBase: 1e8, NormEps: 1e-6, Tied: true,
}

// Bench measures a policy of the embedded model's shape: training and generating.
func Bench(place Place) (rates []Rate, err error) {
	m, err := model.New(nanoShape, 1)
	if err != nil {
		return nil, err
	}
	p, err := place(m)
	if err != nil {
		return nil, err
	}
	c, rng := nanoShape, rand.New(rand.NewPCG(1, 1))
	var in model.Packed
	const sequences, length = 16, 1024
	for i := range sequences {
		in.Segments = append(in.Segments, model.Segment{Start: i * length, Len: length, Prefix: -1})
		for j := range length {
			in.Tokens, in.Score = append(in.Tokens, int32(rng.IntN(c.VocabSize))), append(in.Score, j >= length/2)
		}
	}
	g := model.Grad{Logp: make([]float32, len(in.Tokens))}
	for i := range g.Logp {
		g.Logp[i] = -1. / (sequences * length / 2)
	}
	step := func() error {
		if _, err := p.Forward(in); err != nil {
			return err
		}
		if err := p.Backward(g); err != nil {
			return err
		}
		_, err := p.Step(model.AdamW{LR: 1e-4, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8})
		return err
	}
	seconds, err := perCall(step)
	if err != nil {
		return nil, err
	}
	rates = append(rates, Rate{"training, nano's shape, sequences of 1,024", float64(len(in.Tokens)) / seconds, "tokens/s"})

	const slots, prompt = 64, 512
	x, err := p.NewDecoder(model.DecoderOptions{Slots: slots, Tokens: slots * 1024, Exact: true})
	if err != nil {
		return nil, err
	}
	defer x.Close()
	spans, draws := make([]model.Span, slots), make([]model.Draw, slots)
	for i := range spans {
		spans[i] = model.Span{Slot: i, Tokens: in.Tokens[i : i+prompt]}
		draws[i] = model.Draw{Span: i, Sampling: model.Sampling{Temperature: 1}}
	}
	began := time.Now()
	if _, err := x.Extend(spans, draws); err != nil {
		return nil, err
	}
	rates = append(rates, Rate{"prompts, nano's shape, 64 of 512", slots * prompt / time.Since(began).Seconds(), "tokens/s"})
	for i := range spans {
		spans[i].Tokens = spans[i].Tokens[:1]
	}
	n := 0
	seconds, err = perCall(func() error {
		if n++; n > 500 {
			return nil
		}
		_, err := x.Extend(spans, draws)
		return err
	})
	rates = append(rates, Rate{"generating, nano's shape, 64 sessions", slots / seconds, "tokens/s"})
	return rates, err
}

// BenchDevice measures what a GPU can do at most: copies and products.
func BenchDevice(d *Device) (rates []Rate, err error) {
	defer d.enter()()
	var a, b, c buffer
	defer func() {
		for _, x := range []*buffer{&a, &b, &c} {
			d.release(x)
		}
	}()
	const n = 8192
	x, y, z := d.halves(&a, n*n, "a benchmark"), d.halves(&b, n*n, "a benchmark"), d.halves(&c, n*n, "a benchmark")
	zero(d, x, 2*n*n)
	zero(d, y, 2*n*n)
	seconds, err := perCall(func() error {
		d.multiply(false, true, n, n, n, 1, x, n, y, n, 0, result{half: z}, result{half: z}, n)
		return d.done()
	})
	if err != nil {
		return nil, err
	}
	rates = append(rates, Rate{"product of bfloat16, 8192³", 2 * n * n * n / seconds / 1e12, "TFLOP/s"})
	seconds, err = perCall(func() error {
		clone(d, x, y, 2*n*n)
		return d.done()
	})
	return append(rates, Rate{"copy within memory, read and written", 4 * n * n / seconds / 1e9, "GB/s"}), err
}

// perCall is how long a call takes, when it was warmed up.
func perCall(f func() error) (seconds float64, err error) {
	if err := f(); err != nil {
		return 0, err
	}
	began, n := time.Now(), 0
	for n < 3 || time.Since(began) < time.Second {
		if err := f(); err != nil {
			return 0, err
		}
		n++
	}
	return time.Since(began).Seconds() / float64(n), nil
}
