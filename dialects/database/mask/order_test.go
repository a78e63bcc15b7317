package mask_test

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// orders are queries whose rows an engine may give in the order of masked values: it groups by sorting, or reads an
// index. Their last column is an id.
var orders = []string{
	"SELECT id FROM customer", "SELECT email, id FROM customer", "SELECT c.id FROM customer c WHERE c.email IS NOT NULL", "SELECT id FROM customer ORDER BY length('x')",
	"SELECT min(id) FROM customer GROUP BY email", "SELECT count(*), max(id) FROM customer GROUP BY email HAVING count(*) > 0",
	"SELECT a.id FROM customer a JOIN customer b ON a.email = b.email", "SELECT DISTINCT email, id FROM customer",
	"SELECT email, id FROM customer UNION SELECT email, id FROM customer", "SELECT id FROM (SELECT id FROM customer WHERE email IS NOT NULL) d",
	"SELECT address, id FROM contacts", "SELECT o.id FROM customer c JOIN orders o ON o.customer_id = c.id WHERE c.email IS NOT NULL ORDER BY length('x')",
	// Masked columns are not named.
	"SELECT c.id FROM customer c JOIN (SELECT 1 AS a) d ON 1 = 1", "SELECT c.id FROM customer c, orders o WHERE o.id = 1",
	"SELECT o.id FROM customer c JOIN orders o ON o.customer_id = c.id", "SELECT c.id FROM customer c LEFT JOIN orders o ON o.id = -c.id",
	"SELECT id FROM (SELECT id FROM customer) d", "SELECT d.id FROM (SELECT id FROM customer LIMIT 40) d",
	"WITH d AS (SELECT id FROM customer) SELECT id FROM d", "WITH d AS (SELECT id FROM customer LIMIT 40) SELECT id FROM d",
	"SELECT DISTINCT id FROM customer", "SELECT DISTINCT 1, id FROM customer ORDER BY 1", "SELECT DISTINCT c.* FROM (SELECT id FROM customer) c",
	"SELECT id FROM customer UNION SELECT id FROM customer", "SELECT id FROM customer UNION ALL SELECT id FROM orders WHERE id < 0",
	"SELECT 1 AS a, id FROM customer UNION ALL SELECT 1, id FROM orders WHERE id < 0 ORDER BY a", "SELECT id FROM customer EXCEPT SELECT id FROM orders WHERE id < 0",
	"SELECT id FROM contacts", "SELECT id FROM customer GROUP BY id", "SELECT id FROM orders WHERE EXISTS (SELECT 1 FROM customer WHERE customer.id = customer_id)",
	"SELECT o.id FROM orders o WHERE o.customer_id IN (SELECT id FROM customer)",
	"WITH RECURSIVE r AS (SELECT id, 1 AS n FROM customer UNION ALL SELECT id, n + 1 FROM r WHERE n < 1) SELECT n, id FROM r",
}

