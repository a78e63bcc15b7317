package rl

// Aggregate says what the loss is a mean over.
type Aggregate string

const (
	TokenMean    Aggregate = "token"    // 1/Σ|y_i| Σ_i Σ_t (DAPO, section 3.3): a token counts the same in any trajectory
	SequenceMean Aggregate = "sequence" // 1/N Σ_i 1/|y_i| Σ_t (GRPO, eq. 3): a token of a long trajectory counts less
	Constant     Aggregate = "constant" // 1/(N·L) Σ_i Σ_t for a fixed L (Dr. GRPO)
)

// Aggregates are all of them, for messages.
var Aggregates = []Aggregate{TokenMean, SequenceMean, Constant}

// Count is what a mean is over: all that one optimiser step sees, however many batches that takes.
type Count struct{ Trajectories, Tokens int }

// CountOf counts trajectories that are not dropped, and their generated tokens.
func CountOf(ys []*Trajectory) Count {
	var n Count
	for _, y := range ys {
		if l := y.Len(); !y.Dropped && l > 0 {
			n.Trajectories++
			n.Tokens += l
		}
	}
	return n
}

// weight is what one token of a trajectory of l generated ones counts for.
func (a Aggregate) weight(n Count, l, L int) float64 {
	switch a {
	case SequenceMean:
		return 1 / float64(n.Trajectories*l)
	case Constant:
		return 1 / float64(n.Trajectories*L)
	}
	return 1 / float64(n.Tokens)
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (a *Aggregate) UnmarshalText(text []byte) error {
	for _, known := range Aggregates {
		if string(text) == string(known) {
			*a = known
			return nil
		}
	}
	return noneOf(text, Aggregates)
}
