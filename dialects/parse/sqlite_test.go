package parse

import (
	"database/sql"
	"errors"
	"regexp"
	"strings"
	"testing"

	_ "modernc.org/sqlite"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// sqliteTrees are queries and their trees.
var sqliteTrees = []example{
	{`SELECT 1`, `(select 1)`},
	{`SELECT DISTINCT a, T.B AS C, "T"."B" "C d", main.t.a, t.* FROM T`, `(select DISTINCT a t.b:c |T|.|B|:|C d| main.t.a t.* (from t))`},
	{`SELECT ALL * FROM t;`, `(select * (from t))`},
	{"SELECT `Name`, [Other Name], \"Quoted\", plain AS 'str' FROM \"My Table\" AS [Tee]", `(select |Name| |Other Name| "Quoted" plain:str (from |My Table|:|Tee|))`},
	{`SELECT NULL, 1, 2.50, .5e-3, 0x1F, 1_000, 'it''s', "say ""hi""", x'0aFF', TRUE, False, CURRENT_DATE, current_timestamp, Current_Time`, `(select NULL 1 2.50 .5e-3 0x1F 1_000 'it's' "say "hi"" x'0aFF' TRUE FALSE CURRENT_DATE CURRENT_TIMESTAMP CURRENT_TIME)`},
	{`SELECT ?, ?3, :name, @at, $d::x(1)`, `(select ? ?3 :name @at $d::x(1))`},
	{`SELECT -a, +b, - -1, ~c, NOT d, NOT NOT e`, `(select (negate a) b (negate (negate 1)) (~ c) (not d) (not (not e)))`},
	{`SELECT a + b * c - d / e % f, (a + b) * c, a || b || c, a << 1 | b & 2 >> 3`, `(select (- (+ a (* b c)) (% (/ d e) f)) (* (+ a b) c) (|| (|| a b) c) (>> (& (| (<< a 1) b) 2) 3))`},
	{`SELECT a -> '$.x' ->> 'y'`, `(select (->> (-> a '$.x') 'y'))`},
	{`SELECT 1 FROM t WHERE a = 1 AND b == 2 AND (c != 3 AND d <> 4) OR (e < 5 OR f >= 6) AND NOT (g <= 7 OR h > 8)`, `(select 1 (from t) (where (or (and (= a 1) (= b 2) (<> c 3) (<> d 4)) (and (or (< e 5) (>= f 6)) (not (or (<= g 7) (> h 8)))))))`},
	{`SELECT 1 FROM t WHERE a IS NULL AND a IS NOT NULL AND a ISNULL AND a NOTNULL AND a NOT NULL AND a IS (NULL)`, `(select 1 (from t) (where (and (is null a) (not (is null a)) (is null a) (not (is null a)) (not (is null a)) (is null a))))`},
	{`SELECT a IS b, a IS NOT b, a IS DISTINCT FROM b, a IS NOT DISTINCT FROM b, a IS TRUE, a IS NOT FALSE, a IS NOT DISTINCT FROM NULL, NULL IS a`, `(select (is a b) (not (is a b)) (not (is a b)) (is a b) (is a TRUE) (not (is a FALSE)) (is null a) (is NULL a))`},
	{`SELECT a LIKE 'x%', a NOT LIKE 'x!%' ESCAPE '!', a GLOB 'x*', a NOT REGEXP '^x', t MATCH 'x'`, `(select (like a 'x%') (not (like a 'x!%' '!')) (glob a 'x*') (not (regexp a '^x')) (match t 'x'))`},
	{`SELECT a BETWEEN 1 AND 2 AND b NOT BETWEEN c + 1 AND (d)`, `(select (and (between a 1 2) (not (between b (+ c 1) d))))`},
	{`SELECT a IN (1, 2), a NOT IN (), a IN (SELECT b FROM t), (a, b) IN (VALUES (1, 2)), a NOT IN t, a IN main.T, a IN generate_series(1, 3)`, `(select (in a 1 2) (not (in a)) (in a (select b (from t))) (in (row a b) (values (row 1 2))) (not (in a (select * (from t)))) (in a (select * (from main.t))) (in a (select * (from (call generate_series 1 3)))))`},
	{`SELECT EXISTS (SELECT 1 FROM t), NOT EXISTS (SELECT 2), (SELECT max(a) FROM t), (VALUES (1))`, `(select (exists (select 1 (from t))) (not (exists (select 2))) (subquery (select (call max a) (from t))) (subquery (values (row 1))))`},
	{`SELECT CASE WHEN a THEN 1 ELSE 2 END, CASE x WHEN 1 THEN 'a' WHEN 2 THEN 'b' END`, `(select (case (when a 1) (else 2)) (case (when (= x 1) 'a') (when (= x 2) 'b')))`},
	{`SELECT CAST(a AS Integer), CAST(b AS decimal(10,2)), CAST(c AS unsigned big int), CAST(d AS)`, `(select (cast integer a) (cast decimal(10, 2) b) (cast unsigned big int c) (cast d))`},
	{`SELECT a COLLATE NOCASE || b COLLATE "Odd", (a, b) < (1, 2)`, `(select (|| (collate nocase a) (collate Odd b)) (< (row a b) (row 1 2)))`},
	{`SELECT count(*), Count(DISTINCT a), COUNT(ALL a), now(), "Sum"(a), max(a, b)`, `(select (call count *) (call count a DISTINCT) (call count a) (call now) (call sum a) (call max a b))`},
	{`SELECT group_concat(DISTINCT a ORDER BY b DESC, c NULLS LAST), sum(a) FILTER (WHERE a > 0)`, `(select (call group_concat a DISTINCT (order b DESC c LAST)) (call sum a (filter (> a 0))))`},
	{`SELECT row_number() OVER (PARTITION BY a, b ORDER BY c DESC), sum(x) FILTER (WHERE y) OVER w, lag(z, 1) OVER (w ROWS 2 PRECEDING) FROM t WINDOW w AS (PARTITION BY a), v AS (w ORDER BY b)`, `(select (call row_number (over (partition a b) (order c DESC))) (call sum x (filter y) (over w)) (call lag z 1 (over w (rows [preceding 2]))) (from t) (window w (partition a)) (window v w (order b)))`},
	{`SELECT sum(a) OVER (ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW), sum(a) OVER (ORDER BY b RANGE BETWEEN 1 PRECEDING AND 2 FOLLOWING EXCLUDE TIES), sum(a) OVER (ORDER BY b GROUPS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING EXCLUDE NO OTHERS), sum(a) OVER (ROWS UNBOUNDED PRECEDING EXCLUDE GROUP), sum(a) OVER (ROWS CURRENT ROW EXCLUDE CURRENT ROW)`, `(select (call sum a (over (rows [unbounded preceding] [current row]))) (call sum a (over (order b) (range [preceding 1] [following 2] exclude ties))) (call sum a (over (order b) (groups [current row] [unbounded following] exclude no others))) (call sum a (over (rows [unbounded preceding] exclude group))) (call sum a (over (rows [current row] exclude current row))))`},
	{`SELECT a FROM t WHERE b GROUP BY c, d + 1 HAVING count(*) > 1 ORDER BY 1 DESC NULLS FIRST, e ASC NULLS LAST LIMIT 10 OFFSET 5`, `(query (select a (from t) (where b) (group c (+ d 1)) (having (> (call count *) 1))) (order 1 DESC FIRST e LAST) (limit 10) (offset 5))`},
	{`SELECT a FROM t LIMIT 5, 10`, `(query (select a (from t)) (limit 10) (offset 5))`},
	{`SELECT a FROM t ORDER BY a LIMIT -1`, `(query (select a (from t)) (order a) (limit (negate 1)))`},
	{`SELECT * FROM a, b AS B2, main.c C2`, `(select * (from (cross (cross a b:b2) main.c:c2)))`},
	{`SELECT * FROM a JOIN b ON a.x = b.y LEFT OUTER JOIN c USING (x, Y) RIGHT JOIN d ON 1 FULL OUTER JOIN e ON 2 CROSS JOIN f INNER JOIN g`, `(select * (from (inner (cross (full (right (left (inner a b (on (= a.x b.y))) c (using[x y])) d (on 1)) e (on 2)) f) g)))`},
	{`SELECT * FROM a NATURAL JOIN b NATURAL LEFT JOIN c`, `(select * (from (left NATURAL (inner NATURAL a b) c)))`},
	{`SELECT * FROM a LEFT JOIN (b CROSS JOIN c ON b.x = c.x) ON a.x = b.x, d ON d.x`, `(select * (from (cross (left a (cross b c (on (= b.x c.x))) (on (= a.x b.x))) d (on d.x))))`},
	{`SELECT * FROM (a), ((b AS y)) AS z, (c JOIN d) AS cd, ((SELECT 1) q) AS r`, `(select * (from (cross (cross (cross a b:z) (derived (select * (from (inner c d)))):cd) (derived (select 1)):r)))`},
	{`SELECT * FROM (SELECT a FROM t ORDER BY a LIMIT 1) AS x JOIN (VALUES (1, 2), (3, 4)) y`, `(select * (from (inner (derived (query (select a (from t)) (order a) (limit 1))):x (derived (values (row 1 2) (row 3 4))):y)))`},
	{`SELECT * FROM json_each(t.a, '$.b') AS j, main.pragma_table_info('t'), pragma_table_list`, `(select * (from (cross (cross (call json_each t.a '$.b'):j (call main.pragma_table_info 't')) pragma_table_list)))`},
	{`SELECT * FROM t INDEXED BY i, u NOT INDEXED`, `(select * (from (cross t u)))`},
	{`VALUES (1, 'a'), (2, NULL)`, `(values (row 1 'a') (row 2 NULL))`},
	{`SELECT a FROM t UNION SELECT b FROM u UNION ALL VALUES (1) EXCEPT SELECT c FROM v INTERSECT SELECT d FROM w ORDER BY 1 LIMIT 2`, `(query (intersect (except (union ALL (union (select a (from t)) (select b (from u))) (values (row 1))) (select c (from v))) (select d (from w))) (order 1) (limit 2))`},
	{`WITH c(X, "Y") AS (SELECT 1, 2), d AS MATERIALIZED (SELECT * FROM c), e AS NOT MATERIALIZED (SELECT 3) SELECT * FROM C, d AS d2, e, main.c, f`, `(query (with (c[x |Y|] (select 1 2)) (d materialized (select * (from <c>))) (e not materialized (select 3))) (select * (from (cross (cross (cross (cross <c> <d>:d2) <e>) main.c) f))))`},
	{`WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 9) SELECT n FROM r`, `(query (with RECURSIVE (r[n] (union ALL (select 1) (select (+ n 1) (from <r>) (where (< n 9)))))) (select n (from <r>)))`},
	{`WITH a AS (SELECT * FROM b), b AS (SELECT 1) SELECT * FROM a`, `(query (with (a (select * (from <b>))) (b (select 1))) (select * (from <a>)))`},
	{`WITH a AS (WITH b AS (SELECT * FROM t) SELECT * FROM b) SELECT * FROM a, b WHERE x IN a AND y IN (WITH a AS (SELECT * FROM u) SELECT * FROM a)`, `(query (with (a (query (with (b (select * (from t)))) (select * (from <b>))))) (select * (from (cross <a> b)) (where (and (in x (select * (from <a>))) (in y (query (with (a (select * (from u)))) (select * (from <a>))))))))`},
	{`WITH t AS (SELECT * FROM main.t) SELECT (SELECT max(x) FROM t) FROM t UNION SELECT 1 FROM T ORDER BY (SELECT 1 FROM t) LIMIT (SELECT 2 FROM t)`, `(query (with (t (select * (from main.t)))) (union (select (subquery (select (call max x) (from <t>))) (from <t>)) (select 1 (from <t>))) (order (subquery (select 1 (from <t>)))) (limit (subquery (select 2 (from <t>)))))`},
	{`SELECT (SELECT 1 FROM (WITH i AS (SELECT 1) SELECT * FROM i)), (SELECT 1 FROM i)`, `(select (subquery (select 1 (from (derived (query (with (i (select 1))) (select * (from <i>))))))) (subquery (select 1 (from i))))`},
	{"SELECT /* a ; comment */ a -- another\nFROM t /* unterminated ; DELETE FROM t", `(select a (from t))`},
}

func TestSQLiteTrees(t *testing.T) { testTrees(t, dialects.SQLite, sqliteTrees) }

func TestSQLiteSpans(t *testing.T) {
	const text = ` WITH c AS ( /* c */ SELECT 1 ) -- a
 SELECT (SELECT 2 ), EXISTS( SELECT 3) FROM ( VALUES (4) UNION SELECT 5
 ORDER BY 1 LIMIT 2 ) AS d WHERE x IN ( SELECT 6 ) UNION ALL SELECT 7 FROM t WHERE (a) GROUP BY b HAVING (b) WINDOW w AS ( ) LIMIT 1 ; `
	testSpans(t, dialects.SQLite, text,
		strings.Trim(text, " ;"),
		"SELECT 1",
		text[strings.Index(text, "SELECT (SELECT 2"):strings.Index(text, " UNION ALL")],
		"VALUES (4) UNION SELECT 5\n ORDER BY 1 LIMIT 2",
		"VALUES (4)",
		"SELECT 5",
		"SELECT 2",
		"SELECT 3",
		"SELECT 6",
		"SELECT 7 FROM t WHERE (a) GROUP BY b HAVING (b) WINDOW w AS ( )",
	)
	const made = `SELECT a IN t, b IN main . "u" , c IN f ( 1, (2) ) , d NOT IN v AND e FROM ( x JOIN y ON 1 ) AS z, (( w , ( p ) )) q`
	testSpans(t, dialects.SQLite, made, made, "x JOIN y ON 1", "( w , ( p ) )", "t", `main . "u"`, "f ( 1, (2) )", "v")
}

func TestSQLiteFacts(t *testing.T) {
	testFacts(t, dialects.SQLite, []struct{ sql, facts string }{
		{"SELECT 1", "| |"},
		{"SELECT * FROM Main.T, t, \"T\", t", "main.t t T | |"},
		{"SELECT a FROM t WHERE x IN u AND y IN (SELECT b FROM v ORDER BY (SELECT 1 FROM w)) UNION SELECT 1 FROM (y JOIN z)", "t u v w y z | |"},
		{"WITH c AS (SELECT * FROM a), d AS (SELECT * FROM c) SELECT * FROM c, D, main.c, \"C\", b", "a main.c b | |"},
		{"WITH c AS (SELECT * FROM c) SELECT 1 WHERE 1 IN (SELECT 1 FROM c) AND x IN c", "| |"},
		{"SELECT (WITH c AS (SELECT 1) SELECT * FROM c), (SELECT * FROM c)", "c | |"},
		{"SELECT Lower(a), count(*), sum(DISTINCT b), sum(b), sum(b) OVER w, group_concat(c ORDER BY max(d)), total(e) FILTER (WHERE abs(f)) FROM json_each(hex(g)) WHERE h IN pragma_x(1) WINDOW w AS (ORDER BY random())", "| lower:scalar count:aggregate sum:aggregate sum:scalar sum:window max:scalar group_concat:aggregate abs:scalar total:aggregate hex:scalar json_each:from pragma_x:from random:scalar |"},
		{"SELECT load_extension('x') FROM main.fsdir('/') LIMIT (SELECT readfile(y))", "| load_extension:scalar main.fsdir:from readfile:scalar |"},
		{"SELECT * FROM t INDEXED BY i JOIN u NOT INDEXED", "t u | | plan"},
		{"WITH d AS (SELECT f(id) FROM a) DELETE FROM d WHERE id IN d OR EXISTS (SELECT 1 FROM b)", "d a b | f:scalar |"},
		{"UPDATE t SET a = (SELECT g(b) FROM u) FROM v JOIN (SELECT * FROM w) ON h(1) RETURNING i(c)", "t u v w | g:scalar h:scalar i:scalar |"},
		{"INSERT INTO t(a) SELECT * FROM u WHERE 1 ON CONFLICT (a) DO UPDATE SET a = (SELECT b FROM v)", "t u v | |"},
		{"CREATE TABLE t (a REFERENCES u, b DEFAULT (f(1)), FOREIGN KEY (a) REFERENCES v (x))", "t u v | f:scalar |"},
		{"CREATE TEMP TRIGGER r AFTER INSERT ON t WHEN f(new.a) BEGIN UPDATE u SET a = 1; SELECT RAISE(ABORT, 'x'), b FROM v; END", "t u v | f:scalar |"},
		{"CREATE UNIQUE INDEX i ON t (f(a)) WHERE g(b)", "t | f:scalar g:scalar |"},
		{"EXPLAIN QUERY PLAN SELECT f(a) FROM t", "t | f:scalar |"},
	})
}

func TestSQLiteKinds(t *testing.T) {
	testKinds(t, dialects.SQLite, []struct {
		sql  string
		kind sqltree.Kind
	}{
		{"INSERT INTO t VALUES (1)", "insert"},
		{"INSERT OR REPLACE INTO t DEFAULT VALUES", "insert"},
		{"REPLACE INTO t VALUES (1)", "replace"},
		{"UPDATE t SET a = 1", "update"},
		{"WITH c AS (SELECT 1) DELETE FROM t", "delete"},
		{"CREATE TEMP TABLE IF NOT EXISTS t AS SELECT 1", "create table"},
		{"CREATE VIRTUAL TABLE t USING fts5(x)", "create virtual table"},
		{"CREATE UNIQUE INDEX i ON t (a)", "create index"},
		{"CREATE TEMP VIEW v AS SELECT 1", "create view"},
		{"CREATE TRIGGER r INSERT ON t BEGIN DELETE FROM t; END", "create trigger"},
		{"ALTER TABLE t RENAME TO u", "alter table"},
		{"DROP TABLE IF EXISTS t", "drop table"},
		{"DROP VIEW v", "drop view"},
		{"DROP INDEX i", "drop index"},
		{"DROP TRIGGER r", "drop trigger"},
		{"BEGIN EXCLUSIVE TRANSACTION", "begin"},
		{"COMMIT", "commit"},
		{"end", "end"},
		{"ROLLBACK TO s", "rollback"},
		{"SAVEPOINT s", "savepoint"},
		{"RELEASE s", "release"},
		{"ATTACH 'x.db' AS x", "attach"},
		{"DETACH x", "detach"},
		{"PRAGMA query_only = 0", "pragma"},
		{"VACUUM INTO 'x.db'", "vacuum"},
		{"ANALYZE t", "analyze"},
		{"REINDEX", "reindex"},
		{"EXPLAIN SELECT 1", "explain"},
		{"EXPLAIN QUERY PLAN DELETE FROM t", "explain"},
	})
}

// sqliteRefusals are texts that are not one query in SQLite's grammar.
var sqliteRefusals = []refusal{
	{"", &CountError{0}},
	{" ; -- nothing", &CountError{0}},
	{"/* DELETE FROM t", &CountError{0}},
	{"SELECT 1; SELECT 2", &CountError{2}},
	{"SELECT 1;; DELETE FROM t; SELECT 3", &CountError{2}},
	{"SELECT FROM t", &SyntaxError{`near "FROM": syntax error`, 7}},
	{"SELECT 1; SELEC", &SyntaxError{`near "SELEC": syntax error`, 10}},
	{"SELECT a FROM", &SyntaxError{"incomplete input", 13}},
	{"SELECT 'a", &SyntaxError{`unrecognized token: "'a"`, 7}},
	{"SELECT 1\x00; DELETE FROM t", &SyntaxError{"a NUL byte would end the statement", 8}},
	{"(SELECT 1) UNION SELECT 2", &SyntaxError{`near "(": syntax error`, 0}},
	{"SELECT 1 UNION (SELECT 2)", &SyntaxError{`near "(": syntax error`, 15}},
	{"SELECT 1 ORDER BY 1 UNION SELECT 2", &SyntaxError{"ORDER BY clause should come after UNION not before", 18}},
	{"SELECT 1 EXCEPT SELECT 2 LIMIT 1 INTERSECT SELECT 3", &SyntaxError{"LIMIT clause should come after INTERSECT not before", 25}},
	{"SELECT * FROM t ON 1", &SyntaxError{"a JOIN clause is required before ON", 14}},
	{"SELECT * FROM t, (u USING (a))", &SyntaxError{"a JOIN clause is required before ON", 18}},
	{"SELECT * FROM t LEFT INNER JOIN u", &SyntaxError{"unknown join type: LEFT INNER JOIN", 16}},
	{"SELECT * FROM t NATURAL OUTER JOIN u", &SyntaxError{"unknown join type: NATURAL OUTER JOIN", 16}},
	{"SELECT * FROM t LEFT sideways JOIN u", &SyntaxError{"unknown join type: LEFT sideways JOIN", 16}},
	{"SELECT * FROM t LEFT \"outer\" JOIN u", &SyntaxError{"unknown join type: LEFT \"outer\" JOIN", 16}},
	{"SELECT 1" + strings.Repeat(" + 1", 1000), &SyntaxError{"Expression tree is too large (maximum depth 1000)", 7}},
	{"SELECT 1" + strings.Repeat(" UNION SELECT 1", 500), &SyntaxError{"too many terms in compound SELECT", 7500}},
	{"SELECT 1 FROM t" + strings.Repeat(", t", 64), &SyntaxError{"at most 64 tables in a join", 204}},
	{"SELECT " + strings.Repeat("(", 1e5), &SyntaxError{"Recursion limit", 10006}},
	{"SELECT 1, raise(ignore)", &UnknownError{"RAISE", 10}},
}

func TestSQLiteRefusals(t *testing.T) { testRefusals(t, dialects.SQLite, sqliteRefusals) }

func TestSQLiteLongTexts(t *testing.T) {
	testLong(t, dialects.SQLite,
		"SELECT 1 WHERE a = 0"+strings.Repeat(" OR a = 1", 20_000),
		"SELECT 1 WHERE a IN (0"+strings.Repeat(", 1", 100_000)+")",
		"SELECT "+strings.Repeat("(", 900)+"1"+strings.Repeat(" + 1)", 900),
		"VALUES (0)"+strings.Repeat(", (1)", 100_000),
		"SELECT 1"+strings.Repeat(" UNION SELECT 1", 499),
		"SELECT 1 FROM t"+strings.Repeat(", t", 63),
	)
}

// Every query of the corpora gives a sound tree, unless SQLite itself finds a syntax error in it.
func TestSQLiteCorpora(t *testing.T) {
	db := engine(t)
	refused := func(sql string) bool { return db.syntaxError(t, sql) != "" }
	testCorpus(t, dialects.SQLite, "Spider train", corpora.Spider(t), refused)
	testCorpus(t, dialects.SQLite, "BIRD dev", corpora.BIRD(t), refused)
	testCorpus(t, dialects.SQLite, "Defog", corpora.Defog(t, dialects.SQLite), refused)
}

// The engine agrees with the worked examples: it takes the trees' texts and refuses the others.
func TestSQLiteAgreesOnExamples(t *testing.T) {
	db := engine(t)
	for _, c := range sqliteTrees {
		if message := db.syntaxError(t, c.sql); message != "" {
			t.Errorf("%s: SQLite refuses it: %s", c.sql, message)
		}
	}
	for _, c := range sqliteRefusals {
		if e, ok := c.err.(*SyntaxError); ok && !strings.Contains(c.sql, "\x00") && db.syntaxError(t, c.sql) == "" {
			t.Errorf("%.100s: SQLite takes it; we say: %v", c.sql, e)
		}
	}
}

// Mutants of the examples: whatever we take, SQLite takes too, and the other way round.
func TestSQLiteMutants(t *testing.T) {
	token := regexp.MustCompile(`'[^']*'|"[^"]*"|\w+|[^\w\s;]`)
	var texts [][]string
	var pieces []string
	for _, c := range sqliteTrees {
		tokens := token.FindAllString(c.sql, -1)
		texts, pieces = append(texts, tokens), append(pieces, tokens...)
	}
	db := engine(t)
	queries, refused, others := 0, 0, 0
	for text := range mutants(texts, pieces, 2000) {
		s, err := sound(t, dialects.SQLite, text)
		switch {
		case errors.As(err, new(*SyntaxError)):
			refused++
			if db.parses(t, text) {
				t.Errorf("%s: %v, and SQLite takes it", text, err)
			}
		case err == nil && s.Kind == sqltree.KindQuery:
			queries++
			if theirs := db.syntaxError(t, text); theirs != "" {
				t.Errorf("%s: SQLite refuses it: %s", text, theirs)
			}
		default:
			others++
		}
	}
	t.Logf("%d queries, %d refused by both, %d others", queries, refused, others)
}

// sqliteEngine is SQLite itself, with one empty table.
type sqliteEngine struct{ *sql.DB }

func engine(t *testing.T) sqliteEngine {
	t.Helper()
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	db.SetMaxOpenConns(1)
	if _, err := db.Exec("CREATE TABLE t (a)"); err != nil {
		t.Fatal(err)
	}
	return sqliteEngine{db}
}

// says is SQLite's message on compiling a statement, "" if it has none.
func (db sqliteEngine) says(t *testing.T, text string) string {
	t.Helper()
	rows, err := db.QueryContext(t.Context(), "EXPLAIN "+text)
	if err != nil {
		return err.Error()
	}
	rows.Close()
	return ""
}

// syntaxError is SQLite's message if it is one of its parser.
func (db sqliteEngine) syntaxError(t *testing.T, text string) string {
	t.Helper()
	said := db.says(t, text)
	for _, phrase := range []string{
		`": syntax error`, "unrecognized token", "incomplete input", "clause should come after", "unknown join type",
		"a JOIN clause is required", "too many terms", "Expression tree is too large", "at most 64 tables", "Recursion limit",
	} {
		if strings.Contains(said, phrase) {
			return said
		}
	}
	return ""
}

// parses reports whether SQLite certainly read a statement to its end: names are looked up only then.
func (db sqliteEngine) parses(t *testing.T, text string) bool {
	t.Helper()
	said := db.says(t, text)
	return said == "" || strings.Contains(said, "no such ")
}

func FuzzParseSQLite(f *testing.F) { fuzzParse(f, dialects.SQLite, sqliteTrees, sqliteRefusals) }

func BenchmarkParseSQLite(b *testing.B) { benchmarkParse(b, dialects.SQLite, corpora.Spider(b)) }
