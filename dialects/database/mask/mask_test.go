package mask_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// What must never reach a model: canaries in masked columns.
var canaries = []string{"zebra.quux@canary.test", "quux", "canary", "Zebrowski", "987654321"}

const script = `
CREATE TABLE customer (id INTEGER PRIMARY KEY, name VARCHAR(40), email VARCHAR(60), ssn BIGINT, country VARCHAR(20), boss INTEGER);
INSERT INTO customer VALUES (1, 'Zebrowski', 'zebra.quux@canary.test', 987654321, 'Germany', NULL),
  (2, 'Canary Two', 'second@canary.test', 987654321, 'Germany', 1), (3, 'Quuxley', NULL, -5, 'France', 1);
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER, note VARCHAR(60), total INTEGER);
INSERT INTO orders VALUES (10, 1, 'a note', 5), (11, 1, 'b note', 7), (12, 2, 'c note', 9);
CREATE TABLE abroad (id INTEGER PRIMARY KEY, full_name VARCHAR(60), address VARCHAR(160));
INSERT INTO abroad VALUES (1, 'Émile Durand', '4 rue de l''Église, bâtiment C, 3e étage, 31000 Toulouse, France'), (2, 'Özil', NULL), (3, 'Иван Грозный', NULL);
CREATE VIEW contacts AS SELECT id, email AS address, country FROM customer;
CREATE VIEW initials AS SELECT id, substr(email, 1, 1) AS initial, upper(name) AS loud FROM customer;
CREATE VIEW deeper AS SELECT c.address, i.initial, c.country FROM contacts c JOIN initials i ON c.id = i.id;`

// kinds are the databases that the tests run on.
var kinds = []struct {
	name     string
	dialect  dialects.Dialect
	variable string
}{
	{"sqlite", dialects.SQLite, ""}, {"postgres", dialects.Postgres, "SQLAGENT_TEST_POSTGRES"},
	{"mariadb", dialects.MySQL, "SQLAGENT_TEST_MYSQL"}, {"mysql8", dialects.MySQL, "SQLAGENT_TEST_MYSQL8"},
}

// each runs a test on every kind, over a new database of the script with name, email and ssn masked.
func each(t *testing.T, name string, test func(t *testing.T, db database.DB, m *mask.Session)) {
	for _, k := range kinds {
		t.Run(k.name, func(t *testing.T) {
			var dsn string
			switch k.dialect {
			case dialects.SQLite:
				dsn = testdb.File(t, script)
			case dialects.Postgres:
				dsn = testdb.Postgres(t, dbtest.Server(t, k.variable, "scripts/postgres.sh"), "test_mask_"+name, script)
			default:
				dsn = testdb.MySQL(t, dbtest.Server(t, k.variable, "scripts/mysql.sh"), "test_mask_"+name, script)
			}
			db, err := open.Open(t.Context(), dsn, open.Options{Rules: guard.Rules{MaskColumns: []string{"customer.email", "customer.name", "ssn", "abroad.full_name", "abroad.address"}}})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { db.Close() })
			s, err := db.Schema(t.Context(), database.SchemaOptions{Profile: &database.ProfileOptions{}})
			if err != nil {
				t.Fatal(err)
			}
			for _, table := range s.Tables {
				for _, c := range table.Columns {
					clean(t, table.Name+"."+c.Name, fmt.Sprintf("%+v", c.Profile))
				}
			}
			clean(t, "the schema", s.DDL()+s.TSV())
			test(t, db, mask.New(db, s))
		})
	}
}

// clean fails where a text holds a canary.
func clean(t *testing.T, what, text string) {
	t.Helper()
	for _, c := range canaries {
		if strings.Contains(strings.ToLower(text), strings.ToLower(c)) {
			t.Errorf("%s holds %q:\n%s", what, c, text)
		}
	}
}

func shown(r *database.Result, err error) string {
	var e *database.Error
	if errors.As(err, &e) {
		return fmt.Sprint(e.Message, " / ", e.Advice(), " / ", e.Err)
	}
	if err != nil {
		return err.Error()
	}
	return fmt.Sprint(r.Columns, r.Rows)
}

