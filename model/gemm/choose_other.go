//go:build !amd64

package gemm

func machineKernels() []*kernel { return nil }

// pause would tell the processor that its thread only waits.
func pause() {}
