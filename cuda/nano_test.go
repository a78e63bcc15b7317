package cuda

import (
	"testing"

	"github.com/sqlagent/sqlagent/model"
	nano "github.com/sqlagent/sqlagent/nano/weights"
)

// The embedded model, whose attention is sharp, scores on the GPU as on the CPU.
func TestNano(t *testing.T) {
	d, _ := simulated(t)
	f, err := nano.File()
	if err != nil {
		t.Fatal(err)
	}
	m, err := model.LoadGGUF(f)
	if err != nil {
		t.Fatal(err)
	}
	c := m.Config()
	in := packed(c, true, [2]int{14, -1}, [2]int{6, 0})
	want, err := m.Forward(in)
	if err != nil {
		t.Fatal(err)
	}
	p, err := NewPolicy(d, m.Origin(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	got, err := p.Forward(in)
	if err != nil {
		t.Fatal(err)
	}
	if e := distance(got.Logp, want.Logp); !(e <= 1e-2) {
		t.Errorf("log-probabilities are %g off", e)
	}
	if e := distance(got.Entropy, want.Entropy); !(e <= 1e-2) {
		t.Errorf("entropies are %g off", e)
	}
}
