package agent

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/logs"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/trajectory"
)

// shortestAnswer is the room, in tokens, that a prompt must leave: less holds no query in its tags.
const shortestAnswer = 64

// attempt is one way to an answer: a question in a session of the model, written down as it goes.
type attempt struct {
	*Agent
	question *Question
	vote     int // from 0, the greedy one where there are several
	whole    *schema.Schema
	profiled *schema.Schema // whole with the values of its columns; nil until they are asked for
	masks    *mask.Session
	found    []mask.Found // values of masked columns that the question says
	said     *reading     // what the question says of the database, where the protocol is "pointer"
	last     *Answer      // that the question may go on from, where the protocol is "pointer"; nil: none
	follows  bool         // other questions of the same conversation
	session  llm.Session
	answer   *Answer
	have     int            // tokens the session may hold; 0 where unknown
	from     int            // tokens that it held before, where it is llm.Traced
	given    int            // tokens given to it so far, where its server tells
	thought  *ThinkingError // of the turn, where it came to nothing else; nil elsewhere
	ran      map[string]int // normalised exploring query → the turn that ran it
}

func (a *Agent) newAnswer(q *Question) *Answer {
	return &Answer{ID: q.ID, Question: q.Text, Model: a.engine.Info(), Protocol: a.protocol.Name}
}

func (c *Conversation) attempt(q *Question, vote int, s llm.Session) *attempt {
	have := c.agent.engine.Info().Context
	if n := c.agent.options.SessionTokens; n > 0 && (have == 0 || n < have) {
		have = n
	}
	t := &attempt{
		Agent: c.agent, question: q, vote: vote, whole: c.whole, masks: c.masks, found: c.found, last: c.last, follows: len(c.segments) > 0,
		session: s, answer: c.agent.newAnswer(q), have: have, given: c.given, ran: map[string]int{}, said: &reading{},
	}
	t.answer.Used, t.answer.Follows = c.used, t.follows
	if traced, ok := s.(llm.Traced); ok {
		t.from = len(traced.Tokens())
	}
	return t
}

// run makes the prompt and answers it.
func (t *attempt) run(ctx context.Context) error {
	prompt, err := t.prompt(ctx)
	if err != nil {
		return err
	}
	err = t.solve(ctx, prompt)
	if s, ok := t.session.(llm.Traced); ok {
		t.answer.Trace = append([]llm.Token(nil), s.Tokens()[t.from:]...)
		t.answer.Tokens.Prompt = len(t.answer.Trace) - t.answer.Tokens.Generated
	}
	if t.follows {
		return full(err)
	}
	return err
}

// prompt is what the question is given in. One that does not fit is told with all the tokens that it needs.
func (t *attempt) prompt(ctx context.Context) ([]llm.Message, error) {
	if t.protocol.Pointers {
		return t.point(ctx)
	}
	if !t.follows {
		return t.fit(ctx)
	}
	messages := t.protocol.fill(followUp, t.whole, t.question)
	if length := t.counter(); length != nil {
		if need := t.from + length(messages) + shortestAnswer; need > t.have {
			return nil, &FullError{&llm.ContextError{Need: need, Have: t.have}}
		}
	}
	return messages, nil
}

// counter is how many tokens messages take; nil where the session cannot count, or how many it holds is not known.
func (t *attempt) counter() func([]llm.Message) int {
	s, ok := t.session.(llm.Counted)
	if !ok || t.have == 0 {
		return nil
	}
	return func(messages []llm.Message) (tokens int) {
		for _, m := range messages {
			tokens += s.Count(m)
		}
		return tokens
	}
}

func (t *attempt) give(m llm.Message) error {
	if err := t.session.Append(m); err != nil {
		return err
	}
	t.answer.Transcript = append(t.answer.Transcript, trajectory.Given(m))
	return nil
}

// begin opens the next turn. The Turn is valid until another begins.
func (t *attempt) begin() *Turn {
	t.answer.Turns = append(t.answer.Turns, Turn{})
	t.emit(Event{Kind: EventTurn})
	return t.turn()
}

func (t *attempt) turn() *Turn { return &t.answer.Turns[len(t.answer.Turns)-1] }

