package huggingface

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/gguf/safetensors"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// golden is what testdata/make.py wrote next to a checkpoint.
type golden struct {
	Prompts []string  `json:"prompts"`
	IDs     [][]int32 `json:"ids"`
	Shape   [2]int    `json:"shape"`
	logits  []float32
}

func readGolden(t *testing.T, dir string) golden {
	t.Helper()
	var g golden
	if err := readJSON(dir, "golden.json", &g); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(filepath.Join(dir, "golden.logits"))
	if err != nil {
		t.Fatal(err)
	}
	g.logits = make([]float32, g.Shape[0]*g.Shape[1])
	if _, err := binary.Decode(b, binary.LittleEndian, g.logits); err != nil {
		t.Fatal(err)
	}
	return g
}

// imported is a directory as a GGUF file.
func imported(t *testing.T, dir string, as gguf.FileType) *gguf.File {
	t.Helper()
	c, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	meta, sources, err := c.GGUF(as, "")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "model.gguf")
	if err := gguf.Create(path, meta, sources, nil); err != nil {
		t.Fatal(err)
	}
	f, err := gguf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// Logits and token ids of imported models are transformers' own.
func TestAsTransformers(t *testing.T) {
	for _, name := range model.Architectures {
		dir := filepath.Join("testdata", name)
		g := readGolden(t, dir)
		for as, tolerance := range map[gguf.FileType]float64{gguf.FileF32: 1e-4, gguf.FileF16: 1e-2} {
			f := imported(t, dir, as)
			m, err := model.LoadGGUF(f)
			if err != nil {
				t.Fatal(err)
			}
			largest := 0.0
			for i, got := range logits(t, m, g.IDs[0]) {
				for k, v := range got {
					largest = max(largest, math.Abs(float64(v-g.logits[i*g.Shape[1]+k])))
				}
			}
			t.Logf("%s %s: largest difference of logits %.2g", name, as, largest)
			if largest > tolerance {
				t.Errorf("%s %s: logits differ by %g from transformers'", name, as, largest)
			}
		}
		tok, err := token.FromGGUF(imported(t, dir, gguf.FileF32))
		if err != nil {
			t.Fatal(err)
		}
		for i, prompt := range g.Prompts {
			if got := tok.Encode(prompt); !slices.Equal(got, g.IDs[i]) {
				t.Errorf("%s: %q is %v, transformers says %v", name, prompt, got, g.IDs[i])
			}
		}
	}
}

// logits are those after each of ids.
func logits(t *testing.T, m *model.Model, ids []int32) [][]float32 {
	t.Helper()
	d, err := m.NewDecoder(model.DecoderOptions{Slots: 1, Tokens: 128, Exact: true})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	var all [][]float32
	for i := range ids {
		got, err := d.Logits(model.Span{Tokens: ids[i : i+1]})
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, slices.Clone(got))
	}
	return all
}

func TestMetadata(t *testing.T) {
	f := imported(t, "testdata/llama", gguf.FileF16)
	for key, want := range map[string]any{
		"general.architecture": "llama", "general.name": "llama", "general.file_type": uint32(1),
		"tokenizer.ggml.pre": "llama-bpe", "tokenizer.ggml.bos_token_id": uint32(300), "tokenizer.ggml.eos_token_id": uint32(304),
		"tokenizer.ggml.eot_token_id": uint32(304), "tokenizer.ggml.add_bos_token": true, "llama.rope.dimension_count": uint32(8),
	} {
		if got, _ := f.Meta.Get(key); got != want {
			t.Errorf("%s is %v, want %v", key, got, want)
		}
	}
	if text, _ := f.Meta.String("tokenizer.chat_template"); !strings.HasPrefix(text, "{% for m in messages %}") {
		t.Errorf("the template is %q", text)
	}
	tokens, _ := f.Meta.Strings("tokenizer.ggml.tokens")
	types, _ := f.Meta.Ints("tokenizer.ggml.token_type")
	if len(tokens) != 320 || tokens[319] != "[PAD319]" || types[319] != 5 || types[300] != 3 || types[65] != 1 {
		t.Errorf("%d tokens, the last %q of type %d", len(tokens), tokens[len(tokens)-1], types[len(types)-1])
	}
	if factors, ok := f.Tensor(model.RopeTensor); !ok || factors.Dims[0] != 4 {
		t.Errorf("factors %v, %v", factors, ok)
	}
	f = imported(t, "testdata/qwen2", gguf.FileF16)
	if begins, _ := f.Meta.Bool("tokenizer.ggml.add_bos_token"); begins {
		t.Error("qwen2 puts a token before texts")
	}
	tool, _ := f.Meta.Strings("tokenizer.ggml.tokens")
	if types, _ := f.Meta.Ints("tokenizer.ggml.token_type"); types[slices.Index(tool, "<tool_call>")] != 4 {
		t.Error("<tool_call> is not user defined")
	}
}

