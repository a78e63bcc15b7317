package model

// panel is how many floats of the cache lie side by side: as many as the widest kernel's tile takes.
const panel = 32

// wholePanels rounds a number of tokens up.
func wholePanels(n int) int { return (n + panel - 1) / panel * panel }

// kv holds one layer's keys and values of one sequence. To decode a token reads all of them once, and that takes longer
// than the arithmetic: so they lie in the order in which the products read them, and keys are scaled beforehand.
type kv struct {
	capacity int       // tokens, in whole panels
	keys     []float32 // [KVHeads, capacity/panel, HeadDim, panel], times attentionScale
	values   []float32 // [KVHeads, HeadDim/panel, capacity, panel]; a head's last panel may be narrower
}

// reserve makes room for n tokens, of at most limit, and keeps the first held.
func (s *kv) reserve(c Config, held, n, limit int) {
	if n <= s.capacity {
		return
	}
	old := *s
	s.capacity = wholePanels(min(max(n, 2*old.capacity, 64), limit))
	s.keys, s.values = make([]float32, s.capacity*c.KVWidth()), make([]float32, s.capacity*c.KVWidth())
	s.take(c, &old, held)
}

// take copies the first n tokens of another, for which there must be room.
func (s *kv) take(c Config, from *kv, n int) {
	dim := c.HeadDim()
	for h := range c.KVHeads {
		copy(s.keysOf(h, dim, 0)[:wholePanels(n)*dim], from.keysOf(h, dim, 0))
		for j := 0; j < dim; j += panel {
			to, width := s.valuesOf(h, dim, j)
			values, _ := from.valuesOf(h, dim, j)
			copy(to[:n*width], values)
		}
	}
}

// put writes the token at a position.
func (s *kv) put(c Config, at int, keys, values []float32) {
	dim := c.HeadDim()
	scale := attentionScale(dim)
	for h := range c.KVHeads {
		to := s.keysOf(h, dim, at/panel)
		for i, k := range keys[h*dim:][:dim] {
			to[i*panel+at%panel] = k * scale
		}
		for j := 0; j < dim; j += panel {
			to, width := s.valuesOf(h, dim, j)
			copy(to[at*width:][:width], values[h*dim+j:])
		}
	}
}

// keysOf are head h's keys from a panel on.
func (s *kv) keysOf(h, dim, panels int) []float32 { return s.keys[(h*s.capacity+panels*panel)*dim:] }

// valuesOf are columns [j, j+width) of head h's values, [capacity, width].
func (s *kv) valuesOf(h, dim, j int) (values []float32, width int) {
	return s.values[(h*dim+j)*s.capacity:], min(panel, dim-j)
}
