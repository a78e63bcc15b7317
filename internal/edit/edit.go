// Package edit measures how alike two names are, and finds the one that a misspelt name was meant to be.
package edit

import "strings"

// Distance is how many letters must be put in, left out or replaced to make b of a, without regard to case
// (Levenshtein 1966); any number above limit represents all of them.
func Distance(a, b string, limit int) int {
	if len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	var buffer [64]int
	row := buffer[:0] // row[j]: from the part of a so far to b[:j]
	for j := range len(b) + 1 {
		row = append(row, j)
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			replaced := diagonal
			if lower(a[i]) != lower(b[j]) {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, diagonal+1, row[j]+1)
		}
	}
	return row[len(b)]
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		c += 'a' - 'A'
	}
	return c
}

// Transposed reports whether two neighbours in a must change places to make b of it, without regard to case.
func Transposed(a, b string) bool {
	a, b = strings.ToLower(a), strings.ToLower(b)
	if len(a) != len(b) {
		return false
	}
	for i := 1; i < len(a); i++ {
		if a[i-1] != b[i-1] {
			return a[i-1] == b[i] && a[i] == b[i-1] && a[i+1:] == b[i+1:]
		}
	}
	return false
}

// Limit is how many edits a name may be away from what was meant: one, and one more for every four letters.
func Limit(name string) int { return 1 + len(name)/4 }

// Nearest is the name of names that is the fewest edits away, the first of several; "" where all are beyond the limit.
// Letters that have changed places are the likeliest slip.
func Nearest(name string, names []string) (nearest string) {
	best := Limit(name) + 1
	for _, n := range names {
		if Transposed(name, n) {
			return n
		}
		if d := Distance(name, n, best); d < best && n != "" {
			best, nearest = d, n
		}
	}
	return nearest
}

// DidYouMean asks whether the nearest of names was meant, after a message: "; did you mean schema?". It is "" where
// none is near.
func DidYouMean(name string, names []string) string {
	if n := Nearest(name, names); n != "" {
		return "; did you mean " + n + "?"
	}
	return ""
}
