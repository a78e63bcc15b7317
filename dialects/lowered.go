package dialects

import (
	"strings"
	"unicode"
)

// Lowered are what lower() of a database may make of a value that a text says in whatever case: SQLite's, and
// PostgreSQL's under the locale C, leave all but ASCII as it is stored.
func Lowered(text string) []string {
	lower := strings.ToLower(text)
	out := []string{lower}
	if strings.IndexFunc(text, func(r rune) bool { return r > unicode.MaxASCII }) < 0 {
		return out
	}
	word := false
	title := strings.Map(func(r rune) rune {
		first := !word
		if word = unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r); first {
			return unicode.ToTitle(r)
		}
		return r
	}, lower)
	for _, s := range []string{text, strings.ToUpper(text), title} {
		out = append(out, FoldASCII(s))
	}
	return out
}
