package sqltree

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
)

// pgPrinter writes a tree as an s-expression: names as they are, calls as f(x), <c> for the use of a CTE.
type pgPrinter struct {
	plainCTEs bool // c instead of <c>
}

func pgSexp(q *Query) string { return pgPrinter{}.query(q) }

// pgList is (head part part), empty parts left out.
func pgList(head string, parts ...string) string {
	out := head
	for _, p := range parts {
		if p != "" {
			out += " " + p
		}
	}
	return "(" + out + ")"
}

// pgFlag is word where it is set.
func pgFlag(set bool, word string) string {
	if set {
		return word
	}
	return ""
}

func (p pgPrinter) query(q *Query) string {
	var ctes []string
	for _, c := range q.With {
		query := "WRITES"
		if c.Query != nil {
			query = p.query(c.Query)
		}
		ctes = append(ctes, pgList(c.Name+pgColumns(c.Columns), c.Materialized, query))
	}
	var body string
	switch b := q.Body.(type) {
	case *Select:
		body = p.selection(b)
	case *SetOp:
		body = pgList(string(b.Op), pgFlag(b.All, "ALL"), p.query(b.Left), p.query(b.Right))
	case *Values:
		var rows []string
		for _, r := range b.Rows {
			rows = append(rows, pgList("row", p.exprs(r)))
		}
		body = pgList("values", rows...)
	}
	with := ""
	if len(ctes) > 0 {
		with = pgList("with"+pgFlag(q.Recursive, " RECURSIVE"), ctes...)
	}
	rest := []string{with, body, p.optional("order", p.orders(q.OrderBy)), p.optional("limit", p.expr(q.Limit)),
		p.optional("offset", p.expr(q.Offset)), pgFlag(q.WithTies, "TIES")}
	if strings.Join(rest, "") == body {
		return body
	}
	return pgList("query", rest...)
}

func (p pgPrinter) selection(s *Select) string {
	var items, windows []string
	for _, i := range s.Items {
		items = append(items, p.expr(i.Expr)+pgFlag(i.Alias != "", ":"+i.Alias))
	}
	for _, w := range s.Windows {
		windows = append(windows, pgList("window "+w.Name, p.window(w.Window)))
	}
	return pgList("select", pgFlag(s.Distinct, "DISTINCT"), p.optional("on", p.exprs(s.DistinctOn)), strings.Join(items, " "),
		p.optional("from", p.source(s.From)), p.optional("where", p.expr(s.Where)), p.optional("group", p.exprs(s.GroupBy)),
		p.optional("having", p.expr(s.Having)), strings.Join(windows, " "))
}

func (p pgPrinter) source(s Source) string {
	switch s := s.(type) {
	case *Table:
		name := pgFlag(s.Schema != "", s.Schema+".") + s.Name
		if s.CTE != nil && !p.plainCTEs {
			name = "<" + name + ">"
		}
		return name + pgAlias(s.Alias, s.Columns)
	case *Derived:
		return pgList("derived", pgFlag(s.Lateral, "LATERAL"), p.query(s.Query)) + pgAlias(s.Alias, s.Columns)
	case *Function:
		return pgList("function", pgFlag(s.Lateral, "LATERAL"), p.expr(s.Call), pgFlag(s.Ordinality, "ORDINALITY")) + pgAlias(s.Alias, s.Columns)
	case *Join:
		return pgList(string(s.Kind), pgFlag(s.Natural, "NATURAL"), p.source(s.Left), p.source(s.Right), p.optional("on", p.expr(s.On)),
			pgFlag(s.Using != nil, "(using "+strings.Join(s.Using, " ")+")"))
	}
	return ""
}

func (p pgPrinter) expr(e *Expr) string {
	if e == nil {
		return ""
	}
	qualifier := pgFlag(e.Schema != "", e.Schema+".") + pgFlag(e.Table != "", e.Table+".")
	switch e.Op {
	case OpColumn:
		return qualifier + e.Text
	case OpNumber, OpParam, OpBool:
		return e.Text
	case OpString:
		return "'" + e.Text + "'"
	case OpBlob:
		return "x'" + e.Text + "'"
	case OpNull:
		return "null"
	case OpStar:
		if len(e.Args) == 0 {
			return qualifier + "*"
		}
	case OpCall:
		return qualifier + e.Text + "(" + p.operands(e) + p.call(e.Call) + ")"
	}
	query := ""
	if e.Query != nil {
		query = p.query(e.Query)
	}
	return pgList(string(e.Op), e.Text, p.exprs(e.Args), query)
}

func (p pgPrinter) operands(e *Expr) string {
	var out []string
	for i, x := range e.Args {
		name := ""
		if e.Call != nil && e.Call.Names != nil && e.Call.Names[i] != "" {
			name = e.Call.Names[i] + "="
		}
		out = append(out, name+p.expr(x))
	}
	return strings.Join(out, ", ")
}

