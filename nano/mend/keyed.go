package mend

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// keyed is a query that compares rows by what people call them, by their key in its place: two customers may share a
// name, and only one of them has never ordered.
//
//	select name except select name where A       select name where id not in ( select id where A )
//	select name where A intersect select …       select name where id in ( select id where A ) and id in ( … )
//	select name where name not in ( select name  select name where id not in ( select id
func keyed(a *reading.Answer) []form.Token {
	list, key := calledRows(a)
	if key == "" {
		return a.Tokens
	}
	op := slices.IndexFunc(a.Tokens, func(t form.Token) bool { return t == form.Except || t == form.Intersect })
	if op < 0 {
		return soughtByKey(a, list, key)
	}
	left, right := a.Tokens[:op], a.Tokens[op+1:]
	if len(right) == 0 || right[0] != form.Select || slices.ContainsFunc(slices.Concat(left, right), combines) {
		return a.Tokens
	}
	first, firstOK := restOf(left[1:], list)
	second, secondOK := restOf(right[1:], list)
	if !firstOK || !secondOK || slices.Equal(first, second) {
		return a.Tokens // of equal operands see package review
	}
	in := func(rest []form.Token, words ...form.Token) []form.Token {
		return slices.Concat([]form.Token{key}, words, []form.Token{form.In, form.Open, form.Select, key}, rest, []form.Token{form.Close})
	}
	out := slices.Concat([]form.Token{form.Select}, list)
	switch own := len(a.TablesOf(left)) == 1 && !slices.Contains(left, form.From); {
	case own && len(first) == 0:
		out = append(out, form.Where)
	case own && !slices.Contains(first, form.Or):
		out = append(append(out, first...), form.And)
	default:
		out = append(append(append(out, form.Where), in(first)...), form.And)
	}
	if a.Tokens[op] == form.Except {
		return append(out, in(second, form.Not)...)
	}
	return append(out, in(second)...)
}

// calledRows is the first select list, where it is what people call the rows of a table and no more, and the table's
// key; "": it is not, or the table has no key of one column.
func calledRows(a *reading.Answer) (list []form.Token, key form.Token) {
	if len(a.Items) < 2 || a.Items[0] != form.Select || a.Follows() {
		return nil, ""
	}
	list = a.Items[1:]
	if list[0] == form.Distinct {
		list = list[1:]
	}
	table := -1
	for _, t := range list {
		c, ok := a.ColumnOf(t)
		if !ok || table >= 0 && a.Columns[c].Table != table || !slices.Contains(a.Labels(a.Columns[c].Table), c) {
			return nil, ""
		}
		table = a.Columns[c].Table
	}
	if table < 0 {
		return nil, ""
	}
	if key = a.KeyOf(table); slices.Contains(list, key) {
		return nil, ""
	}
	return list, key
}

// combines reports whether a token makes of a set operation's operand more than a list with conditions.
func combines(t form.Token) bool {
	return slices.Contains([]form.Token{form.Union, form.Intersect, form.Except, form.Group, form.Order, form.Limit}, t)
}

// restOf is what follows a select list in an operand.
func restOf(operand, list []form.Token) (rest []form.Token, ok bool) {
	if len(operand) > 0 && operand[0] == form.Distinct {
		operand = operand[1:]
	}
	if len(operand) < len(list) || !slices.Equal(operand[:len(list)], list) {
		return nil, false
	}
	rest = operand[len(list):]
	return rest, len(rest) == 0 || slices.Contains([]form.Token{form.From, form.On, form.Where}, rest[0])
}

// soughtByKey is the query with its rows looked for by their key in a nested query of the same table, where it looks
// for them by what they are called.
func soughtByKey(a *reading.Answer, list []form.Token, key form.Token) []form.Token {
	if len(list) != 1 {
		return a.Tokens
	}
	name := list[0]
	for i := len(a.Items); i < len(a.Tokens); i++ {
		at := i + 1
		if at < len(a.Tokens) && a.Tokens[at] == form.Not {
			at++
		}
		if a.Tokens[i] != name || at+3 >= len(a.Tokens) || a.Tokens[at] != form.In || a.Tokens[at+1] != form.Open || a.Tokens[at+2] != form.Select || a.Tokens[at-1] == form.Via {
			continue
		}
		within := at + 3
		if a.Tokens[within] == form.Distinct && within+1 < len(a.Tokens) {
			within++
		}
		end := form.Closing(a.Tokens, at+1) + 1
		if end == 0 || a.Tokens[within] != name || slices.ContainsFunc(a.Tokens[within:end], combines) || a.IsColumn(a.Tokens[within+1]) {
			continue
		}
		out := slices.Clone(a.Tokens)
		out[i], out[within] = key, key
		return out
	}
	return a.Tokens
}
