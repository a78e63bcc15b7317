package dialects

import (
	"cmp"
	"slices"
	"strings"
)

// maxLinks bounds Links: a word like "name" may be part of very many names.
const maxLinks = 16

// Links are the names that a question says, glossed, in the order in which it says them: "customer = Customer" and
// "country = Country" of "How many customers are there in each country?". It compares words and knows no synonyms. A name
// that is said whole counts before names of which the last word is said (of a table, the first will do), and a longer
// one before the shorter that it holds. Keys of numbers and references, which have no gloss, are left out.
func (s *Schema) Links(question string) []string {
	type link struct {
		gloss      string
		start, end int // in the words of the question
		whole      bool
	}
	asked := stems(question)
	var links []link
	seen := map[string]bool{}
	find := func(gloss string, name []string, isTable bool) {
		if seen[gloss] || len(name) == 0 {
			return
		}
		seen[gloss] = true
		for size := len(name); size > 0; size-- {
			parts := [][]string{name[len(name)-size:]}
			if isTable && size < len(name) {
				parts = append(parts, name[:size])
			}
			for _, part := range parts {
				if size == 1 && len(part[0]) < 3 {
					continue // "of", "to", "in"
				}
				if at := runOf(asked, part); at >= 0 {
					links = append(links, link{gloss, at, at + size, size == len(name)})
					return
				}
			}
		}
	}
	for _, t := range s.Tables {
		find(Singular(Words(t.Name))+" = "+QuoteTable(s.Dialect, t.Name), stems(t.Name), true)
		for _, c := range t.Columns {
			if _, _, refers := reference(t, c.Name); refers || slices.Contains(t.PrimaryKey, c.Name) && shortType(c.Type) == "int" {
				continue
			}
			find(Gloss(s.Dialect, c.Name), stems(c.Name), false)
		}
	}
	better := func(a, b link) bool { // where both speak of the same words
		return a.end-a.start > b.end-b.start || a.end-a.start == b.end-b.start && a.whole && !b.whole
	}
	kept := slices.DeleteFunc(slices.Clone(links), func(l link) bool {
		return slices.ContainsFunc(links, func(other link) bool {
			return other.start < l.end && l.start < other.end && better(other, l)
		})
	})
	slices.SortStableFunc(kept, func(a, b link) int { return cmp.Compare(a.start, b.start) })
	var out []string
	for _, l := range kept[:min(len(kept), maxLinks)] {
		out = append(out, l.gloss)
	}
	return out
}

// runOf is where part stands in words, -1 where it does not.
func runOf(words, part []string) int {
	for i := 0; i+len(part) <= len(words); i++ {
		if slices.Equal(words[i:i+len(part)], part) {
			return i
		}
	}
	return -1
}

// stems are the words of a text or a name, each in the singular.
func stems(text string) []string {
	words := strings.Fields(Words(text))
	for i, w := range words {
		words[i] = Singular(w)
	}
	return words
}
