package merge

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/model"
)

func tiny() model.Config {
	return model.Config{
		Architecture: "qwen2", VocabSize: 19, Context: 512, Layers: 2, Embedding: 16, FeedForward: 20,
		Heads: 4, KVHeads: 2, RopeBase: 100, NormEps: 1e-6,
	}
}

// lively is a model whose parameters are all away from their initial 0 and 1.
func lively(t *testing.T, c model.Config, seed uint64) *model.Model {
	t.Helper()
	m, err := model.New(c, seed)
	if err != nil {
		t.Fatal(err)
	}
	return moved(m, seed)
}

// moved changes all that is trained.
func moved(m *model.Model, seed uint64) *model.Model {
	rng := rand.New(rand.NewPCG(seed, 1))
	s := m.State()
	for i := range s.Trained {
		s.Trained[i] += float32(rng.NormFloat64() * 0.25)
	}
	m.Changed(s)
	return m
}

// adapted is a model with a LoRA, whose numbers are all away from 0, and a value head.
func adapted(t *testing.T, c model.Config, seed uint64) *model.Model {
	t.Helper()
	o := lively(t, c, seed).Origin()
	if err := errors.Join(o.AddValueHead(), o.AddLoRA(model.LoRA{Rank: 3, Alpha: 6}, seed)); err != nil {
		t.Fatal(err)
	}
	return moved(built(t, o), seed)
}

func built(t *testing.T, o *model.Origin) *model.Model {
	t.Helper()
	m, err := o.Model()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// weights are what a model computes with: a LoRA is merged, a value head is left out.
func weights(t *testing.T, m *model.Model) (all []float32) {
	t.Helper()
	tensors, err := m.Origin().Tensors()
	if err != nil {
		t.Fatal(err)
	}
	for _, tensor := range tensors {
		n := 1
		for _, d := range tensor.Dims {
			n *= int(d)
		}
		x := make([]float32, n)
		if err := tensor.Rows(x, 0); err != nil {
			t.Fatal(err)
		}
		all = append(all, x...)
	}
	return all
}

// Each weight of a mean is the mean of the models', with what a LoRA adds and without a value head.
func TestMean(t *testing.T) {
	a, b, lora := lively(t, tiny(), 1), lively(t, tiny(), 2), adapted(t, tiny(), 3) // the last has a value head
	for _, of := range [][]*model.Model{{a, b}, {lora, a}, {a, b, lora}} {
		var origins []*model.Origin
		for _, m := range of {
			origins = append(origins, m.Origin())
		}
		o, err := Mean(origins...)
		if err != nil {
			t.Fatal(err)
		}
		parts := make([][]float32, len(of))
		for i, m := range of {
			parts[i] = weights(t, m)
		}
		for i, x := range weights(t, built(t, o)) {
			want := 0.0
			for _, part := range parts {
				want += float64(part[i]) / float64(len(of))
			}
			if d := float64(x) - want; d > 1e-5 || d < -1e-5 {
				t.Fatalf("weight %d of the mean of %d models is %v, want %v", i, len(of), x, want)
			}
		}
	}
	other := tiny()
	other.Layers++
	var shape *model.ConfigError
	if _, err := Mean(a.Origin(), lively(t, other, 1).Origin()); !errors.As(err, &shape) {
		t.Errorf("models of two shapes: %v", err)
	}
}

// The changes of a mean of LoRAs are the mean of theirs, whatever their ranks and scales.
func TestMeanLoRA(t *testing.T) {
	a := adapted(t, tiny(), 3)
	narrow := a.Origin()
	if _, err := Truncate(narrow, 1); err != nil {
		t.Fatal(err)
	}
	b := built(t, narrow)
	state := b.State()
	for i := range state.Trained {
		state.Trained[i] *= float32(i%7) - 3
	}
	b.Changed(state)
	o, err := MeanLoRA(a.Origin(), b.Origin())
	if err != nil {
		t.Fatal(err)
	}
	if want := a.State().LoRA.Rank + 1; o.LoRA.Rank != want {
		t.Errorf("the mean has rank %d, want %d", o.LoRA.Rank, want)
	}
	first, second := weights(t, a), weights(t, b)
	for i, x := range weights(t, built(t, o)) {
		if want := (float64(first[i]) + float64(second[i])) / 2; math.Abs(float64(x)-want) > 1e-5 {
			t.Fatalf("weight %d of the mean is %v, want %v", i, x, want)
		}
	}
	if _, err := MeanLoRA(a.Origin(), lively(t, tiny(), 1).Origin()); !errors.Is(err, model.ErrNoAdapter) {
		t.Errorf("a model without LoRA: %v", err)
	}
	var wrong *model.ConfigError
	var many []*model.Origin
	for range tiny().Embedding/3 + 1 {
		many = append(many, a.Origin())
	}
	if _, err := MeanLoRA(many...); !errors.As(err, &wrong) || !strings.Contains(err.Error(), fmt.Sprintf("is the sum of those of its %d LoRAs: model config: lora rank is", len(many))) {
		t.Errorf("many LoRAs: %v", err)
	}
}
