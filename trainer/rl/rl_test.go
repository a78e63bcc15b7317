package rl

import (
	"math"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/model"
)

// two is a trajectory of two turns: two tokens, an observation, a token.
func two(group int, r float64) *Trajectory {
	y := &Trajectory{
		Group: group, Mask: []bool{true, true, false, true}, Behaviour: []float32{-1, -1, 0, -1}, Reward: make([]float64, 4),
	}
	y.Pay(r)
	return y
}

func TestGroupAdvantage(t *testing.T) {
	nan := math.NaN()
	for _, c := range []struct {
		what    string
		b       Baseline
		rewards []float64
		want    []float32 // of the last token
		groups  Groups
	}{
		{"mean", Baseline{}, []float64{1, 0, 0, 3}, []float32{0, -1, -1, 2}, Groups{Groups: 1}},
		{"the mean of the others", Baseline{LeaveOneOut: true}, []float64{1, 0, nan, 5}, []float32{-1.5, -3, 0, 4.5}, Groups{1, 0, 1, 0, 0, 1}},
		{"σ over n−1", Baseline{Sigma: true}, []float64{2, 0}, []float32{0.70710, -0.70710}, Groups{Groups: 1}},
		{"an unscored one is outside of the mean", Baseline{}, []float64{1, nan, 3}, []float32{-1, 0, 1}, Groups{1, 0, 1, 0, 0, 1}},
		{"zero variance", Baseline{Sigma: true}, []float64{1, 1}, []float32{0, 0}, Groups{1, 1, 0, 0, 0, 2}},
		{"zero variance, kept", Baseline{Sigma: true, KeepEqual: true}, []float64{1, 1}, []float32{0, 0}, Groups{1, 1, 0, 0, 0, 0}},
		{"one that is scored is no group", Baseline{}, []float64{1, nan}, []float32{0, 0}, Groups{1, 1, 1, 0, 0, 2}},
		{"none is scored", Baseline{}, []float64{nan, nan}, []float32{0, 0}, Groups{1, 1, 2, 0, 0, 2}},
	} {
		var ys []*Trajectory
		for _, r := range c.rewards {
			ys = append(ys, two(7, r))
		}
		if got := GroupAdvantage(ys, c.b); got != c.groups {
			t.Errorf("%s: %+v, want %+v", c.what, got, c.groups)
		}
		for i, y := range ys {
			if Â := y.Advantage; math.Abs(float64(Â[3]-c.want[i])) > 1e-5 || Â[2] != 0 || Â[0] != Â[3] {
				t.Errorf("%s: trajectory %d has %v, want %v and 0 at the observation", c.what, i, Â, c.want[i])
			}
		}
	}
}

// What was cut before it was right has counted in the means of others, and is learnt from no more.
func TestDropCut(t *testing.T) {
	ys := []*Trajectory{two(1, 1), two(1, 0), two(1, 0), two(1, math.NaN())}
	ys[1].Cut, ys[3].Cut = true, true
	GroupAdvantage(ys, Baseline{})
	if n := DropCut(ys); n != 1 || ys[0].Dropped || !ys[1].Dropped || ys[2].Dropped || !ys[3].Dropped {
		t.Errorf("%d were dropped", n)
	}
	if Â := ys[0].Advantage[3]; math.Abs(float64(Â)-2./3) > 1e-6 {
		t.Errorf("the right one has %v, want 2/3", Â)
	}
	if n := CountOf(ys); n.Trajectories != 2 {
		t.Errorf("%d trajectories count, want 2", n.Trajectories)
	}
}

// What is filtered is left out, right or wrong, and has counted in the means of others: of 1, 0, 0 and 3 the mean is 1.
func TestDropFiltered(t *testing.T) {
	ys := []*Trajectory{two(1, 1), two(1, 0), two(1, 0), two(1, 3)}
	ys[1].Filtered, ys[3].Filtered = true, true
	GroupAdvantage(ys, Baseline{})
	if n := DropFiltered(ys); n != 2 || ys[0].Dropped || !ys[1].Dropped || ys[2].Dropped || !ys[3].Dropped {
		t.Errorf("%d were dropped", n)
	}
	if a, b := ys[0].Advantage[3], ys[2].Advantage[3]; a != 0 || b != -1 {
		t.Errorf("what is left has %v and %v, want 0 and -1", a, b)
	}
	if n := DropFiltered(ys); n != 0 {
		t.Errorf("%d were dropped twice", n)
	}
}

