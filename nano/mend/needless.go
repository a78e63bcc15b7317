package mend

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// countedOther is a query that counts the rows of another table, where it counts those of one that the question does
// not ask for: rows of the only other table that it uses, each of which has one of the former at most (draft
// quotations, not those with a user), or of the table that is called as both (members of teams, in team_members, not
// those of the teams' channels).
func countedOther(a *reading.Answer) []form.Token {
	if len(a.Cores) != 1 || a.Follows() || a.Has(form.Open, form.From, form.On, form.Via) {
		return a.Tokens
	}
	for i := 0; i+1 < len(a.Tokens); i++ {
		t, ok := a.TableOf(a.Tokens[i+1])
		if a.Tokens[i] != form.Count || !ok {
			continue
		}
		rest := a.TablesOf(slices.Concat(a.Tokens[:i], a.Tokens[i+2:]))
		if len(rest) != 1 || rest[t] {
			return a.Tokens
		}
		for other := range rest {
			to := a.TableToken(other)
			if own := membersOf(a, other, t); own >= 0 {
				to = a.TableToken(own)
			} else if a.Multiplies(other, t) || a.Spoken(map[int]bool{})[t] && !calledAlike(a, t, other) {
				return a.Tokens
			}
			if to != "" {
				return slices.Replace(slices.Clone(a.Tokens), i+1, i+2, to)
			}
		}
	}
	return a.Tokens
}

// calledAlike reports whether the question names two tables by a part of their names alone, the same of both: orders,
// of order_stats and order_coupon_lookup.
func calledAlike(a *reading.Answer, t, other int) bool {
	of := slices.DeleteFunc(slices.Clone(a.Question), func(s form.Phrase) bool { return !slices.Contains(s.Tables, t) })
	return !slices.ContainsFunc(of, func(s form.Phrase) bool { return !s.Partial || !slices.Contains(s.Tables, other) })
}

// membersOf is the table that relates the rows of another to what a table does that has no key to it, and is called as
// both are: team_members of teams, next to channel_members; -1: there is none.
func membersOf(a *reading.Answer, of, t int) int {
	words := english.Stems(a.Tables[t].Words)
	if len(words) < 2 || refersTo(a, t, of) {
		return -1
	}
	name := strings.Join(append(english.Stems(a.Tables[of].Words), words[len(words)-1]), " ")
	for own, table := range a.Tables {
		if strings.Join(english.Stems(table.Words), " ") == name && refersTo(a, own, of) {
			return own
		}
	}
	return -1
}

// countedRows is a query that counts the rows of a table for each group, where it sums a counter of them that another
// table has, which the question does not name: employees per department, not the number of employees that its jobs
// have.
func countedRows(a *reading.Answer) []form.Token {
	at := slices.Index(a.Tokens, form.Group)
	if at < 0 || at+1 == len(a.Tokens) || len(a.Cores) != 1 || a.Follows() || a.Has(form.Open, form.From, form.On, form.Via) || a.Says(reading.Totals)+a.Says(numbers) > 0 {
		return a.Tokens
	}
	group, ok := a.ColumnOf(a.Tokens[at+1])
	for i := 0; ok && i+1 < len(a.Tokens); i++ {
		c, isColumn := a.ColumnOf(a.Tokens[i+1])
		if a.Tokens[i] != form.Sum || !isColumn || a.Spoken(map[int]bool{})[a.Columns[c].Table] {
			continue
		}
		words := strings.Fields(a.Columns[c].Words)
		last := len(words) - 1
		if last < 2 || words[1] != "of" || words[0] != "no" && words[0] != "number" {
			continue
		}
		for t, table := range a.Tables {
			own := english.Stems(table.Words)
			if t != a.Columns[c].Table && len(own) > 0 && own[len(own)-1] == english.Stem(words[last]) &&
				refersTo(a, t, a.Columns[group].Table) && a.TableToken(t) != "" {
				return slices.Replace(slices.Clone(a.Tokens), i, i+2, form.Count, a.TableToken(t))
			}
		}
	}
	return a.Tokens
}

// numbers are words for such a counter itself.
var numbers = english.Words("number numbers")

// refersTo reports whether a table has a key to another.
func refersTo(a *reading.Answer, from, to int) bool {
	return slices.ContainsFunc(a.Keys, func(k form.Key) bool {
		return a.Columns[k.From[0]].Table == from && a.Columns[k.To[0]].Table == to
	})
}
