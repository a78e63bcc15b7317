package gemm

import "golang.org/x/sys/cpu"

func machineKernels() []*kernel {
	if !cpu.X86.HasAVX2 || !cpu.X86.HasFMA || !cpu.X86.HasF16C {
		return nil
	}
	if !cpu.X86.HasAVX512F {
		return []*kernel{&avx2Kernel}
	}
	return []*kernel{&avx512Kernel, &avx2Kernel}
}
