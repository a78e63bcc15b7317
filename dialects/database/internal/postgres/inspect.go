package postgres

import (
	"context"
	"fmt"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// about is what Open learns of a database.
type about struct {
	user, database, server string
	superuser              bool
	schemas                []string // all but the server's own, readable or not
	emitters               []string // functions that write what ROLLBACK does not undo, as GRANT names them
}

// inspect connects for the first time, and wants one table to read.
func (db *Engine) inspect(ctx context.Context) error {
	return db.with(ctx, database.DefaultTimeout, "", func(ctx context.Context, c *conn) error {
		rows, err := c.rows(ctx, `SELECT session_user, pg_catalog.current_database(),
			pg_catalog.current_setting('server_version'),
			pg_catalog.current_setting('is_superuser') = 'on'`)
		if err != nil {
			return err
		}
		r := rows[0]
		db.about = about{user: r.text(0), database: r.text(1), server: "PostgreSQL " + r.text(2), superuser: r.bool(3)}
		rows, err = c.rows(ctx, `SELECT nspname FROM pg_catalog.pg_namespace
			WHERE nspname <> 'information_schema' AND nspname !~ '^pg_' ORDER BY nspname`)
		if err != nil {
			return err
		}
		for _, r := range rows {
			db.about.schemas = append(db.about.schemas, r.text(0))
		}
		rows, err = c.rows(ctx, `SELECT oid::pg_catalog.regprocedure FROM pg_catalog.pg_proc
			WHERE proname = 'pg_logical_emit_message'
			AND pronamespace = 'pg_catalog'::pg_catalog.regnamespace ORDER BY oid`)
		if err != nil {
			return err
		}
		for _, r := range rows {
			db.about.emitters = append(db.about.emitters, r.text(0))
		}
		rows, err = c.rows(ctx, relations+` SELECT FROM shown LIMIT 1`)
		if err != nil {
			return err
		}
		if len(rows) == 0 {
			return &database.Error{Kind: database.Empty,
				Message: fmt.Sprintf("the database %q has no table that the user %q may read", db.about.database,
					db.about.user),
				Hint: "check that this is the database you mean; rights to read are given with GRANT SELECT"}
		}
		return nil
	})
}
