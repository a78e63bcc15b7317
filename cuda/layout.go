package cuda

import (
	"fmt"

	"github.com/sqlagent/sqlagent/model"
)

// layout is where each tensor begins in a flat array of all parameters, as model.State.Weights has them: matrices
// first. q, k and v lie one after the other, gate and up too. -1: there is none.
type layout struct {
	embd, output, norm, value int
	blocks                    []blockLayout
	matrices, all             int // numbers in matrices, and in all
}

type blockLayout struct {
	attnNorm, qkv, qkvBias, qNorm, kNorm, attnOut, ffnNorm, gateUp, down int
}

func newLayout(c model.Config) *layout {
	at := map[string]int{}
	l := new(layout)
	for name, shape := range c.Layout {
		at[name] = l.all
		n := 1
		for _, s := range shape {
			n *= s
		}
		if l.all += n; len(shape) == 2 {
			l.matrices = l.all
		}
	}
	of := func(name string) int {
		if i, ok := at[name]; ok {
			return i
		}
		return -1
	}
	l.embd, l.output, l.norm, l.value = of("token_embd.weight"), of("output.weight"), of("output_norm.weight"), of("value.weight")
	if c.Tied {
		l.output = l.embd
	}
	for i := range c.Layers {
		in := func(name string) int { return of(fmt.Sprintf("blk.%d.%s", i, name)) }
		l.blocks = append(l.blocks, blockLayout{
			attnNorm: in("attn_norm.weight"), qkv: in("attn_q.weight"), qkvBias: in("attn_q.bias"), qNorm: in("attn_q_norm.weight"),
			kNorm: in("attn_k_norm.weight"), attnOut: in("attn_output.weight"), ffnNorm: in("ffn_norm.weight"),
			gateUp: in("ffn_gate.weight"), down: in("ffn_down.weight"),
		})
	}
	return l
}

// weights are a model's on the GPU: matrices in bfloat16, vectors in float32.
type weights struct {
	layout  *layout
	rounded halves // [matrices]
	vectors floats // [all - matrices]
}

func (w weights) matrix(at int) halves { return w.rounded.at(at) }

// vector is null where there is none.
func (w weights) vector(at int) floats {
	if at < 0 {
		return 0
	}
	return w.vectors.at(at - w.layout.matrices)
}

// shape is a model's, in the words of kernels.
type shape struct {
	width, feed, heads, kvHeads, dim, query, qkv, vocabulary, layers int

	eps        float32
	neighbours bool
}

func newShape(c model.Config) shape {
	return shape{
		width: c.Embedding, feed: c.FeedForward, heads: c.Heads, kvHeads: c.KVHeads, dim: c.HeadDim(), query: c.QueryWidth(),
		qkv: c.QueryWidth() + 2*c.KVWidth(), vocabulary: c.VocabSize, layers: c.Layers, eps: c.NormEps,
		neighbours: c.Architecture == "llama",
	}
}
