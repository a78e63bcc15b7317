package schema

import (
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Link is something that a question says by name: tables and columns of that name, or a value of columns.
type Link struct {
	Words string                // of the name or the value, in lower case and the singular
	Names []dialects.ColumnName // of that name, in lower case; a table's Column is ""
	Value string                // as the database has it; "" where Names have that name
}

// Linked are the links of a question: names all of whose words it has, and values of columns, where they are profiled
// (Profile.Texts). Of two names the one with more words counts: who asks for start dates does not ask for dates. Words
// are compared in the singular, in any order; those that say nothing of what is asked for link nothing.
func (s *Schema) Linked(question string) []Link {
	asked := Stems(question)
	said := func(text string) (words string, ok bool) {
		of := Stems(text)
		telling := 0
		for _, w := range of {
			if !slices.Contains(asked, w) {
				return "", false
			}
			if !Common(w) {
				telling++
			}
		}
		return strings.Join(of, " "), telling > 0
	}
	var links []Link
	add := func(text, value string, name dialects.ColumnName) {
		words, ok := said(text)
		if !ok {
			return
		}
		i := slices.IndexFunc(links, func(l Link) bool { return l.Words == words && l.Value == value })
		if i < 0 {
			i, links = len(links), append(links, Link{Words: words, Value: value})
		}
		links[i].Names = append(links[i].Names, name)
	}
	for _, t := range s.Tables {
		table := strings.ToLower(t.Name)
		add(t.Name, "", dialects.ColumnName{Table: table})
		for _, c := range t.Columns {
			name := dialects.ColumnName{Table: table, Column: strings.ToLower(c.Name)}
			add(c.Name, "", name)
			if c.Profile == nil || ShortType(c.Type) != "text" {
				continue
			}
			for _, v := range slices.Sorted(maps.Values(c.Profile.Texts)) {
				add(v, v, name)
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(links), func(l Link) bool {
		return slices.ContainsFunc(links, func(m Link) bool { return within(l.Words, m.Words) })
	})
}

// within reports whether one phrase has all words of another, and more.
func within(phrase, longer string) bool {
	words, more := strings.Fields(phrase), strings.Fields(longer)
	return len(words) < len(more) && !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(more, w) })
}
