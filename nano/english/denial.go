package english

import "strings"

// Denies is what a word denies by its beginning: active of inactive; "" where it may deny nothing.
func Denies(word string) string {
	if word == "deactivated" {
		return "active"
	}
	for _, prefix := range []string{"in", "un", "im", "dis", "non"} {
		if rest, ok := strings.CutPrefix(word, prefix); ok && len(rest) >= 4 && !Common[rest] && !strings.Contains(rest, " ") { // in service is no denial
			return rest
		}
	}
	return ""
}

// DeniedStem is the stem of what a word denies; "" where it may deny nothing.
func DeniedStem(word string) string {
	if rest := Denies(word); rest != "" {
		return Stem(rest)
	}
	return ""
}

// MayMeanNot reports whether a word may deny what it is without its beginning or end: unpaid, homeless; not district.
func MayMeanNot(word string) bool {
	return strings.HasSuffix(word, "less") || DeniedStem(word) != "" && !NoDenials[word]
}

// Contracted reports whether a word ends in a "not".
func Contracted(word string) bool {
	return strings.HasSuffix(word, "n't") || strings.HasSuffix(word, "n’t")
}
