package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// ownState is a query that looks for a state of the asked rows where their own key to such states leads, in place of
// the like-named column of a table that the question does not name: open issues are of a status that is not closed,
// not of a version whose status is open. The table of states has the value, or a flag that says it or the contrary.
func ownState(a *reading.Answer) []form.Token {
	out := a.Tokens
	spoken := a.Spoken(map[int]bool{})
	for i := 2; i < len(a.Tokens); i++ {
		c, isColumn := a.ColumnOf(a.Tokens[i-2])
		v, isValue := a.ValueOf(a.Tokens[i])
		if listed, ok := a.ListedOf(a.Tokens[i]); ok {
			v, isValue = listed, true
		}
		via := i > 3 && a.Tokens[i-4] == form.Via
		if !isColumn || !isValue || via || a.Tokens[i-1] != form.Equal || spoken[a.Columns[c].Table] || a.NamesColumn(c) {
			continue
		}
		states := statesOf(a, c, spoken)
		if states < 0 {
			continue
		}
		if to, value := stateOf(a, states, v, a.Tokens[i]); to != "" {
			out = slices.Clone(out)
			out[i-2], out[i] = to, value
		}
	}
	return out
}

// statesOf is the table that the rows of the one asked table say their state by, with a key that is called as a column
// of another: status_id, of issue_statuses; -1: there is none, or it may be either.
func statesOf(a *reading.Answer, column int, spoken map[int]bool) int {
	words := a.Columns[column].Words
	found := -1
	for _, k := range a.Keys {
		from, to := a.Columns[k.From[0]], a.Columns[k.To[0]].Table
		start, _, _ := english.CutLast(from.Words)
		switch {
		case !a.Used[from.Table] || !spoken[from.Table] || start != words || to == a.Columns[column].Table:
		case found >= 0 && found != to:
			return -1
		default:
			found = to
		}
	}
	return found
}

// stateOf is the condition on a table of states that says a state: that its value is the same, or that its flag of what
// has ended is not set for what goes on.
func stateOf(a *reading.Answer, states int, v form.Value, token form.Token) (column, value form.Token) {
	text := strings.ToLower(v.Text)
	for c := a.Tables[states].First; c < a.Tables[states].End; c++ {
		if class, _ := token.Pointer(); class == 'V' && v.HeldBy(c) && a.ColumnToken(c) != "" {
			return a.ColumnToken(c), token
		}
	}
	for c := a.Tables[states].First; c < a.Tables[states].End; c++ {
		if n := a.StateBy(c, text); n >= 0 && a.ColumnToken(c) != "" {
			return a.ColumnToken(c), form.Numeral(n)
		}
	}
	return "", ""
}
