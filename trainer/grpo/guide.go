package grpo

import (
	"context"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/distill"
)

// guide adds gold to groups in which no sample is right, said by the protocol over the group's own prompt: off-policy
// guidance (LUFFY, Yan et al. 2025, arXiv:2504.14945, section 3), without which a form that the policy never samples is
// never learnt. Gold is paid by the reward, and is in the group's mean, as samples are. Its ratio is 1, where the paper
// shapes π_θ: unlikely tokens are learnt as in supervised learning, over the whole vocabulary. A gold that the protocol
// cannot say, or not in the context, is counted as unsaid.
func (r *Run) guide(ctx context.Context, groups [][]*Rollout) (guided, unsaid int) {
	guides, wanted := make([]*Rollout, len(groups)), 0
	var working sync.WaitGroup
	for i, group := range groups {
		if scored := slices.ContainsFunc(group, (*Rollout).scored); scored && !slices.ContainsFunc(group, right) {
			wanted++
			working.Go(func() { guides[i] = r.guideOf(database.Share(ctx), group[0].Question) })
		}
	}
	working.Wait()
	for i, g := range guides {
		if g != nil {
			groups[i] = append(groups[i], g)
			guided++
		}
	}
	return guided, wanted - guided
}

func right(r *Rollout) bool { return r.Right }

// guideOf is gold as a rollout, or nil.
func (r *Run) guideOf(ctx context.Context, q Question) *Rollout {
	at, err := r.sampler.places.of(ctx, q.DB)
	if err != nil {
		return nil
	}
	example, answer, err := at.replay(ctx, r.sampler.places.options.Protocol, r.tokenizer.HasLists(), q)
	if err != nil {
		return nil
	}
	tokens, err := trainer.Tokenise(r.tokenizer, *example)
	if err != nil || len(tokens.Tokens) > r.Recipe.context(r.policy.Config()) {
		return nil
	}
	g := &Rollout{Question: q, Sample: r.Recipe.Rollout.Samples, Answer: answer, guide: &tokens}
	if r.scorer.one(ctx, g); !g.Right {
		return nil
	}
	return g
}

// replay is the trajectory in which gold answers a question, over the schema in the question's order, for weights that
// read lists of values or do not.
func (p *place) replay(ctx context.Context, by agent.Protocol, lists bool, q Question) (*trajectory.Example, *agent.Answer, error) {
	p.replaying.Lock()
	defer p.replaying.Unlock()
	if p.replayer == nil {
		replayer, err := distill.NewReplayer(p.db, &p.golds, by)
		if err != nil {
			return nil, nil, err
		}
		if lists {
			replayer = replayer.Listing()
		}
		p.replayer = replayer
	}
	return p.replayer.Replay(ctx, q.Problem, q.order)
}
