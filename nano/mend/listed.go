package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// members is a query of rows whose list has a value, where it has those whose list is that value alone: "Documentaries"
// of "Documentaries, Music".
func members(a *reading.Answer) []form.Token {
	out := a.Tokens
	for _, c := range a.Comparisons {
		if c.Value < 0 || c.Of != "" || c.Op != form.Equal && c.Op != form.NotEqual || !a.IsMember(c.Column, a.Values[c.Value].Text) {
			continue
		}
		for i := 0; i+2 < len(out); i++ {
			if out[i] != c.At || out[i+1] != c.Op || out[i+2] != form.ValueToken(c.Value) {
				continue
			}
			out = slices.Clone(out)
			out[i+1] = form.Has
			if c.Op == form.NotEqual {
				out = slices.Insert(out, i+1, form.Not)
			}
		}
	}
	return out
}
