package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// A flag that is called by a participle says what has happened to a row: survived, cancelled.

var (
	groupBy = english.Words("by per each every") // before a flag whose two values are meant
	whether = english.Words("whether if either")
)

// participle is where the question says a flag of one participle of the query's tables, by that word or by one that is
// made of it, and whether it denies it; -1: it does not, or says several. Its two values are not meant.
func participle(a *reading.Answer) (at, flag int, denied bool) {
	at = -1
	for i, s := range a.Question {
		var flags []int
		for _, c := range s.Columns {
			if a.IsFlag(c) && a.Used[a.Columns[c].Table] && strings.HasSuffix(a.Columns[c].Words, "ed") && !strings.Contains(a.Columns[c].Words, " ") {
				flags = append(flags, c)
			}
		}
		if s.Value >= 0 || len(s.Tables) > 0 || len(flags) != 1 || len(s.Columns) > 1 {
			continue
		}
		if at >= 0 || groupBy[a.TextAt(i-1)] || reading.Presence[a.TextAt(i-1)] || a.TextAt(i+1) == "or" || a.Says(whether) > 0 {
			return -1, -1, false
		}
		at, flag, denied = i, flags[0], a.DeniedAt(i) || notYet(a, i) || a.Excludes(i)
	}
	return at, flag, denied
}

// survived is a query of the rows of which the question says that a flag's participle is so, or is not, where the query
// counts the flag's values, asks whether there are any, or does without: the passengers who survived. A rate of it is
// the share of those rows.
func survived(a *reading.Answer) []form.Token {
	at, flag, denied := participle(a)
	if at < 0 || a.Follows() || asksWhether[a.TextAt(0)] || a.Has(form.Union, form.Intersect, form.Except, form.Or) {
		return a.Tokens
	}
	c, table := a.ColumnToken(flag), a.TableToken(a.Columns[flag].Table)
	is := []form.Token{c, form.Equal, form.Numeral(1)}
	if denied {
		is[2] = form.Numeral(0)
	}
	if a.Says(reading.Rates) > 0 {
		return rated(a, flag, is)
	}
	out, asks := []form.Token{}, false
	for i := 0; i < len(a.Tokens); i++ {
		rest := a.Tokens[i:]
		aggregate := len(rest) > 1 && (rest[0] == form.Count || rest[0] == form.Sum)
		begins := i > 0 && slices.Contains([]form.Token{form.Where, form.And}, a.Tokens[i-1])
		switch {
		case aggregate && rest[1] == c && table != "":
			out, i = append(out, form.Count, table), i+1
		case aggregate && len(rest) > 2 && rest[1] == form.Distinct && rest[2] == c && table != "":
			out, i = append(out, form.Count, table), i+2
		case begins && rest[0] == c:
			out, i, asks = append(out, is...), i+conditionEnd(rest)-1, true
		default:
			out = append(out, rest[0])
		}
	}
	listed := clauses[a.TextAt(at-1)] && slices.Contains(out[:len(form.Items(out))], c) // name and survived of each
	if asks || listed {
		return out
	}
	return restricted(out, is...)
}

// asksWhether are words that a question begins with which asks for the flag itself.
var asksWhether = english.Words("did do does is are was were has have")

// conditionEnd is where the condition that some tokens begin with ends.
func conditionEnd(tokens []form.Token) int {
	depth := 0
	for i, t := range tokens {
		switch {
		case t == form.Open:
			depth++
		case t == form.Close && depth == 0:
			return i
		case t == form.Close:
			depth--
		case depth == 0 && slices.Contains([]form.Token{form.And, form.Or, form.Group, form.Order, form.Limit}, t):
			return i
		}
	}
	return len(tokens)
}

// rated is a query with the share of the rows that are so as its figure, of all or of each group, among those of which
// it is known.
func rated(a *reading.Answer, of int, is []form.Token) []form.Token {
	flag := a.ColumnToken(of)
	out := []form.Token{form.Select}
	from := len(a.Items)
	if at := slices.Index(a.Tokens, form.Group); at >= 0 {
		var by []form.Token
		for _, t := range a.Tokens[at+1:] {
			if c, ok := a.ColumnOf(t); !ok && t != form.Via || ok && a.ColumnToken(c) == flag {
				break
			}
			by = append(by, t)
		}
		out = append(out, by...)
	}
	out = append(append(append(out, form.Avg, form.Open), is...), form.Close)
	rest := slices.Clone(a.Tokens[from:])
	for i := 1; i < len(rest); i++ {
		if rest[i] != flag || rest[i-1] != form.Where && rest[i-1] != form.And {
			continue
		}
		end := i + conditionEnd(rest[i:])
		if rest[i-1] == form.Where && end < len(rest) && rest[end] == form.And {
			rest = slices.Delete(rest, i, end+1)
		} else {
			rest = slices.Delete(rest, i-1, end)
		}
		break // of rows that all are so it would be no share
	}
	if out = append(out, rest...); a.MayBeNull(of) {
		return restricted(out, flag, form.Not, form.Null)
	}
	return out
}

// split is the number of rows with each of some values that the question lists, where it counts those of one alone, or
// of all: the number of women and men.
func split(a *reading.Answer) []form.Token {
	if a.Follows() || !a.Has(form.Count) || a.Has(form.Open, form.Or, form.Sum, form.Avg, form.Having, form.Limit) {
		return a.Tokens
	}
	if at := slices.Index(a.Tokens, form.Group); at >= 0 && at+1 < len(a.Tokens) {
		if c, ok := a.ColumnOf(a.Tokens[at+1]); !ok || a.Links(c) {
			return a.Tokens
		}
	}
	for i := range a.Question {
		before, ok := counters[a.TextAt(i)]
		if !ok || a.TextAt(i-1) != before {
			continue
		}
		first, and, second := i+1, i+2, i+3
		if a.TextAt(and) != "and" {
			continue
		}
		for a.TextAt(second) == "how" || a.TextAt(second) == "many" {
			second++
		}
		column := sharedColumn(a, first, second)
		if column < 0 {
			continue
		}
		c, table := a.ColumnToken(column), a.TableToken(a.Columns[column].Table)
		if c == "" || table == "" {
			continue
		}
		for _, x := range a.Comparisons { // another condition would stay
			if x.Column != column && x.Value != a.Question[first].Value && x.Value != a.Question[second].Value {
				return a.Tokens
			}
		}
		return []form.Token{form.Select, c, form.Count, table, form.Group, c}
	}
	return a.Tokens
}

// sharedColumn is a column that holds the values of two phrases, and no others; -1: there is none.
func sharedColumn(a *reading.Answer, first, second int) int {
	if second >= len(a.Question) || a.Question[first].Value < 0 || a.Question[second].Value < 0 {
		return -1
	}
	for _, cell := range a.Values[a.Question[first].Value].Cells {
		if p := a.Profile(cell.Column); p != nil && p.Distinct == 2 && a.Values[a.Question[second].Value].HeldBy(cell.Column) {
			return cell.Column
		}
	}
	return -1
}
