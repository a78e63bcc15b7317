package mask_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
)

// unclear are views of which it is not known whether they show masked columns, by dialect.
var unclear = map[dialects.Dialect]string{
	dialects.SQLite:   "ANALYZE; CREATE VIEW odd AS SELECT tbl AS a, stat AS b FROM sqlite_stat1;",
	dialects.Postgres: "CREATE VIEW odd AS SELECT tablename::text AS a, histogram_bounds::text AS b FROM pg_stats;",
	dialects.MySQL:    "CREATE VIEW odd AS SELECT user AS a, info AS b FROM information_schema.processlist;",
}

// slow are views of what is computed from masked columns, for longer than a search may take.
var slow = map[dialects.Dialect]string{
	dialects.SQLite: `CREATE VIEW late AS SELECT c.id, upper(c.email) AS shout FROM customer c WHERE (
		WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g WHERE n < 1000000000) SELECT count(*) FROM g) > c.id;`,
	dialects.Postgres: "CREATE VIEW late AS SELECT c.id, upper(c.email) AS shout FROM customer c WHERE (SELECT count(*) FROM generate_series(1, 2000000000)) > c.id;",
	dialects.MySQL: `CREATE VIEW late AS SELECT c.id, upper(c.email) AS shout FROM customer c WHERE (SELECT count(*) FROM orders a, orders b, orders c, orders d,
		orders e, orders f, orders g, orders h, orders i, orders j, orders k, orders l, orders m, orders n,
		orders o, orders p, orders q, orders r, orders s, orders t, orders u, orders v WHERE a.note < b.note OR c.note < n.note) > c.id;`,
}

// A view of which it is not known what it shows is left out, and so is one over it. All else goes on, and a rule lets
// it be read, masked as a whole.
func TestUnproven(t *testing.T) {
	for _, k := range kinds {
		t.Run(k.name, func(t *testing.T) {
			dsn := vaultOn(t, k.dialect, k.variable, script+unclear[k.dialect]+"CREATE VIEW over_odd AS SELECT a FROM odd;")
			rules := guard.Rules{MaskColumns: []string{"customer.email", "customer.name"}}
			db, m := opened(t, dsn, rules)
			s, err := db.Schema(t.Context(), database.SchemaOptions{})
			if err != nil {
				t.Fatal(err)
			}
			if ddl := s.DDL(); strings.Contains(ddl, "odd") || !strings.Contains(ddl, "contacts") || !strings.Contains(ddl, "initials") {
				t.Errorf("the schema is\n%s", ddl)
			}
			left, err := db.LeftOut(t.Context())
			if names := fmt.Sprint(left); err != nil || len(left) != 2 || !strings.Contains(names, "odd") || !strings.Contains(names, "over_odd") {
				t.Errorf("left out are %v, %v", left, err)
			}
			if got, _, err := m.Hide(t.Context(), "What did zebra.quux@canary.test order?", database.Limits{}); err != nil || got != "What did email_1 order?" {
				t.Errorf("%q, %v", got, err)
			}
			for _, sql := range []string{"SELECT a FROM odd", "SELECT a FROM over_odd", "SELECT 1 FROM orders WHERE EXISTS (SELECT 1 FROM odd)"} {
				for _, run := range []func() error{
					func() error { _, err := m.Probe(t.Context(), sql, database.Limits{}); return err },
					func() error { _, _, err := m.Run(t.Context(), sql, database.Limits{}); return err },
					func() error { _, err := db.Query(t.Context(), sql, database.Limits{}); return err },
				} {
					var e *database.Error
					if err := run(); !errors.As(err, &e) || e.Rule != guard.RuleTable {
						t.Errorf("%s: %v", sql, err)
					}
				}
			}
			if r, err := m.Probe(t.Context(), "SELECT count(*) FROM orders", database.Limits{}); err != nil || fmt.Sprint(r.Rows) != "[[3]]" {
				t.Errorf("%v, %v", r, err)
			}
			rules.AllowTables = []string{"odd", "over_odd"}
			allowed, _ := opened(t, dsn, rules)
			s, err = allowed.Schema(t.Context(), database.SchemaOptions{})
			if err != nil {
				t.Fatal(err)
			}
			masked := 0
			for _, table := range s.Tables {
				for _, c := range table.Columns {
					if strings.HasSuffix(table.Name, "odd") && c.Masked {
						masked++
					}
				}
			}
			if masked != 3 {
				t.Errorf("%d columns of what is allowed are masked, want all 3", masked)
			}
		})
	}
}

