package main

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// project is a folder to work in, with a folder of knowledge in it.
func project(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, knowledge.Folder), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, knowledge.Folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// in runs sqlagent in a folder.
func in(t *testing.T, dir string, args ...string) result {
	t.Helper()
	cmd := exec.Command(binary, args...)
	var out, errs strings.Builder
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &out, &errs
	if err := cmd.Run(); cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return result{cmd.ProcessState.ExitCode(), out.String(), errs.String()}
}

// What the team knows is found from the working directory, used, and reported.
func TestKnowledge(t *testing.T) {
	fewVotes(t)
	db := cities(t)
	dir := project(t, map[string]string{knowledge.GlossaryFile: "[burg]\nsynonyms = ['stronghold']\nsql = 'city'\n"})
	deep := filepath.Join(dir, "a", "b")
	if err := os.MkdirAll(deep, 0o700); err != nil {
		t.Fatal(err)
	}
	r := in(t, deep, "ask", "How many strongholds are there?", "--dsn", db, "--output", "json")
	var got agent.Report
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil || r.code != exitOK || len(got.Used) != 1 || got.Used[0].Text != "burg" ||
		got.SQL != "SELECT count(*) FROM city" {
		t.Errorf("exit code %d, %v\n%s%s", r.code, err, r.stdout, r.stderr)
	}
	if r = in(t, deep, "ask", "How many strongholds are there?", "--dsn", db); !strings.Contains(r.stderr, "term     burg = city") {
		t.Error(r.stderr)
	}
	if r = in(t, deep, "ask", "How many strongholds are there?", "--dsn", db, "--no-knowledge"); r.code == exitOK || strings.Contains(r.stderr, "burg") {
		t.Errorf("--no-knowledge: exit code %d\n%s", r.code, r.stderr)
	}
	if r = in(t, t.TempDir(), "ask", "How many strongholds are there?", "--dsn", db, "--knowledge-dir", filepath.Join(dir, knowledge.Folder)); r.code != exitOK {
		t.Errorf("--knowledge-dir: exit code %d\n%s", r.code, r.stderr)
	}
}

// A broken file stops the question before anything is asked: an answer without the team's rules may be wrong.
func TestBrokenKnowledge(t *testing.T) {
	fewVotes(t)
	db := cities(t)
	for file, text := range map[string]string{knowledge.ExamplesFile: "\n{}\n", knowledge.GlossaryFile: "\n[a]\nmeening = 'x'\n"} {
		dir := project(t, map[string]string{file: text})
		r := in(t, dir, "ask", "How many cities are there?", "--dsn", db)
		if r.code != exitUsage || r.stdout != "" || !strings.Contains(r.stderr, file+":") {
			t.Errorf("%s: exit code %d\n%s", file, r.code, r.stderr)
		}
		if r := in(t, dir, "ask", "How many cities are there?", "--dsn", db, "--no-knowledge", "--output", "csv"); r.stdout != "count(*)\n3\n" {
			t.Errorf("%s, left: exit code %d %q\n%s", file, r.code, r.stdout, r.stderr)
		}
		if r := in(t, dir, "examples", "add", "Which?", "--sql", "SELECT 1", "--dsn", db); file == knowledge.ExamplesFile && r.code != exitUsage {
			t.Errorf("added to a broken file: exit code %d\n%s", r.code, r.stderr)
		}
		if after, _ := os.ReadFile(filepath.Join(dir, knowledge.Folder, file)); string(after) != text {
			t.Errorf("%s was changed: %q", file, after)
		}
	}
	dir := project(t, map[string]string{knowledge.GlossaryFile: "[crowd]\nsql = 'sum(populaton)'\ntable = 'city'\n"}) // no mistake but over this database
	r := in(t, dir, "ask", "How many cities are there?", "--dsn", db)
	if r.code != exitUsage || r.stdout != "" || !strings.Contains(r.stderr, "the metric crowd: unknown column: populaton") || !strings.Contains(r.stderr, "correct that file") {
		t.Errorf("a metric with a mistake: exit code %d\n%s%s", r.code, r.stdout, r.stderr)
	}
}

// Where nobody has made a folder, examples are kept in the configuration folder: at home, and among other files.
func TestExamplesWithoutAFolder(t *testing.T) {
	db, home := cities(t), t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, ".config"))
	project := filepath.Join(home, "project")
	if err := os.Mkdir(project, 0o700); err != nil {
		t.Fatal(err)
	}
	for i, dir := range []string{home, project} {
		question := []string{"How many burgs?", "How many boroughs?"}[i]
		if r := in(t, dir, "examples", "add", question, "--sql", "SELECT count(*) FROM city", "--dsn", db, "--who", "ida"); r.code != exitOK {
			t.Fatalf("exit code %d\n%s", r.code, r.stderr)
		}
		if r := in(t, dir, "examples", "list"); r.code != exitOK || !strings.Contains(r.stdout, question) {
			t.Errorf("exit code %d, %s\n%s", r.code, r.stdout, r.stderr)
		}
		if _, err := os.Stat(filepath.Join(dir, knowledge.Folder)); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s has a folder of knowledge now: %v", dir, err)
		}
	}
	named := filepath.Join(project, knowledge.Folder) // which is to ask for it
	if r := in(t, project, "examples", "add", "Which?", "--sql", "SELECT 1", "--dsn", db, "--who", "ida", "--knowledge-dir", named); r.code != exitOK {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
	if info, err := os.Stat(named); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("%v, %v", info, err)
	}
}

