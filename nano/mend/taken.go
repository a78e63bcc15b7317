package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// salesSummed is a query of what the rows of a table of sales bring in, where the question asks for sales by something
// or of some time and the query counts them, lists them, or computes another figure, such as a gross amount that the
// question does not name: sales by category.
func salesSummed(a *reading.Answer) []form.Token {
	at := a.SalesAt()
	if at < 0 || len(a.Question) == 1 || a.Follows() ||
		a.Has(form.Open, form.Union, form.Intersect, form.Except, form.Times, form.Div, form.Plus, form.Minus, form.Having) {
		return a.Tokens
	}
	of, _ := a.SoldIn()
	if of < 0 {
		return a.Tokens
	}
	money := a.ColumnToken(a.Taken(of))
	if money == "" || slices.ContainsFunc(a.Tokens, func(t form.Token) bool {
		c, ok := a.ColumnOf(t)
		return ok && a.Columns[c].Table == of && a.IsMoney(c) && (c == a.Taken(of) || a.Links(c) && !a.SalesLink(c))
	}) {
		return a.Tokens
	}
	out := figured(a, money)
	if out == nil && !a.Has(form.Group, form.Order, form.Limit) && !groupedAfter(a, at) {
		out = slices.Concat([]form.Token{form.Select, form.Sum, money}, a.Tokens[len(a.Items):])
	}
	if out == nil && a.TextAt(at-1) == "by" && a.Has(form.Limit) && !a.Has(form.Group) {
		if by := slices.Index(a.Tokens, form.Order) + 1; by > 0 && a.IsColumn(a.Tokens[by]) {
			out = slices.Clone(a.Tokens)
			out[by] = money
			out = a.Summed(out, money)
		}
	}
	if out == nil {
		return a.Tokens
	}
	return unsaidBy(a, out, at)
}

// figured is a query with the sum of an amount in the place of its only figure, which is a number of rows or of a
// column that the question does not name; nil: it has none.
func figured(a *reading.Answer, money form.Token) []form.Token {
	var out []form.Token
	found := false
	for i := 0; i < len(a.Tokens); i++ {
		t := a.Tokens[i]
		if !reading.Aggregating(t) || i+1 >= len(a.Tokens) {
			out = append(out, t)
			continue
		}
		of := i + 1
		if a.Tokens[of] == form.Distinct {
			of++
		}
		if c, ok := a.ColumnOf(a.Tokens[of]); t != form.Count && (!ok || a.Links(c) && !a.SalesLink(c)) {
			return nil
		}
		out = append(out, form.Sum, money)
		i, found = of, true
	}
	if !found {
		return nil
	}
	return out
}

// groupedAfter reports whether the question asks for groups after one of its words.
func groupedAfter(a *reading.Answer, at int) bool {
	for i := at + 1; i < len(a.Question); i++ {
		if groupBy[a.TextAt(i)] || comparing[a.TextAt(i)] {
			return true
		}
	}
	return a.Says(comparing) > 0
}

// comparing are words of figures next to each other.
var comparing = english.Words("vs versus compared over share percentage")

// unsaidBy is a query without the condition on a value that is the word at which the question asks for a figure.
func unsaidBy(a *reading.Answer, tokens []form.Token, at int) []form.Token {
	for _, c := range a.Comparisons {
		if c.Value < 0 || a.Question[at].Value != c.Value {
			continue
		}
		i := slices.Index(tokens, form.ValueToken(c.Value)) - 2
		if i < 1 || tokens[i] != c.At {
			return tokens
		}
		end := i + conditionEnd(tokens[i:])
		if tokens[i-1] == form.Where && end < len(tokens) && tokens[end] == form.And {
			return slices.Delete(tokens, i, end+1)
		}
		return slices.Delete(tokens, i-1, end)
	}
	return tokens
}
