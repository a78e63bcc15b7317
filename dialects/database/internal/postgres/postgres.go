// Package postgres opens PostgreSQL databases (12 or newer) for reading, and for nothing else.
//
// A query passes these layers:
//
//  1. the static guard, which judges the text before the server sees it (package guard)
//  2. the extended protocol, which takes one statement and no more
//     (https://www.postgresql.org/docs/17/protocol-flow.html)
//  3. a READ ONLY transaction with limits of its own. A query of ours runs first, because until then a statement could
//     still make the transaction READ WRITE (conn.go)
//  4. EXPLAIN, which takes only what has a plan: no SET, DO, COPY or CALL; and a bound on the plan's cost (plan.go)
//  5. time, rows, cells and bytes bounded here, and a request to the server to stop when one is reached (below)
//  6. always ROLLBACK, then DISCARD ALL, before the connection serves again (conn.go)
//
// No layer replaces a login that may only read: see Engine.Posture and Engine.SetupFor.
//
// options.go reads a DSN's options, pool.go keeps the connections, value.go reads cells. inspect.go, schema.go and
// catalog.go ask what server this is, what there is, and what users made; running.go finds tables and views whose
// reading calls functions of users. posture.go says what the login may do, setup.go makes one that can only read.
// errors.go words what the server and the driver say.
package postgres

import (
	"context"
	"errors"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/internal/queue"
)

// DefaultCost is the bound on a plan's cost where Limits.Cost is zero, in the planner's unit: reading one page in
// order. A server does at most some ten million of those in the default time limit, so that a plan above the bound
// would not end in time even where the planner is wrong by a factor of a hundred.
const DefaultCost = 1e9

// Engine is one database of a PostgreSQL server. It implements database.Engine.
type Engine struct {
	pool
	about about
}

var _ database.Engine = (*Engine)(nil)

// Open connects to the database that dsn names, as a URL (postgres://, postgresql://) or in keyword form, with all the
// options of libpq that pgx knows, TLS and PGPASSFILE among them, and checks that the login may read a table. An
// unreachable server fails within connectTimeout. The error is a *database.Error of kind Unreachable, Empty or
// Cancelled, and contains no password.
func Open(ctx context.Context, dsn string) (*Engine, error) {
	config, err := parse(dsn)
	if err != nil {
		return nil, err
	}
	closed, end := context.WithCancel(context.Background())
	db := &Engine{pool: pool{config: config, queue: queue.New(maxOpen, "on the server"), ended: closed, end: end,
		asking: make(chan struct{}, 1)}}
	if err := db.inspect(ctx); err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}

// Dialect is PostgreSQL.
func (db *Engine) Dialect() dialects.Dialect { return dialects.Postgres }

// DefaultSchema is none: the guard knows PostgreSQL's.
func (db *Engine) DefaultSchema() string { return "" }

// Run runs one read-only statement in a transaction of its own.
func (db *Engine) Run(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	start := time.Now()
	l = l.WithDefaults()
	if l.Cost <= 0 {
		l.Cost = DefaultCost
	}
	var res *database.Result
	err := db.with(ctx, l.Timeout, sql, func(ctx context.Context, c *conn) error {
		st, err := c.prepare(ctx, sql)
		if err != nil {
			return err
		}
		plan, err := c.explain(ctx, sql)
		if err != nil {
			return err
		}
		if plan.Cost > l.Cost {
			return tooExpensive(plan, l.Cost)
		}
		res, err = c.read(ctx, sql, st.Fields, l)
		return err
	})
	if err != nil {
		return nil, err
	}
	res.Elapsed = time.Since(start)
	return res, nil
}

// prepare asks the server what sql returns, without running it.
func (c *conn) prepare(ctx context.Context, sql string) (*pgconn.StatementDescription, error) {
	st, err := c.pg.Prepare(ctx, "", sql, nil)
	if err != nil {
		return nil, err
	}
	if len(st.ParamOIDs) > 0 {
		return nil, &database.Error{Kind: database.BadSQL, Message: "the statement has parameters ($1) without values",
			Hint: "write the values into the statement"}
	}
	return st, nil
}

// read runs sql and fetches its rows until they end or a limit is reached. One row more than l.Rows is fetched, so that
// Truncated is exact; then the query is cancelled, because the server would send the others too.
func (c *conn) read(ctx context.Context, sql string, fields []pgconn.FieldDescription,
	l database.Limits) (*database.Result, error) {
	columns := make([]string, len(fields))
	for i, f := range fields {
		columns[i] = f.Name
	}
	res := database.Collect(columns, l)
	rows := c.pg.ExecParams(ctx, sql, nil, nil, nil, formats(fields))
	for rows.NextRow() {
		raw := rows.Values()
		if !res.Add(func(i int) (database.Value, int, bool) { return value(fields[i].DataTypeOID, raw[i], l.Cell) }) {
			c.stop(rows)
			return res.Result, nil
		}
	}
	_, err := rows.Close()
	return res.Result, err
}

// stop ends a statement of which no more rows are wanted.
func (c *conn) stop(rows *pgconn.ResultReader) {
	ctx, cancel := context.WithTimeout(context.Background(), grace)
	defer cancel()
	if err := c.pg.CancelRequest(ctx); err != nil {
		c.broken = true // the rest is not worth waiting for
		return
	}
	_, err := rows.Close() // reads what was on its way
	var answer *pgconn.PgError
	if err != nil && !errors.As(err, &answer) {
		c.broken = true
	}
}
