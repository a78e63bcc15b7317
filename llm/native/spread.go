package native

import (
	"context"
	"errors"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/llm"
)

// Spread is several engines over the same weights, such as one for each GPU: sessions go to them in turn. What a
// session says does not depend on its engine, nor on what else that does.
type Spread struct {
	engines []*Engine
	turn    atomic.Uint64
}

// NewSpread makes engines one, which closes them. There is at least one.
func NewSpread(engines ...*Engine) *Spread { return &Spread{engines: engines} }

// Info implements llm.Engine.
func (s *Spread) Info() llm.Info { return s.engines[0].Info() }

// NewSession implements llm.Engine.
func (s *Spread) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	return s.engines[(s.turn.Add(1)-1)%uint64(len(s.engines))].NewSession(ctx, o)
}

// Forget is Engine.Forget of all.
func (s *Spread) Forget() error {
	return s.each((*Engine).Forget)
}

// Close closes all.
func (s *Spread) Close() error {
	return s.each((*Engine).Close)
}

func (s *Spread) each(f func(*Engine) error) error {
	var errs []error
	for _, e := range s.engines {
		errs = append(errs, f(e))
	}
	return errors.Join(errs...)
}
