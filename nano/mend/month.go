package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// inMonth is a query of the rows of a month that the question says without a year: hired in June. Their time is the
// one that the question names, or else that by which the query counts, or the only one of its only table. Another query
// in its place, as of the first who was hired, is nothing that the question says.
func inMonth(a *reading.Answer) []form.Token {
	month := a.MonthSaid()
	if month < 0 || slices.Contains(a.Tokens, form.ValueToken(month)) {
		return a.Tokens
	}
	of := monthOf(a)
	if of < 0 || a.ColumnToken(of) == "" {
		return a.Tokens
	}
	time := a.ColumnToken(of)
	condition := []form.Token{form.Month, time, form.Equal, form.ValueToken(month)}
	for i := 1; i+2 < len(a.Tokens); i++ {
		if before := a.Tokens[i-1]; (before == form.Where || before == form.And) && slices.Equal(a.Tokens[i:i+3], []form.Token{time, form.Equal, form.Open}) {
			return slices.Replace(slices.Clone(a.Tokens), i, i+conditionEnd(a.Tokens[i:]), condition...)
		}
	}
	if a.Has(form.Open) {
		return a.Tokens
	}
	return restricted(a.Tokens, condition...)
}

// monthOf is the column whose month a question means; -1: none is likelier than the others.
func monthOf(a *reading.Answer) int {
	named := -1
	for _, s := range a.Question {
		for _, c := range slices.Concat(s.Columns, s.Also) {
			if s.Value >= 0 || a.Columns[c].Kind != form.Time || reading.TimeAsked[s.Text] || !a.Used[a.Columns[c].Table] || c == named {
				continue
			}
			if named >= 0 {
				return -1
			}
			named = c
		}
	}
	if named >= 0 {
		return named
	}
	if _, c := grouping(a); c > 0 {
		return c
	}
	of := a.FiguresIn(a.Items)
	if of < 0 && len(a.TablesUsed) == 1 {
		of = a.TablesUsed[0]
	}
	if of < 0 {
		return -1
	}
	return reading.TimeIn(a.Prompt, of)
}
