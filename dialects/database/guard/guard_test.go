package guard

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

const (
	lite     = dialects.SQLite
	mysql    = dialects.MySQL
	postgres = dialects.Postgres
)

// verdict is a statement with the rule that refuses it; "" lets it pass, "syntax" is an error of the parser.
type verdict struct {
	dialect dialects.Dialect
	sql     string
	rule    string
}

// judged runs verdicts under some rules, and says of each refusal what it must.
func judged(t *testing.T, r Rules, verdicts []verdict) {
	t.Helper()
	for _, v := range verdicts {
		s, err := Check(v.dialect, v.sql, r)
		if got := ruleOf(err); got != v.rule {
			t.Errorf("%s: %q, want %q (%v): %.200q", v.dialect, got, v.rule, err, v.sql)
		}
		if s == nil && err == nil {
			t.Errorf("%s: passed without a statement: %.200q", v.dialect, v.sql)
		}
	}
}

func ruleOf(err error) string {
	var r *Refusal
	var syntax *parse.SyntaxError
	var count *parse.CountError
	switch {
	case err == nil:
		return ""
	case errors.As(err, &r):
		return r.Rule
	case errors.As(err, &syntax), errors.As(err, &count):
		return "syntax"
	}
	return err.Error()
}

// everywhere is one text in all dialects.
func everywhere(rule string, texts ...string) []verdict {
	var out []verdict
	for _, sql := range texts {
		for _, d := range []dialects.Dialect{lite, mysql, postgres} {
			out = append(out, verdict{d, sql, rule})
		}
	}
	return out
}

func in(d dialects.Dialect, rule string, texts ...string) []verdict {
	var out []verdict
	for _, sql := range texts {
		out = append(out, verdict{d, sql, rule})
	}
	return out
}

func TestText(t *testing.T) {
	judged(t, Rules{}, everywhere(RuleLength, "SELECT '"+strings.Repeat("a", maxText)+"'", "SELECT 1"+strings.Repeat(",1", maxTokens)))
	judged(t, Rules{}, everywhere(RuleCharacter, "SELECT '\xff'", "SELECT 1\x00", "SELECT\u00a01", "SELECT 1\u202e", "SELECT 1 /* \u202e */", "SELECT\v1", "SELECT\u20281"))
	judged(t, Rules{}, everywhere("", "SELECT '\u00a0 \u202e \x01'", "SELECT 'é', 'ß' AS größe", "SELECT\t1\r\n;", "SELECT 1 -- über", "SELECT 1; -- end",
		"/* first */ SELECT 1"))
	judged(t, Rules{}, everywhere("syntax", "", " ", ";", "-- nothing", "/* nothing */", "SELECT FROM", "SELECT 'open", `SELECT "open`, "Sorry, I cannot answer that."))
	judged(t, Rules{}, everywhere(RuleSeveral, "SELECT 1; SELECT 2", "SELECT 1;;SELECT 2", "SELECT 1; DROP TABLE t", "SELECT 1;'"))
	judged(t, Rules{}, everywhere("", "SELECT ';'", "SELECT 1 /* ; */", "SELECT 1 -- ;\n", "SELECT ';''; '"))
	judged(t, Rules{}, everywhere(RuleComment, "SELECT 1 /*", "SELECT 1 /* DROP"))

	judged(t, Rules{}, in(mysql, RuleComment, "SELECT 1 /*!50000 INTO OUTFILE 'x' */", "SELECT /*M! 1 */ 2", "SELECT /*m!100100 1 */ 2", "SELECT /* /*! */ 1",
		"SELECT /*+ SET_VAR(a=1) */ 1", "SELECT 1 // 2", "SELECT 1 # /*!"))
	judged(t, Rules{}, in(mysql, RuleCharacter, "SELECT 1 $$ INTO OUTFILE 'x' $$", "SELECT $a", "SELECT 1 --\x01"))
	judged(t, Rules{}, in(mysql, "", "SELECT '/*! */'", `SELECT "/*! */"`, "SELECT a$b FROM t", "SELECT '$$'", "SELECT 1 # one", "SELECT 1--1", `SELECT 'a\'; DROP TABLE t; -- '`))
	judged(t, Rules{}, in(lite, RuleSeveral, `SELECT 'a\'; DROP TABLE t; -- '`))
	judged(t, Rules{}, in(lite, "", "SELECT /*+ hint */ 1", "SELECT /*! 1 */ 2", "SELECT [a;b] FROM t", "SELECT `a;b` FROM t"))
	judged(t, Rules{}, in(postgres, RuleSeveral, `SELECT 'a\'; DROP TABLE t; -- '`, `SELECT E'a\''; DROP TABLE t; --'`, "SELECT $a$;$b$ ;$a$; SELECT 1",
		"SELECT 1 -- \r; SELECT 2"))
	judged(t, Rules{}, in(postgres, "", `SELECT E'a\'; b'`, "SELECT E'a'\n'\\'; '", "SELECT $$;$$", "SELECT $a$;$$;$a$", "SELECT 1 /* /* ; */ ; */", `SELECT U&'\0041'`))
	judged(t, Rules{}, in(postgres, RuleComment, "SELECT 1 /* /* */", "/*+ Set(work_mem '1GB') */ SELECT 1"))
	judged(t, Rules{}, in(postgres, RuleStatement, "/* outer /* inner */ SELECT 1; */ DROP TABLE orders"))
	judged(t, Rules{}, in(mysql, RuleSeveral, "/* outer /* inner */ SELECT 1; */ DROP TABLE orders"))
}

func TestNesting(t *testing.T) {
	deep := func(open, middle, shut string, n int) string {
		return "SELECT " + strings.Repeat(open, n) + middle + strings.Repeat(shut, n)
	}
	judged(t, Rules{}, everywhere(RuleNesting, deep("(", "1", ")", maxNesting+1), deep("CASE WHEN 1=1 THEN ", "1", " END", maxNesting+1), deep("(", "", "", 30_000)))
	judged(t, Rules{}, everywhere("", deep("(", "1", ")", 100), deep("CASE WHEN 1=1 THEN ", "1", " END", 100),
		"SELECT "+strings.Repeat("(1)+", 500)+"1", "SELECT '"+strings.Repeat("(", 1000)+"'", "SELECT 1 /*"+strings.Repeat("(", 1000)+"*/"))
}

