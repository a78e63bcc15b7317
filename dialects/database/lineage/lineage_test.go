package lineage

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// people is a schema of which email and name of customer are masked, by way of the views too.
func people(d dialects.Dialect) *schema.Schema {
	columns := func(names string) (out []schema.Column) {
		for name := range strings.FieldsSeq(names) {
			out = append(out, schema.Column{Name: name, Type: "text"})
		}
		return out
	}
	s := &schema.Schema{Dialect: d, Tables: []schema.Table{
		{Name: "customer", Columns: columns("id email name country"), PrimaryKey: []string{"id"}},
		{Name: "orders", Columns: columns("id customer_id note"), PrimaryKey: []string{"id"}},
		{Name: "deeper", Columns: columns("address initial"), View: true},
		{Name: "contacts", Columns: columns("id address"), View: true},
		{Name: "initials", Columns: columns("id initial"), View: true},
		{Name: "early", Columns: columns("id"), View: true},
		{Name: "untold", Columns: columns("id"), View: true},
		{Name: "nested", Columns: columns("id"), View: true},
		{Name: "renamed", Columns: columns("a b"), View: true},
		{Name: "clean", Columns: columns("id note"), View: true},
	}}
	view := func(name, sql string) guard.View { return guard.View{Name: dialects.Name{Name: name}, SQL: sql} }
	return Mark(s, guard.Rules{MaskColumns: []string{"customer.email", "customer.name"}, Catalog: &guard.Catalog{Views: []guard.View{
		view("deeper", "SELECT c.address, i.initial FROM contacts c JOIN initials i ON i.id = c.id"),
		view("contacts", "SELECT id, email AS address FROM customer"),
		view("initials", "SELECT id, lower(name) AS initial FROM customer"),
		view("early", "SELECT id FROM customer WHERE email < 'm'"),
		view("untold", ""),
		view("nested", "SELECT id FROM orders WHERE "+strings.Repeat("(", 250)+"id > 1"+strings.Repeat(")", 250)),
		view("renamed", "SELECT id, email FROM customer"),
		view("clean", "SELECT id, note FROM orders"),
	}}})
}

// The columns of views are masked where their queries give masked values, in whatever order the views are listed.
func TestMark(t *testing.T) {
	for _, d := range []dialects.Dialect{dialects.SQLite, dialects.Postgres, dialects.MySQL} {
		var got []string
		for _, table := range people(d).Tables {
			for _, c := range table.Columns {
				if c.Masked {
					got = append(got, table.Name+"."+c.Name)
				}
			}
		}
		want := "customer.email customer.name deeper.address deeper.initial contacts.address initials.initial early.id untold.id nested.id renamed.b"
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %v, want %s", d, got, want)
		}
	}
	s := people(dialects.SQLite)
	if same := Mark(s, guard.Rules{}); same != s {
		t.Error("without rules it is another schema")
	}
}

// of is what is known of a query: each column with its level, "-" clean, "+" pure, "*" derived; then whether the result
// is withheld, whether it computes with masked values, and whether it touches them.
func of(t *testing.T, d dialects.Dialect, sql string) string {
	t.Helper()
	s, err := parse.Parse(d, sql)
	if err != nil {
		t.Errorf("%s: %s: %v", d, sql, err)
		return ""
	}
	standIn := func(e *sqltree.Expr) bool { return e.Op == sqltree.OpString && e.Text == "email_1" }
	l := Of(s.Query, people(d), "", standIn)
	var out []string
	for _, c := range l.columns {
		out = append(out, c.name+string("-+*"[c.level]))
	}
	if l.open {
		out = append(out, "open")
	}
	for _, flag := range []struct {
		is   bool
		name string
	}{{l.Withheld, "withheld"}, {l.Computes, "computes"}, {l.Touches, "touches"}} {
		if flag.is {
			out = append(out, flag.name)
		}
	}
	return strings.Join(out, " ")
}

