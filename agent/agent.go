// Package agent answers questions over a database with a language model that probes the database, refines its SQL on
// what it sees, and commits to a final query (SkyRL-SQL, section 3; SQL-Trail, appendix A.3 and Algorithm 1). The same
// loop runs in production and, as rollouts, in training. Whatever the model writes, nothing but reading happens: all
// statements go through package dialects/database.
//
// # Asking
//
// An Agent asks one model about one database. Both may be shared by several agents; all three are safe for concurrent
// use, and a question ends when its context does.
//
//	db, err := open.Open(ctx, "sqlite:shop.db", open.Options{})            // dialects/database/open
//	engine, err := llmopen.Open(ctx, llmopen.Options{Model: "model.gguf"}) // llm/open
//	a, err := protocols.NewAgent(engine, db, agent.Options{})              // agent/protocols
//	answer, err := a.Ask(ctx, agent.Question{Text: "How many orders were shipped late?"})
//	fmt.Println(answer.SQL, answer.Result.Rows)
//
// Options hold for all questions; what differs from one to the next is in the Question: knowledge that the schema
// lacks, limits, sampling, votes. As many questions are answered at the same time as the engine has Sessions; others
// wait.
//
// A question without an answer is an error, and its Answer says how far it came. [Explain] has the words for people;
// programs look at [ErrNoQuestion], [NoAnswerError], [FullError], database.Error and llm.LoadError with errors.As.
//
// # Trust
//
// An answer may be wrong. Show its SQL. With several Votes, an Answer has the share that agrees, and for a model that
// was calibrated, nano for one, the probability that it is right; one that is Unsure should be shown as such.
//
// Package agent/cascade asks two models: a small one, and a larger one where that is unsure.
//
// # Following
//
// Agent.Open begins a Conversation, whose questions may refer to the answers before them. Question.Events receives each
// turn as it happens. Options.Logger receives what an operator wants to know. Each line has the question's ID, as
// have the records of an audit (database.Options). A Report is an Answer as JSON.
//
// # Protocols
//
// How model and database talk is a Protocol: rules of the loop, and a Speech, which has the prompt and reads the
// model's turns. Package agent/tags has the published ones as data, nano/speech that of the embedded model. A model's
// file says which one it was trained on; models that were trained on none follow "plain". Package agent/protocols has
// them by name.
//
// # Files
//
// Read this file first: the Agent, its Options, a Question, and Ask. Then, by what they are about:
//
//   - the loop: attempt.go has its steps, protocol.go its rules, speech.go a way of speaking with a model,
//     candidate.go the choice among the queries that a model proposed, event.go what is reported meanwhile
//   - what comes of it: answer.go, with figure.go for what is shown next to its rows and report.go for its JSON;
//     failure.go for errors as people and programs get them, decline.go for a question that has no answer, clarify.go
//     for one that is to be asked more exactly
//   - several answers to one question: votes.go counts them, chooser.go weighs each, judge.go has the model score
//     them, revise.go shows it two that disagree, sure.go says how sure the answer is
//   - queries that fail: redraw.go takes a repeated one out of the context, mend.go repairs one by rule
//   - around a question: typed.go answers SQL and greetings, known.go adds what a team knows, masked.go and shown.go
//     keep masked values from the model, conversation.go has questions that follow one another
//   - training alone: oracle.go judges turns by gold
package agent

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/plain"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Agent asks one model about one database. It is safe for concurrent use.
type Agent struct {
	engine   llm.Engine
	db       database.DB
	protocol Protocol
	options  Options
	memo     Memo                  // of the protocol's Speech
	known    atomic.Pointer[known] // of the schema that was asked last
}

