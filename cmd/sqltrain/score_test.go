package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/synth/teach"
)

// sqltrain runs the program in a process of its own.
func sqltrain(t *testing.T, input string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	cmd := program(t, "", args...)
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(input), &out, &errs
	if err := cmd.Run(); cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

const singers = "CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO singer VALUES (1, 'Ann'), (2, 'Bob')"

// said is a line with a trajectory of one turn on a world.
func said(world, gold, text string) string {
	e := trajectory.Example{World: world, Question: "?", SQL: gold, Segments: []trajectory.Segment{
		{Role: "user", Text: "<solution>a prompt</solution>"}, {Role: "assistant", Text: text, Generated: true},
	}}
	b, err := json.Marshal(e)
	if err != nil {
		panic(err)
	}
	return string(b) + "\n"
}

func TestScore(t *testing.T) {
	dir := t.TempDir()
	testdb.Write(t, filepath.Join(dir, "flat.sqlite"), singers)
	if err := os.Mkdir(filepath.Join(dir, "deep"), 0o755); err != nil {
		t.Fatal(err)
	}
	testdb.Write(t, filepath.Join(dir, "deep", "deep.sqlite"), singers)
	const gold, right = "SELECT name FROM singer", "<think>t</think><solution>SELECT name FROM singer</solution>"
	input := said("flat", gold, right) +
		"\n" + // an empty line is none, and has a number
		said("deep", gold, "<think>t</think><solution>SELECT id FROM singer</solution>") +
		"{\"world\": \"flat\", \"sql\"\n" +
		said("flat", "SELECT wages FROM singer", right) +
		said("absent", gold, right) +
		said("flat", " ", right) +
		said("../flat", gold, right) +
		`{"world": "flat", "sql": "SELECT 1", "segments": [{"role": "user", "text": "a prompt"}]}` + "\n" +
		`[1]` + "\n" +
		strings.TrimSuffix(said("flat", gold, "no idea"), "\n") // without a newline
	stdout, stderr, code := sqltrain(t, input, "score", "--reward", "skyrl", "--db", dir, "--cache", t.TempDir(), "--workers", "3")
	if code != exitUsage || !strings.Contains(stderr, "attempted 10, scored 3, failed 5, skipped 2; mean 0.0000\n") ||
		!strings.Contains(stderr, "5 of 10 lines are not trajectories; the first: line 4: ") {
		t.Errorf("exit code %d, %s", code, stderr)
	}
	type answer struct {
		Line      int
		World     string
		SQL       string
		Error     string
		Breakdown *struct {
			Reward string
			Total  *float64
			Terms  []struct {
				Name          string
				Value, Weight float64
			}
			Why string
		}
	}
	want := []struct {
		line  int
		total float64
		sql   string
		why   string // of a line that has no total
	}{
		{line: 1, total: 1, sql: gold}, {line: 3, total: 0, sql: "SELECT id FROM singer"}, {line: 4, why: "unexpected end of JSON input"},
		{line: 5, why: "no such column: wages"}, {line: 6, why: "no such file"}, {line: 7, why: "no gold query"}, {line: 8, why: "names no database"},
		{line: 9, why: "no tokens that a model generated"}, {line: 10, why: "a JSON array, not an object"}, {line: 11, total: -1},
	}
	lines := strings.Split(strings.TrimSuffix(stdout, "\n"), "\n")
	if len(lines) != len(want) {
		t.Fatalf("%d lines, want %d:\n%s", len(lines), len(want), stdout)
	}
	for i, w := range want {
		var a answer
		if err := json.Unmarshal([]byte(lines[i]), &a); err != nil {
			t.Fatalf("%v: %s", err, lines[i])
		}
		switch {
		case a.Line != w.line:
			t.Errorf("line %d, want %d: %s", a.Line, w.line, lines[i])
		case a.Breakdown == nil:
			if w.why == "" || !strings.Contains(a.Error, w.why) {
				t.Errorf("want %+v: %s", w, lines[i])
			}
		case a.Breakdown.Total == nil:
			if w.why == "" || !strings.Contains(a.Breakdown.Why, w.why) || a.Error != "" {
				t.Errorf("want %+v: %s", w, lines[i])
			}
		case w.why != "" || *a.Breakdown.Total != w.total || a.SQL != w.sql || len(a.Breakdown.Terms) != 2 || a.Breakdown.Terms[0].Name != "format":
			t.Errorf("want %+v: %s", w, lines[i])
		}
	}
}

func TestScoreOptions(t *testing.T) {
	path, cache := testdb.File(t, singers), t.TempDir()
	const gold = "SELECT name FROM singer"
	fenced := said("", gold, "```sql\nSELECT 1\n```\n```sql\nSELECT name FROM singer\n```")
	for i, c := range []struct {
		input string
		args  []string
		want  string // of the summary
		code  int
	}{
		{fenced, []string{"--reward", "paverl", "--db", path, "--protocol", "paverl"}, "scored 1, failed 0, skipped 0; mean 10.0000", exitOK},
		{fenced, []string{"--reward", "graph-ex=2,relpm=0.5", "--db", "sqlite:" + path, "--protocol", "paverl"}, "mean 2.5000", exitOK},
		{fenced, []string{"--reward", "ex", "--db", path}, "mean 0.0000", exitOK}, // in another protocol nothing was said
		{"", []string{"--reward", "ex", "--db", path}, "attempted 0, scored 0, failed 0, skipped 0; mean -", exitOK},
		// A hard question is paid for its turns where there were fewer than the budget (SQL-Trail, eq. 7).
		{hard(gold), []string{"--reward", "trail", "--db", path, "--turns", "1"}, "mean 9.0000", exitOK},
		{hard(gold), []string{"--reward", "trail", "--db", path, "--turns", "2"}, "mean 11.0000", exitOK},
		{fenced, []string{"--reward", "ex", "--db", path, "--steps", "1000", "absent.jsonl"}, "absent.jsonl", exitUsage},
		{fenced, []string{"--reward", "exact", "--db", path}, "there is no reward \"exact\"", exitUsage},
		{fenced, []string{"--reward", "ex=much", "--db", path}, "a number is needed", exitUsage},
		{fenced, []string{"--reward", "ex", "--db", path + ".absent"}, "no such file", exitUsage},
		{fenced, []string{"--reward", "ex"}, "\"db\" not set", exitUsage},
		{said("", "SELECT nothing FROM singer", "SELECT 1"), []string{"--reward", "ex", "--db", path}, "nothing was scored: all 1 lines were skipped", exitInternal},
		{fenced, []string{"--reward", "ex", "--db", path, "--protocol", "none"}, "give plain", exitUsage},
		{fenced, []string{"--reward", "ex", "--db", path, "--workers", "0"}, "must be positive", exitUsage},
	} {
		_, stderr, code := sqltrain(t, c.input, append([]string{"score", "--cache", cache}, c.args...)...)
		if code != c.code || !strings.Contains(stderr, c.want) {
			t.Errorf("%d: %q: exit code %d, want %d: %s", i, c.args, code, c.code, stderr)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	args := []string{"sqltrain", "score", "--reward", "ex", "--db", t.TempDir(), "--cache", ""}
	if code := run(ctx, args, strings.NewReader(fenced), io.Discard, io.Discard); code != exitInterrupted {
		t.Errorf("cancelled: exit code %d", code)
	}
	if kept, err := filepath.Glob(filepath.Join(cache, "*", "*")); err != nil || len(kept) != 1 {
		t.Errorf("one gold, and %q is kept: %v", kept, err)
	}
}

// hard is a hard question, answered in the first turn.
func hard(gold string) string {
	line := said("", gold, "<think>t</think><solution>"+gold+"</solution>")
	return `{"difficulty": "hard", ` + strings.TrimPrefix(line, "{")
}

// TestScoreSynth scores what `sqltrain synth` wrote: its trajectories are right by every rule.
func TestScoreSynth(t *testing.T) {
	dir := t.TempDir()
	var corpus bytes.Buffer
	skyrl, _ := protocols.Lookup("skyrl")
	stats, err := teach.Generate(t.Context(), teach.Options{Seed: 1, Worlds: 3, PerWorld: 4, Protocol: skyrl, Out: &corpus, Databases: dir})
	if err != nil || stats.Kept == 0 {
		t.Fatal(stats, err)
	}
	file := filepath.Join(dir, "corpus.jsonl")
	if err := os.WriteFile(file, corpus.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, most := range map[string]string{"ex": "mean 1.0000", "skyrl": "mean 1.0000"} {
		_, stderr, code := sqltrain(t, "", "score", "--reward", name, "--db", dir, "--cache", "", file)
		if code != exitOK || !strings.Contains(stderr, "failed 0, skipped 0; "+most) {
			t.Errorf("%s: exit code %d: %s", name, code, stderr)
		}
	}
}
