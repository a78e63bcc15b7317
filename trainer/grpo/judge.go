package grpo

import (
	"context"
	"io"
	"sync"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/token"
	"github.com/sqlagent/sqlagent/trainer/btrm"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// judge is the reward model of the reward btrm, on the CPU. It scores one query at a time.
type judge struct {
	mu        sync.Mutex
	writer    btrm.Writer
	model     model.Policy
	tokenizer *token.Tokenizer
	passes    int // packed tokens
}

// newJudge loads the reward model that a recipe's reward names, which may be a LoRA over the recipe's own model.init;
// nil: it names none. Errors: those of btrm.Open.
func newJudge(r *Recipe) (*judge, error) {
	folder, ok := reward.Constants(r.Reward.Name, "btrm")
	if !ok {
		return nil, nil
	}
	from, tok, err := btrm.Open(folder, r.Model.Init, r.Protocol)
	if err != nil {
		return nil, err
	}
	defer from.Close()
	policy, err := from.Policy()
	if err != nil {
		return nil, err
	}
	p, _ := protocols.Lookup(r.Protocol) // as sqltrain btrm has it: prompts may name budgets
	return &judge{
		model: policy, tokenizer: tok, passes: r.Optimiser.BatchTokens,
		writer: btrm.Writer{Databases: &reward.Databases{}, Protocol: p, Limits: r.limits(dialects.SQLite)},
	}, nil
}

// of is the Judge of a problem's samples.
func (j *judge) of(p eval.Problem) func(context.Context, string) (float64, error) {
	if j == nil {
		return nil
	}
	return func(ctx context.Context, sql string) (float64, error) {
		j.mu.Lock()
		defer j.mu.Unlock()
		said, err := j.writer.Write(ctx, p, sql)
		if err != nil {
			return 0, err
		}
		scores, err := btrm.Scores(j.model, j.tokenizer, []trajectory.Example{*said}, j.passes)
		if err != nil {
			return 0, err
		}
		return scores[0], nil
	}
}

func (j *judge) close() {
	if j == nil {
		return
	}
	j.writer.Databases.Close()
	if c, ok := j.model.(io.Closer); ok {
		c.Close()
	}
}
