package grpo

import (
	"context"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/trainer"
)

// reduced is an agent over the schema that a question of a set with other_columns is trained on. Evaluation always sees
// the whole schema, and so does a question whose gold cannot be read.
func (s *sampler) reduced(ctx context.Context, at *place, q Question) (*agent.Agent, error) {
	if q.others == nil {
		return at.agent, nil
	}
	gold, err := at.golds.Of(ctx, at.db, q.Gold)
	if err != nil {
		return nil, err
	}
	if gold.Query == nil {
		return at.agent, nil
	}
	o := s.places.options
	whole, err := at.db.Schema(ctx, database.SchemaOptions{Profile: o.Profile})
	if err != nil {
		return nil, err
	}
	o.Schema = whole.Reduced(gold.Used, *q.others, trainer.Key(s.recipe.Seed, 0, q.Number, 0))
	return agent.New(s.places.engine, metered{at.db, &s.places.sql}, o)
}
