package guard

import (
	"cmp"
	"maps"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// growing says which columns of a recursive query may be longer with each round: those that it makes of others by more
// than a copy, and those that copy one of them. Where that is not to be seen, all of them.
func growing(c *sqltree.CTE, columns int) []bool {
	out := make([]bool, columns)
	all := func() []bool {
		for i := range out {
			out[i] = true
		}
		return out
	}
	branches := operands(c.Query)
	for q := range c.Query.Queries() {
		if _, ok := q.Body.(*sqltree.SetOp); ok || branches[q] != nil {
			continue
		}
		for e := range q.Exprs() {
			if builds(e) {
				return all() // a derived table or a subquery does, whose columns have names of their own
			}
		}
	}
	names := make([]string, columns)
	for i := range names {
		if i < len(c.Columns) {
			names[i] = c.Columns[i]
		}
	}
	first := c.Query // before any round
	for b, ok := first.Body.(*sqltree.SetOp); ok; b, ok = first.Body.(*sqltree.SetOp) {
		first = b.Left
	}
	copies := make([]map[string]bool, columns) // the columns that each is made of
	for q, s := range branches {
		if len(s.Items) != columns {
			return all()
		}
		for i, item := range s.Items {
			if item.Expr.IsStar() {
				return all()
			}
			if q == first {
				names[i] = cmp.Or(names[i], item.Name())
				continue
			}
			out[i] = out[i] || builds(item.Expr)
			for x := range item.Expr.All() {
				if x.Op == sqltree.OpColumn {
					if copies[i] == nil {
						copies[i] = map[string]bool{}
					}
					copies[i][strings.ToLower(x.Text)] = true
				}
			}
		}
	}
	for range columns { // a chain of copies has as many links at most
		for i, name := range names {
			for k := range copies {
				out[k] = out[k] || out[i] && copies[k][strings.ToLower(name)]
			}
		}
	}
	return out
}

// operands are the plain SELECTs that a set operation joins.
func operands(q *sqltree.Query) map[*sqltree.Query]*sqltree.Select {
	switch b := q.Body.(type) {
	case *sqltree.Select:
		return map[*sqltree.Query]*sqltree.Select{q: b}
	case *sqltree.SetOp:
		out := operands(b.Left)
		maps.Copy(out, operands(b.Right))
		return out
	}
	return map[*sqltree.Query]*sqltree.Select{}
}

// builds reports whether an expression may be longer than what it is made of.
func builds(e *sqltree.Expr) bool {
	for x := range e.All() {
		switch x.Op {
		case sqltree.OpConcat, sqltree.OpCall, sqltree.OpArray, sqltree.OpArrayQuery, sqltree.OpRow, "^":
			return true
		case sqltree.OpStar:
			if len(x.Args) > 1 { // digits of PostgreSQL's numeric
				return true
			}
		}
	}
	return false
}
