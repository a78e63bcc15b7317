package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// placed is a query of the row, or of the value, that has a later place in its order than the first, where the question
// asks for that: the second highest salary.
func placed(a *reading.Answer) []form.Token {
	n := a.Place()
	if n < 2 || n > form.MaxNumber+1 || a.Has(form.Open, form.Offset) || len(a.Cores) > 1 {
		return a.Tokens
	}
	first, later := form.Numeral(1), form.Numeral(n-1)
	if at := slices.Index(a.Tokens, form.Limit); at >= 0 {
		if at+2 != len(a.Tokens) || a.Tokens[at+1] != first {
			return a.Tokens
		}
		return append(slices.Clone(a.Tokens), form.Offset, later)
	}
	if len(a.Items) != 3 || a.Has(form.Group, form.Order) {
		return a.Tokens
	}
	direction := map[form.Token]form.Token{form.Max: form.Desc, form.Min: form.Asc}[a.Items[1]]
	c, isColumn := a.ColumnOf(a.Items[2])
	if direction == "" || !isColumn {
		return a.Tokens
	}
	value := a.Items[2]
	out := slices.Concat([]form.Token{form.Select, form.Distinct, value}, a.Tokens[len(a.Items):])
	if a.MayBeNull(c) {
		out = restricted(out, value, form.Not, form.Null)
	}
	return append(out, form.Order, value, direction, form.Limit, first, form.Offset, later)
}
