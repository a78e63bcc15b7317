package model

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/model/sampling"
)

// sharedPrefixes has every kind of segment: alone, a prefix with two continuations, one of them
// longer than an attention block, and a prefix that is used later, by some that together are longer than a block, of
// which one begins in it and goes on in the next. Long ones are left to qwen2: attention itself is the same in all
// architectures, and the reference is slow.
func sharedPrefixes(c Config) Packed {
	long, most := queryBlock+3, queryBlock/2+6
	if c.Architecture != "qwen2" {
		long, most = 9, 4
	}
	p := packed(c, 7, [2]int{5, -1}, [2]int{7, -1}, [2]int{6, 1}, [2]int{1, 1}, [2]int{long, 0}, [2]int{2, -1}, [2]int{most, 0},
		[2]int{most, 0}, [2]int{3, 0})
	p.Score[12], p.Score[18] = true, true // the first tokens of segments 2 and 3, both predicted by segment 1's last
	p.Temperature = 0.8
	return p
}

type example struct {
	Config
	Packed
}

// examples are a batch for each shape, and batches whose tokens were chosen from sets: none, one of many tokens, or one
// of few, which are computed on another path.
func examples() (all []example) {
	for _, c := range shapes() {
		all = append(all, example{c, sharedPrefixes(c)})
	}
	for _, tied := range []bool{false, true} {
		c := tiny()
		c.VocabSize, c.Tied = 80, tied
		p := packed(c, 7, [2]int{5, -1}, [2]int{7, -1}, [2]int{6, 1}, [2]int{4, 1}, [2]int{9, 0})
		p.Score[12], p.Score[18], p.Temperature = true, true, 1.3
		p.Allowed = masks(c, p)
		c.ValueHead = true
		all = append(all, example{c, p})
	}
	return all
}

// masks gives the tokens of a batch sets that hold them, in turn none, many, few and the token alone; every other time
// in the form that cuts leave them in, which of few is their ids.
func masks(c Config, p Packed) []sampling.Kept {
	rng := rand.New(rand.NewPCG(11, 11))
	allowed := make([]sampling.Kept, len(p.Tokens))
	for t, id := range p.Tokens {
		others := []int{0, c.VocabSize / 2, c.VocabSize / 26, 0}[t%4]
		if t%4 == 0 {
			continue
		}
		set := sampling.NewSet(c.VocabSize, id)
		for range others {
			set.Add(int32(rng.IntN(c.VocabSize)))
		}
		allowed[t] = sampling.Kept{Set: set}
		if t/4%2 == 1 {
			allowed[t] = sampling.NewKept(c.VocabSize, slices.Collect(set.Below(c.VocabSize)))
		}
	}
	return allowed
}

func TestForwardAgainstReference(t *testing.T) {
	for _, x := range examples() {
		c, p := x.Config, x.Packed
		m := lively(c, 1)
		wantLogp, wantEntropy, wantValue := referenceForward(c, params64(m), p)
		out, err := m.Forward(p)
		if err != nil {
			t.Fatal(err)
		}
		// float32 rounding (6e-8) over some hundred sums of terms of magnitude up to about 10.
		const tolerance = 2e-5
		compare(t, "logp", out.Logp, wantLogp, tolerance)
		compare(t, "entropy", out.Entropy, wantEntropy, tolerance)
		if c.ValueHead {
			compare(t, "value", out.Value, wantValue, tolerance)
		} else if out.Value != nil {
			t.Error("values of a model without a value head")
		}

		logp, entropy, err := m.Score(p, Current)
		if err != nil {
			t.Fatal(err)
		}
		compare(t, "Score's logp", logp, float64s(out.Logp), 0)
		compare(t, "Score's entropy", entropy, float64s(out.Entropy), 0)
	}
}

// randomGrad has numbers at unscored positions too: there they must have no effect.
func randomGrad(c Config, p Packed, rng *rand.Rand) Grad {
	random := func() []float32 {
		x := make([]float32, len(p.Tokens))
		for i := range x {
			x[i] = float32(rng.NormFloat64())
		}
		return x
	}
	g := Grad{Logp: random(), Entropy: random()}
	if c.ValueHead {
		g.Value = random()
	}
	return g
}

func referenceLoss(c Config, params map[string][]float64, p Packed, g Grad) (sum float64) {
	logp, entropy, value := referenceForward(c, params, p)
	for i := range logp {
		sum += float64(g.Logp[i])*logp[i] + float64(g.Entropy[i])*entropy[i]
		if g.Value != nil {
			sum += float64(g.Value[i]) * value[i]
		}
	}
	return sum
}

func TestBackwardAgainstFiniteDifferences(t *testing.T) {
	for i, x := range examples() {
		if testing.Short() && i/2%2 != i%2 { // each architecture once, tied and not in turn
			continue
		}
		againstDifferences(t, x.Config, x.Packed)
	}
}

// The gradient of what was drawn with cuts is that of the distribution over what they left.
func TestBackwardOfCuts(t *testing.T) {
	for i, s := range cuts {
		if testing.Short() && i%3 != 0 { // at a temperature alone, by a number of tokens, and the likeliest
			continue
		}
		c := tiny()
		c.VocabSize = 400
		p, _ := rolledOut(t, lively(c, 3), s)
		againstDifferences(t, c, p)
	}
}

// againstDifferences holds a gradient against the reference's, which is differentiated numerically in float64, where
// central differences with step 1e-5 are good to about 1e-9; what remains is the float32 rounding of the model's own
// backward pass.
func againstDifferences(t *testing.T, c Config, p Packed) {
	t.Helper()
	m := lively(c, 3)
	rng := rand.New(rand.NewPCG(5, 5))
	g := randomGrad(c, p, rng)
	if _, err := m.Forward(p); err != nil {
		t.Fatal(err)
	}
	if err := m.Backward(g); err != nil {
		t.Fatal(err)
	}
	params := params64(m)
	loss := func() float64 { return referenceLoss(c, params, p, g) }
	const h = 1e-5
	entries := 4 // of each tensor; the reference is slow
	if testing.Short() {
		entries = 1
	}
	for _, grad := range m.grad.tensors {
		var scale float64
		for _, v := range grad.data {
			scale = max(scale, math.Abs(float64(v)))
		}
		for range entries {
			i := rng.IntN(len(grad.data))
			x := &params[grad.name][i]
			saved := *x
			*x = saved + h
			up := loss()
			*x = saved - h
			want := (up - loss()) / (2 * h)
			*x = saved
			// Rounding grows with the tensor's largest gradient, not with the single one.
			if got := float64(grad.data[i]); !(math.Abs(got-want) <= 2e-5*(scale+1)) {
				t.Errorf("%+v: %s[%d]: gradient %g, finite difference %g", c, grad.name, i, got, want)
			}
		}
	}
}

func compare(t *testing.T, what string, got []float32, want []float64, tolerance float64) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s has %d entries, want %d", what, len(got), len(want))
	}
	for i := range got {
		if !(math.Abs(float64(got[i])-want[i]) <= tolerance) {
			t.Fatalf("%s[%d] = %g, want %g", what, i, got[i], want[i])
		}
	}
}