func TestStatements(t *testing.T) {
	judged(t, Rules{}, everywhere(RuleStatement,
		"INSERT INTO t VALUES (1)", "UPDATE t SET a = 1", "DELETE FROM t", "REPLACE INTO t VALUES (1)", "MERGE INTO t USING u ON 1 = 1 WHEN MATCHED THEN DELETE",
		"CREATE TABLE t (a int)", "DROP TABLE t", "ALTER TABLE t ADD a int", "TRUNCATE t", "GRANT ALL ON t TO u", "BEGIN", "COMMIT", "ROLLBACK",
		"SET x = 1", "PRAGMA query_only = 0", "ATTACH 'x' AS y", "VACUUM", "ANALYZE", "CALL p()", "DO 1", "COPY t TO PROGRAM 'x'", "LOAD DATA INFILE 'x' INTO TABLE t",
		"EXPLAIN SELECT 1", "EXPLAIN ANALYZE SELECT 1", "SHOW TABLES", "HANDLER t OPEN", "LOCK TABLES t READ", "KILL 1", "LISTEN x", "PREPARE p FROM 'x'",
		"DECLARE c CURSOR FOR SELECT 1"))
	judged(t, Rules{}, everywhere("", "SELECT 1", "select * from t", "WITH a AS (SELECT 1 AS x) SELECT x FROM a", "SELECT 1 UNION ALL SELECT 2",
		"SELECT a FROM t WHERE a IN (SELECT b FROM u) ORDER BY a LIMIT 5"))
	judged(t, Rules{}, in(postgres, "", "TABLE t", "VALUES (1), (2)", "(SELECT 1)"))
	judged(t, Rules{}, in(lite, RuleStatement, "WITH d AS (SELECT 1) DELETE FROM t", "WITH d AS (SELECT 1) INSERT INTO t SELECT * FROM d"))
	judged(t, Rules{}, in(mysql, RuleStatement, "WITH d AS (SELECT 1) DELETE FROM t", "WITH d AS (SELECT 1) UPDATE t SET a = 1"))
	judged(t, Rules{}, in(postgres, RuleStatement, "WITH d AS (SELECT 1) DELETE FROM t", "WITH d AS (SELECT 1) INSERT INTO t SELECT * FROM d"))
}

// What people ask for and is no query is refused with the command that does it.
func TestInstead(t *testing.T) {
	for sql, want := range map[string]string{"EXPLAIN SELECT 1": "/explain", "SHOW TABLES": "sqlagent schema", "DESCRIBE t": "sqlagent schema",
		"desc t": "sqlagent schema", "PRAGMA table_info(t)": "sqlagent schema"} {
		for _, d := range every {
			if _, err := Check(d, sql, Rules{}); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %s: %v, want %q in it", d, sql, err, want)
			}
		}
	}
}

func TestClauses(t *testing.T) {
	judged(t, Rules{}, in(postgres, RuleClause, "SELECT * INTO x FROM t", "SELECT * FROM t FOR UPDATE", "SELECT * FROM t FOR KEY SHARE",
		"WITH d AS (DELETE FROM t RETURNING a) SELECT * FROM d", "SELECT * FROM (SELECT * FROM t FOR UPDATE) x",
		"SELECT (WITH d AS (SELECT 1) SELECT 1 FROM (SELECT * FROM t FOR SHARE) y)"))
	judged(t, Rules{}, in(mysql, RuleClause, "SELECT * FROM t INTO OUTFILE 'x'", "SELECT a FROM t INTO @v", "SELECT * FROM t FOR UPDATE", "SELECT * FROM t LOCK IN SHARE MODE",
		"SELECT @x", "SELECT @x := 1", "SELECT HIGH_PRIORITY 1", "SELECT SQL_CALC_FOUND_ROWS a FROM t"))
	judged(t, Rules{}, in(mysql, RuleFunction, "SELECT @@datadir", "SELECT @@global.secure_file_priv", "SELECT @@version, @@HOSTNAME"))
	judged(t, Rules{}, in(mysql, "", "SELECT * FROM t USE INDEX (i)", "SELECT SQL_NO_CACHE a FROM t STRAIGHT_JOIN u ON 1", "SELECT @@version, @@session.sql_mode"))
	judged(t, Rules{}, in(mysql, "", "TABLE t", "SELECT a SOUNDS LIKE 'b' FROM t", "SELECT GROUP_CONCAT(a ORDER BY b LIMIT 3) FROM t",
		"SELECT JSON_ARRAYAGG(DISTINCT a ORDER BY b LIMIT 3) FROM t", "SELECT MEDIAN(a) OVER (PARTITION BY b) FROM t", "SELECT PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY a) OVER () FROM t"))
	judged(t, Rules{DenyTables: []string{"t"}}, in(mysql, RuleTable, "TABLE t", "SELECT 1 IN (TABLE t)"))
	judged(t, Rules{}, in(mysql, RuleClause, "TABLE t INTO OUTFILE 'x'", "TABLE t FOR UPDATE"))
	judged(t, Rules{}, in(mysql, RuleFunction, "SELECT a SOUNDS LIKE SLEEP(9) FROM t", "SELECT GROUP_CONCAT(a LIMIT 1, 2), SLEEP(9) FROM t",
		"SELECT JSON_ARRAYAGG(DISTINCT SLEEP(9)) FROM t", "SELECT JSON_ARRAYAGG(a ORDER BY SLEEP(9)) FROM t",
		"SELECT MEDIAN(a) OVER (PARTITION BY SLEEP(9)) FROM t", "SELECT PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY SLEEP(9)) OVER () FROM t"))
	judged(t, Rules{}, in(postgres, "", "SELECT XMLAGG(XMLELEMENT(NAME x, XMLATTRIBUTES(a AS b), XMLFOREST(c, d AS e)) ORDER BY a) FROM t",
		"SELECT XMLSERIALIZE(CONTENT XMLROOT(XMLPARSE(DOCUMENT a), VERSION '1.0') AS text), a IS DOCUMENT, XMLPI(NAME php) FROM t"))
	judged(t, Rules{}, in(postgres, RuleFunction, "SELECT XMLELEMENT(NAME x, XMLATTRIBUTES(pg_sleep(9) AS a))", "SELECT XMLFOREST(pg_read_file('x') AS a)",
		"SELECT XMLROOT(XMLPARSE(CONTENT pg_read_file('x')), VERSION pg_read_file('y'))", "SELECT XMLSERIALIZE(CONTENT pg_sleep(9) AS text)"))
	judged(t, Rules{DenyColumns: []string{"t.ssn"}, Schema: sqltree.Names{"t": {"id", "ssn"}}}, in(postgres, RuleColumn,
		"SELECT XMLFOREST(ssn) FROM t", "SELECT XMLFOREST(t AS a) FROM t", "SELECT XMLELEMENT(NAME x, XMLATTRIBUTES(ssn AS a)) FROM t"))
	judged(t, Rules{Catalog: &Catalog{Types: map[string][]string{"evil": {"public.leak"}}}}, in(postgres, RuleFunction,
		"SELECT XMLSERIALIZE(CONTENT a AS evil) FROM t"))
	judged(t, Rules{}, in(postgres, "", "SELECT current_setting('server_version')", "SELECT current_setting('TimeZone', true)",
		"SELECT * FROM crosstab('SELECT a, b, c FROM t ORDER BY 1', 'SELECT DISTINCT b FROM t') AS x(a int, b int)"))
	judged(t, Rules{DenyTables: []string{"salaries"}}, in(postgres, RuleFunction, "SELECT current_setting('data_directory')", "SELECT current_setting('server_' || 'version')",
		"SELECT current_setting('server_version'), current_setting('hba_file')", "SELECT * FROM crosstab('DELETE FROM t') AS x(a int)",
		"SELECT * FROM crosstab('SELECT a, b, c FROM salaries') AS x(a int)", "SELECT * FROM crosstab('SELECT ' || 'pg_sleep(9)') AS x(a int)"))
	judged(t, Rules{}, in(lite, "", "SELECT * FROM t INDEXED BY i", "SELECT * FROM t NOT INDEXED"))
	judged(t, Rules{}, in(postgres, "", "SELECT * FROM t TABLESAMPLE system (10)", "SELECT * FROM t TABLESAMPLE bernoulli (1) REPEATABLE (3)"))
	judged(t, Rules{}, in(postgres, RuleConstruct, "SELECT * FROM t TABLESAMPLE system (current_setting('hba_file')::float4)",
		"SELECT * FROM t TABLESAMPLE system (length(repeat('a', 1000000000)))", "SELECT * FROM t TABLESAMPLE bernoulli (1) REPEATABLE (1 + 1)"))
}

