package rl

import "math"

// Baseline says how rewards of a group become advantages. The zero value subtracts the mean and divides by nothing (Dr.
// GRPO, Liu et al. 2025, section 3.2: σ weighs questions by how alike their answers are).
type Baseline struct {
	// LeaveOneOut compares with the mean of the others in the group (RLOO: Ahmadian et al. 2024, arXiv:2402.14740, section
	// 3.3).
	LeaveOneOut bool
	Sigma       bool // divide by the group's σ (GRPO, Shao et al. 2024, eq. 3; Progress-SQL, E.6)
	// KeepEqual keeps groups whose rewards are all equal. Their advantages are 0, so that only a KL or an entropy bonus
	// is learnt from them; they are dropped else, and the mean of the loss is over those that are left (DAPO, section
	// 3.2).
	KeepEqual bool
}

// sigmaFloor keeps the division finite, as in verl and TRL.
const sigmaFloor = 1e-6

// Groups counts what became of groups.
type Groups struct {
	Groups   int `json:"groups"`
	Equal    int `json:"equal"`              // groups of equal rewards: zero variance
	Unscored int `json:"unscored"`           // trajectories that nobody can judge: reward NaN
	Filtered int `json:"filtered,omitempty"` // trajectories that DropFiltered dropped
	Cut      int `json:"cut,omitempty"`      // trajectories that DropCut dropped
	Dropped  int `json:"dropped"`            // trajectories in no sum, unscored ones too
}

// GroupAdvantage gives each generated token of a trajectory its advantage over the group's mean,
//
//	Â_i,t = (R_i − mean(R)) / std(R)
//
// Trajectories that nobody can judge are outside of mean and σ, have advantage 0 and are dropped.
func GroupAdvantage(ys []*Trajectory, b Baseline) Groups {
	return b.each(ys, func(group []*Trajectory) bool {
		R := make([]float64, len(group))
		for i, y := range group {
			R[i] = y.R()
		}
		mean, sigma, n := meanAndSigma(R)
		for i, y := range group {
			Â := R[i] - mean
			if b.LeaveOneOut && n > 1 {
				Â *= float64(n) / float64(n-1) // R_i − 1/(n−1) Σ_{j≠i} R_j
			}
			if b.Sigma {
				Â /= sigma + sigmaFloor
			}
			for t := range y.Mask {
				if y.Mask[t] && !y.Dropped {
					y.Advantage[t] = float32(Â)
				}
			}
		}
		return equal(R)
	})
}

// StepAdvantage is for rewards that are paid at several tokens, as turns or subqueries earn them. With r̃ = (r − mean)
// / std over all rewards of the group, a token gets what is still to come,
//
//	Â_i,t = Σ_{j: index(j) ≥ t} γ^j r̃_i^index(j)
//
// which is GRPO's process supervision (Shao et al. 2024, section 4.1.3), there with γ = 1; j counts the rewards from
// token t on, the next one being 0. A reward is where Steps says so, be it 0.
func StepAdvantage(ys []*Trajectory, steps [][]int, γ float64, b Baseline) Groups {
	of := map[*Trajectory][]int{}
	for i, y := range ys {
		of[y] = steps[i]
	}
	return b.each(ys, func(group []*Trajectory) bool {
		var R, r []float64
		for _, y := range group {
			R = append(R, y.R())
			if y.Dropped {
				continue
			}
			for _, t := range of[y] {
				r = append(r, y.Reward[t])
			}
		}
		mean, sigma, _ := meanAndSigma(r)
		for _, y := range group {
			if y.Dropped {
				continue
			}
			left, Â := of[y], 0.0
			for t := len(y.Mask) - 1; t >= 0; t-- {
				if n := len(left); n > 0 && left[n-1] == t {
					x := y.Reward[t] - mean
					if b.Sigma {
						x /= sigma + sigmaFloor
					}
					Â, left = x+γ*Â, left[:n-1]
				}
				if y.Mask[t] {
					y.Advantage[t] = float32(Â)
				}
			}
		}
		return equal(R) && equal(r)
	})
}

// DropCut drops the trajectories that ran out of tokens, and were not dropped before: they are not learnt as wrong
// (DAPO, section 3.4: overlong filtering). Their rewards have counted in the advantages of others. It returns how many.
func DropCut(ys []*Trajectory) (dropped int) {
	return drop(ys, func(y *Trajectory) bool { return y.Cut })
}

// DropFiltered drops the trajectories that are not to be learnt from, right ones too, and were not dropped before.
// Their rewards have counted in the advantages of others, as those of DropCut: what is left is held against all that
// the policy does. It returns how many.
func DropFiltered(ys []*Trajectory) (dropped int) {
	return drop(ys, func(y *Trajectory) bool { return y.Filtered })
}

func drop(ys []*Trajectory, out func(*Trajectory) bool) (dropped int) {
	for _, y := range ys {
		if out(y) && !y.Dropped {
			y.Dropped = true
			dropped++
		}
	}
	return dropped
}

// each prepares trajectories and hands them over group by group, in the order of their first. f says whether a group's
// rewards are equal.
func (b Baseline) each(ys []*Trajectory, f func(group []*Trajectory) (equal bool)) Groups {
	var order []int
	groups := map[int][]*Trajectory{}
	var g Groups
	for _, y := range ys {
		y.Advantage, y.Dropped = make([]float32, len(y.Mask)), math.IsNaN(y.R())
		if y.Dropped {
			g.Unscored++
		}
		if groups[y.Group] == nil {
			order = append(order, y.Group)
		}
		groups[y.Group] = append(groups[y.Group], y)
	}
	for _, id := range order {
		g.Groups++
		if f(groups[id]) {
			g.Equal++
			for _, y := range groups[id] {
				y.Dropped = y.Dropped || !b.KeepEqual
			}
		}
	}
	for _, y := range ys {
		if y.Dropped {
			g.Dropped++
		}
	}
	return g
}

// Varies reports whether rewards of a group differ, those that are NaN aside: only then has the group an advantage to
// give.
func Varies(rewards []float64) bool { return !equal(rewards) }

// equal reports whether all numbers that are not NaN are, up to what adding in another order makes of them.
func equal(xs []float64) bool {
	lo, hi := math.Inf(1), math.Inf(-1)
	for _, x := range xs {
		if !math.IsNaN(x) {
			lo, hi = min(lo, x), max(hi, x)
		}
	}
	return !(hi-lo > 1e-6)
}
