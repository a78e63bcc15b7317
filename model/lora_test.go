package model

import (
	"errors"
	"math"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

// adapted is a lively model with a value head and a LoRA that has learnt something.
func adapted(t *testing.T, c Config, seed uint64) *Model {
	t.Helper()
	m := grown(t, lively(c, seed), (*Origin).AddValueHead, func(o *Origin) error { return o.AddLoRA(LoRA{Rank: 3, Alpha: 6}, seed) })
	rng := rand.New(rand.NewPCG(seed, 8))
	for i := range m.adapter.flat {
		m.adapter.flat[i] += float32(rng.NormFloat64() * 0.2)
	}
	m.adapter.apply(m.weights)
	return m
}

// grown is a model with what is added to its origin.
func grown(t *testing.T, m *Model, adds ...func(o *Origin) error) *Model {
	t.Helper()
	o := m.Origin()
	for _, add := range adds {
		if err := add(o); err != nil {
			t.Fatal(err)
		}
	}
	m, err := o.Model()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// adapted64 is what the model computes with, from its base and its adapter's numbers in float64.
func adapted64(m *Model, flat []float64) map[string][]float64 {
	a, params := m.adapter, map[string][]float64{}
	for _, t := range a.base.tensors {
		params[t.name] = float64s(t.data)
	}
	for _, c := range a.changes {
		at := slices.IndexFunc(a.base.tensors, func(t tensor) bool { return &t.data[0] == &a.base.flat[c.At] })
		w := params[a.base.tensors[at].name]
		for o := range c.Out {
			for i := range c.In {
				for r := range a.Rank {
					w[o*c.In+i] += float64(a.Alpha) / float64(a.Rank) * flat[c.B+o*a.Rank+r] * flat[c.A+r*c.In+i]
				}
			}
		}
	}
	d := m.config.Embedding
	params[valueWeight], params[valueBias] = flat[a.matrices:][:d], flat[a.matrices+d:]
	return params
}

func TestLoRAAgainstFiniteDifferences(t *testing.T) {
	for _, c := range shapes() {
		if c.Architecture == "qwen2" && c.Tied {
			continue // the reference is slow, and its batches are long
		}
		m := adapted(t, c, 3)
		c = m.config
		p := packed(c, 7, [2]int{4, -1}, [2]int{5, 0}, [2]int{6, -1})
		rng := rand.New(rand.NewPCG(5, 5))
		g := randomGrad(c, p, rng)
		out, err := m.Forward(p)
		if err != nil {
			t.Fatal(err)
		}
		flat := float64s(m.adapter.flat)
		wantLogp, _, wantValue := referenceForward(c, adapted64(m, flat), p)
		compare(t, "logp", out.Logp, wantLogp, 2e-5)
		compare(t, "value", out.Value, wantValue, 2e-5)
		if err := m.Backward(g); err != nil {
			t.Fatal(err)
		}
		got := m.adapter.gradient(m.grad)
		var scale float64
		for _, v := range got {
			scale = max(scale, math.Abs(float64(v)))
		}
		const h = 1e-5
		check := func(from, to int) {
			i := from + rng.IntN(to-from)
			saved := flat[i]
			flat[i] = saved + h
			up := referenceLoss(c, adapted64(m, flat), p, g)
			flat[i] = saved - h
			want := (up - referenceLoss(c, adapted64(m, flat), p, g)) / (2 * h)
			flat[i] = saved
			if !(math.Abs(float64(got[i])-want) <= 2e-5*(scale+1)) {
				t.Errorf("%s: number %d: gradient %g, finite difference %g", c.Architecture, i, got[i], want)
			}
		}
		for _, change := range m.adapter.changes {
			check(change.A, change.B)
			check(change.B, change.B+m.adapter.Rank*change.Out)
		}
		check(m.adapter.matrices, len(flat)-1)
		check(len(flat)-1, len(flat))
	}
}

// A fresh adapter changes nothing. What it learns is in the current weights and not in the Reference, survives Save and
// Load, and stays when it is merged.
func TestLoRA(t *testing.T) {
	c := tiny()
	p := sharedPrefixes(c)
	score := func(m *Model, of Weights) []float32 {
		t.Helper()
		logp, _, err := m.Score(p, of)
		if err != nil {
			t.Fatal(err)
		}
		return logp
	}
	build := func(base uint64) *Model {
		t.Helper()
		return grown(t, lively(c, base), func(o *Origin) error { return o.AddLoRA(LoRA{Rank: 4, Alpha: 8}, 5) })
	}
	m := build(1)
	before := score(m, Current)
	if !slices.Equal(before, score(lively(c, 1), Current)) || !slices.Equal(before, score(m, Reference)) {
		t.Error("a fresh adapter changes the model")
	}
	first := learn(t, m, p, testAdamW)
	var last float32
	for range 30 {
		last = learn(t, m, p, testAdamW)
	}
	if !(last < first-0.3) {
		t.Errorf("the loss went from %g to %g: an adapter should learn more", first, last)
	}
	m.Freeze()
	if !slices.Equal(before, score(m, Reference)) {
		t.Error("the Reference has learnt")
	}
	after := score(m, Current)

	dir := filepath.Join(t.TempDir(), "adapter")
	if err := m.Save(dir); err != nil {
		t.Fatal(err)
	}
	again := build(1)
	if err := again.Load(dir); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(after, score(again, Current)) || again.Steps() != m.Steps() {
		t.Error("another model after Load")
	}
	learn(t, again, p, testAdamW)
	learn(t, m, p, testAdamW)
	after = score(m, Current)
	if !slices.Equal(after, score(again, Current)) {
		t.Error("a resumed adapter learns otherwise")
	}
	var wrong *CheckpointError
	if err := build(2).Load(dir); !errors.As(err, &wrong) {
		t.Errorf("the adapter of other weights: %v", err)
	}
	if err := lively(c, 1).Load(dir); !errors.As(err, &wrong) {
		t.Errorf("an adapter for a model without: %v", err)
	}
	if _, err := Load(dir); !errors.As(err, &wrong) {
		t.Errorf("an adapter alone: %v", err)
	}
	if err := m.Origin().AddLoRA(LoRA{Rank: 1, Alpha: 1}, 1); !errors.Is(err, ErrAdapter) {
		t.Errorf("a second adapter: %v", err)
	}
	var bad *ConfigError
	for _, o := range []LoRA{{0, 1}, {1, 0}, {c.Embedding + 1, 1}, {1, float32(math.NaN())}} {
		if err := lively(c, 1).Origin().AddLoRA(o, 1); !errors.As(err, &bad) {
			t.Errorf("%+v: %v, want a *ConfigError", o, err)
		}
	}

	tensors, err := m.Tensors(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	merged, err := LoadGGUF(&gguf.File{Meta: m.Meta(), Tensors: tensors})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(after, score(merged, Current)) || !slices.Equal(m.weights.flat, merged.weights.flat) {
		t.Error("a file of the merged weights is another model")
	}
}

// A value head learns what follows from a state, and is no part of a GGUF file.
func TestValueHead(t *testing.T) {
	m := lively(tiny(), 1)
	p := packed(m.config, 3, [2]int{30, -1})
	logp, _, err := m.Score(p, Current)
	if err != nil {
		t.Fatal(err)
	}
	m = grown(t, m, (*Origin).AddValueHead)
	want := func(i int) float32 { return 2 + float32(i%3) }
	var loss float32
	for step := range 300 {
		out, err := m.Forward(p)
		if err != nil {
			t.Fatal(err)
		}
		if step == 0 && (!slices.Equal(out.Logp, logp) || slices.Max(out.Value) != 0) {
			t.Error("a fresh value head changes the model, or says more than 0")
		}
		g := Grad{Value: make([]float32, len(p.Tokens))}
		loss = 0
		for i, scored := range p.Score {
			if scored {
				g.Value[i] = out.Value[i] - want(i)
				loss += g.Value[i] * g.Value[i]
			} else if out.Value[i] != 0 {
				t.Fatalf("token %d is not scored, and has a value", i)
			}
		}
		if err := m.Backward(g); err != nil {
			t.Fatal(err)
		}
		if _, err := m.Step(testAdamW); err != nil {
			t.Fatal(err)
		}
	}
	if loss > 0.5 { // of about 200
		t.Errorf("the squared error is %g still", loss)
	}
	dir := t.TempDir()
	if err := m.Save(dir); err != nil {
		t.Fatal(err)
	}
	loaded, err := Load(dir)
	if err != nil || !loaded.config.ValueHead || !slices.Equal(loaded.weights.flat, m.weights.flat) {
		t.Errorf("the head is lost: %v", err)
	}
	tensors, err := m.Tensors(gguf.F32)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range tensors {
		if x.Name == valueWeight || x.Name == valueBias {
			t.Errorf("%s is in a GGUF file", x.Name)
		}
	}
}
