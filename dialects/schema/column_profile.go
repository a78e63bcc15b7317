package schema

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode"
)

// Profile is what the values of a column look like (PaVeRL-SQL, section IV-A2 and appendix B), as far as some rows of
// its table tell. Values are text, on one line and of at most 40 characters. Those of more than 256 bytes and
// binary ones are only counted as not NULL.
type Profile struct {
	Rows     int      `json:"rows"`              // looked at
	Sampled  bool     `json:"sampled,omitempty"` // the table has more, and all this is an estimate
	Nulls    float64  `json:"nulls"`             // share of the rows, 0 to 1
	Distinct int64    `json:"distinct"`          // different values; see distinct
	Min      string   `json:"min,omitempty"`     // numbers before text
	Max      string   `json:"max,omitempty"`
	Common   []string `json:"common,omitempty"` // the commonest values, at most three, the commonest first

	Texts     map[string]string   `json:"-"` // texts of one line by their Words: what a question may say
	Spellings map[string][]string `json:"-"` // by Words all of them, where several have the same: "O+" and "O-"
}

// Empty reports whether a table is known to have no row.
func (t *Table) Empty() bool {
	for _, c := range t.Columns {
		if c.Profile != nil {
			return c.Profile.Rows == 0 && !c.Profile.Sampled
		}
	}
	return false
}

// SaysNothing reports whether no row that was looked at has a value, or any other text than an empty one.
func (p *Profile) SaysNothing() bool {
	return p != nil && p.Rows > 0 && (p.Nulls >= 1 || p.Distinct <= 1 && p.Min == "" && p.Max == "" && slices.Equal(p.Common, []string{""}))
}

// HoldsSlugs reports whether texts are for addresses and programs, as far as they are known: giant-mug of "Giant Mug".
func (p *Profile) HoldsSlugs() bool {
	if p == nil {
		return false
	}
	all := strings.Join(slices.Collect(maps.Values(p.Texts)), "-")
	written := func(r rune) bool { return unicode.IsUpper(r) || unicode.IsSpace(r) } // as people write
	return strings.Count(all, "-") > len(p.Texts) && !strings.ContainsFunc(all, written)
}

// withProfiles is the schema with other profiles of the columns that have one; nil: none.
func (s *Schema) withProfiles(other func(*Table, *Column) *Profile) *Schema {
	out := *s
	out.Tables = slices.Clone(s.Tables)
	for i := range out.Tables {
		t := &out.Tables[i]
		t.Columns = slices.Clone(t.Columns)
		for j := range t.Columns {
			if c := &t.Columns[j]; c.Profile != nil {
				c.Profile = other(t, c)
			}
		}
	}
	return &out
}

// Texts are the most commonest of some values by their Words, as far as a literal of any dialect can hold them. Of
// those that differ only in letters' case or in punctuation the most common represents all. Counts are by value.
func Texts(counts map[string]int, most int) map[string]string {
	var texts []string
	for text := range counts {
		if sayable(text) {
			texts = append(texts, text)
		}
	}
	commonestFirst(texts, counts)
	out := map[string]string{}
	for _, text := range texts[:min(len(texts), most)] {
		words := Words(text)
		if _, taken := out[words]; !taken && words != "" {
			out[words] = text
		}
	}
	return out
}

// Spellings are the values that have the Words of one of Texts, the commonest first, where there are several.
func Spellings(counts map[string]int, texts map[string]string) map[string][]string {
	out := map[string][]string{}
	for text := range counts {
		if words := Words(text); texts[words] != "" && sayable(text) {
			out[words] = append(out[words], text)
		}
	}
	for words, all := range out {
		if len(all) == 1 {
			delete(out, words)
		}
		commonestFirst(all, counts)
	}
	return out
}

// sayable reports whether a literal of any dialect can hold a text, on one line.
func sayable(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return r == '\\' || !unicode.IsPrint(r) })
}

func commonestFirst(texts []string, counts map[string]int) {
	slices.SortFunc(texts, func(a, b string) int { return cmp.Or(counts[b]-counts[a], strings.Compare(a, b)) })
}
