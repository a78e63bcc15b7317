package model

import (
	"math"
	"slices"

	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
	"github.com/sqlagent/sqlagent/model/rowwise"
)

// head scores tokens: final norm, output matrix and log-softmax over the allowed tokens, for the scored rows only.
// Logits exist for one tile of rows and tokens at a time, so that the output matrix is read once for many rows; the
// backward pass computes them again. Of the rows with few allowed tokens (batch.few), only their logits are computed.
type head struct {
	x       []float32 // [S, D] residual stream after the last block, at the rows b.source
	normed  []float32 // [S, D]
	rstd    []float32 // [S]
	softmax []softmax // [S]
	logits  []float32 // [rows, tokens] of a tile, or those of the rows with few, one after the other
	at      []int     // [rows with few of a pass, and the end] where each row of logits begins
	dnormed []float32 // [S, D]
}

// A tile of logits has so many rows at most, and tokens so that there are about so many logits.
const (
	tileRows   = 1024
	tileLogits = 4 << 20
)

// logitTile is the logits of scored rows [start, start+rows) for tokens [first, first+tokens).
type logitTile struct{ start, rows, first, tokens int }

// tiles are those of the rows [0, n): of the same rows one after the other.
func tiles(n, vocab int) (all []logitTile) {
	for start := 0; start < n; start += tileRows {
		rows := min(tileRows, n-start)
		tokens := max(tileLogits/rows&^511, 512) // whole blocks of products' sums, and words of a sampling.Set
		for first := 0; first < vocab; first += tokens {
			all = append(all, logitTile{start, rows, first, min(tokens, vocab-first)})
		}
	}
	return all
}

// forward writes out at b.target from h.x.
func (h *head) forward(out Out, w *network, b *batch, c Config) {
	d, n := c.Embedding, len(b.target)
	rowwise.Norm(gemm.Resize(&h.normed, n*d), gemm.Resize(&h.rstd, n), h.x, w.norm, c.NormEps)
	for i := range gemm.Resize(&h.softmax, n) {
		h.softmax[i] = softmax{top: float32(math.Inf(-1))}
	}
	for i := 0; out.Value != nil && i < n; i++ {
		out.Value[b.target[i]] = gemm.Dot(h.normed[i*d:][:d], w.value[:d]) + w.value[d]
	}
	for _, tile := range tiles(b.few, c.VocabSize) {
		h.logitRows(tile, w.output(tile.first, tile.tokens), b, d, func(i int, logits, scratch []float32) {
			h.softmax[i].add(logits, int(b.tokens[b.target[i]])-tile.first, b.invTemp, scratch)
		})
	}
	for start, end := b.few, 0; start < n; start = end {
		end = h.fewRows(start, w, b, c, func(i int, ids []int32, logits, scratch []float32) {
			h.softmax[i].add(logits, indexOf(ids, b.tokens[b.target[i]]), b.invTemp, scratch)
		})
	}
	for i, t := range b.target {
		out.Logp[t], out.Entropy[t] = h.softmax[i].logp(), h.softmax[i].entropy()
	}
}

// softmax is that of a row of logits, over temperature, of which parts are added one after the other (Milakov and
// Gimelshein 2018, section 3).
type softmax struct {
	target   float32 // the target's logit
	top      float32 // the largest logit
	sum      float64 // Σ exp(logit − top)
	weighted float64 // Σ exp(logit − top)·(logit − top)
}

// add adds some of the logits, of which the target may be one. It spoils them.
func (s *softmax) add(logits []float32, target int, invTemp float32, scratch []float32) {
	if 0 <= target && target < len(logits) {
		s.target = logits[target] * invTemp
	}
	if top := gemm.Max(logits) * invTemp; top > s.top {
		down := float64(s.top - top)
		if s.sum > 0 {
			shrink := math.Exp(down)
			s.sum, s.weighted = s.sum*shrink, (s.weighted+s.sum*down)*shrink
		}
		s.top = top
	}
	for len(logits) > 0 {
		exp := scratch[:min(len(scratch), len(logits))]
		piece := logits[:len(exp)]
		for i, l := range piece {
			piece[i] = l*invTemp - s.top
		}
		sum := gemm.Exp(exp, piece)
		s.sum, s.weighted = s.sum+float64(sum), s.weighted+float64(gemm.Dot(exp, piece))
		logits = logits[len(exp):]
	}
}

