package synth

import (
	"database/sql"
	"path/filepath"
	"testing"
)

func TestBuild(t *testing.T) {
	dir := t.TempDir()
	for seed := range uint64(200) {
		w := worldOf(seed)
		path := filepath.Join(dir, "world.sqlite")
		if err := w.Build(path); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		checkFile(t, seed, w, path)
	}
}

// checkFile asks SQLite itself whether the file holds the world.
func checkFile(t *testing.T, seed uint64, w *World, path string) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	broken, err := db.Query("PRAGMA foreign_key_check")
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	if broken.Next() {
		t.Errorf("seed %d: SQLite finds a broken foreign key", seed)
	}
	broken.Close()
	for _, tb := range w.Tables {
		var rows, columns int
		if err := db.QueryRow("SELECT COUNT(*) FROM " + Ident(tb.Name)).Scan(&rows); err != nil {
			t.Fatalf("seed %d: %s: %v", seed, tb.Name, err)
		}
		if err := db.QueryRow("SELECT COUNT(*) FROM pragma_table_info(?)", tb.Name).Scan(&columns); err != nil {
			t.Fatalf("seed %d: %s: %v", seed, tb.Name, err)
		}
		if rows != len(tb.Rows) || columns != len(tb.Columns) {
			t.Errorf("seed %d: %s has %d rows of %d columns in the file, want %d of %d", seed, tb.Name, rows, columns, len(tb.Rows), len(tb.Columns))
		}
	}
}

func BenchmarkBuild(b *testing.B) {
	path := filepath.Join(b.TempDir(), "world.sqlite")
	for i := range b.N {
		if err := worldOf(uint64(i)).Build(path); err != nil {
			b.Fatal(err)
		}
	}
}
