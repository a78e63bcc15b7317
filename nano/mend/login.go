package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// Words of coming in, and of columns of when somebody last did.
var (
	enters  = english.Words("logged signed log sign")
	entries = []string{"login", "loggedin", "logon", "signin", "signedin", "access", "seen"} // the surest first
)

// neverEntered is a query of those who never logged in, or have not since some day, by when they last did, where it
// looks for those who did nothing else.
func neverEntered(a *reading.Answer) []form.Token {
	since, ok := saysNeverEntered(a)
	if !ok {
		return a.Tokens
	}
	items := a.Items
	of := a.TablesOf(items)
	if len(of) != 1 {
		return a.Tokens
	}
	for table := range of {
		entry := lastEntry(a, table)
		if entry < 0 || a.ColumnToken(entry) == "" {
			return a.Tokens
		}
		shows := func(t form.Token) bool {
			c, isColumn := a.ColumnOf(t)
			return isColumn && entered(a, c) >= 0
		}
		if slices.ContainsFunc(items, shows) {
			items = []form.Token{form.Select}
			for _, c := range a.Labels(table) {
				items = append(items, a.ColumnToken(c))
			}
		}
		if len(items) < 2 || slices.Contains(items, "") {
			return a.Tokens
		}
		when := a.ColumnToken(entry)
		if since < 0 {
			return append(slices.Clone(items), form.Where, when, form.Null)
		}
		return append(slices.Clone(items), form.Where, when, form.Less, form.ValueToken(since), form.Or, when, form.Null)
	}
	return a.Tokens
}

// saysNeverEntered reports whether the question asks who never logged in, or has not since a period, which is -1 where
// it says none; another period, or one of something else, is not read.
func saysNeverEntered(a *reading.Answer) (since int, ok bool) {
	at := -1
	for i := range a.Question {
		if a.TextAt(i) != "never" && a.TextAt(i) != "not" && !english.Contracted(a.TextAt(i)) {
			continue
		}
		next := i + 1
		for a.TextAt(next) == "yet" || a.TextAt(next) == "ever" {
			next++
		}
		if words := strings.Fields(a.TextAt(next)); len(words) > 0 && enters[words[0]] {
			at = next
		}
	}
	since = -1
	for i, s := range a.Question {
		switch {
		case s.Value < 0:
		case a.Values[s.Value].Period != nil && a.TextAt(i-1) == "since" && since < 0 && i > at:
			since = s.Value
		default:
			return -1, false
		}
	}
	return since, at >= 0
}

// lastEntry is the time of a table that says when its people last came in, of several the one that most have; -1: none,
// or none that somebody lacks.
func lastEntry(a *reading.Answer, table int) int {
	best, rank := -1, len(entries)
	for c := a.Tables[table].First; c < a.Tables[table].End; c++ {
		r := entered(a, c)
		if a.Columns[c].Kind != form.Time || r < 0 || r > rank || !a.MayBeNull(c) {
			continue
		}
		if best < 0 || r < rank || unset(a, c) < unset(a, best) {
			best, rank = c, r
		}
	}
	return best
}

// entered is the place in entries of what a column's name says; -1: it says nothing of coming in, or of the first time.
func entered(a *reading.Answer, column int) int {
	words := strings.Fields(a.Columns[column].Words)
	if slices.Contains(words, "first") || slices.Contains(words, "failed") {
		return -1
	}
	name := strings.ToLower(strings.ReplaceAll(a.Columns[column].Name, "_", ""))
	return slices.IndexFunc(entries, func(of string) bool { return strings.Contains(name, of) })
}

// unset is the share of rows that have no value in a column.
func unset(a *reading.Answer, column int) float64 {
	if p := a.Profile(column); p != nil {
		return p.Nulls
	}
	return 1
}
