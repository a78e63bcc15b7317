package sqlite

import (
	"reflect"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

func TestSchema(t *testing.T) {
	db := openFile(t,
		`CREATE TABLE parent (id INTEGER PRIMARY KEY, Code TEXT NOT NULL UNIQUE)`,
		`CREATE TABLE pair (a INT, b INT, note DEFAULT 'x', PRIMARY KEY (b, a)) WITHOUT ROWID`,
		`CREATE TABLE child (
			"the id" INTEGER PRIMARY KEY AUTOINCREMENT,
			p REFERENCES PARENT,
			code VARCHAR(10) DEFAULT 'none' REFERENCES parent (CODE),
			x INT, y INT,
			gone REFERENCES missing (id),
			twice INT GENERATED ALWAYS AS (x * 2),
			UNIQUE (x, y),
			FOREIGN KEY (x, y) REFERENCES pair
		)`,
		`CREATE UNIQUE INDEX partial ON child (code) WHERE code <> ''`,
		`CREATE UNIQUE INDEX computed ON child (lower(code))`,
		`INSERT INTO parent VALUES (1, 'a'), (2, 'b')`,
		"CREATE TABLE \"odd \"\" 'name\" (x)",
		`CREATE VIEW codes AS SELECT code AS c, id FROM parent`,
		`CREATE VIEW broken AS SELECT * FROM absent`,
		`CREATE VIEW wrong AS SELECT absent FROM parent`,
		`CREATE VIRTUAL TABLE texts USING fts5(body)`,
		`CREATE VIRTUAL TABLE boxes USING rtree(id, x0, x1)`,
		`ANALYZE`,
		`PRAGMA writable_schema = 1`,
		`INSERT INTO sqlite_schema VALUES ('table', 'foreigner', 'foreigner', 0, 'CREATE VIRTUAL TABLE foreigner USING fts4(body)')`, // a module that is not here
	)
	got, err := db.Schema(t.Context(), database.SchemaOptions{RowCounts: true})
	if err != nil {
		t.Fatal(err)
	}
	none, x := "'none'", "'x'"
	want := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "parent", Rows: 2, PrimaryKey: []string{"id"}, Unique: [][]string{{"Code"}},
			Columns: []schema.Column{{Name: "id", Type: "INTEGER"}, {Name: "Code", Type: "TEXT", NotNull: true}}},
		{Name: "pair", PrimaryKey: []string{"b", "a"},
			Columns: []schema.Column{{Name: "a", Type: "INT", NotNull: true}, {Name: "b", Type: "INT", NotNull: true}, {Name: "note", Default: &x}}},
		{Name: "child", PrimaryKey: []string{"the id"}, Unique: [][]string{{"x", "y"}},
			Columns: []schema.Column{{Name: "the id", Type: "INTEGER"}, {Name: "p"}, {Name: "code", Type: "VARCHAR(10)", Default: &none},
				{Name: "x", Type: "INT"}, {Name: "y", Type: "INT"}, {Name: "gone"}, {Name: "twice", Type: "INT"}},
			ForeignKeys: []schema.ForeignKey{
				{Columns: []string{"p"}, RefTable: "parent", RefColumns: []string{"id"}},
				{Columns: []string{"code"}, RefTable: "parent", RefColumns: []string{"Code"}},
				{Columns: []string{"x", "y"}, RefTable: "pair", RefColumns: []string{"b", "a"}},
			}},
		{Name: `odd " 'name`, Columns: []schema.Column{{Name: "x"}}},
		{Name: "codes", View: true, Rows: 2, Columns: []schema.Column{{Name: "c", Type: "TEXT"}, {Name: "id", Type: "INTEGER"}}},
		{Name: "texts", Rows: -1, NoProfile: "a virtual table", Columns: []schema.Column{{Name: "body"}}},
		{Name: "boxes", Rows: -1, NoProfile: "a virtual table", Columns: []schema.Column{{Name: "id", Type: "INT"}, {Name: "x0", Type: "REAL"}, {Name: "x1", Type: "REAL"}}},
	}, Broken: []string{"broken", "wrong", "foreigner"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got\n%s\nwant\n%s", got.DDL(), want.DDL())
		for i := range min(len(got.Tables), len(want.Tables)) {
			if !reflect.DeepEqual(got.Tables[i], want.Tables[i]) {
				t.Errorf("got  %+v\nwant %+v", got.Tables[i], want.Tables[i])
			}
		}
	}
	without, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil || without.Tables[0].Rows != 0 {
		t.Errorf("rows were counted without being asked for: %+v, %v", without.Tables[0], err)
	}
}

func TestSchemaOfChinook(t *testing.T) {
	db := reopen(t, corpora.Path(t, "chinook/Chinook_Sqlite.sqlite"))
	s, err := db.Schema(t.Context(), database.SchemaOptions{RowCounts: true})
	if err != nil {
		t.Fatal(err)
	}
	keys, rows := 0, int64(0)
	for _, table := range s.Tables {
		keys += len(table.ForeignKeys)
		rows += table.Rows
		if table.Name == "PlaylistTrack" && !reflect.DeepEqual(table.PrimaryKey, []string{"PlaylistId", "TrackId"}) {
			t.Errorf("primary key of PlaylistTrack: %v", table.PrimaryKey)
		}
	}
	if len(s.Tables) != 11 || keys != 11 || rows != 15607 {
		t.Errorf("%d tables, %d foreign keys, %d rows; want 11, 11, 15607", len(s.Tables), keys, rows)
	}
	res := query(t, db, "SELECT count(*) FROM Customer WHERE Country = 'Brazil'", database.Limits{})
	if res.Rows[0][0] != int64(5) {
		t.Errorf("%v customers are from Brazil, want 5", res.Rows[0][0])
	}
}
