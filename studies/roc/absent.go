package main

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Ways to ask for what is in another set of rows, or missing from it.

// exceptExists: SELECT x … EXCEPT SELECT y … → SELECT DISTINCT x … WHERE NOT EXISTS (SELECT 1 … WHERE y = x), and
// INTERSECT by EXISTS.
func exceptExists(g *gold) (out []edit) {
	for q := range g.Queries() {
		set, ok := q.Body.(*sqltree.SetOp)
		if !ok || set.All || set.Op == sqltree.Union || len(q.OrderBy) > 0 || q.Limit != nil {
			continue
		}
		left, right := operand(set.Left), operand(set.Right)
		if left == nil || right == nil || len(left.Items) != len(right.Items) || shadows(right.From, left.From) {
			continue
		}
		var equal []*sqltree.Expr
		for i := range left.Items {
			x, y := left.Items[i].Expr, right.Items[i].Expr
			if !isColumn(x) || !isColumn(y) || x.Of == nil || y.Of == nil {
				break
			}
			equal = append(equal, &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{column(y.Of, y.Text), column(x.Of, x.Text)}})
		}
		if len(equal) < len(left.Items) {
			continue
		}
		out = append(out, func() {
			inner := &sqltree.Select{Items: []sqltree.Item{{Expr: &sqltree.Expr{Op: sqltree.OpNumber, Text: "1"}}}, From: right.From,
				Where: and(append([]*sqltree.Expr{right.Where}, equal...)...)}
			exists := &sqltree.Expr{Op: sqltree.OpExists, Query: &sqltree.Query{Body: inner}}
			if set.Op == sqltree.Except {
				exists = &sqltree.Expr{Op: sqltree.OpNot, Args: []*sqltree.Expr{exists}}
			}
			left.Distinct, left.Where = true, and(left.Where, exists)
			q.Body = left
		})
	}
	return out
}

// operand is a SELECT that selects, joins and filters.
func operand(q *sqltree.Query) *sqltree.Select {
	s, ok := q.Body.(*sqltree.Select)
	if !ok || q.Limit != nil || aggregates(s) || len(s.GroupBy) > 0 || s.Having != nil || starred(s) {
		return nil
	}
	if _, _, isInner := inner(s.From); !isInner {
		return nil
	}
	return s
}

// shadows reports whether a source of one FROM has the name of one of the other.
func shadows(a, b sqltree.Source) bool {
	in, _, _ := inner(a)
	around, _, _ := inner(b)
	return slices.ContainsFunc(in, func(x sqltree.Source) bool {
		return slices.ContainsFunc(around, func(y sqltree.Source) bool { return strings.EqualFold(nameOf(x), nameOf(y)) })
	})
}

// notInLeft: x NOT IN (SELECT y FROM t WHERE …) → LEFT JOIN t ON y = x AND … WHERE y IS NULL.
func notInLeft(g *gold) (out []edit) {
	for s := range g.selects() {
		if s.From == nil || starred(s) {
			continue
		}
		conditions := sqltree.Conjuncts(s.Where)
		for i, c := range conditions {
			if c.Op != sqltree.OpNot || c.Args[0].Op != sqltree.OpIn || c.Args[0].Query == nil {
				continue
			}
			x, nested := c.Args[0].Args[0], operand(c.Args[0].Query)
			if nested == nil || len(nested.Items) != 1 || !isColumn(nested.Items[0].Expr) || x.Of == nil || shadows(nested.From, s.From) {
				continue
			}
			if _, single := nested.From.(*sqltree.Table); !single {
				continue
			}
			y := nested.Items[0].Expr
			if y.Of != nested.From || !isColumn(x) {
				continue
			}
			out = append(out, func() {
				for e := range g.exprs() {
					if e.Op == sqltree.OpColumn && e.Of != nil { // the name may be another table's too now
						e.Table = nameOf(e.Of)
					}
				}
				equal := &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{column(x.Of, x.Text), column(y.Of, y.Text)}}
				s.From = &sqltree.Join{Kind: sqltree.LeftJoin, Left: s.From, Right: nested.From, On: and(equal, nested.Where)}
				missing := &sqltree.Expr{Op: sqltree.OpIsNull, Args: []*sqltree.Expr{column(y.Of, y.Text)}}
				s.Where = and(append(slices.Delete(slices.Clone(conditions), i, i+1), missing)...)
			})
		}
	}
	return out
}

// intersectGroups: SELECT x … WHERE y = a INTERSECT SELECT x … WHERE y = b → SELECT x … WHERE y IN (a, b) GROUP BY x
// HAVING count(DISTINCT y) = 2.
func intersectGroups(g *gold) (out []edit) {
	for q := range g.Queries() {
		set, ok := q.Body.(*sqltree.SetOp)
		if !ok || set.All || set.Op != sqltree.Intersect || len(q.OrderBy) > 0 || q.Limit != nil {
			continue
		}
		left, right := operand(set.Left), operand(set.Right)
		if left == nil || right == nil || len(left.Items) != 1 || len(right.Items) != 1 {
			continue
		}
		a, b := sqltree.Conjuncts(left.Where), sqltree.Conjuncts(right.Where)
		if len(a) != 1 || len(b) != 1 || !isValueOf(a[0]) || !isValueOf(b[0]) || !strings.EqualFold(a[0].Args[0].Text, b[0].Args[0].Text) ||
			a[0].Args[1].Text == b[0].Args[1].Text {
			continue
		}
		out = append(out, func() { // what execution refutes is left out: the tables may differ
			y := a[0].Args[0]
			left.Where = &sqltree.Expr{Op: sqltree.OpIn, Args: []*sqltree.Expr{y, a[0].Args[1], b[0].Args[1]}}
			left.GroupBy = []*sqltree.Expr{left.Items[0].Expr}
			count := &sqltree.Expr{Op: sqltree.OpCall, Text: "count", Args: []*sqltree.Expr{y}, Call: &sqltree.Call{Distinct: true}}
			left.Having = &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{count, {Op: sqltree.OpNumber, Text: "2"}}}
			q.Body = left
		})
	}
	return out
}

// countDistinct: COUNT(*) → COUNT(DISTINCT key).
func countDistinct(g *gold) (out []edit) {
	for s := range g.selects() {
		t, ok := s.From.(*sqltree.Table)
		if !ok || g.key(t) == "" {
			continue
		}
		for _, i := range s.Items {
			for e := range i.Expr.All() {
				if e.Op == sqltree.OpCall && e.Text == "count" && len(e.Args) == 1 && e.Call == nil && isStar(e.Args[0]) {
					out = append(out, func() {
						e.Args[0], e.Call = &sqltree.Expr{Op: sqltree.OpColumn, Text: g.key(t)}, &sqltree.Call{Distinct: true}
					})
				}
			}
		}
	}
	return out
}
