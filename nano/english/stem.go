package english

import (
	"slices"
	"strings"
)

var irregular = map[string]string{"people": "person", "persons": "person", "men": "man", "women": "woman",
	"children": "child", "feet": "foot", "staffs": "staff", "identifier": "id", "identifiers": "id",
	"analyses": "analysis", "crises": "crisis", "diagnoses": "diagnosis", "hypotheses": "hypothesis", "prognoses": "prognosis", "theses": "thesis"}

// Stem takes the plural from a word, and an e or y from its end, so that both numbers of a noun are one: "movi" of
// movie and movies. A word that is another one of all questions without its e keeps it: notes are no "not", nor is a
// theme "them". It is for comparing words.
func Stem(w string) string {
	if s, ok := irregular[w]; ok {
		w = s
	}
	switch {
	case strings.HasSuffix(w, "ss"), strings.HasSuffix(w, "us"), strings.HasSuffix(w, "is"):
		return w
	case strings.HasSuffix(w, "ies") && len(w) > 4:
		return w[:len(w)-2]
	case strings.HasSuffix(w, "s") && len(w) > 2:
		w = w[:len(w)-1]
	}
	switch {
	case strings.HasSuffix(w, "e") && len(w) > 3 && !Common[w[:len(w)-1]]:
		return w[:len(w)-1]
	case strings.HasSuffix(w, "y") && len(w) > 3 && !strings.ContainsRune("aeiou", rune(w[len(w)-2])):
		return w[:len(w)-1] + "i"
	}
	return w
}

// Stems are the stems of a name's words, or of a text's.
func Stems(words string) []string {
	out := strings.Fields(words)
	for i := range out {
		out[i] = Stem(out[i])
	}
	return out
}

// joinedStems are the stems of a word or of several, as keys have them.
func joinedStems(words string) string {
	if !strings.Contains(words, " ") {
		return Stem(words)
	}
	return strings.Join(Stems(words), " ")
}

// endings derive words of one root.
var endings = []string{"ations", "ation", "ances", "ance", "ences", "ence", "ments", "ment", "ships", "ship",
	"ions", "ion", "ings", "ing", "ers", "er", "ors", "or", "ees", "ee", "ed", "es", "al", "s", "e", "r"}

// Root is what a word and others derived from it have in common: "attend" of attended and attendance, "regist" of
// registered and registration. "" where it is too short to tell.
func Root(w string) string {
	if strings.Contains(w, " ") {
		return ""
	}
	shortest := 4
	for range 2 {
		for _, end := range endings {
			if base, ok := strings.CutSuffix(w, end); ok && len(base) >= 4 {
				w = base
				if end != "s" && end != "ing" && end != "ings" && !strings.HasSuffix(w, "ss") {
					shortest = 5 // state and station, but pass and passed
				}
				break
			}
		}
	}
	if len(w) < shortest {
		return ""
	}
	return w
}

// Kin reports whether a word of a schema means a word of a question, both in stems: it is that word, a synonym of
// it, or shortens it.
func Kin(word, name string) bool {
	return word == name || slices.Contains(alternatives()[word], name) || Shortens(word, name)
}

// Same reports whether two words of a schema may be one, of which one is shortened.
func Same(a, b string) bool { return a == b || Shortens(a, b) || Shortens(b, a) }

// Shortens reports whether a name is the beginning of a longer word ("apar" of apartment), or what is left of it
// without vowels ("flght" of flight). An abbreviation that everybody knows is short for its word alone: cnt is not
// "current".
func Shortens(word, name string) bool {
	if len(name) < 3 || len(word) <= len(name) || name[0] != word[0] {
		return false
	}
	if strings.HasPrefix(word, name) {
		return len(name) == 3 || len(word) >= len(name)+2
	}
	if abbreviations[name] != nil {
		return false
	}
	rest := word[1:]
	for _, r := range name[1:] {
		at := strings.IndexRune(rest, r)
		if strings.ContainsRune("aeiou", r) || at < 0 {
			return false
		}
		rest = rest[at+1:]
	}
	return true
}
