package model

import (
	"errors"
	"testing"

	"github.com/sqlagent/sqlagent/model/sampling"
)

func TestBadBatches(t *testing.T) {
	m := lively(tiny(), 1)
	good := func() Packed { return packed(m.config, 1, [2]int{3, -1}, [2]int{2, 0}, [2]int{2, -1}) }
	for name, spoil := range map[string]func(*Packed){
		"no tokens":               func(p *Packed) { *p = Packed{} },
		"unknown token":           func(p *Packed) { p.Tokens[1] = int32(m.config.VocabSize) },
		"negative token":          func(p *Packed) { p.Tokens[1] = -1 },
		"score too short":         func(p *Packed) { p.Score = p.Score[1:] },
		"first token scored":      func(p *Packed) { p.Score[5] = true },
		"gap":                     func(p *Packed) { p.Segments[1].Start++ },
		"overlap":                 func(p *Packed) { p.Segments[0].Len-- },
		"empty segment":           func(p *Packed) { p.Segments[1].Len = 0 },
		"beyond the tokens":       func(p *Packed) { p.Segments[2].Len = 3 },
		"tokens left":             func(p *Packed) { p.Segments = p.Segments[:2] },
		"later prefix":            func(p *Packed) { p.Segments[1].Prefix = 2 },
		"own prefix":              func(p *Packed) { p.Segments[1].Prefix = 1 },
		"prefix of a prefix":      func(p *Packed) { p.Segments[2].Prefix = 1 },
		"no such prefix":          func(p *Packed) { p.Segments[1].Prefix = 99 },
		"longer than the context": func(p *Packed) { *p = packed(m.config, 1, [2]int{m.config.Context, -1}, [2]int{1, 0}) },
		"allowed too short":       func(p *Packed) { p.Allowed = make([]sampling.Kept, 2) },
		"not among the allowed": func(p *Packed) {
			p.Allowed, p.Score[1] = make([]sampling.Kept, len(p.Tokens)), true
			p.Allowed[1].Set = sampling.NewSet(m.config.VocabSize, (p.Tokens[1]+1)%19)
		},
		"not among the kept": func(p *Packed) {
			p.Allowed, p.Score[1] = make([]sampling.Kept, len(p.Tokens)), true
			p.Allowed[1].IDs = []int32{(p.Tokens[1] + 1) % 19}
		},
		"kept outside the vocabulary": func(p *Packed) {
			p.Allowed, p.Score[1] = make([]sampling.Kept, len(p.Tokens)), true
			p.Allowed[1].IDs = []int32{p.Tokens[1], int32(m.config.VocabSize)}
		},
		"negative temperature": func(p *Packed) { p.Temperature = -1 },
	} {
		p := good()
		spoil(&p)
		var e *PackedError
		if _, err := m.Forward(p); !errors.As(err, &e) {
			t.Errorf("%s: Forward returned %v, want a *PackedError", name, err)
		}
	}
	if _, err := m.Forward(good()); err != nil {
		t.Errorf("a good batch: %v", err)
	}
	if err := m.Backward(Grad{Logp: make([]float32, 3)}); err == nil {
		t.Error("Backward took a gradient of the wrong length")
	}
	if err := m.Backward(Grad{}); err != nil {
		t.Errorf("Backward after a refused Backward: %v", err)
	}
	if err := m.Backward(Grad{}); !errors.Is(err, ErrNoForward) {
		t.Errorf("a second Backward returned %v, want ErrNoForward", err)
	}
	if _, _, err := m.Score(good(), Reference); !errors.Is(err, ErrNoReference) {
		t.Errorf("Score by a missing reference returned %v, want ErrNoReference", err)
	}
}

// With nothing to score there is nothing to learn, and nothing to fail.
func TestNothingScored(t *testing.T) {
	m := lively(tiny(), 1)
	p := packed(m.config, 1, [2]int{3, -1})
	clear(p.Score)
	learnNothing, err := m.Forward(p)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Backward(Grad{Logp: learnNothing.Logp}); err != nil {
		t.Fatal(err)
	}
	if norm, err := m.Step(testAdamW); norm != 0 || err != nil {
		t.Errorf("Step returned norm %g, error %v", norm, err)
	}
}
