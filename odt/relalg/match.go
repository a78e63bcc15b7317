package relalg

import (
	"cmp"
	"slices"
)

// Weights are the paper's α and β (appendix N).
type Weights struct {
	Alpha float64 `json:"alpha"` // α in (0, 1): what a node itself weighs against its children when candidates are compared
	Beta  float64 `json:"beta"`  // β: what recall weighs against precision
}

// DefaultWeights are ours: the paper only says that β is relatively large. On pairs made by its Table 9 RelPM's area
// under the ROC curve hardly depends on either (0.898 to 0.899: docs/experiments/2026-11-22-roc-relpm-astpm.md), so
// they stand where recall counts more and what a prediction has too much still costs.
var DefaultWeights = Weights{Alpha: 0.5, Beta: 2}

// Score is the F_β of partial matching (appendix N, eq. 1): r_RelPM of relational operator trees, AstPM of syntax
// trees.
func (w Weights) Score(pred, gold *Node) float64 {
	m := newMatch(pred, gold, w.Alpha)
	matched := float64(m.matched)
	if matched == 0 {
		return 0
	}
	precision, recall := matched/float64(len(m.p)), matched/float64(len(m.g))
	beta2 := w.Beta * w.Beta
	return (1 + beta2) * precision * recall / (beta2*precision + recall)
}

// Match reports which nodes of gold, parents first, have a match in a prediction.
func (w Weights) Match(pred, gold *Node) []bool { return newMatch(pred, gold, w.Alpha).hit }

// match matches the nodes of a prediction, 𝒩_q̂, with those of gold, 𝒩_q*, one to one.
//
// The paper asks only that a node have a match, so that any number of equal nodes would match one, and the tree's shape
// would not count. Ours follows its main text (section 4.3): candidates have the same operator type and value, the one
// with the highest score m is taken, and matching is hierarchical.
type match struct {
	alpha   float64
	p, g    []place
	m       []float64 // m of each pair, −1 before it is asked for
	partner []int     // of p: its place in g, −1 where it has none
	taken   []bool    // of g: it has a partner
	hit     []bool    // of g: its partner is its match
	matched int
}

// place is a node in a tree, its children by their places.
type place struct {
	*Node
	children []int
	parent   int // −1: none
	index    int // among its parent's children
}

func newMatch(pred, gold *Node, alpha float64) *match {
	m := &match{alpha: alpha}
	m.p, m.g = appendPlaces(nil, pred, -1, 0), appendPlaces(nil, gold, -1, 0)
	m.m = slices.Repeat([]float64{-1}, len(m.p)*len(m.g))
	m.partner, m.taken, m.hit = slices.Repeat([]int{-1}, len(m.p)), make([]bool, len(m.g)), make([]bool, len(m.g))
	for i, n := range m.p {
		if n.Relational && m.partner[i] < 0 {
			m.anchor(i)
		}
	}
	return m
}

// appendPlaces appends n and all below it, parents first.
func appendPlaces(places []place, n *Node, parent, index int) []place {
	at := len(places)
	places = append(places, place{Node: n, parent: parent, index: index})
	children := make([]int, 0, len(n.Args))
	for i, a := range n.Args {
		children = append(children, len(places))
		places = appendPlaces(places, a, at, i)
	}
	places[at].children = children
	return places
}

// anchor matches an operator with the candidate of the highest score.
func (m *match) anchor(i int) {
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

// ordered reports whether i and j are on the same side of all that is above both and has sides.
func (m *match) ordered(i, j int) bool {
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

// place makes i and j partners, then those below them. Expressions may differ and still have partners below them,
// operators not.
func (m *match) place(i, j int) {
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
func (m *match) same(i, j int) bool {
	p, g := m.p[i], m.g[j]
	return p.Relational == g.Relational && p.Op == g.Op && p.Value == g.Value
}

// score is m^j = α·m_self + (1−α)·(1/N)·Σ m_child (appendix N). N is the larger number of children, so that a missing
// one costs on either side; of two leaves it is m_self.
func (m *match) score(i, j int) float64 {
	if m.p[i].Relational != m.g[j].Relational {
		return 0
	}
	at := i*len(m.g) + j
	if m.m[at] >= 0 {
		return m.m[at]
	}
	self := 0.0
	if m.same(i, j) {
		self = 1
	}
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

// pair are two places, and their score.
type pair struct {
	i, j int
	m    float64
}

// children pairs the children of i and j: by their order where it means something, else from the highest score down.
func (m *match) children(i, j int) []pair {
	var pairs []pair
	fixed := m.p[i].Fixed && m.g[j].Fixed
	for a, ci := range m.p[i].children {
		for b, cj := range m.g[j].children {
			if fixed && a != b {
				continue
			}
			if s := m.score(ci, cj); s > 0 {
				pairs = append(pairs, pair{ci, cj, s})
			}
		}
	}
	if fixed {
		return pairs
	}
	slices.SortStableFunc(pairs, func(a, b pair) int { return cmp.Compare(b.m, a.m) })
	used := map[int]bool{} // places of p as they are, those of g as −1−j
	return slices.DeleteFunc(pairs, func(c pair) bool {
		if used[c.i] || used[-1-c.j] {
			return true
		}
		used[c.i], used[-1-c.j] = true, true
		return false
	})
}
