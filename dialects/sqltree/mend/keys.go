package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// keys mends a condition that joins tables by a column that one of them does not have, where foreign keys say how to
// join the parts of FROM that no other condition ties: by other columns, or through tables in between.
func (m *mender) keys(sc *scope, missing []*sqltree.Expr) bool {
	parts := sc.parts()
	if !sc.inner() || len(parts) < 2 {
		return false
	}
	for c := range sc.pairs {
		a, b := c.Args[0], c.Args[1]
		if !slices.Contains(missing, a) && !slices.Contains(missing, b) || a.Table == "" || b.Table == "" {
			continue
		}
		if x := m.tie(sc, parts, a, b); x != nil && m.reroute(sc, c, *x) {
			return true
		}
	}
	return false
}

// unjoined takes a table out of FROM that is joined by a column which does not exist, and of which nothing else is
// read.
func (m *mender) unjoined(sc *scope, missing []*sqltree.Expr) bool {
	if !sc.inner() || len(sc.tables) < 2 {
		return false
	}
	for e := range sc.own {
		if e.IsStar() {
			return false
		}
	}
	for c := range sc.pairs {
		a, b := c.Args[0], c.Args[1]
		if !slices.Contains(missing, a) && !slices.Contains(missing, b) {
			continue
		}
		for _, e := range c.Args {
			s := sc.called(e.Table)
			if s == nil || len(sc.columnsOf(s)) > 1 {
				continue
			}
			m.changed(RuleFrom, "left out %s, of which nothing is read but %s = %s", m.title(s), written(a), written(b))
			sc.leaveOut(s, c)
			return true
		}
	}
	return false
}

// invented takes a table out of FROM that does not exist, where the one that it is joined with by a column of one name
// has all that is read of it.
func (m *mender) invented(sc *scope, t *sqltree.Table) bool {
	if !sc.inner() || len(sc.tables) < 2 {
		return false
	}
	read := sc.columnsOf(t)
	for c := range sc.pairs {
		own, other := c.Args[0], c.Args[1]
		if sc.called(own.Table) != t {
			own, other = other, own
		}
		s := sc.called(other.Table)
		if sc.called(own.Table) != t || s == nil || s == sqltree.Source(t) || !strings.EqualFold(own.Text, other.Text) {
			continue
		}
		lacks := func(e *sqltree.Expr) bool { return e != own && !has(m.columnsOf(s), e.Text) }
		if slices.ContainsFunc(read, lacks) {
			continue
		}
		m.changed(RuleName, "left out %s, which does not exist: %s has its columns", t.Name, m.title(s))
		sc.leaveOut(t, c)
		for _, e := range read {
			e.Table, e.Schema, e.Of = binding(s), "", s
		}
		return true
	}
	return false
}

// leaveOut takes a source out of FROM, and the condition that joined it.
func (sc *scope) leaveOut(s sqltree.Source, condition *sqltree.Expr) {
	from, on := without(sc.body.From, s)
	sc.body.From = from
	sc.body.Where = but(and(sc.body.Where, on), condition)
	for x := range sqltree.Sources(from) {
		if j, ok := x.(*sqltree.Join); ok && j.On != nil {
			if j.On = but(j.On, condition); j.On == nil {
				j.Kind = sqltree.CrossJoin
			}
		}
	}
	sc.tables = slices.DeleteFunc(sc.tables, func(t sqltree.Source) bool { return t == s })
}

// columnsOf are the columns that a query reads of a source by its name, whether there are such or not.
func (sc *scope) columnsOf(s sqltree.Source) (columns []*sqltree.Expr) {
	for e := range exprs(sc.query) {
		if e.Of == s || strings.EqualFold(e.Table, binding(s)) {
			columns = append(columns, e)
		}
	}
	return columns
}