// Each masked value is followed to where it comes out. What is the same in all dialects is under "all".
func TestOf(t *testing.T) {
	all := []dialects.Dialect{dialects.SQLite, dialects.Postgres, dialects.MySQL}
	lite, postgres, mysql := all[:1], all[1:2], all[2:]
	for _, c := range []struct {
		in        []dialects.Dialect
		sql, want string
	}{
		// An inner source may have what an outer one lists.
		{all[:2], "SELECT d.id, (SELECT column1 FROM (VALUES ((SELECT email FROM customer c WHERE c.id = d.id))) AS v) AS x FROM (SELECT id, 1 AS column1 FROM customer) AS d", "id- x* computes touches"},
		{postgres, "SELECT (SELECT email FROM (SELECT (SELECT email FROM customer LIMIT 1)) AS v) AS x FROM (SELECT 1 AS email) AS d", "x* computes touches"},
		{postgres, "SELECT (SELECT c.to_jsonb FROM customer c LIMIT 1) AS x FROM (SELECT 1 AS to_jsonb) AS c", "x* computes touches"},
		{mysql, "SELECT (SELECT `emaİl` FROM customer LIMIT 1) AS x FROM (SELECT 1 AS `emaİl`) d", "x* computes touches"},
		{mysql, "SELECT (SELECT `\u0130nitial` FROM initials LIMIT 1) AS x FROM (SELECT 1 AS `\u0130nitial`) d", "x* computes touches"},
		{mysql, "SELECT (SELECT _rowid FROM customer LIMIT 1) AS x FROM (SELECT 1 AS _rowid) d", "x* computes touches"},
		{mysql, "SELECT `länder`.country FROM customer `länder`", "country-"},
		{postgres, "SELECT ARRAY(SELECT id FROM customer) AS x, (SELECT id FROM nowhere) AS y", "x- y* computes touches"},
		{postgres, "SELECT ARRAY(SELECT id FROM customer) AS x, ARRAY(SELECT email FROM customer) AS y, ARRAY(SELECT id FROM customer WHERE email > 'a') AS z", "x- y* z* computes touches"},
		{postgres, "SELECT j.key FROM customer c, jsonb_each(to_jsonb(c)) j", "key* withheld computes touches"},
		{mysql, "SELECT id, email FROM customer FOR SYSTEM_TIME ALL c", "id- email+ touches"},
		{mysql, "SELECT o.id FROM orders FOR SYSTEM_TIME AS OF (SELECT email FROM customer LIMIT 1) o", "id- withheld touches"},
		// Table functions, SEARCH and CYCLE, aliases of joins.
		{postgres, "SELECT j.* FROM orders o, JSON_TABLE(o.note::jsonb, '$' COLUMNS (i FOR ORDINALITY, a text, NESTED '$.b' COLUMNS (b text))) j", "i- a- b-"},
		{postgres, "SELECT j.a FROM customer c, JSON_TABLE(c.email::jsonb, '$' COLUMNS (a text)) j", "a* withheld computes touches"},
		{postgres, "SELECT j.a FROM customer c, JSON_TABLE('{}', '$' PASSING c.email AS e COLUMNS (a text PATH '$e')) j", "a* withheld computes touches"},
		{postgres, "SELECT j.a FROM customer c, JSON_TABLE('{}', '$' COLUMNS (NESTED '$' COLUMNS (a text PATH '$.a' DEFAULT c.email ON EMPTY))) j", "a* withheld computes touches"},
		{postgres, "SELECT j.a FROM customer c, JSON_TABLE(to_jsonb(c), '$' COLUMNS (a text PATH '$.email')) j", "a* withheld computes touches"},
		{postgres, "SELECT x.a FROM customer c, XMLTABLE('/a' PASSING xmlelement(NAME a, c.email) COLUMNS a text PATH '.') x", "a* withheld computes touches"},
		{postgres, "SELECT x.a FROM customer c, XMLTABLE('/a' PASSING '<a/>' COLUMNS a text DEFAULT c.email) x", "a* withheld computes touches"},
		{postgres, "SELECT x.a, c.id FROM customer c, XMLTABLE('/a' PASSING '<a/>' COLUMNS a text) AS x(a)", "a- id-"},
		{mysql, "SELECT j.*, c.email FROM customer c, JSON_TABLE('[1]', '$[*]' COLUMNS (i FOR ORDINALITY, a INT PATH '$')) j", "i- a- email+ touches"},
		{mysql, "SELECT j.a FROM customer c, JSON_TABLE(c.email, '$' COLUMNS (a TEXT PATH '$')) j", "a* withheld computes touches"},
		{postgres, "WITH RECURSIVE r AS (SELECT id, email FROM customer UNION ALL SELECT r.id, r.email FROM r) SEARCH DEPTH FIRST BY id, email SET o CYCLE id SET c USING p SELECT id, email, o, c, p FROM r", "id- email* o* c* p* computes touches"},
		{postgres, "WITH RECURSIVE r AS (SELECT id, email FROM customer UNION ALL SELECT r.id, r.email FROM r) SEARCH BREADTH FIRST BY email SET o SELECT id FROM r ORDER BY o", "id- withheld computes touches"},
		{postgres, "WITH RECURSIVE r AS (SELECT id, email FROM customer UNION ALL SELECT r.id, r.email FROM r) SEARCH BREADTH FIRST BY id SET o SELECT * FROM r ORDER BY o", "id- email* o- computes touches"},
		{postgres, "WITH RECURSIVE r(n, e) AS (SELECT 1, email FROM customer UNION ALL SELECT n + 1, 'guess' FROM r WHERE n < 5) CYCLE e SET c USING p SELECT n FROM r", "n- withheld computes touches"},
		{postgres, "WITH RECURSIVE r(n, e) AS (SELECT 1, lower(email) FROM customer UNION ALL SELECT n + 1, e FROM r WHERE n < 5) CYCLE n, e SET c USING p SELECT n FROM r", "n- withheld computes touches"},
		{mysql, "WITH RECURSIVE r(n, e) AS (SELECT 1, email FROM customer UNION ALL SELECT n + 1, 'guess' FROM r WHERE n < 5) CYCLE e RESTRICT SELECT n FROM r", "n- withheld computes touches"},
		{postgres, "SELECT j.email, j.id FROM (customer CROSS JOIN (SELECT 1 AS x) y) AS j", "email+ id- touches"},
		{postgres, "SELECT j.b FROM (customer CROSS JOIN (SELECT 1 AS x) y) AS j(a, b)", "b+ touches"},
		{postgres, "SELECT j FROM (customer CROSS JOIN (SELECT 1 AS x) y) AS j", "j* computes touches"},
		{postgres, "SELECT u.email, u.* FROM customer a JOIN customer b USING (email) AS u", "email+ email+ touches"},
		{postgres, "SELECT u.id FROM customer a JOIN orders b USING (id) AS u WHERE u.id > 1", "id-"},
		{postgres, "SELECT u FROM customer a JOIN customer b USING (email) AS u", "u* computes touches"},
		// Columns, aliases, stars.
		{all, "SELECT id, country FROM customer", "id- country-"},
		{all, "SELECT id, email FROM customer", "id- email+ touches"},
		{all, "SELECT email AS country FROM customer", "country+ touches"},
		{all, "SELECT * FROM customer", "id- email+ name+ country- touches"},
		{all, "SELECT o.*, c.email FROM orders o JOIN customer c ON c.id = o.customer_id", "id- customer_id- note- email+ touches"},
		{all, "SELECT missing FROM customer", "missing* computes touches"},
		{all, "SELECT * FROM nowhere", "open computes touches"},
		{all, "SELECT count(*), count(email), count(DISTINCT name) FROM customer", "- - - touches"},
		// Names that a source may have and the select list has: where an alias is not looked up, and where it is.
		{lite, "SELECT x AS leak, 1 AS x FROM sqlite_master, (SELECT email AS x FROM customer) d", "leak* x- computes touches"},
		{lite, `SELECT "x" FROM sqlite_master, (SELECT email AS x FROM customer) d`, "x+ touches"},
		{lite, `SELECT (SELECT "x" FROM sqlite_master) AS leak FROM (SELECT email AS x FROM customer) d`, "leak+ touches"},
		{lite, "SELECT 1 AS x FROM sqlite_master, (SELECT email AS x FROM customer) d WHERE x LIKE 'a%'", "x- withheld touches"},
		{lite, `SELECT email AS "x", value FROM customer, json_each(json_array("x"))`, "x+ value* withheld computes touches"},
		{lite, `SELECT email AS "x" FROM customer c WHERE EXISTS (SELECT 1 FROM orders WHERE "x" LIKE 'a%')`, "x+ withheld touches"},
		{lite, "SELECT 1 AS customer FROM customer WHERE customer MATCH 'a'", "customer- withheld touches"},
		{lite, "SELECT country AS k, id AS name FROM customer WHERE k = 'x' AND id > 5 GROUP BY k HAVING k > 'a' ORDER BY k COLLATE NOCASE", "k- name-"},
		{lite, `SELECT "a text" AS k FROM customer WHERE country = "another"`, "k-"},
		{mysql, "SELECT x AS leak, 1 AS x FROM information_schema.engines, (SELECT email AS x FROM customer) d", "leak* x- computes touches"},
		{mysql, "SELECT id AS k FROM customer GROUP BY k HAVING k > 5 ORDER BY k + 1", "k-"},
		{mysql, "SELECT id, email AS country FROM customer HAVING country LIKE 'a%'", "id- country+ withheld touches"},
		{mysql, "SELECT id, email AS country, (SELECT z FROM (SELECT 1 AS z) d HAVING country LIKE 'a%') AS y FROM customer", "id- country+ y* computes touches"},
		{mysql, "SELECT country, count(*) AS n FROM customer c GROUP BY country HAVING country > 'a' AND n > 1 AND EXISTS " +
			"(SELECT 1 FROM orders o WHERE o.id = c.id GROUP BY note HAVING note > country AND count(*) > 1)", "country- n-"},
		{postgres, "SELECT o, 1 AS o FROM customer o", "o* o- computes touches"},
		{postgres, "SELECT c.country AS c, to_jsonb(c) FROM customer c", "c- * computes touches"},
		{postgres, "SELECT 1 AS x FROM pg_class, (SELECT lower(email) AS x FROM customer) d GROUP BY x", "x- withheld computes touches"},
		{postgres, `SELECT relname AS x FROM pg_class, (SELECT email AS x FROM customer) d ORDER BY x COLLATE "C"`, "x- withheld touches"},
		{postgres, "SELECT country AS name FROM customer GROUP BY country ORDER BY name", "name-"},
		// Functions and operators.
		{all, "SELECT lower(email) AS l, id + 1 AS n FROM customer", "l* n- computes touches"},
		{all, "SELECT max(email) AS m FROM customer", "m* computes touches"},
		{all, "SELECT my_own(id) AS m FROM customer", "m* computes touches"},
		{all, "SELECT CASE WHEN email = 'email_1' THEN 1 ELSE 2 END AS c FROM customer", "c- touches"},
		{all, "SELECT CASE WHEN email = 'a@b.c' THEN 1 END AS c FROM customer", "c* computes touches"},
		{all, "SELECT email IS NULL AS e FROM customer", "e- touches"},
		{all, "SELECT coalesce(email, 'none') AS e FROM customer", "e* computes touches"},
		{all, "SELECT row_number() OVER (ORDER BY email) AS n FROM customer", "n* computes touches"},
		{all, "SELECT row_number() OVER w AS n FROM customer WINDOW w AS (PARTITION BY name)", "n* withheld computes touches"},
		{postgres, "SELECT email || '' AS e, email::text AS t, (customer).name AS n FROM customer", "e* t* n* computes touches"},
		{postgres, "SELECT to_jsonb(customer) AS j FROM customer", "j* computes touches"},
		{postgres, "SELECT array_agg(email) AS a FROM customer", "a* computes touches"},
		{mysql, "SELECT group_concat(email SEPARATOR ',') AS g FROM customer", "g* computes touches"},
		{mysql, "SELECT email REGEXP '^z' AS r, email <=> 'email_1' AS s FROM customer", "r* s- computes touches"},
		{lite, "SELECT email GLOB 'z*' AS g, rowid FROM customer", "g* rowid- computes touches"},
		// Conditions, orders, groupings: what the rows tell.
		{all, "SELECT id FROM customer WHERE email = 'email_1'", "id- touches"},
		{all, "SELECT id FROM customer WHERE email IN ('email_1', 'a@b.c')", "id- withheld touches"},
		{all, "SELECT id FROM customer WHERE email = name", "id- touches"},
		{all, "SELECT id FROM customer WHERE email LIKE 'z%'", "id- withheld touches"},
		{all, "SELECT id FROM customer WHERE country LIKE 'z%' ORDER BY id", "id-"},
		{all, "SELECT id FROM customer ORDER BY email", "id- withheld touches"},
		{all, "SELECT id FROM customer ORDER BY 'email_1'", "id- withheld touches"},
		{all, "SELECT id, country FROM customer GROUP BY 'email_1'", "id- country- withheld touches"},
		{all, "SELECT id, email FROM customer ORDER BY 2", "id- email+ withheld touches"},
		{all, "SELECT email, count(*) AS n FROM customer GROUP BY email", "email+ n- touches"},
		{all, "SELECT count(*) AS n FROM customer GROUP BY substr(email, 1, 1)", "n- withheld touches"},
		{all, "SELECT country FROM customer GROUP BY country HAVING min(email) > 'm'", "country- withheld touches"},
		{all, "SELECT DISTINCT email FROM customer", "email+ touches"},
		{all, "SELECT id FROM customer LIMIT (SELECT length(name) FROM customer)", "id- withheld computes touches"},
		{all, "SELECT o.id FROM orders o JOIN customer c ON c.name = o.note", "id- withheld touches"},
		{all, "SELECT a.id FROM customer a JOIN customer b ON a.email = b.email", "id- touches"},
		{all, "SELECT a.id FROM customer a JOIN customer b USING (email)", "id- touches"},
		{postgres, "SELECT DISTINCT ON (lower(email)) id FROM customer", "id- withheld touches"},
		// Subqueries.
		{all, "SELECT d.x FROM (SELECT email AS x, id FROM customer) d", "x+ touches"},
		{all, "SELECT d.id FROM (SELECT lower(email) AS x, id FROM customer) d", "id- computes touches"},
		{all, "SELECT (SELECT email FROM customer WHERE id = 1) AS e FROM orders", "e+ touches"},
		{all, "SELECT id FROM orders WHERE customer_id IN (SELECT id FROM customer WHERE name LIKE 'z%')", "id- withheld touches"},
		{all, "SELECT id FROM orders WHERE EXISTS (SELECT 1 FROM customer WHERE email = 'email_1')", "id- touches"},
		{all, "SELECT id FROM orders WHERE note IN (SELECT email FROM customer)", "id- withheld touches"},
		{all, "SELECT id FROM orders o WHERE (SELECT max(name) FROM customer c WHERE c.id = o.customer_id) = 'x'", "id- withheld computes touches"},
		{postgres, "SELECT d.x FROM orders o, LATERAL (SELECT email AS x FROM customer c WHERE c.id = o.customer_id) d", "x+ touches"},
		{postgres, "SELECT x FROM (SELECT email FROM customer) AS d(x)", "x+ touches"},
		{postgres, "SELECT * FROM (VALUES (1, (SELECT name FROM customer LIMIT 1))) v(a, b)", "a- b+ touches"},
		{postgres, "SELECT part FROM customer, unnest(string_to_array(email, '@')) AS part", "part* withheld computes touches"},
		{lite, "SELECT value FROM customer, json_each(email)", "value* withheld computes touches"},
		// WITH.
		{all, "WITH c AS (SELECT id, email FROM customer) SELECT email FROM c", "email+ touches"},
		{all, "WITH c(a, b) AS (SELECT id, email FROM customer) SELECT a FROM c", "a- touches"},
		{all, "WITH c(a, b) AS (SELECT id, email FROM customer) SELECT * FROM c", "a- b+ touches"},
		{all, "WITH z AS (SELECT id FROM customer WHERE email LIKE 'z%') SELECT count(*) AS n FROM z", "n- withheld touches"},
		{all, "WITH z AS (SELECT id FROM customer WHERE email LIKE 'z%') SELECT note FROM orders", "note- withheld touches"},
		{all, "WITH RECURSIVE r(n, e) AS (SELECT 1, country FROM customer UNION ALL SELECT n + 1, email FROM r JOIN customer ON n < 2) SELECT * FROM r",
			"n- e* computes touches"},
		{all, "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 5) SELECT n FROM r", "n-"},
		{postgres, `WITH RECURSIVE a(x, y, i) AS (SELECT NULL::text, email, 0 FROM customer UNION ALL
			(WITH n AS (SELECT y AS z, i FROM a WHERE i = 0) SELECT n.z, c.email, 1 FROM n JOIN customer c ON true)) SELECT x FROM a WHERE i = 1`,
			"x* computes touches"},
		{postgres, "WITH RECURSIVE b AS (SELECT x FROM a), a(x, y) AS (SELECT '', email FROM customer UNION ALL SELECT y, '' FROM a) SELECT x FROM b",
			"x* computes touches"},
		// Set operations.
		{all, "SELECT email FROM customer UNION ALL SELECT email FROM customer", "email+ touches"},
		{all, "SELECT country FROM customer UNION ALL SELECT email FROM customer", "country* computes touches"},
		{all, "SELECT 'a@b.c' AS guess UNION SELECT email FROM customer", "guess* withheld computes touches"},
		{all, "SELECT note FROM orders UNION SELECT country FROM customer", "note-"},
		{lite, "SELECT note FROM orders EXCEPT SELECT email FROM customer", "note* withheld computes touches"},
		{postgres, "SELECT note FROM orders INTERSECT ALL SELECT email FROM customer", "note* withheld computes touches"},
		// Views.
		{all, "SELECT * FROM contacts", "id- address+ touches"},
		{all, "SELECT id FROM initials WHERE initial = 'z'", "id- withheld touches"},
		{all, "SELECT address FROM deeper", "address+ touches"},
		{all, "SELECT * FROM clean", "id- note-"},
	} {
		for _, d := range c.in {
			if got := of(t, d, c.sql); got != c.want {
				t.Errorf("%s: %s\n\tis   %s\n\twant %s", d, c.sql, got, c.want)
			}
		}
	}
}

