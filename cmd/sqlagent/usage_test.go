package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/cmd/internal/built"
)

// Where a question may be, and flags with it.
func TestWaysToAsk(t *testing.T) {
	t.Setenv("SQLAGENT_VOTES", "1") // how it is asked is the matter, not how often it is answered
	t.Setenv("DATABASE_URL", cities(t))
	const question = "How many cities are there?"
	for _, c := range []struct {
		input string
		args  []string
	}{
		{"", []string{"ask", question, "-q", "--output", "csv"}},
		{"", []string{"ask", "-q", "--output", "csv", question}},
		{"", []string{"ask", "-q", "--output=csv", "--", question}},
		{"", []string{question, "--output", "csv", "-q"}},
		{"", []string{"-q", "--output", "csv", question}},
		{question, []string{"ask", "-", "-q", "--output", "csv"}},
		{question + "\n", []string{"ask", "-q", "--output", "csv"}},
		{question, []string{"-q", "--output", "csv"}},
	} {
		if r := piped(t, c.input, c.args...); r.code != exitOK || r.stdout != "count(*)\n3\n" || r.stderr != "" {
			t.Errorf("%q < %q: exit code %d, %q\n%s", c.args, c.input, r.code, r.stdout, r.stderr)
		}
	}
	if r := piped(t, question); r.code != exitOK || !strings.HasSuffix(r.stdout, " 3\n") {
		t.Errorf("a pipe alone: exit code %d\n%s", r.code, r.stderr)
	}
}

func TestUsage(t *testing.T) {
	for _, c := range []struct {
		args []string
		says string
	}{
		{nil, "no question given"},
		{[]string{"ask", ""}, "no question given"},
		{[]string{"ask", "-"}, "no question given"},
		{[]string{"shcema"}, `unknown command "shcema"; did you mean schema?`},
		{[]string{"albums"}, `unknown command "albums"; a question goes in quotes`},
		{[]string{"how", "many", "albums", "--dsn", "x"}, "put the question in quotes"},
		{[]string{"ask", "how", "many", "albums"}, "put the question in quotes"},
		{[]string{"How many", "albums are there?"}, "put the question in quotes"},
		{[]string{"ask", "--dsn", "x", "How many albums?", "How many artists?"}, "put the question in quotes"},
		{[]string{"examples", "add", "How many", "albums?", "--sql", "SELECT 1"}, "put the question in quotes"},
		{[]string{"shcema", "x.sqlite"}, "did you mean schema?"},
		{[]string{"help", "chekc"}, "did you mean check?"},
		{[]string{"--dsn", "x.sqlite", "schema"}, `"schema" is a command; put it before any flags`},
		{[]string{"-q", "ask", "How many tracks?"}, `"ask" is a command; put it before any flags`},
		{[]string{"check", "--dialct", "sqlite"}, "check has no flag --dialct; did you mean --dialect?"},
		{[]string{"schema", "--lormat"}, "schema has no flag --lormat; did you mean --format?"},
		{[]string{"ask", "--format", "csv"}, "ask has no flag --format\n"},
		{[]string{"--config", "/nowhere.toml", "check", "-x"}, "check has no flag -x"},
		{[]string{"check", "-x"}, "has no flag -x"},
		{[]string{"check", "--dialect", "sqlit", "SELECT 1"}, `--dialect "sqlit": give sqlite, mysql or postgres; did you mean sqlite?`},
		{[]string{"ask", "how many?", "--timeout", "5"}, `--timeout "5": write a number and its unit, such as 500ms, 30s or 5m`},
		{[]string{"ask", "how many?", "--votes", "x"}, `--votes "x": must be a whole number`},
		{[]string{"ask", "how many?", "--votes", "0"}, `--votes "0": must be positive`},
		{[]string{"ask", "how many?", "--min-confidence", "1.5"}, "must be between 0 and 1"},
		{[]string{"audit"}, "verify"},
		{[]string{"audit", "verfy"}, "did you mean verify?"},
		{[]string{"audit", "verify"}, "name a file"},
		{[]string{"schema", "artist"}, "takes no arguments"},
		{[]string{"check", "--json", "-d", "sqlite", "SELECT 1"}, "--json reads standard input"},
	} {
		if r := piped(t, "", c.args...); r.code != exitUsage || !strings.Contains(r.stderr, c.says) || r.stdout != "" {
			t.Errorf("%q: exit code %d, %q, want %q\n%s", c.args, r.code, r.stdout, c.says, r.stderr)
		}
	}
}

func TestHelp(t *testing.T) {
	for _, c := range []struct {
		args  []string
		shows string
	}{
		{[]string{"help"}, `sqlagent "QUESTION"`},
		{[]string{"help", "check"}, "--allow-function"},
		{[]string{"check", "--help"}, "--allow-function"},
		{[]string{"ask", "--help"}, "--min-confidence"},
		{[]string{"eval", "--help"}, "--predictions"},
		{[]string{"schema", "--help"}, "--setup-sql"},
		{[]string{"models", "--help"}, "--config"},
		{[]string{"settings", "--help"}, "--model-timeout"},
		{[]string{"audit", "verify", "--help"}, "ANCHOR"},
		{[]string{"help", "audit", "verify"}, "ANCHOR"},
		{[]string{"completion", "fish"}, "complete"},
	} {
		r := piped(t, "", c.args...)
		if r.code != exitOK || !strings.Contains(r.stdout, c.shows) {
			t.Errorf("%q: exit code %d, want %q\n%s%s", c.args, r.code, c.shows, r.stdout, r.stderr)
		}
		for line := range strings.Lines(r.stdout) {
			if strings.Count(line, "default:") > 1 {
				t.Errorf("two defaults: %s", line)
			}
		}
	}
}

func TestVersion(t *testing.T) {
	var got built.Build
	if r := sqlagent(t, "version", "--json"); json.Unmarshal([]byte(r.stdout), &got) != nil || !strings.HasPrefix(got.Go, "go1.") || got.Model != "nano" || (got.Commit == "") != (got.NoCommit != "") {
		t.Errorf("%+v from %q\n%s", got, r.stdout, r.stderr)
	}
	if r := sqlagent(t, "version"); r.code != exitOK || !strings.Contains(r.stdout, got.Go) || !strings.Contains(r.stdout, "commit") {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
}

func TestCheckReadsLines(t *testing.T) {
	r := piped(t, `{"id": 1, "sql": "SELECT 1"}`, "check", "--json", "-", "--dialect", "sqlite")
	if r.code != exitOK || !strings.Contains(r.stdout, `"allowed":true`) {
		t.Errorf("exit code %d, %q\n%s", r.code, r.stdout, r.stderr)
	}
}