// Llama 3.1's factors, by hand from the formula: 8192 tokens, frequencies kept below a wavelength of 2048, divided by 8
// above 8192.
func TestLlama3Factors(t *testing.T) {
	c := model.Config{Architecture: "llama", Heads: 32, Embedding: 4096, RopeBase: 500000}
	got := llama3Factors(c, ropeParameters{Factor: 8, LowFrequency: 1, HighFrequency: 4, OriginalContext: 8192})
	// 2π·500000^(i/64): i = 28 is 1956, 29 is 2401, 34 is 6695, 35 is 8218.
	if len(got) != 64 || got[0] != 1 || got[28] != 1 || got[35] != 8 || got[63] != 8 {
		t.Errorf("%v", got)
	}
	smooth := (8192/(2*math.Pi*math.Pow(500000, 29./64)) - 1) / 3
	if want := 1 / ((1-smooth)/8 + smooth); math.Abs(float64(got[29])-want) > 1e-5 {
		t.Errorf("factor 29 is %v, want %v", got[29], want)
	}
}

// copied is a checkpoint that may be spoilt.
func copied(t *testing.T, name string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), name)
	if err := os.CopyFS(dir, os.DirFS(filepath.Join("testdata", name))); err != nil {
		t.Fatal(err)
	}
	return dir
}

