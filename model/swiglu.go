package model

import "github.com/sqlagent/sqlagent/model/gemm"

// swiGLU writes act [T, F] = silu(gate)·up for gateUp [T, 2F] (Shazeer 2020), silu(g) = g/(1+e^-g).
func swiGLU(act, gateUp []float32, f int) {
	parallel(len(act)/f, func(lo, hi int) {
		for t := lo; t < hi; t++ {
			swiGLURow(act[t*f:][:f], gateUp[2*t*f:][:2*f])
		}
	})
}

func swiGLURow(act, gateUp []float32) {
	gate, up := gateUp[:len(act)], gateUp[len(act):][:len(act)]
	for i, g := range gate {
		act[i] = -g
	}
	gemm.Exp(act, act)
	for i, g := range gate {
		act[i] = g / (1 + act[i]) * up[i]
	}
}

// swiGLUBackward turns gateUp [T, 2F] into its own gradient, given dact [T, F], and writes act
// again, so that the forward pass need not keep it.
func swiGLUBackward(act, gateUp, dact []float32, f int) {
	parallel(len(act)/f, func(lo, hi int) {
		for t := lo; t < hi; t++ {
			act, dact := act[t*f:][:f], dact[t*f:][:f]
			gate, up := gateUp[2*t*f:][:f], gateUp[(2*t+1)*f:][:f]
			for i, g := range gate {
				act[i] = -g
			}
			gemm.Exp(act, act)
			for i, g := range gate {
				sigmoid := 1 / (1 + act[i])
				silu, u, d := g*sigmoid, up[i], dact[i]
				act[i] = silu * u
				gate[i] = d * u * (sigmoid + silu*(1-sigmoid))
				up[i] = d * silu
			}
		}
	})
}
