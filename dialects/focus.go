package dialects

import (
	"cmp"
	"math"
	"slices"
)

// Focus is the schema cut down to about n tables: those whose words the question shares, and what they refer to by foreign
// keys. Of the others at most names are named, those first that share most.
func (s *Schema) Focus(question string, n, names int) *Schema {
	if n >= len(s.Tables) {
		return s
	}
	keep := map[string]bool{}
	byName := map[string]Table{}
	for _, t := range s.Tables {
		byName[t.Name] = t
	}
	var add func(t Table)
	add = func(t Table) {
		if keep[t.Name] || t.Name == "" {
			return
		}
		keep[t.Name] = true
		for _, fk := range t.ForeignKeys {
			add(byName[fk.RefTable])
		}
	}
	ranked := s.ranked(question)
	for _, t := range ranked {
		if len(keep) >= n {
			break
		}
		add(t)
	}
	out := &Schema{Dialect: s.Dialect}
	for _, t := range s.Tables {
		if keep[t.Name] {
			out.Tables = append(out.Tables, t)
		}
	}
	for _, t := range ranked {
		switch {
		case keep[t.Name]:
		case len(out.Others) < names:
			out.Others = append(out.Others, t.Name)
		default:
			out.Unnamed++
		}
	}
	return out
}

// ranked are the tables, those first that share most with the question. A shared word weighs more the fewer tables have it
// (inverse document frequency), and by where it stands: in the table's name, a column's, a comment. Between equals, a
// table that more others refer to comes first.
func (s *Schema) ranked(question string) []Table {
	const inName, inColumn, inComment = 3, 1, 0.5
	asked := map[string]bool{}
	for _, w := range stems(question) {
		asked[w] = true
	}
	weights := make([]map[string]float64, len(s.Tables)) // of each asked word in a table
	tables := map[string]float64{}                       // that have the word
	referred := map[string]int{}
	for i, t := range s.Tables {
		has := map[string]float64{}
		note := func(text string, weight float64) {
			for _, w := range stems(text) {
				if asked[w] {
					has[w] = max(has[w], weight)
				}
			}
		}
		note(t.Name, inName)
		note(t.Comment, inComment)
		for _, c := range t.Columns {
			note(c.Name, inColumn)
			note(c.Comment, inComment)
		}
		for w := range has {
			tables[w]++
		}
		weights[i] = has
		for _, fk := range t.ForeignKeys {
			referred[fk.RefTable]++
		}
	}
	scores := map[string]float64{}
	for i, t := range s.Tables {
		for w, weight := range weights[i] {
			scores[t.Name] += weight * math.Log(1+float64(len(s.Tables))/tables[w])
		}
	}
	ranked := slices.Clone(s.Tables)
	slices.SortStableFunc(ranked, func(a, b Table) int {
		return cmp.Or(cmp.Compare(scores[b.Name], scores[a.Name]), cmp.Compare(referred[b.Name], referred[a.Name]))
	})
	return ranked
}
