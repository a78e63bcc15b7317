package result

import (
	"cmp"
	"maps"
	"slices"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// MatchPermuted compares results as multisets of rows under any permutation of the columns; where ordered, as lists of
// rows. Cells are equal as in Python. Two results without rows are equal, whatever their columns.
//
// The script tries permutations one by one, after pruning; here both tables are refined together until the columns that
// may correspond are known, which gives the same answer without factorials. (Whether two tables are equal up to rows
// and columns is as hard as isomorphism of graphs, so a few artificial ones still need a search: see searchLimit.) One
// shortcut of the script is left out: its quick rejection sorts the cells of a row by their text and type, and so now
// and then rejects rows that it holds for equal (1 next to '10', against 1.0 next to '10').
func MatchPermuted(a, b *database.Result, ordered bool) bool {
	if len(a.Rows) != len(b.Rows) {
		return false
	}
	if len(b.Rows) == 0 {
		return true
	}
	if len(a.Columns) != len(b.Columns) {
		return false
	}
	p, g := Encode(a, b)
	if ordered { // rows stay where they are: the columns are equal as a multiset
		return sameRows(transposed(p), transposed(g))
	}
	return sameRows(p, g) || newSides(p, g).match()
}

func transposed(t Table) Table {
	out := make(Table, len(t[0]))
	for j := range out {
		out[j] = make([]uint32, len(t))
		for i := range t {
			out[j][i] = t[i][j]
		}
	}
	return out
}

// searchLimit bounds how often a search may guess which column is which. tables of real queries need no guess or a few;
// two that are not distinguished after so many count as different.
const searchLimit = 1000

// sides are two tables whose columns are to be matched.
type sides struct {
	p, g    side
	guesses int // left
}

// side is one table with a colour for each column: columns that may correspond have the same one, on both sides.
type side struct {
	rows    Table
	colours []uint64
}

func newSides(p, g Table) *sides {
	return &sides{p: newSide(p), g: newSide(g), guesses: searchLimit}
}

// newSide keeps one of each group of equal columns, with their number for a colour: which of them is which does
// not matter, and trying would take forever.
func newSide(t Table) side {
	columns := transposed(t)
	count := map[string]uint64{}
	for _, c := range columns {
		count[key(c)]++
	}
	var s side
	var kept Table
	for _, c := range columns {
		if n := count[key(c)]; n > 0 {
			count[key(c)] = 0
			kept, s.colours = append(kept, c), append(s.colours, n)
		}
	}
	s.rows = transposed(kept)
	return s
}

// match refines, and where columns remain that cannot be distinguished, guesses one and goes on.
func (s *sides) match() bool {
	if !s.refine() {
		return false
	}
	classes := classesOf(s.g.colours)
	guess := -1
	for i, colour := range s.g.colours {
		if n := classes[colour]; n > 1 && (guess < 0 || n < classes[s.g.colours[guess]]) {
			guess = i
		}
	}
	if guess < 0 {
		return s.equal()
	}
	p, g := slices.Clone(s.p.colours), slices.Clone(s.g.colours)
	for j, colour := range p {
		if colour != g[guess] {
			continue
		}
		if s.guesses == 0 {
			return false
		}
		s.guesses--
		copy(s.p.colours, p)
		copy(s.g.colours, g)
		s.p.colours[j], s.g.colours[guess] = ^colour, ^colour
		if s.match() {
			return true
		}
	}
	return false
}

// refine splits colours by what the columns hold in which rows, until no more can be split (colour refinement, or
// 1-dimensional Weisfeiler-Leman). It returns false where the two sides show themselves different.
func (s *sides) refine() bool {
	for before := 0; ; {
		p, g := classesOf(s.p.colours), classesOf(s.g.colours)
		if !maps.Equal(p, g) {
			return false
		}
		if len(g) == before || len(g) == len(s.g.colours) {
			return true
		}
		before = len(g)
		s.p.refine()
		s.g.refine()
	}
}

// refine gives each row a colour by its cells and their columns, then each column one by its cells and their rows. Sums
// make both independent of the order. Equal Tables always get equal colours; unequal ones that do are caught by equal.
func (s *side) refine() {
	next := make([]uint64, len(s.colours))
	for _, row := range s.rows {
		colour := uint64(0)
		for j, c := range row {
			colour += mix(s.colours[j], uint64(c))
		}
		for j, c := range row {
			next[j] += mix(colour, uint64(c))
		}
	}
	for j := range next {
		s.colours[j] = mix(s.colours[j], next[j])
	}
}

// mix is a hash of two numbers (the finalizer of SplitMix64).
func mix(a, b uint64) uint64 {
	x := a*0x9e3779b97f4a7c15 + b + 0x632be59bd9b4e019
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// classesOf is how many columns there are of each colour.
func classesOf(colours []uint64) map[uint64]int {
	n := map[uint64]int{}
	for _, c := range colours {
		n[c]++
	}
	return n
}

// equal compares the tables where every colour names one column on each side.
func (s *sides) equal() bool { return sameRows(s.p.byColour(), s.g.byColour()) }

func (s *side) byColour() Table {
	order := make([]int, len(s.colours))
	for j := range order {
		order[j] = j
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(s.colours[a], s.colours[b]) })
	out := make(Table, len(s.rows))
	for i, row := range s.rows {
		out[i] = make([]uint32, len(order))
		for k, j := range order {
			out[i][k] = row[j]
		}
	}
	return out
}
