package model

import (
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
	"github.com/sqlagent/sqlagent/model/rowwise"
)

// gradients is the memory of one backward pass, reused by the next.
type gradients struct {
	x      []float32 // [T, D] of the residual stream
	last   []float32 // [S, D] of the residual stream after the last block's attention
	rows   []float32 // [S, QueryWidth] of the last block's attn
	normed []float32 // [T, D]
	attn   []float32 // [T, QueryWidth]
	qkv    []float32 // [T, QueryWidth+2·KVWidth]
	act    []float32 // [T, F]
}

// backward adds the gradient of Σ g·(logp, entropy) to w's. It consumes a: gateUp is overwritten.
func (a *activations) backward(g Grad, m *gradients, w *network, c Config) {
	b := a.batch
	t, d, f, qkv, query := len(b.tokens), c.Embedding, c.FeedForward, c.qkvWidth(), c.QueryWidth()
	n, dx := len(b.source), gemm.Resize(&m.last, len(b.source)*d)
	a.head.backward(dx, g, w, b, c)

	for i := c.Layers - 1; i >= 0; i-- {
		l, dw, s := &w.blocks[i], &w.grad.blocks[i], &a.blocks[i]
		a.feedAgain(i, w, c)

		l.down.input(gemm.Resize(&m.act, n*f), dx, n, 0)
		rowwise.SwiGLUBackward(gemm.Resize(&a.act, n*f), *s.gateUp, m.act, f)
		l.down.weight(dx, a.act, n)
		l.gateUp.input(gemm.Resize(&m.normed, n*d), *s.gateUp, n, 0)
		l.gateUp.weight(*s.gateUp, a.normed, n)
		rowwise.NormBackward(dx, dw.ffnNorm, m.normed, s.mid, s.midRstd, l.ffnNorm)

		if i == c.Layers-1 {
			l.attnOut.input(gemm.Resize(&m.rows, n*query), dx, n, 0)
			l.attnOut.weight(dx, a.rows, n)
			scatterRows(gemm.Resize(&m.attn, t*query), m.rows, b.source, query)
			scatterRows(gemm.Resize(&m.x, t*d), dx, b.source, d)
			n, dx = t, m.x
		} else {
			l.attnOut.input(m.attn, dx, t, 0)
			l.attnOut.weight(dx, s.attn, t)
		}
		a.attention.backward(gemm.Resize(&m.qkv, t*qkv), m.attn, s.attn, s.qkv, b)
		placeQKVBackward(m.qkv, dw, l.block, b.positions, a.rope, c, &s.raw)
		a.norm(s.x, s.rstd, l.attnNorm, c)
		if i == 0 && w.grad.embd == nil {
			l.qkv.input(nil, m.qkv, t, 0) // nothing below is trained
			l.qkv.weight(m.qkv, a.normed, t)
			return
		}
		l.qkv.input(gemm.Resize(&m.normed, t*d), m.qkv, t, 0)
		l.qkv.weight(m.qkv, a.normed, t)
		rowwise.NormBackward(dx, dw.attnNorm, m.normed, s.x, s.rstd, l.attnNorm)
	}
	parallel.Columns(d, t, func(t, lo, hi int) {
		id := int(b.tokens[t])
		gemm.AddTo(w.grad.embd[id*d+lo:id*d+hi], dx[t*d+lo:t*d+hi])
	})
}
