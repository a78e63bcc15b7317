package model

import (
	"fmt"
	"math"
	"slices"

	"github.com/sqlagent/sqlagent/gguf"
)

// GGUFError is a GGUF file that is well formed but is not a model that this package runs.
type GGUFError struct {
	What string // a key or a tensor
	Why  string
}

func (e *GGUFError) Error() string { return fmt.Sprintf("GGUF model: %s %s", e.What, e.Why) }

// CheckGGUF is the shape of the model in a file, whose tensors are all there, as large as they must be, and no others.
// Errors are *GGUFError, *ConfigError or *gguf.FormatError.
func CheckGGUF(f *gguf.File) (Config, error) {
	c, err := ConfigGGUF(f)
	if err != nil {
		return c, err
	}
	if err := c.Validate(); err != nil {
		return c, err
	}
	known := make(map[string]bool)
	if c.RopeFactors != nil {
		known[RopeTensor] = true
	}
	for name, shape := range c.Layout {
		known[name] = true
		stored, ok := f.Tensor(name)
		if !ok {
			return c, &GGUFError{"tensor " + name, "is missing"}
		}
		if want := dims(shape); !slices.Equal(stored.Dims, want) {
			return c, &GGUFError{"tensor " + name, fmt.Sprintf("has dimensions %v, want %v", stored.Dims, want)}
		}
	}
	// A tensor that is not used would make the model a different one, without a word.
	for _, t := range f.Tensors {
		if !known[t.Name] {
			return c, &GGUFError{"tensor " + t.Name, "is not part of a " + c.Architecture + " model"}
		}
	}
	return c, nil
}

// LoadGGUF is OriginGGUF and Origin.Model in one; f may be closed afterwards. Commands read origins: tests of several
// packages compare what computes on a file as it lies there with a model in memory.
func LoadGGUF(f *gguf.File) (*Model, error) {
	o, err := OriginGGUF(f) // before memory is taken: damaged metadata may ask for terabytes
	if err != nil {
		return nil, err
	}
	return o.Model()
}

// dims is a shape in GGUF's order: the fastest dimension first.
func dims(shape []int) []uint64 {
	dims := make([]uint64, len(shape))
	for i, n := range shape {
		dims[len(dims)-1-i] = uint64(n)
	}
	return dims
}

// ConfigGGUF reads a model's shape from the metadata, the vocabulary's size from the embedding, and whether
// the output is tied to it from the absence of an output matrix. It may be one that Validate refuses. Errors are those
// of CheckGGUF.
func ConfigGGUF(f *gguf.File) (Config, error) {
	arch, ok := f.Meta.String("general.architecture")
	if !ok {
		return Config{}, &GGUFError{"key general.architecture", "is missing: not a model file"}
	}
	c := Config{Architecture: arch}
	if !slices.Contains(Architectures, arch) {
		return c, c.Validate()
	}
	var err error
	size := func(key string, to *int) {
		v, ok := f.Meta.Uint(arch + "." + key)
		if err == nil && (!ok || v > math.MaxInt32) {
			err = &GGUFError{"key " + arch + "." + key, "is missing or not a size"}
		}
		*to = int(v)
	}
	number := func(key string) float64 {
		v, ok := f.Meta.Float(arch + "." + key)
		if err == nil && !ok {
			err = &GGUFError{"key " + arch + "." + key, "is missing or not a number"}
		}
		return v
	}
	size("context_length", &c.Context)
	size("block_count", &c.Layers)
	size("embedding_length", &c.Embedding)
	size("feed_forward_length", &c.FeedForward)
	size("attention.head_count", &c.Heads)
	size("attention.head_count_kv", &c.KVHeads)
	c.RopeBase = number("rope.freq_base")
	c.NormEps = float32(number("attention.layer_norm_rms_epsilon"))
	if err != nil {
		return c, err
	}
	if scaling, ok := f.Meta.String(arch + ".rope.scaling.type"); ok && scaling != "none" {
		return c, &GGUFError{"key " + arch + ".rope.scaling.type", fmt.Sprintf("is %q: scaled rotary positions are not supported", scaling)}
	}
	width := c.Embedding / max(c.Heads, 1)
	for _, key := range []string{"attention.key_length", "attention.value_length", "rope.dimension_count"} {
		v, ok := f.Meta.Uint(arch + "." + key)
		switch {
		case !ok || int(v) == width:
		case key == "attention.key_length" && v < 1<<20:
			width, c.HeadWidth = int(v), int(v)
		default:
			return c, &GGUFError{"key " + arch + "." + key, fmt.Sprintf("is %d where heads are %d wide: only whole heads are supported", v, width)}
		}
	}
	if factors, ok := f.Tensor(RopeTensor); ok {
		if arch != "llama" || len(factors.Dims) != 1 || factors.Dims[0] != uint64(width/2) {
			return c, &GGUFError{"tensor " + RopeTensor, fmt.Sprintf("has dimensions %v, want those of a llama model's %d frequencies", factors.Dims, width/2)}
		}
		if c.RopeFactors, err = factors.Float32s(); err != nil {
			return c, err
		}
	}
	embd, ok := f.Tensor("token_embd.weight")
	if !ok || len(embd.Dims) != 2 {
		return c, &GGUFError{"tensor token_embd.weight", "is missing or not a matrix"}
	}
	c.VocabSize = int(min(embd.Dims[1], math.MaxInt32))
	_, untied := f.Tensor("output.weight")
	c.Tied = !untied
	return c, nil
}

// Meta returns the model's shape as GGUF metadata: what ConfigGGUF reads. A file for llama.cpp also
// wants general.file_type and a tokenizer.
func (m *Model) Meta() gguf.Meta { return m.config.Meta() }

// Meta is what Model.Meta returns for models of this shape. RopeFactors are a tensor, see RopeTensor.
func (c Config) Meta() gguf.Meta {
	arch := c.Architecture
	meta := gguf.Meta{
		{Key: "general.architecture", Value: arch},
		{Key: "general.type", Value: "model"},
		{Key: arch + ".context_length", Value: uint32(c.Context)},
		{Key: arch + ".block_count", Value: uint32(c.Layers)},
		{Key: arch + ".embedding_length", Value: uint32(c.Embedding)},
		{Key: arch + ".feed_forward_length", Value: uint32(c.FeedForward)},
		{Key: arch + ".attention.head_count", Value: uint32(c.Heads)},
		{Key: arch + ".attention.head_count_kv", Value: uint32(c.KVHeads)},
		{Key: arch + ".attention.layer_norm_rms_epsilon", Value: c.NormEps},
		{Key: arch + ".rope.freq_base", Value: float32(c.RopeBase)},
	}
	if c.HeadWidth != 0 {
		meta.Set(arch+".attention.key_length", uint32(c.HeadWidth))
		meta.Set(arch+".attention.value_length", uint32(c.HeadWidth))
	}
	if arch == "llama" {
		meta.Set(arch+".rope.dimension_count", uint32(c.HeadDim()))
		meta.Set(arch+".vocab_size", uint32(c.VocabSize))
	}
	return meta
}

// RopeTensor is the name of the tensor that holds Config.RopeFactors.
const RopeTensor = "rope_freqs.weight"