// sequences are queries of functions whose value hangs on an order: ids in one text, or in the order of a first column.
var sequences = []string{
	"SELECT group_concat(id) FROM customer", "SELECT group_concat(id ORDER BY length('x')) FROM customer", "SELECT group_concat(DISTINCT id) FROM customer",
	"SELECT string_agg(CAST(id AS varchar), ',') FROM customer", "SELECT json_agg(id) FROM customer", "SELECT CAST(array_agg(id) AS varchar) FROM customer",
	"SELECT CAST(ARRAY(SELECT id FROM customer) AS varchar)", "SELECT CAST(ARRAY(SELECT DISTINCT id FROM customer) AS varchar)", "SELECT json_group_array(id) FROM customer", "SELECT json_arrayagg(id) FROM customer", "SELECT group_concat(id) FROM (SELECT id FROM customer) d",
	"SELECT row_number() OVER () AS n, id FROM customer", "SELECT row_number() OVER (ORDER BY length('x')) AS n, id FROM customer",
	"SELECT row_number() OVER w AS n, id FROM customer WINDOW w AS (PARTITION BY length('x'))",
	"SELECT row_number() OVER (w ORDER BY length('x')) AS n, id FROM customer WINDOW w AS (PARTITION BY length('x'))",
	"SELECT ntile(40) OVER () AS n, id FROM customer", "SELECT sum(1) OVER (ROWS UNBOUNDED PRECEDING) AS n, id FROM customer",
	"SELECT sum(1) OVER (ORDER BY length('x') ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS n, id FROM customer",
	"SELECT d.n, d.id FROM (SELECT row_number() OVER () AS n, id FROM customer) d",
	"SELECT group_concat(id) OVER () FROM customer LIMIT 1", "SELECT json_arrayagg(id) OVER () FROM customer LIMIT 1",
	"SELECT json_arrayagg(c.id) FROM customer c JOIN orders o ON o.customer_id = c.id", "SELECT json_arrayagg(id) FROM customer WHERE email IS NOT NULL",
	"SELECT json_arrayagg(a.id) FROM customer a JOIN customer b ON a.email = b.email", "SELECT json_arrayagg(d.id) FROM (SELECT id FROM customer GROUP BY email, id) d",
	"SELECT json_arrayagg(id) FROM contacts", "WITH d AS (SELECT DISTINCT email, id FROM customer) SELECT json_arrayagg(id) FROM d",
	"SELECT json_arrayagg(id) FROM customer GROUP BY length('x') HAVING count(email) > 0",
	"SELECT (SELECT json_arrayagg(c.id) FROM customer c WHERE c.id > o.id - o.id) FROM orders o LIMIT 1",
	"SELECT (SELECT json_arrayagg(c.id) FROM customer c WHERE c.email IS NOT NULL AND c.id > o.id - o.id) FROM orders o LIMIT 1",
	"SELECT json_arrayagg(DISTINCT id) FROM customer", "SELECT json_arrayagg(id ORDER BY length('x') LIMIT 40) FROM customer",
	"SELECT json_objectagg(id, 'x') FROM customer", "SELECT json_objectagg(id VALUE 'x') FROM customer", "SELECT json_objectagg(id VALUE 'x') FROM customer WHERE email IS NOT NULL",
	"SELECT json_objectagg(d.id VALUE 'x') FROM (SELECT DISTINCT email, id FROM customer) d",
}

// untold are queries of such functions whose order cannot be made another.
var untold = []string{
	"SELECT json_arrayagg(id), email FROM customer GROUP BY email WITH ROLLUP", "SELECT json_arrayagg(id), address FROM contacts GROUP BY address WITH ROLLUP",
	"SELECT json_arrayagg(id), count(DISTINCT email) FROM customer", "SELECT json_objectagg(id VALUE id), count(DISTINCT email) FROM customer",
	"SELECT json_arrayagg(id ORDER BY email) FROM customer", "SELECT json_arrayagg(id LIMIT 40), json_arrayagg(DISTINCT email) FROM customer",
	"SELECT json_objectagg(id VALUE id), email FROM customer GROUP BY ROLLUP (email)", "SELECT json_objectagg(id VALUE id), email FROM customer GROUP BY GROUPING SETS ((email), ())",
	"SELECT (SELECT json_arrayagg(c.id) FROM customer c WHERE c.email IN (SELECT x.email FROM customer x WHERE x.id <> -o.id)) FROM orders o LIMIT 1",
	// Names that are taken for those that arranging makes.
	"SELECT json_arrayagg((SELECT max(listed_0.listed_1) FROM (SELECT id AS listed_1 FROM orders) listed_0 WHERE listed_0.listed_1 = customer.id)) FROM customer",
	"SELECT json_arrayagg(id), upper(country) AS listed_2 FROM customer GROUP BY listed_2", "SELECT json_arrayagg(id), upper(country) AS lİsted_2 FROM customer GROUP BY lİsted_2",
	"SELECT json_objectagg(id VALUE id), upper(country) AS listed_2 FROM customer GROUP BY listed_2",
}

