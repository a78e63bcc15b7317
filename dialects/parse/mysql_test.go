package parse

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// mysqlTrees are queries and their trees, as sexpr writes them.
var mysqlTrees = []example{
	{"WITH c AS (TABLE db.t) TABLE c UNION (TABLE `u`) ORDER BY a LIMIT 2",
		`(query (with (c (select * (from db.t)))) (union (select * (from <c>)) (select * (from u))) (order a) (limit 2))`},
	{"SELECT CAST((a + 1) AS YEAR), CAST('2024' AS YEAR) AS year FROM t PARTITION (p0, P1) AS x ORDER BY a FETCH FIRST 3 ROWS ONLY",
		`(query (select (cast year (+ a 1)) (cast year '2024'):year (from (partition t:x p0 p1))) (order a) (limit 3))`},
	{"SELECT 1 FETCH NEXT ROW ONLY", `(query (select 1) (limit 1))`},
	{"SELECT a FROM t ORDER BY a OFFSET 2 ROWS FETCH NEXT ROW ONLY", `(query (select a (from t)) (order a) (limit 1) (offset 2))`},
	{"SELECT offset FROM t UNION (SELECT offset FROM u) OFFSET 1 ROW FETCH FIRST 2 ROWS ONLY",
		`(query (union (select offset (from t)) (select offset (from u))) (limit 2) (offset 1))`},
	{"TABLE t OFFSET 3 ROWS FETCH NEXT ROWS ONLY", `(query (select * (from t)) (limit 1) (offset 3))`},
	{"SELECT a FROM t UNION SELECT b FROM u OFFSET 1 ROW FETCH FIRST 2 ROWS ONLY", `(query (union (select a (from t)) (select b (from u))) (limit 2) (offset 1))`},
	{"SELECT a FROM t UNION SELECT b FROM u FETCH NEXT 2 ROWS ONLY", `(query (union (select a (from t)) (select b (from u))) (limit 2))`},
	{"VALUES (1, (SELECT 2)), (3, 4) ORDER BY 1", `(query (values (row 1 (subquery (select 2))) (row 3 4)) (order 1))`},
	{"SELECT sounds FROM t WHERE sounds LIKE 'x' AND a + b SOUNDS LIKE (SELECT -c)",
		`(select sounds (from t) (where (and (like sounds 'x') (= (call soundex (+ a b)) (call soundex (subquery (select (negate c))))))))`},
	{"SELECT MEDIAN(a) OVER (PARTITION BY b, c), PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY (SELECT MEDIAN(d) OVER w) DESC) OVER `W` FROM t",
		`(select (call median a (over (partition b c))) (call percentile_cont 0.5 (within (subquery (select (call median d (over w)))) DESC) (over |W|)) (from t))`},
	{"SELECT GROUP_CONCAT(a LIMIT 1), GROUP_CONCAT(DISTINCT a ORDER BY b SEPARATOR ';' LIMIT 2, 3) FROM t",
		`(select (call group_concat a (limit 1)) (call group_concat a DISTINCT (order b) (separator ';') (limit 3) (offset 2)) (from t))`},
	{"SELECT JSON_ARRAYAGG(a), json_arrayagg(DISTINCT a), JSON_ARRAYAGG(a ORDER BY b DESC, c), JSON_ARRAYAGG((SELECT 1) LIMIT 1) FROM t",
		`(select (call json_arrayagg a) (call json_arrayagg a DISTINCT) (call json_arrayagg a (order b DESC c)) (call json_arrayagg (subquery (select 1)) (limit 1)) (from t))`},
	{"SELECT JSON_ARRAYAGG(DISTINCT IF(a, t.`limit`, t.limit) ORDER BY (SELECT JSON_ARRAYAGG(DISTINCT b) FROM u LIMIT 1) LIMIT 3 OFFSET 2) FROM t",
		`(select (call json_arrayagg (call if a t.limit t.limit) DISTINCT (order (subquery (query (select (call json_arrayagg b DISTINCT) (from u)) (limit 1)))) (limit 3) (offset 2)) (from t))`},
	{"SELECT JSON_ARRAYAGG(t.order), JSON_ARRAYAGG(GROUP_CONCAT(a ORDER BY b LIMIT 1)) FROM t",
		`(select (call json_arrayagg t.order) (call json_arrayagg (call group_concat a (order b) (limit 1))) (from t))`},
	{`SELECT 1`,
		`(select 1)`},
	{`SELECT 1 FROM dual`,
		`(select 1)`},
	{"SELECT `Foo`.A, T.`B b` AS C, a 'D', Db.T.*, t.* FROM Db.T AS X, `U` Y",
		`(select |Foo|.a |T|.|B b|:c a:|D| |Db|.|T|.* t.* (from (cross |Db|.|T|:|X| |U|:|Y|)))`},
	{"SELECT * FROM t JOIN u USING (A, `B`) LEFT JOIN v ON t.a = v.a INNER JOIN w CROSS JOIN x STRAIGHT_JOIN y ON 1 STRAIGHT_JOIN z",
		`(select * (from (cross (inner (cross (cross (left (inner t u (using[a |B|])) v (on (= t.a v.a))) w) x) y (on 1)) z)))`},
	{`SELECT * FROM (SELECT a FROM t) AS d (x), (VALUES ROW(1)) v`,
		`(select * (from (cross (derived (select a (from t))):d[x] (derived (values (row 1))):v)))`},
	{`WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 5) SELECT * FROM c`,
		`(query (with RECURSIVE (c[n] (union ALL (select 1) (select (+ n 1) (from <c>) (where (< n 5)))))) (select * (from <c>)))`},
	{`WITH C AS (SELECT * FROM c) SELECT * FROM C`,
		`(query (with (|C| (select * (from c)))) (select * (from <|C|>)))`},
	{`WITH a AS (SELECT 1) (SELECT * FROM a ORDER BY 1 LIMIT 3)`,
		`(query (with (a (select 1))) (select * (from <a>)) (order 1) (limit 3))`},
	{`(SELECT a FROM t LIMIT 3) UNION ALL (SELECT b FROM u ORDER BY b) ORDER BY 1`,
		`(query (union ALL (query (select a (from t)) (limit 3)) (query (select b (from u)) (order b))) (order 1))`},
	{`((SELECT 1))`,
		`(select 1)`},
	{`((SELECT 1) LIMIT 2)`,
		`(query (select 1) (limit 2))`},
	{`(WITH a AS (SELECT 1) SELECT * FROM a) LIMIT 2`,
		`(query (with (a (select 1))) (select * (from <a>)) (limit 2))`},
	{`SELECT (((SELECT 1))), a IN ((SELECT 2))`,
		`(select (subquery (select 1)) (in a (select 2)))`},
	{`SELECT * FROM ((SELECT 1) UNION (SELECT 2)) AS x, ((SELECT 3) AS y JOIN t)`,
		`(select * (from (cross (derived (union (select 1) (select 2))):x (cross (derived (select 3)):y t))))`},
	{`SELECT 1 --/**/ + SLEEP(5)`,
		`(select (- 1 (negate (call sleep 5))))`},
	{`SELECT a-- b`,
		`(select a)`},
	{`SELECT a # , ' /* UNION`,
		`(select a)`},
	{"SELECT '/*! x */', '-- ', \"#\", `/*`, ';' FROM t",
		`(select '/*! x */' '-- ' '#' |/*| ';' (from t))`},
	{`SELECT a FROM t WHERE b >ALL(SELECT 1)ORDER BY c`,
		`(query (select a (from t) (where (> b (all (select 1))))) (order c))`},
	{`SELECT FIRST_VALUE(a) IGNORE NULLS OVER w, NTH_VALUE(a, 2) FROM LAST OVER w FROM t WINDOW w AS (ORDER BY a DESC)`,
		`(select (call first_value a IGNORE NULLS (over w)) (call nth_value a 2 FROM LAST (over w)) (from t) (window w (order a DESC)))`},
	{`SELECT a FROM (t), (u, v) LEFT JOIN (w, x) ON w.a = x.a`,
		`(select a (from (cross t (left (cross u v) (cross w x) (on (= w.a x.a))))))`},
	{`SELECT * FROM t RIGHT OUTER JOIN u ON a = b NATURAL LEFT JOIN v NATURAL RIGHT JOIN w`,
		`(select * (from (right NATURAL (left NATURAL (right t u (on (= a b))) v) w)))`},
	{"WITH a (x, `Y`) AS (SELECT 1, 2), b AS (SELECT x FROM a) SELECT b.x, a.`Y` FROM a, b, Db.a",
		`(query (with (a[x |Y|] (select 1 2)) (b (select x (from <a>)))) (select b.x a.|Y| (from (cross (cross <a> <b>) |Db|.a))))`},
	{`WITH t AS (SELECT * FROM t) SELECT * FROM t UNION SELECT * FROM t ORDER BY (SELECT 1 FROM t)`,
		`(query (with (t (select * (from t)))) (union (select * (from <t>)) (select * (from <t>))) (order (subquery (select 1 (from <t>)))))`},
	{`SELECT (WITH i AS (SELECT 1) SELECT * FROM i), (SELECT 1 FROM i)`,
		`(select (subquery (query (with (i (select 1))) (select * (from <i>)))) (subquery (select 1 (from i))))`},
	{`SELECT SUM(a) OVER (w ORDER BY b ROWS UNBOUNDED PRECEDING), LAG(a, 1, 0) OVER (PARTITION BY c ORDER BY b RANGE BETWEEN INTERVAL 1 DAY PRECEDING AND 2 FOLLOWING), COUNT(*) OVER (), NTILE(4) OVER w FROM t WINDOW w AS (PARTITION BY d), v AS (w)`,
		`(select (call sum a (over w (order b) (rows [unbounded preceding]))) (call lag a 1 0 (over (partition c) (order b) (range [preceding (interval day 1)] [following 2]))) (call count * (over)) (call ntile 4 (over w)) (from t) (window w (partition d)) (window v w))`},
	{`SELECT a FROM t GROUP BY 1 HAVING COUNT(*) > 1 ORDER BY a DESC, b ASC LIMIT 5, 10`,
		`(query (select a (from t) (group 1) (having (> (call count *) 1))) (order a DESC b) (limit 10) (offset 5))`},
	{`SELECT DISTINCT a FROM t LIMIT 10 OFFSET 5`,
		`(query (select DISTINCT a (from t)) (limit 10) (offset 5))`},
	{`SELECT DISTINCTROW a FROM t`,
		`(select DISTINCT a (from t))`},
	{`SELECT ALL a FROM t;`,
		`(select a (from t))`},
	{`SELECT 1 UNION SELECT 2 UNION ALL SELECT 3`,
		`(union ALL (union (select 1) (select 2)) (select 3))`},
	{`SELECT 1 UNION DISTINCT SELECT 2 INTERSECT ALL SELECT 3 INTERSECT SELECT 4 EXCEPT SELECT 5`,
		`(except (union (select 1) (intersect (intersect ALL (select 2) (select 3)) (select 4))) (select 5))`},
	{`SELECT 1 UNION (SELECT 2 EXCEPT SELECT 3) LIMIT 1`,
		`(query (union (select 1) (except (select 2) (select 3))) (limit 1))`},
	{`(SELECT 1 UNION SELECT 2) INTERSECT SELECT 3`,
		`(intersect (union (select 1) (select 2)) (select 3))`},
	{`((SELECT 1) UNION (SELECT 2)) EXCEPT ((SELECT 3))`,
		`(except (union (select 1) (select 2)) (select 3))`},
	{`(((SELECT 1)) UNION (SELECT 2))`,
		`(union (select 1) (select 2))`},
	{`SELECT * FROM (SELECT a FROM t INTERSECT SELECT b FROM u ORDER BY 1 LIMIT 1) d WHERE x IN (SELECT 1 EXCEPT (SELECT 2 INTERSECT SELECT 3)) AND EXISTS ((SELECT 4) INTERSECT (SELECT 5))`,
		`(select * (from (derived (query (intersect (select a (from t)) (select b (from u))) (order 1) (limit 1))):d) (where (and (in x (except (select 1) (intersect (select 2) (select 3)))) (exists (intersect (select 4) (select 5))))))`},
	{`WITH a AS (SELECT 1 INTERSECT SELECT 2), b AS (SELECT 3) SELECT * FROM a EXCEPT SELECT * FROM b ORDER BY 1`,
		`(query (with (a (intersect (select 1) (select 2))) (b (select 3))) (except (select * (from <a>)) (select * (from <b>))) (order 1))`},
	{`SELECT (SELECT 1 UNION SELECT (SELECT 2 INTERSECT SELECT 3)) + ((SELECT 4) + 5)`,
		`(select (+ (subquery (union (select 1) (select (subquery (intersect (select 2) (select 3)))))) (+ (subquery (select 4)) 5)))`},
	{`VALUES ROW(1, 'a'), ROW((SELECT 2), NULL) UNION VALUES ROW(3, 4) ORDER BY 1 LIMIT 1`,
		`(query (union (values (row 1 'a') (row (subquery (select 2)) NULL)) (values (row 3 4))) (order 1) (limit 1))`},
	{"SELECT `union`, t.`Select`, t.intersect, 'union', \"except\" FROM `t(`",
		`(select union t.|Select| t.intersect 'union' 'except' (from |t(|))`},
	{`SELECT GROUP_CONCAT((SELECT 1) ORDER BY a), GROUP_CONCAT((SELECT 1) ORDER BY (SELECT 2 UNION SELECT 3)) FROM t`,
		`(select (call group_concat (subquery (select 1)) (order a)) (call group_concat (subquery (select 1)) (order (subquery (union (select 2) (select 3))))) (from t))`},
	{`SELECT CASE WHEN a THEN 1 WHEN (SELECT 1) THEN 2 END, CASE a + 1 WHEN 1 THEN 'x' WHEN 2 THEN 'y' ELSE 'z' END`,
		`(select (case (when a 1) (when (subquery (select 1)) 2)) (case (when (= (+ a 1) 1) 'x') (when (= (+ a 1) 2) 'y') (else 'z')))`},
	{`SELECT a FROM t WHERE (a = 1 OR (b = 2 OR c = 3)) AND (d = 4 AND NOT (e = 5 AND f = 6)) XOR g`,
		`(select a (from t) (where (xor (and (or (= a 1) (= b 2) (= c 3)) (= d 4) (not (and (= e 5) (= f 6)))) g)))`},
	{`SELECT a IS TRUE, a IS NOT FALSE, a IS UNKNOWN, a IS NOT NULL, a <=> b, a <=> TRUE, a != b, a <> b, a <= b, a >= b, a < b, a > b`,
		`(select (is a TRUE) (not (is a FALSE)) (is null a) (not (is null a)) (is a b) (is a 1) (<> a b) (<> a b) (<= a b) (>= a b) (< a b) (> a b))`},
	{`SELECT a NOT LIKE 'x%' ESCAPE '!', a NOT BETWEEN 1 AND 2, a NOT IN (SELECT 1), a NOT REGEXP 'x', a RLIKE 'y'`,
		`(select (not (like a 'x%' '!')) (not (between a 1 2)) (not (in a (select 1))) (not (regexp a 'x')) (regexp a 'y'))`},
	{`SELECT a = ALL (SELECT 1), a <> SOME (SELECT 2), a = (SELECT 3), (a, b) = (1, 2), ROW(a, b) IN (SELECT 1, 2), (a, b) IN ((1, 2), (3, 4))`,
		`(select (= a (all (select 1))) (<> a (any (select 2))) (= a (subquery (select 3))) (= (row a b) (row 1 2)) (in (row a b) (select 1 2)) (in (row a b) (row 1 2) (row 3 4)))`},
	{`SELECT -1, - -a, +a, ~a, !a, NOT a, a DIV b, a MOD b, a % b, a / b, a * b, a | b, a & b, a ^ b, a << 1, a >> 1, a || b, a && b`,
		`(select (negate 1) (negate (negate a)) a (~ a) (not a) (not a) (div a b) (% a b) (% a b) (/ a b) (* a b) (| a b) (& a b) (^ a b) (<< a 1) (>> a 1) (or a b) (and a b))`},
	{`SELECT 'it''s', "say ""hi""", 'a\'b\n', 'a' 'b', N'x', x'4a', X'4A', 0x4a, b'01', 0b01, _latin1'x', _binary x'41', 1.50, .5, 1e-3, 1., TRUE, FALSE, NULL, DATE '2020-01-01', TIME '10:00', TIMESTAMP '2020-01-01 10:00'`,
		`(select 'it's' 'say "hi"' 'a'b
' 'ab' (literal n 'x') x'4a' x'4A' x'4a' 0b01 0b01 (literal _latin1 'x') (literal _binary x'41') 1.50 .5 1e-3 1. TRUE FALSE NULL (literal date '2020-01-01') (literal time '10:00') (literal timestamp '2020-01-01 10:00'))`},
	{"SELECT Größe, `a``b`, 1a, 2023_Sales, t.1a, a$b FROM täblé AS t",
		"(select |größe| |a`b| 1a 2023_sales t.1a |a$b| (from |täblé|:t))"},
	{`SELECT a COLLATE utf8mb4_bin, CAST(a AS CHAR(10) CHARACTER SET utf8mb4), CAST(a AS UNSIGNED INTEGER), CONVERT(a, DECIMAL(10, 2)), CONVERT(a USING latin1), BINARY a`,
		`(select (collate utf8mb4_bin a) (cast char(10) character set utf8mb4 a) (cast unsigned a) (cast decimal(10,2) a) (using latin1 a) (cast binary a))`},
	{`SELECT CURRENT_DATE, CURRENT_TIMESTAMP(), CURRENT_TIMESTAMP(3), NOW(), NOW(6), CURDATE(), LOCALTIME, UTC_TIMESTAMP(), CURRENT_USER`,
		`(select CURRENT_DATE CURRENT_TIMESTAMP (call current_timestamp 3) (call now) (call now 6) (call curdate) LOCALTIME UTC_TIMESTAMP (call current_user))`},
	{`SELECT d + INTERVAL 1 DAY, d - INTERVAL a + 1 MONTH, INTERVAL '1:30' HOUR_MINUTE + d, DATE_ADD(d, INTERVAL -1 YEAR), SUBDATE(d, 7), TIMESTAMPADD(WEEK, 1, d), TIMESTAMPDIFF(MONTH, a, b), EXTRACT(YEAR_MONTH FROM d), INTERVAL(a, 1, 2)`,
		`(select (+ d (interval day 1)) (- d (interval month (+ a 1))) (+ (interval hour_minute '1:30') d) (call date_add d (interval year (negate 1))) (call subdate d 7) (call timestampadd 'week' 1 d) (call timestampdiff 'month' a b) (call extract 'year_month' d) (call interval a 1 2))`},
	{`SELECT TRIM(a), TRIM(LEADING FROM a), TRIM(TRAILING 'x' FROM a), TRIM('x' FROM a), LTRIM(a), SUBSTR(a, 1), SUBSTRING(a FROM 2 FOR 3), MID(a, 1, 2), POSITION('x' IN a), LOCATE('x', a, 3), CHAR(77, 78 USING utf8mb4), WEIGHT_STRING(a AS CHAR(3)), INSERT(a, 1, 2, b)`,
		`(select (call trim a) (call trim (leading) a) (call trim (trailing 'x') a) (call trim (both 'x') a) (call ltrim a) (call substring a 1) (call substring a 2 3) (call substring a 1 2) (call locate 'x' a) (call locate 'x' a 3) (using utf8mb4 (call char 77 78)) (call weight_string (cast char(3) a)) (call insert a 1 2 b))`},
	{`SELECT a->'$.x', t.a->>'$.y', JSON_OBJECT('k', a, 'l', b), JSON_SET(a, '$.x', 1), JSON_VALUE(a, '$.x' RETURNING UNSIGNED DEFAULT '1' ON EMPTY ERROR ON ERROR), 1 MEMBER OF (a), JSON_CONTAINS(a, '1', '$.x')`,
		`(select (call json_extract a '$.x') (call json_unquote (call json_extract t.a '$.y')) (call json_object 'k' a 'l' b) (call json_set a '$.x' 1) (cast unsigned (call json_value a '$.x' (on empty default '1') (on error error))) (member of 1 a) (call json_contains a '1' '$.x'))`},
	{`SELECT MATCH (a, t.b) AGAINST ('x' IN NATURAL LANGUAGE MODE), MATCH (a) AGAINST ('x' WITH QUERY EXPANSION), MATCH a AGAINST ('y')`,
		`(select (match in natural language mode a t.b 'x') (match with query expansion a 'x') (match a 'y'))`},
	{"SELECT COUNT(*), COUNT(DISTINCT a, b), SUM(DISTINCT a), Sleep(1), db.F(a), `Func`(a), ST_X(p), GROUPING(a), REPEAT('a', 2), DEFAULT(a)",
		`(select (call count *) (call count a b DISTINCT) (call sum a DISTINCT) (call sleep 1) (call db.f a) (call func a) (call st_x p) (call grouping a) (call repeat 'a' 2) (call default a))`},
	{`SELECT * FROM t FOR SYSTEM_TIME AS OF TIMESTAMP '2024-01-01' AS x JOIN db.u FOR SYSTEM_TIME ALL ON x.a = u.a, v FOR SYSTEM_TIME BETWEEN NOW() - INTERVAL 1 DAY AND (SELECT MAX(a) FROM w) y`,
		`(select * (from (cross (inner (time t:x as of (literal timestamp '2024-01-01')) (time db.u all) (on (= x.a u.a))) (time v:y between (- (call now) (interval day 1)) (subquery (select (call max a) (from w)))))))`},
	{`SELECT a FROM t FOR SYSTEM_TIME FROM '2024-01-01' TO CURRENT_TIMESTAMP WHERE a IN (SELECT b FROM u FOR SYSTEM_TIME AS OF TRANSACTION 5 ORDER BY b) FOR UPDATE`,
		`(select a (from (time t from '2024-01-01' CURRENT_TIMESTAMP)) (where (in a (query (select b (from (time u as of (transaction 5)))) (order b)))))`},
	{"WITH RECURSIVE r AS (SELECT 1 AS n, 2 AS `M` UNION ALL SELECT n, `M` FROM r) CYCLE n, `M` RESTRICT, s AS (SELECT 1) SELECT * FROM r, s",
		`(query (with RECURSIVE (r (union ALL (select 1:n 2:|M|) (select n |M| (from <r>))) (cycle [n |M|])) (s (select 1))) (select * (from (cross <r> <s>))))`},
	{`WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n FROM r) CYCLE n RESTRICT (SELECT * FROM r) UNION SELECT 2`,
		`(query (with RECURSIVE (r (union ALL (select 1:n) (select n (from <r>))) (cycle [n]))) (union (select * (from <r>)) (select 2)))`},
	{"SELECT * FROM t, LATERAL (SELECT t.a) AS l (b), JSON_TABLE(t.j, '$[*]' COLUMNS (id FOR ORDINALITY, a INT PATH '$.a' NULL ON EMPTY, c INT EXISTS PATH '$.c', NESTED PATH '$.n[*]' COLUMNS (`N` DECIMAL(4, 2) PATH '$'))) AS jt",
		`(select * (from (cross (cross t (derived LATERAL (select t.a)):l[b]) (call json_table t.j '$[*]' (for ordinality id) (define a (cast int '$.a') (on empty null)) (define c (exists path (cast int '$.c'))) (nested '$.n[*]' (define N (cast decimal(4,2) '$')))):jt[id a c |N|])))`},
	{`SELECT a, COUNT(*) FROM t GROUP BY a, b WITH ROLLUP`,
		`(select a (call count *) (from t) (group (call rollup a b)))`},
	{"SELECT @a, @@global.x, @`b c`, @c := 1, ?",
		"(select @a @@global.x @`b c` (:= @c 1) ?)"},
	{`SELECT GROUP_CONCAT(a SEPARATOR "'\n"), GROUP_CONCAT(a SEPARATOR ''), GROUP_CONCAT(a), LAG(a) IGNORE NULLS OVER w, NTH_VALUE(a, 2) FROM LAST RESPECT NULLS OVER w FROM t WINDOW w AS (ORDER BY a)`,
		"(select (call group_concat a (separator ''\n')) (call group_concat a (separator '')) (call group_concat a) (call lag a IGNORE NULLS (over w)) (call nth_value a 2 FROM LAST (over w)) (from t) (window w (order a)))"},
}

