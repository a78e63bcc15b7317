package review

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

var (
	amountExtremes = english.Words("highest lowest largest smallest biggest greatest")
	appearing      = english.Words("appear appears appeared occur occurs occurred happen happens happened there") // most often
	severally      = english.Words("multiple several repeat repeats repeated repeatedly duplicate duplicates duplicated many more again both shared share shares common same " +
		"twice different once few pairs pair")
)

// groupsGiven is a column of one value, by which a query groups rows without showing it: the accounts of more than one
// active subscription are not those of the state active.
func groupsGiven(a *answer) form.Token {
	for _, core := range a.cores {
		at := slices.Index(core, form.Group)
		where := slices.Index(core, form.Where)
		if at < 0 || at+1 >= len(core) || where < 0 || where > at || slices.Contains(core[where:at], form.Or) || at+2 < len(core) && a.isColumn(core[at+2]) {
			continue
		}
		of := core[at+1]
		if !a.isColumn(of) || slices.Contains(core[:where], of) {
			continue
		}
		for i := where + 1; i+1 < at; i++ {
			if core[i] == of && core[i+1] == form.Equal && core[i-1] != form.Via {
				return of
			}
		}
	}
	return ""
}

// countsSeveral is a table of which a query wants groups of more than one row, where no word of the question does.
func countsSeveral(a *answer) form.Token {
	if a.Follows() || a.says(severally) > 0 || a.saysNumber(1) || a.saysNumber(2) {
		return ""
	}
	for i := 2; i+2 < len(a.tokens); i++ {
		least := a.tokens[i+1] == form.Greater && a.tokens[i+2] == form.Numeral(1) || a.tokens[i+1] == form.GreaterEq && a.tokens[i+2] == form.Numeral(2)
		if a.tokens[i-2] == form.Having && a.tokens[i-1] == form.Count && least {
			return a.tokens[i]
		}
	}
	return ""
}

// ranksCounts is a table by whose number of rows a query gives the first, where the question asks for the highest of
// these rows: the customer with the highest payment is not the one with the most payments.
func ranksCounts(a *answer) form.Token {
	t, token := a.rankedCount()
	if token == "" {
		return ""
	}
	for i := range a.Question {
		if a.saysAt(i, amountExtremes) && a.isTableAt(i+1) && slices.Contains(a.Question[i+1].Tables, t) {
			return token
		}
		if a.TextAt(i) == "most" && (a.TextAt(i+1) == "in" || a.TextAt(i+1) == "on") && a.holdsMoney(t) {
			return token // who claimed the most in expenses
		}
	}
	return ""
}

// holdsMoney reports whether a column of a table is called as amounts of money are.
func (fs facts) holdsMoney(table int) bool {
	for c := fs.Tables[table].First; c < fs.Tables[table].End; c++ {
		if fs.isMoney(c) {
			return true
		}
	}
	return false
}

// ranksUnsaid is a table by whose number of rows a query gives the first, where the question does not speak of the
// table, and a word of it that may say by what is linked to nothing: the industry that pays most is not the one of the
// most accounts.
func ranksUnsaid(a *answer) form.Token {
	t, token := a.rankedCount()
	if token == "" || a.Follows() || a.spoken(map[int]bool{})[t] {
		return ""
	}
	for _, run := range a.unknown {
		if slices.ContainsFunc(run, func(w string) bool { return !appearing[w] }) {
			return token
		}
	}
	return ""
}

// rankedCount is the table by whose number of rows a query puts its own in order to give the first of them; "": it has
// another order, or none.
func (a *answer) rankedCount() (table int, token form.Token) {
	at := slices.Index(a.tokens, form.Order)
	if at < 0 || at+2 >= len(a.tokens) || a.tokens[at+1] != form.Count || !a.has(form.Limit) {
		return 0, ""
	}
	t, ok := a.TableOf(a.tokens[at+2])
	if !ok {
		return 0, ""
	}
	return t, a.tokens[at+2]
}

// usesNothingSaid reports whether a query has nothing that the question is linked to, which is something.
func usesNothingSaid(a *answer) bool {
	linked := false
	for i, s := range a.Question {
		if !a.isLinked(i) {
			continue
		}
		linked = true
		for _, t := range s.Tables {
			if a.used[t] {
				return false
			}
		}
		for _, c := range s.Columns {
			if a.used[a.Columns[c].Table] {
				return false
			}
		}
		if s.Value >= 0 && a.isUsed(s.Value) {
			return false
		}
	}
	return linked && !a.Follows()
}
