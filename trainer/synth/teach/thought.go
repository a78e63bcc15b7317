package teach

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/ask"
)

// reading is the thought before a query: the names that it takes after their words, then the foreign keys between its
// tables.
//
//	Names: customer = Customer, country = Country.
//	Names: name = Name. Path: Track.AlbumId -> Album.AlbumId.
//
// A small model cannot write a query that it has no words for yet.
func reading(s ask.Spelling, q *ask.Query) string {
	var names []string
	add := func(name string) {
		if gloss := schema.Gloss(dialects.SQLite, name); !slices.Contains(names, gloss) {
			names = append(names, gloss)
		}
	}
	joined := len(q.Joins) > 0 // then the path has tables and keys
	if !joined {
		add(cmp.Or(s.Tables[q.From], q.From.Name))
	}
	if q.With != nil {
		add(cmp.Or(s.Tables[q.With.From], q.With.From.Name))
	}
	for _, f := range q.Fields() {
		if !joined || f.Column.Kind != synth.KindID && f.Column.Kind != synth.KindRef {
			add(cmp.Or(s.Columns[f.Column], f.Column.Name))
		}
	}
	var parts []string
	if len(names) > 0 {
		parts = append(parts, "Names: "+strings.Join(names, ", ")+".")
	}
	if joined {
		parts = append(parts, "Path: "+path(s, q)+".")
	}
	return strings.Join(parts, " ")
}

// path lists the foreign keys that q follows; a descent from parents to children is listed from its
// far end, as one finds it in a schema.
func path(s ask.Spelling, q *ask.Query) string {
	var steps []string
	descends := true
	at := q.From
	for _, j := range q.Joins {
		steps = append(steps, s.Field(j.On.FK(), true)+" -> "+s.Field(j.On.PK(), true))
		descends = descends && j.On.Parent == at
		at = j.To
	}
	if descends {
		for i, j := 0, len(steps)-1; i < j; i, j = i+1, j-1 {
			steps[i], steps[j] = steps[j], steps[i]
		}
	}
	return strings.Join(steps, ", ")
}