// Every way that we know to read a masked value: the model sees none, whatever it tries. Those that a dialect does not
// have fail, and their errors hold none either.
func TestAttacks(t *testing.T) {
	attacks := []string{
		"SELECT email FROM customer",
		"SELECT * FROM customer",
		"SELECT c.* FROM customer c",
		"SELECT name, country FROM customer ORDER BY id",
		"SELECT email AS country FROM customer",
		"SELECT id, country FROM (SELECT id, email AS country FROM customer) d",
		"SELECT x FROM (SELECT email FROM customer) AS d(x)",
		"WITH c(a, b) AS (SELECT id, email FROM customer) SELECT b FROM c",
		"WITH c AS (SELECT * FROM customer) SELECT * FROM c",
		"WITH RECURSIVE r(n, e) AS (SELECT 1, country FROM customer UNION ALL SELECT n + 1, email FROM r JOIN customer ON n < 2) SELECT * FROM r",
		`WITH RECURSIVE a(x, y, i) AS (SELECT NULL::varchar(60), email, 0 FROM customer UNION ALL
			(WITH n AS (SELECT y AS z, i FROM a WHERE i = 0) SELECT n.z, c.email, 1 FROM n JOIN customer c ON true)) SELECT x FROM a WHERE i = 1`,
		"WITH RECURSIVE a AS (SELECT note FROM orders), orders AS (SELECT email AS note FROM customer) SELECT * FROM a",
		"SELECT country FROM customer UNION SELECT email FROM customer",
		"SELECT country FROM customer UNION ALL SELECT name FROM customer",
		"SELECT note FROM orders EXCEPT SELECT name FROM customer",
		"SELECT (SELECT max(email) FROM customer) FROM orders",
		"SELECT max(email), min(name), max(ssn), sum(ssn), avg(ssn) FROM customer",
		"SELECT group_concat(email) FROM customer",
		"SELECT string_agg(email, ',') FROM customer",
		"SELECT array_agg(email) FROM customer",
		"SELECT json_group_array(email) FROM customer",
		"SELECT json_agg(customer) FROM customer",
		"SELECT to_jsonb(customer) FROM customer",
		"SELECT row_to_json(c) FROM customer c",
		"SELECT customer FROM customer",
		"SELECT customer::text FROM customer",
		"SELECT (customer).email FROM customer",
		"SELECT c.email::text::varchar FROM customer c",
		"SELECT substr(email, 1, 3), lower(name), length(email), upper(substr(name, 2)) FROM customer",
		"SELECT 'x' || email || name FROM customer",
		"SELECT concat('x', email) FROM customer",
		"SELECT coalesce(email, 'none') FROM customer",
		"SELECT CASE WHEN id = 1 THEN email ELSE country END FROM customer",
		"SELECT CASE WHEN email LIKE 'z%' THEN 'quux it is' ELSE 'no' END FROM customer",
		"SELECT replace(country, 'Germany', email) FROM customer",
		"SELECT email FROM customer GROUP BY email HAVING count(*) > 0",
		"SELECT first_value(email) OVER (ORDER BY id) FROM customer",
		"SELECT lag(name) OVER w FROM customer WINDOW w AS (ORDER BY id)",
		"SELECT row_number() OVER (ORDER BY email), id FROM customer",
		"SELECT address FROM contacts",
		"SELECT * FROM contacts",
		"SELECT * FROM initials",
		"SELECT address, initial FROM deeper",
		"SELECT loud FROM initials WHERE id = 1",
		"SELECT d.address FROM (SELECT * FROM deeper) d",
		"SELECT o.note, c.email FROM orders o LEFT JOIN customer c ON c.id = o.customer_id",
		"SELECT boss.name FROM customer c JOIN customer boss ON c.boss = boss.id",
		"SELECT value FROM customer, json_each('[\"' || email || '\"]')",
		"SELECT t FROM customer, unnest(string_to_array(email, '@')) AS t",
		"SELECT r FROM customer, LATERAL (SELECT email AS r) d",
		"SELECT (VALUES ((SELECT email FROM customer WHERE id = 1)))",
		"SELECT * FROM (VALUES (1, (SELECT name FROM customer WHERE id = 1))) v",
		"SELECT quote_literal(email), md5(email) FROM customer",
		"SELECT hex(email), ascii(email), char_length(name) FROM customer",
		"SELECT x AS leak, 1 AS x FROM sqlite_master, (SELECT email AS x FROM customer) d",
		"SELECT x AS leak, 1 AS x FROM information_schema.engines, (SELECT email AS x FROM customer) d",
		`SELECT "x" FROM sqlite_master, (SELECT email AS x FROM customer) d`,
		"SELECT o, 1 AS o FROM customer o",
		"SELECT c.country AS c, to_jsonb(c) FROM customer c",
		"SELECT query_to_xml('SELECT email FROM customer', true, false, '')",
		"SELECT most_common_vals FROM pg_stats",
		"SELECT sample FROM sqlite_stat4",
		"SELECT JSON_VALUE('{}', '$.a' DEFAULT email ON EMPTY) FROM customer", "SELECT JSON_VALUE('{}', '$e' PASSING email AS e) FROM customer",
		"SELECT JSON_QUERY(to_jsonb(c), '$.email' OMIT QUOTES) FROM customer c", "SELECT id FROM customer WHERE JSON_EXISTS('{}', '$ ? ($e starts with \"z\")' PASSING email AS e)",
		"SELECT JSON_OBJECT('a': email RETURNING jsonb) FROM customer", "SELECT JSON_ARRAYAGG(email ORDER BY id NULL ON NULL RETURNING jsonb) FROM customer",
		"SELECT JSON_OBJECTAGG(id: email ABSENT ON NULL) FROM customer", "SELECT JSON_SERIALIZE(to_json(email) RETURNING bytea) FROM customer",
		"SELECT j.a FROM customer c, JSON_TABLE(json_build_array(c.email)::jsonb, '$[*]' COLUMNS (a text PATH '$')) j",
		"SELECT j.a FROM customer c, JSON_TABLE('{}', '$' PASSING c.email AS e COLUMNS (a text PATH '$e')) j",
		"SELECT j.a FROM customer c, JSON_TABLE('{}', '$' COLUMNS (a text PATH '$.a' DEFAULT c.email ON EMPTY)) j",
		"SELECT j.a FROM customer c, JSON_TABLE(to_jsonb(c), '$' COLUMNS (NESTED '$' COLUMNS (a text PATH '$.email'))) j",
		"SELECT j.a FROM customer c, JSON_TABLE(JSON_ARRAY(c.email), '$[*]' COLUMNS (a VARCHAR(60) PATH '$')) j",
		"SELECT x.a FROM customer c, XMLTABLE('/a' PASSING xmlelement(NAME a, c.email) COLUMNS a text PATH '.') x",
		"SELECT x.a FROM customer c, XMLTABLE('/a' PASSING '<a/>' COLUMNS a text PATH '@b' DEFAULT c.email) x",
		"SELECT x.a FROM customer c, XMLTABLE(XMLNAMESPACES(c.email AS n), '/a' PASSING '<a/>' COLUMNS a text PATH '.') x",
		"SELECT j.email FROM (customer CROSS JOIN orders) AS j", "SELECT j.c FROM (customer CROSS JOIN orders) AS j(a, b, c)", "SELECT j FROM (customer CROSS JOIN orders) AS j",
		"SELECT u.email FROM customer a JOIN customer b USING (email) AS u", "SELECT u.* FROM customer a JOIN customer b USING (email) AS u", "SELECT u FROM customer a JOIN customer b USING (email) AS u",
		"WITH RECURSIVE r AS (SELECT id, email FROM customer UNION ALL SELECT id, email FROM r WHERE false) SEARCH DEPTH FIRST BY email SET o SELECT o FROM r",
		"WITH RECURSIVE r AS (SELECT id, email FROM customer UNION ALL SELECT id, email FROM r WHERE false) CYCLE email SET c USING p SELECT c, p FROM r",
		"SELECT email FROM customer FOR SYSTEM_TIME ALL",
		// Errors that quote values.
		"SELECT CAST(email AS integer) FROM customer",
		"SELECT email::integer FROM customer WHERE id = 1",
		"SELECT id FROM customer WHERE CAST(email AS integer) = 1",
		"SELECT CAST(name AS date) FROM customer",
		"SELECT extractvalue(1, concat('~', (SELECT email FROM customer LIMIT 1)))",
		"SELECT json(email) FROM customer",
		"SELECT json_extract(email, '$') FROM customer",
		"SELECT to_date(email, 'YYYY') FROM customer",
		"SELECT s.n FROM customer c, LATERAL (SELECT count(*) AS n FROM orders TABLESAMPLE bernoulli (c.email::float4)) s",
		"SELECT email ~ name || '(' FROM customer",
		"SELECT count(*) FROM customer WHERE email ~ ('(' || name)",
		"SELECT (SELECT email FROM customer)",
		"SELECT nothing, email FROM customer",
		"SELECT emial FROM customer",
		"SELEC email FROM customer",
		"SELECT email FROM customer; SELECT 1",
		"SELECT id FROM customer WHERE id = 'zebra'",
		// Values that the model guesses: it must not learn whether it is right.
		"SELECT id FROM customer NATURAL JOIN (SELECT 'x' AS email) d",
	}
	each(t, "attacks", func(t *testing.T, db database.DB, m *mask.Session) {
		var allowed int
		for _, sql := range attacks {
			r, err := m.Probe(t.Context(), sql, database.Limits{})
			text := shown(r, err)
			held := text
			for _, c := range canaries { // what the model wrote itself
				if strings.Contains(strings.ToLower(sql), strings.ToLower(c)) {
					held = strings.ReplaceAll(held, c, "")
				}
			}
			clean(t, sql, held)
			if err == nil {
				allowed++
			}
			if _, _, err := m.Run(t.Context(), sql, database.Limits{}); err != nil {
				clean(t, sql+", as the final query", shown(nil, err))
			}
		}
		t.Logf("%d of %d ran", allowed, len(attacks))
		if allowed < 25 {
			t.Errorf("%d ran", allowed)
		}
	})
}