func TestFunctions(t *testing.T) {
	judged(t, Rules{}, everywhere("", "SELECT lower(a), count(*), count(DISTINCT a), sum(a), avg(a), round(a, 2), coalesce(a, 1), min(a) FROM t GROUP BY 1",
		"SELECT row_number() OVER (PARTITION BY a ORDER BY b), sum(a) OVER (ORDER BY b ROWS 2 PRECEDING), lag(a, 1) OVER w FROM t WINDOW w AS (ORDER BY a)",
		"SELECT LOWER(a), CURRENT_DATE, CURRENT_TIMESTAMP FROM t"))
	judged(t, Rules{}, everywhere(RuleFunction, "SELECT bump()", "SELECT * FROM t WHERE a = bump(b)", "SELECT a FROM t ORDER BY bump()", "SELECT sum(bump(a)) FROM t",
		"SELECT sum(a) OVER (ORDER BY bump()) FROM t", "WITH x AS (SELECT bump()) SELECT 1", "SELECT 1 WHERE EXISTS (SELECT bump())",
		"SELECT a FROM t GROUP BY bump(a) HAVING bump(1) = 1 LIMIT 3", "SELECT 1 FROM t JOIN u ON bump() = 1", "SELECT CASE WHEN bump() THEN 1 END"))

	judged(t, Rules{}, in(lite, "", "SELECT strftime('%Y', a), julianday('now'), date('now', '-1 day') FROM t", "SELECT * FROM json_each('[1]')",
		"SELECT a ->> '$.b', json_extract(a, '$.b'), json_group_array(a) FROM t", "SELECT group_concat(a, ',' ORDER BY a) FROM t",
		"SELECT iif(a, 1, 2), printf('%.2f', a), sqrt(a), pow(a, 2) FROM t", "SELECT * FROM t WHERE a MATCH 'x'",
		"SELECT name FROM pragma_table_info('t')", "SELECT a REGEXP 'x', a GLOB 'x*' FROM t"))
	judged(t, Rules{}, in(lite, RuleFunction, "SELECT load_extension('x')", "SELECT LOAD_EXTENSION('x')", `SELECT "readfile"('x')`, "SELECT writefile('x', 'y')", "SELECT edit('x')",
		"SELECT fts3_tokenizer('simple')", "SELECT * FROM pragma_query_only()", "SELECT * FROM fsdir('/')", "SELECT * FROM dbstat('main')", "SELECT eval('x')",
		"SELECT row_number()", "SELECT lower(a) OVER () FROM t", "SELECT lower(DISTINCT a) FROM t", "SELECT * FROM lower('x')", "SELECT json_each('[1]')"))

	judged(t, Rules{}, in(postgres, "", "SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY a) FROM t", "SELECT date_trunc('month', a), EXTRACT(year FROM a), age(a) FROM t",
		"SELECT * FROM generate_series(1, 10) g", "SELECT g::date FROM generate_series('2020-01-01'::date, now(), interval '1 day') g",
		"SELECT string_agg(a, ',' ORDER BY a) FILTER (WHERE b) FROM t", "SELECT unnest(ARRAY[1, 2])", "SELECT * FROM unnest(ARRAY[1]) WITH ORDINALITY",
		"SELECT * FROM json_to_recordset('[]') AS x(a int, b text)", "SELECT a -> 'b' ->> 'c', jsonb_build_object('a', 1) FROM t",
		"SELECT pg_catalog.lower('A'), pg_catalog.count(*)", "SELECT TRIM(BOTH FROM a), POSITION('a' IN b), SUBSTRING(a FROM 1 FOR 2), OVERLAY(a PLACING b FROM 1) FROM t",
		"SELECT a AT TIME ZONE 'UTC', a SIMILAR TO 'x', a LIKE 'x' ESCAPE '!' FROM t", "SELECT to_tsvector(a) @@ plainto_tsquery('x'), ts_rank(a, b) FROM t",
		"SELECT regexp_replace(a, 'x', 'y'), regexp_matches(a, 'x') FROM t", "SELECT current_user, current_database(), version()", "SELECT float8(a) FROM t",
		"SELECT * FROM ROWS FROM (generate_series(1, 2), unnest(ARRAY[1])) x", "SELECT a, sum(b) FROM t GROUP BY ROLLUP (a)", "SELECT corr(a, b), mode() WITHIN GROUP (ORDER BY a) FROM t",
		"SELECT 1 OPERATOR(pg_catalog.+) 2", "SELECT rank(5) WITHIN GROUP (ORDER BY a) FROM t", "SELECT (now() - a) > make_interval(days => 3) FROM t",
		"SELECT GREATEST(a, b), LEAST(a, b), NULLIF(a, b) FROM t", "SELECT * FROM string_to_table('a,b', ',')"))
	judged(t, Rules{}, in(postgres, RuleFunction, "SELECT pg_read_file('/etc/passwd')", "SELECT * FROM pg_read_file('/etc/passwd')", "SELECT pg_catalog.pg_read_file('x')",
		`SELECT "pg_read_file"('x')`, `SELECT U&"pg\005fread\005ffile"('x')`, "SELECT 1 FROM t, LATERAL pg_ls_dir('/') x", "SELECT * FROM ROWS FROM (generate_series(1, 2), pg_ls_dir('/')) x",
		"SELECT lo_export(1, 'x')", "SELECT * FROM dblink('x', 'y') AS t(a int)", "SELECT pg_sleep(1)", "SELECT pg_sleep_for('1 s')", "SELECT set_config('a', 'b', false)",
		"SELECT current_setting('x')", "SELECT pg_advisory_lock(1)", "SELECT nextval('s')", "SELECT query_to_xml('x', true, true, '')", "SELECT ts_stat('x')", "SELECT txid_current()",
		"SELECT ts_rewrite('a'::tsquery, 'SELECT 1')", "SELECT public.lower('x')", "SELECT other.count(*) FROM t", "SELECT 1 OPERATOR(public.+) 2", "SELECT row_number()",
		"SELECT lower(a) OVER () FROM t", "SELECT * FROM sum(1)"))

	judged(t, Rules{}, in(mysql, "", "SELECT DATE_FORMAT(a, '%Y'), YEAR(a), TIMESTAMPDIFF(DAY, a, b), DATE_ADD(a, INTERVAL 1 DAY), EXTRACT(YEAR FROM a), NOW(), CURDATE() FROM t",
		"SELECT GROUP_CONCAT(DISTINCT a ORDER BY a SEPARATOR ';') FROM t", "SELECT IF(a, 1, 2), IFNULL(a, 1), CONCAT(a, b), SUBSTRING_INDEX(a, ',', 1) FROM t",
		"SELECT JSON_EXTRACT(a, '$.b'), a ->> '$.b', JSON_ARRAYAGG(a) FROM t", "SELECT * FROM JSON_TABLE('[1]', '$[*]' COLUMNS (a INT PATH '$')) j",
		"SELECT a, SUM(b) FROM t GROUP BY a WITH ROLLUP", "SELECT STDDEV_SAMP(a), ANY_VALUE(b), CAST(a AS CHAR), CONVERT(a USING utf8mb4) FROM t",
		"SELECT DATABASE(), VERSION(), UUID()", "SELECT a REGEXP 'x', REGEXP_REPLACE(a, 'x', 'y') FROM t", "SELECT RANK() OVER (ORDER BY a) FROM t",
		"SELECT TRIM(LEADING '0' FROM a), CHAR(65), POSITION('a' IN b) FROM t", "SELECT STR_TO_DATE(a, '%d'), FROM_UNIXTIME(a), WEEK(a, 1), LAST_DAY(a) FROM t",
		"SELECT ST_Distance_Sphere(a, b), ST_X(a) FROM t", "SELECT MATCH (a) AGAINST ('x') FROM t", "SELECT FIND_IN_SET(a, 'b,c'), FIELD(a, 1, 2), ELT(1, a) FROM t"))
	judged(t, Rules{}, in(mysql, RuleFunction, "SELECT LOAD_FILE('x')", "SELECT SLEEP(1)", "SELECT BENCHMARK(1, 1)", "SELECT GET_LOCK('a', 1)", "SELECT RELEASE_LOCK('a')",
		"SELECT RELEASE_ALL_LOCKS()", "SELECT sys_exec('x')", "SELECT LAST_INSERT_ID(5)", "SELECT mydb.bump()", "SELECT mydb.lower('x')", "SELECT MASTER_POS_WAIT('x', 1)",
		"SELECT NAME_CONST('a', 1)", "SELECT DEFAULT(a) FROM t"))
}

