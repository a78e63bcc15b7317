package relalg

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Rewrites of a SELECT before its tree is built, so that ways to say the same become one:
//
//	SELECT * FROM (q)                                         q
//	SELECT … FROM (SELECT … GROUP BY …) WHERE c               SELECT … GROUP BY … HAVING c
//	x IN (SELECT y FROM t WHERE c)                            EXISTS (SELECT 1 FROM t WHERE c AND y = x)
//	x NOT IN (SELECT y FROM t WHERE c), neither can be NULL   NOT EXISTS (SELECT 1 FROM t WHERE c AND y = x)
//	EXISTS (SELECT 1 FROM t WHERE c), of one row at most      a join with t on c
//
// Calcite's rules of the same effect are AggregateFilterTranspose, ProjectRemove and SubQueryRemove with SemiJoin. What
// can be NULL, and that a query has one row at most, follow from the schema's keys.

// onlyStar is the query q' of SELECT * FROM (q'), nil where q says more.
func onlyStar(q *sqltree.Query) *sqltree.Query {
	s, ok := q.Body.(*sqltree.Select)
	if !ok || len(q.OrderBy) > 0 || q.Limit != nil || q.Offset != nil || !isPlain(s) || s.Where != nil {
		return nil
	}
	if len(s.Items) != 1 || !s.Items[0].Expr.IsStar() || s.From == nil {
		return nil
	}
	inner, _ := queryOf(s.From)
	return inner
}

// isPlain recognises a SELECT that selects, joins and filters only.
func isPlain(s *sqltree.Select) bool {
	if s.Distinct || len(s.DistinctOn)+len(s.GroupBy)+len(s.Windows) > 0 || s.Having != nil {
		return false
	}
	return !slices.ContainsFunc(s.Items, func(i sqltree.Item) bool { return aggregatesOrWindows(i.Expr) })
}

func aggregatesOrWindows(e *sqltree.Expr) bool {
	for x := range e.All() {
		if isAggregate(x) || x.Call != nil && x.Call.Over != nil {
			return true
		}
	}
	return false
}

// ungrouped is a SELECT over a grouped query alone as that query with other items and more conditions on its groups;
// s itself where it is something else.
func (b *builder) ungrouped(s *sqltree.Select) *sqltree.Select {
	q, _ := queryOf(s.From)
	if q == nil || !isPlain(s) || b.open[q] || q.Limit != nil || q.Offset != nil {
		return s
	}
	inner, ok := q.Body.(*sqltree.Select)
	if !ok || len(inner.GroupBy) == 0 || inner.Distinct || len(inner.DistinctOn)+len(inner.Windows) > 0 {
		return s
	}
	for _, e := range slices.Concat(inner.GroupBy, sqltree.Conjuncts(inner.Having)) {
		for x := range e.All() { // names of select items, and their places, mean others outside
			if x.Op == sqltree.OpColumn && x.Of == nil || e.Op == sqltree.OpNumber {
				return s
			}
		}
	}
	var items []sqltree.Item
	for _, i := range s.Items {
		if i.Expr.IsStar() {
			items = append(items, inner.Items...)
		} else {
			items = append(items, i)
		}
	}
	if slices.ContainsFunc(items, func(i sqltree.Item) bool { return i.Expr.IsStar() || hasWindow(i.Expr) }) {
		return s
	}
	b.merged[s.From] = true
	having := slices.Concat(sqltree.Conjuncts(inner.Having), sqltree.Conjuncts(s.Where))
	return &sqltree.Select{Items: items, From: inner.From, Where: inner.Where, GroupBy: inner.GroupBy, Having: and(having)}
}

func hasWindow(e *sqltree.Expr) bool {
	for x := range e.All() {
		if x.Call != nil && x.Call.Over != nil {
			return true
		}
	}
	return false
}

func and(conditions []*sqltree.Expr) *sqltree.Expr {
	if len(conditions) < 2 {
		return append(conditions, nil)[0]
	}
	return &sqltree.Expr{Op: sqltree.OpAnd, Args: conditions}
}

// semijoins rewrites the conditions of a region that ask for a row of a nested query.
func (b *builder) semijoins(r *region) {
	for _, in := range slices.Clone(r.inputs) {
		if in.left != nil {
			b.semijoins(in.left)
			b.semijoins(in.right)
		}
	}
	waiting := r.on
	r.on = nil
	for len(waiting) > 0 && b.work <= maxWork {
		c := waiting[0]
		waiting = waiting[1:]
		s, negated := b.exists(c)
		switch {
		case s == nil:
			r.on = append(r.on, c)
		case !negated && !r.seen[nested(c)] && b.oneRow(s):
			r.seen[nested(c)] = true
			b.work++
			b.collect(s.From, r)
			waiting = append(waiting, sqltree.Conjuncts(s.Where)...)
		default:
			exists := &sqltree.Expr{Op: sqltree.OpExists, Query: &sqltree.Query{Body: s}}
			if negated {
				exists = &sqltree.Expr{Op: sqltree.OpNot, Args: []*sqltree.Expr{exists}}
			}
			r.on = append(r.on, exists)
		}
	}
}

