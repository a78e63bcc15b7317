package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// shareOfFlag is a query of the share of rows that a flag says something of, where the question asks for a rate of it
// and the query computes none: the conversion rate by source, of sessions that are converted.
func shareOfFlag(a *reading.Answer) []form.Token {
	flag := ratedFlag(a)
	if flag < 0 || a.Follows() || a.HasShare() || a.Has(form.Div, form.Open, form.Union, form.Intersect, form.Except, form.Having, form.Via) {
		return a.Tokens
	}
	token := a.ColumnToken(flag)
	out := []form.Token{form.Select}
	var rest []form.Token
	if by := slices.Index(a.Tokens, form.Group); by >= 0 {
		for _, t := range a.Tokens[by+1:] {
			if c, ok := a.ColumnOf(t); !ok && t != form.Month && t != form.Year && t != form.Day || c == flag && ok {
				break
			}
			rest = append(rest, sameIn(a, t, a.Columns[flag].Table))
		}
		out, rest = append(out, rest...), append([]form.Token{form.Group}, rest...)
	} else if slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return groupBy[s.Text] }) {
		return a.Tokens
	}
	out = append(out, form.Avg, form.Open, token, form.Equal, form.Numeral(1), form.Close)
	if where := slices.Index(a.Tokens, form.Where); where >= 0 {
		end := len(a.Tokens)
		for _, next := range []form.Token{form.Group, form.Order, form.Limit} {
			if at := slices.Index(a.Tokens, next); at >= 0 {
				end = min(end, at)
			}
		}
		if !slices.Contains(a.Tokens[where:end], token) { // of rows that all are so it would be no share
			out = append(out, a.Tokens[where:end]...)
		}
	}
	if out = append(out, rest...); a.MayBeNull(flag) {
		return restricted(out, token, form.Not, form.Null)
	}
	return out
}

// sameIn is the column of a table that is called as one of another table that the question does not name: whose owner.
func sameIn(a *reading.Answer, token form.Token, table int) form.Token {
	c, ok := a.ColumnOf(token)
	if !ok || a.Columns[c].Table == table || a.SpeaksOf(a.Columns[c].Table) && slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
		return slices.Contains(s.Tables, a.Columns[c].Table)
	}) {
		return token
	}
	if own, ok := a.Prompt.ColumnNamed(a.Tables[table].Name, a.Columns[c].Name); ok && a.ColumnToken(own) != "" {
		return a.ColumnToken(own)
	}
	return token
}

// ratedFlag is the only flag that a word before "rate" says by its root, of the tables of the query, or else of those
// that the question names; -1: there is none.
func ratedFlag(a *reading.Answer) int {
	at := slices.IndexFunc(a.Question, func(s form.Phrase) bool {
		words := strings.Fields(s.Text)
		return len(words) > 0 && words[len(words)-1] == "rate"
	})
	if at < 0 {
		return -1
	}
	words := strings.Fields(a.TextAt(at))
	if len(words) == 1 {
		words = strings.Fields(a.TextAt(at - 1))
	} else {
		words = words[:len(words)-1]
	}
	if len(words) == 0 {
		return -1
	}
	verb := words[len(words)-1]
	said := func(c int) bool { return a.SaysRateOf(verb, c) }
	spoken := a.Spoken(map[int]bool{})
	for _, tables := range []map[int]bool{spoken, a.Used, nil} {
		found, n := -1, 0
		for c := range a.Columns {
			if (tables == nil || tables[a.Columns[c].Table]) && said(c) && a.ColumnToken(c) != "" {
				found, n = c, n+1
			}
		}
		if n > 0 {
			if n > 1 {
				return -1
			}
			return found
		}
	}
	return -1
}
