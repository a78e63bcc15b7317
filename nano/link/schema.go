package link

import (
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
)

// schemas takes the words that say in which schema a table is: the us of "us sales" and "us.sales", and all of "in the
// us", where other schemas have tables of the same names.
func (s *linking) schemas() {
	shared := map[string]bool{} // schemas of tables that others are called as
	for _, t := range s.Tables {
		if t.Schema != "" {
			shared[t.Schema] = shared[t.Schema] || len(t.Namesakes) > 0
		}
	}
	said := false // that others are elsewhere: "in eu and how many in us"
	for i := range s.words {
		for _, schema := range slices.Backward(slices.Sorted(maps.Keys(shared))) { // longer ones first
			end := i + strings.Count(schema, " ") + 1
			if end > len(s.words) || !s.free(i, end) || s.lower(i, end) != schema {
				continue
			}
			if next := s.dotted(end); s.isTableOf(schema, i, next) {
				s.take(&mention{start: i, end: next, schema: schema})
			} else if start := s.within(i, said); shared[schema] && start < i && s.free(start, i) && len(s.exact[s.key(i, end, " ")]) == 0 {
				s.take(&mention{start: start, end: end, schema: schema})
				said = true
			}
		}
	}
}

// lower are some words in lower case.
func (s *linking) lower(start, end int) string {
	return strings.ToLower(strings.Join(strings.Fields(s.text(start, end)), " "))
}

// dotted is where a name goes on after its schema: after a dot, where there is one.
func (s *linking) dotted(end int) int {
	if end+1 < len(s.words) && s.words[end].Text == "." && s.words[end-1].End == s.words[end].Start && s.words[end].End == s.words[end+1].Start {
		return end + 1
	}
	return end
}

// isTableOf reports whether a table of a schema is named next, and nothing else is called by both.
func (s *linking) isTableOf(schema string, start, next int) bool {
	for n := 1; n <= english.MaxNameWords && next+n <= len(s.words); n++ {
		if len(s.exact[s.key(start, next+n, " ")]) > 0 {
			return false
		}
		if slices.ContainsFunc(s.exact[s.key(next, next+n, " ")], func(t target) bool {
			return t.column < 0 && s.Tables[t.table].Schema == schema
		}) {
			return true
		}
	}
	return false
}

// within is where "in the" begins before a schema. What is a common word too, as us, has the article, or capitals, or
// comes after another schema that was said.
func (s *linking) within(i int, said bool) int {
	at := i
	if at > 0 && s.words[at-1].Lower == "the" {
		at--
	} else if w := s.words[i]; !said && english.Common[w.Lower] && w.Text != strings.ToUpper(w.Text) {
		return i
	}
	if at > 0 && places[s.words[at-1].Lower] {
		return at - 1
	}
	return i
}

// places are words between rows and the schema that has them.
var places = english.Words("in of from for at")

// narrow leaves of tables that are called alike those of the schemas that the question says.
func (s *linking) narrow() {
	said := map[string]bool{}
	for _, m := range s.mentions {
		if m.schema != "" {
			said[m.schema] = true
		}
	}
	elsewhere := func(t target) bool {
		table := s.Tables[t.table]
		return !said[table.Schema] && slices.ContainsFunc(table.Namesakes, func(o int) bool { return said[s.Tables[o].Schema] })
	}
	for _, m := range s.mentions {
		m.exact = slices.DeleteFunc(slices.Clone(m.exact), elsewhere)
		m.part = slices.DeleteFunc(slices.Clone(m.part), elsewhere)
	}
}
