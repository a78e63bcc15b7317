package model

import (
	"bytes"
	"errors"
	"path/filepath"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

// An origin holds what a model of the checkpoint does. What is added before the numbers are read is there when they
// are: a value head of zeros, a LoRA of random As and zero Bs; both forget the training of what was trained before. A
// reference is the weights.
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

	frozen, err := Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	frozen.Freeze()
	o := open()
	o.Freeze()
	same("a reference", o, frozen)

	for _, add := range []struct {
		head bool
		lora LoRA
	}{{head: true}, {lora: LoRA{Rank: 3, Alpha: 6}}, {true, LoRA{Rank: 2, Alpha: 6}}} {
		o := open()
		weights, head := trained.weights.flat, 0
		if add.head {
			head = trained.config.Embedding + 1
			weights = slices.Concat(weights, make([]float32, head))
			if err := o.AddValueHead(); err != nil {
				t.Fatal(err)
			}
		}
		if add.lora.Rank > 0 {
			if err := o.AddLoRA(add.lora, 4); err != nil {
				t.Fatal(err)
			}
		}
		m, err := o.Model()
		if err != nil {
			t.Fatal(err)
		}
		s := m.State()
		if !slices.Equal(s.Weights, weights) || !slices.Equal(m.weights.flat, weights) || m.config.ValueHead != add.head {
			t.Errorf("%+v: other weights", add)
		}
		if s.Steps != 0 || s.Moment1 != nil || s.Moment2 != nil || s.Reference != nil {
			t.Errorf("%+v: the training of something else goes on", add)
		}
		if add.lora.Rank == 0 {
			continue
		}
		as, all := map[float32]bool{}, 0
		for _, c := range s.Changes {
			for _, a := range s.Trained[c.A:c.B] {
				as[a] = true
			}
			all += c.B - c.A
			b := s.Trained[c.B:][:c.Out*add.lora.Rank]
			all += len(b)
			if slices.ContainsFunc(b, func(x float32) bool { return x != 0 }) {
				t.Errorf("%+v: a new B is not zero", add)
			}
		}
		if len(as) < all/4 || *s.LoRA != add.lora || len(s.Trained) != all+head || !slices.Equal(s.Trained[all:], make([]float32, head)) {
			t.Errorf("%+v: %d numbers are trained, of them %d different ones of As", add, len(s.Trained), len(as))
		}
		for seed, equal := range map[uint64]bool{4: true, 5: false} {
			again := open()
			if add.head {
				again.AddValueHead()
			}
			if err := again.AddLoRA(add.lora, seed); err != nil {
				t.Fatal(err)
			}
			m, err := again.Model()
			if err != nil || slices.Equal(m.State().Trained, s.Trained) != equal {
				t.Errorf("%+v: seed %d draws the same: want %v (%v)", add, seed, equal, err)
			}
		}
	}
	o = open()
	if err := o.AddLoRA(LoRA{Rank: 1, Alpha: 1}, 1); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(o.AddLoRA(LoRA{Rank: 1, Alpha: 1}, 1), o.AddValueHead()); !errors.Is(err, ErrAdapter) {
		t.Errorf("a second LoRA: %v", err)
	}
	if _, _, err := open().Adapter(gguf.F32); !errors.Is(err, ErrNoAdapter) {
		t.Errorf("the adapter of whole weights: %v", err)
	}
}

// A LoRA that is read with its base, and merged a few rows at a time, is the one that was trained.
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

// A tensor that cannot be read is reported, and a writer that fails is not taken for one.
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
