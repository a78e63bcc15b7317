package mask

import (
	"cmp"
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// JSON_ARRAYAGG and JSON_OBJECTAGG of MySQL, and JSON_OBJECTAGG of PostgreSQL, take no ORDER BY (JSON_ARRAYAGG of
// MariaDB alone may): they list rows as FROM gives them.

// arrangeSource has the aggregates of a query read their rows in a random order: FROM and WHERE become a derived table
// of the columns that the other clauses name. It has no index and no other column, so that no masked value orders its
// rows again. ok is false where that is not certain.
func (m *Session) arrangeSource(q *sqltree.Query) (ok bool) {
	s, isSelect := q.Body.(*sqltree.Select)
	if !isSelect {
		return false
	}
	if s.From == nil {
		return true // one row
	}
	g := m.groups(q, s)
	sets := slices.ContainsFunc(s.GroupBy, func(e *sqltree.Expr) bool {
		return e.Op == sqltree.OpCall && (e.Text == "rollup" || e.Text == "cube" || e.Text == "grouping sets")
	})
	switch {
	case g.hidden, len(g.bare) > 0, m.names(q, list):
		return false
	case sets && (!rollup(s) || len(g.decided) > 0 || !m.unmasked(groupKeys(s)...)): // the list of all rows is in the order of groups
		return false
	}
	t := &listed{Derived: &sqltree.Derived{Alias: fmt.Sprintf("%s_%d", list, q.Span.Start)}, from: map[sqltree.Source]bool{}}
	for source := range sqltree.Sources(s.From) {
		t.from[source] = true
	}
	if !selfContained(&sqltree.Query{Body: &sqltree.Select{From: s.From}}) {
		return false
	}
	var within, outside []*sqltree.Expr
	for _, e := range sqltree.Conjuncts(s.Where) {
		nests := slices.ContainsFunc(slices.Collect(e.All()), func(x *sqltree.Expr) bool { return x.Query != nil })
		switch {
		case selfContained(&sqltree.Query{Body: &sqltree.Select{From: s.From, Where: e}}):
			within = append(within, e)
		case nests: // the server may read its rows first, in their order
			return false
		default:
			outside = append(outside, e)
		}
	}
	for _, e := range g.decided { // by a key that the derived table does not have
		column := *e
		s.GroupBy = append(s.GroupBy, &column)
	}
	rest := *s
	rest.From, rest.Where = nil, all(outside)
	for e := range (&sqltree.Query{Body: &rest, OrderBy: q.OrderBy}).Exprs() {
		if !t.read(e, s.Items) || !m.distinctUnmasked(e) {
			return false
		}
	}
	for i := range s.Items { // which keep their names
		s.Items[i].Alias = s.Items[i].Name()
	}
	t.move()
	t.Query = &sqltree.Query{Body: &sqltree.Select{Items: t.items, From: s.From, Where: all(within)}, OrderBy: m.chance()}
	if t.items == nil {
		t.Query.Body.(*sqltree.Select).Items = []sqltree.Item{{Expr: position(0)}}
	}
	if m.db.Dialect() == dialects.MySQL { // without it a derived table loses its order
		t.Query.Limit = &sqltree.Expr{Op: sqltree.OpNumber, Text: "9223372036854775807"}
	}
	s.From, s.Where = t.Derived, rest.Where
	return true
}

// arranged and list begin the names that are made here.
const (
	arranged = "arranged"
	list     = "listed"
)

// listed is a derived table that an aggregate's rows come from.
type listed struct {
	*sqltree.Derived
	from    map[sqltree.Source]bool // what it reads
	items   []sqltree.Item
	columns []*sqltree.Expr // of the query, that become its own
}

// read takes note of the columns that an expression of the query names. ok is false where it is not known which a name
// means: an item's, perhaps.
func (t *listed) read(e *sqltree.Expr, items []sqltree.Item) (ok bool) {
	itself := slices.ContainsFunc(items, func(i sqltree.Item) bool { return i.Expr == e })
	for x, nested := range deep(e) {
		if x.IsStar() && x.Table != "" {
			return false
		}
		if x.Op != sqltree.OpColumn {
			continue
		}
		names := func(i sqltree.Item) bool { return strings.EqualFold(i.Alias, x.Text) }
		item := slices.IndexFunc(items, names)
		switch mayBeItem := x.Table == "" && item >= 0 && !itself; {
		case x.Of == nil && (nested || !mayBeItem):
			return false
		case x.Of == nil || !t.from[x.Of]:
			continue
		case mayBeItem && !same(items[item].Expr, x):
			return false
		}
		t.columns = append(t.columns, x)
	}
	return true
}

// same reports whether both are one column.
func same(x, y *sqltree.Expr) bool {
	return x.Op == sqltree.OpColumn && y.Op == sqltree.OpColumn && x.Of == y.Of && strings.EqualFold(x.Text, y.Text)
}

// move has the query name the derived table's columns.
func (t *listed) move() {
	for _, x := range t.columns {
		i := slices.IndexFunc(t.items, func(i sqltree.Item) bool { return same(i.Expr, x) && strings.EqualFold(i.Expr.Table, x.Table) })
		if i < 0 {
			column := *x
			i = len(t.items)
			t.items = append(t.items, sqltree.Item{Expr: &column, Alias: fmt.Sprintf("%s_%d", list, i+1)})
		}
		*x = sqltree.Expr{Op: sqltree.OpColumn, Table: t.Alias, Text: t.items[i].Alias, Of: t.Derived}
	}
}

// deep are an expression and all below it, those of nested queries too: these are nested.
func deep(e *sqltree.Expr) iter.Seq2[*sqltree.Expr, bool] {
	return func(yield func(*sqltree.Expr, bool) bool) {
		for x := range e.All() {
			if !yield(x, false) {
				return
			}
			if x.Query == nil {
				continue
			}
			for inner := range x.Query.Queries() {
				for root := range inner.Exprs() {
					for y := range root.All() {
						if !yield(y, true) {
							return
						}
					}
				}
			}
		}
	}
}

// selfContained reports whether a query names columns of its own sources alone.
func selfContained(q *sqltree.Query) bool {
	own := map[sqltree.Source]bool{}
	for inner := range q.Queries() {
		if s, isSelect := inner.Body.(*sqltree.Select); isSelect {
			for source := range sqltree.Sources(s.From) {
				own[source] = true
			}
		}
	}
	for inner := range q.Queries() {
		for root := range inner.Exprs() {
			for x := range root.All() {
				item := func(i sqltree.Item) bool { return x.Table == "" && strings.EqualFold(i.Name(), x.Text) }
				if x.Op == sqltree.OpColumn && !own[x.Of] && !(x.Of == nil && slices.ContainsFunc(items(inner), item)) {
					return false
				}
			}
		}
	}
	return true
}

// unmasked reports whether expressions are of columns of tables that are known not to be masked.
func (m *Session) unmasked(exprs ...*sqltree.Expr) bool {
	for _, e := range exprs {
		for x, nested := range deep(e) {
			t := m.tableOf(x.Of)
			known := t != nil && slices.ContainsFunc(t.Columns, func(c schema.Column) bool { return strings.EqualFold(c.Name, x.Text) && !c.Masked })
			if nested || x.IsStar() || x.Op == sqltree.OpColumn && !known {
				return false
			}
		}
	}
	return true
}

// distinctUnmasked reports whether no aggregate of an expression sorts by what may be masked, to find equal values.
func (m *Session) distinctUnmasked(e *sqltree.Expr) bool {
	for x := range e.All() {
		if x.Call != nil && x.Call.Distinct && !m.unmasked(x.Args...) {
			return false
		}
	}
	return true
}

// names reports whether an item or a source of a query may be called as a name that begins so.
func (m *Session) names(q *sqltree.Query, prefix string) bool {
	begins := func(names ...string) bool {
		return slices.ContainsFunc(names, func(name string) bool {
			r := []rune(name)
			return len(r) >= len(prefix) && guard.MayName(m.db.Dialect(), string(r[:len(prefix)]), prefix)
		})
	}
	for inner := range q.Queries() {
		s, isSelect := inner.Body.(*sqltree.Select)
		if !isSelect {
			continue
		}
		for _, i := range s.Items {
			if begins(i.Alias) {
				return true
			}
		}
		for source := range sqltree.Sources(s.From) {
			var called []string
			switch source := source.(type) {
			case *sqltree.Table:
				called = append(slices.Clip(source.Columns), cmp.Or(source.Alias, source.Name))
			case *sqltree.Derived:
				called = append(slices.Clip(source.Columns), source.Alias)
			case *sqltree.Function:
				called = append(slices.Clip(source.Columns), source.Alias)
			case *sqltree.Join:
				called = []string{source.UsingAlias}
			}
			if begins(called...) {
				return true
			}
		}
	}
	return false
}

// all is the condition that all of some hold; nil: none.
func all(conditions []*sqltree.Expr) *sqltree.Expr {
	switch len(conditions) {
	case 0:
		return nil
	case 1:
		return conditions[0]
	}
	return &sqltree.Expr{Op: sqltree.OpAnd, Args: conditions}
}
