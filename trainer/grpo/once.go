package grpo

import (
	"context"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// once is a database that runs equal queries of a group once: its samples often say the same. Results are shared, and
// not to be changed.
type once struct{ database.DB }

func (d once) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	group, ok := ctx.Value(groupKey{}).(*group)
	if !ok {
		return d.DB.Query(ctx, sql, l)
	}
	q := group.of(query{sql, l})
	q.mu.Lock()
	defer q.mu.Unlock()
	if !q.known {
		q.result, q.err = d.DB.Query(ctx, sql, l)
		q.known = ctx.Err() == nil && (q.err == nil || reward.AtFault(q.err)) // what the database failed at is tried again
	}
	return q.result, q.err
}

// group is what the queries of one group, on one database, came to.
type group struct {
	mu  sync.Mutex
	ran map[query]*outcome
}

type query struct {
	sql    string
	limits database.Limits
}

type outcome struct {
	mu     sync.Mutex // held while the query runs: others wait rather than run it too
	known  bool
	result *database.Result
	err    error
}

type groupKey struct{}

// inGroup is a context for all that is asked of a group's database.
func inGroup(ctx context.Context) context.Context {
	return context.WithValue(ctx, groupKey{}, &group{ran: map[query]*outcome{}})
}

func (g *group) of(q query) *outcome {
	g.mu.Lock()
	defer g.mu.Unlock()
	o := g.ran[q]
	if o == nil {
		o = &outcome{}
		g.ran[q] = o
	}
	return o
}
