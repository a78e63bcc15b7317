package mend

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// aliases writes out what names of the select list mean where the dialect does not know them: in WHERE and PostgreSQL's
// HAVING.
func (m translator) aliases() {
	if m.dialect == dialects.SQLite {
		return
	}
	for _, sc := range scopes(m.query, nil) {
		m.where(sc)
		if m.dialect == dialects.Postgres {
			m.writeOut(sc, sc.body.Having)
		}
	}
	sqltree.Resolve(m.query, m.schema)
}

// where writes out aliases in WHERE; what it says of aggregates is HAVING's.
func (m translator) where(sc *scope) {
	if sc.body.Where == nil {
		return
	}
	var stay *sqltree.Expr
	for _, c := range sqltree.Conjuncts(sc.body.Where) {
		if m.writeOut(sc, c) && c.Aggregate(m.dialect) != nil {
			sc.body.Having = and(sc.body.Having, c)
		} else {
			stay = and(stay, c)
		}
	}
	sc.body.Where = stay
}

// known reports whether all columns of an expression are some source's.
func known(e *sqltree.Expr) bool {
	for x := range e.All() {
		if x.Op == sqltree.OpColumn && x.Of == nil {
			return false
		}
	}
	return true
}

// windowed reports whether an expression has a window function, which only a select list may have.
func windowed(e *sqltree.Expr) bool {
	for x := range e.All() {
		if x.Call != nil && x.Call.Over != nil {
			return true
		}
	}
	return false
}

// writeOut puts expressions in the place of names of the select list that mean nothing else.
func (m translator) writeOut(sc *scope, e *sqltree.Expr) (did bool) {
	if e == nil {
		return false
	}
	for x := range e.All() {
		if x.Op != sqltree.OpColumn || x.Table != "" || x.Of != nil || m.wrote == maxSteps {
			continue
		}
		for _, i := range sc.body.Items {
			if strings.EqualFold(i.Alias, x.Text) && i.Alias != "" && known(i.Expr) && !windowed(i.Expr) {
				m.changed(RuleSyntax, "wrote out %s", x.Text)
				*x = *i.Expr
				m.wrote++
				did = true
				break
			}
		}
	}
	return did
}
