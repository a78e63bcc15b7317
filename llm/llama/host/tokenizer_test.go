package host

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/hybridgroup/yzma/pkg/llama"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/vocabularies"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/model/token"
)

// Real vocabularies (scripts/get-vocabularies.sh), and strings of all kinds.
func TestTokenIdsEqualLlamas(t *testing.T) {
	n := 10000
	if testing.Short() {
		n = 500
	}
	texts := vocabularies.Texts(t, "../../..", n)
	for name, read := range map[string]func(testing.TB) gguf.Meta{"qwen2": vocabularies.Qwen, "llama-bpe": vocabularies.Llama3} {
		t.Run(name, func(t *testing.T) {
			evaluate(t, wire.Load{Model: write(t, shapes(words(t).Size())[0], words(t), gguf.F32, 0), Sequences: 1, Context: 16})
			meta := read(t)
			path := filepath.Join(t.TempDir(), "vocabulary.gguf")
			if err := gguf.Write(path, meta, nil); err != nil {
				t.Fatal(err)
			}
			ours, err := token.Load(path)
			if err != nil {
				t.Fatal(err)
			}
			p := llama.ModelDefaultParams()
			p.VocabOnly = 1
			theirs, err := llama.ModelLoadFromFile(path, p)
			if err != nil {
				t.Fatal(err)
			}
			defer llama.ModelFree(theirs)
			vocab := llama.ModelGetVocab(theirs)
			if n := int(llama.VocabNTokens(vocab)); n != ours.Size() {
				t.Fatalf("llama.cpp has %d tokens, we have %d", n, ours.Size())
			}
			different, tokens := 0, 0
			for _, text := range texts {
				want := llama.Tokenize(vocab, text, false, false)
				got := ours.Encode(text)
				tokens += len(got)
				if !slices.EqualFunc(got, want, func(a int32, b llama.Token) bool { return a == int32(b) }) {
					if different++; different <= 5 {
						t.Errorf("%q: %v, llama.cpp says %v", text, got, want)
					}
				}
			}
			t.Logf("%d strings, %d tokens of a vocabulary of %d: %d differ", len(texts), tokens, ours.Size(), different)
		})
	}
}