// generate lets the model write its turn, after given text where opened is not empty, and reads it.
func (t *attempt) generate(ctx context.Context, opened string) (step, error) {
	p, answer := t.protocol, t.answer
	if opened != "" {
		if err := t.give(llm.Message{Role: llm.Continue, Text: opened}); err != nil {
			return step{}, err
		}
	}
	o := p.sampling(t.question, t.vote)
	constraint, err := t.held(opened != "")
	if err != nil {
		return step{}, err
	}
	o.Constraint = constraint
	if o.MaxTokens == 0 || o.MaxTokens > p.TurnTokens {
		o.MaxTokens = p.TurnTokens
	}
	if left := p.AnswerTokens - answer.Tokens.Generated; opened == "" && left < o.MaxTokens {
		o.MaxTokens = left
	}
	told := o.OnText
	o.OnText = func(piece string) {
		if told != nil {
			told(piece)
		}
		t.emit(Event{Kind: EventText, Text: piece})
	}
	loosely := !t.engine.Info().Constrains && !p.Pointers && t.question.Oracle == nil
	stops := p.stops()
	if loosely {
		for _, stop := range stops {
			stops = append(stops, strings.ToUpper(stop))
		}
	}
	start := time.Now()
	turn, err := t.session.Generate(ctx, o, stops...)
	if err != nil {
		return step{}, err
	}
	logs.From(ctx).DebugContext(ctx, "the model wrote a turn", "vote", t.vote, "turn", len(answer.Turns), "text", turn.Text,
		"finish", turn.Finish, "tokens", turn.Tokens, "elapsed", time.Since(start))
	answer.Tokens.Generated += turn.Tokens
	if turn.Given > t.given {
		answer.Tokens.Prompt += turn.Given - t.given
		t.given = turn.Given
	}
	answer.Transcript = append(answer.Transcript, trajectory.Written(turn))

	text := opened + turn.Text
	if opened != "" && turn.Finish == llm.FinishEnd {
		text = p.closed(text)
	}
	s := p.parse(text)
	now := t.turn()
	switch {
	case p.Pointers:
		s = t.read(turn)
	case loosely:
		strict := s
		s = p.parseLoosely(text, turn.Finish != llm.FinishLength && t.lastChance(opened))
		now.Loose = s != strict
	}
	// Of a context that is not known nobody can say that it is full.
	cut := s.problem != "" && (turn.Finish == llm.FinishLength || turn.Finish == llm.FinishContext && t.have == 0)
	before := t.thought
	t.thought = nil
	if cut && !p.Pointers && p.afterThoughts(text) < 0 {
		t.thought = &ThinkingError{turn.Tokens}
		s.problem = t.thought.Error()
	} else if cut && turn.Finish == llm.FinishLength {
		s.problem = fmt.Sprintf("stopped after %d tokens without a complete block", turn.Tokens)
	}
	now.Think, now.SQL, now.Final, now.Finish = s.think, s.sql, s.final, turn.Finish
	if s.think != "" {
		t.emit(Event{Kind: EventThought, Text: s.think})
	}
	switch {
	case t.thought != nil && (turn.Finish == llm.FinishContext || before != nil): // told once, it thinks on
		t.fail(t.thought)
		return s, &NoAnswerError{Reason: t.thought.Error(), Answer: answer, Err: t.thought}
	case s.problem != "" && turn.Finish == llm.FinishContext:
		full := "the model's context is full"
		t.fail(errors.New(full))
		return s, &NoAnswerError{Reason: full, Answer: answer}
	}
	return s, nil
}

// lastChance says whether a turn in no form is to be read as a solution: no turn follows, or the model was just told
// of the form.
func (t *attempt) lastChance(opened string) bool {
	turns := t.answer.Turns
	if n := len(turns); n > 1 && turns[n-2].Error != "" && turns[n-2].SQL == "" {
		return true
	}
	return opened != "" || len(turns) >= t.protocol.Turns && !t.protocol.ForceSolution
}

// spent says whether the answer's tokens are.
func (t *attempt) spent() bool { return t.answer.Tokens.Generated >= t.protocol.AnswerTokens }

// explore runs a query of which the model wants to see the rows. The error is fatal.
func (t *attempt) explore(ctx context.Context, sql string, o *Observation) error {
	t.emit(Event{Kind: EventSQL, SQL: sql})
	if t.protocol.NoticeRepeats {
		if o.Repeats = t.ran[normalise(sql)]; o.Repeats > 0 {
			return nil
		}
		t.ran[normalise(sql)] = len(t.answer.Turns)
	}
	res, err := t.masks.Probe(ctx, sql, t.probeLimits())
	switch {
	case fatal(err):
		return err
	case err != nil:
		o.fail(err)
		t.fail(err)
	default:
		o.show(res, t.protocol)
		t.turn().Result = res
	}
	return nil
}

// probeLimits bounds an exploring query: as many rows as are worth counting.
func (t *attempt) probeLimits() database.Limits {
	l := t.question.Limits
	if l.Rows == 0 || l.Rows > t.protocol.Fetch {
		l.Rows = t.protocol.Fetch
	}
	return l
}

// commit runs the final query.
func (t *attempt) commit(ctx context.Context, sql string) error {
	t.answer.SQL, t.answer.written = sql, sql
	ran, res, err := t.masks.Run(ctx, sql, t.question.Limits)
	if err != nil {
		if !fatal(err) { // what ends the question is no turn's: it may name hosts and logins
			t.fail(err)
		}
		return err
	}
	t.answer.SQL, t.answer.Result = ran, res
	t.emit(Event{Kind: EventFinal, SQL: ran, Result: res})
	return nil
}

// fail notes the error of this turn.
func (t *attempt) fail(err error) {
	t.turn().Error, t.turn().Hint = err.Error(), hint(err)
	t.emit(Event{Kind: EventError, Err: err})
}

// observe tells the model what came of its turn.
func (t *attempt) observe(o Observation) error {
	p, now := t.protocol, t.turn()
	if p.Pointers {
		return t.observeTokens(o)
	}
	text := p.Observe(o)
	inside, body := text, text
	if p.Observation != "" {
		_, body, _ = strings.Cut(text, opening(p.Observation))
		inside, _, _ = strings.Cut(body, closing(p.Observation))
	}
	now.Observation = strings.Trim(inside, "\n")
	if p.Role == llm.Continue && p.Observation != "" && t.endsWith(opening(p.Observation)) {
		text = body // the model opened the tag itself
	}
	t.emit(Event{Kind: EventObservation, Text: now.Observation, Hint: now.Hint, Result: now.Result})
	return t.give(llm.Message{Role: p.Role, Text: text})
}

func (t *attempt) endsWith(tag string) bool {
	said := t.answer.Transcript
	return len(said) > 0 && strings.HasSuffix(said[len(said)-1].Text, tag)
}

func (t *attempt) emit(e Event) {
	if t.question.Events == nil {
		return
	}
	e.Question, e.Vote = t.question.ID, t.vote
	if t.question.Votes > 1 {
		e.Votes = t.question.Votes
	}
	e.Turn, e.Turns = len(t.answer.Turns), t.protocol.Turns
	t.question.Events(e)
}