// Queries with WITH in WITH take no longer than they are deep: a CTE that does not read itself needs one look, and the
// rounds of those that do are bounded.
func TestDeep(t *testing.T) {
	for _, reads := range []string{"", " UNION ALL SELECT a FROM c%[1]d"} {
		sql := "SELECT country AS a FROM customer"
		for i := range 40 {
			sql = fmt.Sprintf("WITH RECURSIVE c%[1]d AS ("+sql+reads+") SELECT a FROM c%[1]d", i)
		}
		if got := of(t, dialects.Postgres, sql); !strings.HasPrefix(got, "a") {
			t.Error(got)
		}
	}
}

// Which columns of a result are masked is decided by their places where these are known, else by their names.
func TestMasked(t *testing.T) {
	for _, c := range []struct {
		sql   string
		names []string
		want  string
	}{
		{"SELECT id, email FROM customer", []string{"id", "email"}, "[false true]"},
		{"SELECT id, email FROM customer", []string{"email", "id"}, "[false true]"},
		{"SELECT email AS id, id AS email FROM customer", []string{"id", "email"}, "[true false]"},
		{"SELECT * FROM customer JOIN orders USING (id)", []string{"id", "email", "note"}, "[false true false]"},
		{"SELECT * FROM nowhere", []string{"id"}, "[true]"},
		// The table has a column more than the schema that was read.
		{"SELECT * FROM orders", []string{"id", "customer_id", "note", "total", "ssn"}, "[true true true true true]"},
		{"SELECT * FROM orders JOIN customer USING (id)", []string{"id", "note", "ssn"}, "[false false true]"},
		{"SELECT *, 1 + 1 FROM orders JOIN orders o USING (id)", []string{"id", "note", "1 + 1"}, "[false false false]"},
		{"SELECT *, 1 + 1 FROM orders JOIN orders o USING (id)", []string{"id", "note", "ssn", "1 + 1"}, "[false false true true]"},
	} {
		s, err := parse.Parse(dialects.SQLite, c.sql)
		if err != nil {
			t.Fatal(err)
		}
		l := Of(s.Query, people(dialects.SQLite), "", nil)
		if got := fmt.Sprint(l.Masked(c.names)); got != c.want {
			t.Errorf("%s: %v is %s, want %s", c.sql, c.names, got, c.want)
		}
	}
}

