package rl

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/sqlagent/sqlagent/model"
)

// golden is a file of testdata/pytorch.py.
type golden struct {
	Objective struct {
		Surrogate Surrogate
		Ratio     Ratio
		Aggregate Aggregate
		L         int
		ClipLow   float64 `json:"clip_low"`
		ClipHigh  float64 `json:"clip_high"`
		DualClip  float64 `json:"dual_clip"`
		OffPolicy float64 `json:"off_policy"`
		Beta, Cap float64
		Entropy   float64
		Value     float64
		ValueClip float64 `json:"value_clip"`
	}
	Sigma, Critic bool
	LeaveOneOut   bool `json:"leave_one_out"`
	Penalty, Loss float64
	Trajectories  []struct {
		Group                                     int
		Mask                                      []bool
		Behaviour, Old, Ref, Logp, Entropy, Value []float32
		V                                         []float32  `json:"old_value"`
		Reward                                    []*float64 // null: NaN
		Want                                      struct {
			Advantage, DLogp, DEntropy, DValue []float64
			Dropped                            bool
		}
	}
}

// TestPyTorch holds whole steps against PyTorch: advantages, loss and gradients, of several turns with their
// observations masked, where some tokens are clipped on either side. What is given is float32 on both sides, so the
// difference is that of float32 sums here and float64 there.
func TestPyTorch(t *testing.T) {
	cases, err := filepath.Glob("testdata/*/case.json")
	if err != nil || len(cases) < 15 {
		t.Fatalf("%d cases (%v), want 15", len(cases), err)
	}
	for _, path := range cases {
		t.Run(filepath.Base(filepath.Dir(path)), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var c golden
			if err := json.Unmarshal(text, &c); err != nil {
				t.Fatal(err)
			}
			c.check(t)
		})
	}
}

func (c *golden) check(t *testing.T) {
	var ys []*Trajectory
	var starts []int
	var out model.Out
	for _, x := range c.Trajectories {
		y := &Trajectory{Group: x.Group, Mask: x.Mask, Behaviour: x.Behaviour, Old: x.Old, Ref: x.Ref, OldValue: x.V}
		for _, r := range x.Reward {
			if r == nil {
				y.Reward = append(y.Reward, math.NaN())
			} else {
				y.Reward = append(y.Reward, *r)
			}
		}
		starts = append(starts, len(out.Logp)+2) // a prompt of two tokens precedes each
		for _, p := range []struct {
			to   *[]float32
			from []float32
		}{{&out.Logp, x.Logp}, {&out.Entropy, x.Entropy}, {&out.Value, x.Value}} {
			if p.from != nil {
				*p.to = append(append(*p.to, 0, 0), p.from...)
			}
		}
		ys = append(ys, y)
	}
	if c.Penalty != 0 {
		PenaliseKL(ys, c.Penalty)
	}
	if c.Critic {
		GAE(ys, 0.99, 0.99, false)
	} else {
		GroupAdvantage(ys, Baseline{Sigma: c.Sigma, LeaveOneOut: c.LeaveOneOut})
	}
	p := c.Objective
	o := Objective{
		Surrogate: p.Surrogate, Ratio: p.Ratio, Aggregate: p.Aggregate, L: p.L,
		ClipLow: p.ClipLow, ClipHigh: p.ClipHigh, DualClip: p.DualClip, OffPolicy: p.OffPolicy, Beta: p.Beta, Cap: p.Cap,
		Entropy: p.Entropy, Value: p.Value, ValueClip: p.ValueClip,
	}
	g, s := o.Gradient(ys, starts, out, CountOf(ys))
	near(t, "loss", []float64{s.Loss}, []float64{c.Loss})
	m := s.Means()
	// SAPO has no bounds, and what strays is what would be held from below.
	if both := p.Surrogate != SAPO && p.OffPolicy == 0; both && (m.ClipLow == 0 || m.ClipHigh == 0) {
		t.Errorf("clipped shares %v and %v: the case does not have both", m.ClipLow, m.ClipHigh)
	}
	if (p.OffPolicy > 0) != (m.OffPolicy > 0 && m.OffPolicy < 1) {
		t.Errorf("%v of the trajectories are left alone: the case does not have both kinds", m.OffPolicy)
	}
	for i, x := range c.Trajectories {
		from, to := starts[i], starts[i]+len(x.Mask)
		if ys[i].Dropped != x.Want.Dropped {
			t.Errorf("trajectory %d: dropped %v, want %v", i, ys[i].Dropped, x.Want.Dropped)
		}
		near(t, "advantages", wide(ys[i].Advantage), x.Want.Advantage)
		near(t, "∂L/∂logp", wide(g.Logp[from:to]), x.Want.DLogp)
		if g.Entropy != nil {
			near(t, "∂L/∂H", wide(g.Entropy[from:to]), x.Want.DEntropy)
		}
		if g.Value != nil {
			near(t, "∂L/∂V", wide(g.Value[from:to]), x.Want.DValue)
		}
		if g.Logp[from-1] != 0 || g.Logp[from-2] != 0 {
			t.Error("the prompt has a gradient")
		}
	}
}

func wide(x []float32) []float64 {
	out := make([]float64, len(x))
	for i, v := range x {
		out[i] = float64(v)
	}
	return out
}

// near wants the distance of two vectors within 1e-4 of their length.
func near(t *testing.T, what string, got, want []float64) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %d numbers, want %d", what, len(got), len(want))
	}
	var off, length float64
	for i := range want {
		off += (got[i] - want[i]) * (got[i] - want[i])
		length += want[i] * want[i]
	}
	if !(math.Sqrt(off) <= 1e-4*math.Sqrt(length)+1e-9) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}
