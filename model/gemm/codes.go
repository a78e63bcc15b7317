package gemm

import (
	"math"
	"sync"
	"unsafe"

	"github.com/sqlagent/sqlagent/gguf"
)

// Products by the codes of blocks, with activations that are rounded to 16 bits, 32 of which share a scale: llama.cpp
// rounds them to 8, which costs one likeliest token in seventy. An element of B is scale·code − least, where the code
// is an unsigned byte and a group of 16 or 32 elements of a column shares the other two. So a group's part of an
// element of C is sums of integers, which are exact in any order, and few roundings:
//
//	scaleA · (scale · Σ a·code − least · Σ a)
//
// The groups of blockK rows are added in ascending order from zero, and the blocks to C in order: the package's
// contract holds. An activation is two bytes: 256·high + low, both signed, where the processor multiplies bytes (VNNI),
// and a word where it multiplies words (AVX2).

const (
	codeRows  = 6  // of A that share a pass over a panel
	groupA    = 32 // activations that share a scale
	codeBytes = blockK + 64
)

// byCodes is a kernel's code for these products.
type byCodes struct {
	dots codeKernel
	// round rounds a row, 16 of which share a place in scales and sums. The first of an activation's two bytes and the
	// second are what dots reads there.
	round     func(first, second []int8, scales, sums, x []float32)
	transpose func(kc int, src []float32, ld int, dst []float32) // as kernel.transpose, of Panel columns
	coders    map[gguf.Type]coder
}

// coder reads whole blocks as codes, with the scale and the least of each group, Panel floats apart.
type coder struct {
	group int // elements: 16 or 32
	read  func(codes []byte, b []byte, scales, leasts []float32)
	few   fewKernel // nil where there is none
}

// fewKernel computes C[m, Panel] (+)= A · B with the bits of codeKernel, for fewer than codeRows rows of ws.a, from the
// blocks of s's rows from row on. It makes no panel of codes: one row takes a third of the time or less. For codeRows
// rows a panel is faster.
type fewKernel func(ws *codeWorkspace, s *stored, row, m int, add bool, c view)

// codePanel is kc rows of Panel columns of B.
type codePanel struct {
	rows   [Panel * codeBytes / 4]float32 // codes as they lie in columns, four in a float's place
	codes  [blockK * Panel / 4]float32    // [kc/4, Panel] of four codes each
	scales [blockK / 16 * Panel]float32   // [groups, Panel]
	leasts [blockK / 16 * Panel]float32
	sums   [blockK / 16 * Panel]int32 // of a fewKernel
}

// activations are A [m, k] rounded.
type activations struct {
	k             int
	first, second []int8    // [m, k] each, second after first
	bytes         []int8    // both
	scales        []float32 // [m, k/16]: twice that of each groupA
	sums          []float32 // [m, k/16] of codes
	scales2, sum2 []float32 // [m, k/32]
}

type codeWorkspace struct {
	panel codePanel
	a     activations
	parts []float32 // [m, Panel, groups] of a fewKernel
	c     [codeRows * Panel]float32
}

var codeWorkspaces = sync.Pool{New: func() any { return new(codeWorkspace) }}

// HasCodes reports whether MulCodes can take mx: on processors with AVX2, of the formats that are common.
func (mx *Matrix) HasCodes() bool {
	if mx.kernel.byCodes == nil || len(mx.blocks) == 0 {
		return false
	}
	for i, s := range mx.blocks {
		if s.codes.read == nil || s.rows%Panel != 0 && i+1 < len(mx.blocks) {
			return false
		}
	}
	return true
}

// MulCodes is MulMatrix with the rows of A rounded to 16 bits. mx must have codes: HasCodes.
func MulCodes(workers, m int, a []float32, lda int, mx *Matrix, beta float32, c []float32, ldc int) {
	av := viewOf("A", false, m, mx.k, a, lda)
	cv := viewOf("C", false, m, mx.n, c, ldc)
	parts := split(codeRows, Panel, workers, m, mx.n, mx.k)
	parts.each(func(i0, i1, j0, j1 int) {
		mx.mulCodes(i1-i0, j0, j1, av.from(i0, 0), beta, cv.from(i0, 0))
	})
}

// mulCodes computes columns j0 to j1 of C[m, n]; j0 is a multiple of Panel.
func (mx *Matrix) mulCodes(m, j0, j1 int, a view, beta float32, c view) {
	if m == 0 || j0 == j1 {
		return
	}
	mx.kernel.start(m, j1-j0, mx.k, beta, c.from(0, j0))
	ws := codeWorkspaces.Get().(*codeWorkspace)
	defer codeWorkspaces.Put(ws)
	ws.a.round(mx.kernel.byCodes.round, m, mx.k, a)
	for j := j0; j < j1; j += Panel {
		s, row := mx.column(j)
		if m < codeRows && s.codes.few != nil && row+Panel <= s.rows {
			s.codes.few(ws, s, row, m, beta != 0, c.from(0, j))
			continue
		}
		for p := 0; p < mx.k; p += blockK {
			kc := min(blockK, mx.k-p)
			s.readCodes(&ws.panel, mx.kernel.byCodes.transpose, row, p, kc)
			ws.byPanel(mx.kernel.byCodes.dots, m, min(Panel, j1-j), p, kc, s.codes.group, p > 0 || beta != 0, c.from(0, j))
		}
	}
}

