package pointer

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// WithoutViews is the tables of a schema: views repeat what these hold, without keys, and a question that could mean
// both means a table. Where there are only views it is the schema.
func WithoutViews(s *schema.Schema) *schema.Schema {
	isView := func(t schema.Table) bool { return t.View }
	tables := slices.DeleteFunc(slices.Clone(s.Tables), isView)
	if len(tables) == 0 || len(tables) == len(s.Tables) {
		return s
	}
	out := *s
	out.Tables = tables
	return &out
}

// NamesView tells whether a question says the whole name of a view, which no table has.
func NamesView(s *schema.Schema, question string) bool {
	name := func(t schema.Table) string { return " " + strings.Join(stems(schema.Words(t.Name)), " ") + " " }
	tables := map[string]bool{}
	for _, t := range s.Tables {
		if !t.View {
			tables[name(t)] = true
		}
	}
	asked := " " + strings.Join(stems(schema.Words(question)), " ") + " "
	return slices.ContainsFunc(s.Tables, func(t schema.Table) bool {
		return t.View && !tables[name(t)] && strings.Contains(asked, name(t))
	})
}
