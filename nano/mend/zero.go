package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// zeroed is a query of rows whose key leads nowhere, or somewhere, by keys that are 0, where it asks for keys without a
// value and every row has one: users of no organisation.
func zeroed(a *reading.Answer) []form.Token {
	out := slices.Clone(a.Tokens)
	for i := 0; i+1 < len(out); i++ {
		c, ok := a.ColumnOf(out[i])
		p := a.Profile(c)
		if !ok || !a.Refers(c) || p == nil || p.Nulls > 0 || p.Min != "0" {
			continue
		}
		switch {
		case out[i+1] == form.Null:
			out = slices.Replace(out, i+1, i+2, form.Equal, form.Numeral(0))
		case out[i+1] == form.Not && i+2 < len(out) && out[i+2] == form.Null:
			out = slices.Replace(out, i+1, i+3, form.NotEqual, form.Numeral(0))
		}
	}
	return out
}

// outOf is a query of the rows that have 0 of what the question says they are out of, where it asks whether they have a
// number of it: products out of stock.
func outOf(a *reading.Answer) []form.Token {
	for i := 2; i < len(a.Question); i++ {
		if a.TextAt(i-2) != "out" || a.TextAt(i-1) != "of" || !a.IsColumnAt(i) {
			continue
		}
		for at := 0; at+1 < len(a.Tokens); at++ {
			c, ok := a.ColumnOf(a.Tokens[at])
			if !ok || !slices.Contains(a.Question[i].Columns, c) || a.Columns[c].Kind != form.Number || !a.HasZero(c) {
				continue
			}
			end := at + conditionEnd(a.Tokens[at:])
			if where := slices.Index(a.Tokens, form.Where); where >= 0 && at > where {
				return slices.Replace(slices.Clone(a.Tokens), at+1, end, form.Equal, form.Numeral(0))
			}
		}
	}
	return a.Tokens
}
