package database_test

import (
	"context"
	"errors"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/internal/sqlite"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// TestSchemaIsShared: all who ask get one schema, which is read again when it is old, and stays the same object where
// the database has not changed. A profile lasts as long as its schema.
func TestSchemaIsShared(t *testing.T) {
	path := testdb.File(t, "CREATE TABLE a (x TEXT); INSERT INTO a VALUES ('one')")
	db, err := open.Open(t.Context(), path, open.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	read := func(o database.SchemaOptions) *schema.Schema {
		t.Helper()
		s, err := db.Schema(t.Context(), o)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	profile := database.SchemaOptions{Profile: &database.ProfileOptions{Steps: database.ProfileSteps}}
	plain, profiled := read(database.SchemaOptions{}), read(profile)
	if plain.Tables[0].Columns[0].Profile != nil || profiled.Tables[0].Columns[0].Profile.Common[0] != "one" {
		t.Errorf("plain %+v, profiled %+v", plain.Tables[0], profiled.Tables[0])
	}
	database.Age(db)
	if read(database.SchemaOptions{}) != plain || read(profile) != profiled {
		t.Error("a schema that did not change was made anew")
	}
	testdb.Write(t, path, "ALTER TABLE a ADD COLUMN y; CREATE TABLE b (z)")
	if read(database.SchemaOptions{}) != plain {
		t.Error("a schema was read anew before its time")
	}
	database.Age(db)
	if now := read(database.SchemaOptions{}); len(now.Tables) != 2 || len(now.Tables[0].Columns) != 2 {
		t.Errorf("the change was not seen: %+v", now)
	}
	if now := read(profile); len(now.Tables) != 2 || now == profiled {
		t.Errorf("the profile is of the old schema: %+v", now)
	}
}

// TestSchemaForMany: those who come while a schema is read wait for it, or for the end of their patience.
func TestSchemaForMany(t *testing.T) {
	db := testdb.DB(t, "CREATE TABLE a (x TEXT)")
	seen := make([]*schema.Schema, 20)
	var wg sync.WaitGroup
	for i := range seen {
		wg.Go(func() {
			s, err := db.Schema(t.Context(), database.SchemaOptions{Profile: &database.ProfileOptions{}})
			if err != nil {
				t.Error(err)
			}
			seen[i] = s
		})
	}
	wg.Wait()
	for _, s := range seen {
		if s != seen[0] {
			t.Fatal("the schema was read more than once")
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	database.Age(db)
	if _, err := db.Schema(ctx, database.SchemaOptions{}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// absent is an engine whose server does not answer.
type absent struct {
	database.Engine
	asked *atomic.Int64
}

func (a absent) Schema(context.Context, database.SchemaOptions) (*schema.Schema, error) {
	a.asked.Add(1)
	time.Sleep(100 * time.Millisecond)
	return nil, &database.Error{Kind: database.Unreachable, Message: "no answer"}
}

// TestAbsent: those who come while a server is found to be away do not each try it for as long, one after another.
func TestAbsent(t *testing.T) {
	engine, err := sqlite.Open(t.Context(), testdb.File(t, "CREATE TABLE a (x TEXT)"))
	if err != nil {
		t.Fatal(err)
	}
	var asked atomic.Int64
	db := database.New(absent{engine, &asked}, database.Options{})
	var wg sync.WaitGroup
	for range 20 {
		wg.Go(func() {
			var e *database.Error
			if _, err := db.Schema(t.Context(), database.SchemaOptions{}); !errors.As(err, &e) || e.Message != "no answer" {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if n := asked.Load(); n > 3 {
		t.Errorf("the server was asked %d times", n)
	}
	time.Sleep(150 * time.Millisecond)
	before := asked.Load()
	if db.Schema(t.Context(), database.SchemaOptions{}); asked.Load() == before {
		t.Error("the server is not asked again")
	}
}

// TestRoad: every statement meets guard, engine, hint and audit, in this order, and Plan no less than Query. Check
// meets all but the engine.
func TestRoad(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	log, err := audit.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	db := testdb.Open(t, "CREATE TABLE client (name TEXT, secret TEXT)", open.Options{Audit: log,
		Rules: guard.Rules{DenyColumns: []string{"client.secret"}}})
	plan := func(ctx context.Context, sql string) error { _, err := db.Plan(ctx, sql); return err }
	query := func(ctx context.Context, sql string) error {
		_, err := db.Query(ctx, sql, database.Limits{})
		return err
	}
	for _, c := range []struct {
		sql        string
		kind       database.Kind
		rule, hint string
	}{
		{"SELECT name FROM client", "", "", ""},
		{"SELECT nmae FROM client", database.BadSQL, "", "did you mean name? client has name"},
		{`SELECT "nmae" FROM client`, database.BadSQL, "", "did you mean name? client has name"}, // a text to SQLite
		{`SELECT name FROM client WHERE name = "nmae"`, "", "", ""},
		{"SELECT secret FROM client", database.Refused, guard.RuleColumn, `an administrator has denied "client.secret"`},
		{"SELECT * FROM client", database.Refused, guard.RuleColumn, `an administrator has denied "client.secret"`},
		{"DROP TABLE client", database.Refused, guard.RuleStatement, ""},
	} {
		for what, ask := range map[string]func(context.Context, string) error{"query": query, "plan": plan, "check": db.Check} {
			err := ask(t.Context(), c.sql)
			var e *database.Error
			if errors.As(err, &e) != (c.kind != "") || e != nil && (e.Kind != c.kind || e.Rule != c.rule || e.Hint != c.hint) {
				t.Errorf("%s %s: %+v, want %s %s %q", what, c.sql, e, c.kind, c.rule, c.hint)
			}
		}
	}
	if n, err := audit.Verify(path); n != 21 || err != nil {
		t.Errorf("%d records, %v; want 21", n, err)
	}
}