func TestMySQLTrees(t *testing.T) { testTrees(t, dialects.MySQL, mysqlTrees) }

// What lies between tokens, and the case of words, change nothing in the tree, but for tables' names.
func TestMySQLSpelling(t *testing.T) {
	const seed = 3
	r := rand.New(rand.NewPCG(seed, 0))
	gaps := []string{" ", "\t\f\v\r\n ", "/**/", "/* ' ( SELECT \" ` */", "/*/ */", "-- ' ) UNION\n", "--\t;\n", "# \" (\n", " /*+ x */ "}
	for _, c := range mysqlTrees {
		m := &mysqlText{builder: &builder{sql: c.sql}}
		m.lex()
		for range 20 {
			var b strings.Builder
			upper := map[string]bool{} // a CTE's name is the same in all places
			for i, token := range m.tokens {
				text := m.text(i)
				if _, seen := upper[text]; !seen {
					upper[text] = r.IntN(2) == 0
				}
				if i > 0 && text != "." && m.text(i-1) != "." {
					b.WriteString(gaps[r.IntN(len(gaps))])
				}
				if token.Kind == lex.Word && upper[text] && !strings.ContainsFunc(text, func(c rune) bool { return c > 'z' }) {
					text = strings.ToUpper(text)
				}
				b.WriteString(text)
			}
			s, err := Parse(dialects.MySQL, b.String())
			if err != nil {
				t.Errorf("seed %d: %q: %v", seed, &b, err)
			} else if tree := sexpr(s.Query); !strings.EqualFold(strings.ReplaceAll(tree, "|", ""), strings.ReplaceAll(c.tree, "|", "")) {
				t.Errorf("seed %d: %q\n got %s\nwant %s", seed, &b, tree, c.tree)
			}
		}
	}
}

