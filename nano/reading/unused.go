package reading

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/form"
)

// IsUsed reports whether the answer has a value of the question's, or the question does not say it.
func (a *Answer) IsUsed(v int) bool {
	return !a.SaysValue(v) || slices.Contains(a.Tokens, form.ValueToken(v))
}

// LeavesOutValue reports whether the question says a value that some column has, and the answer does without.
func (a *Answer) LeavesOutValue(v int) bool {
	value := a.Values[v]
	if at, _ := a.SumsSales(); at >= 0 && a.Question[at].Value == v {
		return false
	}
	for c := range a.NullTests() {
		if a.Columns[c].Kind == form.Time && a.CalledOf(c, map[string]bool{strings.ToLower(value.Text): true}) {
			return false // not delivered, by when
		}
	}
	return !a.IsUsed(v) && len(value.Cells) > 0 && !value.Begun && !a.isGroup(v) && a.SaidByFlag(strings.ToLower(value.Text)) < 0
}

// isGroup reports whether a value is among several of the question that are groups of the query: women and men, by sex.
func (a *Answer) isGroup(v int) bool {
	at := slices.Index(a.Tokens, form.Group)
	if at < 0 || at+1 == len(a.Tokens) {
		return false
	}
	c, ok := a.ColumnOf(a.Tokens[at+1])
	return ok && a.Values[v].HeldBy(c) && slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
		return s.Value >= 0 && s.Value != v && a.Values[s.Value].HeldBy(c) && !slices.Contains(a.Tokens, form.ValueToken(s.Value))
	})
}

// LeavesOutFlag reports whether a phrase can only be a flag, which the answer does without: the active of active users.
func (a *Answer) LeavesOutFlag(i int) bool { return a.LeavesOutColumns(i, true, false) }

// LeavesOutColumns reports whether a phrase names columns of which the answer has none: flags alone, a part of a name,
// or a whole one.
func (a *Answer) LeavesOutColumns(i int, flags, partial bool) bool {
	s := a.Question[i]
	if at, _ := a.SumsSales(); at == i {
		return false
	}
	used := func(c int) bool {
		return slices.Contains(a.Tokens, a.ColumnToken(c)) || a.Used[a.CountedBy(c)] // its rows do for a counter of them
	}
	counts := s.Text == "number" && a.TextAt(i+1) == "of" && a.Has(form.Count)                             // and is none of a room
	called := counts || (s.Text == "name" || s.Text == "names") && slices.ContainsFunc(a.Items, a.isLabel) // by whatever column
	ofDate := func(part form.Token) bool { return strings.HasPrefix(s.Text, string(part)) && a.Has(part) } // per month, not of months
	if s.Value >= 0 || len(s.Tables) > 0 || len(s.Columns) == 0 || slices.ContainsFunc(s.Columns, used) || called || a.ranksByTime(i) || Moneys[s.Text] && a.Has(form.Times) ||
		partial && slices.ContainsFunc([]form.Token{form.Year, form.Month, form.Day}, ofDate) {
		return false
	}
	isFlags := !slices.ContainsFunc(s.Columns, func(c int) bool { return !a.IsFlag(c) })
	return isFlags == flags && (flags || s.Partial == partial)
}

// isLabel reports whether a token is a column that rows are called by.
func (fs Facts) isLabel(token form.Token) bool {
	c, ok := fs.ColumnOf(token)
	return ok && slices.Contains(fs.Labels(fs.Columns[c].Table), c)
}