func (s *softmax) logp() float32 { return float32(float64(s.target-s.top) - math.Log(s.sum)) }

// lse is log Σ exp(logit).
func (s *softmax) lse() float32 { return float32(float64(s.top) + math.Log(s.sum)) }

// entropy is −Σ p·log p with log p = (logit − top) − log Σ.
func (s *softmax) entropy() float32 { return float32(math.Log(s.sum) - s.weighted/s.sum) }

// gradient turns some of row i's logits into the gradient by them of gl·logp + ge·H: dlogp/dz = (onehot − p)/τ and
// dH/dz = −p·(log p + H)/τ, z the raw logits, gl and ge already divided by τ.
func (h *head) gradient(i int, logits []float32, target int, gl, ge, invTemp float32, scratch []float32) {
	if gl == 0 && ge == 0 {
		clear(logits)
		return
	}
	lse, entropy := h.softmax[i].lse(), h.softmax[i].entropy()
	for rest := logits; len(rest) > 0; {
		p := scratch[:min(len(scratch), len(rest))]
		piece := rest[:len(p)]
		for j, l := range piece {
			piece[j] = l*invTemp - lse
		}
		gemm.Exp(p, piece)
		for j, logp := range piece {
			piece[j] = -p[j] * (gl + ge*(logp+entropy))
		}
		rest = rest[len(p):]
	}
	if 0 <= target && target < len(logits) {
		logits[target] += gl
	}
}

// logitRows computes a tile of logits by its rows of the output matrix, and calls f for each of its rows, with a piece
// of scratch memory.
func (h *head) logitRows(tile logitTile, output linear, b *batch, d int, f func(i int, logits, scratch []float32)) []float32 {
	logits := gemm.Resize(&h.logits, tile.rows*tile.tokens)
	output.forward(logits, h.normed[tile.start*d:], tile.rows, 0)
	parallel.For(tile.rows, func(lo, hi int) {
		scratch := make([]float32, min(tile.tokens, 512))
		for i := lo; i < hi; i++ {
			row := logits[i*tile.tokens:][:tile.tokens]
			if set := b.allowed[tile.start+i].Set; set != nil {
				set.HideOthers(row, tile.first)
			}
			f(tile.start+i, row, scratch)
		}
	})
	return logits
}

// fewRows computes the logits of the rows with few allowed tokens from start on, as many as a tile takes, and calls
// f for each of them. It returns the row after.
func (h *head) fewRows(
	start int, w *network, b *batch, c Config, f func(i int, ids []int32, logits, scratch []float32),
) (end int) {
	d, total := c.Embedding, 0
	h.at = append(h.at[:0], 0)
	for end = start; end < len(b.target) && (end == start || total+len(b.ids[end]) <= tileLogits); end++ {
		total += len(b.ids[end])
		h.at = append(h.at, total)
	}
	logits := gemm.Resize(&h.logits, total)
	parallel.For(end-start, func(lo, hi int) {
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

func indexOf(ids []int32, id int32) int {
	i, _ := slices.BinarySearch(ids, id)
	return i
}

// backward overwrites dx [S, D] with the residual stream's gradient and adds to w's of norm, output and value.
func (h *head) backward(dx []float32, g Grad, w *network, b *batch, c Config) {
	d, n, dw := c.Embedding, len(b.target), w.grad
	at := func(x []float32, i int) float32 {
		if x == nil {
			return 0
		}
		return x[b.target[i]] * b.invTemp
	}
	gemm.Resize(&h.dnormed, n*d)
	for _, tile := range tiles(b.few, c.VocabSize) {
		output, normed := w.output(tile.first, tile.tokens), h.normed[tile.start*d:]
		dlogits := h.logitRows(tile, output, b, d, func(i int, row, scratch []float32) {
			h.gradient(i, row, int(b.tokens[b.target[i]])-tile.first, at(g.Logp, i), at(g.Entropy, i), b.invTemp, scratch)
		})
		output.input(h.dnormed[tile.start*d:][:tile.rows*d], dlogits, tile.rows, float32(min(tile.first, 1)))
		output.weight(dlogits, normed, tile.rows)
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
		parallel.Columns(d, end-start, func(i, lo, hi int) {
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
	rowwise.NormBackward(dx, dw.norm, h.dnormed, h.x, h.rstd, w.norm)
}
