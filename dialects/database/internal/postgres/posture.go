package postgres

import (
	"context"
	"fmt"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// Posture asks the server what this login could change if nothing but the server stood in its way. It looks at the
// role's attributes and memberships, and at rights on tables, sequences, schemas and the database. It does not look
// into functions: those that are SECURITY DEFINER, which may write for whoever may call them, are reported as Beyond.
func (db *Engine) Posture(ctx context.Context) (*database.Posture, error) {
	p := &database.Posture{User: db.about.user, Server: db.about.server}
	err := db.with(ctx, database.DefaultTimeout, "", func(ctx context.Context, c *conn) error {
		rows, err := c.rows(ctx, postureQuery)
		for _, r := range rows {
			s := r.text(0)
			if n := atoi(r.text(1)); n > 1 {
				s += fmt.Sprintf(" and %d more", n-1)
			}
			p.CanWrite = append(p.CanWrite, s)
		}
		if err != nil {
			return err
		}
		rows, err = c.rows(ctx, beyondQuery)
		for _, r := range rows {
			p.Beyond = append(p.Beyond, r.text(0))
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	p.ReadOnly = len(p.CanWrite) == 0
	return p, nil
}

// postureQuery lists what was found, most dangerous first, and how many of its kind there are. A superuser has every
// right, so that the rest says nothing more of one. The server's own schemas are left out: everybody may UPDATE the
// view pg_settings there, which is SET by another name.
const postureQuery = `
WITH me AS (
	SELECT * FROM pg_catalog.pg_roles WHERE rolname = session_user
), relation AS (
	SELECT c.oid, c.relkind, pg_catalog.quote_ident(n.nspname) || '.' || pg_catalog.quote_ident(c.relname) AS name
	FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
	WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
	AND pg_catalog.has_schema_privilege(n.oid, 'USAGE')
), found(place, what, many) AS (
	SELECT 1, a.what, 1 FROM me CROSS JOIN LATERAL (VALUES
		(rolsuper, 'is a superuser'),
		(rolcreaterole AND NOT rolsuper, 'may create roles'),
		(rolcreatedb AND NOT rolsuper, 'may create databases'),
		(rolreplication AND NOT rolsuper, 'may replicate the server'),
		(rolbypassrls AND NOT rolsuper, 'bypasses row-level security')) AS a(has, what)
	WHERE a.has
	UNION ALL
	SELECT 2, 'is a member of ' || r.rolname, 1 FROM me, pg_catalog.pg_roles r
	WHERE NOT me.rolsuper AND pg_catalog.pg_has_role(me.oid, r.oid, 'MEMBER')
	AND (r.rolsuper OR r.rolname IN ('pg_write_all_data', 'pg_execute_server_program', 'pg_write_server_files',
		'pg_read_server_files', 'pg_signal_backend', 'pg_signal_autovacuum_worker', 'pg_checkpoint', 'pg_maintain',
		'pg_create_subscription', 'pg_use_reserved_connections', 'pg_database_owner'))
	UNION ALL
	SELECT 3, 'owns ' || min(r.name), count(*) FROM me, relation r JOIN pg_catalog.pg_class c ON c.oid = r.oid
	WHERE NOT me.rolsuper AND pg_catalog.pg_has_role(me.oid, c.relowner, 'MEMBER') HAVING count(*) > 0
	UNION ALL
	SELECT 4, 'may ' || p.act || ' ' || min(r.name), count(*) FROM me, relation r
	CROSS JOIN (VALUES ('INSERT', 'INSERT into'), ('UPDATE', 'UPDATE'), ('DELETE', 'DELETE from'),
		('TRUNCATE', 'TRUNCATE'), ('TRIGGER', 'set triggers on')) AS p(privilege, act)
	WHERE NOT me.rolsuper AND r.relkind <> 'S' AND (pg_catalog.has_table_privilege(r.oid, p.privilege)
		OR p.privilege IN ('INSERT', 'UPDATE') AND pg_catalog.has_any_column_privilege(r.oid, p.privilege))
	GROUP BY p.privilege, p.act
	UNION ALL
	SELECT 5, 'may advance the sequence ' || min(r.name), count(*) FROM me, relation r
	WHERE NOT me.rolsuper AND r.relkind = 'S'
	AND (pg_catalog.has_sequence_privilege(r.oid, 'USAGE') OR pg_catalog.has_sequence_privilege(r.oid, 'UPDATE'))
	HAVING count(*) > 0
	UNION ALL
	SELECT 6, 'may CREATE in the schema ' || min(pg_catalog.quote_ident(n.nspname)), count(*)
	FROM me, pg_catalog.pg_namespace n
	WHERE NOT me.rolsuper AND n.nspname !~ '^pg_(toast|temp)' AND pg_catalog.has_schema_privilege(n.oid, 'CREATE')
	HAVING count(*) > 0
	UNION ALL
	SELECT 7, 'may ' || p.what, 1 FROM me,
		(VALUES ('CREATE', 'CREATE schemas'), ('TEMPORARY', 'make temporary tables')) AS p(privilege, what)
	WHERE NOT me.rolsuper AND pg_catalog.has_database_privilege(pg_catalog.current_database(), p.privilege)
	UNION ALL
	SELECT 8, 'may send messages to the readers of logical replication', 1 FROM me, pg_catalog.pg_proc p
	WHERE NOT me.rolsuper AND p.proname = 'pg_logical_emit_message'
	AND p.pronamespace = 'pg_catalog'::pg_catalog.regnamespace
	AND pg_catalog.current_setting('wal_level') = 'logical' AND pg_catalog.has_function_privilege(p.oid, 'EXECUTE')
	HAVING count(*) > 0
)
SELECT what, many FROM found ORDER BY place, what`

// beyondQuery lists functions that run with their owner's rights, tables elsewhere, and casts and domains that call a
// function though no statement says so.
const beyondQuery = `
SELECT 'may call ' || p.oid::pg_catalog.regprocedure || ', which runs with the rights of ' || r.rolname
	FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_roles r ON r.oid = p.proowner
	JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
	WHERE p.prosecdef AND r.rolname <> session_user AND n.nspname NOT IN ('pg_catalog', 'information_schema')
	AND p.prorettype NOT IN ('pg_catalog.trigger'::pg_catalog.regtype, 'pg_catalog.event_trigger'::pg_catalog.regtype)
	AND pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND pg_catalog.has_function_privilege(p.oid, 'EXECUTE')
UNION ALL
SELECT 'may read ' || c.oid::pg_catalog.regclass || ', a table of the server ' || pg_catalog.quote_ident(s.srvname)
	FROM pg_catalog.pg_foreign_table f JOIN pg_catalog.pg_class c ON c.oid = f.ftrelid
	JOIN pg_catalog.pg_foreign_server s ON s.oid = f.ftserver
	WHERE pg_catalog.has_schema_privilege(c.relnamespace, 'USAGE') AND pg_catalog.has_table_privilege(c.oid, 'SELECT')
UNION ALL
SELECT 'makes ' || pg_catalog.format_type(k.castsource, NULL) || ' to ' || pg_catalog.format_type(k.casttarget, NULL) ||
	' by ' || k.castfunc::pg_catalog.regprocedure || ' where nothing says so'
	FROM pg_catalog.pg_cast k JOIN pg_catalog.pg_proc p ON p.oid = k.castfunc
	WHERE k.castcontext <> 'e' AND p.pronamespace <> 'pg_catalog'::pg_catalog.regnamespace
	AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d WHERE d.deptype = 'e'
		AND d.classid = 'pg_catalog.pg_cast'::pg_catalog.regclass AND d.objid = k.oid)
UNION ALL
SELECT 'checks what is made a ' || pg_catalog.format_type(k.contypid, NULL) || ' by ' || p.oid::pg_catalog.regprocedure ||
	', next to a column of that type that does not show it'
	FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_depend d ON d.objid = k.oid
		AND d.classid = 'pg_catalog.pg_constraint'::pg_catalog.regclass
		AND d.refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass
	JOIN pg_catalog.pg_proc p ON p.oid = d.refobjid
	WHERE k.contypid <> 0 AND p.pronamespace <> 'pg_catalog'::pg_catalog.regnamespace
	AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend e WHERE e.deptype = 'e'
		AND e.classid = 'pg_catalog.pg_proc'::pg_catalog.regclass AND e.objid = p.oid)
ORDER BY 1`
