//go:build !amd64

package gemm

func machineKernels() []*kernel { return nil }
