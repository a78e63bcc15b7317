package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// flagged is a query that asks for the value of a flag where it asked whether the flag has one, and each row's does:
// for no where the question denies something, for yes where it does not. It asks for the other value of a flag that the
// question denies, and for one that the question says of the rows of a table that the query uses, where it does
// without: key clients.
func flagged(a *reading.Answer) []form.Token {
	out := slices.Clone(a.Tokens)
	for i := 0; i+1 < len(out); i++ {
		c, ok := a.ColumnOf(out[i])
		if !ok || !a.IsFlag(c) || a.MayBeNull(c) {
			continue
		}
		switch {
		case out[i+1] == form.Null && a.MayDeny():
			out = slices.Replace(out, i+1, i+2, form.Equal, form.Numeral(0))
		case i+2 < len(out) && out[i+1] == form.Not && out[i+2] == form.Null && !a.MayDeny():
			out = slices.Replace(out, i+1, i+3, form.Equal, form.Numeral(1))
		}
	}
	if denied := reading.Upholds(a); denied != "" && !a.Has(form.In, form.Except) {
		if at := slices.Index(a.Tokens, denied); a.Asserts(at) && slices.Equal(out, a.Tokens) {
			switch {
			case out[at+2] == form.Numeral(1):
				out[at+2] = form.Numeral(0)
			case out[at+1] == form.Equal:
				out[at+1] = form.NotEqual
			default:
				out[at+1] = form.Equal
			}
		}
	}
	for i, s := range a.Question {
		if a.LeavesOutFlag(i) && len(s.Columns) == 1 && a.Used[a.Columns[s.Columns[0]].Table] {
			switch before := i - 1; { // rooms with a sea view
			case having[a.TextAt(before)], reading.Articles[a.TextAt(before)] && having[a.TextAt(before-1)]:
				out = restricted(out, a.ColumnToken(s.Columns[0]), form.Equal, form.Numeral(1))
				continue
			case a.TextAt(before) == "without", reading.Articles[a.TextAt(before)] && a.TextAt(before-1) == "without":
				out = restricted(out, a.ColumnToken(s.Columns[0]), form.Equal, form.Numeral(0))
				continue
			}
		}
		if a.LeavesOutFlag(i) && len(s.Columns) == 1 && describes(a, i, a.Columns[s.Columns[0]].Table) && !a.DeniedAt(i) &&
			!reading.Presence[a.TextAt(i-1)] && !reading.Denials[a.TextAt(i-1)] {
			out = restricted(out, a.ColumnToken(s.Columns[0]), form.Equal, form.Numeral(1))
		}
	}
	return out
}

var having = english.Words("with having")

// besides are words by which rows are meant next to others: terminated ones too.
var besides = english.Words("too also included including includes include even well besides plus")

// valued is a query of the rows that have a value of the question, where it does without and one column of its tables
// has the value: cars that were booked.
func valued(a *reading.Answer) []form.Token {
	if a.Follows() || slices.Contains(a.Tokens, form.Open) || a.Says(besides) > 0 {
		return a.Tokens
	}
	out := a.Tokens
	for i, s := range a.Question {
		if s.Value < 0 {
			continue
		}
		if !a.LeavesOutValue(s.Value) || a.Excludes(i) || a.DeniedAt(i) || reading.Presence[a.TextAt(i-1)] {
			continue
		}
		held := -1
		for _, cell := range a.Values[s.Value].Cells {
			switch of := a.Columns[cell.Column]; {
			case !a.Used[of.Table] || cell.Column == held:
			case held >= 0:
				return a.Tokens // it may be either
			default:
				held = cell.Column
			}
		}
		if held < 0 || a.Columns[held].Kind != form.Text || slices.Contains(a.Tokens, a.ColumnToken(held)) || a.ColumnToken(held) == "" {
			continue
		}
		out = restricted(out, a.ColumnToken(held), form.Equal, form.ValueToken(s.Value))
	}
	return out
}

// describes reports whether a phrase is said of the rows of a table that the query uses: key clients, where clients are
// called by that phrase, or follow it, if only after values of theirs: active private clients, electric vans.
func describes(a *reading.Answer, i, table int) bool {
	next := i + 1
	for next < len(a.Question) && a.Question[next].Value >= 0 && slices.ContainsFunc(a.Values[a.Question[next].Value].Cells, func(c form.Cell) bool { return a.Columns[c.Column].Table == table }) {
		next++
	}
	stems := english.Stems(a.Tables[table].Words)
	own := english.Stems(a.TextAt(i))
	return a.Used[table] && (next > i+1 || a.IsTableAt(next) && slices.Contains(a.Question[next].Tables, table) ||
		len(own) > 1 && len(stems) > 0 && own[len(own)-1] == stems[len(stems)-1])
}
