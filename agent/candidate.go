package agent

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/review"
)

// candidate is a query of the protocol "pointer" that was executed.
type candidate struct {
	tokens  []form.Token
	sql     string
	ran     string           // SQL without stand-ins
	result  *database.Result // nil: it failed
	err     error
	faults  []review.Fault
	assumed []string
	turn    int // of the answer's Turns
}

// weight is how far a candidate does with the question: 0 where it has no result.
func (c *candidate) weight(p *form.Prompt) float64 {
	switch {
	case c.result == nil:
		return 0
	case result.Empty(c.result):
		return emptyWeight * review.Weight(p, c.tokens, result.Zero(c.result))
	}
	return review.Weight(p, c.tokens, result.Zero(c.result))
}

// settled tells whether nothing speaks against a candidate that another one could mend.
func (c *candidate) settled() bool {
	return c.result != nil && !result.Empty(c.result) && !review.AtFault(c.faults)
}

// consider executes a candidate. Where nothing speaks against it, it is the answer. Else the model is told what does,
// and says another one, until nothing does or the turns are spent; the answer is then the one that does best with the
// question, of equals the first. The model has no say in that: it would commit to what is wrong as readily as to what
// is right (docs/decisions.md).
func (t *attempt) consider(ctx context.Context, s step, o *Observation) (done bool, err error) {
	p := t.answer.pointing
	if o.Repeats = t.ran[s.sql]; o.Repeats == 0 {
		t.ran[s.sql] = len(t.answer.Turns)
		c := candidate{tokens: p.tokens, sql: p.sql, faults: review.Review(p.prompt, p.tokens), assumed: t.answer.Assumed, turn: len(t.answer.Turns) - 1}
		c.ran, c.result, c.err = t.masks.Run(ctx, c.sql, t.question.Limits)
		if fatal(c.err) {
			t.answer.SQL, t.answer.written = c.sql, c.sql
			return true, c.err
		}
		p.tried = append(p.tried, c)
	}
	last := p.tried[len(p.tried)-1]
	if o.Repeats == 0 && last.settled() || len(p.tried) == 1 && o.Left == 0 && last.err == nil {
		return true, t.settle()
	}
	t.emit(Event{Kind: EventSQL, SQL: s.sql})
	if o.Repeats == 0 {
		o.Result, o.Err, o.faults, t.turn().Result = last.result, last.err, last.faults, last.result
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
	p := t.answer.pointing
	best := slices.MaxFunc(p.tried, func(a, b candidate) int { return cmp.Compare(a.weight(p.prompt), b.weight(p.prompt)) })
	p.tokens, p.sql, t.answer.Assumed = best.tokens, best.sql, best.assumed
	t.answer.SQL, t.answer.written = best.sql, best.sql
	t.answer.Turns[best.turn].Final = true
	if best.err != nil {
		return noAnswer(t.answer, "the final query failed", best.err)
	}
	t.answer.SQL, t.answer.Result = best.ran, best.result
	t.answer.Doubts = review.Doubts(p.prompt, best.tokens, result.Zero(best.result))
	t.emit(Event{Kind: EventFinal, SQL: best.ran, Result: best.result})
	return nil
}

// settleFor is err, unless it concerns this attempt alone and a candidate before it has a result: that is the answer.
func (t *attempt) settleFor(err error) error {
	p := t.answer.pointing
	if p == nil || !abstains(err) || !slices.ContainsFunc(p.tried, func(c candidate) bool { return c.result != nil }) {
		return err
	}
	return t.settle()
}

// observeTokens tells the model what came of its turn, in a few words.
func (t *attempt) observeTokens(o Observation) error {
	tokens := o.tokens()
	now := t.turn()
	now.Observation = t.answer.pointing.prompt.Told(tokens)
	t.emit(Event{Kind: EventObservation, Text: now.Observation, Hint: now.Hint, Result: now.Result})
	pieces := make([]llm.Piece, len(tokens))
	for i, token := range tokens {
		pieces[i] = llm.Piece{Token: token.Name()}
	}
	return t.give(llm.Message{Role: t.protocol.Role, Pieces: pieces})
}

// tokens are an observation over pointers.
func (o Observation) tokens() []form.Token {
	switch {
	case o.Malformed != "":
		return form.ObserveFailure(form.Malformed)
	case o.Judged:
		return diagnosis(o.Tags)
	case o.Err == nil && o.Repeats > 0:
		return form.ObserveRepeat()
	}
	return append(PointerObservation(o.Result, o.Err), review.ObserveFaults(o.faults)...)
}

// countedRows is how many rows of a candidate's result are told apart.
const countedRows = 1000

// PointerObservation is what the protocol "pointer" shows of a candidate's result, or of its error.
func PointerObservation(r *database.Result, err error) []form.Token {
	if err != nil {
		return form.ObserveFailure(failure(err))
	}
	return form.Observe(min(len(r.Rows), countedRows), len(r.Columns), result.Empty(r), result.Zero(r))
}

// failure is the word for an error of the database.
func failure(err error) form.Failure {
	var e *database.Error
	switch {
	case !errors.As(err, &e):
		return form.Failed
	case e.Kind == database.OverLimit:
		return form.FailedLimit
	case e.Kind == database.Refused:
		return form.Refused
	case strings.Contains(e.Message, "no such") || e.Code == "42703" || e.Code == "42P01" || e.Code == "1054" || e.Code == "1146":
		return form.FailedName
	case strings.HasPrefix(e.Code, "22") || e.Code == "42883" || e.Code == "42804":
		return form.FailedType
	}
	return form.Failed
}
