package btrm

import (
	"context"
	"math"
	"slices"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
)

// Judge chooses among the answers of a run by a reward model.
type Judge struct {
	*Writer
	Model      model.Policy
	Tokenizer  *token.Tokenizer
	PassTokens int
}

// Choice is what became of one question.
type Choice struct {
	Scores []float64 // of the samples, in order; NaN of those that failed, or have no conversation
	// Whether it is answered right by the first sample, by the most votes, by the sample of the highest score, and by the
	// votes when each weighs σ(r); and whether some sample is right.
	First, Votes, Best, Weighed, Some bool
}

// Choose scores the samples of an outcome, and answers its question in each way. Samples that fail count nowhere.
func (j *Judge) Choose(ctx context.Context, o eval.Outcome) (*Choice, error) {
	attempts := o.Samples
	if len(attempts) == 0 {
		attempts = []eval.Attempt{o.Attempt}
	}
	db, err := j.Databases.Open(ctx, o.DB)
	if err != nil {
		return nil, err
	}
	c := &Choice{Scores: make([]float64, len(attempts))}
	var written []trajectory.Example
	var at []int
	results := make([]*database.Result, len(attempts))
	for i, a := range attempts {
		c.Scores[i] = math.NaN()
		if a.SQL == "" {
			continue
		}
		if results[i], err = db.Query(ctx, a.SQL, j.Limits); err != nil {
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			continue
		}
		e, err := j.Write(ctx, o.Problem, a.SQL)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err != nil {
			continue
		}
		written, at = append(written, *e), append(at, i)
	}
	scores, err := Scores(j.Model, j.Tokenizer, written, j.PassTokens)
	if err != nil {
		return nil, err
	}
	for k, i := range at {
		c.Scores[i] = scores[k]
	}
	right := func(i int) bool { return attempts[i].Verdict == eval.Right }
	c.First = right(0)
	c.Some = slices.ContainsFunc(attempts, func(a eval.Attempt) bool { return a.Verdict == eval.Right })
	best := -1
	for _, i := range at {
		if best < 0 || c.Scores[i] > c.Scores[best] {
			best = i
		}
	}
	c.Best = best >= 0 && right(best)
	most, heaviest := 0, 0.
	for _, members := range result.Group(results, result.Agree) {
		weight := 0.
		for _, i := range members {
			if !math.IsNaN(c.Scores[i]) {
				weight += 1 / (1 + math.Exp(-c.Scores[i]))
			}
		}
		if len(members) > most {
			most, c.Votes = len(members), right(members[0])
		}
		if weight > heaviest {
			heaviest, c.Weighed = weight, right(members[0])
		}
	}
	return c, nil
}
