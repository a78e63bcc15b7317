package reading

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

var (
	endings = strings.Fields("ations ation ments ment ings ing ions ion ed als al es s e")
	paying  = english.Words("pay pays paid paying spend spends spent spending money") // of rows that hold amounts of money
	// charging are tables of what was paid or is owed, of which a total is money.
	charging = english.Words("invoice invoices bill bills payment payments order orders sale sales receipt receipts transaction transactions charge charges purchase purchases")
)

// root is what words of one kind have in common, roughly: refund of refunds and refunded, cancel of cancelled.
func root(w string) string {
	const least = 4
	for _, ending := range endings {
		if rest, ok := strings.CutSuffix(w, ending); ok && len(rest) >= least {
			w = rest
			break
		}
	}
	if n := len(w); n > least && w[n-1] == w[n-2] {
		w = w[:n-1]
	}
	return w
}

// SameRoot reports whether two words may say the same thing as a noun and a verb do.
func SameRoot(a, b string) bool {
	const least = 4
	return len(a) >= least && len(b) >= least && root(a) == root(b)
}

// SaysVerbOf reports whether a word of the question says by a verb what the rows of a table are: rented, of rentals,
// ordered, of the lines of orders, and who paid or spent money, of payments.
func (q *Asked) SaysVerbOf(i, table int) bool {
	if i < 0 || i >= len(q.Question) || !q.Question[i].IsPlain() {
		return false
	}
	verb := q.Question[i].Text
	if paying[verb] && q.holdsPaid(table) || verb == "rated" && q.has(table, q.IsRating) {
		return true
	}
	return strings.HasSuffix(verb, "ed") && slices.ContainsFunc(strings.Fields(q.Tables[table].Words), func(w string) bool { return SameRoot(w, verb) })
}

// SaysPaidIn reports whether the question asks what was paid or spent, and the rows of a table say it.
func (q *Asked) SaysPaidIn(table int) bool {
	return q.Says(paying) > 0 && q.holdsPaid(table)
}

var (
	amountsPaid = english.Words("amount amounts paid payment payments") // of columns that say how much was paid
	totals      = english.Words("total totals")                         // likewise, of what is charged
)

// holdsPaid reports whether the rows of a table say how much was paid.
func (fs Facts) holdsPaid(table int) bool {
	return fs.has(table, func(c int) bool {
		return fs.Columns[c].Kind == form.Number && (fs.CalledOf(c, amountsPaid) || fs.Charges(table) && fs.CalledOf(c, totals))
	})
}

// Charges reports whether the rows of a table are what was paid or is owed: invoices, orders.
func (fs Facts) Charges(table int) bool {
	return slices.ContainsFunc(strings.Fields(fs.Tables[table].Words), func(w string) bool { return charging[w] })
}

var (
	lates   = english.Words("late overdue delayed tardy belated")
	lengths = english.Words("day days week weeks hour hours month months much long") // how many days late is no condition
)

// SaysRateOf reports whether a word before "rate" says by its root what a flag says of rows: conversion, of
// is_converted.
func (fs Facts) SaysRateOf(word string, flag int) bool {
	own := slices.DeleteFunc(strings.Fields(fs.Columns[flag].Words), func(w string) bool { return auxiliary[w] })
	return fs.IsFlag(flag) && len(own) == 1 && (SameRoot(own[0], word) || participles[word] == own[0])
}

var (
	auxiliary   = english.Words("is was has been flag")
	participles = map[string]string{"win": "won", "loss": "lost", "conversion": "converted", "churn": "churned", "refund": "refunded"}
)

// Expresses reports whether a query does what a word of the question says, though no name of it is called so: rows
// last, a table holds what happened, late is one time after another.
func (a *Answer) Expresses(i int) bool {
	if c, at := a.Awaited(); c >= 0 && (at == i || at+1 == i) && a.looksAt(c) {
		return true
	}
	if Managing[a.TextAt(i)] && a.Has(form.Via) {
		return true
	}
	if part := PerPart[a.TextAt(i)]; part != "" && a.Has(part) || a.ranksByTime(i) || a.ranksByRating(i) {
		return true
	}
	if a.SaysLasting(i) || slices.ContainsFunc(a.TablesUsed, func(t int) bool { return a.SaysVerbOf(i, t) }) {
		return true
	}
	if words := strings.Fields(a.TextAt(i)); a.HasShare() && len(words) > 0 && slices.ContainsFunc(a.Tokens, func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		return ok && a.SaysRateOf(words[len(words)-1], c)
	}) {
		return true
	}
	isTime := func(at int) bool {
		c, ok := a.ColumnOf(a.Tokens[at])
		return ok && a.Columns[c].Kind == form.Time
	}
	for at := 1; lates[a.TextAt(i)] && !lengths[a.TextAt(i-1)] && at+1 < len(a.Tokens); at++ {
		if slices.Contains(form.Comparisons, a.Tokens[at]) && isTime(at-1) && isTime(at+1) {
			return true
		}
	}
	return false
}

// ranksByTime reports whether a word asks for the first or the last in time of rows that the question names, and the
// query has them in the order of a time or a year of theirs, or the first or last of it: the oldest artist, by the year
// in which it was formed. How old people are is when they were born.
func (a *Answer) ranksByTime(i int) bool {
	word := a.TextAt(i)
	before := map[string]form.Token{"first": form.Min, "last": form.Max}[word]
	if english.FirstDates[word] || english.LastDates[word] {
		before = form.Order
	}
	at := slices.Index(a.Tokens, before) + 1
	if at == 0 || at == len(a.Tokens) {
		return false
	}
	c, ok := a.ColumnOf(a.Tokens[at])
	return ok && (a.Columns[c].Kind == form.Time || a.IsYear(c)) && a.Spoken(map[int]bool{})[a.Columns[c].Table] &&
		!(english.OfAges[word] && a.OfPersons(a.Columns[c].Table))
}

// ranksByRating reports whether a word says that rows are rated, and the query has them in the order of their average
// rating: the best rated album.
func (a *Answer) ranksByRating(i int) bool {
	at := slices.Index(a.Tokens, form.Order) + 1
	if at == 0 || at+1 >= len(a.Tokens) || a.TextAt(i) != "rated" && a.TextAt(i+1) != "rated" {
		return false
	}
	c, ok := a.ColumnOf(a.Tokens[at+1])
	return ok && a.Tokens[at] == form.Avg && a.IsRating(c)
}

// Managing are words of what a superior does.
var Managing = english.Words("manage manages supervise supervises lead leads mentor mentors head heads oversee oversees coach coaches")
