package link

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
)

// WithoutViews is the tables of a schema: views repeat what these hold, without keys, and a question that could mean
// both means a table. Where there are twice as many views, or more, the login is shown the database by them: those stay
// most of whose columns no table has.
func WithoutViews(s *schema.Schema) *schema.Schema {
	held, views := map[string]bool{}, 0
	for _, t := range s.Tables {
		if t.View {
			views++
			continue
		}
		for _, c := range t.Columns {
			held[strings.ToLower(c.Name)] = true
		}
	}
	shown := views >= 2*(len(s.Tables)-views)
	repeats := func(t schema.Table) bool {
		known := 0
		for _, c := range t.Columns {
			if held[strings.ToLower(c.Name)] {
				known++
			}
		}
		return t.View && (!shown || 2*known > len(t.Columns))
	}
	out := *s
	out.Tables = slices.DeleteFunc(slices.Clone(s.Tables), repeats)
	if len(out.Tables) == len(s.Tables) {
		return s
	}
	return &out
}

// NamesView reports whether a question says the whole name of a view, which no table has.
func NamesView(s *schema.Schema, question string) bool {
	name := func(t schema.Table) string {
		return " " + strings.Join(english.Stems(schema.Words(s.Called(&t).Name)), " ") + " "
	}
	tables := map[string]bool{}
	for _, t := range s.Tables {
		if !t.View {
			tables[name(t)] = true
		}
	}
	asked := " " + strings.Join(english.Stems(schema.Words(question)), " ") + " "
	return slices.ContainsFunc(s.Tables, func(t schema.Table) bool {
		return t.View && !tables[name(t)] && strings.Contains(asked, name(t))
	})
}
