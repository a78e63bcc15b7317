package main

import (
	"math"
	"math/rand/v2"
	"testing"
)

// Answers drawn by known weights give these back, and a feature that says nothing gets none.
func TestLogistic(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	want := logistic{0.5, []float64{2, -1, 0}}
	var x [][]float64
	var y []bool
	for range 20_000 {
		row := []float64{r.NormFloat64(), r.Float64() * 4, float64(r.IntN(2))}
		x, y = append(x, row), append(y, r.Float64() < 1/(1+math.Exp(-want.odds(row))))
	}
	got := newLogistic(x, y, 1)
	const close = 0.12 // some three standard errors of the bias
	if math.Abs(got.bias-want.bias) > close {
		t.Errorf("bias %.3f, want %.3f", got.bias, want.bias)
	}
	for i, w := range want.weights {
		if math.Abs(got.weights[i]-w) > close {
			t.Errorf("weight %d: %.3f, want %.3f", i, got.weights[i], w)
		}
	}
	if strict := newLogistic(x, y, 1e6); math.Abs(strict.weights[0]) > 0.1 {
		t.Errorf("a strict prior leaves %.3f", strict.weights[0])
	}
}
