package agent

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/logs"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Conversation is a series of Questions, each of which may refer to the answers before it. It holds what one question
// leaves for the next; which part of that the model sees is the protocol's Memory. Agent.Ask is a Conversation of one
// question. It is not safe for concurrent use.
//
// With a Transcript, the model has before it all that was said. The first question is given in the protocol's prompt,
// with the schema; each further one as a message of the user, with a turn budget of its own. A conversation whose
// tokens are spent takes no more questions: see FullError. The session of the model stays open between questions, so
// that nothing is read twice: see Rest. A question with Votes is answered in sessions of their own, which begin with
// what was said; the winner's words are what the conversation goes on with.
//
// With the LastQuery, each question has a session of its own: its prompt has the schema, and the query of the last
// answer where the question goes on from it. A question without an answer leaves that as it was.
type Conversation struct {
	agent   *Agent
	whole   *schema.Schema // nil: the first question reads it
	session llm.Session    // nil: the next question opens one
	given   int            // tokens given to session, where its server reports them
	masks   *mask.Session  // what the model sees of masked columns, and in which words
	said

	unsearched int // masked columns that could not be searched, of which a notice was given
}

// Mark is a place in a Conversation, for Back. The zero value is its beginning.
type Mark struct{ said }

// said is what was said until now.
type said struct {
	segments []trajectory.Segment // what was said
	last     *Answer              // that a question may go on from, where the protocol's Memory is LastQuery; nil: none
	unsaid   *trajectory.Exchange // the last answer, where no segments have it: no model was asked; nil: they have
}

// FullError says that a conversation has no room for another question. Begin a new one; where the question refers to
// the last answer, its query makes good Knowledge.
type FullError struct{ Err *llm.ContextError }

func (e *FullError) Error() string { return "begin a new conversation: " + e.Err.Error() }
func (e *FullError) Unwrap() error { return e.Err }

// Open begins a conversation. It reads the schema; a session of the model is opened when there is something to ask.
// Errors are a *database.Error, or wrap ctx.Err().
func (a *Agent) Open(ctx context.Context) (*Conversation, error) {
	s, err := a.schema(ctx, nil)
	if err != nil {
		return nil, interrupted(ctx, err)
	}
	return &Conversation{agent: a, whole: s}, nil
}

// Ask answers the next question. The Answer is never nil and is about this question alone: its Turns, Transcript and
// Trace begin with it. Errors are those of Agent.Ask, and *FullError. A question that failed for other reasons than
// that the model came to no answer is as if it had not been asked.
func (c *Conversation) Ask(ctx context.Context, q Question) (*Answer, error) {
	start := time.Now()
	if q.ID == "" {
		q.ID = rand.Text()
	}
	log := c.agent.options.Logger.With("question", q.ID)
	log.DebugContext(ctx, "question asked", "text", q.Text)
	ctx = logs.With(ctx, log)
	ctx = audit.With(ctx, audit.About{ID: q.ID, Question: q.Text})
	answer, err := c.ask(ctx, &q)
	answer.Elapsed = time.Since(start)
	if answer.Result != nil {
		answer.Dialect = c.agent.db.Dialect()
	}
	err = interrupted(ctx, err)
	answer.log(ctx, err)
	if err == nil {
		c.agent.ReadRanking(c.agent.audited(ctx), q, answer)
	}
	return answer, err
}

func (c *Conversation) ask(ctx context.Context, q *Question) (*Answer, error) {
	if strings.TrimSpace(q.Text) == "" {
		return c.agent.newAnswer(q), ErrNoQuestion
	}
	if strings.ContainsRune(q.Text, 0) || strings.ContainsRune(q.Knowledge, 0) {
		return c.agent.newAnswer(q), ErrNUL
	}
	if c.whole == nil {
		s, err := c.agent.schema(ctx, nil)
		if err != nil {
			return c.agent.newAnswer(q), err
		}
		c.whole = s
	}
	if err := c.agent.knownOf(c.whole).err; err != nil {
		return c.agent.newAnswer(q), err
	}
	if c.masks == nil {
		c.masks = mask.New(c.agent.db, c.whole)
	}
	if q.Caller != nil {
		return c.answerCaller(ctx, q)
	}
	return c.reply(ctx, q)
}

// reply answers what was typed, whose schema is known.
func (c *Conversation) reply(ctx context.Context, q *Question) (*Answer, error) {
	if !c.agent.options.Exact || q.Chosen != nil {
		if answer, err := c.typed(ctx, q); answer != nil {
			if err == nil {
				c.keep(answer)
			}
			return answer, err
		}
	}
	return c.answer(c.agent.audited(ctx), q)
}

// audited has the audit say which model writes what runs: of SQL that was typed none does.
func (a *Agent) audited(ctx context.Context) context.Context {
	return audit.With(ctx, audit.About{Model: a.engine.Info().Name})
}

