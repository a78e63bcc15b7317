package gemm

import (
	"unsafe"

	"golang.org/x/sys/cpu"

	"github.com/sqlagent/sqlagent/gguf"
)

func init() {
	if cpu.X86.HasAVX512VNNI && cpu.X86.HasAVX512BW && cpu.X86.HasAVX512VL && cpu.X86.HasAVX512DQ {
		avx512Kernel.byCodes = &byCodes{vnni, vnniRoundRow, transposer(Panel), amd64Coders(map[gguf.Type]fewKernel{
			gguf.Q8_0: inPlace(32, dotQ8_0),
			gguf.Q4_0: inPlace(32, dotQ4_0),
			gguf.Q5_0: inPlace(32, dotQ5_0),
			gguf.Q4_K: inPlace(32, dotQ4_K),
			gguf.Q6_K: inPlace(16, dotQ6_K),
		})}
	}
	words, pairs := byColumn(32, avx2Sums32), byColumn(16, avx2Sums16)
	avx2Kernel.byCodes = &byCodes{avx2Dots, avx2RoundRow, transposer(Panel), amd64Coders(map[gguf.Type]fewKernel{
		gguf.Q8_0: words, gguf.Q4_0: words, gguf.Q5_0: words, gguf.Q4_K: words, gguf.Q6_K: pairs,
	})}
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

// pieceOfColumn is how many elements of a column, in groups of 16, are read at once: what they become stays in L1.
const pieceOfColumn = 1024

// byColumn is a fewKernel that reads the codes of one column after the other: B is read in the order in which it lies.
func byColumn(group int, sum func(sums *int32, codes *byte, a *int8, second, blocks int)) fewKernel {
	return func(ws *codeWorkspace, s *stored, row, m int, add bool, c view) {
		w, k := &ws.columns, ws.a.k
		groups, piece := k/group, min(k, pieceOfColumn*group/16)
		grow(&w.codes, piece)
		grow(&w.scales, piece/group*Panel)
		grow(&w.leasts, piece/group*Panel)
		grow(&w.sums, m*piece/group*Panel)
		second := after(ws.a.first, ws.a.second)
		scales, sums := ws.a.groups(group)
		for from := 0; from < k; from += piece {
			n := min(piece, k-from)
			for j := range Panel {
				s.codes.read(w.codes[:n], s.data[(row+j)*s.stride+from/s.block*s.bytes:][:n/s.block*s.bytes], w.scales[j:], w.leasts[j:])
				for i := range m {
					sum(&w.sums[i*n/group*Panel+j], &w.codes[0], &ws.a.first[i*k+from], second, n/32)
				}
			}
			for i := range m {
				for p := 0; p < n; p += blockK {
					g := p / group
					avx2Scaled(min(blockK, n-p)/group, &w.sums[(i*n/group+g)*Panel], &w.scales[g*Panel], &w.leasts[g*Panel],
						&scales[i*groups+from/group+g], &sums[i*groups+from/group+g], &c.data[i*c.row], add || from+p > 0)
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
func avx2Sums32(sums *int32, codes *byte, a *int8, second, blocks int)

//go:noescape
func avx2Sums16(sums *int32, codes *byte, a *int8, second, blocks int)

//go:noescape
func avx2Scaled(groups int, panelSums *int32, panelScales, leasts, scales, sums, c *float32, add bool)

//go:noescape
func avx2Row(groups, steps int, a *int8, second int, scales, sums, codes, panelScales, leasts, c *float32, add bool)

//go:noescape
func avx2Rows(groups, steps int, a *int8, second, lda int, scales, sums *float32, lds int, codes, panelScales, leasts, c *float32, ldc int, add bool)
