package grpo

import (
	"context"
	"math"
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

// EvaluatesAt reports whether the weights are evaluated after a step. A run that is shorter than evaluate.every is
// evaluated at its end: else nothing would be known of it, and no best weights be kept.
func (r *Recipe) EvaluatesAt(step int) bool {
	every := min(r.Evaluate.Every, r.Total())
	return every > 0 && step%every == 0
}

// evaluate measures the execution accuracy of greedy answers to the held questions, as in production: without an
// oracle. Those that nobody can judge do not count. Weights that are better than all before are kept. Errors are those
// of sample.
func (r *Run) evaluate(ctx context.Context, m *Metrics) error {
	defer m.time("evaluate")()
	if err := ctx.Err(); err != nil {
		return err
	}
	answers := make([]*Rollout, len(r.held))
	var working sync.WaitGroup
	for i, p := range r.held {
		working.Go(func() {
			answers[i] = &Rollout{Question: Question{Problem: p}}
			r.sampler.ask(ctx, answers[i], llm.Sampling{}, Execution, produced)
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
		if err := a.modelFailed(); err != nil {
			return err
		}
		if !a.scored() {
			continue
		}
		first, last = append(first, a.First), append(last, a.Right)
		several = several || len(a.Answer.Turns) > 1
		if a.Right {
			right++
		}
	}
	if len(last) == 0 {
		return nil
	}
	ex := right / float64(len(last))
	m.Held, m.HeldOf = &ex, len(last)
	if several {
		turns := eval.NewTurns(first, last)
		m.HeldTurns = &turns
	}
	if !r.best.take(m) {
		return nil
	}
	return trainer.SaveCheckpoint(filepath.Join(r.Dir, bestDir), r.policy, r.tokenizer, r.state, trainer.Keep)
}

// best is the evaluation that found most right answers: a share of fewer questions, as while a server is away, is of
// other questions.
type best struct {
	step  int // 0: none found a right answer
	right int
	lr    float64
}

// take takes the evaluation of a step in, and reports whether its weights are the best so far.
func (b *best) take(m *Metrics) bool {
	if m.Held == nil {
		return false
	}
	right := int(math.Round(*m.Held * float64(m.HeldOf)))
	if right <= b.right {
		return false
	}
	*b = best{m.Step, right, m.LR}
	return true
}

// produced is who asks as in production, over the whole schema.
func produced(_ context.Context, at *place, _ Question) (*agent.Agent, error) {
	return at.production, nil
}
