package reward

import (
	"testing"

	"github.com/sqlagent/sqlagent/agent/protocols"
)

// Queries against the gold query, by hand:
//
//	y            𝓕_struct  𝓕_lex  𝓕
//	progressID   0.888     1/5    0.544   only the projection (weight 0.16) differs: s_local = 0.84, 0.7 × 0.84 + 0.3 × 1;
//	                                      "from singer" is one of five 2-grams
//	progressBad  0         2/4    0.25    does not parse; "name from" and "from singer" are two of four 2-grams
//	""           0         0      0
const (
	progressGold = "SELECT name FROM singer"
	progressID   = "SELECT id FROM singer"
	progressBad  = "SELEC name FROM singer"
)

func progressSaid(queries ...string) Trajectory {
	var texts []string
	for _, q := range queries {
		texts = append(texts, "<think>so</think>\n<sql>"+q+"</sql>")
	}
	return said(texts, queries)
}

func TestProgress(t *testing.T) {
	db := newDatabase(t)
	spared := PublishedProgress
	spared.NoFineAtFirst = true
	noFine := ProgressOptions{Constants: &spared}
	once := PublishedProgress
	once.T, once.AlignUp, once.AlignDown = 1, 0, 0
	oneShot := ProgressOptions{Constants: &once}
	for _, c := range []struct {
		what                   string
		queries                []string
		o                      ProgressOptions
		fmt, exec, late, align float64
	}{
		{"right at once", []string{progressGold}, ProgressOptions{}, 0.5, 0.5, 2, -0.25},
		{"right at once, no fine", []string{progressGold}, noFine, 0.5, 0.5, 2, 0},
		{"right in turn 2", []string{progressID, progressGold}, ProgressOptions{}, 0.5, 0.5, 1, 0.456},
		{"right in turn 2, no fine", []string{progressID, progressGold}, noFine, 0.5, 0.5, 1, 0.456},
		{"right in turn 3", []string{progressID, progressBad, progressGold}, ProgressOptions{}, 0.5, 0.5, 0.5, 0.456},
		{"right in turn 4", []string{progressID, progressID, progressID, progressGold}, ProgressOptions{}, 0.5, 0.5, 0.25, 0.456},
		{"recovered", []string{progressBad, progressGold}, ProgressOptions{}, 0.5, 0.25, 1, 0.75},
		{"recovered, and wrong", []string{progressBad, progressID}, ProgressOptions{}, 0.5, 0.25, 0, 0.294},
		{"deteriorated", []string{progressID, progressBad}, ProgressOptions{}, 0.5, -0.25, 0, -0.25},
		{"never ran", []string{progressBad, progressBad}, ProgressOptions{}, 0.5, 0, 0, -0.25},
		{"stagnant", []string{progressID, progressID}, ProgressOptions{}, 0.5, 0.5, 0, -0.25},
		{"wrong at once, no fine for those who are right", []string{progressID}, noFine, 0.5, 0.5, 0, -0.25},
		{"ends with its first success", []string{progressGold, progressBad}, ProgressOptions{}, 0.5, 0.5, 2, -0.25},
		{"right in turn 5, beyond T", []string{progressID, progressID, progressID, progressBad, progressGold}, ProgressOptions{}, 0.5, -0.25, 0, -0.25},
		{"empty, then right", []string{"", progressGold}, ProgressOptions{}, 0.5, 0.25, 1, 1},
		{"E.1, right", []string{progressGold}, oneShot, 0.5, 0.5, 2, 0},
		{"E.1, wrong", []string{progressID, progressGold}, oneShot, 0.5, 0.5, 0, 0},
		{"E.1, not to be run", []string{progressBad}, oneShot, 0.5, 0, 0, 0},
		{"another tag", []string{progressGold}, ProgressOptions{SQL: "solution"}, 0, 0.5, 2, -0.25},
	} {
		s := newSample(t, db, progressGold, progressSaid(c.queries...))
		b := score(t, Progress(c.o), s)
		want := map[string]float64{"R_fmt": c.fmt, "R_exec": c.exec, "R_late": c.late, "R_align": c.align}
		checkTerms(t, c.what, b, want, c.fmt+c.exec+c.late+c.align)
	}
}

