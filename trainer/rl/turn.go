package rl

import "math"

// TurnAdvantage gives the tokens of a turn what the rest of its trajectory earns from it on, compared with all turns of
// the group:
//
//	G_i,k = Σ_{j≥k} γ^(j−k) r_i,j
//	Â_i,k = (G_i,k − mean(G)) / std(G)
//
// where r_i,j is what trajectory i is paid in its turn j, and mean and std are over every turn of every trajectory of
// the group. It is after the step advantages of FineStep (Dai et al. 2026, arXiv:2605.04719), which discounts, smooths
// and normalises within the group; the formula is ours, and smooths nothing. StepAdvantage normalises rewards and adds
// them up, which gives a long trajectory larger advantages; here returns are normalised.
//
// A turn is what the policy generates between two observations: Mask says which tokens these are.
func TurnAdvantage(ys []*Trajectory, γ float64, b Baseline) Groups {
	return b.each(ys, func(group []*Trajectory) bool {
		var all []float64
		of := make([][]float64, len(group))
		for i, y := range group {
			if !y.Dropped {
				of[i] = y.returns(γ)
				all = append(all, of[i]...)
			}
		}
		mean, sigma, _ := meanAndSigma(all)
		for i, G := range of {
			for k, turn := range group[i].turns()[:len(G)] {
				Â := G[k] - mean
				if b.Sigma {
					Â /= sigma + sigmaFloor
				}
				for t := turn.from; t < turn.to; t++ {
					group[i].Advantage[t] = float32(Â)
				}
			}
		}
		return equal(all)
	})
}

// TurnSizes are the means of |Â| in the first turn of trajectories that are not dropped, in their second, and so on:
// what is learnt of each.
func TurnSizes(ys []*Trajectory) []float64 {
	var sums, tokens []float64
	for _, y := range ys {
		if y.Dropped {
			continue
		}
		for k, turn := range y.turns() {
			if k == len(sums) {
				sums, tokens = append(sums, 0), append(tokens, 0)
			}
			for t := turn.from; t < turn.to; t++ {
				sums[k] += math.Abs(float64(y.Advantage[t]))
				tokens[k]++
			}
		}
	}
	for k := range sums {
		sums[k] /= tokens[k]
	}
	return sums
}

// turn is tokens [from, to) of a trajectory.
type turn struct{ from, to int }

// turns are the runs of generated tokens.
func (y *Trajectory) turns() (out []turn) {
	for t, generated := range y.Mask {
		switch {
		case !generated:
		case t > 0 && y.Mask[t-1]:
			out[len(out)-1].to = t + 1
		default:
			out = append(out, turn{t, t + 1})
		}
	}
	return out
}

// TurnEnds are the last tokens of turns.
func (y *Trajectory) TurnEnds() []int {
	var ends []int
	for _, turn := range y.turns() {
		ends = append(ends, turn.to-1)
	}
	return ends
}

// returns are what is earned from each turn on.
func (y *Trajectory) returns(γ float64) []float64 {
	turns := y.turns()
	G := make([]float64, len(turns))
	rest := 0.0
	for k := len(turns) - 1; k >= 0; k-- {
		rest *= γ
		for t := turns[k].from; t < turns[k].to; t++ {
			rest += y.Reward[t]
		}
		G[k] = rest
	}
	return G
}
