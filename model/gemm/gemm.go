// Package gemm multiplies float32 matrices on the CPU, one kernel per instruction set: AVX-512, AVX2
// with FMA, and plain Go. The kernel is chosen once, when the program starts.
//
// An element of C depends only on its row of A, its column of B and k: never on m, on n, on its place
// in a tile, on the number of workers, or on whether B was packed beforehand or is expanded from blocks. Its k products
// are summed in ascending order from zero in blocks of blockK, and the blocks are added to C in order. So a token's
// activations do not change with what else is in the batch. Between kernels, results differ by rounding.
//
// The loops around the tile follow Goto and van de Geijn, "Anatomy of High-Performance Matrix
// Multiplication" (2008), with the caches' roles exchanged: a few rows of A stay in L1 while a
// block of B streams past them from L2, since the tiles are wider than they are high.
//
//   - products: gemm.go is the path. parallel.go splits one over workers, fork.go runs them; alloc.go and alloc_*.go
//     have aligned memory
//   - kernels: choose.go and choose_*.go take one of kernel_amd64.go and kernel_go.go; vector.go has what is computed
//     element by element
//   - the right-hand matrix: matrix.go keeps it for many products, stored.go and half.go as narrow numbers; expand.go
//     and expand_amd64.go read it from quantised blocks; codes.go and codes_amd64.go multiply by the blocks' codes,
//     a few rows where the blocks lie (lanes_amd64.h, parts_amd64.h); transposed.go is for the backward pass
//   - bfloat16 on AMX tiles: bf16.go and bf16_*.go, with operand.go and operand_amd64.go for operands that are rounded
//     once, and amx_*.go to ask the system for the tiles
package gemm

import (
	"fmt"
	"sync"

	"github.com/sqlagent/sqlagent/gguf"
)

const (
	blockK = 256 // k of one block; part of the numerical contract above
	blockN = 512 // columns of B per block: blockK·blockN·4 bytes is half of a 1 MiB L2
)

// kernel is one instruction set's code, and the size of its register tile: mr × nr elements of C.
type kernel struct {
	name   string
	mr, nr int
	// tile computes C[rows, nr] (+)= A[rows, kc] · B[kc, nr] for 1 ≤ rows ≤ mr. A's element (i, p) is
	// a[i*rowA+p*colA], B and C are row-major. It adds to C if add, else overwrites.
	tile func(rows, kc int, a []float32, rowA, colA int, b []float32, ldb int, c []float32, ldc int, add bool)
	// cut copies src[k, cols] into panels of width mr or nr, [k, width] each, stride apart in dst.
	cut func(k, cols int, src []float32, ld int, dst []float32, width, stride int)
	// transpose writes dst[p*nr+j] = src[j*ld+p] for 0 ≤ p < kc, 0 ≤ j < nr.
	transpose func(kc int, src []float32, ld int, dst []float32)

	exp   func(dst, src []float32, shift float32) (sum float32) // dst = exp(src - shift), and its sum
	max   func(x []float32) float32                             // len(x) > 0
	dot   func(x, y []float32) float32
	axpy  func(alpha float32, x, y []float32)
	scale func(alpha float32, x []float32)

	softmaxGrad func(dp, p []float32, mean, scale float32) // dp = scale·p·(dp - mean)
	swiGLU      func(act, gate, up []float32)
	swiGLUGrad  func(act, gate, up, dact []float32)

	// tileHalf is tile for mr × Panel elements of C and a B of halves whose rows follow each other; nil where they must
	// be widened first.
	tileHalf func(rows, kc int, a []float32, rowA int, b []Half, c []float32, ldc int, add bool)

	widen  func(dst []float32, src []Half) // of equal lengths
	narrow func(dst []Half, src []float32)

	expanders map[gguf.Type]expander // those that are faster than gguf.Dequantize

	byCodes *byCodes // nil where there are no products by codes
}

// Kernel names the kernel in use: "avx512", "avx2" or "go".
func Kernel() string { return chosen.name }

// Accelerated reports whether the kernel in use is made for this processor.
func Accelerated() bool { return chosen != &goKernel }

// view is a matrix whose element (i, j) is data[i*row+j*col].
type view struct {
	data     []float32
	row, col int
}

