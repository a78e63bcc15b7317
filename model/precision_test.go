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

// What is sampled is what is scored: a decoder in bfloat16 is nearer to Score in bfloat16 than one in float32 is,
// whenever it was made.
func TestBFloat16Decoder(t *testing.T) {
	if !gemm.HasBF16() {
		t.Skip("this machine has no tiles of bfloat16: both precisions are float32")
	}
	c := small()
	c.Layers, c.VocabSize = 3, 333
	m := lively(c, 1)
	p := packed(c, 3, [2]int{60, -1})
	d := newTestDecoder(t, m, 1, true)
	decode := func() (logp []float64) {
		defer d.Truncate(0, 0)
		for i, id := range p.Tokens[:len(p.Tokens)-1] {
			logp = append(logp, logSoftmaxAt(extend(t, d, 0, []int32{id}), p.Tokens[i+1]))
		}
		return logp
	}
	exact := decode()
	if err := m.SetPrecision(BFloat16); err != nil {
		t.Fatal(err)
	}
	rounded := decode()
	scored, _, err := m.Score(p, Current)
	if err != nil {
		t.Fatal(err)
	}
	away := func(logp []float64) (sum float64) {
		for i, l := range logp {
			if p.Score[i+1] {
				sum += math.Pow(l-float64(scored[i+1]), 2)
			}
		}
		return sum
	}
	near, far := away(rounded), away(exact)
	t.Logf("squared differences from Score: %.2e, of a decoder in float32 %.2e", near, far)
	if near >= far {
		t.Errorf("a decoder in bfloat16 is %.2e from Score, one in float32 %.2e", near, far)
	}
}

func TestPrecisionIsKnown(t *testing.T) {
	if err := new(Model).SetPrecision("float8"); err == nil {
		t.Error("float8 passes")
	}
}