func TestAdministratorAllowsFunctions(t *testing.T) {
	r := Rules{AllowFunctions: []string{"Bump", "sales.vat", "st_*"}}
	judged(t, r, everywhere("", "SELECT bump(1)", "SELECT BUMP(1)"))
	judged(t, r, in(postgres, "", "SELECT sales.vat(1)", "SELECT st_area(a) FROM t", "SELECT * FROM bump(1)"))
	judged(t, r, in(postgres, RuleFunction, "SELECT vat(1)", "SELECT other.bump(1)", "SELECT other.st_area(a) FROM t", "SELECT bumper(1)"))

	never := Rules{AllowFunctions: []string{"*", "pg_read_file", "load_extension", "load_file"}}
	for _, v := range []verdict{{postgres, "SELECT pg_read_file('x')", ""}, {lite, "SELECT load_extension('x')", ""}, {mysql, "SELECT load_file('x')", ""}} {
		_, err := Check(v.dialect, v.sql, never)
		var refusal *Refusal
		if !errors.As(err, &refusal) || refusal.Rule != RuleFunction || refusal.Allow != "" {
			t.Errorf("%s: nobody can allow it, got %v", v.sql, err)
		}
	}
}

// A refusal names the offender, and how it can be allowed where it can.
func TestRefusalsSayWhy(t *testing.T) {
	for _, c := range []struct {
		d                    dialects.Dialect
		sql, rule            string
		reason, how, reason2 string
	}{
		{postgres, "SELECT bump()", RuleFunction, "bump()", `the function "bump"`, ""},
		{postgres, "SELECT sales.bump()", RuleFunction, "sales.bump()", `the function "sales.bump"`, ""},
		{postgres, "SELECT pg_read_file('x')", RuleFunction, "pg_read_file() reads files of the server", "", ""},
		{postgres, "SELECT * FROM pg_stat_activity", RuleTable, "pg_stat_activity", `the table "pg_stat_activity"`, ""},
		{mysql, "SELECT * FROM mysql.user", RuleTable, "mysql.user", `the table "mysql.user"`, ""},
		{lite, "DROP TABLE t", RuleStatement, "DROP is not a query", "", "SELECT"},
		{lite, "SELECT zeroblob(1e9)", RuleSize, "zeroblob()", "", "1e+09 bytes"},
		{lite, "SELECT row_number()", RuleFunction, "row_number()", "", "OVER"},
	} {
		_, err := Check(c.d, c.sql, Rules{})
		var r *Refusal
		if !errors.As(err, &r) {
			t.Errorf("%s: %v", c.sql, err)
			continue
		}
		if r.Rule != c.rule || !strings.Contains(r.Reason, c.reason) || !strings.Contains(r.Reason, c.reason2) ||
			(c.how == "") != (r.Allow == "") || !strings.Contains(r.Allow, c.how) || !strings.Contains(r.Error(), c.reason) {
			t.Errorf("%s: %+v", c.sql, *r)
		}
	}
}

