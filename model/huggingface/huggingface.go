// Package huggingface reads the checkpoints of Hugging Face's transformers, a directory of config.json, safetensors and
// tokenizer.json, as the tensors and the metadata of a GGUF file, and writes such directories. The architectures are
// model's: qwen2, qwen3 and llama.
//
// huggingface.go reads a directory, config.go its shape, names.go what tensors are called, tokenizer.go its vocabulary;
// export.go writes.
//
// A tokenizer is known by the expression that cuts words, in which the kinds differ (llama.cpp's converter looks up the
// hash of a tokenised text); others are refused by name. Qwen's normaliser (NFC) is left out, as in llama.cpp. What
// config.json cannot express is refused too: a GGUF file has the factors of Llama 3's rotary positions, and exporting
// finds the published numbers that yield them, or fails. YaRN and linear scaling are read for llama.cpp alone.
package huggingface

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/gguf/safetensors"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// The files of a checkpoint.
const (
	configFile          = "config.json"
	weightsFile         = "model.safetensors"
	indexFile           = "model.safetensors.index.json"
	tokenizerFile       = "tokenizer.json"
	tokenizerConfigFile = "tokenizer_config.json"
	generationFile      = "generation_config.json"
	templateFile        = "chat_template.jinja"
	cardFile            = "README.md"
)

// Checkpoint is an opened directory. It is safe for concurrent use until Close.
type Checkpoint struct {
	Config  model.Config
	dir     string
	scaling gguf.Meta // of rotary positions, which llama.cpp computes and package model does not
	vocab   gguf.Meta
	card    card
	shards  []*safetensors.File
	tensors map[string]safetensors.Tensor
}

// Error says which file of a checkpoint is wrong, and how.
type Error struct {
	Path string
	Err  error
}

func (e *Error) Error() string { return fmt.Sprintf("%s: %v", e.Path, e.Err) }
func (e *Error) Unwrap() error { return e.Err }

// Open reads all of a directory but the weights, and checks that those are what config.json says. Errors are *Error,
// *safetensors.FormatError or *fs.PathError.
func Open(dir string) (*Checkpoint, error) {
	c := &Checkpoint{dir: dir}
	fail := func(name string, err error) (*Checkpoint, error) {
		c.Close()
		var path *fs.PathError
		var format *safetensors.FormatError
		if errors.As(err, &path) || errors.As(err, &format) {
			return nil, err // they name the file
		}
		return nil, &Error{filepath.Join(dir, name), err}
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		if err == nil {
			err = &fs.PathError{Op: "open", Path: dir, Err: errors.New("not a directory: a checkpoint is one, with config.json in it")}
		}
		return nil, err
	}
	var shape config
	if err := readJSON(dir, configFile, &shape); err != nil {
		return fail(configFile, err)
	}
	var err error
	if c.Config, c.scaling, err = shape.model(); err != nil {
		return fail(configFile, err)
	}
	if err := c.openShards(dir); err != nil {
		return fail(indexFile, err)
	}
	if err := c.check(); err != nil {
		return fail("", err)
	}
	if c.vocab, err = readVocabulary(dir, c.Config.VocabSize); err != nil {
		return fail(tokenizerFile, err)
	}
	if c.card, err = readCard(dir); err != nil {
		return fail(cardFile, err)
	}
	return c, nil
}

// Close ends reading.
func (c *Checkpoint) Close() error {
	var err error
	for _, s := range c.shards {
		err = errors.Join(err, s.Close())
	}
	return err
}

// openShards opens the files of the weights: one, or those of an index, which must hold what it says and nothing else.
func (c *Checkpoint) openShards(dir string) error {
	var index struct {
		Map map[string]string `json:"weight_map"`
	}
	c.tensors = make(map[string]safetensors.Tensor)
	err := readJSON(dir, indexFile, &index)
	if errors.Is(err, fs.ErrNotExist) {
		if _, err := os.Stat(filepath.Join(dir, weightsFile)); errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("there is neither this file nor %s: weights of another kind (.bin, .pth) must be saved as safetensors first", weightsFile)
		}
		return c.openShard(dir, weightsFile)
	}
	if err != nil {
		return err
	}
	if len(index.Map) == 0 {
		return errors.New("its weight_map is empty")
	}
	var files []string
	for name, file := range index.Map {
		if file != filepath.Base(file) || !strings.HasSuffix(file, ".safetensors") {
			return fmt.Errorf("%s would be in %q: shards are .safetensors files next to the index", name, file)
		}
		files = append(files, file)
	}
	slices.Sort(files)
	for _, file := range slices.Compact(files) {
		if err := c.openShard(dir, file); err != nil {
			return err
		}
		for _, t := range c.shards[len(c.shards)-1].Tensors {
			if index.Map[t.Name] != file {
				return fmt.Errorf("%s lies in %s, but the index says %q", t.Name, file, index.Map[t.Name])
			}
		}
	}
	for name, file := range index.Map {
		if _, ok := c.tensors[name]; !ok {
			return fmt.Errorf("%s is not in %s, as the index says", name, file)
		}
	}
	return nil
}

