package model

import "github.com/sqlagent/sqlagent/model/gemm"

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

// backward adds to dw the gradient of Σ g·(logp, entropy). It consumes a: gateUp is overwritten.
func (a *activations) backward(dw *weights, g Grad, m *gradients, w *weights, c Config) {
	b := a.batch
	t, d, f, qkv, query := len(b.tokens), c.Embedding, c.FeedForward, c.qkvWidth(), c.QueryWidth()
	n, dx := len(b.source), resize(&m.last, len(b.source)*d)
	a.head.backward(dx, dw, g, w, b, c)

	for i := c.Layers - 1; i >= 0; i-- {
		w, dw, s := &w.blocks[i], &dw.blocks[i], &a.blocks[i]

		a.mul.linearInput(resize(&m.act, n*f), dx, w.down, n, d)
		swiGLUBackward(resize(&a.act, n*f), s.gateUp, m.act, f)
		a.mul.linearWeight(dw.down, dx, a.act, n, d)
		a.mul.linearInput(resize(&m.normed, n*d), s.gateUp, w.gateUp, n, 2*f)
		a.mul.linearWeight(dw.gateUp, s.gateUp, s.midNorm, n, 2*f)
		rmsNormBackward(dx, dw.ffnNorm, m.normed, s.mid, s.midRstd, w.ffnNorm)

		if i == c.Layers-1 {
			a.mul.linearInput(resize(&m.rows, n*query), dx, w.attnOut, n, d)
			a.mul.linearWeight(dw.attnOut, dx, a.rows, n, d)
			scatterRows(resize(&m.attn, t*query), m.rows, b.source, query)
			scatterRows(resize(&m.x, t*d), dx, b.source, d)
			n, dx = t, m.x
		} else {
			a.mul.linearInput(m.attn, dx, w.attnOut, t, d)
			a.mul.linearWeight(dw.attnOut, dx, s.attn, t, d)
		}
		a.attention.backward(resize(&m.qkv, t*qkv), m.attn, s.attn, s.qkv, b)
		placeQKVBackward(m.qkv, dw, w, b.positions, a.rope, c, &s.raw)
		a.mul.linearInput(resize(&m.normed, t*d), m.qkv, w.qkv, t, qkv)
		a.mul.linearWeight(dw.qkv, m.qkv, s.normed, t, qkv)
		rmsNormBackward(dx, dw.attnNorm, m.normed, s.x, s.rstd, w.attnNorm)
	}
	byColumns(d, t, func(t, lo, hi int) {
		id := int(b.tokens[t])
		gemm.AddTo(dw.embd[id*d+lo:id*d+hi], dx[t*d+lo:t*d+hi])
	})
}
