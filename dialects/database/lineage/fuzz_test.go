package lineage

import (
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// FuzzOf looks for queries that the guard passes whose lineage does not end, crashes, or contradicts itself.
func FuzzOf(f *testing.F) {
	for _, sql := range []string{"SELECT c.*, (SELECT max(email) FROM customer) AS x FROM customer c JOIN orders o USING (id) AS u WHERE o.note = 'email_1'",
		"WITH RECURSIVE r(a, b) AS (SELECT id, email FROM customer UNION ALL SELECT a + 1, b FROM r) SEARCH DEPTH FIRST BY a SET o CYCLE b SET y USING p SELECT * FROM r ORDER BY o",
		"SELECT j.a FROM customer c, JSON_TABLE(to_jsonb(c), '$' PASSING c.email AS e COLUMNS (a text PATH '$' DEFAULT c.email ON EMPTY, NESTED '$' COLUMNS (b int))) j",
		"SELECT x.a FROM customer c, XMLTABLE('/a' PASSING c.email COLUMNS a text DEFAULT c.name) AS x(b), jsonb_each(to_jsonb(c)) k",
		"SELECT email FROM customer FOR SYSTEM_TIME AS OF (SELECT email FROM customer) c WHERE id IN (SELECT id FROM orders) GROUP BY 1 HAVING count(*) > 1 ORDER BY 1 LIMIT 2",
		"SELECT DISTINCT name, row_number() OVER w FROM (customer CROSS JOIN orders) AS j(a) WINDOW w AS (PARTITION BY email) UNION SELECT address, 1 FROM contacts",
		`SELECT "x" FROM json_each(json_array("x")), (SELECT email AS "x" FROM customer) d`} {
		f.Add(sql)
	}
	all := map[dialects.Dialect]bool{dialects.SQLite: true, dialects.Postgres: true, dialects.MySQL: true}
	f.Fuzz(func(t *testing.T, sql string) {
		for d := range all {
			if guard.CheckText(d, sql) != nil {
				continue
			}
			s, err := parse.Parse(d, sql)
			if err != nil || s.Query == nil {
				continue
			}
			schema := people(d)
			l := Of(s.Query, schema, "", func(e *sqltree.Expr) bool { return e.Op == sqltree.OpString && e.Text == "email_1" })
			masked := slices.ContainsFunc(l.columns, func(c column) bool { return c.level > Clean })
			derived := slices.ContainsFunc(l.columns, func(c column) bool { return c.level == Derived })
			if (masked || l.open || l.Withheld) && !l.Touches || (derived || l.open) && !l.Computes {
				t.Errorf("%s: %q: %+v", d, sql, l)
			}
			Literals(s.Query, schema)
		}
	})
}
