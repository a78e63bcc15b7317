package database

import (
	"strings"
	"unicode/utf8"
)

// CutText is text as a Value: at most limit bytes of it, ending at a character, and valid UTF-8 whatever a database
// holds.
func CutText(text []byte, limit int) (s string, cut bool) {
	if cut = len(text) > limit; cut {
		for limit > 0 && !utf8.RuneStart(text[limit]) {
			limit--
		}
		text = text[:limit]
	}
	return strings.ToValidUTF8(string(text), "\uFFFD"), cut
}