func TestMySQLMutants(t *testing.T) {
	pieces := []string{"UNION", "INTERSECT", "EXCEPT ALL", "ORDER BY 1", "LIMIT 1", "WITH a AS (SELECT 1)", "(", ")", "INTO @x", "FOR UPDATE", ",",
		"SELECT", "VALUES ROW(1)", "GROUP_CONCAT", "IN", "EXISTS", "FROM", "LATERAL", "AS x"}
	var texts [][]string
	for _, c := range mysqlTrees {
		m := &mysqlText{builder: &builder{sql: c.sql}}
		m.lex()
		var tokens []string
		for i, token := range m.tokens {
			tokens = append(tokens, m.text(i))
			if token.mate >= 0 {
				pieces = append(pieces, c.sql[token.Start:m.tokens[token.mate].End()])
			}
		}
		texts = append(texts, tokens)
	}
	testMutants(t, dialects.MySQL, texts, pieces)
}

func TestMySQLSpans(t *testing.T) {
	const text = ` WITH c AS ( /* c */ SELECT 1 ) -- a
 SELECT (SELECT 2 ), EXISTS( SELECT 3) FROM ( VALUES ROW(4) INTERSECT SELECT 5
 ORDER BY 1 LIMIT 2 ) AS d WHERE x IN ( (SELECT 6) ) UNION ALL ( SELECT 7 LIMIT 1 ) UNION SELECT 8 LIMIT 1 ; `
	testSpans(t, dialects.MySQL, text,
		strings.Trim(text, " ;"),
		"/* c */ SELECT 1",
		text[strings.Index(text, "SELECT (SELECT 2"):strings.Index(text, " UNION SELECT 8")],
		text[strings.Index(text, "SELECT (SELECT 2"):strings.Index(text, " UNION ALL")],
		"VALUES ROW(4) INTERSECT SELECT 5\n ORDER BY 1 LIMIT 2",
		"VALUES ROW(4)",
		"SELECT 5",
		"SELECT 2",
		"SELECT 3",
		"SELECT 6",
		"SELECT 7 LIMIT 1",
		"SELECT 8",
	)
}

