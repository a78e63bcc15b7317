package grpo

import (
	"errors"
	"fmt"
	"math"

	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/trainer/rl"
)

var errLoss = errors.New("the loss is no number")

// learn makes one step's update of the groups. The engine holds no tokens.
func (r *Run) learn(groups [][]*example, m *Metrics) error {
	var ys []*rl.Trajectory
	var steps [][]int
	for _, group := range groups {
		for _, e := range group {
			ys, steps = append(ys, e.Trajectory), append(steps, e.steps)
		}
	}
	a := r.Recipe.Advantage
	early := a.Estimator != Critic && a.KL == 0 // rewards are known: what is dropped need not be scored
	if early {
		m.Groups = a.estimate(ys, steps)
	}
	if err := r.look(groups); err != nil {
		return err
	}
	if !early {
		if a.KL != 0 {
			rl.PenaliseKL(ys, a.KL)
		}
		m.Groups = a.estimate(ys, steps)
	}

	if a.Estimator == Turn {
		m.Credit = byTurn(rl.TurnSizes(ys))
	}

	o := r.Recipe.Optimiser
	var stats rl.Stats
	for range o.Epochs {
		for i := range o.Minibatches {
			part := groups[i*len(groups)/o.Minibatches : (i+1)*len(groups)/o.Minibatches]
			s, err := r.optimise(part, m)
			if err != nil {
				return err
			}
			stats.Add(s)
		}
	}
	m.Loss, m.Means = stats.Loss/float64(max(m.Updates, 1)), stats.Means()
	return nil
}

// byTurn names numbers of turns.
func byTurn(of []float64) map[string]float64 {
	out := map[string]float64{}
	for k, x := range of {
		out[fmt.Sprintf("turn %d", k+1)] = x
	}
	return out
}

// estimate makes advantages of rewards.
func (a Advantages) estimate(ys []*rl.Trajectory, steps [][]int) rl.Groups {
	groups := a.compare(ys, steps)
	groups.Filtered = rl.DropFiltered(ys)
	groups.Dropped += groups.Filtered
	if a.SkipCut {
		groups.Cut = rl.DropCut(ys)
		groups.Dropped += groups.Cut
	}
	return groups
}

func (a Advantages) compare(ys []*rl.Trajectory, steps [][]int) rl.Groups {
	baseline := rl.Baseline{LeaveOneOut: a.LeaveOneOut, Sigma: a.Sigma, KeepEqual: a.KeepEqual}
	switch a.Estimator {
	case Critic:
		return rl.GAE(ys, a.Gamma, a.Lambda, a.Whiten)
	case Step:
		return rl.StepAdvantage(ys, steps, a.Gamma, baseline)
	case Turn:
		return rl.TurnAdvantage(ys, a.Gamma, baseline)
	}
	return rl.GroupAdvantage(ys, baseline)
}

// look scores what rollouts left, before the weights change: under the reference, and where there are several updates
// or a critic under the weights as they are.
func (r *Run) look(groups [][]*example) error {
	several := r.Recipe.Optimiser.Epochs*r.Recipe.Optimiser.Minibatches > 1
	critic := r.Recipe.Advantage.Estimator == Critic
	if !r.Recipe.reference() && !several && !critic {
		return nil // the only update's forward pass says it
	}
	for _, b := range pack(groups, r.Recipe.Optimiser.BatchTokens, r.Recipe.Rollout.Temperature) {
		if r.Recipe.reference() {
			ref, _, err := r.policy.Score(b.packed, model.Reference)
			if err != nil {
				return err
			}
			for i, y := range b.ys {
				y.Ref = b.of(i, ref)
			}
		}
		if !several && !critic && r.Recipe.Advantage.KL == 0 {
			continue
		}
		out, err := r.policy.Forward(b.packed) // Score says no values
		if err != nil {
			return err
		}
		for i, y := range b.ys {
			y.Old = b.of(i, out.Logp)
			if out.Value != nil {
				y.OldValue = b.of(i, out.Value)
			}
		}
	}
	return nil
}

// optimise is one optimiser step over some groups, whose gradient is accumulated batch by batch. Where all of them were
// dropped there is none.
func (r *Run) optimise(groups [][]*example, m *Metrics) (rl.Stats, error) {
	var stats rl.Stats
	batches := pack(groups, r.Recipe.Optimiser.BatchTokens, r.Recipe.Rollout.Temperature)
	var n rl.Count
	for _, b := range batches {
		part := rl.CountOf(b.ys)
		n.Trajectories, n.Tokens = n.Trajectories+part.Trajectories, n.Tokens+part.Tokens
	}
	if n.Tokens == 0 {
		return stats, nil
	}
	objective := r.Recipe.Loss.Objective()
	for _, b := range batches {
		out, err := r.policy.Forward(b.packed)
		if err != nil {
			return stats, err
		}
		for i, y := range b.ys {
			if y.Old == nil {
				y.Old = b.of(i, out.Logp) // the first update is of the weights that the step began with
			}
			if y.Behaviour == nil {
				y.Behaviour = y.Old // gold, which nobody drew
			}
		}
		g, s := objective.Gradient(b.ys, b.starts, out, n)
		if math.IsNaN(s.Loss) || math.IsInf(s.Loss, 0) {
			return stats, fmt.Errorf("%w: %v", errLoss, s.Loss)
		}
		stats.Add(s)
		if err := r.policy.Backward(g); err != nil {
			return stats, err
		}
		m.Packed += len(b.packed.Tokens)
	}
	o := r.Recipe.Optimiser
	norm, err := r.policy.Step(adamw.Options{
		LR: float32(m.LR), Beta1: o.Beta1, Beta2: o.Beta2, Eps: 1e-8, WeightDecay: o.WeightDecay, ClipNorm: o.ClipNorm, EightBit: o.EightBit,
	})
	if err != nil {
		return stats, err
	}
	m.Updates++
	m.GradNorm = max(m.GradNorm, float64(norm))
	return stats, nil
}
