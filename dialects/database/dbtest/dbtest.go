// Package dbtest is the suite that every engine passes, so that SQLite, MySQL and PostgreSQL are equals: the same
// values, names, limits, errors and schemas come out of the same questions.
//
// A case is a folder testdata/CASE with these files, each of which an engine may have for itself in
// testdata/CASE/ENGINE, where ENGINE is a dialects.Dialect or, of servers of one dialect that differ, an Engine.Server:
//
//	setup.sql      makes the database, in the engine's SQL; several statements
//	query.sql      the query; its result is
//	rows.txt       what it returns, one value a line (see Text); the same file for all engines where they agree
//	schema.sql     the schema as DDL, where the case looks at it
//	schema.json    the schema in full
//
// SQLAGENT_GOLDEN=write rewrites the golden files of the engine at hand: the shared one where there is one already,
// the engine's own where it differs.
//
// Run, in this file, is the suite. Its parts:
//
//   - golden.go runs the cases of testdata, sample.go makes the built-in sample in each dialect, servers.go lists the
//     servers
//   - profile.go, hints.go and views.go have cases of what is shown of values, of what wrong queries are answered, and
//     of views that a login may not read
//   - printed.go checks statements as they are printed; generate.go writes statements at random, which differential.go
//     runs on a server to see whether any of them changes it
//   - memory.go looks for leaks, link.go is a network that tests can cut
package dbtest

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// Engine is what the suite needs to know of an engine.
type Engine struct {
	Dialect dialects.Dialect
	// Server is a folder more for golden files, next to the dialect's, for a server that differs from others of its
	// dialect; "" for none.
	Server string
	// Takes are those of the dialect's wrong queries (hint/testdata) that this server is new enough to run.
	Takes []string
	// New makes an empty database, runs script in it (several statements, by a login that may write, never through the
	// package under test), opens it for reading with a login that may write too, and removes it when t ends.
	New func(t testing.TB, script string) database.DB
	// Endless is a query that neither ends nor needs much memory, and that no plan shows to be expensive.
	Endless string
	// Working counts the statements that the databases of New have at work on the server now. Nil where there is no
	// server to ask.
	Working func(t testing.TB) int
	// Connections counts the connections that the databases of New have to the server now. Nil likewise.
	Connections func(t testing.TB) int
}

// Run runs the whole suite.
func Run(t *testing.T, e Engine) {
	t.Run("cases", e.cases)
	t.Run("limits", e.limits)
	t.Run("errors", e.errors)
	t.Run("time", e.time)
	t.Run("concurrent", e.concurrent)
	t.Run("waiting", e.waiting)
	t.Run("sample", e.sample)
	t.Run("profile", e.profile)
	t.Run("hints", e.hints)
	t.Run("memory", e.memory)
}

// numbers is a table that all dialects make alike.
const numbers = `CREATE TABLE numbers (n INTEGER NOT NULL PRIMARY KEY, word VARCHAR(20));
INSERT INTO numbers VALUES (1, 'one'), (2, 'two'), (3, 'three'), (4, 'four'), (5, 'five'), (6, 'six'), (7, 'seven'),
	(8, 'eight'), (9, 'nine'), (10, NULL);`

