package database_test

import (
	"context"
	"errors"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/defect"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

const shop = `
CREATE TABLE client (id INTEGER PRIMARY KEY, "full name" TEXT, email TEXT, note TEXT, photo, born DATE);
INSERT INTO client VALUES (1, 'Ada', 'a@x', hex(zeroblob(5000)), zeroblob(5000), '1815-12-10'), (2, 'Bob', 'b@x', NULL, NULL, '1970-01-01'),
	(3, 'Ada', 'c@x', 'pays late; always', x'00', NULL), (4, 'O''Neill, Jr.', 'd@x', 'pays late; always', NULL, '1980-05-05');
CREATE TABLE secret (word TEXT, other TEXT);
INSERT INTO secret VALUES ('x', 'y');
CREATE TABLE blank (a, b BLOB);
CREATE VIEW adas AS SELECT * FROM client WHERE "full name" = 'Ada';`

func opened(t *testing.T, o open.Options) (database.DB, *schema.Schema) {
	t.Helper()
	db, err := open.Open(t.Context(), testdb.File(t, shop), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	schema, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return db, schema
}

func profiled(t *testing.T, db database.DB, s *schema.Schema, o database.ProfileOptions) *schema.Schema {
	t.Helper()
	out, err := database.Profiled(t.Context(), db, s, o)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestProfiledDDL(t *testing.T) {
	db, plain := opened(t, open.Options{})
	before := plain.DDL()
	const want = `CREATE TABLE client (
  id INTEGER PRIMARY KEY, -- MIN 1 MAX 4
  "full name" TEXT, -- Example Ada, Bob, 'O''Neill, Jr.'
  email TEXT, -- Example a@x, b@x, c@x
  note TEXT, -- Example 'pays late; always'
  photo,
  born DATE -- MIN 1815-12-10 MAX 1980-05-05
);

CREATE TABLE secret (
  word TEXT, -- Example x
  other TEXT -- Example y
);

CREATE TABLE blank (
  a,
  b BLOB
);

CREATE VIEW adas (id, "full name", email, note, photo, born);
`
	all := profiled(t, db, plain, database.ProfileOptions{Steps: 1 << 20})
	if got := all.DDL(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	texts := map[string]string{"ada": "Ada", "bob": "Bob", "o neill jr": "O'Neill, Jr."}
	if got := all.Tables[0].Columns[1].Profile.Texts; !maps.Equal(got, texts) {
		t.Errorf("texts %q, want %q", got, texts)
	}
	if plain.DDL() != before {
		t.Error("the schema that was given has changed")
	}
	some := profiled(t, db, plain, database.ProfileOptions{Rows: 3})
	if ddl := some.DDL(); !strings.Contains(ddl, "CREATE TABLE client ( -- values are of 3 of its rows\n  id INTEGER PRIMARY KEY, -- MIN 1 MAX 3\n") {
		t.Errorf("a sample does not say so:\n%s", ddl)
	}
	if len(some.Unprofiled()) > 0 {
		t.Errorf("%v have no profile", some.Unprofiled())
	}
}

// TestProfileObeysRules: what may not be read is not, even of a schema that names it, and the rest is.
func TestProfileObeysRules(t *testing.T) {
	_, plain := opened(t, open.Options{})
	db, visible := opened(t, open.Options{Rules: guard.Rules{DenyColumns: []string{"client.email"}, DenyTables: []string{"secret"}}})
	if names := visible.Names(); strings.Contains(names, "secret") || !strings.Contains(names, `client(id, "full name", note`) {
		t.Errorf("the rules let queries read\n%s", names)
	}
	if _, err := database.Profiled(t.Context(), db, visible, database.ProfileOptions{}); err != nil {
		t.Error(err)
	}
	none, err := open.Open(t.Context(), testdb.File(t, shop), open.Options{Rules: guard.Rules{OnlyTables: []string{"nothing*"}}})
	if err != nil {
		t.Fatal(err)
	}
	defer none.Close()
	var e *database.Error
	if s, err := none.Schema(t.Context(), database.SchemaOptions{}); !errors.As(err, &e) || e.Kind != database.Empty || !strings.Contains(e.Message, "the rules let none of 4 tables") {
		t.Errorf("all tables hidden: %+v, %v", s, err)
	}
	got := profiled(t, db, plain, database.ProfileOptions{})
	var without []string
	for _, table := range got.Tables {
		for _, c := range table.Columns {
			if !table.View && c.Profile == nil {
				without = append(without, table.Name+"."+c.Name)
			}
		}
	}
	if want := []string{"client.email", "secret.word", "secret.other", "blank.b"}; !slices.Equal(without, want) {
		t.Errorf("without a profile: %q, want %q", without, want)
	}
	left := got.Unprofiled()
	if len(left) != 1 || left[0].Name != "secret" || !strings.Contains(left[0].NoProfile, "may not be read") {
		t.Errorf("%+v", left)
	}
}

// TestProfileBudget: no time is no error.
func TestProfileBudget(t *testing.T) {
	db, plain := opened(t, open.Options{})
	got := profiled(t, db, plain, database.ProfileOptions{Time: time.Nanosecond})
	for _, table := range got.Tables {
		if late := table.NoProfile == "its turn did not come within 1ns"; late == table.View {
			t.Errorf("%s: %q", table.Name, table.NoProfile)
		}
	}
	if got.DDL() != plain.DDL() {
		t.Errorf("values are shown:\n%s", got.DDL())
	}
	got = profiled(t, db, plain, database.ProfileOptions{Steps: 1 << 20}) // and no clock
	if len(got.Unprofiled()) > 0 || got.DDL() == plain.DDL() {
		t.Errorf("by steps: %+v", got.Unprofiled())
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := database.Profiled(ctx, db, plain, database.ProfileOptions{})
	var e *database.Error
	if !errors.As(err, &e) || e.Kind != database.Cancelled || !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// TestProfileIsAudited: its queries are recorded, and what cannot be recorded ends it.
func TestProfileIsAudited(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	log, err := audit.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	db, plain := opened(t, open.Options{Audit: log})
	profiled(t, db, plain, database.ProfileOptions{})
	if n, err := audit.Verify(path); n != 3 || err != nil {
		t.Errorf("%d statements were recorded, %v; want one for each of three tables", n, err)
	}
	if err := log.Close(); err != nil {
		t.Fatal(err)
	}
	var failed *audit.Error
	if _, err := database.Profiled(t.Context(), db, plain, database.ProfileOptions{}); !errors.As(err, &failed) {
		t.Errorf("%v, want an *audit.Error", err)
	}
}

// defective is a database whose queries panic.
type defective struct{ database.DB }

func (defective) Query(context.Context, string, database.Limits) (*database.Result, error) {
	panic("of a query")
}

// A panic while a table is looked at is an error, and not the program's end.
func TestProfileWithADefect(t *testing.T) {
	db, plain := opened(t, open.Options{})
	var fault *defect.Error
	if _, err := database.Profiled(t.Context(), defective{db}, plain, database.ProfileOptions{}); !errors.As(err, &fault) {
		t.Errorf("%v, want a *defect.Error", err)
	}
}
