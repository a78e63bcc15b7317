package model

import (
	"math"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// head scores tokens: final norm, output matrix and log-softmax, for the scored rows only. Logits
// exist for one chunk of rows at a time; the backward pass computes them again.
type head struct {
	x       []float32 // [S, D] residual stream after the last block, at the rows b.source
	normed  []float32 // [S, D]
	rstd    []float32 // [S]
	lse     []float32 // [S] log Σ exp(logits/temperature)
	entropy []float32 // [S]
	logits  []float32 // [chunk, V]
	dnormed []float32 // [S, D]
}

// chunk is how many rows of logits exist at once: about a million floats.
func (h *head) chunk(vocab int) int { return max(64, 1<<20/vocab) }

// forward writes logp and entropy [T] at b.target from h.x.
func (h *head) forward(logp, entropy []float32, w *weights, b *batch, c Config) {
	d, v, n := c.Embedding, c.VocabSize, len(b.target)
	rmsNorm(resize(&h.normed, n*d), resize(&h.rstd, n), h.x, w.norm, c.NormEps)
	resize(&h.lse, n)
	resize(&h.entropy, n)
	for start := 0; start < n; start += h.chunk(v) {
		h.logitRows(start, min(h.chunk(v), n-start), w, c, func(i int, logits, scratch []float32) {
			t := b.target[i]
			z, top := logits[b.tokens[t]]*b.invTemp, logits[0]
			for _, l := range logits {
				top = max(top, l)
			}
			top *= b.invTemp
			var sum, weighted float64
			for len(logits) > 0 {
				exp := scratch[:min(len(scratch), len(logits))]
				piece := logits[:len(exp)]
				for j, l := range piece {
					piece[j] = l*b.invTemp - top
				}
				gemm.Exp(exp, piece)
				var s float32
				for _, e := range exp {
					s += e
				}
				sum, weighted = sum+float64(s), weighted+float64(gemm.Dot(exp, piece))
				logits = logits[len(exp):]
			}
			logSum := math.Log(sum)
			h.lse[i] = float32(float64(top) + logSum)
			// H = −Σ p·log p with log p = (l−top) − log Σ.
			h.entropy[i] = float32(logSum - weighted/sum)
			logp[t] = float32(float64(z-top) - logSum)
			entropy[t] = h.entropy[i]
		})
	}
}

// logitRows computes the logits of scored rows [start, start+rows) and calls f for each of them, with a
// piece of scratch memory.
func (h *head) logitRows(start, rows int, w *weights, c Config, f func(i int, logits, scratch []float32)) []float32 {
	d, v := c.Embedding, c.VocabSize
	logits := resize(&h.logits, rows*v)
	gemm.MulParallel(workers(), false, true, rows, v, d, 1, h.normed[start*d:], d, w.output, d, 0, logits, v)
	parallel(rows, func(lo, hi int) {
		scratch := make([]float32, min(v, 512))
		for i := lo; i < hi; i++ {
			f(start+i, logits[i*v:][:v], scratch)
		}
	})
	return logits
}

// backward overwrites dx [S, D] with the residual stream's gradient and adds to dw's norm and output.
func (h *head) backward(dx []float32, dw *weights, g Grad, w *weights, b *batch, c Config) {
	d, v, n := c.Embedding, c.VocabSize, len(b.target)
	at := func(x []float32, t int32) float32 {
		if x == nil {
			return 0
		}
		return x[t]
	}
	resize(&h.dnormed, n*d)
	for start := 0; start < n; start += h.chunk(v) {
		rows := min(h.chunk(v), n-start)
		// dlogp/dz = (onehot − p)/τ and dH/dz = −p·(log p + H)/τ, z the raw logits.
		dlogits := h.logitRows(start, rows, w, c, func(i int, row, scratch []float32) {
			t := b.target[i]
			gl, ge := at(g.Logp, t)*b.invTemp, at(g.Entropy, t)*b.invTemp
			if gl == 0 && ge == 0 {
				clear(row)
				return
			}
			for rest := row; len(rest) > 0; {
				p := scratch[:min(len(scratch), len(rest))]
				piece := rest[:len(p)]
				for j, l := range piece {
					piece[j] = l*b.invTemp - h.lse[i]
				}
				gemm.Exp(p, piece)
				for j, logp := range piece {
					piece[j] = -p[j] * (gl + ge*(logp+h.entropy[i]))
				}
				rest = rest[len(p):]
			}
			row[b.tokens[t]] += gl
		})
		gemm.MulParallel(workers(), false, false, rows, d, v, 1, dlogits, v, w.output, d, 0, h.dnormed[start*d:], d)
		gemm.MulParallel(workers(), true, false, v, d, rows, 1, dlogits, v, h.normed[start*d:], d, 1, dw.output, d)
	}
	clear(dx)
	rmsNormBackward(dx, dw.norm, h.dnormed, h.x, h.rstd, w.norm)
}
