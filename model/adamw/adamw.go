// Package adamw is the optimiser: AdamW (Loshchilov and Hutter 2019) over flat slices of numbers, and its moments in 8
// bits. It knows no model: what is trained is a slice, of which a prefix are matrices. Package cuda makes the same
// steps on a GPU.
package adamw

import (
	"fmt"
	"math"

	"github.com/sqlagent/sqlagent/model/parallel"
)

// NonFiniteError is a step refused because the gradient's norm is NaN or infinite. The
// weights are unchanged and the gradient is zero again.
type NonFiniteError struct{ Norm float32 }

func (e *NonFiniteError) Error() string {
	return fmt.Sprintf("model: the gradient norm is %v: step skipped, weights unchanged; lower the learning rate or look at the batch", e.Norm)
}

// Options are one step's settings. Weight decay is for matrices only.
type Options struct {
	LR, Beta1, Beta2, Eps, WeightDecay float32
	ClipNorm                           float32 // global gradient norm; 0: off
	// EightBit rounds the moments to 8 bits after each step: see Block. On a GPU they take a quarter of the memory.
	EightBit bool
}

// State is what steps leave for the next.
type State struct {
	Moment1, Moment2 []float32 // laid out like what is trained; nil before the first step
	Steps            int       // taken so far
}

// Step clips the gradient g of w to o.ClipNorm, applies AdamW (algorithm 2; decay is LR·WeightDecay, for w[:matrices]
// only) and zeroes g. It returns the gradient's norm before clipping. Error: *NonFiniteError.
func (s *State) Step(o Options, w, g []float32, matrices int) (gradNorm float32, err error) {
	norm := norm2(g)
	if math.IsNaN(norm) || math.IsInf(norm, 0) {
		clear(g)
		return float32(norm), &NonFiniteError{float32(norm)}
	}
	if s.Moment1 == nil {
		s.Moment1, s.Moment2 = make([]float32, len(w)), make([]float32, len(w))
	}
	s.Steps++
	clip := float32(1)
	if o.ClipNorm > 0 && norm > float64(o.ClipNorm) {
		clip = float32(float64(o.ClipNorm) / norm)
	}
	// With bias correction: w −= lr·(m/c1)/(√(v/c2)+ε) = (lr·√c2/c1)·m/(√v+ε·√c2).
	c1 := 1 - math.Pow(float64(o.Beta1), float64(s.Steps))
	c2 := math.Sqrt(1 - math.Pow(float64(o.Beta2), float64(s.Steps)))
	rate, eps := float32(float64(o.LR)*c2/c1), float32(float64(o.Eps)*c2)
	update := func(from, to int, keep float32) {
		parallel.For(to-from, func(lo, hi int) {
			w, g := w[from+lo:from+hi], g[from+lo:from+hi]
			m1, m2 := s.Moment1[from+lo:from+hi], s.Moment2[from+lo:from+hi]
			for i := range w {
				x := g[i] * clip
				a := m1[i] + (x-m1[i])*(1-o.Beta1)
				b := m2[i] + (x*x-m2[i])*(1-o.Beta2)
				m1[i], m2[i], g[i] = a, b, 0
				w[i] = w[i]*keep - rate*a/(float32(math.Sqrt(float64(b)))+eps)
			}
		})
	}
	update(0, matrices, 1-o.LR*o.WeightDecay)
	update(matrices, len(w), 1)
	if o.EightBit {
		parallel.For((len(w)+Block-1)/Block, func(lo, hi int) {
			for from := lo * Block; from < min(hi*Block, len(w)); from += Block {
				to := min(from+Block, len(w))
				round(s.Moment1[from:to], true)
				round(s.Moment2[from:to], false)
			}
		})
	}
	return float32(norm), nil
}

// norm2 is x's Euclidean norm, summed in pieces of a fixed size so that it does not depend on the
// number of workers.
func norm2(x []float32) float64 {
	const piece = 1 << 14
	sums := make([]float64, (len(x)+piece-1)/piece)
	parallel.Each(len(sums), func(i int) {
		for _, v := range x[i*piece : min((i+1)*piece, len(x))] {
			sums[i] += float64(v) * float64(v)
		}
	})
	var total float64
	for _, s := range sums {
		total += s
	}
	return math.Sqrt(total)
}
