package huggingface

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
)

// tokenizer is tokenizer.json, as far as it matters.
type tokenizer struct {
	Model struct {
		Type         string         `json:"type"`
		Vocab        map[string]int `json:"vocab"`
		Merges       []mergePair    `json:"merges"`
		ByteFallback bool           `json:"byte_fallback"`
		IgnoreMerges bool           `json:"ignore_merges"` // words that are tokens stay whole
		Prefix       string         `json:"continuing_subword_prefix"`
		Suffix       string         `json:"end_of_word_suffix"`
	} `json:"model"`
	Added         []addedToken `json:"added_tokens"`
	Normalizer    *component   `json:"normalizer"`
	PreTokenizer  *component   `json:"pre_tokenizer"`
	PostProcessor *component   `json:"post_processor"`
}

type addedToken struct {
	ID         int    `json:"id"`
	Content    string `json:"content"`
	Special    bool   `json:"special"`
	SingleWord bool   `json:"single_word"` // these are written false
	LStrip     bool   `json:"lstrip"`
	RStrip     bool   `json:"rstrip"`
	Normalized bool   `json:"normalized"`
}

// component is a part of a tokenizer's pipeline, which may be a sequence of parts.
type component struct {
	Type          string      `json:"type"`
	PreTokenizers []component `json:"pretokenizers,omitempty"`
	Processors    []component `json:"processors,omitempty"`
	Pattern       struct {
		Regex string `json:"Regex"`
	} `json:"pattern"`
	AddPrefixSpace bool `json:"add_prefix_space"`
	UseRegex       bool `json:"use_regex"`
	Single         []struct {
		SpecialToken *struct {
			ID string `json:"id"`
		} `json:"SpecialToken"`
	} `json:"single,omitempty"`
}

// mergePair is "a b", or ["a", "b"] in newer files.
type mergePair string

func (m *mergePair) UnmarshalJSON(text []byte) error {
	var pair [2]string
	if json.Unmarshal(text, &pair) == nil {
		*m = mergePair(pair[0] + " " + pair[1])
		return nil
	}
	return json.Unmarshal(text, (*string)(m))
}

// The expressions by which texts are cut into words, and GGUF's names of the kinds of tokenizers that have them.
const (
	qwenWords = `(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+`
	llamaBPE  = `(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+`
)

// tokenizerConfig is tokenizer_config.json, as far as it matters. Its tokens are texts, or objects with a content.
type tokenizerConfig struct {
	BOS      textOrToken `json:"bos_token"`
	EOS      textOrToken `json:"eos_token"`
	PAD      textOrToken `json:"pad_token"`
	UNK      textOrToken `json:"unk_token"`
	AddBOS   *bool       `json:"add_bos_token"`
	Template templates   `json:"chat_template"`
}

type textOrToken string

func (t *textOrToken) UnmarshalJSON(text []byte) error {
	var token struct {
		Content string `json:"content"`
	}
	if json.Unmarshal(text, &token) == nil {
		*t = textOrToken(token.Content)
		return nil
	}
	return json.Unmarshal(text, (*string)(t))
}

// templates are one template, or several with names.
type templates map[string]string

func (t *templates) UnmarshalJSON(text []byte) error {
	var one string
	if json.Unmarshal(text, &one) == nil {
		*t = templates{"default": one}
		return nil
	}
	var list []struct{ Name, Template string }
	if err := json.Unmarshal(text, &list); err != nil {
		return err
	}
	*t = templates{}
	for _, e := range list {
		(*t)[e.Name] = e.Template
	}
	return nil
}

// generation is generation_config.json and what config.json repeats of it.
type generation struct {
	BOS ids `json:"bos_token_id"`
	EOS ids `json:"eos_token_id"`
	PAD ids `json:"pad_token_id"`
}

// ids are one number, or several of which the first counts most.
type ids []int

func (i *ids) UnmarshalJSON(text []byte) error {
	var one *int
	if json.Unmarshal(text, &one) == nil {
		if one != nil {
			*i = ids{*one}
		}
		return nil
	}
	return json.Unmarshal(text, (*[]int)(i))
}

// readVocabulary returns the tokenizer as GGUF metadata, with unused tokens up to size.
func readVocabulary(dir string, size int) (gguf.Meta, error) {
	var t tokenizer
	err := readJSON(dir, tokenizerFile, &t)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, errors.New("there is no such file: a tokenizer of another kind (tokenizer.model, vocab.json) must be saved by transformers as a fast one first")
	}
	if err != nil {
		return nil, err
	}
	pre, err := t.kind()
	if err != nil {
		return nil, err
	}
	tokens, types, err := t.list(size)
	if err != nil {
		return nil, err
	}
	merges := make([]string, len(t.Model.Merges))
	for i, m := range t.Model.Merges {
		merges[i] = string(m)
	}
	meta := gguf.Meta{
		{Key: "tokenizer.ggml.model", Value: "gpt2"},
		{Key: "tokenizer.ggml.pre", Value: pre},
		{Key: "tokenizer.ggml.tokens", Value: tokens},
		{Key: "tokenizer.ggml.token_type", Value: types},
		{Key: "tokenizer.ggml.merges", Value: merges},
	}
	special, err := t.special(dir, tokens)
	return append(meta, special...), err
}

