// Package btrm is the Bradley–Terry reward model of Graph-Reward-SQL (section 3.2): a language model with a head that
// says of a question and a query how good the query is. It learns from pairs of a right and a wrong answer of some
// model to the same question, and serves as the weight of votes, next to execution and graphs.
//
// btrm.go has the loss and the scores, preferences.go what they are of.
package btrm

import (
	"errors"
	"fmt"
	"math"

	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
)

// tokenise is a conversation whose last token, which ends the answer, is scored alone: r(x, y) is the head's number of
// the state that it was chosen in, which has read all of both.
func tokenise(tok *token.Tokenizer, e trajectory.Example) (trainer.Sequence, error) {
	s, err := trainer.Tokenise(tok, e)
	if err != nil {
		return s, err
	}
	clear(s.Train)
	s.Train[len(s.Train)-1] = true
	return s, nil
}

// Group is a preference as a trainer packs it: the better conversation, then the worse, which begin alike.
func (p *Preference) Group(tok *token.Tokenizer) (trainer.Group, error) {
	better, err := tokenise(tok, p.Better)
	if err != nil {
		return nil, err
	}
	worse, err := tokenise(tok, p.Worse)
	if err != nil {
		return nil, err
	}
	return trainer.Group{better, worse}, nil
}

// Corpus is preferences as a trainer draws them. Those longer than the context are left out, and counted.
func Corpus(tok *token.Tokenizer, all []Preference, context int) (c *trainer.Corpus, tooLong int, err error) {
	var groups []trainer.Group
	for _, p := range all {
		g, err := p.Group(tok)
		if err != nil {
			return nil, 0, err
		}
		if max(len(g[0].Tokens), len(g[1].Tokens)) > context {
			tooLong++
			continue
		}
		groups = append(groups, g)
	}
	return trainer.NewCorpus(groups, context), tooLong, nil
}

// errUnpaired is a batch that is not of whole preferences.
var errUnpaired = errors.New("btrm: a batch does not hold whole pairs: --batch has to hold the longest one")

// Loss is the mean of −log σ(r⁺ − r⁻) over the pairs of a batch, whose gradient it accumulates (section 3.2; Bradley
// and Terry 1952). Batches are of groups that Corpus made.
func Loss(m model.Policy, b *trainer.Batch) (float64, error) {
	out, err := m.Forward(b.Packed)
	if err != nil {
		return 0, err
	}
	if out.Value == nil {
		return 0, errors.New("btrm: the model has no value head")
	}
	var ends []int
	for t, scored := range b.Score {
		if scored {
			ends = append(ends, t)
		}
	}
	if len(ends) == 0 || len(ends)%2 != 0 {
		return 0, errUnpaired
	}
	pairs, loss := float64(len(ends)/2), 0.
	g := make([]float32, len(b.Tokens))
	for i := 0; i < len(ends); i += 2 {
		l, slope := bradleyTerry(float64(out.Value[ends[i]]), float64(out.Value[ends[i+1]]))
		loss += l / pairs
		g[ends[i]], g[ends[i+1]] = float32(slope/pairs), float32(-slope/pairs)
	}
	if math.IsNaN(loss) || math.IsInf(loss, 0) {
		return 0, fmt.Errorf("the loss is %v: lower the learning rate, or look at the data", loss)
	}
	return loss, m.Backward(model.Grad{Value: g})
}

// bradleyTerry is −log σ(r⁺ − r⁻), and its derivative by r⁺; by r⁻ it is the opposite.
func bradleyTerry(better, worse float64) (loss, slope float64) {
	Δ := better - worse
	loss = math.Log1p(math.Exp(-math.Abs(Δ))) + max(-Δ, 0)
	return loss, -1 / (1 + math.Exp(Δ))
}

// Scores are r(x, y) of some conversations, in passes of so many tokens at most, or of one conversation.
func Scores(m model.Policy, tok *token.Tokenizer, all []trajectory.Example, passTokens int) ([]float64, error) {
	var out []float64
	var p model.Packed
	flush := func() error {
		if len(p.Tokens) == 0 {
			return nil
		}
		values, err := m.Forward(p)
		if err != nil {
			return err
		}
		if values.Value == nil {
			return errors.New("btrm: the model has no value head")
		}
		for t, scored := range p.Score {
			if scored {
				out = append(out, float64(values.Value[t]))
			}
		}
		p = model.Packed{}
		return nil
	}
	for _, e := range all {
		s, err := tokenise(tok, e)
		if err != nil {
			return nil, err
		}
		if len(p.Tokens) > 0 && len(p.Tokens)+len(s.Tokens) > passTokens {
			if err := flush(); err != nil {
				return nil, err
			}
		}
		trainer.Pack(&p, trainer.Group{s})
	}
	return out, flush()
}

// Ordered is the share of preferences whose better conversation has the higher score; of equal ones half.
func Ordered(m model.Policy, tok *token.Tokenizer, all []Preference, passTokens int) (float64, error) {
	var examples []trajectory.Example
	for _, p := range all {
		examples = append(examples, p.Better, p.Worse)
	}
	r, err := Scores(m, tok, examples, passTokens)
	if err != nil || len(all) == 0 {
		return math.NaN(), err
	}
	right := 0.
	for i := 0; i < len(r); i += 2 {
		switch {
		case r[i] > r[i+1]:
			right++
		case r[i] == r[i+1]:
			right += 0.5
		}
	}
	return right / float64(len(all)), nil
}
