package grpo

import (
	"cmp"
	"context"
	"errors"
	"math"
	"sync"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// scorer scores rollouts by the recipe's reward, and next to it by execution alone: a shaped reward can be gamed.
type scorer struct {
	places *places
	reward reward.Reward
	right  reward.Reward
	judge  *judge // nil: the reward asks no model
}

func newScorer(r *Recipe, s *sampler) (*scorer, error) {
	by, err := reward.Parse(r.Reward.Name, r.protocol())
	if err != nil {
		return nil, err
	}
	judge, err := newJudge(r)
	if err != nil {
		return nil, err
	}
	return &scorer{places: s.places, reward: by, right: reward.EX(), judge: judge}, nil
}

// score scores groups, several at a time. Only a cancelled ctx is an error.
func (s *scorer) score(ctx context.Context, groups [][]*Rollout) error {
	var working sync.WaitGroup
	for _, group := range groups {
		working.Go(func() {
			ctx := database.Share(ctx)
			for _, r := range group {
				s.one(ctx, r)
			}
		})
	}
	working.Wait()
	return ctx.Err()
}

func (s *scorer) one(ctx context.Context, r *Rollout) {
	fail := func(err error) {
		r.Breakdown = reward.Breakdown{Reward: s.reward.Name, Total: math.NaN(), Why: err.Error()}
	}
	if len(r.Answer.Trace) == 0 && len(r.Answer.Turns) == 0 || !r.finished() {
		fail(cmp.Or(r.Err, errNothing)) // first: a database that is away is not waited for again
		return
	}
	at, err := s.places.of(ctx, r.DB)
	if err != nil {
		fail(err)
		return
	}
	gold, err := at.golds.Of(ctx, at.db, r.Gold)
	if err != nil {
		fail(err)
		return
	}
	sample := &reward.Sample{
		Trajectory: reward.Of(r.Answer), Gold: gold, DB: at.db, Limits: at.limits, NoClock: true, Difficulty: r.Difficulty,
		Judge: s.judge.of(r.Problem),
	}
	if r.Breakdown, err = s.reward.Score(ctx, sample); err != nil {
		return // ctx has ended
	}
	_, text := tags.Of(s.places.options.Protocol)
	r.stepEnds = stepEnds(gold, r, !text)
	is := func() bool {
		right, err := s.right.Score(ctx, sample)
		return err == nil && right.Total == 1
	}
	r.Right = is()
	if r.First = r.Right; len(r.Answer.Turns) > 1 {
		sample.SQL = r.Answer.Turns[0].SQL
		r.First = is()
	}
}

// errNothing is a rollout of no tokens that does not say why.
var errNothing = errors.New("the conversation holds no token")

// scored reports whether anybody could judge.
func (r *Rollout) scored() bool { return !math.IsNaN(r.Breakdown.Total) }

// finished reports whether a rollout ended by the policy's doing. Where the database failed it did not.
func (r *Rollout) finished() bool {
	var none *agent.NoAnswerError
	var refused *database.Error
	var full *llm.ContextError
	switch {
	case r.Err == nil, errors.As(r.Err, &none), errors.As(r.Err, &full):
		return true
	}
	return errors.As(r.Err, &refused) && refused.Kind == database.Refused
}
