package schema

import (
	"cmp"
	"math"
	"slices"
)

// Focus is the schema cut down to about n tables: the first of a rank (see Rank), and what they refer to by foreign
// keys. Of the others at most names are named, in the order of the rank.
func (s *Schema) Focus(rank []int, n, names int) *Schema {
	if n >= len(s.Tables) {
		return s
	}
	at := make(map[string]int, len(s.Tables))
	for i := range s.Tables {
		at[s.Tables[i].Name] = i
	}
	keep := make([]bool, len(s.Tables))
	kept := 0
	var add func(i int)
	add = func(i int) {
		if keep[i] {
			return
		}
		keep[i] = true
		kept++
		for _, fk := range s.Tables[i].ForeignKeys {
			if parent, ok := at[fk.RefTable]; ok {
				add(parent)
			}
		}
	}
	for _, i := range rank {
		if kept >= n {
			break
		}
		add(i)
	}
	out := &Schema{Dialect: s.Dialect}
	for i, t := range s.Tables {
		if keep[i] {
			out.Tables = append(out.Tables, t)
		}
	}
	for _, i := range rank {
		switch {
		case keep[i]:
		case len(out.Others) < names:
			out.Others = append(out.Others, s.Tables[i].Name)
		default:
			out.Unnamed++
		}
	}
	return out
}

// Said is the schema with the values of columns that a question says: of each column the common ones that share a word
// with it. Ranges are left out.
func (s *Schema) Said(question string) *Schema {
	asked := Stems(question)
	return s.withProfiles(func(_ *Table, c *Column) *Profile {
		p := *c.Profile
		p.Common = slices.DeleteFunc(slices.Clone(p.Common), func(v string) bool {
			return !slices.ContainsFunc(Stems(v), func(w string) bool { return slices.Contains(asked, w) })
		})
		if ShortType(c.Type) != "text" || len(p.Common) == 0 {
			return nil
		}
		return &p
	})
}

// Rank orders the tables, by their places in s, those first that share most with the question. A shared word weighs
// more the fewer tables have it (inverse document frequency), and by its place: in the table's name, a column's,
// a column's commonest values, a comment. Between equals, a table that more others refer to comes first. The first
// so many share any.
func (s *Schema) Rank(question string) (rank []int, sharing int) {
	const inName, inColumn, inValue, inComment = 3, 1, 1, 0.5
	asked := map[string]bool{}
	for _, w := range Stems(question) {
		asked[w] = true
	}
	weights := make([]map[string]float64, len(s.Tables)) // of each asked word in a table
	tables := map[string]float64{}                       // that have the word
	referred := map[string]int{}
	for i, t := range s.Tables {
		has := map[string]float64{}
		note := func(text string, weight float64) {
			for _, w := range Stems(text) {
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
			if c.Profile != nil {
				for _, v := range c.Profile.Common {
					note(v, inValue)
				}
			}
		}
		for w := range has {
			tables[w]++
		}
		weights[i] = has
		for _, fk := range t.ForeignKeys {
			referred[fk.RefTable]++
		}
	}
	rank = make([]int, len(s.Tables))
	scores := make([]float64, len(s.Tables))
	for i := range s.Tables {
		rank[i] = i
		for w, weight := range weights[i] {
			scores[i] += weight * math.Log(1+float64(len(s.Tables))/tables[w])
		}
		if len(weights[i]) > 0 {
			sharing++
		}
	}
	slices.SortStableFunc(rank, func(a, b int) int {
		return cmp.Or(cmp.Compare(scores[b], scores[a]),
			cmp.Compare(referred[s.Tables[b].Name], referred[s.Tables[a].Name]))
	})
	return rank, sharing
}
