package model

import (
	"fmt"
	"math"

	"github.com/sqlagent/sqlagent/model/parallel"
)

// NonFiniteGradientError is a step refused because the gradient's norm is NaN or infinite. The
// weights are unchanged and the gradient is zero again.
type NonFiniteGradientError struct{ Norm float32 }

func (e *NonFiniteGradientError) Error() string {
	return fmt.Sprintf("model: the gradient norm is %v: step skipped, weights unchanged; lower the learning rate or look at the batch", e.Norm)
}

// optimiser is AdamW's state.
type optimiser struct {
	moment1, moment2 []float32 // laid out like what is trained; nil before the first step
	steps            int       // taken so far
}

// Step clips the accumulated gradient to o.ClipNorm, applies AdamW and zeroes the gradient. It returns the
// gradient's norm before clipping. Errors: *NonFiniteGradientError, *HeldError.
func (m *Model) Step(o AdamW) (gradNorm float32, err error) {
	if err := m.changeable(); err != nil {
		return 0, err
	}
	if m.grad == nil {
		return 0, nil
	}
	w, g, matrices := m.weights.flat, m.grad.flat, m.weights.matrices
	if a := m.adapter; a != nil {
		w, g, matrices = a.flat, a.gradient(m.grad), a.matrices
	}
	m.pending = false // a Forward under the old weights is of no use any more
	norm, err := m.optimiser.step(o, w, g, matrices)
	if m.adapter != nil {
		clear(m.grad.flat)
	}
	if err != nil {
		return norm, err
	}
	m.version++
	if m.adapter != nil {
		m.adapter.apply(m.weights)
	}
	return norm, nil
}

// step clips the gradient g of w to o.ClipNorm, applies AdamW (Loshchilov and Hutter 2019, algorithm 2; decay is
// LR·WeightDecay, for w[:matrices] only) and zeroes g. It returns the gradient's norm before clipping. Error:
// *NonFiniteGradientError.
func (s *optimiser) step(o AdamW, w, g []float32, matrices int) (gradNorm float32, err error) {
	norm := norm2(g)
	if math.IsNaN(norm) || math.IsInf(norm, 0) {
		clear(g)
		return float32(norm), &NonFiniteGradientError{float32(norm)}
	}
	if s.moment1 == nil {
		s.moment1, s.moment2 = make([]float32, len(w)), make([]float32, len(w))
	}
	s.steps++
	clip := float32(1)
	if o.ClipNorm > 0 && norm > float64(o.ClipNorm) {
		clip = float32(float64(o.ClipNorm) / norm)
	}
	// With bias correction: w −= lr·(m/c1)/(√(v/c2)+ε) = (lr·√c2/c1)·m/(√v+ε·√c2).
	c1 := 1 - math.Pow(float64(o.Beta1), float64(s.steps))
	c2 := math.Sqrt(1 - math.Pow(float64(o.Beta2), float64(s.steps)))
	rate, eps := float32(float64(o.LR)*c2/c1), float32(float64(o.Eps)*c2)
	update := func(from, to int, keep float32) {
		parallel.For(to-from, func(lo, hi int) {
			w, g := w[from+lo:from+hi], g[from+lo:from+hi]
			m1, m2 := s.moment1[from+lo:from+hi], s.moment2[from+lo:from+hi]
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
		parallel.For((len(w)+MomentBlock-1)/MomentBlock, func(lo, hi int) {
			for from := lo * MomentBlock; from < min(hi*MomentBlock, len(w)); from += MomentBlock {
				to := min(from+MomentBlock, len(w))
				roundMoments(s.moment1[from:to], true)
				roundMoments(s.moment2[from:to], false)
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
