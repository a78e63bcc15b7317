// Package rowwise computes what lies between the products of a transformer, each token's row for itself: RMSNorm,
// rotary positions and SwiGLU, forward and backward.
package rowwise

import (
	"math"

	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
)

// Norm is RMSNorm: it writes y = x/rms(x)·gain for rows of x [T, D] (Zhang and Sennrich 2019) and keeps
// rstd [T] = 1/√(mean(x²)+eps) for the backward pass.
func Norm(y, rstd, x, gain []float32, eps float32) {
	parallel.For(len(rstd), func(lo, hi int) {
		for t := lo; t < hi; t++ {
			rstd[t] = NormRow(y[t*len(gain):][:len(gain)], x[t*len(gain):][:len(gain)], gain, eps)
		}
	})
}

// NormRow is Norm of one row.
func NormRow(y, x, gain []float32, eps float32) (rstd float32) {
	mean := gemm.Dot(x, x) / float32(len(x))
	rstd = float32(1 / math.Sqrt(float64(mean+eps)))
	y, gain = y[:len(x)], gain[:len(x)]
	for i, v := range x {
		y[i] = v * rstd * gain[i]
	}
	return rstd
}

// NormRowBackward is the gradient by x of one row: added to dx, or written there. dx may be dy.
func NormRowBackward(dx, dy, x, gain []float32, rstd float32, add bool) {
	var dot float32
	for i, v := range dy {
		dot += v * gain[i] * x[i]
	}
	c := dot * rstd * rstd * rstd / float32(len(x))
	for i, v := range dy {
		g := v*gain[i]*rstd - x[i]*c
		if add {
			g += dx[i]
		}
		dx[i] = g
	}
}

// NormBackward adds the gradient by x to dx and the one by gain to dgain, unless that is nil.
func NormBackward(dx, dgain, dy, x, rstd, gain []float32) {
	d := len(gain)
	parallel.For(len(rstd), func(lo, hi int) {
		for t := lo; t < hi; t++ {
			NormRowBackward(dx[t*d:][:d], dy[t*d:][:d], x[t*d:][:d], gain, rstd[t], true)
		}
	})
	if dgain == nil {
		return
	}
	parallel.Columns(d, len(rstd), func(t, lo, hi int) {
		r, x, sum := rstd[t], x[t*d+lo:t*d+hi], dgain[lo:hi]
		for i, v := range dy[t*d+lo : t*d+hi] {
			sum[i] += v * x[i] * r
		}
	})
}
