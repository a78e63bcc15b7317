package cascade

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm"
)

func TestWeigh(t *testing.T) {
	const least = 0.8
	one := func(v int64) *database.Result {
		return &database.Result{Columns: []string{"n"}, Rows: [][]database.Value{{v}}}
	}
	nothing := &database.Result{Columns: []string{"n"}}
	nano := func(r *database.Result, confidence float64) *agent.Answer {
		return &agent.Answer{Model: llm.Info{Name: "nano"}, SQL: "nano's", Result: r, Votes: 18, Confidence: confidence, Calibrated: true,
			Unsure: r != nil && confidence < least, Turns: make([]agent.Turn, 1), Tokens: agent.Tokens{Prompt: 10, Generated: 1}}
	}
	large := func(r *database.Result) *agent.Answer {
		return &agent.Answer{Model: llm.Info{Name: "larger"}, SQL: "larger's", Result: r, Turns: make([]agent.Turn, 2), Tokens: agent.Tokens{Prompt: 100, Generated: 20}}
	}
	uncounted := nano(one(1), 0)
	uncounted.Votes, uncounted.Calibrated, uncounted.Unsure = 1, false, true
	unmeasured := nano(one(1), 1)
	unmeasured.Calibrated, unmeasured.Uncalibrated, unmeasured.Unsure = false, true, true
	none := &agent.NoAnswerError{Reason: "no solution in 5 turns"}
	short := &llm.ContextError{Need: 2000, Have: 1024}
	gone := &llm.LoadError{Path: "larger.gguf", Err: errors.New("no such file")}
	for _, c := range []struct {
		name                string
		first, second       *agent.Answer
		firstErr, secondErr error
		wanted              float64

		sql        string
		confidence float64
		unsure     bool
		err        error
		says       string // in the error or the doubts
	}{
		{name: "they agree", first: nano(one(1), 0.5), second: large(one(1)), sql: "nano's", confidence: 8. / 9},
		{name: "they agree, on little", first: nano(one(1), 0.1), second: large(one(1)), sql: "nano's", confidence: 8. / 17, unsure: true},
		{name: "they agree that there is nothing", first: nano(nothing, 0.5), second: large(nothing), sql: "nano's", confidence: 0.5, unsure: true},
		{name: "they differ", first: nano(one(1), 0.5), second: large(one(2)), sql: "nano's", confidence: 1. / 3, unsure: true},
		{name: "they differ, and the first is hardly right", first: nano(one(1), 0.1), second: large(one(2)), sql: "larger's", confidence: 0.25 * 18 / 19, unsure: true},
		{name: "they differ, and nobody wants a doubt", first: nano(one(1), 0.5), second: large(one(2)), wanted: -1, sql: "nano's", confidence: 1. / 3},
		{name: "less is wanted", first: nano(one(1), 0.5), second: large(one(2)), wanted: 0.3, sql: "nano's", confidence: 1. / 3},
		{name: "nobody counted votes", first: uncounted, second: large(one(1)), sql: "nano's", confidence: 8. / 11, unsure: true},
		{name: "they agree, and the first was never calibrated", first: unmeasured, second: large(one(1)), sql: "nano's", confidence: 1, unsure: true},
		{name: "the first declines", first: nano(nil, 0), second: large(one(2)), firstErr: none, sql: "larger's", confidence: alone, unsure: true},
		{name: "the question does not fit into the first", first: nano(nil, 0), second: large(one(2)), firstErr: short, sql: "larger's", confidence: alone, unsure: true},
		{name: "the second declines", first: nano(one(1), 0.5), second: large(nil), secondErr: none, sql: "nano's", confidence: 0.5, unsure: true, says: "no solution"},
		{name: "the second is gone", first: nano(one(1), 0.5), second: large(nil), secondErr: gone, sql: "nano's", confidence: 0.5, unsure: true, says: "no such file"},
		{name: "neither answers", first: nano(nil, 0), second: large(nil), firstErr: none, secondErr: gone, sql: "nano's", err: none, says: "no such file"},
		{name: "it fits into neither, or the second declines", first: nano(nil, 0), second: large(nil), firstErr: short, secondErr: none, sql: "nano's", err: none},
		{name: "it does not fit, and the second is gone", first: nano(nil, 0), second: large(nil), firstErr: short, secondErr: gone, sql: "nano's", err: short},
		{name: "time is over", first: nano(nil, 0), second: large(nil), firstErr: none, secondErr: context.DeadlineExceeded, sql: "nano's", err: context.DeadlineExceeded},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := opinions{c.first, c.second, c.firstErr, c.secondErr}
			answer, err := o.weigh(least, c.wanted)
			if answer.SQL != c.sql || math.Abs(answer.Confidence-c.confidence) > 1e-9 || answer.Unsure != c.unsure {
				t.Errorf("%s with %.3f, unsure %v; want %s with %.3f, %v", answer.SQL, answer.Confidence, answer.Unsure, c.sql, c.confidence, c.unsure)
			}
			said := strings.Join(answer.Doubts, " ")
			switch want := c.err.(type) {
			case nil:
				if err != nil {
					t.Errorf("got %v", err)
				}
			case *agent.NoAnswerError:
				said += err.Error()
				if !errors.As(err, &want) {
					t.Errorf("got %v, want %v", err, want)
				}
			default:
				if !errors.Is(err, want) {
					t.Errorf("got %v, want %v", err, want)
				}
			}
			if answer.Uncalibrated != c.first.Uncalibrated {
				t.Errorf("uncalibrated %v", answer.Uncalibrated)
			}
			if !strings.Contains(said, c.says) {
				t.Errorf("%q is not said: %q", c.says, said)
			}
			if len(answer.Asked) != 2 || len(answer.Turns) != 3 || answer.Turns[0].Model != "nano" || answer.Turns[2].Model != "larger" ||
				answer.Tokens != (agent.Tokens{Prompt: 110, Generated: 21}) || answer.Asked[1].Tokens.Prompt != 100 {
				t.Errorf("asked %+v, turns %+v, %+v", answer.Asked, answer.Turns, answer.Tokens)
			}
		})
	}
}
