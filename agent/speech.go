package agent

import (
	"context"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

// Speech is a way of speaking with a model: what it is given, what it may write, and what its turns mean. Package
// agent/tags has the published ones, which are text; nano/speech has the embedded model's, over pointers. A Speech is
// safe for concurrent use.
type Speech interface {
	// Check reports what a protocol, an agent's options or an engine lack for it; nil: nothing.
	Check(p *Protocol, o *Options, info llm.Info) error
	// Shows is what a model is shown of a schema with the profile of its columns. No model is asked.
	Shows(s *schema.Schema, model llm.Info) Shown
	// Hear takes in a question before it is asked, once for all its votes: it hides the values of masked columns and
	// adds what the question needs of the team's knowledge.
	Hear(ctx context.Context, h *Hearing) (Topic, error)
}

// Topic is a question that a Speech has heard. Its votes share it.
type Topic interface {
	// Begin begins the conversation of one vote.
	Begin(v *Vote) Dialogue
}

// Dialogue is the conversation of one vote, from its prompt to its last turn.
type Dialogue interface {
	// Prompt is what the question is asked in. A *llm.ContextError says that it does not fit.
	Prompt(ctx context.Context) ([]llm.Message, error)
	// Allowed is the grammar of the next turn; nil: any text. Opened says that the turn begins after Opening.
	Allowed(opened bool) (*grammar.Grammar, error)
	// Stops are the strings that end a turn.
	Stops() []string
	// Opening begins a turn; "": the model does. Forced says that the turn must be the solution
	// (Protocol.ForceSolution).
	Opening(forced bool) string
	// Read reads a turn that was written after opened.
	Read(opened string, turn llm.Turn) Step
	// Observe words what came of a turn. Shown is the part that people read.
	Observe(o *Observation) (m llm.Message, shown string)
}

// Step is what one turn of the model asks for.
type Step struct {
	Think   string
	SQL     string
	Move    Move
	Form    Form           // SQL as the model said it; nil: in no other form
	Problem string         // what is wrong with the turn's format; SQL is empty then
	Loose   bool           // SQL was read although it is not in the protocol's form
	Thought *ThinkingError // Problem is that the turn's tokens went into thoughts
}

// Move is what a model does with a query.
type Move int

const (
	Probe   Move = iota // it wants to see the rows
	Commit              // it is the solution
	Propose             // it is a candidate: the loop takes the best of those that were proposed
)

// Form is a query in the form in which a model said it, as far as that says more than its SQL.
type Form interface {
	// Weight is what a vote for the query counts, with its result: 1 where nothing speaks against it.
	Weight(r *database.Result) float64
	// Settled reports whether nothing speaks against the query that another one could mend.
	Settled() bool
	// Doubts are what speaks against the query and its result, in words, the worst first.
	Doubts(r *database.Result) []string
	// Uses reports whether the query has what the question needs of the team's knowledge.
	Uses(u Used) bool
	// Assumed are foreign keys that the schema does not declare, and the query takes for such.
	Assumed() []string
}

// Vague is a Form whose question may mean several things by the schema alone, whatever the model took it for.
type Vague interface {
	// Readings are a query for each, which has not run, the likeliest first; none where the question says what it means.
	Readings() []string
}

// Observation is what came of a turn.
type Observation struct {
	Result *database.Result // of a query that ran
	Err    error            // of one that failed
	Hint   string           // what to do about Err; "" where nothing is known
	Try    string           // the whole query as rules mend it; "" where none does
	Form   Form             // of the candidate that they are of

	Malformed string // what is wrong with the model's format
	Repeats   int    // the turn that ran the same query already; 0: none

	Judged   bool     // an Oracle speaks in the place of all that
	Feedback string   // its words
	Tags     []string // the same as the names of diagnoses

	Left int // turns left
}

// Hearing is a Question together with all that a prompt of it needs: the schema, the team's knowledge, the last answer,
// and the words that the model may see. There is one for a question; the Speech completes it (Hear), and all votes
// share it.
type Hearing struct {
	*Question
	Protocol *Protocol
	Schema   *schema.Schema   // as the rules show it, without values
	Masks    *mask.Session    // of the conversation
	About    *knowledge.About // the part of the team's knowledge that speaks of the schema
	Last     *Answer          // that the question may go on from, where the protocol's Memory is LastQuery; nil: none
	Follows  bool             // the model has what was said before it

	// Shown is the question as the model may see it, and Used what it needs of the team's knowledge. Hear sets them.
	Shown string
	Used  []Used

	agent *Agent
}

// DB is the database that is asked.
func (h *Hearing) DB() database.DB { return h.agent.db }

// Engine is what the engine says of its model.
func (h *Hearing) Engine() llm.Info { return h.agent.engine.Info() }

// Options are the agent's.
func (h *Hearing) Options() *Options { return &h.agent.options }

// Memo keeps what a Speech makes of a schema between questions.
func (h *Hearing) Memo() *Memo { return &h.agent.memo }

// Vote is one of the answers that a question is given, each from a session of the model of its own: with the default of
// one vote there is one. It is what a Dialogue sees of an attempt.
type Vote struct {
	*Hearing
	Number int     // from 0, the greedy one where there are several
	Answer *Answer // that is being made

	Held int                         // tokens that its session held before
	Room int                         // tokens that the session may hold; 0 where unknown
	Len  func([]llm.Message) (n int) // counts tokens; nil where the session cannot, or Room is unknown

	profiled *schema.Schema // nil until it is asked for
	redraws  int            // turns that were dropped and drawn again
}

// Profile is the schema with the values of its columns, where they may be looked at.
func (v *Vote) Profile(ctx context.Context) (*schema.Schema, error) {
	if v.agent.options.Profile == nil {
		return v.Schema, nil
	}
	if v.profiled != nil {
		return v.profiled, nil
	}
	s, err := v.agent.schema(ctx, v.agent.options.Profile)
	if err != nil {
		return nil, err
	}
	if left := len(s.Unprofiled()); left > 0 {
		v.Emit(Event{Kind: EventProfile, Shown: len(s.Tables) - left, Tables: len(s.Tables)})
	}
	v.profiled = s
	return s, nil
}

// Emit sends the question's Events an event of this vote.
func (v *Vote) Emit(e Event) {
	if v.Events == nil {
		return
	}
	e.Question, e.Vote = v.ID, v.Number
	if v.Votes > 1 {
		e.Votes = v.Votes
	}
	e.Turn, e.Turns = len(v.Answer.Turns), v.Protocol.Turns+v.redraws
	v.Events(e)
}

// Decline is the error of a question that has no answer, for a reason.
func (v *Vote) Decline(reason string) error { return noAnswer(v.Answer, reason, nil) }

// Memo keeps what was made of one schema, by what it is. It is safe for concurrent use; two who make the same at once
// both make it.
type Memo struct {
	mu   sync.Mutex
	of   *schema.Schema
	made map[any]any
}

// Load returns what was made of a schema.
func (m *Memo) Load(s *schema.Schema, key any) (made any, ok bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.of != s {
		return nil, false
	}
	made, ok = m.made[key]
	return made, ok
}

// Store keeps what was made of a schema, and forgets all that was made of another.
func (m *Memo) Store(s *schema.Schema, key, made any) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.of != s {
		m.of, m.made = s, map[any]any{}
	}
	m.made[key] = made
}

// Links is what a Speech makes of the first of several equal questions for the others: see Question.Links. The zero
// value is of none yet.
type Links struct {
	once sync.Once
	made any
	err  error
}

// Of is what was made, or what link makes, which is kept where there is a place for it.
func (l *Links) Of(link func() (any, error)) (any, error) {
	if l == nil {
		return link()
	}
	l.once.Do(func() { l.made, l.err = link() })
	return l.made, l.err
}
