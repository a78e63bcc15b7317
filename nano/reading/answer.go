// Package reading is an answer as it is read next to its question: what the query does, what the question says, and
// what the schema says of both. Package review doubts what it reads here, package mend puts it right. Nothing is
// executed.
//
// answer.go has the Answer. What there is to ask of it is in files by what they read:
//
//   - of the query: query.go (tables, comparisons, joins), ranking.go (by what it gives the first rows), unused.go
//     (what of the question it does without)
//   - of the question: question.go (which words it says, and what they are linked to), exclude.go (what it does not
//     want), verb.go (verbs of what tables have), await.go (what rows wait for)
//   - of the schema: facts.go (what columns are called), known.go (which they are, and what they hold), money.go
//     (amounts, prices and quantities), sales.go (what sales bring in), lasting.go (rows that have ended or are
//     deleted, and those that last), lapse.go (from when until when rows hold), time.go (when what a row records took
//     place)
package reading

import (
	"maps"
	"slices"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Answer is a query that is reviewed as an answer to the question of a prompt, read once. It is in three parts, of
// which each reads only itself and the next: what the query does, what the question says, and what the schema says.
type Answer struct {
	Asked
	Tokens      []form.Token
	Previous    []form.Token   // the query that the question goes on from; nil: none
	Items       []form.Token   // of the first select list, from its beginning
	Outer       []form.Token   // what is in no parentheses
	Cores       [][]form.Token // see form.Cores
	Comparisons []Comparison
	Used        map[int]bool // tables
	TablesUsed  []int        // the same, in order
}

// Asked is what a question says, whatever the query is.
type Asked struct {
	Facts
	Unknown [][]string // runs of words that are linked to nothing and say which rows are meant
}

// Facts are what names, keys and known values say of the columns of a prompt, whatever the question is.
type Facts struct{ *form.Prompt }

// Read reads a query next to the question of a prompt.
func Read(p *form.Prompt, tokens []form.Token) *Answer {
	a := &Answer{Asked: Asked{Facts: Facts{p}}, Tokens: tokens, Previous: p.Before(), Items: form.Items(tokens),
		Outer: form.Outer(tokens), Cores: form.Cores(tokens), Comparisons: Compared(p, tokens)}
	a.Used = a.TablesOf(tokens)
	a.TablesUsed = slices.Sorted(maps.Keys(a.Used))
	p.EachUnlinked(func(string) {}, func(run []string) {
		used := func(w string) bool {
			at := slices.IndexFunc(p.Question, func(s form.Phrase) bool { return s.Text == w })
			return at >= 0 && (a.Expresses(at) || a.IsExclusion(at)) || a.IsUnit(w) || Rates[w] && a.HasShare() || english.Ordinal(w) > 1 && a.Has(form.Offset)
		}
		if run = slices.DeleteFunc(english.Weighty(run), used); len(run) > 0 {
			a.Unknown = append(a.Unknown, run)
		}
	})
	return a
}