// kind checks that the tokenizer is a byte-level BPE of a kind that is known, and returns GGUF's name of it.
func (t *tokenizer) kind() (string, error) {
	m := t.Model
	switch {
	case m.Type != "BPE" || m.ByteFallback || m.Prefix+m.Suffix != "":
		return "", fmt.Errorf("a tokenizer of another kind: %s, byte_fallback %v; only byte-level BPE can be imported", m.Type, m.ByteFallback)
	case t.Normalizer != nil && t.Normalizer.Type != "NFC":
		return "", fmt.Errorf("the normalizer %s is not known: only NFC", t.Normalizer.Type)
	case t.PreTokenizer == nil:
		return "", errors.New("there is no pre_tokenizer")
	}
	// A split by an expression, then the bytes: nothing else.
	parts := t.PreTokenizer.PreTokenizers
	if t.PreTokenizer.Type != "Sequence" || len(parts) != 2 || parts[0].Type != "Split" ||
		parts[1].Type != "ByteLevel" || parts[1].UseRegex || parts[1].AddPrefixSpace {
		return "", fmt.Errorf("the pre_tokenizer %s is not known: only Split by an expression, then ByteLevel", t.PreTokenizer.Type)
	}
	switch words := parts[0].Pattern.Regex; {
	case words == qwenWords && !m.IgnoreMerges:
		return "qwen2", nil
	case words == llamaBPE && m.IgnoreMerges:
		return "llama-bpe", nil
	default:
		return "", fmt.Errorf("the pre_tokenizer is not known: ignore_merges %v, words %s", m.IgnoreMerges, words)
	}
}

// GGUF's types of tokens.
const (
	normalToken      int32 = 1
	controlToken     int32 = 3
	userDefinedToken int32 = 4
	unusedToken      int32 = 5
)

// list returns the tokens by their numbers, and their types.
func (t *tokenizer) list(size int) (tokens []string, types []int32, err error) {
	tokens, types = make([]string, size), make([]int32, size)
	put := func(id int, text string, kind int32) error {
		if id < 0 || id >= size {
			return fmt.Errorf("token %q has the number %d, beyond the vocab_size of %d in %s", text, id, size, configFile)
		}
		if types[id] != 0 && tokens[id] != text {
			return fmt.Errorf("two tokens have the number %d: %q and %q", id, tokens[id], text)
		}
		tokens[id], types[id] = text, kind
		return nil
	}
	for text, id := range t.Model.Vocab {
		if err := put(id, text, normalToken); err != nil {
			return nil, nil, err
		}
	}
	for _, a := range t.Added {
		kind := userDefinedToken
		if a.Special || strings.HasPrefix(a.Content, "<|") && strings.HasSuffix(a.Content, "|>") {
			kind = controlToken
		}
		if err := put(a.ID, a.Content, kind); err != nil {
			return nil, nil, err
		}
	}
	for id := range tokens {
		if types[id] == 0 {
			tokens[id], types[id] = fmt.Sprintf("[PAD%d]", id), unusedToken
		}
	}
	return tokens, types, nil
}

// special returns the metadata of what begins, ends and pads texts, and of the chat template.
func (t *tokenizer) special(dir string, tokens []string) (gguf.Meta, error) {
	var named tokenizerConfig
	var numbered, repeated generation
	for file, into := range map[string]any{tokenizerConfigFile: &named, generationFile: &numbered, configFile: &repeated} {
		if err := readJSON(dir, file, into); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	var meta gguf.Meta
	for _, s := range []struct {
		key  string
		text textOrToken
		ids  ids
	}{
		{"bos", named.BOS, append(numbered.BOS, repeated.BOS...)},
		{"eos", named.EOS, append(numbered.EOS, repeated.EOS...)},
		{"unknown", named.UNK, nil},
		{"padding", named.PAD, append(numbered.PAD, repeated.PAD...)},
	} {
		id := slices.Index(tokens, string(s.text))
		switch {
		case s.text != "" && id < 0:
			return nil, &Error{filepath.Join(dir, tokenizerConfigFile), fmt.Errorf("its %s token %q is not in the vocabulary", s.key, s.text)}
		case s.text == "" && len(s.ids) == 0:
			continue
		case s.text == "":
			if id = s.ids[0]; id < 0 || id >= len(tokens) {
				return nil, &Error{filepath.Join(dir, generationFile), fmt.Errorf("its %s token has the number %d: the vocabulary has %d", s.key, id, len(tokens))}
			}
		}
		meta.Set("tokenizer.ggml."+s.key+"_token_id", uint32(id))
	}
	for _, end := range []string{"<|im_end|>", "<|eot_id|>"} { // what ends a turn, where that is not the end of text
		if id := slices.Index(tokens, end); id >= 0 {
			meta.Set("tokenizer.ggml.eot_token_id", uint32(id))
		}
	}
	begins := t.PostProcessor.begins()
	if named.AddBOS != nil {
		begins = *named.AddBOS
	}
	meta.Set("tokenizer.ggml.add_bos_token", begins)

	text, err := read(dir, templateFile)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err == nil {
		named.Template = templates{"default": string(text)}
	}
	for _, name := range slices.Sorted(maps.Keys(named.Template)) {
		key := "tokenizer.chat_template"
		if name != "default" {
			key += "." + name
		}
		meta.Set(key, named.Template[name])
	}
	return meta, nil
}

// begins reports whether a post-processor puts a token before a text.
func (c *component) begins() bool {
	if c == nil {
		return false
	}
	for _, p := range c.Processors {
		if p.begins() {
			return true
		}
	}
	return c.Type == "TemplateProcessing" && len(c.Single) > 0 && c.Single[0].SpecialToken != nil
}
