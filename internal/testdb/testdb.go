// Package testdb makes the real SQLite files that the tests of several packages need.
package testdb

import (
	"database/sql"
	"path/filepath"
	"testing"

	_ "modernc.org/sqlite" // the writer; everything else reads through dialects/database/open

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
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
	if _, err := w.Exec("PRAGMA synchronous = OFF;\n" + script); err != nil { // nobody needs it after a power cut
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}

// DB is such a file, opened as commands open it.
func DB(t testing.TB, script string) database.DB {
	t.Helper()
	return Open(t, script, open.Options{})
}

// Open is such a file, opened with an administrator's options.
func Open(t testing.TB, script string, o open.Options) database.DB {
	t.Helper()
	db, err := open.Open(t.Context(), File(t, script), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}
