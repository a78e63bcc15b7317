package form

import (
	"maps"
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
)

// Join is the tables of a FROM clause in the order in which they are joined, and for each but the first the pairs of
// columns that join it to those before it.
type Join struct {
	Tables []int
	On     [][][2]int
}

// Join joins tables greedily: it starts at the least of them, then adds the one that is nearest to those it has, by
// breadth-first search along foreign keys (in the order of Prompt.edges), with the tables on the way. What pairs
// join comes before what keys do. Ok is false where nothing leads from one table to another.
func (p *Prompt) Join(tables []int, pairs [][2]int) (j Join, ok bool) {
	wanted := slices.Compact(slices.Sorted(slices.Values(tables)))
	if len(wanted) == 0 {
		return Join{}, false
	}
	j = Join{Tables: wanted[:1:1], On: [][][2]int{nil}}
	for {
		missing := func(t int) bool { return slices.Contains(wanted, t) && !slices.Contains(j.Tables, t) }
		if !slices.ContainsFunc(wanted, missing) {
			return j, true
		}
		path := p.path(j.Tables, missing, pairs, false)
		if path == nil {
			path = p.path(j.Tables, missing, pairs, true)
		}
		if path == nil {
			return j, false
		}
		for _, step := range path {
			j.Tables, j.On = append(j.Tables, step.to), append(j.On, step.pairs)
		}
	}
}

// step adds a table to a join.
type step struct {
	to     int
	pairs  [][2]int
	before *step
	up     bool // from rows to the one that they refer to
	fans   int  // how often the way goes up to a row, and down again to others of it
}

// path is the shortest way from some of the tables to one that is wanted, along pairs, and keys too if asked for; nil
// where there is none. Of several, it is the one that seldomest combines rows which only refer to the same: a track and
// its buyers meet in the lines of invoices, not in the reviews of its album.
func (p *Prompt) path(from []int, wanted func(int) bool, pairs [][2]int, keys bool) []step {
	seen := make([]bool, len(p.Tables))
	var level []*step
	for _, t := range from {
		seen[t] = true
		level = append(level, &step{to: t})
	}
	for len(level) > 0 {
		var next []*step
		visit := func(s step) {
			switch at := slices.IndexFunc(next, func(other *step) bool { return other.to == s.to }); {
			case seen[s.to]:
			case at < 0:
				next = append(next, &s)
			case s.fans < next[at].fans:
				next[at] = &s
			}
		}
		for _, at := range level {
			for _, given := range p.given(at.to, pairs) {
				visit(step{to: given.to, pairs: given.pairs, before: at, fans: at.fans})
			}
			for _, e := range p.edges[at.to] {
				if s := (step{to: e.to, before: at, fans: at.fans}); keys {
					s.pairs, s.up = p.KeyPairs(e.key), p.Columns[p.Keys[e.key].From[0]].Table == at.to
					if at.up && !s.up {
						s.fans++
					}
					visit(s)
				}
			}
		}
		var best *step
		for _, s := range next {
			seen[s.to] = true
			if wanted(s.to) && (best == nil || s.fans < best.fans) {
				best = s
			}
		}
		if best != nil {
			var path []step
			for s := best; s.before != nil; s = s.before {
				path = append(path, *s)
			}
			slices.Reverse(path)
			return path
		}
		level = next
	}
	return nil
}

// plainKey is the score of a key whose name says no more than where it leads: dept_id, next to head_of_dept_id where
// nobody says "head".
const plainKey = 0.1

