// Package vocabularies reads the tokenizers of public models, for tests and benchmarks: scripts/get-vocabularies.sh
// gets them, and SQLAGENT_TEST_VOCABULARIES names where they are.
package vocabularies

import (
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

	"github.com/sqlagent/sqlagent/gguf"
)

// read is a file of a vocabulary. Where there is none the test is skipped, but in CI it fails.
func read(t testing.TB, name string) []byte {
	t.Helper()
	dir := os.Getenv("SQLAGENT_TEST_VOCABULARIES")
	if dir == "" {
		if os.Getenv("CI") == "true" {
			t.Fatal("SQLAGENT_TEST_VOCABULARIES is not set")
		}
		t.Skip("SQLAGENT_TEST_VOCABULARIES does not name what scripts/get-vocabularies.sh gets")
	}
	b, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// vocabulary is the metadata of a file with the tokens and merges.
func vocabulary(architecture, pre string, tokens, merges, control []string) gguf.Meta {
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
		{Key: "tokenizer.ggml.pre", Value: pre},
		{Key: "tokenizer.ggml.tokens", Value: append(tokens, control...)},
		{Key: "tokenizer.ggml.token_type", Value: types},
		{Key: "tokenizer.ggml.merges", Value: merges},
	}
}

// qwenPieces are the bytes of the tokens of Qwen's vocabulary: 151,643, without the control tokens.
func qwenPieces(t testing.TB) []string {
	t.Helper()
	var pieces []string
	for line := range strings.Lines(string(read(t, "qwen.tiktoken"))) {
		text, _, _ := strings.Cut(line, " ") // of the piece in base64; its rank follows
		b, err := base64.StdEncoding.DecodeString(text)
		if err != nil {
			t.Fatal(err)
		}
		pieces = append(pieces, string(b))
	}
	return pieces
}

// Qwen is the metadata of Qwen's tokenizer. That a token is merged of two is not stored, but which two they are follows
// from the ranks: those that the tokens before make of its bytes.
func Qwen(t testing.TB) gguf.Meta {
	t.Helper()
	var tokens, merges []string
	rank := map[string]int{}
	for own, piece := range qwenPieces(t) {
		rank[piece] = own
		tokens = append(tokens, alphabet(piece))
		if len(piece) == 1 {
			continue
		}
		parts := strings.Split(latin1(piece), "")
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
	return vocabulary("qwen2", "qwen2", tokens, merges, []string{"<|endoftext|>", "<|im_start|>", "<|im_end|>"})
}

// latin1 writes each byte as the character of that number, so that strings.Split takes them apart; bytesOf undoes it.
func latin1(b string) string {
	var s strings.Builder
	for _, c := range []byte(b) {
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

// Llama3 is the metadata of Llama 3's tokenizer, read in the form of llama3-tokenizer-js: the tokens by their lines, in
// base64; the merges as pairs of numbers of 17 bits, in base64.
func Llama3(t testing.TB) gguf.Meta {
	t.Helper()
	source := read(t, "llama3.js")
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
	return vocabulary("llama", "llama-bpe", tokens, merges, control)
}

// Texts are n different strings: passages of the files of the repository at root, and characters drawn by chance with a
// liking for what tokenizers stumble over.
func Texts(t testing.TB, root string, n int) []string {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 4))
	var files []string
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
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

// Languages are paragraphs of a text in some 500 languages.
func Languages(t testing.TB) []string {
	t.Helper()
	return strings.Split(strings.TrimSpace(string(read(t, "languages.txt"))), "\n")
}
