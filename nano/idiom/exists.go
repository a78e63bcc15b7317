package idiom

import "github.com/sqlagent/sqlagent/dialects/sqltree"

// MemberOf is EXISTS (SELECT … WHERE inner = outer AND rest) as outer IN (SELECT inner … WHERE rest), which is as true
// and as false of every row where NOT IN leaves out the NULLs of its query, and outer is none. It is
// not ok where a query is tied to the one around it otherwise.
func MemberOf(exists *sqltree.Expr) (in *sqltree.Expr, ok bool) {
	q := exists.Query
	s, ok := q.Body.(*sqltree.Select)
	if !ok || len(q.With) > 0 || q.Limit != nil || len(s.GroupBy) > 0 || s.Having != nil {
		return nil, false
	}
	inside := map[sqltree.Source]bool{}
	for source := range sqltree.Sources(s.From) {
		inside[source] = true
	}
	var outer, inner *sqltree.Expr
	var rest []*sqltree.Expr
	for _, c := range sqltree.Conjuncts(s.Where) {
		if !outside(c, inside) {
			rest = append(rest, c)
			continue
		}
		if outer != nil || c.Op != sqltree.OpEqual {
			return nil, false
		}
		outer, inner = c.Args[0], c.Args[1]
		if inside[outer.Of] {
			outer, inner = inner, outer
		}
		if outer.Op != sqltree.OpColumn || inner.Op != sqltree.OpColumn || !inside[inner.Of] {
			return nil, false
		}
	}
	if outer == nil {
		return nil, false
	}
	member := &sqltree.Select{Items: []sqltree.Item{{Expr: inner}}, From: s.From, Where: sqltree.Conjunction(rest)}
	return &sqltree.Expr{Op: sqltree.OpIn, Args: []*sqltree.Expr{outer}, Query: &sqltree.Query{Body: member}}, true
}

// outside reports whether an expression has a column of none of these sources.
func outside(x *sqltree.Expr, sources map[sqltree.Source]bool) bool {
	for e := range x.All() {
		if e.Op == sqltree.OpColumn && e.Of != nil && !sources[e.Of] {
			return true
		}
	}
	return false
}
