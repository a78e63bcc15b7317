package eval

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testresult"
)

func TestEX(t *testing.T) {
	wide := func(extra int) *database.Result { // gold's column and others
		cells := row{int64(1)}
		for i := range extra {
			cells = append(cells, int64(5+i))
		}
		return testresult.Rows(1+extra, cells)
	}
	for _, c := range []struct {
		name       string
		pred, gold *database.Result
		f          float64
		b          bool
	}{
		{"equal", testresult.Ints("12", "34"), testresult.Ints("12", "34"), 1, true},
		{"columns and rows in another order", testresult.Ints("43", "21"), testresult.Ints("12", "34"), 1, true},
		{"columns alone: rows are not asked", testresult.Ints("14", "32"), testresult.Ints("12", "34"), 1, true},
		{"one column of two", testresult.Ints("15", "35"), testresult.Ints("12", "34"), 0.5, false},
		{"one column of two, the other is missing", testresult.Ints("1", "3"), testresult.Ints("12", "34"), 0.5, false},
		{"a predicted column serves once", testresult.Ints("1", "3"), testresult.Ints("11", "33"), 0.5, false},
		{"twice where it is there twice", testresult.Ints("151", "353"), testresult.Ints("11", "33"), 1, true},
		{"3 extra columns", wide(3), wide(0), 1, true},
		{"4 extra columns", wide(4), wide(0), 1, false},
		{"a row more", testresult.Ints("1", "3", "3"), testresult.Ints("1", "3"), 0, false},
		{"a set, not a multiset", testresult.Ints("1", "1", "2"), testresult.Ints("1", "2", "2"), 0, false},
		{"no rows", testresult.Rows(2), testresult.Rows(2), 1, true},
		{"no rows, a column too few", testresult.Rows(1), testresult.Rows(2), 0.5, false},
		{"rounded", testresult.Rows(1, row{0.3333}, row{2.5}), testresult.Rows(1, row{2.499}, row{"0.333"}), 1, true},
		{"NULL, text and numbers", testresult.Rows(1, row{"b"}, row{nil}, row{int64(2)}), testresult.Rows(1, row{"2"}, row{"b"}, row{nil}), 1, true},
		// 0.000 is within 0.005 of both of gold's columns, 0.006 of the second alone: the first must not take it.
		{"the better of two matchings", testresult.Rows(2, row{0.006, 0.0001}), testresult.Rows(2, row{0.004, -0.004}), 1, true},
	} {
		if got := EXf(c.pred, c.gold); !near(got, c.f) {
			t.Errorf("%s: EXf is %v, want %v", c.name, got, c.f)
		}
		if got := EXb(c.pred, c.gold, ExtraColumns); got != c.b {
			t.Errorf("%s: EXb is %v, want %v", c.name, got, c.b)
		}
	}
	if EXb(wide(1), wide(0), 0) || !EXb(wide(4), wide(0), 4) {
		t.Error("the number of extra columns is not heeded")
	}
}
