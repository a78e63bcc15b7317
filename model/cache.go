package model

import "github.com/sqlagent/sqlagent/model/gemm"

const panel = gemm.Panel

// wholePanels rounds a number of tokens up.
func wholePanels(n int) int { return (n + panel - 1) / panel * panel }

// kv holds one layer's keys and values of one sequence. To decode a token reads all of them once, and that takes longer
// than the arithmetic: so they lie in the order in which the products read them, and keys are scaled beforehand.
type kv[E gemm.Element] struct {
	capacity int // tokens, in whole panels
	keys     []E // [KVHeads, capacity/panel, HeadDim, panel], times attentionScale
	values   []E // [KVHeads, HeadDim/panel, capacity, panel]; what the last panel of a head has too much is zero
}

// reserve makes room for n tokens, of at most limit, and keeps the first held.
func (s *kv[E]) reserve(c Config, held, n, limit int) {
	if n <= s.capacity {
		return
	}
	old := *s
	s.capacity = wholePanels(min(max(n, 2*old.capacity, 64), limit))
	s.keys, s.values = make([]E, s.capacity*c.KVWidth()), make([]E, s.capacity*c.KVHeads*wholePanels(c.HeadDim()))
	s.take(c, &old, held)
}

// take copies the first n tokens of another, for which there must be room.
func (s *kv[E]) take(c Config, from *kv[E], n int) {
	dim := c.HeadDim()
	for h := range c.KVHeads {
		copy(s.keysOf(h, dim)[:wholePanels(n)*dim], from.keysOf(h, dim))
		for j := 0; j < dim; j += panel {
			copy(s.valuesOf(h, dim)[j*s.capacity:][:n*panel], from.valuesOf(h, dim)[j*from.capacity:])
		}
	}
}

// put writes head h's key, scaled, and value [HeadDim] of the token at a position.
func (s *kv[E]) put(h, at int, key, value []E) {
	dim := len(key)
	keys, values := s.keysOf(h, dim)[at/panel*panel*dim+at%panel:], s.valuesOf(h, dim)[at*panel:]
	for i, k := range key {
		keys[i*panel] = k
	}
	for j := 0; j < dim; j += panel {
		copy(values[j*s.capacity:][:min(panel, dim-j)], value[j:])
	}
}

// keysOf are head h's keys [HeadDim, capacity], stored (see gemm.MulStored) with a stride of panel·HeadDim.
func (s *kv[E]) keysOf(h, dim int) []E { return s.keys[h*s.capacity*dim:] }

// valuesOf are head h's values [capacity, HeadDim], stored with a stride of panel·capacity.
func (s *kv[E]) valuesOf(h, dim int) []E { return s.values[h*s.capacity*wholePanels(dim):] }
