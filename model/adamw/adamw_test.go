package adamw

import (
	"errors"
	"math"
	"slices"
	"testing"
)

// One weight of each kind, two steps worked by hand with β1 = 0.9, β2 = 0.99, lr = 0.1, decay 0.5, ε = 0.
//
// Step 1, g = 3 (the matrix) and 4 (the vector): norm 5, clipped to 1: g = 0.6 and 0.8. Bias-corrected
// m = g and v = g², so the step is lr·1 whatever g is: the vector goes 2 → 1.9; the matrix is decayed
// first: 2·(1−0.05) − 0.1 = 1.8.
//
// Step 2, g = 0 and −0.4, norm 0.4, not clipped.
// Matrix: m = 0.9·0.06 = 0.054, /(1−0.81) = 0.2842105; v = 0.99·0.0036 = 0.003564, /(1−0.9801) =
// 0.1790955, √ = 0.4231968; 1.8·0.95 − 0.1·0.2842105/0.4231968 = 1.6428420.
// Vector: m = 0.9·0.08 − 0.04 = 0.032, /0.19 = 0.1684211; v = 0.99·0.0064 + 0.0016 = 0.007936,
// /0.0199 = 0.3987940, √ = 0.6315014; 1.9 − 0.1·0.1684211/0.6315014 = 1.8733302.
func TestAdamWByHand(t *testing.T) {
	var s State
	w, g := []float32{2, 2}, make([]float32, 2) // a matrix and a vector
	o := Options{LR: 0.1, Beta1: 0.9, Beta2: 0.99, Eps: 1e-30, WeightDecay: 0.5, ClipNorm: 1}
	for i, step := range []struct{ gm, gv, norm, matrix, vector float32 }{
		{3, 4, 5, 1.8, 1.9},
		{0, -0.4, 0.4, 1.6428420, 1.8733302},
	} {
		g[0], g[1] = step.gm, step.gv
		norm, err := s.Step(o, w, g, 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range [][2]float32{{norm, step.norm}, {w[0], step.matrix}, {w[1], step.vector}} {
			if !(math.Abs(float64(x[0]-x[1])) <= 1e-6) { // a few float32 roundings near 2
				t.Errorf("step %d: norm %g, matrix and vector %g, want %+v", i+1, norm, w, step)
			}
		}
		if g[0] != 0 || g[1] != 0 {
			t.Error("Step left a gradient")
		}
	}
	if s.Steps != 2 {
		t.Errorf("%d steps are counted", s.Steps)
	}
}

func TestStepRefusesNonFiniteGradient(t *testing.T) {
	for _, bad := range []float64{math.NaN(), math.Inf(1)} {
		var s State
		var e *NonFiniteError
		w, g := []float32{1, 2}, []float32{3, float32(bad)}
		if _, err := s.Step(Options{LR: 0.1}, w, g, 1); !errors.As(err, &e) {
			t.Fatalf("Step returned %v, want a *NonFiniteError", err)
		}
		if !slices.Equal(w, []float32{1, 2}) || !slices.Equal(g, []float32{0, 0}) || s.Steps != 0 {
			t.Errorf("a refused step left weights %v, gradient %v, %d steps", w, g, s.Steps)
		}
	}
}
