package agent_test

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/llm"

	. "github.com/sqlagent/sqlagent/agent"
)

// judges is a model of paverl: its samples, from the first vote that is drawn, then its judgements.
func judges(t *testing.T, samples, scores []string) (*Agent, *choir) {
	t.Helper()
	e := &choir{sings: []string{"the greedy vote is not asked"}, plain: true, info: llm.Info{Protocol: "paverl"}}
	for _, sql := range samples {
		e.sings = append(e.sings, "<think>So.</think>\n```sql\n"+sql+"\n```")
	}
	for _, s := range scores {
		e.sings = append(e.sings, "<think>SQL0: 1.00 <scores>SQL1: 1.00</scores></think>\n<scores>\n"+s+"\n</scores>")
	}
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{})
	if err != nil {
		t.Fatal(err)
	}
	return a, e
}

// Samples that fail or repeat another are no candidates; the mean of all scores decides, of those that were given.
func TestJudging(t *testing.T) {
	samples := []string{broken, three, "select count(*)  from artist", seven, writing, nobody, broken, seven}
	for _, c := range []struct {
		name   string
		scores []string
		normal bool
		sql    string
		mean   float64
		others string
	}{
		{"means", []string{"SQL0: 0.90\nSQL1: 0.40\nSQL2: 0.10", "SQL0: 0.10\nSQL1: 0.80\nSQL2: 0.30"}, false, seven, 0.6, three + " 0.50, " + nobody + " 0.20"},
		{"out of range", []string{"SQL0: 7\nSQL1: 0.95\nSQL9: 1.00"}, false, three, 1, seven + " 0.95, " + nobody + " 0.00"},
		{"some were not scored", []string{"SQL0: 0.20", "sql1: 0.50\nSQL2 = .4"}, false, seven, 0.5, nobody + " 0.40, " + three + " 0.20"},
		// The first judge tells less than the second, whose scores are wider: as z-scores both say as much.
		{"z-scores", []string{"SQL0: 0.52\nSQL1: 0.50\nSQL2: 0.50", "SQL0: 0.00\nSQL1: 0.60\nSQL2: 0.40"}, true, seven, (-1/math.Sqrt2 + (0.6-1./3)/math.Sqrt((math.Pow(1./3, 2)+math.Pow(0.6-1./3, 2)+math.Pow(0.4-1./3, 2))/3)) / 2, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, e := judges(t, samples, c.scores)
			answer, err := a.Ask(t.Context(), Question{Text: "How many albums are there?", Judging: &Judging{Candidates: 3, Attempts: len(samples), Scores: len(c.scores), Normalised: c.normal}})
			if err != nil {
				t.Fatal(err)
			}
			if answer.SQL != c.sql || math.Abs(answer.Confidence-c.mean) > 1e-9 || answer.Votes != len(samples) || answer.Basis != llm.ByJudgement || answer.Calibrated || answer.Result == nil {
				t.Errorf("%q with %v of %d samples, by %q", answer.SQL, answer.Confidence, answer.Votes, answer.Basis)
			}
			if got := others(answer); c.others != "" && got != c.others {
				t.Errorf("the others are %s, want %s", got, c.others)
			}
			if answer.Tokens.Generated != len(samples)+len(c.scores) || e.open != 0 {
				t.Errorf("%d tokens, %d sessions are open", answer.Tokens.Generated, e.open)
			}
			prompt := e.given[len(samples)+1][0].Text
			for _, says := range []string{"CREATE TABLE", "How many albums are there?", "SQL0: " + three + "\nSQL1: " + seven + "\nSQL2: " + nobody + "\n", "<scores>"} {
				if !strings.Contains(prompt, says) {
					t.Errorf("the judge does not see %q in\n%s", says, prompt)
				}
			}
		})
	}
}

// others are the alternatives of an answer, with what they weigh.
func others(a *Answer) string {
	var out []string
	for _, other := range a.Alternatives {
		out = append(out, fmt.Sprintf("%s %.2f", other.SQL, other.Share))
	}
	return strings.Join(out, ", ")
}

// Sampling ends at the cap, and what there is then is judged.
func TestJudgingEnds(t *testing.T) {
	a, _ := judges(t, []string{three, broken, seven}, []string{"SQL0: 0.50\nSQL1: 0.50"})
	answer, err := a.Ask(t.Context(), Question{Text: "How many albums are there?", MinConfidence: 0.6, Judging: &Judging{Candidates: 5, Attempts: 3, Scores: 1}})
	if err != nil || answer.Votes != 3 || len(answer.Alternatives) != 1 || !answer.Unsure {
		t.Fatalf("%+v, %v", answer, err)
	}
	a, _ = judges(t, []string{broken, writing}, nil)
	answer, err = a.Ask(t.Context(), Question{Text: "How many albums are there?", Judging: &Judging{Attempts: 2}})
	var none *NoAnswerError
	if !errors.As(err, &none) || answer.Result != nil {
		t.Errorf("no candidate: %v", err)
	}
}

// Ties are broken by the seed, the same way each time, and among the best alone.
func TestJudgingTies(t *testing.T) {
	drawn := map[int]int{}
	for seed := range uint64(100) {
		i := Best([]float64{0.5, 0.2, 0.5, 0.5}, seed)
		if i != Best([]float64{0.5, 0.2, 0.5, 0.5}, seed) {
			t.Errorf("seed %d draws twice", seed)
		}
		drawn[i]++
	}
	if len(drawn) != 3 || drawn[1] > 0 || min(drawn[0], drawn[2], drawn[3]) < 20 {
		t.Errorf("drawn %v", drawn)
	}
}
