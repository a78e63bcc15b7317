package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// unlike is a query of the rows that refer to none of a value, where it asks for those that have any other, and a row
// may have several: employees who are not engineers are those without such a title, not those with another one too.
func unlike(a *reading.Answer) []form.Token {
	at := slices.Index(a.Tokens, form.NotEqual)
	if at < 2 || at+1 >= len(a.Tokens) || a.Has(form.Open, form.Or, form.Group, form.Union, form.Intersect, form.Except, form.Having) {
		return a.Tokens
	}
	c, ok := a.ColumnOf(a.Tokens[at-1])
	_, v := a.Tokens[at+1].Pointer()
	before := a.Tokens[at-2]
	if !ok || before != form.Where && before != form.And || !isDenied(a, v) {
		return a.Tokens
	}
	asked := a.TablesOf(a.Items)
	if len(asked) != 1 {
		return a.Tokens
	}
	for of := range asked {
		if of == a.Columns[c].Table || !a.Multiplies(of, a.Columns[c].Table) {
			return a.Tokens
		}
		for core, j := range a.Joins() {
			for _, k := range a.Keys {
				if len(k.From) != 1 || a.Columns[k.To[0]].Table != of || !slices.Contains(j.Tables, a.Columns[k.From[0]].Table) || len(core) != len(a.Tokens) {
					continue
				}
				from, to := a.ColumnToken(k.From[0]), a.ColumnToken(k.To[0])
				if from == "" || to == "" {
					return a.Tokens
				}
				return slices.Replace(slices.Clone(a.Tokens), at-1, at+2,
					to, form.Not, form.In, form.Open, form.Select, from, form.Where, a.Tokens[at-1], form.Equal, a.Tokens[at+1], form.Close)
			}
		}
	}
	return a.Tokens
}

var betweenDenied = english.Words("in on at from of the a an any is are was were being be working")

// isDenied reports whether the question says with a not that rows are none of a value: who are not engineers.
func isDenied(a *reading.Answer, value int) bool {
	at := a.SayingOf(value) - 1
	for at >= 0 && (betweenDenied[a.TextAt(at)] || a.IsLinked(at) && !a.IsTableAt(at)) {
		at--
	}
	return at >= 0 && (a.TextAt(at) == "not" || english.Contracted(a.TextAt(at)))
}
