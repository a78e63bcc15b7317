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
		s.engine.sched.room.release(s.slot, s.Limit())
	}
	return nil
}

// Generate implements llm.Session. Logits that no token can be drawn from are a *llm.LoadError.
func (s *session) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	if s.closed {
		return llm.Turn{}, errors.New("generate in a closed session")
	}
	defer s.engine.sched.rest(s.slot)
	draw := model.Draw{
		Sampling: model.Sampling{Temperature: o.Temperature, TopP: o.TopP, TopK: o.TopK, MinP: o.MinP},
		Allowed:  s.engine.known,
	}
	return s.Dialogue.Generate(o, stop, func(ids []int32) (int32, float32, error) {
		draw.U = model.Uniform(o.Seed, len(ids))
		drawn, err := s.engine.sched.next(ctx, s.slot, ids, draw)
		var damage *model.LogitsError
		if errors.As(err, &damage) {
			err = &llm.LoadError{Path: s.engine.path, Err: err, Hint: damaged}
		}
		return drawn.ID, drawn.Logprob, err
	})
}
