package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// either puts values that the question lists in parentheses, where another condition is next to them: "in Berlin or in
// Munich, hired in 2023" asks for no one of Berlin hired earlier, which C = V or C = W and D = X would find. Questions
// to learn from hardly have such conditions.
func either(a *reading.Answer) []form.Token {
	out := slices.Clone(a.Tokens)
	for i := 1; i+2 < len(out); i++ {
		first, ok := equals(out, i)
		if !ok {
			continue
		}
		values, end := []int{first}, i+3
		for end+3 < len(out) && out[end] == form.Or && out[end+1] == out[i] {
			v, ok := equals(out, end+1)
			if !ok {
				break
			}
			values, end = append(values, v), end+4
		}
		before, after := out[i-1], form.Token("")
		if end < len(out) {
			after = out[end]
		}
		if len(values) > 1 && before != form.Or && after != form.Or && (before == form.And || after == form.And) && lists(a, values) {
			out = slices.Insert(slices.Insert(out, end, form.Close), i, form.Open)
			i = end + 1
		}
	}
	return out
}

// equals is the value that a column has to have, in a condition that begins at i.
func equals(tokens []form.Token, i int) (value int, ok bool) {
	column, _ := tokens[i].Pointer()
	class, n := tokens[i+2].Pointer()
	return n, column == 'C' && tokens[i+1] == form.Equal && class == 'V'
}

// lists reports whether the question says values one after the other, in any order, with nothing between them but what
// connects them.
func lists(a *reading.Answer, values []int) bool {
	var at []int
	for i, phrase := range a.Question {
		if slices.Contains(values, phrase.Value) {
			at = append(at, i)
		}
	}
	if len(at) != len(values) {
		return false
	}
	or := false // between the last two: "and" may mean what has both
	for i := at[0] + 1; i < at[len(at)-1]; i++ {
		word := a.TextAt(i)
		switch {
		case word == "or":
			or = i > at[len(at)-2]
		case word == "," && len(at) == 2: // voided, or paid by CHQ: what follows is of the second alone
			return false
		case !slices.Contains(at, i) && !reading.Connecting[word] && !reading.Articles[word]:
			return false
		}
	}
	return or
}