// firsts are queries of one of two rows: the last column is an id, the other is the same or that of the next person.
var firsts = []string{
	"SELECT (SELECT c.id FROM customer c WHERE c.id + 0 IN (o.id, o.id % 40 + 1)), o.id FROM orders o",
	"SELECT (SELECT c.id FROM customer c WHERE c.id + 0 IN (o.id, o.id % 40 + 1) LIMIT 1), o.id FROM orders o",
	"SELECT (SELECT DISTINCT c.id FROM customer c WHERE c.id + 0 IN (o.id, o.id % 40 + 1) LIMIT 1), o.id FROM orders o",
	"SELECT (SELECT first_value(c.id) OVER () FROM customer c WHERE c.id + 0 IN (o.id, o.id % 40 + 1) LIMIT 1), o.id FROM orders o",
	"SELECT c.id, o.id FROM orders o JOIN customer c ON c.id + 0 IN (o.id, o.id % 40 + 1) GROUP BY o.id",
	"SELECT c.id, max(1), o.id FROM orders o JOIN customer c ON c.id + 0 IN (o.id, o.id % 40 + 1) GROUP BY o.id",
	"SELECT d.id, count(*), o.id FROM orders o JOIN (SELECT id FROM customer) d ON d.id + 0 IN (o.id, o.id % 40 + 1) GROUP BY o.id HAVING d.id > 0 ORDER BY d.id",
	"SELECT any_value(c.id), o.id FROM orders o JOIN customer c ON c.id + 0 IN (o.id, o.id % 40 + 1) GROUP BY o.id",
	"WITH d AS (SELECT id FROM customer) SELECT (SELECT d.id FROM d WHERE d.id + 0 IN (o.id, o.id % 40 + 1) GROUP BY 'x'), o.id FROM orders o",
	"SELECT (SELECT c.id FROM customer c WHERE c.id + 0 IN (o.id, o.id % 40 + 1) HAVING count(*) > 0), o.id FROM orders o",
	"SELECT DISTINCT ON (o.id) c.id, o.id FROM orders o JOIN customer c ON c.id + 0 IN (o.id, o.id % 40 + 1)",
}

