package rowwise

import (
	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
)

// SwiGLU writes act [T, F] = silu(gate)·up for gateUp [T, 2F].
func SwiGLU(act, gateUp []float32, f int) {
	parallel.For(len(act)/f, func(lo, hi int) {
		for t := lo; t < hi; t++ {
			gemm.SwiGLU(act[t*f:][:f], gateUp[2*t*f:][:f], gateUp[(2*t+1)*f:][:f])
		}
	})
}

// SwiGLUBackward turns gateUp [T, 2F] into its own gradient, given dact [T, F], and writes act
// again, so that the forward pass need not keep it.
func SwiGLUBackward(act, gateUp, dact []float32, f int) {
	parallel.For(len(act)/f, func(lo, hi int) {
		for t := lo; t < hi; t++ {
			gemm.SwiGLUGrad(act[t*f:][:f], gateUp[2*t*f:][:f], gateUp[(2*t+1)*f:][:f], dact[t*f:][:f])
		}
	})
}
