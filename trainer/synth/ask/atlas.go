package ask

import (
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// route leads from a table down to its children, their children, and through junctions to the other
// side: tables[i+1] is reached from tables[i] by links[i].
type route struct {
	tables []*synth.Table
	links  []Link
}

func (r route) top() *synth.Table    { return r.tables[0] }
func (r route) bottom() *synth.Table { return r.tables[len(r.tables)-1] }
func (r route) hops() int            { return len(r.links) }

// counted is the table whose nouns name the rows at the bottom: a row of a junction means the
// table on its other side.
func (r route) counted() *synth.Table {
	last := r.bottom()
	if !last.Junction {
		return last
	}
	return otherSide(last, r.links[len(r.links)-1])
}

// down joins from the top outward.
func (r route) down() []Join {
	var out []Join
	for i, l := range r.links {
		out = append(out, Join{l, r.tables[i+1]})
	}
	return out
}

// up joins from the bottom outward.
func (r route) up() []Join {
	var out []Join
	for i := len(r.links) - 1; i >= 0; i-- {
		out = append(out, Join{r.links[i], r.tables[i]})
	}
	return out
}

// straight says that r only descends: each link leads from a parent to its child.
func (r route) straight() bool {
	for i, l := range r.links {
		if l.Parent != r.tables[i] {
			return false
		}
	}
	return true
}

func (r route) extend(l Link, to *synth.Table) route {
	return route{
		tables: append(append([]*synth.Table(nil), r.tables...), to),
		links:  append(append([]Link(nil), r.links...), l),
	}
}

func (r route) visits(t *synth.Table) bool {
	for _, have := range r.tables {
		if have == t {
			return true
		}
	}
	return false
}

// otherSide is the table that a junction links besides the one reached through l; nil where it is not one table.
func otherSide(junction *synth.Table, l Link) *synth.Table {
	var other *synth.Table
	for _, c := range junction.Columns {
		if c.Ref == nil || c == l.Column {
			continue
		}
		if other != nil {
			return nil
		}
		other = c.Ref.Table
	}
	return other
}

// atlas is what questions ask of a world's foreign keys.
type atlas struct {
	entities []*synth.Table // tables with rows that something identifies
	links    []Link         // between two tables
	selves   []Link         // from a table to itself
	counts   []route        // to rows that can be counted; may end in a junction
	lists    []route        // to rows that can be named; never ends in a junction
	refs     map[*synth.Table][]Link
}

const maxHops = 3

func newAtlas(w *synth.World) *atlas {
	a := &atlas{refs: map[*synth.Table][]Link{}}
	children := map[*synth.Table][]Link{}
	for _, t := range w.Tables {
		if len(label(t)) > 0 && len(t.Rows) > 0 {
			a.entities = append(a.entities, t)
		}
		for _, c := range t.Columns {
			if c.Ref == nil || c.Ref.Table.Key() == nil {
				continue
			}
			l := Link{t, c, c.Ref.Table}
			if l.Parent == t {
				a.selves = append(a.selves, l)
				continue
			}
			a.links = append(a.links, l)
			a.refs[t] = append(a.refs[t], l)
			children[l.Parent] = append(children[l.Parent], l)
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
					if l != r.links[n-1] && !r.visits(l.Parent) {
						walk(r.extend(l, l.Parent))
					}
				}
				return
			}
		}
		for _, l := range children[r.bottom()] {
			if !r.visits(l.Child) {
				walk(r.extend(l, l.Child))
			}
		}
	}
	for _, t := range a.entities {
		walk(route{tables: []*synth.Table{t}})
	}
	a.counts, a.lists = shortest(counts), shortest(lists)
	return a
}

// shortest keeps a route where its question has only one reading: no other from its top to the rows
// that it counts is as short.
func shortest(rs []route) []route {
	type ends struct{ from, to *synth.Table }
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

// hopShares says how often questions over foreign keys follow one, two or three of them.
var hopShares = [maxHops + 1]float64{0, 0.38, 0.40, 0.22}

// route draws one of rs, its length first.
func (a *asker) route(rs []route) (route, bool) {
	var byHops [maxHops + 1][]route
	total := 0.0
	for _, r := range rs {
		if n := r.hops(); len(byHops[n]) == 0 {
			total += hopShares[n]
		}
		byHops[r.hops()] = append(byHops[r.hops()], r)
	}
	at := a.rng.Float64() * total
	for n, rs := range byHops {
		if len(rs) == 0 {
			continue
		}
		if at -= hopShares[n]; at < 0 {
			return draw.One(a.rng, rs), true
		}
	}
	return route{}, false
}
