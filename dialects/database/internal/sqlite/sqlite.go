// Package sqlite opens SQLite files for reading, and for nothing else.
//
// It binds SQLite's C interface (modernc.org/sqlite/lib, a translation to Go) directly, not the
// database/sql driver over it: that driver owns the progress handler (so VM steps cannot be
// counted), stops watching the context after the first row, turns DATE text into time.Time, and
// copies blobs that nobody reads.
//
// A query passes these layers, each of which refuses every write by itself or bounds what a read
// may cost:
//
//  1. the static guard, which reads the statement before SQLite does (package guard)
//  2. text: at most 64 KiB, valid UTF-8, no NUL, exactly one statement (statement.go)
//  3. an allow-list authorizer, in force while the statement runs too (authorize.go)
//  4. the file opened read-only, query_only, nothing attached, SQLite's own limits (conn.go)
//  5. steps, time, rows, cells and bytes counted while rows are read (meter.go, below)
//
// file.go looks at the file before SQLite does, schema.go reads what is in it, plan.go explains a query, collation.go
// stands in for collations of the application that wrote the file, errors.go words SQLite's errors.
package sqlite

import (
	"context"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/internal/queue"
	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/internal/defect"
	"github.com/sqlagent/sqlagent/internal/logs"
)

// maxOpen is how many connections of one Engine may work at a time.
const maxOpen = 8

// inProcess is where SQLite runs.
const inProcess = "in this process"

// Engine is one SQLite file.
type Engine struct {
	path  string // absolute
	queue *queue.Queue

	mu     sync.Mutex
	idle   []*conn
	closed bool
}

var _ database.Engine = (*Engine)(nil)

// Open checks that path is a SQLite database with at least one table and opens it for reading. The
// error is a *database.Error of kind Unreachable, NotDatabase or Empty (or Cancelled).
func Open(ctx context.Context, path string) (*Engine, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, unreachable(path, err)
	}
	if _, err := inspect(abs); err != nil {
		return nil, err
	}
	db := &Engine{path: abs, queue: queue.New(maxOpen, inProcess)}
	if err := db.probe(ctx); err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}

// probe reads the schema once, which is where a damaged file shows, and wants one table.
func (db *Engine) probe(ctx context.Context) error {
	return db.with(ctx, 0, func(c *conn) error {
		n := int64(0)
		err := c.trusted(func() error {
			return c.each("SELECT count(*) FROM sqlite_schema WHERE type IN ('table', 'view')", func(s *stmt) error {
				n = s.int64(0)
				return nil
			})
		})
		if err != nil {
			return err
		}
		if n == 0 {
			return noTables(db.path)
		}
		return nil
	})
}

// Dialect is SQLite.
func (db *Engine) Dialect() dialects.Dialect { return dialects.SQLite }

// DefaultSchema is none: the guard knows SQLite's.
func (db *Engine) DefaultSchema() string { return "" }

// Catalog lists shadow tables, and virtual tables that show others. A file holds no code but SQL, which the authorizer
// sees.
func (db *Engine) Catalog(ctx context.Context) (*guard.Catalog, error) {
	var made *guard.Catalog
	add := func(part, whole string) {
		part = strings.ToLower(part)
		made.Parts[part] = append(made.Parts[part], dialects.Name{Name: whole})
	}
	err := db.with(ctx, 0, func(c *conn) error {
		made = &guard.Catalog{Parts: map[string][]dialects.Name{}}
		return c.trusted(func() error {
			err := c.each(`SELECT s.name, v.name FROM pragma_table_list s JOIN pragma_table_list v
				ON v.type = 'virtual' AND v.schema = 'main' AND substr(s.name, 1, length(v.name) + 1) = v.name || '_'
				WHERE s.type = 'shadow' AND s.schema = 'main'`, func(s *stmt) error {
				add(s.text(0), s.text(1))
				return nil
			})
			if err != nil {
				return err
			}
			return c.each("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND rootpage = 0", func(s *stmt) error {
				for _, whole := range shows(s.text(1)) {
					add(s.text(0), whole)
				}
				return nil
			})
		})
	})
	return made, err
}

// shows are the tables that a virtual table shows: the content of fts5, what fts5vocab lists the words of
// (https://www.sqlite.org/fts5.html, 4.4.3 and 9).
func shows(create string) (tables []string) {
	vocabulary, before := false, ""
	for t := range lex.Tokens(dialects.SQLite, create) {
		if t.Blank() {
			continue
		}
		name := strings.Trim(t.Text, "\"'`[]")
		switch named := t.Kind == lex.Word || t.Kind == lex.Name || t.Kind == lex.String; {
		case named && (vocabulary || strings.EqualFold(before, "content=")):
			tables = append(tables, name)
		case named && strings.EqualFold(name, "fts5vocab"):
			vocabulary = true
		}
		if t.Text == "=" {
			name = before + "="
		}
		before = name
	}
	return tables
}

// Views reads the statements that made the file's views.
func (db *Engine) Views(ctx context.Context) (views []guard.View, err error) {
	err = db.with(ctx, 0, func(c *conn) error {
		views = nil
		return c.trusted(func() error {
			return c.each("SELECT name, sql FROM sqlite_schema WHERE type = 'view' ORDER BY rowid", func(s *stmt) error {
				views = append(views, guard.View{Name: dialects.Name{Name: s.text(0)}, SQL: guard.ViewQuery(dialects.SQLite, s.text(1))})
				return nil
			})
		})
	})
	return views, err
}

