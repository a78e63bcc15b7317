package parse

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// pgTrees are queries and their trees.
var pgTrees = []example{
	{`SELECT DISTINCT a, t.b AS "B x", s.t.c, *, t.*, s.t.* FROM s.t AS t, u v(x, y), ONLY_ WHERE a = 1 AND b <> 2 AND c != 3 OR NOT d`,
		`(select DISTINCT a t.b:|B x| s.t.c * t.* s.t.* (from (cross (cross s.t:t u:v[x y]) only_)) (where (or (and (= a 1) (<> b 2) (<> c 3)) (not d))))`},
	{`SELECT DISTINCT ON (a, b) a FROM T ORDER BY a DESC NULLS LAST, b ASC NULLS FIRST LIMIT 5 OFFSET 2`,
		`(query (select (on a b) a (from t)) (order a DESC LAST b FIRST) (limit 5) (offset 2))`},
	{`SELECT a FROM t ORDER BY a OFFSET 2 ROWS FETCH FIRST 3 ROWS WITH TIES`,
		`(query (select a (from t)) (order a) (limit 3) (offset 2) TIES)`},
	{`SELECT a FROM t FETCH NEXT ROW ONLY`,
		`(query (select a (from t)) (limit 1))`},
	{`SELECT a FROM t LIMIT ALL`,
		`(select a (from t))`},
	{`SELECT`,
		`(select)`},
	{`SELECT FROM t`,
		`(select (from t))`},
	{`TABLE t`,
		`(select * (from t))`},
	{`TABLE s.t ORDER BY a`,
		`(query (select * (from s.t)) (order a))`},
	{`VALUES (1, 'a'), (2, NULL) ORDER BY 1 LIMIT 1`,
		`(query (values (row 1 'a') (row 2 NULL)) (order 1) (limit 1))`},
	{`SELECT 1 UNION SELECT 2 INTERSECT SELECT 3 EXCEPT ALL SELECT 4`,
		`(except ALL (union (select 1) (intersect (select 2) (select 3))) (select 4))`},
	{`SELECT 1 UNION (SELECT 2 UNION SELECT 3) ORDER BY 1`,
		`(query (union (select 1) (union (select 2) (select 3))) (order 1))`},
	{`((SELECT 1 LIMIT 1) UNION ALL (SELECT 2)) ORDER BY 1`,
		`(query (union ALL (query (select 1) (limit 1)) (select 2)) (order 1))`},
	{`WITH a AS (SELECT 1) (SELECT * FROM a UNION SELECT 2) LIMIT 1`,
		`(query (with (a (select 1))) (union (select * (from <a>)) (select 2)) (limit 1))`},
	{`SELECT 1 UNION VALUES (2) UNION TABLE t`,
		`(union (union (select 1) (values (row 2))) (select * (from t)))`},
	{`WITH a(x) AS MATERIALIZED (SELECT 1), b AS NOT MATERIALIZED (SELECT * FROM a) SELECT * FROM a, b, public.a`,
		`(query (with (a[x] materialized (select 1)) (b not materialized (select * (from <a>)))) (select * (from (cross (cross <a> <b>) public.a))))`},
	{`WITH a AS (SELECT * FROM a) SELECT * FROM a`,
		`(query (with (a (select * (from a)))) (select * (from <a>)))`},
	{`WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 9) SELECT n FROM r`,
		`(query (with RECURSIVE (r[n] (union ALL (select 1) (select (+ n 1) (from <r>) (where (< n 9)))))) (select n (from <r>)))`},
	{`WITH RECURSIVE a AS (SELECT * FROM b), b AS (SELECT 1) SELECT * FROM a`,
		`(query (with RECURSIVE (a (select * (from <b>))) (b (select 1))) (select * (from <a>)))`},
	{`WITH "A" AS (SELECT 1) SELECT * FROM a, "A"`,
		`(query (with (|A| (select 1))) (select * (from (cross a <|A|>))))`},
	{`SELECT (WITH x AS (SELECT 1) SELECT * FROM x), (SELECT 1 FROM x)`,
		`(select (subquery (query (with (x (select 1))) (select * (from <x>)))) (subquery (select 1 (from x))))`},
	{`WITH d AS (DELETE FROM orders RETURNING id) SELECT count(*) FROM d`,
		`(query (with (d WRITES)) (select (call count *) (from <d>)))`},
	{`SELECT a INTO TEMP new FROM t`,
		`(select a (from t))`},
	{`SELECT a FROM t FOR UPDATE OF t NOWAIT`,
		`(select a (from t))`},
	{`SELECT a FROM t FOR READ ONLY`,
		`(select a (from t))`},
	{`SELECT * FROM s.t AS a TABLESAMPLE bernoulli (2.5) REPEATABLE (-1)`,
		`(select * (from (sample s.t:a bernoulli 2.5 (seed (negate 1)))))`},
	{`SELECT * FROM a JOIN b ON a.x = b.x LEFT OUTER JOIN c USING (y, z) NATURAL FULL JOIN d CROSS JOIN e`,
		`(select * (from (cross (full NATURAL (left (inner a b (on (= a.x b.x))) c (using[y z])) d) e)))`},
	{`SELECT (j) AS j, j.* FROM (a JOIN ((b CROSS JOIN c)) USING (x)) AS j(p, q) JOIN ((d JOIN e USING (z)) AS j NATURAL JOIN f(1)) j ON true`,
		`(select j:j j.* (from (inner (derived (select * (from (inner a (cross b c) (using[x]))))):j[p q] (derived LATERAL (select * (from (inner NATURAL (derived (select * (from (inner d e (using[z]))))):j (call f 1))))):j (on TRUE))))`},
	{`SELECT u.x, u.* FROM a FULL JOIN b USING (x, y) AS u`,
		`(select u.x u.* (from (full a b (using[x y]) :u)))`},
	{`WITH RECURSIVE r(n, set) AS (SELECT 1, 2 UNION ALL SELECT n + 1, 3 FROM r) SEARCH DEPTH FIRST BY n, set SET o CYCLE n, set SET c USING p, s AS (SELECT 1) SEARCH BREADTH FIRST BY a SET b, t AS (SELECT 1) CYCLE a SET "C" TO 'x' DEFAULT NULL USING using_ SELECT 1 FROM (SELECT 2) x UNION TABLE r ORDER BY 1`,
		`(query (with RECURSIVE (r[n set] (union ALL (select 1 2) (select (+ n 1) 3 (from <r>))) (search [n set] o) (cycle [n set] c p)) (s (select 1) (search BREADTH [a] b)) (t (select 1) (cycle [a] |C| 'x' NULL using_))) (union (select 1 (from (derived (select 2)):x)) (select * (from <r>))) (order 1))`},
	{`WITH RECURSIVE r AS (SELECT 1) CYCLE a SET b TO true DEFAULT false USING c, q AS (SELECT 2) SEARCH DEPTH FIRST BY x SET y (SELECT 1 FROM (SELECT 3) x) UNION SELECT 2`,
		`(query (with RECURSIVE (r (select 1) (cycle [a] b c)) (q (select 2) (search [x] y))) (union (select 1 (from (derived (select 3)):x)) (select 2)))`},
	{`SELECT * FROM t, JSON_TABLE(t.j, '$.a[*]' AS p PASSING t.x AS x, (SELECT 1) AS "Y" COLUMNS (id FOR ORDINALITY, "A" int, b text[] PATH '$.b' WITH UNCONDITIONAL ARRAY WRAPPER OMIT QUOTES EMPTY ARRAY ON EMPTY DEFAULT t.z || 'y' ON ERROR, c jsonb FORMAT JSON PATH '$.c' WITHOUT WRAPPER KEEP QUOTES, d bool EXISTS PATH '$.d' UNKNOWN ON ERROR, NESTED PATH '$.n' AS m COLUMNS (e numeric(4,2) PATH '$', NESTED '$.o' COLUMNS (f int))) ERROR ON ERROR) AS jt(i, a), JSON_TABLE('[]', '$' COLUMNS (a int)) k`,
		`(select * (from (cross (cross t (call json_table t.j '$.a[*]' (passing x t.x) (passing Y (subquery (select 1))) (for ordinality id) (define A (cast int4 '$."A"')) (define b (cast text[] '$.b') (with with unconditional wrapper) (with omit quotes) (on empty empty array) (on error default (|| t.z 'y'))) (define c (cast jsonb '$.c') (format json) (with without wrapper) (with keep quotes)) (define d (exists path (cast bool '$.d')) (on error unknown)) (nested '$.n' (define e (cast numeric(4,2) '$')) (nested '$.o' (define f (cast int4 '$."f"')))) (on error error)):jt[i a b c d e f]) (call json_table '[]' '$' (define a (cast int4 '$."a"'))):k[a])))`},
	{`SELECT x.* FROM t, LATERAL XMLTABLE(XMLNAMESPACES('http://a' AS "A", DEFAULT 'http://b'), ('/r/' || 'i') PASSING BY REF (SELECT t.doc) COLUMNS n FOR ORDINALITY, a int PATH '@a' DEFAULT t.b + 1 NOT NULL, b text) AS x(m), xmltable('/a' PASSING '<a/>' COLUMNS c int) y`,
		`(select x.* (from (cross (cross t (function LATERAL (call xmltable (|| '/r/' 'i') (subquery (select t.doc)) (xmlnamespace A 'http://a') (xmlnamespace 'http://b') (for ordinality n) (define a (cast int4 '@a') (default (+ t.b 1)) (not null)) (define b (cast text 'b')))):x[m a b]) (call xmltable '/a' '<a/>' (define c (cast int4 'c'))):y[c])))`},
	{`SELECT * FROM a RIGHT JOIN (b JOIN c ON true) ON a.x = b.x`,
		`(select * (from (right a (inner b c (on TRUE)) (on (= a.x b.x)))))`},
	{`SELECT * FROM a, LATERAL (SELECT * FROM b WHERE b.x = a.x) AS l(p, q), LATERAL f(a.x) m`,
		`(select * (from (cross (cross a (derived LATERAL (select * (from b) (where (= b.x a.x)))):l[p q]) (function LATERAL (call f a.x)):m)))`},
	{`SELECT * FROM ((SELECT 1) a JOIN (SELECT 2) b ON a.x IN (SELECT 3)), ((SELECT 4)) c`,
		`(select * (from (cross (inner (derived (select 1)):a (derived (select 2)):b (on (in a.x (select 3)))) (derived (select 4)):c)))`},
	{`SELECT * FROM generate_series(1, 9) WITH ORDINALITY AS g(n, i), ROWS FROM (f(1), s.g(2)) AS r(a, b), json_to_record('{}') AS x(a int, b text[])`,
		`(select * (from (cross (cross (function (call generate_series 1 9) ORDINALITY):g[n i] (call rows from (call f 1) (call s.g 2)):r[a b]) (call json_to_record '{}'):x[a b])))`},
	{`SELECT * FROM ROWS FROM (f(1)) x`,
		`(select * (from (call f 1):x))`},
	{`SELECT a, count(*) FROM t GROUP BY a, (b, c), ROLLUP (a, (b, c)), CUBE (a, b), GROUPING SETS ((a, b), a, (), CUBE (c)), () HAVING count(*) > 1`,
		`(select a (call count *) (from t) (group a (row b c) (call rollup (row a) (row b c)) (call cube (row a) (row b)) (call grouping sets (row a b) (row a) (row) (call cube (row c))) (row)) (having (> (call count *) 1)))`},
	{`SELECT grouping(a, b) FROM t GROUP BY ROLLUP (a, b)`,
		`(select (call grouping a b) (from t) (group (call rollup (row a) (row b))))`},
	{`SELECT count(DISTINCT a), sum(ALL b), string_agg(a, ',' ORDER BY b DESC), count(*) FILTER (WHERE a > 1), percentile_cont(0.5) WITHIN GROUP (ORDER BY a DESC) FROM t`,
		`(select (call count a DISTINCT) (call sum b) (call string_agg a ',' (order b DESC)) (call count * (filter (> a 1))) (call percentile_cont 0.5 (within a DESC)) (from t))`},
	{`SELECT row_number() OVER (PARTITION BY a ORDER BY b), sum(x) OVER w, sum(y) OVER (w ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), max(z) FILTER (WHERE z > 0) OVER (RANGE UNBOUNDED PRECEDING EXCLUDE TIES), first_value(q) OVER (ORDER BY q GROUPS BETWEEN 2 FOLLOWING AND UNBOUNDED FOLLOWING EXCLUDE GROUP), avg(q) OVER (ORDER BY q RANGE BETWEEN INTERVAL '1 day' PRECEDING AND INTERVAL '1 day' FOLLOWING EXCLUDE CURRENT ROW) FROM t WINDOW w AS (PARTITION BY c), v AS (w ORDER BY d)`,
		`(select (call row_number (over (partition a) (order b))) (call sum x (over w)) (call sum y (over w (rows [preceding 1] [current row]))) (call max z (filter (> z 0)) (over (range [unbounded preceding] exclude ties))) (call first_value q (over (order q) (groups [following 2] [unbounded following] exclude group))) (call avg q (over (order q) (range [preceding (literal interval '1 day')] [following (literal interval '1 day')] exclude current row))) (from t) (window w (partition c)) (window v w (order d)))`},
	{`SELECT EXISTS (SELECT 1), NOT EXISTS (SELECT 1), (SELECT 1), ((SELECT 1)), ((SELECT 1) + 1), (((SELECT 1) UNION SELECT 2))`,
		`(select (exists (select 1)) (not (exists (select 1))) (subquery (select 1)) (subquery (select 1)) (+ (subquery (select 1)) 1) (subquery (union (select 1) (select 2))))`},
	{`SELECT 1 AS select, 2 AS from, 3 AS union, t.order FROM t UNION SELECT a.select, COLLATION FOR (x), 4, 5 FROM a ORDER BY 1`,
		`(query (union (select 1:select 2:from 3:union t.order (from t)) (select a.select (call pg_collation_for x) 4 5 (from a))) (order 1))`},
	{`SELECT /* ( SELECT */ '(SELECT' || $$(SELECT$$, "(SELECT" -- (SELECT`,
		`(select (|| '(SELECT' '(SELECT') |(SELECT|)`},
	{`SELECT position((SELECT 'a' FROM (SELECT 1) x) IN (SELECT 'b' FROM (SELECT 2) y)) FROM f(position((SELECT 1) IN (SELECT 2))), (SELECT 3) z OFFSET (SELECT 1 FROM (SELECT 2) q) LIMIT (SELECT 3 FROM (SELECT 4) p)`,
		`(query (select (call position (subquery (select 'a' (from (derived (select 1)):x))) (subquery (select 'b' (from (derived (select 2)):y)))) (from (cross (call f (call position (subquery (select 1)) (subquery (select 2)))) (derived (select 3)):z))) (limit (subquery (select 3 (from (derived (select 4)):p)))) (offset (subquery (select 1 (from (derived (select 2)):q)))))`},
	{`SELECT x FROM (VALUES (1), (2)) AS v(x), (SELECT values FROM (values (3)) AS w(values)) u`,
		`(select x (from (cross (derived (values (row 1) (row 2))):v[x] (derived (select values (from (derived (values (row 3))):w[values]))):u)))`},
	{`SELECT (values) FROM (SELECT 1 AS values) s`,
		`(select values (from (derived (select 1:values)):s))`},
	{`SELECT a FROM (SELECT b FROM (SELECT c FROM t) u ORDER BY b LIMIT 3) v WHERE EXISTS (SELECT 1 FROM (TABLE w) x)`,
		`(select a (from (derived (query (select b (from (derived (select c (from t))):u)) (order b) (limit 3))):v) (where (exists (select 1 (from (derived (select * (from w))):x)))))`},
	{`SELECT é, "Ünï" FROM tä WHERE x = 'ö' AND y IN (SELECT 'ß')`,
		`(select |é| |Ünï| (from |tä|) (where (and (= x 'ö') (in y (select 'ß')))))`},
	{`;SELECT 1;;`,
		`(select 1)`},
	{`SELECT a FROM t WHERE (x, y) IN (SELECT 1, 2) AND EXISTS (SELECT FROM u) AND z > ALL (SELECT 1 UNION SELECT 2 ORDER BY 1)`,
		`(select a (from t) (where (and (in (row x y) (select 1 2)) (exists (select (from u))) (> z (all (query (union (select 1) (select 2)) (order 1)))))))`},
	{`SELECT a FROM (SELECT 1 UNION (SELECT 2 ORDER BY 1 LIMIT 1)) AS x(a) JOIN LATERAL (SELECT a) y ON (SELECT true FROM (SELECT 1) z) WHERE a = (SELECT max(a) FROM (VALUES (1)) w(a))`,
		`(select a (from (inner (derived (union (select 1) (query (select 2) (order 1) (limit 1)))):x[a] (derived LATERAL (select a)):y (on (subquery (select TRUE (from (derived (select 1)):z)))))) (where (= a (subquery (select (call max a) (from (derived (values (row 1))):w[a]))))))`},
	{`(WITH a AS (SELECT 1) SELECT * FROM a UNION ALL SELECT * FROM b) UNION (SELECT * FROM a)`,
		`(union (query (with (a (select 1))) (union ALL (select * (from <a>)) (select * (from b)))) (select * (from a)))`},
	{`WITH a AS (WITH b AS (SELECT 1) SELECT * FROM b) SELECT * FROM a, b`,
		`(query (with (a (query (with (b (select 1))) (select * (from <b>))))) (select * (from (cross <a> b))))`},
	{`WITH a AS (SELECT 1) SELECT * FROM (WITH a AS (SELECT 2) SELECT * FROM a) x, a`,
		`(query (with (a (select 1))) (select * (from (cross (derived (query (with (a (select 2))) (select * (from <a>)))):x <a>))))`},
	{`SELECT a, b FROM t ORDER BY (SELECT 1 FROM (SELECT 2) x), a LIMIT (SELECT 3) OFFSET 4 + 5`,
		`(query (select a b (from t)) (order (subquery (select 1 (from (derived (select 2)):x))) a) (limit (subquery (select 3))) (offset (+ 4 5)))`},
	{`(SELECT a FROM (SELECT 1) x(a)) LIMIT 1`,
		`(query (select a (from (derived (select 1)):x[a])) (limit 1))`},
	{`WITH b AS (TABLE c) ((SELECT a FROM (SELECT 1) x) FOR UPDATE) ORDER BY 1`,
		`(query (with (b (select * (from c)))) (select a (from (derived (select 1)):x)) (order 1))`},
	{`SELECT a FROM ((SELECT b FROM (SELECT 1) x) ORDER BY b) y WHERE c IN ((WITH d AS (TABLE t) SELECT 2 FROM (TABLE d) z) OFFSET 1)`,
		`(select a (from (derived (query (select b (from (derived (select 1)):x)) (order b))):y) (where (in c (query (with (d (select * (from t)))) (select 2 (from (derived (select * (from <d>))):z)) (offset 1)))))`},
	{`SELECT sum(a) FILTER (WHERE b IN (SELECT 1)) OVER (PARTITION BY (SELECT 2)) FROM (SELECT 3) x`,
		`(select (call sum a (filter (in b (select 1))) (over (partition (subquery (select 2))))) (from (derived (select 3)):x))`},
	{`SELECT (((SELECT 1) UNION (SELECT 2)) LIMIT 1), (((SELECT 3))) FROM ((((SELECT 4) UNION SELECT 5) ORDER BY 1)) x`,
		`(select (subquery (query (union (select 1) (select 2)) (limit 1))) (subquery (select 3)) (from (derived (query (union (select 4) (select 5)) (order 1))):x))`},
}