// The order of rows tells nothing of that of masked values, nor do those that a limit leaves, nor functions of rows in
// an order. Without masks they do.
func TestOrder(t *testing.T) {
	script, emails := vault()
	// Of wide rows, an index is what engines read where it has all that is asked for.
	script = strings.Replace(script, "country VARCHAR(20));", "country VARCHAR(20), about VARCHAR(400) DEFAULT '"+strings.Repeat("x", 300)+"');", 1)
	script = strings.ReplaceAll(script, "INSERT INTO customer VALUES", "INSERT INTO customer (id, email, age, country) VALUES")
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
	told := func(ids []int64) float64 {
		var sum float64
		for i, id := range ids {
			d := float64(i) - rank[id]
			sum += d * d
		}
		return 1 - 6*sum/(people*(people*people-1))
	}
	last := func(r *database.Result) (ids []int64) {
		for _, row := range r.Rows {
			ids = append(ids, row[len(row)-1].(int64))
		}
		return ids
	}
	sequence := func(r *database.Result) []int64 {
		if len(r.Columns) == 2 {
			slices.SortStableFunc(r.Rows, func(a, b []database.Value) int {
				return strings.Compare(fmt.Sprintf("%4v", a[0]), fmt.Sprintf("%4v", b[0]))
			})
			return last(r)
		}
		var ids []int64
		for _, digits := range regexp.MustCompile(`\d+`).FindAllString(fmt.Sprint(r.Rows[0][0]), -1) {
			id, _ := strconv.ParseInt(digits, 10, 64)
			ids = append(ids, id)
		}
		return ids
	}
	lower := func(r *database.Result) (n int) { // how often the first of two is what is given
		for _, row := range r.Rows {
			id, given := row[len(row)-1].(int64), row[0].(int64)
			if rank[given] <= min(rank[id], rank[id%people+1]) {
				n++
			}
		}
		return n
	}
	for _, k := range kinds {
		t.Run(k.name, func(t *testing.T) {
			physical := ""
			if k.dialect == dialects.Postgres { // which reads so small a table as it lies
				physical = "CLUSTER customer USING by_email; "
			}
			dsn := vaultOn(t, k.dialect, k.variable, script+physical)
			db, m := opened(t, dsn, guard.Rules{MaskColumns: []string{"customer.email"}})
			plain, _ := opened(t, dsn, guard.Rules{})
			hidden := func(sql string) (*database.Result, bool) {
				r, err := m.Probe(t.Context(), sql, database.Limits{})
				if err != nil {
					if _, other := plain.Query(t.Context(), sql, database.Limits{}); other == nil {
						t.Errorf("%s: %v", sql, err)
					}
					return nil, false // not this dialect's
				}
				return r, r.Columns[0] != "note"
			}
			sees := map[string]int{}
			for _, sql := range orders {
				r, ok := hidden(sql)
				if !ok || len(r.Rows) != people {
					t.Errorf("%s: %v", sql, r)
					continue
				}
				if c := told(last(r)); max(c, -c) > 0.75 {
					t.Errorf("%s: the order tells: %.2f", sql, c)
				}
				if r, err := plain.Query(t.Context(), sql, database.Limits{}); err == nil && told(last(r)) > 0.75 {
					sees["order"]++
				}
				if strings.HasSuffix(sql, "LIMIT 40") {
					continue
				}
				limited := sql + " LIMIT 20"
				r, err := mask.NewStandIns().View(t.Context(), db, limited, database.Limits{})
				if err != nil {
					t.Errorf("%s: %v", limited, err)
					continue
				}
				low := 0
				for _, id := range last(r) {
					if rank[id] < 20 {
						low++
					}
				}
				if len(r.Rows) != 20 || low < 3 || low > 17 { // 20 of 40 by chance: fewer or more are one in 100,000
					t.Errorf("%s: %d rows, of which %d are of the first half", limited, len(r.Rows), low)
				}
			}
			for _, sql := range sequences {
				r, ok := hidden(sql)
				if r != nil && !ok {
					t.Errorf("%s is withheld", sql)
					continue
				}
				if ok {
					ids := sequence(r)
					if c := told(ids); len(ids) != people || max(c, -c) > 0.75 {
						t.Errorf("%s: %d ids, and the order tells: %.2f", sql, len(ids), c)
					}
				}
				if r, err := plain.Query(t.Context(), sql, database.Limits{}); err == nil && told(sequence(r)) > 0.75 {
					sees["sequence"]++
				}
			}
			for _, sql := range untold {
				if k.dialect == dialects.Postgres && strings.Contains(sql, "json_arrayagg") {
					continue // which takes ORDER BY there
				}
				if r, ok := hidden(sql); ok {
					t.Errorf("%s is shown: %v", sql, r.Rows)
				}
			}
			for _, sql := range firsts {
				r, ok := hidden(sql)
				if !ok {
					continue
				}
				if n := lower(r); len(r.Rows) != people || n < 5 || n > 35 { // of 40 by chance: one in 1,000,000
					t.Errorf("%s: %d rows, of which %d have the first of two", sql, len(r.Rows), n)
				}
				if r, err := plain.Query(t.Context(), sql, database.Limits{}); err == nil && lower(r) > 35 {
					sees["first"]++
				}
			}
			if sees["order"] < 5 || sees["sequence"] < 2 || sees["first"] == 0 {
				t.Errorf("without masks the order of %v queries tells: the test is blind", sees)
			}
			t.Log(sees)
		})
	}
}

// Where a limit of bytes ends the rows does not say how long masked values are.
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

