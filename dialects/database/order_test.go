package database

import (
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
)

// Values in their ascending order by type, in which a text comparison would not have them.
func TestOrderOf(t *testing.T) {
	for _, c := range []struct {
		d        dialects.Dialect
		declared string
		values   []Value
	}{
		{dialects.Postgres, "money", []Value{"-$1,234.50", "-$3.00", "$2.00", "$12.50", "$1,000.00"}},
		{dialects.Postgres, "money", []Value{"(3,00 €)", "2,00 €", "12,50 €", "1.000,00 €"}},
		{dialects.Postgres, "numeric(8,2)", []Value{"-Infinity", Number("-5"), Number("2.50"), Number("12"), "Infinity", "NaN"}},
		{dialects.Postgres, "double precision", []Value{"-Infinity", -5.5, 2.0, 12.0, "Infinity"}},
		{dialects.Postgres, "date", []Value{"-infinity", "0044-03-15 BC", "0001-12-31 BC", "0001-01-01", "2024-01-31", "10000-01-01", "infinity"}},
		{dialects.Postgres, "timestamp without time zone", []Value{"2024-01-31 09:00:00", "2024-01-31 10:00:00", "infinity"}},
		{dialects.MySQL, "time", []Value{"-100:30:00", "-12:30:00", "-12:10:00", "-00:30:00", "00:10:00", "09:00:00", "12:00:00", "838:59:59"}},
		{dialects.SQLite, "date", []Value{int64(5), "10", "9"}},
	} {
		order := orderOf(c.d, c.declared)
		got := slices.Clone(c.values)
		slices.Reverse(got)
		slices.SortFunc(got, order)
		if !slices.Equal(got, c.values) {
			t.Errorf("%s %s: %v, want %v", c.d, c.declared, got, c.values)
		}
	}
}
