package agent_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/llm"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

// In training a question ends with the first query that the oracle calls right; what it says of the others is what the
// model sees, in the place of rows and errors.
func TestOracle(t *testing.T) {
	const right, wrong, broken = "SELECT 1", "SELECT 2", "SELECT nothing"
	output := func(sql string) agenttest.Saying {
		return agenttest.Saying{Text: "<think>so</think><sql>" + sql + "</sql>", Finish: llm.FinishEnd}
	}
	fault := errors.New("gold is lost")
	for _, c := range []struct {
		what  string
		says  []agenttest.Saying
		asked []string // of the oracle
		turns int
		sql   string
		fails bool
	}{
		{"right at once", []agenttest.Saying{output(right)}, []string{right}, 1, right, false},
		{"right in turn 2", []agenttest.Saying{output(wrong), output(right)}, []string{wrong, right}, 2, right, false},
		{"one that fails is judged too", []agenttest.Saying{output(broken), output(right)}, []string{broken, right}, 2, right, false},
		{"a turn without a query", []agenttest.Saying{{Text: "hm", Finish: llm.FinishEnd}, output(right)}, []string{"", right}, 2, right, false},
		{"never right: the last one is the answer", []agenttest.Saying{output(wrong), output(wrong), output(wrong)}, []string{wrong, wrong, wrong}, 3, wrong, false},
		{"the last one fails", []agenttest.Saying{output(wrong), output(wrong), output(broken)}, []string{wrong, wrong, broken}, 3, broken, true},
		{"the oracle fails", []agenttest.Saying{output("fault")}, []string{"fault"}, 1, "", true},
	} {
		p, _ := protocols.Lookup("progress")
		p.Turns, p.Fetch = 3, 1
		p = speaking(p, func(s *tags.Speech) {
			s.Role, s.Observe = llm.User, func(o tags.Observation) string { return o.Feedback }
		})
		var asked []string
		oracle := func(_ context.Context, sql string) (Judgement, error) {
			if asked = append(asked, sql); sql == "fault" {
				return Judgement{}, fault
			}
			return Judgement{Right: sql == right, Feedback: "not " + sql}, nil
		}
		e := &agenttest.Scripted{Says: c.says}
		answer, err := ask(t, e, Options{Protocol: p}, Question{Oracle: oracle})
		if (err != nil) != c.fails || answer.SQL != c.sql || len(answer.Turns) != c.turns || !slices.Equal(asked, c.asked) {
			t.Errorf("%s: %q in %d turns (%v), asked about %q", c.what, answer.SQL, len(answer.Turns), err, asked)
		}
		for i, turn := range answer.Turns[:len(answer.Turns)-1] {
			if turn.Observation != "not "+c.asked[i] {
				t.Errorf("%s: turn %d observes %q", c.what, i+1, turn.Observation)
			}
		}
	}
}
