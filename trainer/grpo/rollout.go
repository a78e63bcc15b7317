package grpo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/sampling"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/distill"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// Rollout is one sample of an answer: an ordinary conversation of package agent with the policy.
type Rollout struct {
	Question
	Sample int
	Track  Track
	Answer *agent.Answer
	Err    error // why there is no answer, or why there could be none

	Breakdown reward.Breakdown
	Right     bool   // by execution, whatever the reward says
	First     bool   // the same of its first turn's query
	stepEnds  []int  // of the final query: see pay.go
	Defect    Defect // that takes it out of the update; "": none

	guide *trainer.Sequence // the tokens of gold, which no policy drew: see guide.go; nil: a sample
}

// sampler asks questions, many at once, of the weights as they are.
type sampler struct {
	engine *native.Spread // over the policy's decoders, of which there is one for each GPU
	places *places
	recipe *Recipe
}

// noClock is a limit of time that no query meets: its steps are the bound.
const noClock = time.Hour

// newSampler makes an engine over the policy's own decoder: exact, so that what is sampled is what is scored.
func newSampler(p model.Policy, tok *token.Tokenizer, r *Recipe, use Use) (*sampler, error) {
	if _, text := tags.Of(r.protocol()); !text && !tok.HasPointers() {
		return nil, &RecipeError{Path: "model.init " + r.Model.Init, Why: "the vocabulary has no pointers, which the protocol " +
			r.Protocol + " needs: begin with nano, or with what `sqltrain nano` trained"}
	}
	decoders, err := decodersOf(p, model.DecoderOptions{Slots: use.Sessions, Tokens: use.DecodeTokens, Exact: true})
	if err != nil {
		return nil, err
	}
	info := llm.Info{Name: r.Name, Protocol: r.Protocol, Pointers: tok.HasPointers(), Lists: tok.HasLists()}
	var engines []*native.Engine
	for i, dec := range decoders {
		e, err := native.New(dec, tok, info, native.Options{Context: r.context(p.Config()), Rollout: true})
		if err != nil {
			for _, dec := range decoders[i:] {
				dec.Close()
			}
			native.NewSpread(engines...).Close()
			return nil, err
		}
		engines = append(engines, e)
	}
	engine := native.NewSpread(engines...)
	return &sampler{engine: engine, recipe: r, places: newPlaces(engine, r)}, nil
}

// decodersOf are a policy's decoders: of one on several devices, such as cuda.Parallel, one for each.
func decodersOf(p model.Policy, o model.DecoderOptions) ([]model.Decoder, error) {
	if several, ok := p.(interface {
		Decoders(o model.DecoderOptions) ([]model.Decoder, error)
	}); ok {
		return several.Decoders(o)
	}
	d, err := p.NewDecoder(o)
	return []model.Decoder{d}, err
}

// context is the longest conversation, in tokens.
func (r *Recipe) context(c model.Config) int {
	if n := r.Rollout.Context; n > 0 {
		return min(n, c.Context)
	}
	return c.Context
}

// UseOf is what the recipe wants of a policy of some shape.
func (r *Recipe) UseOf(c model.Config) Use {
	sessions := r.Rollout.Questions * r.Rollout.Samples
	if n := r.Rollout.Sessions; n > 0 {
		sessions = min(sessions, n)
	}
	pages := (r.context(c) + model.PageTokens - 1) / model.PageTokens
	return Use{
		BatchTokens: max(r.Optimiser.BatchTokens, r.context(c)), DecodeTokens: sessions * pages * model.PageTokens, Sessions: sessions,
		EightBit: r.Optimiser.EightBit, Reference: r.reference(),
	}
}

// Close gives the engine's memory back, and closes the databases.
func (s *sampler) Close() error {
	s.places.close()
	return s.engine.Close()
}

// sample asks each question G times, over the schema in one order that is drawn for this step: no pointer's number
// gives the answer. The weights may change when it is back: no session is open, and what they left is forgotten. An
// error is a cancelled ctx, or that the model or its device fails.
func (s *sampler) sample(ctx context.Context, step int, asked []Question) (groups [][]*Rollout, err error) {
	defer func() { err = cmp.Or(err, s.engine.Forget()) }()
	groups = make([][]*Rollout, len(asked))
	var working sync.WaitGroup
	for i, q := range asked {
		groups[i] = make([]*Rollout, s.recipe.Rollout.Samples)
		q.links, q.order = &agent.Links{}, trainer.Key(s.recipe.Seed, step, q.Number, -1)
		ctx := database.Share(ctx)
		for k := range groups[i] {
			working.Go(func() { groups[i][k] = s.rollout(ctx, step, q, k) })
		}
	}
	working.Wait()
	if err := cmp.Or(ctx.Err(), modelFailed(groups)); err != nil {
		return nil, err
	}
	if s.recipe.Rollout.Corrections > 0 {
		s.correct(ctx, step, groups)
		if err := cmp.Or(ctx.Err(), modelFailed(groups)); err != nil {
			return nil, err
		}
	}
	return groups, nil
}

// modelFailed is the first error of groups where the model or its device failed.
func modelFailed(groups [][]*Rollout) error {
	for _, group := range groups {
		for _, r := range group {
			if err := r.modelFailed(); err != nil {
				return err
			}
		}
	}
	return nil
}

// modelFailed is an error where the model or its device failed: what came of it is nobody's wrong answer.
func (r *Rollout) modelFailed() error {
	var damage *llm.LoadError
	var device *llm.DeviceError
	if errors.As(r.Err, &damage) || errors.As(r.Err, &device) {
		return fmt.Errorf("%q: %w", r.Problem.Question, r.Err)
	}
	return nil
}

