package grpo

import (
	"bytes"
	"slices"
	"testing"
)

// The estimator turn gives each turn of a rollout its own advantage, what comes before a reward less of it, and none to
// observations. Metrics and report have its size, turn by turn.
func TestTurnEstimator(t *testing.T) {
	settings := []string{"rollout.turns=3", "steps=1", "advantage.estimator=turn", "advantage.gamma=0.5", "advantage.sigma=false"}
	r := newWorld(t, "pointer", "").open(t, t.TempDir(), settings...)
	m := Metrics{Step: 1, Seconds: map[string]float64{}}
	groups, err := r.rollouts(t.Context(), 3, &m)
	if err != nil {
		t.Fatal(err)
	}
	several := 0
	for _, group := range examples(groups, r.tokenizer) {
		r.Recipe.Advantage.estimate(ys(group), nil)
		for _, e := range group {
			last, first := e.steps[len(e.steps)-1], slices.Index(e.Mask, true)
			observed := slices.Index(e.Mask, false)
			if e.Dropped || observed < 0 || observed > last {
				continue
			}
			if e.Advantage[observed] != 0 || e.Advantage[first] != e.Advantage[observed-1] {
				t.Errorf("an observation has %v, the first turn %v", e.Advantage[observed], e.Advantage[:observed])
			}
			if e.R() == 1 {
				several++
				if !(e.Advantage[first] < e.Advantage[last]) {
					t.Errorf("the first turn has %v, the last %v", e.Advantage[first], e.Advantage[last])
				}
			}
		}
	}
	if several == 0 {
		t.Error("no right rollout has several turns: the test is weaker than it should be")
	}

	if err := r.Learn(t.Context(), func(m Metrics) {
		if m.Credit["turn 1"] == 0 || m.Credit["turn 2"] == 0 || m.Updates != 1 {
			t.Errorf("credit %v, %d updates", m.Credit, m.Updates)
		}
	}); err != nil {
		t.Fatal(err)
	}
	var page bytes.Buffer
	if err := Report(&page, r.Dir); err != nil {
		t.Fatal(err)
	}
	if want := "size of advantages, by turn"; !bytes.Contains(page.Bytes(), []byte(want)) {
		t.Errorf("the page does not say %q", want)
	}
}
