package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// An answer that was recorded becomes a verified example, once, and nothing else does.
func TestApprove(t *testing.T) {
	dir := t.TempDir()
	path, to := filepath.Join(dir, "audit.jsonl"), filepath.Join(dir, "examples.jsonl")
	db, other := cities(t), newDatabase(t, "CREATE TABLE rome (x)")
	for _, sql := range []string{"SELECT name FROM city", "SELECT nothing FROM city"} {
		sqlagent(t, "ask", "Which cities are there?", "--dsn", db, "--model", parrot(t, "<solution>"+sql+"</solution>"), "--audit", path)
	}
	records := map[string]string{} // the first of each kind, by number
	for n := 1; ; n++ {
		r, err := audit.Select(path, n)
		if err != nil {
			break
		}
		kind := r[0].Outcome
		if r[0].Lookup {
			kind = "lookup"
		}
		if records[kind] == "" {
			records[kind] = strconv.Itoa(n)
		}
	}
	approve := func(args ...string) []string { return append([]string{"audit", "approve", path}, args...) }
	for _, c := range []struct {
		what string
		args []string
		code int
		says string
	}{
		{"an answer", approve(records["rows"], "--dsn", db, "--to", to, "--who", "ida"), exitOK, "1 of them new"},
		{"the same again", approve(records["rows"], "--dsn", db, "--to", to), exitOK, "0 of them new"},
		{"in other words", approve(records["rows"], "--dsn", db, "--to", to, "--question", "All cities?"), exitOK, "1 of them new"},
		{"a failed statement", approve(records["sql"], "--dsn", db, "--to", to), exitUsage, "a statement that failed"},
		{"a lookup of values", approve(records["lookup"], "--dsn", db, "--to", to), exitUsage, "a lookup of values"},
		{"no record", approve("99", "--dsn", db, "--to", to), exitInternal, "no record 99"},
		{"no number", approve("first", "--dsn", db, "--to", to), exitUsage, "is not a record number"},
		{"none", approve("--dsn", db, "--to", to), exitUsage, "name the records"},
		{"to nowhere", approve(records["rows"], "--dsn", db), exitUsage, "to"},
		{"of another database", approve(records["rows"], "--dsn", other, "--to", to), exitUsage, "is about the database"},
	} {
		if r := sqlagent(t, c.args...); r.code != c.code || !strings.Contains(r.stderr, c.says) {
			t.Errorf("%s: exit code %d, want %d with %q\n%s", c.what, r.code, c.code, c.says, r.stderr)
		}
	}
	all, err := examples.Read(to)
	if err != nil || len(all) != 2 || all[0].Who != "ida" || all[0].SQL != "SELECT name FROM city" || all[0].Dialect != "sqlite" ||
		all[0].Question != "Which cities are there?" || all[1].Question != "All cities?" {
		t.Errorf("%+v, %v", all, err)
	}

	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(strings.Replace(string(text), "name FROM city", "1 FROM city", 1)), 0o600); err != nil {
		t.Fatal(err)
	}
	if r := sqlagent(t, approve(records["rows"], "--dsn", db, "--to", to)...); r.code != exitInternal || !strings.Contains(r.stderr, "it was changed") {
		t.Errorf("of a changed file: exit code %d\n%s", r.code, r.stderr)
	}
}
