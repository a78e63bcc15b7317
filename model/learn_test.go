package model

import (
	"errors"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// A model that learns to repeat what it read has used every part: positions, attention over the right
// distance, both norms, the output.
func TestLearnsToCopy(t *testing.T) {
	if testing.Short() {
		t.Skip("learns for some seconds")
	}
	c := tiny()
	c.Embedding, c.FeedForward = 32, 64
	m, err := New(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	const half = 6
	batch := func(seed uint64) (p Packed) {
		for i := range 24 {
			word := randomTokens(c, half, seed*100+uint64(i))
			p.Segments = append(p.Segments, Segment{Start: len(p.Tokens), Len: 2 * half, Prefix: -1})
			p.Tokens = append(append(p.Tokens, word...), word...)
			p.Score = append(append(p.Score, make([]bool, half)...), slices.Repeat([]bool{true}, half)...)
		}
		return p
	}
	o := adamw.Options{LR: 3e-3, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8, WeightDecay: 0.01, ClipNorm: 1}
	for step := range 1000 {
		if learn(t, m, batch(uint64(step)), o) < 0.01 {
			break
		}
	}
	unseen := batch(1 << 20)
	d := newTestDecoder(t, m, 1, false)
	right := 0
	for _, s := range unseen.Segments {
		word := unseen.Tokens[s.Start:][:half]
		d.Truncate(0, 0)
		logits := extend(t, d, 0, word)
		for i := range half {
			id, _, err := sampling.Draw(logits, sampling.Options{}, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			if id == word[i] {
				right++
			}
			logits = extend(t, d, 0, []int32{id})
		}
	}
	if all := len(unseen.Segments) * half; right < all*95/100 {
		t.Errorf("copied %d of %d tokens of unseen words", right, all)
	}
}

func TestTrainingIsReproducible(t *testing.T) {
	p := sharedPrefixes(tiny())
	run := func(threads int) []float32 {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(threads))
		m := lively(tiny(), 1)
		for range 3 {
			learn(t, m, p, testAdamW)
		}
		return m.weights.flat
	}
	want := run(2)
	for _, threads := range []int{1, 2, 5} {
		if !slices.Equal(run(threads), want) {
			t.Errorf("%d threads give other weights than 2", threads)
		}
	}
}

// Packing is an economy, not another model: a shared prefix and neighbours change nothing, and two
// Backwards add up to one.
func TestPackingChangesNothing(t *testing.T) {
	c := tiny()
	p := sharedPrefixes(c)
	weight := func(t int) float32 { return 1 + float32(t%5) }

	together := lively(c, 1)
	out, err := together.Forward(p)
	if err != nil {
		t.Fatal(err)
	}
	g := Grad{Logp: make([]float32, len(p.Tokens))}
	for i := range g.Logp {
		g.Logp[i] = weight(i)
	}
	if err := together.Backward(g); err != nil {
		t.Fatal(err)
	}

	apart := lively(c, 1)
	for _, s := range p.Segments {
		// The prefix is copied in front, unscored there: its own scores are counted by its own turn.
		one := Packed{Temperature: p.Temperature}
		if s.Prefix >= 0 {
			prefix := p.Segments[s.Prefix]
			one.Tokens = slices.Clone(p.Tokens[prefix.Start:][:prefix.Len])
		}
		before := len(one.Tokens)
		one.Tokens = append(one.Tokens, p.Tokens[s.Start:][:s.Len]...)
		one.Score = append(make([]bool, before), p.Score[s.Start:][:s.Len]...)
		one.Segments = []Segment{{0, len(one.Tokens), -1}}
		got, err := apart.Forward(one)
		if err != nil {
			t.Fatal(err)
		}
		// The same sums in another order of blocks: a few float32 roundings.
		compare(t, "logp", got.Logp[before:], float64s(out.Logp[s.Start:][:s.Len]), 1e-5)
		g := Grad{Logp: make([]float32, len(one.Tokens))}
		for i := range s.Len {
			g.Logp[before+i] = weight(s.Start + i)
		}
		if err := apart.Backward(g); err != nil {
			t.Fatal(err)
		}
	}
	for i, want := range together.grad.tensors {
		compare(t, want.name+" gradient", apart.grad.tensors[i].data, float64s(want.data), 1e-3) // gradients reach 100
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
	var e *adamw.NonFiniteError
	if _, err := m.Step(testAdamW); !errors.As(err, &e) {
		t.Fatalf("Step returned %v, want a *adamw.NonFiniteError", err)
	}
	if !slices.Equal(before, m.weights.flat) || m.Steps() != 0 {
		t.Error("a refused step changed the model")
	}
	learn(t, m, p, testAdamW) // fails if the NaN is still there
}

// AdamW of 8 bits learns what AdamW learns.
func TestEightBitLearns(t *testing.T) {
	var losses [2]float64
	for i := range losses {
		c := Config{Architecture: "qwen2", VocabSize: 48, Context: 64, Layers: 2, Embedding: 32, FeedForward: 48, Heads: 2, KVHeads: 1,
			RopeBase: 1e4, NormEps: 1e-6, Tied: true}
		m, err := New(c, 1)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(3, 4))
		in := Packed{Segments: []Segment{{Len: 40, Prefix: -1}}}
		for j := range 40 {
			in.Tokens, in.Score = append(in.Tokens, int32(rng.IntN(48))), append(in.Score, j > 0)
		}
		g := Grad{Logp: make([]float32, 40)}
		for j := 1; j < 40; j++ {
			g.Logp[j] = -1. / 39
		}
		var first float64
		for step := range 120 {
			out, err := m.Forward(in)
			if err != nil {
				t.Fatal(err)
			}
			losses[i] = 0
			for _, l := range out.Logp {
				losses[i] -= float64(l) / 39
			}
			if step == 0 {
				first = losses[i]
			}
			if err := m.Backward(g); err != nil {
				t.Fatal(err)
			}
			if _, err := m.Step(adamw.Options{LR: 1e-3, Beta1: 0.9, Beta2: 0.98, Eps: 1e-8, WeightDecay: 0.1, ClipNorm: 1, EightBit: i == 1}); err != nil {
				t.Fatal(err)
			}
		}
		t.Logf("8 bits %v: loss %.4f → %.4f", i == 1, first, losses[i])
		if losses[i] > first/4 {
			t.Errorf("8 bits %v: the loss fell from %g to %g alone", i == 1, first, losses[i])
		}
	}
	if math.Abs(losses[1]/losses[0]-1) > 0.05 {
		t.Errorf("the loss is %g with 8 bits, %g with 32", losses[1], losses[0])
	}
	if losses[0] == losses[1] {
		t.Error("8 bits are what 32 are: nothing was compared")
	}
}
