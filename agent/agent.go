// Package agent answers questions over a database with a language model that probes the database,
// refines its SQL on what it sees, and commits to a final query (SkyRL-SQL, section 3; SQL-Trail,
// appendix A.3 and Algorithm 1). The same loop runs in production and, as rollouts, in training.
package agent

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
)

// Agent asks one model about one database. It is safe for concurrent use.
type Agent struct {
	engine        llm.Engine
	db            database.DB
	protocol      Protocol
	turns         int // 0: the protocol's own
	knowledge     string
	limits        database.Limits // of the final query
	sampling      llm.Sampling
	sessionTokens int
	events        func(Event)
	profile       *database.ProfileOptions // nil: values are not looked at

	mu       sync.Mutex
	schema   *schema.Schema // read by the first Ask, where not given
	profiled *schema.Schema // schema with the profile of its columns, read by the first Ask that needs it
}

// New makes an Agent. Without WithProtocol it speaks the protocol that the engine's weights were
// trained on, or "skyrl" where they do not say. It does not touch the database yet.
func New(engine llm.Engine, db database.DB, opts ...Option) (*Agent, error) {
	if engine == nil || db == nil {
		return nil, errors.New("agent: an engine and a database are needed")
	}
	a := &Agent{engine: engine, db: db}
	for _, o := range opts {
		o(a)
	}
	if a.protocol.Name == "" {
		p, err := protocolOf(engine.Info())
		if err != nil {
			return nil, err
		}
		a.protocol = p
	}
	if a.turns != 0 {
		a.protocol.Turns = a.turns
	}
	if err := a.protocol.check(); err != nil {
		return nil, err
	}
	return a, nil
}

// Ask answers one question. The Answer is never nil: where err is not nil it holds what was done
// until then. Errors are a *NoAnswerError, a *database.Error, a *llm.ContextError or another error of
// the engine, or wrap ctx.Err().
func (a *Agent) Ask(ctx context.Context, question string) (*Answer, error) {
	start := time.Now()
	answer := &Answer{Question: question}
	err := a.ask(ctx, answer)
	answer.Elapsed = time.Since(start)
	if ctx.Err() != nil && err != nil {
		err = fmt.Errorf("interrupted: %w", ctx.Err())
	}
	return answer, err
}

func (a *Agent) ask(ctx context.Context, answer *Answer) error {
	p := a.protocol
	schema, err := a.readSchema(ctx)
	if err != nil {
		return err
	}
	c, err := a.open(ctx, answer)
	if err != nil {
		return err
	}
	defer c.close()
	messages, err := c.fit(ctx, schema)
	if err != nil {
		return err
	}
	if err := c.prompt(messages); err != nil {
		return err
	}

	var failed error // of the last final query
	repairs := p.Repairs
	for n := 1; n <= p.Turns && !c.spent(); n++ {
		c.begin()
		step, err := c.generate(ctx, "")
		if err != nil {
			return err
		}
		o := Observation{Left: p.Turns - n}
		last := o.Left == 0 && !p.ForceSolution // nobody would read an observation
		switch {
		case step.problem != "":
			o.Malformed = step.problem
			c.fail(errors.New(step.problem))
		case step.final:
			if failed = c.commit(ctx, step.sql); failed == nil || fatal(failed) {
				return failed
			}
			if repairs == 0 || o.Left == 0 {
				return noAnswer(answer, "the final query failed", failed)
			}
			repairs--
			o.fail(failed, p)
			c.emit(Event{Kind: EventRepair, SQL: step.sql, Err: failed})
		case !last:
			if err := c.explore(ctx, step.sql, &o); err != nil {
				return err
			}
		}
		if last {
			break
		}
		if err := c.observe(o); err != nil {
			return err
		}
	}

	if p.ForceSolution {
		// SQL-Trail, Algorithm 1, line 31: the budget is spent, so the tag is opened for the model.
		c.begin().Forced = true
		step, err := c.generate(ctx, opening(p.Solution))
		if err != nil {
			return err
		}
		if step.problem != "" {
			c.fail(errors.New(step.problem))
		} else if failed = c.commit(ctx, step.sql); failed == nil || fatal(failed) {
			return failed
		} else {
			return noAnswer(answer, "the final query failed", failed)
		}
	}
	if c.spent() {
		return noAnswer(answer, "no solution in "+count(p.AnswerTokens, "token"), failed)
	}
	return noAnswer(answer, "no solution in "+count(p.Turns, "turn"), failed)
}

// fatal says whether no other query could help.
func fatal(err error) bool {
	var e *database.Error
	if !errors.As(err, &e) {
		return err != nil
	}
	switch e.Kind {
	case database.Refused, database.BadSQL, database.OverLimit:
		return false
	}
	return true
}

// probeLimits bounds an exploring query: as many rows as are worth counting.
func (a *Agent) probeLimits() database.Limits {
	l := a.limits
	if l.Rows == 0 || l.Rows > a.protocol.Fetch {
		l.Rows = a.protocol.Fetch
	}
	return l
}

func (a *Agent) readSchema(ctx context.Context) (*schema.Schema, error) {
	a.mu.Lock()
	s := a.schema
	a.mu.Unlock()
	if s != nil {
		return s, nil
	}
	s, err := a.db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, err
	}
	a.mu.Lock()
	a.schema = s
	a.mu.Unlock()
	return s, nil
}

// readProfile is the schema with the values of its columns, where the Agent may look at them. Of two questions at the
// same time the second waits for the first to have looked.
func (c *conversation) readProfile(ctx context.Context, schema *schema.Schema) (*schema.Schema, error) {
	if c.profile == nil {
		return schema, nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.profiled != nil {
		return c.profiled, nil
	}
	s, err := database.Profiled(ctx, c.db, schema, *c.profile)
	if err != nil {
		return nil, err
	}
	if left := len(s.Unprofiled()); left > 0 {
		c.emit(Event{Kind: EventProfile, Shown: len(s.Tables) - left, Tables: len(s.Tables)})
	}
	c.profiled = s
	return s, nil
}
