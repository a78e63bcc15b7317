package model

import (
	"math"
	"slices"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// head scores tokens: final norm, output matrix and log-softmax over the allowed tokens, for the scored rows only.
// Logits exist for one chunk of rows at a time; the backward pass computes them again. Of the rows with few allowed
// tokens (batch.few), only their logits are computed.
type head struct {
	x       []float32 // [S, D] residual stream after the last block, at the rows b.source
	normed  []float32 // [S, D]
	rstd    []float32 // [S]
	lse     []float32 // [S] log Σ exp(logits/temperature)
	entropy []float32 // [S]
	logits  []float32 // [chunk, V], or those of the rows with few, one after the other
	at      []int     // [rows with few of a chunk, and the end] where each row of logits begins
	dnormed []float32 // [S, D]
}

// chunk is how many rows of logits exist at once: about a million floats.
func (h *head) chunk(vocab int) int { return max(64, chunkFloats/vocab) }

const chunkFloats = 1 << 20

// hidden replaces the logit of a token that is not allowed. No sum of exponentials feels it, and other than -Inf it
// may be multiplied by 0.
const hidden = -1e20

// forward writes out at b.target from h.x.
func (h *head) forward(out Out, w *network, b *batch, c Config) {
	d, v, n := c.Embedding, c.VocabSize, len(b.target)
	rmsNorm(resize(&h.normed, n*d), resize(&h.rstd, n), h.x, w.norm, c.NormEps)
	resize(&h.lse, n)
	resize(&h.entropy, n)
	score := func(i int, logits []float32, target int, scratch []float32) {
		t := b.target[i]
		out.Logp[t], h.lse[i], h.entropy[i] = logSoftmax(logits, target, b.invTemp, scratch)
		out.Entropy[t] = h.entropy[i]
	}
	for i := 0; out.Value != nil && i < n; i++ {
		out.Value[b.target[i]] = gemm.Dot(h.normed[i*d:][:d], w.value[:d]) + w.value[d]
	}
	for start := 0; start < b.few; start += h.chunk(v) {
		h.logitRows(start, min(h.chunk(v), b.few-start), w, b, c, func(i int, logits, scratch []float32) {
			score(i, logits, int(b.tokens[b.target[i]]), scratch)
		})
	}
	for start, end := b.few, 0; start < n; start = end {
		end = h.fewRows(start, w, b, c, func(i int, ids []int32, logits, scratch []float32) {
			score(i, logits, indexOf(ids, b.tokens[b.target[i]]), scratch)
		})
	}
}

// logSoftmax returns the log-probability of the target in softmax(logits·invTemp), log Σ exp, and the entropy. It
// spoils logits.
func logSoftmax(logits []float32, target int, invTemp float32, scratch []float32) (logp, lse, entropy float32) {
	z, top := logits[target]*invTemp, slices.Max(logits)*invTemp
	var sum, weighted float64
	for len(logits) > 0 {
		exp := scratch[:min(len(scratch), len(logits))]
		piece := logits[:len(exp)]
		for j, l := range piece {
			piece[j] = l*invTemp - top
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
	// H = −Σ p·log p with log p = (l−top) − log Σ.
	return float32(float64(z-top) - logSum), float32(float64(top) + logSum), float32(logSum - weighted/sum)
}

// gradient turns logits into the gradient by them of gl·logp + ge·H: dlogp/dz = (onehot − p)/τ and dH/dz = −p·(log p
// + H)/τ, z the raw logits, gl and ge already divided by τ.
func (h *head) gradient(i int, logits []float32, target int, gl, ge, invTemp float32, scratch []float32) {
	if gl == 0 && ge == 0 {
		clear(logits)
		return
	}
	for rest := logits; len(rest) > 0; {
		p := scratch[:min(len(scratch), len(rest))]
		piece := rest[:len(p)]
		for j, l := range piece {
			piece[j] = l*invTemp - h.lse[i]
		}
		gemm.Exp(p, piece)
		for j, logp := range piece {
			piece[j] = -p[j] * (gl + ge*(logp+h.entropy[i]))
		}
		rest = rest[len(p):]
	}
	logits[target] += gl
}

// logitRows computes the logits of scored rows [start, start+rows) and calls f for each of them, with a
// piece of scratch memory.
func (h *head) logitRows(
	start, rows int, w *network, b *batch, c Config, f func(i int, logits, scratch []float32),
) []float32 {
	d, v := c.Embedding, c.VocabSize
	logits := resize(&h.logits, rows*v)
	w.output.forward(logits, h.normed[start*d:], rows, 0)
	parallel(rows, func(lo, hi int) {
		scratch := make([]float32, min(v, 512))
		for i := lo; i < hi; i++ {
			row := logits[i*v:][:v]
			if set := b.allowed[start+i]; set != nil {
				set.hideOthers(row)
			}
			f(start+i, row, scratch)
		}
	})
	return logits
}

// fewRows computes the logits of the rows with few allowed tokens from start on, as many as a chunk takes, and calls
// f for each of them. It returns the row after.
func (h *head) fewRows(
	start int, w *network, b *batch, c Config, f func(i int, ids []int32, logits, scratch []float32),
) (end int) {
	d, total := c.Embedding, 0
	h.at = append(h.at[:0], 0)
	for end = start; end < len(b.target) && (end == start || total+len(b.ids[end]) <= chunkFloats); end++ {
		total += len(b.ids[end])
		h.at = append(h.at, total)
	}
	logits := resize(&h.logits, total)
	parallel(end-start, func(lo, hi int) {
		scratch, room := make([]float32, 512), make([]float32, d)
		for i := lo; i < hi; i++ {
			ids, row, x := b.ids[start+i], logits[h.at[i]:h.at[i+1]], h.normed[(start+i)*d:][:d]
			for j, id := range ids {
				row[j] = gemm.Dot(x, w.word(id, room))
			}
			f(start+i, ids, row, scratch)
		}
	})
	return end
}

// hideOthers hides the logits of tokens that are not in the set.
func (s TokenSet) hideOthers(logits []float32) {
	for i := 0; len(logits) > 0; i++ {
		others := ^uint64(0)
		if i < len(s) {
			others = ^s[i]
		}
		for j := range logits[:min(64, len(logits))] {
			if others>>j&1 == 1 {
				logits[j] = hidden
			}
		}
		logits = logits[min(64, len(logits)):]
	}
}

func indexOf(ids []int32, id int32) int {
	i, _ := slices.BinarySearch(ids, id)
	return i
}

// backward overwrites dx [S, D] with the residual stream's gradient and adds to w's of norm, output and value.
func (h *head) backward(dx []float32, g Grad, w *network, b *batch, c Config) {
	d, v, n, dw := c.Embedding, c.VocabSize, len(b.target), w.grad
	at := func(x []float32, i int) float32 {
		if x == nil {
			return 0
		}
		return x[b.target[i]] * b.invTemp
	}
	resize(&h.dnormed, n*d)
	for start := 0; start < b.few; start += h.chunk(v) {
		rows := min(h.chunk(v), b.few-start)
		dlogits := h.logitRows(start, rows, w, b, c, func(i int, row, scratch []float32) {
			h.gradient(i, row, int(b.tokens[b.target[i]]), at(g.Logp, i), at(g.Entropy, i), b.invTemp, scratch)
		})
		w.output.input(h.dnormed[start*d:][:rows*d], dlogits, rows)
		w.output.weight(dlogits, h.normed[start*d:], rows)
	}
	for start, end := b.few, 0; start < n; start = end {
		end = h.fewRows(start, w, b, c, func(i int, ids []int32, row, scratch []float32) {
			h.gradient(i, row, indexOf(ids, b.tokens[b.target[i]]), at(g.Logp, i), at(g.Entropy, i), b.invTemp, scratch)
			dnormed := h.dnormed[i*d:][:d]
			clear(dnormed)
			room := make([]float32, d)
			for j, id := range ids {
				gemm.Axpy(row[j], w.word(id, room), dnormed)
			}
		})
		if dw.output == nil {
			continue
		}
		byColumns(d, end-start, func(i, lo, hi int) {
			x, dlogits := h.normed[(start+i)*d:][lo:hi], h.logits[h.at[i]:]
			for j, id := range b.ids[start+i] {
				gemm.Axpy(dlogits[j], x, dw.output[int(id)*d+lo:int(id)*d+hi])
			}
		})
	}
	for i := 0; g.Value != nil && i < n; i++ {
		gv := g.Value[b.target[i]]
		gemm.Axpy(gv, w.value[:d], h.dnormed[i*d:][:d])
		gemm.Axpy(gv, h.normed[i*d:][:d], dw.value[:d])
		dw.value[d] += gv
	}
	clear(dx)
	rmsNormBackward(dx, dw.norm, h.dnormed, h.x, h.rstd, w.norm)
}