func (e Engine) limits(t *testing.T) {
	db := e.New(t, numbers)
	const all = "SELECT n FROM numbers ORDER BY n"
	cut := func(by database.Limit, at int) []database.Cut { return []database.Cut{{Limit: by, Value: at}} }
	const words = "SELECT 'aaaa' AS w UNION ALL SELECT 'bbbb'"
	for _, c := range []struct {
		sql    string
		limits database.Limits
		rows   int
		cut    []database.Cut
	}{
		{all, database.Limits{Rows: 9}, 9, cut(database.LimitRows, 9)},
		{all, database.Limits{Rows: 10}, 10, nil},
		{all, database.Limits{Rows: 11}, 10, nil},
		{all, database.Limits{}, 10, nil},
		{all + " LIMIT 3", database.Limits{Rows: 3}, 3, nil},
		{"SELECT a.n FROM numbers a, numbers b, numbers c UNION ALL SELECT n FROM numbers", database.Limits{},
			database.DefaultRows, cut(database.LimitRows, database.DefaultRows)},
		{"SELECT 'abcdef'", database.Limits{Cell: 6}, 1, nil},
		{"SELECT 'abcdef'", database.Limits{Cell: 5}, 1, cut(database.LimitCell, 5)},
		{words, database.Limits{Bytes: 16}, 2, nil}, // a value counts for 8 at least
		{words, database.Limits{Bytes: 15}, 1, cut(database.LimitBytes, 15)},
		{"SELECT NULL AS w UNION ALL SELECT ''", database.Limits{Bytes: 15}, 1, cut(database.LimitBytes, 15)},
		{words, database.Limits{Cell: 3, Bytes: 8}, 1, append(cut(database.LimitCell, 3), cut(database.LimitBytes, 8)...)},
		{"SELECT a.n FROM numbers a, numbers b, numbers c UNION ALL SELECT n FROM numbers", database.Limits{Rows: database.AllRows},
			1010, nil},
		{"SELECT a.n FROM numbers a, numbers b", database.Limits{Rows: database.AllRows, Bytes: 400}, 50, cut(database.LimitBytes, 400)},
		{"SELECT n FROM numbers WHERE n > 100", database.Limits{Rows: 1}, 0, nil},
		{words, database.Limits{Timeout: math.MaxInt64, Rows: database.AllRows, Cell: math.MaxInt, Bytes: math.MaxInt}, 2, nil},
	} {
		res := Query(t, db, c.sql, c.limits)
		if len(res.Rows) != c.rows || res.Truncated != (c.cut != nil) || !slices.Equal(res.Cuts, c.cut) || len(res.Columns) != 1 || res.Rows == nil {
			t.Errorf("%s with %+v: %d rows of %d columns, truncated %v, cut by %v; want %d, %v",
				c.sql, c.limits, len(res.Rows), len(res.Columns), res.Truncated, res.Cuts, c.rows, c.cut)
		}
	}
	if got := Query(t, db, "SELECT 'abcdef'", database.Limits{Cell: 5}).Rows[0][0]; got != "abcde" {
		t.Errorf("cut: %q", got)
	}
	if got := Query(t, db, "SELECT 'aźb'", database.Limits{Cell: 2}).Rows[0][0]; got != "a" {
		t.Errorf("cut inside a character: %q, want %q", got, "a")
	}
}