// Options hold for all questions of an Agent. The zero value is ready.
type Options struct {
	// Protocol is how the model is spoken with. Package agent/protocols has those that there are, by name and by what an
	// engine says of its weights.
	Protocol Protocol
	// Turns is the turn budget of a question; the turn that gives the solution counts. 0 is the protocol's own.
	Turns int
	// TurnTokens bounds what is generated in one turn, thoughts included; all turns may spend it. 0 is the protocol's
	// own.
	TurnTokens int
	// Schema is shown as it is, in place of what the database reports.
	Schema *schema.Schema
	// Profile bounds how the Agent looks at the values of the database's columns, so that a question may say them
	// ("customers from brazil"). nil: the bounds of a zero ProfileOptions. Where runs must be reproducible, it has to
	// say Steps.
	Profile *database.ProfileOptions
	// NoProfile keeps the Agent from looking at values: the model sees names and types alone.
	NoProfile bool
	// Tags holds each turn to the protocol's tags where the engine can: it ends with a block that is closed and not
	// empty, unless its tokens run out. A Question's own Sampling.Constraint counts before.
	Tags bool
	// Exact takes a model at its word, as training wants it: turns are read in their protocol's form alone, no query is
	// mended, a hint speaks of the first name that is wrong, and no turn is drawn at another temperature. Else what comes
	// close to the form is read too, where nothing holds the model to it, and hints have the whole query as rules mend it.
	Exact bool
	// Knowledge is what a team keeps: verified examples, terms and rules. Those that a question needs are in the
	// prompt where its protocol has a place for external knowledge; the protocol "pointer" links the terms, and answers
	// a repeated example with its query. Answer.Used says which. nil: nothing.
	Knowledge *knowledge.Base
	// Logger receives each question, its turns, its statements and its requests to a server, all with the
	// attribute "question", the Question's ID. Info has one line per answer, without text, SQL or rows. Warn has what
	// failed and what was retried. Debug has the question's text, SQL and the model's turns. Rows are never logged.
	// nil: no logging.
	Logger *slog.Logger
}

// Question is what a caller asks, and how it is to be answered: the input of Ask. What holds for all questions is in
// Options.
type Question struct {
	ID        string // names the question in its events; "": one is made
	Text      string
	Knowledge string    // external knowledge: definitions, formulas, what codes mean
	Now       time.Time // what "last month" is relative to; the zero value: now
	// After is what the question may go on from, where no Conversation has it; nil: none. It is not for a Caller.
	After *trajectory.Exchange

	// Limits bound the final query. Time, steps, cells and bytes hold for exploring queries too; those return no more
	// rows than their protocol counts.
	Limits database.Limits
	// Sampling says how tokens are drawn; the zero value is greedy. MaxTokens bounds one turn where it is less than the
	// protocol's own bound.
	Sampling llm.Sampling
	// MinConfidence is the confidence below which the answer of several Votes is Unsure. 0: what the engine's Voting
	// says; negative: no answer is. Every other answer of weights that were trained here and not calibrated is Unsure, of
	// one vote too, and so is one vote of weights from elsewhere that were not (see llm.Voting).
	MinConfidence float64
	// Votes is how many conversations answer the question, of which the heaviest group of equal results wins: one in
	// each order of the schema is greedy, the others draw at Sampling's temperature, or the protocol's (pointer: 1.4),
	// or 0.8. 1: one, drawn as Sampling says. 0: as many as the model's file says, or one.
	Votes int
	// Judging, where set, has the model judge its own candidates in place of votes: see Judging.
	Judging *Judging
	// Revise has the model write a corrected query where its Votes split: see Conversation.revise, and Answer.Revision.
	Revise bool
	// Disputed are two queries that answer the question differently, with stand-ins: the model is shown them with their
	// rows, to write the right one. nil: none.
	Disputed *[2]string
	// Figure says that people are shown the answer: what ranks its rows is read too. See Answer.Figure.
	Figure bool
	// Ties says that the answer tells whether LIMIT cuts a ranking among equals, as it does with Figure. See Answer.Tied.
	Ties bool
	// NoClarify says that nobody is there to be asked back: Answer.Clarify is nil.
	NoClarify bool
	// Order draws the order in which the protocol "pointer" shows the schema, and the numbers of its pointers; votes
	// count on from it.
	Order uint64
	// Links, where several questions have the same, say that these differ in Sampling and Oracle alone, as the samples
	// of a question do from which a policy learns: the protocol "pointer" links the first of them to the database, and
	// makes the grammar of answers, for all. Votes, and questions that go on in a Conversation, make their own.
	Links *Links
	// SQL says that who asks may run queries: a Text that is one runs as it is, and no model is asked. Else it is refused.
	SQL bool
	// Chosen is the reading of Text that was chosen, where an answer asked back: its query runs, and no model is asked.
	// nil: none was.
	Chosen *Choice
	// Schema says that who asks may see the schema: "describe orders" names its columns. Else the reply names five tables
	// at most.
	Schema bool
	// Caller is set where the one who asks is a model.
	Caller *Caller
	// Oracle judges the query of each turn, in training alone; nil: none.
	Oracle Oracle
	// Events receives each event as it happens, one at a time. The answer waits until it returns.
	Events func(Event)
}