// prefer puts, of the keys between two tables, the one first whose name the question says most of: "closed by" is said
// of closed_by_staff_id, next to opened_by_staff_id.
func (p *Prompt) prefer(said func(stem string) bool) {
	score := make([]float64, len(p.Keys))
	for k, key := range p.Keys {
		words := p.Tables[p.Columns[key.To[0]].Table].Words
		for _, c := range key.To {
			words += " " + p.Columns[c].Words
		}
		to := english.Stems(words + " " + english.WrittenOut(words))
		own, found := 0, 0
		var from []string
		for _, c := range key.From {
			names := english.Phrases(p.Columns[c].Name, p.Columns[c].Words, "")
			from = append(from, names[len(names)-1]...) // abbreviations written out
		}
		for _, word := range from {
			if english.Common[word] || slices.Contains(to, word) {
				continue
			}
			own++
			if said(word) {
				found++
			}
		}
		score[k] = plainKey
		if own > 0 {
			score[k] = float64(found) / float64(own)
		}
	}
	p.edges = slices.Clone(p.edges)
	for t := range p.edges {
		edges := slices.Clone(p.edges[t])
		for i := range edges {
			best := i
			for j := i + 1; j < len(edges); j++ {
				if edges[j].to == edges[i].to && score[edges[j].key] > score[edges[best].key] {
					best = j
				}
			}
			edges[i], edges[best] = edges[best], edges[i]
		}
		p.edges[t] = edges
	}
}

// given are the steps from a table along pairs, those to one table together.
func (c *Catalog) given(table int, pairs [][2]int) []step {
	var out []step
	for _, p := range pairs {
		a, b := c.Columns[p[0]].Table, c.Columns[p[1]].Table
		if b == table {
			a, b = b, a
		}
		if a != table || b == table {
			continue
		}
		if i := slices.IndexFunc(out, func(s step) bool { return s.to == b }); i >= 0 {
			out[i].pairs = append(out[i].pairs, p)
		} else {
			out = append(out, step{to: b, pairs: [][2]int{p}})
		}
	}
	return out
}

// KeyPairs are the columns that a key makes equal.
func (c *Catalog) KeyPairs(key int) [][2]int {
	k := c.Keys[key]
	out := make([][2]int, len(k.From))
	for i := range k.From {
		out[i] = [2]int{k.From[i], k.To[i]}
	}
	return out
}

// same reports whether two joins are of the same tables by equal columns, whatever the order: columns are compared by
// the classes of those that the pairs make equal.
func (j Join) same(tables []int, pairs [][2]int) bool {
	own := slices.Compact(slices.Sorted(slices.Values(j.Tables)))
	if !slices.Equal(own, slices.Compact(slices.Sorted(slices.Values(tables)))) {
		return false
	}
	return maps.Equal(classes(slices.Concat(j.On...)), classes(pairs))
}

// classes maps each column of the pairs to the least column that they make it equal to.
func classes(pairs [][2]int) map[int]int {
	of := map[int]int{} // of each an equal one that is less, of the least itself
	least := func(c int) int {
		for of[c] != c {
			of[c] = of[of[c]]
			c = of[c]
		}
		return c
	}
	for _, p := range pairs {
		for _, c := range p {
			if _, ok := of[c]; !ok {
				of[c] = c
			}
		}
		a, b := least(p[0]), least(p[1])
		of[max(a, b)] = min(a, b)
	}
	for c := range of {
		of[c] = least(c)
	}
	return of
}

// keyOf is the foreign key that begins with a column and refers to a table; -1 where there is none.
func (c *Catalog) keyOf(column, table int) int {
	return slices.IndexFunc(c.Keys, func(k Key) bool { return k.From[0] == column && c.Columns[k.To[0]].Table == table })
}

// Multiplies reports whether a join with another table makes several rows of one, as far as profiles tell: with the
// orders of a customer, not with the customer of an order.
func (p *Prompt) Multiplies(one, other int) bool {
	for _, step := range p.path([]int{one}, func(t int) bool { return t == other }, nil, true) {
		from := step.pairs[0][0] // either end
		if p.Columns[from].Table != step.to {
			from = step.pairs[0][1]
		}
		if profile := p.profiles[from]; profile != nil && profile.Distinct < int64(profile.Rows) { // several refer to one
			return true
		}
	}
	return false
}
