package postgres

import (
	"context"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/internal/queue"
)

// maxOpen is how many connections one Engine has at most.
const maxOpen = 8

// pool lends connections, each to one user at a time. It is not pgxpool, because what happens to a connection between
// two users (ROLLBACK, DISCARD ALL, the limits of the next) is a layer of the guard, and is easier to trust in one
// place.
type pool struct {
	config *pgconn.Config
	queue  queue.Queue

	mu     sync.Mutex
	idle   []*conn
	closed bool
}

// with lends f a connection inside a read-only transaction, which is rolled back afterwards. Everything together may
// take timeout, but for waiting in the queue; then, or when ctx ends, the server is told to stop. Every error is a
// *database.Error; sql is what positions in the server's errors refer to.
func (p *pool) with(ctx context.Context, timeout time.Duration, sql string, f func(context.Context,
	*conn) error) error {
	if err := p.queue.Enter(ctx); err != nil {
		return err
	}
	defer p.queue.Leave()
	limited, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	judge := failure{config: p.config, outer: ctx, limited: limited, timeout: timeout, sql: sql}
	c, err := p.begin(limited, timeout)
	if err != nil {
		return judge.classify(err)
	}
	defer p.put(c)
	judge.serverLimit = c.statementLimit(timeout)
	return judge.classify(f(limited, c))
}

// begin finds a connection that works, and opens a transaction on it. One that has been idle may have died meanwhile,
// with the server or on the way: nothing of the caller's has run on it, so the next one is tried.
func (p *pool) begin(ctx context.Context, timeout time.Duration) (*conn, error) {
	for {
		c, err := p.takeIdle()
		if err != nil {
			return nil, err
		}
		if c == nil {
			break
		}
		if err := c.begin(ctx, timeout); err == nil {
			return c, nil
		}
		c.close()
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	c, err := connect(ctx, p.config)
	if err != nil {
		return nil, err
	}
	if err := c.begin(ctx, timeout); err != nil {
		c.close()
		return nil, err
	}
	return c, nil
}

// takeIdle is an idle connection, or nil where there is none.
func (p *pool) takeIdle() (*conn, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		return nil, &database.Error{Kind: database.Unreachable, Message: "the database was closed"}
	}
	n := len(p.idle)
	if n == 0 {
		return nil, nil
	}
	c := p.idle[n-1]
	p.idle = p.idle[:n-1]
	return c, nil
}

// put takes c back, clean.
func (p *pool) put(c *conn) {
	if err := c.reset(); err != nil {
		c.close()
		return
	}
	p.mu.Lock()
	if p.closed {
		p.mu.Unlock()
		c.close()
		return
	}
	p.idle = append(p.idle, c)
	p.mu.Unlock()
}

// Close closes the idle connections; those at work are closed when they end.
func (p *pool) Close() error {
	p.mu.Lock()
	idle := p.idle
	p.idle, p.closed = nil, true
	p.mu.Unlock()
	for _, c := range idle {
		c.close()
	}
	return nil
}