// vitess has nodes of their own for these calls; each is a call of the function's name, with all operands.
func TestMySQLFunctions(t *testing.T) {
	for _, call := range strings.Fields(`any_value(a) avg(a) bit_and(a) bit_or(a) bit_xor(a) char(a,b) count(a) cume_dist()over() curtime() dense_rank()over()
		elt(1,a) extractvalue(a,b) first_value(a)over() format_bytes(a) format_pico_time(a) get_lock(a,1) group_concat(a,b) gtid_subset(a,b)
		gtid_subtract(a,b) if(a,b,c) insert(a,1,2,b) interval(a,1,2) is_free_lock(a) is_used_lock(a) json_array(a,b) json_array()
		json_array_append(a,b,c) json_array_insert(a,b,c) json_arrayagg(a) json_contains(a,b,c) json_contains_path(a,b,c,d) json_depth(a)
		json_extract(a,b,c) json_insert(a,b,c) json_keys(a) json_keys(a,b) json_length(a) json_length(a,b) json_merge(a,b)
		json_merge_patch(a,b,c) json_merge_preserve(a,b) json_object() json_object(a,b,c,d) json_objectagg(a,b) json_overlaps(a,b)
		json_pretty(a) json_quote(a) json_remove(a,b,c) json_replace(a,b,c) json_schema_valid(a,b) json_schema_validation_report(a,b)
		json_search(a,b,c) json_search(a,b,c,d,e) json_set(a,b,c,d,e) json_storage_free(a) json_storage_size(a) json_type(a)
		json_unquote(a) json_valid(a) json_value(a,b) lag(a)over() last_value(a)over() lead(a,1)over() lead(a,1,b)over() left(a,1)
		linestring(a,b) load_file(a) locate(a,b) locate(a,b,c) ltrim(a) max(a) min(a) mod(a,b) multilinestring(a) multipoint(a)
		multipolygon(a) nth_value(a,1)over() ntile(3)over() percent_rank()over() point(a,b) polygon(a) ps_current_thread_id()
		ps_thread_id(a) rank()over() regexp_instr(a,b) regexp_instr(a,b,1,2,0,c) regexp_like(a,b,c) regexp_replace(a,b,c,1,2,d)
		regexp_substr(a,b,1,2,c) release_all_locks() release_lock(a) repeat(a,2) replace(a,b,c) right(a,1) row_number()over() rtrim(a)
		sleep(1) st_area(a) st_asbinary(a) st_asgeojson(a,1,2) st_astext(a,b) st_centroid(a) st_dimension(a) st_endpoint(a) st_envelope(a)
		st_exteriorring(a) st_geohash(a,1) st_geohash(a,b,1) st_geometrycollectionfromtext(a) st_geometrycollectionfromwkb(a)
		st_geometryfromtext(a,1,b) st_geometryfromwkb(a) st_geometryn(a,1) st_geometrytype(a) st_geomfromgeojson(a,1,2) st_interiorringn(a,1)
		st_isclosed(a) st_isempty(a) st_issimple(a) st_latfromgeohash(a) st_latitude(a,1) st_length(a,b) st_linestringfromtext(a)
		st_linestringfromwkb(a) st_longfromgeohash(a) st_longitude(a) st_multilinestringfromtext(a) st_multilinestringfromwkb(a)
		st_multipointfromtext(a) st_multipointfromwkb(a) st_multipolygonfromtext(a) st_multipolygonfromwkb(a) st_numgeometries(a)
		st_numinteriorrings(a) st_numpoints(a) st_pointfromgeohash(a,0) st_pointfromtext(a) st_pointfromwkb(a) st_pointn(a,1)
		st_polygonfromtext(a) st_polygonfromwkb(a) st_startpoint(a) st_x(a) st_y(a,1) std(a) stddev(a) stddev_pop(a) stddev_samp(a) substring(a,1,2)
		sum(a) sysdate() trim(a) updatexml(a,b,c) var_pop(a) var_samp(a) variance(a) wait_for_executed_gtid_set(a,1)
		wait_until_sql_thread_after_gtids(a,1,b) weight_string(a)`) {
		s, err := Parse(dialects.MySQL, "SELECT "+call)
		if err != nil {
			t.Errorf("%s: %v", call, err)
			continue
		}
		name, args, _ := strings.Cut(call, "(")
		args, over, _ := strings.Cut(args, ")")
		operands := 0
		if args != "" {
			operands = strings.Count(args, ",") + 1
		}
		use := sqltree.Use{Name: dialects.Name{Name: name}, Site: sqltree.SiteScalar}
		if over != "" {
			use.Site = sqltree.SiteWindow
		}
		e := s.Query.Body.(*sqltree.Select).Items[0].Expr
		if e.Op != sqltree.OpCall || e.Text != name || len(e.Args) != operands || !slices.Equal(s.Facts.Functions, []sqltree.Use{use}) {
			t.Errorf("%s: got %s of %d operands and the functions %v", call, e.Text, len(e.Args), s.Facts.Functions)
		}
	}
}

