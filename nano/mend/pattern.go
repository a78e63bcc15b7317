package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// Words before "with" and a text that names start or end with.
var (
	beginnings = english.Words("start starts starting begin begins beginning")
	endings    = english.Words("end ends ending")
)

// patterns is a query that looks for a text at the end of names that the question says: starting with S.
func patterns(a *reading.Answer) []form.Token {
	out := slices.Clone(a.Tokens)
	first := form.Token("") // column of the pattern before
	for i, s := range a.Question {
		if s.Value < 0 || a.TextAt(i-1) != "with" {
			continue
		}
		op := map[bool]form.Token{beginnings[a.TextAt(i-2)]: form.Starts, endings[a.TextAt(i-2)]: form.Ends}[true]
		if op == "" {
			continue
		}
		at := slices.Index(out, form.ValueToken(s.Value))
		if at < 2 || !slices.Contains([]form.Token{form.Starts, form.Ends, form.Has, form.Like}, out[at-1]) {
			continue
		}
		out[at-1] = op
		if _, ok := a.ColumnOf(out[at-2]); ok {
			if clauses[a.TextAt(i-3)] && first != "" {
				out[at-2] = first // and ends with n: of the same name
			}
			first = out[at-2]
		}
	}
	return out
}
