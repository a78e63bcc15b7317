package agent

import (
	"context"
	"errors"

	"github.com/sqlagent/sqlagent/nano/form"
)

// Oracle knows gold, and so belongs to training alone (Progress-SQL, appendix C, Algorithm 1): it judges the query of
// each turn in the place of execution. sql is "" where the model wrote none. An error ends the question.
type Oracle func(ctx context.Context, sql string) (Judgement, error)

// Judgement is what an Oracle makes of a query.
type Judgement struct {
	Right    bool         // its result is gold's: the question ends here, k* is this turn
	Feedback string       // f⁽ᵗ⁾, what the model is told of one that is not
	Tags     []form.Token // the same for the protocol "pointer"
}

// judge asks the oracle about this turn's query. A right one is the solution, and so is that of the last turn.
func (t *attempt) judge(ctx context.Context, s step, o *Observation) (done bool, err error) {
	if s.problem != "" {
		o.Malformed = s.problem
		t.fail(errors.New(s.problem))
	}
	j, err := t.question.Oracle(ctx, s.sql)
	if err != nil {
		return true, err
	}
	if last := o.Left == 0; s.sql != "" && (j.Right || last) {
		t.turn().Final = true
		if err := t.commit(ctx, s.sql); err != nil && fatal(err) {
			return true, err
		} else if err != nil {
			return true, noAnswer(t.answer, "the final query failed", err)
		}
		return true, nil
	}
	o.Judged, o.Feedback, o.Tags = true, j.Feedback, j.Tags
	return false, nil
}

// diagnosis is the observation of a candidate that an oracle judged.
func diagnosis(tags []form.Token) []form.Token {
	return append([]form.Token{form.Observation}, tags...)
}