func (e Engine) errors(t *testing.T) {
	db := e.New(t, numbers)
	for _, c := range []struct {
		sql     string
		kind    database.Kind
		message string // contained
	}{
		{"", database.BadSQL, ""},
		{" ; -- nothing", database.BadSQL, ""},
		{"INSERT INTO numbers VALUES (11, 'x')", database.Refused, ""},
		{"UPDATE numbers SET word = 'x'", database.Refused, ""},
		{"DELETE FROM numbers", database.Refused, ""},
		{"DROP TABLE numbers", database.Refused, ""},
		{"CREATE TABLE other (x INTEGER)", database.Refused, ""},
		{"SELECT 1; SELECT 2", database.Refused, ""},
		{"SELECT 1; DROP TABLE numbers", database.Refused, ""},
		{"SELECT 1\x00; DROP TABLE numbers", database.Refused, ""},
		{"SELECT '\xff'", database.Refused, ""},
		{"SELECT 1 -- " + strings.Repeat("x", 1<<16), database.Refused, ""},
	} {
		err := Failure(t, db, c.sql, database.Limits{})
		if err.Kind != c.kind || !strings.Contains(err.Message, c.message) || err.Message == "" ||
			(err.Rule != "") != (c.kind == database.Refused) {
			t.Errorf("%.60q: %s %q, rule %q; want %s containing %q, with a rule if refused", c.sql, err.Kind,
				err.Message, err.Rule, c.kind, c.message)
		}
	}
	for _, c := range []struct {
		sql, object string
		cause       database.Cause
	}{
		{"SELECT wrod FROM numbers", "wrod", database.UnknownColumn},
		{"SELECT numbers.wrod FROM numbers", "numbers.wrod", database.UnknownColumn},
		{"SELECT n FROM numbrs", "numbrs", database.UnknownTable},
		{"SELECT n FROM numbers a, numbers b", "n", database.AmbiguousName},
		{"SELECT n FROM numbers GROUP", "", database.WrongSyntax},
		{"SELECT n FROM WHERE n = 1", "", database.WrongSyntax},
		{"SELECT n FROM numbers WHERE count(*) > 1", "", database.WrongGroup},
		{"SELECT n FROM numbers UNION SELECT n, word FROM numbers", "", database.WrongShape},
	} {
		err := Failure(t, db, c.sql, database.Limits{})
		name := err.Object[strings.LastIndex(err.Object, ".")+1:] // servers say the database before a table
		if want := c.object[strings.LastIndex(c.object, ".")+1:]; err.Kind != database.BadSQL || err.Cause != c.cause || !strings.EqualFold(name, want) {
			t.Errorf("%s: %s, %s of %q; want %s of %q: %s", c.sql, err.Kind, err.Cause, err.Object, c.cause, c.object, err.Message)
		}
	}
	if err := Failure(t, db, "SELECT x.n FROM numbers", database.Limits{}); err.Kind != database.BadSQL || !strings.Contains(err.Message, "x") {
		t.Errorf("a table that FROM lacks: %s %q", err.Kind, err.Message)
	}
	if got := Query(t, db, "SELECT count(*) FROM numbers", database.Limits{}).Rows[0][0]; got != int64(10) {
		t.Errorf("%v rows afterwards, want 10", got)
	}
}

func (e Engine) time(t *testing.T) {
	db := e.New(t, numbers)
	if err := Failure(t, db, e.Endless,
		database.Limits{Timeout: 50 * time.Millisecond}); err.Kind != database.OverLimit || err.Cause != database.OverTime ||
		!strings.Contains(err.Message, "50ms") {
		t.Errorf("time limit: %s %q", err.Kind, err.Message)
	}
	e.quiet(t)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan error, 1)
	go func() {
		_, err := db.Query(ctx, e.Endless, database.Limits{})
		ended <- err
	}()
	if e.Working == nil {
		time.Sleep(20 * time.Millisecond) // long enough to begin; the outcome is the same where it was not
	} else {
		Eventually(t, "the query is at work on the server", func() bool { return e.Working(t) > 0 })
	}
	cancel()
	err := <-ended
	var got *database.Error
	if !errors.As(err, &got) || got.Kind != database.Cancelled || !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	e.quiet(t)
	if _, err := db.Query(ctx, "SELECT 1", database.Limits{}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled before: %v", err)
	}
	for range 20 { // nothing is left over for a later query
		Query(t, db, "SELECT count(*) FROM numbers", database.Limits{})
	}
}

// quiet waits until the server has nothing left to do for us.
func (e Engine) quiet(t *testing.T) {
	t.Helper()
	if e.Working != nil {
		Eventually(t, "the server's work has ended", func() bool { return e.Working(t) == 0 })
	}
}

