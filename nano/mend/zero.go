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
