package huggingface

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/gguf/safetensors"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/model"
)

// Export says how a checkpoint is written.
type Export struct {
	Type  gguf.FileType // of the weights: F32, F16 or BF16
	Shard int64         // maximum bytes of weights in a file, a larger tensor having a file of its own; 0: DefaultShard
	// Progress, if not nil, receives the bytes of weights written and the total.
	Progress func(done, total int64)
}

// DefaultShard is the size of files that most checkpoints are published in.
const DefaultShard = 5_000_000_000

// Create writes a model's GGUF file as a new directory: see CreateFrom.
func Create(dir string, f *gguf.File, o Export) error {
	c, err := model.ConfigGGUF(f)
	if err != nil {
		return err
	}
	return CreateFrom(dir, c, f.Meta, gguf.Sources(f.Tensors, make([]gguf.Type, len(f.Tensors))), o)
}

// CreateFrom writes a model, its metadata and its tensors as a GGUF file has them, as a new directory for transformers
// and what reads its checkpoints: config.json, safetensors, with an index where they are several files, the tokenizer,
// the chat template. What is no float is dequantised. The directory must not exist; where anything fails there is none.
func CreateFrom(dir string, c model.Config, meta gguf.Meta, tensors []gguf.Source, o Export) (err error) {
	as := o.Type
	if as != gguf.FileF32 && as != gguf.FileF16 && as != gguf.FileBF16 {
		return fmt.Errorf("safetensors of type %s: give F32, F16 or BF16", as)
	}
	shape, err := configOf(c, as)
	if err != nil {
		return err
	}
	files := map[string]any{configFile: shape, cardFile: readme(meta)}
	if err := describeTokenizer(meta, c, files); err != nil {
		return err
	}
	if _, err := os.Lstat(dir); !errors.Is(err, fs.ErrNotExist) {
		return &fs.PathError{Op: "create", Path: dir, Err: fs.ErrExist}
	}
	work, err := os.MkdirTemp(filepath.Dir(dir), "."+filepath.Base(dir)+".*.tmp")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			os.RemoveAll(work)
		}
	}()
	for name, content := range files {
		if text, ok := content.(string); ok {
			err = writeText(work, name, text)
		} else {
			err = writeJSON(work, name, content)
		}
		if err != nil {
			return err
		}
	}
	if err := createWeights(work, tensors, c, o); err != nil {
		return err
	}
	if err := os.Chmod(work, 0o755); err != nil {
		return err
	}
	return os.Rename(work, dir)
}

func writeJSON(dir, name string, content any) error {
	b, err := json.MarshalIndent(content, "", "  ")
	if err != nil {
		return err
	}
	return writeText(dir, name, string(b)+"\n")
}

func writeText(dir, name, text string) error {
	return atomicfile.Write(filepath.Join(dir, name), 0o644, func(f *os.File) error {
		_, err := f.WriteString(text)
		return err
	})
}

// createWeights writes the safetensors into a directory.
func createWeights(dir string, tensors []gguf.Source, c model.Config, o Export) error {
	to := map[gguf.FileType]gguf.Type{gguf.FileF32: gguf.F32, gguf.FileF16: gguf.F16, gguf.FileBF16: gguf.BF16}[o.Type]
	var sources []gguf.Source
	var total int64
	for name, shape := range c.Layout {
		at := slices.IndexFunc(tensors, func(t gguf.Source) bool { return t.Name == name })
		if at < 0 {
			return fmt.Errorf("the file lacks the tensor %s", name)
		}
		t := tensors[at]
		s := gguf.Source{Name: hfName(name), Dims: t.Dims, Type: to, Rows: t.Rows}
		if heads := rotated(c, name); heads > 0 {
			s.Rows = separate(t.Rows, shape[0]/heads, shape[1])
		}
		sources = append(sources, s)
		total += s.Bytes()
	}
	most := o.Shard
	if most <= 0 {
		most = DefaultShard
	}
	shards := split(sources, most)
	var done int64 // of the shards before
	files := make(map[string]string)
	for i, shard := range shards {
		name := weightsFile
		if len(shards) > 1 {
			name = fmt.Sprintf("model-%05d-of-%05d.safetensors", i+1, len(shards))
		}
		var size int64
		if err := safetensors.Create(filepath.Join(dir, name), map[string]string{"format": "pt"}, shard, func(d, n int64) {
			size = n
			if o.Progress != nil {
				o.Progress(done+d, total)
			}
		}); err != nil {
			return err
		}
		done += size
		for _, s := range shard {
			files[s.Name] = name
		}
	}
	if len(shards) == 1 {
		return nil
	}
	return writeJSON(dir, indexFile, map[string]any{"metadata": map[string]int64{"total_size": total}, "weight_map": files})
}

