// Package plain makes text from elsewhere harmless for a terminal.
package plain

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Text is s with its control characters (escape sequences, line breaks) and bidirectional overrides shown as escapes.
func Text(s string) string {
	if strings.IndexFunc(s, Unprintable) < 0 && utf8.ValidString(s) {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		if Unprintable(r) {
			b.WriteString(strings.Trim(strconv.QuoteRuneToASCII(r), "'"))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Unprintable reports whether a character could steer a terminal, or would not be seen.
func Unprintable(r rune) bool {
	const nonJoiner, joiner = '\u200c', '\u200d' // which scripts, and emoji of several, are written with
	return !unicode.IsPrint(r) && r != nonJoiner && r != joiner
}

// Count is "1 row" or "2 rows".
func Count(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return strconv.Itoa(n) + " " + noun
}
