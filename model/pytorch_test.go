package model

import (
	"encoding/binary"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/sqlagent/sqlagent/model/adamw"
)

// torchCase is what testdata/pytorch.py wrote.
type torchCase struct {
	Config Config    `json:"config"`
	Tokens []int32   `json:"tokens"`
	G      []float32 `json:"g"` // d loss / d log-probability of each token
	AdamW  struct {
		LR          float32 `json:"lr"`
		Beta1       float32 `json:"beta1"`
		Beta2       float32 `json:"beta2"`
		Eps         float32 `json:"eps"`
		WeightDecay float32 `json:"weight_decay"`
		ClipNorm    float32 `json:"clip_norm"`
	} `json:"adamw"`
	Steps []struct {
		Loss float64 `json:"loss"`
		Norm float64 `json:"norm"`
	} `json:"steps"`
}

func torchFloats(t *testing.T, name string) []float32 {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", "pytorch", name))
	if err != nil {
		t.Fatal(err)
	}
	x := make([]float32, len(b)/4)
	for i := range x {
		x[i] = math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))
	}
	return x
}

// Logits, every parameter's gradient and ten steps of AdamW against PyTorch: the same formulas written by another hand,
// for another library. Bounds are relative to the largest number of a kind.
func TestAgainstPyTorch(t *testing.T) {
	const tolerance = 1e-4
	for _, name := range Architectures {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("testdata", "pytorch", name+".json"))
			if err != nil {
				t.Fatal(err)
			}
			var c torchCase
			if err := json.Unmarshal(text, &c); err != nil {
				t.Fatal(err)
			}
			m, err := empty(c.Config)
			if err != nil {
				t.Fatal(err)
			}
			if n := copy(m.weights.flat, torchFloats(t, name+".weights")); n != c.Config.Parameters() {
				t.Fatalf("%d parameters, want %d", n, c.Config.Parameters())
			}

			d := newTestDecoder(t, m, 1, true)
			var logits []float32
			for i := range c.Tokens {
				logits = append(logits, extend(t, d, 0, c.Tokens[i:i+1])...)
			}
			d.Close() // the weights are going to change
			worst := relative(t, "logits", logits, torchFloats(t, name+".logits"), tolerance)

			p := Packed{Tokens: c.Tokens, Score: make([]bool, len(c.Tokens)), Segments: []Segment{{Len: len(c.Tokens), Prefix: -1}}}
			for i := 1; i < len(p.Score); i++ {
				p.Score[i] = true
			}
			for i, want := range c.Steps {
				out, err := m.Forward(p)
				if err != nil {
					t.Fatal(err)
				}
				loss := 0.0
				for i, logp := range out.Logp {
					loss += float64(c.G[i]) * float64(logp)
				}
				if math.Abs(loss-want.Loss) > tolerance*math.Abs(want.Loss)+1e-3 {
					t.Errorf("step %d: loss %v, want %v", i, loss, want.Loss)
				}
				if err := m.Backward(Grad{Logp: c.G}); err != nil {
					t.Fatal(err)
				}
				if i == 0 {
					grads := newWeights(c.Config, torchFloats(t, name+".grads"))
					for j, g := range m.grad.tensors {
						worst = max(worst, relative(t, g.name, g.data, grads.tensors[j].data, tolerance))
					}
				}
				a := c.AdamW
				norm, err := m.Step(adamw.Options{LR: a.LR, Beta1: a.Beta1, Beta2: a.Beta2, Eps: a.Eps, WeightDecay: a.WeightDecay, ClipNorm: a.ClipNorm})
				if err != nil || math.Abs(float64(norm)-want.Norm) > 1e-3*want.Norm {
					t.Errorf("step %d: the gradient's norm is %v (%v), want %v", i, norm, err, want.Norm)
				}
			}
			relative(t, "weights after ten steps", m.weights.flat, torchFloats(t, name+".after"), tolerance)
			t.Logf("worst relative error of logits and gradients %.2g", worst)
		})
	}
}

// relative is the largest difference, by the largest number wanted.
func relative(t *testing.T, what string, got, want []float32, tolerance float64) float64 {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %d numbers, want %d", what, len(got), len(want))
	}
	var scale, worst float64
	for i := range want {
		scale = max(scale, math.Abs(float64(want[i])))
		worst = max(worst, math.Abs(float64(got[i])-float64(want[i])))
	}
	if !(worst <= tolerance*scale) {
		t.Errorf("%s: a difference of %g where the largest is %g", what, worst, scale)
	}
	return worst / scale
}