// What tells of masked values by the number or the order of rows is not run for the model, whether it would give rows
// or none.
func TestOracles(t *testing.T) {
	each(t, "oracles", func(t *testing.T, db database.DB, m *mask.Session) {
		if _, err := m.Probe(t.Context(), "SELECT email FROM customer WHERE id = 1", database.Limits{}); err != nil {
			t.Fatal(err)
		}
		for _, sql := range []string{
			"SELECT id FROM customer WHERE email LIKE 'z%'",
			"SELECT count(*) FROM customer WHERE email = 'zebra.quux@canary.test'",
			"SELECT id FROM customer WHERE email IN ('a@b.test', 'zebra.quux@canary.test')",
			"SELECT id FROM customer WHERE email > 'm'",
			"SELECT id FROM customer WHERE ssn BETWEEN 900000000 AND 999999999",
			"SELECT id FROM customer WHERE substr(email, 1, 1) = 'z'",
			"SELECT id FROM customer WHERE lower(email) = 'zebra.quux@canary.test'",
			"SELECT id FROM customer WHERE nullif(email, 'zebra.quux@canary.test') IS NULL",
			"SELECT 1 AS x FROM sqlite_master, (SELECT email AS x FROM customer) d WHERE x LIKE 'z%'",
			"SELECT 1 AS x FROM information_schema.engines, (SELECT email AS x FROM customer) d HAVING x LIKE 'z%'",
			"SELECT id, email AS country FROM customer HAVING country LIKE 'z%'",
			"SELECT id, email AS country, (SELECT z FROM (SELECT 1 AS z) d HAVING country LIKE 'z%') AS y FROM customer",
			"SELECT id FROM customer ORDER BY email",
			"SELECT id, email FROM customer ORDER BY 2",
			"SELECT id, email FROM customer ORDER BY 2 COLLATE NOCASE",
			"SELECT count(id ORDER BY CAST(email AS integer)) FROM customer WHERE id = 1",
			"SELECT id FROM customer WHERE id = 1 WINDOW w AS (ORDER BY 1/(CASE WHEN email LIKE 'z%' THEN 0 ELSE 1 END))",
			"SELECT 1/(CASE WHEN 'email_1' LIKE 'z%' THEN 0 ELSE 1 END) AS x",
			"SELECT 1/(CASE WHEN 'email_1' LIKE 'a%' THEN 0 ELSE 1 END) AS x",
			"SELECT id, email AS x FROM customer ORDER BY x",
			"SELECT email FROM customer UNION ALL SELECT 'm' ORDER BY 1",
			"SELECT note FROM orders INTERSECT SELECT email FROM customer",
			"SELECT 'zebra.quux@canary.test' INTERSECT SELECT email FROM customer",
			"SELECT 'zebra.quux@canary.test' UNION SELECT email FROM customer",
			"WITH RECURSIVE r(n, e) AS (SELECT 1, email FROM customer WHERE id = 1 UNION ALL SELECT n + 1, 'zebra.quux@canary.test' FROM r WHERE n < 4) CYCLE e SET c USING p SELECT n FROM r",
			"WITH RECURSIVE r(n, e) AS (SELECT 1, email FROM customer WHERE id = 1 UNION ALL SELECT n + 1, 'zebra.quux@canary.test' FROM r WHERE n < 4) CYCLE e RESTRICT SELECT n FROM r",
			"SELECT count(*) FROM customer GROUP BY substr(email, 1, 1)",
			"SELECT country FROM customer GROUP BY country HAVING max(email) > 'm'",
			"SELECT DISTINCT substr(email, 1, 1) FROM customer",
			"SELECT o.note FROM orders o JOIN customer c ON c.name = o.note",
			"SELECT 1 FROM orders WHERE EXISTS (SELECT 1 FROM customer WHERE email LIKE 'z%')",
			"SELECT 1 FROM orders WHERE (SELECT count(*) FROM customer WHERE email LIKE 'z%') > 0",
			"SELECT 1 FROM orders WHERE (SELECT max(ssn) FROM customer) > 5",
			"SELECT id FROM orders WHERE customer_id IN (SELECT id FROM customer WHERE email LIKE 'z%')",
			"SELECT id FROM orders LIMIT (SELECT length(email) FROM customer WHERE id = 1)",
			"WITH z AS (SELECT id FROM customer WHERE email LIKE 'z%') SELECT count(*) FROM z",
			"SELECT count(*) FROM (SELECT id FROM customer WHERE name < 'm') d",
			"SELECT id FROM contacts WHERE address LIKE 'z%'",
			"SELECT id FROM initials WHERE initial = 'z'",
			"SELECT id FROM customer WHERE CASE WHEN email LIKE 'z%' THEN 1 ELSE 0 END = 1",
			"SELECT id FROM customer c WHERE (c.email, 1) = ('zebra.quux@canary.test', 1)",
			// Cells that are NULL, equal to others, or fail.
			"SELECT id, CASE WHEN email LIKE 'z%' THEN 1 END FROM customer",
			"SELECT nullif(email, 'zebra.quux@canary.test') FROM customer",
			"SELECT email FROM customer UNION ALL SELECT 'zebra.quux@canary.test'",
			"SELECT CASE WHEN id = 1 THEN 'zebra.quux@canary.test' ELSE email END AS email FROM customer",
			"SELECT substr(email, 1, 1) AS letter FROM customer",
			"SELECT CASE WHEN email LIKE 'z%' THEN 1/(id-id) ELSE 1 END FROM customer",
			"WITH z AS (SELECT CASE WHEN email LIKE 'z%' THEN 1/(id-id) END AS a, id FROM customer) SELECT id FROM z",
			"SELECT d.id FROM (SELECT id, length(email) AS n FROM customer) d",
		} {
			r, err := m.Probe(t.Context(), sql, database.Limits{})
			if err != nil {
				var e *database.Error
				if !errors.As(err, &e) || e.Kind != database.BadSQL && e.Kind != database.Refused {
					t.Errorf("%s: %v", sql, err)
				}
				t.Logf("%s: %v", sql, err)
				continue
			}
			if len(r.Columns) != 1 || r.Columns[0] != "note" || !strings.Contains(fmt.Sprint(r.Rows), "is not shown") {
				t.Errorf("%s shows %v %v", sql, r.Columns, r.Rows)
			}
		}
	})
}