// What PostgreSQL takes for a call though it is written like a field.
func TestFields(t *testing.T) {
	judged(t, Rules{}, in(postgres, RuleFunction, "SELECT (1.0::float8).pg_sleep", "SELECT (x).pg_read_file FROM (VALUES ('PG_VERSION'::text)) AS v(x)",
		"SELECT ('s'::regclass).nextval", "SELECT (lo).lo_unlink FROM (SELECT 777::oid) AS t(lo)", "SELECT (x[1]).pg_read_file FROM t", "SELECT (ARRAY['a'])[1].pg_ls_dir",
		"SELECT (pid).pg_terminate_backend FROM t", "SELECT x.pg_read_file FROM lower('PG_VERSION') AS x", "SELECT x.pg_read_file FROM lower('PG_VERSION') AS x(y)",
		"SELECT lower.pg_read_file FROM lower('PG_VERSION')", "SELECT 1 FROM t, unnest(ARRAY['a']) AS x WHERE x.pg_ls_dir IS NOT NULL", "SELECT g.pg_terminate_backend FROM generate_series(1, 9) AS g",
		"SELECT (SELECT x.pg_read_file) FROM upper('a') AS x", "SELECT 1 FROM upper('a') AS x JOIN LATERAL (SELECT x.pg_read_file) y ON true",
		"SELECT x.pg_read_file FROM ROWS FROM (upper('a')) AS x", "SELECT 1 ORDER BY (7).pg_advisory_lock", `SELECT ("PG_VERSION").pg_read_file FROM t`, "SELECT (1).bump",
		"SELECT (SELECT 'a'::text).pg_read_file", "SELECT sum(a) OVER (ORDER BY (1.0).pg_sleep) FROM t", "SELECT (t).total FROM t", "SELECT (address).city FROM t"))
	// A nearer source of the same name hides the one that has the column.
	judged(t, Rules{}, in(postgres, RuleFunction, "SELECT (SELECT x.pg_read_file FROM concat('PG_VERSION') AS x) FROM (SELECT 1 AS pg_read_file) AS x",
		"SELECT y.* FROM (SELECT 1 AS ts_stat) AS x, LATERAL (SELECT x.ts_stat FROM concat('SELECT 1') AS x) AS y",
		"SELECT (SELECT x.leak FROM concat('a') AS x) FROM (SELECT 1 AS leak) AS x"))
	judged(t, Rules{}, in(postgres, "", "SELECT (SELECT x.n FROM generate_series(1, 2) AS x(n) LIMIT 1) FROM (SELECT 1 AS m) AS x", "SELECT (SELECT x.m FROM upper('a') AS y LIMIT 1) FROM (SELECT 1 AS m) AS x"))
	judged(t, Rules{}, in(postgres, "", "SELECT (jsonb_each(a)).key, (jsonb_each(a)).value FROM t", "SELECT (ROW(1, 2)).f1", "SELECT (t).* FROM t", "SELECT ('a'::text).upper",
		"SELECT e.key, e.value FROM t, jsonb_each_text(t.a) AS e", "SELECT x.value ->> 'a' FROM t, jsonb_array_elements(t.a) AS x", "SELECT d.d, d FROM generate_series(1, 9) AS d",
		"SELECT m.name, m.position FROM t, unnest(t.a, t.b) AS m(name, position)", "SELECT x.a, x.ordinality FROM unnest(ARRAY[1]) WITH ORDINALITY AS x(a)",
		"SELECT r.a FROM json_to_recordset('[]') AS r(a int)", "SELECT r.total FROM json_populate_recordset(null::t, '[]') AS r",
		"WITH d AS (SELECT d::date AS day FROM generate_series(1, 9) AS d) SELECT d.day, t.total FROM d LEFT JOIN t ON t.day = d.day",
		"SELECT x.n FROM ROWS FROM (generate_series(1, 2), generate_series(1, 3)) AS x(n, m)", "SELECT generate_series.generate_series FROM generate_series(1, 2)"))
	judged(t, Rules{AllowFunctions: []string{"city", "report"}}, in(postgres, "", "SELECT (address).city FROM t", "SELECT r.total FROM report() AS r(total)"))
	judged(t, Rules{AllowFunctions: []string{"report"}}, in(postgres, RuleFunction, "SELECT r.total FROM report() AS r"))
}

