package english

import (
	"strings"
	"testing"
)

// Words are found in a text that has them in their order, and each of its phrases' words too.
func TestThesaurusIsInOrder(t *testing.T) {
	last, found := "", 0
	for line := range strings.Lines(thesaurusText) {
		if strings.HasPrefix(line, "#") { // before all letters
			continue
		}
		word, others, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "=")
		if word <= last {
			t.Fatalf("%q comes after %q", word, last)
		}
		last = word
		for w := range strings.FieldsSeq(word + " " + strings.ReplaceAll(others, ",", " ")) {
			if found++; !inThesaurus(w) {
				t.Errorf("no line has the word %q of %q", w, line)
			}
		}
	}
	if found < 100_000 {
		t.Errorf("%d words", found)
	}
	for _, w := range []string{"", "zzz", "custome", "customerx", "#"} {
		if inThesaurus(w) {
			t.Errorf("%q is a word", w)
		}
	}
}

func TestAkin(t *testing.T) {
	for key, want := range map[string]string{
		"client":   "account customer customer nod guest cas consumer", // those of schemas first
		"famili":   "household hous hom menag famili unit class categori unit",
		"last nam": "surnam famili nam",
		"aback":    "",
		"qwertz":   "",
	} {
		if got := strings.Join(Akin(key), " "); got != want {
			t.Errorf("%s: %q, want %q", key, got, want)
		}
	}
	for word, want := range map[string]bool{"customers": true, "qty": true, "aback": false, "qwertz": false} {
		if isWord(word) != want {
			t.Errorf("%s: %v", word, !want)
		}
	}
	for word, want := range map[string]bool{"customers": true, "aback": true, "unshipped": true, "qwertz": false} {
		if Knows(word) != want {
			t.Errorf("%s: %v", word, !want)
		}
	}
}
