package model

import (
	"bytes"
	"errors"
	"path/filepath"
	"slices"
	"testing"
)

// What an origin adds before its numbers are read is what a model adds to them: a value head, a LoRA, a reference.
func TestOrigin(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "checkpoint")
	trained := lively(tiny(), 1)
	trained.Freeze()
	learn(t, trained, sharedPrefixes(tiny()), testAdamW)
	if err := trained.Save(dir); err != nil {
		t.Fatal(err)
	}
	open := func() *Origin {
		t.Helper()
		o, err := OpenOrigin(dir)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { o.Close() })
		return o
	}
	same := func(what string, o *Origin, want *Model) {
		t.Helper()
		got, err := o.Model()
		if err != nil {
			t.Fatal(err)
		}
		g, w := got.State(), want.State()
		if !slices.Equal(g.Weights, w.Weights) || !slices.Equal(g.Trained, w.Trained) || !slices.Equal(g.Moment1, w.Moment1) ||
			!slices.Equal(g.Moment2, w.Moment2) || !slices.Equal(g.Reference, w.Reference) || g.Steps != w.Steps || !slices.Equal(got.weights.flat, want.weights.flat) {
			t.Errorf("%s: another model than the one in memory", what)
		}
	}
	same("a checkpoint", open(), trained)
	same("memory", trained.Origin(), trained)

	for what, add := range map[string]struct {
		origin func(o *Origin) error
		model  func(m *Model) error
	}{
		"a value head": {(*Origin).AddValueHead, (*Model).AddValueHead},
		"a reference":  {func(o *Origin) error { o.Freeze(); return nil }, func(m *Model) error { m.Freeze(); return nil }},
		"a LoRA": {func(o *Origin) error { return o.AddLoRA(LoRA{Rank: 3, Alpha: 6}, 4) },
			func(m *Model) error { return m.AddLoRA(LoRA{Rank: 3, Alpha: 6}, 4) }},
		"a LoRA and a value head": {
			func(o *Origin) error { return errors.Join(o.AddValueHead(), o.AddLoRA(LoRA{Rank: 2, Alpha: 6}, 4)) },
			func(m *Model) error { return errors.Join(m.AddValueHead(), m.AddLoRA(LoRA{Rank: 2, Alpha: 6}, 4)) }},
	} {
		o := open()
		m, err := Load(dir)
		if err := errors.Join(err, add.origin(o), add.model(m)); err != nil {
			t.Fatal(err)
		}
		same(what, o, m)
	}
	o := open()
	if err := errors.Join(o.AddLoRA(LoRA{Rank: 1, Alpha: 1}, 1)); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(o.AddLoRA(LoRA{Rank: 1, Alpha: 1}, 1), o.AddValueHead()); !errors.Is(err, ErrAdapter) {
		t.Errorf("a second LoRA: %v", err)
	}
	if _, _, err := open().Adapter(); !errors.Is(err, ErrNoAdapter) {
		t.Errorf("the adapter of whole weights: %v", err)
	}
}

// A LoRA that is read beside its base, and merged a few rows at a time, is the one that was trained.
func TestOriginOfLoRA(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "adapter")
	m := adapted(t, tiny(), 3)
	if err := m.Save(dir); err != nil {
		t.Fatal(err)
	}
	o := lively(tiny(), 3).Origin()
	defer o.Close()
	if err := o.LoadLoRA(dir); err != nil {
		t.Fatal(err)
	}
	again, err := o.Model()
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(again.weights.flat, m.weights.flat) {
		t.Error("another model")
	}
	tensors, err := o.Tensors()
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range tensors {
		want := m.weights.tensors[i]
		if s.Name != want.name {
			t.Fatalf("tensor %d is %s, want %s", i, s.Name, want.name)
		}
		row := int(s.Dims[0])
		var got []float32
		for first := 0; first*row < len(want.data); first += 5 {
			x := make([]float32, min(5*row, len(want.data)-first*row))
			if err := s.Rows(x, first); err != nil {
				t.Fatal(err)
			}
			got = append(got, x...)
		}
		if !slices.Equal(got, want.data) {
			t.Errorf("%s, merged by rows, is another tensor", s.Name)
		}
	}
	var wrong *CheckpointError
	if err := lively(tiny(), 4).Origin().LoadLoRA(dir); !errors.As(err, &wrong) {
		t.Errorf("the adapter of other weights: %v", err)
	}
	if _, err := OpenOrigin(dir); !errors.As(err, &wrong) {
		t.Errorf("an adapter alone: %v", err)
	}
}

// A tensor that cannot be read is told, and a writer that fails is not taken for one.
func TestOriginFails(t *testing.T) {
	m := lively(tiny(), 1)
	o := m.Origin()
	var full = errors.New("full")
	if _, err := o.Read(writer(func([]byte) error { return full })); !errors.Is(err, full) {
		t.Errorf("a writer that fails: %v", err)
	}
	o.Weights[1].Rows = func([]float32, int) error { return full }
	var damaged *GGUFError
	if _, err := o.Read(new(bytes.Buffer)); !errors.As(err, &damaged) || damaged.What != "tensor "+o.Weights[1].Name {
		t.Errorf("a tensor that cannot be read: %v", err)
	}
}
