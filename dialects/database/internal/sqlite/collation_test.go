package sqlite

import (
	"database/sql"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"modernc.org/sqlite" // the application that wrote the file

	"github.com/sqlagent/sqlagent/dialects/database"
)

// An application's order, in which neither bytes nor SQLite's own collations find anything: by the last letter first.
func backwards(left, right string) int {
	turned := func(s string) string {
		r := []rune(s)
		slices.Reverse(r)
		return string(r)
	}
	return strings.Compare(turned(left), turned(right))
}

func foreignFile(t *testing.T, script string) *Engine {
	t.Helper()
	if err := sqlite.RegisterCollationUtf8("LOCALIZED_TEST", backwards); err != nil && !strings.Contains(err.Error(), "already") {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "app.db")
	w, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Exec(script); err != nil {
		t.Fatal(err)
	}
	w.Close()
	db, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// A file with an application's collation answers, and no row is missed for an index in the application's order.
func TestForeignCollation(t *testing.T) {
	script := `CREATE TABLE channel (id INTEGER PRIMARY KEY, name TEXT COLLATE LOCALIZED_TEST, category TEXT COLLATE "localized_test", code TEXT UNIQUE COLLATE LOCALIZED_TEST);
		CREATE INDEX ch_name ON channel (name);
		CREATE INDEX ch_both ON channel (category, name);
		CREATE INDEX ch_expression ON channel (lower(name) COLLATE LOCALIZED_TEST);
		CREATE VIEW named AS SELECT * FROM channel ORDER BY name COLLATE LOCALIZED_TEST;
		WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
		INSERT INTO channel SELECT i, printf('%04d', i), char(65 + i % 3), printf('c%d', i) FROM n;`
	db := foreignFile(t, script)
	for query, want := range map[string]any{
		"SELECT count(*) FROM channel":                                                                           int64(200),
		"SELECT count(DISTINCT name) FROM channel":                                                               int64(200),
		"SELECT count(*) FROM channel WHERE name = '0150'":                                                       int64(1),
		"SELECT count(*) FROM channel WHERE code = 'c77'":                                                        int64(1),
		"SELECT count(*) FROM channel WHERE name BETWEEN '0011' AND '0019'":                                      int64(9),
		"SELECT count(*) FROM channel WHERE category = 'B' AND name >= '0100'":                                   int64(34),
		"SELECT count(*) FROM channel WHERE lower(name) COLLATE LOCALIZED_TEST = '0150'":                         int64(1),
		"SELECT count(*) FROM (SELECT '0150' COLLATE LOCALIZED_TEST AS x) WHERE x IN (SELECT name FROM channel)": int64(1),
		"SELECT count(*) FROM channel a JOIN channel b ON a.name = b.name":                                       int64(200),
		"SELECT min(name) FROM channel":                                                                          "0001",
		"SELECT max(code) FROM channel":                                                                          "c99",
		"SELECT name FROM channel ORDER BY name DESC LIMIT 1":                                                    "0200",
		"SELECT id FROM named LIMIT 1":                                                                           int64(1),
		"SELECT count(*) FROM (SELECT category FROM channel GROUP BY category)":                                  int64(3),
	} {
		r, err := db.Run(t.Context(), query, database.Limits{})
		if err != nil || len(r.Rows) != 1 || r.Rows[0][0] != want {
			t.Errorf("%s: %v %v, want %v", query, r, err, want)
		}
	}
	s, err := db.Schema(t.Context(), database.SchemaOptions{RowCounts: true})
	if err != nil || !slices.Equal(s.Collations, []string{"LOCALIZED_TEST"}) || len(s.Tables) != 2 || s.Tables[0].Rows != 200 {
		t.Errorf("%+v %v", s, err)
	}
}

// The key that a table itself is stored by cannot be put aside: such a table is refused rather than searched wrongly.
func TestForeignOrderOfTable(t *testing.T) {
	db := foreignFile(t, `CREATE TABLE word (name TEXT COLLATE LOCALIZED_TEST PRIMARY KEY, n INT) WITHOUT ROWID;
		INSERT INTO word VALUES ('ab', 1), ('ba', 2)`)
	if r, err := db.Run(t.Context(), "SELECT n FROM word WHERE name = 'ab'", database.Limits{}); err == nil ||
		!strings.Contains(err.Error(), "LOCALIZED_TEST") {
		t.Errorf("%v %v", r, err)
	}
}
