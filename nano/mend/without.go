package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// without is a query of other values than those that the question excludes, where it asked for these. What is in a
// query of its own, it may be that which is excluded.
func without(a *reading.Answer) []form.Token {
	out := slices.Clone(a.Tokens)
	if a.Has(form.Not, form.Except) {
		return out
	}
	flipped := map[int]bool{} // the places of !=
	for i, phrase := range a.Question {
		if phrase.Value < 0 || !a.Excludes(i) {
			continue
		}
		for j := 1; j < len(out); j++ {
			if out[j] == form.ValueToken(phrase.Value) && out[j-1] == form.Equal {
				out[j-1], flipped[j-1] = form.NotEqual, true
			}
		}
	}
	for j := range flipped { // neither this nor that: C != V or C != W
		if j+4 < len(out) && out[j+2] == form.Or && flipped[j+4] && out[j+3] == out[j-1] {
			out[j+2] = form.And
		}
	}
	return out
}