func (p pgPrinter) call(c *Call) string {
	if c == nil {
		return ""
	}
	over := ""
	if c.Over != nil {
		over = pgList("over", p.window(*c.Over))
	}
	out := ""
	for _, part := range []string{pgFlag(c.Distinct, "DISTINCT"), pgFlag(c.Variadic, "VARIADIC"), p.optional("order", p.orders(c.OrderBy)),
		p.optional("within", p.orders(c.WithinGroup)), p.optional("filter", p.expr(c.Filter)), over} {
		out += pgFlag(part != "", " "+part)
	}
	return out
}

func (p pgPrinter) window(w Window) string {
	frame := ""
	if f := w.Frame; f != nil {
		bound := func(b Bound) string {
			return pgFlag(b.Kind != "", "["+b.Kind+pgFlag(b.Offset != nil, " "+p.expr(b.Offset))+"]")
		}
		frame = pgList(f.Unit, bound(f.Start), bound(f.End), pgFlag(f.Exclude != "", "exclude "+f.Exclude))
	}
	var parts []string
	for _, part := range []string{w.Name, p.optional("partition", p.exprs(w.PartitionBy)), p.optional("order", p.orders(w.OrderBy)), frame} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, " ")
}

func (p pgPrinter) exprs(es []*Expr) string {
	var out []string
	for _, e := range es {
		out = append(out, p.expr(e))
	}
	return strings.Join(out, " ")
}

func (p pgPrinter) orders(os []Order) string {
	var out []string
	for _, o := range os {
		out = append(out, p.expr(o.Expr)+pgFlag(o.Desc, " DESC")+pgFlag(o.Nulls != "", " nulls "+o.Nulls))
	}
	return strings.Join(out, " ")
}

func (p pgPrinter) optional(head, text string) string {
	return pgFlag(text != "", "("+head+" "+text+")")
}

func pgAlias(alias string, columns []string) string {
	return pgFlag(alias != "", ":"+alias) + pgColumns(columns)
}

func pgColumns(columns []string) string {
	return pgFlag(columns != nil, "["+strings.Join(columns, " ")+"]")
}

