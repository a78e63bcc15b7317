package rl

import "math"

// cispo is the surrogate of CISPO (MiniMax-M1, 2025, arXiv:2506.13585, eq. 4 and 5): the ratio is clipped as a weight,
// which no gradient goes through, so that no token is silenced,
//
//	sg(clip(r, 1−ε_low, 1+ε_high)) Â log π_θ
//
// and its derivative by log π_θ. ε_low 1 is no bound from below, as the paper has it.
func cispo(logp, logr, Â, εlow, εhigh float64) (value, slope float64, clipped bool) {
	r := math.Exp(logr)
	held := min(max(r, 1-εlow), 1+εhigh)
	return held * Â * logp, held * Â, held != r
}
