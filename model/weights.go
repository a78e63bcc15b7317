package model

import (
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/sqlagent/sqlagent/model/induction"
)

// weights are views of one flat slice, so that clipping, AdamW and checkpoints are single loops.
// Matrices come first and vectors (norms, biases) last: weight decay is for a prefix of the slice.
// A matrix is [outputs, inputs], row-major, as PyTorch and GGUF store it; q, k and v lie one after
// the other, gate and up too, so that each trio or pair is one matrix product. Gradients have the
// same layout.
type weights struct {
	flat     []float32
	matrices int // flat[:matrices] are the matrices

	embd   []float32 // [V, D]
	blocks []block   // [L]
	norm   []float32 // [D]
	output []float32 // [V, D]; embd itself where tied
	value  []float32 // [D+1] the value head's weight and bias; nil where there is none

	tensors []tensor // the same memory under GGUF's names
}

type block struct {
	attnNorm []float32 // [D]
	qkv      []float32 // [QueryWidth+2·KVWidth, D]
	qkvBias  []float32 // [QueryWidth+2·KVWidth]; qwen2 only
	qNorm    []float32 // [HeadDim]; qwen3 only
	kNorm    []float32 // [HeadDim]; qwen3 only
	attnOut  []float32 // [D, QueryWidth]
	ffnNorm  []float32 // [D]
	gateUp   []float32 // [2F, D]
	down     []float32 // [D, F]
}

// tensor is one parameter under its GGUF name.
type tensor struct {
	name  string
	shape []int // [outputs, inputs] or [n]
	data  []float32
}

// Layout yields every tensor's name, as GGUF has it, and its shape, [outputs, inputs] or [n], in the order of
// weights.flat.
func (c Config) Layout(yield func(name string, shape []int) bool) {
	d, f, kv, query := c.Embedding, c.FeedForward, c.KVWidth(), c.QueryWidth()
	if !yield("token_embd.weight", []int{c.VocabSize, d}) {
		return
	}
	if !c.Tied && !yield("output.weight", []int{c.VocabSize, d}) {
		return
	}
	for i := range c.Layers {
		if !(yield(blockName(i, "attn_q.weight"), []int{query, d}) &&
			yield(blockName(i, "attn_k.weight"), []int{kv, d}) &&
			yield(blockName(i, "attn_v.weight"), []int{kv, d}) &&
			yield(blockName(i, "attn_output.weight"), []int{d, query}) &&
			yield(blockName(i, "ffn_gate.weight"), []int{f, d}) &&
			yield(blockName(i, "ffn_up.weight"), []int{f, d}) &&
			yield(blockName(i, "ffn_down.weight"), []int{d, f})) {
			return
		}
	}
	for i := range c.Layers {
		if !yield(blockName(i, "attn_norm.weight"), []int{d}) {
			return
		}
		if c.biased() && !(yield(blockName(i, "attn_q.bias"), []int{query}) &&
			yield(blockName(i, "attn_k.bias"), []int{kv}) &&
			yield(blockName(i, "attn_v.bias"), []int{kv})) {
			return
		}
		if c.normedHeads() && !(yield(blockName(i, "attn_q_norm.weight"), []int{c.HeadDim()}) &&
			yield(blockName(i, "attn_k_norm.weight"), []int{c.HeadDim()})) {
			return
		}
		if !yield(blockName(i, "ffn_norm.weight"), []int{d}) {
			return
		}
	}
	if !yield("output_norm.weight", []int{d}) {
		return
	}
	if c.ValueHead {
		_ = yield(valueWeight, []int{d}) && yield(valueBias, []int{1})
	}
}

// The value head is of no use outside training: no GGUF file has it.
const (
	valueWeight = "value.weight"
	valueBias   = "value.bias"
)