// byPanel computes C[m, nc] (+)= A[m, p:p+kc] · panel.
func (ws *codeWorkspace) byPanel(kernel codeKernel, m, nc, p, kc, group int, add bool, c view) {
	scales, sums := ws.a.groups(group)
	groups := ws.a.k / group // of a row
	for i := 0; i < m; {
		rows := 1
		if m-i >= codeRows {
			rows = codeRows
		}
		at := i*groups + p/group
		to, ldc, into := c.data[i*c.row:], c.row, add
		if nc < Panel {
			to, ldc, into = ws.c[:], Panel, false
		}
		kernel(rows, kc/group, group/4, ws.a.first[i*ws.a.k+p:], ws.a.second[i*ws.a.k+p:], ws.a.k, scales[at:], sums[at:], groups, &ws.panel, to, ldc, into)
		for r := 0; nc < Panel && r < rows; r++ {
			row := c.data[(i+r)*c.row:][:nc]
			if !add {
				clear(row)
			}
			for x := range row {
				row[x] += ws.c[r*Panel+x]
			}
		}
		i += rows
	}
}

// codeKernel computes C[rows, Panel] (+)= A · panel for 1 or codeRows rows of bytes lda apart, whose scales and sums
// lie lds apart, over groups of so many steps of four. second lies after first in one array.
type codeKernel func(rows, groups, steps int, first, second []int8, lda int, scales, sums []float32, lds int, panel *codePanel, c []float32, ldc int, add bool)

// column is where column j of B is: a row of a tensor.
func (mx *Matrix) column(j int) (s *stored, row int) {
	s = &mx.blocks[0]
	for i := 1; j >= s.rows; i++ {
		j -= s.rows
		s = &mx.blocks[i]
	}
	return s, j
}

// readCodes reads elements p to p+kc of Panel rows, those after the last one as zero.
func (s *stored) readCodes(panel *codePanel, transpose func(kc int, src []float32, ld int, dst []float32), row, p, kc int) {
	rows := bytesOf(panel.rows[:])
	for i := range Panel {
		codes := rows[i*codeBytes:][:kc]
		if row+i >= s.rows {
			clear(codes)
			for g := range kc / s.codes.group {
				panel.scales[g*Panel+i], panel.leasts[g*Panel+i] = 0, 0
			}
			continue
		}
		s.codes.read(codes, s.data[(row+i)*s.stride+p/s.block*s.bytes:][:kc/s.block*s.bytes], panel.scales[i:], panel.leasts[i:])
	}
	transpose(kc/4, panel.rows[:], codeBytes/4, panel.codes[:])
}

// groups are the scales and sums of groups of 16 or 32.
func (e *activations) groups(size int) (scales, sums []float32) {
	if size == 16 {
		return e.scales, e.sums
	}
	return e.scales2, e.sum2
}

// round rounds A [m, k].
func (e *activations) round(row func(first, second []int8, scales, sums, x []float32), m, k int, a view) {
	e.k = k
	grow(&e.bytes, 2*m*k)
	e.first, e.second = e.bytes[:m*k], e.bytes[m*k:]
	grow(&e.scales, m*k/16)
	grow(&e.sums, m*k/16)
	grow(&e.scales2, m*k/32)
	grow(&e.sum2, m*k/32)
	for i := range m {
		at := i * k / 16
		row(e.first[i*k:][:k], e.second[i*k:][:k], e.scales[at:][:k/16], e.sums[at:][:k/16], a.data[i*a.row:][:k])
	}
	for g := range e.scales2 {
		e.scales2[g], e.sum2[g] = e.scales[2*g], e.sums[2*g]+e.sums[2*g+1]
	}
}

func bytesOf(x []float32) []byte { return unsafe.Slice((*byte)(unsafe.Pointer(&x[0])), 4*len(x)) }

func grow[E any](x *[]E, n int) {
	if cap(*x) < n {
		*x = Alloc[E](n)
	}
	*x = (*x)[:n]
}

// topA is what the largest activation of a group becomes.
const topA = 127 * 256

