package grow

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
)

func tiny() model.Config {
	return model.Config{
		Architecture: "qwen2", VocabSize: 19, Context: 512, Layers: 2, Embedding: 16, FeedForward: 20,
		Heads: 4, KVHeads: 2, RopeBase: 100, NormEps: 1e-6,
	}
}

// lively is a model whose parameters are all away from their initial 0 and 1.
func lively(t *testing.T, c model.Config) *model.Model {
	t.Helper()
	m, err := model.New(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 1))
	s := m.State()
	for i := range s.Weights {
		s.Weights[i] += float32(rng.NormFloat64() * 0.25)
	}
	m.Changed(s)
	return m
}

// text is a sequence, and another one that begins as it.
func text(c model.Config) (p model.Packed) {
	rng := rand.New(rand.NewPCG(7, 2))
	p.Segments = []model.Segment{{Len: 12, Prefix: -1}, {Start: 12, Len: 9, Prefix: 0}, {Start: 21, Len: 7, Prefix: -1}}
	for i := range 28 {
		p.Tokens, p.Score = append(p.Tokens, int32(rng.IntN(c.VocabSize))), append(p.Score, i > 0 && i != 21)
	}
	return p
}

// sameScores wants a grown model to score tokens as the one that it grew from does; it gives them.
func sameScores(t *testing.T, m, grown *model.Model) model.Packed {
	t.Helper()
	p := text(m.Config())
	want, _, err := m.Score(p, model.Current)
	if err != nil {
		t.Fatal(err)
	}
	got, _, err := grown.Score(p, model.Current)
	if err != nil {
		t.Fatal(err)
	}
	for i := range want {
		if math.Abs(float64(want[i]-got[i])) > 1e-5 {
			t.Fatalf("%s: token %d: %v, before %v", m.Config().Architecture, i, got[i], want[i])
		}
	}
	return p
}

// A deeper model scores as the one that it grew from, and its new blocks learn.
func TestDeepen(t *testing.T) {
	c := tiny()
	m, err := model.New(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	deep, err := Deepen(m, c.Layers+1)
	if err != nil {
		t.Fatal(err)
	}
	sameScores(t, m, deep)
	if _, err := Deepen(m, 2*c.Layers+1); err == nil {
		t.Error("more than twice the layers")
	}
}

// A wider model scores as the one that it grew from, for every architecture, and its new units learn.
func TestWiden(t *testing.T) {
	for _, architecture := range model.Architectures {
		c := tiny()
		c.Architecture, c.Tied = architecture, architecture == "qwen2"
		m := lively(t, c)
		wide, err := Widen(m, 24, 28, 6, 2)
		if err != nil {
			t.Fatal(err)
		}
		p := sameScores(t, m, wide)
		last := map[string]float32{} // weight of every tensor
		for _, t := range tensors(wide.Config(), wide.State().Weights) {
			last[t.name] = t.data[len(t.data)-1]
		}
		g := model.Grad{Logp: make([]float32, len(p.Tokens))}
		for i := range g.Logp {
			g.Logp[i] = -1
		}
		for range 2 { // what nothing reads yet learns in the second
			if _, err := wide.Forward(p); err != nil {
				t.Fatal(err)
			}
			if err := wide.Backward(g); err != nil {
				t.Fatal(err)
			}
			if _, err := wide.Step(adamw.Options{LR: 1e-3, Beta1: 0.9, Beta2: 0.95, Eps: 1e-8}); err != nil {
				t.Fatal(err)
			}
		}
		for _, learnt := range tensors(wide.Config(), wide.State().Weights) {
			if !strings.HasSuffix(learnt.name, "bias") && learnt.data[len(learnt.data)-1] == last[learnt.name] {
				t.Errorf("%s: the last weight of %s did not learn", architecture, learnt.name)
			}
		}
	}
	m := lively(t, tiny())
	for _, shape := range [][3]int{{12, 20, 4}, {16, 19, 4}, {16, 20, 3}, {24, 20, 5}, {20, 20, 4}} {
		if _, err := Widen(m, shape[0], shape[1], shape[2], 1); err == nil {
			t.Errorf("widened to %v", shape)
		}
	}
}
