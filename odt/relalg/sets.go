package relalg

import (
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Rewrites of queries that ask for what is in another set of rows too, or missing from it:
//
//	SELECT x FROM t EXCEPT SELECT y FROM u                    SELECT DISTINCT x FROM t WHERE NOT EXISTS (SELECT 1 FROM u WHERE y = x)
//	SELECT x FROM t INTERSECT SELECT y FROM u                 SELECT DISTINCT x FROM t WHERE EXISTS (SELECT 1 FROM u WHERE y = x)
//	SELECT x FROM t WHERE y IN (a, b)                         SELECT x FROM t WHERE y = a INTERSECT SELECT x FROM t WHERE y = b
//	  GROUP BY x HAVING count(DISTINCT y) = 2
//	SELECT … FROM t LEFT JOIN u ON c WHERE u.k IS NULL        SELECT … FROM t WHERE NOT EXISTS (SELECT 1 FROM u WHERE c)
//	SELECT DISTINCT key FROM t, and GROUP BY key              SELECT key FROM t
//	count(DISTINCT key)                                       count(*)
//
// k is NULL only where no row of u was found, and t has one row for each value of the key. A row of NULL that both
// sides of a set operation have is the one difference that is not kept. An INTERSECT of the same tables stays one:
// which of its sides would be the outer one is not said.
//
// Calcite's rules of the same effect are IntersectToDistinct, MinusToDistinct, the anti-joins of SubQueryRemove, and
// AggregateRemove.

// set is a set operation as a SELECT, nil where it has to stay one.
func (b *builder) set(s *sqltree.SetOp) *sqltree.Select {
	parts := operands(s)
	if len(parts) < 2 {
		return nil
	}
	out := parts[0]
	conditions := slices.Clone(sqltree.Conjuncts(out.Where))
	for _, part := range parts[1:] {
		if s.Op == sqltree.Intersect && slices.Equal(scanned(out), scanned(part)) {
			return nil
		}
		where := slices.Clone(sqltree.Conjuncts(part.Where))
		for i, item := range part.Items {
			where = append(where, equality(item.Expr, out.Items[i].Expr))
		}
		exists := &sqltree.Expr{Op: sqltree.OpExists, Query: &sqltree.Query{Body: &sqltree.Select{Items: one, From: part.From, Where: and(where)}}}
		if s.Op == sqltree.Except {
			exists = &sqltree.Expr{Op: sqltree.OpNot, Args: []*sqltree.Expr{exists}}
		}
		conditions = append(conditions, exists)
	}
	return &sqltree.Select{Distinct: true, Items: out.Items, From: out.From, Where: and(conditions)}
}

// scanned are the names of the tables that a SELECT reads, in order, each as often as it is read.
func scanned(s *sqltree.Select) (names []string) {
	for q := range (&sqltree.Query{Body: s}).Queries() {
		inner, isSelect := q.Body.(*sqltree.Select)
		if !isSelect {
			continue
		}
		for source := range sqltree.Sources(inner.From) {
			if t, ok := source.(*sqltree.Table); ok && t.CTE == nil {
				names = append(names, strings.ToLower(t.Name))
			}
		}
	}
	slices.Sort(names)
	return names
}

// one is the select list of a query of which only matters whether it has rows.
var one = []sqltree.Item{{Expr: &sqltree.Expr{Op: sqltree.OpNumber, Text: "1"}}}

func equality(x, y *sqltree.Expr) *sqltree.Expr {
	return &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{x, y}}
}

