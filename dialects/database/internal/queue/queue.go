// Package queue bounds how many statements work at a time. Waiting is no part of a statement's time limit.
//
// Some statements do not end when they should: a single step of SQLite's, or a function of a server's that does not
// look whether it was cancelled, can last for minutes. Such a one loses its turn, so that honest statements go on, and
// is counted: beyond a bound nothing new begins. One user has three quarters of the turns at most, stuck ones among
// them, so that nobody keeps the others from a database. The logins that --setup-sql prints allow twice the
// connections, so that stuck ones leave room.
package queue

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
)

// maxWait is how long one waits for its turn: statements before it may take their whole time limits.
const maxWait = 2 * time.Minute

// Queue gives turns.
type Queue struct {
	turns chan struct{} // has a token for each that works
	where string        // statements run: "in this process"

	mu    sync.Mutex
	stuck int // statements that did not end, at most as many as there are turns when one begins
	users map[string]*user
}

// user is who has a name (audit.About) and statements that wait, work or are stuck.
type user struct {
	share chan struct{} // has a token for each that works or is stuck
	known int           // statements that wait, work or are stuck
	stuck int
}

// New lets n statements work at a time, and n more be stuck there.
func New(n int, where string) *Queue {
	return &Queue{turns: make(chan struct{}, n), where: where, users: map[string]*user{}}
}

// Turn is one statement's, from Enter to Leave.
type Turn struct {
	queue      *Queue
	user       string // "": nobody in particular
	stuck, end bool   // under the queue's lock
}

// Enter waits for a turn. Errors are *database.Error, of kind Cancelled or Unreachable.
func (q *Queue) Enter(ctx context.Context) (*Turn, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, maxWait, errBusy)
	defer cancel()
	t := &Turn{queue: q, user: audit.Of(ctx).User}
	if err := q.room(t.user); err != nil {
		return nil, err
	}
	u := q.enlist(t.user)
	if u != nil {
		select {
		case u.share <- struct{}{}:
		case <-ctx.Done():
			q.dismiss(t.user)
			return nil, q.gaveUp(ctx)
		}
	}
	err := q.turn(ctx, t.user)
	if err != nil {
		if u != nil {
			<-u.share
		}
		q.dismiss(t.user)
		return nil, err
	}
	return t, nil
}

// errBusy is why one waits no longer.
var errBusy = errors.New("all connections are at work")

// turn takes one of the turns, when one is free and there is still room.
func (q *Queue) turn(ctx context.Context, user string) error {
	select {
	case q.turns <- struct{}{}: // also where ctx has ended: the statement says so
	default:
		select {
		case q.turns <- struct{}{}:
		case <-ctx.Done():
			return q.gaveUp(ctx)
		}
	}
	err := q.room(user)
	if err != nil {
		<-q.turns
	}
	return err
}

func (q *Queue) gaveUp(ctx context.Context) error {
	if context.Cause(ctx) != errBusy {
		return &database.Error{Kind: database.Cancelled, Message: "cancelled while waiting for a connection", Err: ctx.Err()}
	}
	return &database.Error{Kind: database.Unreachable,
		Message: fmt.Sprintf("all %d connections to the database were at work for %v", cap(q.turns), maxWait),
		Hint:    "ask again later, or ask fewer questions at a time"}
}

// most is how many turns one user has.
func (q *Queue) most() int { return max(1, cap(q.turns)*3/4) }

// enlist notes that a user wants a turn; nil where nobody is named.
func (q *Queue) enlist(name string) *user {
	if name == "" {
		return nil
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	u := q.users[name]
	if u == nil {
		u = &user{share: make(chan struct{}, q.most())}
		q.users[name] = u
	}
	u.known++
	return u
}

// dismiss takes note that a user has one statement less.
func (q *Queue) dismiss(name string) {
	if name == "" {
		return
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	q.forget(name)
}

// forget is dismiss under the lock.
func (q *Queue) forget(name string) {
	u := q.users[name]
	if u.known--; u.known == 0 {
		delete(q.users, name)
	}
}

// room is an error where too many statements are stuck: of all users, or of one.
func (q *Queue) room(name string) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	u := q.users[name]
	switch {
	case q.stuck >= cap(q.turns):
		return &database.Error{Kind: database.Unreachable,
			Message: fmt.Sprintf("%d statements were told to end and may still run %s: no other begins", q.stuck, q.where),
			Hint:    "wait until they end, or end what they run in: restart it"}
	case u != nil && u.stuck >= q.most():
		return &database.Error{Kind: database.Unreachable,
			Message: fmt.Sprintf("%d statements of %s were told to end and may still run %s: no other of theirs begins", u.stuck, name, q.where),
			Hint:    "wait until they end"}
	}
	return nil
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
	if t.user == "" {
		return
	}
	u := q.users[t.user]
	if t.stuck {
		u.stuck--
	}
	<-u.share
	q.forget(t.user)
}

// Stuck gives the turn to the next, while the statement goes on. Leave is still to be called, when it has ended.
func (t *Turn) Stuck() {
	q := t.queue
	q.mu.Lock()
	defer q.mu.Unlock()
	if !t.end && !t.stuck {
		t.stuck = true
		q.stuck++
		if t.user != "" {
			q.users[t.user].stuck++
		}
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
