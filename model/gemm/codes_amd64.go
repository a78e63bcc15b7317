package gemm

import (
	"unsafe"

	"golang.org/x/sys/cpu"

	"github.com/sqlagent/sqlagent/gguf"
)

func init() {
	avx2Kernel.byCodes = &byCodes{avx2Dots, avx2RoundRow, transposer(Panel), amd64Coders(map[gguf.Type]fewKernel{
		gguf.Q8_0: byColumn(32, partsQ8_0),
		gguf.Q4_0: byColumn(32, partsQ4_0),
		gguf.Q5_0: byColumn(32, partsQ5_0),
		gguf.Q4_K: byColumn(32, partsQ4_K),
		gguf.Q6_K: byColumn(16, partsQ6_K),
	})}
	avx512Kernel.byCodes = avx2Kernel.byCodes
	if cpu.X86.HasAVX512VNNI && cpu.X86.HasAVX512BW && cpu.X86.HasAVX512VL && cpu.X86.HasAVX512DQ {
		avx512Kernel.byCodes = &byCodes{vnni, vnniRoundRow, transposer(Panel), amd64Coders(map[gguf.Type]fewKernel{
			gguf.Q8_0: inPlace(32, dotQ8_0),
			gguf.Q4_0: inPlace(32, dotQ4_0),
			gguf.Q5_0: inPlace(32, dotQ5_0),
			gguf.Q4_K: inPlace(32, dotQ4_K),
			gguf.Q6_K: inPlace(16, dotQ6_K),
		})}
	}
}

// amd64Coders are coders by AVX2.
func amd64Coders(few map[gguf.Type]fewKernel) map[gguf.Type]coder {
	coders := map[gguf.Type]coder{}
	for _, c := range []struct {
		of           gguf.Type
		group, block int
		read         func(codes, b *byte, scales, leasts *float32, blocks int)
	}{
		{gguf.Q8_0, 32, 32, codeQ8_0}, {gguf.Q4_0, 32, 32, codeQ4_0}, {gguf.Q5_0, 32, 32, codeQ5_0},
		{gguf.Q4_K, 32, 256, codeQ4_K}, {gguf.Q6_K, 16, 256, codeQ6_K},
	} {
		coders[c.of] = coder{c.group, func(codes, b []byte, scales, leasts []float32) {
			c.read(&codes[0], &b[0], &scales[0], &leasts[0], len(codes)/c.block)
		}, few[c.of]}
	}
	return coders
}

// dots are the sums, scales and leasts of a row's groups and half a panel's columns, whose blocks are stride bytes
// apart. Meanwhile it fetches as many bytes from ahead on, which is a distance from b.
type dots func(sums *int32, scales, leasts *float32, b *byte, stride int, a *int8, low, ahead, blocks int)

// inPlace is a fewKernel that multiplies by a format's blocks as they lie.
func inPlace(group int, dots dots) fewKernel {
	return func(ws *codeWorkspace, s *stored, row, m int, add bool, c view) {
		panel, k, b := &ws.panel, ws.a.k, s.data[row*s.stride:]
		scales, sums := ws.a.groups(group)
		low := after(ws.a.first, ws.a.second)
		for p := 0; p < k; p += blockK {
			kc, at := min(blockK, k-p), p/s.block*s.bytes
			// The next panel. The one after this half comes too late where rows are short: a 0.5B model takes twice the time.
			ahead := Panel*s.stride + Panel/2*at - at
			for i := range m {
				a := i*k + p
				for j := 0; j < Panel; j += Panel / 2 {
					dots(&panel.sums[j], &panel.scales[j], &panel.leasts[j], &b[j*s.stride+at], s.stride, &ws.a.first[a], low, ahead, kc/s.block)
				}
				vnniScaled(kc/group, &panel.sums[0], &panel.scales[0], &panel.leasts[0], &scales[a/group], &sums[a/group], &c.data[i*c.row], add || p > 0)
			}
		}
	}
}

// columnParts writes, ld bytes apart, what the groups of columns' blocks add to products with a row, but for the row's
// scales: scale·Σ a·code − least·Σ a, of which sums are the last ones. The columns are stride bytes apart.
type columnParts func(parts *float32, ld int, b *byte, stride, columns int, a *int8, second int, sums *float32, blocks int)

