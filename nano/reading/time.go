package reading

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// TimeAsked are words that ask when something was, or for each of what times.
var TimeAsked = english.Words("when date dates time times day days month months year years week weeks quarter quarters daily weekly monthly yearly")

// PerPart are words for one figure for each part of a date.
var PerPart = map[string]form.Token{"monthly": form.Month, "yearly": form.Year, "annual": form.Year}

// SaysTime reports whether a word of the question means a time, but for month, by which any may be meant.
func (q *Asked) SaysTime(column int) bool {
	return slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
		return s.Value < 0 && !TimeAsked[s.Text] && (slices.Contains(s.Columns, column) || slices.Contains(s.Also, column))
	})
}

// Happened are words of the time when what a row records took place.
var Happened = english.Words("order ordered invoice payment paid sale sold transaction purchase purchased booking booked created placed issued date time timestamp at on")

// MonthSaid is the month that the question says without its year, among its values; -1: none, several, or one that
// bounds a time.
func (q *Asked) MonthSaid() int {
	found := -1
	for i, s := range q.Question {
		if s.Value < 0 || english.Months[strings.ToLower(q.Values[s.Value].Text)] == 0 || q.Values[s.Value].Number == "" {
			continue
		}
		if found >= 0 || !inTime[q.TextAt(i-1)] {
			return -1
		}
		found = s.Value
	}
	return found
}

var inTime = english.Words("in during of for each every")

// TimeOf is the column of the time of a table's rows: its own, or that of the nearest table that these belong to; -1:
// there is none, or none that is likelier than the others.
func TimeOf(p *form.Prompt, table int) int {
	away := p.JoinsFrom([]int{table})
	best, of := -1, len(p.Tables)
	for t := range p.Tables {
		if away[t] >= of || p.Multiplies(table, t) {
			continue // its rows are many for each of the measure's
		}
		if c := TimeIn(p, t); c >= 0 {
			best, of = c, away[t]
		}
	}
	return best
}

// TimeIn is a table's only time, or that which is called by its rows alone: the order date of orders.
func TimeIn(p *form.Prompt, table int) int {
	times, called := TimesIn(p, table)
	switch {
	case len(times) == 1:
		return times[0]
	case len(called) > 0:
		return called[0]
	}
	return -1
}

// SaysOutcomeBy reports whether the question says how rows ended, and a column when they were closed: deals that were
// won last month.
func (q *Asked) SaysOutcomeBy(column int) bool {
	return q.Columns[column].Kind == form.Time && q.CalledOf(column, closings) && slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
		text := s.Text
		if s.Value >= 0 {
			text = strings.ToLower(q.Values[s.Value].Text)
		}
		return slices.ContainsFunc(strings.Fields(text), func(w string) bool { return outcomes[w] })
	})
}

var (
	outcomes = english.Words("won lost")
	closings = english.Words("close closed closing")
)

// Kept are words of times at which a row was written, or changed.
var Kept = english.Words("created inserted updated modified changed added")

// TimesIn are the times of a table's rows, and of them those that are called by these alone. What is paid later than it
// is issued took place when it was issued.
func TimesIn(p *form.Prompt, table int) (times, called []int) {
	own := english.Stems(p.Tables[table].Words)
	for c := p.Tables[table].First; c < p.Tables[table].End; c++ {
		if p.Columns[c].Kind != form.Time || strings.Contains(p.Columns[c].Words, "update") || strings.Contains(p.Columns[c].Words, "modif") || IsLoad(p, c) {
			continue
		}
		times = append(times, c)
		other := func(w string) bool {
			return !Happened[w] && !english.KeyEndings[w] && !slices.Contains(own, english.Stem(w))
		}
		if !slices.ContainsFunc(strings.Fields(p.Columns[c].Words), other) {
			called = append(called, c)
		}
	}
	pays := func(words string) bool {
		return slices.ContainsFunc(strings.Fields(words), func(w string) bool { return paid[w] })
	}
	began := slices.DeleteFunc(slices.Clone(called), func(c int) bool { return pays(p.Columns[c].Words) })
	if len(began) > 0 && !pays(p.Tables[table].Words) {
		called = began
	}
	return times, called
}

// IsLoad reports whether a column says when a row came to a warehouse, or from when until when a version of it holds.
func IsLoad(p *form.Prompt, column int) bool {
	words := strings.Fields(p.Columns[column].Words)
	version := len(words) > 1 && versions[words[len(words)-2]] && versions[words[len(words)-1]]
	return version || p.KeepsBooks(column)
}

var versions = english.Words("valid effective from to until start end")

var paid = english.Words("paid payment payments")

// IsOfMeasure reports whether a table says when the rows of the query's measure took place.
func (a *Answer) IsOfMeasure(table int) bool {
	return slices.ContainsFunc(a.measureTimes(), func(c int) bool { return a.Columns[c].Table == table })
}

// IsTimeOfMeasure reports whether a column is when the rows of the query's measure took place.
func (a *Answer) IsTimeOfMeasure(column int) bool { return slices.Contains(a.measureTimes(), column) }

// measureTimes are when the rows of the query's measures took place.
func (a *Answer) measureTimes() (times []int) {
	for _, t := range a.Tokens {
		if c, ok := a.ColumnOf(t); ok && a.MeasureOf(c) != nil {
			if own := TimeOf(a.Prompt, a.Columns[c].Table); own >= 0 {
				times = append(times, own)
			}
		}
	}
	return times
}
