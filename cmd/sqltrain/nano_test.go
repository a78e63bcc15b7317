package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/vocabularies"
	"github.com/sqlagent/sqlagent/llm"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
)

// publicBase writes a tiny model with a public vocabulary.
func publicBase(t *testing.T, path string) {
	t.Helper()
	tok, err := token.FromGGUF(&gguf.File{Meta: vocabularies.Qwen(t)})
	if err != nil {
		t.Fatal(err)
	}
	m, err := model.New(model.Config{Architecture: "qwen2", VocabSize: tok.Size(), Context: 2048, Embedding: 32, Layers: 1, FeedForward: 32,
		Heads: 2, KVHeads: 1, RopeBase: 1e4, NormEps: 1e-6, Tied: true}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := trainer.Export(path, m.Origin(), tok, gguf.FileF16, trainer.ExportInfo{}); err != nil {
		t.Fatal(err)
	}
}

// A model with a public vocabulary learns the pointer form by a LoRA, goes on, and is exported as an adapter, next to
// whose base it speaks the protocol pointer.
func TestNanoAdopts(t *testing.T) {
	dir, data := t.TempDir(), corpora.Learnt(t, 4, 8, 100)
	at := func(name string) string { return filepath.Join(dir, name) }
	publicBase(t, at("base.gguf"))
	train := func(more ...string) (stderr string, code int) {
		_, stderr, code = sqltrain(t, "", append([]string{"nano", "--data", data, "--out", at("run"), "--init", at("base.gguf"), "--lora-rank", "2",
			"--worlds", "2", "--withhold", "0.8", "--withhold-written", "0.98", "--batch", "900", "--lr", "1e-2", "--lists"}, more...)...)
		return stderr, code
	}
	for _, steps := range []string{"1", "2"} {
		if stderr, code := train("--steps", steps); code != exitOK {
			t.Fatalf("%s steps: exit code %d: %s", steps, code, stderr)
		}
	}
	if stderr, code := train("--steps", "3", "--layers", "2"); code != exitUsage || !strings.Contains(stderr, "--layers") {
		t.Errorf("with --layers: exit code %d: %s", code, stderr)
	}
	if stderr, code := train("--steps", "3", "--lists=false"); code != exitUsage || !strings.Contains(stderr, "--lists") {
		t.Errorf("without --lists: exit code %d: %s", code, stderr)
	}
	command(t, "export", "--checkpoint", at("run"), "--init", at("base.gguf"), "--format", "adapter", "--out", at("pointers.gguf"))
	infos, err := llmopen.Models(t.Context(), llmopen.Options{Engine: llmopen.Native, Model: at("pointers.gguf")})
	if err != nil {
		t.Fatal(err)
	}
	if i := infos[0]; !i.Pointers || !i.Lists || i.Protocol != "pointer" || i.Voting == nil || !i.Voting.Uncalibrated(i.Voting.Votes) {
		t.Errorf("the adapter with its base is %+v, want one of the protocol pointer that is not calibrated", i)
	}
	for _, c := range []struct {
		out  string
		rank []string
		code int
	}{{"like", nil, exitOK}, {"raised", []string{"--lora-rank", "3"}, exitOK}, {"raised", []string{"--lora-rank", "3"}, exitOK}, // the second goes on
		{"lowered", []string{"--lora-rank", "1"}, exitInternal}} {
		args := []string{"nano", "--data", data, "--out", at(c.out), "--init", at("pointers.gguf"), "--worlds", "2", "--withhold", "0.8", "--withhold-written", "0.98",
			"--batch", "900", "--steps", "1", "--lists"}
		if _, stderr, code := sqltrain(t, "", append(args, c.rank...)...); code != c.code {
			t.Fatalf("%s from an adapter of rank 2: exit code %d, want %d: %s", c.rank, code, c.code, stderr)
		}
	}
	engine, err := llmopen.Open(t.Context(), llmopen.Options{Engine: llmopen.Native, Model: at("base.gguf"), Adapter: at("pointers.gguf")})
	if err != nil {
		t.Fatal(err)
	}
	defer engine.Close()
	s, err := engine.NewSession(t.Context(), llm.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.Append(llm.Message{Role: llm.User, Pieces: []llm.Piece{{Token: "<T0>"}, {Text: " shop"}, {Token: "<q>"}}}); err != nil {
		t.Error(err)
	}
}