// pgQueries are queries and their trees.
var pgQueries = []struct{ sql, tree string }{
	{`SELECT DISTINCT a, t.b AS "B x", s.t.c, *, t.*, s.t.* FROM s.t AS t, u v(x, y), ONLY_ WHERE a = 1 AND b <> 2 AND c != 3 OR NOT d`,
		`(select DISTINCT a t.b:B x s.t.c * t.* s.t.* (from (cross (cross s.t:t u:v[x y]) only_)) (where (or (and (= a 1) (<> b 2) (<> c 3)) (not d))))`},
	{`SELECT DISTINCT ON (a, b) a FROM T ORDER BY a DESC NULLS LAST, b ASC NULLS FIRST LIMIT 5 OFFSET 2`,
		`(query (select (on a b) a (from t)) (order a DESC nulls last b nulls first) (limit 5) (offset 2))`},
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
		`(query (values (row 1 'a') (row 2 null)) (order 1) (limit 1))`},
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
		`(query (with (A (select 1))) (select * (from (cross a <A>))))`},
	{`SELECT (WITH x AS (SELECT 1) SELECT * FROM x), (SELECT 1 FROM x)`,
		`(select (subquery (query (with (x (select 1))) (select * (from <x>)))) (subquery (select 1 (from x))))`},
	{`WITH d AS (DELETE FROM orders RETURNING id) SELECT count(*) FROM d`,
		`(query (with (d WRITES)) (select count(*) (from <d>)))`},
	{`SELECT a INTO TEMP new FROM t`,
		`(select a (from t))`},
	{`SELECT a FROM t FOR UPDATE OF t NOWAIT`,
		`(select a (from t))`},
	{`SELECT a FROM t FOR READ ONLY`,
		`(select a (from t))`},
	{`SELECT * FROM s.t TABLESAMPLE bernoulli (random()) REPEATABLE (1)`,
		`(select * (from s.t))`},
	{`SELECT * FROM a JOIN b ON a.x = b.x LEFT OUTER JOIN c USING (y, z) NATURAL FULL JOIN d CROSS JOIN e`,
		`(select * (from (cross (full NATURAL (left (inner a b (on (= a.x b.x))) c (using y z)) d) e)))`},
	{`SELECT * FROM a RIGHT JOIN (b JOIN c ON true) ON a.x = b.x`,
		`(select * (from (right a (inner b c (on true)) (on (= a.x b.x)))))`},
	{`SELECT * FROM a, LATERAL (SELECT * FROM b WHERE b.x = a.x) AS l(p, q), LATERAL f(a.x) m`,
		`(select * (from (cross (cross a (derived LATERAL (select * (from b) (where (= b.x a.x)))):l[p q]) (function LATERAL f(a.x)):m)))`},
	{`SELECT * FROM ((SELECT 1) a JOIN (SELECT 2) b ON a.x IN (SELECT 3)), ((SELECT 4)) c`,
		`(select * (from (cross (inner (derived (select 1)):a (derived (select 2)):b (on (in a.x (select 3)))) (derived (select 4)):c)))`},
	{`SELECT * FROM generate_series(1, 9) WITH ORDINALITY AS g(n, i), ROWS FROM (f(1), s.g(2)) AS r(a, b), json_to_record('{}') AS x(a int, b text[])`,
		`(select * (from (cross (cross (function generate_series(1, 9) ORDINALITY):g[n i] (function rows from(f(1), s.g(2))):r[a b]) (function json_to_record('{}')):x[a b])))`},
	{`SELECT * FROM ROWS FROM (f(1)) x`,
		`(select * (from (function f(1)):x))`},
	{`SELECT a, count(*) FROM t GROUP BY a, (b, c), ROLLUP (a, (b, c)), CUBE (a, b), GROUPING SETS ((a, b), a, (), CUBE (c)), () HAVING count(*) > 1`,
		`(select a count(*) (from t) (group a (row b c) rollup((row a), (row b c)) cube((row a), (row b)) grouping sets((row a b), (row a), (row), cube((row c))) (row)) (having (> count(*) 1)))`},
	{`SELECT grouping(a, b) FROM t GROUP BY ROLLUP (a, b)`,
		`(select grouping(a, b) (from t) (group rollup((row a), (row b))))`},
	{`SELECT count(DISTINCT a), sum(ALL b), string_agg(a, ',' ORDER BY b DESC), count(*) FILTER (WHERE a > 1), percentile_cont(0.5) WITHIN GROUP (ORDER BY a DESC) FROM t`,
		`(select count(a DISTINCT) sum(b) string_agg(a, ',' (order b DESC)) count(* (filter (> a 1))) percentile_cont(0.5 (within a DESC)) (from t))`},
	{`SELECT row_number() OVER (PARTITION BY a ORDER BY b), sum(x) OVER w, sum(y) OVER (w ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), max(z) FILTER (WHERE z > 0) OVER (RANGE UNBOUNDED PRECEDING EXCLUDE TIES), first_value(q) OVER (ORDER BY q GROUPS BETWEEN 2 FOLLOWING AND UNBOUNDED FOLLOWING EXCLUDE GROUP), avg(q) OVER (ORDER BY q RANGE BETWEEN INTERVAL '1 day' PRECEDING AND INTERVAL '1 day' FOLLOWING EXCLUDE CURRENT ROW) FROM t WINDOW w AS (PARTITION BY c), v AS (w ORDER BY d)`,
		`(select row_number( (over (partition a) (order b))) sum(x (over w)) sum(y (over w (rows [preceding 1] [current row]))) max(z (filter (> z 0)) (over (range [unbounded preceding] exclude ties))) first_value(q (over (order q) (groups [following 2] [unbounded following] exclude group))) avg(q (over (order q) (range [preceding (literal interval '1 day')] [following (literal interval '1 day')] exclude current row))) (from t) (window w (partition c)) (window v w (order d)))`},
	{`SELECT EXISTS (SELECT 1), NOT EXISTS (SELECT 1), (SELECT 1), ((SELECT 1)), ((SELECT 1) + 1), (((SELECT 1) UNION SELECT 2))`,
		`(select (exists (select 1)) (not (exists (select 1))) (subquery (select 1)) (subquery (select 1)) (+ (subquery (select 1)) 1) (subquery (union (select 1) (select 2))))`},
	{`SELECT 1 AS select, 2 AS from, 3 AS union, t.order FROM t UNION SELECT a.select, COLLATION FOR (x), 4, 5 FROM a ORDER BY 1`,
		`(query (union (select 1:select 2:from 3:union t.order (from t)) (select a.select pg_collation_for(x) 4 5 (from a))) (order 1))`},
	{`SELECT /* ( SELECT */ '(SELECT' || $$(SELECT$$, "(SELECT" -- (SELECT`,
		`(select (|| '(SELECT' '(SELECT') (SELECT)`},
	{`SELECT position((SELECT 'a' FROM (SELECT 1) x) IN (SELECT 'b' FROM (SELECT 2) y)) FROM f(position((SELECT 1) IN (SELECT 2))), (SELECT 3) z OFFSET (SELECT 1 FROM (SELECT 2) q) LIMIT (SELECT 3 FROM (SELECT 4) p)`,
		`(query (select position((subquery (select 'a' (from (derived (select 1)):x))), (subquery (select 'b' (from (derived (select 2)):y)))) (from (cross (function f(position((subquery (select 1)), (subquery (select 2))))) (derived (select 3)):z))) (limit (subquery (select 3 (from (derived (select 4)):p)))) (offset (subquery (select 1 (from (derived (select 2)):q)))))`},
	{`SELECT x FROM (VALUES (1), (2)) AS v(x), (SELECT values FROM (values (3)) AS w(values)) u`,
		`(select x (from (cross (derived (values (row 1) (row 2))):v[x] (derived (select values (from (derived (values (row 3))):w[values]))):u)))`},
	{`SELECT (values) FROM (SELECT 1 AS values) s`,
		`(select values (from (derived (select 1:values)):s))`},
	{`SELECT a FROM (SELECT b FROM (SELECT c FROM t) u ORDER BY b LIMIT 3) v WHERE EXISTS (SELECT 1 FROM (TABLE w) x)`,
		`(select a (from (derived (query (select b (from (derived (select c (from t))):u)) (order b) (limit 3))):v) (where (exists (select 1 (from (derived (select * (from w))):x)))))`},
	{`SELECT é, "Ünï" FROM tä WHERE x = 'ö' AND y IN (SELECT 'ß')`,
		`(select é Ünï (from tä) (where (and (= x 'ö') (in y (select 'ß')))))`},
	{`;SELECT 1;;`,
		`(select 1)`},
	{`SELECT a FROM t WHERE (x, y) IN (SELECT 1, 2) AND EXISTS (SELECT FROM u) AND z > ALL (SELECT 1 UNION SELECT 2 ORDER BY 1)`,
		`(select a (from t) (where (and (in (row x y) (select 1 2)) (exists (select (from u))) (> z (all (query (union (select 1) (select 2)) (order 1)))))))`},
	{`SELECT a FROM (SELECT 1 UNION (SELECT 2 ORDER BY 1 LIMIT 1)) AS x(a) JOIN LATERAL (SELECT a) y ON (SELECT true FROM (SELECT 1) z) WHERE a = (SELECT max(a) FROM (VALUES (1)) w(a))`,
		`(select a (from (inner (derived (union (select 1) (query (select 2) (order 1) (limit 1)))):x[a] (derived LATERAL (select a)):y (on (subquery (select true (from (derived (select 1)):z)))))) (where (= a (subquery (select max(a) (from (derived (values (row 1))):w[a]))))))`},
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
		`(select sum(a (filter (in b (select 1))) (over (partition (subquery (select 2))))) (from (derived (select 3)):x))`},
	{`SELECT (((SELECT 1) UNION (SELECT 2)) LIMIT 1), (((SELECT 3))) FROM ((((SELECT 4) UNION SELECT 5) ORDER BY 1)) x`,
		`(select (subquery (query (union (select 1) (select 2)) (limit 1))) (subquery (select 3)) (from (derived (query (union (select 4) (select 5)) (order 1))):x))`},
}

