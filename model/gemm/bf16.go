package gemm

// A tile holds 16 rows of 32 halves; C is computed in squares of two by two tiles.
const (
	tileK  = 32
	square = 32
)

// MulBF16 is MulParallel with operands that are rounded to bfloat16; products are summed in float32, as
// mixed precision does (arXiv 1710.03740). It is several times as fast where HasBF16, and MulParallel elsewhere. The
// package's contract holds, with blocks of 512 k.
func MulBF16(workers int, transA, transB bool, m, n, k int, alpha float32, a []float32, lda int, b []float32, ldb int, beta float32, c []float32, ldc int) {
	if !HasBF16() {
		MulParallel(workers, transA, transB, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
		return
	}
	av := viewOf("A", transA, m, k, a, lda)
	bv := viewOf("B", transB, k, n, b, ldb)
	cv := viewOf("C", false, m, n, c, ldc)
	parts := split(square, square, workers, m, n, k)
	if parts.count == 1 {
		mulRounded(m, n, k, alpha, av, bv, beta, cv)
		return
	}
	parts.each(func(i0, i1, j0, j1 int) {
		mulRounded(i1-i0, j1-j0, k, alpha, av.from(i0, 0), bv.from(0, j0), beta, cv.from(i0, j0))
	})
}

func mulRounded(m, n, k int, alpha float32, a, b view, beta float32, c view) {
	if alpha == 0 {
		k = 0
	}
	chosen.start(m, n, k, beta, c)
	mulTiles(m, n, k, alpha, a, b, beta != 0, c)
}
