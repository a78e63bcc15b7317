package model

import (
	"math"
	"testing"
)

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
	p := sharedPrefixes(c)
	want, _, err := m.Score(p, Current)
	if err != nil {
		t.Fatal(err)
	}
	got, _, err := deep.Score(p, Current)
	if err != nil {
		t.Fatal(err)
	}
	for i := range want {
		if math.Abs(float64(want[i]-got[i])) > 1e-5 {
			t.Fatalf("token %d: %v, before %v", i, got[i], want[i])
		}
	}
	if _, err := m.Deepen(2*c.Layers + 1); err == nil {
		t.Error("more than twice the layers")
	}
}
