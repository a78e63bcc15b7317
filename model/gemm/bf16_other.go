//go:build !(linux && amd64)

package gemm

func hasTiles() bool { return false }

func mulTiles(m, n, k int, alpha float32, a, b view, add bool, c view) { panic("gemm: no tiles") }

func packTiles(k, n int, b view, dst []uint16) { panic("gemm: no tiles") }

func mulPackedTiles(m, n, k, j0, j1 int, a view, b []uint16, add bool, c view) {
	panic("gemm: no tiles")
}
