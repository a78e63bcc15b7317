package gemm

import (
	"sync"

	"golang.org/x/sys/cpu"
)

const (
	tileRows = 16
	tileSize = tileRows * tileK

	tilesK = 512 // k of one block; part of the numerical contract
	tilesN = 512 // columns of B a block: it takes half of a 1 MiB L2
)

// tiles is what one goroutine needs while it multiplies by tiles.
type tiles struct {
	a    [square * tilesK]uint16
	b    [tilesN * tilesK]uint16
	c    [square * tilesN]float32
	edge [tileSize]float32
}

// HasBF16 reports whether MulBF16 rounds its operands: on processors with AVX512_BF16, and faster with AMX, on Linux.
func HasBF16() bool { return cpu.X86.HasAVX512BF16 && cpu.X86.HasAVX512BW }

// HasAMX reports whether there are AMX's tiles, for products of operands that are rounded to bfloat16.
func HasAMX() bool { return requestedAMX() }

var requestedAMX = sync.OnceValue(func() bool {
	return HasBF16() && cpu.X86.HasAMXTile && cpu.X86.HasAMXBF16 && requestTiles()
})

var tilesPool = sync.Pool{New: func() any { return new(tiles) }}

// mulTiles computes C (+)= alpha·A·B.
func mulTiles(m, n, k int, alpha float32, a, b view, add bool, c view) {
	if m == 0 || n == 0 {
		return
	}
	t := tilesPool.Get().(*tiles)
	defer tilesPool.Put(t)
	for j := 0; j < n; j += tilesN {
		nc := min(tilesN, n-j)
		for p := 0; p < k; p += tilesK {
			kc := min(tilesK, k-p)
			for x := 0; x < nc; x += square {
				t.packB(t.b[x/square*squareSize(kc):], alpha, b.from(p, j+x), kc, nc-x)
			}
			t.block(m, nc, kc, a.from(0, p), t.b[:], c.from(0, j), add || p > 0)
		}
	}
}

// packTiles rounds B[k, n] to tiles: of each block of k, all its squares' columns, one after the other.
func packTiles(k, n int, b view, dst []uint16) {
	t := tilesPool.Get().(*tiles)
	defer tilesPool.Put(t)
	for p := 0; p < k; p += tilesK {
		kc := min(tilesK, k-p)
		for x := 0; x < n; x += square {
			t.packB(dst, 1, b.from(p, x), kc, n-x)
			dst = dst[squareSize(kc):]
		}
	}
}

// mulPackedTiles computes columns j0 to j1 of C[m, n] (+)= A·B from what packTiles made of B; j0 is a multiple of a
// square's width.
func mulPackedTiles(m, n, k, j0, j1 int, a view, b []uint16, add bool, c view) {
	if m == 0 || j0 == j1 {
		return
	}
	t := tilesPool.Get().(*tiles)
	defer tilesPool.Put(t)
	for p := 0; p < k; p += tilesK {
		kc := min(tilesK, k-p)
		for j := j0; j < j1; j += tilesN {
			t.block(m, min(tilesN, j1-j), kc, a.from(0, p), b[j/square*squareSize(kc):], c.from(0, j), add || p > 0)
		}
		b = b[(n+square-1)/square*squareSize(kc):]
	}
}

// squareSize is how many halves kc rows of B take, of a square's width.
func squareSize(kc int) int { return stepsOf(kc) * tileK * square }

// block computes C[m, nc] (+)= A[m, kc]·B from B's tiles.
func (t *tiles) block(m, nc, kc int, a view, b []uint16, c view, add bool) {
	for i := 0; i < m; i += square {
		t.packA(t.a[:], a.from(i, 0), min(square, m-i), kc)
		t.panel(min(square, m-i), nc, stepsOf(kc), t.a[:], b, squareSize(kc), c.from(i, 0), add, &t.a[0])
	}
}

