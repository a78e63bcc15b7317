// Package pretrained finds the real models that tests run: scripts/get-models.sh brings them, SQLAGENT_TEST_MODELS
// names their directory.
package pretrained

import (
	"os"
	"path/filepath"
	"testing"
)

// The models' files.
const (
	QwenSmall = "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf"
	Qwen      = "qwen2.5-coder-1.5b-instruct-q4_k_m.gguf"
	SmolLM    = "smollm2-135m-instruct-q4_1.gguf"
	Gemma     = "gemma-3-270m-q4_k_m.gguf" // a base model without a chat template
)

// GemmaTurns is a chat template for Gemma: the system's message goes into the user's first one, and roles must
// alternate.
const GemmaTurns = `{{ bos_token }}{% if messages[0].role == 'system' %}{% set prefix = messages[0].content + '\n\n' %}` +
	`{% set turns = messages[1:] %}{% else %}{% set prefix = '' %}{% set turns = messages %}{% endif %}` +
	`{% for m in turns %}{% if (m.role == 'user') != (loop.index0 % 2 == 0) %}{{ raise_exception('roles must alternate') }}{% endif %}` +
	`{{ '<start_of_turn>' + ('model' if m.role == 'assistant' else m.role) + '\n' + (prefix if loop.first else '') + m.content | trim + '<end_of_turn>\n' }}` +
	`{% endfor %}{% if add_generation_prompt %}{{ '<start_of_turn>model\n' }}{% endif %}`

// File is the path of a model. Where it must be there, in CI, it is; elsewhere the test is skipped.
func File(t testing.TB, name string) string {
	t.Helper()
	if testing.Short() {
		t.Skip("pretrained models are left out of short runs")
	}
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