// pgExprs are expressions and their trees.
var pgExprs = []example{
	{`-a`, `(negate a)`},
	{`- 5`, `(negate 5)`},
	{`-5.5`, `(negate 5.5)`},
	{`+a`, `a`},
	{`+ 5`, `5`},
	{`@ -5`, `(@ (negate 5))`},
	{`|/ a`, `(|/ a)`},
	{`~b`, `(~ b)`},
	{`a ^ 2`, `(^ a 2)`},
	{`a % 2`, `(% a 2)`},
	{`a || b`, `(|| a b)`},
	{`0x1F`, `31`},
	{`1_000`, `1000`},
	{`1e10`, `1e10`},
	{`99999999999`, `99999999999`},
	{`a -> 'x' ->> 'y'`, `(->> (-> a 'x') 'y')`},
	{`a @> b`, `(@> a b)`},
	{`a ~* 'x'`, `(~* a 'x')`},
	{`a !~ 'y'`, `(!~ a 'y')`},
	{`a && b`, `(&& a b)`},
	{`a ? 'k'`, `(? a 'k')`},
	{`a <-> b`, `(<-> a b)`},
	{`a OPERATOR(pg_catalog.+) b`, `(+ a b)`},
	{`a OPERATOR(my.@@) b`, `(operator(my.@@) a b)`},
	{`OPERATOR(pg_catalog.-) a`, `(negate a)`},
	{`a LIKE 'x%'`, `(like a 'x%')`},
	{`a NOT LIKE 'x' ESCAPE '!'`, `(not (like a 'x' '!'))`},
	{`a ILIKE 'y'`, `(ilike a 'y')`},
	{`a NOT ILIKE b`, `(not (ilike a b))`},
	{`a SIMILAR TO 'x'`, `(similar to a 'x')`},
	{`a NOT SIMILAR TO 'x' ESCAPE '#'`, `(not (similar to a 'x' '#'))`},
	{`a ~~ 'x'`, `(~~ a 'x')`},
	{`a LIKE pg_catalog.like_escape('x', 'y')`, `(like a (call pg_catalog.like_escape 'x' 'y'))`},
	{`a LIKE ANY (ARRAY['x', 'y'])`, `(like a (any (array 'x' 'y')))`},
	{`a NOT LIKE ALL (b)`, `(not like a (all b))`},
	{`a ILIKE SOME (SELECT 1)`, `(ilike a (any (select 1)))`},
	{`a = ANY (b)`, `(= a (any b))`},
	{`a <> ALL (SELECT 1)`, `(<> a (all (select 1)))`},
	{`a OPERATOR(pg_catalog.=) ANY (SELECT 1)`, `(= a (any (select 1)))`},
	{`a BETWEEN 1 AND 2`, `(between a 1 2)`},
	{`a NOT BETWEEN 1 AND 2`, `(not (between a 1 2))`},
	{`a BETWEEN SYMMETRIC 2 AND 1`, `(between symmetric a 2 1)`},
	{`a NOT BETWEEN SYMMETRIC 2 AND 1`, `(not (between symmetric a 2 1))`},
	{`a IN (1, 2)`, `(in a 1 2)`},
	{`a NOT IN (1)`, `(not (in a 1))`},
	{`a IN (SELECT 1)`, `(in a (select 1))`},
	{`a NOT IN (SELECT 1)`, `(not (in a (select 1)))`},
	{`(a, b) IN ((1, 2), (3, 4))`, `(in (row a b) (row 1 2) (row 3 4))`},
	{`(a, b) = (SELECT 1, 2)`, `(= (row a b) (subquery (select 1 2)))`},
	{`a IS NULL`, `(is null a)`},
	{`a IS NOT NULL`, `(not (is null a))`},
	{`a ISNULL`, `(is null a)`},
	{`a NOTNULL`, `(not (is null a))`},
	{`a IS TRUE`, `(is a TRUE)`},
	{`a IS NOT TRUE`, `(not (is a TRUE))`},
	{`a IS FALSE`, `(is a FALSE)`},
	{`a IS NOT FALSE`, `(not (is a FALSE))`},
	{`a IS UNKNOWN`, `(is null a)`},
	{`a IS NOT UNKNOWN`, `(not (is null a))`},
	{`a IS DISTINCT FROM b`, `(not (is a b))`},
	{`a IS NOT DISTINCT FROM NULL`, `(is a NULL)`},
	{`TRUE`, `TRUE`},
	{`FALSE`, `FALSE`},
	{`NULL`, `NULL`},
	{`'t'::bool`, `(cast bool 't')`},
	{`bool 't'`, `(literal bool 't')`},
	{`X'1F'`, `x'1F'`},
	{`B'101'`, `(literal bit '101')`},
	{`'it''s'`, `'it's'`},
	{`E'a\n'`, "'a\n'"},
	{`$$x$$`, `'x'`},
	{`$q$y$q$`, `'y'`},
	{`N'z'`, `(literal bpchar 'z')`},
	{`U&'\0041'`, `'A'`},
	{`DATE '2020-01-01'`, `(literal date '2020-01-01')`},
	{`TIMESTAMP WITH TIME ZONE '2020-01-01'`, `(literal timestamptz '2020-01-01')`},
	{`INTERVAL '1 day'`, `(literal interval '1 day')`},
	{`INTERVAL '1' DAY`, `(literal interval day '1')`},
	{`INTERVAL '1' YEAR TO MONTH`, `(literal interval year to month '1')`},
	{`INTERVAL(3) '1 s'`, `(literal interval(3) '1 s')`},
	{`INTERVAL '1' SECOND(2)`, `(literal interval second(2) '1')`},
	{`float8 '1'`, `(literal float8 '1')`},
	{`numeric(3,1) '1.5'`, `(literal numeric(3,1) '1.5')`},
	{`my.type 'x'`, `(literal my.type 'x')`},
	{`a::int`, `(cast int4 a)`},
	{`a::integer[]`, `(cast int4[] a)`},
	{`CAST(a AS numeric(10, -2))`, `(cast numeric(10,-2) a)`},
	{`a::varchar(5)`, `(cast varchar(5) a)`},
	{`a::char`, `(cast bpchar(1) a)`},
	{`a::timestamp(3) with time zone`, `(cast timestamptz(3) a)`},
	{`a::double precision`, `(cast float8 a)`},
	{`a::text[][3]`, `(cast text[][3] a)`},
	{`a::interval day to second(3)`, `(cast interval day to second(3) a)`},
	{`a::pg_catalog.int4`, `(cast int4 a)`},
	{`a::"char"`, `(cast "char" a)`},
	{`a::geometry(point, 4326)`, `(cast geometry(point,4326) a)`},
	{`a::my.type`, `(cast my.type a)`},
	{`a::my."Type"('it''s')`, `(cast my."Type"('it''s') a)`},
	{`a::interval(2)`, `(cast interval(2) a)`},
	{`a[1]`, `(index a 1)`},
	{`a[1:2]`, `(slice a 1 2)`},
	{`a[:2]`, `(slice a NULL 2)`},
	{`a[1:]`, `(slice a 1 NULL)`},
	{`(r).f`, `(field f r)`},
	{`(r).*`, `(field * r)`},
	{`(f(x)).y.z`, `(field z (field y (call f x)))`},
	{`(ARRAY[1,2])[1]`, `(index (array 1 2) 1)`},
	{`a.b[1].c`, `(field c (index a.b 1))`},
	{`ARRAY[1, 2]`, `(array 1 2)`},
	{`ARRAY[[1], [2]]`, `(array (array 1) (array 2))`},
	{`ARRAY(SELECT 1)`, `(array query (select 1))`},
	{`ARRAY[]::int[]`, `(cast int4[] (array))`},
	{`ROW(1, 2)`, `(row 1 2)`},
	{`ROW()`, `(row)`},
	{`(1, 2)`, `(row 1 2)`},
	{`CASE WHEN a THEN 1 ELSE 2 END`, `(case (when a 1) (else 2))`},
	{`CASE a WHEN 1 THEN 'x' WHEN 2 THEN 'y' END`, `(case (when (= a 1) 'x') (when (= a 2) 'y'))`},
	{`coalesce(a, b)`, `(call coalesce a b)`},
	{`greatest(a, b)`, `(call greatest a b)`},
	{`least(a, b)`, `(call least a b)`},
	{`nullif(a, b)`, `(call nullif a b)`},
	{`CURRENT_DATE`, `CURRENT_DATE`},
	{`CURRENT_TIMESTAMP`, `CURRENT_TIMESTAMP`},
	{`CURRENT_TIMESTAMP(3)`, `(CURRENT_TIMESTAMP 3)`},
	{`LOCALTIME`, `LOCALTIME`},
	{`LOCALTIMESTAMP`, `LOCALTIMESTAMP`},
	{`CURRENT_TIME`, `CURRENT_TIME`},
	{`now()`, `(call now)`},
	{`current_user`, `(call current_user)`},
	{`user`, `(call user)`},
	{`session_user`, `(call session_user)`},
	{`current_role`, `(call current_role)`},
	{`current_catalog`, `(call current_catalog)`},
	{`current_schema`, `(call current_schema)`},
	{`current_schema()`, `(call current_schema)`},
	{`system_user`, `(call system_user)`},
	{`a AT TIME ZONE 'UTC'`, `(at time zone a 'UTC')`},
	{`a AT LOCAL`, `(at local a)`},
	{`timezone('UTC', a)`, `(call timezone 'UTC' a)`},
	{`pg_catalog.timezone('UTC', a)`, `(call pg_catalog.timezone 'UTC' a)`},
	{`EXTRACT(year FROM d)`, `(call extract 'year' d)`},
	{`EXTRACT('epoch' FROM d)`, `(call extract 'epoch' d)`},
	{`POSITION('a' IN b)`, `(call position 'a' b)`},
	{`TRIM(a)`, `(call trim a)`},
	{`TRIM(BOTH 'x' FROM a)`, `(call trim a 'x')`},
	{`TRIM(LEADING FROM a)`, `(call ltrim a)`},
	{`TRIM(TRAILING 'x' FROM a)`, `(call rtrim a 'x')`},
	{`SUBSTRING(a FROM 2 FOR 3)`, `(call substring a 2 3)`},
	{`SUBSTRING(a FOR 3)`, `(call substring a 1 3)`},
	{`SUBSTRING(a, 2)`, `(call substring a 2)`},
	{`SUBSTRING(a SIMILAR 'b' ESCAPE '#')`, `(call substring a 'b' '#')`},
	{`OVERLAY(a PLACING b FROM 1 FOR 2)`, `(call overlay a b 1 2)`},
	{`NORMALIZE(a, NFC)`, `(call normalize a 'NFC')`},
	{`a IS NFC NORMALIZED`, `(call is_normalized a 'NFC')`},
	{`COLLATION FOR (a)`, `(call pg_collation_for a)`},
	{`btrim(a)`, `(call btrim a)`},
	{`pg_catalog.btrim(a)`, `(call pg_catalog.btrim a)`},
	{`(a, b) OVERLAPS (c, d)`, `(overlaps (row a b) (row c d))`},
	{`a COLLATE "de_DE"`, `(collate de_DE a)`},
	{`a COLLATE pg_catalog."C"`, `(collate pg_catalog.C a)`},
	{`$1`, `$1`},
	{`$2::int`, `(cast int4 $2)`},
	{`f(a => 1, b := 2)`, `(call f a=1 b=2)`},
	{`f(VARIADIC a)`, `(call f a VARIADIC)`},
	{`f(1, VARIADIC a)`, `(call f 1 a VARIADIC)`},
	{`s.f(x)`, `(call s.f x)`},
	{`"F"(x)`, `(call F x)`},
	{`F(x)`, `(call f x)`},
	{`JSON_OBJECT('a': 1, 'b': c)`, `(call json_object (row 'a' 1) (row 'b' c))`},
	{`json_object('{a,b}')`, `(call json_object '{a,b}')`},
	{`JSON_ARRAY(1, a)`, `(call json_array 1 a)`},
	{`JSON_ARRAY(SELECT 1)`, `(call json_array (array query (select 1)))`},
	{`JSON_OBJECTAGG(k: v)`, `(call json_objectagg (row k v))`},
	{`JSON_ARRAYAGG(v ORDER BY k) FILTER (WHERE v > 1)`, `(call json_arrayagg v (order k) (filter (> v 1)))`},
	{`JSON_VALUE(a, '$.b')`, `(call json_value a '$.b')`},
	{`JSON_EXISTS(a, '$.b')`, `(call json_exists a '$.b')`},
	{`JSON_QUERY(a, '$')`, `(call json_query a '$')`},
	{`JSON('{}')`, `(call json '{}')`},
	{`JSON_SCALAR(1)`, `(call json_scalar 1)`},
	{`JSON_SERIALIZE(a)`, `(call json_serialize a)`},
	{`a IS JSON`, `(is json a)`},
	{`a IS NOT JSON OBJECT`, `(not (is json object a))`},
	{`XMLCONCAT(a, b)`, `(call xmlconcat a b)`},
	{`XMLELEMENT(NAME "A b", XMLATTRIBUTES(a AS b, t.c), d, 'x')`, `(call xmlelement (name A b) (xmlattributes (as b a) (as t.c)) d 'x')`},
	{`"xmlelement"('A', b)`, `(call xmlelement 'A' b)`},
	{`XMLAGG(XMLFOREST(a, 1 AS b) ORDER BY c)`, `(call xmlagg (call xmlforest (as a) (as b 1)) (order c))`},
	{`XMLROOT(XMLPARSE(DOCUMENT a), VERSION NO VALUE, STANDALONE NO)`, `(call xmlroot (call xmlparse (document a)) NULL (standalone no))`},
	{`XMLROOT(XMLPARSE(CONTENT a), VERSION '1.0')`, `(call xmlroot (call xmlparse (content a)) '1.0' (standalone))`},
	{`XMLPI(NAME a, b)`, `(call xmlpi (name a) b)`},
	{`XMLSERIALIZE(CONTENT a AS varchar(3))`, `(cast varchar(3) (call xmlserialize (content a)))`},
	{`a IS NOT DOCUMENT`, `(not (is document a))`},
}