// nested is the query of a condition, or of what it negates.
func nested(c *sqltree.Expr) *sqltree.Query {
	if c.Op == sqltree.OpNot {
		c = c.Args[0]
	}
	return c.Query
}

// exists is the SELECT of which a condition says that it has rows, or negated that it has none; nil where it is no such
// condition.
func (b *builder) exists(c *sqltree.Expr) (s *sqltree.Select, negated bool) {
	q := nested(c)
	if negated = c.Op == sqltree.OpNot; negated {
		c = c.Args[0]
	}
	if q == nil || c.Op != sqltree.OpIn && c.Op != sqltree.OpExists || q.Limit != nil || q.Offset != nil {
		return nil, false
	}
	body, ok := q.Body.(*sqltree.Select)
	if !ok || body.From == nil {
		return nil, false
	}
	plain := *body
	if plain.Distinct = false; !isPlain(&plain) {
		return nil, false
	}
	if c.Op == sqltree.OpIn {
		if len(body.Items) != 1 || body.Items[0].Expr.IsStar() {
			return nil, false
		}
		x, y := c.Args[0], body.Items[0].Expr
		if !isResolved(x) || !isResolved(y) || negated && !(b.areFilled(x, y) && isInner(body.From, maxDepth)) {
			return nil, false
		}
		plain.Where = and(append(slices.Clone(sqltree.Conjuncts(body.Where)), equality(y, x)))
	}
	plain.Items = one
	return &plain, negated
}

// isResolved recognises expressions in which every column has its source.
func isResolved(e *sqltree.Expr) bool {
	for x := range e.All() {
		if x.Op == sqltree.OpColumn && x.Of == nil {
			return false
		}
	}
	return true
}

// areFilled reports whether neither of two expressions is ever NULL. What refers to a key is taken for filled where the
// schema leaves that open: 7 of the 301 such columns in Spider's databases hold a NULL.
func (b *builder) areFilled(x, y *sqltree.Expr) bool {
	return b.isFilled(x) && (b.isFilled(y) || b.isKey(x) && b.isThere(y)) || b.isFilled(y) && b.isKey(y) && b.isThere(x)
}

// isKey reports whether a column alone is a key of its table.
func (b *builder) isKey(e *sqltree.Expr) bool {
	t, ok := e.Of.(*sqltree.Table)
	if !ok || e.Op != sqltree.OpColumn || t.NameIn(b.schema) == "" {
		return false
	}
	return slices.ContainsFunc(b.schema.Keys(t.NameIn(b.schema)), func(key []string) bool {
		return len(key) == 1 && strings.EqualFold(key[0], e.Text)
	})
}

// isThere reports whether an expression is a column of a table that no outer join leaves without a row.
func (b *builder) isThere(e *sqltree.Expr) bool {
	t, ok := e.Of.(*sqltree.Table)
	return ok && e.Op == sqltree.OpColumn && t.CTE == nil && !b.nullable[t]
}

// isFilled recognises a column that is never NULL, that of a nested query by what it is computed from.
func (b *builder) isFilled(e *sqltree.Expr) bool {
	for range maxDepth {
		if b.nullable[e.Of] {
			return false
		}
		if t, ok := e.Of.(*sqltree.Table); ok && t.CTE == nil {
			return e.Op == sqltree.OpColumn && b.notNull(t, e.Text)
		}
		q, columns := queryOf(e.Of)
		if !joins(q, maxDepth) {
			return false
		}
		if e = outputItem(q.First(), columns, e.Text); e == nil {
			return false
		}
	}
	return false
}

// maxDepth bounds how deep queries are looked into: a recursive CTE has no end.
const maxDepth = 8

// joins distinguishes a query that selects from inner joins of tables, or of such queries.
func joins(q *sqltree.Query, depth int) bool {
	if q == nil || q.Limit != nil || q.Offset != nil {
		return false
	}
	s, ok := q.Body.(*sqltree.Select)
	return ok && s.From != nil && isPlain(s) && isInner(s.From, depth)
}

// isInner recognises sources of which no row is missing: no outer joins, not even within.
func isInner(s sqltree.Source, depth int) bool {
	if j, ok := s.(*sqltree.Join); ok {
		return (j.Kind == sqltree.InnerJoin || j.Kind == sqltree.CrossJoin) && isInner(j.Left, depth) && isInner(j.Right, depth)
	}
	if t, ok := s.(*sqltree.Table); ok && t.CTE == nil {
		return true
	}
	q, _ := queryOf(s)
	return depth > 0 && joins(q, depth-1)
}

// notNull recognises columns that the schema declares so, of tables that no outer join leaves without a row.
func (b *builder) notNull(t *sqltree.Table, column string) bool {
	name := t.NameIn(b.schema)
	if name == "" || b.nullable[t] {
		return false
	}
	_, notNull := b.schema.Column(name, column)
	return notNull
}