// Honest exploring still works: stand-ins tell what is equal, and go back into queries.
func TestHonest(t *testing.T) {
	each(t, "honest", func(t *testing.T, db database.DB, m *mask.Session) {
		question, found, err := m.Hide(t.Context(), `What did ZEBRA.QUUX@canary.test, or Zebrowski ("987654321"), order in Germany?`, database.Limits{})
		if want := `What did email_1, or name_1 ("ssn_1"), order in Germany?`; question != want || err != nil || len(found) != 3 {
			t.Fatalf("%q, %+v, %v", question, found, err)
		}
		for _, c := range []struct{ sql, sees, shows string }{
			{"SELECT id, email, name FROM customer ORDER BY id", "[[1 email_1 name_1] [2 email_2 name_2] [3 <nil> name_3]]",
				"[[1 zebra.quux@canary.test Zebrowski] [2 second@canary.test Canary Two] [3 <nil> Quuxley]]"},
			{"SELECT id FROM customer WHERE email = 'email_1'", "[[1]]", "[[1]]"},
			{"SELECT id FROM customer WHERE email IN ('email_1', 'email_2') ORDER BY id", "[[1] [2]]", "[[1] [2]]"},
			{"SELECT o.note FROM orders o JOIN customer c ON o.customer_id = c.id WHERE c.name = 'name_1' ORDER BY o.id", "[[a note] [b note]]", "[[a note] [b note]]"},
			{"SELECT ssn, count(*) FROM customer GROUP BY ssn ORDER BY count(*) DESC", "[[ssn_1 2] [ssn_2 1]]", "[[987654321 2] [-5 1]]"},
			{"SELECT id FROM customer WHERE ssn = 'ssn_2'", "[[3]]", "[[3]]"},
			{"SELECT id FROM customer WHERE ssn = ssn_1 ORDER BY id", "[[1] [2]]", "[[1] [2]]"},
			{"SELECT count(email), count(DISTINCT ssn) FROM customer", "[[2 2]]", "[[2 2]]"},
			{"SELECT count(*) FROM customer WHERE email IS NULL", "[[1]]", "[[1]]"},
			{"SELECT country, count(*) FROM customer GROUP BY country ORDER BY country", "[[France 1] [Germany 2]]", "[[France 1] [Germany 2]]"},
			{"SELECT count(*) FROM customer a JOIN customer b ON a.ssn = b.ssn", "[[5]]", "[[5]]"},
			{"SELECT address FROM contacts WHERE address = 'email_1'", "[[address_1]]", "[[zebra.quux@canary.test]]"},
			{"SELECT country FROM contacts WHERE address = 'address_1'", "[[Germany]]", "[[Germany]]"},
			{"SELECT sum(total) FROM orders", "[[21]]", "[[21]]"},
			{"SELECT CASE WHEN email IS NULL THEN 'without' ELSE 'with' END AS e FROM customer ORDER BY id", "[[with] [with] [without]]", "[[with] [with] [without]]"},
			{"WITH c AS (SELECT id, email FROM customer) SELECT id FROM c WHERE email = 'email_2'", "[[2]]", "[[2]]"},
		} {
			r, err := m.Probe(t.Context(), c.sql, database.Limits{})
			if err != nil {
				t.Errorf("%s: %v", c.sql, err)
				continue
			}
			if got := fmt.Sprint(r.Rows); got != c.sees {
				t.Errorf("%s\n\tsees %s, want %s", c.sql, got, c.sees)
			}
			ran, r, err := m.Run(t.Context(), c.sql, database.Limits{})
			if err != nil || fmt.Sprint(r.Rows) != c.shows {
				t.Errorf("%s\n\tshows %v, want %s; %v", ran, r, c.shows, err)
			}
		}
		r, err := m.Probe(t.Context(), "SELECT 'email_1', count(*) FROM orders", database.Limits{})
		clean(t, "a stand-in that is selected", shown(r, err))
		ran, _, err := m.Run(t.Context(), "SELECT note FROM orders WHERE note = 'it''s email_1' OR note = 'email_1'", database.Limits{})
		if err != nil || !strings.Contains(ran, "email_1'") || !strings.Contains(ran, "'zebra.quux@canary.test'") {
			t.Errorf("%s, %v: a stand-in is put back where it is the whole literal", ran, err)
		}
	})
}

