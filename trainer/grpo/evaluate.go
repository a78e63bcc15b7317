package grpo

import (
	"context"
	"path/filepath"
	"sync"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/pairs"
)

// held reads the questions of an evaluation.
func (e Evaluation) held() ([]eval.Problem, error) {
	var problems []eval.Problem
	var err error
	switch {
	case e.Every == 0:
		return nil, nil
	case e.Spider != "":
		problems, err = corpus.Problems(e.Spider, corpus.Choose, false)
	case e.Pairs != "":
		problems, err = eval.ReadSuite(filepath.Join(e.Pairs, pairs.HeldOutFile), "")
	default:
		problems, err = eval.ReadSuite(e.Suite, e.Databases)
	}
	if e.Limit > 0 && e.Limit < len(problems) {
		problems = problems[:e.Limit]
	}
	return problems, err
}

// evaluate measures the execution accuracy of greedy answers to the held questions, as in production: without an
// oracle. Those that nobody can judge do not count. Weights that are better than all before are kept.
func (r *Run) evaluate(ctx context.Context, m *Metrics) error {
	defer m.time("evaluate")()
	answers := make([]*Rollout, len(r.held))
	var working sync.WaitGroup
	for i, p := range r.held {
		working.Go(func() {
			answers[i] = &Rollout{Question: Question{Problem: p}}
			r.sampler.ask(ctx, answers[i], llm.Sampling{}, Execution, whole)
			r.scorer.one(ctx, answers[i])
		})
	}
	working.Wait()
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := r.sampler.engine.Forget(); err != nil {
		return err
	}
	right := 0.
	several := false
	var first, last []bool
	for _, a := range answers {
		if !a.scored() {
			continue
		}
		first, last = append(first, a.First), append(last, a.Right)
		several = several || len(a.Answer.Turns) > 1
		if a.Right {
			right++
		}
	}
	ex := right / float64(max(len(last), 1))
	m.Held, m.HeldOf = &ex, len(last)
	if several {
		turns := eval.NewTurns(first, last)
		m.HeldTurns = &turns
	}
	if ex <= r.best {
		return nil
	}
	r.best = ex
	return trainer.SaveCheckpoint(filepath.Join(r.Dir, bestDir), r.policy, r.tokenizer, r.state)
}

// whole is who asks over the whole schema.
func whole(_ context.Context, at *place, _ Question) (*agent.Agent, error) { return at.agent, nil }