// honest are databases with the gold queries of public corpora that run on them.
func honest(t *testing.T, d dialects.Dialect, variable string) map[string]map[string][]string {
	t.Helper()
	all, golds := map[string]map[string][]string{}, map[string][]string{}
	if d == dialects.Postgres {
		for _, g := range corpora.Defog(t, d) {
			golds[g.DB] = append(golds[g.DB], g.SQL)
		}
		server := dbtest.Server(t, variable, "scripts/postgres.sh")
		for name, queries := range golds {
			script := string(corpora.Read(t, "defog_data/"+name+".sql"))
			all[name] = map[string][]string{testdb.Postgres(t, server, "test_mask_"+name, script): queries}
		}
		return all
	}
	for i, g := range corpora.Spider(t) {
		if i%10 == 0 || os.Getenv("SQLAGENT_TEST_LONG") != "" {
			golds[g.DB] = append(golds[g.DB], g.SQL)
		}
	}
	for name, queries := range golds {
		file := filepath.Join(corpora.Path(t, "spider/database"), name, name+".sqlite")
		if _, err := os.Stat(file); err == nil { // the largest are left out of the data
			all[name] = map[string][]string{file: queries}
		}
	}
	return all
}

// Honest queries over tables with masked columns, of which they name none, give a model the rows that they give.
func TestHonestOrder(t *testing.T) {
	for _, k := range kinds[:2] {
		t.Run(k.name, func(t *testing.T) {
			asked, withheld := 0, 0
			for name, of := range honest(t, k.dialect, k.variable) {
				for dsn, queries := range of {
					text := strings.ToLower(strings.Join(queries, "\n"))
					plain, _ := opened(t, dsn, guard.Rules{})
					s, err := plain.Schema(t.Context(), database.SchemaOptions{})
					if err != nil {
						t.Fatal(err)
					}
					var unnamed []string
					for _, table := range s.Tables {
						for _, c := range table.Columns {
							if !strings.Contains(text, strings.ToLower(c.Name)) {
								unnamed = append(unnamed, table.Name+"."+c.Name)
							}
						}
					}
					if len(unnamed) == 0 {
						continue
					}
					_, m := opened(t, dsn, guard.Rules{MaskColumns: unnamed})
					for _, sql := range queries {
						want, err := plain.Query(t.Context(), sql, database.Limits{})
						if err != nil || strings.Contains(sql, "*") && !strings.Contains(strings.ToLower(sql), "(*)") {
							continue
						}
						asked++
						got, err := m.Probe(t.Context(), sql, database.Limits{})
						switch {
						case err != nil:
							t.Errorf("%s: %s: %v", name, sql, err)
						case got.Columns[0] == "note":
							withheld++
							t.Logf("%s: withheld: %s", name, sql)
						case !want.Truncated && len(got.Rows) != len(want.Rows):
							t.Errorf("%s: %s: %d rows, want %d", name, sql, len(got.Rows), len(want.Rows))
						}
					}
				}
			}
			t.Logf("%d of %d are withheld", withheld, asked)
			if asked < 100 || withheld*1000 > asked {
				t.Errorf("%d of %d are withheld, the maximum is 0.1%%", withheld, asked)
			}
		})
	}
}