func TestTables(t *testing.T) {
	judged(t, Rules{}, in(postgres, RuleTable, "SELECT * FROM pg_authid", "SELECT * FROM pg_catalog.pg_shadow", `SELECT * FROM "pg_stat_activity"`, "SELECT * FROM pg_stats",
		"SELECT * FROM pg_hba_file_rules", "SELECT * FROM pg_settings", "SELECT * FROM pg_largeobject", "SELECT * FROM pg_user_mappings", "SELECT * FROM pg_toast.pg_toast_1",
		"SELECT * FROM information_schema.user_mapping_options", "SELECT * FROM public.pg_stat_statements", "TABLE pg_authid", "SELECT (SELECT count(*) FROM pg_authid)",
		"WITH pg_authid AS (SELECT * FROM pg_authid) SELECT * FROM pg_authid", "SELECT * FROM (WITH pg_authid AS (SELECT 1) SELECT 1) x, pg_authid",
		"WITH a AS (SELECT * FROM pg_shadow) SELECT 1", "SELECT 1 WHERE EXISTS (TABLE pg_authid)", "SELECT ARRAY(SELECT rolname FROM pg_authid)"))
	judged(t, Rules{}, in(postgres, "", "SELECT * FROM pg_class", "SELECT * FROM pg_catalog.pg_attribute", "SELECT * FROM information_schema.columns", "SELECT * FROM pg_tables",
		"WITH pg_authid AS (SELECT 1 AS a) SELECT a FROM pg_authid", "SELECT * FROM public.pg_rating", "SELECT * FROM pg_stat_user_tables"))
	judged(t, Rules{}, in(mysql, RuleTable, "SELECT * FROM mysql.user", "SELECT * FROM `MySQL`.`User`", "SELECT * FROM performance_schema.threads", "SELECT * FROM sys.session",
		"SELECT * FROM information_schema.processlist", "WITH user AS (SELECT * FROM mysql.user) SELECT * FROM user",
		"SELECT * FROM information_schema.innodb_cmp_reset", "SELECT * FROM INFORMATION_SCHEMA.INNODB_CMPMEM_RESET", "SELECT * FROM information_schema.user_privileges"))
	judged(t, Rules{Database: "mysql"}, in(mysql, RuleTable, "SELECT * FROM user", "SELECT 1 FROM dual, global_priv"))
	judged(t, Rules{Database: "mysql", AllowTables: []string{"mysql.user"}}, in(mysql, "", "SELECT * FROM user", "SELECT 1 FROM dual", "SELECT 1 FROM shop.orders"))
	judged(t, Rules{Database: "shop"}, in(mysql, "", "SELECT * FROM user"))
	judged(t, Rules{}, in(mysql, "", "SELECT * FROM information_schema.tables", "SELECT * FROM INFORMATION_SCHEMA.COLUMNS", "SELECT 1 FROM dual", "SELECT * FROM user"))
	judged(t, Rules{}, in(lite, RuleTable, "SELECT * FROM sqlite_dbpage", "SELECT * FROM dbstat", "SELECT * FROM pragma_database_list", "SELECT * FROM sqlite_stat1",
		"SELECT * FROM main.sqlite_stat4", "SELECT 1 WHERE 1 IN pragma_database_list", `SELECT * FROM "DbStat"`))
	judged(t, Rules{}, in(lite, "", "SELECT * FROM sqlite_master", "SELECT * FROM sqlite_schema", "SELECT * FROM pragma_table_list", "SELECT * FROM main.t"))

	allow := Rules{AllowTables: []string{"pg_stat_activity", "mysql.user"}}
	judged(t, allow, in(postgres, "", "SELECT * FROM pg_stat_activity"))
	judged(t, allow, in(postgres, RuleTable, "SELECT * FROM pg_authid"))
	judged(t, allow, in(mysql, "", "SELECT * FROM mysql.user"))

	only := Rules{OnlyTables: []string{"orders", "sales.*"}}
	judged(t, only, everywhere("", "SELECT * FROM orders", "SELECT * FROM Orders o JOIN sales.x ON 1 = 1", "WITH a AS (SELECT 1) SELECT * FROM a, orders"))
	judged(t, only, everywhere(RuleTable, "SELECT * FROM customer", "SELECT * FROM hr.orders", "SELECT * FROM orders WHERE a IN (SELECT b FROM customer)",
		"WITH orders AS (SELECT * FROM hr.salaries) SELECT * FROM orders"))
	judged(t, only, in(postgres, "", "SELECT * FROM public.orders"))
	judged(t, only, in(lite, "", "SELECT * FROM main.orders"))

	for _, list := range [][]string{{"orders"}, {"shop.orders"}} { // its own database may be named or not
		home := Rules{OnlyTables: list, Database: "shop"}
		judged(t, home, in(mysql, "", "SELECT * FROM orders", "SELECT * FROM shop.orders"))
		judged(t, home, in(mysql, RuleTable, "SELECT * FROM customer", "SELECT * FROM hr.orders", "SELECT * FROM shop.customer"))
		shop := &schema.Schema{Dialect: mysql, Tables: []schema.Table{{Name: "orders"}, {Name: "customer"}}}
		if visible := home.Visible(shop); len(visible.Tables) != 1 || visible.Tables[0].Name != "orders" {
			t.Errorf("%v lets %v be seen", list, visible.Tables)
		}
	}
	judged(t, Rules{OnlyTables: []string{"hr.orders"}, Database: "shop"}, in(mysql, RuleTable, "SELECT * FROM orders", "SELECT * FROM shop.orders"))

	deny := Rules{DenyTables: []string{"salaries", "hr.people"}}
	judged(t, deny, everywhere(RuleTable, "SELECT * FROM salaries", "SELECT * FROM hr.Salaries", "SELECT * FROM people", "SELECT 1 UNION SELECT a FROM hr.people",
		"WITH orders AS (SELECT * FROM salaries) SELECT * FROM orders"))
	judged(t, deny, everywhere("", "SELECT * FROM public.people", "WITH salaries AS (SELECT 1 AS a) SELECT a FROM salaries"))
}