// Two trajectories are paid at the ends of their turns: (1, 0) and (0, 3). The mean is 1.
func TestStepAdvantage(t *testing.T) {
	a, b := two(0, 0), two(0, 3)
	a.Reward[1] = 1
	steps := [][]int{{1, 3}, {1, 3}}
	for _, c := range []struct {
		γ    float64
		want [2][]float32
	}{
		{1, [2][]float32{{-1, -1, 0, -1}, {1, 1, 0, 2}}},
		{0.5, [2][]float32{{-0.5, -0.5, 0, -1}, {0, 0, 0, 2}}},
	} {
		StepAdvantage([]*Trajectory{a, b}, steps, c.γ, Baseline{})
		if !slices.Equal(a.Advantage, c.want[0]) || !slices.Equal(b.Advantage, c.want[1]) {
			t.Errorf("γ = %v: %v and %v, want %v", c.γ, a.Advantage, b.Advantage, c.want)
		}
	}
}

// Two trajectories of two turns are paid (1, 0) and (0, 3), one of a turn 2. From each turn on they earn, with γ = 1,
// (1, 0), (3, 3) and 2: the mean is 9/5. With γ = ½ these are (1, 0), (1½, 3) and 2: the mean is 3/2, and σ², over n−1,
// (¼ + 9/4 + 0 + 9/4 + ¼) / 4 = 5/4. What nobody can judge is outside of both.
func TestTurnAdvantage(t *testing.T) {
	σ := math.Sqrt(1.25) + sigmaFloor
	for _, c := range []struct {
		what string
		γ    float64
		b    Baseline
		want [3][]float64 // of each turn
	}{
		{"γ 1", 1, Baseline{}, [3][]float64{{-0.8, -1.8}, {1.2, 1.2}, {0.2}}},
		{"γ ½", 0.5, Baseline{}, [3][]float64{{-0.5, -1.5}, {0, 1.5}, {0.5}}},
		{"γ ½ over σ", 0.5, Baseline{Sigma: true}, [3][]float64{{-0.5 / σ, -1.5 / σ}, {0, 1.5 / σ}, {0.5 / σ}}},
	} {
		a, b, lost := two(0, 0), two(0, 3), two(0, math.NaN())
		a.Reward[1] = 1
		short := &Trajectory{Mask: []bool{true, true, false}, Reward: []float64{0, 2, 0}}
		ys := []*Trajectory{a, b, lost, short}
		if g := TurnAdvantage(ys, c.γ, c.b); g != (Groups{Groups: 1, Unscored: 1, Dropped: 1}) {
			t.Errorf("%s: %+v", c.what, g)
		}
		for i, y := range []*Trajectory{a, b, short} {
			for k, turn := range y.turns() {
				for at := turn.from; at < turn.to; at++ {
					if got := float64(y.Advantage[at]); math.Abs(got-c.want[i][k]) > 1e-6 {
						t.Errorf("%s: trajectory %d, turn %d, token %d has %v, want %v", c.what, i, k, at, got, c.want[i][k])
					}
				}
			}
		}
		if got := TurnSizes(ys); c.γ == 1 && (len(got) != 2 || math.Abs(got[0]-(2*0.8+2*1.2+2*0.2)/6) > 1e-6 || math.Abs(got[1]-1.5) > 1e-6) {
			t.Errorf("%s: sizes %v", c.what, got)
		}
		if a.Advantage[2] != 0 || short.Advantage[2] != 0 || slices.Max(lost.Advantage) != 0 {
			t.Errorf("%s: observations, or what is unscored, have an advantage", c.what)
		}
	}
}

// A group teaches nothing where all turns earn the same from there on: with γ below 1 the shorter of two right ones is
// better.
func TestTurnAdvantageOfEquals(t *testing.T) {
	for γ, want := range map[float64]Groups{1: {Groups: 1, Equal: 1, Dropped: 2}, 0.5: {Groups: 1}} {
		long, short := two(0, 1), &Trajectory{Mask: []bool{true}, Reward: []float64{1}}
		if g := TurnAdvantage([]*Trajectory{long, short}, γ, Baseline{}); g != want {
			t.Errorf("γ %v: %+v, want %+v", γ, g, want)
		}
		if γ < 1 && !(long.Advantage[0] < short.Advantage[0]) {
			t.Errorf("γ %v: %v and %v", γ, long.Advantage, short.Advantage)
		}
	}
}