// without is FROM without a source, and what was the condition of its join.
func without(from, s sqltree.Source) (rest sqltree.Source, on *sqltree.Expr) {
	j, ok := from.(*sqltree.Join)
	switch {
	case !ok:
		return from, nil
	case j.Right == s:
		return j.Left, j.On
	case j.Left == s:
		return j.Right, j.On
	}
	left, on := without(j.Left, s)
	if left == j.Left && on == nil {
		j.Right, on = without(j.Right, s)
	}
	j.Left = left
	return j, on
}

// but are conditions without one of them; nil: there is no other.
func but(conditions, one *sqltree.Expr) *sqltree.Expr {
	return sqltree.Conjunction(slices.DeleteFunc(slices.Clone(sqltree.Conjuncts(conditions)), func(x *sqltree.Expr) bool { return x == one }))
}

// using puts a foreign key in place of USING with a column that one side does not have.
func (m *mender) using(sc *scope) bool {
	for s := range sqltree.Sources(sc.body.From) {
		j, ok := s.(*sqltree.Join)
		if !ok || len(j.Using) == 0 || m.table(j.Right) == nil {
			continue
		}
		left := slices.DeleteFunc(slices.Collect(sqltree.Sources(j.Left)), func(s sqltree.Source) bool { return m.table(s) == nil })
		lacks := slices.ContainsFunc(j.Using, func(name string) bool {
			return !has(m.columnsOf(j.Right), name) || !slices.ContainsFunc(left, func(s sqltree.Source) bool { return has(m.columnsOf(s), name) })
		})
		if !lacks {
			continue
		}
		if r := m.roads(sc, left, m.table(j.Right), 1); len(r) == 1 {
			before := strings.Join(j.Using, ", ")
			j.Using, j.On = nil, r[0].links[0].on(m, r[0].start, j.Right)
			m.changed(RuleOwner, "joined %s and %s by their foreign key in place of USING (%s)", m.title(r[0].start), m.title(j.Right), before)
			return true
		}
	}
	return false
}

// bridge is a road between two sources of FROM.
type bridge struct {
	road
	to sqltree.Source
}

// touches reports whether the bridge has a source at one end.
func (b bridge) touches(s sqltree.Source) bool { return s != nil && (b.start == s || b.to == s) }

// uses reports whether the bridge begins or ends by a column.
func (b bridge) uses(e *sqltree.Expr) bool {
	first, last := b.links[0], b.links[len(b.links)-1]
	return e.Of != nil && (b.start == e.Of && has(first.mine, e.Text) || b.to == e.Of && has(last.theirs, e.Text))
}

// tie is the only bridge between parts of FROM that a condition over the columns a and b, of which one does not exist,
// can have meant: by the other column, between the two sources that it names, or at one of them. Nil: there is none, or
// several.
func (m *mender) tie(sc *scope, parts [][]sqltree.Source, a, b *sqltree.Expr) *bridge {
	var direct []bridge
	for i, part := range parts {
		for _, other := range parts[i+1:] {
			direct = append(direct, m.bridges(sc, part, other, 1)...)
		}
	}
	from, to := sc.called(a.Table), sc.called(b.Table)
	if from == nil || to == nil {
		return nil
	}
	for _, fits := range []func(bridge) bool{
		func(x bridge) bool { return x.uses(a) || x.uses(b) },
		func(x bridge) bool { return from != to && x.touches(from) && x.touches(to) },
		func(x bridge) bool { return x.touches(from) || x.touches(to) },
	} {
		fitting := slices.DeleteFunc(slices.Clone(direct), func(x bridge) bool { return !fits(x) })
		if len(fitting) > 1 {
			fitting = slices.DeleteFunc(fitting, func(x bridge) bool { return !x.touches(from) || !x.touches(to) })
		}
		if len(fitting) == 1 {
			return &fitting[0]
		}
		if len(fitting) > 1 {
			return nil
		}
	}
	partOf := func(s sqltree.Source) []sqltree.Source {
		return parts[slices.IndexFunc(parts, func(p []sqltree.Source) bool { return slices.Contains(p, s) })]
	}
	if slices.Contains(partOf(from), to) {
		return nil
	}
	through := m.bridges(sc, []sqltree.Source{from}, []sqltree.Source{to}, maxJoins)
	if len(through) == 0 { // between what they are joined with
		through = m.bridges(sc, partOf(from), partOf(to), maxJoins)
	}
	if len(through) > 1 { // the column that exists says by which
		through = slices.DeleteFunc(through, func(x bridge) bool { return !x.uses(a) && !x.uses(b) })
	}
	if len(through) == 1 {
		return &through[0]
	}
	return nil
}

