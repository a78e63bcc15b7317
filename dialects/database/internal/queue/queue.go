// Package queue bounds how many statements work at a time. Waiting is no part of a statement's time limit.
package queue

import (
	"context"
	"fmt"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// maxWait is how long one waits for its turn: statements before it may take their whole time limits.
const maxWait = 2 * time.Minute

// Queue has a token for each that may work.
type Queue chan struct{}

// New lets n work at a time.
func New(n int) Queue { return make(Queue, n) }

// Enter waits for a turn, which Leave ends. Errors are *database.Error, of kind Cancelled or Unreachable.
func (q Queue) Enter(ctx context.Context) error {
	select {
	case q <- struct{}{}: // without a timer: the common case
		return nil
	default:
	}
	timer := time.NewTimer(maxWait)
	defer timer.Stop()
	select {
	case q <- struct{}{}:
		return nil
	case <-ctx.Done():
		return &database.Error{Kind: database.Cancelled, Message: "cancelled while waiting for a connection", Err: ctx.Err()}
	case <-timer.C:
		return &database.Error{Kind: database.Unreachable,
			Message: fmt.Sprintf("all %d connections to the database were at work for %v", cap(q), maxWait),
			Hint:    "ask again later, or ask fewer questions at a time"}
	}
}

// Leave gives the turn to the next.
func (q Queue) Leave() { <-q }
