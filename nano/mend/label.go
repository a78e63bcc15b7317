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
	if ok && (isCode(a, c) || isUnsaid(a, c)) && slices.Contains(a.Items, key) && !(at+2 < len(a.Tokens) && a.IsColumn(a.Tokens[at+2])) {
		return with(a, key, a.Labels(a.Columns[c].Table)[0])
	}
	if !ok || a.Columns[c].Kind != form.Number && !isTextKey(a, c) || a.Columns[c].Key || at+2 < len(a.Tokens) && a.IsColumn(a.Tokens[at+2]) || !slices.Contains(a.Items, key) {
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

// isUnsaid reports whether a column is a key that no schema declares, to which others refer, next to one text that
// calls each of its rows otherwise: the number of a reason, not the reason.
func isUnsaid(a *reading.Answer, column int) bool {
	labels := a.Labels(a.Columns[column].Table)
	if a.Columns[column].Key || a.Columns[column].Kind != form.Number || len(labels) != 1 || a.ColumnToken(labels[0]) == "" ||
		slices.Contains(a.Tokens, a.ColumnToken(labels[0])) {
		return false
	}
	p := a.Profile(labels[0])
	return p != nil && p.Distinct == int64(p.Rows) && slices.ContainsFunc(a.Keys, func(k form.Key) bool { return len(k.To) == 1 && k.To[0] == column })
}

// isTextKey reports whether a text is the id of a row of another table, as those that Salesforce makes up.
func isTextKey(a *reading.Answer, column int) bool {
	return a.IsText(column) && a.Refers(column) && strings.HasSuffix(a.Columns[column].Words, " id")
}

// told is a query with what people call its rows, or with their key, in the place of a text that is empty in all that
// were looked at and that the question does not ask for: the subjects of issues, not their descriptions, of which there
// are none. Rows without a name of their own are called as those to which each refers alone: users by their accounts.
// What has a title is called by it, not by its address: giant-mug.
func told(a *reading.Answer) []form.Token {
	if a.Follows() || !a.HasWords() {
		return a.Tokens
	}
	for i := 1; i < len(a.Items); i++ {
		c, ok := a.ColumnOf(a.Items[i])
		if !ok || a.NamesColumn(c) || !a.BeginsItem(a.Items[:i]) || slices.Contains(a.Tokens, form.Via) {
			continue
		}
		isKey := a.Columns[c].Key && len(a.Items) == 2 && len(a.Labels(a.Columns[c].Table)) == 0 && !a.Has(form.Group, form.Union, form.Intersect, form.Except, form.From)
		title := titled(a, c)
		if !isKey && title < 0 && !(a.IsText(c) && a.Profile(c).SaysNothing()) {
			continue
		}
		of := slices.DeleteFunc(callers(a, a.Columns[c].Table), func(t form.Token) bool { return slices.Contains(a.Tokens, t) })
		if title >= 0 {
			of = []form.Token{a.ColumnToken(title)}
		}
		if len(of) == 0 {
			continue
		}
		if isKey {
			return slices.Concat(a.Tokens[:1], of, a.Tokens[2:])
		}
		var out []form.Token
		for at, t := range a.Tokens {
			if t != a.Items[i] {
				out = append(out, t)
				continue
			}
			out = append(out, of...)
			if key := a.KeyOf(a.Columns[c].Table); title >= 0 && key != "" && a.Tokens[at-1] == form.Group {
				out = append(out, key) // two may have the same title
			}
		}
		return out
	}
	return a.Tokens
}

// titled is the title of the rows that a text is the address of, among the columns of its table; -1: it is none, or has
// none.
func titled(a *reading.Answer, column int) int {
	if !a.IsText(column) || !a.Profile(column).HoldsSlugs() {
		return -1
	}
	of := a.Tables[a.Columns[column].Table]
	for c := of.First; c < of.End; c++ {
		if a.IsText(c) && a.CalledOf(c, titles) && !a.Profile(c).HoldsSlugs() && !a.Profile(c).SaysNothing() && a.ColumnToken(c) != "" && !slices.Contains(a.Tokens, a.ColumnToken(c)) {
			return c
		}
	}
	return -1
}

var titles = english.Words("title titles")

// callers are the columns by which people call the rows of a table, or else those to which each refers alone, or its
// key; nil: none has a pointer.
func callers(a *reading.Answer, table int) (out []form.Token) {
	for _, l := range a.Labels(table) {
		if t := a.ColumnToken(l); t != "" {
			out = append(out, t)
		}
	}
	for c := a.Tables[table].First; len(out) == 0 && c < a.Tables[table].End; c++ {
		_, labels := a.LeadsTo(c)
		if !a.Differs(c) || a.ColumnToken(c) == "" || slices.ContainsFunc(labels, a.IsThing) {
			continue
		}
		for _, l := range labels { // each is another one there: the account of a user
			if t := a.ColumnToken(l); t != "" {
				out = append(out, form.Via, a.ColumnToken(c), t)
			}
		}
	}
	if key := a.KeyOf(table); len(out) == 0 && key != "" {
		out = append(out, key)
	}
	return out
}