// Groups by position, by alias and WITH ROLLUP give what they give without masks, on each server.
func TestHonestGroups(t *testing.T) {
	const rollup = "SELECT country, count(*) FROM customer GROUP BY country WITH ROLLUP"
	for _, k := range kinds {
		t.Run(k.name, func(t *testing.T) {
			dsn := vaultOn(t, k.dialect, k.variable, script)
			plain, _ := opened(t, dsn, guard.Rules{})
			_, m := opened(t, dsn, guard.Rules{MaskColumns: []string{"customer.email", "customer.name"}})
			queries := []string{
				"SELECT country AS k, count(*) AS n FROM customer GROUP BY k ORDER BY n",
				"SELECT upper(country) AS k, count(*) AS n FROM customer GROUP BY k ORDER BY n",
				"SELECT country, count(*) AS n FROM customer GROUP BY 1 ORDER BY n",
				"SELECT upper(country), count(*) AS n FROM customer GROUP BY 1 ORDER BY n",
				"SELECT upper(country) AS k, count(*) AS n FROM customer GROUP BY upper(country) ORDER BY n",
				"SELECT country AS k, count(*) AS n FROM customer GROUP BY k HAVING count(*) > 1",
				"SELECT count(*) AS n FROM customer GROUP BY country ORDER BY n LIMIT 1",
				"SELECT id % 2, count(*) AS n FROM customer GROUP BY id % 2 ORDER BY id % 2",
			}
			if k.dialect == dialects.MySQL {
				queries = append(queries, rollup, "SELECT count(*), count(*) FROM customer GROUP BY country WITH ROLLUP",
					"SELECT country, upper(country), upper(country), count(*), count(*) AS n FROM customer GROUP BY country WITH ROLLUP",
					"SELECT c.id, o.id, count(*) FROM customer c JOIN orders o ON o.customer_id = c.id GROUP BY c.id, o.id WITH ROLLUP",
					"SELECT DISTINCT o.*, b.* FROM customer c JOIN orders o ON o.customer_id = c.id JOIN orders b ON b.id = o.id", "SELECT DISTINCT o.*, c.id, o.note FROM customer c JOIN orders o ON o.customer_id = c.id",
					"SELECT country, country FROM customer WHERE email IS NOT NULL UNION SELECT country, country FROM customer",
					"SELECT country AS k, sum(id) FROM customer GROUP BY k WITH ROLLUP",
					"SELECT id % 2, count(*) FROM customer GROUP BY id % 2 WITH ROLLUP",
					"SELECT country, count(*) AS n FROM customer GROUP BY country WITH ROLLUP LIMIT 3", "SELECT count(*) FROM ("+rollup+") d")
			}
			rows := func(r *database.Result) string {
				lines := make([]string, len(r.Rows))
				for i, row := range r.Rows {
					lines[i] = fmt.Sprint(row)
				}
				slices.Sort(lines)
				return strings.Join(lines, " ")
			}
			for _, sql := range queries {
				want, err := plain.Query(t.Context(), sql, database.Limits{})
				if err != nil {
					t.Errorf("%s: %v", sql, err)
					continue
				}
				if got, err := m.Probe(t.Context(), sql, database.Limits{}); err != nil || rows(got) != rows(want) || !slices.Equal(got.Columns, want.Columns) {
					t.Errorf("%s is seen as %+v, %v, want %v %v", sql, got, err, want.Columns, want.Rows)
				}
			}
		})
	}
}

