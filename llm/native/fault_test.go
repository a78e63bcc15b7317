package native

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// whole is a model file that opens: its metadata and its tensors.
func whole(t *testing.T) (gguf.Meta, []gguf.Tensor) {
	t.Helper()
	e := noise(t, 1, 64)
	m, err := model.New(e.sched.dec.Config(), 7)
	if err != nil {
		t.Fatal(err)
	}
	tensors, err := m.Tensors(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	return slices.Concat(m.Meta(), e.tok.Meta()), tensors
}

func encode(t *testing.T, meta gguf.Meta, tensors []gguf.Tensor) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := gguf.Encode(&b, meta, tensors); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func write(t *testing.T, b []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "model.gguf")
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// refused opens a file and wants an error that names it, says the words and what to do.
func refused(t *testing.T, path string, words ...string) error {
	t.Helper()
	e, err := Open(path, LoadOptions{})
	var load *llm.LoadError
	if !errors.As(err, &load) || load.Path != path || load.Hint == "" || !strings.Contains(err.Error(), path) {
		t.Fatalf("got %v, %v; want a *llm.LoadError of %s with a hint", e, err, path)
	}
	for _, w := range words {
		if !strings.Contains(err.Error(), w) {
			t.Errorf("%v; want %q in it", err, w)
		}
	}
	return err
}

// A file that was cut short, at any hundredth of its length, and at any byte of its beginning.
func TestCutShort(t *testing.T) {
	meta, tensors := whole(t)
	if last := tensors[len(tensors)-1]; len(last.Data)%32 != 0 {
		t.Fatalf("%s has %d bytes: after them is padding, which nobody misses", last.Name, len(last.Data))
	}
	b := encode(t, meta, tensors)
	lengths := []int{}
	for n := range 64 {
		lengths = append(lengths, n)
	}
	for percent := range 100 {
		lengths = append(lengths, len(b)*percent/100)
	}
	for _, n := range append(lengths, len(b)-1) {
		var format *gguf.FormatError
		if err := refused(t, write(t, b[:n]), "at byte"); !errors.As(err, &format) || format.Offset > int64(n) {
			t.Errorf("cut to %d of %d bytes: %v, want a *gguf.FormatError within", n, len(b), err)
		}
	}
	if e, err := Open(write(t, b), LoadOptions{}); err != nil {
		t.Fatalf("the whole file: %v", err)
	} else {
		e.Close()
	}
}

// Files that are no GGUF, or a GGUF of something else, or whose parts contradict each other.
func TestDamagedFiles(t *testing.T) {
	meta, tensors := whole(t)
	good := encode(t, meta, tensors)
	at := func(ts []gguf.Tensor, name string) *gguf.Tensor {
		return &ts[slices.IndexFunc(ts, func(t gguf.Tensor) bool { return t.Name == name })]
	}
	// number finds the number so many bytes after a tensor's name in its description.
	number := func(b []byte, name string, n int) []byte {
		key := append(binary.LittleEndian.AppendUint64(nil, uint64(len(name))), name...)
		return b[bytes.Index(b, key)+len(key)+n:]
	}
	const norm, matrix = "blk.1.ffn_norm.weight", "blk.1.ffn_up.weight" // of one dimension, of two
	for name, c := range map[string]struct {
		bytes func(b []byte)
		parts func(meta *gguf.Meta, ts *[]gguf.Tensor)
		says  []string
	}{
		"wrong magic":          {bytes: func(b []byte) { copy(b, "GGML") }, says: []string{`"GGML"`, "at byte 0"}},
		"another version":      {bytes: func(b []byte) { b[4] = 1 }, says: []string{"version 1", "at byte 4"}},
		"a huge tensor count":  {bytes: func(b []byte) { binary.LittleEndian.PutUint64(b[8:], 1<<60) }, says: []string{"1152921504606846976 tensors", "at byte"}},
		"a huge entry count":   {bytes: func(b []byte) { binary.LittleEndian.PutUint64(b[16:], math.MaxUint64) }, says: []string{"metadata entries", "at byte"}},
		"a huge key":           {bytes: func(b []byte) { binary.LittleEndian.PutUint64(b[24:], 1<<62) }, says: []string{"metadata key", "at byte"}},
		"a huge dimension":     {bytes: func(b []byte) { binary.LittleEndian.PutUint64(number(b, norm, 4), 1<<50) }, says: []string{norm, "at byte"}},
		"many dimensions":      {bytes: func(b []byte) { binary.LittleEndian.PutUint32(number(b, norm, 0), 1<<31) }, says: []string{norm, "2147483648 dimensions"}},
		"an unknown type":      {bytes: func(b []byte) { binary.LittleEndian.PutUint32(number(b, norm, 12), 99) }, says: []string{norm, "unknown type 99", "at byte"}},
		"an overlap":           {bytes: func(b []byte) { binary.LittleEndian.PutUint64(number(b, norm, 16), 0) }, says: []string{norm, "offset 0", "at byte"}},
		"an offset far beyond": {bytes: func(b []byte) { binary.LittleEndian.PutUint64(number(b, norm, 16), 1<<63) }, says: []string{norm, "offset 9223372036854775808"}},
		"a type that only llama.cpp computes with": {parts: func(_ *gguf.Meta, ts *[]gguf.Tensor) {
			x := at(*ts, matrix)
			x.Type = 20 // IQ4_NL
			x.Data = make([]byte, x.Type.Size(int(x.Elements())))
		}, says: []string{matrix, "IQ4_NL"}},
		"another architecture": {parts: func(m *gguf.Meta, _ *[]gguf.Tensor) { m.Set("general.architecture", "mamba") }, says: []string{"architecture", "mamba", "qwen2"}},
		"no architecture":      {parts: func(m *gguf.Meta, _ *[]gguf.Tensor) { *m = drop(*m, "general.architecture") }, says: []string{"general.architecture", "missing"}},
		"a LoRA adapter": {parts: func(m *gguf.Meta, ts *[]gguf.Tensor) {
			*m = drop(*m, "qwen2.")
			*ts = (*ts)[:0]
		}, says: []string{"qwen2.context_length", "missing"}},
		"no tokenizer":      {parts: func(m *gguf.Meta, _ *[]gguf.Tensor) { *m = drop(*m, "tokenizer.") }, says: []string{"tokenizer", "tokenizer.ggml.model"}},
		"another tokenizer": {parts: func(m *gguf.Meta, _ *[]gguf.Tensor) { m.Set("tokenizer.ggml.model", "llama") }, says: []string{"tokenizer.ggml.model", "llama"}},
		"no tokens":         {parts: func(m *gguf.Meta, _ *[]gguf.Tensor) { *m = drop(*m, "tokenizer.ggml.tokens") }, says: []string{"tokenizer.ggml.tokens"}},
		"no merges":         {parts: func(m *gguf.Meta, _ *[]gguf.Tensor) { *m = drop(*m, "tokenizer.ggml.merges") }, says: []string{"tokenizer.ggml.merges"}},
		"more tokens than weights": {parts: func(m *gguf.Meta, ts *[]gguf.Tensor) {
			x := at(*ts, "token_embd.weight")
			x.Dims = []uint64{32, 40}
			x.Data = x.Data[:4*32*40]
		}, says: []string{"tokenizer", "40"}},
		"weights of another shape": {parts: func(_ *gguf.Meta, ts *[]gguf.Tensor) { slices.Reverse(at(*ts, matrix).Dims) }, says: []string{matrix, "[64 32]", "[32 64]"}},
		"weights of another model": {parts: func(m *gguf.Meta, _ *[]gguf.Tensor) { m.Set("qwen2.feed_forward_length", uint32(128)) }, says: []string{"ffn_gate", "[32 64]", "[32 128]"}},
		"a layer missing":          {parts: func(m *gguf.Meta, _ *[]gguf.Tensor) { m.Set("qwen2.block_count", uint32(3)) }, says: []string{"blk.2.", "missing"}},
		"NaN weights": {parts: func(_ *gguf.Meta, ts *[]gguf.Tensor) {
			copy(at(*ts, matrix).Data[40:], binary.LittleEndian.AppendUint32(nil, math.Float32bits(float32(math.NaN()))))
		}, says: []string{matrix, "element 10 is NaN"}},
	} {
		t.Run(name, func(t *testing.T) {
			b := slices.Clone(good)
			if c.bytes != nil {
				c.bytes(b)
			} else {
				m, ts := slices.Clone(meta), slices.Clone(tensors)
				for i := range ts {
					ts[i].Dims, ts[i].Data = slices.Clone(ts[i].Dims), slices.Clone(ts[i].Data)
				}
				c.parts(&m, &ts)
				b = encode(t, m, ts)
			}
			refused(t, write(t, b), c.says...)
		})
	}
	var path *fs.PathError
	if err := refused(t, filepath.Join(t.TempDir(), "absent.gguf")); !errors.As(err, &path) {
		t.Errorf("an absent file: %v", err)
	}
	refused(t, t.TempDir())
}

// A model whose text is cut otherwise is llama.cpp's to run.
func TestTokenizersOfOthers(t *testing.T) {
	meta, tensors := whole(t)
	meta.Set("tokenizer.ggml.pre", "smollm")
	var load *llm.LoadError
	if err := refused(t, write(t, encode(t, meta, tensors)), "tokenizer.ggml.pre", "smollm"); !errors.As(err, &load) || !strings.Contains(load.Hint, "--engine llama") {
		t.Errorf("%v: the hint %q does not name llama.cpp", err, load.Hint)
	}
}

// drop leaves out the entries whose keys begin so.
func drop(meta gguf.Meta, prefix string) gguf.Meta {
	return slices.DeleteFunc(meta, func(kv gguf.KV) bool { return strings.HasPrefix(kv.Key, prefix) })
}

// Weights that are numbers each, but whose products are none, show while text is generated.
func TestNaNLogits(t *testing.T) {
	meta, tensors := whole(t)
	for i := range tensors {
		if x := &tensors[i]; x.Name == "output_norm.weight" {
			x.Data = bytes.Repeat(binary.LittleEndian.AppendUint32(nil, math.Float32bits(3e38)), 32)
		}
	}
	path := write(t, encode(t, meta, tensors))
	for _, temperature := range []float32{0, 1} {
		e, err := Open(path, LoadOptions{})
		if err != nil {
			t.Fatal(err)
		}
		s := begin(t, e)
		if err := s.Append(llm.Message{Role: llm.User, Text: "select"}); err != nil {
			t.Fatal(err)
		}
		turn, err := s.Generate(t.Context(), llm.Sampling{Temperature: temperature})
		var load *llm.LoadError
		var logits *sampling.LogitsError
		if !errors.As(err, &load) || load.Path != path || load.Hint == "" || !load.Once || !errors.As(err, &logits) {
			t.Fatalf("got %+v, %v; want a *llm.LoadError of %s around a *sampling.LogitsError", turn, err, path)
		}
		if want := fmt.Sprintf("the logit of token %d", logits.Token); !strings.Contains(fmt.Sprint(err), want) {
			t.Errorf("%v; want %q in it", err, want)
		}
		e.Close()
	}
}
