// Package cascade asks two models one after the other: a small one first, and a larger one where the first is unsure or
// has no answer. Most questions cost what the first takes; of the others two opinions are there, whose agreement is
// worth more than either (docs/experiments/2026-11-27-cascade.md). A larger one that Confirms is asked every question.
//
//	larger := cascade.Later("qwen2.5-coder-1.5b", func(ctx context.Context) (llm.Engine, error) { return open.Open(ctx, o) })
//	defer larger.Close()
//	a, err := cascade.NewAgent(engine, larger, db, agent.Options{})
//	answer, err := a.Ask(ctx, agent.Question{Text: "How many orders were shipped late?"})
//
// cascade.go has the two agents, conversation.go questions that follow one another, weigh.go what two answers make of
// each other, larger.go the model that is opened when it is first needed.
package cascade

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm"
)

// Agent asks its models about one database. It is safe for concurrent use.
type Agent struct {
	first   *agent.Agent
	larger  *Larger // nil: the first answers alone
	db      database.DB
	options agent.Options // of the larger one
	least   float64       // the confidence below which an answer is unsure, where a question does not say

	mu     sync.Mutex
	second *agent.Agent
	engine llm.Engine // that second asks
}

// NewAgent makes an Agent whose engine is asked first. Without a larger model it is what protocols.NewAgent makes. With
// one, Options.Protocol is how that is spoken with; the first follows the one that its weights were trained on.
func NewAgent(engine llm.Engine, larger *Larger, db database.DB, o agent.Options) (*Agent, error) {
	a := &Agent{larger: larger, db: db, options: o, least: llm.Careful().MinConfidence}
	if larger != nil {
		o.Protocol = agent.Protocol{}
		if v := engine.Info().Voting; v.Measured() {
			a.least = v.MinConfidence
		}
	}
	var err error
	a.first, err = protocols.NewAgent(engine, db, o)
	if err != nil {
		return nil, err
	}
	if a.options.Logger == nil {
		a.options.Logger = slog.New(slog.DiscardHandler)
	}
	return a, nil
}

// Ask answers one question, as agent.Agent does. Where both models were asked, Answer.Asked says what each came to.
func (a *Agent) Ask(ctx context.Context, q agent.Question) (*agent.Answer, error) {
	return a.ask(ctx, q, a.first.Ask, q.After)
}

// ask asks the first model by a function of its own. The larger one is asked after what the first took the question to
// go on from, and a query that both come to runs once. The figure is read of the answer that is given alone.
func (a *Agent) ask(ctx context.Context, q agent.Question, first asker, after *exchange) (*agent.Answer, error) {
	if a.larger == nil {
		return first(ctx, q)
	}
	without := q
	without.Figure, without.Ties = false, false
	answer, err := a.askBoth(database.Share(ctx), without, first, after)
	if err == nil {
		a.first.ReadRanking(ctx, q, answer)
	}
	return answer, err
}

func (a *Agent) askBoth(ctx context.Context, q agent.Question, first asker, after *exchange) (*agent.Answer, error) {
	start := time.Now()
	if q.ID == "" {
		q.ID = rand.Text() // both are recorded by it
	}
	own := q
	own.MinConfidence = max(own.MinConfidence, 0) // its doubt decides, even where no answer is to be called unsure
	answer, err := first(ctx, own)
	if !doubtful(answer, err) && !(a.larger.Confirms && confirmable(answer, err)) {
		return answer, err
	}
	if q.Events != nil {
		q.Events(agent.Event{Kind: agent.EventModel, Question: q.ID, Text: a.larger.Name})
	}
	if !answer.Follows {
		after = nil
	}
	q.After = after
	other, otherErr := a.askLarger(ctx, q)
	if errors.Is(ctx.Err(), context.Canceled) {
		return answer, fmt.Errorf("interrupted: %w", ctx.Err())
	}
	both := opinions{answer, other, err, otherErr}
	answer, err = both.weigh(a.least, q.MinConfidence)
	answer.Elapsed = time.Since(start)
	log := a.options.Logger.With("question", q.ID)
	if couldNot(otherErr) {
		log.WarnContext(ctx, "larger model not asked", "model", a.larger.Name, "error", otherErr)
	} else if err == nil {
		log.InfoContext(ctx, "both models asked", "answered", answer.Model.Name, "agree", both.agree(), "confidence", answer.Confidence, "unsure", answer.Unsure)
	}
	return answer, err
}

type asker = func(context.Context, agent.Question) (*agent.Answer, error)

// doubtful reports whether another model may do better than this answer.
func doubtful(answer *agent.Answer, err error) bool {
	var none *agent.NoAnswerError
	var short *llm.ContextError
	return err == nil && answer.Unsure || errors.As(err, &none) && !none.NoQuestion || errors.As(err, &short)
}

// confirmable reports whether a model came to an answer, which another one may confirm: a person has verified what an
// example answers, written what was typed as SQL, and chosen the reading that was asked for.
func confirmable(answer *agent.Answer, err error) bool {
	return err == nil && !answer.Typed && answer.Chosen == nil && !slices.ContainsFunc(answer.Used, func(u agent.Used) bool { return u.Repeated })
}

// couldNot reports whether an error says nothing of the model's answer: it could not be asked.
func couldNot(err error) bool {
	var none *agent.NoAnswerError
	var refused *database.Error
	return err != nil && !errors.As(err, &none) && !(errors.As(err, &refused) && refused.Kind == database.Refused)
}

// askLarger asks the larger model, which is opened where it is not yet. The Answer is never nil.
func (a *Agent) askLarger(ctx context.Context, q agent.Question) (*agent.Answer, error) {
	second, engine, err := a.asking(ctx)
	if err != nil {
		return &agent.Answer{ID: q.ID, Question: q.Text, Model: llm.Info{Name: a.larger.Name}}, err
	}
	if !Votes(engine.Info()) {
		q.Votes = cmp.Or(q.Votes, 1)
	}
	answer, err := second.Ask(ctx, q)
	answer.Model.Name = cmp.Or(answer.Model.Name, a.larger.Name)
	return answer, err
}

// Votes reports whether a larger model is asked by its own votes: one over pointers, whose turns are short, that says
// what these are worth. Votes in text would take long, and what they are worth next to the first's was not measured.
func Votes(info llm.Info) bool {
	p, err := protocols.Of(info)
	return err == nil && p.Orders != nil && info.Voting.Measured()
}

// asking is the agent of the larger model, and its engine: a new one if that was reopened.
func (a *Agent) asking(ctx context.Context) (*agent.Agent, llm.Engine, error) {
	engine, err := a.larger.Engine(ctx)
	if err != nil {
		return nil, nil, err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.second == nil || a.engine != engine {
		second, err := protocols.NewAgent(engine, a.db, a.options)
		if err != nil {
			return nil, nil, err
		}
		a.second, a.engine = second, engine
	}
	return a.second, engine, nil
}
