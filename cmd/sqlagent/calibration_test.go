package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/trainer"
)

// exported is nano as `sqltrain export` writes weights: without what their votes are worth.
func exported(t *testing.T) string {
	t.Helper()
	from, tok, _, err := trainer.Initial("nano")
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	path := filepath.Join(t.TempDir(), "own.gguf")
	if err := trainer.Export(path, from, tok, gguf.FileQ8_0, trainer.ExportInfo{Name: "own", Protocol: "pointer"}); err != nil {
		t.Fatal(err)
	}
	return path
}

// Weights that `sqltrain export` wrote vote as nano does, and are unsure of every answer until they are calibrated.
func TestExportedWeights(t *testing.T) {
	if testing.Short() {
		t.Skip("it asks by eighteen votes")
	}
	path, db := exported(t), cities(t)
	ask := func(more ...string) result {
		return sqlagent(t, append([]string{"ask", "How many cities are there?", "--dsn", db, "--model", path, "--output", "csv"}, more...)...)
	}
	const never = "unsure: the model is not calibrated"
	r := ask()
	if r.code != exitUnsure || !strings.HasSuffix(r.stdout, "\n3\n") {
		t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	for _, want := range []string{never, "of 18 votes agree", "sqlagent calibrate", ", not calibrated)"} {
		if !strings.Contains(r.stderr, want) {
			t.Errorf("%q is not in\n%s", want, r.stderr)
		}
	}
	for _, more := range [][]string{{"--votes", "1"}, {"--votes", "3", "--min-confidence", "0.1"}} {
		if r := ask(more...); r.code != exitUnsure || !strings.HasSuffix(r.stdout, "\n3\n") || !strings.Contains(r.stderr, never) {
			t.Errorf("%v: exit code %d, stdout %q\n%s", more, r.code, r.stdout, r.stderr)
		}
	}
	if r := ask("--votes", "3", "--min-confidence", "0"); r.code != exitOK || strings.Contains(r.stderr, never) {
		t.Errorf("waived: exit code %d\n%s", r.code, r.stderr)
	}
	var got struct {
		Unsure, Uncalibrated bool
		Error                *agent.Failure
	}
	r = ask("--votes", "1", "--output", "json")
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
		t.Fatalf("%v in %q", err, r.stdout)
	}
	if r.code != exitUnsure || !got.Unsure || !got.Uncalibrated || got.Error == nil || got.Error.Kind != "unsure" {
		t.Errorf("exit code %d, %+v", r.code, got)
	}

	// What calibrates them is measured by eval, in which no answer is unsure yet.
	suite := file(t, "suite.jsonl", `{"db": "`+db+`", "question": "How many cities are there?", "gold": "SELECT COUNT(*) FROM city"}`+"\n")
	r = sqlagent(t, "eval", suite, "--model", path, "--votes", "3")
	if r.code != exitOK || !strings.Contains(r.stdout, `"verdict":"right"`) || strings.Contains(r.stdout, `"unsure":true`) {
		t.Errorf("eval: exit code %d, %s\n%s", r.code, r.stdout, r.stderr)
	}

	f, err := gguf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	card.Write(&f.Meta, llm.Voting{Votes: 3, Shares: []float64{0, 1}, Probabilities: []float64{0, 1}, MinConfidence: 0.4})
	path = filepath.Join(t.TempDir(), "calibrated.gguf")
	if err := gguf.Write(path, f.Meta, f.Tensors); err != nil {
		t.Fatal(err)
	}
	if r := ask(); r.code != exitOK || !strings.Contains(r.stderr, "right with a probability of") || strings.Contains(r.stderr, "calibrated") {
		t.Errorf("calibrated: exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
}

// calibrate asks a model questions with known SQL, keeps what its agreement is worth under what identifies it, and ask,
// eval and models go by that.
func TestCalibrate(t *testing.T) {
	const right = "SELECT COUNT(*) FROM city"
	data := t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	db := cities(t)
	var pairs strings.Builder
	for i := range 60 { // of an answer that all votes agree on, five in six are right
		gold := right
		if i%6 == 0 {
			gold = "SELECT 7"
		}
		fmt.Fprintf(&pairs, `{"question": "How many cities are there, %d?", "sql": %q}`+"\n", i, gold)
	}
	path := file(t, "pairs.jsonl", pairs.String())
	lines := make([]string, 500)
	for i := range lines {
		lines[i] = right
	}
	server := voting(t, lines...)
	of := func(more ...string) []string { return append(more, "--dsn", db, "--base-url", server) }

	// Of one answer that was never measured nothing is sure; of several votes what nearly all come to.
	ask := func(more ...string) result {
		return sqlagent(t, append(of("ask", "How many cities are there?", "--output", "json"), more...)...)
	}
	once := ask()
	for _, want := range []string{`"unsure": true`, `"uncalibrated": true`, "not calibrated", "sqlagent calibrate --pairs FILE"} {
		if once.code != exitUnsure || !strings.Contains(once.stdout, want) {
			t.Errorf("once: exit code %d, no %s\n%s", once.code, want, once.stdout)
		}
	}
	if r := ask("--min-confidence", "0"); r.code != exitOK || !strings.Contains(r.stdout, `"unsure": false`) {
		t.Errorf("waived: exit code %d\n%s", r.code, r.stdout)
	}
	if r := ask("--votes", "3"); r.code != exitOK || !strings.Contains(r.stdout, `"basis": "agreement"`) {
		t.Errorf("three votes that agree: exit code %d\n%s", r.code, r.stdout)
	}

	r := sqlagent(t, of("calibrate", "--pairs", path, "--votes", "3")...)
	if r.code != exitOK || !strings.Contains(r.stdout, "AGREEMENT OF 3 VOTES") || !strings.Contains(r.stdout, "83%") || strings.Contains(r.stdout, "verdict") ||
		!strings.Contains(r.stderr, "written: "+data) {
		t.Fatalf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	kept, err := os.ReadDir(filepath.Join(data, "sqlagent", "calibrations"))
	if err != nil || len(kept) != 1 {
		t.Fatalf("%v, %v", kept, err)
	}
	// 16.7% of all are wrong where all agree, and 10% may be: so no answer is sure.
	r = sqlagent(t, of("ask", "How many cities are there?", "--output", "json")...)
	var got struct {
		Votes         int
		Confidence    float64
		Basis         string
		MinConfidence float64 `json:"min_confidence"`
	}
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil || r.code != exitUnsure || got.Votes != 3 || got.Basis != "questions" ||
		got.Confidence < 0.83 || got.Confidence > 0.84 || got.MinConfidence <= got.Confidence {
		t.Errorf("%v: exit code %d, %+v\n%s", err, r.code, got, r.stderr)
	}
	if r := sqlagent(t, of("calibrate", "--pairs", path, "--votes", "3", "--wrong", "0.2")...); r.code != exitOK {
		t.Fatalf("exit code %d\n%s", r.code, r.stderr)
	}
	if r := sqlagent(t, of("ask", "How many cities are there?", "--output", "csv")...); r.code != exitOK || !strings.Contains(r.stderr, "right with a probability of 83%") {
		t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	// Another protocol was not measured: nearly all votes must agree.
	if r := sqlagent(t, of("ask", "How many cities are there?", "--output", "csv", "--protocol", "graph")...); strings.Contains(r.stderr, "probability") {
		t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	for _, c := range []struct {
		args []string
		says string
	}{
		{of("calibrate"), "give --pairs"},
		{[]string{"calibrate", "--pairs", path}, "name the model to calibrate"},
		{[]string{"calibrate", "--pairs", path, "--model", "embedded", "--out", "x.gguf"}, "the embedded model has none"},
		{[]string{"calibrate", "--pairs", path, "--model", "auto", "--larger", "x.gguf"}, "calibrate each"},
		{of("calibrate", "--pairs", path, "--votes", "1"), "one vote always agrees"},
		{of("calibrate", "--pairs", path, "--out", "x.gguf"), "--base-url has none"},
		{of("calibrate", "--pairs", file(t, "few.jsonl", strings.Join(strings.SplitAfter(pairs.String(), "\n")[:9], ""))), "there are 9 pairs"},
		{of("calibrate", "--pairs", file(t, "bad.jsonl", `{"question": "How many?"}`+"\n")), "bad.jsonl:1"},
		{of("calibrate", "--pairs", filepath.Join(data, "none.jsonl")), "none.jsonl"},
	} {
		if r := sqlagent(t, c.args...); r.code != exitUsage || !strings.Contains(r.stderr, c.says) {
			t.Errorf("%v: exit code %d\n%s", c.args, r.code, r.stderr)
		}
	}
}

// A model from elsewhere answers by several votes, and is unsure where these do not agree, until it was calibrated: by
// a run that eval wrote, for the file wherever it lies, or for a copy.
func TestCalibrateFile(t *testing.T) {
	data := t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	path := parrot(t, "<solution>SELECT COUNT(*) AS n FROM city</solution>")
	basis := func(path string) (says string) {
		t.Helper()
		r := sqlagent(t, "models", "--model", path, "--engine", "native", "--json")
		var infos []llm.Info
		if err := json.Unmarshal([]byte(r.stdout), &infos); err != nil || len(infos) != 1 || infos[0].Voting == nil {
			t.Fatalf("%v: %q\n%s", err, r.stdout, r.stderr)
		}
		v := infos[0].Voting
		return fmt.Sprintf("%s %d %v %q", v.Basis, v.Votes, v.Measured(), v.Protocol)
	}
	if got := basis(path); got != `agreement 5 false ""` {
		t.Errorf("before: %s", got)
	}
	r := sqlagent(t, "ask", "How many cities are there?", "--dsn", cities(t), "--model", path, "--engine", "native", "--output", "csv")
	if r.code != exitOK || r.stdout != "n\n3\n" || !strings.Contains(r.stderr, "5 of 5 votes agree") {
		t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	if r := sqlagent(t, "ask", "How many cities are there?", "--dsn", cities(t), "--model", path, "--engine", "native", "--output", "csv", "--votes", "1"); r.code != exitUnsure ||
		r.stdout != "n\n3\n" || !strings.Contains(r.stderr, "sqlagent calibrate --pairs") {
		t.Errorf("one vote: exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	var lines strings.Builder
	for i := range 60 {
		fmt.Fprintf(&lines, `{"db": "x", "question": "q", "gold": "g", "sql": "s", "votes": 4, "share": 1, "verdict": %q}`+"\n", []string{"right", "right", "wrong"}[i%3])
	}
	run := file(t, "run.jsonl", lines.String())
	if r := sqlagent(t, "calibrate", "--model", path, "--engine", "native", "--run", run); r.code != exitOK || !strings.Contains(r.stdout, "67%") {
		t.Fatalf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	weights, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, at := range []string{path, file(t, "moved.gguf", string(weights))} {
		if got := basis(at); got != `questions 4 true "skyrl"` {
			t.Errorf("%s: %s", at, got)
		}
	}
	out := filepath.Join(data, "calibrated.gguf")
	if r := sqlagent(t, "calibrate", "--model", path, "--run", run, "--out", out); r.code != exitOK {
		t.Fatalf("exit code %d\n%s", r.code, r.stderr)
	}
	if got := basis(out); got != ` 4 true ""` {
		t.Errorf("the copy: %s", got)
	}
}

// The embedded model goes by what its agreement is worth on questions of the user's own; --model auto asks it so too.
func TestCalibrateEmbedded(t *testing.T) {
	if testing.Short() {
		t.Skip("it asks by eighteen votes")
	}
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	db := cities(t)
	ask := func(want string) {
		t.Helper()
		r := sqlagent(t, "ask", "How many cities are there?", "--dsn", db, "--model", "embedded", "--output", "csv")
		if r.stdout != "count(*)\n3\n" || !strings.Contains(r.stderr, want) {
			t.Errorf("exit code %d, stdout %q, no %q in\n%s", r.code, r.stdout, want, r.stderr)
		}
	}
	ask("right with a probability of 9")
	var lines strings.Builder
	for i := range 60 {
		fmt.Fprintf(&lines, `{"db": "x", "question": "q", "gold": "g", "sql": "s", "votes": 18, "share": 1, "verdict": %q}`+"\n", []string{"right", "right", "wrong"}[i%3])
	}
	if r := sqlagent(t, "calibrate", "--model", "embedded", "--run", file(t, "run.jsonl", lines.String()), "--wrong", "0.5"); r.code != exitOK {
		t.Fatalf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	ask("right with a probability of 67%")
}
