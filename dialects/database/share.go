package database

import (
	"context"
	"errors"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Share returns a context under which equal queries of a DB run once: the first one runs and is recorded, the others
// wait for it and get its Result, which nobody may change. The votes of a question share, and so do the rollouts of a
// training group. Queries are equal where their trees print alike and their Limits are the same; what the guard
// refuses, where the texts are the same, because trees leave out some of it (FOR UPDATE, INTO). What is no fault of the
// query, such as a lost connection or a cancelled context, is tried again by the next one.
//
// A context that shares already is returned as it is.
func Share(ctx context.Context) context.Context {
	if sharedBy(ctx) != nil {
		return ctx
	}
	return context.WithValue(ctx, sharedKey{}, &shared{outcomes: map[sharedQuery]*outcome{}})
}

type sharedKey struct{}

func sharedBy(ctx context.Context) *shared {
	s, _ := ctx.Value(sharedKey{}).(*shared)
	return s
}

// shared holds what the queries under one context came to.
type shared struct {
	mu       sync.Mutex
	outcomes map[sharedQuery]*outcome
}

type sharedQuery struct {
	on     *road
	sql    string // of the tree; the text where there is none, or the guard refused it
	limits Limits
}

// outcome is what a query came to, once done is closed.
type outcome struct {
	done   chan struct{}
	final  bool // a second run would come to the same: the query ran, or failed by its own fault
	result *Result
	err    error
}

// query runs a query that nobody has run yet, waits for one that runs, and returns what one that ran came to.
func (s *shared) query(ctx context.Context, q sharedQuery, run func() (*Result, error)) (*Result, error) {
	for {
		o, first := s.outcome(q)
		if first {
			s.run(ctx, q, o, run)
			return o.result, o.err
		}
		select {
		case <-o.done:
			if o.final {
				return o.result, o.err
			}
		case <-ctx.Done():
			return nil, &Error{Kind: Cancelled, Message: "the query was cancelled", Err: ctx.Err()}
		}
	}
}

// outcome returns that of a query. It is the first caller's to fill in.
func (s *shared) outcome(q sharedQuery) (o *outcome, first bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	o = s.outcomes[q]
	if o == nil {
		o, first = &outcome{done: make(chan struct{})}, true
		s.outcomes[q] = o
	}
	return o, first
}

func (s *shared) run(ctx context.Context, q sharedQuery, o *outcome, run func() (*Result, error)) {
	defer close(o.done)
	defer func() {
		if !o.final {
			s.mu.Lock()
			delete(s.outcomes, q)
			s.mu.Unlock()
		}
	}()
	o.result, o.err = run()
	o.final = o.err == nil || ctx.Err() == nil && AtFault(o.err)
}

// AtFault reports whether an error of Query is the query's own, not the database's or the caller's.
func AtFault(err error) bool {
	var e *Error
	return errors.As(err, &e) && (e.Kind == Refused || e.Kind == BadSQL || e.Kind == OverLimit)
}

// printed is a query that the guard has passed as its tree prints.
func (r *road) printed(sql string, statement *sqltree.Statement) string {
	if text, err := sqltree.Print(r.Dialect(), statement.Query); err == nil {
		return text
	}
	return sql
}
