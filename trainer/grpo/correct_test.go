package grpo

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
)

// sampled is a group of answers: each a query and its only value, "" where it failed.
func sampled(q Question, answers ...[2]string) (group []*Rollout) {
	for k, a := range answers {
		x := &Rollout{Question: q, Sample: k, Answer: &agent.Answer{SQL: a[0], Turns: []agent.Turn{{SQL: a[0], Final: true}}}}
		if a[1] != "" {
			x.Answer.Result = &database.Result{Columns: []string{"n"}, Rows: [][]database.Value{{a[1]}}}
		}
		group = append(group, x)
	}
	return group
}

// The two commonest results are disputed, each said by the first query that came to it; what fails is none.
func TestDisputed(t *testing.T) {
	for _, c := range []struct {
		what    string
		answers [][2]string
		want    string
	}{
		{"two results", [][2]string{{"a", "1"}, {"b", "2"}, {"c", "2"}}, "&[b a]"},
		{"the first of equally common ones", [][2]string{{"a", "1"}, {"b", "2"}, {"c", "3"}, {"d", "3"}}, "&[c a]"},
		{"one result", [][2]string{{"a", "1"}, {"b", "1"}, {"c", ""}}, "<nil>"},
		{"none", [][2]string{{"a", ""}, {"b", ""}}, "<nil>"},
	} {
		if got := fmt.Sprint(disputed(sampled(Question{}, c.answers...))); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

// Samples that differ are followed by corrections, which see both queries with their rows and are a track of their own;
// samples that agree by none.
func TestCorrections(t *testing.T) {
	w := newWorld(t, "skyrl", "")
	recipe, err := ReadRecipe(w.recipe, "rollout.corrections=2", "rollout.samples=2")
	if err != nil {
		t.Fatal(err)
	}
	const gold = "SELECT count(*) FROM boats"
	s := &sampler{recipe: &recipe, places: newPlaces(agenttest.Say("<think>t</think><solution>"+gold+"</solution>"), &recipe)}
	defer s.places.close()
	scorer, err := newScorer(&recipe, s)
	if err != nil {
		t.Fatal(err)
	}
	q := Question{Problem: eval.Problem{DB: w.db, Question: "how many boats are there", Gold: gold}, Number: 5}
	groups := [][]*Rollout{
		sampled(q, [2]string{"SELECT 1", "1"}, [2]string{gold, "3"}),
		sampled(q, [2]string{"SELECT 2", "2"}, [2]string{"SELECT 2", "2"}),
	}
	s.correct(t.Context(), 0, groups)
	if len(groups[0]) != 4 || len(groups[1]) != 2 {
		t.Fatalf("%d and %d rollouts, want 4 and 2", len(groups[0]), len(groups[1]))
	}
	if err := scorer.score(t.Context(), groups[:1]); err != nil {
		t.Fatal(err)
	}
	for k, x := range groups[0][2:] {
		if x.Err != nil || x.Track != Corrections || x.Sample != 2+k || x.group() == groups[0][0].group() || !x.Right || x.Breakdown.Total != 1 {
			t.Errorf("%+v: track %q, sample %d, right %v, %v", x.Err, x.Track, x.Sample, x.Right, x.Breakdown)
		}
		prompt := x.Answer.Transcript[0].Text
		for _, want := range []string{"Query 1: SELECT 1\nIt returns:\n+", "Query 2: " + gold + "\nIt returns:\n+", "how many boats are there", "id INTEGER"} {
			if !strings.Contains(prompt, want) {
				t.Errorf("the policy does not read %q in\n%s", want, prompt)
			}
		}
		if !strings.Contains(x.text(), "(a correction)") {
			t.Errorf("the rollout does not say what it is:\n%s", x.text())
		}
	}
	if parts := tracks(groups[0]); len(parts) != 2 || len(parts[1]) != 2 {
		t.Errorf("%d tracks", len(parts))
	}
	var m Metrics
	m.count(groups[:1])
	if want := map[string]float64{"whole": 0.5, "corrections": 1}; !maps.Equal(m.Tracks, want) {
		t.Errorf("%v, want %v", m.Tracks, want)
	}
}

// A run with corrections makes its steps, whatever the samples are.
func TestCorrectionsRun(t *testing.T) {
	r := newWorld(t, "skyrl", "").open(t, t.TempDir(), "rollout.samples=3", "rollout.corrections=2", "rollout.turns=2",
		"rollout.turn_tokens=3", "rollout.context=8000", "steps=1")
	if err := r.Learn(t.Context(), func(m Metrics) {
		if m.Rollouts < 9 || m.Rollouts > 15 {
			t.Errorf("%d rollouts of 3 questions", m.Rollouts)
		}
	}); err != nil {
		t.Fatal(err)
	}
}
