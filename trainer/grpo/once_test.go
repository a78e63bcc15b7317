package grpo

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// counting counts the queries that reach a database, which fails at the first so many.
type counting struct {
	database.DB
	ran   atomic.Int64
	fails atomic.Int64
}

func (d *counting) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	d.ran.Add(1)
	if d.fails.Add(-1) >= 0 {
		return nil, &database.Error{Kind: database.Unreachable, Message: "gone for a while"}
	}
	return d.DB.Query(ctx, sql, l)
}

// Of a group, equal queries under equal limits are run once, those too that are at fault; what the database failed at,
// and what a context ended, is run again. Other groups, and whoever is in none, run their own.
func TestOnce(t *testing.T) {
	opened, err := reward.OpenDatabase(t.Context(), testdb.File(t, "create table t (n); insert into t values (1), (2), (3)"))
	if err != nil {
		t.Fatal(err)
	}
	defer opened.Close()
	db := &counting{DB: opened}
	all, two := database.Limits{Rows: 10}, database.Limits{Rows: 2}
	check := func(what string, ctx context.Context, sql string, l database.Limits, samples, want int, rows int, kind database.Kind) {
		t.Helper()
		db.ran.Store(0)
		var working sync.WaitGroup
		for range samples {
			working.Go(func() {
				r, err := once{db}.Query(ctx, sql, l)
				var failed *database.Error
				switch {
				case rows < 0 && (!errors.As(err, &failed) || failed.Kind != kind):
					t.Errorf("%s: %v, want an error of the kind %v", what, err, kind)
				case rows >= 0 && (err != nil || len(r.Rows) != rows):
					t.Errorf("%s: %v, %v, want %d rows", what, r, err, rows)
				}
			})
		}
		working.Wait()
		if n := int(db.ran.Load()); n != want {
			t.Errorf("%s: %d queries were run, want %d", what, n, want)
		}
	}
	const sql = "select n from t"
	group := inGroup(t.Context())
	check("a group", group, sql, all, 8, 1, 3, "")
	check("the same group", group, sql, all, 8, 0, 3, "")
	check("other limits", group, sql, two, 8, 1, 2, "")
	check("another query", group, sql+" limit 1", all, 2, 1, 1, "")
	check("a mistake", group, "select m from t", all, 8, 1, -1, database.BadSQL)
	check("a write", group, "delete from t", all, 8, 1, -1, database.Refused)
	check("another group", inGroup(t.Context()), sql, all, 2, 1, 3, "")
	check("no group", t.Context(), sql, all, 2, 2, 3, "")

	again := inGroup(t.Context())
	db.fails.Store(2)
	check("a database that is away", again, sql, all, 2, 2, -1, database.Unreachable)
	check("and back", again, sql, all, 2, 1, 3, "")

	ended, end := context.WithCancel(inGroup(t.Context()))
	end()
	db.ran.Store(0)
	for range 2 {
		if _, err := (once{db}).Query(ended, sql, all); err == nil {
			t.Error("a context that has ended: no error")
		}
	}
	if n := db.ran.Load(); n != 2 {
		t.Errorf("what a context ended was kept: %d queries were run, want 2", n)
	}
}