// rollout is one sample. Its random numbers depend on seed, step, question and sample alone.
func (s *sampler) rollout(ctx context.Context, step int, q Question, k int) *Rollout {
	by := s.recipe.Rollout
	r := &Rollout{Question: q, Sample: k, Track: by.track(k)}
	asker := s.reduced
	switch {
	case q.disputed != nil:
		r.Track = Corrections
	case r.Track != Whole:
		asker = unseen
	}
	o := llm.Sampling{Temperature: by.Temperature, TopP: by.TopP, TopK: by.TopK, Seed: trainer.Key(s.recipe.Seed, step, q.Number, k)}
	s.ask(ctx, r, o, by.Environment, asker)
	r.Defect = r.defect(s.recipe.Advantage.Filter)
	return r
}

// ask fills in a rollout's answer. Who answers is who asker chooses at the question's database.
func (s *sampler) ask(ctx context.Context, r *Rollout, o llm.Sampling, f Feedback,
	asker func(context.Context, *place, Question) (*agent.Agent, error)) {
	r.Answer = &agent.Answer{Question: r.Problem.Question}
	place, err := s.places.of(ctx, r.DB)
	if err != nil {
		r.Err = err
		return
	}
	var oracle agent.Oracle
	if f == ODT {
		if oracle, r.Err = s.oracle(ctx, place, r.Question); r.Err != nil {
			return
		}
	}
	a, err := asker(ctx, place, r.Question)
	if err != nil {
		r.Err = err
		return
	}
	question := r.Problem.Asked()
	question.Now, question.Limits, question.Sampling, question.Oracle = trainer.Clock, place.limits, o, oracle
	question.Links, question.Order, question.Disputed = r.links, r.order, r.disputed
	r.Answer, r.Err = a.Ask(ctx, question)
}

// sequence is a rollout's tokens as they are trained on: ids, the mask of what the policy generated, and what each was
// chosen from, from the trace alone.
func (r *Rollout) sequence() trainer.Sequence {
	if r.guide != nil {
		return *r.guide
	}
	trace := r.Answer.Trace
	s := trainer.Sequence{Tokens: make([]int32, len(trace)), Train: make([]bool, len(trace))}
	for t, token := range trace {
		s.Tokens[t], s.Train[t] = token.ID, token.Generated
		from := sampling.Kept{Set: token.Allowed, IDs: token.Kept}
		if from.All() {
			continue
		}
		if s.Allowed == nil {
			s.Allowed = make([]sampling.Kept, len(trace))
		}
		s.Allowed[t] = from
	}
	return s
}

// places are the databases of a run, each opened once, with an agent that asks about it. One that cannot be opened is
// tried again the next time: a server may be away for a while.
type places struct {
	engine  llm.Engine
	options agent.Options // of rollouts
	limits  func(dialects.Dialect) database.Limits
	sql     meter // what conversations wait for, of the time of rollouts

	production agent.Protocol // of evaluations
	unknown    Track          // of rollouts that begin without the schema; Whole: there are none

	mu   sync.Mutex
	open map[string]*place
}

type place struct {
	once   sync.Once
	db     *reward.Database
	agent  *agent.Agent // of rollouts
	limits database.Limits
	golds  reward.Golds
	err    error

	production *agent.Agent // of evaluations
	unseen     *agent.Agent // of rollouts that begin without the schema; nil: there are none

	replaying sync.Mutex
	replayer  *distill.Replayer // made when it is first needed
}

// newPlaces makes the places of a recipe, of which an engine is asked.
func newPlaces(engine llm.Engine, r *Recipe) *places {
	return &places{engine: engine, limits: r.limits, production: r.production(), unknown: r.Rollout.track(r.Rollout.Samples), options: agent.Options{
		Protocol: r.protocol(), Exact: true, Profile: &database.ProfileOptions{Steps: database.ProfileSteps},
	}}
}

// limits bound each query. A server counts no steps, so that there a clock must: what it ends is unscored.
func (r *Recipe) limits(d dialects.Dialect) database.Limits {
	o := r.Rollout
	l := database.Limits{Timeout: noClock, Steps: o.SQLSteps, Rows: o.SQLRows}
	if d != dialects.SQLite {
		l.Timeout = time.Duration(o.SQLSeconds) * time.Second
	}
	return l
}

func (p *places) of(ctx context.Context, dsn string) (*place, error) {
	p.mu.Lock()
	if p.open == nil {
		p.open = map[string]*place{}
	}
	at := p.open[dsn]
	if at == nil {
		at = &place{}
		p.open[dsn] = at
	}
	p.mu.Unlock()
	at.once.Do(func() {
		if at.db, at.err = reward.OpenDatabase(ctx, dsn); at.err == nil {
			at.limits = p.limits(at.db.Dialect())
			at.golds.Limits = at.limits
			at.agent, at.err = agent.New(p.engine, metered{at.db, &p.sql}, p.options)
		}
		if at.err == nil {
			o := p.options
			o.Protocol = p.production
			at.production, at.err = agent.New(p.engine, metered{at.db, &p.sql}, o)
		}
		if at.err == nil && p.unknown != Whole {
			at.unseen, at.err = p.unseen(ctx, at, p.unknown)
		}
		if at.err != nil && at.db != nil {
			at.db.Close()
		}
	})
	if at.err != nil {
		p.mu.Lock()
		if p.open[dsn] == at {
			delete(p.open, dsn)
		}
		p.mu.Unlock()
	}
	return at, at.err
}

func (p *places) close() {
	for _, at := range p.open {
		if at.db != nil {
			at.db.Close()
		}
	}
}