// TestProgressUpperBounds: the most that a trajectory can have by k*, all that can be had of format and execution, Δ =
// 1 where there is anything to improve.
func TestProgressUpperBounds(t *testing.T) {
	for k, want := range map[int][2]float64{1: {2.75, 3}, 2: {3, 3}, 3: {2.5, 2.5}, 4: {2.25, 2.25}} {
		p := progression{format: true, eFirst: true, eLast: true, k: k, alignment: indicator(k > 1)}
		spared := PublishedProgress
		spared.NoFineAtFirst = true
		for i, o := range []ProgressConstants{PublishedProgress, spared} {
			total := 0.0
			for _, term := range p.terms(o) {
				total += term.Weight * term.Value
			}
			if total != want[i] {
				t.Errorf("k* = %d, %+v: %v, want %v", k, o, total, want[i])
			}
		}
	}
}

func TestProgressFormat(t *testing.T) {
	for text, want := range map[string]bool{
		"<think>a</think><sql>b</sql>":                  true,
		"\n<think>\na\nb\n</think>\n\n<sql> c </sql>\n": true,
		"":                                                false,
		"<sql>b</sql>":                                    false,
		"<think>a</think>":                                false,
		"<sql>b</sql><think>a</think>":                    false,
		"<think></think><sql>b</sql>":                     false,
		"<think>a</think><sql> </sql>":                    false,
		"Well. <think>a</think><sql>b</sql>":              false,
		"<think>a</think> so <sql>b</sql>":                false,
		"<think>a</think><sql>b</sql> done":               false,
		"<think>a</think><sql>b":                          false,
		"<think>a</think><sql>b</sql><sql>c</sql>":        false,
		"<think>a</think><think>b</think><sql>c</sql>":    false,
		"<think>a<sql>x</sql></think><sql>b</sql>":        false,
		"<think>a</think><solution>b</solution>":          false,
		"<think>a < b, a > b</think><sql>a < b > c</sql>": true,
	} {
		if got := progressTemplate("think", "sql").matches(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
	if !progressTemplate("think", "solution").matches("<think>a</think><solution>b</solution>") {
		t.Error("another tag for the query is not taken")
	}
}

// TestProgressOfExploring: queries that are no solutions are no predictions. What is said after y⁽ᴷ⁾ does not count.
func TestProgressOfExploring(t *testing.T) {
	db := newDatabase(t)
	protocol, _ := protocols.Lookup("trail")
	progress, err := Parse("progress", protocol)
	if err != nil {
		t.Fatal(err)
	}
	const solved = "<reasoning>so</reasoning>\n<solution>" + progressGold + "</solution>"
	for _, c := range []struct {
		what                   string
		texts, queries         []string
		final                  []bool
		fmt, exec, late, align float64
	}{
		{"probes that fail and that are right", []string{"<sql>" + progressBad + "</sql>", "<sql>" + progressGold + "</sql>", solved},
			[]string{progressBad, progressGold, progressGold}, []bool{false, false, true}, 0.5, 0.5, 2, -0.25},
		{"a repaired solution", []string{"<solution>" + progressBad + "</solution>", "nothing", solved},
			[]string{progressBad, "", progressGold}, []bool{true, false, true}, 0.5, 0.25, 1, 0.75},
		{"something said after it", []string{solved, "Well."}, []string{progressGold, ""}, []bool{true, false}, 0.5, 0.5, 2, -0.25},
		{"no solution", []string{"<sql>" + progressGold + "</sql>"}, []string{progressGold}, []bool{false}, 0, 0, 0, -0.25},
	} {
		trajectory := said(c.texts, c.queries)
		for i, final := range c.final {
			trajectory.Turns[i].Final = final
		}
		b := score(t, progress, newSample(t, db, progressGold, trajectory))
		want := map[string]float64{"R_fmt": c.fmt, "R_exec": c.exec, "R_late": c.late, "R_align": c.align}
		checkTerms(t, c.what, b, want, c.fmt+c.exec+c.late+c.align)
	}
}
