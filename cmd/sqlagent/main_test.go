package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/internal/testprogram"
)

// binary is the built program: exit codes are a contract, and `go run` masks them. In short runs it is this test's own
// binary, which need not be linked again.
var binary string

// asProgram makes this test's binary the program itself.
const asProgram = "SQLAGENT_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Unsetenv(asProgram)
		main()
	}
	flag.Parse()
	dir, err := os.MkdirTemp("", "sqlagent-test-")
	if err != nil {
		panic(err)
	}
	if testing.Short() {
		os.Setenv(asProgram, "1")
		binary, err = os.Executable()
	} else {
		binary, err = testprogram.In(dir, "sqlagent")
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	// Whoever runs the tests may have databases and settings of their own.
	for _, f := range settings {
		os.Unsetenv(variableOf(nameOf(f)))
	}
	for _, name := range []string{"DATABASE_URL", "PGHOST", "PGHOSTADDR", "PGDATABASE", "PGSERVICE", "SQLAGENT_CONFIG"} {
		os.Unsetenv(name)
	}
	os.Setenv("XDG_CONFIG_HOME", filepath.Join(dir, "config"))
	os.Setenv("SQLAGENT_MODELS", filepath.Join(dir, "models")) // where a pulled one would answer too
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

type result struct {
	code           int
	stdout, stderr string
}

func sqlagent(t *testing.T, args ...string) result {
	t.Helper()
	cmd := exec.Command(binary, args...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return result{cmd.ProcessState.ExitCode(), out.String(), errs.String()}
}

// fewVotes has the embedded model answer by three votes in short runs: they see the schema in one order, not in three.
func fewVotes(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Setenv("SQLAGENT_VOTES", "3")
	}
}

// newDatabase makes an SQLite file from statements.
func newDatabase(t *testing.T, statements ...string) string {
	t.Helper()
	return testdb.File(t, strings.Join(statements, ";\n"))
}

func file(t *testing.T, name, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// A schema that the model has no room for is cut down to what the question is about, with a warning.
func TestManyTables(t *testing.T) {
	if testing.Short() {
		t.Skip("it reads a thousand tables")
	}
	statements := []string{"BEGIN", "CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT)", "INSERT INTO city VALUES (1, 'Rome'), (2, 'Oslo')"}
	for i := range 1000 {
		statements = append(statements, fmt.Sprintf("CREATE TABLE quarterly_measurement_%d (identifier INTEGER PRIMARY KEY, observation_value REAL)", i))
	}
	r := sqlagent(t, "ask", "How many cities are there?", "--dsn", newDatabase(t, append(statements, "COMMIT")...), "--votes", "1", "--output", "json")
	if !strings.Contains(r.stderr, "of 1001 tables in full") || r.code != exitOK && r.code != exitNoAnswer {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
	var got struct{ Tokens struct{ Prompt int } }
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil || got.Tokens.Prompt < 500 {
		t.Errorf("a prompt of %d tokens, %v: there was room for more", got.Tokens.Prompt, err)
	}
}

// A CSV file is asked as it lies, and what was assumed is said.
func TestAskFile(t *testing.T) {
	fewVotes(t)
	path := file(t, "customers.csv", "id;name;country;since\n1;Ann;Germany;25/12/2020\n2;Ben;France;15/3/2021\n3;Cho;Germany;30/7/2022\n")
	r := sqlagent(t, "ask", "How many customers are from Germany?", "--dsn", path, "--output", "csv")
	if r.code != exitOK || !strings.HasSuffix(strings.TrimSpace(r.stdout), "\n2") || !strings.Contains(r.stderr, "day/month/year") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
}

// A folder may hold CSV next to Parquet; both are joined, and a broken file is named.
func TestAskParquet(t *testing.T) {
	fewVotes(t)
	type order struct {
		ID       int64   `parquet:"id"`
		Customer int64   `parquet:"customer_id"`
		Total    float64 `parquet:"total"`
	}
	customers := file(t, "customers.csv", "id,name,country\n1,Ann,Germany\n2,Ben,France\n")
	folder := filepath.Dir(customers)
	orders := filepath.Join(folder, "orders.parquet")
	if err := parquet.WriteFile(orders, []order{{10, 1, 2.5}, {11, 2, 4}, {12, 1, 3}}); err != nil {
		t.Fatal(err)
	}
	r := sqlagent(t, "ask", "What is the total of the orders of customers from Germany?", "--dsn", folder, "--output", "csv")
	if r.code != exitOK && r.code != exitUnsure || !strings.Contains(r.stdout, "5.5") || !strings.Contains(r.stderr, "customer_id integer to customers") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	if r := sqlagent(t, "ask", "How many orders are there?", "--dsn", orders, "--output", "csv"); r.code != exitOK || !strings.HasSuffix(r.stdout, "\n3\n") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
	text, err := os.ReadFile(orders)
	if err != nil {
		t.Fatal(err)
	}
	cut := file(t, "cut.parquet", string(text[:len(text)/2]))
	if r := sqlagent(t, "ask", "How many orders are there?", "--dsn", cut); r.code != exitDatabase || !strings.Contains(r.stderr, "cut.parquet: its end is missing") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
}

func TestExitCodes(t *testing.T) {
	empty := newDatabase(t, "CREATE TABLE t (a)", "DROP TABLE t")
	for _, c := range []struct {
		name string
		args []string
		code int
		says string // in stderr
	}{
		{"help", []string{"--help"}, exitOK, ""},
		{"unknown command", []string{"frobnicate"}, exitUsage, "frobnicate"},
		{"unknown flag", []string{"ask", "--frobnicate", "x"}, exitUsage, "frobnicate"},
		{"no turns", []string{"ask", "how many?", "--turns", "0"}, exitUsage, "--turns"},
		{"no question", []string{"ask"}, exitUsage, "no question given"},
		{"unknown format", []string{"ask", "how many?", "--output", "xml"}, exitUsage, "xml"},
		{"unknown protocol", []string{"ask", "how many?", "--protocol", "telepathy"}, exitUsage, "skyrl"},
		{"unsupported database", []string{"ask", "how many?", "--dsn", "oracle://host/db"}, exitUsage, "oracle"},
		{"no such knowledge", []string{"ask", "how many?", "--knowledge", "/nowhere/at/all"}, exitUsage, "/nowhere/at/all"},
		{"no such file", []string{"ask", "how many?", "--dsn", "/nowhere/at/all.sqlite"}, exitDatabase, "/nowhere/at/all.sqlite"},
		{"a folder", []string{"ask", "how many?", "--dsn", t.TempDir()}, exitDatabase, ""},
		{"not a database", []string{"ask", "how many?", "--dsn", file(t, "notes.txt", strings.Repeat("just some text\n", 100))}, exitDatabase, "notes.txt"},
		{"no tables", []string{"ask", "how many?", "--dsn", "sqlite:" + empty}, exitDatabase, "no tables"},
		{"no such model", []string{"ask", "how many?", "--model", "/nowhere/at/all.gguf"}, exitModel, "/nowhere/at/all.gguf"},
		{"not a model", []string{"ask", "how many?", "--model", file(t, "model.gguf", "GGUF, or so it says")}, exitModel, "model.gguf"},
		{"context too small", []string{"ask", "How many albums are there?", "--context", "64"}, exitModel, "tokens"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := sqlagent(t, c.args...)
			if r.code != c.code {
				t.Errorf("exit code %d, want %d\n%s", r.code, c.code, r.stderr)
			}
			if !strings.Contains(r.stderr, c.says) {
				t.Errorf("stderr does not mention %q:\n%s", c.says, r.stderr)
			}
			if c.code != exitOK && r.stdout != "" {
				t.Errorf("a failure printed to stdout: %q", r.stdout)
			}
		})
	}
}

func TestJSONIsOneObject(t *testing.T) {
	fewVotes(t)
	db := newDatabase(t,
		"CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT)",
		"INSERT INTO city (name) VALUES ('Lisbon'), ('Porto'), ('Faro')")
	r := sqlagent(t, "ask", "How many cities are there?", "--dsn", db, "--output", "json")
	var got struct {
		Question  *string
		SQL       *string
		Columns   []string
		Rows      [][]any
		Truncated *bool
		Turns     []struct{ Think, SQL, Observation, Error *string }
		Engine    string
		Model     string
		Tokens    struct{ Prompt, Generated int }
		ElapsedMS *int64 `json:"elapsed_ms"`
		Error     *agent.Failure
	}
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
		t.Fatalf("%v in %q", err, r.stdout)
	}
	if got.Question == nil || got.SQL == nil || got.Truncated == nil || got.ElapsedMS == nil || got.Engine != "native" || got.Model == "" {
		t.Errorf("a field is missing: %s", r.stdout)
	}
	if got.Tokens.Prompt == 0 || got.Tokens.Generated == 0 || len(got.Turns) == 0 {
		t.Errorf("nothing was counted: %s", r.stdout)
	}
	if (r.code == exitOK) != (got.Error == nil) {
		t.Errorf("exit code %d with error %v", r.code, got.Error)
	}

	r = sqlagent(t, "ask", "How many?", "--dsn", "/nowhere/at/all.sqlite", "--output", "json")
	got.Error = nil
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
		t.Fatalf("%v in %q", err, r.stdout)
	}
	if r.code != exitDatabase || got.Error == nil || got.Error.Kind != "database" || got.Error.Message == "" {
		t.Errorf("exit code %d, error %+v", r.code, got.Error)
	}
}

