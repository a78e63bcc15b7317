package postgres

import (
	"context"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/lex"
	parser "github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// running finds the tables and views whose reading calls functions of users though no statement names them: to choose
// rows (policies), to make a plan (predicates of indexes, constraints, statistics, partition keys), to compare values
// (operator classes), to compute what a view shows. A function that says it is immutable may do anything; one whose
// body is seen to only compute is let be.
func (c *conn) running(ctx context.Context, made *guard.Catalog) ([]guard.Running, error) {
	rows, err := c.rows(ctx, callersQuery)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	if made.Computes, err = c.computing(ctx, made); err != nil {
		return nil, err
	}
	called := map[string][]call{} // by the table's oid
	add := func(oid string, x call) bool {
		if slices.Contains(called[oid], x) {
			return false
		}
		called[oid] = append(called[oid], x)
		return true
	}
	for _, r := range rows {
		x := call{function: strings.ToLower(r.text(2)), by: r.text(1)}
		if made.Computes[x.function] || r.bool(3) && onColumns(r.text(4), x.function) {
			continue
		}
		add(r.text(0), x)
	}
	tables, err := c.rows(ctx, readersQuery)
	if err != nil {
		return nil, err
	}
	for more := true; more; { // until no table reads one that was found before
		more = false
		for _, r := range tables {
			if r.null(4) {
				continue
			}
			for _, x := range called[r.text(4)] {
				switch by := r.text(5); {
				case by == "" && x.by == byPolicy: // rows of a part are chosen by the policies of the whole
				case by != "" && add(r.text(0), call{x.function, by}), by == "" && add(r.text(0), x):
					more = true
				}
			}
		}
	}
	var out []guard.Running
	seen := map[guard.Running]bool{}
	for _, r := range tables {
		for _, x := range called[r.text(0)] {
			if x.by == byPolicy && !r.bool(6) { // not for this login
				continue
			}
			t := guard.Running{Name: dialects.Name{Schema: r.text(1), Name: r.text(2)}, Qualified: !r.bool(3), Calls: x.function, By: x.by}
			if !seen[t] {
				seen[t] = true
				out = append(out, t)
			}
		}
	}
	return out, nil
}

// call is that of a function, "public.leak", while a table is read.
type call struct{ function, by string }

const byPolicy = "a row policy"

// computing are the functions of users, by their names in full, that are seen to only compute from their arguments:
// those in SQL whose body the guard passes and that read no table, and aggregates of such functions. What its arguments
// and its result may call by their types, and no body shows, counts as called.
func (c *conn) computing(ctx context.Context, made *guard.Catalog) (map[string]bool, error) {
	rows, err := c.rows(ctx, bodiesQuery)
	computes := map[string]bool{}
	for more := true; more; { // until none is made of those that were found before
		more = false
		found := map[string]bool{}
		for _, r := range rows {
			name := strings.ToLower(r.text(0))
			calls := func(part string) bool { return !computes[part] && part != name }
			ok := !slices.ContainsFunc(strings.Fields(strings.ToLower(r.text(3))), calls)
			if ok && !r.bool(4) { // no aggregate
				ok = r.bool(1) && onlyComputes(r.text(2), made)
			}
			before, overloaded := found[name]
			found[name] = ok && (before || !overloaded) // all that have the name
		}
		for name, ok := range found {
			if ok && !computes[name] {
				computes[name], more = true, true
			}
		}
	}
	return computes, err
}

// onlyComputes reports whether the body of a function in SQL is a query that calls nothing of users and reads no table.
func onlyComputes(body string, made *guard.Catalog) bool {
	var b strings.Builder
	for t := range lex.Tokens(dialects.Postgres, body) {
		if t.Kind == lex.Variable { // $1
			b.WriteString("NULL")
		} else {
			b.WriteString(t.Text)
		}
	}
	s, err := guard.Check(dialects.Postgres, b.String(), guard.Rules{Catalog: made})
	return err == nil && len(s.Facts.Relations) == 0
}

// bodiesQuery lists the functions of users: whether one is in SQL and runs as its caller does, its body, the functions
// of users that it calls by the types of its arguments and its result, or as an aggregate is made of, and whether it is
// an aggregate.
const bodiesQuery = madeByUsers + `, met AS MATERIALIZED (
	SELECT oid, called FROM calls UNION SELECT oid, called FROM typed
)
SELECT n.nspname || '.' || p.proname, l.lanname = 'sql' AND NOT p.prosecdef AND p.proconfig IS NULL, p.prosrc,
	pg_catalog.concat_ws(' ', (
		SELECT pg_catalog.string_agg(m.nspname || '.' || s.proname, ' ') FROM pg_catalog.pg_aggregate a
		JOIN pg_catalog.pg_proc s ON s.oid IN (a.aggtransfn, a.aggfinalfn, a.aggcombinefn, a.aggserialfn, a.aggdeserialfn,
			a.aggmtransfn, a.aggminvtransfn, a.aggmfinalfn)
		JOIN pg_catalog.pg_namespace m ON m.oid = s.pronamespace
		WHERE a.aggfnoid = p.oid AND m.nspname <> 'pg_catalog'
	), (
		SELECT pg_catalog.string_agg(met.called, ' ') FROM met WHERE met.oid = p.prorettype OR met.oid = ANY (p.proargtypes)
	)), p.prokind = 'a'
FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
JOIN pg_catalog.pg_language l ON l.oid = p.prolang
WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND p.prokind <> 'p'`

// onColumns reports whether all calls of a function in an expression are on columns: then none is computed while a plan
// is made, which folds calls on constants, nor while rows are read, unless a statement names the function.
func onColumns(expr, function string) bool {
	s, err := parser.Parse(dialects.Postgres, "SELECT "+expr)
	if err != nil || s.Query == nil {
		return false
	}
	name := function[strings.LastIndexByte(function, '.')+1:]
	for q := range s.Query.Queries() {
		for e := range q.Exprs() {
			for x := range e.All() {
				if x.Op == sqltree.OpCall && strings.EqualFold(x.Text, name) && !slices.ContainsFunc(x.Args, isColumn) {
					return false
				}
			}
		}
	}
	return true
}

// isColumn reports whether an expression is a column, or made of one by a cast or a function of the server's that takes
// nothing else.
func isColumn(e *sqltree.Expr) bool {
	switch e.Op {
	case sqltree.OpColumn:
		return true
	case sqltree.OpCast, sqltree.OpCollate:
		return isColumn(e.Args[0])
	case sqltree.OpCall:
		return len(e.Args) == 1 && isColumn(e.Args[0]) && guard.Computes(dialects.Postgres, sqltree.Use{Name: dialects.Name{Schema: e.Schema, Name: e.Text}, Site: sqltree.SiteScalar})
	}
	return false
}

// callersQuery lists the tables that have something which calls a function of users, by what, the function, and where
// calls on columns are harmless, the expression. pg_get_expr may lock its table: one that is locked is taken for
// harmful.
const callersQuery = madeByUsers + `, used AS MATERIALIZED (
	SELECT d.classid, d.objid, coalesce(own.called, sign.called, calls.called) AS called, own.oid IS NOT NULL AS named
	FROM pg_catalog.pg_depend d
	LEFT JOIN own ON d.refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass AND d.refobjid = own.oid
	LEFT JOIN sign ON d.refclassid = 'pg_catalog.pg_operator'::pg_catalog.regclass AND d.refobjid = sign.oid
		AND sign.called NOT LIKE 'pg\_catalog.%'
	LEFT JOIN calls ON d.refclassid = 'pg_catalog.pg_type'::pg_catalog.regclass AND d.refobjid = calls.oid
	WHERE own.oid IS NOT NULL OR sign.oid IS NOT NULL OR calls.oid IS NOT NULL
), free AS (
	SELECT c.oid FROM pg_catalog.pg_class c WHERE NOT EXISTS (SELECT FROM pg_catalog.pg_locks l
		WHERE l.relation = c.oid AND l.mode = 'AccessExclusiveLock'
		AND l.database = (SELECT b.oid FROM pg_catalog.pg_database b WHERE b.datname = pg_catalog.current_database()))
)
SELECT i.indrelid, 'an index', u.called, i.indpred IS NULL AND u.named AND i.indrelid IN (SELECT oid FROM free),
	CASE WHEN i.indrelid IN (SELECT oid FROM free) THEN pg_catalog.pg_get_expr(i.indexprs, i.indrelid) END
	FROM used u JOIN pg_catalog.pg_index i ON i.indexrelid = u.objid WHERE u.classid = 'pg_catalog.pg_class'::pg_catalog.regclass
UNION SELECT i.indrelid, 'an index', s.called, false, '' FROM pg_catalog.pg_index i JOIN support s ON s.oid = ANY (i.indclass::oid[])
UNION SELECT k.conrelid, 'a constraint', u.called, u.named AND k.conrelid IN (SELECT oid FROM free),
	CASE WHEN k.conrelid IN (SELECT oid FROM free) THEN pg_catalog.pg_get_expr(k.conbin, k.conrelid) END
	FROM used u JOIN pg_catalog.pg_constraint k ON k.oid = u.objid
	WHERE u.classid = 'pg_catalog.pg_constraint'::pg_catalog.regclass AND k.conrelid <> 0 AND k.contype = 'c'
UNION SELECT t.stxrelid, 'statistics', u.called, false, '' FROM used u JOIN pg_catalog.pg_statistic_ext t ON t.oid = u.objid
	WHERE u.classid = 'pg_catalog.pg_statistic_ext'::pg_catalog.regclass
UNION SELECT p.polrelid, '` + byPolicy + `', u.called, false, '' FROM used u JOIN pg_catalog.pg_policy p ON p.oid = u.objid
	JOIN pg_catalog.pg_class c ON c.oid = p.polrelid AND c.relrowsecurity
	WHERE u.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND p.polcmd IN ('r', '*')
UNION SELECT w.ev_class, 'its query', u.called, false, '' FROM used u JOIN pg_catalog.pg_rewrite w ON w.oid = u.objid
	JOIN pg_catalog.pg_class c ON c.oid = w.ev_class AND c.relkind = 'v'
	WHERE u.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
UNION SELECT p.partrelid, 'a partition key', u.called, u.named AND p.partrelid IN (SELECT oid FROM free),
	CASE WHEN p.partrelid IN (SELECT oid FROM free) THEN pg_catalog.pg_get_expr(p.partexprs, p.partrelid) END
	FROM used u JOIN pg_catalog.pg_partitioned_table p ON p.partrelid = u.objid
	WHERE u.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND p.partexprs IS NOT NULL
UNION SELECT p.partrelid, 'a partition key', s.called, false, '' FROM pg_catalog.pg_partitioned_table p
	JOIN support s ON s.oid = ANY (p.partclass::oid[])
UNION SELECT a.attrelid, 'the type of the column ' || a.attname, y.called, false, '' FROM typed y
	JOIN pg_catalog.pg_attribute a ON a.atttypid = y.oid AND a.attnum > 0 AND NOT a.attisdropped
	JOIN pg_catalog.pg_class c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
UNION SELECT c.oid, 'the type of the rows', y.called, false, '' FROM typed y
	JOIN pg_catalog.pg_class c ON c.reltype = y.oid AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
ORDER BY 1, 2, 3`

// readersQuery lists the tables and views with what each reads besides itself, and by what: its parts (""), what a
// view's query reads, what a policy does.
const readersQuery = `
SELECT c.oid, n.nspname, c.relname, pg_catalog.pg_table_is_visible(c.oid), r.read, r.by,
	c.relrowsecurity AND pg_catalog.row_security_active(c.oid)
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
LEFT JOIN (
	SELECT i.inhparent AS oid, i.inhrelid AS read, '' AS by FROM pg_catalog.pg_inherits i
	UNION SELECT w.ev_class, d.refobjid, 'its query' FROM pg_catalog.pg_rewrite w JOIN pg_catalog.pg_class v ON v.oid = w.ev_class
		JOIN pg_catalog.pg_depend d ON d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass AND d.objid = w.oid
		WHERE v.relkind = 'v' AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> w.ev_class
	UNION SELECT p.polrelid, d.refobjid, '` + byPolicy + `' FROM pg_catalog.pg_policy p JOIN pg_catalog.pg_class t ON t.oid = p.polrelid
		JOIN pg_catalog.pg_depend d ON d.classid = 'pg_catalog.pg_policy'::pg_catalog.regclass AND d.objid = p.oid
		WHERE t.relrowsecurity AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid <> p.polrelid
) r ON r.oid = c.oid
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname !~ '^pg_toast'
ORDER BY 2, 3, 5`