// pgExamples are both, as queries.
func pgExamples() []example {
	out := slices.Clone(pgTrees)
	for _, c := range pgExprs {
		out = append(out, example{"SELECT " + c.sql, "(select " + c.tree + ")"})
	}
	return out
}

func TestPostgresTrees(t *testing.T) { testTrees(t, dialects.Postgres, pgExamples()) }

func TestPostgresSpans(t *testing.T) {
	const text = ` ; WITH c AS ( /* ( */ SELECT 1 ) -- (SELECT
 SELECT (SELECT 2 ), EXISTS( SELECT ')' || $$($$), "(" FROM ( ( SELECT 4 UNION ( VALUES (5) ) )
 ORDER BY 1 LIMIT 2 ) AS d, (( SELECT 6 )) AS e UNION ALL SELECT 7 FROM t WHERE a = ANY ( SELECT 8 ) LIMIT 1 ; `
	testSpans(t, dialects.Postgres, text,
		strings.Trim(text, " ;"),
		"SELECT 1",
		text[strings.Index(text, "SELECT (SELECT 2"):strings.Index(text, " UNION ALL")],
		"( SELECT 4 UNION ( VALUES (5) ) )\n ORDER BY 1 LIMIT 2",
		"SELECT 4",
		"VALUES (5)",
		"SELECT 6",
		"SELECT 2",
		"SELECT ')' || $$($$",
		"SELECT 7 FROM t WHERE a = ANY ( SELECT 8 )",
		"SELECT 8",
	)
}

