package host

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// Files that lie about sizes are refused before llama.cpp sees them: load has no libraries to open here.
func TestFilesThatLie(t *testing.T) {
	whole, err := os.ReadFile("../../../nano/weights/nano.gguf")
	if err != nil {
		t.Fatal(err)
	}
	nano, err := gguf.Parse(whole)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write := func(name string, b []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	encoded := func(meta gguf.Meta, tensors []gguf.Tensor) []byte {
		var b bytes.Buffer
		if err := gguf.Encode(&b, meta, tensors); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	with := func(name, key string, value any) string {
		meta := append(gguf.Meta(nil), nano.Meta...)
		meta.Set(key, value)
		return write(name, encoded(meta, nano.Tensors))
	}
	tokens, _ := nano.Meta.Strings("tokenizer.ggml.tokens")
	n := len(tokens)
	u64 := binary.LittleEndian.AppendUint64
	// lie puts a number in the place of the bytes that follow some text, which occurs once.
	lie := func(name string, b []byte, text string, skip int, value uint64) string {
		at := bytes.Index(b, []byte(text))
		if at < 0 || at != bytes.LastIndex(b, []byte(text)) {
			t.Fatalf("%q does not occur once in the file", text)
		}
		b = bytes.Clone(b)
		copy(b[at+len(text)+skip:], u64(nil, value))
		return write(name, b)
	}
	count := func(name string, at int, value uint64) string {
		b := bytes.Clone(whole)
		copy(b[at:], u64(nil, value))
		return write(name, b)
	}
	plain := encoded(gguf.Meta{{Key: "a.text", Value: "x"}, {Key: "a.list", Value: []uint8{1}}}, []gguf.Tensor{
		{Name: "t.weight", Dims: []uint64{8, 2}, Type: gguf.F32, Data: make([]byte, 64)}})
	part := "-00001-of-00002.gguf"
	for what, c := range map[string]struct{ model, adapter, says string }{
		// The number of tensors whose descriptions llama.cpp allocates before it reads one (CVE-2025-53630, CVE-2026-27940).
		"tensors":                    {model: count("tensors.gguf", 8, 1<<62+1), says: "cannot fit"},
		"tensors, times their size":  {model: count("times.gguf", 8, (1<<64-1)/368+2), says: "cannot fit"},
		"metadata":                   {model: count("metadata.gguf", 16, 1<<60), says: "cannot fit"},
		"a text":                     {model: lie("text.gguf", plain, "a.text", 4, 1<<63), says: "ends within"},
		"a list":                     {model: lie("list.gguf", plain, "a.list", 8, 1<<61), says: "cannot fit"},
		"a dimension":                {model: lie("dimension.gguf", plain, "t.weight", 4, 1<<62), says: "t.weight"},
		"a product of dimensions":    {model: lie("product.gguf", plain, "t.weight", 12, 1<<61), says: "t.weight"},
		"a tensor beyond the end":    {model: write("end.gguf", whole[:len(whole)-4096]), says: "ends within"},
		"a tensor's place":           {model: lie("place.gguf", plain, "t.weight", 24, 1<<40), says: "offset"},
		"a part beyond the end":      {model: with("p"+part, "split.count", uint16(2)), says: "p-00002-of-00002.gguf"},
		"parts of which it is none":  {model: with("none.gguf", "split.count", uint16(2)), says: "name the first"},
		"parts without end":          {model: with("many-00001-of-1000000.gguf", "split.count", uint64(1_000_000)), says: "the maximum is 65535"},
		"scores":                     {model: with("scores.gguf", "tokenizer.ggml.scores", make([]float32, n-1)), says: "values for"},
		"scores of one byte":         {model: with("bytes.gguf", "tokenizer.ggml.scores", make([]uint8, n)), says: "wrong type"},
		"types of tokens":            {model: with("types.gguf", "tokenizer.ggml.token_type", make([]int32, 1)), says: "values for"},
		"types of one byte":          {model: with("short.gguf", "tokenizer.ggml.token_type", make([]int8, n)), says: "wrong type"},
		"suppressed tokens":          {model: with("suppress.gguf", "tokenizer.ggml.suppress_tokens", []uint8{1}), says: "wrong type"},
		"merges":                     {model: with("merges.gguf", "tokenizer.ggml.merges", []int32{1}), says: "wrong type"},
		"tokens that are no texts":   {model: with("ids.gguf", "tokenizer.ggml.tokens", make([]int32, n)), says: "want 256"},
		"few tokens":                 {model: with("few.gguf", "tokenizer.ggml.tokens", []string{"a"}), says: "want 256"},
		"a table within a tokenizer": {model: with("plamo.gguf", "tokenizer.ggml.model", "plamo2"), says: "not supported"},
		"an adapter":                 {model: write("nano.gguf", whole), adapter: count("adapter.gguf", 8, 1<<62+1), says: "cannot fit"},
	} {
		_, err := load(&wire.Load{Libraries: "/nowhere", Model: c.model, Adapter: c.adapter, Sequences: 1, Context: 16}, func() {})
		var e *wire.Error
		if !errors.As(err, &e) || e.Kind != wire.Model && e.Kind != wire.Adapter || !strings.Contains(e.Message, c.says) {
			t.Errorf("%s: %v, want %s", what, err, c.says)
		}
	}
	// An honest one comes as far as the libraries.
	write("p-00002-of-00002.gguf", plain)
	for _, path := range []string{"nano.gguf", "p" + part} {
		_, err := load(&wire.Load{Libraries: "/nowhere", Model: filepath.Join(dir, path), Sequences: 1, Context: 16}, func() {})
		var e *wire.Error
		if !errors.As(err, &e) || e.Kind != wire.Libraries {
			t.Errorf("%s: %v, want an error of the libraries", path, err)
		}
	}
}

// The libraries that are pinned refuse sizes that overflow (CVE-2026-27940, mended in build 8146), should a file come
// to them that the rules above let through.
func TestLibrariesCheckOverflow(t *testing.T) {
	dir := libraries(t)
	library, err := os.ReadFile(filepath.Join(dir, "libggml-base.so"))
	if err != nil {
		t.Fatal(err)
	}
	for _, says := range []string{"memory size overflow while allocating ggml context", "exceeds remaining file size"} {
		if !bytes.Contains(library, []byte(says)) {
			t.Errorf("%s does not say %q: it is older than the mend", dir, says)
		}
	}
}
