package agent

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/llm"
)

// shortestAnswer is the room, in tokens, that a prompt must leave: less holds no query in its tags.
const shortestAnswer = 64

// conversation is one session of the model, written down as it goes.
type conversation struct {
	*Agent
	session llm.Session
	answer  *Answer
	have    int            // tokens the session may hold; 0 where unknown
	ran     map[string]int // normalised exploring query → the turn that ran it
}

func (a *Agent) open(ctx context.Context, answer *Answer) (*conversation, error) {
	have := a.engine.Info().Context
	if a.sessionTokens > 0 && (have == 0 || a.sessionTokens < have) {
		have = a.sessionTokens
	}
	s, err := a.engine.NewSession(ctx, llm.SessionOptions{MaxTokens: a.sessionTokens})
	if err != nil {
		return nil, err
	}
	return &conversation{Agent: a, session: s, answer: answer, have: have, ran: map[string]int{}}, nil
}

func (c *conversation) close() {
	if s, ok := c.session.(llm.Traced); ok {
		c.answer.Trace = append([]llm.Token(nil), s.Tokens()...)
		c.answer.Tokens.Prompt = len(c.answer.Trace) - c.answer.Tokens.Generated
	}
	c.session.Close()
}

// prompt gives the first messages, or none of them: where the session can count, a prompt that does
// not fit is told with all the tokens that it needs.
func (c *conversation) prompt(messages []llm.Message) error {
	if s, ok := c.session.(llm.Counted); ok && c.have > 0 {
		need := shortestAnswer
		for _, m := range messages {
			need += s.Count(m)
		}
		if need > c.have {
			return &llm.ContextError{Need: need, Have: c.have}
		}
	}
	for _, m := range messages {
		if err := c.give(m); err != nil {
			return err
		}
	}
	return nil
}

func (c *conversation) give(m llm.Message) error {
	if s, ok := c.session.(llm.Counted); ok {
		c.answer.Tokens.Prompt += s.Count(m)
	}
	if err := c.session.Append(m); err != nil {
		return err
	}
	c.answer.Transcript = append(c.answer.Transcript, Piece{Role: m.Role, Text: m.Text})
	return nil
}

// begin opens the next turn. The Turn is valid until another begins.
func (c *conversation) begin() *Turn {
	c.answer.Turns = append(c.answer.Turns, Turn{})
	c.emit(Event{Kind: EventTurn})
	return c.turn()
}

func (c *conversation) turn() *Turn { return &c.answer.Turns[len(c.answer.Turns)-1] }

// generate lets the model write its turn, after given text where opened is not empty, and reads it.
func (c *conversation) generate(ctx context.Context, opened string) (step, error) {
	p := c.protocol
	if opened != "" {
		if err := c.give(llm.Message{Role: llm.Continue, Text: opened}); err != nil {
			return step{}, err
		}
	}
	o := c.sampling
	if o.MaxTokens == 0 || o.MaxTokens > p.TurnTokens {
		o.MaxTokens = p.TurnTokens
	}
	if left := p.AnswerTokens - c.answer.Tokens.Generated; opened == "" && left < o.MaxTokens {
		o.MaxTokens = left
	}
	told := o.OnText
	o.OnText = func(piece string) {
		if told != nil {
			told(piece)
		}
		c.emit(Event{Kind: EventText, Text: piece})
	}
	turn, err := c.session.Generate(ctx, o, p.Stops()...)
	if err != nil {
		return step{}, err
	}
	c.answer.Tokens.Generated += turn.Tokens
	c.answer.Tokens.Prompt = max(c.answer.Tokens.Prompt, turn.Given)
	c.answer.Transcript = append(c.answer.Transcript, Piece{Role: llm.Assistant, Text: turn.Text, Generated: true})

	text := opened + turn.Text
	if opened != "" && turn.Finish == llm.FinishEnd {
		text = p.closed(text)
	}
	s := p.parse(text)
	if s.problem != "" && turn.Finish == llm.FinishLength {
		s.problem = fmt.Sprintf("stopped after %d tokens without a complete block", turn.Tokens)
	}
	t := c.turn()
	t.Think, t.SQL, t.Final, t.Finish = s.think, s.sql, s.final, turn.Finish
	if s.think != "" {
		c.emit(Event{Kind: EventThought, Text: s.think})
	}
	if s.problem != "" && turn.Finish == llm.FinishContext {
		full := "the model's context is full"
		c.fail(errors.New(full))
		return s, &NoAnswerError{Reason: full, Answer: c.answer}
	}
	return s, nil
}

// spent says whether the answer's tokens are.
func (c *conversation) spent() bool { return c.answer.Tokens.Generated >= c.protocol.AnswerTokens }

// explore runs a query of which the model wants to see the rows. The error is fatal.
func (c *conversation) explore(ctx context.Context, sql string, o *Observation) error {
	c.emit(Event{Kind: EventSQL, SQL: sql})
	if c.protocol.NoticeRepeats {
		if o.Repeats = c.ran[normalise(sql)]; o.Repeats > 0 {
			return nil
		}
		c.ran[normalise(sql)] = len(c.answer.Turns)
	}
	res, err := c.db.Query(ctx, sql, c.probeLimits())
	switch {
	case fatal(err):
		return err
	case err != nil:
		o.fail(err, c.protocol)
		c.fail(err)
	default:
		o.show(res, c.protocol)
		c.turn().Result = res
	}
	return nil
}

// commit runs the final query.
func (c *conversation) commit(ctx context.Context, sql string) error {
	c.answer.SQL = sql
	res, err := c.db.Query(ctx, sql, c.limits)
	if err != nil {
		c.fail(err)
		return err
	}
	c.answer.Result = res
	c.emit(Event{Kind: EventFinal, SQL: sql, Result: res})
	return nil
}

// fail notes the error of this turn.
func (c *conversation) fail(err error) {
	c.turn().Error, c.turn().Hint = err.Error(), hint(err)
	c.emit(Event{Kind: EventError, Err: err})
}

// observe tells the model what came of its turn.
func (c *conversation) observe(o Observation) error {
	p, t := c.protocol, c.turn()
	text := p.Observe(o)
	_, body, _ := strings.Cut(text, opening(p.Observation))
	inside, _, _ := strings.Cut(body, closing(p.Observation))
	t.Observation = strings.Trim(inside, "\n")
	if p.Role == llm.Continue && c.endsWith(opening(p.Observation)) {
		text = body // the model opened the tag itself
	}
	c.emit(Event{Kind: EventObservation, Text: t.Observation, Hint: t.Hint, Result: t.Result})
	return c.give(llm.Message{Role: p.Role, Text: text})
}

func (c *conversation) endsWith(tag string) bool {
	t := c.answer.Transcript
	return len(t) > 0 && strings.HasSuffix(t[len(t)-1].Text, tag)
}

func (c *conversation) emit(e Event) {
	if c.events == nil {
		return
	}
	e.Turn, e.Turns = len(c.answer.Turns), c.protocol.Turns
	c.events(e)
}
