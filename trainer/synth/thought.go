package synth

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// reading is the thought before a query: the names that it takes, as the schema glosses them, those that the question
// says in the prompt's order, then the foreign keys between its tables.
//
//	Names: customer = Customer, country = Country.
//	Names: artist = Artist, track = Track, name = Name. Path: Track.AlbumId -> …
//
// A small model cannot write a query that it has no words for yet. It can copy what it needs of the prompt's list, and find
// what the list lacks by meaning.
func (s spelling) reading(schema *dialects.Schema, question string, q *query) string {
	var names []string
	add := func(name string) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	said := schema.Links(question)
	tables := []*Table{q.from}
	for _, j := range q.joins {
		tables = append(tables, j.to)
	}
	if q.with != nil {
		tables = append(tables, q.with.from)
	}
	for _, t := range tables {
		name := t.Name
		if other, ok := s.tables[t]; ok {
			name = other
		}
		// A table that nobody speaks of is on the path between others, which says it.
		if gloss := dialects.Gloss(dialects.SQLite, name); len(q.joins) == 0 || slices.Contains(said, gloss) {
			add(gloss)
		}
	}
	for _, f := range q.fields() {
		name := f.c.Name
		if other, ok := s.columns[f.c]; ok {
			name = other
		}
		switch {
		case f.c.Kind != KindID && f.c.Kind != KindRef:
			add(dialects.Gloss(dialects.SQLite, name))
		case len(q.joins) == 0:
			add(ident(name)) // else the path has it
		}
	}
	place := func(name string) int {
		if i := slices.Index(said, name); i >= 0 {
			return i
		}
		return len(said)
	}
	slices.SortStableFunc(names, func(a, b string) int { return place(a) - place(b) })
	b := "Names: " + strings.Join(names, ", ") + "."
	if len(q.joins) > 0 {
		b += " Path: " + s.path(q) + "."
	}
	return b
}

// path lists the foreign keys that q follows; a descent from parents to children is listed from its
// far end, as one finds it in a schema.
func (s spelling) path(q *query) string {
	var steps []string
	descends := true
	at := q.from
	for _, j := range q.joins {
		steps = append(steps, s.field(j.l.fk(), true)+" -> "+s.field(j.l.pk(), true))
		descends = descends && j.l.parent == at
		at = j.to
	}
	if descends {
		for i, j := 0, len(steps)-1; i < j; i, j = i+1, j-1 {
			steps[i], steps[j] = steps[j], steps[i]
		}
	}
	return strings.Join(steps, ", ")
}
