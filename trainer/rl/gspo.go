package rl

// sequenceUnit is GSPO's (Zheng et al. 2025, eq. 7; Progress-SQL, E.6): one ratio a trajectory, the geometric mean of
// its tokens',
//
//	s_i(θ) = (π_θ(y_i | x) / π_θold(y_i | x))^(1/|y_i|) = exp(1/|y_i| Σ_t log w_i,t(θ))
//
// Such ratios lie close to 1: the paper clips at 3e-4 and 4e-4.
func sequenceUnit(y *Trajectory, w float64) unit {
	u := wholeUnit(y, w)
	l := float64(len(u.tokens))
	u.logr, u.logc, u.slope = u.logr/l, u.logc/l, 1/l
	return u
}
