package rl

import "math"

// PenaliseKL takes β times the per-token KL to the reference off the rewards, before there are advantages
// (Graph-Reward-SQL, Table 8: β = 0.05; Stiennon et al. 2020),
//
//	r_t ← r_t − β (log π_θold(y_t) − log π_ref(y_t))
//
// It is an estimate without bias (k1) of the KL, and may be negative at a token.
func PenaliseKL(ys []*Trajectory, β float64) {
	for _, y := range ys {
		old := y.old()
		for t, generated := range y.Mask {
			if generated {
				y.Reward[t] -= β * float64(old[t]-y.Ref[t])
			}
		}
	}
}

// k3 is the estimate of KL(π‖π_ref) that has no bias and is never negative (Schulman 2020; GRPO, eq. 4),
//
//	π_ref/π − log(π_ref/π) − 1
//
// with its derivative by log π.
func k3(logp, ref float64) (kl, slope float64) {
	x := ref - logp
	return math.Expm1(x) - x, -math.Expm1(x)
}
