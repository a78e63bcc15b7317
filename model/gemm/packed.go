package gemm

import "unsafe"

// Packed is a matrix B [k, n] laid out for the kernel, once, for many products: a model's weights.
// It takes k·n·4 bytes, n rounded up to the tile's width, and is safe for concurrent use.
type Packed struct {
	kernel *kernel
	k, n   int
	data   []float32 // for each block of blockK rows, the panels [kc, nr] of all columns
	tiles  []uint16  // in place of data: see PackBF16
}

// PackedSize is how many floats a Packed of B [k, n] takes, or has room in if it is rounded.
func PackedSize(k, n int) int { return max(k, square/2) * ((n + square - 1) / square * square) }

// Pack lays out op(B) [k, n]; b is row-major with leading dimension ldb, [n, k] if transB. b is copied, to room, which
// has PackedSize elements and belongs to the Packed from then on.
func Pack(room []float32, transB bool, k, n int, b []float32, ldb int) *Packed {
	bv := viewOf("B", transB, k, n, b, ldb)
	pb := &Packed{kernel: chosen, k: k, n: n, data: room}
	for p := 0; p < k; p += blockK {
		pb.kernel.pack(min(blockK, k-p), n, bv.from(p, 0), pb.data[p*pb.padded():])
	}
	return pb
}

// PackBF16 is Pack for products as MulBF16 computes them, bit by bit: B is rounded once. Where not HasBF16 it is Pack.
func PackBF16(room []float32, transB bool, k, n int, b []float32, ldb int) *Packed {
	if !HasBF16() {
		return Pack(room, transB, k, n, b, ldb)
	}
	pb := &Packed{kernel: chosen, k: k, n: n, tiles: unsafe.Slice((*uint16)(unsafe.Pointer(unsafe.SliceData(room))), 2*len(room))}
	packTiles(k, n, viewOf("B", transB, k, n, b, ldb), pb.tiles)
	return pb
}

// padded is n rounded up to whole panels.
func (pb *Packed) padded() int {
	nr := pb.kernel.nr
	return (pb.n + nr - 1) / nr * nr
}

// Rows is k, the number of rows of B; Columns is n.
func (pb *Packed) Rows() int    { return pb.k }
func (pb *Packed) Columns() int { return pb.n }

// MulPacked computes C[m, n] = A[m, k]·B + beta·C on up to workers goroutines, bit-identical to Mul, or after PackBF16
// to MulBF16, with alpha 1. It is as efficient for one row as memory allows. If beta is 0, C is not read.
func MulPacked(workers, m int, a []float32, lda int, pb *Packed, beta float32, c []float32, ldc int) {
	av := viewOf("A", false, m, pb.k, a, lda)
	cv := viewOf("C", false, m, pb.n, c, ldc)
	rows, columns := pb.kernel.mr, pb.kernel.nr
	if pb.tiles != nil {
		rows, columns = square, square
	}
	parts := split(rows, columns, workers, m, pb.n, pb.k)
	if parts.count == 1 {
		pb.mul(m, 0, pb.n, av, beta, cv)
		return
	}
	parts.each(func(i0, i1, j0, j1 int) {
		pb.mul(i1-i0, j0, j1, av.from(i0, 0), beta, cv.from(i0, 0))
	})
}

// mul computes columns j0 to j1 of C[m, n]; j0 is a multiple of the tile's width.
func (pb *Packed) mul(m, j0, j1 int, a view, beta float32, c view) {
	if m == 0 || j0 == j1 {
		return
	}
	pb.kernel.start(m, j1-j0, pb.k, beta, c.from(0, j0))
	if pb.tiles != nil {
		mulPackedTiles(m, pb.n, pb.k, j0, j1, a, pb.tiles, beta != 0, c)
		return
	}
	ws := workspaces.Get().(*workspace)
	defer workspaces.Put(ws)
	for j := j0; j < j1; j += blockN {
		nc := min(blockN, j1-j)
		for p := 0; p < pb.k; p += blockK {
			kc := min(blockK, pb.k-p)
			b := panels{pb.data[p*pb.padded()+j*kc:], kc * pb.kernel.nr, pb.kernel.nr}
			pb.kernel.block(ws, m, nc, kc, a.from(0, p), b, c.from(0, j), p > 0 || beta != 0)
		}
	}
}
