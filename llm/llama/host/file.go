package host

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// llama.cpp trusts much of what a file says of its own sizes, and files come from strangers. It is shown none that has
// not been read here first: every length, count and offset by package gguf, and by the rules below what llama.cpp casts
// without a look (https://github.com/ggml-org/llama.cpp/issues/24888, /pull/25508, /pull/20735).

// checkModel refuses a model that llama.cpp would read beyond the end of. One of several files is all of them:
// llama.cpp opens the others itself.
func checkModel(path string) error {
	f, err := gguf.Open(path)
	if err != nil {
		return bad(wire.Model, "%v", err)
	}
	defer f.Close()
	if err := checkVocabulary(f.Meta); err != nil {
		return bad(wire.Model, "%s: %v", path, err)
	}
	others, err := otherParts(path, f.Meta)
	if err != nil {
		return bad(wire.Model, "%v", err)
	}
	for _, other := range others {
		part, err := gguf.Open(other)
		if err != nil {
			return bad(wire.Model, "%v", err)
		}
		part.Close()
	}
	return nil
}

// checkAdapter refuses an adapter as checkModel does a model.
func checkAdapter(path string) error {
	f, err := gguf.Open(path)
	if err != nil {
		return bad(wire.Adapter, "%v", err)
	}
	return f.Close()
}

// otherParts are the files that belong to the first of several.
func otherParts(path string, meta gguf.Meta) (others []string, err error) {
	n, _ := meta.Uint("split.count")
	if n <= 1 {
		return nil, nil
	}
	if n > math.MaxUint16 { // llama.cpp reads 16 bits
		return nil, fmt.Errorf("%s: split.count says %d files; the maximum is %d", path, n, math.MaxUint16)
	}
	prefix, first := strings.CutSuffix(path, fmt.Sprintf("-%05d-of-%05d.gguf", 1, n))
	if !first {
		return nil, fmt.Errorf("%s is one of %d files: name the first, which ends with -00001-of-%05d.gguf", path, n, n)
	}
	for i := uint64(2); i <= n; i++ {
		others = append(others, fmt.Sprintf("%s-%05d-of-%05d.gguf", prefix, i, n))
	}
	return others, nil
}

// tokenizers are those whose vocabularies llama.cpp reads by the rules of checkVocabulary alone. Others read tables or
// numbers out of the text of tokens.
var tokenizers = []string{"gpt2", "llama", "gemma4"}

// minTokens are those that every such vocabulary has, one for each byte. The ids that llama.cpp takes for special ones
// by default lie among them.
const minTokens = 256

func checkVocabulary(meta gguf.Meta) error {
	if model, _ := meta.String("tokenizer.ggml.model"); !slices.Contains(tokenizers, model) {
		return fmt.Errorf("its tokenizer %q is not supported: only %q", model, tokenizers)
	}
	tokens, ok := meta.Strings("tokenizer.ggml.tokens")
	if !ok || len(tokens) < minTokens {
		return fmt.Errorf("tokenizer.ggml.tokens are %d texts, want %d at least", len(tokens), minTokens)
	}
	for key, want := range map[string]func(any) (n int, ok bool){
		"tokenizer.ggml.scores":          length[float32],
		"tokenizer.ggml.token_type":      length[int32],
		"tokenizer.ggml.merges":          length[string],
		"tokenizer.ggml.suppress_tokens": length[int32],
	} {
		v, there := meta.Get(key)
		if !there {
			continue
		}
		n, ok := want(v)
		if !ok {
			return fmt.Errorf("%s is of a wrong type (%T)", key, v)
		}
		if each := key == "tokenizer.ggml.scores" || key == "tokenizer.ggml.token_type"; each && n != len(tokens) {
			return fmt.Errorf("%s has %d values for %d tokens", key, n, len(tokens))
		}
	}
	return nil
}

// length is that of a list, where v is one.
func length[T any](v any) (n int, ok bool) {
	list, ok := v.([]T)
	return len(list), ok
}
