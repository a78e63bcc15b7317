package model

import (
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/rowwise"
)

// Observe computes p and adds the inputs of the blocks' matrices to m, for gguf.QuantizeRows. The inputs of the last
// block's feed-forward are those of the tokens that predict a scored one. Error: *PackedError.
func (m *Model) Observe(p Packed, into *gguf.Importance) error {
	if _, err := m.Forward(p); err != nil {
		return err
	}
	m.pending = false // what Forward kept serves no Backward
	c, d, f := m.config, m.config.Embedding, m.config.FeedForward
	var act []float32
	for i := range m.training.blocks {
		w, b := &m.weights.blocks[i], &m.training.blocks[i]
		add := func(rows []float32, width int, matrices ...string) {
			for _, matrix := range matrices {
				into.Add(blockName(i, matrix+".weight"), rows, width)
			}
		}
		m.training.norm(b.x, b.rstd, w.attnNorm, c)
		add(m.training.normed, d, "attn_q", "attn_k", "attn_v")
		attn := b.attn
		if i == c.Layers-1 {
			attn = m.training.rows
		}
		add(attn, c.QueryWidth(), "attn_output")
		m.training.norm(b.mid, b.midRstd, w.ffnNorm, c)
		add(m.training.normed, d, "ffn_gate", "ffn_up")
		rowwise.SwiGLU(gemm.Resize(&act, len(*b.gateUp)/2), *b.gateUp, f)
		add(act, f, "ffn_down")
	}
	return nil
}