// Lists whose order a query leaves open hold what they hold without masks, on each server that has the function.
func TestHonestLists(t *testing.T) {
	servers := map[string][]dialects.Dialect{
		"mysql":    {dialects.MySQL},
		"standard": {dialects.Postgres},
	}
	queries := map[string][]string{
		"mysql": {
			"SELECT json_arrayagg(id) FROM customer", "SELECT json_arrayagg(1) FROM customer", "SELECT json_objectagg(id, country) FROM customer", "SELECT group_concat(id) FROM customer",
			"SELECT c.id, c.country, json_arrayagg(o.note) FROM customer c JOIN orders o ON o.customer_id = c.id GROUP BY c.id",
			"SELECT c.country, json_objectagg(o.id, o.note) AS notes FROM customer c LEFT JOIN orders o ON o.customer_id = c.id WHERE o.id > 0 GROUP BY c.country ORDER BY c.country",
			"SELECT upper(country) AS k, json_arrayagg(id) AS ids FROM customer GROUP BY k HAVING count(*) > 1 ORDER BY k LIMIT 3",
			"SELECT upper(country), json_arrayagg(id) FROM customer GROUP BY 1", "SELECT c.country, json_arrayagg(c.id) FROM customer c JOIN orders USING (id) GROUP BY c.country",
			"SELECT json_arrayagg(d.id) FROM (SELECT id FROM customer WHERE country = 'Germany') d",
			"WITH d AS (SELECT id, country FROM customer) SELECT country, json_arrayagg(id) FROM d GROUP BY country",
			"SELECT country, json_arrayagg(id) FROM customer GROUP BY country WITH ROLLUP",
			"SELECT json_arrayagg(id) FROM customer WHERE country IN (SELECT country FROM customer WHERE id = 1)",
			"SELECT o.id, (SELECT json_arrayagg(c.id) FROM customer c WHERE c.boss = o.customer_id) AS ids FROM orders o",
			"SELECT o.id, (SELECT json_arrayagg(c.id + o.id) FROM customer c WHERE c.id > 0 AND c.id <> o.customer_id) AS ids FROM orders o",
			"SELECT json_arrayagg((SELECT max(o.note) FROM orders AS o WHERE o.customer_id = c.id)) FROM customer c",
			"SELECT json_arrayagg(json_object('id', id, 'country', country)) FROM customer",
			"SELECT json_arrayagg(id) FROM customer UNION ALL SELECT json_arrayagg(id) FROM orders",
			"SELECT concat('a long text', ' of which the heading', ' is made by the server', ' out of the call'), json_arrayagg(id) FROM customer GROUP BY 1",
			"SELECT country, json_arrayagg(id), json_arrayagg(id) FROM customer GROUP BY country WITH ROLLUP",
			"SELECT count(DISTINCT country), count(email), json_arrayagg(id) FROM customer WHERE email IS NOT NULL",
			"SELECT email IS NULL, json_arrayagg(id) FROM customer GROUP BY email IS NULL",
			"SELECT json_arrayagg(DISTINCT country ORDER BY country DESC LIMIT 2) FROM customer", "SELECT country, json_arrayagg(id ORDER BY id LIMIT 1) FROM customer GROUP BY country",
		},
		"standard": {
			"SELECT json_objectagg(id VALUE country) FROM customer",
			"SELECT c.id, c.country, json_objectagg(o.id VALUE o.note) FROM customer c JOIN orders o ON o.customer_id = c.id GROUP BY c.id",
			"SELECT o.id, (SELECT json_objectagg(c.id VALUE c.country) FROM customer c WHERE c.boss = o.customer_id) FROM orders o",
			"SELECT country, json_objectagg(id VALUE country), count(*) AS n FROM customer GROUP BY country HAVING count(*) > 0 ORDER BY n DESC LIMIT 2",
		},
	}
	lists := func(r *database.Result) string { // what stands between commas and brackets, sorted
		var lines []string
		for _, row := range r.Rows {
			var cells []string
			for _, v := range row {
				parts := regexp.MustCompile(`[^][{},]+`).FindAllString(fmt.Sprint(v), -1)
				for i := range parts {
					parts[i] = strings.TrimSpace(parts[i])
				}
				slices.Sort(parts)
				cells = append(cells, strings.Join(parts, ","))
			}
			lines = append(lines, strings.Join(cells, "|"))
		}
		slices.Sort(lines)
		return strings.Join(lines, "\n")
	}
	for _, k := range kinds[1:] {
		t.Run(k.name, func(t *testing.T) {
			dsn := vaultOn(t, k.dialect, k.variable, script)
			plain, _ := opened(t, dsn, guard.Rules{})
			_, m := opened(t, dsn, guard.Rules{MaskColumns: []string{"customer.email", "customer.name"}})
			for kind, all := range queries {
				if !slices.Contains(servers[kind], k.dialect) {
					continue
				}
				for _, sql := range all {
					want, err := plain.Query(t.Context(), sql, database.Limits{})
					if err != nil {
						t.Logf("%s: %v", sql, err)
						continue
					}
					got, err := m.Probe(t.Context(), sql, database.Limits{})
					if err != nil || lists(got) != lists(want) || !slices.Equal(got.Columns, want.Columns) {
						t.Errorf("%s is seen as %+v, %v, want %v %v", sql, got, err, want.Columns, want.Rows)
					}
				}
			}
		})
	}
}
