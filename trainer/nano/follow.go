package nano

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Follow-ups change the answer to the question before as people do: fewer rows of it, others, their number, one more
// column. The new answer is the old one's tokens, changed.
var followUps = []struct {
	weight float64
	ask    func(*followUp) (question string, ok bool)
}{
	{3, (*followUp).first},
	{3, (*followUp).otherValue},
	{4, (*followUp).filter},
	{2, (*followUp).filterGroups},
	{2, (*followUp).withoutFilter},
	{3, (*followUp).count},
	{2, (*followUp).rows},
	{3, (*followUp).per},
	{3, (*followUp).addColumn},
	{2, (*followUp).sort},
	{2, (*followUp).reverse},
	{3, (*followUp).otherAggregate},
	{1, (*followUp).otherTable},
}

// followUp is one that is being asked.
type followUp struct {
	lesson
	core
	p    *form.Prompt // of the question before; values are added to it
	said int          // the column that holds a value which the question says without naming the column; -1: none
}

// followed is a question that goes on from another, with its query.
type followed struct {
	question string
	query    *sqltree.Query
	said     int // see followUp
}

// askFollowUp asks a question that goes on from the answer to another; ok is false where the answer does not offer what
// the draw needs.
func askFollowUp(l *link.Linker, p *form.Prompt, answer []form.Token, now time.Time, r *rand.Rand) (out followed, ok bool) {
	grown := *p
	grown.Values = slices.Clone(p.Values)
	c, single := readCore(p, answer)
	f := &followUp{lesson: lesson{Catalog: l.Catalog, Rand: r, linker: l, now: now}, p: &grown, core: c, said: -1}
	f.table = -1
	if single {
		f.table = f.rowsOf()
	}
	total := 0.
	for _, kind := range followUps {
		total += kind.weight
	}
	x := r.Float64() * total
	for _, kind := range followUps {
		if x -= kind.weight; x >= 0 {
			continue
		}
		// Of a set of answers, or an aggregate over some, the number alone is asked.
		tokens := []form.Token(nil)
		if !single {
			if out.question, ok = f.countAll(); !ok {
				return out, false
			}
			tokens = f.whole
		} else {
			if out.question, ok = kind.ask(f); !ok {
				return out, false
			}
			if tokens = f.whole; tokens == nil {
				tokens = f.tokens()
			}
		}
		if slices.Equal(tokens, answer) {
			return out, false
		}
		query, err := form.Decode(tokens, f.p)
		if err != nil {
			return out, false
		}
		out.query, out.said = query, f.said
		return out, true
	}
	return out, false
}

// add gives a value a pointer.
func (f *followUp) add(v form.Value) (form.Token, bool) {
	if len(f.p.Values) == form.MaxValues {
		return "", false
	}
	f.p.Values = append(f.p.Values, v)
	return form.Token("V" + strconv.Itoa(len(f.p.Values)-1)), true
}

// cell gives a text that a column holds a pointer.
func (f *followUp) cell(column int, text string) (form.Token, bool) {
	return f.add(form.Value{Text: text, Cells: []form.Cell{{Column: column, Text: text}}})
}

// spoken is what the linker makes of a phrase that is one value: a number, a date.
func (f *followUp) spoken(phrase string) (form.Token, bool) {
	p := f.linker.Link(phrase, f.now, nil)
	if len(p.Values) != 1 {
		return "", false
	}
	return f.add(p.Values[0])
}

func number(n int) string { return strconv.Itoa(n) }

// rowCount draws a number of rows, in digits or in a word.
func (f *followUp) rowCount() (words string, token form.Token, ok bool) {
	n := []int{2, 3, 3, 4, 5, 5, 6, 7, 8, 10, 10, 15, 20, 25, 50, 100}[f.IntN(16)]
	words = number(n)
	if n <= 10 && f.IntN(3) == 0 {
		words = []string{"", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}[n]
	}
	token, ok = f.add(form.Value{Text: words, Number: number(n)})
	return words, token, ok
}

// follow asks a question that goes on from one of some examples.
func (s *Stream) follow(v *view, of []Example, numbering uint64, r *rand.Rand) (Example, bool) {
	first := of[r.IntN(len(of))]
	f, ok := askFollowUp(v.linker, first.Prompt, first.Answer, first.Now, r)
	if !ok || s.banned(f.question) {
		return Example{}, false
	}
	e, ok := s.example(v, asking{first.Source, f.question, f.query, first.Prompt.Answered(first.Answer), first.Now}, numbering, r)
	if !ok || !f.goesOn(e.Prompt) || slices.Equal(e.Answer, e.Prompt.Before()) {
		return Example{}, false
	}
	e.Follows = true
	return e, true
}

// goesOn reports whether the linked question says enough: where it names a value and no column, the value must say
// which one is meant.
func (f followed) goesOn(p *form.Prompt) bool {
	return p.Before() != nil && p.Linked() && (f.said < 0 || slices.ContainsFunc(p.Question, func(w form.Phrase) bool {
		return w.Value >= 0 && len(w.Columns) > 0 && w.Columns[0] == f.said
	}))
}
