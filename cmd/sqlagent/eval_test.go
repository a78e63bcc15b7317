package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/internal/testprogram"
)

// suite writes Spider-like files: dev.json, its databases, a test suite with one database more, and predictions.
func suite(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	place := func(from string, to ...string) {
		text, err := os.ReadFile(from)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(append([]string{dir}, to...)...)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	one := newDatabase(t, "CREATE TABLE pet (id INTEGER PRIMARY KEY, age INT)", "INSERT INTO pet VALUES (1, 3), (2, 3)")
	two := newDatabase(t, "CREATE TABLE pet (id INTEGER PRIMARY KEY, age INT)", "INSERT INTO pet VALUES (1, 4), (2, 3)")
	place(one, "database", "pets", "pets.sqlite")
	place(one, "suite", "pets", "pets.sqlite")
	place(two, "suite", "pets", "pets_2.sqlite")
	for name, text := range map[string]string{
		"dev.json": `[{"db_id": "pets", "question": "How many?", "query": "SELECT count(*) FROM pet", "difficulty": "easy"},
			{"db_id": "pets", "question": "The oldest?", "query": "SELECT max(age) FROM pet", "difficulty": "medium"},
			{"db_id": "pets", "question": "Which?", "query": "SELECT id FROM pet"},
			{"db_id": "lost", "question": "Where?", "query": "SELECT 1"}]`,
		"pred.sql": "SELECT count(id) FROM pet\tpets\nSELECT min(age) FROM pet\nSELECT name FROM pet\nSELECT 1\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// The suite's own knowledge is asked with each question, or left out.
func TestEvalWithoutHints(t *testing.T) {
	const hint = "The oldest has the highest age."
	var asked strings.Builder
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		io.Copy(&asked, r.Body)
		w.Header().Set("Content-Type", "text/event-stream")
		io.WriteString(w, "data: {\"choices\":[{\"delta\":{\"content\":\"<solution>SELECT max(age) FROM pet</solution>\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n")
	}))
	defer server.Close()
	dir := suite(t)
	path := file(t, "hints.json", `[{"db_id": "pets", "question": "The oldest?", "SQL": "SELECT max(age) FROM pet", "evidence": "`+hint+`"}]`)
	for _, c := range []struct {
		more  []string
		shown bool
	}{{nil, true}, {[]string{"--no-hints"}, false}} {
		asked.Reset()
		args := append([]string{"eval", path, "--databases", filepath.Join(dir, "database"), "--base-url", server.URL, "--model", "any", "--protocol", "skyrl", "--sessions", "1"}, c.more...)
		if r := sqlagent(t, args...); r.code != exitOK || !strings.Contains(r.stdout, `"verdict":"right"`) || strings.Contains(asked.String(), hint) != c.shown {
			t.Errorf("%q: exit code %d, the hint is shown: %v\n%s", c.more, r.code, strings.Contains(asked.String(), hint), r.stderr)
		}
	}
}

// Without repair by rule a query that fails goes back to the model, as it is.
func TestEvalWithoutRepair(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		io.WriteString(w, "data: {\"choices\":[{\"delta\":{\"content\":\"```sql\\nSELECT max(pet.age) FROM pets\\n```\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n")
	}))
	defer server.Close()
	dir := suite(t)
	path := file(t, "oldest.json", `[{"db_id": "pets", "question": "How old is the oldest?", "SQL": "SELECT max(age) FROM pet"}]`)
	for _, c := range []struct {
		protocol string
		more     []string
		code     int
		says     string
	}{{"plain", nil, exitOK, `"verdict":"right"`}, {"plain", []string{"--no-repair"}, exitOK, `"verdict":"failed"`}, {"skyrl", []string{"--no-repair"}, exitUsage, "--no-repair"}} {
		args := append([]string{"eval", path, "--databases", filepath.Join(dir, "database"), "--base-url", server.URL, "--model", "any", "--protocol", c.protocol}, c.more...)
		if r := sqlagent(t, args...); r.code != c.code || !strings.Contains(r.stdout+r.stderr, c.says) {
			t.Errorf("%s %q: exit code %d\n%s%s", c.protocol, c.more, r.code, r.stdout, r.stderr)
		}
	}
}

// A suite of which nothing could be attempted has failed, whatever its tables show.
func TestEvalOfNothing(t *testing.T) {
	dir := suite(t)
	r := sqlagent(t, "eval", filepath.Join(dir, "dev.json"), "--databases", t.TempDir(), "--predictions", filepath.Join(dir, "pred.sql"))
	if r.code != exitDatabase || !strings.Contains(r.stderr, "all 4 problems were skipped") || !strings.Contains(r.stderr, "no such file") {
		t.Errorf("exit code %d, want %d\n%s", r.code, exitDatabase, r.stderr)
	}
	if n := strings.Count(r.stdout, "\n"); n != 4 {
		t.Errorf("%d lines on stdout, want one a problem", n)
	}
}

