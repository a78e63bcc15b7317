package model

import (
	"math"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

// The inputs of the first block's attn_q are the normed embeddings of the tokens; every other matrix of a block has as
// many columns as it has inputs.
func TestObserve(t *testing.T) {
	for _, c := range shapes() {
		m := lively(c, 1)
		p := Packed{Tokens: []int32{1, 2, 3, 4, 5}, Segments: []Segment{{Len: 5, Prefix: -1}}, Score: []bool{false, true, true, true, true}}
		var seen gguf.Importance
		for range 2 {
			if err := m.Observe(p, &seen); err != nil {
				t.Fatal(err)
			}
		}
		if len(seen.Inputs) != 7*c.Layers {
			t.Errorf("%s: %d matrices, want 7 of each of %d blocks", c.Architecture, len(seen.Inputs), c.Layers)
		}
		in := seen.Inputs["blk.0.attn_q.weight"]
		if in.Count != 10 {
			t.Errorf("%s: attn_q was given %v inputs, want 10", c.Architecture, in.Count)
		}
		for i := range c.Embedding {
			want := 0.0
			for _, id := range p.Tokens {
				x := m.weights.embd[int(id)*c.Embedding:][:c.Embedding]
				square := 0.0
				for _, v := range x {
					square += float64(v) * float64(v)
				}
				v := float64(x[i]) / math.Sqrt(square/float64(c.Embedding)+float64(c.NormEps)) * float64(m.weights.blocks[0].attnNorm[i])
				want += 2 * v * v
			}
			if math.Abs(float64(in.Squares[i])-want) > 1e-4*want {
				t.Fatalf("%s: column %d has %v, want %v", c.Architecture, i, in.Squares[i], want)
			}
		}
		for name, shape := range c.Layout {
			if in, ok := seen.Inputs[name]; linearLayer(name, len(shape)) && (!ok || len(in.Squares) != shape[1] || in.Count == 0) {
				t.Errorf("%s: %s has %d columns of %v inputs, want %d", c.Architecture, name, len(in.Squares), in.Count, shape[1])
			}
		}
	}
}
