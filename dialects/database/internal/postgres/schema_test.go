package postgres

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

func TestSchema(t *testing.T) {
	s := newServer(t, `
CREATE TYPE mood AS ENUM ('sad', 'happy');
CREATE TABLE parent (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, a int, b int, feeling mood DEFAULT 'sad',
	twice int GENERATED ALWAYS AS (a * 2) STORED, gone int, UNIQUE (b, a) INCLUDE (feeling));
ALTER TABLE parent DROP COLUMN gone;
COMMENT ON TABLE parent IS 'the older ones';
COMMENT ON COLUMN parent.feeling IS 'of today';
CREATE UNIQUE INDEX partly ON parent (a) WHERE a > 0;
CREATE UNIQUE INDEX computed ON parent ((a + b));
CREATE SCHEMA sales;
CREATE TABLE sales."my.Orders" (id int, y int, x int, parent bigint REFERENCES parent, FOREIGN KEY (x, y) REFERENCES parent (b, a),
	tags text[] NOT NULL DEFAULT '{}', span int4range, PRIMARY KEY (y, id));
CREATE TABLE events (day date NOT NULL, n int, parent bigint REFERENCES parent) PARTITION BY RANGE (day);
CREATE TABLE events_2024 PARTITION OF events FOR VALUES FROM ('2024-01-01') TO ('2025-01-01');
CREATE TABLE events_2025 PARTITION OF events FOR VALUES FROM ('2025-01-01') TO ('2026-01-01') PARTITION BY LIST (n);
CREATE TABLE events_2025_1 PARTITION OF events_2025 FOR VALUES IN (1);
INSERT INTO events SELECT '2024-02-01', g FROM generate_series(1, 300) g;
INSERT INTO events SELECT '2025-02-01', 1 FROM generate_series(1, 200) g;
CREATE TABLE readings (day date NOT NULL, v int);
CREATE TABLE readings_2024 (CHECK (day < '2025-01-01')) INHERITS (readings);
CREATE TABLE readings_2025 (CHECK (day >= '2025-01-01')) INHERITS (readings);
CREATE TABLE doubted (reason text) INHERITS (readings);
INSERT INTO readings_2024 SELECT '2024-02-01', g FROM generate_series(1, 30) g;
INSERT INTO doubted SELECT '2024-02-01', g FROM generate_series(1, 4) g;
CREATE VIEW sales.totals AS SELECT parent, count(*) AS n FROM sales."my.Orders" GROUP BY parent;
CREATE MATERIALIZED VIEW stored AS SELECT g AS n FROM generate_series(1, 7) g;
CREATE EXTENSION IF NOT EXISTS file_fdw;
CREATE SERVER files FOREIGN DATA WRAPPER file_fdw;
CREATE FOREIGN TABLE lines (line text) SERVER files OPTIONS (filename '/dev/null');
CREATE EXTENSION IF NOT EXISTS pg_stat_statements;
CREATE SCHEMA machinery;
CREATE TABLE machinery.cogs (x int);
ALTER EXTENSION file_fdw ADD SCHEMA machinery;
ANALYZE;
CREATE TABLE fresh (x int);`)
	got, err := s.open(guard.Rules{}).Schema(t.Context(), database.SchemaOptions{RowCounts: true})
	if err != nil {
		t.Fatal(err)
	}
	sad, empty := "'sad'::mood", "'{}'::text[]"
	want := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "parent", Comment: "the older ones", PrimaryKey: []string{"id"}, Unique: [][]string{{"b", "a"}},
			Columns: []schema.Column{{Name: "id", Type: "bigint", NotNull: true}, {Name: "a", Type: "integer"},
				{Name: "b", Type: "integer"},
				{Name: "feeling", Type: "mood", Default: &sad, Comment: "of today"}, {Name: "twice", Type: "integer"}}},
		{Name: "events", Rows: 500, Columns: []schema.Column{{Name: "day", Type: "date", NotNull: true},
			{Name: "n", Type: "integer"},
			{Name: "parent", Type: "bigint"}}, ForeignKeys: []schema.ForeignKey{{Columns: []string{"parent"},
			RefTable: "parent", RefColumns: []string{"id"}}}},
		{Name: "readings", Rows: 34, Columns: []schema.Column{{Name: "day", Type: "date", NotNull: true}, {Name: "v", Type: "integer"}}},
		{Name: "doubted", Rows: 4, Columns: []schema.Column{{Name: "day", Type: "date", NotNull: true}, {Name: "v", Type: "integer"},
			{Name: "reason", Type: "text"}}},
		{Name: "stored", View: true, Stored: true, Rows: 7, Columns: []schema.Column{{Name: "n", Type: "integer"}}},
		{Name: "lines", NoProfile: "a foreign table", Rows: -1, Columns: []schema.Column{{Name: "line", Type: "text"}}},
		{Name: "fresh", Rows: -1, Columns: []schema.Column{{Name: "x", Type: "integer"}}},
		{Name: `sales."my.Orders"`, PrimaryKey: []string{"y", "id"}, Columns: []schema.Column{{Name: "id", Type: "integer", NotNull: true},
			{Name: "y", Type: "integer", NotNull: true}, {Name: "x", Type: "integer"}, {Name: "parent", Type: "bigint"},
			{Name: "tags", Type: "text[]", NotNull: true, Default: &empty}, {Name: "span", Type: "int4range"}},
			ForeignKeys: []schema.ForeignKey{{Columns: []string{"parent"}, RefTable: "parent",
				RefColumns: []string{"id"}},
				{Columns: []string{"x", "y"}, RefTable: "parent", RefColumns: []string{"b", "a"}}}},
		{Name: "sales.totals", View: true, Rows: -1, Columns: []schema.Column{{Name: "parent", Type: "bigint"},
			{Name: "n", Type: "bigint"}}},
	}}
	if len(got.Tables) != len(want.Tables) {
		t.Errorf("%d tables, want %d:\n%s", len(got.Tables), len(want.Tables), got.Names())
	}
	for i := range min(len(got.Tables), len(want.Tables)) {
		want.Tables[i].Schema = "public"
		if strings.HasPrefix(want.Tables[i].Name, "sales.") {
			want.Tables[i].Schema = "sales"
		}
		if !reflect.DeepEqual(got.Tables[i], want.Tables[i]) {
			t.Errorf("got  %+v\nwant %+v", got.Tables[i], want.Tables[i])
		}
	}
}

