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
		b := &m.training.blocks[i]
		attn := b.attn
		if i == c.Layers-1 {
			attn = m.training.rows
		}
		rowwise.SwiGLU(gemm.Resize(&act, len(b.gateUp)/2), b.gateUp, f)
		for _, in := range []struct {
			matrix string
			rows   []float32
			width  int
		}{
			{"attn_q", b.normed, d}, {"attn_k", b.normed, d}, {"attn_v", b.normed, d}, {"attn_output", attn, c.QueryWidth()},
			{"ffn_gate", b.midNorm, d}, {"ffn_up", b.midNorm, d}, {"ffn_down", act, f},
		} {
			into.Add(blockName(i, in.matrix+".weight"), in.rows, in.width)
		}
	}
	return nil
}
