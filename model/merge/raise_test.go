package merge

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/sqlagent/sqlagent/model"
)

// A LoRA of a higher rank and another scale changes the weights as before; its old rows of A are as long as the new.
func TestRaise(t *testing.T) {
	c := tiny()
	o := lively(t, c, 1).Origin()
	to := model.LoRA{Rank: 5, Alpha: 20}
	if err := Raise(o, to, 3); !errors.Is(err, model.ErrNoAdapter) {
		t.Errorf("without a LoRA: %v", err)
	}
	if err := o.AddLoRA(model.LoRA{Rank: 2, Alpha: 3}, 2); err != nil {
		t.Fatal(err)
	}
	narrow, _, all := o.LoRA.Changes(c)
	had := make([]float32, all)
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range had {
		had[i] = float32(rng.NormFloat64())
	}
	for i := range c.Embedding { // a row of the first A that changes nothing
		had[narrow[0].A+i] = 0
	}
	o.Trained = model.FloatsOf(had)
	if err := Raise(o, to, 3); err != nil || *o.LoRA != to {
		t.Fatalf("%+v, %v", o.LoRA, err)
	}
	wide, _, total := o.LoRA.Changes(c)
	has, err := o.Trained.Read(total)
	if err != nil {
		t.Fatal(err)
	}
	for i, n := range narrow {
		w := wide[i]
		was, is := outer(had[n.A:n.B], had[n.B:][:2*n.Out], 2), outer(has[w.A:w.B], has[w.B:][:5*w.Out], 5)
		var lost float64
		for k := range was {
			d := 1.5*was[k] - 4*is[k]
			lost += d * d
		}
		if lost > 1e-9*squares(was) {
			t.Errorf("change %d: %g of %g is another", i, lost, squares(was))
		}
		for r := range 5 {
			if long := length(has[w.A:][r*w.In : (r+1)*w.In]); math.Abs(long-1/math.Sqrt(3)) > 0.35 {
				t.Errorf("change %d: row %d of A is %g long", i, r, long)
			}
		}
	}
	var shape *model.ConfigError
	if err := Raise(o, model.LoRA{Rank: 4, Alpha: 8}, 3); !errors.As(err, &shape) || o.LoRA.Rank != 5 {
		t.Errorf("to a lower rank: %v", err)
	}
}
