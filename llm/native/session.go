package native

import (
	"context"
	"errors"
	"slices"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/constraint"
	"github.com/sqlagent/sqlagent/llm/internal/dialogue"
	"github.com/sqlagent/sqlagent/model"
	"github.com/sqlagent/sqlagent/model/sampling"
)

// session is one conversation in one slot.
type session struct {
	*dialogue.Dialogue
	engine *Engine
	slot   int
}

// Close implements llm.Session.
func (s *session) Close() error {
	if s.End() {
		s.engine.sched.room.release(s.slot, s.Limit())
	}
	return nil
}

// Generate implements llm.Session. Logits that no token can be drawn from are a *llm.LoadError, a decoder that fails is
// a *llm.DeviceError.
func (s *session) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	if s.Ended() {
		return llm.Turn{}, errors.New("generate in a closed session")
	}
	var held *constraint.Turn // to a grammar; nil: none
	if o.Constraint != nil {
		var err error
		if held, err = s.engine.machines.Begin(o.Constraint, s.Ends()); err != nil {
			return llm.Turn{}, unconstrained(err)
		}
	}
	defer s.engine.sched.rest(s.slot)
	return s.Dialogue.Generate(o, stop, func(ids []int32) (llm.Token, error) {
		draw := model.Draw{
			Sampling: sampling.Options{Temperature: o.Temperature, TopP: o.TopP, TopK: o.TopK, MinP: o.MinP},
			U:        sampling.Uniform(o.Seed, len(ids)),
			Allowed:  s.engine.known,
			Keep:     s.engine.rollout,
		}
		if held != nil {
			var err error
			if draw.Allowed, err = held.Allowed(); err != nil {
				return llm.Token{}, unconstrained(err)
			}
		}
		prompt := s.Prompt()
		drawn, err := s.engine.sched.next(ctx, &request{slot: s.slot, tokens: ids, stable: min(s.Stable(), prompt), prompt: prompt, draw: draw})
		var damage *sampling.LogitsError
		if errors.As(err, &damage) {
			err = &llm.LoadError{Path: s.engine.path, Err: err, Hint: damaged, Once: true}
		}
		if err == nil && held != nil && !slices.Contains(s.Ends(), drawn.ID) {
			if err = held.Accept(drawn.ID); err != nil {
				err = unconstrained(err)
			}
		}
		return llm.Token{ID: drawn.ID, Logprob: drawn.Logprob, Allowed: drawn.Kept.Set, Kept: drawn.Kept.IDs}, err
	})
}

func unconstrained(err error) error { return &llm.ConstraintError{Engine: "native", Err: err} }
