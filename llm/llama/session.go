package llama

import (
	"context"
	"errors"

	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/internal/dialogue"
	"github.com/sqlagent/sqlagent/llm/llama/wire"
)

// session is one conversation in one sequence of the host.
type session struct {
	*dialogue.Dialogue
	engine    *Engine
	slot      int
	evaluated int // given tokens that the last turn made the host compute
}

// Close implements llm.Session. The sequence keeps its keys and values until it is used again, so that a later session
// with the same beginning finds them.
func (s *session) Close() error {
	if s.End() {
		s.engine.slots <- s.slot
	}
	return nil
}

// Generate implements llm.Session. The host goes on by itself, by the rules of the Dialogue, until the turn ends.
func (s *session) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	if s.Ended() {
		return llm.Turn{}, errors.New("generate in a closed session")
	}
	if err := ctx.Err(); err != nil {
		return llm.Turn{}, err
	}
	var constraint string
	if o.Constraint != nil {
		constraint = o.Constraint.Text()
	}
	var stream *stream
	turn, err := s.Dialogue.Generate(o, stop, func(ids []int32) (token llm.Token, err error) {
		if stream == nil {
			stream, err = s.engine.host.generate(wire.Generate{
				Sequence: s.slot, Tokens: ids, Stable: s.Stable(), Most: s.Room(o.MaxTokens), Ends: s.Ends(), Stop: stop,
				Temperature: o.Temperature, TopP: o.TopP, TopK: o.TopK, MinP: o.MinP, Seed: o.Seed,
				Grammar: constraint,
			})
			if err != nil {
				return token, err
			}
		}
		reply, err := stream.next(ctx)
		if err != nil {
			return token, err
		}
		if reply.Token == nil {
			return token, errors.New("the llama.cpp host ends a turn too early")
		}
		if s.engine.tok == nil {
			s.engine.texts.Store(reply.Token.ID, reply.Token)
		}
		return llm.Token{ID: reply.Token.ID, Logprob: reply.Token.Logprob}, nil
	})
	if err == nil && stream != nil {
		var last wire.Reply
		if last, err = stream.next(ctx); err == nil && last.Done != nil {
			s.evaluated = last.Done.Evaluated
		}
		// Else the host goes on: llama.cpp takes some tokens for control tokens that the file does not call so, and
		// their text for none, stop strings included.
	}
	if stream != nil {
		stream.end()
	}
	if err != nil {
		return llm.Turn{}, s.engine.loadError(err)
	}
	return turn, nil
}
