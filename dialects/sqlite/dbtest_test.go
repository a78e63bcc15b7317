package sqlite_test

import (
	"database/sql"
	"path/filepath"
	"testing"

	_ "modernc.org/sqlite" // writes the files that the suite reads

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/dbtest"
	"github.com/sqlagent/sqlagent/dialects/guard"
	"github.com/sqlagent/sqlagent/dialects/sqlite"
)

// The suite that all engines pass.
func TestSuite(t *testing.T) {
	dbtest.Run(t, dbtest.Engine{
		Dialect: dialects.SQLite,
		New:     newFile,
		Endless: "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r",
	})
}

func newFile(t testing.TB, script string) dialects.DB {
	t.Helper()
	path := filepath.Join(t.TempDir(), "suite.db")
	w, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Exec(script); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	db, err := sqlite.Open(t.Context(), path, guard.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}
