package postgres

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/internal/queue"
)

// maxOpen is how many connections one Engine has at most, besides those of statements that are stuck.
const maxOpen = 8

// pool lends connections, each to one user at a time. It is not pgxpool, because what happens to a connection between
// two users (ROLLBACK, DISCARD ALL, the limits of the next) is a layer of the guard, and is easier to trust in one
// place.
type pool struct {
	config *pgconn.Config
	queue  *queue.Queue
	ended  context.Context // by Close
	end    context.CancelFunc
	asking chan struct{} // has a token while a connection looks after stuck statements

	mu     sync.Mutex
	idle   []*conn
	closed bool
}

// with lends f a connection inside a read-only transaction, which is rolled back afterwards. Everything together may
// take timeout, but for waiting in the queue; then, or when ctx ends, the query is cancelled on the server. Every error
// is a *database.Error; sql is what positions in the server's errors refer to.
func (p *pool) with(ctx context.Context, timeout time.Duration, sql string, f func(context.Context,
	*conn) error) error {
	turn, err := p.queue.Enter(ctx)
	if err != nil {
		return err
	}
	limited, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	judge := failure{config: p.config, outer: ctx, limited: limited, began: time.Now(), timeout: timeout, sql: sql}
	c, err := p.begin(limited, timeout)
	if err != nil {
		turn.Leave()
		return judge.classify(err)
	}
	judge.serverLimit = c.statementLimit(timeout)
	ended := false
	defer func() {
		if !ended { // f panicked
			c.broken = true
			c.close()
			turn.Leave()
		}
	}()
	err = judge.classify(f(limited, c))
	ended = true
	if p.put(c) || limited.Err() == nil && !c.broken || p.stop(c.process) {
		turn.Leave()
		return err
	}
	turn.Until(p.ended, func(ctx context.Context) bool { return p.gone(ctx, c.process) })
	return queue.Said(err, fmt.Sprintf("on the server, as process %s, which does not answer", c.process.pid))
}

// stop ends a process of ours that did not answer, and reports whether it has ended.
func (p *pool) stop(x process) bool {
	ctx, cancel := context.WithTimeout(context.Background(), grace)
	defer cancel()
	p.ask(ctx, "SELECT pg_catalog.pg_terminate_backend(pid)", x)
	for !p.gone(ctx, x) {
		select {
		case <-ctx.Done():
			return false
		case <-time.After(grace / 10):
		}
	}
	return true
}

// gone reports whether the server has no such process.
func (p *pool) gone(ctx context.Context, x process) bool {
	rows, err := p.ask(ctx, "SELECT", x)
	return err == nil && len(rows) == 0
}

// ask selects something of a process, on a connection besides those that the queue allows: one at a time.
func (p *pool) ask(ctx context.Context, selects string, x process) ([]record, error) {
	select {
	case p.asking <- struct{}{}:
		defer func() { <-p.asking }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	c, err := connect(ctx, p.config)
	if err != nil {
		return nil, err
	}
	defer c.close()
	return c.rows(ctx, selects+` FROM pg_catalog.pg_stat_activity
		WHERE pid = $1::int AND backend_start = $2::timestamptz`, x.pid, x.started)
}

// begin finds a connection that works, and opens a transaction on it. One that has been idle may have died meanwhile,
// with the server or on the way: nothing of the caller's has run on it, so the next one is tried, and of one that does
// not answer in a short time all others are given up too.
func (p *pool) begin(ctx context.Context, timeout time.Duration) (*conn, error) {
	for {
		c, err := p.takeIdle()
		if err != nil {
			return nil, err
		}
		if c == nil {
			break
		}
		short, cancel := context.WithTimeout(ctx, grace)
		err = c.begin(short, timeout)
		silent := short.Err() != nil
		cancel()
		if err == nil {
			return c, nil
		}
		c.close()
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if silent {
			p.closeIdle()
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

// closeIdle gives up the connections that nobody uses.
func (p *pool) closeIdle() {
	p.mu.Lock()
	idle := p.idle
	p.idle = nil
	p.mu.Unlock()
	for _, c := range idle {
		go c.close() // which may wait for a server that is gone
	}
}

// put takes c back, clean, and reports whether it could.
func (p *pool) put(c *conn) bool {
	if err := c.reset(); err != nil {
		c.close()
		return false
	}
	p.mu.Lock()
	if p.closed {
		p.mu.Unlock()
		c.close()
		return true
	}
	p.idle = append(p.idle, c)
	p.mu.Unlock()
	return true
}

// Close closes the idle connections; those at work are closed when they end.
func (p *pool) Close() error {
	p.mu.Lock()
	p.end()
	idle := p.idle
	p.idle, p.closed = nil, true
	p.mu.Unlock()
	for _, c := range idle {
		c.close()
	}
	return nil
}
