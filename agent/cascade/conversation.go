package cascade

import (
	"context"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

type exchange = trajectory.Exchange

// Conversation is questions that follow one another, as agent.Conversation has them. The first model goes on from the
// answer that was given, whoever gave it. The larger one, which was not asked every question, is given the last
// exchange where the first takes a question to go on from it. It is not safe for concurrent use.
type Conversation struct {
	agent *Agent
	first *agent.Conversation
	said
}

// said is what was said until now.
type said struct {
	last  given
	offer *offer // nil: none
}

// Mark is a place in a Conversation, for Back.
type Mark struct {
	said
	first agent.Mark
}

// offer is what the last answer with a query asked back.
type offer struct {
	question string
	*agent.Clarification
}

// given is an answer that a question may go on from; the zero value is none.
type given struct {
	exchange   *exchange
	larger     bool    // the larger model gave it: the first has another one, or none
	confidence float64 // 1 where there is none, as of a verified example
}

// Open begins a conversation.
func (a *Agent) Open(ctx context.Context) (*Conversation, error) {
	first, err := a.first.Open(ctx)
	if err != nil {
		return nil, err
	}
	return &Conversation{agent: a, first: first}, nil
}

// Ask answers the next question, as agent.Conversation does. One that chooses among the readings that were asked back
// ("2", "the second one", its words) stands for the question before it, which that reading answers.
func (c *Conversation) Ask(ctx context.Context, q agent.Question) (*agent.Answer, error) {
	if c.offer != nil {
		if q.Chosen = c.offer.Chosen(q.Text); q.Chosen != nil {
			q.Text = c.offer.question
		}
	}
	answer, err := c.ask(ctx, q)
	if err != nil || q.Chosen != nil { // another choice may be made still
		return answer, err
	}
	c.offer = nil
	if back := answer.Clarify(); back != nil {
		c.offer = &offer{q.Text, back}
	}
	return answer, nil
}

func (c *Conversation) ask(ctx context.Context, q agent.Question) (*agent.Answer, error) {
	if c.agent.larger == nil {
		return c.first.Ask(ctx, q)
	}
	answer, err := c.agent.ask(ctx, q, c.askFirst, c.last.exchange)
	if err != nil {
		return answer, err
	}
	if q.Chosen == nil {
		answer.Bound(c.last.confidence) // also where both agree: they go on from the same answer
	}
	asked := answer.Asked
	c.last = given{
		exchange: &exchange{Question: q.Text, SQL: answer.SQL}, confidence: 1,
		larger: len(asked) > 0 && answer.Model.Name != asked[0].Model,
	}
	if answer.Votes > 1 || len(asked) > 0 && asked[1].Error == "" {
		c.last.confidence = answer.Confidence
	}
	return answer, nil
}

// askFirst asks the first model, which goes on from the larger one's answer where that was the last.
func (c *Conversation) askFirst(ctx context.Context, q agent.Question) (*agent.Answer, error) {
	if !c.last.larger {
		return c.first.Ask(ctx, q)
	}
	q.After = c.last.exchange
	answer, err := c.first.Ask(ctx, q)
	if err == nil {
		answer.Bound(c.last.confidence)
	}
	return answer, err
}

// Mark is where the conversation is.
func (c *Conversation) Mark() Mark { return Mark{c.said, c.first.Mark()} }

// Back takes back what was asked after a Mark, as agent.Conversation does.
func (c *Conversation) Back(to Mark) {
	c.first.Back(to.first)
	c.said = to.said
}

// Rest gives room back until the next question, as agent.Conversation does.
func (c *Conversation) Rest() { c.first.Rest() }

// Close ends the conversation.
func (c *Conversation) Close() error { return c.first.Close() }