// operands are the SELECTs between INTERSECTs or EXCEPTs, in their order; nil where one does more than select, join and
// filter.
func operands(s *sqltree.SetOp) (parts []*sqltree.Select) {
	if s.All || s.Op == sqltree.Union {
		return nil
	}
	for _, q := range []*sqltree.Query{s.Left, s.Right} {
		if q.Limit != nil || q.Offset != nil || len(parts) > maxDepth {
			return nil
		}
		switch body := q.Body.(type) {
		case *sqltree.SetOp:
			if body.Op != s.Op || s.Op == sqltree.Except && q == s.Right {
				return nil
			}
			inner := operands(body)
			if inner == nil {
				return nil
			}
			parts = append(parts, inner...)
		case *sqltree.Select:
			part := *body
			part.Distinct = false
			unclear := func(i sqltree.Item) bool { return i.Expr.Op != sqltree.OpColumn || i.Expr.Of == nil }
			if part.From == nil || !isPlain(&part) || !isInner(part.From, maxDepth) || slices.ContainsFunc(part.Items, unclear) {
				return nil
			}
			parts = append(parts, &part)
		default:
			return nil
		}
	}
	if slices.ContainsFunc(parts, func(p *sqltree.Select) bool { return len(p.Items) != len(parts[0].Items) }) {
		return nil
	}
	return parts
}

// counted are the queries of which each group of a SELECT is in all: those of each value of a list, where the groups
// have as many. It is nil for another SELECT.
func counted(s *sqltree.Select) *sqltree.Query {
	if s.From == nil || s.Having == nil || s.Having.Op != sqltree.OpEqual || len(s.DistinctOn) > 0 || len(s.GroupBy) != len(s.Items) || !isInner(s.From, maxDepth) {
		return nil
	}
	count, number := s.Having.Args[0], s.Having.Args[1]
	if count.Op == sqltree.OpNumber {
		count, number = number, count
	}
	if number.Op != sqltree.OpNumber || !isAggregate(count) || count.Text != "count" || count.Call == nil || !count.Call.Distinct || count.Call.Filter != nil || len(count.Args) != 1 {
		return nil
	}
	for i, item := range s.Items {
		x, group := item.Expr, s.GroupBy[i]
		if x.Op != sqltree.OpColumn || x.Of == nil || group.Op != sqltree.OpColumn || group.Of != x.Of || !strings.EqualFold(group.Text, x.Text) {
			return nil
		}
	}
	conditions := sqltree.Conjuncts(s.Where)
	for i, c := range conditions {
		y, values := listed(c)
		if y == nil || y.Of != count.Args[0].Of || !strings.EqualFold(y.Text, count.Args[0].Text) || number.Text != strconv.Itoa(len(values)) {
			continue
		}
		var out *sqltree.Query
		for _, value := range values {
			where := append(slices.Delete(slices.Clone(conditions), i, i+1), equality(y, value))
			part := &sqltree.Query{Body: &sqltree.Select{Items: s.Items, From: s.From, Where: and(where)}}
			if out == nil {
				out = part
			} else {
				out = &sqltree.Query{Body: &sqltree.SetOp{Op: sqltree.Intersect, Left: out, Right: part}}
			}
		}
		return out
	}
	return nil
}

// listed are the column and the different literals, two or more, of a condition that it is one of them.
func listed(c *sqltree.Expr) (column *sqltree.Expr, values []*sqltree.Expr) {
	if c.Op == sqltree.OpIn && c.Query == nil {
		column, values = c.Args[0], c.Args[1:]
	}
	if c.Op == sqltree.OpOr {
		for _, x := range c.Args {
			if x.Op != sqltree.OpEqual || column != nil && (x.Args[0].Of != column.Of || !strings.EqualFold(x.Args[0].Text, column.Text)) {
				return nil, nil
			}
			column, values = x.Args[0], append(values, x.Args[1])
		}
	}
	if column == nil || column.Op != sqltree.OpColumn || column.Of == nil || len(values) < 2 {
		return nil, nil
	}
	for i, v := range values {
		same := func(e *sqltree.Expr) bool { return mayEqual(e.Text, v.Text) }
		if v.Op != sqltree.OpString && v.Op != sqltree.OpNumber || slices.ContainsFunc(values[:i], same) {
			return nil, nil
		}
	}
	return column, values
}

// mayEqual reports whether two literals may be one value: 1 and '1.0', or 'a' and 'A' in a collation.
func mayEqual(x, y string) bool {
	a, errA := strconv.ParseFloat(x, 64)
	b, errB := strconv.ParseFloat(y, 64)
	return errA == nil && errB == nil && a == b || strings.EqualFold(x, y)
}

