package cascade

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database/result"
)

// What two answers make of each other, where nano is unsure: of 313 such questions 116 were answered correctly by nano;
// an untuned model of 1.5B agreed with 77 of these and with 14 of the 197 wrong ones, and was right on 74 of the others
// (docs/experiments/2026-11-30-public-second-opinion.md). The numbers are rounded towards the first model: what is
// larger may be as weak as a 0.5B, which is right on 17 of 51 where nano is wrong.
const (
	agreeing  = 8.0  // how much more often they agree where nano is right than where it is wrong: 77/116 to 14/197
	differing = 0.45 // and how much more often they differ: 39/116 to 183/197
	spared    = 0.3  // the share of the larger model's answers that are right where they differ and nano is wrong: 74/183
	alone     = 0.25 // and where nano has no answer, of which next to nothing was measured
	doubted   = 0.25 // the share of unsure answers that are right, 116/313, for those whose votes were not counted
)

// The same of a larger model that was calibrated, and asked by its own votes, where nano is unsure: factors of the odds
// that each states for itself. They are those of coder-0.5b, 1.9, 0.84 and 0.15, rounded towards caution
// (docs/experiments/2026-11-29-two-opinions.md).
const (
	upheld    = 1.5  // the larger model's answer, which nano came to with doubts
	elsewhere = 0.5  // the larger model's answer, where nano came to another one, or to none
	overruled = 0.15 // nano's, where the larger model came to another one
)

// The same where nano is sure, and the larger model confirms: factors of the odds that nano states. Of 415 such answers
// 385 were right; coder-0.5b came to the same as 380, of which 367 were, and to another result than 35, of which 18
// were (docs/experiments/2026-11-29-confirm.md).
const (
	confirmed    = 2.0  // 367/13 to 385/30 is 2.2
	contradicted = 0.08 // 18/17 to 385/30
)

// opinions are what two models came to.
type opinions struct {
	first, second       *agent.Answer
	firstErr, secondErr error
}

// agree reports whether both have the same result.
func (o *opinions) agree() bool {
	return o.firstErr == nil && o.secondErr == nil && result.Agree(o.first.Result, o.second.Result)
}

// weigh makes one answer of two: the likelier one, with the probability that it is right. least is the confidence below
// which an answer is unsure, wanted what the question says of that.
func (o *opinions) weigh(least, wanted float64) (*agent.Answer, error) {
	first, second := o.first, o.second
	answer, other, err := first, second, o.firstErr
	asked := []agent.Asked{askedOf(first, o.firstErr), askedOf(second, o.secondErr)}
	p := first.Confidence
	if first.Votes < 2 {
		p = doubted
	}
	sure := o.firstErr == nil && !first.Unsure // the larger model is to confirm it
	switch {
	case o.secondErr != nil: // the first stays what it is
		err = o.failed()
		answer.Doubts = append(answer.Doubts, fmt.Sprintf("the larger model gave no answer: %v", o.secondErr))
		answer.Unsure = answer.Unsure || sure
	case sure && o.agree():
		asked[0].Agrees, asked[1].Agrees = true, true
		if !result.Empty(first.Result) && !first.Result.Truncated { // the first rows of two queries may be the same
			p = after(p, confirmed)
		}
	case sure:
		p = after(p, contradicted)
		answer.Doubts = append(answer.Doubts, "the larger model came to another result")
	case second.Calibrated && o.agree():
		asked[0].Agrees, asked[1].Agrees = true, true
		answer, other, p = second, first, after(second.Confidence, upheld)
	case second.Calibrated:
		own := after(p, overruled)
		answer, other, err, p = second, first, nil, after(second.Confidence, elsewhere)
		if o.firstErr == nil && own > p {
			answer, other, p = first, second, own
		}
	case o.firstErr != nil:
		answer, other, err, p = second, first, nil, alone
		answer.Calibrated = true
	case o.agree():
		asked[0].Agrees, asked[1].Agrees = true, true
		if !result.Empty(first.Result) { // many a wrong query finds nothing
			p = after(p, agreeing)
		}
	default:
		p = after(p, differing)
		if rest := (1 - p) * spared; rest > p {
			answer, other, p = second, first, rest
			answer.Calibrated = first.Calibrated
		}
	}
	answer.Follows = first.Follows // the larger one was given what that goes on from
	answer.Asked, answer.Turns = asked, append(turnsOf(first), turnsOf(second)...)
	answer.Tokens = agent.Tokens{Prompt: first.Tokens.Prompt + second.Tokens.Prompt, Generated: first.Tokens.Generated + second.Tokens.Generated}
	if o.secondErr == nil {
		answer.Alternatives = alternatives(answer, other)
		if answer.Votes == 0 {
			answer.Votes, answer.Agree, answer.Share = 1, 1, 1
		}
		answer.Confidence, answer.MinConfidence = p, max(wanted, 0)
		if wanted == 0 {
			answer.MinConfidence = least
		}
		answer.Uncalibrated = first.Uncalibrated || second.Uncalibrated
		// What the two agree on was not measured of weights that are not calibrated.
		answer.Unsure = p < answer.MinConfidence || answer.Uncalibrated || sure && !asked[0].Agrees
	}
	answer.Unsure = answer.Unsure && wanted >= 0
	return answer, err
}

// failed is the error where the larger model has no answer either; nil where the first has one.
func (o *opinions) failed() error {
	var none *agent.NoAnswerError
	switch {
	case o.firstErr != nil && errors.Is(o.secondErr, context.DeadlineExceeded):
		return o.secondErr
	case errors.As(o.firstErr, &none):
		both := *none
		both.Reason += fmt.Sprintf(", and the larger model gave none: %v", o.secondErr)
		return &both
	case o.firstErr != nil && !couldNot(o.secondErr):
		return o.secondErr // the question did not fit into the first one
	}
	return o.firstErr
}

// after is a probability after evidence that is so many times likelier where the answer is right.
func after(p, times float64) float64 { return p * times / (p*times + 1 - p) }

// alternatives are the other results: that of the model that did not answer, and those that votes came to.
func alternatives(answer, other *agent.Answer) []agent.Alternative {
	var all []agent.Alternative
	if other.Result != nil {
		all = append(all, agent.Alternative{Model: other.Model.Name, SQL: other.SQL, Result: other.Result, Votes: max(other.Agree, 1), Share: other.Share})
	}
	for _, of := range []*agent.Answer{answer, other} {
		for _, a := range of.Alternatives {
			a.Model = of.Model.Name
			all = append(all, a)
		}
	}
	kept := []agent.Alternative{}
	for _, a := range all {
		same := func(b agent.Alternative) bool { return result.Agree(a.Result, b.Result) }
		if !result.Agree(a.Result, answer.Result) && !slices.ContainsFunc(kept, same) {
			kept = append(kept, a)
		}
	}
	return kept
}

// askedOf is what one model came to.
func askedOf(a *agent.Answer, err error) agent.Asked {
	said := agent.Asked{Model: a.Model.Name, Engine: a.Model.Engine, Protocol: a.Protocol, SQL: a.SQL, Unsure: a.Unsure, Tokens: a.Tokens}
	if err != nil {
		said.Error = err.Error()
	}
	return said
}

// turnsOf are the turns of an answer, with the model whose they are.
func turnsOf(a *agent.Answer) []agent.Turn {
	turns := slices.Clone(a.Turns)
	for i := range turns {
		turns[i].Model = a.Model.Name
	}
	return turns
}
