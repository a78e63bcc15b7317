package rl

import "math"

// The temperatures of SAPO's gates, as its paper sets them: what is to become less likely is let go sooner.
const (
	sapoPositive = 1.0
	sapoNegative = 1.05
)

// sapo is the surrogate of SAPO (Gao et al. 2025, arXiv:2511.20347, eq. 5 and 6): a gate that closes softly where the
// ratio leaves 1, in place of a clip,
//
//	f(r) Â,  f(r) = 4/τ σ(τ (r−1)),  τ = τ_pos where Â > 0, else τ_neg
//
// and its derivative by log r, which is Â where r is 1.
func sapo(logr, Â float64) (value, slope float64) {
	τ := sapoNegative
	if Â > 0 {
		τ = sapoPositive
	}
	r := min(math.Exp(logr), math.MaxFloat32) // a gate that is shut, not infinity times nothing
	gate := 1 / (1 + math.Exp(-τ*(r-1)))
	return 4 / τ * gate * Â, 4 * gate * (1 - gate) * r * Â
}
