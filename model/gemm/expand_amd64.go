package gemm

import (
	"unsafe"

	"github.com/sqlagent/sqlagent/gguf"
)

// avx2Expanders are for AVX2 and AVX-512: what takes time is to transpose what they write.
var avx2Expanders = map[gguf.Type]expander{
	gguf.F32: func(x []float32, b []byte) {
		copy(unsafe.Slice((*byte)(unsafe.Pointer(&x[0])), 4*len(x)), b)
	},
	gguf.F16: func(x []float32, b []byte) {
		expandRest(gguf.F16, x, b, func(x *float32, b *byte, sixteens int) {
			avx2WidenBlocks(unsafe.Slice(x, 16*sixteens), unsafe.Slice((*Half)(unsafe.Pointer(b)), 16*sixteens), sixteens)
		})
	},
	gguf.BF16: func(x []float32, b []byte) { expandRest(gguf.BF16, x, b, expandBF16) },
	gguf.Q8_0: func(x []float32, b []byte) { expandQ8_0(&x[0], &b[0], len(x)/32) },
	gguf.Q4_0: func(x []float32, b []byte) { expandQ4_0(&x[0], &b[0], len(x)/32) },
	gguf.Q4_1: func(x []float32, b []byte) { expandQ4_1(&x[0], &b[0], len(x)/32) },
	gguf.Q5_0: func(x []float32, b []byte) { expandQ5_0(&x[0], &b[0], len(x)/32) },
	gguf.Q4_K: func(x []float32, b []byte) {
		for ; len(x) > 0; x, b = x[256:], b[144:] {
			scales, leasts := gguf.ScalesQ4K(b)
			expandQ4_K(&x[0], &b[0], &scales, &leasts)
		}
	},
	gguf.Q6_K: func(x []float32, b []byte) {
		for ; len(x) > 0; x, b = x[256:], b[210:] {
			scales := gguf.ScalesQ6K(b)
			expandQ6_K(&x[0], &b[0], &scales)
		}
	},
}

// expandRest expands halves, 16 at a time, and what is left of them.
func expandRest(t gguf.Type, x []float32, b []byte, expand func(x *float32, b *byte, sixteens int)) {
	whole := len(x) &^ 15
	if whole > 0 {
		expand(&x[0], &b[0], whole/16)
	}
	_ = gguf.Dequantize(t, x[whole:], b[2*whole:])
}

//go:noescape
func expandBF16(x *float32, b *byte, sixteens int)

//go:noescape
func expandQ8_0(x *float32, b *byte, blocks int)

//go:noescape
func expandQ4_0(x *float32, b *byte, blocks int)

//go:noescape
func expandQ4_1(x *float32, b *byte, blocks int)

//go:noescape
func expandQ5_0(x *float32, b *byte, blocks int)

//go:noescape
func expandQ4_K(x *float32, b *byte, scales, leasts *[8]float32)

//go:noescape
func expandQ6_K(x *float32, b *byte, scales *[16]float32)
