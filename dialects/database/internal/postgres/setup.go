package postgres

import (
	"context"
	_ "embed"
	"slices"
	"strings"
	"text/template"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

//go:embed setup.sql.tmpl
var setupText string

var setup = template.Must(template.New("setup").Funcs(template.FuncMap{
	"ident": func(name string) string { return dialects.QuoteIdent(dialects.Postgres, name) },
	"table": tableName,
}).Parse(setupText))

// SetupFor is a script that makes the least-privilege login for this database: it may read what g grants, in every
// schema that there is now, and nothing else. An administrator runs it, after choosing a password.
func (db *Engine) SetupFor(ctx context.Context, g guard.Grants) (string, error) {
	tables, revoked, err := db.located(ctx, g)
	if err != nil {
		return "", err
	}
	functions, err := db.signatures(ctx, g.Functions)
	if err != nil {
		return "", err
	}
	used := slices.DeleteFunc(slices.Clone(db.about.schemas), func(schema string) bool {
		return !slices.ContainsFunc(tables, func(t guard.TableGrant) bool { return t.Name.Schema == schema })
	})
	var b strings.Builder
	err = setup.Execute(&b, map[string]any{"Database": db.about.database, "Schemas": db.about.schemas, "Used": used,
		"Emitters": db.about.emitters, "Grants": g, "Tables": tables, "Revoked": revoked, "Functions": functions,
		"Superuser": db.about.superuser, "Role": SetupRole, "Password": SetupPassword, "TempFiles": tempFiles,
		"Connections": 2*maxOpen + 1}) // as many again may be stuck, and one looks after them
	if err != nil {
		panic(err) // a template of ours over strings
	}
	return b.String(), nil
}

// granting lists all relations, parts of others too: whether a name alone means it, and whether PUBLIC may read some of
// it.
const granting = `
SELECT n.nspname, c.relname, pg_catalog.pg_table_is_visible(c.oid),
	pg_catalog.has_table_privilege('public', c.oid, 'SELECT') OR pg_catalog.has_any_column_privilege('public', c.oid, 'SELECT')
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
ORDER BY n.nspname, c.relname`

// located are the tables that g grants, each with its schema, and revoked the relations that everybody may read and of
// which g does not grant all.
func (db *Engine) located(ctx context.Context, g guard.Grants) (tables []guard.TableGrant, revoked []string, err error) {
	if g.All {
		return nil, nil, nil
	}
	granted := map[dialects.Name]guard.TableGrant{}
	for _, t := range g.Tables {
		granted[t.Name] = t
	}
	err = db.with(ctx, database.DefaultTimeout, "", func(ctx context.Context, c *conn) error {
		rows, err := c.rows(ctx, granting)
		for _, r := range rows {
			name := dialects.Name{Schema: r.text(0), Name: r.text(1)}
			t, ok := granted[name]
			if !ok && r.bool(2) {
				t, ok = granted[dialects.Name{Name: name.Name}]
			}
			if ok {
				tables = append(tables, guard.TableGrant{Name: name, Columns: t.Columns})
			}
			if r.bool(3) && (!ok || t.Columns != nil) {
				revoked = append(revoked, tableName(name))
			}
		}
		return err
	})
	return tables, revoked, err
}

// signatures are functions as GRANT names them.
func (db *Engine) signatures(ctx context.Context, functions []string) (out []string, err error) {
	if len(functions) == 0 {
		return nil, nil
	}
	err = db.with(ctx, database.DefaultTimeout, "", func(ctx context.Context, c *conn) error {
		rows, err := c.rows(ctx, `SELECT pg_catalog.lower(n.nspname || '.' || p.proname),
			pg_catalog.quote_ident(n.nspname) || '.' || pg_catalog.quote_ident(p.proname) || '(' || pg_catalog.pg_get_function_identity_arguments(p.oid) || ')'
			FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
			WHERE n.nspname <> 'information_schema' AND n.nspname !~ '^pg_' ORDER BY 1, 2`)
		for _, r := range rows {
			if slices.Contains(functions, r.text(0)) {
				out = append(out, r.text(1))
			}
		}
		return err
	})
	return out, err
}

func tableName(n dialects.Name) string {
	return dialects.QuoteIdent(dialects.Postgres, n.Schema) + "." + dialects.QuoteIdent(dialects.Postgres, n.Name)
}

// Unreadable are the tables, and of others the columns, that the login may not read. A catalog shows them to everybody.
func (db *Engine) Unreadable(ctx context.Context) (tables []schema.Table, unknown bool, err error) {
	err = db.with(ctx, database.DefaultTimeout, "", func(ctx context.Context, c *conn) error {
		rows, err := c.rows(ctx, `SELECT n.nspname, c.relname, a.attname
			FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
			JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
			WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
			AND NOT (pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND pg_catalog.has_column_privilege(c.oid, a.attnum, 'SELECT'))
			ORDER BY c.oid, a.attnum`)
		for _, r := range rows {
			name := dialects.QuoteIdent(dialects.Postgres, r.text(0)) + "." + dialects.QuoteIdent(dialects.Postgres, r.text(1))
			if len(tables) == 0 || tables[len(tables)-1].Name != name {
				tables = append(tables, schema.Table{Name: name})
			}
			t := &tables[len(tables)-1]
			t.Columns = append(t.Columns, schema.Column{Name: r.text(2)})
		}
		return err
	})
	return tables, false, err
}

// SetupRole and SetupPassword stand in the script for what an administrator chooses.
const (
	SetupRole     = "sqlagent_reader"
	SetupPassword = "CHANGE-THIS-PASSWORD"
)
