package native

import (
	"context"
	"errors"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/dialogue"
	"github.com/sqlagent/sqlagent/model"
)

// session is one conversation in one slot.
type session struct {
	*dialogue.Dialogue
	engine *Engine
	slot   int
	closed bool
}

// Append implements llm.Session.
func (s *session) Append(m llm.Message) error {
	if s.closed {
		return errors.New("append to a closed session")
	}
	return s.Dialogue.Append(m)
}

// Close implements llm.Session.
func (s *session) Close() error {
	if !s.closed {
		s.closed = true
		s.engine.sched.release(s.slot)
	}
	return nil
}

// Generate implements llm.Session. Logits that no token can be drawn from are a *llm.LoadError.
func (s *session) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	if s.closed {
		return llm.Turn{}, errors.New("generate in a closed session")
	}
	defer s.engine.sched.rest(s.slot)
	return s.Dialogue.Generate(o, stop, func(ids []int32) (id int32, logprob float32, err error) {
		var damage error
		err = s.engine.sched.next(ctx, s.slot, ids, func(logits []float32) {
			logits = logits[:s.engine.tok.Size()] // padding rows of the weights are no tokens
			id, logprob, damage = model.Sample(logits, o.Temperature, o.TopP, o.TopK, o.MinP, model.Uniform(o.Seed, len(ids)))
		})
		if err == nil && damage != nil {
			err = &llm.LoadError{Path: s.engine.path, Err: damage, Hint: damaged}
		}
		return id, logprob, err
	})
}
