package sqltree

import "slices"

// text is a name in double quotes that no source has, which SQLite takes for a string, and the columns near to it.
type text struct {
	e    *Expr
	near []string
}

// misquoted reports texts that are misspelt columns: SQLite says nothing, and returns one text for all rows or none. A
// string has no use alone in GROUP BY or ORDER BY, in an aggregate, or compared with constants alone; in the select
// list it may be a label, but not one that is near to a column, or that has no alias.
func (r *resolver) misquoted(q *Query) {
	if len(r.texts) == 0 {
		return
	}
	find := func(e *Expr) *text {
		i := slices.IndexFunc(r.texts, func(t text) bool { return t.e == e })
		if i < 0 {
			return nil
		}
		return &r.texts[i]
	}
	report := func(e *Expr, always bool) {
		if t := find(e); t != nil && (always || len(t.near) > 0) {
			r.report(e, UnknownColumn, e.Text, "", func() []string { return t.near })
		}
	}
	constant := func(e *Expr) bool {
		return e.Op == OpString || e.Op == OpNumber || e.Op == OpNull || e.Op == OpBool || find(e) != nil
	}
	for inner := range q.Queries() {
		if s, ok := inner.Body.(*Select); ok {
			for _, i := range s.Items {
				report(i.Expr, i.Alias == "")
			}
			for _, e := range s.GroupBy {
				report(e, true)
			}
		}
		for _, o := range inner.OrderBy {
			report(o.Expr, true)
		}
		for e := range inner.Exprs() {
			for x := range e.All() {
				switch {
				case x.IsAggregate("") && len(x.Args) > 0:
					report(x.Args[0], true)
				case x.compares() && !slices.ContainsFunc(x.Args, func(a *Expr) bool { return !constant(a) }):
					report(x.Args[0], true)
				}
			}
		}
	}
}

// compares reports whether e compares its operands, and reads no query.
func (e *Expr) compares() bool {
	switch e.Op {
	case OpEqual, OpNotEqual, OpLess, OpLessEq, OpGreater, OpGreaterEq, OpNullSafe, OpIsNull, OpLike, OpILike, OpBetween, OpIn:
		return e.Query == nil && len(e.Args) > 0
	}
	return false
}
