// Package edit measures how alike two names are, and finds the one that a misspelt name was meant to be.
package edit

import "strings"

// Distance is how many letters must be put in, left out, replaced, or exchanged with their neighbour to make b of a,
// without regard to the case of ASCII's letters; limit+1 represents any number above limit. (The optimal string
// alignment distance: Levenshtein 1966, with the exchanges of Damerau 1964.)
func Distance(a, b string, limit int) int {
	from, to := []rune(a), []rune(b)
	if len(from)-len(to) > limit || len(to)-len(from) > limit {
		return limit + 1
	}
	// row[j]: from the part of a so far to to[:j]; last is that of one letter less.
	last, row, next := make([]int, len(to)+1), make([]int, len(to)+1), make([]int, len(to)+1)
	for j := range row {
		row[j] = j
	}
	for i := range from {
		next[0] = i + 1
		least := i + 1
		for j := range to {
			replaced := row[j]
			if lower(from[i]) != lower(to[j]) {
				replaced++
			}
			next[j+1] = min(replaced, row[j+1]+1, next[j]+1)
			if i > 0 && j > 0 && lower(from[i]) == lower(to[j-1]) && lower(from[i-1]) == lower(to[j]) {
				next[j+1] = min(next[j+1], last[j-1]+1)
			}
			least = min(least, next[j+1])
		}
		if least > limit {
			return limit + 1
		}
		last, row, next = row, next, last
	}
	return min(row[len(to)], limit+1)
}

func lower(c rune) rune {
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