// byColumn is a fewKernel that takes one column after the other, whole: B is read in the order in which it lies, and
// codes stay in registers.
func byColumn(group int, parts columnParts) fewKernel {
	return func(ws *codeWorkspace, s *stored, row, m int, add bool, c view) {
		k, groups := ws.a.k, ws.a.k/group
		ld := (groups + 3) &^ 3 // avx2Totals takes four at a time
		grow(&ws.parts, m*Panel*ld)
		second := after(ws.a.first, ws.a.second)
		scales, sums := ws.a.groups(group)
		const columns = 8 // which stay in the caches for the other rows
		for j := 0; j < Panel; j += columns {
			b := &s.data[(row+j)*s.stride]
			for i := range m {
				parts(&ws.parts[(i*Panel+j)*ld], 4*ld, b, s.stride, columns, &ws.a.first[i*k], second, &sums[i*groups], k/s.block)
			}
		}
		for i := range m {
			for g := 0; g < groups; g += blockK / group {
				for j := 0; j < Panel; j += Panel / 2 {
					avx2Totals(min(blockK/group, groups-g), &ws.parts[(i*Panel+j)*ld+g], 4*ld, &scales[i*groups+g], &c.data[i*c.row+j], add || g > 0)
				}
			}
		}
	}
}

// after is how many bytes second lies after first.
func after(first, second []int8) int {
	return int(uintptr(unsafe.Pointer(&second[0])) - uintptr(unsafe.Pointer(&first[0])))
}

func vnniRoundRow(high, low []int8, scales, sums, x []float32) {
	vnniRound(&high[0], &low[0], &scales[0], &sums[0], &x[0], len(x)/groupA)
}

func vnni(rows, groups, steps int, high, low []int8, lda int, scales, sums []float32, lds int, panel *codePanel, c []float32, ldc int, add bool) {
	if rows == 1 {
		vnniRow(groups, steps, &high[0], after(high, low), &scales[0], &sums[0], &panel.codes[0], &panel.scales[0], &panel.leasts[0], &c[0], add)
		return
	}
	vnniRows(groups, steps, &high[0], after(high, low), lda, &scales[0], &sums[0], 4*lds, &panel.codes[0], &panel.scales[0], &panel.leasts[0], &c[0], 4*ldc, add)
}

// avx2RoundRow is byCodes.round: first has the elements 0, 2, 4, …, second those between, as words.
func avx2RoundRow(first, second []int8, scales, sums, x []float32) {
	avx2Round(&first[0], &second[0], &scales[0], &sums[0], &x[0], len(x)/groupA)
}

func avx2Dots(rows, groups, steps int, first, second []int8, lda int, scales, sums []float32, lds int, panel *codePanel, c []float32, ldc int, add bool) {
	if rows == 1 {
		avx2Row(groups, steps, &first[0], after(first, second), &scales[0], &sums[0], &panel.codes[0], &panel.scales[0], &panel.leasts[0], &c[0], add)
		return
	}
	for j := 0; j < Panel; j += Panel / 2 {
		avx2Rows(groups, steps, &first[0], after(first, second), lda, &scales[0], &sums[0], 4*lds, &panel.codes[j], &panel.scales[j], &panel.leasts[j], &c[j], 4*ldc, add)
	}
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
func codeQ4_K(codes, b *byte, scales, leasts *float32, blocks int)

//go:noescape
func codeQ6_K(codes, b *byte, scales, leasts *float32, blocks int)

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

//go:noescape
func avx2Round(first, second *int8, scales, sums, x *float32, groups int)

//go:noescape
func partsQ8_0(parts *float32, ld int, b *byte, stride, columns int, a *int8, second int, sums *float32, blocks int)

//go:noescape
func partsQ4_0(parts *float32, ld int, b *byte, stride, columns int, a *int8, second int, sums *float32, blocks int)

//go:noescape
func partsQ5_0(parts *float32, ld int, b *byte, stride, columns int, a *int8, second int, sums *float32, blocks int)

//go:noescape
func partsQ4_K(parts *float32, ld int, b *byte, stride, columns int, a *int8, second int, sums *float32, blocks int)

//go:noescape
func partsQ6_K(parts *float32, ld int, b *byte, stride, columns int, a *int8, second int, sums *float32, blocks int)

//go:noescape
func avx2Totals(groups int, parts *float32, ld int, scales, c *float32, add bool)

//go:noescape
func avx2Row(groups, steps int, a *int8, second int, scales, sums, codes, panelScales, leasts, c *float32, add bool)

//go:noescape
func avx2Rows(groups, steps int, a *int8, second, lda int, scales, sums *float32, lds int, codes, panelScales, leasts, c *float32, ldc int, add bool)