func TestPostgresFacts(t *testing.T) {
	testFacts(t, dialects.Postgres, []struct{ sql, facts string }{
		{"SELECT lower(a), count(*), sum(a) OVER (), pg_catalog.upper(b) FROM s.t, u WHERE a IN (SELECT f(1) FROM v) LIMIT g()", "s.t u v | lower:scalar count:aggregate sum:window pg_catalog.upper:scalar f:scalar g:scalar |"},
		{"WITH a AS (SELECT 1) SELECT * FROM a, s.a, (SELECT * FROM a) b", "s.a | |"},
		{"WITH a AS (SELECT * FROM a) TABLE a", "a | |"},
		{`WITH "T" AS (SELECT 1) SELECT * FROM t`, "t | |"},
		{`WITH t AS (SELECT 1) SELECT * FROM T, "T"`, "T | |"},
		{"SELECT (WITH a AS (SELECT 1) TABLE a), 1 FROM a", "a | |"},
		{"SELECT * FROM pg_read_file('x') WITH ORDINALITY, ROWS FROM (f(g(1)), h())", "| pg_read_file:from g:scalar f:from h:from |"},
		{"SELECT U&\"pg\\005fread\\005ffile\"('x')", "| pg_read_file:scalar |"},
		{"SELECT current_user, CURRENT_DATE, a OPERATOR(public.<=) b", "| current_user:scalar public.<=:scalar |"},
		{"SELECT EXTRACT(year FROM a), TRIM(b), a AT TIME ZONE 'UTC' FROM t GROUP BY ROLLUP (a)", "t | extract:scalar trim:scalar |"},
		{"WITH d AS (DELETE FROM s.t RETURNING *), i AS (INSERT INTO u VALUES (1)) SELECT * FROM d", "s.t u | | writing CTE"},
		{"SELECT a INTO b FROM c FOR NO KEY UPDATE", "b c | | into lock"},
		{"SELECT 1 FROM (SELECT 1 FROM t TABLESAMPLE system (1) FOR SHARE) x", "t | system:from | sample lock"},
		{"INSERT INTO s.t SELECT 1", "s.t | |"},
		{"WITH a AS (SELECT 1) UPDATE t SET x = 1", "t | |"},
		{"DELETE FROM t", "t | |"},
		{"MERGE INTO t USING u ON true WHEN MATCHED THEN DELETE", "t | |"},
		{"TRUNCATE a, b.c", "a b.c | |"},
		{"COPY t TO PROGRAM 'true'", "t | |"},
		{"create table t (a int)", "t | |"},
		{"CREATE TABLE t AS SELECT 1", "t | |"},
		{"CREATE /* x */ OR REPLACE TEMP RECURSIVE VIEW v (a) AS SELECT 1", "v | |"},
		{"CREATE UNIQUE INDEX ON t (a)", "t | |"},
		{"CREATE MATERIALIZED VIEW v AS SELECT 1", "v | |"},
		{"ALTER TABLE t ADD b int", "t | |"},
	})
}