func (c *Checkpoint) openShard(dir, file string) error {
	s, err := safetensors.Open(filepath.Join(dir, file))
	if err != nil {
		return err
	}
	c.shards = append(c.shards, s)
	for _, t := range s.Tensors {
		c.tensors[t.Name] = t
	}
	return nil
}

// check compares the tensors with the shape.
func (c *Checkpoint) check() error {
	known := make(map[string]bool)
	for name, shape := range c.Config.Layout {
		theirs := hfName(name)
		known[theirs] = true
		t, ok := c.tensors[theirs]
		if !ok {
			return fmt.Errorf("the weights lack %s, which a %s model has", theirs, c.Config.Architecture)
		}
		if !slices.EqualFunc(t.Shape, shape, func(a uint64, b int) bool { return a == uint64(b) }) {
			return fmt.Errorf("%s has the shape %v, %s asks for %v", theirs, t.Shape, configFile, shape)
		}
		if !slices.Contains(safetensors.Floats, t.Type) {
			return fmt.Errorf("%s is stored as %s: only %q can be imported", theirs, t.Type, safetensors.Floats)
		}
	}
	for name := range c.tensors {
		// The frequencies of rotary positions follow from the shape. A tied output may be there once more.
		if !known[name] && !strings.HasSuffix(name, "rotary_emb.inv_freq") && !(c.Config.Tied && name == hfName("output.weight")) {
			return fmt.Errorf("the weights have %s, which is not part of a %s model", name, c.Config.Architecture)
		}
	}
	return nil
}

// GGUF describes the checkpoint as a GGUF file of a type, for gguf.Create. name is general.name; empty: the
// checkpoint's own, if it says.
func (c *Checkpoint) GGUF(as gguf.FileType, name string) (gguf.Meta, []gguf.Source, error) {
	meta := c.Config.Meta()
	c.card.describe(&meta, name)
	meta.Set("general.file_type", uint32(as))
	meta.Set("general.quantization_version", uint32(2))
	for _, kv := range slices.Concat(c.scaling, c.vocab) {
		meta.Set(kv.Key, kv.Value)
	}
	var sources []gguf.Source
	var described []gguf.Tensor
	for name, shape := range c.Config.Layout {
		t := c.tensors[hfName(name)]
		s := gguf.Source{Name: name, Dims: reversed(t.Shape), Rows: t.Rows}
		if heads := rotated(c.Config, name); heads > 0 {
			s.Rows = interleave(t.Rows, shape[0]/heads, shape[1])
		}
		sources = append(sources, s)
		described = append(described, gguf.Tensor{Name: name, Dims: s.Dims})
	}
	for i, t := range as.Types(meta, described, false) {
		sources[i].Type = t
	}
	if factors := c.Config.RopeFactors; factors != nil {
		sources = append(sources, gguf.Source{
			Name: model.RopeTensor, Dims: []uint64{uint64(len(factors))}, Type: gguf.F32,
			Rows: func(x []float32, _ int) error { copy(x, factors); return nil },
		})
	}
	if _, err := token.FromGGUF(&gguf.File{Meta: meta}); err != nil {
		return nil, nil, err
	}
	return meta, sources, nil
}

// Origin is the checkpoint's model, as training begins with it, with the metadata of a GGUF file of it. It is read as
// long as the checkpoint is open. A scaling of rotary positions that package model does not compute is an *Error.
func (c *Checkpoint) Origin() (*model.Origin, gguf.Meta, error) {
	if len(c.scaling) > 0 {
		return nil, nil, &Error{filepath.Join(c.dir, configFile), errors.New("its rope_scaling is not supported in training")}
	}
	meta, tensors, err := c.GGUF(gguf.FileF32, "")
	if err != nil {
		return nil, nil, err
	}
	return model.NewOrigin(c.Config, tensors), meta, nil
}

// Is reports whether a directory looks like a checkpoint.
func Is(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, configFile))
	return err == nil
}

func reversed(shape []uint64) []uint64 {
	dims := slices.Clone(shape)
	slices.Reverse(dims)
	return dims
}

// most is the largest JSON file that is read: tokenizers are of some megabytes.
const most = 256 << 20

// read returns a small file's text. A device may give bytes without end, and a pipe keeps who opens it waiting.
func read(dir, name string) ([]byte, error) {
	path := filepath.Join(dir, name)
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > most {
		return nil, &fs.PathError{Op: "open", Path: path, Err: fmt.Errorf("not a regular file of at most %d MB", most>>20)}
	}
	return os.ReadFile(path)
}

func readJSON(dir, name string, into any) error {
	text, err := read(dir, name)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, into); err != nil {
		return &Error{filepath.Join(dir, name), err}
	}
	return nil
}
