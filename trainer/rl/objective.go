package rl

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/model"
)

// Objective is what an update minimises:
//
//	L = − mean surrogate + β mean k3 − entropy mean H + value mean valueLoss
//
// The means are those of Aggregate, over the trajectories that are not dropped.
type Objective struct {
	Surrogate Surrogate // "": Clip
	Ratio     Ratio     // "": Token; what Surrogate is of
	Aggregate Aggregate // "": TokenMean
	L         int       // tokens, of Constant

	ClipLow, ClipHigh float64 // ε_low and ε_high
	DualClip          float64 // c of the dual clip, above 1; 0: off
	OffPolicy         float64 // δ beyond which trajectories without merit are left alone: see offpolicy.go; 0: off
	Beta              float64 // β of a KL (k3) in the loss; 0: none
	Cap               float64 // C of the truncated importance correction; 0: off
	Entropy           float64 // weight of an entropy bonus
	Value             float64 // weight of a critic's loss; 0: there is none
	ValueClip         float64 // ε̂; 0: off
}

// Surrogate says what of a ratio and an advantage is maximised.
type Surrogate string

const (
	Clip  Surrogate = "clip"  // PPO's, of which GRPO, DAPO, GSPO and others are kinds: grpo.go
	CISPO Surrogate = "cispo" // of tokens
	SAPO  Surrogate = "sapo"  // of tokens
)

// Surrogates are all of them, for messages.
var Surrogates = []Surrogate{Clip, CISPO, SAPO}

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Surrogate) UnmarshalText(text []byte) error {
	if *s = Surrogate(text); !slices.Contains(Surrogates, *s) {
		return noneOf(text, Surrogates)
	}
	return nil
}

// noneOf says that a text names none of some.
func noneOf[S ~string](text []byte, known []S) error {
	var names []string
	for _, k := range known {
		names = append(names, string(k))
	}
	return fmt.Errorf("%q is none of %s", text, strings.Join(names, ", "))
}

// Stats sums up updates. The fields are sums: see Means.
type Stats struct {
	Loss   float64 // of the whole objective
	Tokens int

	units, low, high        int
	trajectories, left      int // left: by OffPolicy
	entropy, mismatch, kl   float64
	ratioMax                float64
	valueLoss, err2, r1, r2 float64
}

// Add adds another batch of the same step.
func (s *Stats) Add(o Stats) {
	s.Loss += o.Loss
	s.Tokens += o.Tokens
	s.units, s.low, s.high = s.units+o.units, s.low+o.low, s.high+o.high
	s.trajectories, s.left = s.trajectories+o.trajectories, s.left+o.left
	s.entropy, s.mismatch, s.kl = s.entropy+o.entropy, s.mismatch+o.mismatch, s.kl+o.kl
	s.ratioMax = max(s.ratioMax, o.ratioMax)
	s.valueLoss, s.err2, s.r1, s.r2 = s.valueLoss+o.valueLoss, s.err2+o.err2, s.r1+o.r1, s.r2+o.r2
}

// Means summarise a step.
type Means struct {
	ClipLow   float64 `json:"clip_low"`  // share of units (tokens, or trajectories) held at 1−ε_low, or by the dual clip
	ClipHigh  float64 `json:"clip_high"` // the same at 1+ε_high
	RatioMax  float64 `json:"ratio_max"`
	OffPolicy float64 `json:"off_policy,omitempty"` // share of trajectories that Objective.OffPolicy left alone
	Entropy   float64 `json:"entropy"`              // nats a token
	Mismatch  float64 `json:"mismatch_kl"`          // k3 of π_b and π_θold, nats a token: 0 where the same weights and kernels drew and score
	KL        float64 `json:"kl,omitempty"`         // k3 to the reference, nats a token
	ValueLoss float64 `json:"value_loss,omitempty"`
	Explained float64 `json:"explained,omitempty"` // 1 − mean (R̂ − V)² / Var(R̂)
}

// Means are the sums' means.
func (s Stats) Means() Means {
	n, u := float64(max(s.Tokens, 1)), float64(max(s.units, 1))
	m := Means{
		ClipLow: float64(s.low) / u, ClipHigh: float64(s.high) / u, RatioMax: s.ratioMax, OffPolicy: float64(s.left) / float64(max(s.trajectories, 1)), Entropy: s.entropy / n,
		Mismatch: s.mismatch / n, KL: s.kl / n, ValueLoss: s.valueLoss / n,
	}
	if variance := s.r2/n - s.r1/n*s.r1/n; variance > 0 {
		m.Explained = 1 - s.err2/n/variance
	}
	return m
}

