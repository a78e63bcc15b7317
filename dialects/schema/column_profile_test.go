package schema

import (
	"maps"
	"slices"
	"testing"
)

// Of too many texts the commonest are kept, equally common ones in their order; of those with the same words the
// commonest; none that a literal cannot hold, or that has no words.
func TestTexts(t *testing.T) {
	for _, c := range []struct {
		counts map[string]int
		want   map[string]string
	}{
		{map[string]int{"c": 2, "B": 1, "b": 3, "a": 1, "d e": 2}, map[string]string{"b": "b", "c": "c", "d e": "d e"}},
		{map[string]int{"gold": 1, "Gold": 2, "a\nb": 9, `c\d`: 9}, map[string]string{"gold": "Gold"}},
		{map[string]int{"O'Hara": 1, "U.S.A.": 1, "—": 1}, map[string]string{"o hara": "O'Hara", "u s a": "U.S.A."}},
	} {
		if got := Texts(c.counts, 3); !maps.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.counts, got, c.want)
		}
	}
}

func TestSpellings(t *testing.T) {
	counts := map[string]int{"O+": 3, "O-": 1, "o": 2, "B": 1, "—": 4, "a\nb": 2, "a b": 1}
	got := Spellings(counts, Texts(counts, 9))
	if want := map[string][]string{"o": {"O+", "o", "O-"}}; !maps.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%q, want %q", got, want)
	}
}

// What says nothing, and what is for addresses.
func TestOfTexts(t *testing.T) {
	for _, c := range []struct {
		p              *Profile
		nothing, slugs bool
	}{
		{nil, false, false},
		{&Profile{}, false, false},
		{&Profile{Rows: 9, Nulls: 1}, true, false},
		{&Profile{Rows: 9, Distinct: 1, Common: []string{""}}, true, false},
		{&Profile{Rows: 9, Distinct: 2, Common: []string{"", "x"}, Max: "x"}, false, false},
		{&Profile{Rows: 9, Distinct: 9, Max: "tea", Texts: map[string]string{"a": "giant-mug", "b": "green-tea-&-co", "c": "tea"}}, false, true},
		{&Profile{Rows: 9, Distinct: 9, Max: "tea", Texts: map[string]string{"a": "Giant Mug", "b": "why-we-love-tea"}}, false, false},
		{&Profile{Rows: 9, Distinct: 9, Max: "tea", Texts: map[string]string{"a": "tea", "b": "mug"}}, false, false},
	} {
		if got := c.p.SaysNothing(); got != c.nothing {
			t.Errorf("%+v says nothing: %v", c.p, got)
		}
		if got := c.p.HoldsSlugs(); got != c.slugs {
			t.Errorf("%+v holds slugs: %v", c.p, got)
		}
	}
}
