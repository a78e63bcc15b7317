package gemm

// minWork is the number of multiply-adds below which another goroutine costs more than it brings.
// A variable so that tests can split small shapes.
var minWork = 1 << 18

// parts is a division of C[m, n] into count parts of whole tiles, along its longer side.
type parts struct {
	m, n, count int
	byRow       bool
	unit, tiles int // a tile's size along that side, and their number
}

// split divides C where a tile has so many rows and columns.
func split(rows, columns, workers, m, n, k int) parts {
	p := parts{m: m, n: n, byRow: m >= n, unit: rows}
	length := m
	if !p.byRow {
		p.unit, length = columns, n
	}
	p.tiles = (length + p.unit - 1) / p.unit
	p.count = max(1, min(workers, p.tiles, m*n*k/minWork+1))
	return p
}

// each runs f for all parts at once and returns when all have ended.
func (p parts) each(f func(i0, i1, j0, j1 int)) {
	Fork(p.count, func(part int) {
		from, to := p.tiles*part/p.count*p.unit, p.tiles*(part+1)/p.count*p.unit
		if p.byRow {
			f(from, min(to, p.m), 0, p.n)
		} else {
			f(0, p.m, from, min(to, p.n))
		}
	})
}