func TestColumns(t *testing.T) {
	judged(t, Rules{DenyColumns: []string{"accounts.iban"}}, in(mysql, RuleColumn, "SELECT _rowid FROM accounts", "SELECT a._ROWID FROM accounts a"))
	// Its integer key is one by another name, whoever else has that; and so is what it folds to a column's name.
	accounts := sqltree.Names{"accounts": {"iban", "email", "größe"}, "memos": {"id", "text"}}
	judged(t, Rules{DenyColumns: []string{"accounts.iban"}, Schema: accounts}, in(mysql, RuleColumn, "SELECT _rowid FROM accounts",
		"SELECT (SELECT _rowid FROM accounts LIMIT 1) FROM (SELECT 1 AS _rowid) d"))
	judged(t, Rules{DenyColumns: []string{"accounts.email"}, Schema: accounts}, in(mysql, RuleColumn, "SELECT `emaİl` FROM accounts", "SELECT a.`émail` FROM accounts a",
		"SELECT (SELECT `emaİl` FROM accounts LIMIT 1) FROM (SELECT 1 AS `emaİl`) d", "SELECT 1 FROM accounts JOIN memos USING (`EMAİL`)"))
	judged(t, Rules{DenyColumns: []string{"k"}, Schema: sqltree.Names{"narrow": {"k"}}}, in(mysql, RuleColumn, "SELECT (SELECT `\u212a` FROM narrow LIMIT 1) FROM (SELECT 1 AS `\u212a`) d"))
	judged(t, Rules{DenyColumns: []string{"accounts.email"}, Schema: accounts}, in(mysql, "", "SELECT `größe` AS `Länge` FROM accounts ORDER BY `Länge`", "SELECT iban FROM accounts"))
	judged(t, Rules{DenyTables: []string{"salaries", "hr_*"}}, in(mysql, RuleTable, "SELECT 1 FROM `salarİes`", "SELECT 1 FROM `SALARIES`", "SELECT 1 FROM `ħr_people`"))
	judged(t, Rules{DenyTables: []string{"salaries", "hr_*"}}, in(mysql, "", "SELECT 1 FROM `salariés2`", "SELECT 1 FROM `her_people`"))
	// A CTE that reads itself has no end, and neither have stars that double.
	self := Rules{DenyColumns: []string{"accounts.email"}, Schema: accounts}
	judged(t, self, in(lite, "", "WITH t AS (SELECT t.* FROM t) SELECT t.a FROM t, accounts"))
	judged(t, self, in(postgres, "", "WITH RECURSIVE t AS (SELECT t.* FROM t) SELECT t.a FROM t, accounts"))
	judged(t, self, in(mysql, RuleColumn, "WITH RECURSIVE t AS (SELECT t.* FROM t) SELECT t.email FROM t, accounts"))
	var doubled strings.Builder
	doubled.WriteString("WITH t0 AS (SELECT iban FROM accounts)")
	for i := range 60 {
		fmt.Fprintf(&doubled, ", t%d AS (SELECT x.*, y.* FROM t%d x, t%d y)", i+1, i, i)
	}
	judged(t, self, in(postgres, RuleColumn, doubled.String()+" SELECT email FROM t60"))
	full := Rules{DenyColumns: []string{"cft.email"}, Schema: sqltree.Names{"cft": {"name", "email"}, "memos": {"id", "cft"}},
		Catalog: &Catalog{Parts: map[string][]dialects.Name{"cft_data": {{Name: "cft"}}}}}
	judged(t, full, in(lite, RuleColumn, "SELECT count(*) FROM cft WHERE cft = 'email : secr*'", "SELECT count(*) FROM cft c WHERE c.cft IN ('email : secr*')"))
	judged(t, full, in(lite, "", "SELECT name FROM cft", "SELECT m.cft FROM cft c, memos m"))
	schema := sqltree.Names{"orders": {"id", "customer", "note", "total"}, "items": {"id", "order_id", "name"}, "memos": {"note", "id"}}
	r := Rules{DenyColumns: []string{"orders.note"}, Schema: schema}
	judged(t, r, in(postgres, RuleColumn, "SELECT (SELECT c.to_jsonb FROM orders c LIMIT 1) FROM (SELECT 1 AS to_jsonb) AS c"))
	for _, s := range []sqltree.Names{schema, nil} { // refusals do not depend on a schema
		r := Rules{DenyColumns: r.DenyColumns, Schema: s}
		judged(t, r, everywhere(RuleColumn, "SELECT note FROM orders", "SELECT o.note FROM orders o", "SELECT orders.NOTE FROM orders", "SELECT * FROM orders", "SELECT o.* FROM orders o",
			"SELECT 1 FROM orders WHERE note LIKE 'n%'", "SELECT 1/(CASE WHEN note LIKE 'n%' THEN 0 ELSE 1 END) FROM orders", "SELECT x.d FROM (SELECT * FROM orders) AS x",
			"SELECT id FROM orders ORDER BY note", "SELECT count(*) FROM orders GROUP BY note", "SELECT max(note) OVER () FROM orders",
			"SELECT (SELECT o.note) FROM orders o", "WITH a AS (SELECT note FROM orders) SELECT 1 FROM a", "SELECT id FROM orders JOIN memos USING (note)",
			"SELECT 1 FROM orders NATURAL JOIN memos", "SELECT 1 FROM items JOIN orders ON items.name = orders.note",
			"SELECT 1 FROM items WHERE EXISTS (SELECT 1 FROM orders WHERE note = items.name)", "SELECT a FROM (SELECT note AS a FROM orders) x",
			"SELECT (SELECT note FROM items LIMIT 1) FROM orders", "SELECT id FROM orders UNION SELECT note FROM orders"))
		judged(t, r, in(postgres, RuleColumn, "SELECT to_jsonb(o)->>'note' FROM orders o", "SELECT o FROM orders o", "SELECT (o).note FROM orders o", "SELECT o::text FROM orders o",
			"SELECT x.d FROM orders AS x(a, b, d)", "TABLE orders", "SELECT row_to_json(orders) FROM orders", "SELECT array_agg(o) FROM orders o",
			"SELECT count(o.*) FROM orders o", "SELECT o.to_jsonb FROM orders o", "SELECT orders.concat FROM orders", "SELECT (SELECT to_json(o)) FROM orders o"))
		judged(t, r, in(lite, RuleColumn, "SELECT 1 WHERE 1 IN orders", "SELECT [note] FROM orders", `SELECT "note" FROM orders`))
		judged(t, r, everywhere("", "SELECT o.id, o.total FROM orders o", "SELECT count(*) FROM orders", "SELECT note FROM memos", "SELECT * FROM memos",
			"SELECT total AS t FROM orders ORDER BY t", "SELECT o.id FROM orders o JOIN items i ON i.order_id = o.id"))
	}
	judged(t, r, everywhere("", "SELECT m.note FROM orders o JOIN memos m ON m.id = o.id", "SELECT (SELECT note FROM memos LIMIT 1) FROM orders",
		"SELECT x.note FROM (SELECT name AS note FROM items) x, orders", "WITH c AS (SELECT note FROM memos) SELECT c.note, orders.id FROM c, orders"))
	judged(t, Rules{DenyColumns: []string{"orders.id"}, Schema: schema}, in(lite, RuleColumn, "SELECT rowid FROM orders", "SELECT o._rowid_ FROM orders o"))
	judged(t, Rules{DenyColumns: []string{"hr.orders.note"}, Schema: schema}, everywhere(RuleColumn, "SELECT note FROM hr.orders", "SELECT note FROM orders"))
	judged(t, Rules{DenyColumns: []string{"note"}, Schema: schema}, everywhere(RuleColumn, "SELECT note FROM memos", "SELECT * FROM orders"))
	judged(t, Rules{DenyColumns: []string{"note"}, Schema: schema}, everywhere("", "SELECT name FROM items", "SELECT x.note FROM (SELECT 1 AS note) x"))
	judged(t, Rules{DenyColumns: []string{"hr.orders.note"}, Schema: schema}, everywhere("", "SELECT note FROM sales.orders"))
}

