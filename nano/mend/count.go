package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// counted is the number of a table's rows in the place of that of a counter's values, where the schema has a table that
// is called as what the counter counts.
func counted(a *reading.Answer) []form.Token {
	token := reading.CountsCounter(a)
	if token == "" || len(a.Tokens) > 4 || a.Tokens[0] != form.Select {
		return a.Tokens
	}
	c, _ := a.ColumnOf(token)
	if t := a.CountedBy(c); t >= 0 && a.TableToken(t) != "" {
		return []form.Token{form.Select, form.Count, a.TableToken(t)}
	}
	return a.Tokens
}

// counters come before what is to be counted: how many customers, the number of customers.
var counters = map[string]string{"many": "how", "of": "number"}

// notCounted are words after these that are no adjective of what is counted.
var notCounted = english.Words("times time did do does have has had can of who that which by per for in")

// countedOnce is a query that counts each row of a table once, where it counts rows of a join that repeats them and the
// question asks how many of them there are: the customers who ordered in 2024, not their orders.
func countedOnce(a *reading.Answer) []form.Token {
	for core, j := range a.Joins() {
		for i := 1; i+1 < len(core); i++ {
			t, ok := a.TableOf(core[i+1])
			if core[i] != form.Count || !ok || !counts(a, t) {
				continue
			}
			key := a.KeyOf(t)
			repeats := func(o int) bool { return o != t && a.Multiplies(t, o) }
			if key == "" || !slices.ContainsFunc(j.Tables, repeats) {
				continue
			}
			if at := indexOf(a.Tokens, core[i-1:i+2]); at >= 0 {
				return slices.Replace(slices.Clone(a.Tokens), at+2, at+3, form.Distinct, key)
			}
		}
	}
	return a.Tokens
}

// counts reports whether the question asks how many rows of a table there are.
func counts(a *reading.Answer, table int) bool {
	for i, s := range a.Question {
		if a.IsTableAt(i) && slices.Contains(s.Tables, table) && groupBy[a.TextAt(i+1)] {
			return true // customers per plan
		}
		if before, ok := counters[a.TextAt(i)]; !ok || a.TextAt(i-1) != before {
			continue
		}
		at := i + 1
		for at < len(a.Question) && !a.IsTableAt(at) && !notCounted[a.TextAt(at)] && !english.Beings[a.TextAt(at)] {
			at++
		}
		for a.IsTableAt(at+1) && schema.Singular(a.TextAt(at)) == a.TextAt(at) && a.TextAt(at) != "people" {
			at++ // customer accounts; not members visited
		}
		if a.IsTableAt(at) && slices.Contains(a.Question[at].Tables, table) {
			return true
		}
	}
	return false
}

// indexOf is where some tokens begin among others; -1: nowhere.
func indexOf(tokens, some []form.Token) int {
	for i := range tokens {
		if i+len(some) <= len(tokens) && slices.Equal(tokens[i:i+len(some)], some) {
			return i
		}
	}
	return -1
}

// listedOnce is a query that lists each row of a table once, where it lists those of a join that repeats them: the
// accounts with unpaid invoices, not an account for each invoice.
//
//	select name where invoices.paid = V    select distinct name where invoices.paid = V
//	                                       select name where id in ( select id where invoices.paid = V )
//
// The latter where two rows may have the same name.
func listedOnce(a *reading.Answer) []form.Token {
	list, table := listed(a)
	where := len(a.Items)
	if table < 0 || where >= len(a.Tokens) || a.Tokens[where] != form.Where || slices.ContainsFunc(a.Tokens, combines) || !a.SpeaksOf(table) {
		return a.Tokens
	}
	key := a.KeyOf(table)
	for core, j := range a.Joins() {
		repeats := func(o int) bool { return o != table && a.Multiplies(table, o) }
		if key != "" && len(core) >= len(a.Items) && slices.Equal(core[:len(a.Items)], a.Items) && slices.ContainsFunc(j.Tables, repeats) {
			differs := func(t form.Token) bool {
				c, _ := a.ColumnOf(t)
				p := a.Profile(c)
				return p != nil && !p.Sampled && p.Rows > 0 && p.Distinct == int64(p.Rows)
			}
			if slices.ContainsFunc(list, differs) {
				return slices.Insert(slices.Clone(a.Tokens), 1, form.Distinct)
			}
			in := []form.Token{form.Where, key, form.In, form.Open, form.Select, key}
			return slices.Concat([]form.Token{form.Select}, list, in, a.Tokens[where:], []form.Token{form.Close})
		}
	}
	return a.Tokens
}

// kindsListed is a query of each value of a column once, where it lists that of each row and the question asks for the
// column alone, by its plural: churn reasons.
func kindsListed(a *reading.Answer) []form.Token {
	list, _ := listed(a)
	if len(list) != 1 || len(a.Tokens) != 2 || a.Follows() {
		return a.Tokens
	}
	c, _ := a.ColumnOf(list[0])
	for i, s := range a.Question {
		asked := s.Value < 0 && len(s.Tables) == 0 && slices.Contains(s.Columns, c) && schema.Singular(s.Text) != s.Text
		if !asked && !plainly[s.Text] && !reading.SentenceEnds[s.Text] && !(i == 0 && reading.Asking[s.Text]) {
			return a.Tokens
		}
	}
	p := a.Profile(c)
	if !a.IsText(c) || p == nil || p.Rows == 0 || p.Distinct*2 > int64(p.Rows) {
		return a.Tokens
	}
	return restricted([]form.Token{form.Select, form.Distinct, list[0]}, list[0], form.Not, form.Null)
}

// listed are the columns that a query lists, and the table that they are all of; -1: it lists others, or computes some.
func listed(a *reading.Answer) (list []form.Token, table int) {
	if len(a.Items) < 2 || a.Items[0] != form.Select || a.Items[1] == form.Distinct {
		return nil, -1
	}
	table = -1
	for _, t := range a.Items[1:] {
		c, ok := a.ColumnOf(t)
		if !ok || table >= 0 && a.Columns[c].Table != table {
			return nil, -1
		}
		table = a.Columns[c].Table
	}
	return a.Items[1:], table
}

// countedBy is the number of rows for each of what a query lists, where the question asks for rows that something
// happened to by it: tickets closed by department, for the departments that closed some.
func countedBy(a *reading.Answer) []form.Token {
	items := slices.DeleteFunc(slices.Clone(a.Items), func(t form.Token) bool { return t == form.Distinct })
	if a.Follows() || len(items) != 2 || a.Has(form.Group, form.Order, form.Open, form.Union, form.Intersect, form.Except, form.Via) {
		return a.Tokens
	}
	c, ok := a.ColumnOf(items[1])
	for i := 2; ok && i+1 < len(a.Question); i++ {
		by, verb, rows := a.Question[i+1], a.TextAt(i-1), a.Question[i-2]
		of := a.Columns[c].Table
		if v := a.Question[i-1].Value; v >= 0 {
			verb = strings.ToLower(a.Values[v].Text)
		}
		if a.TextAt(i) != "by" || !strings.HasSuffix(verb, "ed") || !a.IsTableAt(i-2) || schema.Singular(rows.Text) == rows.Text || schema.Singular(by.Text) != by.Text ||
			by.Value >= 0 || !slices.Contains(by.Tables, of) || !a.Used[rows.Tables[0]] || rows.Tables[0] == of || a.TableToken(rows.Tables[0]) == "" {
			continue
		}
		out := slices.Concat(items, []form.Token{form.Count, a.TableToken(rows.Tables[0])}, a.Tokens[len(a.Items):])
		return append(out, form.Group, items[1])
	}
	return a.Tokens
}