// split cuts tensors into runs of at most so many bytes, or of a single tensor.
func split(sources []gguf.Source, most int64) (shards [][]gguf.Source) {
	first, size := 0, int64(0)
	for i, s := range sources {
		if i > first && size+s.Bytes() > most {
			shards = append(shards, sources[first:i])
			first, size = i, 0
		}
		size += s.Bytes()
	}
	return append(shards, sources[first:])
}

// configOf is config.json of a shape. Both spellings of the rotary positions are there, for transformers 4 and 5.
func configOf(c model.Config, as gguf.FileType) (map[string]any, error) {
	var class string
	for name, architecture := range architectures {
		if architecture == c.Architecture {
			class = name
		}
	}
	rope := ropeParameters{Type: "default", Theta: c.RopeBase}
	scaling := any(nil)
	if c.RopeFactors != nil {
		found, err := llama3Parameters(c)
		if err != nil {
			return nil, err
		}
		rope, scaling = found, found
		rope.Theta = c.RopeBase
	}
	return map[string]any{
		"architectures": []string{class}, "model_type": c.Architecture, "vocab_size": c.VocabSize,
		"max_position_embeddings": c.Context, "num_hidden_layers": c.Layers, "hidden_size": c.Embedding,
		"intermediate_size": c.FeedForward, "num_attention_heads": c.Heads, "num_key_value_heads": c.KVHeads,
		"head_dim": c.HeadDim(), "rms_norm_eps": json.Number(strconv.FormatFloat(float64(c.NormEps), 'g', -1, 32)), "hidden_act": "silu", "tie_word_embeddings": c.Tied,
		"attention_bias": false, "mlp_bias": false, "use_sliding_window": false, "rope_theta": c.RopeBase, "rope_scaling": scaling,
		"rope_parameters": rope, "torch_dtype": map[gguf.FileType]string{gguf.FileF32: "float32", gguf.FileF16: "float16", gguf.FileBF16: "bfloat16"}[as],
	}, nil
}

// llama3Parameters are the published ones that a model's factors follow from: a GGUF file has the factors alone.
func llama3Parameters(c model.Config) (ropeParameters, error) {
	for _, factor := range []float64{8, 32} { // Llama 3.1 and 3.3; 3.2
		p := ropeParameters{Type: "llama3", Factor: factor, LowFrequency: 1, HighFrequency: 4, OriginalContext: 8192}
		same := true
		for i, want := range llama3Factors(c, p) {
			same = same && math.Abs(float64(c.RopeFactors[i]-want)) <= 1e-4*float64(want)
		}
		if same {
			return p, nil
		}
	}
	return ropeParameters{}, errors.New("the factors of rotary positions are not those of Llama 3.1, 3.2 or 3.3: config.json has no words for them")
}

