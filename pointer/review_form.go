package pointer

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Words of a question that want a part of a query's form, and others that may.
var (
	extremes     = words("highest lowest largest smallest biggest greatest oldest youngest longest shortest cheapest fewest heaviest lightest fastest slowest tallest")
	denials      = words("not never without except excluding neither nor cannot")
	sorts        = words("sort sorted ordered alphabetic alphabetical alphabetically ascending descending")
	averages     = words("average avg mean")
	comparatives = words("more less fewer greater larger higher lower older younger longer shorter bigger smaller later earlier above below equal over under")
	perhapsDeny  = words("no none nobody other others only rest remaining different unlike outside besides apart rather unless missing lack lacks lacking exclude but")
	perhapsSort  = words("order orders ordering rank ranks ranked ranking top first last most least by from chronological chronologically")
	groups       = words("each every per")
	pronouns     = words("he she her him his hers")
)

// form is a question's words, and the query that is reviewed.
type form struct {
	*Prompt
	tokens []Token
}

// reviewForm finds parts of a query that the question's words want and that are not there, and parts that nobody wants. A
// question that goes on from another has the rest of its form from that.
func (p *Prompt) reviewForm(tokens []Token, fault func(weight float64, said ...Token)) {
	if p.before != nil || !slices.ContainsFunc(p.Question, func(s Phrase) bool { return s.Text != "" }) {
		return
	}
	f := form{p, tokens}
	if f.leavesOutExtreme() || f.leavesOutOrder() {
		fault(orderLeftOut, orderMismatch)
	}
	if f.orders() {
		fault(notAsked, orderMismatch)
	}
	if f.leavesOutDenial() || f.leavesOutEither() {
		fault(conditionLeftOut, whereError)
	}
	if f.denies() && !f.mayDeny() {
		fault(notAsked, whereError)
	}
	if f.leavesOutAggregate() {
		fault(aggregateLeftOut, aggregateError)
	}
	if f.leavesOutGroup() {
		fault(groupLeftOut, groupMissing)
	}
	for v, value := range p.Values {
		number := value.Number != "" || value.Period != nil
		if number && p.said(v) && !f.has(valueToken(v)) && !f.has(Token("n"+value.Number)) {
			fault(numberLeftOut, Not, valueToken(v))
		}
	}
}

// has tells whether the query has one of some tokens.
func (f form) has(some ...Token) bool {
	return slices.ContainsFunc(some, func(t Token) bool { return slices.Contains(f.tokens, t) })
}

// says counts the words of the question that are among some and no part of a name: the average of "average attendance"
// is none where a column is called so.
func (f form) says(some map[string]bool) int {
	n := 0
	for i := range f.Question {
		if f.saysAt(i, some) {
			n++
		}
	}
	return n
}

func (f form) saysAt(i int, some map[string]bool) bool {
	if i < 0 || i >= len(f.Question) {
		return false
	}
	s := f.Question[i]
	return s.Value < 0 && some[s.Text] && !slices.ContainsFunc(s.Columns, func(c int) bool {
		return slices.Contains(strings.Fields(schema.Words(f.Columns[c].Name)), s.Text)
	})
}

// leavesOutExtreme tells whether the question asks for what is highest or lowest, and the query has nothing of it.
func (f form) leavesOutExtreme() bool {
	n := f.says(extremes)
	for i := range f.Question {
		if f.saysAt(i, words("most least")) && f.saysAt(i-1, words("the")) {
			n++
		}
	}
	inOrder := f.has(Order) && (n > 1 || f.says(words("first last"))+f.says(sorts) > 0) // from the highest to the lowest
	return n > 0 && !f.has(Limit, Min, Max) && !inOrder
}

func (f form) leavesOutOrder() bool { return f.says(sorts) > 0 && !f.has(Order) }

// orders tells whether all rows are put in an order that nobody asks for.
func (f form) orders() bool {
	return f.has(Order) && !f.has(Limit) && f.says(sorts)+f.says(extremes)+f.says(perhapsSort)+f.says(firstDates)+f.says(lastDates) == 0
}

// denies tells whether the query excludes something, other than what has no value.
func (f form) denies() bool {
	for i, t := range f.tokens {
		if t == NotEqual || t == Except || t == Not && i+1 < len(f.tokens) && f.tokens[i+1] != Null {
			return true
		}
	}
	return false
}

func (f form) mayDeny() bool {
	return f.says(denials)+f.says(perhapsDeny) > 0 || slices.ContainsFunc(f.Question, func(s Phrase) bool {
		return s.Value < 0 && (contracted(s.Text) || positive(s.Text) != "") || strings.HasSuffix(s.Text, "less")
	})
}

// contracted tells whether a word ends in a "not".
func contracted(word string) bool {
	return strings.HasSuffix(word, "n't") || strings.HasSuffix(word, "n’t")
}

// leavesOutDenial tells whether the question excludes something, and the query does not. "Not more than" is a comparison,
// and a flag says no by its value.
func (f form) leavesOutDenial() bool {
	said := false
	for i, s := range f.Question {
		denies := f.saysAt(i, denials) || s.Value < 0 && contracted(s.Text)
		said = said || denies && !f.saysAt(i+1, comparatives)
		for _, v := range s.Values {
			if f.has(valueToken(v)) {
				return false
			}
		}
	}
	return said && !f.denies() && !f.has(Null, numeral(0))
}

// leavesOutEither tells whether the question gives a choice, "Rome or Oslo", and the query none.
func (f form) leavesOutEither() bool {
	for i := range f.Question {
		if f.saysAt(i, words("or either")) && !f.saysAt(i+1, comparatives) && !f.saysAt(i+1, pronouns) {
			return !f.has(Or, Union, In, Less, LessEq, Greater, GreaterEq, Between)
		}
	}
	return false
}

func (f form) leavesOutAggregate() bool {
	most, least := f.says(words("maximum max")) > 0, f.says(words("minimum min")) > 0
	switch {
	case f.says(averages) > 0 && !f.has(Avg):
		return true
	case most && least:
		return !f.has(Max) || !f.has(Min)
	}
	return most && !f.has(Max, Order) || least && !f.has(Min, Order)
}

// leavesOutGroup tells whether the question wants a figure for each of something, and the query gives one for all.
func (f form) leavesOutGroup() bool {
	aggregates := slices.ContainsFunc(list(f.tokens), func(t Token) bool { return slices.Contains([]Token{Count, Sum, Avg, Min, Max}, t) })
	return f.says(groups) > 0 && aggregates && !f.has(Group)
}
