package pointer

import (
	"fmt"
	"slices"
	"strconv"
)

// reviewFollowing is what speaks against a query that goes on from another: it keeps what that one was about.
func (p *Prompt) reviewFollowing(tokens, before []Token, out *faults) {
	if len(p.Question) == 0 || p.namesTable() { // what says which rows it means forgets nothing
		return
	}
	if slices.Equal(before, tokens) && !p.says(repeating) {
		out.add(sameAgain, extraQuery)
	}
	if c := p.forgets(tokens, before); c != "" {
		out.add(forgotten, whereError, c)
	}
}

// namesTable tells whether the question names a table.
func (p *Prompt) namesTable() bool {
	return slices.ContainsFunc(p.Question, func(s Phrase) bool { return len(s.Tables) > 0 && !s.Partial })
}

// Words of questions that go on from an answer.
var (
	repeating   = words("again repeat who") // who they are may have been said
	withdrawing = words("all altogether any anyone drop each every everybody everyone everything ignore instead overall regardless remove without")
	total       = words("total")
	numbering   = words("count many number")
	narrowing   = words("just limit only restrict them these those")
	contrasting = words("above after before below except exclude excluding fewer less more not opposite other others over rest under with")
)

// says tells whether one of some words stands in the question.
func (p *Prompt) says(words map[string]bool) bool {
	return slices.ContainsFunc(p.Question, func(s Phrase) bool { return words[s.Text] })
}

// forgets is the column of a condition of the query before that is gone, though the question neither takes it back nor
// puts another in its place: all tickets are counted where "how many is that" goes on from the open ones.
func (p *Prompt) forgets(tokens, before []Token) Token {
	// "And in total?" takes a condition back, but "how many is that in total?" asks for the number of rows.
	if p.says(withdrawing) || p.says(total) && (!p.says(numbering) || isAggregate(before)) {
		return ""
	}
	was, now := p.conditions(before), p.conditions(tokens)
	// "customers in Germany", "and in London?": another column has the value that the question says.
	exchanged := !p.says(narrowing) && slices.ContainsFunc(now, func(c condition) bool {
		return p.gives(c.value) && !slices.ContainsFunc(was, func(w condition) bool { return w.text == c.text })
	})
	for _, w := range was {
		kept := exchanged || slices.ContainsFunc(now, func(c condition) bool {
			return c.text == w.text || c.of == w.of && (p.gives(c.value) || p.contrasts())
		})
		if !kept {
			return w.of
		}
	}
	return ""
}

// isAggregate tells whether the answer to a query is one number.
func isAggregate(tokens []Token) bool {
	aggregate := func(i int) bool {
		return i < len(tokens) && slices.Contains([]Token{Count, Sum, Avg, Min, Max}, tokens[i])
	}
	return aggregate(0) || aggregate(1) && !slices.Contains(tokens, Group)
}

// contrasts tells whether the question asks for the other side of a condition: the rest, those with one, the inactive.
func (p *Prompt) contrasts() bool {
	return slices.ContainsFunc(p.Question, func(s Phrase) bool { return contrasting[s.Text] || positive(s.Text) != "" })
}

// gives tells whether the question says a value, or a number of the form's own.
func (p *Prompt) gives(value Token) bool {
	class, n := value.pointed()
	return class == 'V' && p.said(n) || class == 'n' && slices.ContainsFunc(p.Question, func(s Phrase) bool {
		return s.Value >= 0 && p.Values[s.Value].Number == strconv.Itoa(n)
	})
}

// condition is a comparison of a query, from the column, or the table whose rows are counted, to the value; of one with
// a query, to that query's beginning.
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
		case slices.Contains([]Token{Select, From, On, Where, Group, Having, Order, Limit, Offset, And, Or, Union, Intersect, Except}, token):
			at = -1
		case at >= 0 && (isValue || class == 'n' || token == Null || token == Open):
			out = append(out, condition{tokens[at], token, fmt.Sprint(tokens[at : i+1])})
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
