package gguf

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestHalfByHand(t *testing.T) {
	for _, c := range []struct {
		f float32
		h uint16
	}{
		{0, 0}, {float32(math.Copysign(0, -1)), 0x8000}, {1, 0x3c00}, {-2, 0xc000}, {65504, 0x7bff},
		{65519.996, 0x7bff}, {65520, 0x7c00}, {1e10, 0x7c00}, {float32(math.Inf(-1)), 0xfc00},
		{1.0 / 3, 0x3555},
		{1 + 1.0/2048, 0x3c00}, {1 + 3.0/2048, 0x3c02}, // halfway: to the even one
		{0x1p-14, 0x0400}, {0x1p-24, 0x0001}, {0x1p-25, 0}, {0x1.8p-24, 0x0002}, {0x1.ff8p-15, 0x03ff}, {0x1.ffcp-15, 0x0400},
	} {
		if got := F32ToF16(c.f); got != c.h {
			t.Errorf("F32ToF16(%g) = %#04x, want %#04x", c.f, got, c.h)
		}
	}
}

// Every half is the float32 that its three fields say, and rounds to itself.
func TestEveryHalf(t *testing.T) {
	for i := range 1 << 16 {
		h := uint16(i)
		f := F16ToF32(h)
		exp, frac := int(h>>10&31), float64(h&0x3ff)
		want := math.Ldexp(1024+frac, exp-25)
		switch {
		case exp == 0:
			want = math.Ldexp(frac, -24)
		case exp == 31 && frac == 0:
			want = math.Inf(1)
		case exp == 31:
			want = math.NaN()
		}
		if h>>15 == 1 {
			want = -want
		}
		if math.IsNaN(want) {
			if f == f || F32ToF16(f)&0x7c00 != 0x7c00 || F32ToF16(f)&0x3ff == 0 {
				t.Fatalf("%#04x is %v, want NaN", h, f)
			}
			continue
		}
		if float64(f) != want || F32ToF16(f) != h {
			t.Fatalf("%#04x is %v (back: %#04x), want %v", h, f, F32ToF16(f), want)
		}
	}
}

func TestBF16ByHand(t *testing.T) {
	for _, c := range []struct {
		f float32
		h uint16
	}{{1, 0x3f80}, {-1, 0xbf80}, {1.00390625, 0x3f80}, {1.01171875, 0x3f82}, {1.0048828, 0x3f81}, {float32(math.Inf(1)), 0x7f80}} {
		if got := f32ToBF16(c.f); got != c.h {
			t.Errorf("f32ToBF16(%v) = %#04x, want %#04x", c.f, got, c.h)
		}
	}
	if h := f32ToBF16(float32(math.NaN())); h&0x7f80 != 0x7f80 || h&0x7f == 0 {
		t.Errorf("NaN became %#04x", h)
	}
}

// amax = 127 makes the scale 1 (0x3c00), so the codes are the rounded numbers.
func TestQ8ByHand(t *testing.T) {
	x := make([]float32, 32)
	copy(x, []float32{127, -127, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49, 63.4})
	want := make([]byte, 34)
	copy(want, []byte{0x00, 0x3c, 127, 0x81, 1, 0xff, 2, 3, 0xfd, 0, 63})
	got, err := Quantize(Q8_0, x)
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("Quantize = %v, %v, want %v", got, err, want)
	}
	back, err := Tensor{Type: Q8_0, Data: got}.Float32s()
	if err != nil || back[0] != 127 || back[1] != -127 || back[2] != 1 || back[8] != 63 {
		t.Errorf("Float32s = %v, %v", back, err)
	}
}

func TestQ8Zeros(t *testing.T) {
	x := make([]float32, 64)
	x[40] = math.SmallestNonzeroFloat32 // its scale is zero in float16
	got, err := Quantize(Q8_0, x)
	if err != nil || !slices.Equal(got, make([]byte, 68)) {
		t.Errorf("Quantize = %v, %v, want zeros", got, err)
	}
}

// The error of a code is at most half a step, plus what the scale's rounding (2^-11) moves it.
func TestQ8Error(t *testing.T) {
	x := make([]float32, 320)
	for i := range x {
		x[i] = float32(math.Sin(float64(i*i)) * math.Exp(float64(i%7)))
	}
	b, err := Quantize(Q8_0, x)
	if err != nil {
		t.Fatal(err)
	}
	y, err := Tensor{Type: Q8_0, Data: b}.Float32s()
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(x); i += 32 {
		var amax float64
		for _, v := range x[i : i+32] {
			amax = max(amax, math.Abs(float64(v)))
		}
		for j := i; j < i+32; j++ {
			if diff := math.Abs(float64(x[j] - y[j])); diff > amax/127*0.5001+amax/2048 {
				t.Errorf("element %d: %v became %v, scale %v", j, x[j], y[j], amax/127)
			}
		}
	}
}

