package merge

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/sqlagent/sqlagent/model"
)

// outer is B·A of factors [rank, in] and [out, rank].
func outer(A, B []float32, rank int) []float64 {
	in, out := len(A)/rank, len(B)/rank
	m := make([]float64, out*in)
	for o := range out {
		for r := range rank {
			for i := range in {
				m[o*in+i] += float64(B[o*rank+r]) * float64(A[r*in+i])
			}
		}
	}
	return m
}

func squares(x []float64) (sum float64) {
	for _, v := range x {
		sum += v * v
	}
	return sum
}

// What is lost is what the singular values say, and nothing where the changes have a lower rank anyway, or are zero.
func TestTruncate(t *testing.T) {
	const R, in, out = 6, 20, 13
	rng := rand.New(rand.NewPCG(1, 2))
	random := func(n int) []float32 {
		x := make([]float32, n)
		for i := range x {
			x[i] = float32(rng.NormFloat64())
		}
		return x
	}
	for _, c := range []struct {
		name string
		own  int // rank of B·A
	}{{"full", R}, {"lower", 3}, {"zero", 0}} {
		A, B := random(R*in), random(R*out)
		for o := range out {
			for r := c.own; r < R; r++ {
				B[o*R+r] = 0
			}
		}
		whole := outer(A, B, R)
		for rank := 1; rank < R; rank++ {
			x, y := make([]float32, rank*in), make([]float32, rank*out)
			before, after := truncate(A, B, x, y, R, rank)
			var lost float64
			for i, v := range outer(x, y, rank) {
				lost += (v - whole[i]) * (v - whole[i])
			}
			if math.Abs(before-squares(whole)) > 1e-6*squares(whole) || math.Abs(lost-(before-after)) > 1e-6*before+1e-12 {
				t.Errorf("%s to %d: squares %g of %g, lost %g, want %g", c.name, rank, before, squares(whole), lost, before-after)
			}
			if rank >= c.own && lost > 1e-9*before {
				t.Errorf("%s to %d: lost %g of %g", c.name, rank, lost, before)
			}
			var a, b float64 // the factors share the singular values
			for _, v := range x {
				a += float64(v) * float64(v)
			}
			for _, v := range y {
				b += float64(v) * float64(v)
			}
			if math.Abs(a-b) > 1e-5*a {
				t.Errorf("%s to %d: the factors' squares are %g and %g", c.name, rank, a, b)
			}
		}
	}
}

// A model with a LoRA computes nearly the same with one of a lower rank that has all that was learnt, at the same
// scale.
func TestTruncateLoRA(t *testing.T) {
	c := tiny()
	o := lively(t, c, 1).Origin()
	if err := o.AddLoRA(model.LoRA{Rank: 4, Alpha: 6}, 2); err != nil {
		t.Fatal(err)
	}
	changes, _, all := o.LoRA.Changes(c)
	flat, err := o.Trained.Read(all)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range changes { // rank 2
		for out := range c.Out {
			flat[c.B+4*out], flat[c.B+4*out+1] = float32(out%5)-2, float32(out%3)-1
		}
	}
	o.Trained = model.FloatsOf(flat)
	kept, err := Truncate(o, 2)
	if err != nil || math.Abs(kept-1) > 1e-6 || o.LoRA.Rank != 2 || o.LoRA.Alpha != 3 {
		t.Fatalf("%g kept, %+v, %v", kept, o.LoRA, err)
	}
	narrow, _, total := o.LoRA.Changes(c)
	cut, err := o.Trained.Read(total)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range changes {
		n := narrow[i]
		had, has := outer(flat[c.A:c.B], flat[c.B:][:4*c.Out], 4), outer(cut[n.A:n.B], cut[n.B:][:2*n.Out], 2)
		var lost float64
		for k := range had {
			lost += (had[k] - has[k]) * (had[k] - has[k])
		}
		if lost > 1e-9*squares(had) {
			t.Errorf("change %d: lost %g of %g", i, lost, squares(had))
		}
	}
	if kept, err := Truncate(o, 8); err != nil || kept != 1 || o.LoRA.Rank != 2 {
		t.Errorf("to more: %g, %+v, %v", kept, o.LoRA, err)
	}
	if _, err := Truncate(o, 0); err == nil {
		t.Error("rank 0 is taken")
	}
}
