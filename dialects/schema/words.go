package schema

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects"
)

// Gloss is a name as SQL needs it, after its words: "unit price = UnitPrice", "artist = artists".
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
	words := make([]byte, 0, len(name)+8)
	var before rune
	apart := false
	for i, r := range name {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			apart, before = true, r
			continue
		}
		if unicode.IsUpper(r) {
			next, _ := utf8.DecodeRuneInString(name[i+utf8.RuneLen(r):])
			apart = apart || unicode.IsLower(before) || unicode.IsUpper(before) && unicode.IsLower(next) // unitPrice, HTTPStatus
		}
		if apart && len(words) > 0 {
			words = append(words, ' ')
		}
		words = utf8.AppendRune(words, unicode.ToLower(r))
		apart, before = false, r
	}
	return string(words)
}

// Stems are the words of a text or a name, each in the singular.
func Stems(text string) []string {
	words := strings.Fields(Words(text))
	for i, w := range words {
		words[i] = Singular(w)
	}
	return words
}

// commonWords say nothing of what is asked for, though a column may hold them.
var commonWords = strings.Fields(`a an all and any are as at be between by can count did do does each every fewer find for from get give had has have how i id in is it
	least less list many me more most much no not number of on or our per please return show tell than that the their there these this those
	to total up was we were what when where which who whose with yes you your`)

// Common reports whether a word, in lower case, says nothing of what is asked for: "how", "the".
func Common(word string) bool { return slices.Contains(commonWords, word) }
