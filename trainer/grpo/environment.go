package grpo

import (
	"context"
	"math"

	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Environment asks questions of any engine and scores what it answers, as a run of a recipe does: with the same
// prompts, observations, oracle, limits and reward. Trainers that are not ours learn in it; see package gym. It is safe
// for concurrent use.
type Environment struct {
	sampler *sampler
	scorer  *scorer
}

// NewEnvironment makes the environment of a recipe. The error is a *RecipeError.
func NewEnvironment(engine llm.Engine, r *Recipe) (*Environment, error) {
	if _, text := tags.Of(r.protocol()); !text {
		return nil, &RecipeError{Path: r.Name, Why: "the protocol " + r.Protocol + " is made of special tokens, which only our own engine knows"}
	}
	s := &sampler{recipe: r, places: newPlaces(engine, r)}
	scorer, err := newScorer(r, s)
	if err != nil {
		return nil, &RecipeError{Path: r.Name, Why: err.Error()}
	}
	return &Environment{s, scorer}, nil
}

// Ask asks a question, in one conversation. The engine draws tokens as it likes. Rollout.Err is why there is no answer.
func (e *Environment) Ask(ctx context.Context, p eval.Problem) *Rollout {
	r := &Rollout{Question: Question{Problem: p}}
	e.sampler.ask(ctx, r, llm.Sampling{}, e.sampler.recipe.Rollout.Environment, e.sampler.reduced)
	return r
}

// Replay is a conversation that was held elsewhere, by the recipe's protocol. The error says that a model generated
// nothing of it.
func (e *Environment) Replay(p eval.Problem, said []trajectory.Segment) (*Rollout, error) {
	answer, err := tags.Replay(e.sampler.places.options.Protocol, said)
	if err != nil {
		return nil, err
	}
	return &Rollout{Question: Question{Problem: p}, Answer: answer}, nil
}

// Score fills in a rollout's Breakdown, Right and First. Where ctx ends, it leaves it unscored.
func (e *Environment) Score(ctx context.Context, r *Rollout) {
	r.Breakdown.Total = math.NaN()
	e.scorer.one(ctx, r)
}

// Close closes the databases. No rollout may be under way.
func (e *Environment) Close() {
	e.scorer.judge.close()
	e.sampler.places.close()
}
