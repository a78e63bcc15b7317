package postgres

import (
	"context"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// Catalog asks the server for what its users made: functions and operators on the search path, casts, and types that
// call functions.
func (db *Engine) Catalog(ctx context.Context) (*guard.Catalog, error) {
	c := &guard.Catalog{Functions: map[string][]string{}, Operators: map[string][]string{}, Types: map[string][]string{},
		Fields: map[string]bool{}, Parts: map[string][]dialects.Name{}}
	err := db.with(ctx, database.DefaultTimeout, "", func(ctx context.Context, conn *conn) error {
		if _, err := conn.rows(ctx, "SET LOCAL jit = off"); err != nil { // see readSchema
			return err
		}
		rows, err := conn.rows(ctx, catalogQuery)
		for _, r := range rows {
			name := strings.ToLower(r.text(1))
			if r.text(0) == "part" {
				c.Parts[name] = append(c.Parts[name], dialects.Name{Schema: r.text(2), Name: r.text(3)})
				continue
			}
			to := map[string]map[string][]string{"function": c.Functions, "operator": c.Operators, "type": c.Types}[r.text(0)]
			if to == nil {
				c.Fields[name] = true
			} else {
				to[name] = append(to[name], strings.ToLower(r.text(2)))
			}
		}
		if err != nil {
			return err
		}
		c.Running, err = conn.running(ctx, c)
		return err
	})
	return c, err
}

// madeByUsers are WITH elements that the queries about code of users share: functions (own), operators (sign), casts,
// operator classes (support), and types that call them. What belongs to an extension is left out. The server's own
// objects are not in pg_depend, so that what depends on a function or an operator there depends on a user's.
//
// Making a value of a type calls a function (calls) where the type is a domain with a CHECK that does, a base type or
// a range with functions of its own. Using one does (typed) where the type has a default operator class of users, shows
// itself by a function of theirs, or is cast where nothing says so: a type of theirs implicitly, or to JSON by to_json
// and its kin, which ask for no right to call; or to a type of theirs, where CASE and UNION may choose it among those
// of one category (10.5). What is made of such types at any depth (holds) does as they do.
const madeByUsers = `
WITH RECURSIVE member AS MATERIALIZED (
	SELECT d.classid, d.objid FROM pg_catalog.pg_depend d WHERE d.deptype = 'e'
), own AS MATERIALIZED (
	SELECT p.oid, p.proname, n.nspname || '.' || p.proname AS called, p.pronamespace
	FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
	WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND p.prokind <> 'p'
	AND p.prorettype NOT IN ('pg_catalog.trigger'::pg_catalog.regtype, 'pg_catalog.event_trigger'::pg_catalog.regtype)
	AND pg_catalog.has_function_privilege(p.oid, 'EXECUTE')
	AND NOT EXISTS (SELECT FROM member m WHERE m.classid = 'pg_catalog.pg_proc'::pg_catalog.regclass AND m.objid = p.oid)
), path AS MATERIALIZED (
	SELECT n.oid FROM pg_catalog.pg_namespace n
	WHERE n.nspname = ANY (pg_catalog.current_schemas(true)) AND n.nspname <> 'pg_catalog'
), sign AS MATERIALIZED (
	SELECT o.oid, o.oprname, o.oprnamespace, n.nspname || '.' || p.proname AS called
	FROM pg_catalog.pg_operator o JOIN pg_catalog.pg_proc p ON p.oid = o.oprcode
	JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
	WHERE o.oprnamespace <> 'pg_catalog'::pg_catalog.regnamespace
	AND NOT EXISTS (SELECT FROM member m WHERE m.classid = 'pg_catalog.pg_operator'::pg_catalog.regclass AND m.objid = o.oid)
), casts AS MATERIALIZED (
	SELECT k.castsource, k.casttarget, s.typnamespace <> n.oid AS made, f.nspname || '.' || p.proname AS called,
		s.typnamespace <> n.oid AND (k.castcontext = 'i' OR t.oid = 'pg_catalog.json'::pg_catalog.regtype AND s.typtype <> 'c') AS leaves,
		t.typnamespace <> n.oid AND k.castcontext = 'i' AND s.typcategory = t.typcategory AS enters
	FROM pg_catalog.pg_cast k JOIN pg_catalog.pg_proc p ON p.oid = k.castfunc
	JOIN pg_catalog.pg_namespace f ON f.oid = p.pronamespace JOIN pg_catalog.pg_namespace n ON n.nspname = 'pg_catalog'
	JOIN pg_catalog.pg_type s ON s.oid = k.castsource JOIN pg_catalog.pg_type t ON t.oid = k.casttarget
	WHERE (f.oid <> n.oid OR s.typnamespace <> n.oid OR t.typnamespace <> n.oid) AND f.nspname <> 'information_schema'
	AND NOT EXISTS (SELECT FROM member m WHERE m.classid = 'pg_catalog.pg_proc'::pg_catalog.regclass AND m.objid = p.oid
		OR m.classid = 'pg_catalog.pg_cast'::pg_catalog.regclass AND m.objid = k.oid)
), support AS MATERIALIZED (
	SELECT c.oid, c.opcintype, c.opcdefault, n.nspname || '.' || p.proname AS called
	FROM pg_catalog.pg_opclass c JOIN (
		SELECT a.amprocfamily AS family, a.amproclefttype AS l, a.amprocrighttype AS r, a.amproc::oid AS function
			FROM pg_catalog.pg_amproc a
		UNION SELECT a.amopfamily, a.amoplefttype, a.amoprighttype, o.oprcode::oid
			FROM pg_catalog.pg_amop a JOIN pg_catalog.pg_operator o ON o.oid = a.amopopr
	) f ON f.family = c.opcfamily AND c.opcintype IN (f.l, f.r)
	JOIN pg_catalog.pg_proc p ON p.oid = f.function JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
	WHERE n.nspname NOT IN ('pg_catalog', 'information_schema')
	AND NOT EXISTS (SELECT FROM member m WHERE m.classid = 'pg_catalog.pg_proc'::pg_catalog.regclass AND m.objid = p.oid)
), holds(oid, part) AS MATERIALIZED (
	SELECT t.oid, t.typbasetype FROM pg_catalog.pg_type t WHERE t.typbasetype <> 0
	UNION ALL SELECT t.oid, t.typelem FROM pg_catalog.pg_type t WHERE t.typelem <> 0
	UNION ALL SELECT r.rngtypid, r.rngsubtype FROM pg_catalog.pg_range r
	UNION ALL SELECT (pg_catalog.to_jsonb(r) ->> 'rngmultitypid')::oid, r.rngtypid FROM pg_catalog.pg_range r -- none before 14
		WHERE pg_catalog.to_jsonb(r) ? 'rngmultitypid'
	UNION ALL SELECT t.oid, a.atttypid FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_type t ON t.typrelid = a.attrelid
		WHERE a.attnum > 0 AND NOT a.attisdropped
), calls(oid, called) AS (
	SELECT k.contypid, coalesce(own.called, sign.called) FROM pg_catalog.pg_constraint k
	JOIN pg_catalog.pg_depend d ON d.classid = 'pg_catalog.pg_constraint'::pg_catalog.regclass AND d.objid = k.oid
	LEFT JOIN own ON d.refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass AND d.refobjid = own.oid
	LEFT JOIN sign ON d.refclassid = 'pg_catalog.pg_operator'::pg_catalog.regclass AND d.refobjid = sign.oid
	WHERE k.contypid <> 0 AND (own.oid IS NOT NULL OR sign.oid IS NOT NULL)
	UNION SELECT t.oid, own.called FROM pg_catalog.pg_type t JOIN own ON own.oid IN (t.typinput, t.typoutput, t.typmodin)
	UNION SELECT r.rngtypid, own.called FROM pg_catalog.pg_range r JOIN own ON own.oid IN (r.rngcanonical, r.rngsubdiff)
	UNION SELECT h.oid, c.called FROM calls c JOIN holds h ON h.part = c.oid
), typed(oid, called) AS (
	SELECT s.opcintype, s.called FROM support s WHERE s.opcdefault
	UNION SELECT t.oid, own.called FROM pg_catalog.pg_type t JOIN own ON own.oid = t.typoutput
	UNION SELECT k.castsource, k.called FROM casts k WHERE k.leaves
	UNION SELECT k.casttarget, k.called FROM casts k WHERE k.enters
	UNION SELECT h.oid, y.called FROM typed y JOIN holds h ON h.part = y.oid
)`

// catalogQuery lists kind, name and the function that is called: by a type, by a cast to it too, or from a type of
// users. A cast to a part is one to the whole, an array, a row or a domain, but for those from a type that no statement
// comes by: what has one is named here, and the tables that have columns of it are Running.
const catalogQuery = madeByUsers + `, named(oid, called) AS (
	SELECT oid, called FROM calls UNION SELECT oid, called FROM typed
	UNION SELECT k.castsource, k.called FROM casts k WHERE k.made
	UNION SELECT k.casttarget, k.called FROM casts k WHERE NOT k.leaves
	UNION SELECT h.oid, y.called FROM named y JOIN holds h ON h.part = y.oid
)
SELECT 'function', o.proname, o.called, '' FROM own o WHERE o.pronamespace IN (SELECT oid FROM path)
UNION SELECT 'operator', s.oprname, s.called, '' FROM sign s WHERE s.oprnamespace IN (SELECT oid FROM path)
UNION SELECT 'type', t.typname, c.called, '' FROM named c JOIN pg_catalog.pg_type t ON t.oid = c.oid
UNION SELECT 'type', t.typname, k.called, '' FROM casts k JOIN pg_catalog.pg_type t ON t.oid = k.casttarget
UNION SELECT 'field', a.attname, '', '' FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
	WHERE c.relkind = 'c' AND a.attnum > 0 AND NOT a.attisdropped
	AND NOT EXISTS (SELECT FROM pg_catalog.pg_proc p WHERE p.proname = a.attname)
UNION SELECT 'part', c.relname, n.nspname, w.relname FROM pg_catalog.pg_inherits i
	JOIN pg_catalog.pg_class c ON c.oid = i.inhrelid JOIN pg_catalog.pg_class w ON w.oid = i.inhparent
	JOIN pg_catalog.pg_namespace n ON n.oid = w.relnamespace WHERE c.relkind IN ('r', 'p', 'f')`

// Views asks for the queries of all views, materialised ones too, but the server's own. A query that the server would
// tell only when a lock is given back is not waited for.
func (db *Engine) Views(ctx context.Context) (views []guard.View, err error) {
	err = db.with(ctx, database.DefaultTimeout, "", func(ctx context.Context, conn *conn) error {
		rows, err := conn.rows(ctx, viewsQuery)
		for _, r := range rows {
			views = append(views, guard.View{Name: dialects.Name{Schema: r.text(0), Name: r.text(1)}, SQL: r.text(2)})
		}
		return err
	})
	return views, err
}

// pg_get_viewdef locks the view and all that it reads. Databases made from one template have the same oids, and
// pg_locks has the locks of all.
const viewsQuery = `SELECT n.nspname, c.relname, CASE WHEN c.oid IN (
		SELECT w.ev_class FROM pg_catalog.pg_locks l JOIN pg_catalog.pg_depend d ON d.refobjid = l.relation
		JOIN pg_catalog.pg_rewrite w ON w.oid = d.objid
		WHERE l.mode = 'AccessExclusiveLock'
		AND l.database = (SELECT b.oid FROM pg_catalog.pg_database b WHERE b.datname = pg_catalog.current_database())
		AND d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass
		AND d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
	) THEN '' ELSE pg_catalog.pg_get_viewdef(c.oid) END
	FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
	WHERE c.relkind IN ('v', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2`
