package gemm

import "github.com/sqlagent/sqlagent/gguf"

// Half is the bits of an IEEE 754 binary16 number: 11 bits of precision, up to 65,504.
type Half uint16

func goWiden(dst []float32, src []Half) {
	for i, h := range src {
		dst[i] = gguf.F16ToF32(uint16(h))
	}
}

func goNarrow(dst []Half, src []float32) {
	for i, f := range src {
		dst[i] = Half(gguf.F32ToF16(f))
	}
}
