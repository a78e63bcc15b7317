package agent

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/logs"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// attempt is the loop's own state while it runs one Vote: the model's session, the queries that ran, and the answer so
// far. A Vote is what a Speech sees of it.
type attempt struct {
	*Vote
	dialogue Dialogue
	session  llm.Session
	answer   *Answer
	given    int            // tokens given to the session so far, where its server counts
	thought  *ThinkingError // of the last turn, where it came to nothing else; nil elsewhere
	ran      map[string]run // by query: see key, normalise
	tried    []candidate
	repairs  int   // of final queries that failed, so far
	failed   error // of the last of these

	resume    func(context.Context) (llm.Session, error) // opens a session that holds what was said before the question
	generated int                                        // tokens that the session itself has written
	said      [][2]int                                   // of each turn: its part of the Transcript, where it ends with its observation
}

// run is what became of a query.
type run struct {
	turn int // from 1
	err  error
}

func (a *Agent) newAnswer(q *Question) *Answer {
	return &Answer{ID: q.ID, Question: q.Text, Model: a.engine.Info(), Protocol: a.protocol.Name, unasked: q.NoClarify}
}

// attempt begins a vote's way to an answer. Where no model is asked, there is no topic and no session.
func (c *Conversation) attempt(h *Hearing, topic Topic, vote int, s llm.Session) *attempt {
	answer := c.agent.newAnswer(h.Question)
	answer.Used, answer.Follows = h.Used, h.Follows
	t := &attempt{
		Vote:    &Vote{Hearing: h, Number: vote, Answer: answer, Room: c.agent.engine.Info().Context},
		session: s, answer: answer, given: c.given, ran: map[string]run{}, resume: c.resume,
	}
	if traced, ok := s.(llm.Traced); ok {
		t.Held = len(traced.Tokens())
	}
	if counted, ok := s.(llm.Counted); ok && t.Room > 0 {
		t.Len = func(messages []llm.Message) (tokens int) {
			for _, m := range messages {
				tokens += counted.Count(m)
			}
			return tokens
		}
	}
	if topic != nil {
		t.dialogue = topic.Begin(t.Vote)
	}
	return t
}

// run makes the prompt and answers it.
func (t *attempt) run(ctx context.Context) error {
	prompt, err := t.dialogue.Prompt(ctx)
	if err != nil {
		return err
	}
	err = t.solve(ctx, prompt)
	if s, ok := t.session.(llm.Traced); ok {
		t.answer.Trace = append([]llm.Token(nil), s.Tokens()[t.Held:]...)
		t.answer.Tokens.Prompt += len(t.answer.Trace) - t.generated
	}
	if t.Follows {
		return full(err)
	}
	return err
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
	at := len(t.answer.Transcript)
	t.said = append(t.said, [2]int{at, at})
	t.Emit(Event{Kind: EventTurn})
	return t.turn()
}

func (t *attempt) turn() *Turn { return &t.answer.Turns[len(t.answer.Turns)-1] }

// generate lets the model write its turn, after the text that opens it, and reads it.
func (t *attempt) generate(ctx context.Context, forced bool) (Step, error) {
	p, answer := t.Protocol, t.answer
	opened := t.dialogue.Opening(forced)
	if opened != "" {
		if err := t.give(llm.Message{Role: llm.Continue, Text: opened}); err != nil {
			return Step{}, err
		}
	}
	o := p.sampling(t.Question, t.Number)
	allowed, err := t.dialogue.Allowed(opened != "")
	if err != nil {
		return Step{}, err
	}
	o.Constraint = allowed
	most := p.TurnTokens
	if opened != "" && !forced {
		most = cmp.Or(p.OpenedTokens, most)
	}
	if o.MaxTokens == 0 || o.MaxTokens > most {
		o.MaxTokens = most
	}
	if t.redraws > 0 { // from a context that was drawn from before: other random numbers
		o.Temperature += float32(t.redraws) * hotter
		o.Seed += uint64(t.redraws)
	}
	if left := p.AnswerTokens - answer.Tokens.Generated; !forced && left < o.MaxTokens {
		o.MaxTokens = left
	}
	onText := o.OnText
	o.OnText = func(piece string) {
		if onText != nil {
			onText(piece)
		}
		t.Emit(Event{Kind: EventText, Text: piece})
	}
	start := time.Now()
	turn, err := t.session.Generate(ctx, o, t.dialogue.Stops()...)
	if err != nil {
		return Step{}, err
	}
	logs.From(ctx).DebugContext(ctx, "turn generated", "vote", t.Number, "turn", len(answer.Turns), "text", turn.Text,
		"finish", turn.Finish, "tokens", turn.Tokens, "elapsed", time.Since(start))
	answer.Tokens.Generated += turn.Tokens
	t.generated += turn.Tokens
	if turn.Given > t.given {
		answer.Tokens.Prompt += turn.Given - t.given
		t.given = turn.Given
	}
	answer.Transcript = append(answer.Transcript, trajectory.Written(turn))
	t.said[len(t.said)-1][1] = len(answer.Transcript)

	s := t.dialogue.Read(opened, turn)
	before := t.thought
	t.thought = s.Thought
	switch {
	case t.thought != nil:
		s.Problem = t.thought.Error()
	case s.Problem != "" && turn.Finish == llm.FinishLength:
		s.Problem = fmt.Sprintf("stopped after %d tokens without a complete block", turn.Tokens)
	}
	now := t.turn()
	now.Think, now.SQL, now.Final, now.Finish, now.Loose = s.Think, s.SQL, s.Move == Commit && s.SQL != "", turn.Finish, s.Loose
	if s.Think != "" {
		t.Emit(Event{Kind: EventThought, Text: s.Think})
	}
	switch {
	case t.thought != nil && (turn.Finish == llm.FinishContext || before != nil): // reminded once, it thinks on
		t.fail(t.thought)
		return s, &NoAnswerError{Reason: t.thought.Error(), Answer: answer, Err: t.thought}
	case s.Problem != "" && turn.Finish == llm.FinishContext:
		full := "the model's context is full"
		t.fail(errors.New(full))
		return s, &NoAnswerError{Reason: full, Answer: answer}
	}
	return s, nil
}

