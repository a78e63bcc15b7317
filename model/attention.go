package model

import (
	"math"

	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
)

// queryBlock is how many queries share one product with the keys, at most. Keys that lie after a whole block are never
// touched.
const queryBlock = 128

// attention computes causal grouped-query attention over a packed batch. Projections come as
// qkv [T, QueryWidth+2·KVWidth] with q, k and v side by side, already rotated. Probabilities are computed block
// by block and never kept: the backward pass computes them again (Dao et al. 2022, section 3.1).
type attention struct {
	heads, group, dim int // query heads; query heads a KV head; floats a head
	width             int // of a row of qkv
	mul               product
	keys              product     // by keys: they may have large constant parts, of which scores are small differences
	scratch           [][]float32 // of each worker
}

func newAttention(c Config, mul, keys product) *attention {
	return &attention{heads: c.Heads, group: c.Heads / c.KVHeads, dim: c.HeadDim(), width: c.qkvWidth(), mul: mul, keys: keys}
}

// strip is a run of keys.
type strip struct{ start, len int }

// queries are tokens that stand side by side and share products with the keys of their prefix: of one segment, or of
// several that continue the same prefix.
type queries struct {
	start, rows int
	prefix      strip // which all of them see
	own         []run
	width       int // of a row of probabilities: those of the prefix, then as many as the longest run has keys
}

// run is queries of one segment, by their rows, with the segment's keys up to the last of them. The causal mask hides
// some of these from all but the last query.
type run struct {
	row, rows int
	keys      strip
}

// queriesOf lays out the segments of a family, whose first one is the prefix of the others.
func (b *batch) queriesOf(family []int) (out []queries) {
	for _, i := range family {
		s := b.segments[i]
		start, length := b.prefix(s)
		for done := 0; done < s.Len; {
			at := s.Start + done
			last := len(out) - 1
			if last < 0 || out[last].prefix.len != length || out[last].start+out[last].rows != at || out[last].rows == queryBlock {
				out = append(out, queries{start: at, prefix: strip{start, length}})
				last++
			}
			q := &out[last]
			rows := min(s.Len-done, queryBlock-q.rows)
			done += rows
			q.own = append(q.own, run{q.rows, rows, strip{s.Start, done}})
			q.rows += rows
			q.width = max(q.width, length+done)
		}
	}
	return out
}

func attentionScale(dim int) float32 { return float32(1 / math.Sqrt(float64(dim))) }

// columns of qkv where head h's queries, keys and values start.
func (a *attention) columns(h int) (q, k, v int) {
	kvHeads := a.heads / a.group
	q = h * a.dim
	k = (a.heads + h/a.group) * a.dim
	return q, k, k + kvHeads*a.dim
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
	longest := b.longest()
	parallel.EachWith(&a.scratch, len(b.queries)*a.heads, func(own *[]float32, item int) {
		block, h := b.queries[item/a.heads], item%a.heads
		q, k, v := a.columns(h)
		d := a.heads * a.dim
		p := gemm.Resize(own, queryBlock*longest)[:block.rows*block.width]
		a.probabilities(p, qkv, block, q, k)
		a.mul.mulKeys(out[block.start*d+h*a.dim:], d, p, qkv[v:], a.width, block, a.dim)
	})
}

// probabilities writes p [rows, width] = softmax(scale · queries · keysᵀ), 0 for keys after the query. After the keys
// of a run its rows hold nothing.
func (a *attention) probabilities(p, qkv []float32, block queries, q, k int) {
	a.keys.dotKeys(p, attentionScale(a.dim), qkv[block.start*a.width+q:], a.width, qkv[k:], a.width, block, a.dim)
	block.each(func(r, keys, visible int) { gemm.Softmax(p[r*block.width:][:keys], visible) })
}

// each calls f for each row, with how many keys its run has, those of the prefix too, and how many of them it sees.
func (q queries) each(f func(row, keys, visible int)) {
	for _, own := range q.own {
		keys := q.prefix.len + own.keys.len
		for r := range own.rows {
			f(own.row+r, keys, keys-own.rows+r+1)
		}
	}
}

