package grpo

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/trainer/rl"
)

func TestAdvice(t *testing.T) {
	healthy := Metrics{
		Updates: 1, Rollouts: 64, EX: 0.5, PassG: 0.8, Mended: 5, Spoiled: 1, SQLShare: 0.1,
		Groups: rl.Groups{Groups: 8, Equal: 2}, Means: rl.Means{Entropy: 0.4, ClipLow: 0.01, ClipHigh: 0.01},
	}
	for _, c := range []struct {
		what   string
		change func(m *Metrics)
		want   string // "" for none
	}{
		{"healthy", func(m *Metrics) {}, ""},
		{"too easy", func(m *Metrics) { m.Equal, m.EX = 6, 0.9 }, "too easy"},
		{"too hard", func(m *Metrics) { m.Equal, m.EX, m.PassG = 6, 0.1, 0.2 }, "too hard"},
		{"nothing to learn from", func(m *Metrics) { m.Equal, m.Updates, m.Means = 8, 0, rl.Means{} }, "groups teach nothing"},
		{"equal", func(m *Metrics) { m.Equal = 6 }, "data.rest or advantage.refill, or"},
		{"alike", func(m *Metrics) { m.Entropy = 0.01 }, "rollout.temperature"},
		{"clipped", func(m *Metrics) { m.ClipHigh = 0.5 }, "optimiser.lr"},
		{"other numerics", func(m *Metrics) { m.Mismatch = 0.1 }, "importance_cap"},
		{"far from stale rollouts", func(m *Metrics) { m.Mismatch, m.Stale = 0.1, 1 }, "rollout.stale"},
		{"spoiled", func(m *Metrics) { m.Spoiled = 9 }, "rollout.turns"},
		{"cut", func(m *Metrics) { m.Cut = 20 }, "turn_tokens"},
		{"filtered", func(m *Metrics) { m.Filtered = 40 }, "advantage.filter"},
		{"slow queries", func(m *Metrics) { m.SQLShare = 0.8 }, "sql_steps"},
		{"unjudged", func(m *Metrics) { m.Unscored = 8 }, "could not be judged"},
	} {
		// Only the last steps count.
		bad := healthy
		bad.Unscored = 60
		steps := []Metrics{bad}
		for range adviceSteps {
			m := healthy
			c.change(&m)
			steps = append(steps, m)
		}
		got := advice(steps)
		if c.want == "" && len(got) > 0 || c.want != "" && (len(got) != 1 || !strings.Contains(got[0], c.want)) {
			t.Errorf("%s: %q, want one with %q", c.what, got, c.want)
		}
	}
}