// Caller is a model that asks, such as a client of MCP. Of masked columns it sees stand-ins, and it may write them:
// the Answer's SQL, Result and Alternatives have them, and so has an error. Turns, Transcript and Trace are what the
// answering model saw. An answer that would tell of masked values in other ways is a *database.Error of the rule
// "mask".
type Caller struct {
	StandIns  *mask.StandIns
	Knowledge string // as a Question's, but the caller's own words
}

// ErrNoQuestion is the error of a question without text.
var ErrNoQuestion = errors.New("no question: its text is empty")

// ErrNUL is the error of a question with a NUL, which no database takes in a text.
var ErrNUL = errors.New("the question has a NUL character: remove it")

// New makes an Agent. It does not touch the database yet.
func New(engine llm.Engine, db database.DB, o Options) (*Agent, error) {
	if engine == nil || db == nil {
		return nil, errors.New("agent: engine and database are required")
	}
	a := &Agent{engine: engine, db: db, protocol: o.Protocol, options: o}
	switch {
	case o.NoProfile:
		a.options.Profile = nil
	case o.Profile == nil:
		a.options.Profile = &database.ProfileOptions{}
	}
	if o.Logger == nil {
		a.options.Logger = slog.New(slog.DiscardHandler)
	}
	if o.Turns != 0 {
		a.protocol.Turns = o.Turns
	}
	if o.TurnTokens != 0 {
		a.protocol.TurnTokens = o.TurnTokens
		a.protocol.AnswerTokens = max(a.protocol.AnswerTokens, o.TurnTokens*a.protocol.Turns)
	}
	if err := a.protocol.check(); err != nil {
		return nil, err
	}
	if err := a.protocol.Speech.Check(&a.protocol, &a.options, engine.Info()); err != nil {
		return nil, err
	}
	return a, nil
}

// ProtocolName is what the protocol is called that the agent speaks.
func (a *Agent) ProtocolName() string { return a.protocol.Name }

// Ask answers one question. The Answer is never nil: where err is not nil it holds what was done
// until then. Errors are ErrNoQuestion, a *NoAnswerError, a *database.Error, a *llm.ContextError or another error of
// the engine, or wrap ctx.Err().
func (a *Agent) Ask(ctx context.Context, q Question) (*Answer, error) {
	c := &Conversation{agent: a}
	defer c.Close()
	return c.Ask(ctx, q)
}

// solve is the loop: the model probes, sees, refines and commits, within the protocol's budget.
func (t *attempt) solve(ctx context.Context, prompt []llm.Message) error {
	for _, m := range prompt {
		if err := t.give(m); err != nil {
			return err
		}
	}
	for t.left() > 0 && !t.spent() {
		if done, err := t.take(ctx); done {
			return err
		}
	}
	if t.Protocol.ForceSolution {
		if done, err := t.force(ctx); done {
			return err
		}
	}
	return t.settleFor(t.exhausted())
}

