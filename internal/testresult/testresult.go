// Package testresult makes the results that tests of measures compare. No database computes them.
package testresult

import (
	"math/rand/v2"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// Ints is a result of whole numbers, one string a row, one digit a column.
func Ints(rows ...string) *database.Result {
	r := &database.Result{Rows: [][]database.Value{}}
	for _, s := range rows {
		var cells []database.Value
		for _, c := range s {
			cells = append(cells, int64(c-'0'))
		}
		r.Rows = append(r.Rows, cells)
	}
	if len(rows) > 0 {
		r.Columns = make([]string, len(rows[0]))
	}
	return r
}

// Rows is a result of rows whose columns have no names.
func Rows(columns int, rows ...[]database.Value) *database.Result {
	return &database.Result{Columns: make([]string, columns), Rows: rows}
}

// Random is a result of whole numbers below values.
func Random(random *rand.Rand, rows, columns, values int) *database.Result {
	r := Rows(columns)
	for range rows {
		cells := make([]database.Value, columns)
		for j := range cells {
			cells[j] = int64(random.IntN(values))
		}
		r.Rows = append(r.Rows, cells)
	}
	return r
}