// Examples are added with what they give, listed, repeated, and checked against a database that changes.
func TestExamples(t *testing.T) {
	db, dir := cities(t), t.TempDir()
	add := func(question, query string, more ...string) result {
		return in(t, dir, append([]string{"examples", "add", question, "--sql", query, "--dsn", db, "--who", "ida"}, more...)...)
	}
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	if r := in(t, dir, "examples", "list"); r.code != exitUsage {
		t.Errorf("list of nothing: exit code %d\n%s", r.code, r.stderr)
	}
	if err := os.Mkdir(filepath.Join(dir, knowledge.Folder), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		question, query string
		code            int
		says            string
	}{
		{"Which is first?", "SELECT name FROM city ORDER BY name LIMIT 1", exitOK, "1 row; added to " + filepath.Join(dir, knowledge.Folder)},
		{"Which is first?", "SELECT name FROM city ORDER BY name LIMIT 1", exitOK, "already in"},
		{"How many ids?", "SELECT count(id) FROM city", exitOK, "added"},
		{"What is known?", "SELECT id FROM city WHERE id < 3", exitOK, "added"},
		{"Which?", "SELECT population FROM city", exitNoAnswer, "no such column"},
		{"Which?", "DELETE FROM city", exitRefused, ""},
		{"", "SELECT 1", exitUsage, "no question given"},
	} {
		if r := add(c.question, c.query); r.code != c.code || !strings.Contains(r.stderr, c.says) {
			t.Errorf("%s %s: exit code %d\n%s", c.question, c.query, r.code, r.stderr)
		}
	}
	path := filepath.Join(dir, knowledge.Folder, knowledge.ExamplesFile)
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
	if r := in(t, dir, "examples", "list"); r.code != exitOK || strings.Count(r.stdout, "verified by ida") != 3 {
		t.Errorf("exit code %d\n%s", r.code, r.stdout)
	}
	add("Which goes?", "SELECT 1")
	for _, code := range []int{exitOK, exitUsage} { // once
		if r := in(t, dir, "examples", "remove", "which goes?"); r.code != code {
			t.Errorf("remove: exit code %d, want %d\n%s", r.code, code, r.stderr)
		}
	}
	if r := in(t, dir, "which is FIRST", "--dsn", db, "--output", "csv"); r.stdout != "name\nFaro\n" || !strings.Contains(r.stderr, "verified by ida") {
		t.Errorf("%q\n%s", r.stdout, r.stderr)
	}
	check := func(want map[string]string, code int, more ...string) {
		t.Helper()
		r := in(t, dir, append([]string{"examples", "check", "--dsn", db, "--json"}, more...)...)
		var all []checked
		if err := json.Unmarshal([]byte(r.stdout), &all); err != nil || r.code != code || len(all) != len(want) {
			t.Errorf("exit code %d, want %d, %v\n%s%s", r.code, code, err, r.stdout, r.stderr)
		}
		for _, c := range all {
			if want[c.Question] != c.Outcome {
				t.Errorf("%s: %s %s, want %s", c.Question, c.Outcome, c.Why, want[c.Question])
			}
		}
	}
	check(map[string]string{"Which is first?": checkFits, "How many ids?": checkFits, "What is known?": checkFits}, exitOK)
	testdb.Write(t, db, "INSERT INTO city VALUES (0, 'Aveiro'); ALTER TABLE city ADD COLUMN mayor TEXT")
	check(map[string]string{"Which is first?": checkOther, "How many ids?": checkOther, "What is known?": checkOther}, exitOK)
	testdb.Write(t, db, "DELETE FROM city WHERE id = 0")
	check(map[string]string{"Which is first?": checkMoved, "How many ids?": checkMoved, "What is known?": checkMoved}, exitOK, "--renew")
	testdb.Write(t, db, "INSERT INTO city (id, name) VALUES (4, 'Aveiro')")
	check(map[string]string{"Which is first?": checkOther, "How many ids?": checkOther, "What is known?": checkFits}, exitOK)
	testdb.Write(t, db, "ALTER TABLE city RENAME COLUMN id TO number")
	check(map[string]string{"Which is first?": checkOther, "How many ids?": checkBroken, "What is known?": checkBroken}, exitFell)
	db = newDatabase(t, "CREATE TABLE rome (x)")
	check(map[string]string{"Which is first?": checkElsewhere, "How many ids?": checkElsewhere, "What is known?": checkElsewhere}, exitOK)
}

// A query that the clock ends is not broken: a quieter machine may run it. It ends the check.
func TestCheckExampleInTime(t *testing.T) {
	db := testdb.DB(t, "CREATE TABLE city (name TEXT);")
	shape, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	got, err := checkExample(t.Context(), db, shape, database.Limits{Timeout: 50 * time.Millisecond}, examples.Example{
		Question: "How far?", Dialect: db.Dialect(), Schema: shape.Fingerprint(),
		SQL: "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 1e15) SELECT max(i) FROM n",
	})
	if database.CauseOf(err) != database.OverTime {
		t.Errorf("%+v, %v", got, err)
	}
}
