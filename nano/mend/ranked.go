package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// ranked is a query of the groups that have most rows, where it orders the rows by what the question wants groups of:
// titles by country, top 10.
func ranked(a *reading.Answer) []form.Token {
	c, ok := a.Ranking()
	at := slices.Index(a.Tokens, form.Order)
	if !ok || a.Columns[c].Kind != form.Text || a.Has(form.Group, form.Open, form.Or, form.Via) || !topAfterBy(a, c) || slices.ContainsFunc(a.Items, reading.Aggregating) {
		return a.Tokens
	}
	of := a.TablesOf(a.Items)
	of[a.Columns[c].Table] = true
	by, rows := a.ColumnToken(c), a.TableToken(a.Columns[c].Table)
	limit := slices.Index(a.Tokens, form.Limit)
	if len(of) != 1 || rows == "" || limit < at {
		return a.Tokens
	}
	if c, ok := a.ColumnOf(a.Items[1]); ok && len(a.Items) == 2 && a.Items[1] != by && !a.IsKeyOf(c) {
		rows = a.Items[1] // titles
	}
	conditions := slices.Clone(a.Tokens[len(a.Items):at])
	out := append([]form.Token{form.Select, by, form.Count, rows}, conditions...)
	if a.MayBeNull(c) {
		out = restricted(out, by, form.Not, form.Null)
	}
	out = append(out, form.Group, by, form.Order, form.Count, rows, form.Desc)
	return append(out, a.Tokens[limit:]...)
}

// topAfterBy reports whether the question asks for the top of what it wants by a column: by country, top 10.
func topAfterBy(a *reading.Answer, column int) bool {
	for i := 2; i < len(a.Question); i++ {
		if a.TextAt(i-1) != "by" || !slices.Contains(a.Question[i].Columns, column) || a.Question[i].Value >= 0 {
			continue
		}
		next := i + 1
		for a.TextAt(next) == "," || a.TextAt(next) == "(" || a.TextAt(next) == "-" {
			next++
		}
		return a.TextAt(next) == "top"
	}
	return false
}
