package adamw

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
)

// The maps are those of bitsandbytes, which computes them in float32.
func TestMaps(t *testing.T) {
	text, err := os.ReadFile("testdata/maps.json")
	if err != nil {
		t.Fatal(err)
	}
	var want struct{ Signed, Unsigned []float64 }
	if err := json.Unmarshal(text, &want); err != nil {
		t.Fatal(err)
	}
	for signed, want := range map[bool][]float64{true: want.Signed, false: want.Unsigned} {
		got := Map(signed)
		if len(want) != len(got) {
			t.Fatalf("%d codes in the golden map", len(want))
		}
		for i, w := range want {
			if math.Abs(float64(got[i])-w) > 2e-7*math.Abs(w) {
				t.Errorf("signed %v: code %d is %g, want %g", signed, i, got[i], w)
			}
		}
	}
}

// Two steps are those of bitsandbytes' own AdamW of 8 bits: testdata/make.py. Its quantiser on the CPU looks
// codes up in a table: of some numbers in a hundred that lie near the middle between two, it takes the other one.
func TestEightBitIsBitsandbytes(t *testing.T) {
	text, err := os.ReadFile("testdata/steps.json")
	if err != nil {
		t.Fatal(err)
	}
	var golden struct {
		LR, Beta1, Beta2, Eps, Decay float32
		Weights                      []float32
		Steps                        []struct{ Gradient, Weights, First, Second []float32 }
	}
	if err := json.Unmarshal(text, &golden); err != nil {
		t.Fatal(err)
	}
	var s State
	w, n := golden.Weights, len(golden.Weights)
	if n != 300 || len(golden.Steps) != 2 {
		t.Fatalf("%d weights, %d steps", n, len(golden.Steps))
	}
	other := map[int]bool{} // numbers that have another code
	for i, step := range golden.Steps {
		if _, err := s.Step(Options{LR: golden.LR, Beta1: golden.Beta1, Beta2: golden.Beta2, Eps: golden.Eps, WeightDecay: golden.Decay, EightBit: true}, w, step.Gradient, n); err != nil {
			t.Fatal(err)
		}
		for j, want := range step.Weights { // which the moments before they are coded have made
			if got := w[j]; !other[j] && !(math.Abs(float64(got-want)) <= 1e-6) {
				t.Errorf("step %d: weight %d is %g, want %g", i+1, j, got, want)
			}
		}
		for _, x := range []struct {
			got, want []float32
			signed    bool
		}{{s.Moment1, step.First, true}, {s.Moment2, step.Second, false}} {
			levels := Map(x.signed)
			for j, want := range x.want {
				scale := scaleOf(x.want[j/Block*Block : min((j/Block+1)*Block, n)])
				got, of := int(codeOf(levels, x.got[j], scale, x.signed)), int(codeOf(levels, want, scale, x.signed))
				if got != of {
					other[j] = true
				}
				if apart := got - of; apart < -1 || apart > 1 {
					t.Errorf("step %d: moment %d (signed %v) is %g, want %g: %d codes apart", i+1, j, x.signed, x.got[j], want, apart)
				}
			}
		}
	}
	if t.Logf("%d of %d numbers have another code", len(other), n); len(other) > n/30 {
		t.Errorf("%d of %d numbers have another code", len(other), n)
	}
}

// A code is the nearest of all 256, by trying all; the largest number is kept exactly; what was quantised once is not
// changed by a second time; a second moment stays above 0.
func TestMoments(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, signed := range []bool{true, false} {
		x := make([]float32, 3*Block+5)
		for i := range x {
			x[i] = float32(rng.NormFloat64() * math.Pow(10, -8*rng.Float64()))
			if !signed {
				x[i] *= x[i]
			}
		}
		clear(x[Block : 2*Block]) // a block of nothing
		codes, scales := make([]uint8, len(x)), make([]float32, 4)
		Quantise(codes, scales, x, signed)
		levels, got := Map(signed), make([]float32, len(x))
		Restore(got, codes, scales, signed)
		var diff, norm float64
		for i, v := range x {
			scale := scales[i/Block]
			if v == scale && got[i] != v {
				t.Errorf("signed %v: the largest number %g became %g", signed, v, got[i])
			}
			if !signed && v > 0 && got[i] == 0 {
				t.Errorf("a second moment of %g became 0", v)
			}
			best := math.Inf(1)
			for _, l := range levels {
				best = min(best, math.Abs(float64(l)*float64(scale)-float64(v)))
			}
			off := math.Abs(float64(got[i]) - float64(v))
			if off > best+1e-6*math.Abs(float64(v)) && !(codes[i] == 1 && !signed) {
				t.Errorf("signed %v: %g became %g, %g off; the nearest is %g off", signed, v, got[i], off, best)
			}
			diff, norm = diff+off*off, norm+float64(v)*float64(v)
		}
		if e := math.Sqrt(diff / norm); e > 0.02 {
			t.Errorf("signed %v: %g off", signed, e)
		}
		again, scalesAgain := make([]uint8, len(x)), make([]float32, 4)
		Quantise(again, scalesAgain, got, signed)
		if !slices.Equal(codes, again) || !slices.Equal(scales, scalesAgain) {
			t.Errorf("signed %v: quantised twice it is something else", signed)
		}
	}
}
