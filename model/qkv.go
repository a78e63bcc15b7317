package model

import (
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
	"github.com/sqlagent/sqlagent/model/rowwise"
)

// headNorms is what the backward pass through qwen3's norms of heads needs.
type headNorms struct {
	x    []float32 // [T, QueryWidth+KVWidth] q and k as projected
	rstd []float32 // [T, Heads+KVHeads]
}

// placeQKV makes projected queries, keys and values [T, QueryWidth+2·KVWidth] ready for attention: it adds the bias
// (qwen2), norms every head of q and k (qwen3), and turns q and k to their positions [T]. keep may be nil where no
// backward pass follows.
func placeQKV(qkv []float32, w *block, positions []int32, r *rowwise.Rope, c Config, keep *headNorms) {
	width, rotated, heads := c.qkvWidth(), c.QueryWidth()+c.KVWidth(), c.Heads+c.KVHeads
	normed := c.normedHeads()
	if normed && keep != nil {
		gemm.Resize(&keep.x, len(positions)*rotated)
		gemm.Resize(&keep.rstd, len(positions)*heads)
	}
	parallel.For(len(positions), func(lo, hi int) {
		for t := lo; t < hi; t++ {
			row := qkv[t*width:][:width]
			if c.biased() {
				gemm.AddTo(row, w.qkvBias)
			}
			if normed && keep != nil {
				copy(keep.x[t*rotated:], row[:rotated])
			}
			for h := 0; normed && h < heads; h++ {
				rstd := rowwise.NormRow(c.head(row, h), c.head(row, h), w.headNorm(h, c), c.NormEps)
				if keep != nil {
					keep.rstd[t*heads+h] = rstd
				}
			}
			r.Rotate(row[:rotated], int(positions[t]))
		}
	})
}

// placeQKVBackward turns the gradient by what placeQKV wrote into that by what it was given, and adds to what
// dw has.
func placeQKVBackward(dqkv []float32, dw, w *block, positions []int32, r *rowwise.Rope, c Config, kept *headNorms) {
	width, rotated, heads := c.qkvWidth(), c.QueryWidth()+c.KVWidth(), c.Heads+c.KVHeads
	parallel.For(len(positions), func(lo, hi int) {
		for t := lo; t < hi; t++ {
			r.Unrotate(dqkv[t*width:][:rotated], int(positions[t]))
		}
	})
	if dw.qkvBias != nil {
		parallel.Columns(width, len(positions), func(t, lo, hi int) { gemm.AddTo(dw.qkvBias[lo:hi], dqkv[t*width+lo:t*width+hi]) })
	}
	if !c.normedHeads() {
		return
	}
	// The gains are shared by all heads: their sums are taken in one order, whatever the number of workers.
	gains := func(i, lo, hi int) {
		t, h := i/heads, i%heads
		x, dy, sum := c.head(kept.x[t*rotated:], h), c.head(dqkv[t*width:], h), dw.headNorm(h, c)
		for j := lo; j < hi; j++ {
			sum[j] += dy[j] * x[j] * kept.rstd[i]
		}
	}
	if dw.qNorm != nil {
		parallel.Columns(c.HeadDim(), len(positions)*heads, gains)
	}
	parallel.For(len(positions), func(lo, hi int) {
		for t := lo; t < hi; t++ {
			for h := range heads {
				dy := c.head(dqkv[t*width:], h)
				rowwise.NormRowBackward(dy, dy, c.head(kept.x[t*rotated:], h), w.headNorm(h, c), kept.rstd[t*heads+h], false)
			}
		}
	})
}

// head is head h of a row of q and k: the query heads first.
func (c Config) head(row []float32, h int) []float32 { return row[h*c.HeadDim():][:c.HeadDim()] }

// headNorm is the gain of head h: one for all query heads, one for all key heads.
func (b *block) headNorm(h int, c Config) []float32 {
	if h < c.Heads {
		return b.qNorm
	}
	return b.kNorm
}

// rope is the rotary embedding of a shape.
func (c Config) rope() *rowwise.Rope {
	return rowwise.NewRope(c.HeadDim(), c.RopeBase, c.RopeFactors, c.Architecture == "llama")
}
