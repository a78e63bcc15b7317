package rl

import "math"

// GAE makes advantages and returns of per-token rewards and a critic's values (Schulman et al. 2016, eq. 16;
// Graph-Reward-SQL, Table 8: γ = λ = 0.99):
//
//	δ_t = r_t + γ V(s_t+1) − V(s_t)
//	Â_t = δ_t + γ λ Â_t+1
//	R̂_t = Â_t + V(s_t)
//
// Time counts generated tokens: what is given between two turns is one state's way to the next. After the last token
// there is nothing more to earn. Trajectories that nobody can judge are dropped. With whiten, advantages have mean 0
// and variance 1 over all tokens.
func GAE(ys []*Trajectory, γ, λ float64, whiten bool) Groups {
	var g Groups
	seen := map[int]bool{}
	for _, y := range ys {
		if seen[y.Group] = true; math.IsNaN(y.R()) {
			y.Dropped = true
			g.Unscored++
			g.Dropped++
		}
		y.Advantage, y.Return = make([]float32, len(y.Mask)), make([]float32, len(y.Mask))
		var next, Â float64 // V(s_t+1) and Â_t+1
		for t := len(y.Mask) - 1; t >= 0 && !y.Dropped; t-- {
			if !y.Mask[t] {
				continue
			}
			V := float64(y.OldValue[t])
			δ := y.Reward[t] + γ*next - V
			Â = δ + γ*λ*Â
			y.Advantage[t], y.Return[t] = float32(Â), float32(Â+V)
			next = V
		}
	}
	g.Groups = len(seen)
	if whiten {
		whitenAdvantages(ys)
	}
	return g
}

func whitenAdvantages(ys []*Trajectory) {
	var all []float64
	eachToken(ys, func(y *Trajectory, t int) { all = append(all, float64(y.Advantage[t])) })
	mean, sigma, _ := meanAndSigma(all)
	eachToken(ys, func(y *Trajectory, t int) {
		y.Advantage[t] = float32((float64(y.Advantage[t]) - mean) / (sigma + sigmaFloor))
	})
}

// eachToken visits the generated tokens of trajectories that are not dropped.
func eachToken(ys []*Trajectory, visit func(y *Trajectory, t int)) {
	for _, y := range ys {
		for t, generated := range y.Mask {
			if generated && !y.Dropped {
				visit(y, t)
			}
		}
	}
}

// valueLoss is half of the critic's squared error, where the value may not go further than ε̂ from the old one (PPO's
// code; Graph-Reward-SQL, Table 8: ε̂ = 0.2),
//
//	½ max((V − R̂)², (clip(V, V_old−ε̂, V_old+ε̂) − R̂)²)
//
// and its derivative by V. ε̂ 0 is no clip.
func valueLoss(V, Vold, R, ε float64) (loss, slope float64) {
	loss, slope = (V-R)*(V-R)/2, V-R
	if ε == 0 {
		return loss, slope
	}
	held := min(max(V, Vold-ε), Vold+ε)
	if l := (held - R) * (held - R) / 2; l > loss {
		return l, 0
	}
	return loss, slope
}
