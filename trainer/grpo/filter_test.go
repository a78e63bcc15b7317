package grpo

import (
	"bytes"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/trainer/rl"
)

func TestDefects(t *testing.T) {
	probe, other := agent.Turn{SQL: "SELECT a FROM t"}, agent.Turn{SQL: "SELECT b FROM t"}
	again, solution := agent.Turn{SQL: "select a\nfrom t;"}, agent.Turn{SQL: "SELECT a FROM t", Final: true}
	broken, failed := agent.Turn{Error: "no block"}, agent.Turn{SQL: "SELECT x", Error: "no such column"}
	short := agent.Turn{Error: "stopped", Finish: llm.FinishLength}
	forced := agent.Turn{SQL: "SELECT a FROM t", Final: true, Forced: true}
	for _, c := range []struct {
		what  string
		turns []agent.Turn
		want  Defect
	}{
		{"tried, then committed to", []agent.Turn{probe, solution}, ""},
		{"a query that fails is in form", []agent.Turn{failed, solution}, ""},
		{"no form", []agent.Turn{broken, solution}, Malformed},
		{"the same query in other words", []agent.Turn{probe, other, again, solution}, Repeated},
		{"no form is no repeated query", []agent.Turn{broken, broken, solution}, Malformed},
		{"never committed", []agent.Turn{probe, other}, Exhausted},
		{"forced", []agent.Turn{probe, forced}, Exhausted},
		{"a candidate, then cut", []agent.Turn{solution, {SQL: "SELECT", Finish: llm.FinishLength}}, Exhausted},
		{"cut, then on", []agent.Turn{short, solution}, Malformed},
		{"nothing was said", nil, ""},
	} {
		r := &Rollout{Answer: &agent.Answer{Turns: c.turns}}
		if got := r.defect(Defects); got != c.want {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
		if got := r.defect(nil); got != "" {
			t.Errorf("%s: %q where nothing is filtered", c.what, got)
		}
	}
}

// A filter takes rollouts out of the update, counts them, and leaves the advantages of the others as they were.
func TestFilter(t *testing.T) {
	settings := []string{"rollout.turns=3", "steps=1", "rollout.samples=24"}
	r := newWorld(t, "pointer", "").open(t, t.TempDir(), append(settings, `advantage.filter=["exhausted", "repeated"]`)...)
	m := Metrics{Step: 1, Seconds: map[string]float64{}}
	rollouts, err := r.rollouts(t.Context(), 3, &m)
	if err != nil {
		t.Fatal(err)
	}
	m.count(rollouts)
	filtered, plain := examples(rollouts, r.tokenizer), examples(rollouts, r.tokenizer)
	a := r.Recipe.Advantage
	groups, out := 0, 0
	for i := range filtered {
		groups += a.estimate(ys(filtered[i]), nil).Filtered
		for _, e := range plain[i] {
			e.Filtered = false
		}
		a.estimate(ys(plain[i]), nil)
		for k, e := range filtered[i] {
			defect := rollouts[i][k].Defect != ""
			if defect && !plain[i][k].Dropped {
				out++
			}
			if !defect && (e.Dropped != plain[i][k].Dropped || e.Advantage[0] != plain[i][k].Advantage[0]) || defect && !e.Dropped {
				t.Errorf("group %d, sample %d: dropped %v, advantage %v", i, k, e.Dropped, e.Advantage[0])
			}
		}
	}
	counted := m.Defects[Exhausted] + m.Defects[Repeated]
	if out == 0 || groups != out || counted < out || counted == m.Rollouts || m.Defects[Malformed] > 0 {
		t.Errorf("%d of %d are counted (%v), %d filtered, want %d", counted, m.Rollouts, m.Defects, groups, out)
	}
}

func ys(group []*example) (out []*rl.Trajectory) {
	for _, e := range group {
		out = append(out, e.Trajectory)
	}
	return out
}

// All rollouts of a policy that knows no form are filtered: it learns nothing, and metrics and report say why.
func TestFilterIsTold(t *testing.T) {
	r := newWorld(t, "skyrl", "").open(t, t.TempDir(), "rollout.turn_tokens=3", "rollout.turns=2", "rollout.context=8000",
		"steps=1", "advantage.keep_equal=true", `advantage.filter=["malformed"]`)
	if err := r.Learn(t.Context(), func(m Metrics) {
		if m.Filtered != m.Rollouts || m.Defects[Malformed] != m.Rollouts || m.Updates != 0 || !strings.Contains(m.String(), "36 filtered") {
			t.Errorf("%d of %d filtered, %v, %d updates: %s", m.Filtered, m.Rollouts, m.Defects, m.Updates, &m)
		}
	}); err != nil {
		t.Fatal(err)
	}
	var page bytes.Buffer
	if err := Report(&page, r.Dir); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"rollouts that advantage.filter took out", "rollouts, filtered", "filtered: malformed"} {
		if !strings.Contains(page.String(), want) {
			t.Errorf("the page does not say %q", want)
		}
	}
}