func TestMySQLFacts(t *testing.T) {
	testFacts(t, dialects.MySQL, []struct{ sql, facts string }{
		{`SELECT * FROM T, db.U WHERE a IN (SELECT Sleep(1) FROM t)`, "T db.U t | sleep:scalar |"},
		{`WITH t AS (SELECT LOAD_FILE('x') FROM u) SELECT * FROM t, db.t`, "u db.t | load_file:scalar |"},
		{`SELECT SUM(a), SUM(DISTINCT a), SUM(a) OVER (), COUNT(*), sys.F(1), GROUP_CONCAT(a ORDER BY b)`,
			"| sum:scalar sum:aggregate sum:window count:aggregate sys.f:scalar group_concat:aggregate |"},
		{`SELECT 1 FROM JSON_TABLE(LOAD_FILE('x'), '$' COLUMNS (a INT PATH '$')) j`, "| load_file:scalar json_table:from |"},
		{`SELECT a ORDER BY SLEEP(1) LIMIT 1`, "| sleep:scalar |"},
		{`SELECT 1 FROM t INTERSECT (SELECT 2 FROM u WHERE SLEEP(1) LIMIT 3) ORDER BY BENCHMARK(1, 2)`, "t u | sleep:scalar benchmark:scalar |"},
		{`SELECT RANK() OVER w FROM t WINDOW w AS (PARTITION BY F(a) ORDER BY G(b))`, "t | rank:window f:scalar g:scalar |"},
		{`SELECT a INTO @x FROM t`, "t | | into"},
		{`SELECT a FROM t INTO OUTFILE 'x'`, "t | | into"},
		{`SELECT a FROM t INTO DUMPFILE 'x'`, "t | | into"},
		{`SELECT 1 UNION SELECT a FROM t INTO OUTFILE 'x'`, "t | | into"},
		{`(SELECT a FROM t) INTO OUTFILE 'x'`, "t | | into"},
		{`(SELECT a FROM t) UNION (SELECT 1) ORDER BY 1 INTO @x`, "t | | into"},
		{`SELECT a FROM t FOR UPDATE`, "t | | lock"},
		{`SELECT a FROM t FOR SHARE SKIP LOCKED`, "t | | lock"},
		{`SELECT a FROM t LOCK IN SHARE MODE`, "t | | lock"},
		{`SELECT (SELECT a FROM t FOR UPDATE)`, "t | | lock"},
		{`(SELECT a FROM t) FOR UPDATE`, "t | | lock"},
		{`SELECT 1 UNION (SELECT a FROM t) ORDER BY 1 FOR UPDATE`, "t | | lock"},
		{`SELECT @x, @@version, @@global.Read_Only`, "| @@version:scalar @@read_only:scalar | variable"},
		{`SELECT @x := 1`, "| | variable"},
		{`SELECT NTILE(@x) OVER ()`, "| ntile:window | variable"},
		{`SELECT SQL_CALC_FOUND_ROWS a FROM t`, "t | | hint"},
		{`SELECT SQL_NO_CACHE a FROM t`, "t | | plan"},
		{`SELECT HIGH_PRIORITY a FROM t`, "t | | hint"},
		{`SELECT STRAIGHT_JOIN a FROM t`, "t | | plan"},
		{`SELECT SQL_BIG_RESULT a FROM t`, "t | | plan"},
		{`SELECT a FROM t FORCE INDEX FOR ORDER BY (i), u IGNORE KEY (j)`, "t u | | plan"},
		{`SELECT a FROM t STRAIGHT_JOIN u ON 1`, "t u | | plan"},
		{`SELECT /*+ SET_VAR(a = 1) */ a FROM t`, "t | | hint"},
		{`SELECT '/*+ x */' -- /*+ x */`, "| |"},
	})
}

