package model

import (
	"math"
	"testing"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// Log-probabilities and gradients in bfloat16 are those in float32 but for its rounding, which has 8 bits.
func TestBFloat16(t *testing.T) {
	if !gemm.HasBF16() {
		t.Skip("this machine has no tiles of bfloat16: both precisions are float32")
	}
	c := tiny()
	run := func(p Precision) (logp, grad []float32) {
		m, err := New(c, 1)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.SetPrecision(p); err != nil {
			t.Fatal(err)
		}
		packed := sharedPrefixes(c)
		out, err := m.Forward(packed)
		if err != nil {
			t.Fatal(err)
		}
		logp = append(logp, out.Logp...)
		g := Grad{Logp: make([]float32, len(logp))}
		for i := range g.Logp {
			g.Logp[i] = -1
		}
		if err := m.Backward(g); err != nil {
			t.Fatal(err)
		}
		return logp, m.grad.flat
	}
	away := func(a, b []float32) float64 {
		diff, size := 0., 0.
		for i := range a {
			diff += math.Pow(float64(a[i]-b[i]), 2)
			size += math.Pow(float64(a[i]), 2)
		}
		return math.Sqrt(diff / size)
	}
	logp, grad := run(Float32)
	logpRounded, gradRounded := run(BFloat16)
	l, g := away(logp, logpRounded), away(grad, gradRounded)
	t.Logf("log-probabilities differ by %.1e, gradients by %.1e", l, g)
	if l == 0 || l > 1e-2 || g > 3e-2 {
		t.Error("too much, or nothing is rounded")
	}
}

func TestPrecisionIsKnown(t *testing.T) {
	if err := new(Model).SetPrecision("float8"); err == nil {
		t.Error("float8 passes")
	}
}
