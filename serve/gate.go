package serve

import (
	"context"
	"math"
	"net/http"
	"sync/atomic"
	"time"
)

// gate lets some in at once, and as many more wait, in the order in which they came, as it has places for.
type gate struct {
	working chan struct{}
	places  chan struct{} // of those at work and those that wait
	mean    atomic.Int64  // time at work, in nanoseconds: half of the last, a quarter of the one before it …
}

func newGate(atOnce, waiting int) *gate {
	return &gate{working: make(chan struct{}, atOnce), places: make(chan struct{}, atOnce+waiting)}
}

// enter waits for a turn. A gate without a place is a *busyError at once. leave gives the turn back.
func (g *gate) enter(ctx context.Context) (leave func(), err error) {
	select {
	case g.places <- struct{}{}:
	default:
		return nil, g.busy()
	}
	select {
	case g.working <- struct{}{}:
	case <-ctx.Done():
		<-g.places
		return nil, context.Cause(ctx)
	}
	start := time.Now()
	return func() {
		g.mean.Store((g.mean.Load() + int64(time.Since(start))) / 2) // a lost update does no harm
		<-g.working
		<-g.places
	}, nil
}

// atWork is how many have their turn.
func (g *gate) atWork() int { return len(g.working) }

// waiting is how many wait for their turn.
func (g *gate) waiting() int { return max(0, len(g.places)-len(g.working)) }

func (g *gate) busy() error {
	rounds := float64(len(g.places)) / float64(cap(g.working))
	after := int(math.Ceil(rounds * time.Duration(g.mean.Load()).Seconds()))
	return &busyError{
		status: http.StatusTooManyRequests, what: "too many questions are being answered and waiting", after: min(max(after, 1), 60),
	}
}