// dotKeys writes p [rows, width] = scale · y [rows, dim] · xᵀ, where x's rows are those of the keys.
func (mul product) dotKeys(p []float32, scale float32, y []float32, ldy int, x []float32, ldx int, q queries, dim int) {
	if q.prefix.len > 0 {
		mul(1, false, true, q.rows, q.prefix.len, dim, scale, y, ldy, x[q.prefix.start*ldx:], ldx, 0, p, q.width)
	}
	for _, s := range q.own {
		mul(1, false, true, s.rows, s.keys.len, dim, scale, y[s.row*ldy:], ldy, x[s.keys.start*ldx:], ldx, 0, p[s.row*q.width+q.prefix.len:], q.width)
	}
}

// mulKeys writes o [rows, dim] = p [rows, width] · x, where x's rows are those of the keys.
func (mul product) mulKeys(o []float32, ldo int, p, x []float32, ldx int, q queries, dim int) {
	beta := float32(0)
	if q.prefix.len > 0 {
		mul(1, false, false, q.rows, dim, q.prefix.len, 1, p, q.width, x[q.prefix.start*ldx:], ldx, 0, o, ldo)
		beta = 1
	}
	for _, s := range q.own {
		mul(1, false, false, s.rows, dim, s.keys.len, 1, p[s.row*q.width+q.prefix.len:], q.width, x[s.keys.start*ldx:], ldx, beta, o[s.row*ldo:], ldo)
	}
}

// addToKeys adds pᵀ [width, rows] · y [rows, dim] to the rows of x that belong to the keys.
func (mul product) addToKeys(x []float32, ldx int, p, y []float32, ldy int, q queries, dim int) {
	if q.prefix.len > 0 {
		mul(1, true, false, q.prefix.len, dim, q.rows, 1, p, q.width, y, ldy, 1, x[q.prefix.start*ldx:], ldx)
	}
	for _, s := range q.own {
		mul(1, true, false, s.keys.len, dim, s.rows, 1, p[s.row*q.width+q.prefix.len:], q.width, y[s.row*ldy:], ldy, 1, x[s.keys.start*ldx:], ldx)
	}
}

// backward writes dqkv [T, QueryWidth+2·KVWidth] from dout [T, QueryWidth]. One item is one KV head of one family, so
// everything that adds to the same keys runs in one goroutine, in a fixed order.
func (a *attention) backward(dqkv, dout, out, qkv []float32, b *batch) {
	d, kvHeads := a.heads*a.dim, a.heads/a.group
	longest := b.longest()
	scale := attentionScale(a.dim)
	parallel.EachWith(&a.scratch, len(b.families)*kvHeads, func(own *[]float32, item int) {
		scratch := gemm.Resize(own, 2*queryBlock*longest)
		family, kv := b.families[item/kvHeads], item%kvHeads
		_, k, v := a.columns(kv * a.group)
		for _, block := range family {
			for t := block.start; t < block.start+block.rows; t++ {
				clear(dqkv[t*a.width+k:][:a.dim])
				clear(dqkv[t*a.width+v:][:a.dim])
			}
		}
		for _, block := range family {
			t, n := block.start, block.rows*block.width
			p, dp := scratch[:n], scratch[queryBlock*longest:][:n]
			for h := kv * a.group; h < (kv+1)*a.group; h++ {
				q, _, _ := a.columns(h)
				o, do := out[t*d+h*a.dim:], dout[t*d+h*a.dim:]

				a.probabilities(p, qkv, block, q, k)
				a.mul.addToKeys(dqkv[v:], a.width, p, do, d, block, a.dim)

				// dp = dout · vᵀ, then the softmax's gradient p·(dp − Σ p·dp), whose sum is dout·out.
				a.mul.dotKeys(dp, 1, do, d, qkv[v:], a.width, block, a.dim)
				block.each(func(r, keys, _ int) {
					mean := gemm.Dot(do[r*d:][:a.dim], o[r*d:][:a.dim])
					gemm.SoftmaxGrad(dp[r*block.width:][:keys], p[r*block.width:][:keys], mean, scale)
				})
				a.mul.addToKeys(dqkv[k:], a.width, dp, qkv[t*a.width+q:], a.width, block, a.dim)
				a.keys.mulKeys(dqkv[t*a.width+q:], a.width, dp, qkv[k:], a.width, block, a.dim)
			}
		}
	})
}