func TestPostgresKinds(t *testing.T) {
	testKinds(t, dialects.Postgres, []struct {
		sql  string
		kind sqltree.Kind
	}{
		{"INSERT INTO s.t SELECT 1", "insert"},
		{"WITH a AS (SELECT 1) UPDATE t SET x = 1", "update"},
		{"DELETE FROM t", "delete"},
		{"MERGE INTO t USING u ON true WHEN MATCHED THEN DELETE", "merge"},
		{"TRUNCATE a, b.c", "truncate"},
		{"COPY t TO PROGRAM 'true'", "copy"},
		{"COPY (SELECT 1) TO '/x'", "copy"},
		{"create table t (a int)", "create table"},
		{"CREATE TABLE t AS SELECT 1", "create table"},
		{"CREATE /* x */ OR REPLACE TEMP RECURSIVE VIEW v (a) AS SELECT 1", "create view"},
		{"CREATE UNIQUE INDEX ON t (a)", "create index"},
		{"CREATE MATERIALIZED VIEW v AS SELECT 1", "create view"},
		{"CREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1'", "create function"},
		{"ALTER TABLE t ADD b int", "alter table"},
		{"DROP TABLE t", "drop table"},
		{"SET x = 1", "set"},
		{"RESET ALL", "reset"},
		{"SHOW x", "show"},
		{"DO $$ BEGIN DELETE FROM t; END $$", "do"},
		{"EXPLAIN ANALYZE DELETE FROM t", "explain"},
		{"CALL f()", "call"},
		{"VACUUM t", "vacuum"},
		{"BEGIN", "begin"},
		{"PREPARE p AS SELECT 1", "prepare"},
		{"DECLARE c CURSOR FOR SELECT 1", "declare"},
		{"; LISTEN x", "listen"},
	})
}

