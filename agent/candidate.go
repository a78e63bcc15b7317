package agent

import (
	"cmp"
	"context"
	"slices"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
)

// candidate is a query that a model proposed, and that was executed.
type candidate struct {
	sql    string
	ran    string           // SQL without stand-ins
	result *database.Result // nil: it failed
	err    error
	form   Form
	mended []string // what a rule changed in what the model wrote, in sentences
	turn   int      // of the answer's Turns
	weight float64  // see weigh
}

// settled reports whether nothing speaks against a candidate that another one could mend.
func (c *candidate) settled() bool {
	return c.result != nil && !result.Empty(c.result) && (c.form == nil || c.form.Settled())
}

// consider executes a candidate. Where nothing speaks against it, it is the answer. Otherwise the model learns what
// does and proposes another one, until nothing does or the turns are spent. The answer is then the candidate of most
// weight, of equals the first. The model has no say in that: it would commit to what is wrong as readily as to what is
// right (docs/decisions/nano.md).
func (t *attempt) consider(ctx context.Context, s Step, o *Observation) (done bool, err error) {
	key := t.key(s.SQL)
	if o.Repeats = t.ran[key].turn; o.Repeats == 0 {
		c := candidate{sql: s.SQL, form: s.Form, turn: len(t.answer.Turns) - 1}
		c.ran, c.result, c.err = t.Masks.Run(ctx, c.sql, t.Limits)
		if fatal(c.err) {
			t.answer.SQL, t.answer.written = c.sql, c.sql
			return true, c.err
		}
		if t.Protocol.Mends && !t.Options().Exact {
			c = t.repair(ctx, c)
		}
		c.weight = t.weigh(&c)
		t.ran[key] = run{len(t.answer.Turns), c.err}
		t.tried = append(t.tried, c)
	}
	if o.Repeats > 0 && t.Protocol.SettlesRepeats && t.ran[key].err == nil {
		return true, t.settle()
	}
	last := t.tried[len(t.tried)-1]
	unseen := t.Caller == nil && t.Masks.Reveals(last.sql) // what came of it is not for the model
	if o.Repeats == 0 && (last.settled() || unseen) || len(t.tried) == 1 && o.Left == 0 && last.err == nil {
		return true, t.settle()
	}
	t.Emit(Event{Kind: EventSQL, SQL: s.SQL})
	if o.Repeats == 0 {
		o.Result, o.Err, o.Form, t.turn().Result = last.result, last.err, last.form, last.result
		if last.err != nil {
			t.fail(last.err)
		}
	}
	if o.Left > 0 {
		return false, nil
	}
	return true, t.settle()
}

// settle makes the best of the candidates the answer.
func (t *attempt) settle() error {
	best := slices.MaxFunc(t.tried, func(a, b candidate) int { return cmp.Compare(a.weight, b.weight) })
	t.answer.SQL, t.answer.written, t.answer.Form = best.sql, best.sql, best.form
	if best.form != nil {
		t.answer.Assumed = best.form.Assumed()
		t.answer.Used = slices.DeleteFunc(slices.Clone(t.answer.Used), func(u Used) bool { return !best.form.Uses(u) })
	}
	t.answer.Turns[best.turn].Final = true
	switch {
	case best.err != nil:
		return noAnswer(t.answer, "the final query failed", best.err)
	case best.form == nil && !t.Options().Exact && declines(t.DB().Dialect(), best.sql):
		return noAnswer(t.answer, "the model finds no answer to this question in the database", nil)
	}
	t.answer.SQL, t.answer.Result, t.answer.weight = best.ran, best.result, best.weight
	if best.form != nil {
		t.answer.Doubts = best.form.Doubts(best.result)
	}
	t.answer.Doubts = append(t.answer.Doubts, best.mended...)
	if best.form == nil && result.Empty(best.result) {
		t.answer.Doubts = append(t.answer.Doubts, "the query returned no rows")
	}
	t.answer.Unsure = best.form == nil && len(t.answer.Doubts) > 0 && t.MinConfidence >= 0
	t.Emit(Event{Kind: EventFinal, SQL: best.ran, Result: best.result})
	return nil
}

// settleFor is err, unless it concerns this attempt alone and a candidate before it has a result: that is the answer.
func (t *attempt) settleFor(err error) error {
	if !abstains(err) || !slices.ContainsFunc(t.tried, func(c candidate) bool { return c.result != nil }) {
		return err
	}
	return t.settle()
}