// A login sees what it may read: whole tables, some columns of a table, and no key to a table that it may not read.
func TestSchemaOfWhatTheLoginMayRead(t *testing.T) {
	s := newServer(t, shopScript+`
CREATE TABLE line (id int PRIMARY KEY, orders int REFERENCES orders, secret text);`)
	role := s.name + "_some"
	s.exec("CREATE ROLE " + role + " LOGIN PASSWORD 'x'; GRANT SELECT (id, orders) ON line TO " + role)
	t.Cleanup(func() { s.exec("DROP OWNED BY " + role + "; DROP ROLE " + role) })
	dsn := rewrite(t, s.dsn, "", role, "x")
	db := open(t, dsn, guard.Rules{})
	schema, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	const want = "CREATE TABLE line (\n  id integer PRIMARY KEY NOT NULL,\n  orders integer\n);\n"
	if got := schema.DDL(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	for _, sql := range []string{"SELECT * FROM orders", "SELECT secret FROM line", `SELECT * FROM "Human Resources".salaries`} {
		if e := dbtest.Failure(t, db, sql, database.Limits{}); e.Kind != database.Refused || e.Rule != "permission" ||
			!strings.Contains(e.Message, "permission denied for ") || e.Hint == "" {
			t.Errorf("%s: %s %q, rule %q", sql, e.Kind, e.Message, e.Rule)
		}
	}
	s.exec("REVOKE SELECT (id, orders) ON line FROM " + role)
	_, err = Open(t.Context(), dsn)
	if e, ok := err.(*database.Error); !ok || e.Kind != database.Empty {
		t.Errorf("nothing to read: %v", err)
	}
}

func BenchmarkSchemaOf1000Tables(b *testing.B) {
	s := newServer(b, "")
	var script strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&script, "CREATE TABLE table_%d (id int PRIMARY KEY, parent int", i)
		if i > 0 {
			fmt.Fprintf(&script, " REFERENCES table_%d", i-1)
		}
		for c := range 18 {
			fmt.Fprintf(&script, ", column_%d varchar(50) DEFAULT 'none'", c)
		}
		script.WriteString(", UNIQUE (column_0, column_1));\n")
		for c := range 18 {
			fmt.Fprintf(&script, "COMMENT ON COLUMN table_%d.column_%d IS 'what it means';\n", i, c)
		}
	}
	s.exec(script.String())
	db := s.open(guard.Rules{})
	for b.Loop() {
		schema, err := db.Schema(b.Context(), database.SchemaOptions{RowCounts: true})
		if err != nil || len(schema.Tables) != 1000 || len(schema.Tables[999].Columns) != 20 ||
			len(schema.Tables[999].ForeignKeys) != 1 {
			b.Fatal(err)
		}
	}
}
