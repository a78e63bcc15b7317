package huggingface

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
)

// A checkpoint that became a GGUF file and a checkpoint again, of several files of weights, is to transformers what it
// was: its shape, its tokenizer with the chat template, its weights, and with torch its logits.
func TestTransformersReadsExports(t *testing.T) {
	var pairs []string
	for _, name := range model.Architectures {
		dir := copied(t, name)
		if name == "llama" {
			published(t, dir)
		}
		back := filepath.Join(t.TempDir(), name)
		if err := Create(back, imported(t, dir, gguf.FileF32), Export{Type: gguf.FileF32, Shard: 20_000}); err != nil {
			t.Fatal(err)
		}
		pairs = append(pairs, dir, back)
	}
	text, err := python(t, "load.py", pairs...).Output()
	if err != nil {
		t.Fatal(err)
	}
	answers := json.NewDecoder(bytes.NewReader(text))
	for _, name := range model.Architectures {
		var found struct {
			Differs []string
			Tensors int
			Logits  *float64
		}
		if err := answers.Decode(&found); err != nil {
			t.Fatalf("%v: %s", err, text)
		}
		if len(found.Differs) > 0 || found.Tensors < 20 {
			t.Errorf("%s: of %d tensors and all else these differ: %v", name, found.Tensors, found.Differs)
		}
		if found.Logits == nil {
			t.Logf("%s: torch is not installed: logits were not compared", name)
		} else if t.Logf("%s: largest difference of logits %g", name, *found.Logits); *found.Logits > 1e-6 {
			t.Errorf("%s: logits differ by %g", name, *found.Logits)
		}
	}
}

// published gives a checkpoint of llama the numbers of Llama 3.1's rotary positions, which config.json has words for
// again.
func published(t *testing.T, dir string) {
	edit(t, dir, configFile, func(m map[string]any) {
		m["rope_parameters"].(map[string]any)["original_max_position_embeddings"] = 8192
	})
}