// left is how many turns of the budget there are. One that is drawn again costs none.
func (t *attempt) left() int { return t.Protocol.Turns + t.redraws - len(t.answer.Turns) }

// take has the model take a turn, and shows it what came of that. The error is the question's, once that is done.
func (t *attempt) take(ctx context.Context) (done bool, err error) {
	t.begin()
	step, err := t.generate(ctx, false)
	if err != nil {
		return true, t.settleFor(err)
	}
	if t.Oracle == nil && step.Problem == "" && step.Move == Propose && t.repeatsFailure(step.SQL) {
		return t.redraw(ctx, step.SQL)
	}
	o := Observation{Left: t.left()}
	if done, err = t.act(ctx, step, &o); done || t.unread(&o) {
		return done, err
	}
	if err := t.observe(o); err != nil {
		return true, t.settleFor(err)
	}
	return false, nil
}

// unread reports whether the model has no turn in which to read an observation.
func (t *attempt) unread(o *Observation) bool { return o.Left == 0 && !t.Protocol.ForceSolution }

// act does what a turn wants, and notes what came of it.
func (t *attempt) act(ctx context.Context, s Step, o *Observation) (done bool, err error) {
	switch {
	case t.Oracle != nil:
		return t.judge(ctx, s, o)
	case s.Problem != "":
		o.Malformed = s.Problem
		t.fail(errors.New(s.Problem))
		return false, nil
	case s.Move == Propose:
		return t.consider(ctx, s, o)
	case s.Move == Commit:
		return t.conclude(ctx, s, o)
	case t.unread(o):
		return false, nil
	}
	err = t.explore(ctx, s.SQL, o)
	return err != nil, err
}

// conclude runs the final query. One that fails is the model's to repair, as often as the protocol lets it and where it
// has a turn for that.
func (t *attempt) conclude(ctx context.Context, s Step, o *Observation) (done bool, err error) {
	err = t.commit(ctx, s)
	switch {
	case err == nil || fatal(err):
		return true, err
	case t.repairs == t.Protocol.Repairs || o.Left == 0 || withheld(err):
		return true, noAnswer(t.answer, "the final query failed", err)
	}
	t.repairs++
	t.failed, o.Err = err, err
	t.Emit(Event{Kind: EventRepair, SQL: s.SQL, Err: err})
	return false, nil
}

// force opens the solution for the model: the budget is spent (SQL-Trail, Algorithm 1, line 31).
func (t *attempt) force(ctx context.Context) (done bool, err error) {
	t.begin().Forced = true
	step, err := t.generate(ctx, true)
	switch {
	case err != nil:
		return true, err
	case step.Problem != "":
		t.fail(errors.New(step.Problem))
		return false, nil
	}
	return t.conclude(ctx, step, &Observation{})
}

// exhausted is the error of a budget that is spent.
func (t *attempt) exhausted() error {
	p := t.Protocol
	switch {
	case t.spent():
		return noAnswer(t.answer, "no solution in "+plain.Count(p.AnswerTokens, "token"), t.failed)
	case t.failed == nil && t.thought != nil:
		return noAnswer(t.answer, "no solution in "+plain.Count(p.Turns, "turn"), t.thought)
	}
	return noAnswer(t.answer, "no solution in "+plain.Count(p.Turns, "turn"), t.failed)
}

// fatal reports whether no other query could help.
func fatal(err error) bool {
	return err != nil && !database.AtFault(err)
}

// schema is what the question is asked about: as it was given, or as the database reports it.
func (a *Agent) schema(ctx context.Context, profile *database.ProfileOptions) (*schema.Schema, error) {
	if a.options.Schema != nil {
		return a.options.Schema, nil
	}
	return a.db.Schema(ctx, database.SchemaOptions{Profile: profile})
}

// interrupted is err, or that ctx has ended, where it has.
func interrupted(ctx context.Context, err error) error {
	if ctx.Err() != nil && err != nil {
		return fmt.Errorf("interrupted: %w", ctx.Err())
	}
	return err
}
