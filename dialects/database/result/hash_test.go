package result_test

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
)

func TestHash(t *testing.T) {
	table := func(rows ...[]database.Value) *database.Result {
		return &database.Result{Columns: []string{"a", "b"}, Rows: rows}
	}
	row := func(a, b database.Value) []database.Value { return []database.Value{a, b} }
	one := result.Hash(table(row("x", int64(1)), row(nil, 0.1+0.2)))
	for what, same := range map[string]*database.Result{
		"another order":  table(row(nil, 0.3), row("x", int64(1))),
		"another type":   table(row("x", 1.0), row(nil, 0.3)),
		"a decimal type": table(row("x", database.Number("1.00")), row(nil, database.Number("0.3"))),
	} {
		if result.Hash(same) != one {
			t.Errorf("%s: another hash", what)
		}
	}
	for what, other := range map[string]*database.Result{
		"a row less":      table(row("x", int64(1))),
		"a row twice":     table(row("x", int64(1)), row(nil, 0.3), row(nil, 0.3)),
		"another value":   table(row("y", int64(1)), row(nil, 0.3)),
		"text of numbers": table(row("x", "1"), row(nil, 0.3)),
		"moved text":      table(row("x1:-", int64(1)), row(nil, 0.3)),
		"columns changed": table(row(int64(1), "x"), row(0.3, nil)),
	} {
		if result.Hash(other) == one {
			t.Errorf("%s: the same hash", what)
		}
	}
	if cut := table(); result.Hash(cut) == "" || result.Hash(&database.Result{Truncated: true}) != "" {
		t.Error("a result that was cut has a hash, or an empty one has none")
	}
}
