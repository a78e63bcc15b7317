package schema

import (
	"slices"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
)

// BriefDDL is DDL in fewer tokens, for a model that reads slowly. A foreign key of one column is next to its column.
// Keys lose their ranges, which say how many rows there are at best, and the ranges of moments their times of day.
// Integers that say times have the range of these.
func (s *Schema) BriefDDL() string { return s.brief().ddl(inline) }

// inline lists the columns of t, each with what it refers to, then what constraints take several columns.
func inline(s *Schema, t Table) []definition {
	refers := map[string]ForeignKey{}
	var others []ForeignKey
	for _, fk := range t.ForeignKeys {
		if _, taken := refers[fk.Columns[0]]; len(fk.Columns) == 1 && !taken {
			refers[fk.Columns[0]] = fk
		} else {
			others = append(others, fk)
		}
	}
	t.ForeignKeys = others
	parts := s.definitions(t)
	for i, c := range t.Columns {
		if fk, ok := refers[c.Name]; ok {
			parts[i].text += " REFERENCES " + dialects.QuoteTable(s.Dialect, fk.RefTable) + " (" + s.quoteAll(fk.RefColumns) + ")"
		}
	}
	return parts
}

// brief is s with the values that tell most for their tokens.
func (s *Schema) brief() *Schema {
	return s.withProfiles(func(t *Table, c *Column) *Profile {
		p := *c.Profile
		switch kind := ShortType(c.Type); {
		case kind == "int" && t.isKey(c.Name):
			return nil
		case kind == "int":
			if m, ok := t.Moment(c); ok {
				p = *m.Profile(&p)
				p.Min, p.Max = day(p.Min), day(p.Max)
				said := "; unix time in " + m.Units()
				if m.Unit == Day {
					said = "; date as yyyymmdd"
				}
				c.Comment = strings.TrimPrefix(c.Comment+said, "; ")
			}
		case kind == "time":
			p.Min, p.Max = day(p.Min), day(p.Max)
		}
		return &p
	})
}

// isKey reports whether a column is of the table's primary key, or of a foreign key.
func (t *Table) isKey(column string) bool {
	return slices.Contains(t.PrimaryKey, column) ||
		slices.ContainsFunc(t.ForeignKeys, func(fk ForeignKey) bool { return slices.Contains(fk.Columns, column) })
}

// day is a moment without its time of day.
func day(moment string) string {
	if date, _, ok := strings.Cut(moment, " "); ok && len(date) == len(time.DateOnly) {
		return date
	}
	return moment
}