// inner are the tables that FROM joins, and the conditions; false where it has outer joins, or other sources.
func inner(s sqltree.Source) (tables []*sqltree.Table, on []*sqltree.Expr, ok bool) {
	switch s := s.(type) {
	case *sqltree.Table:
		return []*sqltree.Table{s}, nil, s.CTE == nil
	case *sqltree.Join:
		if s.Kind != sqltree.InnerJoin && s.Kind != sqltree.CrossJoin {
			return nil, nil, false
		}
		left, onLeft, ok := inner(s.Left)
		right, onRight, ok2 := inner(s.Right)
		on := slices.Concat(onLeft, onRight, sqltree.Conjuncts(s.On), usingConditions(s))
		return append(left, right...), on, ok && ok2
	}
	return nil, nil, false
}

// oneRow recognises a SELECT that has one row at most for each row of what is around it: the columns of a key of each
// of its tables equal something from outside, or of another table of which that is known.
func (b *builder) oneRow(s *sqltree.Select) bool {
	tables, on, ok := inner(s.From)
	if !ok {
		return false
	}
	return b.determined(tables, append(on, sqltree.Conjuncts(s.Where)...))
}

// determined reports whether the conditions leave one row of each table for what is around them.
func (b *builder) determined(tables []*sqltree.Table, on []*sqltree.Expr) bool {
	for len(tables) > 0 {
		i := slices.IndexFunc(tables, func(t *sqltree.Table) bool { return b.isDetermined(t, tables, on) })
		if i < 0 {
			return false
		}
		tables = slices.Delete(tables, i, i+1)
	}
	return true
}

// isDetermined reports whether the conditions leave one row of t, all else but the tables given.
func (b *builder) isDetermined(t *sqltree.Table, unknown []*sqltree.Table, on []*sqltree.Expr) bool {
	name := t.NameIn(b.schema)
	if name == "" {
		return false
	}
	known := func(e *sqltree.Expr) bool {
		for x := range e.All() {
			of, isTable := x.Of.(*sqltree.Table)
			if x.Query != nil || x.Op == sqltree.OpColumn && x.Of == nil || isTable && slices.Contains(unknown, of) {
				return false
			}
		}
		return true
	}
	equals := func(column string) bool {
		is := func(e *sqltree.Expr) bool {
			return e.Op == sqltree.OpColumn && e.Of == sqltree.Source(t) && strings.EqualFold(e.Text, column)
		}
		return slices.ContainsFunc(on, func(c *sqltree.Expr) bool {
			return c.Op == sqltree.OpEqual && (is(c.Args[0]) && known(c.Args[1]) || is(c.Args[1]) && known(c.Args[0]))
		})
	}
	return slices.ContainsFunc(b.schema.Keys(name), func(key []string) bool {
		return len(key) > 0 && !slices.ContainsFunc(key, func(column string) bool { return !equals(column) })
	})
}

// types are the names of types of which a value is the same in each, by the first of them.
var types = map[string]string{
	"integer": "integer", "int": "integer", "bigint": "integer", "smallint": "integer", "tinyint": "integer", "mediumint": "integer",
	"int2": "integer", "int4": "integer", "int8": "integer", "signed": "integer",
	"real": "real", "float": "real", "double": "real", "double precision": "real", "float4": "real", "float8": "real",
	"text": "text", "varchar": "text", "character varying": "text",
}

// typeOf is the name that represents a type, itself where it is the only one.
func typeOf(declared string) string {
	declared = strings.ToLower(declared)
	return cmp.Or(types[declared], declared)
}

// uncast is the operand of a cast to what it is already, nil for other casts.
func (b *builder) uncast(e *sqltree.Expr) *sqltree.Expr {
	x, to := e.Args[0], typeOf(e.Text)
	switch {
	case x.Op == sqltree.OpString && to == "text",
		x.Op == sqltree.OpNumber && to == "integer" && !strings.ContainsAny(x.Text, ".eE"),
		x.Op == sqltree.OpCall && x.Text == "count" && isAggregate(x) && to == "integer",
		x.Op == sqltree.OpCast && typeOf(x.Text) == to:
		return x
	case x.Op == sqltree.OpColumn:
		if t, ok := x.Of.(*sqltree.Table); ok && t.NameIn(b.schema) != "" {
			if declared, _ := b.schema.Column(t.NameIn(b.schema), x.Text); typeOf(declared) == to {
				return x
			}
		}
	}
	return nil
}

// outputItem is the select item that a column of a nested query is; nil where none is known, as of a star.
func outputItem(first *sqltree.Select, columns []string, name string) *sqltree.Expr {
	if first == nil {
		return nil
	}
	i := slices.IndexFunc(columns, func(c string) bool { return strings.EqualFold(c, name) })
	if i < 0 {
		i = slices.IndexFunc(first.Items, func(i sqltree.Item) bool { return strings.EqualFold(i.Name(), name) })
	}
	if i < 0 || i >= len(first.Items) || first.Items[i].Expr.Op == sqltree.OpStar {
		return nil
	}
	return first.Items[i].Expr
}
