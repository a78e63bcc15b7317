package reward

import (
	"cmp"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// trailSaid is a trajectory that gives its solution in turn t.
func trailSaid(t int, text, query string) Trajectory {
	return Trajectory{
		Turns:    make([]agent.Turn, t),
		SQL:      query,
		Segments: []trajectory.Segment{{Role: llm.Assistant, Text: text, Generated: true}},
	}
}

func TestTrail(t *testing.T) {
	db := newDatabase(t)
	const (
		gold    = "SELECT name FROM singer WHERE age = 30"
		wrong   = "SELECT name FROM singer WHERE age = 40" // 6 of 8 2-grams
		student = "SELECT name FROM student"
		form    = "<reasoning>so</reasoning><solution>…</solution>"
	)
	for _, c := range []struct {
		what, gold, pred, text                      string
		d                                           eval.Difficulty
		t, T                                        int
		exec, turns, schema, bigram, syntax, format float64
	}{
		{"simple in 2 turns", gold, gold, form, eval.Simple, 2, 0, 5, 2, 1, 1, 1, 1},
		{"simple in 3", gold, gold, form, eval.Simple, 3, 0, 5, 0, 1, 1, 1, 1},
		{"simple and wrong", gold, wrong, form, eval.Easy, 2, 0, 0, 2, 1, 0.75, 1, 1},
		{"medium in 3", gold, wrong, form, eval.Medium, 3, 0, 0, 2, 1, 0.75, 1, 1},
		{"medium in 4", gold, gold, form, eval.Moderate, 4, 0, 5, 0, 1, 1, 1, 1},
		{"hard in 9", gold, gold, form, eval.Hard, 9, 0, 5, 2, 1, 1, 1, 1},
		{"hard in 10", gold, gold, form, eval.Hard, 10, 0, 5, 0, 1, 1, 1, 1},
		{"hard in 10 of 12", gold, gold, form, eval.Hard, 10, 12, 5, 2, 1, 1, 1, 1},
		{"hard and wrong", gold, wrong, form, eval.Hard, 1, 0, 0, 0, 1, 0.75, 1, 1},
		{"extra and right", gold, gold, form, eval.Extra, 5, 0, 5, 2, 1, 1, 1, 1},
		{"a label in capitals", gold, gold, form, "Simple", 3, 0, 5, 0, 1, 1, 1, 1},
		{"no label: gold is easy", gold, gold, form, "", 3, 0, 5, 0, 1, 1, 1, 1},
		{"no label: gold is easy, in time", gold, gold, form, "", 2, 0, 5, 2, 1, 1, 1, 1},
		// Appendix A.4's example of 2-grams, 2/4; of its items, name of {name, student, teacher}.
		{"another table", student, "SELECT name FROM teacher", form, eval.Easy, 1, 0, 0, 2, 1. / 3, 0.5, 1, 1},
		{"invented names", gold, "SELECT wages FROM employees", form, eval.Easy, 1, 0, 0, 2, 0, 0, 0, 1},
		{"does not parse", gold, "SELEC name FROM singer", form, eval.Easy, 1, 0, 0, 2, 0, 0.25, 0, 1}, // 2 of 8 2-grams
		{"right without reasoning", gold, gold, "<solution>…</solution>", eval.Easy, 1, 0, 5, 2, 1, 1, 1, 0},
		{"no solution", gold, "", "<reasoning>so</reasoning>", eval.Easy, 1, 0, 0, 0, 0, 0, 0, 0},
		{"a solution of nothing", gold, "", form, eval.Easy, 1, 0, 0, 0, 0, 0, 0, 1},
	} {
		s := newSample(t, db, c.gold, trailSaid(c.t, c.text, c.pred))
		s.Difficulty = c.d
		constants := PublishedTrail
		constants.T = cmp.Or(c.T, constants.T)
		b := score(t, Trail(TrailOptions{Constants: &constants}), s)
		checkTerms(t, c.what, b, map[string]float64{
			"r_exec": c.exec, "r_turns": c.turns, "r_schema": c.schema, "r_bigram": c.bigram, "r_syntax": c.syntax, "r_format": c.format,
		}, c.exec+c.turns+c.schema+c.bigram+c.syntax+c.format)
	}
}

func TestTrailFormat(t *testing.T) {
	db := newDatabase(t)
	for _, c := range []struct {
		text  string
		think string
		want  float64
	}{
		{"<reasoning>a</reasoning><solution>b</solution>", "", 1},
		{"<reasoning>a</reasoning><sql>x</sql><observation>1</observation><reasoning>b</reasoning>\n<solution>c</solution>\n", "", 1},
		{"<reasoning>a</reasoning><solution>b</solution><reasoning>c</reasoning><solution>d</solution>", "", 1}, // a repair
		{"", "", 0},
		{"<solution>b</solution>", "", 0},
		{"<reasoning>a</reasoning>", "", 0},
		{"<reasoning>a<solution>b</solution>", "", 0},
		{"<reasoning>a</reasoning><solution>b", "", 0},
		{"a</reasoning><solution>b</solution>", "", 0},
		{"<reasoning>a</reasoning><solution>b</reasoning></solution>", "", 0},
		{"<reasoning>a<reasoning>b</reasoning></reasoning><solution>b</solution>", "", 0},
		{"<solution>b</solution><reasoning>a</reasoning>", "", 0},
		{"<think>a</think><solution>b</solution>", "", 0},
		{"<think>a</think><solution>b</solution>", "think", 1},
	} {
		s := newSample(t, db, "SELECT name FROM singer", trailSaid(1, c.text, ""))
		b := score(t, Trail(TrailOptions{Think: c.think}), s)
		if got := b.Terms[len(b.Terms)-1]; got.Name != "r_format" || got.Value != c.want {
			t.Errorf("%q: %+v, want %v", c.text, got, c.want)
		}
	}
}
