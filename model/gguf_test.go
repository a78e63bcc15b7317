package model

import (
	"bytes"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

func exported(t *testing.T, m *Model, as gguf.Type) *gguf.File {
	t.Helper()
	tensors, err := m.Tensors(as)
	if err != nil {
		t.Fatal(err)
	}
	return parsed(t, m.Meta(), tensors)
}

func parsed(t *testing.T, meta gguf.Meta, tensors []gguf.Tensor) *gguf.File {
	t.Helper()
	var b bytes.Buffer
	if err := gguf.Encode(&b, meta, tensors); err != nil {
		t.Fatal(err)
	}
	f, err := gguf.Parse(b.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// blocky is tiny with rows of whole Q8_0 blocks.
func blocky() Config {
	c := tiny()
	c.Embedding, c.FeedForward = 32, 64
	return c
}

func TestGGUFRoundTrip(t *testing.T) {
	for _, c := range append(shapes(), blocky()) {
		for as, tolerance := range map[gguf.Type]float64{
			gguf.F32:  0,
			gguf.F16:  1. / 2048,        // half of the last of 11 bits
			gguf.BF16: 1. / 256,         // of 8
			gguf.Q8_0: 1./254 + 1./2048, // half a step of 1/127 of the block's largest, and its scale's rounding to F16
		} {
			if as == gguf.Q8_0 && c.Embedding%32 != 0 {
				continue
			}
			m := lively(c, 1)
			got, err := LoadGGUF(exported(t, m, as))
			if err != nil {
				t.Fatal(err)
			}
			if !got.Config().Equal(c) {
				t.Fatalf("%v: config %+v, want %+v", as, got.Config(), c)
			}
			for i, want := range m.weights.tensors {
				var top float64
				for _, v := range want.data {
					top = max(top, math.Abs(float64(v)))
				}
				if len(want.shape) == 1 {
					top = 0 // vectors are exact whatever the type
				}
				compare(t, as.String()+" "+want.name, got.weights.tensors[i].data, float64s(want.data), tolerance*top)
			}
		}
	}
}

func TestGGUFRefuses(t *testing.T) {
	m := lively(blocky(), 1)
	good, err := m.Tensors(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	at := func(tensors []gguf.Tensor, name string) *gguf.Tensor {
		return &tensors[slices.IndexFunc(tensors, func(t gguf.Tensor) bool { return t.Name == name })]
	}
	for name, c := range map[string]struct {
		spoil func(meta *gguf.Meta, tensors *[]gguf.Tensor)
		want  string // in the message
	}{
		"missing tensor": {func(_ *gguf.Meta, ts *[]gguf.Tensor) { at(*ts, "blk.1.ffn_up.weight").Name = "x" }, "blk.1.ffn_up.weight is missing"},
		"unknown tensor": {func(_ *gguf.Meta, ts *[]gguf.Tensor) {
			extra := *at(*ts, "output_norm.weight")
			extra.Name = "blk.0.attn_q_norm.weight"
			*ts = append(*ts, extra)
		}, "blk.0.attn_q_norm.weight"},
		"wrong shape": {func(_ *gguf.Meta, ts *[]gguf.Tensor) {
			slices.Reverse(at(*ts, "blk.0.attn_k.weight").Dims)
		}, "blk.0.attn_k.weight has dimensions [16 32], want [32 16]"},
		"NaN": {func(_ *gguf.Meta, ts *[]gguf.Tensor) {
			copy(at(*ts, "blk.0.attn_v.bias").Data[8:], []byte{0, 0, 0xc0, 0x7f})
		}, "blk.0.attn_v.bias is damaged: from row 0: element 2 is NaN"},
		"missing key":       {func(m *gguf.Meta, _ *[]gguf.Tensor) { *m = slices.Delete(*m, 3, 4) }, "block_count"},
		"scaled rope":       {func(m *gguf.Meta, _ *[]gguf.Tensor) { m.Set("qwen2.rope.scaling.type", "yarn") }, "yarn"},
		"other family":      {func(m *gguf.Meta, _ *[]gguf.Tensor) { m.Set("general.architecture", "mamba") }, "mamba"},
		"absurd layers":     {func(m *gguf.Meta, _ *[]gguf.Tensor) { m.Set("qwen2.block_count", uint32(1<<31)) }, "block_count"},
		"many layers":       {func(m *gguf.Meta, _ *[]gguf.Tensor) { m.Set("qwen2.block_count", uint32(1<<24)) }, "missing"},
		"half-turned heads": {func(m *gguf.Meta, _ *[]gguf.Tensor) { m.Set("qwen2.rope.dimension_count", uint32(4)) }, "rope.dimension_count is 4"},
		"factors of another family": {func(_ *gguf.Meta, ts *[]gguf.Tensor) {
			extra := *at(*ts, "output_norm.weight")
			extra.Name = RopeTensor
			*ts = append(*ts, extra)
		}, RopeTensor},
		"zero heads": {func(m *gguf.Meta, _ *[]gguf.Tensor) { m.Set("qwen2.attention.head_count", uint32(0)) }, "head_count"},
	} {
		meta, tensors := slices.Clone(m.Meta()), slices.Clone(good)
		for i := range tensors {
			tensors[i].Dims, tensors[i].Data = slices.Clone(tensors[i].Dims), slices.Clone(tensors[i].Data)
		}
		c.spoil(&meta, &tensors)
		if _, err := LoadGGUF(parsed(t, meta, tensors)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want one with %q", name, err, c.want)
		}
	}
	var e *GGUFError
	if _, err := lively(tiny(), 1).Tensors(gguf.Q8_0); !errors.As(err, &e) {
		t.Errorf("Q8_0 of rows of 16 gave %v, want a *GGUFError", err)
	}
}
