package rl

import "math"

// geometric adds the surrogate of GMPO (Zhao et al. 2025, arXiv:2507.20673, eq. 4): the geometric mean of a
// trajectory's ratios, each clipped on the side that its advantage has,
//
//	(Π_t |min(w_t Â, clip(w_t, 1−ε_low, 1+ε_high) Â)|)^(1/|y|) sgn(Â) = Â exp(1/|y| Σ_t log w̄_t)
//
// Unlike GSPO's, one far token does not clip the whole trajectory. The paper clips at e^−0.4 and e^0.4.
func (o Objective) geometric(y *Trajectory, w float64, dlogp []float32, s *Stats) {
	u := wholeUnit(y, w)
	l, free, logr := float64(len(u.tokens)), u.tokens[:0], 0.0
	for _, t := range u.tokens {
		own, _ := y.logRatios(t)
		s.units++
		s.ratioMax = max(s.ratioMax, math.Exp(own))
		switch held := min(max(own, math.Log(1-o.ClipLow)), math.Log(1+o.ClipHigh)); {
		case u.Â > 0 && held < own:
			s.high++
			logr += held
		case u.Â <= 0 && held > own:
			s.low++
			logr += held
		default:
			free = append(free, t)
			logr += own
		}
	}
	value, c := math.Exp(logr/l)*u.Â, importance(u.logc/l, o.Cap)
	s.Loss -= u.w * c * value
	for _, t := range free {
		dlogp[t] -= float32(u.w * c * value / l)
	}
}