// bridges are the shortest from any of some sources to any of others.
func (m *mender) bridges(sc *scope, from, to []sqltree.Source, limit int) (shortest []bridge) {
	for _, s := range to {
		if m.table(s) == nil {
			continue
		}
		for _, r := range m.roads(sc, from, m.table(s), limit) {
			if len(r.links) < limit {
				limit, shortest = len(r.links), nil
			}
			shortest = append(shortest, bridge{r, s})
		}
	}
	return shortest
}

// reroute puts a road in place of a condition.
func (m *mender) reroute(sc *scope, c *sqltree.Expr, r bridge) bool {
	var between []string
	for _, l := range r.links[:len(r.links)-1] {
		if t := m.newTable(l.to, ""); sc.isCalled(t.Name) {
			return false
		}
		between = append(between, l.to.Name)
	}
	if len(between) > 0 {
		m.qualify(sc)
	}
	sources := []sqltree.Source{r.start}
	for _, l := range r.links[:len(r.links)-1] {
		sources = append(sources, m.newTable(l.to, ""))
	}
	sources = append(sources, r.to)
	before := written(c.Args[0]) + " = " + written(c.Args[1])
	*c = *sc.connect(c, sources, func(i int) *sqltree.Expr { return r.links[i].on(m, sources[i], sources[i+1]) })
	sc.late()
	if len(between) > 0 {
		m.changed(RuleFrom, "joined %s between %s and %s", strings.Join(between, ", "), m.title(r.start), m.title(r.to))
		return true
	}
	m.changed(RuleOwner, "read %s as %s = %s", before, written(first(c).Args[0]), written(first(c).Args[1]))
	return true
}

// connect joins what is between the first and the last of some sources, of which on(i) ties i and the next one, and
// returns the condition for c's place: before c's own join, where that ties the two, else at the end of FROM.
func (sc *scope) connect(c *sqltree.Expr, sources []sqltree.Source, on func(i int) *sqltree.Expr) *sqltree.Expr {
	from, to, links := sources[0], sources[len(sources)-1], len(sources)-1
	for s := range sqltree.Sources(sc.body.From) {
		j, ok := s.(*sqltree.Join)
		if !ok || !slices.Contains(sqltree.Conjuncts(j.On), c) {
			continue
		}
		left := slices.Collect(sqltree.Sources(j.Left))
		before := func(i int, condition *sqltree.Expr) {
			j.Left = &sqltree.Join{Kind: sqltree.InnerJoin, Left: j.Left, Right: sources[i], On: condition}
			sc.tables = append(sc.tables, sources[i])
		}
		switch {
		case j.Right == to && slices.Contains(left, from):
			for i := 1; i < links; i++ {
				before(i, on(i-1))
			}
			return on(links - 1)
		case j.Right == from && slices.Contains(left, to):
			for i := links - 1; i > 0; i-- {
				before(i, on(i))
			}
			return on(0)
		}
	}
	for i := 1; i < links; i++ {
		sc.joined(sources[i], on(i-1))
	}
	return on(links - 1)
}

// first is the first of the conditions that AND joins.
func first(e *sqltree.Expr) *sqltree.Expr { return sqltree.Conjuncts(e)[0] }
