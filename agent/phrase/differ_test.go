package phrase

import (
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
)

func TestReadings(t *testing.T) {
	const joined = "SELECT c.name FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.id ORDER BY "
	for _, test := range []struct {
		name          string
		queries, want []string
	}{
		{"measure", []string{joined + "sum(o.amount) DESC LIMIT 1", joined + "count(*) DESC LIMIT 1"}, []string{"by highest total order amount", "by most orders"}},
		{"three", []string{joined + "sum(o.amount) DESC LIMIT 1", joined + "count(*) DESC LIMIT 1", joined + "max(o.amount) DESC LIMIT 1"},
			[]string{"by highest total order amount", "by most orders", "by highest order amount"}},
		{"direction", []string{"SELECT name FROM tracks ORDER BY price DESC LIMIT 1", "SELECT name FROM tracks ORDER BY price LIMIT 1"},
			[]string{"by highest track price", "by lowest track price"}},
		{"how many", []string{"SELECT name FROM tracks ORDER BY price DESC LIMIT 3", "SELECT name FROM tracks ORDER BY price DESC LIMIT 5"},
			[]string{"the first 3", "the first 5"}},
		{"filter", []string{"SELECT count(*) FROM orders WHERE status = 'open'", "SELECT count(*) FROM orders WHERE status = 'late'"},
			[]string{"with status open", "with status late"}},
		{"no filter", []string{"SELECT count(*) FROM orders WHERE status = 'open'", "SELECT count(*) FROM orders"}, []string{"with status open", "without a condition"}},
		{"grouping", []string{"SELECT avg(price) FROM tracks GROUP BY album", "SELECT avg(price) FROM tracks GROUP BY genre"},
			[]string{"for each track album", "for each track genre"}},
		{"shown", []string{"SELECT sum(amount) FROM orders", "SELECT avg(amount) FROM orders"}, []string{"total order amount", "average order amount"}},
		{"table", []string{"SELECT count(*) FROM tracks", "SELECT count(*) FROM albums"}, []string{"number of tracks", "number of albums"}},
		{"the same in words", []string{"SELECT tracks.name FROM tracks", "SELECT name FROM tracks"}, nil},
		{"joined rows", []string{"SELECT c.name FROM customers c JOIN staff s ON c.staff_id = s.id GROUP BY c.name ORDER BY count(*) DESC",
			"SELECT c.name FROM customers c JOIN orders o ON o.day = c.day GROUP BY c.name ORDER BY count(*) DESC"},
			[]string{"by most customers", "by most rows of customers and orders"}},
		{"a key", []string{"SELECT name FROM tracks ORDER BY price DESC LIMIT 1", "SELECT name FROM tracks ORDER BY album_id DESC LIMIT 1"}, nil},
		{"a group by its key too", []string{"SELECT name FROM tracks GROUP BY name", "SELECT name FROM tracks GROUP BY name, track_id"}, nil},
		{"no words", []string{"SELECT name FROM tracks WHERE price > (SELECT avg(price) FROM tracks)", "SELECT name FROM tracks"}, nil},
		{"no selection", []string{"SELECT 1 UNION SELECT 2", "SELECT name FROM tracks"}, nil},
		{"no SQL", []string{"SELEC", "SELECT name FROM tracks"}, nil},
	} {
		if got := Readings(dialects.SQLite, test.queries); !slices.Equal(got, test.want) {
			t.Errorf("%s: %q, not %q", test.name, got, test.want)
		}
	}
}