var pgRefusals = []refusal{
	{"", &CountError{0}},
	{" -- nothing\n;; ", &CountError{0}},
	{"SELECT 1; SELECT 2", &CountError{2}},
	{"SELECT 1; ROLLBACK; DROP TABLE t", &CountError{2}},
	{"SELECT 1\x00; DROP TABLE t", &SyntaxError{"a NUL byte would end the statement", 8}},
	{"SELECT '\xff'", &SyntaxError{"the text is not valid UTF-8", -1}},
	{"SELEC 1", &SyntaxError{`at or near "SELEC"`, 0}},
	{"SELECT 'ä' FROM FROM t", &SyntaxError{`at or near "FROM"`, 17}},
	{"SELECT a FROM", &SyntaxError{"at end of input", 13}},
	{"SELECT 'abc", &SyntaxError{`unterminated quoted string at or near "'abc"`, 7}},
	{"SELECT (1", &SyntaxError{"at end of input", 9}},
	{"SELECT a FROM t FETCH FIRST ROW WITH TIES", &SyntaxError{"WITH TIES cannot be specified without ORDER BY clause", 32}},
	{"SELECT * FROM ONLY t", &UnknownError{"ONLY", 19}},
	{"SELECT * FROM d.s.t", &UnknownError{"a table with the name of its database", 14}},
	{"SELECT d.s.t.c FROM t", &UnknownError{"a column with the name of its database", 7}},
	{"SELECT d.s.f(1)", &UnknownError{"a name of more than two parts", 7}},
	{"SELECT 1 FROM t GROUP BY DISTINCT a", &UnknownError{"GROUP BY DISTINCT", -1}},
	{"SELECT a FROM t ORDER BY a USING <", &UnknownError{"ORDER BY USING", 33}},
	{"SELECT XMLSERIALIZE(DOCUMENT a AS text INDENT)", &UnknownError{"INDENT of XMLSERIALIZE", 7}},
	{"SELECT * FROM t TABLESAMPLE system ((1.0).pg_sleep)", &UnknownError{"anything but numbers in TABLESAMPLE", 28}},
	{"SELECT * FROM t TABLESAMPLE system (1) REPEATABLE ((SELECT 1))", &UnknownError{"anything but numbers in TABLESAMPLE", 28}},
	{"SELECT * FROM t TABLESAMPLE system (current_setting('hba_file')::float4)", &UnknownError{"anything but numbers in TABLESAMPLE", 28}},
	{"SELECT * FROM c, LATERAL (SELECT count(*) FROM o TABLESAMPLE bernoulli (c.email::float4)) s", &UnknownError{"anything but numbers in TABLESAMPLE", 61}},
	{"SELECT * FROM current_date", &UnknownError{"the node SqlvalueFunction", 0}},
	{"SELECT * FROM ROWS FROM (f() AS (a int), g()) x", &UnknownError{"a column definition in ROWS FROM", -1}},
	{"SELECT * FROM f() AS (a text COLLATE x)", &UnknownError{"COLLATE of a column definition", 22}},
	{"SELECT TREAT(a AS my.t)", &UnknownError{"TREAT", 7}},
	{"SELECT (values()) FROM (SELECT 1) x", &UnknownError{"a function called VALUES", 8}},
	{"SELECT DEFAULT", &UnknownError{"the node SetToDefault", -1}},
	{"SELECT OPERATOR(pg_catalog.=) a", &UnknownError{"the prefix operator =", 7}},
	{"SELECT a::t(pg_sleep(1))", &UnknownError{"an expression in a type", -1}},
	{"SELECT a::SETOF int", &UnknownError{"SETOF or %TYPE", 16}},
	{"SELECT JSON_VALUE(a, '$.b' RETURNING int)", &UnknownError{"an option of a JSON function", 7}},
	{"SELECT JSON_OBJECT('a': 1 ABSENT ON NULL)", &UnknownError{"an option of a JSON function", 7}},
	{"SELECT a IS JSON WITH UNIQUE KEYS", &UnknownError{"an option of a JSON function", 7}},
}