// Stars of CTEs that double do not end in memory.
func TestDoubledStars(t *testing.T) {
	var sql strings.Builder
	sql.WriteString("WITH t0 AS (SELECT id, country FROM customer)")
	for i := range 60 {
		fmt.Fprintf(&sql, ", t%d AS (SELECT x.*, y.* FROM t%d x, t%d y)", i+1, i, i)
	}
	if got := of(t, dialects.Postgres, sql.String()+" SELECT id FROM t60"); got != "id* computes touches" {
		t.Errorf("%s, want what may be masked", got)
	}
}

// Literals are what a query says of masked values, each once and with the column that it is compared with.
func TestLiterals(t *testing.T) {
	for sql, want := range map[string]string{
		"SELECT id FROM customer WHERE email = 'a' AND country = 'b'":                             "a:email",
		"SELECT id FROM customer WHERE email IN ('a', 'b') OR name LIKE 'c%'":                     "a:email b:email c%:name",
		"SELECT lower(email) || 'x' FROM customer WHERE id = 5":                                   "x:email",
		"SELECT id FROM customer WHERE id = 5":                                                    "",
		"SELECT note FROM orders WHERE customer_id IN (SELECT id FROM customer WHERE name = 'n')": "n:name",
		"WITH c AS (SELECT email AS e FROM customer) SELECT 1 FROM c WHERE e = 'a'":               "a:e",
	} {
		s, err := parse.Parse(dialects.SQLite, sql)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, l := range Literals(s.Query, people(dialects.SQLite)) {
			got = append(got, l.Literal.Text+":"+l.Column)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %v, want %s", sql, got, want)
		}
	}
}
