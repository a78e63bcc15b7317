package review

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// saysSameAgain reports whether the query is the same as for the previous answer, and the question does not ask for it
// again.
func saysSameAgain(a *reading.Answer) bool {
	return slices.Equal(a.Previous, a.Tokens) && !hasWord(a, repeating)
}

// namesTable reports whether the question names a table.
func namesTable(a *reading.Answer) bool {
	return slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return len(s.Tables) > 0 && !s.Partial })
}

// Words of questions that go on from an answer.
var (
	repeating   = english.Words("again repeat who") // who they are may have been said
	withdrawing = english.Words("all altogether any anyone drop each every everybody everyone everything ignore instead overall regardless remove without")
	total       = english.Words("total")
	numbering   = english.Words("count many number")
	pointing    = english.Words("them these those")
	narrowing   = english.Words("just limit only restrict them these those")
	contrasting = english.Words("above after before below except exclude excluding fewer less more not opposite other others over rest under with")
)

// hasWord reports whether one of some words is in the question.
func hasWord(a *reading.Answer, words map[string]bool) bool {
	return slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return words[s.Text] })
}

// forgets is the column of a condition of the query before that is gone, though the question neither takes it back nor
// puts another in its place: all tickets are counted where "how many is that" goes on from the open ones.
func forgets(a *reading.Answer) form.Token {
	// "And in total?" takes a condition back, but "how many is that in total?" asks for the number of rows.
	if hasWord(a, withdrawing) || hasWord(a, total) && (!hasWord(a, numbering) || isAggregate(a.Previous)) {
		return ""
	}
	was, now := conditions(a, a.Previous), conditions(a, a.Tokens)
	// "customers in Germany", "and in London?": another column has the value that the question says.
	exchanged := !hasWord(a, narrowing) && slices.ContainsFunc(now, func(c condition) bool {
		return gives(a, c.value) && !slices.ContainsFunc(was, func(w condition) bool { return w.text == c.text })
	})
	for _, w := range was {
		kept := exchanged || slices.ContainsFunc(now, func(c condition) bool {
			return c.text == w.text || c.of == w.of && (gives(a, c.value) || contrasts(a))
		})
		if !kept {
			return w.of
		}
	}
	return ""
}

// forgetsRows reports whether the question points at the rows before ("which members are those"), which were the first
// of more, and the query is of all.
func forgetsRows(a *reading.Answer) bool {
	said := slices.Clone(a.Question)
	said = slices.DeleteFunc(said, func(s form.Phrase) bool { return strings.Trim(s.Text, "?!.,") == "" })
	points := hasWord(a, pointing) || len(said) > 0 && said[len(said)-1].Text == "that"
	if a.Previous == nil || !points || hasWord(a, withdrawing) || contrasts(a) {
		return false
	}
	return slices.Contains(a.Previous, form.Limit) && !slices.Contains(a.Tokens, form.Limit)
}

// isAggregate reports whether the answer to a query is one number.
func isAggregate(tokens []form.Token) bool {
	aggregate := func(i int) bool {
		return i < len(tokens) && slices.Contains([]form.Token{form.Count, form.Sum, form.Avg, form.Min, form.Max}, tokens[i])
	}
	return aggregate(0) || aggregate(1) && !slices.Contains(tokens, form.Group)
}

// contrasts reports whether the question asks for the other side of a condition: the rest, those with one, the
// inactive.
func contrasts(a *reading.Answer) bool {
	return slices.ContainsFunc(a.Question, func(s form.Phrase) bool { return contrasting[s.Text] || english.DeniedStem(s.Text) != "" })
}

// gives reports whether the question says a value, or a number of the form's own.
func gives(a *reading.Answer, value form.Token) bool {
	class, n := value.Pointer()
	return class == 'V' && a.SaysValue(n) || class == 'n' && slices.ContainsFunc(a.Question, func(s form.Phrase) bool {
		return s.Value >= 0 && a.Values[s.Value].Number == strconv.Itoa(n)
	})
}

// condition is a comparison of a query, from the column, or the table whose rows are counted, to the value; of one with
// a query, to that query's beginning.
type condition struct {
	of, value form.Token
	text      string
}

func conditions(a *reading.Answer, tokens []form.Token) (out []condition) {
	at := -1 // the last column or table
	for i, token := range tokens {
		_, isColumn := a.ColumnOf(token)
		_, isTable := a.TableOf(token)
		_, isValue := a.ValueOf(token)
		class, _ := token.Pointer()
		switch {
		case isColumn || isTable:
			at = i
		case slices.Contains([]form.Token{form.Select, form.From, form.On, form.Where, form.Group, form.Having, form.Order, form.Limit, form.Offset, form.And, form.Or, form.Union, form.Intersect, form.Except}, token):
			at = -1
		case at >= 0 && (isValue || class == 'n' || token == form.Null || token == form.Open):
			out = append(out, condition{tokens[at], token, fmt.Sprint(tokens[at : i+1])})
		}
	}
	return out
}

func count(tokens []form.Token, of form.Token) (n int) {
	for _, token := range tokens {
		if token == of {
			n++
		}
	}
	return n
}