func TestMySQLKinds(t *testing.T) {
	testKinds(t, dialects.MySQL, []struct {
		sql  string
		kind sqltree.Kind
	}{
		{"INSERT INTO t VALUES (1)", "insert"}, {"update t set a = 1", "update"}, {"REPLACE INTO t VALUES (1)", "replace"},
		{"WITH d AS (SELECT 1) DELETE FROM t WHERE id IN (SELECT 1 FROM d)", "delete"}, {"WITH d AS (SELECT 1) UPDATE t SET a = 1", "update"},
		{"CREATE TABLE t (a INT)", "create table"}, {"CREATE OR REPLACE VIEW v AS SELECT 1", "create view"},
		{"CREATE DEFINER = `a`@`b` TRIGGER x BEFORE INSERT ON t FOR EACH ROW SET @a = 1", "create trigger"},
		{"DROP TEMPORARY TABLE t", "drop table"}, {"ALTER USER u IDENTIFIED BY 'x'", "alter user"}, {"TRUNCATE t", "truncate"},
		{"SET STATEMENT max_statement_time = 0 FOR SELECT SLEEP(3)", "set"}, {"EXPLAIN ANALYZE SELECT 1", "explain"}, {"DESC t", "desc"},
		{"SHOW CREATE TABLE t", "show"}, {"HANDLER t OPEN", "handler"}, {"ANALYZE FORMAT=JSON SELECT 1", "analyze"}, {"DO SLEEP(1)", "do"},
		{"CALL p()", "call"}, {"USE mysql", "use"}, {"COMMIT", "commit"}, {"LOCK TABLES t WRITE", "lock"}, {"KILL 1", "kill"},
		{"LOAD DATA INFILE 'x' INTO TABLE t", "load"}, {"XA START 'x'", "xa"}, {"BEGIN", "begin"}, {"PREPARE p FROM 'SELECT 1'", "prepare"},
		{"SELECT 1", sqltree.KindQuery}, {"(SELECT 1)", sqltree.KindQuery}, {"VALUES ROW(1)", sqltree.KindQuery},
	})
}

