package gemm

import "sync"

// Right operands are rounded in pieces of several blocks of tilesK rows and tilesN columns, which L2 holds: so C is read
// and written once for all of a piece.
const pieceBlocks = 2

type piece [pieceBlocks * tilesN * tilesK]uint16

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

// multiply computes rows i0 to i1 of columns j0 to j1 of C (+)= A·B + U·V, where v may be nil; i0 and j0 are multiples of
// a square's side.
func (o *Operand) multiply(i0, i1, j0, j1 int, b, v right, add bool, c view) {
	if i0 == i1 || j0 == j1 {
		return
	}
	t := tilesPool.Get().(*tiles)
	defer tilesPool.Put(t)
	packed := pieces.Get().(*piece)
	defer pieces.Put(packed)
	blocks := o.blocks(b, v)
	for j := j0; j < j1; j += tilesN {
		nc := min(tilesN, j1-j)
		width := (nc + square - 1) / square * square
		for done := 0; done < len(blocks); {
			from, used := done, 0
			for done < len(blocks) && used+blocks[done].steps*tileK*width <= len(packed) {
				x := &blocks[done]
				x.right.round(t, packed[used:], x.p, x.kc, j, nc)
				x.at = used
				used += x.steps * tileK * width
				done++
			}
			for i := i0; i < i1; i += square {
				rows := o.tiles[i/square*o.steps*tileK*square:]
				for n, x := range blocks[from:done] {
					t.panel(min(square, i1-i), nc, x.steps, rows[x.step*tileK*square:], packed[x.at:], c.from(i, j), add || from+n > 0)
				}
			}
		}
	}
}

// rightBlock is rows [p, p+kc) of what is on the operand's right.
type rightBlock struct {
	right
	p, kc int
	step  int // of the operand's that it is multiplied by
	steps int
	at    int // in the piece
}

func (o *Operand) blocks(parts ...right) (all []rightBlock) {
	for i, of := range parts {
		for p := 0; of != nil && p < of.rows(); p += tilesK {
			kc := min(tilesK, of.rows()-p)
			all = append(all, rightBlock{right: of, p: p, kc: kc, step: o.parts[i].step + p/tileK, steps: stepsOf(kc)})
		}
	}
	return all
}

func (f floats) round(t *tiles, dst []uint16, p, kc, j, nc int) {
	for x := 0; x < nc; x += square {
		t.packB(dst[x*stepsOf(kc)*tileK:], f.alpha, f.from(p, j+x), kc, nc-x)
	}
}

// expanded is how many numbers of a row are expanded at once: with a square's width of rows they stay in L1.
const expanded = 256

func (m inColumns) round(t *tiles, dst []uint16, p, kc, j, nc int) {
	room := expansions.Get().(*expansion) // [square, expanded]
	defer expansions.Put(room)
	for x := 0; x < nc; x += square {
		for q := 0; q < kc; q += expanded {
			n := min(expanded, kc-q)
			for i := range square {
				m.expand(room[i*expanded:][:n], j+x+i, p+q)
			}
			t.packB(dst[x*stepsOf(kc)*tileK+q*square:], 1, view{room[:], 1, expanded}, n, square)
		}
	}
}

func (m inRows) round(t *tiles, dst []uint16, p, kc, j, nc int) {
	room := expansions.Get().(*expansion) // [tileK, expanded]
	defer expansions.Put(room)
	for q := 0; q < kc; q += tileK {
		for y := 0; y < nc; y += expanded {
			n := min(expanded, nc-y)
			for i := range tileK {
				m.expand(room[i*expanded:][:n], p+q+i, j+y) // after the last row it is zeros
			}
			for x := 0; x < n; x += square {
				t.packB(dst[(y+x)*stepsOf(kc)*tileK+q*square:], 1, view{room[x:], expanded, 1}, tileK, n-x)
			}
		}
	}
}