// viewOf lays a view over op(x) of rows × cols elements, where x is row-major with leading dimension ld.
func viewOf(name string, trans bool, rows, cols int, x []float32, ld int) view {
	if trans {
		check(name, cols, rows, len(x), ld)
		return view{x, 1, ld}
	}
	check(name, rows, cols, len(x), ld)
	return view{x, ld, 1}
}

func (v view) from(i, j int) view { return view{v.data[i*v.row+j*v.col:], v.row, v.col} }

func check(name string, rows, cols, have, ld int) {
	if rows < 0 || cols < 0 || ld < cols {
		panic(fmt.Sprintf("gemm: %s is %d×%d with leading dimension %d", name, rows, cols, ld))
	}
	if need := (rows-1)*ld + cols; rows > 0 && cols > 0 && have < need {
		panic(fmt.Sprintf("gemm: %s has %d elements, but %d×%d with leading dimension %d needs %d", name, have, rows, cols, ld, need))
	}
}

// Mul computes C = alpha·op(A)·op(B) + beta·C in the caller's goroutine, where op transposes if asked.
// op(A) is [m, k], op(B) [k, n], C [m, n], all row-major, with leading dimensions in elements. alpha
// scales B before the products. If beta is 0, C is not read. C must not overlap A or B. Mul panics
// if a slice is too short for its shape. For few rows it is fastest with B untransposed and alpha 1:
// B is then used where it lies.
func Mul(transA, transB bool, m, n, k int, alpha float32, a []float32, lda int, b []float32, ldb int, beta float32, c []float32, ldc int) {
	MulParallel(1, transA, transB, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
}

// MulParallel is Mul with C's rows or columns split among up to workers goroutines, the caller's
// included. The results are bit-identical to Mul's.
func MulParallel(workers int, transA, transB bool, m, n, k int, alpha float32, a []float32, lda int, b []float32, ldb int, beta float32, c []float32, ldc int) {
	av := viewOf("A", transA, m, k, a, lda)
	bv := viewOf("B", transB, k, n, b, ldb)
	cv := viewOf("C", false, m, n, c, ldc)
	kn := chosen
	parts := split(kn.mr, kn.nr, workers, m, n, k)
	if parts.count == 1 {
		kn.mul(m, n, k, alpha, av, bv, beta, cv)
		return
	}
	parts.each(func(i0, i1, j0, j1 int) {
		kn.mul(i1-i0, j1-j0, k, alpha, av.from(i0, 0), bv.from(0, j0), beta, cv.from(i0, j0))
	})
}

func (kn *kernel) mul(m, n, k int, alpha float32, a, b view, beta float32, c view) {
	if m == 0 || n == 0 {
		return
	}
	if alpha == 0 {
		k = 0
	}
	kn.start(m, n, k, beta, c)
	ws := workspaces.Get().(*workspace)
	defer workspaces.Put(ws)
	for j := 0; j < n; j += blockN {
		nc := min(blockN, n-j)
		for p := 0; p < k; p += blockK {
			kc := min(blockK, k-p)
			add := p > 0 || beta != 0
			whole := 0 // columns of B that are used where they lie
			if m <= directRows && b.col == 1 && alpha == 1 {
				whole = nc / kn.nr * kn.nr
				lying := panels{b.from(p, j).data, kn.nr, b.row}
				kn.block(ws, m, whole, kc, a.from(0, p), lying, c.from(0, j), add)
			}
			if whole == nc {
				continue
			}
			packed := kn.pack(kc, nc-whole, b.from(p, j+whole), ws.b[:])
			if alpha != 1 {
				kn.scale(alpha, packed.data)
			}
			kn.block(ws, m, nc-whole, kc, a.from(0, p), packed, c.from(0, j+whole), add)
		}
	}
}

// A copy of an operand pays if it is used often enough: A by a wide C, B by a high one.
const (
	directColumns = 64
	directRows    = 48
)

// panels is B cut into panels of nr columns: rows ld apart, and panels stride apart in data.
type panels struct {
	data       []float32
	stride, ld int
}

// block computes C[m, nc] (+)= A[m, kc] · B[kc, nc].
func (kn *kernel) block(ws *workspace, m, nc, kc int, a view, b panels, c view, add bool) {
	if a.col == 1 && nc <= directColumns {
		kn.tiles(ws, m, nc, kc, a, kn.mr*a.row, b, c, add)
		return
	}
	for i := 0; i < m; i += gatherTiles * kn.mr {
		rows := min(gatherTiles*kn.mr, m-i)
		copied, stride := kn.gather(rows, kc, a.from(i, 0), ws.a[:])
		kn.tiles(ws, rows, nc, kc, copied, stride, b, c.from(i, 0), add)
	}
}

// tiles is block's loop over C; stride is the distance between tiles in a.data.
func (kn *kernel) tiles(ws *workspace, m, nc, kc int, a view, stride int, b panels, c view, add bool) {
	for i := 0; i < m; i += kn.mr {
		rows := min(kn.mr, m-i)
		at := a.data[i/kn.mr*stride:]
		for j := 0; j < nc; j += kn.nr {
			bj := b.data[j/kn.nr*b.stride:]
			ct := c.from(i, j)
			if j+kn.nr <= nc {
				kn.tile(rows, kc, at, a.row, a.col, bj, b.ld, ct.data, ct.row, add)
				continue
			}
			kn.tile(rows, kc, at, a.row, a.col, bj, b.ld, ws.tile[:], kn.nr, false)
			for r := range rows {
				to := ct.data[r*ct.row:][:nc-j]
				from := ws.tile[r*kn.nr:][:nc-j]
				if !add {
					copy(to, from)
					continue
				}
				for x := range to {
					to[x] += from[x]
				}
			}
		}
	}
}

const (
	gatherTiles = 8 // height of what gather copies: reads of A are then long enough when it is transposed
	gatherRow   = blockK + 16
)

// gather copies A[rows, kc] to where the tiles' reads do not compete for the same sets of L1. The
// direction that is contiguous stays so: rows of gatherRow, or, of a transposed A, tiles [kc, mr].
func (kn *kernel) gather(rows, kc int, a view, dst []float32) (copied view, stride int) {
	if a.col != 1 {
		stride = kc * kn.mr
		kn.cut(kc, rows, a.data, a.col, dst, kn.mr, stride)
		return view{dst, 1, kn.mr}, stride
	}
	for i := range rows {
		copy(dst[i*gatherRow:][:kc], a.data[i*a.row:])
	}
	return view{dst, gatherRow, 1}, kn.mr * gatherRow
}

// pack copies B[kc, nc] into consecutive panels [kc, nr], the last one padded with zeros.
func (kn *kernel) pack(kc, nc int, b view, dst []float32) panels {
	nr := kn.nr
	packed := panels{dst[:(nc+nr-1)/nr*nr*kc], nr * kc, nr}
	if nc%nr > 0 {
		clear(dst[nc/nr*nr*kc:][:nr*kc])
	}
	if b.col == 1 {
		kn.cut(kc, nc, b.data, b.row, dst, nr, kc*nr)
		return packed
	}
	for j := 0; j < nc; j += nr {
		panel := dst[j*kc : (j+nr)*kc]
		from := b.from(0, j)
		if cols := nc - j; cols >= nr {
			kn.transpose(kc, from.data, from.col, panel)
		} else {
			for x := range cols {
				line := from.data[x*from.col:][:kc]
				for p, v := range line {
					panel[p*nr+x] = v
				}
			}
		}
	}
	return packed
}

// start leaves beta·C in C, except where the first block of k does it: adding if beta is 1,
// overwriting if it is 0.
func (kn *kernel) start(m, n, k int, beta float32, c view) {
	if beta == 1 || beta == 0 && k > 0 {
		return
	}
	for i := range m {
		if row := c.data[i*c.row:][:n]; beta == 0 {
			clear(row)
		} else {
			kn.scale(beta, row)
		}
	}
}

// workspace is what one goroutine needs while it multiplies.
type workspace struct {
	b    [blockK * blockN]float32
	a    [gatherTiles * maxRows * gatherRow]float32
	rows [maxColumns * gatherRow]float32 // of a panel that is expanded from blocks
	tile [maxRows * maxColumns]float32
}

// The largest tile of any kernel.
const (
	maxRows    = 12
	maxColumns = 32
)

var workspaces = sync.Pool{New: func() any { return new(workspace) }}
