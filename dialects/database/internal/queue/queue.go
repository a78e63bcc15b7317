// Package queue bounds how many statements work at a time. Waiting is no part of a statement's time limit.
//
// Some statements do not end when they should: a single step of SQLite's, or a function of a server's that does not
// look whether it was cancelled, can last for minutes. Such a one loses its turn, so that honest statements go on, and
// is counted: beyond a bound nothing new begins.
package queue

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// maxWait is how long one waits for its turn: statements before it may take their whole time limits.
const maxWait = 2 * time.Minute

// Queue gives turns.
type Queue struct {
	turns chan struct{} // has a token for each that works
	where string        // statements run: "in this process"

	mu    sync.Mutex
	stuck int // statements that did not end, at most as many as there are turns when one begins
}

// New lets n statements work at a time, and n more be stuck there.
func New(n int, where string) *Queue { return &Queue{turns: make(chan struct{}, n), where: where} }

// Turn is one statement's, from Enter to Leave.
type Turn struct {
	queue      *Queue
	stuck, end bool // under the queue's lock
}

// Enter waits for a turn. Errors are *database.Error, of kind Cancelled or Unreachable.
func (q *Queue) Enter(ctx context.Context) (*Turn, error) {
	if err := q.room(); err != nil {
		return nil, err
	}
	select {
	case q.turns <- struct{}{}: // without a timer: the common case
		return &Turn{queue: q}, nil
	default:
	}
	timer := time.NewTimer(maxWait)
	defer timer.Stop()
	select {
	case q.turns <- struct{}{}:
		if err := q.room(); err != nil {
			<-q.turns
			return nil, err
		}
		return &Turn{queue: q}, nil
	case <-ctx.Done():
		return nil, &database.Error{Kind: database.Cancelled, Message: "cancelled while waiting for a connection", Err: ctx.Err()}
	case <-timer.C:
		return nil, &database.Error{Kind: database.Unreachable,
			Message: fmt.Sprintf("all %d connections to the database were at work for %v", cap(q.turns), maxWait),
			Hint:    "ask again later, or ask fewer questions at a time"}
	}
}

// room is an error where too many statements are stuck.
func (q *Queue) room() error {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.stuck < cap(q.turns) {
		return nil
	}
	return &database.Error{Kind: database.Unreachable,
		Message: fmt.Sprintf("%d statements were told to end and may still run %s: no other begins", q.stuck, q.where),
		Hint:    "wait until they end, or end what they run in: restart it"}
}

// Leave ends the turn, stuck or not.
func (t *Turn) Leave() {
	q := t.queue
	q.mu.Lock()
	defer q.mu.Unlock()
	t.end = true
	if t.stuck {
		q.stuck--
	} else {
		<-q.turns
	}
}

// Stuck gives the turn to the next, while the statement goes on. Leave is still to be called, when it has ended.
func (t *Turn) Stuck() {
	q := t.queue
	q.mu.Lock()
	defer q.mu.Unlock()
	if !t.end && !t.stuck {
		t.stuck = true
		q.stuck++
		<-q.turns
	}
}

// Until asks ever more rarely whether a stuck statement has ended, and then leaves. It asks no more when ctx ends.
func (t *Turn) Until(ctx context.Context, ended func(context.Context) bool) {
	t.Stuck()
	go func() {
		for pause := time.Second; ; pause = min(2*pause, 10*time.Second) {
			select {
			case <-ctx.Done():
				return
			case <-time.After(pause):
			}
			if ended(ctx) {
				t.Leave()
				return
			}
		}
	}()
}

// Said is an error with where its statement may still run: "in this process".
func Said(err error, where string) error {
	e, ok := err.(*database.Error)
	if !ok {
		return err
	}
	said := *e
	said.Message += "; it may still run " + where
	return &said
}
