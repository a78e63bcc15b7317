package agent

import (
	"context"
	"errors"
)

// Oracle knows gold, and so belongs to training alone (Progress-SQL, appendix C, Algorithm 1): it judges the query of
// each turn in the place of execution. sql is "" where the model wrote none. An error ends the question.
type Oracle func(ctx context.Context, sql string) (Judgement, error)

// Judgement is what an Oracle makes of a query.
type Judgement struct {
	Right    bool     // its result is gold's: the question ends here, k* is this turn
	Feedback string   // f⁽ᵗ⁾, what the model gets for one that is not
	Tags     []string // the same as the names of diagnoses, for a Speech that has a word for each
}

// judge asks the oracle about this turn's query. A right one is the solution, and so is that of the last turn.
func (t *attempt) judge(ctx context.Context, s Step, o *Observation) (done bool, err error) {
	if s.Problem != "" {
		o.Malformed = s.Problem
		t.fail(errors.New(s.Problem))
	}
	j, err := t.Oracle(ctx, s.SQL)
	if err != nil {
		return true, err
	}
	if last := o.Left == 0; s.SQL != "" && (j.Right || last) {
		t.turn().Final = true
		return t.conclude(ctx, s, &Observation{}) // no model repairs what an oracle took
	}
	o.Judged, o.Feedback, o.Tags = true, j.Feedback, j.Tags
	return false, nil
}
