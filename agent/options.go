package agent

import (
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
)

// Option changes how an Agent works.
type Option func(*Agent)

// WithProtocol chooses the tags, the prompt and the rules of the conversation. See Lookup.
func WithProtocol(p Protocol) Option { return func(a *Agent) { a.protocol = p } }

// WithTurns sets the turn budget; the turn that gives the solution counts. 0 is the protocol's own.
func WithTurns(n int) Option { return func(a *Agent) { a.turns = n } }

// WithKnowledge adds external knowledge to every question: definitions, formulas, what codes mean.
func WithKnowledge(text string) Option { return func(a *Agent) { a.knowledge = text } }

// WithLimits bounds the final query. Its time, step, cell and byte limits hold for exploring queries too;
// those return no more rows than their protocol counts.
func WithLimits(l database.Limits) Option { return func(a *Agent) { a.limits = l } }

// WithSampling says how tokens are drawn; the default is greedy. MaxTokens bounds one turn where it is
// less than the protocol's own bound.
func WithSampling(s llm.Sampling) Option { return func(a *Agent) { a.sampling = s } }

// WithSchema gives the schema to show, in place of the one that the database reports.
func WithSchema(s *schema.Schema) Option { return func(a *Agent) { a.schema = s } }

// WithProfile lets the Agent look at the values of the database's columns, once, when a protocol shows them or the schema
// has to be cut. Where runs must be reproducible, the options have to say Steps.
func WithProfile(o database.ProfileOptions) Option { return func(a *Agent) { a.profile = &o } }

// WithSessionTokens reserves n tokens for a conversation in place of the engine's whole context.
func WithSessionTokens(n int) Option { return func(a *Agent) { a.sessionTokens = n } }

// WithEvents tells f what happens while it happens. Calls of one Ask come in order, from the
// goroutine that generates; f must be safe for concurrent use where Ask is used concurrently.
func WithEvents(f func(Event)) Option { return func(a *Agent) { a.events = f } }
