package sqlite

import (
	"context"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// countSteps bounds counting the rows of one table or view.
const countSteps = 50_000_000

// Schema reads tables and views in the order of their creation. SQLite's own tables, the shadow
// tables of virtual tables and hidden columns are left out; a view that no longer works is Broken.
func (db *Engine) Schema(ctx context.Context, o database.SchemaOptions) (*schema.Schema, error) {
	var out *schema.Schema
	err := db.with(ctx, 0, func(c *conn) error {
		return c.trusted(func() error {
			if err := c.each("BEGIN", nil); err != nil { // one state of the file for all that follows
				return err
			}
			defer c.each("ROLLBACK", nil)
			var err error
			out, err = c.readSchema(o)
			return err
		})
	})
	return out, err
}

func (c *conn) readSchema(o database.SchemaOptions) (*schema.Schema, error) {
	tables, err := c.tables()
	if err != nil {
		return nil, err
	}
	out := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{}, Collations: c.collations}
	for _, t := range tables {
		if err := c.describe(&t); err != nil {
			if (t.View || t.NoProfile != "") && !c.meter.stopped.Load() {
				out.Broken = append(out.Broken, t.Name)
				continue // a view names a table or column that is gone, a virtual table a module that is not here
			}
			return nil, err
		}
		if o.RowCounts {
			if t.Rows, err = c.count(&t); err != nil {
				return nil, err
			}
		}
		out.Tables = append(out.Tables, t)
	}
	resolve(out)
	return out, nil
}

func (c *conn) tables() ([]schema.Table, error) {
	var tables []schema.Table
	err := c.each(`SELECT s.name, s.type = 'view', l.type = 'virtual' FROM sqlite_schema s
		JOIN pragma_table_list l ON l.name = s.name AND l.schema = 'main' AND l.type <> 'shadow'
		WHERE s.type IN ('table', 'view') AND s.name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY s.rowid`,
		func(s *stmt) error {
			t := schema.Table{Name: s.text(0), View: s.int64(1) != 0}
			if s.int64(2) != 0 {
				t.NoProfile = "a virtual table"
			}
			tables = append(tables, t)
			return nil
		})
	return tables, err
}

// describe fills in columns and keys.
func (c *conn) describe(t *schema.Table) error {
	name := literal(t.Name)
	type part struct {
		name string
		at   int64
	}
	var pk []part
	err := c.each(`SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_xinfo(`+name+`) WHERE hidden <> 1 ORDER BY cid`,
		func(s *stmt) error {
			col := schema.Column{Name: s.text(0), Type: s.text(1), NotNull: s.int64(2) != 0}
			if !s.null(3) {
				d := s.text(3)
				col.Default = &d
			}
			if at := s.int64(4); at > 0 {
				pk = append(pk, part{col.Name, at})
			}
			t.Columns = append(t.Columns, col)
			return nil
		})
	if err != nil || t.View {
		return err
	}
	slices.SortFunc(pk, func(a, b part) int { return int(a.at - b.at) })
	for _, p := range pk {
		t.PrimaryKey = append(t.PrimaryKey, p.name)
	}
	// SQLite lists the key declared last first.
	err = c.each(`SELECT seq, "table", "from", "to" FROM pragma_foreign_key_list(`+name+`) ORDER BY id DESC, seq`,
		func(s *stmt) error {
			if s.int64(0) == 0 {
				t.ForeignKeys = append(t.ForeignKeys, schema.ForeignKey{RefTable: s.text(1)})
			}
			fk := &t.ForeignKeys[len(t.ForeignKeys)-1]
			fk.Columns = append(fk.Columns, s.text(2))
			if !s.null(3) {
				fk.RefColumns = append(fk.RefColumns, s.text(3))
			}
			return nil
		})
	if err != nil {
		return err
	}
	var index string
	return c.each(`SELECT l.name, i.name FROM pragma_index_list(`+name+`) l, pragma_index_info(l.name) i
		WHERE l."unique" AND NOT l.partial AND l.origin <> 'pk'
		AND NOT EXISTS (SELECT 1 FROM pragma_index_info(l.name) WHERE name IS NULL)
		ORDER BY l.seq DESC, i.seqno`,
		func(s *stmt) error {
			if s.text(0) != index {
				index = s.text(0)
				t.Unique = append(t.Unique, nil)
			}
			last := &t.Unique[len(t.Unique)-1]
			*last = append(*last, s.text(1))
			return nil
		})
}

// resolve completes foreign keys that name only the parent (they mean its primary key), spells
// names as their tables do, and drops keys to tables that do not exist.
func resolve(out *schema.Schema) {
	for i := range out.Tables {
		t := &out.Tables[i]
		t.ForeignKeys = slices.DeleteFunc(t.ForeignKeys, func(fk schema.ForeignKey) bool {
			return !slices.ContainsFunc(out.Tables, func(p schema.Table) bool { return strings.EqualFold(p.Name, fk.RefTable) })
		})
		for k := range t.ForeignKeys {
			fk := &t.ForeignKeys[k]
			for c := range fk.Columns {
				fk.Columns[c] = spelled(t, fk.Columns[c])
			}
			for p := range out.Tables {
				if parent := &out.Tables[p]; strings.EqualFold(parent.Name, fk.RefTable) {
					fk.RefTable = parent.Name
					if len(fk.RefColumns) == 0 {
						fk.RefColumns = slices.Clone(parent.PrimaryKey)
					}
					for c := range fk.RefColumns {
						fk.RefColumns[c] = spelled(parent, fk.RefColumns[c])
					}
				}
			}
		}
		t.ForeignKeys = slices.DeleteFunc(t.ForeignKeys, func(fk schema.ForeignKey) bool { return len(fk.Columns) != len(fk.RefColumns) })
	}
}

func spelled(t *schema.Table, column string) string {
	for _, c := range t.Columns {
		if strings.EqualFold(c.Name, column) {
			return c.Name
		}
	}
	return column
}

// count is how many rows t has, or -1 where counting takes too long or fails, and of virtual tables.
func (c *conn) count(t *schema.Table) (int64, error) {
	n := int64(-1)
	if t.NoProfile != "" {
		return n, nil
	}
	c.meter.limit(countSteps)
	defer c.meter.limit(0)
	err := c.each("SELECT count(*) FROM "+dialects.Quote(t.Name), func(s *stmt) error {
		n = s.int64(0)
		return nil
	})
	if err != nil && c.meter.stopped.Load() {
		return -1, err
	}
	return n, nil
}

// literal makes any name a string.
func literal(name string) string { return "'" + strings.ReplaceAll(name, "'", "''") + "'" }
