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