var mysqlRefusals = []refusal{
	{"", &CountError{0}}, {" \n", &CountError{0}}, {"-- SELECT 1", &CountError{0}}, {"/* SELECT 1 */;", &CountError{0}},
	{"SELECT 1; SELECT 2", &CountError{2}}, {"SELECT 1;;", &CountError{2}}, {"BEGIN NOT ATOMIC DELETE FROM t; END", &CountError{2}},

	{"SELECT 1 /*!50000 INTO OUTFILE 'x' */", &UnknownError{"an executable comment", 9}},
	{"/*M!100100 DELETE FROM t */", &UnknownError{"an executable comment", 0}},
	{"SELECT 1 /*m! , 2 */", &UnknownError{"an executable comment", 9}},
	{"SELECT 1 $$ INTO OUTFILE 'x' $$", &UnknownError{"a dollar quote", 9}}, {"SELECT $a$ x $a$", &UnknownError{"a dollar quote", 7}},
	{"SELECT a$$b", &UnknownError{"a dollar quote", 7}}, {"SELECT {fn NOW()}", &UnknownError{"an ODBC escape", 7}},
	{"SELECT @'a b', 1", &UnknownError{"a variable without a plain name", 7}}, {"SELECT@@gloBAl.", &UnknownError{"a variable without a plain name", 6}},
	{"SELECT@````", &UnknownError{"a variable without a plain name", 6}}, {"SELECT @@``", &UnknownError{"a variable without a plain name", 7}}, {"SELECT @`a``b`", &UnknownError{"a variable without a plain name", 7}},
	{"WITH RECURSIVE a AS (SELECT name FROM (SELECT * FROM Country) d), b AS (SELECT 1), country AS (SELECT 2) SELECT * FROM a",
		&SyntaxError{"WITH RECURSIVE defines Country only further on, and here it may be another table: define it before it is read", -1}},
	{"TABLE t WHERE 1", &SyntaxError{"unexpected WHERE", 8}}, {"TABLE (SELECT 1)", &SyntaxError{"unexpected SELECT", 7}},
	{"SELECT a COLLATE `sounds like`", &UnknownError{"SOUNDS LIKE in this place", -1}}, {"SELECT a NOT SOUNDS LIKE b", &SyntaxError{"unexpected SOUNDS", 13}},
	{"SELECT PERCENTILE_CONT(1) WITHIN GROUP (FROM mysql.user) OVER ()", &SyntaxError{"unexpected FROM", 40}},
	{"SELECT GROUP_CONCAT(a SEPARATOR 'json_arrayagg')", &UnknownError{"JSON_ARRAYAGG in this place", -1}},
	{"SELECT GROUP_CONCAT(a SEPARATOR 'json_arrayagg'), JSON_ARRAYAGG(DISTINCT a)", &UnknownError{"JSON_ARRAYAGG in this place", -1}},
	{"SELECT JSON_ARRAYAGG(DISTINCT a SEPARATOR ',')", &SyntaxError{"unexpected ','", 42}}, {"SELECT JSON_ARRAYAGG(a ORDER BY a) OVER ()", &SyntaxError{"unexpected OVER", 35}},
	{"SELECT `windowed 0`(a), MEDIAN(a) OVER ()", &UnknownError{"a window function in this place", -1}},
	{"SELECT NEXT VALUE FOR s", &UnknownError{"NEXT VALUE", -1}},
	{"SELECT * FROM `DUAL`", &UnknownError{"a table named dual", 14}},
	{"SELECT CAST(a AS UNSIGNED ARRAY)", &UnknownError{"CAST … AS … ARRAY", -1}},
	// vitess would drop the inner clauses, and SLEEP with them
	{"(SELECT 1 ORDER BY SLEEP(9)) ORDER BY 1", &UnknownError{"a query in parentheses with the same clauses inside and outside", 0}},
	{"SELECT ((SELECT 1 LIMIT 3) LIMIT 2)", &UnknownError{"a query in parentheses with the same clauses inside and outside", 8}},
	{"WITH a AS (SELECT 1) (WITH b AS (SELECT SLEEP(9)) SELECT * FROM b)",
		&UnknownError{"a query in parentheses with the same clauses inside and outside", 0}},

	{"SELECT \x00 1", &SyntaxError{"a NUL byte", 7}}, {"SELECT '\xff'", &SyntaxError{"the text is not UTF-8", -1}},
	{"SELECT \x01", &SyntaxError{"unexpected \x01", 7}}, {"SELECT \\N", &SyntaxError{"unexpected \\", 7}}, {"SELECT :a", &SyntaxError{"unexpected :", 7}},
	{"SELECT 1 // 2", &SyntaxError{"unexpected /", 10}}, {"SELECT 'a", &SyntaxError{"a quotation without end", 7}},
	{"SELECT 'a\\'", &SyntaxError{"a quotation without end", 7}}, {"SELECT `a", &SyntaxError{"a quotation without end", 7}},
	{"SELECT 1 /* a", &SyntaxError{"a comment without end", 9}}, {"SELECT 1 /*/", &SyntaxError{"a comment without end", 9}},
	{"SELECT (1", &SyntaxError{"a parenthesis without end", 7}}, {"SELECT 1)", &SyntaxError{"unexpected )", 8}},
	{"SELCT 1", &SyntaxError{"unexpected SELCT", 0}}, {"`SELECT` 1", &SyntaxError{"unexpected `SELECT`", 0}},
	{"SELECT a FROM t WERE b = 1", &SyntaxError{"unexpected b", 21}}, {"SELECT a FROM t WHERE", &SyntaxError{"unexpected end", 21}},
	{"SELECT a FROM t WHERE b = (SELECT c FROM WHERE d)", &SyntaxError{"unexpected WHERE", 41}},
	{"SELECT a FROM (SELECT 1", &SyntaxError{"a parenthesis without end", 14}}, {"SELECT * FROM (SELECT 1)", &SyntaxError{"unexpected end", 24}},
	{"SELECT (SELECT 1) (SELECT 2)", &SyntaxError{"unexpected (", 18}}, {"SELECT (SELECT 1, FROM t)", &SyntaxError{"unexpected FROM", 18}},
	{"SELECT 1 UNION", &SyntaxError{"unexpected end", 14}}, {"SELECT (SELECT 1 UNION ALL) + 1", &SyntaxError{"unexpected )", 26}},
	{"INTERSECT SELECT 1", &SyntaxError{"unexpected INTERSECT", 0}}, {"SELECT 1 UNION DELETE FROM t", &SyntaxError{"unexpected DELETE", 15}},
	{"SELECT 1 EXCEPT a", &SyntaxError{"unexpected a", 16}}, {"SELECT 1 MINUS SELECT 2", &SyntaxError{"unexpected SELECT", 15}},
	{"SELECT 1 ORDER BY 1 UNION SELECT 2", &SyntaxError{"an operand with clauses of its own needs parentheses", 0}},
	{"SELECT 1 UNION WITH a AS (SELECT 1) (SELECT 2)", &SyntaxError{"unexpected WITH", 15}},
	{"(SELECT 1) UNION (SELECT 2) WHERE a", &SyntaxError{"unexpected WHERE", 28}}, {"(SELECT 1) a UNION SELECT 2", &SyntaxError{"unexpected a", 11}},
	{"(SELECT 1) + 2", &SyntaxError{"unexpected +", 11}}, {"(SELECT 1) INTO @x FROM t", &SyntaxError{"unexpected INTO", 11}},
	{"WITH a AS (SELECT 1), (SELECT 2)", &SyntaxError{"unexpected (", 22}}, {"WITH a AS (SELECT 1)", &SyntaxError{"unexpected end", 20}},
	{"WITH a AS (SELECT 1) TRUNCATE t", &SyntaxError{"unexpected TRUNCATE", 21}}, {"SELECT SUM(SELECT 1)", &SyntaxError{"unexpected (", 10}},
	{"SELECT 1 FROM t PROCEDURE ANALYSE()", &SyntaxError{"unexpected ANALYSE", 26}}, {"SELECT x'4'", &SyntaxError{"unexpected x'4'", 7}},
	{"(DELETE FROM t)", &SyntaxError{"this is not a query", 1}}, {"SELECT a FROM t FOR UPDATE OF t", &SyntaxError{"unexpected OF", 27}},
	{"(WITH c AS (SELECT 1) SELECT 1 UNION TABLE c) ORDER BY (SELECT 1)", &UnknownError{"a query outside of the parentheses around a WITH", 0}},
	{"SELECT 1 OFFSET 1 ROWS", &SyntaxError{"unexpected 1", 16}}, {"SELECT 1 OFFSET SLEEP(1) ROWS FETCH NEXT 1 ROWS ONLY", &SyntaxError{"unexpected SLEEP", 16}},
	{"SELECT 1 FETCH FIRST 1 ROWS WITH TIES", &SyntaxError{"unexpected ROWS", 23}},
	{"SELECT 1 FROM t ROWS ONLY", &SyntaxError{"unexpected ROWS", 16}},
	{"VALUES ROW(1) INTO OUTFILE 'x'", &SyntaxError{"VALUES does not support INTO", -1}},
	{"SELECT F() OVER w FROM b WINDOW w AS (ORDER BY G())", &SyntaxError{"unexpected OVER", 11}},
	{strings.Repeat("(", 4000), &SyntaxError{"a parenthesis without end", 3999}},
	{"SELECT 1 " + strings.Repeat("/*", 4000), &SyntaxError{"a comment without end", 8007}},
}

