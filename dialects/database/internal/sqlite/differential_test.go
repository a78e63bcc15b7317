package sqlite_test

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// What the guard lets pass changes nothing, even in a transaction that may write, without an authorizer.
func TestDifferential(t *testing.T) {
	path := testdb.File(t, `CREATE TABLE orders (id INTEGER PRIMARY KEY, customer TEXT, note TEXT);
		WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 500) INSERT INTO orders SELECT n, 'c' || n % 10, printf('%.*c', 200, 'x') FROM r;
		CREATE VIEW recent AS SELECT * FROM orders WHERE id > 490;
		CREATE TRIGGER tr INSTEAD OF INSERT ON recent BEGIN DELETE FROM orders; END;
		CREATE VIRTUAL TABLE orders_fts USING fts5(note);
		INSERT INTO orders_fts VALUES ('hello world');
		CREATE VIRTUAL TABLE area USING rtree(id, x0, x1);
		INSERT INTO area VALUES (1, 2, 3);`)
	dir := filepath.Dir(path)
	texts := corpora.Statements(t, dialects.SQLite) // before the folder changes, by which they are found
	t.Chdir(dir)                                    // where files without a path would come to be
	pool, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer pool.Close()
	session, err := pool.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	do := func(statement string) {
		t.Helper()
		if _, err := session.ExecContext(t.Context(), statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	lines := func(query string) string {
		t.Helper()
		rows, err := session.QueryContext(t.Context(), query)
		if err != nil {
			t.Fatalf("%s: %v", query, err)
		}
		defer rows.Close()
		var b strings.Builder
		for rows.Next() {
			var line any
			if err := rows.Scan(&line); err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&b, "%s: %v\n", query, line)
		}
		return b.String()
	}
	print := func() string {
		var b strings.Builder
		for _, query := range []string{
			"SELECT id || customer || note FROM orders", "SELECT * FROM orders_fts", "SELECT id || x0 || x1 FROM area",
			"SELECT type || name || coalesce(sql, '') FROM sqlite_schema", "SELECT name FROM temp.sqlite_schema",
			"SELECT name || file FROM pragma_database_list",
		} {
			b.WriteString(lines(query))
		}
		for _, pragma := range []string{"user_version", "schema_version", "application_id", "journal_mode", "writable_schema", "query_only", "foreign_keys",
			"recursive_triggers", "case_sensitive_like", "cache_size", "temp_store", "synchronous", "locking_mode", "trusted_schema", "defer_foreign_keys"} {
			b.WriteString(lines("PRAGMA " + pragma))
		}
		files, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			b.WriteString("file " + file.Name() + "\n")
		}
		return b.String()
	}
	counters := func() string { // which no rollback turns back
		return lines("SELECT total_changes()") + lines("SELECT last_insert_rowid()")
	}
	do("BEGIN IMMEDIATE")
	before := print()
	do("ROLLBACK")
	dbtest.Differential(t, dbtest.World{
		Dialect: dialects.SQLite,
		Texts:   texts,
		Tables: []dbtest.Relation{
			{Name: "orders", Numbers: []string{"id"}, Texts: []string{"customer", "note"}},
			{Name: "recent", Numbers: []string{"id"}, Texts: []string{"customer", "note"}},
			{Name: "area", Numbers: []string{"id", "x0", "x1"}, Texts: []string{"x0"}},
		},
		Writes: []string{"UPDATE orders SET note = 'x' WHERE id = 7", "CREATE TABLE made (x)", "PRAGMA user_version = 7",
			"INSERT INTO orders_fts VALUES ('x')", "DELETE FROM area", "CREATE TEMP TABLE made (x)"},
		Run: func(statements []string) (failed []error, changed string) {
			do("BEGIN IMMEDIATE")
			counted := counters()
			for _, statement := range statements {
				failed = append(failed, fetch(t.Context(), session, statement))
			}
			after := print() + counters()
			do("ROLLBACK")
			return failed, dbtest.Difference(before+counted, after)
		},
	})
	if now := print(); now != before {
		t.Errorf("afterwards: %s", dbtest.Difference(before, now))
	}
}

// fetch runs a statement for a while and reads its rows.
func fetch(ctx context.Context, session *sql.Conn, statement string) error {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second) // a loaded machine needs it for a write
	defer cancel()
	rows, err := session.QueryContext(ctx, statement)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
	}
	return rows.Err()
}
