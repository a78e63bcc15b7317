package english

import (
	"slices"
	"strings"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Knows reports whether a word in lower case is one of the lists or of the thesaurus, or is inflected from one.
func Knows(word string) bool {
	return slices.ContainsFunc(bases(word), func(base string) bool { return listed()[base] || inThesaurus(base) })
}

// listed is every word of the lists.
var listed = sync.OnceValue(func() map[string]bool {
	known := map[string]bool{}
	for _, name := range []string{"common", "following", "generic", "measures", "places", "states", "countries", "nodenials", "abbreviations", "synonyms", "function"} {
		for _, w := range strings.FieldsFunc(english(name), func(r rune) bool { return strings.ContainsRune(" \n,=", r) }) {
			known[w] = true
		}
	}
	return known
})

// inflections are endings, and what the word before them may have ended with.
var inflections = []struct{ ending, before string }{
	{"s", ""}, {"es", ""}, {"ies", "y"}, {"ed", ""}, {"d", ""}, {"ied", "y"}, {"ing", ""}, {"ing", "e"}, {"er", ""}, {"r", ""}, {"ers", ""}, {"rs", ""},
	{"ier", "y"}, {"est", ""}, {"st", ""}, {"iest", "y"}, {"ly", ""}, {"ily", "y"}, {"ally", ""}, {"ness", ""}, {"ment", ""}, {"ments", ""}, {"able", ""},
}

// bases are a word and those that it may be inflected from: ship of shipped, child of children.
func bases(word string) []string {
	out := []string{word}
	if one, _, ok := schema.Irregular(word); ok {
		out = append(out, one) // child of children
	}
	for _, in := range inflections {
		base, ok := strings.CutSuffix(word, in.ending)
		if !ok || len(base) < 3 {
			continue
		}
		out = append(out, base+in.before)
		if n := len(base); in.before == "" && base[n-1] == base[n-2] {
			out = append(out, base[:n-1])
		}
	}
	for _, prefix := range []string{"un", "re", "non"} {
		if base, ok := strings.CutPrefix(word, prefix); ok && len(base) > 3 {
			out = append(out, bases(base)...)
		}
	}
	return out
}