// edit changes a JSON file.
func edit(t *testing.T, dir, name string, change func(map[string]any)) {
	t.Helper()
	var v map[string]any
	if err := readJSON(dir, name, &v); err != nil {
		t.Fatal(err)
	}
	change(v)
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name), text, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestRefuses(t *testing.T) {
	set := func(name, key string, value any) func(*testing.T, string) {
		return func(t *testing.T, dir string) { edit(t, dir, name, func(m map[string]any) { m[key] = value }) }
	}
	remove := func(name string) func(*testing.T, string) {
		return func(t *testing.T, dir string) {
			if err := os.Remove(filepath.Join(dir, name)); err != nil {
				t.Fatal(err)
			}
		}
	}
	replace := func(name string, content []byte) func(*testing.T, string) {
		return func(t *testing.T, dir string) {
			if err := os.WriteFile(filepath.Join(dir, name), content, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	pipe := func(name string) func(*testing.T, string) {
		return func(t *testing.T, dir string) {
			remove(name)(t, dir)
			if err := syscall.Mkfifo(filepath.Join(dir, name), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	index := func(change func(m map[string]any)) func(*testing.T, string) {
		return func(t *testing.T, dir string) {
			edit(t, dir, indexFile, func(m map[string]any) { change(m["weight_map"].(map[string]any)) })
		}
	}
	device := func(name string) func(*testing.T, string) {
		return func(t *testing.T, dir string) {
			remove(name)(t, dir)
			if err := os.Symlink("/dev/zero", filepath.Join(dir, name)); err != nil {
				t.Fatal(err)
			}
		}
	}
	// header changes the JSON before a shard's numbers: as many bytes take the place of others.
	header := func(name, old, with string) func(*testing.T, string) {
		return func(t *testing.T, dir string) {
			b, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil || len(old) != len(with) || !bytes.Contains(b, []byte(old)) {
				t.Fatalf("%s: %v, or no %q", name, err, old)
			}
			replace(name, bytes.ReplaceAll(b, []byte(old), []byte(with)))(t, dir)
		}
	}
	const first = "model-00001-of-00003.safetensors"
	const second, norm = "model-00002-of-00003.safetensors", "model.norm.weight"
	for name, c := range map[string]struct {
		spoil func(t *testing.T, dir string)
		want  string // in the message
	}{
		"no config":          {remove(configFile), configFile},
		"no shape":           {replace(configFile, []byte("{")), configFile + ": unexpected end"},
		"another family":     {set(configFile, "model_type", "mamba"), "mamba"},
		"another class":      {set(configFile, "architectures", []string{"Qwen2ForSequenceClassification"}), "Qwen2ForSequenceClassification"},
		"quantised":          {set(configFile, "quantization_config", map[string]any{"bits": 4}), "quantization_config"},
		"no heads":           {set(configFile, "num_attention_heads", 0), "head_count"},
		"other activation":   {set(configFile, "hidden_act", "gelu"), "gelu"},
		"other layers":       {set(configFile, "num_hidden_layers", 3), "model.layers.2"},
		"fewer layers":       {set(configFile, "num_hidden_layers", 1), "model.layers.1"},
		"other width":        {set(configFile, "intermediate_size", 96), "has the shape [64 32], config.json asks for [96 32]"},
		"sliding window":     {set(configFile, "use_sliding_window", true), "sliding window"},
		"other rope":         {set(configFile, "rope_parameters", map[string]any{"rope_type": "longrope"}), "longrope"},
		"small vocabulary":   {set(tokenizerFile, "added_tokens", []any{map[string]any{"id": 320, "content": "x"}}), "vocab_size of 320"},
		"missing shard":      {remove(second), second},
		"shard is a pipe":    {pipe(second), second},
		"shard is a device":  {device(second), second},
		"tokens are a pipe":  {pipe(tokenizerFile), tokenizerFile},
		"tokens of a device": {device(tokenizerFile), tokenizerFile},
		"index is a device":  {device(indexFile), indexFile},
		"shards exchanged": {func(t *testing.T, dir string) {
			at := func(name string) string { return filepath.Join(dir, name) }
			if err := errors.Join(os.Rename(at(first), at("x")), os.Rename(at(second), at(first)), os.Rename(at("x"), at(second))); err != nil {
				t.Fatal(err)
			}
		}, "but the index says"},
		"integers":           {header(second, `"BF16"`, `"I16" `), "is stored as I16"},
		"eights":             {header(second, `"BF16"`, `"F4"  `), "unknown type"},
		"config is a pipe":   {pipe(configFile), configFile},
		"shard of nothing":   {replace(second, nil), second + ": it has 0 bytes"},
		"truncated shard":    {func(t *testing.T, dir string) { os.Truncate(filepath.Join(dir, second), 19000) }, "truncated"},
		"index lacks one":    {index(func(m map[string]any) { delete(m, norm) }), norm},
		"index has more":     {index(func(m map[string]any) { m["model.other.weight"] = second }), "model.other.weight is not in"},
		"index is wrong":     {index(func(m map[string]any) { m[norm] = second }), norm},
		"index leads away":   {index(func(m map[string]any) { m[norm] = "../../etc/x.safetensors" }), "next to the index"},
		"index is empty":     {index(func(m map[string]any) { clear(m) }), "weight_map is empty"},
		"no weights":         {remove(indexFile), "neither this file nor model.safetensors"},
		"no tokenizer":       {remove(tokenizerFile), "tokenizer of another kind"},
		"SentencePiece":      {set(tokenizerFile, "model", map[string]any{"type": "Unigram"}), "Unigram"},
		"byte fallback":      {set(tokenizerFile, "model", map[string]any{"type": "BPE", "byte_fallback": true}), "byte_fallback true"},
		"other words":        {set(tokenizerFile, "pre_tokenizer", map[string]any{"type": "ByteLevel", "use_regex": true}), "pre_tokenizer ByteLevel"},
		"other normalizer":   {set(tokenizerFile, "normalizer", map[string]any{"type": "Lowercase"}), "Lowercase"},
		"unknown end":        {set(tokenizerConfigFile, "eos_token", "<end>"), `"<end>" is not in the vocabulary`},
		"card is a folder":   {func(t *testing.T, dir string) { os.Mkdir(filepath.Join(dir, cardFile), 0o700) }, cardFile},
		"tokens of integers": {set(tokenizerFile, "added_tokens", []any{map[string]any{"id": -1, "content": "x"}}), "number -1"},
	} {
		dir := copied(t, "qwen2")
		c.spoil(t, dir)
		_, err := Open(dir)
		var here *Error
		var path *fs.PathError
		var format *safetensors.FormatError
		typed := errors.As(err, &here) || errors.As(err, &path) || errors.As(err, &format)
		if err == nil || !typed || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), dir) {
			t.Errorf("%s: %v, want one with %q and the directory", name, err, c.want)
		}
	}
	for _, path := range []string{filepath.Join(t.TempDir(), "none"), "testdata/make.py", os.DevNull} {
		if _, err := Open(path); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: %v", path, err)
		}
	}
	// A merge of nothing is noticed when the tokenizer is built.
	dir := copied(t, "qwen2")
	edit(t, dir, tokenizerFile, func(m map[string]any) { m["model"].(map[string]any)["merges"] = []any{"no such"} })
	c, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	var te *token.Error
	if _, _, err := c.GGUF(gguf.FileF32, ""); !errors.As(err, &te) {
		t.Errorf("an impossible merge: %v", err)
	}
}

// A number that no weight can be is found as it is written, and no file is left.
func TestNaN(t *testing.T) {
	dir := copied(t, "llama")
	path := filepath.Join(dir, "model-00003-of-00003.safetensors")
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	binary.LittleEndian.PutUint32(b[len(b)-4:], math.Float32bits(float32(math.NaN())))
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	meta, sources, err := c.GGUF(gguf.FileF32, "")
	if err != nil {
		t.Fatal(err)
	}
	out := t.TempDir()
	if err := gguf.Create(filepath.Join(out, "x.gguf"), meta, sources, nil); err == nil || !strings.Contains(err.Error(), "NaN") {
		t.Errorf("%v", err)
	}
	if left, _ := os.ReadDir(out); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func FuzzVocabulary(f *testing.F) {
	text, err := os.ReadFile("testdata/qwen2/tokenizer.json")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text, []byte(`{"eos_token": {"content": "<|im_end|>"}, "chat_template": [{"name": "default", "template": "x"}]}`))
	f.Add([]byte(`{"model": {"type": "BPE", "vocab": {"a": 0}, "merges": [["a", "b"], "a b"]}}`), []byte(`{"eos_token": "a"}`))
	f.Fuzz(func(t *testing.T, tokenizer, config []byte) {
		dir := t.TempDir()
		for name, content := range map[string][]byte{tokenizerFile: tokenizer, tokenizerConfigFile: config} {
			if err := os.WriteFile(filepath.Join(dir, name), content, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if meta, err := readVocabulary(dir, 320); err == nil {
			token.FromGGUF(&gguf.File{Meta: meta}) // whatever it says, it comes back
		}
	})
}

// What is imported and exported again is the same checkpoint, number for number.
func TestRoundTrip(t *testing.T) {
	for name, types := range map[string][]gguf.FileType{"qwen2": {gguf.FileF32, gguf.FileBF16}, "qwen3": {gguf.FileF32, gguf.FileF16}, "llama": {gguf.FileF32}} {
		dir := copied(t, name)
		if name == "llama" {
			published(t, dir)
		}
		want, err := Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		defer want.Close()
		for _, as := range types {
			f := imported(t, dir, as)
			back := filepath.Join(t.TempDir(), "back")
			if err := Create(back, f, Export{Type: as, Shard: 20_000}); err != nil {
				t.Fatal(err)
			}
			got, err := Open(back)
			if err != nil {
				t.Fatal(err)
			}
			defer got.Close()
			if len(got.shards) < 3 {
				t.Errorf("%s %s: %d files of weights, want several of 20 kB", name, as, len(got.shards))
			}
			if !got.Config.Equal(want.Config) || len(got.tensors) != len(want.tensors) {
				t.Errorf("%s %s: %+v, want %+v", name, as, got.Config, want.Config)
			}
			for key, tensor := range want.tensors {
				a, b := make([]float32, tensor.Elements()), make([]float32, tensor.Elements())
				if err := errors.Join(tensor.Rows(a, 0), got.tensors[key].Rows(b, 0)); err != nil {
					t.Fatal(err)
				}
				if !slices.Equal(a, b) {
					t.Errorf("%s %s: %s has other numbers", name, as, key)
				}
			}
			var before, after generation
			if err := errors.Join(readJSON(dir, generationFile, &before), readJSON(back, generationFile, &after)); err != nil {
				t.Fatal(err)
			}
			if len(before.EOS) < 2 || !slices.Equal(before.EOS, after.EOS) {
				t.Errorf("%s %s: what is generated ends at %v, want %v", name, as, after.EOS, before.EOS)
			}
			for _, kv := range want.vocab {
				if v, _ := got.vocab.Get(kv.Key); !reflect.DeepEqual(v, kv.Value) {
					t.Errorf("%s %s: %s is another", name, as, kv.Key)
				}
			}
			if err := Create(back, f, Export{Type: as, Shard: 20_000}); !errors.Is(err, fs.ErrExist) {
				t.Errorf("into a directory that exists: %v", err)
			}
		}
	}
	f := imported(t, "testdata/llama", gguf.FileF32)
	dir := t.TempDir()
	for name, err := range map[string]error{
		"quantised safetensors": Create(filepath.Join(dir, "x"), f, Export{Type: gguf.FileQ8_0}),
		"factors of no Llama":   Create(filepath.Join(dir, "x"), f, Export{Type: gguf.FileF32}),
		"no model":              Create(filepath.Join(dir, "x"), &gguf.File{}, Export{Type: gguf.FileF32}),
	} {
		if err == nil {
			t.Errorf("%s: written", name)
		}
	}
	if left, _ := os.ReadDir(dir); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}
