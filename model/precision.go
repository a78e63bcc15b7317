package model

import (
	"fmt"

	"github.com/sqlagent/sqlagent/model/gemm"
	"github.com/sqlagent/sqlagent/model/parallel"
)

// Precision is that of the operands of a policy's matrix products. They are summed in float32, and weights, gradients
// and the optimiser's state are float32 (mixed precision, arXiv 1710.03740).
type Precision string

// The precisions.
const (
	Float32  Precision = "float32"
	BFloat16 Precision = "bfloat16" // faster on processors with AVX512_BF16 or AMX, and float32 on others
)

// SetPrecision has Forward, Backward and Score multiply in p from now on; "" is Float32. So do decoders, by the weights
// of the blocks: what is sampled is what is scored. Their attention, and the head, stay with float32. Slots of decoders
// must be empty.
func (m *Model) SetPrecision(p Precision) error {
	if err := p.check(); err != nil {
		return err
	}
	m.precision, m.training, m.scoring = p, nil, nil
	m.version++
	return nil
}

func (p Precision) check() error {
	switch p {
	case "", Float32, BFloat16:
		return nil
	}
	return fmt.Errorf("no precision is called %q: float32 and bfloat16 are", p)
}

func (p Precision) product() product {
	if p == BFloat16 {
		return gemm.MulBF16
	}
	return gemm.MulParallel
}

// product is C = alpha·op(A)·op(B) + beta·C, as gemm.MulParallel and gemm.MulBF16 compute it.
type product func(workers int, transA, transB bool, m, n, k int, alpha float32, a []float32, lda int, b []float32, ldb int, beta float32, c []float32, ldc int)

// linear computes y [T, out] = beta·y + x [T, in] · wᵀ, w [out, in].
func (mul product) linear(y, x, w []float32, t, in int, beta float32) {
	out := len(w) / in
	mul(parallel.Workers(), false, true, t, out, in, 1, x, in, w, in, beta, y, out)
}

// linearInput computes dx [T, in] = beta·dx + dy [T, out] · w, w [out, in].
func (mul product) linearInput(dx, dy, w []float32, t, out int, beta float32) {
	in := len(w) / out
	mul(parallel.Workers(), false, false, t, in, out, 1, dy, out, w, in, beta, dx, in)
}

// linearWeight adds dyᵀ · x to dw [out, in].
func (mul product) linearWeight(dw, dy, x []float32, t, out int) {
	in := len(dw) / out
	mul(parallel.Workers(), true, false, out, in, t, 1, dy, out, x, in, 1, dw, in)
}
