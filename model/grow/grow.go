// Package grow makes a larger model of a smaller one that computes the same, so that training goes on where it was.
package grow

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
)

// Deepen is a model of more layers that computes what m does: after each of the last blocks comes a copy of it whose
// outputs are zero, and learns to add to it (depth growth, arXiv 2405.15319). Errors: model.ErrAdapter; more than
// twice the layers, or fewer.
func Deepen(m *model.Model, layers int) (*model.Model, error) {
	c := m.Config()
	old := tensors(c, m.State().Weights)
	more := layers - c.Layers
	if m.State().LoRA != nil {
		return nil, model.ErrAdapter
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
	deep, err := zeros(c)
	if err != nil {
		return nil, err
	}
	had := map[string][]float32{}
	for _, t := range old {
		had[t.name] = t.data
	}
	for _, t := range deep {
		var i int
		if _, err := fmt.Sscanf(t.name, "blk.%d.", &i); err != nil {
			copy(t.data, had[t.name])
			continue
		}
		name := strings.TrimPrefix(t.name, fmt.Sprintf("blk.%d.", i))
		isCopy := i > 0 && from[i] == from[i-1]
		if !isCopy || name != "attn_output.weight" && name != "ffn_down.weight" {
			copy(t.data, had[fmt.Sprintf("blk.%d.%s", from[i], name)])
		}
	}
	return built(c, deep)
}

// Widen is a model of c's embedding, feed-forward and heads that computes what m does: new units read at random and
// write nothing yet, and what norms divide by stays what it was (Net2Net, arXiv 1511.05641). Errors:
// model.ErrAdapter, *model.ConfigError; heads stay as wide as they are, and as many share a key.
func Widen(m *model.Model, embedding, feedForward, heads int, seed uint64) (*model.Model, error) {
	old, c := m.Config(), m.Config()
	if m.State().LoRA != nil {
		return nil, model.ErrAdapter
	}
	c.Embedding, c.FeedForward, c.Heads, c.KVHeads = embedding, feedForward, heads, heads*old.KVHeads/old.Heads
	c.NormEps = old.NormEps * float32(old.Embedding) / float32(embedding)
	refuse := func(field, want string, got int) (*model.Model, error) {
		return nil, &model.ConfigError{Field: field, Want: want, Got: got}
	}
	switch {
	case embedding < old.Embedding:
		return refuse("embedding_length", fmt.Sprint("at least ", old.Embedding), embedding)
	case feedForward < old.FeedForward:
		return refuse("feed_forward_length", fmt.Sprint("at least ", old.FeedForward), feedForward)
	case heads < old.Heads || c.KVHeads*old.Heads != heads*old.KVHeads:
		return refuse("head_count", fmt.Sprintf("at least %d, %d for each key-value head", old.Heads, old.Heads/old.KVHeads), heads)
	case c.HeadDim() != old.HeadDim():
		return refuse("head_count", fmt.Sprintf("heads of %d, as they were", old.HeadDim()), heads)
	}
	narrow := tensors(old, m.State().Weights)
	wide, err := zeros(c)
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(seed, 0))
	shrink := float32(math.Sqrt(float64(old.Embedding) / float64(embedding))) // of a vector's root mean square, new units being 0
	for k, t := range wide {
		from := narrow[k]
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
	return built(c, wide)
}

// tensor is one of a model's, row-major.
type tensor struct {
	name  string
	shape []int // [outputs, inputs] or [n]
	data  []float32
}

// tensors are those of a shape over flat, in the order of Config.Layout.
func tensors(c model.Config, flat []float32) (all []tensor) {
	for name, shape := range c.Layout {
		n := 1
		for _, s := range shape {
			n *= s
		}
		all, flat = append(all, tensor{name, shape, flat[:n]}), flat[n:]
	}
	return all
}

// zeros are a shape's tensors, all zero. Error: *model.ConfigError.
func zeros(c model.Config) ([]tensor, error) {
	if err := c.Validate(); err != nil {
		return nil, err
	}
	return tensors(c, make([]float32, c.Parameters())), nil
}

// built is a model of tensors.
func built(c model.Config, tensors []tensor) (*model.Model, error) {
	var sources []gguf.Source
	for _, t := range tensors {
		row := t.shape[len(t.shape)-1]
		sources = append(sources, gguf.Source{Name: t.name, Rows: func(x []float32, first int) error {
			copy(x, t.data[first*row:])
			return nil
		}})
	}
	return model.NewOrigin(c, sources).Model()
}
