// Package grpo is reinforcement learning from execution: a policy answers questions as package agent has it, its
// answers are run and rewarded, and what earned more than the others of its group becomes likelier (GRPO, and its
// relatives of package rl). What is run here is what is run in production: the same prompts, turns, guards and token
// ids.
//
// A Run reads from top to bottom in this file: sample (rollout.go), score (score.go), guide (guide.go), learn (pay.go,
// pack.go, update.go), record (metrics.go), save (run.go). In addition:
//
//   - what a run is set to: recipe.go, objectives.go (what papers publish, by name)
//   - before it: sets.go reads questions, curate.go chooses those to learn from, cold.go is a supervised stage
//   - what is asked, and how: questions.go draws questions, track.go and reduced.go cut the schema that a rollout
//     sees, correct.go shows what others answered, oracle.go ends a question at gold's result, stale.go draws during
//     an update
//   - what is made of it: judge.go scores by a reward model, filter.go takes broken rollouts out
//   - after it: evaluate.go measures, second.go begins the second stage, report.go writes the report with advice.go,
//     meter.go takes times
//
// environment.go is the same for trainers that are not ours.
package grpo

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/adamw"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/curves"
	"github.com/sqlagent/sqlagent/trainer/rl"
)

// Run is a run of a recipe in its folder: see Open.
type Run struct {
	Recipe Recipe
	Dir    string
	Note   string // what a person should know of the weights that the run begins with, or empty
	// Time is the most that all steps of the run may take, without evaluations: Learn ends after the step that spends
	// it. 0: any.
	Time time.Duration

	place     Place
	use       Use // of the policy, where it was placed
	policy    model.Policy
	tokenizer *token.Tokenizer
	questions *questions
	sampler   *sampler
	scorer    *scorer
	held      []eval.Problem // that the run is evaluated on
	best      best           // evaluation so far
	second    *secondStage   // nil before it begins
	ahead     *ahead         // nil: rollouts are drawn by the weights as they are
	state     trainer.State
	saved     int     // the step of the newest checkpoint
	spent     float64 // seconds of the steps that are done
	low       int     // steps of low entropy in a row, up to the last one
	curves    *curves.File
	unlock    func() // the folder
}

// Second says how the second stage of the run began; "" where it has not.
func (r *Run) Second() string {
	if r.second == nil {
		return ""
	}
	return r.second.String()
}

// Step is how many steps are done.
func (r *Run) Step() int { return r.state.Step }

// Saved is the step of the newest checkpoint, which a run goes on after; 0: there is none.
func (r *Run) Saved() int { return r.saved }

// Spent reports whether the run's Time is.
func (r *Run) Spent() bool { return r.Time > 0 && r.spent >= r.Time.Seconds() }

// Learn makes the steps that are left, as far as Time goes, and reports each. When ctx ends it returns ctx's error, and
// saves the steps that are done: not where ctx ends an evaluation, so that a run that goes on makes that too. On any
// other error, a *StepError, the last checkpoint is as it was.
func (r *Run) Learn(ctx context.Context, report func(Metrics)) error {
	for r.state.Step < r.Recipe.Total() && !r.Spent() {
		if r.state.Step == r.Recipe.Steps && r.second == nil {
			if err := r.restart(); err != nil {
				return err
			}
		}
		m, groups, err := r.step(ctx)
		if err == nil {
			r.state.Step++
			r.state.Tokens += int64(m.Packed)
			r.state.Questions = m.Asked
			r.spent += m.taken()
			err = r.keep(ctx, &m, groups)
		} else if errors.Is(err, ctx.Err()) && r.state.Step > r.saved { // among the rollouts: the weights are those of the last step
			err = errors.Join(err, r.save())
		}
		switch {
		case err != nil && errors.Is(err, ctx.Err()):
			return err
		case err != nil:
			return &StepError{m.Step, err}
		}
		report(m)
		if r.collapsed(&m) {
			break
		}
	}
	if r.state.Step > r.saved {
		if err := r.save(); err != nil {
			return err
		}
	}
	if r.low >= lowSteps {
		return &CollapseError{r.state.Step, r.Recipe.Run.LowEntropy}
	}
	return nil
}

// lowSteps are how many steps of low entropy in a row end a run.
const lowSteps = 5

// collapsed counts steps of low entropy, and reports whether they end the run.
func (r *Run) collapsed(m *Metrics) bool {
	switch {
	case m.Updates == 0: // nothing was scored
	case m.Entropy < r.Recipe.Run.LowEntropy:
		r.low++
	default:
		r.low = 0
	}
	return r.low >= lowSteps
}

// CollapseError is a run that ended because its entropy collapsed. Its checkpoints are kept, and the best weights.
type CollapseError struct {
	Step    int
	Entropy float64 // run.low_entropy
}

func (e *CollapseError) Error() string {
	return fmt.Sprintf("step %d: the entropy was below %g nats a token for %d steps: the samples are alike, and the run ends; "+
		"take its best weights, or raise rollout.temperature or loss.entropy in another run", e.Step, e.Entropy, lowSteps)
}

// rest has the questions rest whose rollouts all earned the same. Where nobody could judge one it does not: the
// database may be there again the next time.
func (r *Run) rest(m *Metrics, groups [][]*Rollout) {
	m.Asked = r.questions.asked
	if r.questions.rest == 0 {
		return
	}
	for _, group := range groups {
		if slices.ContainsFunc(group, (*Rollout).scored) && !varies(group) {
			r.questions.leave(group[0].slot)
			m.Resting = append(m.Resting, group[0].Number)
		}
	}
}

