package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// byVerb is a query by the time of what a verb of the question says has happened, where it looks for a period in
// another one of the same table, or groups by it, that no word says: closed issues per month by when they were closed.
// With no such verb it is by when rows were made, where it was by when they are due, or by their last change.
func byVerb(a *reading.Answer) []form.Token {
	if a.Follows() {
		return a.Tokens
	}
	out := a.Tokens
	for i := len(a.Items); i < len(a.Tokens); i++ {
		c, ok := a.ColumnOf(a.Tokens[i])
		if !ok || a.Columns[c].Kind != form.Time || !looksForPeriod(a, i) && !groups(a, i) || a.Tokens[i-1] == form.Via || a.NamesColumn(c) {
			continue
		}
		if other := timeSaid(a, c); other >= 0 && !slices.Contains(a.Tokens, a.ColumnToken(other)) {
			out = with(a, a.Tokens[i], other)
			break
		}
	}
	return out
}

// looksForPeriod reports whether a query compares the column somewhere in it with a period.
func looksForPeriod(a *reading.Answer, i int) bool {
	if i+2 >= len(a.Tokens) || !slices.Contains(form.Comparisons, a.Tokens[i+1]) {
		return false
	}
	v, ok := a.ValueOf(a.Tokens[i+2])
	return ok && v.Period != nil
}

// groups reports whether a query groups by the column somewhere in it, or by a part of it.
func groups(a *reading.Answer, i int) bool {
	at, _ := grouping(a)
	return at == i
}

// timeSaid is another time of a column's table: the only one that is called by a verb of the question, where no verb
// calls the column, or when rows were made, where it is when they are due or were changed and no word says so; -1:
// none.
func timeSaid(a *reading.Answer, column int) int {
	own := verbOf(a, column)
	saidBy := func(verb string) bool {
		return verb != "" && slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
			text := s.Text
			if s.Value >= 0 {
				text = strings.ToLower(a.Values[s.Value].Text)
			}
			table := s.Value < 0 && slices.ContainsFunc(s.Tables, func(t int) bool { return a.Used[t] })
			return !table && (text == verb || reading.SameRoot(text, verb) || creation[verb] && made[text])
		})
	}
	said := func(c int) bool {
		return slices.ContainsFunc(strings.Fields(a.Columns[c].Words), saidBy)
	}
	if saidBy(own) {
		return -1
	}
	of := a.Tables[a.Columns[column].Table]
	found, first := -1, -1
	for c := of.First; c < of.End; c++ {
		verb := verbOf(a, c)
		if c == column || a.Columns[c].Kind != form.Time || verb == "" || a.ColumnToken(c) == "" || a.Profile(c).SaysNothing() {
			continue
		}
		if creation[verb] {
			first = c
		}
		if saidBy(verb) {
			if found >= 0 {
				return -1
			}
			found = c
		}
	}
	switch {
	case found >= 0:
		return found
	case first >= 0 && !said(column) && a.CalledOf(column, laterOn) && a.Says(laterOn) == 0:
		return first
	}
	return -1
}

// verbOf is the word that a time is called by, where it is called by one alone: closed of closed_at; "": by more.
func verbOf(a *reading.Answer, column int) string {
	words := slices.DeleteFunc(strings.Fields(a.Columns[column].Words), func(w string) bool { return ofTimes[w] })
	if len(words) != 1 || !strings.HasSuffix(words[0], "ed") && !dues[words[0]] {
		return ""
	}
	return words[0]
}

var (
	creation = english.Words("created inserted added")
	made     = english.Words("registered registrations opened submitted raised filed reported joined came got signed signups made new")            // of rows that came to be
	laterOn  = english.Words("due deadline deadlines overdue expiry expires expired expiring updated update updates modified changed edited last") // in names of what follows that
)