// Values are found whatever letters and however many words they have, where lower() of the database folds ASCII alone
// too.
func TestHide(t *testing.T) {
	each(t, "hide", func(t *testing.T, db database.DB, m *mask.Session) {
		for _, c := range []struct{ text, want string }{
			{"Where does Émile Durand live?", "Where does full_name_1 live?"},
			{"where does émile durand live?", "where does full_name_1 live?"},
			{"WHERE DOES ÉMILE DURAND LIVE?", "WHERE DOES full_name_1 LIVE?"},
			{"Özil, özil, ÖZIL: who is it?", "full_name_2, full_name_2, full_name_2: who is it?"},
			{"Что заказал Иван Грозный?", "Что заказал full_name_3?"},
			{"что заказал иван грозный?", "что заказал full_name_3?"},
			{"Who is at 4 Rue de l'Église, Bâtiment C, 3e étage, 31000 Toulouse, France?", "Who is at address_1?"},
		} {
			if got, _, err := m.Hide(t.Context(), c.text, database.Limits{}); err != nil || got != c.want {
				t.Errorf("%q, %v; want %q", got, err, c.want)
			}
		}
		var long strings.Builder // no query is longer than the guard reads
		for i := range 24 {
			fmt.Fprintf(&long, "Überraschungs'menü'kartenübersicht%d ", i)
		}
		if got, _, err := m.Hide(t.Context(), long.String(), database.Limits{}); err != nil || got != long.String() {
			t.Errorf("%.100q, %v", got, err)
		}
	})
}

