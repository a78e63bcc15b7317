package model

import (
	"cmp"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
)

// servedWeights are what a decoder computes with: the vectors in float32, the matrices as products read them.
type servedWeights struct {
	embed    func(x []float32, id int) // x is the embedding of a token
	blocks   []block                   // vectors alone are used
	matrices []blockMatrices
	norm     []float32
	output   *gemm.Matrix
	word     func(x []float32, id int) // x is a row of output; of a file's weights alone
}

type blockMatrices struct{ qkv, attnOut, gateUp, down servedMatrix }

// servedMatrix is a matrix, and what a LoRA adds to its products, or nil.
type servedMatrix struct {
	*gemm.Matrix
	adapter *adaptedLayer
}

// served are weights of the model, laid out in room, which is made where it is nil.
func (m *Model) served(w *weights, room []float32) (servedWeights, []float32) {
	c := m.config
	s := servedWeights{blocks: w.blocks, matrices: make([]blockMatrices, c.Layers), norm: w.norm}
	s.embed = func(x []float32, id int) { copy(x, w.embd[id*c.Embedding:]) }
	type matrix struct {
		to      **gemm.Matrix
		pack    func(room []float32, transB bool, k, n int, b []float32, ldb int) *gemm.Matrix
		weights []float32 // [out, in]
		in, out int
	}
	var all []matrix
	size := 0
	pack := gemm.Pack
	if m.precision == BFloat16 {
		pack = gemm.PackBF16
	}
	add := func(to **gemm.Matrix, weights []float32, in int) {
		out := len(weights) / in
		all = append(all, matrix{to, pack, weights, in, out})
		size += gemm.PackedSize(in, out)
	}
	for i, b := range w.blocks {
		p := &s.matrices[i]
		add(&p.qkv.Matrix, b.qkv, c.Embedding)
		add(&p.attnOut.Matrix, b.attnOut, c.QueryWidth())
		add(&p.gateUp.Matrix, b.gateUp, c.Embedding)
		add(&p.down.Matrix, b.down, c.FeedForward)
	}
	pack = gemm.Pack // of few allowed tokens Score has the logits in float32 too: see head
	add(&s.output, w.output, c.Embedding)
	if room == nil {
		room = gemm.Alloc[float32](size)
	}
	rest := room
	for _, m := range all {
		n := gemm.PackedSize(m.in, m.out)
		*m.to = m.pack(rest[:n], true, m.in, m.out, m.weights, m.in)
		rest = rest[n:]
	}
	return s, room
}

// readServed are the weights of a file that CheckGGUF has checked. Its matrices stay in the file. Error: a
// *gguf.FormatError where a number is not finite, or is stored as a type that this package cannot compute with.
func readServed(c Config, f *gguf.File) (servedWeights, error) {
	s := servedWeights{blocks: make([]block, c.Layers), matrices: make([]blockMatrices, c.Layers)}
	if err := checkFinite(f.Tensors); err != nil {
		return s, err
	}
	tensor := func(name string) gguf.Tensor { t, _ := f.Tensor(name); return t }
	vector := func(names ...string) (x []float32) {
		for _, name := range names {
			part, _ := tensor(name).Float32s() // the type was checked
			x = append(x, part...)
		}
		return x
	}
	matrix := func(names ...string) *gemm.Matrix {
		var parts []gguf.Tensor
		for _, name := range names {
			parts = append(parts, tensor(name))
		}
		return gemm.InBlocks(parts...)
	}
	embd := tensor("token_embd.weight")
	s.embed = func(x []float32, id int) { _ = embd.Rows(x, id) }
	s.norm = vector("output_norm.weight")
	output := "token_embd.weight"
	if !c.Tied {
		output = "output.weight"
	}
	words := tensor(output)
	s.output, s.word = matrix(output), func(x []float32, id int) { _ = words.Rows(x, id) }
	for i := range c.Layers {
		name := func(tensor string) string { return blockName(i, tensor) }
		b := &s.blocks[i]
		b.attnNorm, b.ffnNorm = vector(name("attn_norm.weight")), vector(name("ffn_norm.weight"))
		if c.biased() {
			b.qkvBias = vector(name("attn_q.bias"), name("attn_k.bias"), name("attn_v.bias"))
		}
		if c.normedHeads() {
			b.qNorm, b.kNorm = vector(name("attn_q_norm.weight")), vector(name("attn_k_norm.weight"))
		}
		s.matrices[i] = blockMatrices{
			qkv:     servedMatrix{Matrix: matrix(name("attn_q.weight"), name("attn_k.weight"), name("attn_v.weight"))},
			attnOut: servedMatrix{Matrix: matrix(name("attn_output.weight"))},
			gateUp:  servedMatrix{Matrix: matrix(name("ffn_gate.weight"), name("ffn_up.weight"))},
			down:    servedMatrix{Matrix: matrix(name("ffn_down.weight"))},
		}
	}
	return s, nil
}

// checkFinite looks at all tensors: one damaged scale would poison every answer in silence. Error: *gguf.FormatError.
func checkFinite(tensors []gguf.Tensor) error {
	errs := make([]error, len(tensors))
	parallel.Each(len(tensors), func(i int) { errs[i] = tensors[i].Finite() })
	return cmp.Or(errs...)
}
