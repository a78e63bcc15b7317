package cuda

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/model"
)

// Rate is how fast something goes.
type Rate struct {
	What  string
	Value float64
	Unit  string
}

// BenchSize is what Bench measures.
type BenchSize struct {
	Sequences, Length int   // of a batch of training, whose tokens prompts are made of
	Slots             []int // that generate at once
	Prompt, Full      int   // tokens of a slot: at first, and at most
}

// NanoShape is the embedded model's, and NanoSize what is measured of it.
var (
	NanoShape = model.Config{
		Architecture: "qwen2", VocabSize: 2688, Context: 1024, Layers: 9, Embedding: 384, FeedForward: 768, Heads: 6, KVHeads: 6,
		RopeBase: 1e8, NormEps: 1e-6 / 1.5, Tied: true,
	}
	NanoSize = BenchSize{Sequences: 16, Length: 1024, Slots: []int{64}, Prompt: 512, Full: 1024}
)

// Bench measures generating, then training. With an error come the rates that were measured before it.
func Bench(p model.Policy, size BenchSize) (rates []Rate, err error) {
	c, rng := p.Config(), rand.New(rand.NewPCG(1, 1))
	shape := fmt.Sprintf("%d blocks of %d, ", c.Layers, c.Embedding)
	var in model.Packed
	for i := range size.Sequences {
		in.Segments = append(in.Segments, model.Segment{Start: i * size.Length, Len: size.Length, Prefix: -1})
		for j := range size.Length {
			in.Tokens, in.Score = append(in.Tokens, int32(rng.IntN(c.VocabSize))), append(in.Score, j >= size.Length/2)
		}
	}
	for _, slots := range size.Slots {
		prompts, generating, err := benchDecoder(p, in.Tokens, slots, size)
		if err != nil {
			return rates, err
		}
		rates = append(rates, Rate{fmt.Sprintf("%sprompts, %d of %d", shape, slots, size.Prompt), prompts, "tokens/s"},
			Rate{fmt.Sprintf("%sgenerating, %d sessions", shape, slots), generating, "tokens/s"})
	}
	g := model.Grad{Logp: make([]float32, len(in.Tokens))}
	for i := range g.Logp {
		g.Logp[i] = -2 / float32(len(in.Tokens))
	}
	seconds, err := perCall(func() error {
		if _, err := p.Forward(in); err != nil {
			return err
		}
		if err := p.Backward(g); err != nil {
			return err
		}
		_, err := p.Step(model.AdamW{LR: 1e-4, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8})
		return err
	})
	if err != nil {
		return rates, err
	}
	return append(rates, Rate{fmt.Sprintf("%straining, sequences of %d", shape, size.Length), float64(len(in.Tokens)) / seconds, "tokens/s"}), nil
}

// promptBatch is how many tokens of prompts are computed at once, of one prompt at least.
const promptBatch = 8192

// benchDecoder is how many tokens a second are read, and generated. Each slot has keys and values of its own.
func benchDecoder(p model.Policy, tokens []int32, slots int, size BenchSize) (prompts, generating float64, err error) {
	x, err := p.NewDecoder(model.DecoderOptions{Slots: slots, Tokens: slots * size.Full, Exact: true})
	if err != nil {
		return 0, 0, err
	}
	defer x.Close()
	spans, draws := make([]model.Span, slots), make([]model.Draw, slots)
	for i := range spans {
		from := i % (len(tokens) - size.Prompt + 1)
		spans[i] = model.Span{Slot: i, Tokens: tokens[from : from+size.Prompt]}
		draws[i] = model.Draw{Span: i, Sampling: model.Sampling{Temperature: 1}}
	}
	began := time.Now()
	for some := range slices.Chunk(spans, max(1, promptBatch/size.Prompt)) {
		if _, err := x.Extend(some, draws[:len(some)]); err != nil {
			return 0, 0, err
		}
	}
	prompts = float64(slots*size.Prompt) / time.Since(began).Seconds()
	for i := range spans {
		spans[i].Tokens = spans[i].Tokens[:1]
	}
	seconds, err := perCall(func() error {
		for slot := range spans {
			if x.Len(slot) == size.Full {
				x.Truncate(slot, size.Prompt)
			}
		}
		_, err := x.Extend(spans, draws)
		return err
	})
	return prompts, float64(slots) / seconds, err
}

// ProductSize is large enough to keep any GPU busy.
const ProductSize = 8192

// BenchDevice measures what a GPU can do at most, copies and products of matrices [n, n], and attention over n/2 tokens
// with the heads of Qwen2.5-7B. The numbers are random, as those of zeros take less power, and so less time. With an error
// come the rates that were measured before it.
func BenchDevice(d *Device, n int) (rates []Rate, err error) {
	defer d.enter()()
	var a, b, c, r, table, sums buffer
	defer func() {
		for _, x := range []*buffer{&a, &b, &c, &r, &table, &sums} {
			d.release(x)
		}
	}()
	const use = "a benchmark"
	x, y, z, row := d.halves(&a, n*n, use), d.halves(&b, n*n, use), d.halves(&c, n*n, use), d.floats(&r, n, use)
	rng, numbers := rand.New(rand.NewPCG(1, 1)), make([]float32, n)
	for i := range n {
		for j := range numbers {
			numbers[j] = float32(rng.NormFloat64())
		}
		upload(d, row, numbers)
		d.round(x.at(i*n), row, n)
	}
	bytes := halfBytes * n * n
	clone(d, y, x, bytes)
	seconds, err := perCall(func() error {
		d.multiply(false, true, n, n, n, 1, x, n, y, n, 0, result{half: z}, result{half: z}, n)
		return d.done()
	})
	if err != nil {
		return rates, err
	}
	rates = append(rates, Rate{fmt.Sprintf("product of bfloat16, %d³", n), 2 * math.Pow(float64(n), 3) / seconds / 1e12, "TFLOP/s"})
	seconds, err = perCall(func() error {
		clone(d, x, y, bytes)
		return d.done()
	})
	if err != nil {
		return rates, err
	}
	rates = append(rates, Rate{"copy within memory, read and written", 2 * float64(bytes) / seconds / 1e9, "GB/s"})

	tokens, s := n/2, shape{heads: 28, kvHeads: 4, dim: 128, query: 28 * 128, qkv: 36 * 128}
	of := &batch{tokens: tokens}
	var t tables
	of.tile(&t, []model.Segment{{Len: tokens, Prefix: -1}})
	t.upload(d, &table)
	qkv, out := d.halves(&a, max(n*n, tokens*s.qkv), use), d.halves(&b, max(n*n, tokens*(s.query+s.parts())), use)
	dQKV := d.halves(&c, max(n*n, tokens*s.qkv), use)
	lse := d.floats(&sums, 2*s.heads*tokens, use)
	flops := 2 * float64(tokens) * float64(tokens) * float64(s.query) // of the keys that are seen
	for _, pass := range []struct {
		name  string
		flops float64
		run   func()
	}{
		{"forward", flops, func() { d.attend(out, lse, qkv, of, &s) }},
		{"backward", 2.5 * flops, func() {
			d.attendBackward(dQKV, out.at(tokens*s.query), out, out, lse, lse.at(s.heads*tokens), qkv, of, &s)
		}},
	} {
		seconds, err := perCall(func() error { pass.run(); return d.done() })
		if err != nil {
			return rates, err
		}
		rates = append(rates, Rate{fmt.Sprintf("attention %s, 28 heads of 128 over %d", pass.name, tokens), pass.flops / seconds / 1e12, "TFLOP/s"})
	}
	return rates, nil
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
