package schema

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Bounds of Links: a word like "name" may be part of very many names, and a value stand in very many columns.
const (
	maxLinks      = 16
	maxValueLinks = 3 // of the same words
	maxValueWords = 8
)

// link is something of the schema that a question says.
type link struct {
	text       string
	table      int    // the table's place in the schema
	name       string // of the table, where column is ""
	column     string
	start, end int // in the words of the question
	kind       linkKind
}

// linkKind says how sure a link is, the least sure first.
type linkKind int

const (
	partLink linkKind = iota // a part of a name
	valueLink
	wholeLink // a whole name
)

// better tells which of two links is meant where both speak of the same words: the longer, then the surer.
func (l link) better(than link) bool {
	return cmp.Or(cmp.Compare(l.end-l.start, than.end-than.start), cmp.Compare(l.kind, than.kind)) > 0
}

func (l link) overlaps(other link) bool { return other.start < l.end && l.start < other.end }

// Links are what a question says of a schema, in the order in which it says it: names, glossed ("customer = Customer",
// "country = Country" of "How many customers are there in each country?"), keys of the tables that it names ("id =
// GenreId" of "the genre with id 3"), and, in a schema with profiles, values as they are stored ("Country = 'Brazil'"
// of "customers from brazil"). It compares words and knows no synonyms. A longer run of words counts before the shorter
// that it holds, and a name that is said whole before a value, and that before names of which the last word is said (of
// a table, the first will do). Values of tables that are named count before those of others. References are left out.
func (s *Schema) Links(question string) []string {
	asked := stems(question)
	links := best(append(s.nameLinks(asked), s.valueLinks(question)...))
	named := map[int]int{} // where a table is named
	for _, l := range links {
		if l.column == "" {
			named[l.table] = l.start
		}
	}
	isNamed := func(l link) bool { _, ok := named[l.table]; return ok }
	links = append(links, s.keyLinks(asked, named)...)
	slices.SortStableFunc(links, func(a, b link) int { return cmp.Compare(a.start, b.start) })
	var out []string
	values := map[[2]int]int{} // links to values of the same words
	for i, l := range links {
		same := func(other link) bool {
			return l.kind == valueLink && other.kind == valueLink && l.start == other.start && l.end == other.end
		}
		switch {
		case slices.Contains(out, l.text):
			continue
		case l.kind == valueLink:
			if !isNamed(l) && slices.ContainsFunc(links, func(o link) bool { return same(o) && isNamed(o) }) {
				continue
			}
			if values[[2]int{l.start, l.end}]++; values[[2]int{l.start, l.end}] > maxValueLinks {
				continue
			}
		case l.column != "" && slices.ContainsFunc(links[i:], func(o link) bool { return o.kind == valueLink && o.column == l.column }):
			continue // "the country Brazil": its value names it
		}
		if out = append(out, l.text); len(out) == maxLinks {
			break
		}
	}
	return out
}

// best leaves out links of whose words another link knows better.
func best(links []link) []link {
	return slices.DeleteFunc(slices.Clone(links), func(l link) bool {
		return slices.ContainsFunc(links, func(other link) bool { return l.overlaps(other) && other.better(l) })
	})
}

// nameLinks finds names, each gloss once.
func (s *Schema) nameLinks(asked []string) []link {
	var links []link
	seen := map[string]bool{}
	find := func(l link) {
		name := stems(cmp.Or(l.column, l.name))
		if seen[l.text] {
			return
		}
		seen[l.text] = true
		for size := len(name); size > 0; size-- {
			parts := [][]string{name[len(name)-size:]}
			if l.column == "" && size < len(name) {
				parts = append(parts, name[:size])
			}
			for _, part := range parts {
				if size == 1 && (len(part[0]) < 3 || len(name) > 1 && slices.Contains(commonWords, part[0])) {
					continue // "to", and of "member count" the count in "count the members"
				}
				if at := runOf(asked, part); at >= 0 {
					l.start, l.end = at, at+size
					if size == len(name) {
						l.kind = wholeLink
					}
					links = append(links, l)
					return
				}
			}
		}
	}
	for i, t := range s.Tables {
		find(link{text: Singular(Words(t.Name)) + " = " + dialects.QuoteTable(s.Dialect, t.Name), table: i, name: t.Name})
		for _, c := range t.Columns {
			if _, _, refers := reference(t, c.Name); refers || t.isKey(c) {
				continue
			}
			find(link{text: Gloss(s.Dialect, c.Name), table: i, column: c.Name})
		}
	}
	return links
}

