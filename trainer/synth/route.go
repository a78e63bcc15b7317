package synth

// edge is one foreign key: child.col refers to parent's key.
type edge struct {
	child  *Table
	col    *Column
	parent *Table
}

func (l edge) fk() field { return field{l.child, l.col} }
func (l edge) pk() field { return field{l.parent, l.parent.key()} }

// route leads from a table down to its children, their children, and through junctions to the other
// side: tables[i+1] is reached from tables[i] by links[i].
type route struct {
	tables []*Table
	links  []edge
}

func (r route) top() *Table    { return r.tables[0] }
func (r route) bottom() *Table { return r.tables[len(r.tables)-1] }
func (r route) hops() int      { return len(r.links) }

// counted is the table whose nouns name the rows at the bottom: a row of a junction means the
// table on its other side.
func (r route) counted() *Table {
	last := r.bottom()
	if !last.Junction {
		return last
	}
	return otherSide(last, r.links[len(r.links)-1])
}

// down joins from the top outward.
func (r route) down() []join {
	var out []join
	for i, l := range r.links {
		out = append(out, join{l, r.tables[i+1]})
	}
	return out
}

// up joins from the bottom outward.
func (r route) up() []join {
	var out []join
	for i := len(r.links) - 1; i >= 0; i-- {
		out = append(out, join{r.links[i], r.tables[i]})
	}
	return out
}

// straight says that r only descends: each link leads from a parent to its child.
func (r route) straight() bool {
	for i, l := range r.links {
		if l.parent != r.tables[i] {
			return false
		}
	}
	return true
}

func (r route) extend(l edge, to *Table) route {
	return route{
		tables: append(append([]*Table(nil), r.tables...), to),
		links:  append(append([]edge(nil), r.links...), l),
	}
}

func (r route) visits(t *Table) bool {
	for _, have := range r.tables {
		if have == t {
			return true
		}
	}
	return false
}

// atlas is what questions ask of a world's foreign keys.
type atlas struct {
	entities []*Table // tables with rows that something identifies
	links    []edge   // between two tables
	selves   []edge   // from a table to itself
	counts   []route  // to rows that can be counted; may end in a junction
	lists    []route  // to rows that can be named; never ends in a junction
	refs     map[*Table][]edge
}

const maxHops = 3

func newAtlas(w *World) *atlas {
	a := &atlas{refs: map[*Table][]edge{}}
	children := map[*Table][]edge{}
	for _, t := range w.Tables {
		if len(label(t)) > 0 && len(t.Rows) > 0 {
			a.entities = append(a.entities, t)
		}
		for _, c := range t.Columns {
			if c.Ref == nil || c.Ref.Table.key() == nil {
				continue
			}
			l := edge{t, c, c.Ref.Table}
			if l.parent == t {
				a.selves = append(a.selves, l)
				continue
			}
			a.links = append(a.links, l)
			a.refs[t] = append(a.refs[t], l)
			children[l.parent] = append(children[l.parent], l)
		}
	}
	var counts, lists []route
	var walk func(r route)
	walk = func(r route) {
		if n := r.hops(); n > 0 {
			if other := r.counted(); other != nil && other != r.top() {
				counts = append(counts, r)
			}
			if !r.bottom().Junction {
				lists = append(lists, r)
			}
			if n == maxHops {
				return
			}
			if last := r.bottom(); last.Junction {
				for _, l := range a.refs[last] {
					if l != r.links[n-1] && !r.visits(l.parent) {
						walk(r.extend(l, l.parent))
					}
				}
				return
			}
		}
		for _, l := range children[r.bottom()] {
			if !r.visits(l.child) {
				walk(r.extend(l, l.child))
			}
		}
	}
	for _, t := range a.entities {
		walk(route{tables: []*Table{t}})
	}
	a.counts, a.lists = shortest(counts), shortest(lists)
	return a
}

// shortest keeps a route where its question has only one reading: no other from its top to the rows
// that it counts is as short.
func shortest(rs []route) []route {
	type ends struct{ from, to *Table }
	best, rivals := map[ends]int{}, map[ends]int{}
	for _, r := range rs {
		e := ends{r.top(), r.counted()}
		switch n := best[e]; {
		case n == 0 || r.hops() < n:
			best[e], rivals[e] = r.hops(), 1
		case r.hops() == n:
			rivals[e]++
		}
	}
	var out []route
	for _, r := range rs {
		e := ends{r.top(), r.counted()}
		if r.hops() == best[e] && rivals[e] == 1 {
			out = append(out, r)
		}
	}
	return out
}

// otherSide is the table that a junction links besides the one reached through l; nil where it is not one table.
func otherSide(junction *Table, l edge) *Table {
	var other *Table
	for _, c := range junction.Columns {
		if c.Ref == nil || c == l.col {
			continue
		}
		if other != nil {
			return nil
		}
		other = c.Ref.Table
	}
	return other
}

// key is the single-column primary key, nil where there is none.
func (t *Table) key() *Column {
	for _, c := range t.Columns {
		if c.Kind == KindID {
			return c
		}
	}
	return nil
}