// Table functions, SEARCH and CYCLE, aliases of joins and system versions give the model what is not masked.
func TestTableFunctions(t *testing.T) {
	const versioned = "CREATE TABLE price (id INTEGER PRIMARY KEY, amount INTEGER) WITH SYSTEM VERSIONING; INSERT INTO price VALUES (1, 5); UPDATE price SET amount = 7;"
	honest := map[dialects.Dialect]map[string]string{
		dialects.Postgres: {
			"SELECT c.id, j.i, j.a FROM customer c, JSON_TABLE(json_build_array(c.country, 'x')::jsonb, '$[*]' COLUMNS (i FOR ORDINALITY, a text PATH '$' DEFAULT 'none' ON ERROR)) AS j WHERE c.id = 1 ORDER BY j.i":                                        "[[1 1 Germany] [1 2 x]]",
			"SELECT * FROM JSON_TABLE('[{\"a\": [1, 2]}]', '$[*]' COLUMNS (b text, NESTED PATH '$.a[*]' COLUMNS (c int PATH '$'))) j ORDER BY c":                                                                                                             "[[<nil> 1] [<nil> 2]]",
			"SELECT x.a FROM customer c, XMLTABLE('/r/a' PASSING xmlelement(NAME r, xmlelement(NAME a, c.country)) COLUMNS a text PATH '.', n FOR ORDINALITY) AS x WHERE c.id = 3":                                                                           "[[France]]",
			"WITH RECURSIVE r AS (SELECT id, boss FROM customer WHERE id = 1 UNION ALL SELECT c.id, c.boss FROM customer c JOIN r ON c.boss = r.id) SEARCH DEPTH FIRST BY id SET o CYCLE id SET y TO 'Y' DEFAULT 'N' USING p SELECT id, y FROM r ORDER BY o": "[[1 N] [2 N] [3 N]]",
			"SELECT j.id, j.note FROM (orders CROSS JOIN (SELECT 1 AS one) d) AS j(id) WHERE j.one = 1 ORDER BY j.id":                                                                                                                                        "[[10 a note] [11 b note] [12 c note]]",
			"SELECT u.id FROM customer a JOIN customer b USING (id) AS u WHERE u.id < 3 ORDER BY u.id":                                                                                                                                                       "[[1] [2]]",
		},
		dialects.MySQL: {
			"SELECT c.id, j.i, j.a FROM customer c, JSON_TABLE(JSON_ARRAY(c.country, 'x'), '$[*]' COLUMNS (i FOR ORDINALITY, a VARCHAR(20) PATH '$', NESTED PATH '$.b' COLUMNS (b INT PATH '$'))) AS j WHERE c.id = 1 ORDER BY j.i": "[[1 1 Germany] [1 2 x]]",
			"SELECT amount FROM price FOR SYSTEM_TIME ALL ORDER BY amount": "[[5] [7]]", "SELECT p.amount FROM price FOR SYSTEM_TIME AS OF NOW() + INTERVAL 1 DAY AS p": "[[7]]",
			"WITH RECURSIVE r AS (SELECT id, boss FROM customer WHERE id = 1 UNION ALL SELECT c.id, c.boss FROM customer c JOIN r ON c.boss = r.id OR c.id = r.id) CYCLE id, boss RESTRICT SELECT count(*) FROM r": "[[3]]",
		},
	}
	for _, k := range kinds[1:] {
		t.Run(k.name, func(t *testing.T) {
			setup := script
			if k.name == "mariadb" {
				setup += versioned
			}
			dsn := vaultOn(t, k.dialect, k.variable, setup)
			plain, _ := opened(t, dsn, guard.Rules{})
			_, m := opened(t, dsn, guard.Rules{MaskColumns: []string{"customer.email", "customer.name"}})
			ran := 0
			for sql, want := range honest[k.dialect] {
				r, err := plain.Query(t.Context(), sql, database.Limits{})
				var e *database.Error
				if errors.As(err, &e) && e.Kind == database.BadSQL { // of another version of the server
					t.Logf("%s: %v", sql, err)
					continue
				}
				if err != nil || fmt.Sprint(r.Rows) != want {
					t.Errorf("%s: %v, %v, want %s", sql, r, err, want)
					continue
				}
				ran++
				if r, err = m.Probe(t.Context(), sql, database.Limits{}); err != nil || fmt.Sprint(r.Rows) != want {
					t.Errorf("%s is seen as %v, %v, want %s", sql, r, err, want)
				}
			}
			if ran == 0 || k.name == "mariadb" && ran < len(honest[k.dialect]) {
				t.Errorf("%d queries ran", ran)
			}
		})
	}
}

