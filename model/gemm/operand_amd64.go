package gemm

import "sync"

// Right operands are rounded in pieces, which L2 holds: so C is read and written once for all of a piece's rows.
const pieceSize = 2 * tilesN * tilesK

type piece [pieceSize]uint16

var pieces = sync.Pool{New: func() any { return new(piece) }}

// round rounds a part of the operand.
func (o *Operand) round(workers, part int, a view) {
	k, at := o.parts[part].k, o.parts[part].step
	squares := (o.m + square - 1) / square
	workers = max(1, min(workers, squares, o.m*k/minWork*8+1))
	Fork(workers, func(w int) {
		t := tilesPool.Get().(*tiles)
		defer tilesPool.Put(t)
		for i := squares * w / workers; i < squares*(w+1)/workers; i++ {
			t.packA(o.tiles[(i*o.steps+at)*tileK*square:], a.from(i*square, 0), min(square, o.m-i*square), k)
		}
	})
}

// multiply computes rows i0 to i1 of columns j0 to j1 of C (+)= A·B + U·V, where v may be nil; i0 and j0 are multiples
// of a square's side.
func (o *Operand) multiply(i0, i1, j0, j1 int, b, v right, add bool, c view) {
	if i0 == i1 || j0 == j1 {
		return
	}
	t := tilesPool.Get().(*tiles)
	defer tilesPool.Put(t)
	packed := pieces.Get().(*piece)
	defer pieces.Put(packed)
	steps := stepsOf(b.rows())
	if v != nil {
		steps = o.steps
	}
	for j := j0; j < j1; j += tilesN {
		nc := min(tilesN, j1-j)
		fit := pieceSize / ((nc + square - 1) / square * tileK * square)
		step := (evenly(steps, fit&^7) + 7) &^ 7 // pieces begin with whole blocks of 256
		for from := 0; from < steps; from += step {
			n := min(step, steps-from)
			o.roundRight(t, packed[:], from, n, j, nc, b, v)
			for i := i0; i < i1; i += square {
				o.strip(t, min(square, i1-i), nc, i, from, n, packed[:], c.from(i, j), add || from > 0)
			}
		}
	}
}

// partSteps is how many steps of k are multiplied at once: A's and B's tiles of a square's side and C take 44 KiB, and
// stay in L1.
const partSteps = 10

// strip computes a square's rows of C from row i on by n steps of k.
func (o *Operand) strip(t *tiles, rows, nc, i, from, n int, packed []uint16, c view, add bool) {
	a := o.tiles[(i/square*o.steps+from)*tileK*square:]
	part := evenly(n, partSteps)
	for s := 0; s < n; s += part {
		next := (s + part) * tileK * square
		if s+part >= n { // then of the rows below
			next = min(o.steps*tileK*square, len(a)-1)
		}
		t.panel(rows, nc, min(part, n-s), a[s*tileK*square:], packed[s*tileK*square:], n*tileK*square, c, add || s > 0, &a[next])
	}
}

// evenly is the size of equal parts of n that are not larger than most.
func evenly(n, most int) int {
	parts := (n + most - 1) / most
	return (n + parts - 1) / parts
}

// roundRight rounds n steps of k of what is on the operand's right, of columns [j, j+nc): of each square's columns, one
// step after the other.
func (o *Operand) roundRight(t *tiles, packed []uint16, from, n, j, nc int, parts ...right) {
	for i, of := range parts {
		if of == nil {
			continue
		}
		first := o.parts[i].step
		begin, end := max(from, first), min(from+n, first+stepsOf(of.rows()))
		if begin < end {
			p := (begin - first) * tileK
			kc := min((end-begin)*tileK, of.rows()-p)
			of.round(t, packed[(begin-from)*tileK*square:], n*tileK*square, p, kc, j, nc)
		}
	}
}

func (f floats) round(t *tiles, dst []uint16, ldb, p, kc, j, nc int) {
	for x := 0; x < nc; x += square {
		t.packB(dst[x/square*ldb:], f.alpha, f.from(p, j+x), kc, nc-x)
	}
}

// expanded is how many numbers of a row are expanded at once: with a square's width of rows they stay in L1.
const expanded = 256

func (m inColumns) round(t *tiles, dst []uint16, ldb, p, kc, j, nc int) {
	room := expansions.Get().(*expansion) // [square, expanded]
	defer expansions.Put(room)
	for x := 0; x < nc; x += square {
		for q := 0; q < kc; q += expanded {
			n := min(expanded, kc-q)
			for i := range square {
				m.expand(room[i*expanded:][:n], j+x+i, p+q)
			}
			t.packB(dst[x/square*ldb+q*square:], 1, view{room[:], 1, expanded}, n, square)
		}
	}
}

func (m inRows) round(t *tiles, dst []uint16, ldb, p, kc, j, nc int) {
	room := expansions.Get().(*expansion) // [tileK, expanded]
	defer expansions.Put(room)
	for q := 0; q < kc; q += tileK {
		for y := 0; y < nc; y += expanded {
			n := min(expanded, nc-y)
			for i := range tileK {
				m.expand(room[i*expanded:][:n], p+q+i, j+y) // after the last row it is zeros
			}
			for x := 0; x < n; x += square {
				t.packB(dst[(y+x)/square*ldb+q*square:], 1, view{room[x:], expanded, 1}, tileK, n-x)
			}
		}
	}
}
