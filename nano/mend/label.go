package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// labelled is a query that groups by a foreign key of numbers, with what people call the rows that the key refers to in
// its place: the customers of each branch, by the branch's name. Groups are still of the key. Codes that a table
// explains are called by what it says of them: proposals by the label of their status.
func labelled(a *reading.Answer) []form.Token {
	saysKey := false
	for i, s := range a.Question {
		for _, w := range strings.Fields(s.Text) {
			saysKey = saysKey || s.Value < 0 && english.KeyEndings[strings.TrimSuffix(w, "s")] && a.TextAt(i+1) != "of"
		}
	}
	other := func(t form.Token) bool {
		return slices.Contains([]form.Token{form.Open, form.Union, form.Intersect, form.Except, form.Having, form.From, form.On}, t)
	}
	at := slices.Index(a.Tokens, form.Group)
	if at < 0 || at+1 == len(a.Tokens) || a.Follows() || saysKey || slices.ContainsFunc(a.Tokens, other) {
		return a.Tokens
	}
	key := a.Tokens[at+1]
	c, ok := a.ColumnOf(key)
	if ok && isCode(a, c) && slices.Contains(a.Items, key) && !(at+2 < len(a.Tokens) && a.IsColumn(a.Tokens[at+2])) {
		return with(a, key, a.Labels(a.Columns[c].Table)[0])
	}
	if !ok || a.Columns[c].Kind != form.Number || a.Columns[c].Key || at+2 < len(a.Tokens) && a.IsColumn(a.Tokens[at+2]) || !slices.Contains(a.Items, key) {
		return a.Tokens
	}
	_, labels := a.LeadsTo(c)
	var named []form.Token
	for _, l := range labels {
		if a.ColumnToken(l) == "" || slices.Contains(a.Tokens, a.ColumnToken(l)) || a.Columns[l].Table == a.Columns[c].Table {
			return a.Tokens
		}
		named = append(named, form.Via, key, a.ColumnToken(l))
	}
	if len(named) == 0 {
		return a.Tokens
	}
	var out []form.Token
	for i, t := range a.Tokens {
		if t == key && (i < len(a.Items) || i == at+1) && !reading.Aggregating(a.Tokens[i-1]) && a.Tokens[i-1] != form.Via && (i < len(a.Items) && a.BeginsItem(a.Items[:i]) || i == at+1) {
			if out = append(out, named...); i == at+1 {
				out = append(out, key) // two may be called the same
			}
		} else {
			out = append(out, t)
		}
	}
	return out
}

// isCode reports whether a column has the codes that are its table's key, next to one text that says each in words.
func isCode(a *reading.Answer, column int) bool {
	of := a.Tables[a.Columns[column].Table]
	labels := a.Labels(a.Columns[column].Table)
	if !a.Columns[column].Key || a.Columns[column].Kind != form.Text || !a.HoldsCodes(column) || len(labels) != 1 || a.ColumnToken(labels[0]) == "" {
		return false
	}
	p := a.Profile(labels[0])
	return of.End-of.First <= 4 && p != nil && p.Distinct == int64(p.Rows) && !slices.Contains(a.Tokens, a.ColumnToken(labels[0]))
}