// session is one over a database whose columns are masked.
func session(t *testing.T, dsn string, columns ...string) *mask.Session {
	t.Helper()
	db, err := open.Open(t.Context(), dsn, open.Options{Rules: guard.Rules{MaskColumns: columns}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	s, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return mask.New(db, s)
}

// A text that would take thousands of look-ups is not told, and the database is not asked.
func TestHideLongText(t *testing.T) {
	m := session(t, testdb.File(t, "CREATE TABLE customer (id INTEGER PRIMARY KEY, email TEXT)"), "email")
	words := func(n int) string {
		var text strings.Builder
		for i := range n {
			fmt.Fprintf(&text, "w%d ", i)
		}
		return text.String()
	}
	if got, _, err := m.Hide(t.Context(), words(1500), database.Limits{}); err != nil || got != words(1500) {
		t.Errorf("1,500 words: %v", err)
	}
	var e *database.Error
	if got, _, err := m.Hide(t.Context(), words(150_000), database.Limits{}); got != "" || !errors.As(err, &e) || e.Rule != "mask" {
		t.Errorf("150,000 words: %.20q, %v", got, err)
	}
}

// Columns of PostgreSQL's types without equality are searched too.
func TestHideTypes(t *testing.T) {
	const script = `CREATE TABLE parcel (id int, payload json, doc xml, place point, size numeric, day date);
		INSERT INTO parcel SELECT n, '{"a":1}', '<a>secret</a>', '(1,2)', 12345, '2024-05-06' FROM generate_series(1, 3) n`
	dsn := testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_mask_types", script)
	m := session(t, dsn, strings.Fields("payload doc place size day")...)
	got, _, err := m.Hide(t.Context(), `Which has {"a":1} or <a>secret</a> or (1,2) or 12345 or 2024-05-06 ?`, database.Limits{})
	if want := "Which has payload_1 or doc_1 or place_1 or size_1 or day_1 ?"; got != want || err != nil {
		t.Errorf("%q, %v; want %q", got, err, want)
	}
	r, err := m.Probe(t.Context(), "SELECT size, day FROM parcel WHERE id = 1", database.Limits{})
	if err != nil || fmt.Sprint(r.Rows) != "[[size_1 day_1]]" {
		t.Errorf("%v, %v", r, err)
	}
}

// Where values were put back, what the database says of them is not told.
func TestRestoredErrors(t *testing.T) {
	each(t, "errors", func(t *testing.T, db database.DB, m *mask.Session) {
		if _, _, err := m.Hide(t.Context(), "zebra.quux@canary.test and Zebrowski, 987654321", database.Limits{}); err != nil {
			t.Fatal(err)
		}
		for _, sql := range []string{
			"SELECT id FROM orders WHERE id = 'email_1'", "SELECT id FROM orders WHERE total = CAST('email_1' AS integer)",
			"SELECT date 'email_1'", "SELECT json_extract('email_1', '$.a')", "SELECT nothing FROM orders WHERE note = 'email_1'",
			"SELECT id FROM orders WHERE nothing('email_1') = 1", "SELECT 'email_1' FROM nowhere", "SELECT id AS name_1, 'name_1' FROM orders WHERE id + 'name_1' > 0",
			`SELECT "email_1" FROM orders`, `SELECT id FROM orders GROUP BY 'email_1', 99`,
			"SELECT id FROM orders ORDER BY ssn_1", "SELECT id, note FROM orders GROUP BY ssn_1", "SELECT id FROM orders LIMIT ssn_1",
			"SELECT CAST(email AS integer) FROM customer WHERE id = 1 AND text 'email_1' <> ''", "SELECT CAST(email AS integer) FROM customer WHERE id = 1 AND int 'ssn_1' <> 0",
			"SELECT id FROM orders WHERE note = CAST('email_1' AS date)", "SELECT nothing FROM orders WHERE id = ssn_1",
			"SELECT nte FROM orders WHERE note = 'email_1'", "SELECT 'email_1', id FROM ordrs", // which rules mend
		} {
			r, err := m.Probe(t.Context(), sql, database.Limits{})
			clean(t, sql, shown(r, err))
			_, _, err = m.Run(t.Context(), sql, database.Limits{})
			if err != nil {
				clean(t, sql, shown(nil, err))
			}
		}
	})
}

// What a database says of a value while the query runs may read like a message about names, and no value has a stand-in
// yet. What is wrong with names is reported.
func TestRunningErrors(t *testing.T) {
	each(t, "running", func(t *testing.T, db database.DB, m *mask.Session) {
		for _, sql := range []string{
			"SELECT quote_ident(email)::regclass FROM customer", "SELECT quote_ident(name)::regtype FROM customer",
			"SELECT repeat(email, 2000)::tsquery FROM customer", "SELECT to_tsquery(repeat(name, 2000)) FROM customer",
			"SELECT extractvalue(1, concat('~', email)) FROM customer WHERE id = 1",
		} {
			_, _, err := m.Run(t.Context(), sql, database.Limits{})
			clean(t, sql, shown(nil, err))
		}
		if _, _, err := m.Run(t.Context(), "SELECT emial, email FROM customer", database.Limits{}); err == nil || !strings.Contains(err.Error(), "emial") {
			t.Error(err)
		}
	})
	dsn := testdb.File(t, script+"CREATE VIRTUAL TABLE notes USING fts5(body); INSERT INTO notes VALUES ('a note')")
	m := session(t, dsn, "customer.email")
	for sql, want := range map[string]string{
		"SELECT body FROM notes, customer WHERE notes MATCH replace(replace(email, '.', ':'), '@', ' ')": "must be a string literal",
		"SELECT body FROM notes, customer WHERE notes MATCH email":                                       "must be a string literal",
	} {
		_, _, err := m.Run(t.Context(), sql, database.Limits{})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", sql, err)
		}
		clean(t, sql, shown(nil, err))
	}
}

// What is kept for models to learn from keeps the masks.
func TestExample(t *testing.T) {
	each(t, "example", func(t *testing.T, db database.DB, m *mask.Session) {
		for _, c := range []struct{ question, sql, asked, query string }{
			{"What did zebra.quux@canary.test order?",
				"SELECT note FROM orders JOIN customer ON customer_id = customer.id WHERE email = 'zebra.quux@canary.test' AND country = 'Germany'",
				"What did email_1 order?", "email = 'email_1' AND"},
			{"Who is gone@canary.test?", "SELECT id FROM customer WHERE lower(email) = lower('gone@canary.test')", "Who is email_2?", "lower('email_2')"},
			{"How many are from Germany?", "SELECT count(*) FROM customer WHERE country = 'Germany'", "How many are from Germany?", "country = 'Germany'"},
		} {
			asked, query, ok, err := m.Example(t.Context(), c.question, c.sql, database.Limits{})
			if err != nil || !ok || asked != c.asked || !strings.Contains(query, c.query) {
				t.Errorf("%q, %q, %v %v; want %q, %q", asked, query, ok, err, c.asked, c.query)
			}
			clean(t, "an example", asked+query)
		}
	})
}

// A value is not taken for a part of a longer word, but where its script sets no spaces, and where a pattern seeks it.
func TestWholeWords(t *testing.T) {
	db := testdb.Open(t, "CREATE TABLE customer (id INTEGER, name TEXT)", open.Options{Rules: guard.Rules{MaskColumns: []string{"customer.name"}}})
	s, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for value, want := range map[string]string{
		"= 'Anna'":        "name_1 in Annapolis, 'name_1', name_1's, of_name_1: 田中さん",
		"= '田中'":          "Anna in Annapolis, 'anna', Anna's, of_anna: name_1さん",
		"LIKE '%napoli%'": "Anna in Anname_1s, 'anna', Anna's, of_anna: 田中さん",
	} {
		m := mask.New(db, s)
		m.SQL("SELECT id FROM customer WHERE name " + value)
		if asked, _ := m.Shown("Anna in Annapolis, 'anna', Anna's, of_anna: 田中さん", "SELECT 1"); asked != want {
			t.Errorf("%s: %q, want %q", value, asked, want)
		}
	}
}

// No parser sees a text that the guard would not let it see.
func TestBounds(t *testing.T) {
	each(t, "bounds", func(t *testing.T, db database.DB, m *mask.Session) {
		sql := "SELECT email FROM customer WHERE " + strings.Repeat("(", 250) + "name = 'x'" + strings.Repeat(")", 250)
		if got := m.Cover(sql, "") + m.SQL(sql); got != "" {
			t.Errorf("it is shown as %.100s", got)
		}
		if _, r, err := m.Show(sql, "", &database.Result{Columns: []string{"email"}}, database.Limits{}); err == nil {
			t.Errorf("it is shown: %v", r)
		}
		if _, err := m.Probe(t.Context(), sql, database.Limits{}); err == nil || !strings.Contains(err.Error(), "nested") {
			t.Error(err)
		}
	})
}

// A rule that names no column would protect nothing.
func TestUnknownColumn(t *testing.T) {
	_, err := open.Open(t.Context(), testdb.File(t, script), open.Options{Rules: guard.Rules{MaskColumns: []string{"customer.emial"}}})
	if err == nil || !strings.Contains(err.Error(), `mask_columns names "customer.emial"`) {
		t.Error(err)
	}
}

// What a query is refused for without masks, it is refused for with them, whoever asks: what is printed of a tree would
// run without the clause, as though it had been done.
func TestClauses(t *testing.T) {
	each(t, "clauses", func(t *testing.T, db database.DB, m *mask.Session) {
		if _, err := m.Probe(t.Context(), "SELECT email FROM customer WHERE id = 1", database.Limits{}); err != nil {
			t.Fatal(err)
		}
		for _, sql := range map[dialects.Dialect][]string{
			dialects.Postgres: {"SELECT email INTO copied FROM customer", "SELECT email FROM customer FOR UPDATE", "SELECT id FROM customer WHERE email = 'email_1' FOR SHARE",
				"WITH c AS (SELECT email FROM customer FOR UPDATE) SELECT * FROM c", "WITH c AS (DELETE FROM orders RETURNING id) SELECT email FROM customer"},
			dialects.MySQL: {"SELECT email FROM customer INTO OUTFILE '/tmp/x'", "SELECT email FROM customer LIMIT 1 INTO @x", "SELECT email FROM customer FOR UPDATE",
				"SELECT id FROM customer WHERE email = 'email_1' LOCK IN SHARE MODE", "WITH c AS (SELECT email FROM customer FOR UPDATE) SELECT * FROM c"},
		}[db.Dialect()] {
			_, probed := m.Probe(t.Context(), sql, database.Limits{})
			_, _, ran := m.Run(t.Context(), sql, database.Limits{})
			_, viewed := mask.NewStandIns().View(t.Context(), db, sql, database.Limits{})
			for how, err := range map[string]error{"probed": probed, "run": ran, "viewed": viewed} {
				if e := (*database.Error)(nil); !errors.As(err, &e) || e.Kind != database.Refused || e.Rule != guard.RuleClause {
					t.Errorf("%s: %s: %v", how, sql, err)
				}
			}
		}
	})
}
