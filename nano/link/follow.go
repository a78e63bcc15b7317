package link

import (
	"maps"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Follow is Link for a question that may go on from the one before it: "only the top 3", "and in Brazil?". What the
// query before has stays linked then: its tables are near, its values have pointers. A question that says all by itself
// is read without it. Before may be nil.
//
// Where nothing is called by a word that may be a typo, the question is read again with that corrected.
func (l *Linker) Follow(before *form.Before, question string, now time.Time, found Cells) *form.Prompt {
	s, q := l.follow(before, question, now, found)
	if typos := (typoPass{s}).corrections(); len(typos) > 0 {
		text, original := corrected(question, typos)
		_, q = l.follow(before, text, now, found)
		for i, p := range q.Phrases {
			q.Phrases[i].Start, q.Phrases[i].End = original(p.Start), original(p.End)
		}
		q.Corrections = typos
	}
	return form.Ask(l.Catalog, q)
}

// follow reads a question as it is written.
func (l *Linker) follow(before *form.Before, question string, now time.Time, found Cells) (*linking, form.Question) {
	question, decimals := english.Rounding(question)
	s := &linking{Linker: l, question: question, words: english.Split(question), now: now, found: found, before: map[int]bool{}}
	if s.before = before.Tables(l.Catalog); s.standsAlone() {
		before, s.before = nil, map[int]bool{}
	}
	q := s.link()
	q.Before, q.Bare, q.Decimals = before, s.isBare(), decimals
	return s, q
}

// standsAlone reports whether the question names a table, or a column that is nowhere near the query before, does not
// begin as one that goes on from an answer, and has no word that points at one.
func (s *linking) standsAlone() bool {
	for i, w := range s.words {
		next := ""
		if i+1 < len(s.words) {
			next = s.words[i+1].Lower
		}
		last := !slices.ContainsFunc(s.words[i+1:], func(w english.Word) bool { return !w.IsMark() })
		if pointing[w.Lower] || w.Lower == "that" && last || i == 0 && (begins[w.Lower] || (w.Lower == "what" || w.Lower == "how") && next == "about" || w.Lower == "the" && next == "same") {
			return false
		}
	}
	joins := s.JoinsFrom(slices.Sorted(maps.Keys(s.before)))
	near := func(t target) bool { return len(s.before) > 0 && joins[t.table] <= 1 }
	for n := 1; n <= english.MaxNameWords; n++ {
		for i := 0; i+n <= len(s.words); i++ {
			exact := s.exact[s.key(i, i+n, " ")]
			if len(exact) == 0 || n == 1 && english.Common[s.words[i].Lower] {
				continue
			}
			if slices.ContainsFunc(exact, func(t target) bool { return t.column < 0 }) ||
				!slices.ContainsFunc(exact, near) {
				return true
			}
		}
	}
	return false
}

// Words that point at an answer, and those that a question begins with where it goes on from one.
var (
	pointing = english.Words("them they their theirs these those instead too")
	begins   = english.Words("and or but only just also now then same per by for with without in from since before after sort sorted order ordered " +
		"group grouped split broken add include plus limit restrict cut keep drop reverse together alphabetically of same")
)

// isBare reports whether the question has no words but such as people say of an answer: "only the top 3", "in reverse
// order". One that has others, and names nothing, asks for what the database does not have.
func (s *linking) isBare() bool {
	said := false
	for i, w := range s.words {
		if s.at[i] == nil && !w.IsMark() && !english.Common[w.Lower] && !english.Following[w.Lower] {
			return false
		}
		said = said || !w.IsMark()
	}
	return said
}
