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

// madeByUsers are WITH elements that the queries about code of users share: functions (own), operators (sign), and
// types that call them (calls). What belongs to an extension is left out. The server's own objects are not in
// pg_depend, so that what depends on a function or an operator there depends on a user's.
//
// A type calls a function where it is a domain with a CHECK that does, a base type or a range with functions of its
// own, or made of such types at any depth.
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
), calls(oid, called) AS (
	SELECT k.contypid, coalesce(own.called, sign.called) FROM pg_catalog.pg_constraint k
	JOIN pg_catalog.pg_depend d ON d.classid = 'pg_catalog.pg_constraint'::pg_catalog.regclass AND d.objid = k.oid
	LEFT JOIN own ON d.refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass AND d.refobjid = own.oid
	LEFT JOIN sign ON d.refclassid = 'pg_catalog.pg_operator'::pg_catalog.regclass AND d.refobjid = sign.oid
	WHERE k.contypid <> 0 AND (own.oid IS NOT NULL OR sign.oid IS NOT NULL)
	UNION SELECT t.oid, own.called FROM pg_catalog.pg_type t JOIN own ON own.oid IN (t.typinput, t.typoutput, t.typmodin)
	UNION SELECT r.rngtypid, own.called FROM pg_catalog.pg_range r JOIN own ON own.oid IN (r.rngcanonical, r.rngsubdiff)
	UNION SELECT t.oid, c.called FROM calls c JOIN LATERAL (
		SELECT t.oid FROM pg_catalog.pg_type t WHERE c.oid IN (t.typbasetype, t.typelem)
		UNION ALL SELECT r.rngtypid FROM pg_catalog.pg_range r WHERE r.rngsubtype = c.oid
		UNION ALL SELECT (pg_catalog.to_jsonb(r) ->> 'rngmultitypid')::oid FROM pg_catalog.pg_range r -- none before 14
			WHERE r.rngtypid = c.oid AND pg_catalog.to_jsonb(r) ? 'rngmultitypid'
		UNION ALL SELECT t.oid FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_type t ON t.typrelid = a.attrelid
			WHERE a.atttypid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
	) t ON true
)`

// catalogQuery lists kind, name and the function that is called: by a type, by a cast to it too.
const catalogQuery = madeByUsers + `
SELECT 'function', o.proname, o.called, '' FROM own o WHERE o.pronamespace IN (SELECT oid FROM path)
UNION SELECT 'operator', s.oprname, s.called, '' FROM sign s WHERE s.oprnamespace IN (SELECT oid FROM path)
UNION SELECT 'type', t.typname, c.called, '' FROM calls c JOIN pg_catalog.pg_type t ON t.oid = c.oid
UNION SELECT 'type', t.typname, o.called, '' FROM pg_catalog.pg_cast k JOIN own o ON o.oid = k.castfunc
	JOIN pg_catalog.pg_type t ON t.oid = k.casttarget
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
