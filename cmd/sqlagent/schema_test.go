package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"modernc.org/sqlite"

	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

func TestSchemaFormats(t *testing.T) {
	db := newDatabase(t, "CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT, area REAL)",
		"INSERT INTO city VALUES (1, 'Rome', 1285), (2, 'Oslo'||char(27)||'[2J', NULL)")
	const plain = "CREATE TABLE city (\n  id INTEGER PRIMARY KEY,\n  name TEXT,\n  area REAL\n);\n"
	const values = "CREATE TABLE city (\n  id INTEGER PRIMARY KEY, -- MIN 1 MAX 2\n  name TEXT, -- Example Oslo [2J, Rome\n  area REAL -- MIN 1285 MAX 1285\n);\n"
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, values},
		{[]string{"--format", "ddl"}, values},
		{[]string{"--no-profile"}, plain},
		{[]string{"-o", "names"}, "city(id, name, area)\n"},
		{[]string{"--format", "tsv"}, "table\tcolumn\ttype\tkey\tcomment\trows\tnulls\tdistinct\tmin\tmax\tcommon\n" +
			"city\tid\tINTEGER\tpk\t\t2\t0\t2\t1\t2\t1 | 2\ncity\tname\tTEXT\t\t\t2\t0\t2\tOslo [2J\tRome\tOslo [2J | Rome\n" +
			"city\tarea\tREAL\t\t\t2\t0.5\t1\t1285\t1285\t1285\n"},
	} {
		r := sqlagent(t, append([]string{"schema", "--dsn", db}, c.args...)...)
		if r.code != exitOK || r.stdout != c.want || r.stderr != "" {
			t.Errorf("%q: exit code %d, got\n%s%s\nwant\n%s", c.args, r.code, r.stdout, r.stderr, c.want)
		}
	}
	r := sqlagent(t, "schema", "--dsn", db, "--json")
	var got schema.Schema
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
		t.Fatalf("%v in\n%s", err, r.stdout)
	}
	if p := got.Tables[0].Columns[2].Profile; p == nil || p.Nulls != 0.5 || p.Max != "1285" || p.Rows != 2 || got.Tables[0].Rows != 2 {
		t.Errorf("%+v of\n%s", p, r.stdout)
	}
	if r := sqlagent(t, "schema", "--dsn", db, "--json", "--no-profile"); strings.Contains(r.stdout, "profile") {
		t.Errorf("--no-profile: %s", r.stdout)
	}
	for _, args := range [][]string{{"--format", "xml"}, {"--json", "--format", "tsv"}} {
		if r := sqlagent(t, append([]string{"schema", "--dsn", db}, args...)...); r.code != exitUsage {
			t.Errorf("%q: exit code %d", args, r.code)
		}
	}
}

// TestNamesAreHarmless: a name that would clear the terminal does not.
func TestNamesAreHarmless(t *testing.T) {
	db := newDatabase(t, "CREATE TABLE \"a\x1b[2J\tb\" (x)")
	for _, format := range []string{"ddl", "names", "tsv", "json"} {
		if r := sqlagent(t, "schema", "--dsn", db, "--format", format); strings.Contains(r.stdout, "\x1b") || !strings.Contains(r.stdout, "[2J") {
			t.Errorf("%s: %q", format, r.stdout)
		}
	}
}

func TestDescriptions(t *testing.T) {
	db := newDatabase(t, "CREATE TABLE city (id INTEGER PRIMARY KEY, pop INT)")
	dir := t.TempDir()
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	one := write("city.csv", "original_column_name,column_name,column_description,data_format,value_description\n"+
		"pop,population,people who live there,integer,in thousands\nmayor,,who governs,,\n")
	for _, path := range []string{one, dir} {
		r := sqlagent(t, "schema", "--dsn", db, "--descriptions", path)
		if r.code != exitOK || !strings.Contains(r.stdout, "pop INT -- population; people who live there; in thousands\n") ||
			!strings.Contains(r.stderr, "warning: --descriptions describes what the database does not have: city.mayor\n") {
			t.Errorf("%s: exit code %d\n%s%s", path, r.code, r.stdout, r.stderr)
		}
	}
	bad := write("bad.csv", "name,text\na,b\n")
	for _, args := range [][]string{{"schema"}, {"ask", "How many?"}} {
		for path, says := range map[string]string{bad: "bad.csv:1: the header lacks original_column_name", "/nowhere/d": "/nowhere/d: no such file"} {
			r := sqlagent(t, append(args, "--dsn", db, "--descriptions", path)...)
			if r.code != exitUsage || !strings.Contains(r.stderr, says) {
				t.Errorf("%q of %s: exit code %d\n%s", args, path, r.code, r.stderr)
			}
		}
	}
}

// What the schema leaves out, and a collation that only the application has, are named once, and the question goes on.
func TestSchemaWarnings(t *testing.T) {
	fewVotes(t)
	if err := sqlite.RegisterCollationUtf8("LOCALIZED", strings.Compare); err != nil {
		t.Fatal(err)
	}
	db := newDatabase(t, "CREATE TABLE channel (id INTEGER PRIMARY KEY, name TEXT COLLATE LOCALIZED, category TEXT COLLATE LOCALIZED, favorite INT)",
		"CREATE INDEX ch_name ON channel (name)", "CREATE TABLE gone (id INT)", "CREATE VIEW lost AS SELECT id FROM gone", "DROP TABLE gone",
		"INSERT INTO channel (name, category, favorite) VALUES ('Alpha', 'News', 1), ('Beta', 'Sport', 0), ('Gamma', 'News', 1)")
	r := sqlagent(t, "ask", "How many channels are there?", "--dsn", db, "--output", "json")
	if r.code != 0 || !strings.Contains(r.stdout, `"rows": [`) && !strings.Contains(r.stdout, "[[3]]") {
		t.Errorf("exit code %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	for _, name := range []string{"LOCALIZED", "lost"} {
		if n := strings.Count(r.stderr, name); n != 1 {
			t.Errorf("%s is named %d times\n%s", name, n, r.stderr)
		}
	}
}

// A view of MySQL whose table or column was dropped is named, and the others stay.
func TestBrokenViewsOfMySQL(t *testing.T) {
	dsn := testdb.MySQL(t, dbtest.Server(t, "SQLAGENT_TEST_MYSQL", "scripts/mariadb.sh"), "test_broken", `
		CREATE TABLE a (id INT, n INT); CREATE TABLE gone (id INT);
		CREATE VIEW fine AS SELECT id FROM a; CREATE VIEW no_table AS SELECT id FROM gone; CREATE VIEW no_column AS SELECT n FROM a;
		DROP TABLE gone; ALTER TABLE a DROP COLUMN n`)
	r := sqlagent(t, "schema", "--dsn", dsn)
	if r.code != 0 || !strings.Contains(r.stdout, "fine") || !strings.Contains(r.stderr, "no_column") || !strings.Contains(r.stderr, "no_table") {
		t.Errorf("exit code %d\n%s%s", r.code, r.stdout, r.stderr)
	}
}
