package cte

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// above are the expressions of a SELECT that work on what FROM and WHERE give.
func above(q *sqltree.Query, s *sqltree.Select) (all []*sqltree.Expr) {
	for _, i := range s.Items {
		all = append(all, i.Expr)
	}
	all = append(all, s.GroupBy...)
	if s.Having != nil {
		all = append(all, s.Having)
	}
	for _, o := range q.OrderBy {
		all = append(all, o.Expr)
	}
	return all
}

// divisible reports whether what a SELECT does to its rows can be parted from where they come from: every column is
// known, and no clause reaches back.
func (r *rewriter) divisible(q *sqltree.Query, s *sqltree.Select) bool {
	outputs := outputsOf(q)
	whole := func(x *sqltree.Expr) bool {
		return x.IsStar() && x.Table != "" || x.Query != nil && !r.alone[x.Query] || x.Call != nil && x.Call.Over != nil ||
			x.Op == sqltree.OpColumn && x.Of == nil && !outputs[strings.ToLower(x.Text)]
	}
	return s.DistinctOn == nil && s.Windows == nil && !q.WithTies &&
		!slices.ContainsFunc(s.Items, func(i sqltree.Item) bool { return i.Expr.IsStar() }) &&
		!slices.ContainsFunc(above(q, s), func(e *sqltree.Expr) bool { return containsFunc(e, whole) })
}

// choice parts the groups of a SELECT from the choice among them: what HAVING keeps and the first by ORDER BY. It is
// the query of the groups; the SELECT is left with the choice, and without a source. Nil: there is no such step.
func (r *rewriter) choice(q *sqltree.Query, s *sqltree.Select) *sqltree.Query {
	if len(s.GroupBy) == 0 || s.Having == nil && !takesFirst(q) || !r.divisible(q, s) {
		return nil
	}
	groups := &sqltree.Select{Items: s.Items, From: s.From, Where: s.Where, GroupBy: s.GroupBy}
	query := &sqltree.Query{Body: groups}
	chosen := &sqltree.Select{Distinct: s.Distinct}
	for _, name := range r.outputs(query) {
		chosen.Items = append(chosen.Items, sqltree.Item{Expr: column(name)})
	}
	if s.Having != nil {
		chosen.Where = r.lift(groups, s.Having)
	}
	for i := range q.OrderBy {
		q.OrderBy[i].Expr = r.lift(groups, q.OrderBy[i].Expr)
	}
	r.outputs(query) // what was lifted has a name
	*s = *chosen
	return query
}

// lift is an expression over the columns of grouped rows, which get those that it needs.
func (r *rewriter) lift(groups *sqltree.Select, e *sqltree.Expr) *sqltree.Expr {
	is := func(x *sqltree.Expr) bool { return r.same(x, e) }
	output := slices.IndexFunc(groups.Items, func(i sqltree.Item) bool { return is(i.Expr) })
	switch {
	case e.Op == sqltree.OpNumber || e.Op == sqltree.OpString: // ORDER BY 2 is the second one's still
		return e
	case output >= 0:
		return column(groups.Items[output].Name())
	case e.IsAggregate(r.dialect), e.Op == sqltree.OpColumn && e.Of != nil, slices.ContainsFunc(groups.GroupBy, is):
		groups.Items = append(groups.Items, sqltree.Item{Expr: e})
		r.outputs(&sqltree.Query{Body: groups})
		return column(groups.Items[len(groups.Items)-1].Name())
	}
	lifted := *e
	lifted.Args = nil
	for _, a := range e.Args {
		lifted.Args = append(lifted.Args, r.lift(groups, a))
	}
	return &lifted
}

// join parts the join of a SELECT, with its conditions, from what is done to its rows, as appendix P.3 does.
func (r *rewriter) join(q *sqltree.Query, s *sqltree.Select) {
	if !joins(s) || !onTop(r.dialect, q, s) || !r.divisible(q, s) || !r.group(q, s) {
		return
	}
	rows := &sqltree.Select{From: s.From, Where: s.Where}
	read := columnsOf(above(q, s))
	needed := read
	if len(read) == 0 { // COUNT(*) alone: any column will do
		needed = columnsOf(slices.Collect((&sqltree.Query{Body: rows}).Exprs()))
		needed = needed[:min(len(needed), 1)]
	}
	if len(needed) == 0 {
		return
	}
	rename := r.columns(rows, needed, s.Items)
	s.From, s.Where = &sqltree.Table{Name: r.step(&sqltree.Query{Body: rows}, nil)}, nil
	for _, e := range read {
		*e = sqltree.Expr{Op: sqltree.OpColumn, Text: rename[e], Of: s.From}
	}
}

