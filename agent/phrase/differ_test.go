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
		{"total", []string{joined + "sum(o.total) DESC LIMIT 1", joined + "count(*) DESC LIMIT 1"}, []string{"by highest sum of order totals", "by most orders"}},
		{"direction", []string{"SELECT name FROM tracks ORDER BY price DESC LIMIT 1", "SELECT name FROM tracks ORDER BY price LIMIT 1"},
			[]string{"by highest track price", "by lowest track price"}},
		{"how many", []string{"SELECT name FROM tracks ORDER BY price DESC LIMIT 3", "SELECT name FROM tracks ORDER BY price DESC LIMIT 5"},
			[]string{"the first 3", "the first 5"}},
		{"filter", []string{"SELECT count(*) FROM orders WHERE status = 'open'", "SELECT count(*) FROM orders WHERE status = 'late'"},
			[]string{"with status open", "with status late"}},
		{"no filter", []string{"SELECT count(*) FROM orders WHERE status = 'open'", "SELECT count(*) FROM orders"}, []string{"with status open", "without a condition"}},
		{"grouping", []string{"SELECT avg(price) FROM tracks GROUP BY album", "SELECT avg(price) FROM tracks GROUP BY genre"},
			[]string{"for each track album", "for each track genre"}},
		{"shown of groups", []string{"SELECT town, count(*) FROM payments GROUP BY town", "SELECT town, sum(amount) FROM payments GROUP BY town"},
			[]string{"number of payments", "total payment amount"}},
		{"shown", []string{"SELECT sum(amount) FROM orders", "SELECT avg(amount) FROM orders"}, []string{"total order amount", "average order amount"}},
		{"table", []string{"SELECT count(*) FROM tracks", "SELECT count(*) FROM albums"}, []string{"number of tracks", "number of albums"}},
		{"the same in words", []string{"SELECT tracks.name FROM tracks", "SELECT name FROM tracks"}, nil},
		{"joined rows", []string{"SELECT c.name FROM customers c JOIN staff s ON c.staff_id = s.id GROUP BY c.name ORDER BY count(*) DESC",
			"SELECT c.name FROM customers c JOIN orders o ON o.day = c.day GROUP BY c.name ORDER BY count(*) DESC"},
			[]string{"by most customers", "by most rows of customers and orders"}},
		{"rows of many tables", []string{"SELECT m.name FROM machine m JOIN work_order w ON w.day = m.day JOIN downtime d ON d.day = w.day GROUP BY m.name ORDER BY count(*) DESC",
			"SELECT name FROM machine ORDER BY price DESC LIMIT 1"}, nil},
		{"order and limit", []string{"SELECT name FROM tracks ORDER BY price DESC", "SELECT name FROM tracks ORDER BY length DESC LIMIT 1"},
			[]string{"by highest track price, all of them", "by highest track length, the first one"}},
		{"a key", []string{"SELECT name FROM tracks ORDER BY price DESC LIMIT 1", "SELECT name FROM tracks ORDER BY album_id DESC LIMIT 1"}, nil},
		{"a group by its key too", []string{"SELECT name FROM tracks GROUP BY name", "SELECT name FROM tracks GROUP BY name, track_id"}, nil},
		{"no words", []string{"SELECT name FROM tracks WHERE price > (SELECT avg(price) FROM tracks)", "SELECT name FROM tracks"}, nil},
		{"no selection", []string{"SELECT 1 UNION SELECT 2", "SELECT name FROM tracks"}, nil},
		{"the opposite", []string{"SELECT id FROM hearings WHERE outcome IS NULL", "SELECT id FROM hearings WHERE outcome IS NOT NULL"}, nil},
		{"no SQL", []string{"SELEC", "SELECT name FROM tracks"}, nil},
	} {
		if got := Readings(dialects.SQLite, test.queries); !slices.Equal(got, test.want) {
			t.Errorf("%s: %q, not %q", test.name, got, test.want)
		}
	}
}

// A reading is no choice where nobody who asks so can mean it.
func TestOffers(t *testing.T) {
	for _, test := range []struct {
		question, sql string
		want          bool
	}{
		{"Which adjusters have left?", "SELECT name FROM adjuster WHERE left_on = '2026-01-19'", false},
		{"Which adjusters left on 19 January 2026?", "SELECT name FROM adjuster WHERE left_on = '2026-01-19'", true},
		{"Which adjusters left today?", "SELECT name FROM adjuster WHERE left_on = '2026-01-19'", true},
		{"How many more bookings in 2026 than in 2025?", "SELECT count(*) FROM bookings WHERE cancelled_at >= '2026-01-01'", false},
		{"How many bookings since 2026?", "SELECT count(*) FROM bookings WHERE cancelled_at >= '2026-01-01'", true},
		{"How many bookings in 2026?", "SELECT count(*) FROM bookings WHERE booked_at >= '2026-01-01' AND booked_at < '2027-01-01'", true},
		{"The value of time in 2025?", "SELECT sum(hours) FROM time_entries WHERE deleted_at >= '2025-01-01' AND deleted_at < '2026-01-01'", false},
		{"Customers?", "SELECT name FROM customer WHERE deleted_at IS NOT NULL", false},
		{"Customers?", "SELECT name FROM customer WHERE deleted_at IS NULL AND is_removed = 0", true},
		{"Deleted customers?", "SELECT name FROM customer WHERE deleted_at IS NOT NULL", true},
		{"Top customers?", "SELECT name FROM customer ORDER BY is_green DESC LIMIT 1", false},
		{"Top customers?", "SELECT name FROM customer GROUP BY name ORDER BY sum(is_green) DESC LIMIT 1", false},
		{"Top customers?", "SELECT name FROM customer ORDER BY branch_name DESC LIMIT 1", false},
		{"Which city is first?", "SELECT name FROM city ORDER BY name LIMIT 1", true},
		{"Top customers?", "SELECT name FROM customer GROUP BY name ORDER BY count(*) DESC LIMIT 1", true},
		{"What is open the longest?", "SELECT title FROM matters ORDER BY fees DESC LIMIT 1", false},
		{"What is open the longest?", "SELECT title FROM matters ORDER BY opened_on LIMIT 1", true},
		{"How long are calls?", "SELECT avg(duration_s * 2) FROM calls", true},
		{"How long are calls?", "SELECT avg(minutes) FROM calls", true},
		{"How long are calls?", "SELECT avg(rate) FROM calls", false},
		{"Anything?", "SELECT", false},
	} {
		if got := Offers(dialects.SQLite, test.question, test.sql); got != test.want {
			t.Errorf("%s: %s: %v", test.question, test.sql, got)
		}
	}
}
