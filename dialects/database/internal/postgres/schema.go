package postgres

import (
	"context"
	"strconv"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Schema reads the tables, partitioned tables (not their partitions), views, materialised views and foreign tables that
// the login may read, of all schemas but the server's own, without what belongs to an extension. A table that a query
// finds without naming its schema is called by its name alone, others by "schema.table" (see dialects.QuoteTable).
// Rows are the planner's estimate, as of the last ANALYZE; -1 where there was none, and for views and foreign tables.
//
// It takes five queries at most, however many tables there are.
func (db *Engine) Schema(ctx context.Context, o database.SchemaOptions) (*schema.Schema, error) {
	var schema *schema.Schema
	err := db.with(ctx, database.DefaultTimeout, "", func(ctx context.Context, c *conn) error {
		var err error
		schema, err = c.readSchema(ctx, o)
		return err
	})
	return schema, err
}

// relations are the tables and views to be shown, as a WITH element that the queries below share. A login that may read
// some columns of a table only sees the table with those. A table that inherits all of its columns and has a CHECK of
// its own is taken for a partition, as chunks of TimescaleDB and partitions from before version 10 are.
const relations = `
WITH RECURSIVE shown AS MATERIALIZED (
	SELECT c.oid, c.relname, n.nspname, c.relkind, c.reltuples, pg_catalog.pg_table_is_visible(c.oid) AS visible,
		pg_catalog.has_table_privilege(c.oid, 'SELECT') AS entire
	FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
	WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition
	AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
	AND pg_catalog.has_schema_privilege(n.oid, 'USAGE')
	AND (pg_catalog.has_table_privilege(c.oid, 'SELECT') OR pg_catalog.has_any_column_privilege(c.oid, 'SELECT'))
	AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d
		WHERE d.deptype = 'e' AND (d.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.objid = c.oid
			OR d.classid = 'pg_catalog.pg_namespace'::pg_catalog.regclass AND d.objid = n.oid))
	AND NOT EXISTS (SELECT FROM pg_catalog.pg_inherits i
		JOIN pg_catalog.pg_constraint k ON k.conrelid = i.inhrelid AND k.contype = 'c' AND k.conislocal
		WHERE i.inhrelid = c.oid AND pg_catalog.has_table_privilege(i.inhparent, 'SELECT')
		AND NOT EXISTS (SELECT FROM pg_catalog.pg_attribute a
			WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attinhcount = 0))
)`

// A table is read with all that inherits from it, its partitions say, some of which may be foreign.
const tablesQuery = relations + `,
remote AS (
	SELECT c.oid FROM pg_catalog.pg_class c WHERE c.relkind = 'f'
	UNION SELECT i.inhparent FROM remote r JOIN pg_catalog.pg_inherits i ON i.inhrelid = r.oid
)
SELECT s.oid, s.relname, s.nspname, s.visible, s.relkind IN ('v', 'm'),
	(SELECT n.description FROM pg_catalog.pg_description n WHERE n.objoid = s.oid AND n.objsubid = 0
		AND n.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass),
	CASE WHEN s.relkind IN ('r', 'm') THEN s.reltuples::bigint ELSE -1 END,
	CASE WHEN s.oid IN (SELECT oid FROM remote) THEN CASE s.relkind WHEN 'f' THEN 'a foreign table'
		ELSE 'a part of it is a foreign table' END ELSE '' END, s.relkind = 'm'
FROM shown s ORDER BY s.visible DESC, s.nspname, s.oid`

// Defaults and comments are looked up one by one: a server that has not analysed its catalogue takes it for empty, and
// would join by comparing every column with every comment. A default has no columns in it, so that pg_get_expr need not
// know the table, which would take it the longest. A column that is NOT NULL by a constraint that is NOT VALID, since
// PostgreSQL 18, may hold NULL.
const columnsQuery = relations + `
SELECT a.attrelid, a.attname, pg_catalog.format_type(a.atttypid, a.atttypmod),
	a.attnotnull AND (SELECT bool_and(k.convalidated) FROM pg_catalog.pg_constraint k
		WHERE k.conrelid = a.attrelid AND k.contype = 'n' AND k.conkey[1] = a.attnum) IS NOT FALSE,
	CASE WHEN a.atthasdef AND a.attgenerated = '' THEN (SELECT pg_catalog.pg_get_expr(d.adbin, 0)
		FROM pg_catalog.pg_attrdef d WHERE d.adrelid = a.attrelid AND d.adnum = a.attnum) END,
	(SELECT n.description FROM pg_catalog.pg_description n WHERE n.objoid = a.attrelid AND n.objsubid = a.attnum
		AND n.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass)
FROM shown s JOIN pg_catalog.pg_attribute a ON a.attrelid = s.oid
WHERE a.attnum > 0 AND NOT a.attisdropped
AND (s.entire OR pg_catalog.has_column_privilege(a.attrelid, a.attnum, 'SELECT'))
ORDER BY a.attrelid, a.attnum`

// Columns of a key come as a row each: an array would have to be parsed from its text. The columns that an index only
// INCLUDEs are no part of its key.
const uniqueQuery = relations + `
SELECT i.indrelid, i.indexrelid, i.indisprimary, a.attname
FROM shown s JOIN pg_catalog.pg_index i ON i.indrelid = s.oid
CROSS JOIN LATERAL pg_catalog.unnest(i.indkey::int2[]) WITH ORDINALITY AS k(num, place)
JOIN pg_catalog.pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.num
WHERE i.indisunique AND i.indisvalid AND i.indpred IS NULL AND i.indexprs IS NULL AND k.place <= i.indnkeyatts
ORDER BY i.indrelid, i.indexrelid, k.place`

// A key with PERIOD, of PostgreSQL 18, is about ranges that contain others, by which nothing is joined.
const foreignQuery = relations + `
SELECT f.conrelid, f.oid, f.confrelid, a.attname, b.attname
FROM shown s JOIN pg_catalog.pg_constraint f ON f.conrelid = s.oid AND f.contype = 'f' AND f.conparentid = 0
	AND pg_catalog.to_jsonb(f) ->> 'conperiod' IS DISTINCT FROM 'true'
CROSS JOIN LATERAL ROWS FROM (pg_catalog.unnest(f.conkey), pg_catalog.unnest(f.confkey))
	WITH ORDINALITY AS k(num, ref, place)
JOIN pg_catalog.pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = k.num
JOIN pg_catalog.pg_attribute b ON b.attrelid = f.confrelid AND b.attnum = k.ref
ORDER BY f.conrelid, f.oid, k.place`

// A table is read with what inherits from it, at any depth, and has as many rows. A part without an estimate leaves the
// sum unknown, but for the table's own rows: where others inherit, it is often empty, and never analysed.
const partitionsQuery = relations + `,
tree AS (
	SELECT s.oid AS root, s.oid FROM shown s WHERE s.relkind = 'p'
		OR EXISTS (SELECT FROM pg_catalog.pg_inherits i WHERE i.inhparent = s.oid)
	UNION ALL SELECT t.root, i.inhrelid FROM tree t JOIN pg_catalog.pg_inherits i ON i.inhparent = t.oid
)
SELECT t.root, CASE WHEN bool_and(c.reltuples >= 0 OR c.oid = t.root AND c.relpages = 0)
	THEN sum(greatest(c.reltuples, 0))::bigint ELSE -1 END
FROM tree t JOIN pg_catalog.pg_class c ON c.oid = t.oid AND c.relkind IN ('r', 'f') GROUP BY t.root`

func (c *conn) readSchema(ctx context.Context, o database.SchemaOptions) (*schema.Schema, error) {
	if _, err := c.rows(ctx, "SET LOCAL jit = off"); err != nil { // compiling takes longer than these queries
		return nil, err
	}
	tables, err := c.rows(ctx, tablesQuery)
	if err != nil {
		return nil, err
	}
	out := &schema.Schema{Dialect: dialects.Postgres, Tables: make([]schema.Table, len(tables))}
	byOID := make(map[string]*schema.Table, len(tables))
	for i, r := range tables {
		t := &out.Tables[i]
		byOID[r.text(0)] = t
		t.Name = dialects.TableName(dialects.Postgres, schemaOf(r), r.text(1))
		t.Schema, t.View, t.Stored = r.text(2), r.bool(4), r.bool(8)
		t.Comment, t.NoProfile = string(r[5]), r.text(7)
		if o.RowCounts {
			t.Rows = atoi(r.text(6))
		}
	}
	if o.RowCounts {
		if err := c.each(ctx, partitionsQuery, byOID, func(t *schema.Table,
			r record) {
			t.Rows = atoi(r.text(1))
		}); err != nil {
			return nil, err
		}
	}
	err = c.each(ctx, columnsQuery, byOID, func(t *schema.Table, r record) {
		column := schema.Column{Name: r.text(1), Type: r.text(2), NotNull: r.bool(3), Comment: string(r[5])}
		if !r.null(4) {
			expr := r.text(4)
			column.Default = &expr
		}
		t.Columns = append(t.Columns, column)
	})
	if err != nil {
		return nil, err
	}
	key := ""
	err = c.each(ctx, uniqueQuery, byOID, func(t *schema.Table, r record) {
		switch {
		case r.bool(2):
			t.PrimaryKey = append(t.PrimaryKey, r.text(3))
		case r.text(1) == key:
			last := &t.Unique[len(t.Unique)-1]
			*last = append(*last, r.text(3))
		default:
			t.Unique = append(t.Unique, []string{r.text(3)})
		}
		key = r.text(1)
	})
	if err != nil {
		return nil, err
	}
	key = ""
	err = c.each(ctx, foreignQuery, byOID, func(t *schema.Table, r record) {
		parent := byOID[r.text(2)]
		if parent == nil {
			return // the login may not read it
		}
		if r.text(1) != key {
			t.ForeignKeys = append(t.ForeignKeys, schema.ForeignKey{RefTable: parent.Name})
			key = r.text(1)
		}
		fk := &t.ForeignKeys[len(t.ForeignKeys)-1]
		fk.Columns, fk.RefColumns = append(fk.Columns, r.text(3)), append(fk.RefColumns, r.text(4))
	})
	return out, err
}

// each runs a query whose first column is the oid of a table.
func (c *conn) each(ctx context.Context, sql string, byOID map[string]*schema.Table, f func(*schema.Table,
	record)) error {
	rows, err := c.rows(ctx, sql)
	for _, r := range rows {
		if t := byOID[r.text(0)]; t != nil {
			f(t, r)
		}
	}
	return err
}

// schemaOf is the schema that a row of tablesQuery has to be named with; "" where the search path finds it.
func schemaOf(r record) string {
	if r.bool(3) {
		return ""
	}
	return r.text(2)
}

// atoi reads a bigint of the server's.
func atoi(s string) int64 {
	n, _ := strconv.ParseInt(s, 10, 64)
	return n
}
