package main

import (
	"encoding/json"
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
	path, db := exported(t), cities(t)
	ask := func(more ...string) result {
		return sqlagent(t, append([]string{"ask", "How many cities are there?", "--dsn", db, "--model", path, "--output", "csv"}, more...)...)
	}
	const never = "unsure: the model was never calibrated"
	r := ask()
	if r.code != exitUnsure || !strings.HasSuffix(r.stdout, "\n3\n") {
		t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
	for _, want := range []string{never, "of 18 votes agree", "sqltrain calibrate", ", never calibrated)"} {
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
