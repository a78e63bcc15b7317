package gemm

// mulTiles computes columns j0 to j1 of C[m, n] (+)= A·B, whose blocks are rounded to tiles; j0 is a multiple of a
// square's width.
func (mx *Matrix) mulTiles(m, j0, j1 int, a view, add bool, c view) {
	t := tilesPool.Get().(*tiles)
	defer tilesPool.Put(t)
	rows := expansions.Get().(*expansion) // [square, kc], those of B's columns
	defer expansions.Put(rows)
	for j := j0; j < j1; j += tilesN {
		nc := min(tilesN, j1-j)
		for p := 0; p < mx.k; p += tilesK {
			kc := min(tilesK, mx.k-p)
			for x := 0; x < nc; x += square {
				for i := range square {
					mx.expand(rows[i*tilesK:][:kc], j+x+i, p)
				}
				t.packB(t.b[x/square*squareSize(kc):], 1, view{rows[:], 1, tilesK}, kc, square)
			}
			t.block(m, nc, kc, a.from(0, p), t.b[:], c.from(0, j), add || p > 0)
		}
	}
}

// mulTransposedTiles computes columns j0 to j1 of C[m, k] (+)= A·Bᵀ; j0 is a multiple of step.
func (mx *Matrix) mulTransposedTiles(m, j0, j1 int, a view, add bool, c view) {
	t := tilesPool.Get().(*tiles)
	defer tilesPool.Put(t)
	rows := expansions.Get().(*expansion) // [tileK, nc], those of B's columns, of which zeros may be the last
	defer expansions.Put(rows)
	for j := j0; j < j1; j += tilesN {
		nc := min(tilesN, j1-j)
		for p := 0; p < mx.n; p += tilesK {
			kc := min(tilesK, mx.n-p)
			for q := 0; q < kc; q += tileK {
				for i := range tileK {
					mx.expand(rows[i*tilesN:][:nc], p+q+i, j)
				}
				for x := 0; x < nc; x += square {
					t.packB(t.b[x/square*squareSize(kc)+q*square:], 1, view{rows[x:], tilesN, 1}, tileK, nc-x)
				}
			}
			t.block(m, nc, kc, a.from(0, p), t.b[:], c.from(0, j), add || p > 0)
		}
	}
}
