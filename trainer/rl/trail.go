package rl

// wholeUnit is SQL-Trail's (eq. 2): one ratio a trajectory, the product of its tokens',
//
//	ρ_i(θ) = π_θ(τ_i | q, d) / π_θold(τ_i | q, d)
//
// over the tokens that the policy generated. The longer a trajectory, the sooner it is clipped.
func wholeUnit(y *Trajectory, w float64) unit {
	u := unit{slope: 1}
	for t, generated := range y.Mask {
		if generated {
			logr, logc := y.logRatios(t)
			u.tokens = append(u.tokens, t)
			u.logr, u.logc = u.logr+logr, u.logc+logc
			u.Â += float64(y.Advantage[t])
		}
	}
	l := float64(len(u.tokens))
	u.Â /= l    // the tokens of a trajectory have one advantage
	u.w = w * l // of all its tokens
	return u
}