// By hand: with γ = ½ and λ = 1, δ = (½·2−1, ½·4−2, 3−4) = (0, 0, −1).
func TestGAE(t *testing.T) {
	y, lost := two(0, 3), two(0, math.NaN())
	y.OldValue, lost.OldValue = []float32{1, 2, 9, 4}, []float32{1, 2, 9, 4}
	g := GAE([]*Trajectory{y, lost}, 0.5, 1, false)
	if want := []float32{-0.25, -0.5, 0, -1}; !slices.Equal(y.Advantage, want) {
		t.Errorf("advantages %v, want %v", y.Advantage, want)
	}
	if want := []float32{0.75, 1.5, 0, 3}; !slices.Equal(y.Return, want) {
		t.Errorf("returns %v, want %v", y.Return, want)
	}
	if (g != Groups{Groups: 1, Unscored: 1, Dropped: 1}) || !lost.Dropped {
		t.Errorf("%+v", g)
	}
}

func TestWhiten(t *testing.T) {
	ys := []*Trajectory{two(0, 3), two(1, -1)}
	for _, y := range ys {
		y.OldValue = make([]float32, 4)
	}
	GAE(ys, 0.9, 0.9, true)
	var sum, squares float64
	eachToken(ys, func(y *Trajectory, t int) {
		sum, squares = sum+float64(y.Advantage[t]), squares+float64(y.Advantage[t]*y.Advantage[t])
	})
	if math.Abs(sum) > 1e-5 || math.Abs(squares/5-1) > 1e-4 {
		t.Errorf("sum %v, squares %v over 6 tokens", sum, squares)
	}
}

// The mean of each kind of aggregate, over one trajectory of three generated tokens and one of one.
func TestAggregate(t *testing.T) {
	n := Count{Trajectories: 2, Tokens: 4}
	for _, c := range []struct {
		a           Aggregate
		long, short float64
	}{{TokenMean, 1. / 4, 1. / 4}, {SequenceMean, 1. / 6, 1. / 2}, {Constant, 1. / 20, 1. / 20}} {
		if long, short := c.a.weight(n, 3, 10), c.a.weight(n, 1, 10); long != c.long || short != c.short {
			t.Errorf("%s: %v and %v, want %v and %v", c.a, long, short, c.long, c.short)
		}
	}
}

// What nobody drew is learnt from as a sample is, and is in no mean but the loss.
func TestGiven(t *testing.T) {
	ys := []*Trajectory{two(0, 1), two(0, 0)}
	GroupAdvantage(ys, Baseline{})
	out := model.Out{Logp: []float32{-5, -1.5, 0, -1, -0.5, -1, 0, -1}, Entropy: []float32{9, 9, 0, 9, 1, 2, 0, 3}}
	o := Objective{ClipLow: 0.2, ClipHigh: 0.2}
	n := CountOf(ys)
	all, both := o.Gradient(ys, []int{0, 4}, out, n)
	ys[0].Given = true
	same, stats := o.Gradient(ys, []int{0, 4}, out, n)
	if !slices.Equal(all.Logp, same.Logp) || stats.Loss != both.Loss {
		t.Errorf("%v and %v, %v and %v", all.Logp, same.Logp, both.Loss, stats.Loss)
	}
	_, alone := o.Gradient(ys[1:], []int{4}, out, n)
	if got := stats.Means(); got != alone.Means() || got.Entropy != 2 || both.Means().Entropy == 2 {
		t.Errorf("%+v, want %+v", got, alone.Means())
	}
}

// A step over two batches is the step over one.
func TestGradientInParts(t *testing.T) {
	ys := []*Trajectory{two(0, 1), two(0, 0)}
	GroupAdvantage(ys, Baseline{})
	out := model.Out{Logp: []float32{-1, -1.5, 0, -1, -0.5, -1, 0, -1}, Entropy: make([]float32, 8)}
	o := Objective{ClipLow: 0.2, ClipHigh: 0.2, Ratio: Whole, Aggregate: SequenceMean}
	n := CountOf(ys)
	whole, stats := o.Gradient(ys, []int{0, 4}, out, n)
	first, s1 := o.Gradient(ys[:1], []int{0}, model.Out{Logp: out.Logp[:4], Entropy: out.Entropy[:4]}, n)
	second, s2 := o.Gradient(ys[1:], []int{0}, model.Out{Logp: out.Logp[4:], Entropy: out.Entropy[4:]}, n)
	if !slices.Equal(whole.Logp, slices.Concat(first.Logp, second.Logp)) {
		t.Errorf("%v, want %v and %v", whole.Logp, first.Logp, second.Logp)
	}
	if s1.Add(s2); s1 != stats {
		t.Errorf("%+v, want %+v", s1, stats)
	}
}
