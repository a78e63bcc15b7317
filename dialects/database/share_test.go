package database_test

import (
	"context"
	"errors"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/internal/sqlite"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// counting counts the queries that an engine runs, of which the first so many find it away.
type counting struct {
	database.Engine
	ran  atomic.Int64
	away atomic.Int64
}

func (e *counting) Run(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	e.ran.Add(1)
	if e.away.Add(-1) >= 0 {
		return nil, &database.Error{Kind: database.Unreachable, Message: "gone for a while"}
	}
	return e.Engine.Run(ctx, sql, l)
}

// Equal queries under one context run once and are recorded once, failing ones too. What is no fault of the query is
// tried again. Other contexts run their own.
func TestShare(t *testing.T) {
	engine, err := sqlite.Open(t.Context(), testdb.File(t, "create table t (n); insert into t values (1), (2), (3)"))
	if err != nil {
		t.Fatal(err)
	}
	e := &counting{Engine: engine}
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	log, err := audit.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	db := database.New(e, database.Options{Audit: log})
	defer db.Close()

	records := 0
	all, two := database.Limits{Rows: 10}, database.Limits{Rows: 2}
	check := func(what string, ctx context.Context, l database.Limits, ran, recorded, rows int, kind database.Kind, queries ...string) {
		t.Helper()
		e.ran.Store(0)
		var working sync.WaitGroup
		for i := range 8 {
			working.Go(func() {
				r, err := db.Query(ctx, queries[i%len(queries)], l)
				var failed *database.Error
				switch {
				case kind != "" && (!errors.As(err, &failed) || failed.Kind != kind):
					t.Errorf("%s: %v, want an error of kind %s", what, err, kind)
				case kind == "" && (err != nil || len(r.Rows) != rows):
					t.Errorf("%s: %v, %v, want %d rows", what, r, err, rows)
				}
			})
		}
		working.Wait()
		if n := int(e.ran.Load()); n != ran {
			t.Errorf("%s: %d queries ran, want %d", what, n, ran)
		}
		before := records
		if records, err = audit.Verify(path); err != nil || records-before != recorded {
			t.Errorf("%s: %d records, %v; want %d", what, records-before, err, recorded)
		}
	}
	const sql = "select n from t"
	ctx := database.Share(t.Context())
	check("equal queries", ctx, all, 1, 1, 3, "", sql, "SELECT  n\nFROM t;")
	check("the same again", database.Share(ctx), all, 0, 0, 3, "", sql)
	check("other limits", ctx, two, 1, 1, 2, "", sql)
	check("two queries", ctx, all, 2, 2, 1, "", "select n from t limit 1", "select n from t where n = 2")
	check("a mistake", ctx, all, 1, 1, 0, database.BadSQL, "select m from t")
	check("a write", ctx, all, 0, 1, 0, database.Refused, "delete from t")
	check("no query", ctx, all, 0, 1, 0, database.BadSQL, "selec n from t")
	check("another context", database.Share(t.Context()), all, 1, 1, 3, "", sql)
	check("none that shares", t.Context(), all, 8, 8, 3, "", sql)

	e.away.Store(8)
	again := database.Share(t.Context())
	check("a database that is away", again, all, 8, 8, 0, database.Unreachable, sql)
	check("and back", again, all, 1, 1, 3, "", sql)

	ended, end := context.WithCancel(database.Share(t.Context()))
	end()
	for range 2 {
		if _, err := db.Query(ended, sql, all); err == nil {
			t.Error("a context that has ended: no error")
		}
	}
	check("what a context ended is not kept", context.WithoutCancel(ended), all, 1, 3, 3, "", sql)
}

// What is refused is no other query, though its tree prints like one: trees leave out FOR UPDATE and INTO.
func TestShareTellsRefusedQueriesApart(t *testing.T) {
	const allowed = "SELECT n FROM t"
	apart := func(t *testing.T, dsn string, refused ...string) {
		db, err := open.Open(t.Context(), dsn, open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		for _, sql := range refused {
			for _, queries := range [][]string{{sql, allowed}, {allowed, sql}} {
				ctx := database.Share(t.Context())
				for _, q := range queries {
					_, err := db.Query(ctx, q, database.Limits{})
					var e *database.Error
					if was := errors.As(err, &e) && e.Kind == database.Refused; was != (q == sql) {
						t.Errorf("%v: %s: %v", queries, q, err)
					}
				}
			}
		}
	}
	t.Run("postgres", func(t *testing.T) {
		dsn := testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_share", "CREATE TABLE t (n int);")
		apart(t, dsn, "SELECT n FROM t FOR UPDATE", "SELECT n INTO x FROM t")
	})
	dbtest.OnMySQL(t, func(t *testing.T, dsn string) {
		apart(t, testdb.MySQL(t, dsn, "test_share", "CREATE TABLE t (n int);"), "SELECT n FROM t FOR UPDATE", "SELECT n INTO OUTFILE '/tmp/x' FROM t")
	})
}
