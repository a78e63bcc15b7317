package agent

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/internal/defect"
	"github.com/sqlagent/sqlagent/internal/logs"
	"github.com/sqlagent/sqlagent/llm"
)

// voteTemperature is that of the votes after the greedy one, where neither the question nor the protocol has one.
const voteTemperature = 0.8

// Alternative is a result that some votes came to, but fewer or lighter ones than the answer's.
type Alternative struct {
	SQL    string // of the heaviest vote that came to it, of equals the first
	Model  string // that came to it, where several were asked
	Result *database.Result
	Votes  int
	Share  float64 // what these weigh, of 1 for each vote

	written string // SQL with stand-ins
}

// vote answers a question Votes times, each in a session of its own, and takes the heaviest group of equal results; of
// groups that weigh the same, the one with the greedy vote. The sessions begin alike, and the engine computes that
// beginning once. A vote that comes to no answer weighs nothing; where all do, the greedy one's error is the
// question's.
func (c *Conversation) vote(ctx context.Context, h *Hearing, topic Topic) (*Answer, error) {
	q := h.Question
	if q.Revise {
		if _, err := c.reviser(h, topic); err != nil {
			return c.agent.newAnswer(q), err
		}
	}
	c.Rest() // else a vote might wait for its room, which never comes
	q.oneByOne()
	ctx = audit.With(database.Share(ctx), audit.About{Votes: q.Votes}) // equal queries run, and are recorded, once
	voting, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	answers, failures := make([]*Answer, q.Votes), make([]error, q.Votes)
	var wg sync.WaitGroup
	// Sessions are opened one after the other: who waits for room gets it in this order.
	for _, vote := range c.agent.protocol.byOrder(q.Votes) {
		s, err := c.resume(voting)
		if err != nil {
			answers[vote] = c.agent.newAnswer(q)
			if failures[vote] = err; !abstains(err) {
				stop(err)
			}
			continue
		}
		wg.Go(func() {
			answers[vote], failures[vote] = c.castIn(voting, h, topic, vote, s)
			if err := failures[vote]; err != nil && !abstains(err) {
				stop(err)
			}
		})
	}
	wg.Wait()
	if err := context.Cause(voting); err != nil {
		return answers[0], err
	}
	answer, found := c.agent.elect(q, answers)
	if h.Revise && len(answer.Alternatives) > 0 {
		var err error
		if answer, err = c.revise(ctx, h, topic, answer); err != nil {
			return answer, err
		}
	}
	if q.Events != nil {
		won := slices.Index(answers, answer)
		if won < 0 {
			won = q.Votes // the correction
		}
		q.Events(Event{
			Kind: EventVotes, Question: q.ID, Vote: won, Votes: q.Votes,
			Turn: len(answer.Turns), Turns: c.agent.protocol.Turns, SQL: answer.SQL, Result: answer.Result,
		})
	}
	if !found {
		answer.MinConfidence = max(q.MinConfidence, 0)
		if declined(failures[0]) {
			c.keep(answer)
		}
		return answer, failures[0]
	}
	c.conclude(answer, q.MinConfidence)
	return answer, nil
}

// cast is one vote. It has a goroutine of its own, in which a panic would end the program.
func (c *Conversation) cast(ctx context.Context, h *Hearing, topic Topic, vote int) (answer *Answer, err error) {
	defer defect.Recover(logs.From(ctx), &err)
	answer = c.agent.newAnswer(h.Question)
	s, err := c.resume(ctx)
	if err != nil {
		return answer, err
	}
	return c.castIn(ctx, h, topic, vote, s)
}

// castIn is cast in a session, which it closes.
func (c *Conversation) castIn(ctx context.Context, h *Hearing, topic Topic, vote int, s llm.Session) (answer *Answer, err error) {
	defer defect.Recover(logs.From(ctx), &err)
	answer = c.agent.newAnswer(h.Question)
	t := c.attempt(h, topic, vote, s)
	defer func() { t.session.Close() }()
	return t.answer, t.run(ctx)
}

// abstains reports whether an error concerns one vote only: another may still come to an answer.
func abstains(err error) bool {
	var short *llm.ContextError
	return declined(err) || errors.As(err, &short)
}

// elect finds the answer of most weight among votes, the greedy one first: the heaviest group of equal results, by its
// heaviest query. It is the greedy one where none has a result.
func (a *Agent) elect(q *Question, votes []*Answer) (answer *Answer, found bool) {
	p := &a.protocol
	results := make([]*database.Result, len(votes))
	var tokens Tokens
	for i, v := range votes {
		results[i] = v.Result
		tokens.Prompt += v.Tokens.Prompt
		tokens.Generated += v.Tokens.Generated
	}
	answer = votes[0]
	var groups []Alternative
	var firsts []*Answer // of each group
	for _, members := range result.Group(results, result.Agree) {
		first := votes[slices.MaxFunc(members, func(i, j int) int { return cmp.Compare(votes[i].weight, votes[j].weight) })]
		g := Alternative{SQL: first.SQL, Result: first.Result, Votes: len(members), written: first.written}
		for _, i := range members {
			g.Share += votes[i].weight
		}
		g.Share /= float64(len(votes))
		groups, firsts = append(groups, g), append(firsts, first)
	}
	if len(groups) > 0 {
		won := 0
		for i, g := range groups {
			if g.Share > groups[won].Share {
				won = i
			}
		}
		answer = firsts[won]
		answer.Agree, answer.Share, answer.Confidence = groups[won].Votes, groups[won].Share, groups[won].Share
		voting := a.voting()
		if probability, ok := voting.Probability(answer.Share); ok {
			measured := len(votes) == voting.Votes && p.temperature(q) == p.temperature(&Question{})
			answer.Confidence, answer.Calibrated = probability, measured
		}
		if voting != nil {
			answer.Basis = voting.Basis
		}
		answer.Alternatives = slices.Delete(groups, won, won+1)
		slices.SortStableFunc(answer.Alternatives, func(a, b Alternative) int { return cmp.Compare(b.Share, a.Share) })
	}
	answer.Votes, answer.Tokens = len(votes), tokens
	return answer, len(groups) > 0
}

// voting is how the engine's weights answer best; nil: nothing is known. What was measured under another protocol says
// nothing of this one.
func (a *Agent) voting() *llm.Voting {
	v := a.engine.Info().Voting
	if v != nil && v.Protocol != "" && v.Protocol != a.protocol.Name {
		return llm.Careful()
	}
	return v
}

// sampling is how a vote draws. Of several, the first in each order of the schema is greedy, each other has random
// numbers of its own, and only the text of the first is emitted.
func (p *Protocol) sampling(q *Question, vote int) llm.Sampling {
	s := q.Sampling
	switch {
	case q.Votes <= 1:
	case vote < p.orders(q.Votes):
		s.Temperature = 0
	default:
		s.Temperature = p.temperature(q)
		s.Seed += uint64(vote) * 0x9e3779b97f4a7c15 // the golden ratio's, as in SplitMix64
	}
	if vote > 0 {
		s.OnText = nil // votes are cast side by side
	}
	return s
}