// Against blocks that llama.cpp's own package read and wrote (testdata/blocks.py).
func TestBlocksAsLlamaCpp(t *testing.T) {
	for _, as := range []Type{Q8_0, Q4_0, Q5_0, Q5_1, Q4_K, Q5_K, Q6_K} {
		name := strings.ToLower(as.String())
		got, err := Tensor{Type: as, Data: golden(t, name+".blocks")}.Float32s()
		if err != nil {
			t.Fatal(err)
		}
		want := floats(t, name+".floats")
		if len(got) != len(want) {
			t.Fatalf("%s: %d elements, want %d", as, len(got), len(want))
		}
		for i := range want {
			// Exact but for the order of the two or three products of one element.
			if math.Abs(float64(got[i]-want[i])) > 2e-7*math.Abs(float64(want[i]))+1e-7 {
				t.Fatalf("%s: element %d is %v, want %v", as, i, got[i], want[i])
			}
		}
	}
	for _, as := range []Type{Q8_0, Q4_0} {
		name := strings.ToLower(as.String())
		got, err := Quantize(as, floats(t, name+".x"))
		if err != nil {
			t.Fatal(err)
		}
		if want := golden(t, name+".x.blocks"); !slices.Equal(got, want) {
			t.Errorf("%s: other bytes than llama.cpp's:\n%v\n%v", as, got, want)
		}
	}
}

func golden(t *testing.T, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", "blocks", name))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func floats(t *testing.T, name string) []float32 {
	t.Helper()
	x, err := Tensor{Type: F32, Data: golden(t, name)}.Float32s()
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func TestQuantizeRefuses(t *testing.T) {
	block := func(v float32) []float32 { return append(make([]float32, 31), v) }
	nan, inf := float32(math.NaN()), float32(math.Inf(1))
	for name, c := range map[string]struct {
		t Type
		x []float32
	}{
		"half a block": {Q8_0, make([]float32, 16)}, "unwritable type": {10, make([]float32, 256)}, "unknown type": {77, nil},
		"NaN in F32": {F32, block(nan)}, "NaN in Q8_0": {Q8_0, block(nan)}, "Inf in F16": {F16, block(inf)}, "Inf in BF16": {BF16, block(inf)},
		"F16 overflow": {F16, block(65520)}, "BF16 overflow": {BF16, block(math.MaxFloat32)}, "Q8_0 overflow": {Q8_0, block(65520 * 127)}, "Q4_0 overflow": {Q4_0, block(65520 * 8)}, "NaN in Q4_0": {Q4_0, block(nan)},
	} {
		if _, err := Quantize(c.t, c.x); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}

func TestFileTypes(t *testing.T) {
	for name, want := range map[string]FileType{"F32": 0, "f16": 1, "Q4_0": 2, "q8_0": 7, "Q4_K_M": 15, "BF16": 32} { // llama.cpp's llama_ftype
		if got, err := ParseFileType(name); err != nil || got != want || !strings.EqualFold(got.String(), name) {
			t.Errorf("%s: %d (%s), %v", name, got, got, err)
		}
	}
	for _, name := range []string{"", "Q2_K", "Q4_K", "I8"} {
		if got, err := ParseFileType(name); err == nil {
			t.Errorf("%q is taken for %s", name, got)
		}
	}
}

// Byte for byte what llama.cpp's quantiser writes (testdata/ggml.py), without and with importance.
func TestQuantizeAsGGML(t *testing.T) {
	x, importance := floats(t, "ggml.x"), floats(t, "ggml.importance")
	for _, as := range []Type{Q8_0, Q4_0, Q4_1, Q5_0, Q5_1, Q4_K, Q5_K, Q6_K} {
		for suffix, importance := range map[string][]float32{".ggml": nil, ".importance.ggml": importance} {
			want := golden(t, strings.ToLower(as.String())+suffix)
			got, err := QuantizeRows(as, x, importance)
			if err != nil {
				t.Fatal(err)
			}
			different := 0
			for i := range want {
				if got[i] != want[i] {
					different++
				}
			}
			if different > 0 {
				t.Errorf("%s%s: %d of %d bytes differ", as, suffix, different, len(want))
			}
		}
	}
}

func TestFloat32sNamesTensorAndType(t *testing.T) {
	_, err := Tensor{Name: "blk.0.attn_q.weight", Type: 10, Dims: []uint64{256}}.Float32s()
	var fe *FormatError
	if !errors.As(err, &fe) || !strings.Contains(err.Error(), "blk.0.attn_q.weight") || !strings.Contains(err.Error(), "Q2_K") {
		t.Errorf("error %v, want a *FormatError with the tensor's name and type", err)
	}
}

func BenchmarkQuantize(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	x, importance := make([]float32, 64*1024), make([]float32, 1024)
	for i := range x {
		x[i] = float32(r.NormFloat64())
	}
	for i := range importance {
		importance[i] = float32(math.Exp(r.NormFloat64()))
	}
	for _, as := range writable {
		for _, weights := range [][]float32{nil, importance} {
			if weights != nil && (as.BlockSize() == 1 || as == Q8_0) {
				continue
			}
			b.Run(fmt.Sprintf("%s/importance=%v", as, weights != nil), func(b *testing.B) {
				b.SetBytes(4 * int64(len(x)))
				for b.Loop() {
					if _, err := QuantizeRows(as, x, weights); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
