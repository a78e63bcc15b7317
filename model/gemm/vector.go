package gemm

import "fmt"

// Exp sets dst[i] = e^src[i], within 2 units in the last place; below the smallest normal number it
// may round to 0. e^-Inf is 0, e^+Inf is +Inf, e^NaN is NaN. dst may be src. An element's bits do
// not depend on its place. It returns the sum of dst.
func Exp(dst, src []float32) (sum float32) {
	equalLengths("Exp", dst, src)
	if len(src) == 0 {
		return 0
	}
	return chosen.exp(dst, src, 0)
}

// Max returns the largest element. x must not be empty.
func Max(x []float32) float32 { return chosen.max(x) }

// Dot returns Σ x[i]·y[i]. The order of the sum depends on the length alone.
func Dot(x, y []float32) float32 {
	equalLengths("Dot", x, y)
	return chosen.dot(x, y)
}

// Axpy adds alpha·x to y.
func Axpy(alpha float32, x, y []float32) {
	equalLengths("Axpy", x, y)
	chosen.axpy(alpha, x, y)
}

// AddTo adds x to y.
func AddTo(y, x []float32) { Axpy(1, x, y) }

// Scale multiplies x by alpha.
func Scale(alpha float32, x []float32) { chosen.scale(alpha, x) }

// Softmax replaces the first limit scores by their softmax and the others by 0: a row of causal
// attention, whose query sees limit keys. At least one of the first limit scores must be finite.
func Softmax(row []float32, limit int) {
	if limit < 1 || limit > len(row) {
		panic(fmt.Sprintf("gemm: Softmax of %d scores limited to %d", len(row), limit))
	}
	seen := row[:limit]
	sum := chosen.exp(seen, seen, chosen.max(seen))
	chosen.scale(1/sum, seen)
	clear(row[limit:])
}

// SoftmaxGrad turns dp, the gradient by the softmax p, into scale times the gradient by its scores:
// scale·p·(dp - mean), where mean is Σ p·dp.
func SoftmaxGrad(dp, p []float32, mean, scale float32) {
	equalLengths("SoftmaxGrad", dp, p)
	chosen.softmaxGrad(dp, p, mean, scale)
}

// SwiGLU writes act = silu(gate)·up (Shazeer 2020), silu(g) = g/(1+e^-g).
func SwiGLU(act, gate, up []float32) {
	equalLengths("SwiGLU", act, gate)
	equalLengths("SwiGLU", act, up)
	chosen.swiGLU(act, gate, up)
}

// SwiGLUGrad turns gate and up into the gradients by them, given the one by act, and writes act again.
func SwiGLUGrad(act, gate, up, dact []float32) {
	equalLengths("SwiGLUGrad", act, gate)
	equalLengths("SwiGLUGrad", act, up)
	equalLengths("SwiGLUGrad", act, dact)
	chosen.swiGLUGrad(act, gate, up, dact)
}

func equalLengths(name string, x, y []float32) {
	if len(x) != len(y) {
		panic(fmt.Sprintf("gemm: %s of slices of %d and %d elements", name, len(x), len(y)))
	}
}
