package review

import (
	"iter"
	"maps"
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// answer is a query that is reviewed as an answer to the question of a prompt, read once. It is in three parts, of
// which each reads only itself and the next: what the query does, what the question says, and what the schema says.
type answer struct {
	question
	tokens      []form.Token
	previous    []form.Token   // the query that the question goes on from; nil: none
	items       []form.Token   // of the first select list, from its beginning
	outer       []form.Token   // what is in no parentheses
	cores       [][]form.Token // see form.Cores
	comparisons []comparison
	used        map[int]bool // tables
	tablesUsed  []int        // the same, in order
}

// question is what a question says, whatever the query is.
type question struct {
	facts
	unknown [][]string // runs of words that are linked to nothing and say which rows are meant
}

// facts are what names, keys and known values say of the columns of a prompt, whatever the question is.
type facts struct{ *form.Prompt }

func read(p *form.Prompt, tokens []form.Token) *answer {
	a := &answer{question: question{facts: facts{p}}, tokens: tokens, previous: p.Before(), items: form.Items(tokens),
		outer: form.Outer(tokens), cores: form.Cores(tokens), comparisons: compared(p, tokens)}
	a.used = a.tablesOf(tokens)
	a.tablesUsed = slices.Sorted(maps.Keys(a.used))
	p.EachUnlinked(func(string) {}, func(run []string) {
		used := func(w string) bool {
			at := slices.IndexFunc(p.Question, func(s form.Phrase) bool { return s.Text == w })
			return at >= 0 && a.saysLasting(at) || a.isUnit(w)
		}
		if run = slices.DeleteFunc(english.Weighty(run), used); len(run) > 0 {
			a.unknown = append(a.unknown, run)
		}
	})
	return a
}

// tablesOf are the tables that tokens name, and those of the columns that they name.
func (a *answer) tablesOf(tokens []form.Token) map[int]bool {
	out := map[int]bool{}
	for _, token := range tokens {
		if t, ok := a.TableOf(token); ok {
			out[t] = true
		}
		if c, ok := a.ColumnOf(token); ok {
			out[a.Columns[c].Table] = true
		}
	}
	return out
}

// comparison is of a column, or of what is computed of it, with a constant.
type comparison struct {
	column int
	at     form.Token // the pointer to the column
	via    form.Token // the key that leads to the column's table; "": none
	of     form.Token // the last word of what is computed of it: year; "": the column itself is compared
	op     form.Token
	value  int // in Prompt.Values; -1: it is number
	number int
}

// compared are the comparisons of a query and of all that are nested in it. Of "between" it is the lower bound's.
func compared(p *form.Prompt, tokens []form.Token) (out []comparison) {
	for i := 2; i < len(tokens); i++ {
		column, isColumn := p.ColumnOf(tokens[i-2])
		class, n := tokens[i].Pointer()
		if !isColumn || tokens[i-1] == form.Limit || class != 'n' && (class != 'V' || n >= len(p.Values)) {
			continue
		}
		c := comparison{column: column, at: tokens[i-2], op: tokens[i-1], value: -1, number: n}
		if class == 'V' {
			c.value, c.number = n, 0
		}
		before := i - 3
		if before > 0 && tokens[before-1] == form.Via {
			c.via, before = tokens[before], before-2
		}
		if before >= 0 && !slices.Contains([]form.Token{form.Where, form.Having, form.And, form.Or, form.Open, form.Not}, tokens[before]) {
			c.of = tokens[before]
		}
		out = append(out, c)
	}
	return out
}

// nullTests are the columns that a query asks whether they have a value, and whether it wants them to have one.
func (a *answer) nullTests() iter.Seq2[int, bool] {
	return func(yield func(int, bool) bool) {
		for i := 1; i < len(a.tokens); i++ {
			if a.tokens[i] != form.Null {
				continue
			}
			at := i - 1
			wanted := a.tokens[at] == form.Not && at > 0
			if wanted {
				at--
			}
			if column, ok := a.ColumnOf(a.tokens[at]); ok && !yield(column, wanted) {
				return
			}
		}
	}
}