// pgExprs are expressions and their trees.
var pgExprs = []struct{ sql, tree string }{
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
	{`a LIKE pg_catalog.like_escape('x', 'y')`, `(like a pg_catalog.like_escape('x', 'y'))`},
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
	{`a IS TRUE`, `(is a true)`},
	{`a IS NOT TRUE`, `(not (is a true))`},
	{`a IS FALSE`, `(is a false)`},
	{`a IS NOT FALSE`, `(not (is a false))`},
	{`a IS UNKNOWN`, `(is null a)`},
	{`a IS NOT UNKNOWN`, `(not (is null a))`},
	{`a IS DISTINCT FROM b`, `(not (is a b))`},
	{`a IS NOT DISTINCT FROM NULL`, `(is a null)`},
	{`TRUE`, `true`},
	{`FALSE`, `false`},
	{`NULL`, `null`},
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
	{`a::"char"`, `(cast char a)`},
	{`a::geometry(point, 4326)`, `(cast geometry(point,4326) a)`},
	{`a::my.type`, `(cast my.type a)`},
	{`a::interval(2)`, `(cast interval(2) a)`},
	{`a[1]`, `(index a 1)`},
	{`a[1:2]`, `(slice a 1 2)`},
	{`a[:2]`, `(slice a null 2)`},
	{`a[1:]`, `(slice a 1 null)`},
	{`(r).f`, `(field f r)`},
	{`(r).*`, `(field * r)`},
	{`(f(x)).y.z`, `(field z (field y f(x)))`},
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
	{`coalesce(a, b)`, `coalesce(a, b)`},
	{`greatest(a, b)`, `greatest(a, b)`},
	{`least(a, b)`, `least(a, b)`},
	{`nullif(a, b)`, `nullif(a, b)`},
	{`CURRENT_DATE`, `(now current_date)`},
	{`CURRENT_TIMESTAMP`, `(now current_timestamp)`},
	{`CURRENT_TIMESTAMP(3)`, `(now current_timestamp 3)`},
	{`LOCALTIME`, `(now localtime)`},
	{`LOCALTIMESTAMP`, `(now localtimestamp)`},
	{`CURRENT_TIME`, `(now current_time)`},
	{`now()`, `now()`},
	{`current_user`, `current_user()`},
	{`user`, `user()`},
	{`session_user`, `session_user()`},
	{`current_role`, `current_role()`},
	{`current_catalog`, `current_catalog()`},
	{`current_schema`, `current_schema()`},
	{`current_schema()`, `current_schema()`},
	{`system_user`, `system_user()`},
	{`a AT TIME ZONE 'UTC'`, `(at time zone a 'UTC')`},
	{`a AT LOCAL`, `(at local a)`},
	{`timezone('UTC', a)`, `timezone('UTC', a)`},
	{`pg_catalog.timezone('UTC', a)`, `pg_catalog.timezone('UTC', a)`},
	{`EXTRACT(year FROM d)`, `extract('year', d)`},
	{`EXTRACT('epoch' FROM d)`, `extract('epoch', d)`},
	{`POSITION('a' IN b)`, `position('a', b)`},
	{`TRIM(a)`, `trim(a)`},
	{`TRIM(BOTH 'x' FROM a)`, `trim(a, 'x')`},
	{`TRIM(LEADING FROM a)`, `ltrim(a)`},
	{`TRIM(TRAILING 'x' FROM a)`, `rtrim(a, 'x')`},
	{`SUBSTRING(a FROM 2 FOR 3)`, `substring(a, 2, 3)`},
	{`SUBSTRING(a FOR 3)`, `substring(a, 1, 3)`},
	{`SUBSTRING(a, 2)`, `substring(a, 2)`},
	{`SUBSTRING(a SIMILAR 'b' ESCAPE '#')`, `substring(a, 'b', '#')`},
	{`OVERLAY(a PLACING b FROM 1 FOR 2)`, `overlay(a, b, 1, 2)`},
	{`NORMALIZE(a, NFC)`, `normalize(a, 'NFC')`},
	{`a IS NFC NORMALIZED`, `is_normalized(a, 'NFC')`},
	{`COLLATION FOR (a)`, `pg_collation_for(a)`},
	{`btrim(a)`, `btrim(a)`},
	{`pg_catalog.btrim(a)`, `pg_catalog.btrim(a)`},
	{`(a, b) OVERLAPS (c, d)`, `(overlaps (row a b) (row c d))`},
	{`a COLLATE "de_DE"`, `(collate de_DE a)`},
	{`a COLLATE pg_catalog."C"`, `(collate pg_catalog.C a)`},
	{`$1`, `$1`},
	{`$2::int`, `(cast int4 $2)`},
	{`f(a => 1, b := 2)`, `f(a=1, b=2)`},
	{`f(VARIADIC a)`, `f(a VARIADIC)`},
	{`f(1, VARIADIC a)`, `f(1, a VARIADIC)`},
	{`s.f(x)`, `s.f(x)`},
	{`"F"(x)`, `F(x)`},
	{`F(x)`, `f(x)`},
	{`JSON_OBJECT('a': 1, 'b': c)`, `json_object((row 'a' 1), (row 'b' c))`},
	{`json_object('{a,b}')`, `json_object('{a,b}')`},
	{`JSON_ARRAY(1, a)`, `json_array(1, a)`},
	{`JSON_ARRAY(SELECT 1)`, `json_array((array query (select 1)))`},
	{`JSON_OBJECTAGG(k: v)`, `json_objectagg((row k v))`},
	{`JSON_ARRAYAGG(v ORDER BY k) FILTER (WHERE v > 1)`, `json_arrayagg(v (order k) (filter (> v 1)))`},
	{`JSON_VALUE(a, '$.b')`, `json_value(a, '$.b')`},
	{`JSON_EXISTS(a, '$.b')`, `json_exists(a, '$.b')`},
	{`JSON_QUERY(a, '$')`, `json_query(a, '$')`},
	{`JSON('{}')`, `json('{}')`},
	{`JSON_SCALAR(1)`, `json_scalar(1)`},
	{`JSON_SERIALIZE(a)`, `json_serialize(a)`},
	{`a IS JSON`, `(is json a)`},
	{`a IS NOT JSON OBJECT`, `(not (is json object a))`},
	{`XMLCONCAT(a, b)`, `xmlconcat(a, b)`},
}