func TestPostgresRefusals(t *testing.T) { testRefusals(t, dialects.Postgres, pgRefusals) }

// Texts that oliphant reads 2^n times are refused before it, or are not nested deep enough to matter: one that it did
// read would take hours.
func TestPostgresRereading(t *testing.T) {
	for _, c := range []struct{ open, in, end string }{
		{"substring(", "a", ", 1)"},
		{"overlay(", "a", ", 1)"},
		{"json_object(", "a", ", 1)"},
		{"((SELECT ", "1", ") + 1)"},
		{"(((SELECT ", "1", ") + 1) + 1)"},
		{"1 IN ((SELECT ", "1", "), 1)"},
		{"(SELECT 1 FROM ((SELECT ", "1", ") x JOIN u ON true))"},
		{"(VALUES (", "1 1", "))"},
		{"overlay((((SELECT ", "1", ") + 1)), 1)"},
	} {
		refused := 0
		for _, depth := range []int{1, 2, 3, 6, 9, 12, 60} {
			sql := "SELECT " + strings.Repeat(c.open, depth) + c.in + strings.Repeat(c.end, depth)
			if _, err := Parse(dialects.Postgres, sql); errors.As(err, new(*UnknownError)) {
				refused++
				if depth <= 3 {
					t.Errorf("%s, %d deep: %v", c.open, depth, err)
				}
			}
		}
		if refused == 0 {
			t.Errorf("%s is never refused", c.open)
		}
	}
}

