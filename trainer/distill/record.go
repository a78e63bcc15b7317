package distill

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// ErrWrong is the error of an answer whose result is not gold's.
var ErrWrong = errors.New("the answer's result is not gold's")

// record has an agent answer a problem's question and is the conversation, where the answer is gold's by execution.
// Turns that failed are shown, and not to be learnt. The answer is never nil.
func record(ctx context.Context, a *agent.Agent, q agent.Question, p eval.Problem, gold *reward.Gold) (
	*trajectory.Example, *agent.Answer, error) {
	q.Text, q.Knowledge, q.After, q.Votes = p.Question, p.Knowledge, p.After, 1
	answer, err := a.Ask(ctx, q)
	switch {
	case err != nil:
		return nil, answer, err
	case gold.Err != nil:
		return nil, answer, gold.Err
	case answer.Result.Truncated || !eval.Strict(answer.Result, gold.Result, gold.SQL):
		return nil, answer, ErrWrong
	}
	e := &trajectory.Example{World: open.Label(p.DB), Question: p.Question, SQL: p.Gold, Family: p.Family, Hops: p.Hops,
		Difficulty: string(p.Difficulty), Knowledge: p.Knowledge, After: p.After, Protocol: a.ProtocolName(), Segments: answer.Transcript}
	turn := 0
	for i := range e.Segments {
		if !e.Segments[i].Generated {
			continue
		}
		if turn >= len(answer.Turns) {
			return nil, answer, fmt.Errorf("the transcript has more than its %d turns", len(answer.Turns))
		}
		e.Segments[i].Train = answer.Turns[turn].Error == ""
		turn++
	}
	return e, answer, nil
}
