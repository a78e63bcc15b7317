package review

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

var (
	differences = english.Words("difference differences delay delays overrun overruns")
	balances    = english.Words("outstanding remaining owed owing unpaid left")                     // how much is, of what was paid in part
	started     = english.Words("start started starts begin began begins signed joined hired hire") // rows that last, begin then
	durations   = english.Words("year years month months week weeks day days hour hours")
)

// tableOfVerb finds a word that says what the rows of a table are, by their verb, where the query does without the
// table: the customers who ordered, without orders.
func tableOfVerb(a *reading.Answer, i int) (finding, bool) {
	s := a.Question[i]
	if a.IsLinked(i) || !strings.HasSuffix(s.Text, "ed") || a.TextAt(i+1) == "by" || a.TextAt(i+1) == "from" {
		return finding{}, false
	}
	at := form.Token("")
	for t, table := range a.Tables {
		words := strings.Fields(table.Words)
		if len(words) == 0 || !reading.SameRoot(words[len(words)-1], s.Text) {
			continue
		}
		if a.JoinsTable(t) {
			return finding{}, false
		}
		at = a.TableToken(t)
	}
	return finding{words: s.Text}, at != ""
}

// valueOfRoot finds a word that a column of the query's tables has as a value in another form, where the query does
// without the column: refunds, where payments are refunded.
func valueOfRoot(a *reading.Answer, i int) (finding, bool) {
	s := a.Question[i]
	if s.Value >= 0 || strings.Contains(s.Text, " ") || !a.IsFree(i) && !s.Partial {
		return finding{}, false
	}
	if slices.ContainsFunc(s.Columns, func(c int) bool { return slices.Contains(a.Tokens, a.ColumnToken(c)) }) {
		return finding{}, false
	}
	for _, t := range a.TablesUsed {
		for c := a.Tables[t].First; c < a.Tables[t].End; c++ {
			p := a.Profile(c)
			if p == nil || a.Columns[c].Kind != form.Text || slices.Contains(a.Tokens, a.ColumnToken(c)) {
				continue
			}
			for words := range p.Texts {
				if reading.SameRoot(words, s.Text) {
					return finding{words: s.Text}, true
				}
			}
		}
	}
	return finding{}, false
}

// momentOfAnother is a time that a query groups by, or looks for a period in, where another is called by a word of the
// question: cancelled subscriptions by when they were cancelled, not by when they started. What is shipped has its time
// in another table.
func momentOfAnother(a *reading.Answer) form.Token {
	said := func(column int) bool { return saysHappened(a, column) }
	for i, token := range a.Tokens {
		c, ok := a.ColumnOf(token)
		isTest := i+1 < len(a.Tokens) && (a.Tokens[i+1] == form.Null || a.Tokens[i+1] == form.Not)
		if !ok || i < len(a.Items) || a.Columns[c].Kind != form.Time || said(c) || a.NamesColumn(c) || isTest {
			continue
		}
		for other, column := range a.Columns {
			if other != c && column.Kind == form.Time && said(other) && !slices.Contains(a.Tokens, a.ColumnToken(other)) {
				return token
			}
		}
	}
	return ""
}

// saysHappened reports whether a word of the question says what has happened by a time. What the rows are does not:
// deployments.
func saysHappened(a *reading.Answer, column int) bool {
	return slices.ContainsFunc(strings.Fields(a.Columns[column].Words), func(w string) bool {
		return !reading.Happened[w] && slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
			text := s.Text
			if s.Value >= 0 {
				text = strings.ToLower(a.Values[s.Value].Text)
			}
			isRows := s.Value < 0 && !strings.HasSuffix(text, "ed") && slices.ContainsFunc(s.Tables, func(t int) bool { return a.Used[t] })
			return !isRows && reading.SameRoot(w, text)
		})
	})
}