// spent reports whether the answer's token budget is used up.
func (t *attempt) spent() bool { return t.answer.Tokens.Generated >= t.Protocol.AnswerTokens }

// explore runs a query of which the model wants to see the rows. The error is fatal.
func (t *attempt) explore(ctx context.Context, sql string, o *Observation) error {
	t.Emit(Event{Kind: EventSQL, SQL: sql})
	if t.Protocol.NoticeRepeats {
		if twin, ok := t.ran[normalise(sql)]; ok {
			o.Repeats = twin.turn
			if twin.err != nil && !t.Options().Exact {
				t.fail(twin.err)
			}
			return nil
		}
	}
	res, err := t.Masks.Probe(ctx, sql, t.probeLimits())
	t.ran[normalise(sql)] = run{len(t.answer.Turns), err}
	switch {
	case fatal(err):
		return err
	case err != nil:
		o.Err = err
		t.fail(err)
	default:
		o.Result, t.turn().Result = res, res
	}
	return nil
}

// probeLimits bounds an exploring query: as many rows as are worth counting.
func (t *attempt) probeLimits() database.Limits {
	l := t.Limits
	if l.Rows == 0 || l.Rows > t.Protocol.Fetch {
		l.Rows = t.Protocol.Fetch
	}
	return l
}

// commit runs the final query.
func (t *attempt) commit(ctx context.Context, s Step) error {
	t.answer.SQL, t.answer.written, t.answer.Form = s.SQL, s.SQL, s.Form
	if s.Form != nil {
		t.answer.Assumed = s.Form.Assumed()
	}
	ran, res, err := t.Masks.Run(ctx, s.SQL, t.Limits)
	if err != nil {
		if !fatal(err) { // what ends the question is no turn's: it may name hosts and logins
			t.fail(err)
		}
		return err
	}
	t.answer.SQL, t.answer.Result = ran, res
	t.answer.weight = t.weigh(&candidate{sql: s.SQL, result: res, form: s.Form})
	t.Emit(Event{Kind: EventFinal, SQL: ran, Result: res})
	return nil
}

// fail notes the error of this turn.
func (t *attempt) fail(err error) {
	hint, try := t.agent.hints(err)
	t.turn().Error, t.turn().Hint = err.Error(), database.Advice(hint, "", try)
	t.Emit(Event{Kind: EventError, Err: err})
}

// hints are what to do about a database's error, and the whole query as rules mend it. Models are trained on what is
// wrong first, alone. Where rules mend candidates, theirs has failed too.
func (a *Agent) hints(err error) (hint, try string) {
	var e *database.Error
	switch {
	case !errors.As(err, &e):
		return "", ""
	case a.options.Exact:
		return e.Hint, ""
	case a.protocol.Mends:
		return database.Advice(e.Hint, e.Also, ""), ""
	}
	return database.Advice(e.Hint, e.Also, ""), e.Try
}

// observe gives the model the outcome of its turn.
func (t *attempt) observe(o Observation) error {
	o.Hint, o.Try = t.agent.hints(o.Err)
	m, shown := t.dialogue.Observe(&o)
	now := t.turn()
	now.Observation = shown
	t.Emit(Event{Kind: EventObservation, Text: shown, Hint: now.Hint, Result: now.Result})
	err := t.give(m)
	t.said[len(t.said)-1][1] = len(t.answer.Transcript)
	return err
}

// normalise is the same for queries that differ only in white space and letter case outside quotes
// and in a last semicolon. Queries with comments, escapes or dollar quotes are only trimmed: there,
// a new line or a letter's case may matter.
func normalise(sql string) string {
	sql = strings.TrimRight(strings.TrimSpace(sql), "; \t\r\n")
	if strings.ContainsAny(sql, `#$\`) || strings.Contains(sql, "--") || strings.Contains(sql, "/*") {
		return sql
	}
	var b strings.Builder
	var quote rune // the closing one, 0 outside quotes
	space := false
	for _, r := range sql {
		switch {
		case quote != 0:
			if r == quote {
				quote = 0
			}
		case strings.ContainsRune(" \t\r\n\f", r):
			space = true
			continue
		case r == '\'' || r == '"' || r == '`':
			quote = r
		case r == '[':
			quote = ']'
		}
		if space {
			b.WriteByte(' ')
			space = false
		}
		if quote == 0 {
			b.WriteString(strings.ToLower(string(r)))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