func TestPostgresTrees(t *testing.T) {
	for _, c := range pgQueries {
		if tree := pgSexp(pgParse(t, c.sql).Query); tree != c.tree {
			t.Errorf("%s\n got %s\nwant %s", c.sql, tree, c.tree)
		}
	}
	for _, c := range pgExprs {
		e := pgParse(t, "SELECT "+c.sql).Query.Body.(*Select).Items[0].Expr
		if tree := (pgPrinter{}).expr(e); tree != c.tree {
			t.Errorf("%s\n got %s\nwant %s", c.sql, tree, c.tree)
		}
	}
}

// pgParse parses a query and checks what holds of every tree.
func pgParse(t *testing.T, sql string) *Statement {
	t.Helper()
	s, err := Parse(dialects.Postgres, sql)
	if err != nil {
		t.Fatalf("%s: %v", sql, err)
	}
	if s.Kind != KindQuery || s.Query == nil {
		t.Fatalf("%s: kind %q", sql, s.Kind)
	}
	if fault := pgFault(sql, s.Query); fault != "" {
		t.Errorf("%s: %s", sql, fault)
	}
	return s
}

// pgFault is what is wrong with a tree, "" where nothing is.
func pgFault(sql string, root *Query) string {
	ctes := map[*CTE]bool{}
	for q := range root.Queries() {
		for i := range q.With {
			ctes[&q.With[i]] = true
		}
	}
	for q := range root.Queries() {
		if s, ok := q.Body.(*Select); ok {
			for source := range Sources(s.From) {
				if table, ok := source.(*Table); ok && table.CTE != nil && !ctes[table.CTE] {
					return "the table " + table.Name + " is of a CTE that is not in the tree"
				}
			}
		}
		for e := range q.Exprs() {
			for x := range e.All() {
				if x.Op == "" || slices.Contains(x.Args, nil) {
					return fmt.Sprintf("the expression %q has no operator or no operand", x.Op)
				}
				if (x.Op == OpAnd || x.Op == OpOr) && (len(x.Args) < 2 || slices.ContainsFunc(x.Args, func(a *Expr) bool { return a.Op == x.Op })) {
					return fmt.Sprintf("%s is not flat", x.Op)
				}
			}
		}
		if fault := pgSpanFault(sql, root, q); fault != "" {
			return fault
		}
	}
	return ""
}

