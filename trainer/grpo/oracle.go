package grpo

import (
	"context"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/odt"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// oracle is Progress-SQL's environment (appendix C, Algorithm 1): a question ends with the first query whose result is
// gold's; of others the policy sees how their structure differs from gold's. A gold that cannot be read has the
// paper's generic message (appendix F, note). The error says why nobody can judge.
func (s *sampler) oracle(ctx context.Context, at *place, q Question) (agent.Oracle, error) {
	gold, err := at.golds.Of(ctx, at.db, q.Gold)
	if err != nil {
		return nil, err
	}
	if gold.Err != nil {
		return nil, gold.Err
	}
	sample := &reward.Sample{Gold: gold, DB: at.db, Limits: at.limits, NoClock: true}
	return func(ctx context.Context, sql string) (agent.Judgement, error) {
		result, err := sample.Run(ctx, sql)
		if err != nil || sample.Right(result, nil) {
			return agent.Judgement{Right: err == nil}, err
		}
		d := odt.Diagnosis{Dialect: gold.Dialect}
		if gold.TreeErr == nil {
			d = gold.Tree.Compare(gold.Dialect, sql)
		}
		j := agent.Judgement{Feedback: d.Feedback()}
		for _, tag := range d.Tags {
			j.Tags = append(j.Tags, tag.String())
		}
		return j, nil
	}, nil
}
