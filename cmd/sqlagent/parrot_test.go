package main

import (
	"encoding/json"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trajectory"
)

// parrot trains a model that says one thing, whatever it is asked and told, and returns its file. So the binary is
// tested with answers that are known beforehand, and with a real model all the same. Each line is learnt once.
func parrot(t *testing.T, says string) string {
	t.Helper()
	if path, ok := parrots[says]; ok {
		return path
	}
	given := []string{
		"Database Engine: SQLite\nDatabase Schema:\ntable city = city: pk id, name = name text\n\nQuestion: How many cities are there?\nNames: city = city",
		"Database Engine: SQLite\nDatabase Schema:\ntable a = a: b = b int, c = c text\ntable d = d: pk e\n\nQuestion: What?",
		"Question: Which names?\nNames: name = name",
	}
	told := []string{
		"\n<observation>\nerror: the table city may not be read (4 turns left)\n</observation>\n",
		"\n<observation>\nname | id\nx | 1\n(1 row, 3 turns left)\n</observation>\n",
		"\n<observation>\nThat was the last turn.\n</observation>\n",
	}
	tok, err := token.Train(slices.Values(append(append([]string{says}, given...), told...)), 400, "qwen2", nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := model.New(model.Config{
		Architecture: "qwen2", VocabSize: tok.Size(), Context: 2048, Layers: 2, Embedding: 48, FeedForward: 96,
		Heads: 4, KVHeads: 2, RopeBase: 10000, NormEps: 1e-6, Tied: true,
	}, 1)
	if err != nil {
		t.Fatal(err)
	}
	var group []trainer.Sequence
	for i, question := range given {
		e := trajectory.Example{Segments: []trajectory.Segment{{Role: llm.User, Text: question}}}
		for turn := range 6 {
			e.Segments = append(e.Segments,
				trajectory.Segment{Role: llm.Assistant, Text: says, Generated: true, Train: true},
				trajectory.Segment{Role: llm.Continue, Text: told[(i+turn)%len(told)]})
		}
		e.Segments = e.Segments[:len(e.Segments)-1]
		s, err := trainer.Tokenise(tok, e)
		if err != nil {
			t.Fatal(err)
		}
		group = append(group, s)
	}
	corpus := &trainer.Corpus{}
	for _, s := range group {
		corpus.Groups = append(corpus.Groups, trainer.Group{s})
	}
	loss := math.Inf(1)
	sft := trainer.SFT{Steps: 250, BatchTokens: 1500, Schedule: trainer.Schedule{Peak: 5e-3, Warmup: 10, Decay: 0.5}, ClipNorm: 1, Dir: t.TempDir()}
	if err := sft.Run(t.Context(), m, tok, corpus.Batches(1500, 0, 0), nil, trainer.State{}, func(p trainer.Progress) { loss = p.Loss }); err != nil {
		t.Fatal(err)
	}
	if loss > 0.02 {
		t.Fatalf("the parrot has not learnt its line: %.3f nats a token", loss)
	}
	path := filepath.Join(filepath.Dir(binary), fmt.Sprintf("parrot-%d.gguf", len(parrots)))
	if err := trainer.Export(path, m, tok, gguf.FileF32, trainer.ExportInfo{Name: "parrot", Protocol: "skyrl-brief"}); err != nil {
		t.Fatal(err)
	}
	parrots[says] = path
	return path
}

var parrots = map[string]string{} // what they say → their files

func cities(t *testing.T) string {
	return newDatabase(t,
		"CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT)",
		"INSERT INTO city (name) VALUES ('Lisbon'), ('Porto'), ('Faro')")
}

func TestAnswered(t *testing.T) {
	path := parrot(t, "<think>Count.</think>\n<solution>SELECT COUNT(*) AS n FROM city</solution>")
	for _, more := range [][]string{nil, {"--exact"}, {"--context", "99999999"}} {
		args := []string{"ask", "How many cities are there?", "--dsn", cities(t), "--model", path, "--output", "csv"}
		r := sqlagent(t, append(args, more...)...)
		if r.code != exitOK || r.stdout != "n\n3\n" || strings.Contains(r.stderr, "a context of 99999999 tokens: the model has") != (more != nil && more[0] == "--context") {
			t.Errorf("%v: exit code %d, stdout %q\n%s", more, r.code, r.stdout, r.stderr)
		}
	}
}

func TestNoAnswer(t *testing.T) {
	path := parrot(t, "<think>Count.</think>\n<solution>SELECT COUNT(*) FROM town</solution>")
	r := sqlagent(t, "ask", "How many cities are there?", "--dsn", cities(t), "--model", path)
	if r.code != exitNoAnswer || r.stdout != "" || !strings.Contains(r.stderr, "town") || !strings.Contains(r.stderr, "hint: ask") {
		t.Errorf("exit code %d, stdout %q\n%s", r.code, r.stdout, r.stderr)
	}
}

// A model that insists on writing is refused each time, and the caller is told so.
func TestRefused(t *testing.T) {
	path := parrot(t, "<think>Delete them.</think>\n<solution>DELETE FROM city</solution>")
	db := cities(t)
	r := sqlagent(t, "ask", "How many cities are there?", "--dsn", db, "--model", path, "--output", "json")
	var got struct{ Error *agent.Failure }
	if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
		t.Fatalf("%v in %q", err, r.stdout)
	}
	if r.code != exitRefused || got.Error == nil || got.Error.Kind != "refused" {
		t.Errorf("exit code %d, error %+v\n%s", r.code, got.Error, r.stderr)
	}
	r = sqlagent(t, "ask", "How many?", "--dsn", db, "--output", "csv",
		"--model", parrot(t, "<think>Count.</think>\n<solution>SELECT COUNT(*) AS n FROM city</solution>"))
	if r.stdout != "n\n3\n" {
		t.Errorf("after the refusal: %q", r.stdout)
	}
}
