package phrase

import (
	"math"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Digits after the point that people are shown of what a query computes.
const (
	allDigits     = -1
	percentDigits = 1
	meanDigits    = 2
)

// digits are those of each column: a mean, a quotient and a sum have no more that say anything. What a column holds has
// all of its own, and so has what the query rounds.
func (q *query) digits() []int {
	out := make([]int, len(q.Items))
	for i, item := range q.Items {
		out[i] = digitsOf(item.Expr)
	}
	return out
}

func digitsOf(e *sqltree.Expr) int {
	switch {
	case shareOf(e) != nil:
		return percentDigits
	case e.Op == "/" || e.Op == sqltree.OpCall && sums(e):
		return meanDigits
	case (e.Op == sqltree.OpStar || e.Op == "+" || e.Op == "-") && len(e.Args) == 2:
		return max(digitsOf(e.Args[0]), digitsOf(e.Args[1]))
	case e.Op == sqltree.OpCast:
		return digitsOf(e.Args[0])
	}
	return allDigits
}

// shareOf is the condition of AVG(CASE WHEN condition THEN 100.0 ELSE 0 END), how many percent of the rows meet it; nil
// of others.
func shareOf(e *sqltree.Expr) *sqltree.Expr {
	if e.Op != sqltree.OpCall || e.Text != "avg" || len(e.Args) != 1 || e.Args[0].Op != sqltree.OpCase || len(e.Args[0].Args) != 2 {
		return nil
	}
	when, otherwise := e.Args[0].Args[0], e.Args[0].Args[1]
	is := func(e *sqltree.Expr, n float64) bool {
		x, err := strconv.ParseFloat(e.Text, 64)
		return e.Op == sqltree.OpNumber && err == nil && x == n
	}
	if otherwise.Op != sqltree.OpElse || !is(when.Args[1], 100) || !is(otherwise.Args[0], 0) {
		return nil
	}
	return when.Args[0]
}

// Rows are rows with their numbers as people are shown them: see Digits.
func (s Said) Rows(rows [][]database.Value) [][]database.Value {
	out := make([][]database.Value, len(rows))
	for i, row := range rows {
		out[i] = make([]database.Value, len(row))
		for j, v := range row {
			if out[i][j] = v; j < len(s.Digits) {
				out[i][j] = rounded(v, s.Digits[j])
			}
		}
	}
	return out
}

// rounded is a number with some digits after the point, with two at least that are not the zeros before them, and with
// as many as tell it from a whole number. Whole numbers, and what is no number, stay.
func rounded(v database.Value, digits int) database.Value {
	x, ok := number(v)
	if _, whole := v.(int64); !ok || whole || digits < 0 || math.IsInf(x, 0) || math.IsNaN(x) {
		return v
	}
	if x == math.Trunc(x) {
		if n, ok := v.(database.Number); ok { // servers fill decimals with zeros
			text, _, _ := strings.Cut(string(n), ".")
			return database.Number(text)
		}
		return v
	}
	if small := 1 - int(math.Floor(math.Log10(math.Abs(x)))); small > digits {
		digits = small
	}
	for ; ; digits++ { // 99.98 is not 100
		text := strings.TrimRight(strconv.FormatFloat(x, 'f', digits, 64), "0")
		if !strings.HasSuffix(text, ".") || digits >= maxDigits {
			return database.Number(strings.TrimSuffix(text, "."))
		}
	}
}

const maxDigits = 6 // after which a number is as good as whole