// keep leaves what a step has come to: an evaluation, metrics, a checkpoint.
func (r *Run) keep(ctx context.Context, m *Metrics, groups [][]*Rollout) error {
	if r.Recipe.EvaluatesAt(r.state.Step) {
		if err := r.ahead.current(func() error { return r.evaluate(ctx, m) }); err != nil {
			return err
		}
	}
	if err := r.record(*m, groups); err != nil {
		return err
	}
	// Bests of the second stage push out the first's, which that stage begins with: after one it is not started again.
	better := r.second != nil && r.best.step == r.state.Step
	last := r.state.Step == r.Recipe.Steps || r.state.Step == r.Recipe.Total()
	if r.state.Step%r.Recipe.Run.SaveEvery != 0 && !better && !last {
		return nil
	}
	return r.save()
}

// StepError is a step that could not be made, or not be kept.
type StepError struct {
	Step int
	Err  error
}

func (e *StepError) Error() string {
	text := fmt.Sprintf("step %d: %v", e.Step, e.Err)
	var logits *llm.LoadError
	var gradient *adamw.NonFiniteError
	var weights *model.CheckpointError
	if errors.Is(e.Err, errLoss) || errors.As(e.Err, &logits) || errors.As(e.Err, &gradient) || errors.As(e.Err, &weights) {
		text += "; the run has diverged: lower optimiser.lr"
	}
	return text + "; the last checkpoint is as it was"
}

func (e *StepError) Unwrap() error { return e.Err }

// step is one: rollouts, rewards, update.
func (r *Run) step(ctx context.Context) (Metrics, [][]*Rollout, error) {
	d := r.next(ctx)
	m := d.Metrics
	m.LR = r.rate()
	if r.second != nil {
		m.Stage = string(r.second.Branch)
	}
	if d.err != nil {
		return m, nil, d.err
	}
	r.rest(&m, d.groups) // before questions of the next step are asked
	err := r.whileDrawing(ctx, &m, func() error {
		defer m.time("update")()
		return r.learn(examples(d.groups, r.tokenizer), &m)
	})
	m.measureSpeed()
	return m, d.groups, err
}

// draw asks the questions of a step, the first one 0, and scores what comes.
func (r *Run) draw(ctx context.Context, step int) *drawn {
	d := &drawn{Metrics: Metrics{Step: step + 1, Stale: r.age(), Seconds: map[string]float64{}}}
	d.groups, d.err = r.ask(ctx, &d.Metrics)
	return d
}

// drawn is what a step learns from.
type drawn struct {
	Metrics // what is known before the update
	groups  [][]*Rollout
	err     error
}

// ask asks the questions of a step, and others in place of groups that teach nothing.
func (r *Run) ask(ctx context.Context, m *Metrics) ([][]*Rollout, error) {
	groups, err := r.rollouts(ctx, r.Recipe.Rollout.Questions, m)
	if err != nil {
		return nil, err
	}
	for range r.Recipe.Advantage.Refill {
		equal := 0
		for _, group := range groups {
			if !varies(group) {
				equal++
			}
		}
		missing := r.Recipe.Rollout.Questions - (len(groups) - equal)
		if missing <= 0 {
			break
		}
		m.Refills += missing
		further, err := r.rollouts(ctx, missing, m)
		if err != nil {
			return nil, err
		}
		groups = append(groups, further...)
	}
	m.count(groups)
	if m.Empty == m.Rollouts {
		first := groups[0][0]
		return nil, fmt.Errorf("nothing could be asked; the first question, on %s: %w", open.Redact(first.DB), first.Err)
	}
	return groups, nil
}

// rollouts asks the next n questions of the step that m is of, and scores what comes.
func (r *Run) rollouts(ctx context.Context, n int, m *Metrics) ([][]*Rollout, error) {
	asked := make([]Question, n)
	for i := range asked {
		asked[i] = r.questions.next()
	}
	stop, sql := m.time("rollout"), &r.sampler.places.sql
	before := sql.seconds()
	groups, err := r.sampler.sample(ctx, m.Step-1, asked)
	stop()
	m.Seconds["sql"] += sql.seconds() - before
	if err != nil {
		return nil, err
	}
	defer m.time("reward")()
	if err := r.scorer.score(ctx, groups); err != nil {
		return nil, err
	}
	if r.Recipe.Advantage.Guide {
		guided, unsaid := r.guide(ctx, groups)
		m.Guided, m.Unsaid = m.Guided+guided, m.Unsaid+unsaid
	}
	return groups, ctx.Err()
}

// time adds the time until the function is called to what a step spent on something.
func (m *Metrics) time(what string) func() {
	began := time.Now()
	return func() { m.Seconds[what] += time.Since(began).Seconds() }
}

// varies reports whether the rewards of a group differ in any of its tracks: only then can something be learnt from it.
func varies(group []*Rollout) bool {
	return slices.ContainsFunc(tracks(group), func(track []*Rollout) bool {
		rewards := make([]float64, len(track))
		for i, r := range track {
			rewards[i] = r.Breakdown.Total
		}
		return rl.Varies(rewards)
	})
}

// examples are the rollouts in which something was generated, by group and track: those of a track begin alike.
func examples(groups [][]*Rollout, tok *token.Tokenizer) (out [][]*example) {
	for _, group := range groups {
		for _, track := range tracks(group) {
			var some []*example
			for _, r := range track {
				if e := exampleOf(r, tok); e != nil {
					some = append(some, e)
				}
			}
			out = append(out, some)
		}
	}
	return out
}
