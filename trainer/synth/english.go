package synth

import "strings"

// The English that databases and questions share.

// Capital upper-cases the first letter.
func Capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

var numberWords = []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// Cardinal is a number from zero to twelve as a word, empty for others.
func Cardinal(n int) string {
	if n < 0 || n >= len(numberWords) {
		return ""
	}
	return numberWords[n]
}
