package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// nouns is a query of the rows of which a flag says yes, by what people call them, where it shows or counts the values
// of the flag and the question says by its name what the rows are: admins, sensitive posts, agents on vacation.
//
//	select admin                     select name where admin = 1
//	select count distinct admin      select count users where admin = 1
//	select admin ... group admin     select name ... where admin = 1 group name
func nouns(a *reading.Answer) []form.Token {
	if a.Follows() || asksWhether[a.TextAt(0)] || a.Says(whether)+a.Says(aboutFlag) > 0 || a.Has(form.Open, form.Union, form.Intersect, form.Except, form.Via) {
		return a.Tokens
	}
	for i, token := range a.Items {
		c, ok := a.ColumnOf(token)
		if !ok || !a.IsFlag(c) || !saysNoun(a, c) {
			continue
		}
		of := callers(a, a.Columns[c].Table)
		table := a.TableToken(a.Columns[c].Table)
		var out []form.Token
		switch before := a.Items[i-1]; {
		case before == form.Count && table != "":
			out = slices.Replace(slices.Clone(a.Tokens), i, i+1, table)
		case before == form.Distinct && i > 1 && a.Items[i-2] == form.Count && table != "":
			out = slices.Replace(slices.Clone(a.Tokens), i-1, i+1, table)
		case a.BeginsItem(a.Items[:i]) && len(of) > 0 && (len(a.Items) == i+1 || a.Has(form.Group)) && i <= 2:
			for at, t := range a.Tokens {
				compared := at+1 < len(a.Tokens) && slices.Contains(form.Comparisons, a.Tokens[at+1])
				if t == token && !reading.Aggregating(a.Tokens[at-1]) && !compared {
					out = append(out, of...)
				} else {
					out = append(out, t)
				}
			}
		default:
			continue
		}
		if comparesFlag(a, token) {
			return out
		}
		return restricted(out, token, form.Equal, form.Numeral(1))
	}
	return a.Tokens
}

// aboutFlag are words of questions for the values of a flag themselves.
var aboutFlag = english.Words("flag flags status setting settings value values column both versus vs")

// saysNoun reports whether the question says by the name of a flag what rows are: neither as a group, nor next to what
// else is asked for, nor denied, nor of one row.
func saysNoun(a *reading.Answer, flag int) bool {
	for i, s := range a.Question {
		if s.Value < 0 && slices.Contains(s.Columns, flag) {
			return !groupBy[a.TextAt(i-1)] && !reading.Connecting[a.TextAt(i-1)] && !reading.Connecting[a.TextAt(i+1)] && a.TextAt(i+1) != "of" &&
				!a.DeniedAt(i) && !reading.Presence[a.TextAt(i-1)] && a.TextAt(i+1) != "or"
		}
	}
	return false
}

// comparesFlag reports whether a query compares a flag with a value.
func comparesFlag(a *reading.Answer, flag form.Token) bool {
	return slices.ContainsFunc(a.Comparisons, func(c reading.Comparison) bool { return c.At == flag })
}

// awaiting is a query of the rows of which a flag denies what the question says they wait for, or that lack the time of
// it, where the query asks for those that have it, or does not look: users waiting for approval.
func awaiting(a *reading.Answer) []form.Token {
	if a.Follows() {
		return a.Tokens
	}
	c, _ := a.Awaited()
	if c < 0 {
		return a.Tokens
	}
	token := a.ColumnToken(c)
	lacks := []form.Token{token, form.Equal, form.Numeral(0)}
	if a.Columns[c].Kind == form.Time {
		lacks = []form.Token{token, form.Null}
	}
	where := slices.Index(a.Tokens, token)
	switch {
	case where < 0:
		return restricted(a.Tokens, lacks...)
	case where >= len(a.Items) && slices.Contains([]form.Token{form.Where, form.And}, a.Tokens[where-1]):
		end := where + conditionEnd(a.Tokens[where:])
		return slices.Replace(slices.Clone(a.Tokens), where, end, lacks...)
	}
	return a.Tokens
}
