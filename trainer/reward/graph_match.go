package reward

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// GraphNode is a node of a syntax tree or of a relational operator tree: an operator, its value, and what it works on.
type GraphNode struct {
	Op    string
	Value string
	Args  []*GraphNode
	Fixed bool // the order of Args means something
	// Relational tells operators from expressions. Below a pair of nodes that match, all match what is below the other;
	// operators may match anywhere else too, so that one that is added or missing does not cost those beneath it.
	Relational bool

	of sqltree.Source // of a column: the source of the database that it belongs to, where known
}

// String writes an operator on a line of its own, with its expressions behind it and its inputs indented beneath it.
func (n *GraphNode) String() string {
	var b strings.Builder
	n.write(&b, 0)
	return b.String()
}

func (n *GraphNode) write(b *strings.Builder, depth int) {
	if !n.Relational {
		b.WriteString(n.text())
		return
	}
	b.WriteString(strings.Repeat("  ", depth) + n.label())
	var below []*GraphNode
	for _, a := range n.Args {
		if a.Relational {
			below = append(below, a)
			continue
		}
		b.WriteString(" [" + a.text() + "]")
	}
	b.WriteByte('\n')
	for _, a := range below {
		a.write(b, depth+1)
	}
}

func (n *GraphNode) label() string {
	if n.Value == "" {
		return n.Op
	}
	return n.Op + " " + n.Value
}

// text is the whole tree on one line; trees are equal where their texts are.
func (n *GraphNode) text() string {
	var b strings.Builder
	n.appendText(&b)
	return b.String()
}

func (n *GraphNode) appendText(b *strings.Builder) {
	switch {
	case n.Op == "column":
		b.WriteString(n.Value)
	case n.Op == "number" || n.Op == "string":
		b.WriteString(n.Op[:1] + "'" + n.Value + "'")
	default:
		b.WriteString(n.label())
	}
	if len(n.Args) == 0 {
		return
	}
	b.WriteByte('(')
	for i, a := range n.Args {
		if i > 0 {
			b.WriteString(", ")
		}
		a.appendText(b)
	}
	b.WriteByte(')')
}

// all calls f on n and every node below it, parents first, until f is false of a node: what is below that one is left out.
func (n *GraphNode) all(f func(*GraphNode) bool) {
	if !f(n) {
		return
	}
	for _, a := range n.Args {
		a.all(f)
	}
}

// size is how many nodes there are; a node that stands in two places counts twice.
func (n *GraphNode) size() int {
	size := 1
	for _, a := range n.Args {
		size += a.size()
	}
	return size
}

// Score is the F_β of partial matching (appendix N, eq. 1): r_RelPM of relational operator trees, AstPM of syntax trees.
func (w GraphWeights) Score(pred, gold *GraphNode) float64 {
	m := newGraphMatch(pred, gold, w.Alpha)
	matched := float64(m.matched)
	if matched == 0 {
		return 0
	}
	precision, recall := matched/float64(len(m.p)), matched/float64(len(m.g))
	beta2 := w.Beta * w.Beta
	return (1 + beta2) * precision * recall / (beta2*precision + recall)
}

// graphMatch matches the nodes of a prediction, 𝒩_q̂, with those of gold, 𝒩_q*, one to one.
//
// The paper asks only that a node have a match, so that any number of equal nodes would match one, and the tree's shape
// would not count. Ours follows its main text (section 4.3): candidates have the same operator type and value, the one
// with the highest score m is taken, and matching is hierarchical.
type graphMatch struct {
	alpha   float64
	p, g    []graphPlace
	m       []float64 // m of each pair, −1 before it is asked for
	partner []int     // of p: its place in g, −1 where it has none
	taken   []bool    // of g: it has a partner
	hit     []bool    // of g: its partner is its match
	matched int
}

// graphPlace is a node in a tree, its children by their places.
type graphPlace struct {
	*GraphNode
	children []int
	parent   int // −1: none
	index    int // among its parent's children
}

