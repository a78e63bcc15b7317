package pointer

import (
	"maps"
	"slices"
)

// join is the tables of a FROM clause in the order in which they are joined, and for each but the first the pairs of
// columns that join it to those before it.
type join struct {
	tables []int
	on     [][][2]int
}

// implied joins tables greedily: it starts at the least of them, then adds the one that is nearest to those it has, by
// breadth-first search along foreign keys (in the order of Catalog.Keys), with the tables on the way. What pairs
// join comes before what keys do. Ok is false where nothing leads from one table to another.
func (c *Catalog) implied(tables []int, pairs [][2]int) (j join, ok bool) {
	wanted := slices.Compact(slices.Sorted(slices.Values(tables)))
	if len(wanted) == 0 {
		return join{}, false
	}
	j = join{tables: wanted[:1:1], on: [][][2]int{nil}}
	for {
		missing := func(t int) bool { return slices.Contains(wanted, t) && !slices.Contains(j.tables, t) }
		if !slices.ContainsFunc(wanted, missing) {
			return j, true
		}
		path := c.path(j.tables, missing, pairs, false)
		if path == nil {
			path = c.path(j.tables, missing, pairs, true)
		}
		if path == nil {
			return j, false
		}
		for _, step := range path {
			j.tables, j.on = append(j.tables, step.to), append(j.on, step.pairs)
		}
	}
}

// step adds a table to a join.
type step struct {
	to     int
	pairs  [][2]int
	before *step
}

// path is the shortest way from some of the tables to one that is wanted, along pairs, and keys too if so told; nil
// where there is none.
func (c *Catalog) path(from []int, wanted func(int) bool, pairs [][2]int, keys bool) []step {
	seen := make([]bool, len(c.Tables))
	var queue []*step
	for _, t := range from {
		seen[t] = true
		queue = append(queue, &step{to: t})
	}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		if at.before != nil && wanted(at.to) {
			var path []step
			for s := at; s.before != nil; s = s.before {
				path = append(path, *s)
			}
			slices.Reverse(path)
			return path
		}
		visit := func(to int, pairs [][2]int) {
			if !seen[to] {
				seen[to] = true
				queue = append(queue, &step{to, pairs, at})
			}
		}
		for _, given := range c.given(at.to, pairs) {
			visit(given.to, given.pairs)
		}
		if !keys {
			continue
		}
		for _, e := range c.edges[at.to] {
			visit(e.to, c.keyPairs(e.key))
		}
	}
	return nil
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

func (c *Catalog) keyPairs(key int) [][2]int {
	k := c.Keys[key]
	out := make([][2]int, len(k.From))
	for i := range k.From {
		out[i] = [2]int{k.From[i], k.To[i]}
	}
	return out
}

// same tells whether two joins are of the same tables by equal columns, whatever the order: columns are compared by the
// classes of those that the pairs make equal.
func (j join) same(tables []int, pairs [][2]int) bool {
	own := slices.Compact(slices.Sorted(slices.Values(j.tables)))
	if !slices.Equal(own, slices.Compact(slices.Sorted(slices.Values(tables)))) {
		return false
	}
	return maps.Equal(classes(slices.Concat(j.on...)), classes(pairs))
}

// classes maps each column of the pairs to the least column that they make it equal to.
func classes(pairs [][2]int) map[int]int {
	of := map[int]int{}
	for _, p := range pairs {
		for _, c := range p {
			if _, ok := of[c]; !ok {
				of[c] = c
			}
		}
		least, other := min(of[p[0]], of[p[1]]), max(of[p[0]], of[p[1]])
		for c, class := range of {
			if class == other {
				of[c] = least
			}
		}
	}
	return of
}

// keyOf is the foreign key that begins with a column and refers to a table; -1 where there is none.
func (c *Catalog) keyOf(column, table int) int {
	return slices.IndexFunc(c.Keys, func(k Key) bool { return k.From[0] == column && c.Columns[k.To[0]].Table == table })
}
