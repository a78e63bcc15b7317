// Package result says when two results of queries are one, and groups those that are. Votes, evaluation and rewards
// share it. This file has the rules, permuted.go the one that lets columns change places, value.go says when two cells
// are equal.
package result

import (
	"github.com/sqlagent/sqlagent/dialects/database"
)

// Match is strict equality: the same columns in the same order, the same rows as a multiset, and in the same order
// where ordered. Whole numbers are equal by value, whatever their type, because one engine sums in integers what
// another sums in floats; a number that is not whole is equal to another within a relative 1e-6. Text compares exactly,
// booleans are no numbers, NULL is NULL and NaN is NaN.
func Match(a, b *database.Result, ordered bool) bool {
	if len(a.Columns) != len(b.Columns) || len(a.Rows) != len(b.Rows) {
		return false
	}
	x, y := encode(a, b, nearby(a, b))
	if !ordered {
		return sameRows(x, y)
	}
	for i := range x {
		if key(x[i]) != key(y[i]) {
			return false
		}
	}
	return true
}

// MatchSet compares results as sets of rows: order and duplicates do not count, the order of columns does. Cells are
// equal as in Python. Results without rows are equal, whatever their columns.
func MatchSet(a, b *database.Result) bool {
	x, y := Encode(a, b)
	return sameRows(x.Unique(), y.Unique())
}

// Agree reports whether two answers to one question tell a person the same: the rows match, in any order of rows and
// columns.
func Agree(a, b *database.Result) bool { return Match(a, b, false) || MatchPermuted(a, b, false) }

// Group puts results that are the same side by side: the indices of each group, groups and members in the order in
// which they came. A nil result, of a query that failed, is in none. A result joins the first group whose first member
// it is the same as.
func Group(results []*database.Result, same func(a, b *database.Result) bool) [][]int {
	var groups [][]int
next:
	for i, r := range results {
		if r == nil {
			continue
		}
		for g, members := range groups {
			if same(results[members[0]], r) {
				groups[g] = append(members, i)
				continue next
			}
		}
		groups = append(groups, []int{i})
	}
	return groups
}

// Empty reports whether a result holds no value: it has no rows, or nothing but NULL.
func Empty(r *database.Result) bool {
	for _, row := range r.Rows {
		for _, v := range row {
			if v != nil {
				return false
			}
		}
	}
	return true
}

// Zero reports whether a result is the number 0 and nothing else, as a count of nothing is.
func Zero(r *database.Result) bool {
	if r == nil || len(r.Rows) != 1 || len(r.Rows[0]) != 1 {
		return false
	}
	n, ok := NumberOf(r.Rows[0][0])
	zero, _ := NumberOf(int64(0))
	return ok && n.Compare(zero) == 0
}
