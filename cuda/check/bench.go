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
func Bench(p model.Policy, size BenchSize) (rates []cuda.Rate, err error) {
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
		rates = append(rates, cuda.Rate{What: fmt.Sprintf("%sprompts, %d of %d", shape, slots, size.Prompt), Value: prompts, Unit: "tokens/s"},
			cuda.Rate{What: fmt.Sprintf("%sgenerating, %d sessions", shape, slots), Value: generating, Unit: "tokens/s"})
	}
	g := model.Grad{Logp: make([]float32, len(in.Tokens))}
	for i := range g.Logp {
		g.Logp[i] = -2 / float32(len(in.Tokens))
	}
	seconds, err := cuda.PerCall(func() error {
		if _, err := p.Forward(in); err != nil {
			return err
		}
		if err := p.Backward(g); err != nil {
			return err
		}
		_, err := p.Step(adamw.Options{LR: 1e-4, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8})
		return err
	})
	if err != nil {
		return rates, err
	}
	return append(rates, cuda.Rate{What: fmt.Sprintf("%straining, sequences of %d", shape, size.Length), Value: float64(len(in.Tokens)) / seconds, Unit: "tokens/s"}), nil
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
		draws[i] = model.Draw{Span: i, Sampling: sampling.Options{Temperature: 1}}
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
	seconds, err := cuda.PerCall(func() error {
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
