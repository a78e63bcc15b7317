package grpo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/tags"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/llm"
)

// Corrections is the track of samples that see the two commonest results of their group, and the queries that gave
// them, before they answer (after CSC-SQL, Sheng and Xu 2025, arXiv:2505.13271, which trains its merge revision by GRPO
// too; words and settings are ours). It is what `--revise` asks of a model in production.
const Corrections Track = "corrections"

// checkCorrections says why rollouts of a protocol cannot be shown queries.
func (o Rollouts) checkCorrections(p agent.Protocol) error {
	if o.Corrections == 0 {
		return nil
	}
	if o.Corrections < 2 {
		return fmt.Errorf("rollout.corrections is %d: give 2 or more, which are compared with each other, or 0", o.Corrections)
	}
	if s, text := tags.Of(p); !text || !s.Shows(&schema.Schema{}, llm.Info{}).Knowledge || o.Environment != Execution {
		return errors.New("rollout.corrections needs a prompt with a place for knowledge, and the environment execution: " +
			"give the protocol plain, skyrl, trail, progress, paverl or graph")
	}
	return nil
}

// correct adds corrections to the groups whose samples came to different results.
func (s *sampler) correct(ctx context.Context, step int, groups [][]*Rollout) {
	var working sync.WaitGroup
	for i, group := range groups {
		q := group[0].Question
		if q.disputed = disputed(group); q.disputed == nil {
			continue
		}
		ctx, samples := database.Share(ctx), len(group)
		groups[i] = append(group, make([]*Rollout, s.recipe.Rollout.Corrections)...)
		for k := samples; k < len(groups[i]); k++ {
			working.Go(func() { groups[i][k] = s.rollout(ctx, step, q, k) })
		}
	}
	working.Wait()
}

// disputed are queries of the two commonest results of a group, of equally common ones the first; nil where all are the
// same, or none runs.
func disputed(group []*Rollout) *[2]string {
	results := make([]*database.Result, len(group))
	for i, r := range group {
		results[i] = r.Answer.Result
	}
	votes := result.Group(results, result.Agree)
	if len(votes) < 2 {
		return nil
	}
	slices.SortStableFunc(votes, func(a, b []int) int { return cmp.Compare(len(b), len(a)) })
	return &[2]string{group[votes[0][0]].Answer.SQL, group[votes[1][0]].Answer.SQL}
}
