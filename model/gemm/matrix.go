package gemm

import (
	"fmt"
	"unsafe"

	"github.com/sqlagent/sqlagent/gguf"
)

// Matrix is a matrix B [k, n] for many products: a model's weights. It is safe for concurrent use. Products read it as
// the panels of its kernel, and it is held in one of three ways: laid out so beforehand (Pack), rounded to bfloat16's
// tiles (PackBF16), or in the blocks of a GGUF file, from which each panel is made when it is needed (InBlocks).
type Matrix struct {
	kernel *kernel
	k, n   int
	data   []float32 // for each block of blockK rows, the panels [kc, nr] of all columns
	tiles  []uint16  // in place of data: see PackBF16
	blocks []stored  // in place of data: see InBlocks
	// rounded blocks are expanded to tiles: see Rounded
	rounded bool
}

// PackedSize is how many floats Pack or PackBF16 of B [k, n] takes.
func PackedSize(k, n int) int { return max(k, square/2) * ((n + square - 1) / square * square) }

// Pack lays out op(B) [k, n]; b is row-major with leading dimension ldb, [n, k] if transB. b is copied, to room, which
// has PackedSize elements and belongs to the Matrix from then on.
func Pack(room []float32, transB bool, k, n int, b []float32, ldb int) *Matrix {
	bv := viewOf("B", transB, k, n, b, ldb)
	mx := &Matrix{kernel: chosen, k: k, n: n, data: room}
	for p := 0; p < k; p += blockK {
		mx.kernel.pack(min(blockK, k-p), n, bv.from(p, 0), mx.data[p*mx.padded():])
	}
	return mx
}

// PackBF16 is Pack for products as MulBF16 computes them, bit by bit: B is rounded once. Where not HasBF16 it is Pack.
func PackBF16(room []float32, transB bool, k, n int, b []float32, ldb int) *Matrix {
	if !HasBF16() {
		return Pack(room, transB, k, n, b, ldb)
	}
	mx := &Matrix{kernel: chosen, k: k, n: n, tiles: unsafe.Slice((*uint16)(unsafe.Pointer(unsafe.SliceData(room))), 2*len(room))}
	packTiles(k, n, viewOf("B", transB, k, n, b, ldb), mx.tiles)
	return mx
}

// InBlocks is the transpose of tensors [n, k] that lie one below the other, such as queries, keys and values. Their
// data are not copied: they must stay as they are as long as the Matrix is used. Each type must be gguf.Type.Writable.
func InBlocks(tensors ...gguf.Tensor) *Matrix {
	mx := &Matrix{kernel: chosen, k: int(tensors[0].Dims[0])}
	for _, t := range tensors {
		if len(t.Dims) != 2 || int(t.Dims[0]) != mx.k || !t.Type.Writable() {
			panic(fmt.Sprintf("gemm: %s of %v below a tensor with rows of %d", t.Type, t.Dims, mx.k))
		}
		s := mx.kernel.stored(t)
		mx.blocks = append(mx.blocks, s)
		mx.n += s.rows
	}
	return mx
}

// Part is columns [first, first+columns) of a Matrix that is InBlocks.
func (mx *Matrix) Part(first, columns int) *Matrix {
	if mx.blocks == nil || first < 0 || columns < 1 || first+columns > mx.n {
		panic(fmt.Sprintf("gemm: columns %d to %d of a Matrix that has %d, or is not InBlocks", first, first+columns, mx.n))
	}
	part := *mx
	part.n, part.blocks = columns, nil
	for _, s := range mx.blocks {
		from, to := max(first, 0), min(first+columns, s.rows)
		first -= s.rows
		if from < to {
			s.data, s.rows = s.data[from*s.stride:], to-from
			part.blocks = append(part.blocks, s)
		}
	}
	return &part
}

// padded is n rounded up to whole panels.
func (mx *Matrix) padded() int {
	nr := mx.kernel.nr
	return (mx.n + nr - 1) / nr * nr
}

// Rows is k, the number of rows of B; Columns is n.
func (mx *Matrix) Rows() int    { return mx.k }
func (mx *Matrix) Columns() int { return mx.n }

// MulMatrix computes C[m, n] = A[m, k]·B + beta·C on up to workers goroutines, bit-identical to Mul, or after PackBF16
// or Rounded to MulBF16, with alpha 1. It is as efficient for one row as memory allows. If beta is 0, C is not read.
func MulMatrix(workers, m int, a []float32, lda int, mx *Matrix, beta float32, c []float32, ldc int) {
	av := viewOf("A", false, m, mx.k, a, lda)
	cv := viewOf("C", false, m, mx.n, c, ldc)
	if mx.rounded {
		o := operands.Get().(*Operand)
		defer operands.Put(o)
		o.Round(workers, m, mx.k, 0, a, lda)
		o.MulMatrix(workers, mx, nil, 0, beta, c, ldc)
		return
	}
	rows, columns := mx.kernel.mr, mx.kernel.nr
	if mx.tiles != nil {
		rows, columns = square, square
	}
	parts := split(rows, columns, workers, m, mx.n, mx.k)
	if mx.blocks != nil {
		parts.divideColumns(columns) // no part expands what another one does
	}
	if parts.count == 1 {
		mx.mul(m, 0, mx.n, av, beta, cv)
		return
	}
	parts.each(func(i0, i1, j0, j1 int) {
		mx.mul(i1-i0, j0, j1, av.from(i0, 0), beta, cv.from(i0, 0))
	})
}

// mul computes columns j0 to j1 of C[m, n]; j0 is a multiple of the tile's width.
func (mx *Matrix) mul(m, j0, j1 int, a view, beta float32, c view) {
	if m == 0 || j0 == j1 {
		return
	}
	mx.kernel.start(m, j1-j0, mx.k, beta, c.from(0, j0))
	if mx.tiles != nil {
		mulPackedTiles(m, mx.n, mx.k, j0, j1, a, mx.tiles, beta != 0, c)
		return
	}
	ws := workspaces.Get().(*workspace)
	defer workspaces.Put(ws)
	columns := blockN
	if mx.blocks != nil && m <= mx.kernel.mr {
		columns = mx.kernel.nr // panels are used once: out of L1
	}
	for j := j0; j < j1; j += columns {
		nc := min(columns, j1-j)
		for p := 0; p < mx.k; p += blockK {
			kc := min(blockK, mx.k-p)
			mx.kernel.block(ws, m, nc, kc, a.from(0, p), mx.panels(ws, p, kc, j, nc), c.from(0, j), p > 0 || beta != 0)
		}
	}
}

// panels are rows p to p+kc of B, from column j on, at least nc columns. Blocks are expanded to ws.
func (mx *Matrix) panels(ws *workspace, p, kc, j, nc int) panels {
	nr := mx.kernel.nr
	if mx.blocks == nil {
		return panels{mx.data[p*mx.padded()+j*kc:], kc * nr, nr}
	}
	for x := 0; x < nc; x += nr {
		for i := range nr {
			mx.expand(ws.rows[i*gatherRow:][:kc], j+x+i, p)
		}
		mx.kernel.transpose(kc, ws.rows[:], gatherRow, ws.b[x*kc:])
	}
	return panels{ws.b[:], kc * nr, nr}
}
