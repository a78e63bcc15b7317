package model

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
)

// Config describes a decoder-only transformer: RMSNorm, grouped-query attention, rotary positions, SwiGLU. Fields
// follow GGUF's keys. The architectures differ in what is done to queries and keys (see qkv.go):
//
//	qwen2   biases on q, k and v
//	qwen3   an RMSNorm of every head of q and k; heads may be of any width
//	llama   neither; a rotation turns neighbours, and Llama 3 slows some of them down (RopeFactors)
type Config struct {
	Architecture string  `json:"architecture"`        // GGUF's general.architecture
	VocabSize    int     `json:"vocab_size"`          // V
	Context      int     `json:"context_length"`      // longest sequence, in tokens
	Layers       int     `json:"block_count"`         // L
	Embedding    int     `json:"embedding_length"`    // D
	FeedForward  int     `json:"feed_forward_length"` // F
	Heads        int     `json:"head_count"`          // query heads
	KVHeads      int     `json:"head_count_kv"`       // key and value heads, a divisor of Heads
	RopeBase     float64 `json:"rope_freq_base"`      // usually 10,000 or 1,000,000
	NormEps      float32 `json:"layer_norm_rms_eps"`  // usually 1e-6
	Tied         bool    `json:"tied_embedding"`      // the output matrix is the token embedding

	ValueHead   bool      `json:"value_head,omitempty"`   // a number for each state, for critics: linear, over the final norm
	HeadWidth   int       `json:"key_length,omitempty"`   // of one head; 0: Embedding/Heads
	RopeFactors []float32 `json:"rope_factors,omitempty"` // [HeadDim/2] what each frequency is divided by; nil: 1 (llama only)
}

// Architectures are the values of Config.Architecture.
var Architectures = []string{"qwen2", "qwen3", "llama"}

func (c Config) biased() bool      { return c.Architecture == "qwen2" }
func (c Config) normedHeads() bool { return c.Architecture == "qwen3" }

// Equal reports whether two shapes are the same.
func (c Config) Equal(o Config) bool { return reflect.DeepEqual(c, o) }

// Unlike lists the fields of c that o has otherwise, by GGUF's keys.
func (c Config) Unlike(o Config) string {
	var fields []string
	is, other := reflect.ValueOf(c), reflect.ValueOf(o)
	for i := range is.NumField() {
		if x := is.Field(i).Interface(); !reflect.DeepEqual(x, other.Field(i).Interface()) {
			key, _, _ := strings.Cut(is.Type().Field(i).Tag.Get("json"), ",")
			fields = append(fields, fmt.Sprintf("%s %v", key, x))
		}
	}
	return strings.Join(fields, ", ")
}

// ConfigError is a model shape that cannot be built.
type ConfigError struct {
	Field string
	Want  string
	Got   any
}

func (e *ConfigError) Error() string {
	return fmt.Sprintf("model config: %s is %v, want %s", e.Field, e.Got, e.Want)
}

// HeadDim is the width of one attention head.
func (c Config) HeadDim() int {
	if c.HeadWidth != 0 {
		return c.HeadWidth
	}
	return c.Embedding / c.Heads
}

// QueryWidth is the number of floats of one token's queries in one layer, and of what its heads put out.
func (c Config) QueryWidth() int { return c.Heads * c.HeadDim() }

// KVWidth is the number of floats that one token's keys (or values) take in one layer.
func (c Config) KVWidth() int { return c.KVHeads * c.HeadDim() }

// qkvWidth is the width of a token's query, keys and values laid side by side.
func (c Config) qkvWidth() int { return c.QueryWidth() + 2*c.KVWidth() }

// Parameters is the number of trained numbers; a tied matrix counts once.
func (c Config) Parameters() int {
	matrices, vectors := c.sizes()
	return matrices + vectors
}

// sizes counts the numbers held in matrices and in vectors (norms and biases).
func (c Config) sizes() (matrices, vectors int) {
	d := c.Embedding
	matrices = c.VocabSize*d + c.Layers*(c.qkvWidth()*d+d*c.QueryWidth()+3*c.FeedForward*d)
	if !c.Tied {
		matrices += c.VocabSize * d
	}
	block := 2 * d
	if c.biased() {
		block += c.qkvWidth()
	}
	if c.normedHeads() {
		block += 2 * c.HeadDim()
	}
	vectors = c.Layers*block + d
	if c.ValueHead {
		vectors += d + 1
	}
	return matrices, vectors
}

// Validate returns a *ConfigError for the first field that is invalid.
func (c Config) Validate() error {
	if !slices.Contains(Architectures, c.Architecture) {
		return &ConfigError{"architecture", "one of " + strings.Join(Architectures, ", "), fmt.Sprintf("%q", c.Architecture)}
	}
	for _, f := range []struct {
		name  string
		value int
	}{
		{"vocab_size", c.VocabSize}, {"context_length", c.Context}, {"block_count", c.Layers},
		{"embedding_length", c.Embedding}, {"feed_forward_length", c.FeedForward},
		{"head_count", c.Heads}, {"head_count_kv", c.KVHeads},
	} {
		// 1<<24 is far above any real model and keeps every product of two sizes inside an int.
		if f.value < 1 || f.value > 1<<24 {
			return &ConfigError{f.name, "between 1 and 16777216", f.value}
		}
	}
	if c.HeadWidth < 0 || c.HeadWidth > 1<<16 || c.HeadWidth%2 != 0 {
		return &ConfigError{"key_length", "an even number between 2 and 65536, or 0", c.HeadWidth}
	}
	if c.HeadWidth == 0 && c.Embedding%(2*c.Heads) != 0 {
		return &ConfigError{"embedding_length", fmt.Sprintf("an even number of floats for each of %d heads", c.Heads), c.Embedding}
	}
	if c.Heads%c.KVHeads != 0 {
		return &ConfigError{"head_count_kv", fmt.Sprintf("a divisor of the %d query heads", c.Heads), c.KVHeads}
	}
	d, heads := float64(c.Embedding), float64(c.qkvWidth()+c.QueryWidth())
	if n := 2*float64(c.VocabSize)*d + float64(c.Layers)*d*(heads+3*float64(c.FeedForward)); n > 1<<50 {
		return &ConfigError{"block_count", "that of a model which a machine could hold, below 2^50 parameters", n}
	}
	if !(c.RopeBase > 1) || math.IsInf(c.RopeBase, 0) {
		return &ConfigError{"rope_freq_base", "above 1", c.RopeBase}
	}
	if n := len(c.RopeFactors); n != 0 && (c.Architecture != "llama" || n != c.HeadDim()/2) {
		return &ConfigError{"rope_factors", fmt.Sprintf("none, or of a llama model's %d frequencies", c.HeadDim()/2), n}
	}
	for _, f := range c.RopeFactors {
		if !(f > 0) || math.IsInf(float64(f), 0) {
			return &ConfigError{"rope_factors", "positive", f}
		}
	}
	if !(c.NormEps > 0 && c.NormEps < 1) {
		return &ConfigError{"layer_norm_rms_eps", "between 0 and 1", c.NormEps}
	}
	return nil
}
