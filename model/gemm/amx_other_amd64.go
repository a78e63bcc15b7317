//go:build !linux

package gemm

func requestTiles() bool { return false }
