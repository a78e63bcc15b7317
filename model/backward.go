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

		linearInput(resize(&m.act, n*f), dx, w.down, n, d)
		swiGLUBackward(resize(&a.act, n*f), s.gateUp, m.act, f)
		linearWeight(dw.down, dx, a.act, n, d)
		linearInput(resize(&m.normed, n*d), s.gateUp, w.gateUp, n, 2*f)
		linearWeight(dw.gateUp, s.gateUp, s.midNorm, n, 2*f)
		rmsNormBackward(dx, dw.ffnNorm, m.normed, s.mid, s.midRstd, w.ffnNorm)

		if i == c.Layers-1 {
			linearInput(resize(&m.rows, n*query), dx, w.attnOut, n, d)
			linearWeight(dw.attnOut, dx, a.rows, n, d)
			scatterRows(resize(&m.attn, t*query), m.rows, b.source, query)
			scatterRows(resize(&m.x, t*d), dx, b.source, d)
			n, dx = t, m.x
		} else {
			linearInput(m.attn, dx, w.attnOut, t, d)
			linearWeight(dw.attnOut, dx, s.attn, t, d)
		}
		a.attention.backward(resize(&m.qkv, t*qkv), m.attn, s.attn, s.qkv, b)
		placeQKVBackward(m.qkv, dw, w, b.positions, a.rope, c, &s.raw)
		linearInput(resize(&m.normed, t*d), m.qkv, w.qkv, t, qkv)
		linearWeight(dw.qkv, m.qkv, s.normed, t, qkv)
		rmsNormBackward(dx, dw.attnNorm, m.normed, s.x, s.rstd, w.attnNorm)
	}
	byColumns(d, t, func(t, lo, hi int) {
		id := int(b.tokens[t])
		gemm.AddTo(dw.embd[id*d+lo:id*d+hi], dx[t*d+lo:t*d+hi])
	})
}

// linearInput computes dx [T, in] = dy [T, out] · w, w [out, in].
func linearInput(dx, dy, w []float32, t, out int) {
	in := len(w) / out
	gemm.MulParallel(workers(), false, false, t, in, out, 1, dy, out, w, in, 0, dx, in)
}

// linearWeight adds dyᵀ · x to dw [out, in].
func linearWeight(dw, dy, x []float32, t, out int) {
	in := len(dw) / out
	gemm.MulParallel(workers(), true, false, out, in, t, 1, dy, out, x, in, 1, dw, in)
}
