package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A second process finds what the first computed of the schema, and says the same; --no-cache reads and writes nothing.
// What was planted by others is reported, and left alone.
func TestCache(t *testing.T) {
	if testing.Short() {
		t.Skip("it answers to the end of the context")
	}
	cache := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", cache)
	folder := filepath.Join(cache, "sqlagent", "prefix")
	var columns []string
	for range 3 {
		columns = append(columns, "column_"+strings.Repeat("x", len(columns)+1)+" INTEGER")
	}
	db := newDatabase(t, "CREATE TABLE t ("+strings.Join(columns, ", ")+")")
	ask := func(args ...string) result {
		t.Helper()
		r := sqlagent(t, append([]string{"ask", "How many are there?", "--dsn", db, "--model", "../../nano/weights/nano.gguf", "--engine", "native",
			"--protocol", "plain", "--turns", "1", "--context", "420", "--votes", "1", "--output", "json"}, args...)...)
		if r.code != exitNoAnswer && r.code != exitOK && r.code != exitUnsure { // nano was not taught plain
			t.Fatalf("exit code %d: %s", r.code, r.stderr)
		}
		return r
	}
	entries := func() (names []string) {
		files, err := os.ReadDir(folder)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		for _, f := range files {
			names = append(names, f.Name())
		}
		return names
	}
	without := ask("--no-cache")
	if got := entries(); got != nil {
		t.Fatalf("--no-cache left %q", got)
	}
	for range 2 {
		r := ask()
		if got := entries(); len(got) != 1 {
			t.Fatalf("the cache holds %q: %s", got, r.stderr)
		}
		if sql(r) != sql(without) {
			t.Errorf("%q, without a cache %q", sql(r), sql(without))
		}
	}
	if err := os.Chmod(folder, 0o777); err != nil {
		t.Fatal(err)
	}
	before := entries()
	if r := ask(); !strings.Contains(r.stderr, folder) || len(entries()) != len(before) || sql(r) != sql(without) {
		t.Errorf("a folder that others may use: %s", r.stderr)
	}
}

// sql is the answer's query, or what was said in its place.
func sql(r result) string {
	for line := range strings.Lines(r.stdout) {
		if strings.Contains(line, `"sql"`) {
			return line
		}
	}
	return r.stderr
}
