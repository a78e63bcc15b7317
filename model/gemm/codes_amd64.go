package gemm

import (
	"unsafe"

	"golang.org/x/sys/cpu"

	"github.com/sqlagent/sqlagent/gguf"
)

func init() {
	if cpu.X86.HasAVX512VNNI && cpu.X86.HasAVX512BW && cpu.X86.HasAVX512VL && cpu.X86.HasAVX512DQ {
		avx512Kernel.dots, avx512Kernel.round, avx512Kernel.coders = vnni, vnniRoundRow, vnniCoders
	}
}

var vnniCoders = map[gguf.Type]coder{
	gguf.Q8_0: {32, func(codes, b []byte, scales, leasts []float32) {
		codeQ8_0(&codes[0], &b[0], &scales[0], &leasts[0], len(codes)/32)
	}, direct(32, 32, dotQ8_0)},
	gguf.Q4_0: {32, func(codes, b []byte, scales, leasts []float32) {
		codeQ4_0(&codes[0], &b[0], &scales[0], &leasts[0], len(codes)/32)
	}, direct(32, 32, dotQ4_0)},
	gguf.Q5_0: {32, func(codes, b []byte, scales, leasts []float32) {
		codeQ5_0(&codes[0], &b[0], &scales[0], &leasts[0], len(codes)/32)
	}, direct(32, 32, dotQ5_0)},
	gguf.Q4_K: {32, func(codes, b []byte, scales, leasts []float32) {
		coded(codes, b, scales, leasts, 144, func(codes, b []byte, scales, leasts []float32) int {
			codeQ4_K(&codes[0], &b[0])
			return scalesQ4K(b, scales, leasts)
		})
	}, direct(256, 32, dotQ4_K)},
	gguf.Q6_K: {16, func(codes, b []byte, scales, leasts []float32) {
		coded(codes, b, scales, leasts, 210, func(codes, b []byte, scales, leasts []float32) int {
			codeQ6_K(&codes[0], &b[0])
			return scalesQ6K(b, scales, leasts)
		})
	}, direct(256, 16, dotQ6_K)},
}

// dots are the sums, scales and leasts of a row's groups and half a panel's columns, whose blocks are stride bytes
// apart. Meanwhile it fetches as many bytes from ahead on, which is a distance from b.
type dots func(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)

// direct builds the directKernel of a format's blocks and groups of so many elements.
func direct(block, group int, dots dots) directKernel {
	return func(panel *codePanel, b []byte, at, stride int, high, low []int8, scales, sums, c []float32, add bool) {
		after := int(uintptr(unsafe.Pointer(&low[0])) - uintptr(unsafe.Pointer(&high[0])))
		// The next panel. The one after this half comes too late where rows are short: a 0.5B model takes twice the time.
		ahead := Panel*stride + Panel/2*at - at
		for j := 0; j < Panel; j += Panel / 2 {
			dots(&panel.sums[j], &panel.scales[j], &panel.leasts[j], &b[j*stride+at], stride, &high[0], after, ahead, len(high)/block)
		}
		vnniScaled(len(high)/group, &panel.sums[0], &panel.scales[0], &panel.leasts[0], &scales[0], &sums[0], &c[0], add)
	}
}

func vnniRoundRow(high, low []int8, scales, sums, x []float32) {
	vnniRound(&high[0], &low[0], &scales[0], &sums[0], &x[0], len(x)/groupA)
}

func vnni(rows, groups, steps int, high, low []int8, lda int, scales, sums []float32, lds int, panel *codePanel, c []float32, ldc int, add bool) {
	after := int(uintptr(unsafe.Pointer(&low[0])) - uintptr(unsafe.Pointer(&high[0])))
	if rows == 1 {
		vnniRow(groups, steps, &high[0], after, &scales[0], &sums[0], &panel.codes[0], &panel.scales[0], &panel.leasts[0], &c[0], add)
		return
	}
	vnniRows(groups, steps, &high[0], after, lda, &scales[0], &sums[0], 4*lds, &panel.codes[0], &panel.scales[0], &panel.leasts[0], &c[0], 4*ldc, add)
}

//go:noescape
func vnniRow(groups, steps int, a *int8, low int, scales, sums, codes, panelScales, leasts, c *float32, add bool)

//go:noescape
func vnniScaled(groups int, panelSums *int32, panelScales, leasts, scales, sums, c *float32, add bool)

//go:noescape
func vnniRows(groups, steps int, a *int8, low, lda int, scales, sums *float32, lds int, codes, panelScales, leasts, c *float32, ldc int, add bool)

//go:noescape
func vnniRound(high, low *int8, scales, sums, x *float32, groups int)

//go:noescape
func codeQ8_0(codes, b *byte, scales, leasts *float32, blocks int)

//go:noescape
func codeQ4_0(codes, b *byte, scales, leasts *float32, blocks int)

//go:noescape
func codeQ5_0(codes, b *byte, scales, leasts *float32, blocks int)

//go:noescape
func codeQ4_K(codes, b *byte)

//go:noescape
func codeQ6_K(codes, b *byte)

//go:noescape
func dotQ8_0(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)

//go:noescape
func dotQ4_0(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)

//go:noescape
func dotQ5_0(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)

//go:noescape
func dotQ4_K(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)

//go:noescape
func dotQ6_K(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)
