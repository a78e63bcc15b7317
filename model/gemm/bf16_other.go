//go:build !amd64

package gemm

// HasBF16 reports whether MulBF16 rounds its operands: on amd64 alone.
func HasBF16() bool { return false }

// HasAMX reports whether there are AMX's tiles: on amd64 alone.
func HasAMX() bool { return false }

func mulTiles(m, n, k int, alpha float32, a, b view, add bool, c view) { panic("gemm: no bfloat16") }

func packTiles(k, n int, b view, dst []uint16) { panic("gemm: no bfloat16") }

func mulPackedTiles(m, n, k, j0, j1 int, a view, b []uint16, add bool, c view) {
	panic("gemm: no bfloat16")
}

type tiles struct{}

func (o *Operand) round(workers, part int, a view) { panic("gemm: no bfloat16") }

func (o *Operand) multiply(i0, i1, j0, j1 int, b, v right, add bool, c view) {
	panic("gemm: no bfloat16")
}

func (f floats) round(t *tiles, dst []uint16, ldb, p, kc, j, nc int)    {}
func (m inColumns) round(t *tiles, dst []uint16, ldb, p, kc, j, nc int) {}
func (m inRows) round(t *tiles, dst []uint16, ldb, p, kc, j, nc int)    {}
