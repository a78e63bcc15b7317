//go:build !(linux && amd64)

package gemm

func hasTiles() bool { return false }

func mulTiles(m, n, k int, alpha float32, a, b view, add bool, c view) { panic("gemm: no tiles") }
