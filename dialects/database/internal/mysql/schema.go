package mysql

import (
	"context"
	"database/sql/driver"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// where picks the database of the DSN from a table of information_schema, or all but the system's.
func (db *Engine) where() string {
	if db.target.config.DBName != "" {
		return " WHERE table_schema = DATABASE()"
	}
	return " WHERE table_schema NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys')"
}

func (db *Engine) noTables() error {
	what := "no database has tables that the login may read"
	if name := db.target.config.DBName; name != "" {
		what = "the database " + name + " has no tables that the login may read"
	}
	return &database.Error{Kind: database.Empty, Message: db.target.name + ": " + what,
		Hint: "check the database's name, and that the login has SELECT on its tables"}
}

// Schema reads the tables and views that the login may read, by name: those of the DSN's database, or those of all
// databases but the system's, whose names then begin with the database and a dot (see dialects.TableName). Views that
// no longer work are Broken. It takes five queries at most, however many tables there are. A database without tables
// is an error of kind Empty.
func (db *Engine) Schema(ctx context.Context, o database.SchemaOptions) (*schema.Schema, error) {
	r := reading{at: map[string]int{}, database: db.target.config.DBName}
	where := db.where()
	err := db.with(ctx, ourLimits, func(ctx context.Context, s *session) error {
		for _, q := range []struct {
			sql string
			row func([]driver.Value)
		}{
			{"SELECT table_schema, table_name, table_type, table_comment, engine FROM information_schema.tables" + where +
				" AND table_type IN ('BASE TABLE', 'SYSTEM VERSIONED', 'VIEW') ORDER BY table_schema, table_name", r.table(o)},
			{"SELECT table_schema, table_name, column_name, column_type, is_nullable, column_default, extra, column_comment" +
				" FROM information_schema.columns" + where + " ORDER BY table_schema, table_name, ordinal_position",
				r.column(s.server.mariaDB())},
			{"SELECT table_schema, table_name, index_name, column_name FROM information_schema.statistics" + where +
				" AND non_unique = 0 ORDER BY table_schema, table_name, index_name, seq_in_index", r.unique()},
			{"SELECT table_schema, table_name, constraint_name, column_name, referenced_table_schema, referenced_table_name," +
				" referenced_column_name FROM information_schema.key_column_usage" + where +
				" AND referenced_table_name IS NOT NULL ORDER BY table_schema, table_name, constraint_name, ordinal_position", r.foreign()},
		} {
			if err := s.each(ctx, q.sql, q.row); err != nil {
				return err
			}
		}
		if !o.RowCounts || r.remote { // to count, the server opens every table, those of other servers too
			return nil
		}
		return s.each(ctx, "SELECT table_schema, table_name, table_rows FROM information_schema.tables"+where, r.count)
	})
	if err != nil {
		return nil, err
	}
	tables, broken := r.finish()
	if len(tables) == 0 {
		return nil, db.noTables()
	}
	return &schema.Schema{Dialect: dialects.MySQL, Tables: tables, Broken: broken}, nil
}

// reading is a schema while it is read.
type reading struct {
	database string // the only one; "" for all
	tables   []schema.Table
	remote   bool           // some table is not the server's own
	at       map[string]int // where a table is in tables, by the name that it has there
}

// name is how the schema calls a table: "orders", or "sales.orders" where there are several databases.
func (r *reading) name(database, table string) string {
	if database == r.database {
		database = ""
	}
	return dialects.TableName(dialects.MySQL, database, table)
}

func (r *reading) find(row []driver.Value) *schema.Table {
	if i, ok := r.at[r.name(text(row[0]), text(row[1]))]; ok {
		return &r.tables[i]
	}
	return nil
}

func (r *reading) table(o database.SchemaOptions) func([]driver.Value) {
	return func(row []driver.Value) {
		name := r.name(text(row[0]), text(row[1]))
		t := schema.Table{Name: name, View: text(row[2]) == "VIEW"}
		if !t.View { // a view's comment is the word VIEW
			t.Comment = text(row[3])
		}
		if o.RowCounts {
			t.Rows = -1
		}
		if engine := text(row[4]); !t.View && !local[strings.ToLower(engine)] {
			t.NoProfile, r.remote = "its engine "+engine+" may read other servers or files", true
		}
		r.at[name] = len(r.tables)
		r.tables = append(r.tables, t)
	}
}

// local are the engines whose tables are the server's own.
var local = map[string]bool{"innodb": true, "myisam": true, "mrg_myisam": true, "aria": true, "memory": true, "archive": true,
	"csv": true, "blackhole": true, "rocksdb": true, "tokudb": true, "columnstore": true, "ndbcluster": true, "ndb": true}

// count takes the server's estimate of a table's rows.
func (r *reading) count(row []driver.Value) {
	if t := r.find(row); t != nil {
		if n, err := strconv.ParseInt(text(row[2]), 10, 64); err == nil {
			t.Rows = n
		}
	}
}

func (r *reading) column(mariaDB bool) func([]driver.Value) {
	return func(row []driver.Value) {
		t := r.find(row)
		if t == nil {
			return
		}
		c := schema.Column{Name: text(row[2]), Type: text(row[3]), NotNull: text(row[4]) == "NO",
			Comment: text(row[7])}
		if row[5] != nil {
			d := text(row[5])
			if !mariaDB {
				d = defaultOf(d, c.Type, text(row[6]))
			}
			if !strings.EqualFold(d, "NULL") { // MariaDB's word for none
				c.Default = &d
			}
		}
		t.Columns = append(t.Columns, c)
	}
}

// defaultOf makes MySQL's bare value an expression, which MariaDB's is.
func defaultOf(value, kind, extra string) string {
	kind = strings.ToLower(kind)
	if i := strings.IndexAny(kind, "( "); i > 0 {
		kind = kind[:i] // of "int unsigned", "decimal(5,2)"
	}
	switch {
	case strings.Contains(extra, "DEFAULT_GENERATED"), strings.HasPrefix(value, "CURRENT_TIMESTAMP"),
		strings.HasPrefix(value, "b'"):
		return value
	case strings.HasSuffix(kind, "int"), kind == "decimal", kind == "float", kind == "double", kind == "year":
		return value
	}
	return "'" + strings.NewReplacer("'", "''", `\`, `\\`).Replace(value) + "'"
}

// first says of rows that tell of columns in order whether one begins another constraint or index.
func first() func([]driver.Value) bool {
	before := ""
	return func(row []driver.Value) bool {
		key := text(row[0]) + "\x00" + text(row[1]) + "\x00" + text(row[2])
		defer func() { before = key }()
		return key != before
	}
}

// unique takes a column of a primary or unique key: MySQL calls every primary key PRIMARY. An expression is "".
func (r *reading) unique() func([]driver.Value) {
	first := first()
	return func(row []driver.Value) {
		begins, t := first(row), r.find(row)
		if t == nil {
			return
		}
		column := text(row[3])
		if text(row[2]) == "PRIMARY" {
			t.PrimaryKey = append(t.PrimaryKey, column)
			return
		}
		if begins {
			t.Unique = append(t.Unique, nil)
		}
		u := &t.Unique[len(t.Unique)-1]
		*u = append(*u, column)
	}
}

// foreign takes a column of a foreign key.
func (r *reading) foreign() func([]driver.Value) {
	first := first()
	return func(row []driver.Value) {
		begins, t := first(row), r.find(row)
		if t == nil {
			return
		}
		if begins {
			t.ForeignKeys = append(t.ForeignKeys, schema.ForeignKey{RefTable: r.name(text(row[4]), text(row[5]))})
		}
		fk := &t.ForeignKeys[len(t.ForeignKeys)-1]
		fk.Columns = append(fk.Columns, text(row[3]))
		fk.RefColumns = append(fk.RefColumns, text(row[6]))
	}
}

// finish names views without columns, which are broken, drops keys to tables that are not there and keys of which the
// login may not read all columns, or some are expressions, and puts keys in the order of their columns.
func (r *reading) finish() (tables []schema.Table, broken []string) {
	for _, t := range r.tables {
		switch {
		case len(t.Columns) > 0:
			tables = append(tables, t)
		case t.View:
			broken = append(broken, t.Name)
		}
	}
	names := map[string]bool{}
	for _, t := range tables {
		names[t.Name] = true
	}
	for i := range tables {
		t := &tables[i]
		place := map[string]int{}
		for k, c := range t.Columns {
			place[c.Name] = k
		}
		partly := func(key []string) bool {
			return slices.ContainsFunc(key, func(c string) bool { _, ok := place[c]; return !ok })
		}
		t.Unique = slices.DeleteFunc(t.Unique, partly)
		if partly(t.PrimaryKey) {
			t.PrimaryKey = nil
		}
		order := func(a, b []string) int {
			return slices.CompareFunc(a, b, func(a, b string) int { return place[a] - place[b] })
		}
		t.ForeignKeys = slices.DeleteFunc(t.ForeignKeys, func(fk schema.ForeignKey) bool { return !names[fk.RefTable] })
		slices.SortStableFunc(t.ForeignKeys, func(a, b schema.ForeignKey) int { return order(a.Columns, b.Columns) })
		slices.SortStableFunc(t.Unique, order)
	}
	return tables, broken
}