// columns has a SELECT give some columns, each once, and says what each is called then: by its table too where two have
// one name. Aliases that are in use above stay free.
func (r *rewriter) columns(rows *sqltree.Select, needed []*sqltree.Expr, above []sqltree.Item) map[*sqltree.Expr]string {
	names, used := map[*sqltree.Expr]string{}, map[string]bool{}
	for _, i := range above {
		used[strings.ToLower(i.Alias)] = true
	}
	for n, e := range needed {
		if first := slices.IndexFunc(needed[:n], func(x *sqltree.Expr) bool { return r.same(x, e) }); first >= 0 {
			names[e] = names[needed[first]]
			continue
		}
		names[e] = free(used, e.Text, joined(sourceName(e.Of), e.Text))
		item := sqltree.Item{Expr: clone(e)}
		if names[e] != e.Text {
			item.Alias = names[e]
		}
		rows.Items = append(rows.Items, item)
	}
	return names
}

// columnsOf are the columns of sources in some expressions, each place once.
func columnsOf(all []*sqltree.Expr) (columns []*sqltree.Expr) {
	for _, e := range all {
		for x := range e.All() {
			if x.Op == sqltree.OpColumn && x.Of != nil && !slices.Contains(columns, x) {
				columns = append(columns, x)
			}
		}
	}
	return columns
}

func clone(e *sqltree.Expr) *sqltree.Expr {
	c := *e
	return &c
}

// group has a SELECT group by every column that it gives of a group, so that the step has no need of its sources' keys,
// which PostgreSQL and MySQL would look for. It fails where no key determines such a column.
func (r *rewriter) group(q *sqltree.Query, s *sqltree.Select) bool {
	all := above(q, s)
	if len(s.GroupBy) == 0 && !slices.ContainsFunc(all, func(e *sqltree.Expr) bool { return aggregated(r.dialect, e) }) {
		return true // rows, not groups
	}
	grouped := slices.Clone(s.GroupBy)
	if slices.ContainsFunc(all, func(e *sqltree.Expr) bool { return !r.determined(s, &grouped, e) }) {
		return false
	}
	s.GroupBy = grouped
	return true
}

// determined reports whether an expression has one value in each group. A column that a key of its table determines is
// added to what is grouped by.
func (r *rewriter) determined(s *sqltree.Select, grouped *[]*sqltree.Expr, e *sqltree.Expr) bool {
	by := func(g *sqltree.Expr) bool {
		if g.Op == sqltree.OpColumn && g.Of == nil { // an item by its alias
			return slices.ContainsFunc(s.Items, func(i sqltree.Item) bool { return i.Alias == g.Text && i.Expr == e })
		}
		return r.same(g, e)
	}
	switch {
	case e.IsAggregate(r.dialect), slices.ContainsFunc(*grouped, by):
		return true
	case e.Op != sqltree.OpColumn:
		return !slices.ContainsFunc(e.Operands(), func(x *sqltree.Expr) bool { return !r.determined(s, grouped, x) })
	case e.Of == nil: // an alias
		return true
	}
	known := append(equated(s, *grouped), *grouped...)
	if !slices.ContainsFunc(r.keys(e.Of), func(key []string) bool { return holds(known, e.Of, key) }) {
		return false
	}
	*grouped = append(*grouped, clone(e))
	return true
}

// equated are the columns that a SELECT's conditions make equal to some others. What an outer join asks for it does not
// make so.
func equated(s *sqltree.Select, to []*sqltree.Expr) (columns []*sqltree.Expr) {
	conditions := slices.Clone(sqltree.Conjuncts(s.Where))
	for source := range sqltree.Sources(s.From) {
		if j, ok := source.(*sqltree.Join); ok && (j.Kind == sqltree.InnerJoin || j.Kind == sqltree.CrossJoin) {
			conditions = append(conditions, sqltree.Conjuncts(j.On)...)
		}
	}
	for _, c := range conditions {
		if c.Op != sqltree.OpEqual {
			continue
		}
		for i, x := range c.Args {
			if x.Op == sqltree.OpColumn && x.Of != nil && holds(to, x.Of, []string{x.Text}) {
				columns = append(columns, c.Args[1-i])
			}
		}
	}
	return columns
}

// holds reports whether some expressions have all columns of these names of a source.
func holds(all []*sqltree.Expr, of sqltree.Source, names []string) bool {
	return len(names) > 0 && !slices.ContainsFunc(names, func(name string) bool {
		return !slices.ContainsFunc(all, func(e *sqltree.Expr) bool {
			return e.Op == sqltree.OpColumn && e.Of == of && strings.EqualFold(e.Text, name)
		})
	})
}

func (r *rewriter) keys(s sqltree.Source) [][]string {
	t, ok := s.(*sqltree.Table)
	if !ok || t.NameIn(r.schema) == "" {
		return nil
	}
	return r.schema.Keys(t.NameIn(r.schema))
}