// pgSpanFault compares the text of q's span with q: parsed by itself, it gives the same tree.
func pgSpanFault(sql string, root, q *Query) string {
	if q.Span.Start < root.Span.Start || q.Span.End > root.Span.End || q.Span.End <= q.Span.Start {
		return fmt.Sprintf("the span %v is not in %v", q.Span, root.Span)
	}
	text := sql[q.Span.Start:q.Span.End]
	alone, err := Parse(dialects.Postgres, text)
	if err != nil {
		return fmt.Sprintf("the span %q: %v", text, err)
	}
	plain := pgPrinter{plainCTEs: true}
	if got, want := plain.query(alone.Query), plain.query(q); got != want || text != strings.TrimSpace(text) {
		return fmt.Sprintf("the span %q\n got %s\nwant %s", text, got, want)
	}
	return ""
}

func TestPostgresSpans(t *testing.T) {
	const text = ` ; WITH c AS ( /* ( */ SELECT 1 ) -- (SELECT
 SELECT (SELECT 2 ), EXISTS( SELECT ')' || $$($$), "(" FROM ( ( SELECT 4 UNION ( VALUES (5) ) )
 ORDER BY 1 LIMIT 2 ) AS d, (( SELECT 6 )) AS e UNION ALL SELECT 7 FROM t WHERE a = ANY ( SELECT 8 ) LIMIT 1 ; `
	var got []string
	for q := range pgParse(t, text).Query.Queries() {
		got = append(got, text[q.Span.Start:q.Span.End])
	}
	want := []string{
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
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestPostgresFacts(t *testing.T) {
	scalar := func(name string) Use { return Use{Name{"", name}, SiteScalar} }
	for _, c := range []struct {
		sql  string
		want Facts
	}{
		{"SELECT lower(a), count(*), sum(a) OVER (), pg_catalog.upper(b) FROM s.t, u WHERE a IN (SELECT f(1) FROM v) LIMIT g()", Facts{
			Relations: []Name{{"s", "t"}, {"", "u"}, {"", "v"}},
			Functions: []Use{scalar("lower"), {Name{"", "count"}, SiteAggregate}, {Name{"", "sum"}, SiteWindow},
				{Name{"pg_catalog", "upper"}, SiteScalar}, scalar("f"), scalar("g")},
		}},
		{"WITH a AS (SELECT 1) SELECT * FROM a, s.a, (SELECT * FROM a) b", Facts{Relations: []Name{{"s", "a"}}}},
		{"WITH a AS (SELECT * FROM a) TABLE a", Facts{Relations: []Name{{"", "a"}}}},
		{`WITH "T" AS (SELECT 1) SELECT * FROM t`, Facts{Relations: []Name{{"", "t"}}}},
		{`WITH t AS (SELECT 1) SELECT * FROM T, "T"`, Facts{Relations: []Name{{"", "T"}}}},
		{"SELECT (WITH a AS (SELECT 1) TABLE a), 1 FROM a", Facts{Relations: []Name{{"", "a"}}}},
		{"SELECT * FROM pg_read_file('x') WITH ORDINALITY, ROWS FROM (f(g(1)), h())", Facts{Functions: []Use{
			{Name{"", "pg_read_file"}, SiteFrom}, scalar("g"), {Name{"", "f"}, SiteFrom}, {Name{"", "h"}, SiteFrom}}}},
		{"SELECT U&\"pg\\005fread\\005ffile\"('x')", Facts{Functions: []Use{scalar("pg_read_file")}}},
		{"SELECT current_user, CURRENT_DATE, a OPERATOR(public.<=) b", Facts{
			Functions: []Use{scalar("current_user"), {Name{"public", "<="}, SiteScalar}}}},
		{"SELECT EXTRACT(year FROM a), TRIM(b), a AT TIME ZONE 'UTC' FROM t GROUP BY ROLLUP (a)", Facts{
			Relations: []Name{{"", "t"}}, Functions: []Use{scalar("extract"), scalar("trim")}}},
		{"WITH d AS (DELETE FROM s.t RETURNING *), i AS (INSERT INTO u VALUES (1)) SELECT * FROM d", Facts{
			Relations: []Name{{"s", "t"}, {"", "u"}}, Clauses: []Clause{ClauseWriteCTE}}},
		{"SELECT a INTO b FROM c FOR NO KEY UPDATE", Facts{
			Relations: []Name{{"", "b"}, {"", "c"}}, Clauses: []Clause{ClauseInto, ClauseLock}}},
		{"SELECT 1 FROM (SELECT 1 FROM t TABLESAMPLE system (f(1)) FOR SHARE) x", Facts{
			Relations: []Name{{"", "t"}}, Functions: []Use{{Name{"", "system"}, SiteFrom}, scalar("f")},
			Clauses: []Clause{ClauseSample, ClauseLock}}},
	} {
		if got := pgParse(t, c.sql).Facts; !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s\n got %v\nwant %v", c.sql, got, c.want)
		}
	}
}

func TestPostgresStatements(t *testing.T) {
	for _, c := range []struct {
		sql       string
		kind      Kind
		relations string
	}{
		{"INSERT INTO s.t SELECT 1", "insert", "s.t"},
		{"WITH a AS (SELECT 1) UPDATE t SET x = 1", "update", ".t"},
		{"DELETE FROM t", "delete", ".t"},
		{"MERGE INTO t USING u ON true WHEN MATCHED THEN DELETE", "merge", ".t"},
		{"TRUNCATE a, b.c", "truncate", ".a b.c"},
		{"COPY t TO PROGRAM 'true'", "copy", ".t"},
		{"COPY (SELECT 1) TO '/x'", "copy", ""},
		{"create table t (a int)", "create table", ".t"},
		{"CREATE TABLE t AS SELECT 1", "create table", ".t"},
		{"CREATE /* x */ OR REPLACE TEMP RECURSIVE VIEW v (a) AS SELECT 1", "create view", ".v"},
		{"CREATE UNIQUE INDEX ON t (a)", "create index", ".t"},
		{"CREATE MATERIALIZED VIEW v AS SELECT 1", "create view", ".v"},
		{"CREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1'", "create function", ""},
		{"ALTER TABLE t ADD b int", "alter table", ".t"},
		{"DROP TABLE t", "drop table", ""},
		{"SET x = 1", "set", ""},
		{"RESET ALL", "reset", ""},
		{"SHOW x", "show", ""},
		{"DO $$ BEGIN DELETE FROM t; END $$", "do", ""},
		{"EXPLAIN ANALYZE DELETE FROM t", "explain", ""},
		{"CALL f()", "call", ""},
		{"VACUUM t", "vacuum", ""},
		{"BEGIN", "begin", ""},
		{"PREPARE p AS SELECT 1", "prepare", ""},
		{"DECLARE c CURSOR FOR SELECT 1", "declare", ""},
		{"; LISTEN x;", "listen", ""},
	} {
		s, err := Parse(dialects.Postgres, c.sql)
		if err != nil {
			t.Errorf("%s: %v", c.sql, err)
			continue
		}
		var relations []string
		for _, r := range s.Facts.Relations {
			relations = append(relations, r.Schema+"."+r.Name)
		}
		if got := strings.Join(relations, " "); s.Kind != c.kind || got != c.relations || s.Query != nil {
			t.Errorf("%s: %q about %q, want %q about %q", c.sql, s.Kind, got, c.kind, c.relations)
		}
	}
}

var pgRefusals = []struct {
	sql string
	err error
}{
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
	{"SELECT * FROM (a JOIN b USING (x)) AS j", &UnknownError{"an alias of a join", -1}},
	{"SELECT * FROM a JOIN b USING (x) AS j", &UnknownError{"an alias of a join", -1}},
	{"WITH RECURSIVE r AS (SELECT 1) SEARCH DEPTH FIRST BY n SET o SELECT 1 UNION TABLE r", &UnknownError{"SEARCH", 31}},
	{"WITH RECURSIVE r AS (SELECT 1) CYCLE n SET c USING p SELECT 1 UNION TABLE r", &UnknownError{"CYCLE", 31}},
	{"SELECT XMLELEMENT(NAME a)", &UnknownError{"XMLELEMENT", 7}},
	{"SELECT XMLSERIALIZE(DOCUMENT a AS text)", &UnknownError{"the node XmlSerialize", -1}},
	{"SELECT * FROM XMLTABLE('/a' PASSING b COLUMNS c int)", &UnknownError{"XMLTABLE", 14}},
	{"SELECT * FROM JSON_TABLE('{}', '$' COLUMNS (a int))", &UnknownError{"JSON_TABLE", 14}},
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

func TestPostgresRefusals(t *testing.T) {
	for _, c := range pgRefusals {
		if s, err := Parse(dialects.Postgres, c.sql); !reflect.DeepEqual(err, c.err) {
			t.Errorf("%q:\n got %#v, %v\nwant %#v", c.sql, err, s, c.err)
		}
	}
}

// Texts that oliphant reads 2^n times end soon: they are refused before it, or are not nested deep enough to matter.
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
			start := time.Now()
			_, err := Parse(dialects.Postgres, sql)
			if took := time.Since(start); took > 10*time.Second { // without the limit: hours
				t.Errorf("%s, %d deep: %v", c.open, depth, took)
			}
			if unknown := (*UnknownError)(nil); errors.As(err, &unknown) {
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

// What is long or deep but simple stays quick: no work of ours is quadratic.
func TestPostgresTakesLongQueries(t *testing.T) {
	for _, sql := range []string{
		"SELECT 1" + strings.Repeat(" UNION SELECT 1", 4000),
		"SELECT 1" + strings.Repeat(" INTERSECT SELECT 1", 3000),
		"SELECT 1 FROM t WHERE a = 1" + strings.Repeat(" OR a = (SELECT 2)", 3000),
		"SELECT 1 FROM t" + strings.Repeat(", (SELECT 1) x", 4000),
		"SELECT 1" + strings.Repeat(" + 1", 15000),
		"SELECT " + strings.Repeat("(", 190) + "1" + strings.Repeat(")", 190),
		"SELECT * FROM (VALUES (1)" + strings.Repeat(",(1)", 15000) + ") x",
	} {
		start := time.Now()
		if _, err := Parse(dialects.Postgres, sql); err != nil {
			t.Errorf("%.30s…: %v", sql, err)
		}
		t.Logf("%.30s…, %d bytes: %v", sql, len(sql), time.Since(start))
	}
}

// Every gold query of Defog gives a sound tree.
func TestPostgresCorpus(t *testing.T) {
	attempted, parsed, nested := 0, 0, 0
	for _, g := range defogGold(t, "postgres") {
		sql := pgWithColumns(g.SQL)
		attempted++
		s, err := Parse(dialects.Postgres, sql)
		if err != nil || s.Kind != KindQuery {
			t.Errorf("%s: %s: %v", g.DB, sql, err)
			continue
		}
		parsed++
		for range s.Query.Queries() {
			nested++
		}
		if fault := pgFault(sql, s.Query); fault != "" {
			t.Errorf("%s: %s", sql, fault)
		}
	}
	t.Logf("Defog: %d attempted, %d parsed with %d nested queries, %d failed", attempted, parsed, nested-parsed, attempted-parsed)
}

// pgWithColumns writes out Defog's {a, b}, which is a list of columns, and {} in GROUP BY, which is that list again.
func pgWithColumns(gold string) string {
	_, columns, ok := strings.Cut(gold, "{")
	if !ok {
		return gold
	}
	columns, _, _ = strings.Cut(columns, "}")
	return strings.NewReplacer("{}", columns, "{", "", "}", "").Replace(gold)
}

// Mutants of the examples give sound trees or errors.
func TestPostgresMutants(t *testing.T) {
	var texts [][]string
	var pool []string // words to put anywhere
	for _, c := range pgQueries {
		tokens, err := pgScan(c.sql)
		if err != nil {
			t.Fatal(err)
		}
		var words []string
		for _, k := range tokens[:len(tokens)-1] {
			words = append(words, c.sql[k.start:k.end])
		}
		texts, pool = append(texts, words), append(pool, words...)
	}
	const seed = 1
	r := rand.New(rand.NewPCG(seed, 0))
	attempted, parsed := 0, 0
	for range 3000 {
		words := slices.Clone(texts[r.IntN(len(texts))])
		for range 1 + r.IntN(3) {
			from := r.IntN(len(words) + 1)
			to := from + r.IntN(len(words)+1-from)
			switch r.IntN(4) {
			case 0:
				words = slices.Delete(words, from, min(to, from+1))
			case 1:
				words = slices.Insert(words, from, pool[r.IntN(len(pool))])
			case 2: // parentheses around some
				words = slices.Insert(slices.Insert(words, to, ")"), from, "(")
			case 3: // another query in parentheses
				words = slices.Insert(words, from, slices.Concat([]string{"("}, texts[r.IntN(len(texts))], []string{")"})...)
			}
		}
		attempted++
		sql := strings.Join(words, " ")
		s, err := Parse(dialects.Postgres, sql)
		if err != nil || s.Query == nil {
			continue
		}
		parsed++
		if fault := pgFault(sql, s.Query); fault != "" {
			t.Errorf("%s: %s", sql, fault)
		}
	}
	t.Logf("seed %d: %d attempted, %d are queries", seed, attempted, parsed)
	if parsed < 100 {
		t.Error("too few mutants are queries")
	}
}

// Whatever the text, parsing ends, in a sound tree or in one of the three errors.
func FuzzParsePostgres(f *testing.F) {
	for _, c := range pgQueries {
		f.Add(c.sql)
	}
	for _, c := range pgExprs {
		f.Add("SELECT " + c.sql)
	}
	for _, c := range pgRefusals {
		f.Add(c.sql)
	}
	f.Fuzz(func(t *testing.T, sql string) {
		if strings.Count(sql, "(")+strings.Count(sql, "[") > 200 { // the caller's limit
			t.Skip()
		}
		s, err := Parse(dialects.Postgres, sql)
		var syntax *SyntaxError
		var count *CountError
		var unknown *UnknownError
		switch {
		case err == nil && s.Kind == KindQuery:
			if fault := pgFault(sql, s.Query); fault != "" {
				t.Error(fault)
			}
		case err == nil && (s.Kind == "" || s.Query != nil):
			t.Errorf("kind %q with the query %v", s.Kind, s.Query)
		case err == nil, errors.As(err, &syntax), errors.As(err, &count), errors.As(err, &unknown):
		default:
			t.Errorf("%T: %v", err, err)
		}
	})
}

func BenchmarkParsePostgres(b *testing.B) {
	golds := defogGold(b, "postgres")
	for i := 0; b.Loop(); i++ {
		Parse(dialects.Postgres, pgWithColumns(golds[i%len(golds)].SQL))
	}
}
