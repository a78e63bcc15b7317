package model

import "github.com/sqlagent/sqlagent/model/gemm"

// activations is the memory of one forward pass, reused by the next.
type activations struct {
	batch  *batch
	blocks []blockActivations // one for each block, or one for all where no backward pass follows
	rows   []float32          // [S, QueryWidth] of the last block's attn
	act    []float32          // [T, F] scratch
	head   head

	attention *attention
	rope      *rope
	mul       product
}

// blockActivations is what a block's backward pass needs.
type blockActivations struct {
	x      []float32 // [T, D] residual stream at the block's start
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

func newActivations(c Config, blocks int, mul product) *activations {
	return &activations{
		blocks:    make([]blockActivations, blocks),
		head:      head{mul: mul},
		attention: newAttention(c, mul),
		rope:      newRope(c),
		mul:       mul,
	}
}

// forward runs the transformer over b and writes out.
func (a *activations) forward(out Out, w *weights, b *batch, c Config) {
	t, d, f, query := len(b.tokens), c.Embedding, c.FeedForward, c.QueryWidth()
	a.batch = b
	a.rope.grow(b.longest())

	gatherRows(resize(&a.blocks[0].x, t*d), w.embd, b.tokens, d)
	for i := range w.blocks {
		w, s := &w.blocks[i], a.block(i)

		rmsNorm(resize(&s.normed, t*d), resize(&s.rstd, t), s.x, w.attnNorm, c.NormEps)
		a.mul.linear(resize(&s.qkv, t*c.qkvWidth()), s.normed, w.qkv, t, d, 0)
		placeQKV(s.qkv, w, b.positions, a.rope, c, &s.raw)
		a.attention.forward(resize(&s.attn, t*query), s.qkv, b)

		n, attn := t, s.attn
		var next []float32 // the residual stream behind the block
		if i+1 < c.Layers {
			copyParallel(resize(&s.mid, t*d), s.x)
			next = resize(&a.block(i+1).x, t*d)
		} else { // nobody reads the other rows of the last block
			n = len(b.source)
			attn = gatherRows(resize(&a.rows, n*query), s.attn, b.source, query)
			gatherRows(resize(&s.mid, n*d), s.x, b.source, d)
			next = resize(&a.head.x, n*d)
		}
		a.mul.linear(s.mid, attn, w.attnOut, n, query, 1)

		rmsNorm(resize(&s.midNorm, n*d), resize(&s.midRstd, n), s.mid, w.ffnNorm, c.NormEps)
		a.mul.linear(resize(&s.gateUp, n*2*f), s.midNorm, w.gateUp, n, d, 0)
		swiGLU(resize(&a.act, n*f), s.gateUp, f)
		copyParallel(next, s.mid)
		a.mul.linear(next, a.act, w.down, n, f, 1)
	}
	a.head.forward(out, w, b, c)
}

// block returns the memory of block i.
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
