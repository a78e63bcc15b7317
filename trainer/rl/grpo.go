package rl

import "math"

// Ratio says which importance ratio π_θ/π_θold is clipped.
type Ratio string

const (
	Token     Ratio = "token"      // of each token: GRPO, PPO
	Sequence  Ratio = "sequence"   // of the trajectory, length-normalised: GSPO
	Whole     Ratio = "trajectory" // of the trajectory: SQL-Trail, eq. 2
	Geometric Ratio = "geometric"  // of each token, and their geometric mean counts: GMPO
)

// Ratios are all of them, for messages.
var Ratios = []Ratio{Token, Sequence, Whole, Geometric}

// unit is what has one ratio: a token, or all generated tokens of a trajectory.
type unit struct {
	tokens []int   // of the trajectory: those that a gradient goes to
	Â      float64 // advantage
	w      float64 // in the loss
	logr   float64 // log of the ratio
	slope  float64 // ∂ logr / ∂ log π_θ(y_t), the same for all tokens
	logc   float64 // log of π_θold/π_b, on the same level: see importance.go
	logp   float64 // log π_θ, where the unit is a token
}

// tokenUnits are GRPO's (Shao et al. 2024, eq. 3; Progress-SQL, E.6) and PPO's: each token has its own ratio,
//
//	w_i,t(θ) = π_θ(y_i,t | x, y_i,<t) / π_θold(y_i,t | x, y_i,<t)
func tokenUnits(y *Trajectory, w float64) []unit {
	units := make([]unit, 0, len(y.Mask))
	for t, generated := range y.Mask {
		if generated {
			logr, logc := y.logRatios(t)
			units = append(units, unit{tokens: []int{t}, Â: float64(y.Advantage[t]), w: w, logr: logr, slope: 1, logc: logc, logp: float64(y.Logp[t])})
		}
	}
	return units
}

// logRatios are log π_θ/π_θold and log π_θold/π_b of a token.
func (y *Trajectory) logRatios(t int) (logr, logc float64) {
	old := float64(y.old()[t])
	return float64(y.Logp[t]) - old, old - float64(y.Behaviour[t])
}

// clip is the surrogate of PPO (Schulman et al. 2017, eq. 7) with a bound on each side (clip-higher: DAPO, section
// 3.1),
//
//	min(r Â, clip(r, 1−ε_low, 1+ε_high) Â)
//
// and its derivative by log r: r Â, or 0 where the clip holds. Where c is not 0 and Â is negative, the value is at
// least c Â (dual clip: Ye et al. 2019, section 3.2): a ratio far above 1 does not push without bound.
func clip(logr, Â, εlow, εhigh, c float64) (value, slope float64, clipped bool) {
	r := math.Exp(logr)
	value, slope = r*Â, r*Â
	if held := min(max(r, 1-εlow), 1+εhigh) * Â; held < value {
		value, slope, clipped = held, 0, true
	}
	if c != 0 && Â < 0 && value < c*Â {
		return c * Â, 0, true
	}
	return value, slope, clipped
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (r *Ratio) UnmarshalText(text []byte) error {
	for _, known := range Ratios {
		if string(text) == string(known) {
			*r = known
			return nil
		}
	}
	return noneOf(text, Ratios)
}