// choosesMoment is a time that a query groups by, or looks for a period in, of a table that has others, where no word
// of the question says which: claims of 2026 by their loss, or by their report. Those of when rows came to be are
// meant, which no row lacks: claims that nobody paid are of a year too.
func choosesMoment(a *reading.Answer) form.Token {
	if a.Follows() {
		return ""
	}
	chosen := func(token form.Token) bool {
		c, ok := a.ColumnOf(token)
		if !ok || a.Columns[c].Kind != form.Time || a.SaysTime(c) || saysHappened(a, c) || a.SaysOutcomeBy(c) || a.IsTimeOfMeasure(c) {
			return false
		}
		times, called := reading.TimesIn(a.Prompt, a.Columns[c].Table)
		begins := slices.ContainsFunc(strings.Fields(a.Columns[c].Words), func(w string) bool { return begun[w] || started[w] })
		ofAll := !mayLack(a, c) || !slices.ContainsFunc(times, func(c int) bool { return !mayLack(a, c) })
		return len(times) > 1 && !(slices.Contains(called, c) && ofAll) && !begins
	}
	for _, c := range a.Comparisons {
		if c.Value >= 0 && a.Values[c.Value].Period != nil && chosen(c.At) {
			return c.At
		}
	}
	if at := slices.Index(a.Tokens, form.Group); at >= 0 {
		if i := slices.IndexFunc(a.Tokens[at:], chosen); i >= 0 {
			return a.Tokens[at+i]
		}
	}
	return ""
}

// strayNulls is the share of rows that lack by mistake what belongs to all.
const strayNulls = 0.02

// mayLack reports whether more than stray rows have no value in a column, as far as its profile tells.
func mayLack(a *reading.Answer, column int) bool {
	p := a.Profile(column)
	return p != nil && p.Nulls > strayNulls
}

// leavesOutDuration is a length of time that the question sets a limit by, and that the query does not compute: within
// a year.
func leavesOutDuration(a *reading.Answer) string {
	if a.Has(form.Minus) {
		return ""
	}
	for i := range a.Question {
		if a.TextAt(i) != "within" || i+2 >= len(a.Question) || !durations[a.TextAt(i+2)] {
			continue
		}
		if s := a.Question[i+1]; s.Value < 0 || a.Values[s.Value].Period == nil {
			return "within " + a.TextAt(i+1) + " " + a.TextAt(i+2)
		}
	}
	return ""
}

// leavesOutDifference reports whether the question asks for what is between two figures, and the query gives these.
func leavesOutDifference(a *reading.Answer) bool {
	owed := a.TextAt(0) == "how" && a.TextAt(1) == "much" && a.Says(balances) > 0
	return (a.Says(differences) > 0 || owed) && !a.Has(form.Minus, form.Except)
}

// leavesOutNow is until when rows hold, where the question asks for what is so now, and the query does not look: the
// titles that employees ever had.
func leavesOutNow(a *reading.Answer) form.Token {
	now := a.SaysNow()
	if now < 0 || a.Follows() || a.LooksAtLapse() {
		return ""
	}
	for t := range a.Tables {
		if c, open := a.Lapse(t); c >= 0 && !(open && a.SaysLasting(now)) && a.JoinsTable(t) && a.ColumnToken(c) != "" {
			return a.ColumnToken(c)
		}
	}
	return ""
}

// usesBooks is a column of what loads a warehouse that a query uses and the question does not name, and no flag, which
// says which rows are current ones.
func usesBooks(a *reading.Answer) form.Token {
	for _, token := range a.Tokens {
		if c, ok := a.ColumnOf(token); ok && a.KeepsBooks(c) && !a.IsFlag(c) && !a.NamesColumn(c) {
			return token
		}
	}
	return ""
}

// leavesOutPast is a word that asks for what once was, where the query looks at no history and at no end of a time: who
// was an accountant before.
func leavesOutPast(a *reading.Answer) string {
	at := a.SaysPast()
	if at < 0 || a.Follows() || a.LooksAtLapse() || slices.ContainsFunc(a.Comparisons, func(c reading.Comparison) bool { return c.Value >= 0 && a.Values[c.Value].Period != nil }) {
		return ""
	}
	if slices.ContainsFunc(a.TablesUsed, a.KeepsHistory) {
		return ""
	}
	return a.TextAt(at)
}

// leavesYearOpen is a time of which a query wants a month of every year, where its rows are of several years and the
// question does not say that it means all of them. Of lives it does: who was born in June.
func leavesYearOpen(a *reading.Answer) form.Token {
	month := a.MonthSaid()
	if month < 0 || a.SaysAt(a.SayingOf(month)-1, english.EachWords) {
		return ""
	}
	year := func(date string) string { return date[:min(len(date), len("2006"))] }
	for _, c := range a.Comparisons {
		p := a.Profile(c.Column)
		if c.Value == month && c.Of == form.Month && !a.CalledOf(c.Column, english.OfLives) && (p == nil || p.Sampled || year(p.Min) != year(p.Max)) {
			return c.At
		}
	}
	return ""
}
