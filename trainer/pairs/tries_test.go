package pairs

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Wrong answers come before gold; none of them is learnt, and of what was answered correctly there is nothing to learn.
func TestTries(t *testing.T) {
	db := testdb.File(t, boats)
	files := write(t, "pairs.jsonl", `{"question": "How many boats are there?", "sql": "SELECT count(*) FROM boat", "db": "`+db+`"}
{"question": "names of boats", "sql": "SELECT name FROM boat", "db": "`+db+`"}`)
	const wrong, also = "SELECT count(*) FROM harbour", "SELECT name FROM harbour"
	var text strings.Builder
	if err := jsonl.Write(&text, eval.Outcome{
		Problem: eval.Problem{DB: db, Question: "How many boats are there?", Gold: "SELECT count(*) FROM boat"},
		Attempt: eval.Attempt{SQL: wrong, Verdict: eval.Wrong},
		Samples: []eval.Attempt{{SQL: wrong, Verdict: eval.Wrong}, {SQL: also, Verdict: eval.Wrong},
			{SQL: wrong, Verdict: eval.Wrong}, {SQL: "SELECT count(*) FROM boat", Verdict: eval.Right}},
	}); err != nil {
		t.Fatal(err)
	}
	tries, err := ReadTries(write(t, "tries.jsonl", text.String()))
	if err != nil {
		t.Fatal(err)
	}
	for name, last := range map[string]string{"pointer": "<count>", "skyrl": "</solution>"} {
		p := protocol(t, name)
		p.Turns = 4
		var written [][]string
		set, err := Make(t.Context(), []string{files}, Options{Protocol: p, Orders: 4, Tries: tries})
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range set.Trajectories {
			if strings.HasPrefix(e.Question, "How many") {
				written = append(written, turnsOf(e))
			}
		}
		want := [][]int{{1, 1}, {2, 1}, {1, 1}} // seen, and learnt; the fourth answer was right
		if name != "pointer" {
			want = [][]int{{1, 2}}
		}
		for i, turns := range written {
			learnt := 0
			for _, turn := range turns {
				if strings.HasPrefix(turn, "+") {
					learnt++
				}
			}
			if i >= len(want) || len(turns)-learnt != want[i][0] || learnt != want[i][1] || !strings.Contains(turns[len(turns)-1], last) ||
				slices.ContainsFunc(turns[:want[i][0]], func(turn string) bool { return strings.HasPrefix(turn, "+") }) {
				t.Errorf("%s: trajectory %d is %q", name, i, turns)
			}
		}
		if len(written) != len(want) {
			t.Errorf("%s: %d trajectories, want %d", name, len(written), len(want))
		}
	}
}

// Where each query is a candidate, what failed or returned nothing is corrected: in production the loop goes on there.
// A wrong answer with rows would be the answer, so there is nothing to learn of a correction.
func TestTriesOfCandidates(t *testing.T) {
	db := testdb.File(t, boats)
	const gold = "SELECT count(*) FROM boat"
	files := write(t, "pairs.jsonl", `{"question": "How many boats are there?", "sql": "`+gold+`", "db": "`+db+`"}`)
	p := protocol(t, "plain")
	const fails, empty, wrong = "SELECT count(*) FROM ship", "SELECT name FROM boat WHERE 1 = 0", "SELECT name FROM boat"
	for name, c := range map[string]struct {
		attempt eval.Attempt
		seen    string // that is corrected; "": nothing is
	}{
		"fails":            {eval.Attempt{SQL: fails, Verdict: eval.Failed}, fails},
		"returns nothing":  {eval.Attempt{SQL: empty, Verdict: eval.Wrong}, empty},
		"has rows":         {eval.Attempt{SQL: wrong, Verdict: eval.Wrong}, ""},
		"is right":         {eval.Attempt{SQL: gold, Verdict: eval.Right}, ""},
		"mended by itself": {eval.Attempt{SQL: gold, Verdict: eval.Right, FirstSQL: fails, First: eval.Failed}, fails},
	} {
		var text strings.Builder
		if err := jsonl.Write(&text, eval.Outcome{Problem: eval.Problem{DB: db, Question: "How many boats are there?", Gold: gold}, Attempt: c.attempt}); err != nil {
			t.Fatal(err)
		}
		tries, err := ReadTries(write(t, "tries.jsonl", text.String()))
		if err != nil {
			t.Fatal(err)
		}
		set, err := Make(t.Context(), []string{files}, Options{Protocol: p, Tries: tries})
		if err != nil {
			t.Fatal(err)
		}
		var got, want []string
		for _, e := range set.Trajectories {
			got = append(got, turnsOf(e)...)
		}
		if c.seen != "" {
			want = []string{c.seen + "\n```", "+" + gold + "\n```"}
		}
		if !slices.Equal(got, want) {
			t.Errorf("an answer that %s: %q, want %q", name, got, want)
		}
	}
}

// turnsOf are what an example's model writes, those that are learnt with a plus.
func turnsOf(e *trajectory.Example) (turns []string) {
	for _, s := range e.Segments {
		switch {
		case s.Generated && s.Train:
			turns = append(turns, "+"+s.Text)
		case s.Generated:
			turns = append(turns, s.Text)
		}
	}
	return turns
}