// A view that cannot be searched in time is left out, and the question goes on, as do the next ones at once.
func TestSlowView(t *testing.T) {
	for _, k := range kinds {
		t.Run(k.name, func(t *testing.T) {
			db, m := opened(t, vaultOn(t, k.dialect, k.variable, script+slow[k.dialect]), guard.Rules{MaskColumns: []string{"customer.email", "customer.name"}})
			if testing.Short() {
				db, m = hurried(t, db)
			}
			got, _, err := m.Hide(t.Context(), "What did zebra.quux@canary.test order?", database.Limits{})
			if err != nil || got != "What did email_1 order?" || fmt.Sprint(m.Left()) != "[late]" {
				t.Fatalf("%q, %v, %v", got, m.Left(), err)
			}
			s, err := db.Schema(t.Context(), database.SchemaOptions{})
			if err != nil || strings.Contains(s.DDL(), "late") || !strings.Contains(s.DDL(), "contacts") {
				t.Errorf("the schema is\n%s%v", s.DDL(), err)
			}
			var e *database.Error
			if _, err := db.Query(t.Context(), "SELECT id FROM late", database.Limits{}); !errors.As(err, &e) || e.Rule != guard.RuleTable {
				t.Errorf("it is read: %v", err)
			}
			next := mask.New(db, s)
			if got, _, err := next.Hide(t.Context(), "Who is Zebrowski?", database.Limits{}); err != nil || got != "Who is name_1?" || len(next.Left()) != 0 {
				t.Errorf("%q, %v, %v", got, next.Left(), err)
			}
		})
	}
}

// hurried gives up on the slow view early.
func hurried(t *testing.T, db database.DB) (database.DB, *mask.Session) {
	t.Helper()
	s, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	db = hurry{db}
	return db, mask.New(db, s)
}

type hurry struct{ database.DB }

func (h hurry) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	if strings.Contains(sql, "masked_text") && strings.Contains(sql, "late") {
		l.Timeout = 200 * time.Millisecond
	}
	return h.DB.Query(ctx, sql, l)
}

// Of a column of a table that cannot be searched in time, all that may be one of its values is kept from the model, and
// the question goes on. The words hold in queries.
func TestSlowTable(t *testing.T) {
	for _, k := range kinds {
		t.Run(k.name, func(t *testing.T) {
			db, _ := opened(t, vaultOn(t, k.dialect, k.variable, script+slow[k.dialect]), guard.Rules{MaskColumns: []string{"customer.email"}})
			s, err := db.Schema(t.Context(), database.SchemaOptions{})
			if err != nil {
				t.Fatal(err)
			}
			m := mask.New(slowSearch{db}, s)
			const asked = "How many customers from Germany, and zebra.quux@canary.test, have an email of (count@canary.test)?"
			for range 2 {
				got, found, err := m.Hide(t.Context(), asked, database.Limits{})
				if want := "How many customers from value_1, and value_2, have an email of (value_3)?"; err != nil || got != want || len(found) != 3 {
					t.Errorf("%q, %v, %v, want %q", got, found, err, want)
				}
			}
			if unsearched := fmt.Sprint(m.Unsearched()); unsearched != "[customer.email]" {
				t.Error(unsearched)
			}
			_, r, err := m.Run(t.Context(), "SELECT count(*) FROM customer WHERE country = 'value_1' AND email = 'value_2'", database.Limits{})
			if err != nil || fmt.Sprint(r.Rows) != "[[1]]" {
				t.Errorf("%v, %v", r, err)
			}
			if _, _, ok, err := m.Example(t.Context(), asked, "SELECT 1", database.Limits{}); err == nil || ok {
				t.Error("a question that could not be searched is kept for models to learn from")
			}
		})
	}
}

// slowSearch is a database that takes longer to search than there is time, as one does whose table is large and has no
// index.
type slowSearch struct{ database.DB }

func (s slowSearch) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	if strings.Contains(sql, "masked_text") {
		sql, l.Timeout = "SELECT id FROM late", 200*time.Millisecond
	}
	return s.DB.Query(ctx, sql, l)
}