// isKey says whether c is the whole primary key of t, and a number.
func (t Table) isKey(c Column) bool {
	return slices.Contains(t.PrimaryKey, c.Name) && ShortType(c.Type) == "int"
}

// keyLinks finds the key that is said, by its last word, "id" mostly, of the tables that are named, where they are: the
// nearest table's.
func (s *Schema) keyLinks(asked []string, named map[int]int) []link {
	var links []link
	nearest := len(asked)
	distance := func(a, b int) int { return max(a-b, b-a) }
	for i, t := range s.Tables {
		at, said := named[i]
		if len(t.PrimaryKey) != 1 || !said {
			continue
		}
		for _, c := range t.Columns {
			words := stems(c.Name)
			if !t.isKey(c) || len(words) == 0 {
				continue
			}
			if key := slices.Index(asked, words[len(words)-1]); key >= 0 {
				links = append(links, link{text: KeyGloss(s.Dialect, c.Name), table: i, column: c.Name, start: key, end: key + 1})
				nearest = min(nearest, distance(at, key))
			}
		}
	}
	return slices.DeleteFunc(links, func(l link) bool { return distance(named[l.table], l.start) > nearest })
}

// KeyGloss is the gloss of a primary key: only the last word is said of it, "id = GenreId".
func KeyGloss(d dialects.Dialect, name string) string {
	words := strings.Fields(Words(name))
	if len(words) == 0 {
		return Gloss(d, name)
	}
	return words[len(words)-1] + " = " + dialects.QuoteIdent(d, name)
}

// valueLinks finds values of profiled columns, in the way that SQL compares with them.
func (s *Schema) valueLinks(question string) []link {
	asked := strings.Fields(Words(question))
	type run struct{ start, end int }
	runs := map[string]run{}
	for start := range asked {
		for end := start + 1; end <= min(len(asked), start+maxValueWords); end++ {
			text := strings.Join(asked[start:end], " ")
			if _, ok := runs[text]; !ok && !common(asked[start:end]) {
				runs[text] = run{start, end}
			}
		}
	}
	var links []link
	for i, t := range s.Tables {
		for _, c := range t.Columns {
			if c.Profile == nil || len(c.Profile.Texts) == 0 {
				continue
			}
			for text, r := range runs {
				v, ok := c.Profile.Texts[text]
				if !ok || len(v) < 3 && !slices.Contains(strings.FieldsFunc(question, between), v) { // "F", not "f"
					continue
				}
				links = append(links, link{text: dialects.QuoteIdent(s.Dialect, c.Name) + " = '" + strings.ReplaceAll(v, "'", "''") + "'",
					table: i, column: c.Name, start: r.start, end: r.end, kind: valueLink})
			}
		}
	}
	// The runs come in any order.
	slices.SortStableFunc(links, func(a, b link) int {
		return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(a.end, b.end), cmp.Compare(a.table, b.table))
	})
	return links
}

// between says where words end in what people write.
func between(r rune) bool { return strings.ContainsRune(" \t\n.,;:?!'\"()", r) }

// commonWords say nothing of values, though a column may hold them.
var commonWords = strings.Fields(`a an all and any are as at be between by can count did do does each every fewer find for from get give had has have how i id in is it
	least less list many me more most much no not number of on or our per please return show tell than that the their there these this those
	to total up was we were what when where which who whose with yes you your`)

// Common says whether a word, in lower case, says nothing of what is asked for: "how", "the".
func Common(word string) bool { return slices.Contains(commonWords, word) }

// common says whether words are all so common, or a number of one or two digits, that a value of that name is not
// meant.
func common(words []string) bool {
	if len(words) == 1 && len(words[0]) < 3 && strings.Trim(words[0], "0123456789") == "" {
		return true
	}
	return !slices.ContainsFunc(words, func(w string) bool { return !Common(w) })
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
