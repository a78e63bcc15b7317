package model

import "github.com/sqlagent/sqlagent/model/gemm"

// activations is the memory of one forward pass, reused by the next.
type activations struct {
	batch  *batch
	x      [][]float32        // [T, D] the residual stream at each block's start; one for all where no backward pass follows
	blocks []blockActivations // one for each block, or one for all: then a backward pass computes them again
	rows   []float32          // [S, QueryWidth] of the last block's attn
	act    []float32          // [T, F] scratch
	head   head

	attention *attention
	rope      *rope
}

// blockActivations is what a block's backward pass needs.
type blockActivations struct {
	normed []float32 // [T, D]
	rstd   []float32 // [T]
	qkv    []float32 // [T, QueryWidth+2·KVWidth] ready for attention
	raw    headNorms // of qwen3's q and k
	attn   []float32 // [T, QueryWidth] heads' outputs

	// From here on the last block has only S rows, those that predict a scored token.
	mid     []float32 // [T, D] residual stream after attention
	midNorm []float32 // [T, D]
	midRstd []float32 // [T]
	gateUp  []float32 // [T, 2F]
}

// newActivations is memory for streams at the starts of so many blocks, and for so many blocks.
func newActivations(c Config, streams, blocks int, mul product) *activations {
	return &activations{
		x:         make([][]float32, streams),
		blocks:    make([]blockActivations, blocks),
		attention: newAttention(c, mul),
		rope:      newRope(c),
	}
}

// forward runs the transformer over b and writes out.
func (a *activations) forward(out Out, w *network, b *batch, c Config) {
	t, d, f := len(b.tokens), c.Embedding, c.FeedForward
	a.batch = b
	a.rope.grow(b.longest())

	w.embed(resize(a.stream(0), t*d), b.tokens)
	for i := range w.blocks {
		a.forwardBlock(i, w, c)
		s, n, next := a.block(i), t, &a.head.x // the residual stream behind the block
		if i+1 < c.Layers {
			next = a.stream(i + 1)
		} else {
			n = len(b.source)
		}
		swiGLU(resize(&a.act, n*f), s.gateUp, f)
		copyParallel(resize(next, n*d), s.mid)
		w.blocks[i].down.forward(*next, a.act, n, 1)
	}
	a.head.forward(out, w, b, c)
}

// forwardBlock computes a block up to its feed-forward's activation.
func (a *activations) forwardBlock(i int, w *network, c Config) {
	b, x, l, s := a.batch, *a.stream(i), &w.blocks[i], a.block(i)
	t, d, f, query := len(b.tokens), c.Embedding, c.FeedForward, c.QueryWidth()

	rmsNorm(resize(&s.normed, t*d), resize(&s.rstd, t), x, l.attnNorm, c.NormEps)
	l.qkv.forward(resize(&s.qkv, t*c.qkvWidth()), s.normed, t, 0)
	placeQKV(s.qkv, l.block, b.positions, a.rope, c, &s.raw)
	a.attention.forward(resize(&s.attn, t*query), s.qkv, b)

	n, attn := t, s.attn
	if i+1 < c.Layers {
		copyParallel(resize(&s.mid, t*d), x)
	} else { // nobody reads the other rows of the last block
		n = len(b.source)
		attn = gatherRows(resize(&a.rows, n*query), s.attn, b.source, query)
		gatherRows(resize(&s.mid, n*d), x, b.source, d)
	}
	l.attnOut.forward(s.mid, attn, n, 1)

	rmsNorm(resize(&s.midNorm, n*d), resize(&s.midRstd, n), s.mid, l.ffnNorm, c.NormEps)
	l.gateUp.forward(resize(&s.gateUp, n*2*f), s.midNorm, n, 0)
}

// stream is the memory of the residual stream at block i's start, block that of the block itself.
func (a *activations) stream(i int) *[]float32       { return &a.x[min(i, len(a.x)-1)] }
func (a *activations) block(i int) *blockActivations { return &a.blocks[min(i, len(a.blocks)-1)] }

func copyParallel(dst, src []float32) {
	parallel(len(src), func(lo, hi int) { copy(dst[lo:hi], src[lo:hi]) })
}

// gatherRows copies the given rows of src to dst, one after the other, and returns dst.
func gatherRows(dst, src []float32, rows []int32, d int) []float32 {
	parallel(len(rows), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			copy(dst[i*d:][:d], src[int(rows[i])*d:])
		}
	})
	return dst
}

// scatterRows is gatherRows' transpose: it clears dst and adds each row of src where it came from. The
// last token of a shared prefix may be named several times.
func scatterRows(dst, src []float32, rows []int32, d int) {
	parallel(len(dst), func(lo, hi int) { clear(dst[lo:hi]) })
	byColumns(d, len(rows), func(i, lo, hi int) {
		gemm.AddTo(dst[int(rows[i])*d+lo:int(rows[i])*d+hi], src[i*d+lo:i*d+hi])
	})
}