// newWeights lays c's parameters over flat, whose length is c.Parameters().
func newWeights(c Config, flat []float32) *weights {
	w := &weights{flat: flat, blocks: make([]block, c.Layers)}
	w.matrices, _ = c.sizes()
	start, end := map[string]int{}, map[string]int{}
	next := 0
	for name, shape := range c.Layout {
		n := 1
		for _, s := range shape {
			n *= s
		}
		w.tensors = append(w.tensors, tensor{name, shape, flat[next : next+n]})
		start[name], end[name] = next, next+n
		next += n
	}
	view := func(first, last string) []float32 { return flat[start[first]:end[last]] }

	w.embd = view("token_embd.weight", "token_embd.weight")
	w.output = w.embd
	if !c.Tied {
		w.output = view("output.weight", "output.weight")
	}
	for i := range w.blocks {
		view := func(first, last string) []float32 { return view(blockName(i, first), blockName(i, last)) }
		w.blocks[i] = block{
			attnNorm: view("attn_norm.weight", "attn_norm.weight"),
			qkv:      view("attn_q.weight", "attn_v.weight"),
			attnOut:  view("attn_output.weight", "attn_output.weight"),
			ffnNorm:  view("ffn_norm.weight", "ffn_norm.weight"),
			gateUp:   view("ffn_gate.weight", "ffn_up.weight"),
			down:     view("ffn_down.weight", "ffn_down.weight"),
		}
		if c.biased() {
			w.blocks[i].qkvBias = view("attn_q.bias", "attn_v.bias")
		}
		if c.normedHeads() {
			w.blocks[i].qNorm = view("attn_q_norm.weight", "attn_q_norm.weight")
			w.blocks[i].kNorm = view("attn_k_norm.weight", "attn_k_norm.weight")
		}
	}
	w.norm = view("output_norm.weight", "output_norm.weight")
	if c.ValueHead {
		w.value = view(valueWeight, valueBias)
	}
	return w
}

// blockName is the GGUF name of a tensor of block i.
func blockName(i int, tensor string) string { return fmt.Sprintf("blk.%d.%s", i, tensor) }

// initialise draws a matrix from N(0, 1/(3·inputs)), the variance of PyTorch's linear layers, and the token
// embedding from N(0, 1/D). What writes to the residual stream is scaled by 1/√(2L) so that its variance
// does not grow with depth (GPT-2, section 2.3). Norms are 1, biases 0; then see induction.Wire, whose
// scores are reckoned for an embedding of this length and need the biases of qwen2.
func (w *weights) initialise(c Config, seed uint64) {
	rng := rand.New(rand.NewPCG(seed, 0))
	for _, t := range w.tensors {
		if len(t.shape) != 2 {
			continue
		}
		std := 1 / math.Sqrt(3*float64(t.shape[1]))
		if &t.data[0] == &w.embd[0] {
			std = 1 / math.Sqrt(float64(t.shape[1]))
		}
		for i := range t.data {
			t.data[i] = float32(rng.NormFloat64() * std)
		}
	}
	residual := 1 / math.Sqrt(2*float64(len(w.blocks)))
	ones := func(x []float32) {
		for i := range x {
			x[i] = 1
		}
	}
	for _, b := range w.blocks {
		for _, m := range [][]float32{b.attnOut, b.down} {
			for i := range m {
				m[i] *= float32(residual)
			}
		}
		ones(b.attnNorm)
		ones(b.qNorm)
		ones(b.kNorm)
		ones(b.ffnNorm)
	}
	ones(w.norm)
	if c.biased() && c.QueryWidth() == c.Embedding && c.Layers > 1 {
		wired := func(b *block) induction.Block { return induction.Block{QKV: b.qkv, Bias: b.qkvBias, Out: b.attnOut} }
		shape := induction.Shape{
			Vocabulary: c.VocabSize, Embedding: c.Embedding, Heads: c.Heads, KVHeads: c.KVHeads, HeadDim: c.HeadDim(), RopeBase: c.RopeBase,
		}
		induction.Wire(shape, w.embd, wired(&w.blocks[0]), wired(&w.blocks[1]), rng)
	}
}
