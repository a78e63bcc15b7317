package rl

// strayed reports whether a trajectory is left out of the surrogate, though it counts in the loss's mean: its advantage
// is negative, and the policy no longer draws it (DeepSeek-V3.2, 2025, section 3.1: off-policy sequence masking),
//
//	1/|y| Σ_t log π_b(y_t)/π_θ(y_t) > δ
//
// Pushing down further what is no longer drawn teaches nothing, and destabilises. The advantage is that of the first
// generated token.
func (o Objective) strayed(y *Trajectory) bool {
	if o.OffPolicy == 0 {
		return false
	}
	sum, l, Â := 0.0, 0, float32(0)
	for t, generated := range y.Mask {
		if generated {
			if l == 0 {
				Â = y.Advantage[t]
			}
			sum += float64(y.Behaviour[t]) - float64(y.Logp[t])
			l++
		}
	}
	return Â < 0 && sum/float64(l) > o.OffPolicy
}
