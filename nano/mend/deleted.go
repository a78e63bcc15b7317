package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// deletedOnes is a query for the rows that are deleted, or for those that are not, by when they were, where it compares
// that time with another of its column or row, or asks for the opposite: deleted customers have one.
func deletedOnes(a *reading.Answer) []form.Token {
	wanted, ok := deletedSaid(a)
	if !ok {
		return a.Tokens
	}
	for i, token := range a.Tokens {
		c, ok := a.ColumnOf(token)
		if !ok || i+1 >= len(a.Tokens) || a.Columns[c].Kind != form.Time || !a.MarksDeleted(c) {
			continue
		}
		end := -1 // of what is said of it
		switch next := a.Tokens[i+1]; {
		case next == form.Null:
			end = i + 1
		case i+2 == len(a.Tokens):
		case next == form.Not && a.Tokens[i+2] == form.Null, next == form.Equal && a.IsColumn(a.Tokens[i+2]):
			end = i + 2
		case next == form.Equal && a.Tokens[i+2] == form.Open:
			if end = form.Closing(a.Tokens, i+2); slices.ContainsFunc(a.Tokens[i+2:max(end, i+2)], reading.Aggregating) {
				end = -1 // the one that was deleted last
			}
		}
		if end > 0 {
			return slices.Concat(a.Tokens[:i+1], wanted, a.Tokens[end+1:])
		}
	}
	return a.Tokens
}

// deletedSaid is how the form says that rows are deleted, or that they are not, where the question says either of the
// rows of a table in plain words: deleted customers, customers who are not deleted.
func deletedSaid(a *reading.Answer) (said []form.Token, ok bool) {
	at := slices.IndexFunc(a.Question, func(s form.Phrase) bool { return reading.Deletions[s.Text] })
	if at < 0 || including[a.TextAt(at-1)] {
		return nil, false
	}
	denied := reading.Denials[a.TextAt(at-1)] || english.Contracted(a.TextAt(at-1))
	before := at - 1
	if denied {
		before--
	}
	isSaid := english.Beings[a.TextAt(before)] || denied && english.Contracted(a.TextAt(at-1)) || a.IsTableAt(at+1) && !a.IsLinked(before)
	for i, s := range a.Question {
		if i != at-1 && (reading.Denials[s.Text] || reading.PerhapsDeny[s.Text] || english.Contracted(s.Text)) {
			return nil, false // it may be said of these
		}
	}
	if !isSaid {
		return nil, false
	}
	if denied {
		return []form.Token{form.Null}, true
	}
	return []form.Token{form.Not, form.Null}, true
}

// including are words before what is meant along with the rest.
var including = english.Words("including include includes even and or also plus both whether with")

// lasted is a query of the rows that have not ended, where the question asks for these and the query does not look:
// who is still employed.
func lasted(a *reading.Answer) []form.Token {
	if ended := reading.EndedGiven(a); ended != "" {
		return restricted(a.Tokens, ended, form.Null)
	}
	return a.Tokens
}

// ended is a query of the rows that have ended, where the question asks for these and the query compares when they did
// with a date that nobody said: who have left.
func ended(a *reading.Answer) []form.Token {
	said := func(i int) bool {
		return reading.Leaving[a.TextAt(i)] && (a.TextAt(i-1) == "have" || a.TextAt(i-1) == "has")
	}
	at := 0
	for at < len(a.Question) && !said(at) {
		at++
	}
	if at == len(a.Question) || a.Follows() {
		return a.Tokens
	}
	for _, token := range a.Tokens {
		if c, ok := a.ColumnOf(token); ok && a.SaysEnded(c) {
			if mended := atAnyTime(a, a.Tokens, c); !slices.Equal(mended, a.Tokens) {
				return mended
			}
		}
	}
	return a.Tokens
}
