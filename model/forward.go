package model

import (
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
	"github.com/sqlagent/sqlagent/model/rowwise"
)

// activations is the memory of one forward pass, reused by the next.
type activations struct {
	batch  *batch
	blocks []blockActivations // one for each block, or one for all where no backward pass follows
	rows   []float32          // [S, QueryWidth] of the last block's attn
	normed []float32          // [T, D] scratch: what projections, then the feed-forward read
	act    []float32          // [T, F] scratch
	head   head
	keep   int // bytes that blocks may have of their own for gateUp

	attention *attention
	rope      *rowwise.Rope
}

// blockActivations is what a block's backward pass needs.
type blockActivations struct {
	x    []float32 // [T, D] residual stream at the block's start
	rstd []float32 // [T]
	qkv  []float32 // [T, QueryWidth+2·KVWidth] ready for attention
	raw  headNorms // of qwen3's q and k
	attn []float32 // [T, QueryWidth] heads' outputs

	// From here on the last block has only S rows, those that predict a scored token.
	mid     []float32 // [T, D] residual stream after attention
	midRstd []float32 // [T]

	// gateUp [T, 2F] takes the most memory, for the least time. The last block has its own, those before it as far as
	// activations.keep goes; the others share one, and the backward pass computes theirs again.
	gateUp *[]float32
}

// newActivations is memory for so many blocks. Products of attention are mul, those by keys keys.
func newActivations(c Config, blocks, keep int, mul, keys product) *activations {
	return &activations{
		blocks:    make([]blockActivations, blocks),
		keep:      keep,
		attention: newAttention(c, mul, keys),
		rope:      c.rope(),
	}
}

// share makes blocks share gateUp of t tokens, or have their own.
func (a *activations) share(t int, c Config) {
	own := a.keep / (4 * t * 2 * c.FeedForward)
	last := len(a.blocks) - 1
	for i := range a.blocks {
		s, first := &a.blocks[i], a.blocks[0].gateUp
		switch {
		case i > 0 && i < last-own:
			s.gateUp = first
		case s.gateUp == nil || i > 0 && s.gateUp == first:
			s.gateUp = new([]float32)
		}
	}
}

// forward runs the transformer over b and writes out.
func (a *activations) forward(out Out, w *network, b *batch, c Config) {
	t, d, f, query := len(b.tokens), c.Embedding, c.FeedForward, c.QueryWidth()
	a.batch = b
	a.rope.Grow(b.longest())
	a.share(t, c)

	w.embed(gemm.Resize(&a.blocks[0].x, t*d), b.tokens)
	for i := range w.blocks {
		l, s := &w.blocks[i], a.block(i)

		a.norm(s.x, gemm.Resize(&s.rstd, t), l.attnNorm, c)
		l.qkv.forward(gemm.Resize(&s.qkv, t*c.qkvWidth()), a.normed, t, 0)
		placeQKV(s.qkv, l.block, b.positions, a.rope, c, &s.raw)
		a.attention.forward(gemm.Resize(&s.attn, t*query), s.qkv, b)

		n, attn := t, s.attn
		var next []float32 // the residual stream after the block
		if i+1 < c.Layers {
			parallel.Copy(gemm.Resize(&s.mid, t*d), s.x)
			next = gemm.Resize(&a.block(i+1).x, t*d)
		} else { // nobody reads the other rows of the last block
			n = len(b.source)
			attn = gatherRows(gemm.Resize(&a.rows, n*query), s.attn, b.source, query)
			gatherRows(gemm.Resize(&s.mid, n*d), s.x, b.source, d)
			next = gemm.Resize(&a.head.x, n*d)
		}
		l.attnOut.forward(s.mid, attn, n, 1)

		a.norm(s.mid, gemm.Resize(&s.midRstd, n), l.ffnNorm, c)
		l.gateUp.forward(gemm.Resize(s.gateUp, n*2*f), a.normed, n, 0)
		rowwise.SwiGLU(gemm.Resize(&a.act, n*f), *s.gateUp, f)
		parallel.Copy(next, s.mid)
		l.down.forward(next, a.act, n, 1)
	}
	a.head.forward(out, w, b, c)
}

// norm writes the rows of x, normed, to a.normed.
func (a *activations) norm(x, rstd, gain []float32, c Config) {
	rowwise.Norm(gemm.Resize(&a.normed, len(rstd)*c.Embedding), rstd, x, gain, c.NormEps)
}

// feedAgain computes what block i's feed-forward reads and, where other blocks have overwritten it, gateUp.
func (a *activations) feedAgain(i int, w *network, c Config) {
	l, s := &w.blocks[i], &a.blocks[i]
	a.norm(s.mid, s.midRstd, l.ffnNorm, c)
	if i+1 < c.Layers && s.gateUp == a.blocks[i+1].gateUp {
		l.gateUp.forward(*s.gateUp, a.normed, len(s.midRstd), 0)
	}
}

// block returns the memory of block i.
func (a *activations) block(i int) *blockActivations { return &a.blocks[min(i, len(a.blocks)-1)] }

// gatherRows copies the given rows of src to dst, one after the other, and returns dst.
func gatherRows(dst, src []float32, rows []int32, d int) []float32 {
	parallel.For(len(rows), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			copy(dst[i*d:][:d], src[int(rows[i])*d:])
		}
	})
	return dst
}

// scatterRows is gatherRows' transpose: it clears dst and adds each row of src where it came from. The
// last token of a shared prefix may be named several times.
func scatterRows(dst, src []float32, rows []int32, d int) {
	parallel.For(len(dst), func(lo, hi int) { clear(dst[lo:hi]) })
	parallel.Columns(d, len(rows), func(i, lo, hi int) {
		gemm.AddTo(dst[int(rows[i])*d+lo:int(rows[i])*d+hi], src[i*d+lo:i*d+hi])
	})
}