// Run runs one read-only statement. A statement is a read transaction of its own: it sees one state of the file, and
// leaves nothing to commit.
func (db *Engine) Run(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	start := time.Now()
	if err := checkText(sql); err != nil {
		return nil, err
	}
	l = l.WithDefaults()
	var res *database.Result
	err := db.with(ctx, l.Timeout, func(c *conn) error {
		s, err := c.prepareOne(sql)
		if err != nil {
			return err
		}
		defer s.finalize()
		c.meter.limit(l.Steps)
		res, err = read(s, l)
		return err
	})
	if err != nil {
		return nil, err
	}
	res.Elapsed = time.Since(start)
	return res, nil
}

// read fetches rows until the statement ends or a limit is reached. One row more than l.Rows is
// stepped to, so that Truncated is exact.
func read(s *stmt, l database.Limits) (*database.Result, error) {
	rows := database.Collect(s.columns(), l)
	for {
		more, err := s.step()
		if err != nil {
			return nil, err
		}
		if !more || !rows.Add(func(i int) (database.Value, int, bool) { return s.value(i, l.Cell) }) {
			return rows.Result, nil
		}
	}
}

// grace is how long a statement may take to notice that it should end.
const grace = 250 * time.Millisecond

// with lends a connection to f for at most timeout (0: as long as ctx allows). Every error it
// returns is a *database.Error. Where the file changes meanwhile, f begins again: see lend.
//
// A statement is ended between two VM steps, but a single step can last: instr() of two long strings
// is one. The caller is not kept waiting for it: the statement is stuck (see queue) until the step ends.
func (db *Engine) with(ctx context.Context, timeout time.Duration, f func(*conn) error) error {
	turn, err := db.queue.Enter(ctx)
	if err != nil {
		return err
	}
	limited := ctx
	if timeout > 0 {
		var cancel context.CancelFunc
		limited, cancel = context.WithTimeout(ctx, timeout)
		defer cancel()
	}
	result := make(chan error, 1)
	go func() {
		roomy()
		defer turn.Leave()
		result <- db.lent(limited, f)
	}()
	select {
	case err := <-result:
		return classify(err, ctx, limited, db.path, timeout)
	case <-limited.Done():
	}
	select {
	case err := <-result:
		return classify(err, ctx, limited, db.path, timeout)
	case <-time.After(grace):
		turn.Stuck()
		return queue.Said(classify(errInterrupted, ctx, limited, db.path, timeout), inProcess)
	}
}

// lent runs f on a connection until ctx ends. It has a goroutine of its own, in which a panic would end the program.
func (db *Engine) lent(ctx context.Context, f func(*conn) error) (err error) {
	defer defect.Recover(logs.From(ctx), &err)
	return db.lend(func(c *conn) error {
		if ctx.Err() != nil {
			return errInterrupted
		}
		release := c.meter.watch(ctx, c)
		defer release()
		return f(c)
	})
}

// roomy grows a new goroutine's stack at once to the 16 KiB that SQLite needs for most statements.
// Doubled from 2 KiB step by step, and copied each time, it cost a tenth of a small query.
//
//go:noinline
func roomy() {
	var room [12 << 10]byte
	runtime.KeepAlive(&room)
}

// lend finds the connection that fits the state the file is in now.
//
// A file in WAL mode needs care, because even a read-only connection creates -wal and -shm next to
// it and cannot remove them again. While nobody has it open (no -wal), all content is in the file
// itself, so it is read as immutable, without locks, and what was read counts only if the file is
// unchanged afterwards. While somebody does, the ordinary way is right, and creates nothing.
func (db *Engine) lend(f func(*conn) error) error {
	for {
		c, err := db.get()
		if err != nil {
			return err
		}
		if c == nil {
			break
		}
		if c.current(db.path) {
			defer db.put(c)
			return f(c)
		}
		c.close()
	}
	before, err := inspect(db.path)
	if err != nil {
		return err
	}
	if !before.wal {
		c, err := open(db.path, false)
		if err != nil {
			return err
		}
		defer db.put(c)
		return f(c)
	}
	if !before.live {
		err := fresh(db.path, true, f)
		if after, gone := inspect(db.path); gone == nil && after == before {
			return err
		}
	}
	return fresh(db.path, false, f)
}

// fresh runs f on a connection of its own.
func fresh(path string, immutable bool, f func(*conn) error) error {
	c, err := open(path, immutable)
	if err != nil {
		return err
	}
	defer c.close()
	return f(c)
}

// get takes the connection that was used last; nil where none is idle.
func (db *Engine) get() (*conn, error) {
	db.mu.Lock()
	defer db.mu.Unlock()
	if db.closed {
		return nil, &database.Error{Kind: database.Unreachable, Message: db.path + ": the database was closed"}
	}
	n := len(db.idle)
	if n == 0 {
		return nil, nil
	}
	c := db.idle[n-1]
	db.idle = db.idle[:n-1]
	return c, nil
}

func (db *Engine) put(c *conn) {
	db.mu.Lock()
	defer db.mu.Unlock()
	if db.closed || !c.idle() {
		c.close()
		return
	}
	db.idle = append(db.idle, c)
}

// Close closes the idle connections; those at work are closed when they end.
func (db *Engine) Close() error {
	db.mu.Lock()
	defer db.mu.Unlock()
	db.closed = true
	for _, c := range db.idle {
		c.close()
	}
	db.idle = nil
	return nil
}
