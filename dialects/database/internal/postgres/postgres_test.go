package postgres

import (
	"context"
	"errors"
	"fmt"
	"math"
	"net/url"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// endless grows by a few bytes a row, which go to disk.
const endless = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n % 1000 + 1 FROM r) SELECT count(*) FROM r"

// The suite that all engines pass.
func TestSuite(t *testing.T) {
	watch := login(t, adminDSN(t))
	dbtest.Run(t, dbtest.Engine{
		Dialect:     dialects.Postgres,
		New:         func(t testing.TB, script string) database.DB { return newServer(t, script).open(guard.Rules{}) },
		Endless:     endless,
		Working:     func(t testing.TB) int { return count(t, watch, "state = 'active'") },
		Connections: func(t testing.TB) int { return count(t, watch, "true") },
	})
}

func TestValues(t *testing.T) {
	s := newServer(t, `CREATE TYPE mood AS ENUM ('sad', 'happy'); CREATE DOMAIN cents AS int CHECK (VALUE >= 0);
CREATE TABLE v (x int); SET bytea_output = 'escape'`)
	s.exec("ALTER DATABASE " + s.name + " SET DateStyle = 'German'; ALTER DATABASE " + s.name + " SET IntervalStyle = 'sql_standard'")
	s.exec("ALTER DATABASE " + s.name + " SET extra_float_digits = -5; ALTER DATABASE " + s.name + " SET standard_conforming_strings = off")
	db := s.open(guard.Rules{})
	for sql, want := range map[string]database.Value{
		"SELECT NULL":                                  nil,
		"SELECT 1::smallint":                           int64(1),
		"SELECT 7::cents":                              int64(7),
		"SELECT -9223372036854775808":                  int64(math.MinInt64),
		"SELECT 9007199254740993":                      int64(9007199254740993),
		"SELECT 18446744073709551616":                  database.Number("18446744073709551616"),
		"SELECT 0.1 + 0.2":                             database.Number("0.3"),
		"SELECT 1.50":                                  database.Number("1.50"),
		"SELECT avg(n) FROM (VALUES (1), (2)) AS a(n)": database.Number("1.5000000000000000"),
		"SELECT sum(n) FROM (VALUES (1), (2)) AS a(n)": int64(3),
		"SELECT 'NaN'::numeric":                        "NaN",
		"SELECT 0.1::float8 + 0.2::float8":             0.30000000000000004,
		"SELECT 0.1::real":                             0.1,
		"SELECT 'infinity'::float8":                    "Infinity",
		"SELECT 'nan'::float4":                         "NaN",
		"SELECT 1 = 1":                                 true,
		"SELECT 'x'::char(3)":                          "x  ",
		"SELECT ''":                                    "",
		"SELECT 'żółć'":                                "żółć",
		`SELECT 'a\'`:                                  `a\`,
		"SELECT DATE '2024-02-29'":                     "2024-02-29",
		"SELECT TIMESTAMP '2024-02-29 13:14:15.5'":     "2024-02-29 13:14:15.5",
		"SELECT TIMESTAMPTZ '2024-02-29 13:14:15+02' AT TIME ZONE 'UTC'": "2024-02-29 11:14:15",
		"SELECT TIME '03:04'":                                 "03:04:00",
		"SELECT INTERVAL '1 year 2 days 03:04'":               "1 year 2 days 03:04:00",
		"SELECT '{\"a\": [1]}'::jsonb":                        `{"a": [1]}`,
		"SELECT ARRAY[1, NULL, 3]":                            "{1,NULL,3}",
		"SELECT 'happy'::mood":                                "happy",
		"SELECT int4range(1, 5)":                              "[1,5)",
		"SELECT ROW(1, 'a')":                                  "(1,a)",
		"SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid": "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11",
		`SELECT '\x00ff10'::bytea`:                            database.BlobOf([]byte("\x00\xff\x10")),
		"SELECT ''::bytea":                                    database.BlobOf(nil),
		"VALUES (7)":                                          int64(7),
		"SELECT 1; -- done":                                   int64(1),
		"SELECT 42 AS a /* ; */ ;":                            int64(42),
		"SELECT '2024-02-30'::text":                           "2024-02-30",
	} {
		if got := dbtest.Query(t, db, sql, database.Limits{}).Rows[0][0]; !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %#v, want %#v", sql, got, want)
		}
	}
	res := dbtest.Query(t, db, `SELECT 1 AS "a b", 2, 3 AS x, 4 AS x`, database.Limits{})
	if want := []string{"a b", "?column?", "x", "x"}; !slices.Equal(res.Columns, want) {
		t.Errorf("columns %q, want %q", res.Columns, want)
	}
	if res := dbtest.Query(t, db, "SELECT FROM v", database.Limits{}); len(res.Columns) != 0 || len(res.Rows) != 0 {
		t.Errorf("no columns: %+v", res)
	}
}

func TestErrors(t *testing.T) {
	s := newServer(t, "CREATE TABLE t (id int PRIMARY KEY, name text, day date)")
	db := s.open(guard.Rules{})
	for _, c := range []struct {
		sql           string
		kind          database.Kind
		message, hint string // contained
	}{
		{"SELECT nme FROM t", database.BadSQL, `column "nme" does not exist, at "nme FROM t"`, "did you mean name?"},
		{"SELECT id FROM gone", database.BadSQL, `relation "gone" does not exist, at "gone"`, ""},
		{"SELECT name, count(*) FROM t", database.BadSQL, `must appear in the GROUP BY clause`, ""},
		{"SELECT sum(name) FROM t", database.BadSQL, `function sum(text) does not exist, at "sum(name) FROM t"`, "SUM(CAST(x AS numeric))"},
		{"SELECT * FROM t WHERE day = 7", database.BadSQL, `operator does not exist: date = integer`, "EXTRACT(YEAR FROM x)"},
		{"SELECT 1/0", database.BadSQL, "division by zero", ""},
		{"SELECT 'x'::int", database.BadSQL, `invalid input syntax for type integer: "x"`, ""},
		{"SELECT 'Größe', nme FROM t", database.BadSQL, `, at "nme FROM t"`, ""}, // positions count characters
		{"SELECT * FROM t WHERE id = $1", database.BadSQL, "parameters", "values"},
		{"SELECT id FROM t ORDER", database.BadSQL, "at end of input", ""},
	} {
		e := dbtest.Failure(t, db, c.sql, database.Limits{})
		if e.Kind != c.kind || !strings.Contains(e.Message, c.message) || !strings.Contains(e.Hint, c.hint) {
			t.Errorf("%s: %s %q, hint %q; want %s containing %q and %q", c.sql, e.Kind, e.Message, e.Hint, c.kind,
				c.message, c.hint)
		}
	}
}

// The layers below the guard, each alone.
func TestLayersWithoutGuard(t *testing.T) {
	s := newServer(t, "CREATE TABLE t (id int PRIMARY KEY); INSERT INTO t VALUES (1)")
	db := s.open(guard.Rules{})
	one := func(f func(ctx context.Context, c *conn) error) *database.Error {
		t.Helper()
		var e *database.Error
		if err := db.engine.with(t.Context(), time.Minute, "", f); !errors.As(err, &e) {
			t.Fatalf("%v, want an error", err)
		}
		return e
	}
	for _, sql := range []string{"SET TRANSACTION READ WRITE", "SET transaction_read_only = off",
		"INSERT INTO t VALUES (2)",
		"SELECT set_config('transaction_read_only', 'off', true)"} {
		e := one(func(ctx context.Context, c *conn) error {
			_, err := c.read(ctx, sql, nil, database.Limits{}.WithDefaults())
			return err
		})
		if e.Kind != database.Refused || e.Rule != "read-only" {
			t.Errorf("the transaction: %s: %s %q", sql, e.Kind, e.Message)
		}
	}
	for _, sql := range []string{"SET work_mem = '1GB'", "DO 'BEGIN END'", "COPY t TO STDOUT", "VACUUM", "COMMIT",
		"PREPARE p AS SELECT 1",
		"LISTEN x", "LOCK t", "EXPLAIN ANALYZE DELETE FROM t", "ANALYZE SELECT 1", "ANALYZE DELETE FROM t"} {
		e := one(func(ctx context.Context, c *conn) error { _, err := c.explain(ctx, sql); return err })
		if e.Kind != database.BadSQL || !strings.Contains(e.Message, "syntax error") {
			t.Errorf("EXPLAIN: %s: %s %q", sql, e.Kind, e.Message)
		}
	}
	if e := one(func(ctx context.Context, c *conn) error {
		_, err := c.prepare(ctx,
			"SELECT 1; COMMIT")
		return err
	}); !strings.Contains(e.Message, "multiple commands") {
		t.Errorf("the extended protocol: %q", e.Message)
	}
}

// A panic in a statement gives its connection and its turn back; others run after it.
func TestStatementWithADefect(t *testing.T) {
	s := newServer(t, "CREATE TABLE t (n int)")
	db := s.open(guard.Rules{})
	for range maxOpen + 1 {
		func() {
			defer func() {
				if recover() == nil {
					t.Error("no panic reached the caller")
				}
			}()
			db.engine.with(t.Context(), time.Minute, "", func(context.Context, *conn) error { panic("of a statement") })
		}()
	}
	dbtest.Query(t, db, "SELECT n FROM t", database.Limits{})
	dbtest.Eventually(t, "the connections of the others are gone", func() bool { return count(t, s.pg, "datname = current_database()") <= 1 })
}

func TestPlan(t *testing.T) {
	s := newServer(t, "CREATE TABLE t (id int PRIMARY KEY, x int); INSERT INTO t SELECT g, g FROM generate_series(1, 10000) g; ANALYZE; CREATE VIEW hiding AS SELECT y.x FROM t y")
	db := s.open(guard.Rules{})
	p, err := db.Plan(t.Context(), "SELECT count(*) FROM t a JOIN t b USING (x)") // by id, PostgreSQL 18 reads t once
	if err != nil {
		t.Fatal(err)
	}
	if p.Rows != 20000 || p.Cost < 100 || p.Cost > 10000 || !strings.Contains(p.Text, "Scan on t a") {
		t.Errorf("%+v", p)
	}
	// A name cannot write a cost of its own.
	q, err := db.Plan(t.Context(), "SELECT * FROM t AS \"x  (cost=0.00..1.00 rows=1 width=1)\n\", t AS b")
	if err != nil || q.Cost < 1e5 {
		t.Errorf("%+v, %v", q, err)
	}
	const square = "SELECT count(*) FROM t a, t b, t c"
	e := dbtest.Failure(t, db, square, database.Limits{})
	if e.Kind != database.OverLimit || !strings.Contains(e.Message, "the limit is 1,000,000,000") {
		t.Errorf("%s %q", e.Kind, e.Message)
	}
	// The error names the table as the statement does; one that only a view names stays unnamed.
	for sql, object := range map[string]string{"SELECT a.* FROM t AS a": "t", "SELECT * FROM hiding": ""} {
		e := dbtest.Failure(t, db, sql, database.Limits{Cost: 10})
		if e.Cause != database.OverRows || e.Object != object || strings.Contains(e.Message, "most is read from t") != (object != "") {
			t.Errorf("%s: %s of %q: %s", sql, e.Cause, e.Object, e.Message)
		}
	}
	if e := dbtest.Failure(t, db, "SELECT * FROM t", database.Limits{Cost: 10}); e.Kind != database.OverLimit {
		t.Errorf("%s %q", e.Kind, e.Message)
	}
	var refusal *database.Error
	if _, err := db.Plan(t.Context(), "DELETE FROM t"); !errors.As(err, &refusal) || refusal.Kind != database.Refused {
		t.Errorf("%v", err)
	}
}

func TestLongCells(t *testing.T) {
	s := newServer(t, `CREATE VIEW long AS SELECT repeat(repeat('ź', 500000), 100) AS body;
CREATE VIEW longer AS SELECT repeat(repeat('x', 1000000), 140) AS body;
CREATE VIEW images AS SELECT decode(repeat(repeat('ab', 1000), 6000), 'hex') AS image;`)
	db := s.open(guard.Rules{})
	res := dbtest.Query(t, db, "SELECT body FROM long", database.Limits{})
	if text, _ := res.Rows[0][0].(string); text != strings.Repeat("ź", database.DefaultCell/2) || !res.Truncated {
		t.Errorf("100 MB: %d bytes, truncated %v", len(text), res.Truncated)
	}
	if got := dbtest.Query(t, db, "SELECT image FROM images",
		database.Limits{}).Rows[0][0]; got.(database.Blob).Size != 6000000 {
		t.Errorf("%v", got)
	}
	if e := dbtest.Failure(t, db, "SELECT body FROM longer", database.Limits{}); e.Kind != database.OverLimit ||
		!strings.Contains(e.Message, "128 MiB") {
		t.Errorf("%s %q", e.Kind, e.Message)
	}
	if got := dbtest.Query(t, db, "SELECT length(body) FROM longer",
		database.Limits{}).Rows[0][0]; got != int64(140000000) {
		t.Errorf("%v", got)
	}
}

func TestServerInTrouble(t *testing.T) {
	s := newServer(t, "CREATE TABLE t (id int PRIMARY KEY); INSERT INTO t VALUES (1)")
	db := s.open(guard.Rules{})
	ours := func(condition string) int { return count(t, s.pg, "datname = current_database() AND "+condition) }
	kill := func() {
		s.exec("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sqlagent' AND datname = current_database()")
	}
	during := func(sql string, act func()) *database.Error {
		t.Helper()
		ended := make(chan *database.Error, 1)
		go func() { ended <- dbtest.Failure(t, db, sql, database.Limits{}) }()
		// What the plan is asked by is over sooner.
		dbtest.Eventually(t, "the query is at work", func() bool {
			return ours("state = 'active' AND application_name = 'sqlagent' AND clock_timestamp() - query_start > interval '300 ms'") > 0
		})
		act()
		return <-ended
	}
	dbtest.Query(t, db, "SELECT * FROM t", database.Limits{}) // for which the catalog is read
	if e := during(endless, kill); e.Kind != database.Unreachable || !strings.Contains(e.Message,
		"terminating connection") {
		t.Errorf("killed in mid-query: %s %q", e.Kind, e.Message)
	}
	dbtest.Query(t, db, "SELECT * FROM t", database.Limits{}) // on a new connection
	kill()
	dbtest.Eventually(t, "the idle connections are dead", func() bool { return ours("true") == 0 })
	dbtest.Query(t, db, "SELECT * FROM t", database.Limits{}) // the dead one is noticed, and replaced
	cancelled := during(endless, func() {
		s.exec("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE application_name = 'sqlagent' AND datname = current_database()")
	})
	if cancelled.Kind != database.OverLimit || !strings.Contains(cancelled.Message, "user request") {
		t.Errorf("cancelled by an administrator: %s %q", cancelled.Kind, cancelled.Message)
	}
	other := login(t, s.dsn)
	execute(t, other, "BEGIN; LOCK t")
	if e := dbtest.Failure(t, db, "SELECT * FROM t",
		database.Limits{Timeout: 200 * time.Millisecond}); e.Kind != database.OverLimit {
		t.Errorf("locked, little time: %s %q", e.Kind, e.Message)
	}
	execute(t, other, "ROLLBACK")
	if _, err := db.Schema(t.Context(), database.SchemaOptions{}); err != nil {
		t.Fatal(err)
	}
	s.exec("DROP TABLE t; CREATE TABLE u (id int)")
	if e := dbtest.Failure(t, db, "SELECT * FROM t", database.Limits{}); e.Kind != database.BadSQL || !strings.Contains(e.Message, `relation "t" does not exist`) {
		t.Errorf("dropped: %s %q", e.Kind, e.Message)
	}
}

// The network between us and a server at work ends, or stalls: each is reported within the limits, and the server
// stops.
func TestLostNetwork(t *testing.T) {
	s := newServer(t, "CREATE TABLE t (id int)")
	u, err := url.Parse(s.dsn)
	if err != nil {
		t.Fatal(err)
	}
	atWork := func() bool {
		return count(t, s.pg, "state = 'active' AND datname = current_database() AND application_name = 'sqlagent'") > 0
	}
	lose := func(l *dbtest.Link, limits database.Limits, act func()) *database.Error {
		through := *u
		through.Host = l.Addr().String()
		db := open(t, through.String(), guard.Rules{})
		dbtest.Query(t, db, "SELECT 1", database.Limits{}) // for which the catalog is read
		ended := make(chan *database.Error, 1)
		go func() { ended <- dbtest.Failure(t, db, endless, limits) }()
		dbtest.Eventually(t, "the query is at work", atWork)
		act()
		return <-ended
	}
	l := dbtest.NewLink(t, u.Host)
	cut := time.Now()
	if e := lose(l, database.Limits{Timeout: time.Minute}, l.Cut); e.Kind != database.Unreachable {
		t.Errorf("cut: %s %q", e.Kind, e.Message)
	}
	dbtest.Eventually(t, "the server ends it", func() bool { return !atWork() })
	if took := time.Since(cut); took > 5*clientCheck {
		t.Errorf("the server ended what nobody waits for after %v", took)
	}
	l = dbtest.NewLink(t, u.Host)
	var begun time.Time
	e := lose(l, database.Limits{Timeout: time.Second}, func() { l.Stall(); begun = time.Now() })
	if e.Kind != database.OverLimit || !strings.Contains(e.Message, "1s") {
		t.Errorf("stalled: %s %q", e.Kind, e.Message)
	}
	if waited := time.Since(begun); waited > time.Second+3*grace {
		t.Errorf("stalled: waited %v", waited)
	}
	dbtest.Eventually(t, "the server's work has ended", func() bool { return !atWork() })
}

// After any number of queries of any outcome, the server has at most maxOpen sessions of ours, all idle and clean.
func TestMemoryOfSessionsStaysFlat(t *testing.T) {
	s := newServer(t, "CREATE TABLE t (id int); INSERT INTO t SELECT generate_series(1, 5000)")
	db := s.open(guard.Rules{})
	memory := func() int64 {
		res, err := db.engine.Run(t.Context(), "SELECT sum(used_bytes)::bigint FROM pg_backend_memory_contexts",
			database.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		return res.Rows[0][0].(int64)
	}
	mix := func(n int) {
		for i := range n {
			switch i % 3 {
			case 0:
				dbtest.Failure(t, db, "SELECT x FROM t", database.Limits{})
			case 1:
				dbtest.Query(t, db, fmt.Sprintf("SELECT count(*) AS column_%d FROM t", i), database.Limits{})
			default:
				if res := dbtest.Query(t, db, "SELECT id FROM t", database.Limits{Rows: 10}); !res.Truncated {
					t.Error("not truncated")
				}
			}
		}
	}
	mix(30)
	before := memory()
	mix(150)
	if after := memory(); after > before+before/10 {
		t.Errorf("a session uses %d bytes, used %d before 150 queries", after, before)
	}
	if n := count(t, s.pg, "datname = current_database()"); n != 1 {
		t.Errorf("%d sessions after queries one by one, want 1", n)
	}
}
