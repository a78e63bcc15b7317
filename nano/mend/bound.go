package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

var (
	untils     = english.Words("until till through")
	onwards    = english.Words("onward onwards")
	afterwards = english.Words("later after onward onwards newer")
	earlier    = english.Words("earlier before older")
	compares   = []form.Token{form.Equal, form.Less, form.LessEq, form.Greater, form.GreaterEq}
)

// bounds is a query that compares with a period as the question bounds it: in or after 2024 is from its first day on,
// and until 2022 up to its last.
func bounds(a *reading.Answer) []form.Token {
	if a.Says(reading.Denials) > 0 || a.Has(form.Between) {
		return a.Tokens
	}
	out := a.Tokens
	for i, s := range a.Question {
		if s.Value < 0 || a.Values[s.Value].Period == nil {
			continue
		}
		at := slices.Index(out, form.ValueToken(s.Value))
		if op := boundAt(a, i); op != "" && at > 0 && slices.Contains(compares, out[at-1]) && out[at-1] != op && !slices.Contains(out[at+1:], out[at]) {
			out = slices.Clone(out)
			out[at-1] = op
		}
	}
	return out
}

// boundAt is how the words around a period compare with it, with the period itself among what is meant; "" where they
// do not say.
func boundAt(a *reading.Answer, i int) form.Token {
	last, next := a.TextAt(i-1), a.TextAt(i+1)
	inOr := a.TextAt(i-2) == "or" && (a.TextAt(i-3) == "in" || a.TextAt(i-3) == "on" || a.TextAt(i-3) == "during")
	isRange := func(before int) bool { return before >= 0 && a.Question[before].Value >= 0 } // from 2010 until 2015
	switch {
	case inOr && last == "after", next == "or" && afterwards[a.TextAt(i+2)], onwards[next], last == "from" && next == "on":
		return form.GreaterEq
	case inOr && last == "before", next == "or" && earlier[a.TextAt(i+2)],
		untils[last] && !isRange(i-2), last == "to" && a.TextAt(i-2) == "up" && !isRange(i-3):
		return form.LessEq
	}
	return ""
}
