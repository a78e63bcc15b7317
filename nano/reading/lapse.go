package reading

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Words of the two ends of the time for which a row holds, and of tables that keep what once was.
var (
	begins    = english.Words("from start started begin begins since effective")
	lapses    = english.Words("to thru through end ended until expiry")
	histories = english.Words("history histories historic historical former previous past archive archived")
)

// farFuture is a date that stands for none: rows that hold until 9999 have not ended.
const farFuture = "2090"

// Lapse is the column that says until when rows of a table hold, next to one that says from when, and what it has of
// those that still do: NULL (open), or a date that is far off. -1: there is none.
func (fs Facts) Lapse(table int) (column int, open bool) {
	column = -1
	begin := false
	for c := fs.Tables[table].First; c < fs.Tables[table].End; c++ {
		p := fs.Profile(c)
		if fs.Columns[c].Kind != form.Time || p == nil {
			continue
		}
		far := p.Max >= farFuture && len(p.Max) >= len("2090-01-01")
		switch {
		case fs.CalledOf(c, begins):
			begin = true
		case fs.CalledOf(c, lapses) && (far || p.Nulls > 0):
			column, open = c, !far
		}
	}
	if !begin {
		return -1, false
	}
	return column, open
}

// KeepsHistory reports whether a table is called as one that keeps what once was.
func (fs Facts) KeepsHistory(table int) bool {
	return slices.ContainsFunc(strings.Fields(fs.Tables[table].Words), func(w string) bool { return histories[w] })
}

// LooksAtLapse reports whether a query uses until when rows hold.
func (a *Answer) LooksAtLapse() bool {
	return slices.ContainsFunc(a.Tokens, func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		if !ok {
			return false
		}
		lapse, _ := a.Lapse(a.Columns[c].Table)
		return lapse == c || a.SaysEnded(c)
	})
}

// SaysNow is where the question says that it asks for what is so now; -1: nowhere.
func (q *Asked) SaysNow() int {
	if at := q.LastingAt(); at >= 0 {
		return at
	}
	last := len(q.Question) - 1
	for SentenceEnds[q.TextAt(last)] {
		last--
	}
	if text := q.TextAt(last); !q.IsLinked(last) && (text == "now" || text == "today" || text == "nowadays") {
		return last
	}
	return -1
}

// formers are words of what once was.
var formers = english.Words("formerly previously former ex")

// SaysPast is where the question says that it asks for what once was, and not when: before, in the past, who used to
// be; -1: nowhere.
func (q *Asked) SaysPast() int {
	ends := func(i int) bool { return i >= len(q.Question) || SentenceEnds[q.TextAt(i)] }
	for i, s := range q.Question {
		if s.Value >= 0 {
			continue
		}
		usedTo := s.Text == "used" && q.TextAt(i+1) == "to" && (q.IsLinked(i-1) || Doers[q.TextAt(i-1)])
		past := s.Text == "past" && q.TextAt(i-1) == "the" && q.TextAt(i-2) == "in" && ends(i+1)
		if usedTo || past || s.Text == "before" && ends(i+1) && i > 1 || formers[s.Text] && !q.IsLinked(i) {
			return i
		}
	}
	return -1
}