func (e Engine) concurrent(t *testing.T) {
	const most = 8 // connections of one DB
	before := 0
	if e.Connections != nil {
		before = e.Connections(t)
	}
	db := e.New(t, numbers)
	var wg sync.WaitGroup
	for g := range 100 {
		wg.Go(func() {
			switch g % 5 {
			case 0:
				if err := Failure(t, db, "DELETE FROM numbers", database.Limits{}); err.Kind != database.Refused {
					t.Errorf("%s %q", err.Kind, err.Message)
				}
			case 1:
				if err := Failure(t, db, "SELECT wrod FROM numbers", database.Limits{}); err.Kind != database.BadSQL {
					t.Errorf("%s %q", err.Kind, err.Message)
				}
			case 2:
				if _, err := db.Schema(t.Context(), database.SchemaOptions{RowCounts: true}); err != nil {
					t.Error(err)
				}
			default:
				want := int64(g)
				if got := Query(t, db, fmt.Sprintf("SELECT max(n) + %d FROM numbers", g-10),
					database.Limits{}).Rows[0][0]; got != want {
					t.Errorf("%v, want %v", got, want)
				}
			}
		})
	}
	wg.Wait()
	if e.Connections != nil {
		if n := e.Connections(t) - before; n > most { // an engine may keep none between queries
			t.Errorf("%d connections after 100 queries at a time, want at most %d", n, most)
		}
	}
	if err := db.Close(); err != nil {
		t.Error(err)
	}
	if err := Failure(t, db, "SELECT 1", database.Limits{}); err.Kind != database.Unreachable {
		t.Errorf("after Close: %s %q", err.Kind, err.Message)
	}
	if e.Connections != nil {
		Eventually(t, "all connections are closed", func() bool { return e.Connections(t) <= before })
	}
}

// waiting for a connection is no part of a query's time limit.
func (e Engine) waiting(t *testing.T) {
	const most = 8
	limit := 3 * time.Second // the queries that waited find a server that has just ended eight endless ones
	if testing.Short() && e.Working == nil {
		limit = time.Second // endless ones of this process take all its processors
	}
	db := e.New(t, numbers)
	held, release := context.WithCancel(t.Context())
	defer release()
	var wg sync.WaitGroup
	begun := make(chan struct{}, most)
	for range most {
		wg.Go(func() {
			begun <- struct{}{}
			if _, err := db.Query(held, e.Endless, database.Limits{Timeout: time.Minute}); !errors.Is(err, context.Canceled) {
				t.Errorf("an endless query ended by itself: %v", err)
			}
		})
	}
	for range most {
		<-begun
	}
	if e.Working == nil {
		time.Sleep(200 * time.Millisecond) // for them to take all connections; the outcome is the same where they did not
	} else {
		Eventually(t, "all connections are taken", func() bool { return e.Working(t) >= most })
	}
	for range most {
		wg.Go(func() { Query(t, db, "SELECT count(*) FROM numbers", database.Limits{Timeout: limit}) })
	}
	time.Sleep(limit + limit/10) // longer than they may take, connection and all
	release()
	wg.Wait()
	if _, err := db.Query(held, "SELECT 1", database.Limits{}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled while waiting: %v", err)
	}
}

// Query runs a query that must succeed.
func Query(t testing.TB, db database.DB, sql string, l database.Limits) *database.Result {
	t.Helper()
	res, err := db.Query(t.Context(), sql, l)
	if err != nil {
		t.Errorf("%.200s: %v", sql, err)
		return &database.Result{Rows: [][]database.Value{{nil}}}
	}
	return res
}

// Failure runs a query that must fail.
func Failure(t testing.TB, db database.DB, sql string, l database.Limits) *database.Error {
	t.Helper()
	res, err := db.Query(t.Context(), sql, l)
	if err == nil {
		t.Errorf("%.200s: returned %v, want an error", sql, res.Rows)
		return &database.Error{}
	}
	var e *database.Error
	if !errors.As(err, &e) {
		t.Errorf("%.200s: %T, want *database.Error", sql, err)
		return &database.Error{}
	}
	return e
}

// Difference is the lines that only one of two texts has, "" where they are the same.
func Difference(before, after string) string {
	was, is := strings.Split(before, "\n"), strings.Split(after, "\n")
	var out []string
	for _, l := range was {
		if !slices.Contains(is, l) {
			out = append(out, "- "+l)
		}
	}
	for _, l := range is {
		if !slices.Contains(was, l) {
			out = append(out, "+ "+l)
		}
	}
	return strings.Join(out, "\n")
}

// Eventually waits until done says so. It fails after a minute, which no healthy server needs.
func Eventually(t testing.TB, what string, done func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !done(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("not within a minute: %s", what)
		}
	}
}