// goRound rounds a row to the nearest numbers from −topA to topA, ties to even, as high and low bytes.
func goRound(high, low []int8, scales, sums, x []float32) {
	for p := 0; p < len(x); p += groupA {
		x, high, low := x[p:][:groupA], high[p:][:groupA], low[p:][:groupA]
		var top float32
		for _, v := range x {
			top = max(top, float32(math.Abs(float64(v)))) // a NaN stays
		}
		scale := top / topA
		inverse := float32(0)
		if scale > 0 {
			inverse = topA / top
		}
		var sum [2]int32
		for i, v := range x {
			a := int32(math.RoundToEven(float64(v * inverse)))
			high[i], low[i] = int8((a+128)>>8), int8(a)
			sum[i/16] += a
		}
		for h := range sum {
			scales[p/16+h], sums[p/16+h] = scale, float32(sum[h])
		}
	}
}

// goDots is the codeKernel in plain Go.
func goDots(rows, groups, steps int, high, low []int8, lda int, scales, sums []float32, lds int, panel *codePanel, c []float32, ldc int, add bool) {
	codes := bytesOf(panel.codes[:])
	for r := range rows {
		for j := range Panel {
			var total float32
			for g := range groups {
				var sum int32
				for s := g * steps; s < (g+1)*steps; s++ {
					for x := range 4 {
						a := int32(high[r*lda+4*s+x])<<8 + int32(low[r*lda+4*s+x])
						sum += a * int32(codes[(s*Panel+j)*4+x])
					}
				}
				at := g*Panel + j
				part := float32(float32(sum)*panel.scales[at]) - float32(panel.leasts[at]*sums[r*lds+g])
				total += float32(part * scales[r*lds+g])
			}
			if add {
				total += c[r*ldc+j]
			}
			c[r*ldc+j] = total
		}
	}
}

// goCoders read codes in plain Go.
var goCoders = map[gguf.Type]coder{
	gguf.Q8_0: symmetric(34, 0, 128, func(codes, b []byte) {
		for i, q := range b[2:] {
			codes[i] = q ^ 0x80
		}
	}),
	gguf.Q4_0: symmetric(18, 0, 8, func(codes, b []byte) { nibbles(codes, b[2:]) }),
	gguf.Q5_0: symmetric(22, 0, 16, func(codes, b []byte) {
		nibbles(codes, b[6:])
		for i := range codes {
			codes[i] |= b[2+i/8] >> (i % 8) & 1 << 4
		}
	}),
	gguf.Q4_K: {group: 32, read: func(codes, b []byte, scales, leasts []float32) { coded(codes, b, scales, leasts, 144, codeQ4K) }},
	gguf.Q6_K: {group: 16, read: func(codes, b []byte, scales, leasts []float32) { coded(codes, b, scales, leasts, 210, codeQ6K) }},
}

// symmetric reads blocks of 32 codes, of which zero represents 0, and one scale.
func symmetric(bytes, at int, zero float32, read func(codes, b []byte)) coder {
	return coder{group: 32, read: func(codes, b []byte, scales, leasts []float32) {
		for g := range len(codes) / 32 {
			block := b[g*bytes:][:bytes]
			read(codes[g*32:][:32], block)
			scale := gguf.F16ToF32(uint16(block[at]) | uint16(block[at+1])<<8)
			scales[g*Panel], leasts[g*Panel] = scale, scale*zero
		}
	}}
}

func nibbles(codes, b []byte) {
	for i, q := range b[:16] {
		codes[i], codes[i+16] = q&15, q>>4
	}
}

// coded reads blocks of 256 codes.
func coded(codes, b []byte, scales, leasts []float32, bytes int, read func(codes, b []byte, scales, leasts []float32) (groups int)) {
	for ; len(codes) > 0; codes, b = codes[256:], b[bytes:] {
		groups := read(codes[:256], b[:bytes], scales, leasts)
		if len(codes) > 256 {
			scales, leasts = scales[groups*Panel:], leasts[groups*Panel:]
		}
	}
}

func codeQ4K(codes, b []byte, scales, leasts []float32) (groups int) {
	for pair := range 4 {
		for i, q := range b[16+32*pair:][:32] {
			codes[64*pair+i], codes[64*pair+32+i] = q&15, q>>4
		}
	}
	s, l := gguf.ScalesQ4K(b)
	for g := range s {
		scales[g*Panel], leasts[g*Panel] = s[g], l[g]
	}
	return len(s)
}

func codeQ6K(codes, b []byte, scales, leasts []float32) (groups int) {
	for h := range 2 {
		for i := range 32 {
			low, high := b[64*h:], b[128+32*h+i]
			for run := range 4 {
				codes[128*h+32*run+i] = low[i+32*(run&1)]>>(4*(run>>1))&15 | high>>(2*run)&3<<4
			}
		}
	}
	s := gguf.ScalesQ6K(b)
	for g := range s {
		scales[g*Panel], leasts[g*Panel] = s[g], 32*s[g]
	}
	return len(s)
}
