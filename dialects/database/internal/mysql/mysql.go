// Package mysql opens databases of MySQL and MariaDB servers for reading, and for nothing else.
//
// A query passes these layers. Each refuses every write by itself, or bounds what a read may cost:
//
//  1. the guard: one statement, a query, of functions and tables that are known (package guard)
//  2. a connection of its own, which no other query has used or will use; see session.go
//  3. the prepared protocol, in which a text is one statement whatever it holds
//  4. the plan: EXPLAIN, which takes nothing but queries and row changes (plan.go)
//  5. a read-only transaction in a read-only session, and the server's own limits (session.go)
//  6. rows, cells and bytes counted while they are read (rows.go), and a watchdog that kills what takes too long
//
// dsn.go reads where a server is, options.go the options of drivers and clients. schema.go, catalog.go and posture.go
// ask what there is, what users made, and what the login may do. errors.go words what the server and the driver say.
package mysql

import (
	"context"
	"database/sql/driver"
	"math"
	"time"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/internal/queue"
)

// dialTimeout is for a connection, with everything up to its first statement. Tests that wait for it shorten it.
var dialTimeout = 5 * time.Second

const (
	maxOpen = 8 // connections of one Engine at work at a time
	grace   = 250 * time.Millisecond

	// DefaultCost is the limit for a Limits.Cost of zero: rows that the server expects to read. Ten million
	// a second are fast, so that nothing beyond it would end within the default time.
	DefaultCost = 1e10
)

// Engine is a database of a server, or all of its databases. It implements database.Engine.
type Engine struct {
	target    target
	connector driver.Connector
	queue     *queue.Queue
	closed    context.Context
	close     context.CancelFunc
	databases []string // those that SetupFor grants: the DSN's, or all that have tables and are no system's
	server    server
}

var _ database.Engine = (*Engine)(nil)

// Open connects to the server and database that dsn names (see parseDSN for its forms) and checks that the login may
// read a table. Errors are *database.Error; an unreachable server's comes within dialTimeout.
func Open(ctx context.Context, dsn string) (*Engine, error) {
	t, err := parseDSN(dsn)
	if err != nil {
		return nil, err
	}
	connector, err := gomysql.NewConnector(t.config)
	if err != nil {
		return nil, badDSN(errOptions)
	}
	closed, end := context.WithCancel(context.Background())
	db := &Engine{closed: closed, close: end, target: t, connector: connector, queue: queue.New(maxOpen, "on the server")}
	if err := db.inspect(ctx); err != nil {
		return nil, err
	}
	return db, nil
}

// inspect learns what the server is, and in which databases there are tables to read.
func (db *Engine) inspect(ctx context.Context) error {
	return db.with(ctx, ourLimits, func(ctx context.Context, s *session) error {
		db.server = s.server
		err := s.each(ctx, "SELECT DISTINCT table_schema FROM information_schema.tables"+db.where()+" ORDER BY 1",
			func(row []driver.Value) { db.databases = append(db.databases, text(row[0])) })
		if err == nil && len(db.databases) == 0 {
			return db.noTables()
		}
		return err
	})
}

// Dialect is MySQL, for MariaDB too.
func (db *Engine) Dialect() dialects.Dialect { return dialects.MySQL }

// DefaultSchema is the DSN's database; "" where it has none.
func (db *Engine) DefaultSchema() string { return db.target.config.DBName }

// Run runs one read-only statement in a transaction of its own. Limits.Cost counts rows that the server expects to
// read; see Explain.
func (db *Engine) Run(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	start := time.Now()
	var res *database.Result
	err := db.with(ctx, withDefaults(l), func(ctx context.Context, s *session) error {
		statement, err := s.prepare(ctx, sql) // before the plan, because its errors are about sql as it was written
		if err != nil {
			return err
		}
		plan, err := s.explain(ctx, sql)
		if err != nil {
			return err
		}
		if plan.Cost > s.limits.Cost {
			return tooCostly(plan, s.limits.Cost)
		}
		res, err = s.read(ctx, statement)
		return err
	})
	if err != nil {
		return nil, err
	}
	res.Elapsed = time.Since(start)
	return res, nil
}

// Explain is what the server expects of a query, without running it. Cost and Rows are the number of rows that it would
// read.
func (db *Engine) Explain(ctx context.Context, sql string) (*database.Plan, error) {
	var plan *database.Plan
	err := db.with(ctx, withDefaults(database.Limits{}), func(ctx context.Context, s *session) error {
		if _, err := s.prepare(ctx, sql); err != nil {
			return err
		}
		var err error
		plan, err = s.explain(ctx, sql)
		return err
	})
	return plan, err
}

func withDefaults(l database.Limits) database.Limits {
	l = l.WithDefaults()
	if l.Cost <= 0 {
		l.Cost = DefaultCost
	}
	return l
}

// ourLimits are those of our own statements about the server and its schema.
var ourLimits = database.Limits{Timeout: time.Minute, Rows: math.MaxInt - 1, Cost: math.Inf(1)}

// with lends a new session to f and ends it. What f began on the server has stopped when with returns, or is stuck
// there (see queue), which the error says. Every error is a *database.Error.
func (db *Engine) with(ctx context.Context, l database.Limits, f func(context.Context, *session) error) error {
	if db.closed.Err() != nil {
		return closed(db.target)
	}
	turn, err := db.queue.Enter(ctx)
	if err != nil {
		return err
	}
	limited, cancel := context.WithTimeout(ctx, l.Timeout)
	defer cancel()
	// The server's clock is to ring first, because its answer leaves nothing to kill.
	watched, cancel := context.WithTimeout(ctx, l.Timeout+grace)
	defer cancel()
	s, err := db.connect(watched)
	if err != nil {
		turn.Leave()
		return db.classify(err, ctx, limited, l)
	}
	ended := false
	defer func() {
		if !ended { // f panicked
			s.end()
			turn.Leave()
		}
	}()
	if err = s.begin(watched, limited, l); err == nil {
		err = f(watched, s)
	}
	ended = true
	err = db.classify(err, ctx, limited, l)
	if unstopped := s.end(); unstopped != nil {
		turn.Until(db.closed, func(ctx context.Context) bool { return db.gone(ctx, s) })
		return atWork(err, s.id, unstopped)
	}
	turn.Leave()
	return err
}

// Close refuses further queries. Those at work end on their own, with their connections.
func (db *Engine) Close() error {
	db.close()
	return nil
}
