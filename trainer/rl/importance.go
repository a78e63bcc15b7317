package rl

import "math"

// importance is the truncated correction for rollouts that another engine, other numerics or older weights drew: the
// surrogate is weighed with
//
//	min(π_θold(y)/π_b(y), C)
//
// which no gradient goes through (TIS: Yao et al. 2025; C = 2). C 0 is off, and 1 is returned.
func importance(logc, C float64) float64 {
	if C == 0 {
		return 1
	}
	return min(math.Exp(logc), C)
}
