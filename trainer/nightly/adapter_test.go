package nightly

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/huggingface"
	"github.com/sqlagent/sqlagent/trainer"
)

// adapter writes an adapter over the team's weights, as `models pull` leaves one next to its model's file.
func (w team) adapter(t *testing.T) string {
	t.Helper()
	base, path := filepath.Join(filepath.Dir(w.recipe), "init.gguf"), filepath.Join(filepath.Dir(w.recipe), "coder.gguf")
	from, tok, _, err := trainer.Initial(base)
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	if err := from.AddLoRA(model.LoRA{Rank: 2, Alpha: 4}, 1); err != nil {
		t.Fatal(err)
	}
	info := trainer.ExportInfo{Name: "coder", Protocol: "pointer", License: "CC0-1.0", Base: "owner/tiny"}
	if err := trainer.ExportAdapter(path, from, tok, gguf.F32, info); err != nil {
		t.Fatal(err)
	}
	return path
}

// Nights train an adapter on: what they promote is one too, next to a link to its model's file, and the next night and
// whoever answers find that.
func TestNightsOverAnAdapter(t *testing.T) {
	w := newTeam(t)
	path := w.adapter(t)
	w.settings(t, "", "init.gguf", "coder.gguf")
	if s := w.mustNight(t); s.Verdict != Promoted || s.Current != "0001" {
		t.Fatalf("%+v", s)
	}
	first := w.answers(t)

	w.ask(t, "largest id of %ss", "SELECT max(id) FROM %s")
	w.settings(t, w.grpo(t), "init.gguf", "coder.gguf")
	if s := w.mustNight(t); s.Verdict != Promoted || s.Current != "0002" {
		t.Fatalf("%+v", s)
	}
	second := w.answers(t)
	if begun, err := os.ReadFile(path); err != nil || string(begun) == string(first) || string(first) == string(second) {
		t.Errorf("a night left the adapter as it was (%v)", err)
	}

	current := filepath.Join(w.dir, currentLink, modelFile)
	f, err := gguf.Open(current)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lora, err := model.AdapterLoRA(f)
	if licence, _ := f.Meta.String("general.license"); err != nil || lora.Rank != 2 || licence != "CC0-1.0" || huggingface.Base(f.Meta) != "owner/tiny" {
		t.Errorf("rank %d, licence %q, of %q, %v", lora.Rank, licence, huggingface.Base(f.Meta), err)
	}
	e, err := llmopen.Open(t.Context(), llmopen.Options{Engine: llmopen.Native, Model: current})
	if err != nil {
		t.Fatal(err)
	}
	if err := e.Close(); err != nil {
		t.Fatal(err)
	}
	if _, to, err := Rollback(w.dir, ""); err != nil || to != "0001" || string(w.answers(t)) != string(first) {
		t.Errorf("back to %s, %v", to, err)
	}
}

// An adapter has no file types of several kinds, and none without its model's file.
func TestAdapterThatCannotBe(t *testing.T) {
	w := newTeam(t)
	path := w.adapter(t)
	w.settings(t, "", "init.gguf", "coder.gguf", `"F32"`, `"Q4_K_M"`)
	if s, err := w.night(t.Context(), t, nil); err == nil || !strings.Contains(err.Error(), "weights.type") || s.Current != firstVersion || s.Night != 0 {
		t.Errorf("a type of a model: %v, %+v", err, s)
	}
	w.settings(t, "", "init.gguf", "coder.gguf")
	if err := os.Rename(path, filepath.Join(t.TempDir(), "coder.gguf")); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(w.dir, versionsDir, firstVersion, baseFile)); err != nil {
		t.Fatal(err)
	}
	if _, err := w.night(t.Context(), t, nil); err == nil || !strings.Contains(err.Error(), "coder.gguf") {
		t.Errorf("without its file: %v", err)
	}
}