func TestSizes(t *testing.T) {
	judged(t, Rules{}, in(postgres, RuleSize, "SELECT repeat('x', 1000000000)", "SELECT length(repeat(repeat(repeat('x',1000),1000),1000))", "SELECT repeat('x', 1000 * 1000 * 1000)",
		"SELECT repeat('x', 10 ^ 9)", "SELECT repeat('x', 1e9::int)", "SELECT pg_catalog.repeat('x', 1000000000)", "SELECT repeat('x', (SELECT 1000000000))",
		"SELECT repeat('x', CASE WHEN a THEN 1 ELSE 1000000000 END) FROM t", "SELECT repeat('x', coalesce(a, 1000000000)) FROM t", "SELECT repeat(a, 1000000000) FROM t",
		"SELECT lpad('x', 1000000000)", "SELECT rpad(a, 1 << 30, 'y') FROM t", "SELECT format('%100000000s', 'x')", "SELECT format('%*s', 100000000, 'x')",
		"SELECT array_fill(0, ARRAY[1000, 1000])", "SELECT array_fill(0, '{1000,1000}')", "SELECT * FROM generate_series(1, 20000000)", "SELECT generate_series(0, 1e9, 2)",
		"SELECT * FROM generate_series(20000000, 1, -1)", "SELECT 1 WHERE EXISTS (SELECT repeat('x', 1000000000))", "WITH a AS (SELECT repeat('x', 1000000000)) SELECT 1",
		"SELECT repeat('x', 1000000) || repeat('x', 1000000)", "SELECT 'x'::char(5000000)", "SELECT replace(repeat('x', 100000), 'x', repeat('y', 100000))",
		"SELECT repeat('x', -(-1000000000))", "SELECT sum(1) FILTER (WHERE repeat('x', 1000000000) = 'y')", "SELECT 1 FROM (SELECT repeat('x', 1000000000)) y",
		"SELECT 1 UNION SELECT length(repeat('x', 1000000000))", "SELECT 1 LIMIT length(repeat('x', 1000000000))", "VALUES (repeat('x', 1000000000))",
		"SELECT length(repeat('a', 1000000000|0)), length(repeat('b', 1000000000|0))", "SELECT repeat('a', sqrt(1e18)::int)", "SELECT repeat('a', ascii('d') * 10000000)",
		"SELECT array_fill(0, ARRAY[100000000|0])", "SELECT array_fill(0, string_to_array('100000000', ',')::int[])", "SELECT repeat('a', n) FROM (SELECT 1000000000|0 AS n) d",
		"SELECT repeat('a', n) FROM (SELECT 1000000000|0 AS n UNION ALL SELECT id FROM t) d", "SELECT repeat('a', (pi() * 300000000)::int)",
		"SELECT repeat('a', ('1000000000' || '')::int)", "WITH c AS (SELECT ascii('d') * 10000000 AS n) SELECT lpad('a', n) FROM c", "SELECT repeat('a', (SELECT 1000000000|0))",
		"SELECT repeat('a', CASE WHEN true THEN 1000000000|0 ELSE 5 END)", "SELECT repeat('a', greatest(5, 1000000000|0) * 1)", "SELECT repeat('a', -coalesce(5, -1000000000|0))", "SELECT repeat('a', round(sqrt(1e18))::int)",
		"SELECT repeat('a', n) FROM (SELECT 5 AS n UNION ALL SELECT 1000000000|0) d"))
	judged(t, Rules{}, in(postgres, "", "SELECT repeat('*', count(*)::int), repeat('*', count(1)::int), rpad('', sum(1)::int, '*') FROM t", "SELECT repeat('-', date_part('day', now())::int)",
		"SELECT repeat('x', (random() * 10)::int)", "SELECT lpad(a, length(b) + 2), repeat(' ', depth * 2), rpad(a, greatest(10, length(a))) FROM t",
		"SELECT repeat('ab', row_number() OVER (ORDER BY 1)::int) FROM t", "SELECT array_fill(0, ARRAY[n, 2]), array_fill(0, dims) FROM t", "SELECT format('%*s', 10, 'x')", "SELECT repeat('=', length(upper('title')) + 2)",
		"SELECT lpad(a, CASE WHEN a = 'x' OR 'a' = 'b' THEN 5 ELSE 6 END, upper('x')), rpad(coalesce(a, upper('none')), 9) FROM t",
		"SELECT generate_series(date_trunc('month', DATE '2024-01-01'), '2025-01-01'::date, '1 day')", "SELECT repeat('x', n) FROM generate_series(1, 5) AS g(n)"))
	judged(t, Rules{}, in(postgres, "", "SELECT repeat('-', 80)", "SELECT repeat('x', 1000000000 - 999999000)", "SELECT lpad(a, 10, '0') FROM t", "SELECT repeat(a, b) FROM t",
		"SELECT * FROM generate_series(1, 1000000)", "SELECT * FROM generate_series('2020-01-01'::date, '2030-01-01', '1 hour')", "SELECT format('%10s|%-20s', a, b) FROM t",
		"SELECT * FROM generate_series(1, 100000000, 100)", "SELECT array_fill(0, ARRAY[100])", "SELECT a * 1000000000 FROM t", "SELECT 'x'::varchar(100000000)",
		"SELECT repeat('=', length('title'))", "SELECT 10 ^ 300 * 10 ^ 300", "SELECT 1 / 0"))
	judged(t, Rules{}, in(mysql, RuleSize, "SELECT REPEAT('a', 1000000000)", "SELECT RPAD('x', 16000000, MD5(RAND())) FROM t", "SELECT SPACE(100000000)", "SELECT REPEAT('a', '1000000000')",
		"SELECT REPEAT('a', 0x40000000)", "SELECT CAST('x' AS BINARY(100000000))", "SELECT CONCAT(REPEAT('a', 1000000), REPEAT('a', 1000000))", "SELECT REPEAT('a', POW(10, 9))",
		"SELECT HEX(REPEAT('a', 1000000))", "SELECT INSERT(REPEAT('a', 1000000), 1, 1, REPEAT('a', 1000000))"))
	judged(t, Rules{}, in(mysql, "", "SELECT FORMAT(1000000, 2)", "SELECT CAST(a AS CHAR(100)) FROM t", "SELECT LPAD(a, 8, '0') FROM t", "SELECT CAST(a AS DECIMAL(65, 2)) FROM t"))
	judged(t, Rules{}, in(lite, RuleSize, "SELECT zeroblob(1000000000)", "SELECT hex(zeroblob(1000000))", "SELECT randomblob(1e9)", "SELECT printf('%.100000000c', 'x')",
		"SELECT printf('%*d', 1000000000, 1)", "SELECT length(replace(hex(zeroblob(500000)), '0', 'xxxxxxxxxxxxxxxx'))"))
	judged(t, Rules{}, in(lite, "", "SELECT printf('%05d %s', a, b) FROM t", "SELECT replace(a, 'x', 'yy') FROM t", "SELECT substr(a || '0000000000', 1, 10) FROM t"))
}