func TestMySQLRefusals(t *testing.T) { testRefusals(t, dialects.MySQL, mysqlRefusals) }

func TestMySQLLongTexts(t *testing.T) {
	const n = 4000
	testLong(t, dialects.MySQL,
		"SELECT 1"+strings.Repeat(" UNION SELECT 1", n),
		"SELECT 1 WHERE a"+strings.Repeat(" AND a", n),
		strings.Repeat("SELECT (", n)+"1"+strings.Repeat(")", n),
		strings.Repeat("SELECT 1 INTERSECT (", n)+"SELECT 1"+strings.Repeat(")", n),
		"SELECT "+strings.Repeat("(", n)+"1"+strings.Repeat(")", n),
		strings.Repeat("(", n)+"SELECT 1"+strings.Repeat(")", n),
		"SELECT "+strings.Repeat("- ", n)+"1",
		"SELECT (SELECT 1)"+strings.Repeat(", (SELECT 1)", n),
	)
}

func TestMySQLCorpus(t *testing.T) {
	testCorpus(t, dialects.MySQL, "Defog", corpora.Defog(t, dialects.MySQL), noRefusals)
}

func FuzzParseMySQL(f *testing.F) { fuzzParse(f, dialects.MySQL, mysqlTrees, mysqlRefusals) }

func BenchmarkParseMySQL(b *testing.B) {
	benchmarkParse(b, dialects.MySQL, corpora.Defog(b, dialects.MySQL))
}

// A name that differs from a CTE's in case alone is a table to one server and the CTE to another: it must not hide the
// table from the guard.
func TestMySQLNamesOfCTEs(t *testing.T) {
	for _, sql := range []string{
		"WITH secret AS (SELECT 1) SELECT * FROM Secret",
		"WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM R) SELECT * FROM r",
		"WITH `A` AS (SELECT 1) SELECT (SELECT 1 FROM a)",
	} {
		var e *SyntaxError
		if _, err := Parse(dialects.MySQL, sql); !errors.As(err, &e) || !strings.Contains(e.Message, "as WITH has it") {
			t.Errorf("%s: %v", sql, err)
		}
	}
}