// describeTokenizer adds the tokenizer's files.
func describeTokenizer(meta gguf.Meta, c model.Config, files map[string]any) error {
	tokens, _ := meta.Strings("tokenizer.ggml.tokens")
	types, _ := meta.Ints("tokenizer.ggml.token_type")
	merges, _ := meta.Strings("tokenizer.ggml.merges")
	kind, _ := meta.String("tokenizer.ggml.model")
	pre, _ := meta.String("tokenizer.ggml.pre")
	words := map[string]string{"qwen2": qwenWords, "llama-bpe": llamaBPE}[pre]
	if kind != "gpt2" || words == "" || len(types) != len(tokens) || len(tokens) == 0 {
		return fmt.Errorf("a tokenizer of another kind: %s, %s", kind, pre)
	}
	vocab := map[string]int{}
	added := []addedToken{}
	for id, text := range tokens {
		switch int32(types[id]) {
		case normalToken:
			vocab[text] = id
		case unusedToken:
		default:
			added = append(added, addedToken{ID: id, Content: text, Special: int32(types[id]) != userDefinedToken})
		}
	}
	pairs := make([][2]string, len(merges))
	for i, m := range merges {
		pairs[i][0], pairs[i][1], _ = strings.Cut(m, " ")
	}
	special := func(key string) any {
		if id, ok := meta.Uint("tokenizer.ggml." + key + "_token_id"); ok && id < uint64(len(tokens)) {
			return tokens[id]
		}
		return nil
	}
	type object = map[string]any
	bytes := object{"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": false, "use_regex": false}
	var post any = bytes
	if begins, _ := meta.Bool("tokenizer.ggml.add_bos_token"); begins && special("bos") != nil {
		bos := special("bos").(string)
		id, _ := meta.Uint("tokenizer.ggml.bos_token_id")
		one, two := object{"SpecialToken": object{"id": bos, "type_id": 0}}, object{"SpecialToken": object{"id": bos, "type_id": 1}}
		a, b := object{"Sequence": object{"id": "A", "type_id": 0}}, object{"Sequence": object{"id": "B", "type_id": 1}}
		post = object{"type": "Sequence", "processors": []any{bytes, object{"type": "TemplateProcessing", "single": []any{one, a},
			"pair": []any{one, a, two, b}, "special_tokens": object{bos: object{"id": bos, "ids": []uint64{id}, "tokens": []string{bos}}}}}}
	}
	files[tokenizerFile] = object{
		"version": "1.0", "truncation": nil, "padding": nil, "normalizer": nil, "added_tokens": added,
		"pre_tokenizer": object{"type": "Sequence", "pretokenizers": []any{
			object{"type": "Split", "pattern": object{"Regex": words}, "behavior": "Isolated", "invert": false}, bytes}},
		"post_processor": post, "decoder": bytes,
		"model": object{"type": "BPE", "dropout": nil, "unk_token": nil, "continuing_subword_prefix": nil, "end_of_word_suffix": nil,
			"fuse_unk": false, "byte_fallback": false, "ignore_merges": pre == "llama-bpe", "vocab": vocab, "merges": pairs},
	}
	config := object{"tokenizer_class": "PreTrainedTokenizerFast", "model_max_length": c.Context, "clean_up_tokenization_spaces": false}
	generation := object{}
	for _, s := range []struct{ ours, theirs string }{{"bos", "bos"}, {"eos", "eos"}, {"padding", "pad"}} {
		if text := special(s.ours); text != nil {
			config[s.theirs+"_token"] = text
			generation[s.theirs+"_token_id"], _ = meta.Uint("tokenizer.ggml." + s.ours + "_token_id")
		}
	}
	if ends := endings(meta, tokens); len(ends) > 0 {
		generation["eos_token_id"] = ends
	}
	files[tokenizerConfigFile], files[generationFile] = config, generation
	if template, ok := meta.String("tokenizer.chat_template"); ok {
		config["chat_template"], files[templateFile] = template, template
	}
	return nil
}

// endings are the tokens that end what is generated: the one that the file names, then those of its family, of which a
// GGUF file has no list and llama.cpp knows the texts.
func endings(meta gguf.Meta, tokens []string) (ends []uint64) {
	if id, ok := meta.Uint("tokenizer.ggml.eos_token_id"); ok {
		ends = append(ends, id)
	}
	for _, text := range []string{"<|im_end|>", "<|eot_id|>", "<|eom_id|>", "<|end_of_text|>", "<|endoftext|>"} {
		if id := slices.Index(tokens, text); id >= 0 && !slices.Contains(ends, uint64(id)) {
			ends = append(ends, uint64(id))
		}
	}
	return ends
}
