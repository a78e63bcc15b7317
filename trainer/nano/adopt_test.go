package nano

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/pretrained"
	"github.com/sqlagent/sqlagent/internal/testprogram"
	"github.com/sqlagent/sqlagent/llm/llama"
	llmopen "github.com/sqlagent/sqlagent/llm/open"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/speech"
	"github.com/sqlagent/sqlagent/trainer"
)

// adoptedModel is a pretrained model with a LoRA that has learnt nothing yet, and the tokens of the pointer form.
func adoptedModel(t *testing.T) (base string, from *model.Origin, tok *token.Tokenizer) {
	t.Helper()
	base = pretrained.File(t, pretrained.QwenSmall)
	from, plain, _, err := trainer.Initial(base)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { from.Close() })
	if err := from.AddLoRA(model.LoRA{Rank: 4, Alpha: 8}, 1); err != nil {
		t.Fatal(err)
	}
	if tok, err = Adopt(plain, from.Weights[0], slices.Concat(form.Vocabulary(), form.Lists())); err != nil {
		t.Fatal(err)
	}
	return base, from, tok
}

// No text of a cell, a name or a question yields a pointer, whatever word of the vocabulary that was.
func TestAdopt(t *testing.T) {
	_, _, tok := adoptedModel(t)
	plain, err := token.Load(pretrained.File(t, pretrained.QwenSmall))
	if err != nil {
		t.Fatal(err)
	}
	taken := map[int32]form.Token{}
	for _, of := range slices.Concat(form.Vocabulary(), form.Lists()) {
		id, ok := tok.Special(of.Name())
		if !ok || taken[id] != "" {
			t.Fatalf("%s is token %d, %t, as is %s", of, id, ok, taken[id])
		}
		taken[id] = of
	}
	for id, of := range taken {
		word := string(plain.Bytes(id))
		for _, text := range []string{word, "the " + word, word + "s", strings.Repeat(word, 3), "name" + word, of.Name()} {
			ids := tok.Encode(text)
			if i := slices.IndexFunc(ids, func(id int32) bool { return taken[id] != "" }); i >= 0 {
				t.Errorf("%q yields the token %s", text, taken[ids[i]])
			}
			if got := tok.Decode(ids); got != text {
				t.Errorf("%q comes back as %q", text, got)
			}
		}
	}
	for _, text := range []string{"count the orders of all customers except one", "select max avg name from", " between like null"} {
		if got, want := tok.Encode(text), plain.Encode(text); !slices.Equal(got, want) {
			t.Errorf("%q is %d tokens, was %d: a word of prompts is a keyword", text, len(got), len(want))
		}
	}
}

// Weights that speak the form keep their tokens when they learn its newer words, which are those of weights that learn
// all at once.
func TestAdoptMore(t *testing.T) {
	_, from, all := adoptedModel(t)
	plain, err := token.Load(pretrained.File(t, pretrained.QwenSmall))
	if err != nil {
		t.Fatal(err)
	}
	grown, err := Adopt(plain, from.Weights[0], form.Vocabulary())
	if err != nil {
		t.Fatal(err)
	}
	if grown, err = Adopt(grown, from.Weights[0], slices.Concat(form.Vocabulary(), form.Lists())); err != nil {
		t.Fatal(err)
	}
	for _, of := range slices.Concat(form.Vocabulary(), form.Lists()) {
		got, _ := grown.Special(of.Name())
		if want, _ := all.Special(of.Name()); got != want {
			t.Errorf("%s is token %d, want %d", of, got, want)
		}
	}
}

// A pretrained model is asked over pointers in the tokens that it is trained on, by both engines, held to the grammar.
func TestAdoptedTurnsAreThoseOfTheAgent(t *testing.T) {
	base, from, tok := adoptedModel(t)
	adapter := filepath.Join(t.TempDir(), "pointers.gguf")
	if err := trainer.ExportAdapter(adapter, from, tok, gguf.F16, trainer.ExportInfo{Protocol: speech.Name}); err != nil {
		t.Fatal(err)
	}
	encoder, err := NewEncoder(tok)
	if err != nil {
		t.Fatal(err)
	}
	for _, engine := range []string{llmopen.Native, llmopen.Llama} {
		if engine == llmopen.Llama {
			if testing.Short() {
				t.Skip("llama.cpp is left out of short runs")
			}
			t.Setenv(llama.HostVariable, testprogram.Path(t, "sqlagent-llama"))
			if _, _, err := llama.Find(); err != nil && os.Getenv("CI") != "true" {
				t.Skip(err)
			}
		}
		answer := answered(t, llmopen.Options{Engine: engine, Model: base, Adapter: adapter, Context: 2048})
		t.Logf("%s: %d turns, %s", engine, len(answer.Turns), answer.SQL)
		compareTurns(t, encoder, answer)
	}
}
