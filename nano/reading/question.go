package reading

import (
	"slices"
	"strconv"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// HasWords reports whether the question has any: one that only holds what a query points at says nothing of its form.
func (q *Asked) HasWords() bool {
	return slices.ContainsFunc(q.Question, func(s form.Phrase) bool { return s.Text != "" })
}

// Words of questions by where they are: at the end of a sentence, before a verb, and before what is asked for.
var (
	SentenceEnds = english.Words(". ? ! ;")
	Doers        = english.Words("who whom that we they you i he she it to not have has had having do does did never ever can could will would")
	Asking       = english.Words("which what list show many all the give find")
)

// IsLinked reports whether a phrase of the question is linked to a table, a column or a value.
func (q *Asked) IsLinked(i int) bool {
	return i >= 0 && i < len(q.Question) && (q.Question[i].Value >= 0 || len(q.Question[i].Tables)+len(q.Question[i].Columns) > 0)
}

// IsTableAt reports whether a phrase of the question names a table.
func (q *Asked) IsTableAt(i int) bool {
	return i >= 0 && i < len(q.Question) && len(q.Question[i].Tables) > 0 && q.Question[i].Value < 0
}

// IsColumnAt reports whether a phrase of the question names a column.
func (q *Asked) IsColumnAt(i int) bool {
	return i >= 0 && i < len(q.Question) && len(q.Question[i].Columns) > 0 && len(q.Question[i].Tables) == 0 && q.Question[i].Value < 0
}

// Beyond are words for what no query of the form computes.
var Beyond = english.Words("ratio median correlation trend growth percentile quartile variance cumulative rolling " +
	"weekend weekends weekday weekdays quarter quarters quarterly")

// IsFree reports whether a word of the question is linked to nothing, though it may say which rows are meant.
func (q *Asked) IsFree(i int) bool {
	if i < 0 || i >= len(q.Question) {
		return false
	}
	s := q.Question[i]
	return s.IsPlain() && !english.Idle[s.Text] && !english.Extremes[s.Text] && !Beyond[s.Text] && english.Ordinal(s.Text) == 0
}

// Says counts the words of the question that are among some and no part of a name: the average of "average attendance"
// is none where a column has that name.
func (q *Asked) Says(some map[string]bool) int {
	n := 0
	for i := range q.Question {
		if q.SaysAt(i, some) {
			n++
		}
	}
	return n
}

// SaysAt reports whether the word somewhere in the question is among some and no part of a name: see Says.
func (q *Asked) SaysAt(i int, some map[string]bool) bool {
	if i < 0 || i >= len(q.Question) {
		return false
	}
	s := q.Question[i]
	return s.Value < 0 && some[s.Text] && !slices.ContainsFunc(s.Columns, func(c int) bool { return q.Called(c, s.Text) })
}

// Words of a question that exclude something, and others that may.
var (
	Denials     = english.Words("not never without except excluding neither nor cannot non")
	PerhapsDeny = english.Words("no none nobody other others only rest remaining different unlike outside besides apart rather unless missing lack lacks lacking exclude " +
		"excludes excluded ignore ignoring omit omitting differ differs foreign abroad but zero")
)

// MayDeny reports whether a word of the question may exclude something.
func (q *Asked) MayDeny() bool {
	return q.Says(Denials)+q.Says(PerhapsDeny) > 0 || slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
		if s.Value >= 0 {
			return q.Values[s.Value].Number == "0"
		}
		return english.Contracted(s.Text) || english.MayMeanNot(s.Text)
	})
}

// SaysValue reports whether a value is in the question, and not only among those that its column has.
func (q *Asked) SaysValue(v int) bool { return q.SayingOf(v) >= 0 }

// SayingOf is where a value is in the question; -1: nowhere.
func (q *Asked) SayingOf(v int) int {
	return slices.IndexFunc(q.Question, func(s form.Phrase) bool { return s.Value == v })
}

// SaysNumber reports whether the question says a small number: as one, or as a rank.
func (q *Asked) SaysNumber(n int) bool {
	return slices.ContainsFunc(q.Values, func(v form.Value) bool { return v.Number == strconv.Itoa(n) }) ||
		slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
			return n > 0 && english.Ordinal(s.Text) == n || s.Text == strconv.Itoa(n)
		})
}

// Links reports whether some phrase of the question is linked to a column.
func (q *Asked) Links(column int) bool {
	return slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
		return slices.Contains(s.Columns, column) || slices.Contains(s.Also, column)
	})
}

// Spoken adds the tables that the question names to some that were named before.
func (q *Asked) Spoken(before map[int]bool) map[int]bool {
	for _, phrase := range q.Question {
		for _, t := range phrase.Tables {
			before[t] = true
		}
	}
	return before
}

// SpeaksOf reports whether the question speaks of a table, by its columns too, or the query before has it.
func (q *Asked) SpeaksOf(table int) bool {
	return q.TablesBefore()[table] || slices.ContainsFunc(q.Question, func(s form.Phrase) bool {
		return slices.Contains(s.Tables, table) || q.speaksOfCounted(s, table) ||
			slices.ContainsFunc(s.Columns, func(c int) bool { return q.Columns[c].Table == table })
	})
}

// speaksOfCounted reports whether a phrase names a counter of a table's rows.
func (q *Asked) speaksOfCounted(s form.Phrase, table int) bool {
	return slices.ContainsFunc(s.Columns, func(c int) bool { return q.CountedBy(c) == table })
}

// IsFigure reports whether a token is a column of numbers that the question does not name, and none that say which row:
// the population, where it asks how many people there are.
func (q *Asked) IsFigure(t form.Token) bool {
	c, ok := q.ColumnOf(t)
	if !ok || q.Columns[c].Kind != form.Number || q.Columns[c].Key || q.Refers(c) {
		return false
	}
	return !slices.ContainsFunc(q.Question, func(s form.Phrase) bool { return slices.Contains(s.Columns, c) })
}

// Articles are between values of a list: the US or the UK.
var Articles = english.Words("the a an in from at for to either")

// Presence are words by which a question may ask whether rows have something.
var Presence = english.Words("with has have had having without no any some missing empty blank null unknown none exist exists existing available recorded known " +
	"given set filled been still yet ever already left lack lacks lacking")
