package host

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/hybridgroup/yzma/pkg/llama"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
	"github.com/sqlagent/sqlagent/model/token"
)

// Real vocabularies (scripts/get-vocabularies.sh), and strings of all kinds.
func TestTokenIdsEqualLlamas(t *testing.T) {
	dir := os.Getenv("SQLAGENT_TEST_VOCABULARIES")
	if dir == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("SQLAGENT_TEST_VOCABULARIES is not set")
		}
		t.Skip("SQLAGENT_TEST_VOCABULARIES does not name what scripts/get-vocabularies.sh gets")
	}
	n := 10000
	if testing.Short() {
		n = 500
	}
	texts := texts(t, n)
	for name, read := range map[string]func(*testing.T, string) gguf.Meta{"qwen2": readTiktoken, "llama-bpe": readLlama3} {
		t.Run(name, func(t *testing.T) {
			evaluate(t, wire.Load{Model: write(t, shapes(words(t).Size())[0], words(t), gguf.F32, 0), Sequences: 1, Context: 16})
			meta := read(t, dir)
			meta.Set("tokenizer.ggml.pre", name)
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

// vocabulary is the metadata of a file with the tokens and merges.
func vocabulary(architecture string, tokens, merges, control []string) gguf.Meta {
	types := make([]int32, 0, len(tokens)+len(control))
	for range tokens {
		types = append(types, 1)
	}
	for range control {
		types = append(types, 3)
	}
	return gguf.Meta{
		{Key: "general.architecture", Value: architecture},
		{Key: "tokenizer.ggml.model", Value: "gpt2"},
		{Key: "tokenizer.ggml.tokens", Value: append(tokens, control...)},
		{Key: "tokenizer.ggml.token_type", Value: types},
		{Key: "tokenizer.ggml.merges", Value: merges},
	}
}

// readTiktoken reads Qwen's vocabulary: a line for each token, its bytes in base64 and its rank. That a token is merged
// of two is not told, but which two they are follows from the ranks: those that the tokens before make of its bytes.
func readTiktoken(t *testing.T, dir string) gguf.Meta {
	f, err := os.Open(filepath.Join(dir, "qwen.tiktoken"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var tokens, merges []string
	rank := map[string]int{}
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		text, _, _ := strings.Cut(lines.Text(), " ")
		b, err := base64.StdEncoding.DecodeString(text)
		if err != nil {
			t.Fatal(err)
		}
		own := len(tokens)
		rank[string(b)] = own
		tokens = append(tokens, alphabet(string(b)))
		if len(b) == 1 {
			continue
		}
		parts := strings.Split(latin1(b), "")
		for len(parts) > 2 {
			best, at := own, -1
			for i := range len(parts) - 1 {
				if r, ok := rank[bytesOf(parts[i]+parts[i+1])]; ok && r < best {
					best, at = r, i
				}
			}
			if at < 0 {
				t.Fatalf("token %d is not made of two others", own)
			}
			parts = slices.Replace(parts, at, at+2, parts[at]+parts[at+1])
		}
		merges = append(merges, alphabet(bytesOf(parts[0]))+" "+alphabet(bytesOf(parts[1])))
	}
	return vocabulary("qwen2", tokens, merges, []string{"<|endoftext|>", "<|im_start|>", "<|im_end|>"})
}

// latin1 writes each byte as the character of that number, so that strings.Split takes them apart; bytesOf undoes it.
func latin1(b []byte) string {
	var s strings.Builder
	for _, c := range b {
		s.WriteRune(rune(c))
	}
	return s.String()
}

func bytesOf(latin1 string) string {
	b := make([]byte, 0, len(latin1))
	for _, r := range latin1 {
		b = append(b, byte(r))
	}
	return string(b)
}

// alphabet writes bytes as GPT-2 does: printable Latin-1 as itself, the others from U+0100 on.
func alphabet(text string) string {
	var s strings.Builder
	for _, b := range []byte(text) {
		r, others := rune(b), 0
		visible := func(c byte) bool { return c > ' ' && c < 0x7f || c > 0xa0 && c != 0xad }
		if !visible(b) {
			for c := range b {
				if !visible(c) {
					others++
				}
			}
			r = rune(256 + others)
		}
		s.WriteRune(r)
	}
	return s.String()
}

// readLlama3 reads the vocabulary of Llama 3 in the form of llama3-tokenizer-js: the tokens by their lines, in base64;
// the merges as pairs of numbers of 17 bits, in base64.
func readLlama3(t *testing.T, dir string) gguf.Meta {
	source, err := os.ReadFile(filepath.Join(dir, "llama3.js"))
	if err != nil {
		t.Fatal(err)
	}
	constant := func(name string) []byte {
		_, rest, _ := bytes.Cut(source, []byte("const "+name+" = \""))
		value, _, ok := bytes.Cut(rest, []byte(`"`))
		b, err := base64.StdEncoding.DecodeString(string(value))
		if err != nil || !ok || len(b) == 0 {
			t.Fatalf("%s: %v", name, err)
		}
		return b
	}
	tokens := strings.Split(string(constant("llama_vocab_base64")), "\n")
	var merges, control []string
	pair, left, n := uint64(0), -1, 0
	for _, b := range constant("llama_merges_binary") {
		pair, n = pair<<8|uint64(b), n+8
		if n < 17 {
			continue
		}
		n -= 17
		id := int(pair >> n)
		pair &= 1<<n - 1
		if left < 0 {
			left = id
			continue
		}
		merges = append(merges, tokens[left]+" "+tokens[id])
		left = -1
	}
	for i := range 256 {
		control = append(control, fmt.Sprintf("<|reserved_special_token_%d|>", i))
	}
	named := map[int]string{
		0: "begin_of_text", 1: "end_of_text", 6: "start_header_id", 7: "end_header_id", 8: "eom_id", 9: "eot_id",
	}
	for i, name := range named {
		control[i] = "<|" + name + "|>"
	}
	return vocabulary("llama", tokens, merges, control)
}

// texts are n different strings: passages of this repository's files, and characters drawn by chance with a liking for
// what tokenizers stumble over.
func texts(t *testing.T, n int) []string {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 4))
	var files []string
	err := filepath.WalkDir("../../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		switch filepath.Ext(path) {
		case ".go", ".md", ".sh", ".s", ".txt", ".py":
			if b, err := os.ReadFile(path); err == nil && utf8.Valid(b) && len(b) > 0 && !bytes.ContainsRune(b, 0) {
				files = append(files, string(b))
			}
		}
		return nil
	})
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files of text: %v", len(files), err)
	}
	odd := []string{
		" ", "  ", "   ", "\t", "\n", "\r\n", "\n\n", " \n ", "\u00a0", "\u3000", "\u200b", "\u200d", "\ufeff", "\u0085",
		"\u2028", "'s", "'S", "'ll", "'Ve", "’s", "don't", "0", "12", "345", "6789", "１２", "٣", "Ⅷ", "½", "_", "__x", "-",
		"--", "/*", "();", "SELECT", " FROM ", "a", "Z", "é", "e\u0301", "ß", "ſ", "İ", "ı", "Ǆ", "Ω", "ж", "שלום", "مرحبا",
		"हिन्दी", "日本", "語", "한국어", "ไทย", "😀", "👩\u200d👩\u200d👧", "🏳️\u200d🌈", "𝔘", "𠀀", "\U0010ffff", "\ue000", "\x01",
		"\x7f", "<|im_end|>", "<|im_start|>", "<|eot_id|>", "<|endoftext|>", "<|", "|>", "<think>", "</sql>", "</s>", "$",
		"€", "°", "\"", "`", "\\",
	}
	seen := map[string]bool{"": true}
	var out []string
	for len(out) < n {
		var text string
		switch r.IntN(3) {
		case 0: // a passage
			runes := []rune(files[r.IntN(len(files))])
			from := r.IntN(len(runes))
			text = string(runes[from:min(len(runes), from+1+r.IntN(200))])
		case 1: // oddities, some of them many times
			for range 1 + r.IntN(12) {
				text += strings.Repeat(odd[r.IntN(len(odd))], 1+r.IntN(4)*r.IntN(4))
			}
		default: // characters of all planes
			for range 1 + r.IntN(30) {
				c := rune(1 + r.IntN([]int{0x7f, 0x24f, 0x3100, 0xffff, utf8.MaxRune}[r.IntN(5)]))
				if utf8.ValidRune(c) {
					text += string(c)
				}
			}
		}
		if !seen[text] {
			seen[text] = true
			out = append(out, text)
		}
	}
	return out
}