func TestPostgresLongTexts(t *testing.T) {
	testLong(t, dialects.Postgres,
		"SELECT 1"+strings.Repeat(" UNION SELECT 1", 4000),
		"SELECT 1"+strings.Repeat(" INTERSECT SELECT 1", 3000),
		"SELECT 1 FROM t WHERE a = 1"+strings.Repeat(" OR a = (SELECT 2)", 3000),
		"SELECT 1 FROM t"+strings.Repeat(", (SELECT 1) x", 4000),
		"SELECT 1"+strings.Repeat(" + 1", 15000),
		"SELECT "+strings.Repeat("(", 190)+"1"+strings.Repeat(")", 190),
		"SELECT * FROM (VALUES (1)"+strings.Repeat(",(1)", 15000)+") x",
	)
}

func TestPostgresCorpus(t *testing.T) {
	testCorpus(t, dialects.Postgres, "Defog", corpora.Defog(t, dialects.Postgres), noRefusals)
}

func TestPostgresMutants(t *testing.T) {
	var texts [][]string
	var pieces []string
	for _, c := range pgTrees {
		tokens, err := pgScan(c.sql)
		if err != nil {
			t.Fatal(err)
		}
		var words []string
		for _, k := range tokens[:len(tokens)-1] {
			words = append(words, c.sql[k.start:k.end])
		}
		texts, pieces = append(texts, words), append(pieces, words...)
	}
	testMutants(t, dialects.Postgres, texts, pieces)
}

func FuzzParsePostgres(f *testing.F) { fuzzParse(f, dialects.Postgres, pgExamples(), pgRefusals) }

func BenchmarkParsePostgres(b *testing.B) {
	benchmarkParse(b, dialects.Postgres, corpora.Defog(b, dialects.Postgres))
}