func TestAnswersLeaveTheDatabaseAlone(t *testing.T) {
	db := newDatabase(t, "CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT)", "INSERT INTO city (name) VALUES ('Lisbon')")
	before, err := os.ReadFile(db)
	if err != nil {
		t.Fatal(err)
	}
	sqlagent(t, "ask", "drop the table city", "--dsn", db)
	after, err := os.ReadFile(db)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(before, after) {
		t.Error("the file has changed")
	}
	if entries, _ := os.ReadDir(filepath.Dir(db)); len(entries) != 1 {
		t.Errorf("files were left next to the database: %v", entries)
	}
}

// TestInterrupt sends Ctrl-C at several moments of a run.
func TestInterrupt(t *testing.T) {
	testprogram.EndsByInterrupt(t)
	// A view that takes far longer than the test: whatever the model asks of it is running when Ctrl-C comes.
	slow := newDatabase(t, "CREATE TABLE seed (id INTEGER PRIMARY KEY, name TEXT)",
		"CREATE VIEW city AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 1e12) SELECT i AS id, i AS name FROM n")
	for _, said := range []string{"", "nano (", "think"} { // at once, when the model is loaded, when it has written a query (of several votes, that comes at the end)
		ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
		cmd := exec.CommandContext(ctx, binary, "ask", "How many cities are there?", "--dsn", slow, "--timeout", "4m", "--votes", "1")
		errs, err := os.Create(filepath.Join(t.TempDir(), "stderr"))
		if err != nil {
			t.Fatal(err)
		}
		defer errs.Close()
		cmd.Stderr = errs
		written := func() string {
			text, _ := os.ReadFile(errs.Name())
			return string(text)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for !strings.Contains(written(), said) && ctx.Err() == nil {
			time.Sleep(5 * time.Millisecond)
		}
		// Before main has installed its handler the signal kills the process, as it should.
		cmd.Process.Signal(syscall.SIGINT)
		cmd.Wait()
		cancel()
		status := cmd.ProcessState.Sys().(syscall.WaitStatus)
		switch code := cmd.ProcessState.ExitCode(); {
		case status.Signaled() && status.Signal() == syscall.SIGINT:
		case code == exitInterrupted:
		case code == exitNoAnswer || code == exitOK: // it was over before the signal came
		default:
			t.Errorf("after %q: exit code %d (%v)\n%s", said, code, cmd.ProcessState, written())
		}
	}
}
