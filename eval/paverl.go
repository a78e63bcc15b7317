package eval

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
)

// ExtraColumns is how many columns more than gold's EXb allows by default (PaVeRL-SQL, section III-A: "tunable per
// application").
const ExtraColumns = 3

// EXb is PaVeRL-SQL's binary execution accuracy (section III-A): the result holds every column of gold's, and at most
// extra others.
func EXb(pred, gold *database.Result, extra int) bool {
	return EXf(pred, gold) == 1 && len(pred.Columns)-len(gold.Columns) <= extra
}

// EXf is PaVeRL-SQL's fractional execution accuracy (section III-A): the share of gold's columns that the result has,
// up to the order of rows and the formatting; other columns neither help nor hurt. Columns are compared each alone, so
// that what is in one row is not asked. A predicted column serves one of gold's.
//
// Formatting, as in the authors' code (check_dataframe in infer_eval/evaluate_paverl.py): numbers that are not whole
// are rounded to 3 places and may differ by 0.005, and text that is a number is one.
func EXf(pred, gold *database.Result) float64 {
	if len(gold.Columns) == 0 || len(pred.Rows) != len(gold.Rows) {
		return 0
	}
	p, g := paverlColumns(pred), paverlColumns(gold)
	alike := make([][]int, len(g)) // the predicted columns that each of gold's matches
	for i := range g {
		for j := range p {
			if slices.EqualFunc(g[i], p[j], loose.equal) {
				alike[i] = append(alike[i], j)
			}
		}
	}
	return float64(pairs(alike, len(p))) / float64(len(g))
}

// paverlColumns are the columns of a result, each sorted.
func paverlColumns(r *database.Result) [][]loose {
	columns := make([][]loose, len(r.Columns))
	for j := range columns {
		columns[j] = make([]loose, len(r.Rows))
		for i, row := range r.Rows {
			columns[j][i] = loosely(row[j])
		}
		slices.SortFunc(columns[j], loose.compare)
	}
	return columns
}

// loose is a cell as PaVeRL-SQL compares it: a number, or a key.
type loose struct {
	number   result.Number
	isNumber bool
	key      string
}

func loosely(v database.Value) loose {
	if s, ok := v.(string); ok {
		if n := strings.TrimSpace(s); isDecimal(n) {
			v = database.Number(n)
		}
	}
	if b, ok := v.(bool); ok {
		v = int64(0)
		if b {
			v = int64(1)
		}
	}
	n, ok := result.NumberOf(v)
	if !ok {
		return loose{key: result.Key(v)}
	}
	if n.Form == result.Fraction {
		n.Real = math.Round(n.Real*1000) / 1000
	}
	return loose{number: n, isNumber: true}
}

// isDecimal reports whether text is a plain number, with an exponent or without.
func isDecimal(s string) bool {
	if strings.Trim(s, "0123456789.eE+-") != "" {
		return false // Inf, NaN, hexadecimal and underscores, which ParseFloat takes
	}
	_, err := strconv.ParseFloat(s, 64)
	return err == nil
}

// compare puts numbers first.
func (a loose) compare(b loose) int {
	switch {
	case a.isNumber && b.isNumber:
		return a.number.Compare(b.number)
	case a.isNumber:
		return -1
	case b.isNumber:
		return 1
	}
	return strings.Compare(a.key, b.key)
}

func (a loose) equal(b loose) bool {
	if a.isNumber && b.isNumber && (a.number.Form == result.Fraction || b.number.Form == result.Fraction) && a.number.Form != result.NaN && b.number.Form != result.NaN {
		return a.number.Real == b.number.Real || math.Abs(a.number.Real-b.number.Real) < 0.0055 // 0.005 in steps of 0.001
	}
	return a == b
}

// pairs is the size of the largest matching between the rows of alike and the n columns they list (Kuhn's algorithm).
func pairs(alike [][]int, n int) int {
	owner := make([]int, n) // 1 + the row that has the column, 0: none
	var find func(i int, seen []bool) bool
	find = func(i int, seen []bool) bool {
		for _, j := range alike[i] {
			if seen[j] {
				continue
			}
			seen[j] = true
			if owner[j] == 0 || find(owner[j]-1, seen) {
				owner[j] = i + 1
				return true
			}
		}
		return false
	}
	size := 0
	for i := range alike {
		if find(i, make([]bool, n)) {
			size++
		}
	}
	return size
}
