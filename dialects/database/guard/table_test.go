package guard

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// What JSON_TABLE and XMLTABLE evaluate, SEARCH and CYCLE, aliases of joins and FOR SYSTEM_TIME are judged as
// everything else.
func TestTableFunctions(t *testing.T) {
	judged(t, Rules{}, in(postgres, "",
		"SELECT jt.a FROM t, JSON_TABLE(t.doc, '$.items[*]' PASSING t.n AS n COLUMNS (i FOR ORDINALITY, a int PATH '$.a' DEFAULT 0 ON EMPTY, NESTED PATH '$.b[*]' COLUMNS (b text PATH '$'))) jt",
		"SELECT x.a FROM t, XMLTABLE('//row[@id > 3]' PASSING t.doc COLUMNS a int PATH '@id' DEFAULT 1, b text NOT NULL) x",
		"WITH RECURSIVE r AS (SELECT id, boss FROM t UNION ALL SELECT t.id, t.boss FROM t JOIN r ON t.boss = r.id) SEARCH DEPTH FIRST BY id SET o CYCLE id SET c USING p SELECT id, c, p FROM r ORDER BY o",
		"SELECT j.a, u.x FROM (a JOIN b USING (x) AS u) AS j, (c JOIN d USING (x)) AS u"))
	judged(t, Rules{}, in(postgres, RuleFunction,
		"SELECT * FROM JSON_TABLE(pg_read_file('x')::jsonb, '$' COLUMNS (a int)) j", "SELECT * FROM JSON_TABLE('{}', '$' PASSING pg_sleep(1) AS s COLUMNS (a int)) j",
		"SELECT * FROM JSON_TABLE('{}', '$' COLUMNS (NESTED '$.a' COLUMNS (a text DEFAULT pg_read_file('x') ON EMPTY))) j",
		"SELECT * FROM JSON_TABLE('{}', '$' COLUMNS (a text DEFAULT (SELECT query_to_xml('x', true, true, '')::text) ON ERROR)) j",
		"SELECT * FROM XMLTABLE('/a' PASSING (pg_read_file('x')::xml) COLUMNS a int) x", "SELECT * FROM XMLTABLE('/a' PASSING d COLUMNS a text DEFAULT pg_read_file('x')) x",
		"SELECT * FROM XMLTABLE(XMLNAMESPACES(pg_read_file('x') AS a), '/a' PASSING d COLUMNS a text) x", "SELECT j.pg_read_file FROM JSON_TABLE('{}', '$' COLUMNS (a text)) j",
		"SELECT * FROM (a JOIN LATERAL pg_ls_dir('/') f ON true) AS j"))
	judged(t, Rules{}, in(postgres, RuleLanguage,
		"SELECT * FROM XMLTABLE(path PASSING doc COLUMNS a int) x", "SELECT * FROM t, XMLTABLE('/a' PASSING doc COLUMNS a int PATH t.path) x",
		"SELECT * FROM XMLTABLE('/a' PASSING doc COLUMNS a int PATH '"+strings.Repeat("-", maxPrefixes+1)+"1') x",
		"SELECT * FROM JSON_TABLE(doc, '$' COLUMNS (NESTED '$' COLUMNS (a int PATH '$ ? ("+strings.Repeat("(", maxEnclosed+1)+"1"+strings.Repeat(")", maxEnclosed+1)+" == 1)'))) j"))
	judged(t, Rules{}, in(postgres, RuleClause, "WITH RECURSIVE r AS (DELETE FROM t RETURNING id) SEARCH DEPTH FIRST BY id SET o SELECT * FROM r"))
	judged(t, Rules{}, in(postgres, RuleSize,
		"SELECT * FROM JSON_TABLE(repeat('x', 2000000)::jsonb, '$' COLUMNS (a int)) j", "SELECT * FROM JSON_TABLE('{}', '$' COLUMNS (a char(2000000))) j",
		"SELECT * FROM (SELECT jsonb_agg(doc) AS d FROM t) s, JSON_TABLE(s.d, '$.**' COLUMNS (NESTED '$.**' COLUMNS (a int))) j",
		"SELECT * FROM (SELECT xmlagg(doc) AS d FROM t) s, XMLTABLE('//a' PASSING s.d COLUMNS a text PATH '//b') x"))
	judged(t, Rules{}, in(mysql, "",
		"SELECT jt.a FROM t, JSON_TABLE(t.doc, '$[*]' COLUMNS (i FOR ORDINALITY, a INT PATH '$.a' DEFAULT '0' ON EMPTY, NESTED PATH '$.b[*]' COLUMNS (b TEXT PATH '$'))) jt"))
	judged(t, Rules{}, in(mysql, "", "SELECT * FROM t FOR SYSTEM_TIME AS OF NOW() - INTERVAL 1 DAY", "SELECT * FROM t FOR SYSTEM_TIME ALL x, u FOR SYSTEM_TIME BETWEEN '2024-01-01' AND NOW()",
		"WITH RECURSIVE r AS (SELECT id, boss FROM t UNION ALL SELECT t.id, t.boss FROM t JOIN r ON t.boss = r.id) CYCLE id RESTRICT SELECT * FROM r"))
	judged(t, Rules{}, in(mysql, RuleFunction, "SELECT * FROM t FOR SYSTEM_TIME AS OF SLEEP(5)", "SELECT * FROM t FOR SYSTEM_TIME BETWEEN NOW() AND (SELECT LOAD_FILE('x'))"))
	judged(t, Rules{}, in(mysql, RuleClause, "SELECT * FROM t FOR SYSTEM_TIME AS OF @x"))
	judged(t, Rules{}, in(mysql, RuleLanguage,
		"SELECT * FROM t, JSON_TABLE(t.doc, '$' COLUMNS (a INT PATH '$"+strings.Repeat("[0]", maxProgram)+"')) j",
		"SELECT * FROM t, JSON_TABLE(t.doc, '$' COLUMNS (NESTED PATH '$"+strings.Repeat("[0]", maxProgram)+"' COLUMNS (a INT PATH '$'))) j"))
	judged(t, Rules{}, in(mysql, RuleSize,
		"SELECT * FROM (SELECT JSON_ARRAYAGG(doc) AS d FROM t) s, JSON_TABLE(s.d, '$**.a' COLUMNS (NESTED PATH '$**.b' COLUMNS (a INT PATH '$'))) j"))
}

