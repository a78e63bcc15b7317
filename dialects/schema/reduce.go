package schema

import (
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Reduced is the schema cut down to what a model is trained on where it would be too long (PaVeRL-SQL, section IV-A2):
// the columns that the gold query uses, those of primary and foreign keys and what these refer to, and of each table at
// most others more, drawn at random with a seed. Tables keep at least one column. Columns keep their order; a unique
// key stays where all of it does. In production and in tests the whole schema is shown.
func (s *Schema) Reduced(used []dialects.ColumnName, others int, seed uint64) *Schema {
	keep := map[dialects.ColumnName]bool{}
	add := func(table string, columns ...string) {
		for _, c := range columns {
			keep[dialects.ColumnName{Table: strings.ToLower(table), Column: strings.ToLower(c)}] = true
		}
	}
	for _, u := range used {
		add(u.Table, u.Column)
	}
	for _, t := range s.Tables {
		add(t.Name, t.PrimaryKey...)
		for _, fk := range t.ForeignKeys {
			add(t.Name, fk.Columns...)
			add(fk.RefTable, fk.RefColumns...)
		}
	}
	draw := rand.New(rand.NewPCG(seed, 0))
	out := *s
	out.Tables = slices.Clone(s.Tables)
	for i := range out.Tables {
		t := &out.Tables[i]
		kept := func(column string) bool {
			return keep[dialects.ColumnName{Table: strings.ToLower(t.Name), Column: strings.ToLower(column)}]
		}
		var rest []string
		for _, c := range t.Columns {
			if !kept(c.Name) {
				rest = append(rest, c.Name)
			}
		}
		n := min(others, len(rest))
		if len(rest) == len(t.Columns) {
			n = min(max(others, 1), len(rest))
		}
		draw.Shuffle(len(rest), func(a, b int) { rest[a], rest[b] = rest[b], rest[a] })
		add(t.Name, rest[:n]...)
		t.Columns = slices.DeleteFunc(slices.Clone(t.Columns), func(c Column) bool { return !kept(c.Name) })
		t.Unique = slices.DeleteFunc(slices.Clone(t.Unique), func(u []string) bool {
			return slices.ContainsFunc(u, func(c string) bool { return !kept(c) })
		})
	}
	return &out
}
