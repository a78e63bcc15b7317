package model

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
)

// Deepen is a model of more layers that computes what m does: after each of the last blocks comes a copy of it whose
// outputs are zero, and learns to add to it (depth growth, arXiv 2405.15319). Errors: ErrAdapter; more than twice the
// layers, or fewer.
func (m *Model) Deepen(layers int) (*Model, error) {
	c := m.config
	more := layers - c.Layers
	if m.adapter != nil {
		return nil, ErrAdapter
	}
	if more < 0 || more > c.Layers {
		return nil, fmt.Errorf("a model of %d layers cannot grow to %d: at least as many, at most twice", c.Layers, layers)
	}
	var from []int // the block of m that each new block is
	for i := range c.Layers {
		from = append(from, i)
		if i >= c.Layers-more {
			from = append(from, i)
		}
	}
	c.Layers = layers
	deep, err := empty(c)
	if err != nil {
		return nil, err
	}
	old := map[string][]float32{}
	for _, t := range m.weights.tensors {
		old[t.name] = t.data
	}
	for _, t := range deep.weights.tensors {
		var i int
		if _, err := fmt.Sscanf(t.name, "blk.%d.", &i); err != nil {
			copy(t.data, old[t.name])
			continue
		}
		name := strings.TrimPrefix(t.name, blockName(i, ""))
		isCopy := i > 0 && from[i] == from[i-1]
		if !isCopy || name != "attn_output.weight" && name != "ffn_down.weight" {
			copy(t.data, old[blockName(from[i], name)])
		}
	}
	return deep, nil
}

// Widen is a model of c's embedding, feed-forward and heads that computes what m does: new units read at random and
// write nothing yet, and what norms divide by stays what it was (Net2Net, arXiv 1511.05641). Errors: ErrAdapter,
// *ConfigError; heads stay as wide as they are, and as many share a key.
func (m *Model) Widen(embedding, feedForward, heads int, seed uint64) (*Model, error) {
	old, c := m.config, m.config
	if m.adapter != nil {
		return nil, ErrAdapter
	}
	c.Embedding, c.FeedForward, c.Heads, c.KVHeads = embedding, feedForward, heads, heads*old.KVHeads/old.Heads
	c.NormEps = old.NormEps * float32(old.Embedding) / float32(embedding)
	switch {
	case embedding < old.Embedding:
		return nil, &ConfigError{"embedding_length", fmt.Sprint("at least ", old.Embedding), embedding}
	case feedForward < old.FeedForward:
		return nil, &ConfigError{"feed_forward_length", fmt.Sprint("at least ", old.FeedForward), feedForward}
	case heads < old.Heads || c.KVHeads*old.Heads != heads*old.KVHeads:
		return nil, &ConfigError{"head_count", fmt.Sprintf("at least %d, %d for each key-value head", old.Heads, old.Heads/old.KVHeads), heads}
	case c.HeadDim() != old.HeadDim():
		return nil, &ConfigError{"head_count", fmt.Sprintf("heads of %d, as they were", old.HeadDim()), heads}
	}
	wide, err := empty(c)
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(seed, 0))
	shrink := float32(math.Sqrt(float64(old.Embedding) / float64(embedding))) // of a vector's root mean square, new units being 0
	for k, t := range wide.weights.tensors {
		from := m.weights.tensors[k]
		if len(t.shape) == 1 {
			copy(t.data, from.data)
			if len(t.data) > len(from.data) && strings.HasSuffix(t.name, "norm.weight") {
				for i := range t.data {
					t.data[i] = shrink
					if i < len(from.data) {
						t.data[i] *= from.data[i]
					}
				}
			}
			continue
		}
		writes := t.name == "token_embd.weight" || strings.HasSuffix(t.name, "attn_output.weight") || strings.HasSuffix(t.name, "ffn_down.weight")
		in, inBefore := t.shape[1], from.shape[1]
		for i := range t.data {
			row, column := i/in, i%in
			switch {
			case row < from.shape[0] && column < inBefore:
				t.data[i] = from.data[row*inBefore+column]
			case !writes:
				t.data[i] = float32(rng.NormFloat64() / math.Sqrt(3*float64(in)))
			}
		}
	}
	return wide, nil
}