// Denied columns are not read by them either.
func TestTableFunctionsDeny(t *testing.T) {
	r := Rules{DenyColumns: []string{"customer.email"}, DenyTables: []string{"secret"},
		Schema: sqltree.Names{"customer": {"id", "email", "boss"}, "orders": {"id", "note", "email"}}}
	judged(t, r, in(postgres, RuleColumn,
		"SELECT j.a FROM customer c, JSON_TABLE(c.email::jsonb, '$' COLUMNS (a text)) j", "SELECT j.a FROM customer c, JSON_TABLE('{}', '$' PASSING c.email AS e COLUMNS (a text PATH '$e')) j",
		"SELECT j.a FROM customer c, JSON_TABLE('{}', '$' COLUMNS (a text PATH '$.a' DEFAULT c.email ON EMPTY)) j", "SELECT j.a FROM customer c, JSON_TABLE(to_jsonb(c), '$' COLUMNS (a text PATH '$.email')) j",
		"SELECT j.a FROM customer c, JSON_TABLE('{}', '$' COLUMNS (NESTED '$' COLUMNS (a text DEFAULT (SELECT email FROM customer) ON ERROR))) j",
		"SELECT x.a FROM customer c, XMLTABLE('/a' PASSING xmlelement(NAME a, c.email) COLUMNS a text PATH '.') x", "SELECT x.a FROM customer c, XMLTABLE('/a' PASSING '<a/>' COLUMNS a text DEFAULT c.email) x",
		"SELECT j.email FROM (customer JOIN orders USING (id)) AS j", "SELECT j FROM (customer c CROSS JOIN orders o) AS j", "SELECT u.email FROM customer JOIN orders USING (email) AS u",
		"SELECT j.b FROM (customer CROSS JOIN orders) AS j(a, b)",
		"WITH RECURSIVE r AS (SELECT id, email AS e FROM customer UNION ALL SELECT id, e FROM r) SEARCH DEPTH FIRST BY e SET o SELECT o FROM r",
		"WITH RECURSIVE r AS (SELECT * FROM customer UNION ALL SELECT * FROM r) CYCLE email SET c USING p SELECT p FROM r"))
	judged(t, r, in(postgres, "", "SELECT u.id FROM customer JOIN orders USING (id) AS u", "SELECT j.a FROM customer c, JSON_TABLE(c.boss::jsonb, '$' COLUMNS (a text)) j",
		"WITH RECURSIVE r AS (SELECT id, boss FROM customer UNION ALL SELECT r.id, r.boss FROM r) SEARCH DEPTH FIRST BY id SET email SELECT email FROM r"))
	judged(t, r, in(postgres, RuleTable, "SELECT * FROM JSON_TABLE((SELECT a FROM secret), '$' COLUMNS (a text)) j", "SELECT * FROM (orders JOIN secret USING (id)) AS j"))
	judged(t, r, in(mysql, RuleColumn, "SELECT j.a FROM customer c, JSON_TABLE(c.email, '$' COLUMNS (a TEXT PATH '$')) j",
		"SELECT * FROM customer FOR SYSTEM_TIME ALL", "SELECT o.id FROM orders FOR SYSTEM_TIME AS OF (SELECT email FROM customer) o"))
	judged(t, r, in(mysql, RuleTable, "SELECT * FROM secret FOR SYSTEM_TIME ALL", "SELECT id FROM orders FOR SYSTEM_TIME FROM (SELECT a FROM secret) TO NOW()"))
}