// unmatched is a SELECT over an outer join that keeps only rows without a match, as one that asks for no match.
func (b *builder) unmatched(s *sqltree.Select, order []sqltree.Order) *sqltree.Select {
	for range maxDepth {
		j, ok := s.From.(*sqltree.Join)
		if !ok || j.Natural || j.Kind != sqltree.LeftJoin && j.Kind != sqltree.RightJoin {
			break
		}
		kept, missing := j.Left, j.Right
		if j.Kind == sqltree.RightJoin {
			kept, missing = missing, kept
		}
		on := slices.Concat(sqltree.Conjuncts(j.On), usingConditions(j))
		conditions := slices.Clone(sqltree.Conjuncts(s.Where))
		i := slices.IndexFunc(conditions, func(c *sqltree.Expr) bool {
			return c.Op == sqltree.OpIsNull && b.isFound(c.Args[0], missing, on)
		})
		if i < 0 {
			break
		}
		conditions = slices.Delete(conditions, i, i+1)
		out := *s
		out.From, out.Where = kept, and(conditions)
		if reads(&sqltree.Query{Body: &out, OrderBy: order}, missing) {
			break
		}
		exists := &sqltree.Expr{Op: sqltree.OpExists, Query: &sqltree.Query{Body: &sqltree.Select{Items: one, From: missing, Where: and(on)}}}
		out.Where = and(append(conditions, &sqltree.Expr{Op: sqltree.OpNot, Args: []*sqltree.Expr{exists}}))
		s = &out
	}
	return s
}

// isFound reports whether a column of a source is never NULL in rows that the conditions match.
func (b *builder) isFound(e *sqltree.Expr, s sqltree.Source, on []*sqltree.Expr) bool {
	if e.Op != sqltree.OpColumn || e.Of == nil || e.Of != s {
		return false
	}
	if t, ok := s.(*sqltree.Table); ok && t.NameIn(b.schema) != "" {
		if _, notNull := b.schema.Column(t.NameIn(b.schema), e.Text); notNull {
			return true
		}
	}
	is := func(x *sqltree.Expr) bool {
		return x.Op == sqltree.OpColumn && x.Of == s && strings.EqualFold(x.Text, e.Text)
	}
	return slices.ContainsFunc(on, func(c *sqltree.Expr) bool {
		return c.Op == sqltree.OpEqual && (is(c.Args[0]) || is(c.Args[1]))
	})
}

// reads reports whether a query has a column of a source, or a star that may stand for some.
func reads(q *sqltree.Query, s sqltree.Source) bool {
	for e := range q.Exprs() {
		for x := range e.All() {
			if x.Of == s || x.IsStar() && x.Of == nil && e == x {
				return true
			}
			if x.Query == nil {
				continue
			}
			for inner := range x.Query.Queries() {
				for e := range inner.Exprs() {
					for x := range e.All() {
						if x.Of == s {
							return true
						}
					}
				}
			}
		}
	}
	return false
}

// distinct reports whether no two rows of a region have the same values in all of some columns: they have a key of one
// of its tables, and that table's row leaves one row of each other.
func (b *builder) distinct(r *region, columns []*Node) bool {
	if r == nil {
		return false
	}
	var tables []*sqltree.Table
	for _, in := range r.inputs {
		t, ok := in.source.(*sqltree.Table)
		if !ok || t.NameIn(b.schema) == "" {
			return false
		}
		tables = append(tables, t)
	}
	has := func(t *sqltree.Table, column string) bool {
		return slices.ContainsFunc(columns, func(n *Node) bool { return n.of == sqltree.Source(t) && strings.EqualFold(b.columnName(n), column) })
	}
	return slices.ContainsFunc(tables, func(t *sqltree.Table) bool {
		keyed := slices.ContainsFunc(b.schema.Keys(t.NameIn(b.schema)), func(key []string) bool {
			return len(key) > 0 && !slices.ContainsFunc(key, func(column string) bool { return !has(t, column) || !b.notNull(t, column) })
		})
		others := slices.DeleteFunc(slices.Clone(tables), func(other *sqltree.Table) bool { return other == t })
		return keyed && b.determined(others, r.on)
	})
}
