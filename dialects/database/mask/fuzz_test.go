package mask

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// silent is a database of which nothing but the dialect is asked.
type silent struct {
	database.DB
	d dialects.Dialect
}

func (s silent) Dialect() dialects.Dialect { return s.d }

// FuzzArrange looks for queries that the guard passes, and that it would not pass, or not read, when their rows are
// arranged.
func FuzzArrange(f *testing.F) {
	for _, sql := range []string{"SELECT id FROM customer LIMIT 3", "SELECT DISTINCT c.*, o.id AS x FROM customer c JOIN orders o USING (id) ORDER BY x, 1 LIMIT 2 OFFSET 1",
		"SELECT id FROM customer UNION ALL SELECT id FROM orders ORDER BY id DESC LIMIT 5", "SELECT (SELECT DISTINCT id FROM customer LIMIT 1), group_concat(DISTINCT id ORDER BY id) FROM orders",
		"SELECT DISTINCT ON (country) id, array_agg(id) OVER (w ORDER BY id), first_value(id) OVER w FROM customer WINDOW w AS (PARTITION BY country) FETCH FIRST 2 ROWS ONLY",
		"SELECT id FROM customer ORDER BY country FETCH FIRST 2 ROWS WITH TIES", "WITH RECURSIVE r AS (SELECT id FROM customer UNION SELECT id + 1 FROM r) SEARCH DEPTH FIRST BY id SET o SELECT id FROM r LIMIT 4",
		"SELECT sum(id) OVER (ROWS UNBOUNDED PRECEDING), json_group_array(id) FROM customer c, (SELECT id FROM orders LIMIT 2) d GROUP BY 1 HAVING count(*) > 1",
		"SELECT country AS k, upper(note), json_arrayagg((SELECT max(x.id) FROM orders x WHERE x.id = c.id)), count(*), count(*) FROM customer c JOIN orders o USING (id) WHERE c.id > 1 GROUP BY 1, k WITH ROLLUP HAVING count(*) > 1",
		"SELECT c.id, c.country, (SELECT json_objectagg(o.id, o.note) FROM orders o, customer WHERE o.id = c.id) FROM customer c", "SELECT DISTINCT * FROM customer, orders LIMIT 3",
		"SELECT json_objectagg(id VALUE country), c.country FROM customer c GROUP BY c.id ORDER BY c.country", "SELECT j.a FROM customer c, JSON_TABLE(c.country, '$' COLUMNS (a INT PATH '$')) j LIMIT 3", "SELECT * FROM orders FOR SYSTEM_TIME ALL o, customer LIMIT 3"} {
		f.Add(sql)
	}
	f.Fuzz(func(t *testing.T, sql string) {
		for _, d := range []dialects.Dialect{dialects.SQLite, dialects.Postgres, dialects.MySQL} {
			if _, err := guard.Check(d, sql, guard.Rules{}); err != nil {
				continue
			}
			s := &schema.Schema{Dialect: d, Tables: []schema.Table{
				{Name: "customer", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id"}, {Name: "email", Masked: true}, {Name: "country"}}},
				{Name: "orders", Columns: []schema.Column{{Name: "id"}, {Name: "note"}}}}}
			m := New(silent{d: d}, s)
			q, err := m.read(sql)
			if err != nil || q.reveals() {
				continue
			}
			arranged, ok := m.arrange(q)
			if !ok {
				continue
			}
			if _, err := guard.Check(d, arranged, guard.Rules{}); err != nil {
				t.Errorf("%s: %q is arranged as %q: %v", d, sql, arranged, err)
			}
		}
	})
}