// Gradient is the derivative of the loss by what the policy says of a batch's tokens, and what the batch adds to the
// statistics. starts are where trajectories begin in out, which n counts all of the step's. Each trajectory's Logp,
// Entropy and Value are set from out.
func (o Objective) Gradient(ys []*Trajectory, starts []int, out model.Out, n Count) (model.Grad, Stats) {
	T := len(out.Logp)
	g := model.Grad{Logp: make([]float32, T)}
	if o.Entropy != 0 {
		g.Entropy = make([]float32, T)
	}
	if o.Value != 0 {
		g.Value = make([]float32, T)
	}
	var s Stats
	for i, y := range ys {
		from, to := starts[i], starts[i]+len(y.Mask)
		y.Logp, y.Entropy = out.Logp[from:to], out.Entropy[from:to]
		if out.Value != nil {
			y.Value = out.Value[from:to]
		}
		l := y.Len()
		if y.Dropped || l == 0 {
			continue
		}
		w := o.Aggregate.weight(n, l, o.L)
		own := Stats{trajectories: 1}
		if o.strayed(y) {
			own.left = 1
		} else {
			o.maximise(y, w, g.Logp[from:to], &own)
		}
		for t, generated := range y.Mask {
			if generated {
				o.token(y, t, w, g, from+t, &own)
			}
		}
		if y.Given {
			own = Stats{Loss: own.Loss}
		}
		s.Add(own)
	}
	return g, s
}

// maximise adds the surrogate of a trajectory.
func (o Objective) maximise(y *Trajectory, w float64, dlogp []float32, s *Stats) {
	var units []unit
	switch o.Ratio {
	case Geometric:
		o.geometric(y, w, dlogp, s)
		return
	case Sequence:
		units = []unit{sequenceUnit(y, w)}
	case Whole:
		units = []unit{wholeUnit(y, w)}
	default:
		units = tokenUnits(y, w)
	}
	for _, u := range units {
		value, slope, clipped := o.surrogate(u)
		c := importance(u.logc, o.Cap)
		s.Loss -= u.w * c * value
		for _, t := range u.tokens {
			dlogp[t] -= float32(u.w * c * slope * u.slope)
		}
		s.units++
		s.ratioMax = max(s.ratioMax, math.Exp(u.logr))
		if clipped && u.Â > 0 {
			s.high++
		} else if clipped {
			s.low++
		}
	}
}

// surrogate is of a unit, with its derivative by log r; clipped says that the bounds hold it.
func (o Objective) surrogate(u unit) (value, slope float64, clipped bool) {
	switch o.Surrogate {
	case CISPO:
		return cispo(u.logp, u.logr, u.Â, o.ClipLow, o.ClipHigh)
	case SAPO:
		value, slope = sapo(u.logr, u.Â)
		return value, slope, false
	}
	return clip(u.logr, u.Â, o.ClipLow, o.ClipHigh, o.DualClip)
}

// token adds what a token has of its own: KL, entropy and value.
func (o Objective) token(y *Trajectory, t int, w float64, g model.Grad, at int, s *Stats) {
	s.Tokens++
	s.entropy += float64(y.Entropy[t])
	mismatch, _ := k3(float64(y.Behaviour[t]), float64(y.old()[t]))
	s.mismatch += mismatch
	if y.Ref != nil {
		kl, slope := k3(float64(y.Logp[t]), float64(y.Ref[t]))
		s.kl += kl
		s.Loss += w * o.Beta * kl
		g.Logp[at] += float32(w * o.Beta * slope)
	}
	if o.Entropy != 0 {
		s.Loss -= w * o.Entropy * float64(y.Entropy[t])
		g.Entropy[at] -= float32(w * o.Entropy)
	}
	if o.Value != 0 {
		V, R := float64(y.Value[t]), float64(y.Return[t])
		loss, slope := valueLoss(V, float64(y.OldValue[t]), R, o.ValueClip)
		s.Loss += w * o.Value * loss
		g.Value[at] += float32(w * o.Value * slope)
		s.valueLoss += loss
		s.err2, s.r1, s.r2 = s.err2+(R-V)*(R-V), s.r1+R, s.r2+R*R
	}
}
