package schema

import (
	"cmp"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Called is a table's own name, and its schema; "" where that is not known.
func (s *Schema) Called(t *Table) dialects.Name {
	in, name := dialects.SplitTable(s.Dialect, t.Name)
	return dialects.Name{Schema: cmp.Or(in, t.Schema), Name: name}
}

// Namesakes are, of each table, those of other schemas that have its own name too.
func (s *Schema) Namesakes() [][]int {
	alike := map[string][]int{}
	for i := range s.Tables {
		name := strings.ToLower(s.Called(&s.Tables[i]).Name)
		alike[name] = append(alike[name], i)
	}
	out := make([][]int, len(s.Tables))
	for _, of := range alike {
		for _, t := range of {
			for _, other := range of {
				if s.Called(&s.Tables[t]).Schema != s.Called(&s.Tables[other]).Schema {
					out[t] = append(out[t], other)
				}
			}
		}
	}
	return out
}
