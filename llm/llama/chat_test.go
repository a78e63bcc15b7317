package llama

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/dialogue"
	"github.com/sqlagent/sqlagent/model/token"
)

// The pretrained models of scripts/get-models.sh.
const (
	qwenSmall = "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf"
	qwen      = "qwen2.5-coder-1.5b-instruct-q4_k_m.gguf"
	smol      = "smollm2-135m-instruct-q4_1.gguf"
	gemma     = "gemma-3-270m-q4_k_m.gguf"
)

// gemmaTurns writes conversations as Gemma 3 knows them, for the file is of the base model and has no template: the
// system's message goes into the user's first one, and roles must alternate.
const gemmaTurns = `{{ bos_token }}{% if messages[0].role == 'system' %}{% set prefix = messages[0].content + '\n\n' %}` +
	`{% set turns = messages[1:] %}{% else %}{% set prefix = '' %}{% set turns = messages %}{% endif %}` +
	`{% for m in turns %}{% if (m.role == 'user') != (loop.index0 % 2 == 0) %}{{ raise_exception('roles must alternate') }}{% endif %}` +
	`<start_of_turn>{{ 'model' if m.role == 'assistant' else m.role }}` + "\n" + `{{ prefix if loop.first else '' }}{{ m.content | trim }}<end_of_turn>` + "\n" +
	`{% endfor %}{% if add_generation_prompt %}<start_of_turn>model` + "\n" + `{% endif %}`

// pretrained is the path of a real model's file. Where it must be there, it is; elsewhere the test is left out.
func pretrained(t testing.TB, name string) string {
	t.Helper()
	dir := os.Getenv("SQLAGENT_TEST_MODELS")
	switch {
	case dir != "":
		return filepath.Join(dir, name)
	case os.Getenv("CI") == "true":
		t.Fatal("SQLAGENT_TEST_MODELS is not set")
	}
	t.Skip("SQLAGENT_TEST_MODELS is not set (scripts/get-models.sh brings the models)")
	return ""
}

func TestPretrainedModelsAnswer(t *testing.T) {
	for _, c := range []struct {
		file, template, reply, want string
	}{
		{smol, "", "", "Paris"},
		{qwenSmall, "", "", "Paris"},
		{qwen, "", "", "Paris"},
		{gemma, gemmaTurns, "The capital of France is", "Paris"},
		{qwenSmall, "", "```sql\n", "SELECT"},
		{qwen, "", "```sql\n", "SELECT"},
	} {
		e := begin(t, pretrained(t, c.file), Options{Template: c.template, Context: 1024})
		s := open(t, e)
		question := "What is the capital of France?"
		if c.want == "SELECT" {
			question = "Table city(id, name, population). Write the SQL that counts the cities."
		}
		for _, m := range []llm.Message{
			{Role: llm.System, Text: "You answer in one short sentence."}, {Role: llm.User, Text: question},
			{Role: llm.Continue, Text: c.reply},
		} {
			if m.Text == "" {
				continue
			}
			if err := s.Append(m); err != nil {
				t.Fatal(err)
			}
		}
		turn, err := s.Generate(t.Context(), llm.Sampling{MaxTokens: 40}, "```")
		t.Logf("%s: %q %s %v", c.file, turn.Text, turn.Finish, err)
		if err != nil || !strings.Contains(turn.Text, c.want) {
			t.Errorf("%s: %+v, %v; want %q", c.file, turn, err, c.want)
		}
		s.Close()
		e.Close()
	}
}

var _ = slices.Equal[[]int]
var _ = gguf.Open
var _ = errors.As
var _ = dialogue.Of
var _ = token.FromGGUF
