package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// without is a query of other values than those that the question excludes, where it asked for these. What is in a
// query of its own, it may be that which is excluded.
func without(a *reading.Answer) []form.Token {
	out := slices.Clone(a.Tokens)
	if a.Says(neithers) > 0 {
		out = ofNeither(a, out)
	}
	if slices.Contains(out, form.Not) || slices.Contains(out, form.Except) {
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

var neithers = english.Words("neither")

// ofNeither is a query of rows of none of two values, where it has those of the first without those of the second:
// employees neither in IT nor in Sales.
func ofNeither(a *reading.Answer, tokens []form.Token) []form.Token {
	except := slices.Index(tokens, form.Except)
	excluded := func(part []form.Token) int { // where a column is compared with a value that the question excludes
		for i, phrase := range a.Question {
			if at := slices.Index(part, form.ValueToken(max(phrase.Value, 0))); phrase.Value >= 0 && a.Excludes(i) && at > 1 && part[at-1] == form.Equal {
				return at - 2
			}
		}
		return -1
	}
	if except < 0 || slices.Contains(tokens, form.Open) {
		return tokens
	}
	one, other := excluded(tokens[:except]), excluded(tokens[except:])
	if one < 0 || other < 0 || tokens[one] != tokens[except+other] {
		return tokens
	}
	out := slices.Clone(tokens[:except])
	out[one+1] = form.NotEqual
	return slices.Insert(out, one+3, form.And, tokens[one], form.NotEqual, tokens[except+other+2])
}

// unvalued is a query of the rows that have no value, too, where it asks for other values than the question excludes:
// orders that are not urgent are also those that nobody noted anything of, which SQL's comparisons leave out. One that
// names the column, as in "with a status other than open", may mean those that have a status, unless it says "without",
// and dates may be of what has not happened. In and around a query of its own what is excluded may be the other rows.
func unvalued(a *reading.Answer) []form.Token {
	out := slices.Clone(a.Tokens)
	if a.Has(form.In, form.Except, form.Union, form.Intersect) {
		return out
	}
	for i := 1; i+2 < len(out); i++ {
		c, ok := a.ColumnOf(out[i])
		if !ok || !slices.Contains([]form.Token{form.Where, form.And, form.Or, form.Open}, out[i-1]) {
			continue
		}
		end := i
		for {
			n := differs(a, out[end:], out[i])
			if n == 0 {
				break
			}
			if end += n; end == len(out) || out[end] != form.And || differs(a, out[end+1:], out[i]) == 0 {
				break
			}
			end++
		}
		p := a.Profile(c)
		if end == i || p == nil || p.Nulls == 0 || a.OrNone(c) || a.Columns[c].Kind == form.Time || a.NamesColumn(c) && a.Says(withouts) == 0 {
			continue
		}
		out = slices.Insert(slices.Insert(out, end, form.Or, out[i], form.Null, form.Close), i, form.Open)
		i = end + 4
	}
	return out
}

var withouts = english.Words("without")

// differs is how many tokens a condition has that a column's value be another than one that the question excludes; 0
// where there is none at the beginning of some tokens.
func differs(a *reading.Answer, tokens []form.Token, column form.Token) int {
	n := 3
	if len(tokens) > 1 && tokens[1] == form.Not {
		n = 4
	}
	if len(tokens) < n || tokens[0] != column {
		return 0
	}
	class, v := tokens[n-1].Pointer()
	denies := tokens[1] == form.NotEqual || n == 4 && slices.Contains([]form.Token{form.Has, form.Starts, form.Ends, form.Like}, tokens[2])
	for i, phrase := range a.Question {
		if class == 'V' && denies && phrase.Value == v && a.Excludes(i) {
			return n
		}
	}
	return 0
}