// A problem's line comes when it is judged, while the next one runs, and Ctrl-C leaves it.
func TestEvalInterrupted(t *testing.T) {
	testprogram.EndsByInterrupt(t)
	db := newDatabase(t, "CREATE TABLE pet (id INTEGER PRIMARY KEY)", "CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT i FROM n")
	suite, predictions := filepath.Join(t.TempDir(), "suite.jsonl"), filepath.Join(t.TempDir(), "pred.sql")
	for path, text := range map[string]string{
		suite: fmt.Sprintf("{\"db\": %q, \"question\": \"How many?\", \"gold\": \"SELECT count(*) FROM pet\"}\n"+
			"{\"db\": %q, \"question\": \"How far?\", \"gold\": \"SELECT max(i) FROM endless\"}\n", db, db),
		predictions: "SELECT count(*) FROM pet\nSELECT 1\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(binary, "eval", suite, "--predictions", predictions, "--sessions", "1")
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewReader(out)
	first, err := lines.ReadString('\n')
	if err != nil || !strings.Contains(first, `"verdict":"right"`) {
		t.Errorf("%q, %v", first, err)
	}
	cmd.Process.Signal(os.Interrupt)
	rest, _ := io.ReadAll(lines)
	cmd.Wait()
	if cmd.ProcessState.ExitCode() != exitInterrupted || len(rest) > 0 {
		t.Errorf("%v, then %q on stdout\n%s", cmd.ProcessState, rest, errs.String())
	}
}

// What cannot be written or read at the end is reported before anything is asked.
func TestEvalLooksAhead(t *testing.T) {
	dir := suite(t)
	for _, more := range [][]string{{"--turns", "0"}, {"--gate"}, {"--report", filepath.Join(dir, "none", "r.md")}, {"--test-suite", filepath.Join(dir, "none")}, {"--examples", "5"}} {
		args := []string{"eval", filepath.Join(dir, "dev.json"), "--databases", filepath.Join(dir, "database"), "--predictions", filepath.Join(dir, "pred.sql")}
		r := sqlagent(t, append(args, more...)...)
		if r.code != exitUsage || r.stdout != "" || !strings.Contains(r.stderr, more[0]) {
			t.Errorf("%v: exit code %d, %q\n%s", more, r.code, r.stdout, r.stderr)
		}
	}
}

func TestEvalOfPredictions(t *testing.T) {
	dir := suite(t)
	at := func(name string) string { return filepath.Join(dir, name) }
	args := []string{"eval", at("dev.json"), "--databases", at("database"), "--predictions", at("pred.sql"),
		"--test-suite", at("suite"), "--ves", "3"}
	r := sqlagent(t, append(args, "--report", at("r.md"), "--report", at("r.json"), "--report", at("r.png"), "--report", at("r.svg"))...)
	if r.code != 0 {
		t.Fatalf("exit code %d: %s", r.code, r.stderr)
	}
	var outcomes []eval.Outcome
	for d := json.NewDecoder(strings.NewReader(r.stdout)); d.More(); {
		var o eval.Outcome
		if err := d.Decode(&o); err != nil {
			t.Fatal(err)
		}
		outcomes = append(outcomes, o)
	}
	if len(outcomes) != 4 {
		t.Fatalf("%d outcomes", len(outcomes))
	}
	// The oldest and the youngest are of one age in the database, and of two in the suite's other one.
	for i, want := range []struct{ verdict, suite eval.Verdict }{
		{eval.Right, eval.Right}, {eval.Right, eval.Wrong}, {eval.Failed, eval.Failed}, {eval.Skipped, eval.Skipped},
	} {
		if o := outcomes[i]; o.Verdict != want.verdict || o.TestSuite != want.suite || o.Efficiency.Verdict != want.verdict {
			t.Errorf("%s: %s, in the suite %s, timed %s; want %s, %s", o.Question, o.Verdict, o.TestSuite, o.Efficiency.Verdict, want.verdict, want.suite)
		}
	}
	md, err := os.ReadFile(at("r.md"))
	if err != nil || !strings.Contains(string(md), "| all | 3 | 2 | 0 | 0 | 1 | 1 | 66.7% |") || !strings.Contains(r.stderr, string(md)) {
		t.Errorf("%v; the report is\n%s", err, md)
	}
	text, err := os.ReadFile(at("r.json"))
	var report eval.Report
	if err := json.Unmarshal(text, &report); err != nil || report.Total.Right != 2 || report.TestSuite.Right != 1 || report.RVES == nil {
		t.Errorf("%v: %s", err, text)
	}
	for name, magic := range map[string]string{"r.png": "\x89PNG", "r.svg": "<svg "} {
		if text, err := os.ReadFile(at(name)); err != nil || !strings.HasPrefix(string(text), magic) {
			t.Errorf("%s: %v", name, err)
		}
	}

	// The outcomes are predictions too, and an earlier run to be compared with.
	if err := os.WriteFile(at("run.jsonl"), []byte(r.stdout), 0o644); err != nil {
		t.Fatal(err)
	}
	again := sqlagent(t, "eval", at("dev.json"), "--databases", at("database"), "--predictions", at("run.jsonl"),
		"--rule", "bird", "--compare", at("run.jsonl"), "--examples", "100")
	if again.code != 0 || !strings.Contains(again.stderr, "| 66.7% | 66.7% | +0.0 | +0.0 to +0.0 | 1.0000 | 3 | 2 |") {
		t.Errorf("exit code %d: %s", again.code, again.stderr)
	}
}

func TestEvalUsage(t *testing.T) {
	dir := suite(t)
	dev, databases := filepath.Join(dir, "dev.json"), filepath.Join(dir, "database")
	for _, c := range []struct {
		want string
		args []string
	}{
		{"name the folder of the databases", []string{dev}},
		{"set a --temperature", []string{dev, "--databases", databases, "--samples", "4"}},
		{"give only one of them", []string{dev, "--databases", databases, "--samples", "4", "--temperature", "1", "--predictions", "x"}},
		{"strict, spider or bird", []string{dev, "--rule", "loose"}},
		{"must end in", []string{dev, "--report", "x.pdf"}},
		{"--compare", []string{dev, "--examples", "5"}},
		{"no such file", []string{dev, "--databases", databases, "--predictions", filepath.Join(dir, "none")}},
		{"2 predictions for a suite of 4", []string{dev, "--databases", databases, "--predictions", write(t, "SELECT 1\nSELECT 2\n")}},
		{"not a run of eval", []string{dev, "--databases", databases, "--compare", write(t, `{"sql": ""}`)}},
	} {
		r := sqlagent(t, append([]string{"eval"}, c.args...)...)
		if r.code != exitUsage || !strings.Contains(r.stderr, c.want) {
			t.Errorf("%v: exit code %d, %s; want %q", c.args, r.code, r.stderr, c.want)
		}
	}
}

func write(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// What the suite says of an answer does not depend on the problem's own database.
func TestSuiteVerdictIsItsOwn(t *testing.T) {
	dir := suite(t)
	at := func(name string) string { return filepath.Join(dir, name) }
	for name, text := range map[string]string{
		"one.json": `[{"db_id": "pets", "question": "Which?", "query": "SELECT DISTINCT age FROM pet"}, {"db_id": "pets", "question": "Which?", "query": "SELECT age FROM pet WHERE id ! = 1"}]`,
		"one.sql":  "SELECT age FROM pet; these\nSELECT age FROM pet WHERE id > 1\n",
	} {
		if err := os.WriteFile(at(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		rule string
		want []string // verdicts, plain and in the suite
	}{
		{"strict", []string{`"verdict":"failed"`, `"verdict":"skipped"`}},
		{"spider", []string{`"verdict":"right"`, `"verdict":"right"`}},
	} {
		r := sqlagent(t, "eval", at("one.json"), "--databases", at("database"), "--predictions", at("one.sql"), "--test-suite", at("suite"), "--rule", c.rule)
		lines := strings.Split(strings.TrimSpace(r.stdout), "\n")
		if r.code != 0 || len(lines) != 2 {
			t.Fatalf("exit code %d\n%s%s", r.code, r.stdout, r.stderr)
		}
		for i, want := range c.want {
			if !strings.Contains(lines[i], want) || !strings.Contains(lines[i], `"test_suite":"right"`) {
				t.Errorf("--rule %s: %s, want %s", c.rule, lines[i], want)
			}
		}
	}
}

// TestEvalGate: a run that is significantly worse ends with its own exit code.
func TestEvalGate(t *testing.T) {
	dir := suite(t)
	at := func(name string) string { return filepath.Join(dir, name) }
	db := filepath.Join(dir, "database", "pets", "pets.sqlite")
	var problems, right, wrong strings.Builder
	for i := range 12 {
		fmt.Fprintf(&problems, "{\"db\": %q, \"question\": \"%d?\", \"gold\": \"SELECT id + %d FROM pet\"}\n", db, i, i)
		fmt.Fprintf(&right, "SELECT id + %d FROM pet\n", i)
		fmt.Fprintln(&wrong, "SELECT 0")
	}
	for name, text := range map[string]string{"s.jsonl": problems.String(), "right.sql": right.String(), "wrong.sql": wrong.String()} {
		if err := os.WriteFile(at(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	before := sqlagent(t, "eval", at("s.jsonl"), "--predictions", at("right.sql"))
	if err := os.WriteFile(at("before.jsonl"), []byte(before.stdout), 0o644); err != nil {
		t.Fatal(err)
	}
	for predictions, want := range map[string]int{"right.sql": exitOK, "wrong.sql": exitFell} {
		r := sqlagent(t, "eval", at("s.jsonl"), "--predictions", at(predictions), "--compare", at("before.jsonl"), "--gate")
		if r.code != want || want == exitFell && !strings.Contains(r.stderr, "accuracy fell from 100.0% to 0.0% of 12 problems") {
			t.Errorf("%s: exit code %d, want %d\n%s", predictions, r.code, want, r.stderr)
		}
	}
	other := strings.ReplaceAll(before.stdout, "SELECT id + ", "SELECT 1 + ") // other problems
	if err := os.WriteFile(at("other.jsonl"), []byte(strings.ReplaceAll(other, `?"`, `??"`)), 0o644); err != nil {
		t.Fatal(err)
	}
	r := sqlagent(t, "eval", at("s.jsonl"), "--predictions", at("right.sql"), "--compare", at("other.jsonl"), "--gate")
	if r.code != exitUsage || !strings.Contains(r.stderr, "no problem in common") {
		t.Errorf("nothing to compare: exit code %d\n%s", r.code, r.stderr)
	}
}

// TestEvalOfDialects: the problems of one suite may be of different dialects, each on its own server, and one whose
// dialect is not its database's is skipped.
func TestEvalOfDialects(t *testing.T) {
	name, table := fmt.Sprintf("eval_%d", os.Getpid()), "CREATE TABLE city (id INTEGER)"
	postgres := testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), name, table)
	mysql := testdb.MySQL(t, dbtest.Server(t, "SQLAGENT_TEST_MYSQL", "scripts/mariadb.sh"), name, table)
	problems := []struct {
		db, dialect, gold, prediction string
		want                          eval.Verdict
	}{
		{cities(t), "sqlite", "SELECT iif(1, 2, 3)", "SELECT 2", eval.Right},
		{postgres, "postgres", "SELECT 'Ab' ILIKE 'a%'", "SELECT 1 < 2", eval.Right},
		{mysql, "mysql", "SELECT IF(1, 'a', 'b')", "SELECT \"a\"", eval.Right},
		{postgres, "postgres", "SELECT 1::text", "SELECT \"a\"", eval.Failed}, // which is a name here
		{mysql, "postgres", "SELECT 1::text", "SELECT '1'", eval.Skipped},
		{postgres, "", "SELECT 7 / 2", "SELECT 3", eval.Right},
		{strings.ReplaceAll(postgres, name, "nowhere"), "", "SELECT 1", "SELECT 1", eval.Skipped},
	}
	var suite, predictions strings.Builder
	for _, p := range problems {
		line, err := json.Marshal(map[string]string{"db": p.db, "question": "What?", "gold": p.gold, "dialect": p.dialect})
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&suite, "%s\n", line)
		fmt.Fprintln(&predictions, p.prediction)
	}
	r := sqlagent(t, "eval", write(t, suite.String()), "--predictions", write(t, predictions.String()))
	lines := strings.Split(strings.TrimSpace(r.stdout), "\n")
	if r.code != exitOK || len(lines) != len(problems) {
		t.Fatalf("exit code %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	for i, p := range problems {
		var o eval.Outcome
		if err := json.Unmarshal([]byte(lines[i]), &o); err != nil || o.Verdict != p.want {
			t.Errorf("%s: %s (%s), want %s; %v", p.gold, o.Verdict, o.Error, p.want, err)
		}
		if o.Verdict == eval.Right && p.dialect != "" && string(o.Dialect) != p.dialect {
			t.Errorf("%s ran on %s, not on %s", p.gold, o.Dialect, p.dialect)
		}
	}
	for _, dsn := range []string{postgres, mysql} {
		u, err := url.Parse(dsn)
		if err != nil {
			t.Fatal(err)
		}
		if password, ok := u.User.Password(); ok && strings.Contains(r.stdout+r.stderr, ":"+password+"@") {
			t.Error("a password is printed")
		}
	}
}
