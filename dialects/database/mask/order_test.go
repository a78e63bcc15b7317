package mask_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
)

// orders are queries whose rows an engine may give in the order of masked values: it groups by sorting, or reads an index.
// Their last column is an id.
var orders = []string{
	"SELECT id FROM customer", "SELECT email, id FROM customer", "SELECT c.id FROM customer c WHERE c.email IS NOT NULL", "SELECT id FROM customer ORDER BY length('x')",
	"SELECT min(id) FROM customer GROUP BY email", "SELECT count(*), max(id) FROM customer GROUP BY email HAVING count(*) > 0",
	"SELECT a.id FROM customer a JOIN customer b ON a.email = b.email", "SELECT DISTINCT email, id FROM customer",
	"SELECT email, id FROM customer UNION SELECT email, id FROM customer", "SELECT id FROM (SELECT id FROM customer WHERE email IS NOT NULL) d",
	"SELECT address, id FROM contacts", "SELECT o.id FROM customer c JOIN orders o ON o.customer_id = c.id WHERE c.email IS NOT NULL ORDER BY length('x')",
}

// The order of rows does not tell that of masked values, nor do those that a limit leaves. Without masks it does.
func TestOrder(t *testing.T) {
	script, emails := vault()
	ranked := make([]int, people) // ids, by their address
	for i := range ranked {
		ranked[i] = i + 1
	}
	slices.SortFunc(ranked, func(a, b int) int { return cmp.Compare(emails[a], emails[b]) })
	rank := map[int64]float64{}
	for i, id := range ranked {
		rank[int64(id)] = float64(i)
	}
	// told is Spearman's coefficient of the places of rows and the ranks of their addresses: of the 40 rows here, more
	// than 0.75 by chance is one in 300,000.
	told := func(r *database.Result) float64 {
		var sum float64
		for i, row := range r.Rows {
			d := float64(i) - rank[row[len(row)-1].(int64)]
			sum += d * d
		}
		return 1 - 6*sum/(people*(people*people-1))
	}
	for _, k := range kinds {
		t.Run(k.name, func(t *testing.T) {
			dsn := vaultOn(t, k.dialect, k.variable, script)
			db, m := opened(t, dsn, guard.Rules{MaskColumns: []string{"customer.email"}})
			plain, _ := opened(t, dsn, guard.Rules{})
			sees := 0
			for _, sql := range orders {
				r, err := m.Probe(t.Context(), sql, database.Limits{})
				if err != nil || len(r.Rows) != people {
					t.Errorf("%s: %v, %v", sql, r, err)
					continue
				}
				if c := told(r); max(c, -c) > 0.75 {
					t.Errorf("%s: the order tells: %.2f", sql, c)
				}
				if r, err = plain.Query(t.Context(), sql, database.Limits{}); err == nil && told(r) > 0.75 {
					sees++
				}
				limited := sql + " LIMIT 20"
				if r, err = mask.NewStandIns().View(t.Context(), db, limited, database.Limits{}); err != nil {
					if sets := strings.Contains(sql, "DISTINCT") || strings.Contains(sql, "UNION"); !sets || !strings.Contains(err.Error(), "masked values") {
						t.Errorf("%s: %v", limited, err)
					}
					continue
				}
				low := 0
				for _, row := range r.Rows {
					if rank[row[len(row)-1].(int64)] < 20 {
						low++
					}
				}
				if len(r.Rows) != 20 || low < 3 || low > 17 { // 20 of 40 by chance: fewer or more are one in 100,000
					t.Errorf("%s: %d rows, of which %d are of the first half", limited, len(r.Rows), low)
				}
			}
			if sees == 0 && k.dialect != dialects.Postgres { // which reads so small a table as it lies, and groups by hashes
				t.Error("without masks no order tells: the test is blind")
			}
			for _, sql := range []string{"SELECT row_number() OVER () AS n, id FROM customer WHERE email IS NOT NULL", "SELECT json_agg(id) FROM customer WHERE email IS NOT NULL",
				"SELECT group_concat(id) FROM customer WHERE email IS NOT NULL"} {
				if r, err := m.Probe(t.Context(), sql, database.Limits{}); err == nil && r.Columns[0] != "note" {
					t.Errorf("%s is shown: %v", sql, r.Rows)
				}
			}
		})
	}
}

// Where a limit of bytes ends the rows does not tell how long masked values are.
func TestLength(t *testing.T) {
	short, long := "INSERT INTO customer (id, email) VALUES (1, 'a')", "INSERT INTO customer (id, email) VALUES (1, '"+strings.Repeat("a", 50)+"')"
	sql := "SELECT " + strings.Repeat("c.email, ", 60) + "o.id FROM customer c, orders o ORDER BY o.id"
	for _, k := range kinds {
		t.Run(k.name, func(t *testing.T) {
			var answers []string
			for name, insert := range map[string]string{"short": short, "long": long} {
				t.Run(name, func(t *testing.T) {
					script, _ := vault()
					script = strings.ReplaceAll(script, "INSERT INTO customer VALUES", "-- ") + insert
					db, _ := opened(t, vaultOn(t, k.dialect, k.variable, script+";"), guard.Rules{MaskColumns: []string{"customer.email"}})
					answers = append(answers, shownAll(mask.NewStandIns().View(t.Context(), db, sql, database.Limits{Bytes: 16 << 10, Cell: 20})))
				})
			}
			if len(answers) == 0 { // no server
				return
			}
			if len(answers) != 2 || answers[0] != answers[1] || !strings.Contains(answers[0], "email_1") {
				t.Errorf("%.200s\n%.200s", answers[0], answers[1])
			}
		})
	}
}
