package model

import (
	"errors"
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
