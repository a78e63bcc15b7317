package huggingface

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/model"
)

// config is config.json, as far as it matters. Transformers 5 has all of the rotary positions in rope_parameters, 4 had
// rope_theta and rope_scaling.
type config struct {
	ModelType     string          `json:"model_type"`
	Architectures []string        `json:"architectures"`
	Vocabulary    int             `json:"vocab_size"`
	Context       int             `json:"max_position_embeddings"`
	Layers        int             `json:"num_hidden_layers"`
	Hidden        int             `json:"hidden_size"`
	Intermediate  int             `json:"intermediate_size"`
	Heads         int             `json:"num_attention_heads"`
	KVHeads       int             `json:"num_key_value_heads"` // 0: Heads
	HeadDim       int             `json:"head_dim"`            // 0: Hidden/Heads
	NormEps       float64         `json:"rms_norm_eps"`
	Activation    string          `json:"hidden_act"`
	Tied          bool            `json:"tie_word_embeddings"`
	AttentionBias bool            `json:"attention_bias"`
	MLPBias       bool            `json:"mlp_bias"`
	Sliding       bool            `json:"use_sliding_window"`
	LayerTypes    []string        `json:"layer_types"`
	Quantization  json.RawMessage `json:"quantization_config"`
	RopeTheta     float64         `json:"rope_theta"`
	RopeScaling   *ropeParameters `json:"rope_scaling"`
	Rope          *ropeParameters `json:"rope_parameters"`
}

type ropeParameters struct {
	Theta           float64  `json:"rope_theta,omitempty"`
	Type            string   `json:"rope_type"`
	OldType         string   `json:"type,omitempty"`
	Factor          float64  `json:"factor,omitempty"`
	LowFrequency    float64  `json:"low_freq_factor,omitempty"`
	HighFrequency   float64  `json:"high_freq_factor,omitempty"`
	OriginalContext int      `json:"original_max_position_embeddings,omitempty"`
	Attention       *float64 `json:"attention_factor,omitempty"`
	BetaFast        *float64 `json:"beta_fast,omitempty"`
	BetaSlow        *float64 `json:"beta_slow,omitempty"`
}

// architectures are the classes of transformers that are read.
var architectures = map[string]string{"Qwen2ForCausalLM": "qwen2", "Qwen3ForCausalLM": "qwen3", "LlamaForCausalLM": "llama"}

// model is the shape in package model's terms, and metadata for a scaling of rotary positions that it has no terms for.
func (h config) model() (model.Config, gguf.Meta, error) {
	fail := func(format string, args ...any) (model.Config, gguf.Meta, error) {
		return model.Config{}, nil, fmt.Errorf(format, args...)
	}
	if len(h.Architectures) != 1 || architectures[h.Architectures[0]] == "" || architectures[h.Architectures[0]] != h.ModelType {
		return fail("architectures %q of model_type %q cannot be imported: only Qwen2ForCausalLM, Qwen3ForCausalLM and LlamaForCausalLM",
			h.Architectures, h.ModelType)
	}
	switch {
	case len(h.Quantization) > 0 && string(h.Quantization) != "null":
		return fail("quantization_config is set: import the checkpoint that it was quantised from")
	case h.Activation != "silu":
		return fail("hidden_act is %q, only silu is computed", h.Activation)
	case h.MLPBias || h.AttentionBias:
		return fail("attention_bias or mlp_bias is set: no %s model here has them", h.ModelType)
	case h.Sliding || slices.ContainsFunc(h.LayerTypes, func(t string) bool { return t != "full_attention" }):
		return fail("some layers attend to a sliding window: only full attention is computed")
	}
	c := model.Config{
		Architecture: h.ModelType, VocabSize: h.Vocabulary, Context: h.Context, Layers: h.Layers, Embedding: h.Hidden,
		FeedForward: h.Intermediate, Heads: h.Heads, KVHeads: h.KVHeads, NormEps: float32(h.NormEps), Tied: h.Tied,
	}
	if c.KVHeads == 0 {
		c.KVHeads = c.Heads
	}
	if h.HeadDim != 0 && h.HeadDim*h.Heads != h.Hidden {
		c.HeadWidth = h.HeadDim
	}
	rope := ropeParameters{Theta: h.RopeTheta}
	if h.RopeScaling != nil {
		rope = *h.RopeScaling
		rope.Theta = h.RopeTheta
	}
	if h.Rope != nil {
		rope = *h.Rope
	}
	if rope.Type == "" {
		rope.Type = rope.OldType
	}
	if c.RopeBase = rope.Theta; c.RopeBase == 0 {
		c.RopeBase = 10000 // transformers' default
	}
	if err := c.Validate(); err != nil { // before HeadDim divides
		return model.Config{}, nil, err
	}
	var scaling gguf.Meta
	switch rope.Type {
	case "", "default":
	case "llama3":
		if c.Architecture != "llama" {
			return fail("rope_type llama3 in a %s model", c.Architecture)
		}
		c.RopeFactors = llama3Factors(c, rope)
	case "linear", "yarn":
		scaling = scaled(c.Architecture, rope)
	default:
		return fail("rope_type %q is not supported: only default, llama3, linear and yarn", rope.Type)
	}
	return c, scaling, c.Validate()
}

// llama3Factors is what each frequency of Llama 3.1 is divided by: short wavelengths by 1, those longer than the
// original context by the factor, what lies between by a blend (transformers, modeling_rope_utils.py).
func llama3Factors(c model.Config, r ropeParameters) []float32 {
	half := c.HeadDim() / 2
	low, high := float64(r.OriginalContext)/r.LowFrequency, float64(r.OriginalContext)/r.HighFrequency
	factors := make([]float32, half)
	for i := range factors {
		wavelength := 2 * math.Pi * math.Pow(c.RopeBase, float64(i)/float64(half))
		switch {
		case wavelength < high:
			factors[i] = 1
		case wavelength > low:
			factors[i] = float32(r.Factor)
		default:
			smooth := (float64(r.OriginalContext)/wavelength - r.LowFrequency) / (r.HighFrequency - r.LowFrequency)
			factors[i] = float32(1 / ((1-smooth)/r.Factor + smooth))
		}
	}
	return factors
}

// scaled says a scaling in GGUF's terms.
func scaled(architecture string, r ropeParameters) gguf.Meta {
	prefix := architecture + ".rope.scaling."
	meta := gguf.Meta{{Key: prefix + "type", Value: r.Type}, {Key: prefix + "factor", Value: float32(r.Factor)}}
	if r.Type == "yarn" {
		meta.Set(prefix+"original_context_length", uint32(r.OriginalContext))
		for _, more := range []struct {
			key   string
			value *float64
		}{{"yarn_attn_factor", r.Attention}, {"yarn_beta_fast", r.BetaFast}, {"yarn_beta_slow", r.BetaSlow}} {
			if more.value != nil {
				meta.Set(prefix+more.key, float32(*more.value))
			}
		}
	}
	return meta
}
