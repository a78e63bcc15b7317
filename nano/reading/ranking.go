package reading

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Totals are words for the sum of all.
var Totals = english.Words("total totals sum overall combined")

// Highs and Lows are words for what comes first in an order, from its one end and from the other.
var (
	Highs = english.Words("highest largest biggest greatest longest most heaviest tallest high large big long")
	Lows  = english.Words("lowest smallest fewest least shortest lightest cheapest low small short")
)

var bests = english.Words("best worst")

// SaysMost counts "the most", "sold most" and "the least".
func (q *Asked) SaysMost() int {
	n := 0
	for i := range q.Question {
		if text := q.Question[i].Text; (text == "most" || text == "least") && i > 0 && (q.Question[i-1].Text == "the" || q.SaysAt(i-1, english.Amassing)) {
			n++
		}
	}
	return n
}

// saysMostOf reports whether the question says most of a column of amounts: who stayed most nights.
func (q *Asked) saysMostOf(column int) bool {
	if !q.IsAmount(column) {
		return false
	}
	for i, s := range q.Question {
		most := q.TextAt(i-1) == "most" || q.TextAt(i-1) == "least" || q.TextAt(i-1) == "fewest"
		if most && s.Value < 0 && slices.Contains(s.Columns, column) {
			return true
		}
	}
	return false
}

// Ranking is the column by which a query puts rows in order to give the first of them.
func (a *Answer) Ranking() (column int, ok bool) {
	at := slices.Index(a.Tokens, form.Order)
	if at < 0 || at+1 == len(a.Tokens) || !a.Has(form.Limit) {
		return 0, false
	}
	return a.ColumnOf(a.Tokens[at+1])
}

// RanksParts is a number by which a query puts the rows of another table in order, of which each has several: the
// customers by each of their orders. Who has the most, or most in total, is answered by a sum.
func RanksParts(a *Answer) form.Token {
	top := slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return s.Text == "top" })
	c, ok := a.Ranking()
	asked := a.SaysMost() > 0 || a.Says(Totals) > 0 || a.Says(bests) > 0 || top || ok && a.saysMostOf(c)
	if !asked || !ok || a.Columns[c].Kind != form.Number || a.Has(form.Group, form.Open) {
		return ""
	}
	for t := range a.TablesOf(a.Items) {
		if t != a.Columns[c].Table && a.Multiplies(t, a.Columns[c].Table) {
			return a.ColumnToken(c)
		}
	}
	return ""
}

// Place is which of an order the question asks for, where that is not the first: 2, of the second highest salary; 0:
// none.
func (q *Asked) Place() int {
	for i, s := range q.Question {
		n, next := english.Ordinal(s.Text), q.TextAt(i+1)
		if n > 1 && s.Value < 0 && (english.Extremes[next] || Highs[next] || Lows[next] || bests[next] || english.FirstDates[next] || english.LastDates[next]) {
			return n
		}
	}
	return 0
}
