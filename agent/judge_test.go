package agent_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/internal/defect"
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

// A panic while a candidate is drawn, or scored, ends the question, not the program.
func TestJudgingWithADefect(t *testing.T) {
	for _, of := range []string{"sample", "score"} {
		a, e := judges(t, []string{seven, three}, []string{"SQL0: 0.90\nSQL1: 0.40"})
		at := 1
		if of == "score" {
			at = len(e.sings) - 1
		}
		e.sings[at] = "panic"
		_, err := a.Ask(t.Context(), Question{Text: "How many?", Judging: &Judging{Candidates: 2, Attempts: 2, Scores: 1}})
		var fault *defect.Error
		if !errors.As(err, &fault) || e.open != 0 {
			t.Errorf("%s: error %v, %d sessions open", of, err, e.open)
		}
	}
}

// mute is an engine with a defect that shows when a session is opened.
type mute struct{ *choir }

func (mute) NewSession(context.Context, llm.SessionOptions) (llm.Session, error) {
	panic("of the engine")
}

// So does a panic before a candidate has a session.
func TestJudgingWithoutSessions(t *testing.T) {
	a, err := protocols.NewAgent(mute{&choir{info: llm.Info{Protocol: "paverl"}}}, agenttest.Shop(t), Options{})
	if err != nil {
		t.Fatal(err)
	}
	_, err = a.Ask(t.Context(), Question{Text: "How many?", Judging: &Judging{Candidates: 2, Attempts: 2, Scores: 1}})
	var fault *defect.Error
	if !errors.As(err, &fault) {
		t.Errorf("error %v", err)
	}
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
		{"decorated", []string{"- **SQL0**: 0.10\nSQL1 - 0.90\n`SQL2` = 0.30"}, false, seven, 0.9, nobody + " 0.30, " + three + " 0.10"},
		// The second judge's scores are wider: as z-scores the first says as much, and the other way round.
		{"z-scores", []string{"SQL0: 0.52\nSQL1: 0.50\nSQL2: 0.50", "SQL0: 0.50\nSQL1: 0.60\nSQL2: 0.10"}, true, three, 0.51, seven + " 0.55, " + nobody + " 0.30"},
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

// A judge that ends within its thoughts has said nothing, whatever these hold.
func TestJudgingThoughts(t *testing.T) {
	a, e := judges(t, []string{three, seven}, nil)
	e.sings = append(e.sings, "<think>Perhaps <scores>\nSQL0: 0.90\n</scores>", "<scores>\nSQL1: 0.30\n</scores>")
	answer, err := a.Ask(t.Context(), Question{Text: "How many albums are there?", Judging: &Judging{Candidates: 2, Attempts: 2, Scores: 2}})
	if err != nil || answer.SQL != seven || answer.Confidence != 0.3 {
		t.Errorf("%q with %v, %v", answer.SQL, answer.Confidence, err)
	}
}

// crowded is a choir whose sessions count, and have no room for what holds candidates.
type crowded struct{ *choir }

func (s crowded) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	session, err := s.choir.NewSession(ctx, o)
	return counting{session}, err
}

type counting struct{ llm.Session }

func (counting) Count(m llm.Message) int {
	if strings.Contains(m.Text, "INSTRUCTIONS:\n1. Judge") {
		return 1 << 20
	}
	return 1
}

// Candidates that are too long to be judged are an unsure answer, not a failure.
func TestJudgingWithoutRoom(t *testing.T) {
	_, e := judges(t, []string{three, seven}, nil)
	e.info.Context = 4096
	a, err := protocols.NewAgent(crowded{e}, agenttest.Shop(t), Options{})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := a.Ask(t.Context(), Question{Text: "How many albums are there?", Judging: &Judging{Candidates: 2, Attempts: 2, Scores: 1}})
	if err != nil || answer.SQL != three || !answer.Unsure || len(answer.Alternatives) != 1 || !strings.Contains(strings.Join(answer.Doubts, ""), "could not judge") {
		t.Errorf("%q, unsure %v, %v, %v", answer.SQL, answer.Unsure, answer.Doubts, err)
	}
}

// A further question is judged after what was said, without the schema once more, and its events name the vote that
// won.
func TestJudgingFollowUp(t *testing.T) {
	a, e := judges(t, []string{three, seven}, []string{"SQL0: 0.20\nSQL1: 0.90"})
	c, err := a.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if _, err := c.Ask(t.Context(), Question{Text: "How many albums are there?", Votes: 2}); err != nil && !errors.As(err, new(*NoAnswerError)) {
		t.Fatal(err)
	}
	var won []int
	answer, err := c.Ask(t.Context(), Question{Text: "And artists?", Judging: &Judging{Candidates: 2, Attempts: 2, Scores: 1}, Events: func(e Event) {
		if e.Kind == EventVotes {
			won = append(won, e.Vote)
		}
	}})
	if err != nil || answer.SQL != seven || !slices.Equal(won, []int{2}) {
		t.Fatalf("%q by %v, %v", answer.SQL, won, err)
	}
	heard := e.given[3]
	last := heard[len(heard)-1].Text
	if len(heard) < 3 || strings.Contains(last, "CREATE TABLE") || !strings.Contains(last, "And artists?") || !strings.Contains(heard[0].Text, "How many albums") {
		t.Errorf("the judge hears %+v", heard)
	}
}
