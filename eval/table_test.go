package eval

import (
	"math/rand/v2"

	"github.com/sqlagent/sqlagent/dialects/database"
)

type row = []database.Value

// ints is a result of whole numbers, one string a row, one digit a column.
func ints(rows ...string) *database.Result {
	r := &database.Result{Rows: [][]database.Value{}}
	for _, s := range rows {
		var cells row
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

func table(columns int, rows ...[]database.Value) *database.Result {
	return &database.Result{Columns: make([]string, columns), Rows: rows}
}

func randomTable(random *rand.Rand, rows, columns, values int) *database.Result {
	r := &database.Result{Columns: make([]string, columns)}
	for range rows {
		cells := make(row, columns)
		for j := range cells {
			cells[j] = int64(random.IntN(values))
		}
		r.Rows = append(r.Rows, cells)
	}
	return r
}
