package model

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
	m := lively(tiny(), 1)
	m.grad = newWeights(m.config, make([]float32, len(m.weights.flat)))
	matrix, vector := 0, len(m.weights.flat)-1
	w, g := m.weights.flat, m.grad.flat
	w[matrix], w[vector] = 2, 2
	o := AdamW{LR: 0.1, Beta1: 0.9, Beta2: 0.99, Eps: 1e-30, WeightDecay: 0.5, ClipNorm: 1}
	for _, step := range []struct{ gm, gv, norm, matrix, vector float32 }{
		{3, 4, 5, 1.8, 1.9},
		{0, -0.4, 0.4, 1.6428420, 1.8733302},
	} {
		g[matrix], g[vector] = step.gm, step.gv
		norm, err := m.Step(o)
		if err != nil {
			t.Fatal(err)
		}
		compare(t, "norm, matrix, vector", []float32{norm, w[matrix], w[vector]},
			float64s([]float32{step.norm, step.matrix, step.vector}), 1e-6) // a few float32 roundings near 2
		if slices.ContainsFunc(g, func(v float32) bool { return v != 0 }) {
			t.Error("Step left a gradient")
		}
	}
}

func TestStepRefusesNonFiniteGradient(t *testing.T) {
	m, p := lively(tiny(), 1), sharedPrefixes(tiny())
	g := Grad{Logp: make([]float32, len(p.Tokens))}
	g.Logp[3] = float32(math.NaN())
	p.Score[3] = true
	if _, err := m.Forward(p); err != nil {
		t.Fatal(err)
	}
	if err := m.Backward(g); err != nil {
		t.Fatal(err)
	}
	before := slices.Clone(m.weights.flat)
	var e *NonFiniteGradientError
	if _, err := m.Step(testAdamW); !errors.As(err, &e) {
		t.Fatalf("Step returned %v, want a *NonFiniteGradientError", err)
	}
	if !slices.Equal(before, m.weights.flat) || m.Steps() != 0 {
		t.Error("a refused step changed the model")
	}
	learn(t, m, p, testAdamW) // fails if the NaN is still there
}
