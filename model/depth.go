package model

import (
	"fmt"
	"strings"
)

// Deepen is a model of more layers that computes what m does: behind each of the last blocks stands a copy of it whose
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