func newGraphMatch(pred, gold *GraphNode, alpha float64) *graphMatch {
	m := &graphMatch{alpha: alpha}
	m.p, m.g = graphPlaces(nil, pred, -1, 0), graphPlaces(nil, gold, -1, 0)
	m.m = slices.Repeat([]float64{-1}, len(m.p)*len(m.g))
	m.partner, m.taken, m.hit = slices.Repeat([]int{-1}, len(m.p)), make([]bool, len(m.g)), make([]bool, len(m.g))
	for i, n := range m.p {
		if n.Relational && m.partner[i] < 0 {
			m.anchor(i)
		}
	}
	return m
}

// graphPlaces appends n and all below it, parents first.
func graphPlaces(places []graphPlace, n *GraphNode, parent, index int) []graphPlace {
	at := len(places)
	places = append(places, graphPlace{GraphNode: n, parent: parent, index: index})
	children := make([]int, 0, len(n.Args))
	for i, a := range n.Args {
		children = append(children, len(places))
		places = graphPlaces(places, a, at, i)
	}
	places[at].children = children
	return places
}

// anchor matches an operator with the candidate of the highest score.
func (m *graphMatch) anchor(i int) {
	best, score := -1, 0.0
	for j := range m.g {
		if !m.taken[j] && m.same(i, j) && m.ordered(i, j) {
			if s := m.score(i, j); s > score {
				best, score = j, s
			}
		}
	}
	if best >= 0 {
		m.place(i, best)
	}
}

// ordered tells whether i and j are on the same side of all that is above both and has sides.
func (m *graphMatch) ordered(i, j int) bool {
	for ; i >= 0; i = m.p[i].parent {
		up := m.p[i].parent
		if up < 0 || !m.p[up].Fixed || m.partner[up] < 0 {
			continue
		}
		for k := j; k >= 0; k = m.g[k].parent {
			if m.g[k].parent == m.partner[up] && m.g[k].index != m.p[i].index {
				return false
			}
		}
	}
	return true
}

// place makes i and j partners, then those below them. Expressions may differ and still have partners below them, operators not.
func (m *graphMatch) place(i, j int) {
	same := m.same(i, j)
	if m.partner[i] >= 0 || m.taken[j] || m.p[i].Relational && !same {
		return
	}
	m.partner[i], m.taken[j] = j, true
	if same {
		m.hit[j] = true
		m.matched++
	}
	for _, c := range m.children(i, j) {
		m.place(c.i, c.j)
	}
}

// same is m_self: the operator's type and value are equal.
func (m *graphMatch) same(i, j int) bool {
	p, g := m.p[i], m.g[j]
	return p.Relational == g.Relational && p.Op == g.Op && p.Value == g.Value
}

// score is m^j = α·m_self + (1−α)·(1/N)·Σ m_child (appendix N). N is the larger number of children, so that a missing
// one costs on either side; of two leaves it is m_self.
func (m *graphMatch) score(i, j int) float64 {
	if m.p[i].Relational != m.g[j].Relational {
		return 0
	}
	at := i*len(m.g) + j
	if m.m[at] >= 0 {
		return m.m[at]
	}
	self := indicator(m.same(i, j))
	n := max(len(m.p[i].children), len(m.g[j].children))
	if n == 0 {
		m.m[at] = self
		return self
	}
	sum := 0.0
	for _, c := range m.children(i, j) {
		sum += c.m
	}
	m.m[at] = m.alpha*self + (1-m.alpha)*sum/float64(n)
	return m.m[at]
}

// graphPair are two places, and their score.
type graphPair struct {
	i, j int
	m    float64
}

// children pairs the children of i and j: by their order where it means something, else from the highest score down.
func (m *graphMatch) children(i, j int) []graphPair {
	var pairs []graphPair
	fixed := m.p[i].Fixed && m.g[j].Fixed
	for a, ci := range m.p[i].children {
		for b, cj := range m.g[j].children {
			if fixed && a != b {
				continue
			}
			if s := m.score(ci, cj); s > 0 {
				pairs = append(pairs, graphPair{ci, cj, s})
			}
		}
	}
	if fixed {
		return pairs
	}
	slices.SortStableFunc(pairs, func(a, b graphPair) int { return cmp.Compare(b.m, a.m) })
	used := map[int]bool{} // places of p as they are, those of g as −1−j
	return slices.DeleteFunc(pairs, func(c graphPair) bool {
		if used[c.i] || used[-1-c.j] {
			return true
		}
		used[c.i], used[-1-c.j] = true, true
		return false
	})
}
