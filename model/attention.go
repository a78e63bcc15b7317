package model

import (
	"math"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// queryBlock is how many queries share one product with the keys. Keys that lie after a whole block
// are never touched.
const queryBlock = 128

// attention computes causal grouped-query attention over a packed batch. Projections come as
// qkv [T, QueryWidth+2·KVWidth] with q, k and v side by side, already rotated. Probabilities are computed block
// by block and never kept: the backward pass computes them again (Dao et al. 2022, section 3.1).
type attention struct {
	heads, group, dim int // query heads; query heads a KV head; floats a head
	width             int // of a row of qkv
	mul               product
	scratch           [][]float32
}

func newAttention(c Config, mul product) *attention {
	return &attention{heads: c.Heads, group: c.Heads / c.KVHeads, dim: c.HeadDim(), width: c.qkvWidth(), mul: mul}
}

// strip is a run of keys: those of the prefix, or those of the segment itself.
type strip struct{ start, len int }

// strips returns the keys seen by queries [q0, q0+rows) of segment s, and how many there are. Of
// the last rows keys, the causal mask hides some from all but the last query.
func (b *batch) strips(s Segment, q0, rows int) (_ [2]strip, width int) {
	start, length := b.prefix(s)
	return [2]strip{{start, length}, {s.Start, q0 + rows}}, length + q0 + rows
}

func attentionScale(dim int) float32 { return float32(1 / math.Sqrt(float64(dim))) }

// columns of qkv where head h's queries, keys and values start.
func (a *attention) columns(h int) (q, k, v int) {
	kvHeads := a.heads / a.group
	q = h * a.dim
	k = (a.heads + h/a.group) * a.dim
	return q, k, k + kvHeads*a.dim
}

// buffers gives every worker n floats of its own.
func (a *attention) buffers(n int) [][]float32 {
	for len(a.scratch) < workers() {
		a.scratch = append(a.scratch, nil)
	}
	for i := range a.scratch {
		resize(&a.scratch[i], n)
	}
	return a.scratch
}

// longest is the most keys that one query of the batch sees.
func (b *batch) longest() int {
	n := 0
	for _, s := range b.segments {
		_, p := b.prefix(s)
		n = max(n, p+s.Len)
	}
	return n
}

// forward writes out [T, QueryWidth].
func (a *attention) forward(out, qkv []float32, b *batch) {
	scratch := a.buffers(queryBlock * b.longest())
	each(len(b.segments)*a.heads, func(worker, item int) {
		s, h := b.segments[item/a.heads], item%a.heads
		q, k, v := a.columns(h)
		d := a.heads * a.dim
		for q0 := 0; q0 < s.Len; q0 += queryBlock {
			rows := min(queryBlock, s.Len-q0)
			keys, width := b.strips(s, q0, rows)
			p := scratch[worker][:rows*width]
			a.probabilities(p, qkv, keys, s.Start+q0, rows, width, q, k)
			o := out[(s.Start+q0)*d+h*a.dim:]
			a.mul.mulKeys(o, d, p, width, qkv[v:], a.width, keys, rows, a.dim)
		}
	})
}

// probabilities writes p [rows, width] = softmax(scale · queries · keysᵀ) for the queries of rows
// [t, t+rows), 0 for keys after the query.
func (a *attention) probabilities(p, qkv []float32, keys [2]strip, t, rows, width, q, k int) {
	a.mul.dotKeys(p, width, attentionScale(a.dim), qkv[t*a.width+q:], a.width, qkv[k:], a.width, keys, rows, a.dim)
	for r := range rows {
		gemm.Softmax(p[r*width:][:width], width-rows+r+1)
	}
}

// dotKeys writes p [rows, width] = scale · y [rows, dim] · xᵀ, where x's rows are those of the keys.
func (mul product) dotKeys(p []float32, width int, scale float32, y []float32, ldy int, x []float32, ldx int, keys [2]strip, rows, dim int) {
	for _, s := range keys {
		if s.len > 0 {
			mul(1, false, true, rows, s.len, dim, scale, y, ldy, x[s.start*ldx:], ldx, 0, p, width)
			p = p[s.len:]
		}
	}
}

// mulKeys writes o [rows, dim] = p [rows, width] · x, where x's rows are those of the keys.
func (mul product) mulKeys(o []float32, ldo int, p []float32, width int, x []float32, ldx int, keys [2]strip, rows, dim int) {
	beta := float32(0)
	for _, s := range keys {
		if s.len > 0 {
			mul(1, false, false, rows, dim, s.len, 1, p, width, x[s.start*ldx:], ldx, beta, o, ldo)
			p, beta = p[s.len:], 1
		}
	}
}

// addToKeys adds pᵀ [width, rows] · y [rows, dim] to the rows of x that belong to the keys.
func (mul product) addToKeys(x []float32, ldx int, p []float32, width int, y []float32, ldy int, keys [2]strip, rows, dim int) {
	for _, s := range keys {
		if s.len > 0 {
			mul(1, true, false, s.len, dim, rows, 1, p, width, y, ldy, 1, x[s.start*ldx:], ldx)
			p = p[s.len:]
		}
	}
}

// backward writes dqkv [T, QueryWidth+2·KVWidth] from dout [T, QueryWidth]. One item is one KV head of one family, so
// everything that adds to the same keys runs in one goroutine, in a fixed order.
func (a *attention) backward(dqkv, dout, out, qkv []float32, b *batch) {
	d, kvHeads := a.heads*a.dim, a.heads/a.group
	longest := b.longest()
	scratch := a.buffers(2 * queryBlock * longest)
	each(len(b.families)*kvHeads, func(worker, item int) {
		family, kv := b.families[item/kvHeads], item%kvHeads
		_, k, v := a.columns(kv * a.group)
		for _, i := range family {
			s := b.segments[i]
			for t := s.Start; t < s.Start+s.Len; t++ {
				clear(dqkv[t*a.width+k:][:a.dim])
				clear(dqkv[t*a.width+v:][:a.dim])
			}
		}
		for _, i := range family {
			s := b.segments[i]
			for h := kv * a.group; h < (kv+1)*a.group; h++ {
				q, _, _ := a.columns(h)
				for q0 := 0; q0 < s.Len; q0 += queryBlock {
					rows := min(queryBlock, s.Len-q0)
					keys, width := b.strips(s, q0, rows)
					t := s.Start + q0
					p, dp := scratch[worker][:rows*width], scratch[worker][queryBlock*longest:][:rows*width]
					o, do := out[t*d+h*a.dim:], dout[t*d+h*a.dim:]

					a.probabilities(p, qkv, keys, t, rows, width, q, k)
					a.mul.addToKeys(dqkv[v:], a.width, p, width, do, d, keys, rows, a.dim)

					// dp = dout · vᵀ, then the softmax's gradient p·(dp − Σ p·dp), whose sum is dout·out.
					a.mul.dotKeys(dp, width, 1, do, d, qkv[v:], a.width, keys, rows, a.dim)
					scale := attentionScale(a.dim)
					for r := range rows {
						mean := gemm.Dot(do[r*d:][:a.dim], o[r*d:][:a.dim])
						gemm.SoftmaxGrad(dp[r*width:][:width], p[r*width:][:width], mean, scale)
					}
					a.mul.addToKeys(dqkv[k:], a.width, dp, width, qkv[t*a.width+q:], a.width, keys, rows, a.dim)
					a.mul.mulKeys(dqkv[t*a.width+q:], a.width, dp, width, qkv[k:], a.width, keys, rows, a.dim)
				}
			}
		}
	})
}
