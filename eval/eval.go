// Package eval measures answers: whether a predicted query's result is the gold query's.
package eval

import (
	"math"
	"sort"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Match is our strict execution match (EX): the same columns in the same order, the same rows as a multiset, and
// in gold's order where ordered. Numbers compare by value within a relative 1e-6, whatever their type, because
// one engine sums in integers what another sums in floats; text compares exactly.
func Match(pred, gold *dialects.Result, ordered bool) bool {
	if len(pred.Columns) != len(gold.Columns) || len(pred.Rows) != len(gold.Rows) {
		return false
	}
	p, g := pred.Rows, gold.Rows
	if !ordered {
		p, g = sorted(p), sorted(g)
	}
	for i := range p {
		for j := range p[i] {
			if !equal(p[i][j], g[i][j]) {
				return false
			}
		}
	}
	return true
}

func equal(a, b dialects.Value) bool {
	x, isX := number(a)
	y, isY := number(b)
	if isX && isY {
		return x == y || math.Abs(x-y) <= 1e-6*max(math.Abs(x), math.Abs(y))
	}
	return isX == isY && a == b
}

func number(v dialects.Value) (float64, bool) {
	switch v := v.(type) {
	case int64:
		return float64(v), true
	case float64:
		return v, true
	case dialects.Number:
		f, err := v.Float64()
		return f, err == nil
	}
	return 0, false
}

// sorted orders rows by a key in which numbers that compare equal stand close together.
func sorted(rows [][]dialects.Value) [][]dialects.Value {
	type keyed struct {
		key string
		row []dialects.Value
	}
	all := make([]keyed, len(rows))
	for i, row := range rows {
		var key strings.Builder
		for _, v := range row {
			if x, ok := number(v); ok {
				key.WriteString("n" + strconv.FormatFloat(x, 'e', 5, 64))
			} else if s, ok := v.(string); ok {
				key.WriteString("s" + s)
			} else {
				key.WriteString("-")
			}
			key.WriteByte(0)
		}
		all[i] = keyed{key.String(), row}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].key < all[j].key })
	out := make([][]dialects.Value, len(rows))
	for i := range all {
		out[i] = all[i].row
	}
	return out
}

// Ordered reports whether a query has an ORDER BY of its own: outside parentheses, quotes and comments.
func Ordered(sql string) bool {
	depth := 0
	words := ""
	for i := 0; i < len(sql); i++ {
		switch c := sql[i]; {
		case c == '(':
			depth++
		case c == ')':
			depth--
		case c == '\'' || c == '"' || c == '`':
			if end := strings.IndexByte(sql[i+1:], c); end >= 0 {
				i += end + 1
			}
		case c == '-' && strings.HasPrefix(sql[i:], "--"):
			if end := strings.IndexByte(sql[i:], '\n'); end >= 0 {
				i += end
			} else {
				i = len(sql)
			}
			words += " "
		case depth == 0:
			words += string(c)
		}
	}
	fields := strings.Fields(strings.ToUpper(words))
	for i := 1; i < len(fields); i++ {
		if fields[i-1] == "ORDER" && fields[i] == "BY" {
			return true
		}
	}
	return false
}
