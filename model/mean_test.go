package model

import (
	"errors"
	"math"
	"testing"
)

// Each weight of a mean is the mean of the models', with what a LoRA adds and without a value head.
func TestMean(t *testing.T) {
	a, b, lora := lively(tiny(), 1), lively(tiny(), 2), adapted(t, tiny(), 3) // the last has a value head
	for _, of := range [][]*Model{{a, b}, {lora, a}, {a, b, lora}} {
		var origins []*Origin
		for _, m := range of {
			origins = append(origins, m.Origin())
		}
		o, err := Mean(origins...)
		if err != nil {
			t.Fatal(err)
		}
		mean, err := o.Model()
		if err != nil {
			t.Fatal(err)
		}
		for i, x := range mean.weights.flat {
			want := 0.0
			for _, m := range of {
				want += float64(m.weights.flat[i]) / float64(len(of)) // a LoRA's are applied there
			}
			if d := float64(x) - want; d > 1e-5 || d < -1e-5 {
				t.Fatalf("weight %d of the mean of %d models is %v, want %v", i, len(of), x, want)
			}
		}
	}
	other := tiny()
	other.Layers++
	var shape *ConfigError
	if _, err := Mean(a.Origin(), lively(other, 1).Origin()); !errors.As(err, &shape) {
		t.Errorf("models of two shapes: %v", err)
	}
}

// The changes of a mean of LoRAs are the mean of theirs, whatever their ranks and scales.
func TestMeanLoRA(t *testing.T) {
	a := adapted(t, tiny(), 3)
	narrow := a.Origin()
	if _, err := narrow.Truncate(1); err != nil {
		t.Fatal(err)
	}
	b, err := narrow.Model()
	if err != nil {
		t.Fatal(err)
	}
	for i := range b.adapter.flat {
		b.adapter.flat[i] *= float32(i%7) - 3
	}
	b.adapter.apply(b.weights)
	o, err := MeanLoRA(a.Origin(), b.Origin())
	if err != nil {
		t.Fatal(err)
	}
	if want := a.adapter.Rank + 1; o.LoRA.Rank != want {
		t.Errorf("the mean has rank %d, want %d", o.LoRA.Rank, want)
	}
	mean, err := o.Model()
	if err != nil {
		t.Fatal(err)
	}
	for i, x := range mean.weights.flat {
		if want := (float64(a.weights.flat[i]) + float64(b.weights.flat[i])) / 2; math.Abs(float64(x)-want) > 1e-5 {
			t.Fatalf("weight %d of the mean is %v, want %v", i, x, want)
		}
	}
	if _, err := MeanLoRA(a.Origin(), lively(tiny(), 1).Origin()); !errors.Is(err, ErrNoAdapter) {
		t.Errorf("a model without LoRA: %v", err)
	}
}
