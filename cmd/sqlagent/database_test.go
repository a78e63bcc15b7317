package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Where a database may be named, and what is said of it; `schema` asks no model, so it shows which one was opened.
func TestWhichDatabase(t *testing.T) {
	rome, oslo := newDatabase(t, "CREATE TABLE rome (x)"), newDatabase(t, "CREATE TABLE oslo (x)")
	config := file(t, "config.toml", "[sources.north]\ndsn = \"sqlite:"+oslo+"\"\n")
	for _, c := range []struct {
		what string
		env  map[string]string
		args []string
		code int
		want string // on stdout where the code is 0, else on stderr
	}{
		{"nothing", nil, nil, exitOK, "artist("},
		{"--dsn", nil, []string{"--dsn", rome}, exitOK, "rome(x)"},
		{"--dsn before the environment", map[string]string{"DATABASE_URL": oslo}, []string{"--dsn", rome}, exitOK, "rome(x)"},
		{"--dsn-file", nil, []string{"--dsn-file", file(t, "dsn", "sqlite:"+oslo+"\n")}, exitOK, "oslo(x)"},
		{"DATABASE_URL", map[string]string{"DATABASE_URL": "sqlite:" + oslo}, nil, exitOK, "oslo(x)"},
		{"a source", nil, []string{"--dsn", "north", "--config", config}, exitOK, "oslo(x)"},
		{"a source, the file by the environment", map[string]string{"SQLAGENT_CONFIG": config}, []string{"--dsn", "north"}, exitOK, "oslo(x)"},
		{"two", nil, []string{"--dsn", rome, "--dsn-file", "x"}, exitUsage, "not both"},
		{"an empty one", nil, []string{"--dsn", ""}, exitUsage, "--dsn is empty"},
		{"a file that is not there", nil, []string{"--dsn-file", "/nowhere/dsn"}, exitUsage, "/nowhere/dsn"},
		{"a broken configuration", nil, []string{"--dsn", "north", "--config", file(t, "config.toml", "[sources.north]\ndns = 1")}, exitUsage, "fix that file"},
		{"a server that is not there", nil, []string{"--dsn", "postgres://reader:s3cret@127.0.0.1:1/shop"}, exitDatabase, "127.0.0.1"},
		{"another one", nil, []string{"--dsn", "mysql://reader:s3cret@127.0.0.1:1/shop"}, exitDatabase, "127.0.0.1"},
	} {
		t.Run(c.what, func(t *testing.T) {
			for name, value := range c.env {
				t.Setenv(name, value)
			}
			r := sqlagent(t, append([]string{"schema", "--output", "names"}, c.args...)...)
			said := r.stdout
			if c.code != exitOK {
				said = r.stderr
			}
			if r.code != c.code || !strings.Contains(said, c.want) {
				t.Errorf("exit code %d, want %d with %q\n%s%s", r.code, c.code, c.want, r.stdout, r.stderr)
			}
			if strings.Contains(r.stdout+r.stderr, "s3cret") {
				t.Errorf("a password is shown:\n%s%s", r.stdout, r.stderr)
			}
		})
	}
}

// What ask runs is recorded, what the rules of a source forbid is refused, and a record that was touched shows.
func TestAuditAndRules(t *testing.T) {
	dir := t.TempDir()
	path, anchors := filepath.Join(dir, "audit.jsonl"), filepath.Join(dir, "anchors")
	db := cities(t)
	config := file(t, "config.toml", "[sources.atlas]\ndsn = \"sqlite:"+db+"\"\n[sources.atlas.rules]\ndeny_columns = [\"city.name\"]\n")
	model := parrot(t, "<solution>SELECT name FROM city</solution>")
	for _, c := range []struct {
		what, dsn, want string
		code            int
	}{
		{"allowed", db, `"outcome":"rows"`, exitOK},
		{"denied", "atlas", `"outcome":"refused","rule":"column"`, exitRefused},
	} {
		r := sqlagent(t, "ask", "How many cities are there?", "--dsn", c.dsn, "--config", config, "--model", model, "--audit", path, "--audit-anchor", anchors)
		if r.code != c.code {
			t.Errorf("%s: exit code %d, want %d\n%s", c.what, r.code, c.code, r.stderr)
		}
		text, err := os.ReadFile(path)
		if err != nil || !strings.Contains(string(text), c.want) || !strings.Contains(string(text), "SELECT name FROM city") {
			t.Errorf("%s: %v\n%s", c.what, err, text)
		}
	}
	if r := sqlagent(t, "audit", "verify", path); r.code != exitOK || !strings.Contains(r.stdout, "each follows") {
		t.Errorf("verify: exit code %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	if r := sqlagent(t, "audit", "verify", path, anchors); r.code != exitOK {
		t.Errorf("verify with anchors: exit code %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	for _, none := range []string{"", file(t, "none", "\n")} {
		if r := sqlagent(t, "audit", "verify", path, anchors, none); r.code != exitUsage || !strings.Contains(r.stderr, "no anchor") {
			t.Errorf("verify with the anchor %q, which is none: exit code %d\n%s%s", none, r.code, r.stdout, r.stderr)
		}
	}
	text, _ := os.ReadFile(path)
	for _, want := range []string{`"question":"How many cities are there?"`, `"model":"`, `"user":"`, `"lookup":true`} {
		if !strings.Contains(string(text), want) {
			t.Errorf("no record has %s:\n%s", want, text)
		}
	}
	cut := text[:bytes.LastIndexByte(text[:len(text)-1], '\n')+1]
	short := filepath.Join(dir, "short.jsonl")
	if err := os.WriteFile(short, cut, 0o600); err != nil {
		t.Fatal(err)
	}
	if r := sqlagent(t, "audit", "verify", short, anchors); r.code != exitInternal || !strings.Contains(r.stderr, "missing") {
		t.Errorf("verify of a cut file: exit code %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	const query = "name FROM city" // which looks at values may stand before
	before, _, _ := strings.Cut(string(text), query)
	if err := os.WriteFile(path, []byte(strings.Replace(string(text), query, "1", 1)), 0o600); err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf("line %d: it was changed", 1+strings.Count(before, "\n"))
	if r := sqlagent(t, "audit", "verify", path); r.code != exitInternal || !strings.Contains(r.stderr, want) {
		t.Errorf("verify of a changed file: exit code %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	notes := file(t, "notes.txt", "notes")
	for path, code := range map[string]int{filepath.Join(dir, "none"): exitUsage, dir: exitUsage, notes: exitInternal} {
		if r := sqlagent(t, "audit", "verify", path); r.code != code || strings.Contains(r.stderr, "withheld") || strings.Contains(r.stderr, "truncate") {
			t.Errorf("verify of %s: exit code %d, want %d\n%s", path, r.code, code, r.stderr)
		}
	}
	if r := sqlagent(t, "ask", "-q", "select 1", "--dsn", db, "--audit", notes); r.code != exitUsage || !strings.Contains(r.stderr, "not an audit file") {
		t.Errorf("ask with notes as its audit: exit code %d\n%s", r.code, r.stderr)
	}
	if r := sqlagent(t, "audit"); r.code != exitUsage {
		t.Errorf("audit alone: exit code %d", r.code)
	}
}
