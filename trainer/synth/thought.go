package synth

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// reading is the thought before a query: the names that it takes, as the schema glosses them, those that the question
// says in the prompt's order, then the foreign keys between its tables.
//
//	Names: customer = Customer, Country = 'Brazil'.
//	Names: artist = Artist, track = Track, name = Name. Path: Track.AlbumId -> …
//
// A small model cannot write a query that it has no words for yet. It can copy what it needs of the prompt's list, and
// find what the list lacks by meaning.
func (s spelling) reading(shown *schema.Schema, question string, q *query) string {
	var names []string
	add := func(name string) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	said := shown.Links(question)
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
		if gloss := schema.Gloss(dialects.SQLite, name); len(q.joins) == 0 || slices.Contains(said, gloss) {
			add(gloss)
		}
	}
	for _, f := range q.fields() {
		name := f.c.Name
		if other, ok := s.columns[f.c]; ok {
			name = other
		}
		values := q.valuesSaid(f, ident(name), said)
		for _, v := range values {
			add(v)
		}
		switch {
		case len(values) > 0: // they name it
		case f.c.Kind != KindID && f.c.Kind != KindRef:
			add(schema.Gloss(dialects.SQLite, name))
		case f.c.Kind == KindID && len(q.joins) == 0:
			add(schema.KeyGloss(dialects.SQLite, name)) // else the path has it
		case len(q.joins) == 0:
			add(ident(name))
		}
	}
	place := func(name string) int {
		if i := slices.Index(said, name); i >= 0 {
			return i
		}
		return len(said)
	}
	slices.SortStableFunc(names, func(a, b string) int { return place(a) - place(b) })
	var parts []string
	if len(names) > 0 {
		parts = append(parts, "Names: "+strings.Join(names, ", ")+".")
	}
	if len(q.joins) > 0 {
		parts = append(parts, "Path: "+s.path(q)+".")
	}
	return strings.Join(parts, " ")
}

// valuesSaid are the links among said to values that q compares the column with, which is called name.
func (q *query) valuesSaid(f field, name string, said []string) []string {
	var out []string
	for _, link := range said {
		value, ok := strings.CutPrefix(link, name+" = '")
		if ok && slices.ContainsFunc(q.where, func(c cond) bool { return c.lhs.of == f && strings.Contains(c.rhs, "'"+value) }) {
			out = append(out, link)
		}
	}
	return out
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
