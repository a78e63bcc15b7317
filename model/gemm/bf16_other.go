//go:build !amd64

package gemm

// HasBF16 tells whether MulBF16 rounds its operands: on amd64 alone.
func HasBF16() bool { return false }

func mulTiles(m, n, k int, alpha float32, a, b view, add bool, c view) { panic("gemm: no bfloat16") }

func packTiles(k, n int, b view, dst []uint16) { panic("gemm: no bfloat16") }

func mulPackedTiles(m, n, k, j0, j1 int, a view, b []uint16, add bool, c view) {
	panic("gemm: no bfloat16")
}

func (mx *Matrix) mulTiles(m, j0, j1 int, a view, add bool, c view) { panic("gemm: no bfloat16") }

func (mx *Matrix) mulTransposedTiles(m, j0, j1 int, a view, add bool, c view) {
	panic("gemm: no bfloat16")
}
