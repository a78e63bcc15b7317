package schema

import (
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects"
)

// Gloss is a name as SQL needs it, behind its words: "unit price = UnitPrice", "artist = artists".
func Gloss(d dialects.Dialect, name string) string {
	return Singular(Words(name)) + " = " + dialects.QuoteIdent(d, name)
}

// Singular takes the plural from the last of some English words, by rule: "tracks", "categories" and "bus" become
// "track", "category" and "bus". It is for comparing words, and does not know every noun.
func Singular(words string) string {
	for _, keep := range []string{"ss", "us", "is"} {
		if strings.HasSuffix(words, keep) {
			return words
		}
	}
	if stem, ok := strings.CutSuffix(words, "ies"); ok && len(stem) > 2 {
		return stem + "y"
	}
	if stem, ok := strings.CutSuffix(words, "s"); ok && len(stem) > 2 {
		return stem
	}
	return words
}

// Words are what a name is made of, in lower case: "unit price" for UnitPrice, unit_price and UNIT_PRICE.
func Words(name string) string {
	var b strings.Builder
	var before rune
	runes := []rune(name)
	for i, r := range runes {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			r = ' '
		case unicode.IsUpper(r) && (unicode.IsLower(before) ||
			unicode.IsUpper(before) && i+1 < len(runes) && unicode.IsLower(runes[i+1])):
			b.WriteByte(' ') // unitPrice, HTTPStatus
		}
		b.WriteRune(unicode.ToLower(r))
		before = r
	}
	return strings.Join(strings.Fields(b.String()), " ")
}
