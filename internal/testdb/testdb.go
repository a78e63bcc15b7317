// Package testdb is what the tests of several packages need: real SQLite files, and the public test data.
package testdb

import (
	"database/sql"
	"os"
	"path/filepath"
	"testing"

	_ "modernc.org/sqlite" // the writer; everything else reads through dialects/open

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/open"
)

// File makes an SQLite file of a script and gives its path.
func File(t testing.TB, script string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "test.sqlite")
	Write(t, path, script)
	return path
}

// Write runs a script on the SQLite file at path, which need not be there yet.
func Write(t testing.TB, path, script string) {
	t.Helper()
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
}

// DB is such a file, opened as commands open it.
func DB(t testing.TB, script string) dialects.DB {
	t.Helper()
	db, err := open.Open(t.Context(), File(t, script), open.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// DataPath is where a file of the public test data is: in SQLAGENT_DATA, by default ../shared/data from the module's
// root. Where it is missing the test is skipped.
func DataPath(t testing.TB, name string) string {
	t.Helper()
	dir := os.Getenv("SQLAGENT_DATA")
	if dir == "" {
		dir = filepath.Join(moduleRoot(t), "..", "shared", "data")
	}
	path := filepath.Join(dir, name)
	if _, err := os.Stat(path); err != nil {
		t.Skipf("test data is missing (set SQLAGENT_DATA): %v", err)
	}
	return path
}

// Data is what such a file holds.
func Data(t testing.TB, name string) []byte {
	t.Helper()
	content, err := os.ReadFile(DataPath(t, name))
	if err != nil {
		t.Fatal(err)
	}
	return content
}

func moduleRoot(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			t.Fatal("no go.mod above the test")
		}
		dir = parent
	}
}
