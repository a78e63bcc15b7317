package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// ranked is a query of the groups that have most rows, where it orders the rows by what the question wants groups of:
// titles by country, top 10.
func ranked(a *reading.Answer) []form.Token {
	c, ok := a.Ranking()
	at := slices.Index(a.Tokens, form.Order)
	if !ok || a.Columns[c].Kind != form.Text || a.Has(form.Group, form.Open, form.Or, form.Via) || !topAfterBy(a, c) || slices.ContainsFunc(a.Items, reading.Aggregating) {
		return a.Tokens
	}
	of := a.TablesOf(a.Items)
	of[a.Columns[c].Table] = true
	by, rows := a.ColumnToken(c), a.TableToken(a.Columns[c].Table)
	limit := slices.Index(a.Tokens, form.Limit)
	if len(of) != 1 || rows == "" || limit < at {
		return a.Tokens
	}
	if c, ok := a.ColumnOf(a.Items[1]); ok && len(a.Items) == 2 && a.Items[1] != by && !a.IsKeyOf(c) {
		rows = a.Items[1] // titles
	}
	conditions := slices.Clone(a.Tokens[len(a.Items):at])
	out := append([]form.Token{form.Select, by, form.Count, rows}, conditions...)
	if a.MayBeNull(c) {
		out = restricted(out, by, form.Not, form.Null)
	}
	out = append(out, form.Group, by, form.Order, form.Count, rows, form.Desc)
	return append(out, a.Tokens[limit:]...)
}

// topAfterBy reports whether the question asks for the top of what it wants by a column: by country, top 10.
func topAfterBy(a *reading.Answer, column int) bool {
	for i := 2; i < len(a.Question); i++ {
		if a.TextAt(i-1) != "by" || !slices.Contains(a.Question[i].Columns, column) || a.Question[i].Value >= 0 {
			continue
		}
		next := i + 1
		for a.TextAt(next) == "," || a.TextAt(next) == "(" || a.TextAt(next) == "-" {
			next++
		}
		return a.TextAt(next) == "top"
	}
	return false
}

// bestRated is a query of the groups with the best average, where it orders them by the sum of what they are rated
// with, or by each: the best rated album is not the one with most reviews.
func bestRated(a *reading.Answer) []form.Token {
	at := slices.Index(a.Tokens, form.Order) + 1
	if at == 0 || at+1 >= len(a.Tokens) || a.Says(reading.Totals) > 0 || !slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return s.Text == "rated" }) {
		return a.Tokens
	}
	if c, ok := a.ColumnOf(a.Tokens[at]); ok && a.IsRating(c) {
		for t := range a.TablesOf(a.Items) {
			if t != a.Columns[c].Table && a.Multiplies(t, a.Columns[c].Table) {
				a = reading.Read(a.Prompt, a.Summed(a.Tokens, a.Tokens[at]))
				at = slices.Index(a.Tokens, form.Order) + 1
			}
		}
	}
	c, ok := a.ColumnOf(a.Tokens[at+1])
	if !ok || a.Tokens[at] != form.Sum || !a.IsRating(c) {
		return a.Tokens
	}
	out := slices.Clone(a.Tokens)
	out[at] = form.Avg
	return out
}

// ofGroups is a query of the groups whose average or sum meets a condition, where the question says so and the query
// has each row meet it: albums with an average rating above 4, customers who spent more than 100.
func ofGroups(a *reading.Answer) []form.Token {
	if len(a.Comparisons) != 1 || a.Has(form.Group, form.Order, form.Open, form.Via, form.Or, form.And) || slices.ContainsFunc(a.Items, reading.Aggregating) {
		return a.Tokens
	}
	c := a.Comparisons[0]
	where := slices.Index(a.Tokens, form.Where)
	of := a.TablesOf(a.Items)
	figure := figureSaid(a, c)
	if figure == "" || where < 0 || where+4 != len(a.Tokens) || a.Tokens[where+1] != c.At || len(of) != 1 {
		return a.Tokens
	}
	for t := range of {
		if a.Multiplies(t, a.Columns[c.Column].Table) {
			keys := slices.DeleteFunc(slices.Clone(a.Items[1:]), func(t form.Token) bool { return t == form.Distinct })
			return slices.Concat([]form.Token{form.Select}, keys, []form.Token{form.Group}, keys, []form.Token{form.Having, figure}, a.Tokens[where+1:])
		}
	}
	return a.Tokens
}

// figureSaid is what a question compares of a column's values: their average, or what somebody spent in all; "": each.
func figureSaid(a *reading.Answer, c reading.Comparison) form.Token {
	for i := range a.Question {
		if a.SaysAt(i, english.Averages) && a.IsColumnAt(i+1) && slices.Contains(a.Question[i+1].Columns, c.Column) {
			return form.Avg
		}
		bounds := c.Value >= 0 && c.Op != form.Equal && c.Op != form.NotEqual && a.Columns[c.Column].Kind == form.Number
		if a.SaysAt(i, reading.Spending) && bounds && a.SaysPaidIn(a.Columns[c.Column].Table) && a.SayingOf(c.Value) > i {
			return form.Sum
		}
	}
	return ""
}
