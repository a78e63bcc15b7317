package model

import (
	"math"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/model/adamw"
)

// sameScores wants a grown model to score tokens as the one that it grew from does; it gives them.
func sameScores(t *testing.T, m, grown *Model) Packed {
	t.Helper()
	p := sharedPrefixes(m.config)
	want, _, err := m.Score(p, Current)
	if err != nil {
		t.Fatal(err)
	}
	got, _, err := grown.Score(p, Current)
	if err != nil {
		t.Fatal(err)
	}
	for i := range want {
		if math.Abs(float64(want[i]-got[i])) > 1e-5 {
			t.Fatalf("%s: token %d: %v, before %v", m.config.Architecture, i, got[i], want[i])
		}
	}
	return p
}

// A deeper model scores as the one that it grew from, and its new blocks learn.
func TestDeepen(t *testing.T) {
	c := tiny()
	m, err := New(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	deep, err := m.Deepen(c.Layers + 1)
	if err != nil {
		t.Fatal(err)
	}
	sameScores(t, m, deep)
	if _, err := m.Deepen(2*c.Layers + 1); err == nil {
		t.Error("more than twice the layers")
	}
}

// A wider model scores as the one that it grew from, for every architecture, and its new units learn.
func TestWiden(t *testing.T) {
	for _, architecture := range Architectures {
		c := tiny()
		c.Architecture, c.Tied = architecture, architecture == "qwen2"
		m := lively(c, 1)
		wide, err := m.Widen(24, 28, 6, 2)
		if err != nil {
			t.Fatal(err)
		}
		p := sameScores(t, m, wide)
		last := map[string]float32{} // weight of every tensor
		for _, t := range wide.weights.tensors {
			last[t.name] = t.data[len(t.data)-1]
		}
		g := Grad{Logp: make([]float32, len(p.Tokens))}
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
		for _, learnt := range wide.weights.tensors {
			if !strings.HasSuffix(learnt.name, "bias") && learnt.data[len(learnt.data)-1] == last[learnt.name] {
				t.Errorf("%s: the last weight of %s did not learn", architecture, learnt.name)
			}
		}
	}
	m := lively(tiny(), 1)
	for _, shape := range [][3]int{{12, 20, 4}, {16, 19, 4}, {16, 20, 3}, {24, 20, 5}, {20, 20, 4}} {
		if _, err := m.Widen(shape[0], shape[1], shape[2], 1); err == nil {
			t.Errorf("widened to %v", shape)
		}
	}
}