// answer answers a question.
func (c *Conversation) answer(ctx context.Context, q *Question) (answer *Answer, err error) {
	switch repeated, err := c.repeat(ctx, q); {
	case err != nil:
		return repeated, err
	case repeated != nil:
		c.keep(repeated)
		return repeated, nil
	}
	v := c.agent.voting()
	if v != nil && q.Votes != 1 && q.Judging == nil {
		q.Votes = cmp.Or(q.Votes, v.Votes)
		q.MinConfidence = cmp.Or(q.MinConfidence, v.MinConfidence)
	}
	before := c.last
	switch {
	case q.After == nil:
		q.After = c.unsaid
	case c.agent.protocol.Memory == LastQuery:
		c.last = &Answer{SQL: q.After.SQL}
		defer func() {
			if err != nil && !declined(err) {
				c.last = before
			}
		}()
	}
	h := c.hearing(q)
	topic, err := c.agent.protocol.Speech.Hear(ctx, h)
	if err == nil {
		q.Knowledge, _, err = c.masks.Hide(ctx, q.Knowledge, q.Limits)
	}
	if err == nil {
		err = c.leave(ctx, q)
	}
	if err != nil {
		return c.agent.newAnswer(q), err
	}
	h.Schema = c.whole
	text := q.Text
	q.Text = h.Shown
	if q.Caller != nil {
		q.Knowledge = strings.TrimSpace(q.Knowledge + "\n" + q.Caller.Knowledge)
	}
	if len(h.Used) > 0 && q.Events != nil {
		q.Events(Event{Kind: EventKnowledge, Question: q.ID, Turns: c.agent.protocol.Turns, Used: h.Used})
	}
	answer, err = c.attempts(ctx, h, topic)
	answer.Question = text // the person's own words
	if err == nil && q.MinConfidence >= 0 && q.Judging == nil && v.Uncalibrated(q.Votes) {
		answer.Uncalibrated, answer.Unsure = true, true // whatever the votes agree on: that was not measured
	}
	return answer, err
}

// hearing is a question as it reaches the protocol's Speech.
func (c *Conversation) hearing(q *Question) *Hearing {
	return &Hearing{
		Question: q, Protocol: &c.agent.protocol, Schema: c.whole, Masks: c.masks, About: c.agent.about(c.whole), Last: c.last,
		Follows: len(c.segments) > 0, Shown: q.Text, agent: c.agent,
	}
}

// attempts asks the model, once or in several votes.
func (c *Conversation) attempts(ctx context.Context, h *Hearing, topic Topic) (*Answer, error) {
	q := h.Question
	if err := c.dispute(ctx, h, topic); err != nil {
		return c.agent.newAnswer(q), err
	}
	if q.Judging != nil {
		return c.judge(ctx, h, topic)
	}
	if q.Votes > 1 {
		return c.vote(ctx, h, topic)
	}
	if c.agent.protocol.Memory == LastQuery {
		c.Rest() // the prompt starts again
	}
	if c.session == nil {
		s, err := c.resume(ctx)
		if err != nil {
			return c.agent.newAnswer(q), err
		}
		c.session = s
	}
	t := c.attempt(h, topic, 0, c.session)
	err := t.run(ctx)
	c.session = t.session
	if err != nil && !declined(err) {
		if len(t.answer.Transcript) > 0 {
			c.Rest() // the session is in the middle of anything
		}
		return t.answer, err
	}
	c.given = t.given
	c.keep(t.answer)
	return t.answer, err
}

// keep records what the next question sees of this answer.
func (c *Conversation) keep(a *Answer) {
	switch {
	case c.agent.protocol.Memory == LastQuery:
		if a.Result != nil {
			c.last = a
		}
	case len(a.Transcript) > 0:
		c.segments, c.unsaid = append(slices.Clip(c.segments), a.Transcript...), nil
	case a.Result != nil:
		c.unsaid = &trajectory.Exchange{Question: a.Question, SQL: a.SQL}
	}
}

// resume opens a session that holds what was said. What the model wrote is given as text: an engine that still has the
// keys and values of its tokens finds them again, as far as the text makes the same tokens.
func (c *Conversation) resume(ctx context.Context) (llm.Session, error) {
	s, err := c.agent.engine.NewSession(ctx, llm.SessionOptions{})
	if err != nil {
		return nil, err
	}
	if err := replay(s, c.segments); err != nil {
		s.Close()
		return nil, full(err)
	}
	return s, nil
}

// replay gives a session what was said in another one.
func replay(s llm.Session, segments []trajectory.Segment) error {
	_, holdsTokens := s.(llm.Traced)
	for _, said := range segments {
		m := llm.Message{Role: said.Role, Text: said.Text, Pieces: said.Pieces}
		if said.Generated && holdsTokens {
			m.Role = llm.Continue // inside the assistant's open message, as it was
		}
		if err := s.Append(m); err != nil {
			return err
		}
	}
	return nil
}

// Rest gives the room that the conversation has in the engine back until its next question, which reads again what was
// said, as far as the engine has not kept it. Where there are more conversations than the engine has room for, those
// that wait for a person should rest: others wait for their room.
func (c *Conversation) Rest() {
	if c.session != nil {
		c.session.Close()
		c.session, c.given = nil, 0
	}
}

// Mark is where the conversation is.
func (c *Conversation) Mark() Mark { return Mark{c.said} }

// Back takes back what was asked after a Mark, as if it had not been: other questions may stand in its place, or the
// same be answered again.
func (c *Conversation) Back(to Mark) {
	if len(to.segments) < len(c.segments) {
		c.Rest()
	}
	c.said = to.said
}

// Close ends the conversation.
func (c *Conversation) Close() error {
	c.Rest()
	return nil
}

// declined reports whether an error is the model's: it came to no answer that runs.
func declined(err error) bool {
	var none *NoAnswerError
	var e *database.Error
	return errors.As(err, &none) || errors.As(err, &e) && e.Kind == database.Refused
}

// full is err, or that the conversation is full where err says that something no longer fits.
func full(err error) error {
	var already *FullError
	var short *llm.ContextError
	if !errors.As(err, &already) && errors.As(err, &short) {
		return &FullError{Err: short}
	}
	return err
}
