package pointer

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
)

// reviewFollowing is what speaks against a query that goes on from another: it keeps what that one was about.
func (p *Prompt) reviewFollowing(tokens, before []Token, fault func(weight float64, said ...Token)) {
	if slices.Equal(before, tokens) {
		fault(sameAgain, extraQuery)
	}
	if p.namesAnew() {
		return
	}
	now, was := p.tablesOf(tokens), p.tablesOf(before)
	if t := p.strays(now, was); t != "" {
		fault(strayed, joinMismatch, t)
	}
	if p.withdraws(before) {
		return
	}
	if c := p.forgets(tokens, before); c != "" {
		fault(forgotten, whereError, c)
	} else if t := missing(was, now); t >= 0 {
		fault(forgotten, joinMismatch, p.TableToken(t))
	}
}

// namesAnew tells whether the question names a table that the query before has not.
func (p *Prompt) namesAnew() bool {
	before := p.before.tables(p.Catalog)
	return slices.ContainsFunc(p.Question, func(s Phrase) bool {
		return len(s.Tables) > 0 && !s.Partial && !slices.ContainsFunc(s.Tables, func(t int) bool { return before[t] })
	})
}

// Words with which a question takes back what the answer before was about: always, or where that one was a number of
// some ("and in total?"; of rows it asks for their number).
var (
	withdrawing = words("all any anyone drop each every everybody everyone everything ignore regardless remove without")
	ofAll       = words("altogether overall total")
)

// withdraws tells whether the question takes back what the query before was about.
func (p *Prompt) withdraws(before []Token) bool {
	number := len(before) > 1 && slices.Contains([]Token{Count, Sum, Avg, Min, Max}, before[1]) && !slices.Contains(before, Group)
	return slices.ContainsFunc(p.Question, func(s Phrase) bool { return withdrawing[s.Text] || number && ofAll[s.Text] })
}

// forgets is the column of a condition of the query before that is gone, though the question gives no other value for
// it: all tickets are counted where "how many is that" goes on from the open ones.
func (p *Prompt) forgets(tokens, before []Token) Token {
	now := p.conditions(tokens)
	for _, was := range p.conditions(before) {
		kept := slices.ContainsFunc(now, func(c condition) bool { return c.text == was.text || c.of == was.of && p.gives(c.value) })
		if !kept {
			return was.of
		}
	}
	return ""
}

// gives tells whether the question says a value, or a number of the form's own.
func (p *Prompt) gives(value Token) bool {
	class, n := value.pointed()
	return class == 'V' && p.said(n) || class == 'n' && slices.ContainsFunc(p.Question, func(s Phrase) bool {
		return s.Value >= 0 && p.Values[s.Value].Number == strconv.Itoa(n)
	})
}

// condition is a comparison of a query, from the column, or the table whose rows are counted, to the value; of one with
// a query in it, to that query's beginning.
type condition struct {
	of, value Token
	text      string
}

func (p *Prompt) conditions(tokens []Token) (out []condition) {
	at := -1 // the last column or table
	for i, token := range tokens {
		_, isColumn := p.ColumnOf(token)
		_, isTable := p.TableOf(token)
		_, isValue := p.ValueOf(token)
		class, _ := token.pointed()
		switch {
		case isColumn || isTable:
			at = i
		case token == Limit || token == Offset:
			at = -1
		case at >= 0 && (isValue || class == 'n' || token == Null || token == Open && i > at+1):
			out = append(out, condition{tokens[at], token, fmt.Sprint(tokens[at : i+1])})
			if token == Open {
				at = -1
			}
		}
	}
	return out
}

// strays is a table of the query that neither the question speaks of nor the query before has.
func (p *Prompt) strays(now, before map[int]bool) Token {
	spoken := maps.Clone(before)
	for _, s := range p.Question {
		for _, t := range s.Tables {
			spoken[t] = true
		}
		for _, c := range s.Columns {
			spoken[p.Columns[c].Table] = true
		}
	}
	if t := missing(now, spoken); t >= 0 {
		return p.TableToken(t)
	}
	return ""
}

// missing is the first of some tables that is not among others; -1: none.
func missing(of, among map[int]bool) int {
	for _, t := range slices.Sorted(maps.Keys(of)) {
		if !among[t] {
			return t
		}
	}
	return -1
}

// tablesOf are the tables that tokens name, and those of the columns that they name.
func (p *Prompt) tablesOf(tokens []Token) map[int]bool {
	out := map[int]bool{}
	for _, token := range tokens {
		if t, ok := p.TableOf(token); ok {
			out[t] = true
		}
		if c, ok := p.ColumnOf(token); ok {
			out[p.Columns[c].Table] = true
		}
	}
	return out
}

func count(tokens []Token, of Token) (n int) {
	for _, token := range tokens {
		if token == of {
			n++
		}
	}
	return n
}
