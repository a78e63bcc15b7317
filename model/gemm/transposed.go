package gemm

import (
	"slices"
	"sync"
)

// Rounded is the same blocks for products whose operands are rounded to bfloat16: they have the bits of MulBF16 by the
// numbers of the blocks. A panel is rounded when it is needed, so the Matrix takes no memory. Where not HasBF16 it is
// mx.
func (mx *Matrix) Rounded() *Matrix {
	if mx.blocks == nil {
		panic("gemm: Rounded of a Matrix that is not InBlocks")
	}
	if !HasBF16() {
		return mx
	}
	r := *mx
	r.rounded = true
	return &r
}

// HasTiles reports whether products by mx.Rounded are fast, on processors with AMX, and lose next to nothing: bfloat16
// has eight significant bits, and a format has fewer.
func (mx *Matrix) HasTiles() bool {
	return HasAMX() && slices.ContainsFunc(mx.blocks, func(s stored) bool { return s.bytes < s.block })
}

// MulTransposed computes C[m, k] = A[m, n]·Bᵀ + beta·C for a Matrix B [k, n] in blocks: what a backward pass needs of
// the weights that the forward pass multiplied by. It has the bits of Mul by the numbers of the blocks, or of MulBF16
// where mx is Rounded. If beta is 0, C is not read.
func MulTransposed(workers, m int, a []float32, lda int, mx *Matrix, beta float32, c []float32, ldc int) {
	if mx.blocks == nil {
		panic("gemm: MulTransposed by a Matrix that is not InBlocks")
	}
	av := viewOf("A", false, m, mx.n, a, lda)
	cv := viewOf("C", false, m, mx.k, c, ldc)
	if mx.rounded {
		o := operands.Get().(*Operand)
		defer operands.Put(o)
		o.Round(workers, m, mx.n, 0, a, lda)
		o.MulTransposed(workers, mx, nil, 0, beta, c, ldc)
		return
	}
	// Parts begin with whole blocks, and none expands what another one does.
	parts := split(mx.kernel.mr, mx.step(), workers, m, mx.k, mx.n)
	parts.divideColumns(mx.step())
	parts.each(func(_, _, j0, j1 int) {
		if m == 0 || j0 == j1 {
			return
		}
		mx.kernel.start(m, j1-j0, mx.n, beta, cv.from(0, j0))
		mx.mulTransposed(m, j0, j1, av, beta != 0, cv)
	})
}

// step is a number of rows of B that begin with whole blocks and whole tiles.
func (mx *Matrix) step() int {
	step := square
	for _, s := range mx.blocks {
		step = max(step, s.block)
	}
	return step
}

// mulTransposed computes columns j0 to j1 of C[m, k] (+)= A·Bᵀ; j0 is a multiple of step.
func (mx *Matrix) mulTransposed(m, j0, j1 int, a view, add bool, c view) {
	ws := workspaces.Get().(*workspace)
	defer workspaces.Put(ws)
	expanded := expansions.Get().(*expansion)
	defer expansions.Put(expanded)
	for j := j0; j < j1; j += blockN {
		nc := min(blockN, j1-j)
		for p := 0; p < mx.n; p += blockK {
			kc := min(blockK, mx.n-p)
			for i := range kc {
				mx.expand(expanded[i*blockN:][:nc], p+i, j)
			}
			packed := mx.kernel.pack(kc, nc, view{expanded[:], blockN, 1}, ws.b[:])
			mx.kernel.block(ws, m, nc, kc, a.from(0, p), packed, c.from(0, j), add || p > 0)
		}
	}
}

// expansion is a part of B in float32.
type expansion [blockK * blockN]float32

var expansions = sync.Pool{New: func() any { return new(expansion) }}

// divideColumns makes parts, which are of C's longer side, those of its columns.
func (p *parts) divideColumns(unit int) {
	p.byRow, p.unit = false, unit
	p.tiles = (p.n + unit - 1) / unit
	p.count = max(1, min(p.count, p.tiles))
}
