package model

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

// wide is a shape with rows that every format has blocks for.
func wide(c Config) Config {
	c.Embedding, c.FeedForward, c.VocabSize = 256, 512, 70
	if c.HeadWidth != 0 {
		c.HeadWidth = 128
	}
	if c.RopeFactors != nil {
		c.RopeFactors = make([]float32, c.HeadDim()/2)
		for i := range c.RopeFactors {
			c.RopeFactors[i] = 1 + float32(i)/8
		}
	}
	return c
}

// A decoder of a file has the bits of the decoder of the same weights in float32, however they are stored.
func TestOpenDecoderHasTheBitsOfFloat32(t *testing.T) {
	types := []gguf.Type{gguf.F32, gguf.F16, gguf.BF16, gguf.Q8_0, gguf.Q4_0, gguf.Q4_1, gguf.Q5_0, gguf.Q5_1, gguf.Q4_K, gguf.Q5_K, gguf.Q6_K}
	for i, c := range shapes() {
		c = wide(c)
		m := lively(c, 1)
		stored := make([][]gguf.Tensor, len(types))
		storedAs := func(t *testing.T, j int) []gguf.Tensor {
			if j %= len(types); stored[j] == nil {
				var err error
				if stored[j], err = m.Tensors(types[j]); err != nil {
					t.Fatal(err)
				}
			}
			return stored[j]
		}
		for j, as := range types {
			if testing.Short() && (i/2+j/2)%4 != 0 { // each type in a quarter of the shapes, tied and not
				continue
			}
			t.Run(fmt.Sprint(c.Architecture, " ", i, " ", as), func(t *testing.T) {
				tensors, other := slices.Clone(storedAs(t, j)), storedAs(t, j+5) // values as another type than queries and keys
				for k := range tensors {
					if strings.HasSuffix(tensors[k].Name, "attn_v.weight") {
						tensors[k] = other[k]
					}
				}
				f := parsed(t, m.Meta(), tensors)
				whole, err := LoadGGUF(f)
				if err != nil {
					t.Fatal(err)
				}
				o := DecoderOptions{Slots: 1, Tokens: 256, Exact: j%2 == 0}
				want, err := whole.NewDecoder(o)
				if err != nil {
					t.Fatal(err)
				}
				got, err := OpenDecoder(f, o)
				if err != nil {
					t.Fatal(err)
				}
				for _, n := range []int{140, 1, 3, 1} {
					tokens := randomTokens(c, n, uint64(n))
					if !slices.Equal(extend(t, got, 0, tokens), extend(t, want, 0, tokens)) {
						t.Fatalf("other logits after %d tokens", got.Len(0))
					}
				}
				if err := got.Close(); err != nil {
					t.Fatal(err)
				}
			})
		}
	}
}

func TestOpenDecoderRefusesWhatIsNotFinite(t *testing.T) {
	m := lively(wide(tiny()), 1)
	for as, at := range map[gguf.Type]int{gguf.F32: 4, gguf.F16: 2, gguf.BF16: 2, gguf.Q8_0: 34, gguf.Q4_0: 18, gguf.Q5_1: 2, gguf.Q4_K: 2, gguf.Q6_K: 208} {
		tensors, err := m.Tensors(as)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(tensors, func(t gguf.Tensor) bool { return t.Name == "blk.1.ffn_up.weight" })
		tensors[i].Data = slices.Clone(tensors[i].Data)
		copy(tensors[i].Data[at:], map[gguf.Type][]byte{gguf.F32: {0, 0, 0xc0, 0x7f}, gguf.BF16: {0x80, 0x7f}}[as])
		if as != gguf.F32 && as != gguf.BF16 {
			copy(tensors[i].Data[at:], []byte{0, 0x7c})
		}
		var format *gguf.FormatError
		if _, err := OpenDecoder(parsed(t, m.Meta(), tensors), DecoderOptions{Slots: 1}); !errors.As(err, &format) || !strings.Contains(err.Error(), "blk.1.ffn_up.weight") {
			t.Errorf("%s: %v", as, err)
		}
	}
}

// By codes, and by tiles where a prompt is, a token's logits are near those in float32, and do not depend on what else
// is computed with it.
func TestRoundedDecoderIsBatchInvariant(t *testing.T) {
	c := wide(tiny())
	m := lively(c, 1)
	for _, as := range []gguf.Type{gguf.Q8_0, gguf.Q4_0, gguf.Q4_1, gguf.Q5_0, gguf.Q4_K, gguf.Q6_K} {
		tensors, err := m.Tensors(as)
		if err != nil {
			t.Fatal(err)
		}
		f := parsed(t, m.Meta(), tensors)
		open := func(rounded bool) Decoder {
			d, err := OpenDecoder(f, DecoderOptions{Slots: 2, Tokens: 512, Rounded: rounded})
			if err != nil {
				t.Fatal(err)
			}
			return d
		}
		tokens := randomTokens(c, 40, 1)
		for _, prompt := range []int{0, 24, 40} { // tiles have 16 rows
			one, all, exact := open(true), open(true), open(false)
			extend(t, one, 1, randomTokens(c, 3, 2))
			for i := range tokens[:39] {
				extendPrompt(t, one, 0, tokens[i:i+1], min(1, max(0, prompt-i)))
			}
			got, want := extendPrompt(t, one, 0, tokens[39:], max(0, prompt-39)), extend(t, exact, 0, tokens)
			if !slices.Equal(extendPrompt(t, all, 0, tokens, prompt), got) {
				t.Errorf("%s: all at once, %d of a prompt: other bits than one by one", as, prompt)
			}
			near := 2e-3
			if prompt > 0 {
				near = 2e-2 // bfloat16's step is 2⁻⁸ of a number
			}
			for i := range got {
				if math.Abs(float64(got[i]-want[i])) > near*float64(max(1, slices.Max(want))) {
					t.Fatalf("%s: %d of a prompt: logit %d is %v, in float32 %v", as, prompt, i, got[i], want[i])
				}
			}
		}
	}
}

func TestOpenDecoderTellsOfAFileThatChanged(t *testing.T) {
	m := lively(wide(tiny()), 1)
	tensors, err := m.Tensors(gguf.Q8_0)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "model.gguf")
	write := func() {
		if err := gguf.Write(path, m.Meta(), tensors); err != nil {
			t.Fatal(err)
		}
	}
	write()
	f, err := gguf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	d, err := OpenDecoder(f, DecoderOptions{Slots: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	write() // another file takes its name: this one stays
	extend(t, d, 0, []int32{1, 2})

	other, err := gguf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	second, err := OpenDecoder(other, DecoderOptions{Slots: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	if err := os.Truncate(path, 100); err != nil {
		t.Fatal(err)
	}
	var changed *gguf.ChangedError
	if _, err := second.Logits(Span{Tokens: []int32{1}}); !errors.As(err, &changed) {
		t.Errorf("of a file that was cut: %v", err)
	}
	extend(t, d, 0, []int32{3})
}
