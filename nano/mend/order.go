package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// ordered is a query whose rows come from the end of their order that the question says: from the youngest to the
// oldest, newest first.
func ordered(a *reading.Answer) []form.Token {
	at := slices.Index(a.Tokens, form.Order)
	if at < 0 || a.Has(form.Limit, form.Open) || len(a.Cores) > 1 {
		return a.Tokens
	}
	last := len(a.Tokens) - 1
	given := a.Tokens[last]
	if slices.IndexFunc(a.Tokens[at:], func(t form.Token) bool { return t == form.Asc || t == form.Desc }) != last-at {
		return a.Tokens // by several
	}
	for i := range a.Question {
		first := i
		switch {
		case a.TextAt(i) == "from" && slices.ContainsFunc(a.Question[i:], func(s form.Phrase) bool { return s.Text == "to" }):
			if first++; a.TextAt(first) == "the" {
				first++
			}
		case a.TextAt(i+1) != "first":
			continue
		}
		if wanted := direction(a, a.TextAt(first), a.Tokens[at+1:last]); wanted != "" && wanted != given {
			out := slices.Clone(a.Tokens)
			out[last] = wanted
			return out
		}
	}
	return a.Tokens
}

// direction is the order in which what a word says is first: the youngest have the latest birthday, or the lowest age;
// "": the word says none.
func direction(a *reading.Answer, word string, by []form.Token) form.Token {
	c, isColumn := a.ColumnOf(by[len(by)-1])
	isTime := isColumn && len(by) == 1 && a.Columns[c].Kind == form.Time
	isAge := isColumn && slices.Contains(english.Stems(a.Columns[c].Words), "age")
	first, last := english.FirstDates[word], english.LastDates[word]
	switch {
	case !isTime && !first && !last && reading.Highs[word], isAge && first, isTime && last:
		return form.Desc
	case !isTime && !first && !last && reading.Lows[word], isAge && last, isTime && first:
		return form.Asc
	}
	return ""
}
