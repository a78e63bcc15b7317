package synth

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// reading is the thought before a query: the names that it takes after their words, then the foreign keys between its
// tables.
//
//	Names: customer = Customer, country = Country.
//	Names: name = Name. Path: Track.AlbumId -> Album.AlbumId.
//
// A small model cannot write a query that it has no words for yet.
func (s spelling) reading(q *query) string {
	var names []string
	add := func(name string) {
		if gloss := schema.Gloss(dialects.SQLite, name); !slices.Contains(names, gloss) {
			names = append(names, gloss)
		}
	}
	joined := len(q.joins) > 0 // then the path has tables and keys
	if !joined {
		add(cmp.Or(s.tables[q.from], q.from.Name))
	}
	if q.with != nil {
		add(cmp.Or(s.tables[q.with.from], q.with.from.Name))
	}
	for _, f := range q.fields() {
		if !joined || f.c.Kind != KindID && f.c.Kind != KindRef {
			add(cmp.Or(s.columns[f.c], f.c.Name))
		}
	}
	var parts []string
	if len(names) > 0 {
		parts = append(parts, "Names: "+strings.Join(names, ", ")+".")
	}
	if joined {
		parts = append(parts, "Path: "+s.path(q)+".")
	}
	return strings.Join(parts, " ")
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