// panel computes rows of C from what is packed; squares of B lie ldb halves apart. What is no whole square goes through
// t.c. The tiles at next are those of A that are needed then.
func (t *tiles) panel(rows, cols, steps int, a, b []uint16, ldb int, c view, add bool, next *uint16) {
	whole := cols / square
	if rows < square {
		whole = 0
	}
	if whole > 0 {
		mulPanel(whole, rows, steps, &a[0], &b[0], ldb*2, &c.data[0], c.row*4, add, next)
	}
	from := whole * square
	if from == cols {
		return
	}
	blocks := (cols - from + square - 1) / square
	ldc := blocks * square
	each := func(copyRow func(c, square []float32)) {
		for i := range rows {
			copyRow(c.data[i*c.row+from:][:cols-from], t.c[i*ldc:])
		}
	}
	if add {
		each(func(c, square []float32) { copy(square, c) })
	}
	mulPanel(blocks, rows, steps, &a[0], &b[whole*ldb], ldb*2, &t.c[0], ldc*4, add, next)
	each(func(c, square []float32) { copy(c, square) })
}

// packA rounds A[rows, kc] to the tiles of a square's height.
func (t *tiles) packA(to []uint16, a view, rows, kc int) {
	for p := 0; p < kc; p += tileK {
		for i := 0; i < square; i += tileRows {
			dst := &to[p*square+i*tileK]
			r, ks := min(tileRows, rows-i), min(tileK, kc-p)
			switch {
			case r == tileRows && ks == tileK && a.col == 1:
				roundRows(dst, &a.data[i*a.row+p], a.row*4)
			case r == tileRows && ks == tileK:
				roundPairsAcross(dst, &a.data[i+p*a.col], a.col*4)
			default:
				clear(t.edge[:])
				for y := range r {
					for x := range ks {
						t.edge[y*tileK+x] = a.data[(i+y)*a.row+(p+x)*a.col]
					}
				}
				roundRows(dst, &t.edge[0], tileK*4)
			}
		}
	}
}

// packB rounds alpha·B[kc, cols], of which it takes a square's width, to tiles.
func (t *tiles) packB(dst []uint16, alpha float32, b view, kc, cols int) {
	for p := 0; p < kc; p += tileK {
		for j := 0; j < square; j += tileRows {
			dst := &dst[p*square+j*tileK]
			ks, w := min(tileK, kc-p), min(tileRows, cols-j)
			switch {
			case ks == tileK && w == tileRows && b.col == 1:
				roundPairs(dst, &b.data[p*b.row+j], b.row*4, alpha)
			case ks == tileK && w == tileRows:
				roundRowsAcross(dst, &b.data[p+j*b.col], b.col*4, alpha)
			default:
				clear(t.edge[:])
				for x := range ks {
					for y := range max(w, 0) {
						t.edge[x*tileRows+y] = b.data[(p+x)*b.row+(j+y)*b.col]
					}
				}
				roundPairs(dst, &t.edge[0], tileRows*4, alpha)
			}
		}
	}
}

// mulPanel computes blocks of C [32, 32] that stand next to each other: C (+)= A·B over steps of 32 k. A's tiles of one
// step, rows 0–15 and 16–31, follow each other, then those of the next step; so do B's of each block, which are ldb
// apart. ldb and ldc are in bytes. Rows of C beyond the given ones may be computed or left.
func mulPanel(blocks, rows, steps int, a, b *uint16, ldb int, c *float32, ldc int, add bool, next *uint16) {
	if HasAMX() {
		amxPanel(blocks, steps, a, b, ldb, c, ldc, add, next)
	} else {
		dotPanel(blocks, (rows+7)/8, steps, a, b, ldb, c, ldc, add)
	}
}

// dotPanel is mulPanel by dot products of pairs, for so many eights of rows.
//
//go:noescape
func dotPanel(blocks, eights, steps int, a, b *uint16, ldb int, c *float32, ldc int, add bool)

// amxPanel is mulPanel by tiles. They are so fast that it waits for what is not in a near cache: meanwhile it fetches
// the next block of C, and as much of A's next tiles as it has time for.
//
//go:noescape
func amxPanel(blocks, steps int, a, b *uint16, ldb int, c *float32, ldc int, add bool, next *uint16)

// The four ways to round a part of an operand to a tile, by where k runs. A row of a tile of A is 32 k; a row of a tile
// of B is 16 pairs of k, each of another column. ld is in bytes; alpha scales B.
//
//go:noescape
func roundRows(dst *uint16, src *float32, ld int) // A from rows of 32 k

//go:noescape
func roundPairsAcross(dst *uint16, src *float32, ld int) // A from 32 rows, one for each k

//go:noescape
func roundPairs(dst *uint16, src *float32, ld int, alpha float32) // B from 32 rows, one for each k

//go:noescape
func roundRowsAcross(dst *uint16, src *float32, ld int, alpha float32) // B from rows of 32 k
