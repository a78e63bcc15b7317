package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// addedTo are words of amounts that are added to another one, or taken from it: 0 of them is none.
var addedTo = english.Words("discount rebate surcharge tip bonus penalty fine commission allowance markup refund")

// present is a query of the rows that have what the question says they have, where it asks for those without: orders
// with notes. To have a discount is to have one above 0, and to have a parent is a row's own key to another row, not
// its parent's, and not to the first.
func present(a *reading.Answer) []form.Token {
	if a.Follows() {
		return a.Tokens
	}
	for i, t := range a.Tokens {
		c, ok := a.ColumnOf(t)
		if !ok {
			continue
		}
		says := saysHaving(a, c) && !a.MayDeny()
		out, test := slices.Clone(a.Tokens), a.Tokens[i+1:]
		lacks, has := begins(test, form.Null), begins(test, form.Not, form.Null)
		first := says && a.Refers(c) && begins(test, form.Equal, form.Numeral(1))
		switch {
		case first:
			out = slices.Replace(out, i+1, i+3, form.Not, form.Null)
		case says && lacks:
			out = slices.Insert(out, i+1, form.Not)
		case says && has && a.HasZero(c) && a.CalledOf(c, addedTo):
			out = slices.Replace(out, i+1, i+3, form.Greater, form.Numeral(0))
		}
		if (lacks || has || first) && i > 1 && begins(a.Tokens[i-2:], form.Via, t) && timesNamed(a, c) == 1 {
			out = slices.Delete(out, i-2, i)
		}
		if !slices.Equal(out, a.Tokens) {
			return out
		}
	}
	return a.Tokens
}

// begins reports whether tokens begin with some.
func begins(tokens []form.Token, some ...form.Token) bool {
	return len(tokens) >= len(some) && slices.Equal(tokens[:len(some)], some)
}

// timesNamed counts the phrases of the question that are linked to a column: the parent of a parent.
func timesNamed(a *reading.Answer, column int) (n int) {
	for _, s := range a.Question {
		if s.Value < 0 && slices.Contains(s.Columns, column) {
			n++
		}
	}
	return n
}

// saysHaving reports whether the question says of rows that they have a value of a column: orders that have a note.
func saysHaving(a *reading.Answer, column int) bool {
	for i, s := range a.Question {
		if s.Value >= 0 || !slices.Contains(s.Columns, column) {
			continue
		}
		before := i - 1
		for reading.Articles[a.TextAt(before)] || a.TextAt(before) == "any" {
			before--
		}
		if havings[a.TextAt(before)] || having[a.TextAt(before)] {
			return true
		}
	}
	return false
}
