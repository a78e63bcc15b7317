package eval

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
)

func result(columns int, rows ...[]database.Value) *database.Result {
	return &database.Result{Columns: make([]string, columns), Rows: rows}
}

func TestMatch(t *testing.T) {
	type row = []database.Value
	gold := result(2, row{"a", int64(1)}, row{"b", int64(2)}, row{"b", int64(2)})
	for _, c := range []struct {
		name    string
		pred    *database.Result
		ordered bool
		want    bool
	}{
		{"same", gold, true, true},
		{"other order", result(2, row{"b", int64(2)}, row{"a", int64(1)}, row{"b", int64(2)}), false, true},
		{"other order where order counts", result(2, row{"b", int64(2)}, row{"a", int64(1)}, row{"b", int64(2)}), true, false},
		{"duplicates count", result(2, row{"a", int64(1)}, row{"a", int64(1)}, row{"b", int64(2)}), false, false},
		{"a row less", result(2, row{"a", int64(1)}, row{"b", int64(2)}), false, false},
		{"integer and float", result(2, row{"a", 1.0}, row{"b", 2.0000000001}, row{"b", int64(2)}), true, true},
		{"text is no number", result(2, row{"a", "1"}, row{"b", int64(2)}, row{"b", int64(2)}), true, false},
		{"columns swapped", result(2, row{int64(1), "a"}, row{int64(2), "b"}, row{int64(2), "b"}), false, false},
		{"null is not zero", result(2, row{"a", nil}, row{"b", int64(2)}, row{"b", int64(2)}), false, false},
	} {
		if got := Match(c.pred, gold, c.ordered); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestOrdered(t *testing.T) {
	for sql, want := range map[string]bool{
		"SELECT a FROM t ORDER BY a":                             true,
		"select a from t order\n by a limit 3":                   true,
		"SELECT a FROM (SELECT a FROM t ORDER BY a)":             false,
		"SELECT rank() OVER (ORDER BY a) FROM t":                 false,
		"SELECT 'ORDER BY' FROM t":                               false,
		"SELECT a FROM t -- ORDER BY a":                          false,
		"SELECT a FROM t WHERE b IN (SELECT c FROM d)ORDER BY a": true,
		"SELECT a FROM t /* ( */ ORDER /* x */ BY a":             true,
		"SELECT a FROM t /* ORDER BY a */":                       false,
	} {
		if got := Ordered(sql); got != want {
			t.Errorf("%q: %v, want %v", sql, got, want)
		}
	}
}
