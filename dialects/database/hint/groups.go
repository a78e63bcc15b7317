package hint

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// grouping is where an aggregate or a column belongs, where the server complains of that.
func (q *query) grouping() string {
	if q.tree == nil || q.tree.Query == nil || q.failed.Cause != WrongGroup {
		return ""
	}
	for sub := range q.tree.Query.Queries() {
		s, ok := sub.Body.(*sqltree.Select)
		if !ok {
			continue
		}
		if a := q.aggregate(s.Where); a != nil {
			return fmt.Sprintf("move the condition on %s from WHERE to HAVING, after GROUP BY", call(a))
		}
		for from := range sqltree.Sources(s.From) {
			if j, ok := from.(*sqltree.Join); ok && q.aggregate(j.On) != nil {
				return fmt.Sprintf("move the condition on %s from ON to HAVING, after GROUP BY", call(q.aggregate(j.On)))
			}
		}
		for _, g := range s.GroupBy {
			if a := q.aggregate(g); a != nil {
				return fmt.Sprintf("leave %s out of GROUP BY: group by the other columns", call(a))
			}
		}
		for e := range sub.Exprs() {
			for x := range e.All() {
				if x.IsAggregate(q.schema.Dialect) && slices.ContainsFunc(x.Args, q.aggregates) {
					return fmt.Sprintf("an aggregate cannot hold another: compute the inner one in a subquery in FROM, then %s of it", strings.ToUpper(x.Text))
				}
			}
		}
	}
	for sub := range q.tree.Query.Queries() {
		if line := q.ungrouped(sub); line != "" {
			return line
		}
	}
	return ""
}

// ungrouped names a column that is neither grouped nor aggregated.
func (q *query) ungrouped(sub *sqltree.Query) string {
	s, ok := sub.Body.(*sqltree.Select)
	if !ok {
		return ""
	}
	var loose []*sqltree.Expr
	var walk func(e *sqltree.Expr)
	grouped := func(e *sqltree.Expr) bool {
		return slices.ContainsFunc(s.GroupBy, func(g *sqltree.Expr) bool { return same(g, e) })
	}
	walk = func(e *sqltree.Expr) {
		if e == nil || e.IsAggregate(q.schema.Dialect) || grouped(e) {
			return
		}
		if e.Op == sqltree.OpColumn {
			loose = append(loose, e)
		}
		for _, x := range e.Operands() {
			walk(x)
		}
	}
	groups := len(s.GroupBy) > 0 || s.Having != nil
	for n, i := range s.Items {
		if i.Expr.Op == sqltree.OpStar && len(i.Expr.Args) == 0 && len(s.GroupBy) > 0 {
			return "select the columns of GROUP BY and aggregates in place of *"
		}
		groups = groups || q.aggregates(i.Expr)
		byPlace := func(g *sqltree.Expr) bool {
			return g.Op == sqltree.OpNumber && g.Text == fmt.Sprint(n+1) || g.Op == sqltree.OpColumn && i.Alias != "" && strings.EqualFold(g.Text, i.Alias)
		}
		if !slices.ContainsFunc(s.GroupBy, byPlace) {
			walk(i.Expr)
		}
	}
	walk(s.Having)
	for _, o := range sub.OrderBy {
		groups = groups || q.aggregates(o.Expr)
		if !slices.ContainsFunc(s.Items, func(i sqltree.Item) bool {
			return o.Expr.Op == sqltree.OpColumn && strings.EqualFold(i.Name(), o.Expr.Text)
		}) {
			walk(o.Expr)
		}
	}
	if !groups || len(loose) == 0 {
		return ""
	}
	e := loose[max(slices.IndexFunc(loose, func(e *sqltree.Expr) bool { return q.named(e.Text) == 1 }), 0)]
	name := q.ident(e.Text)
	if e.Table != "" {
		name = q.ident(e.Table) + "." + name
	}
	if len(s.GroupBy) == 0 {
		return fmt.Sprintf("add GROUP BY %s, or aggregate it: MAX(%[1]s)", name)
	}
	return fmt.Sprintf("add %s to GROUP BY, or aggregate it: MAX(%[1]s)", name)
}

// same reports whether two expressions are written alike, but that either may qualify a column.
func same(a, b *sqltree.Expr) bool {
	qualified := strings.EqualFold(a.Table, b.Table) || a.Op == sqltree.OpColumn && (a.Table == "" || b.Table == "")
	if a.Op != b.Op || !strings.EqualFold(a.Text, b.Text) || !qualified || a.Query != nil || b.Query != nil {
		return false
	}
	return slices.EqualFunc(a.Operands(), b.Operands(), same)
}

// aggregate is the first one in e, nil for none.
func (q *query) aggregate(e *sqltree.Expr) *sqltree.Expr { return e.Aggregate(q.schema.Dialect) }

func (q *query) aggregates(e *sqltree.Expr) bool { return q.aggregate(e) != nil }

// mentions reports whether e has a column of that name.
func mentions(e *sqltree.Expr, name string) bool {
	if e == nil {
		return false
	}
	for x := range e.All() {
		if x.Op == sqltree.OpColumn && strings.EqualFold(x.Text, name) {
			return true
		}
	}
	return false
}

// call is an aggregate as people speak of it.
func call(e *sqltree.Expr) string {
	if len(e.Args) == 1 {
		switch a := e.Args[0]; {
		case a.Op == sqltree.OpStar && len(a.Args) == 0:
			return strings.ToUpper(e.Text) + "(*)"
		case a.Op == sqltree.OpColumn:
			return strings.ToUpper(e.Text) + "(" + strings.TrimPrefix(a.Table+"."+a.Text, ".") + ")"
		}
	}
	return strings.ToUpper(e.Text) + "(…)"
}
