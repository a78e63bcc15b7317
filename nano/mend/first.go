package mend

import (
	"maps"
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// firstOf is a query of the first or the last row of the only table that the question names by the time of that table,
// where it looks at another one that the question does not name: the oldest artist by when it was formed, not by its
// reviews; when the first invoice was, not the first employee.
func firstOf(a *reading.Answer) []form.Token {
	of := slices.Sorted(maps.Keys(a.Spoken(map[int]bool{})))
	if len(of) != 1 || a.Follows() || a.Has(form.Open, form.Group, form.Where, form.Via) {
		return a.Tokens
	}
	own := ownMoment(a, of[0])
	if own < 0 || a.ColumnToken(own) == "" {
		return a.Tokens
	}
	strays := func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		named := func(s form.Phrase) bool {
			return slices.Contains(s.Columns, c) && !english.FirstDates[s.Text] && !english.LastDates[s.Text] && s.Text != "when"
		}
		return ok && a.Columns[c].Table != of[0] && !slices.ContainsFunc(a.Question, named)
	}
	out := slices.Clone(a.Tokens)
	if at := slices.Index(out, form.Order); at >= 0 && at+3 <= len(out) && strays(out[at+1]) {
		if to := firstAsked(a, of[0]); to != "" {
			out[at+1], out[at+2] = a.ColumnToken(own), to
		}
		return out
	}
	extreme := len(out) == 3 && (out[1] == form.Min || out[1] == form.Max)
	if extreme && a.TextAt(0) == "when" && a.Columns[own].Kind == form.Time && strays(out[2]) {
		out[2] = a.ColumnToken(own)
	}
	return out
}

// firstAsked is the order of time in which what the question asks for comes first, by a word before the table that it
// names; "": it has none.
func firstAsked(a *reading.Answer, table int) form.Token {
	for i := range a.Question {
		switch word := a.TextAt(i); {
		case !a.IsTableAt(i+1) || !slices.Contains(a.Question[i+1].Tables, table):
		case english.FirstDates[word]:
			return form.Asc
		case english.LastDates[word]:
			return form.Desc
		}
	}
	return ""
}

// ownMoment is the only time or year of a table's rows, whoever is born apart: how old a customer is no table of orders
// says; -1: there is none, or there are several.
func ownMoment(a *reading.Answer, table int) int {
	found := -1
	if a.OfPersons(table) {
		return -1
	}
	for c := a.Tables[table].First; c < a.Tables[table].End; c++ {
		switch {
		case !a.IsYear(c) && a.Columns[c].Kind != form.Time, a.CalledOf(c, reading.Kept):
		case found >= 0:
			return -1
		default:
			found = c
		}
	}
	return found
}
