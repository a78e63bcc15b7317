package gemm

import "sync"

// Operand is a matrix A [m, k], and next to it perhaps another one U [m, r], rounded to bfloat16's tiles once for all
// products that have it on their left: where HasBF16.
type Operand struct {
	m     int
	parts [2]struct{ k, step int } // columns, and the step of 32 of them where they begin
	steps int                      // of a square's rows
	tiles []uint16                 // of each square's rows, one step after the other
}

var operands = sync.Pool{New: func() any { return new(Operand) }}

// Round makes A [m, k] the operand, with room for r columns next to it.
func (o *Operand) Round(workers, m, k, r int, a []float32, lda int) {
	o.m = m
	o.parts[0].k, o.parts[1].k, o.parts[1].step = k, r, stepsOf(k)
	o.steps = stepsOf(k) + stepsOf(r)
	grow(&o.tiles, (m+square-1)/square*o.steps*tileK*square)
	o.round(workers, 0, viewOf("A", false, m, k, a, lda))
}

// Append makes U [m, r] what is next to A.
func (o *Operand) Append(workers int, u []float32, ldu int) {
	o.round(workers, 1, viewOf("U", false, o.m, o.parts[1].k, u, ldu))
}

// Mul computes C [m, n] = alpha·A·op(B), with the bits of MulBF16; b is [k, n], or [n, k] if transB.
func (o *Operand) Mul(workers int, transB bool, n int, alpha float32, b []float32, ldb int, c []float32, ldc int) {
	bv := viewOf("B", transB, o.parts[0].k, n, b, ldb)
	cv := viewOf("C", false, o.m, n, c, ldc)
	split(square, square, workers, o.m, n, o.parts[0].k).each(func(i0, i1, j0, j1 int) {
		o.multiply(i0, i1, j0, j1, floats{bv, o.parts[0].k, alpha}, nil, false, cv)
	})
}

// MulMatrix computes C [m, n] = A·B + U·Vᵀ + beta·C for a Matrix in blocks and V [n, r].
func (o *Operand) MulMatrix(workers int, mx *Matrix, v []float32, ldv int, beta float32, c []float32, ldc int) {
	vv := o.second(viewOf("V", true, o.parts[1].k, mx.n, v, max(ldv, o.parts[1].k)))
	cv := viewOf("C", false, o.m, mx.n, c, ldc)
	parts := split(square, square, workers, o.m, mx.n, mx.k)
	parts.divideColumns(square)
	parts.each(func(_, _, j0, j1 int) {
		mx.kernel.start(o.m, j1-j0, mx.k, beta, cv.from(0, j0))
		o.multiply(0, o.m, j0, j1, inColumns{mx}, vv, beta != 0, cv)
	})
}

// MulTransposed computes C [m, k] = A·Bᵀ + U·V + beta·C for a Matrix B [k, n] in blocks and V [r, k].
func (o *Operand) MulTransposed(workers int, mx *Matrix, v []float32, ldv int, beta float32, c []float32, ldc int) {
	vv := o.second(viewOf("V", false, o.parts[1].k, mx.k, v, max(ldv, mx.k)))
	cv := viewOf("C", false, o.m, mx.k, c, ldc)
	parts := split(square, mx.step(), workers, o.m, mx.k, mx.n)
	parts.divideColumns(mx.step())
	parts.each(func(_, _, j0, j1 int) {
		mx.kernel.start(o.m, j1-j0, mx.n, beta, cv.from(0, j0))
		o.multiply(0, o.m, j0, j1, inRows{mx}, vv, beta != 0, cv)
	})
}

// second is what is on the right of U.
func (o *Operand) second(v view) right {
	if o.parts[1].k == 0 {
		return nil
	}
	return floats{v, o.parts[1].k, 1}
}

// stepsOf is how many steps of 32 k columns take.
func stepsOf(k int) int { return (k + tileK - 1) / tileK }

// right is what is on an operand's right, [rows, …]. It rounds rows [p, p+kc) of columns [j, j+nc) to tiles, those of a
// square's columns ldb halves after the last one's.
type right interface {
	rows() int
	round(t *tiles, dst []uint16, ldb, p, kc, j, nc int)
}

// floats are numbers times alpha, inColumns a Matrix in blocks, inRows the same with rows and columns exchanged.
type (
	floats struct {
		view
		k     int
		alpha float32
	}
	inColumns struct{ *Matrix }
	inRows    struct{ *Matrix }
)

func (f floats) rows() int    { return f.k }
func (m inColumns) rows() int { return m.k }
func (m inRows) rows() int    { return m.n }
