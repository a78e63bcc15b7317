package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"modernc.org/libc"
	_ "modernc.org/sqlite" // writes the files that the tests read
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/internal/defect"
)

// create writes a database with another program's eyes: through the driver, not through this package.
func create(t *testing.T, path string, statements ...string) {
	t.Helper()
	db := writer(t, path)
	for _, s := range statements {
		if _, err := db.Exec(s); err != nil {
			t.Fatalf("%s: %v", s, err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}

func writer(t *testing.T, path string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", strings.TrimSuffix(uri(path, false), "?mode=ro"))
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	t.Cleanup(func() { db.Close() })
	return db
}

// openFile creates a database in a new directory and opens it for reading.
func openFile(t *testing.T, statements ...string) unguarded {
	t.Helper()
	path := filepath.Join(t.TempDir(), "test.db")
	create(t, path, statements...)
	return reopen(t, path)
}

// unguarded is a database without its guard: most tests here are of the engine's own layers.
type unguarded struct{ *Engine }

func (db unguarded) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	return db.Run(ctx, sql, l)
}

func (db unguarded) Plan(ctx context.Context, sql string) (*database.Plan, error) {
	return db.Explain(ctx, sql)
}

func (db unguarded) SetupSQL(context.Context) (string, error) { return "", nil }

func (db unguarded) Check(context.Context, string) error { return nil }

func (db unguarded) LeaveOut(context.Context, guard.Hidden) error { return nil }

func (db unguarded) LeftOut(context.Context) ([]guard.Hidden, error) { return nil, nil }

// guarded is such a database with the road before it.
func guarded(db unguarded, rules guard.Rules) database.DB {
	return database.New(db.Engine, database.Options{Rules: rules})
}

func reopen(t *testing.T, path string) unguarded {
	t.Helper()
	db, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return unguarded{db}
}

// Query asks the guard before SQLite.
func TestQueryPassesTheGuard(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	create(t, path, "CREATE TABLE a (id INTEGER, secret TEXT)", "CREATE TABLE b (id INTEGER, secret TEXT)")
	db := guarded(reopen(t, path), guard.Rules{DenyColumns: []string{"a.secret"}, AllowFunctions: []string{"randomblob"}})
	for sql, rule := range map[string]string{
		"SELECT id FROM a":                       "",
		"SELECT secret FROM b":                   "", // the schema says which table a bare name is of
		"SELECT secret FROM a":                   guard.RuleColumn,
		"SELECT b.id FROM a JOIN b USING (id)":   "",
		"SELECT * FROM a":                        guard.RuleColumn,
		"DELETE FROM a":                          guard.RuleStatement,
		"SELECT length(randomblob(3))":           "",
		"SELECT load_extension('x')":             guard.RuleFunction,
		"SELECT 1; SELECT 2":                     guard.RuleSeveral,
		"SELECT length(zeroblob(1000000000000))": guard.RuleSize,
	} {
		_, err := db.Query(t.Context(), sql, database.Limits{})
		var e *database.Error
		if got := errors.As(err, &e); got != (rule != "") || got && (e.Kind != database.Refused || e.Rule != rule || e.Message == "") {
			t.Errorf("%s: %v, want rule %q", sql, err, rule)
		}
	}
}

func query(t *testing.T, db database.DB, sql string, l database.Limits) *database.Result {
	t.Helper()
	res, err := db.Query(t.Context(), sql, l)
	if err != nil {
		t.Fatalf("%s: %v", sql, err)
	}
	return res
}

// failure runs a query that must fail.
func failure(t *testing.T, db database.DB, sql string, l database.Limits) *database.Error {
	t.Helper()
	res, err := db.Query(t.Context(), sql, l)
	if err == nil {
		t.Fatalf("%.200s: returned %v, want an error", sql, res.Rows)
	}
	var e *database.Error
	if !errors.As(err, &e) {
		t.Fatalf("%.200s: %T, want *database.Error", sql, err)
	}
	return e
}

const counting = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r%s) SELECT n FROM r"

// endless needs no memory and never ends.
const endless = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r"

func TestValues(t *testing.T) {
	db := openFile(t,
		`CREATE TABLE v (d DATE, dt DATETIME, ts TIMESTAMP, tm TIME, b BOOLEAN, "n" NUMERIC, x)`,
		`INSERT INTO v VALUES ('2024-02-30', '2024-01-02 03:04:05', 1700000000, '03:04', 1, 1.50, x'00ff10')`)
	for sql, want := range map[string]database.Value{
		"SELECT d FROM v":                  "2024-02-30",
		"SELECT dt FROM v":                 "2024-01-02 03:04:05",
		"SELECT ts FROM v":                 int64(1700000000),
		"SELECT tm FROM v":                 "03:04",
		"SELECT b FROM v":                  int64(1),
		"SELECT n FROM v":                  1.5,
		"SELECT x FROM v":                  database.BlobOf([]byte("\x00\xff\x10")),
		"SELECT NULL":                      nil,
		"SELECT 9007199254740993":          int64(9007199254740993),
		"SELECT -9223372036854775808":      int64(math.MinInt64),
		"SELECT 1e999":                     math.Inf(1),
		"SELECT 'a' || char(0) || 'b'":     "a\x00b",
		"SELECT ''":                        "",
		"SELECT x''":                       database.BlobOf(nil),
		"SELECT 'żółć'":                    "żółć",
		"SELECT CAST(x'41ff42' AS TEXT)":   "A\uFFFDB",
		"SELECT max(d) FROM v":             "2024-02-30",
		`SELECT "no such column" FROM v`:   "no such column", // SQLite's reading of double quotes, which real queries rely on
		"VALUES (7)":                       int64(7),
		"SELECT 1; -- done":                int64(1),
		"/* a */ SELECT 2 /* b */ ; ;;":    int64(2),
		"SELECT count(*) FROM (SELECT 1);": int64(1),
	} {
		if got := query(t, db, sql, database.Limits{}).Rows[0][0]; !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %#v, want %#v", sql, got, want)
		}
	}
	res := query(t, db, `SELECT 1 AS "a b", 2, 3 AS x, 4 AS x`, database.Limits{})
	if want := []string{"a b", "2", "x", "x"}; !reflect.DeepEqual(res.Columns, want) {
		t.Errorf("columns %q, want %q", res.Columns, want)
	}
	if res := query(t, db, "SELECT * FROM v WHERE 0", database.Limits{}); res.Rows == nil || len(res.Rows) != 0 || len(res.Columns) != 7 || res.Truncated {
		t.Errorf("empty result: %+v", res)
	}
}

func TestErrors(t *testing.T) {
	db := openFile(t, "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT)")
	for _, c := range []struct {
		sql     string
		kind    database.Kind
		rule    string
		message string // contained
	}{
		{"SELECT foo FROM t", database.BadSQL, "", "no such column: foo"},
		{"SELECT * FROM gone", database.BadSQL, "", "no such table: gone"},
		{"SELECT id FROM t GROUP", database.BadSQL, "", "incomplete input"},
		{"SELCT 1", database.BadSQL, "", `near "SELCT": syntax error`},
		{"SELECT nope(1)", database.BadSQL, "", "no such function: nope"},
		{"", database.BadSQL, "", "no statement"},
		{" ; -- nothing", database.BadSQL, "", "no statement"},
		{"SELECT * FROM t WHERE id = ?", database.BadSQL, "", "parameters"},
		{"SELECT abs(-9223372036854775808)", database.BadSQL, "", "integer overflow"},
		{"SELECT 1; SELECT 2", database.Refused, "multiple-statements", "more than one"},
		{"SELECT 1; DROP TABLE t", database.Refused, "multiple-statements", "more than one"},
		{"SELECT 1; garbage", database.Refused, "multiple-statements", "more than one"},
		{"SELECT 1\x00; DROP TABLE t", database.Refused, "nul", "NUL"},
		{"SELECT '\xff'", database.Refused, "encoding", "UTF-8"},
		{"SELECT 1 -- " + strings.Repeat("x", maxSQL), database.Refused, "too-long", "65536"},
		{"SELECT " + strings.Repeat("1+", 5000) + "1", database.BadSQL, "", "Expression tree is too large"},
		{"SELECT " + strings.Repeat("(", 30000) + "1" + strings.Repeat(")", 30000), database.BadSQL, "", "ecursion limit"},
		{"SELECT length(zeroblob(1000000000))", database.OverLimit, "", "too big"},
		{"SELECT printf('%.*c', 100000000, 'x')", database.OverLimit, "", "too big"},
		{"WITH RECURSIVE r(s) AS (SELECT 'ab' UNION ALL SELECT s || s FROM r) SELECT max(length(s)) FROM r", database.OverLimit, "", "too big"},
	} {
		e := failure(t, db, c.sql, database.Limits{})
		if e.Kind != c.kind || e.Rule != c.rule || !strings.Contains(e.Message, c.message) {
			t.Errorf("%.60q: %s %q %q, want %s %q containing %q", c.sql, e.Kind, e.Rule, e.Message, c.kind, c.rule, c.message)
		}
	}
}

// A plan passes the first layer too, and is had of every text that passes it.
func TestPlanOfOddTexts(t *testing.T) {
	db := openFile(t, "CREATE TABLE t (id)")
	const sql = "SELECT id FROM t -- "
	for text, rule := range map[string]string{
		sql + strings.Repeat("x", maxSQL-len(sql)):   "",
		sql + strings.Repeat("x", maxSQL-len(sql)+1): "too-long",
		"SELECT 1\x00; DROP TABLE t":                 "nul",
		"DROP TABLE t":                               "write",
	} {
		_, err := db.Plan(t.Context(), text)
		var e *database.Error
		if errors.As(err, &e); (err == nil) != (rule == "") || e != nil && e.Rule != rule {
			t.Errorf("%.30q, %d bytes: %v, want the rule %q", text, len(text), err, rule)
		}
	}
}

func TestLimits(t *testing.T) {
	db := openFile(t, "CREATE TABLE t (x)")
	ten := fmt.Sprintf(counting, " WHERE n < 10")
	for _, c := range []struct {
		sql       string
		limits    database.Limits
		rows      int
		truncated bool
	}{
		{ten, database.Limits{Rows: 9}, 9, true},
		{ten, database.Limits{Rows: 10}, 10, false},
		{ten, database.Limits{Rows: 11}, 10, false},
		{fmt.Sprintf(counting, ""), database.Limits{}, database.DefaultRows, true}, // endless, but asked for no more
		{"SELECT 'abcdef'", database.Limits{Cell: 6}, 1, false},
		{"SELECT 'abcdef'", database.Limits{Cell: 5}, 1, true},
		{"SELECT 'aaaa' UNION ALL SELECT 'bbbb'", database.Limits{Bytes: 16}, 2, false},
		{"SELECT 'aaaa' UNION ALL SELECT 'bbbb'", database.Limits{Bytes: 15}, 1, true},
	} {
		res := query(t, db, c.sql, c.limits)
		if len(res.Rows) != c.rows || res.Truncated != c.truncated {
			t.Errorf("%s with %+v: %d rows, truncated %v; want %d, %v", c.sql, c.limits, len(res.Rows), res.Truncated, c.rows, c.truncated)
		}
	}
	if got := query(t, db, "SELECT 'aźb'", database.Limits{Cell: 2}).Rows[0][0]; got != "a" {
		t.Errorf("cut inside a character: %q, want %q", got, "a")
	}
}

// The same statement ends at the same step on a fresh connection and on a used one.
func TestStepsAreDeterministic(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	create(t, path, "CREATE TABLE t (x)", "INSERT INTO t VALUES (1)")
	n := func(i int) string {
		return fmt.Sprintf("SELECT count(*), (SELECT x FROM t) FROM ("+counting+")", fmt.Sprintf(" WHERE n < %d", i))
	}
	const steps = 100_000
	passes := func(db database.DB, i int) bool {
		_, err := db.Query(t.Context(), n(i), database.Limits{Steps: steps})
		if err != nil {
			var e *database.Error
			if !errors.As(err, &e) || e.Kind != database.OverLimit {
				t.Fatal(err)
			}
		}
		return err == nil
	}
	used := reopen(t, path)
	low, high := 1, steps // the first passes, the last does not
	for high-low > 1 {
		if mid := (low + high) / 2; passes(used, mid) {
			low = mid
		} else {
			high = mid
		}
	}
	if low < steps/100 {
		t.Fatalf("only %d rows in %d steps", low, steps)
	}
	for range 5 {
		if fresh := reopen(t, path); !passes(fresh, low) || passes(fresh, high) {
			t.Error("a fresh connection stops elsewhere")
		}
	}
}

func TestTimeoutAndCancel(t *testing.T) {
	db := openFile(t, "CREATE TABLE t (x)")
	e := failure(t, db, endless, database.Limits{Timeout: 20 * time.Millisecond})
	if e.Kind != database.OverLimit || !strings.Contains(e.Message, "20ms") {
		t.Errorf("timeout: %s %q", e.Kind, e.Message)
	}
	// One step that lasts, for seconds: there is nothing between two steps to stop at, and it goes on next to later tests.
	const long = "SELECT instr(printf('%.*c', 6000000, 'a'), printf('%.*c', 10000, 'a') || 'b')"
	if e := failure(t, db, long, database.Limits{Timeout: 20 * time.Millisecond}); e.Kind != database.OverLimit ||
		!strings.Contains(e.Message, "may still run in this process") {
		t.Errorf("long step: %s %q", e.Kind, e.Message)
	}
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(20*time.Millisecond, cancel)
	_, err := db.Query(ctx, endless, database.Limits{})
	var got *database.Error
	if !errors.As(err, &got) || got.Kind != database.Cancelled || !errors.Is(err, context.Canceled) {
		t.Errorf("cancel: %v", err)
	}
	if _, err := db.Query(ctx, "SELECT 1", database.Limits{}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled before: %v", err)
	}
	if _, err := Open(ctx, db.path); !errors.Is(err, context.Canceled) {
		t.Errorf("open when cancelled: %v", err)
	}
	for range 100 { // no interrupt is left over for a later query
		query(t, db, "SELECT count(*) FROM t", database.Limits{})
	}
}

// An aggregate of JSON, which no other limit ends, meets that of memory.
func TestMemoryLimit(t *testing.T) {
	if testing.Short() {
		lessMemory(t)
	}
	db := openFile(t, "CREATE TABLE t (note TEXT)",
		"WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 2000) INSERT INTO t SELECT printf('%.*c', 2000, 'x') FROM r")
	e := failure(t, db, "SELECT length(json_group_array(a.note)) FROM t a, t b", database.Limits{Timeout: 5 * time.Minute})
	if e.Kind != database.OverLimit || !strings.Contains(e.Message, "1024 MiB") {
		t.Errorf("%s %q", e.Kind, e.Message)
	}
	query(t, db, "SELECT count(*) FROM t", database.Limits{})
}

// lessMemory has SQLite refuse more than 64 MiB: filling all that it may use takes seconds.
func lessMemory(t *testing.T) {
	tls := libc.NewTLS()
	sqlite3.Xsqlite3_hard_heap_limit64(tls, 64<<20)
	t.Cleanup(func() {
		sqlite3.Xsqlite3_hard_heap_limit64(tls, maxMemory)
		sqlite3.Xsqlite3_soft_heap_limit64(tls, maxMemory) // which the lower one lowered
		tls.Close()
	})
}

func TestConcurrent(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	create(t, path, "CREATE TABLE t (x)", "INSERT INTO t VALUES (1), (2), (3)")
	others := map[any]bool{} // of tests before this one, at work on a long step
	conns.Range(func(_, c any) bool { others[c] = true; return true })
	db := reopen(t, path)
	var wg sync.WaitGroup
	for g := range 4 * maxOpen {
		wg.Go(func() {
			for i := range 20 {
				switch (g + i) % 4 {
				case 0:
					failure(t, db, "DELETE FROM t", database.Limits{})
				case 1:
					if e := failure(t, db, endless, database.Limits{Steps: 10_000}); e.Kind != database.OverLimit {
						t.Errorf("%s %q", e.Kind, e.Message)
					}
				case 2:
					if _, err := db.Schema(t.Context(), database.SchemaOptions{RowCounts: true}); err != nil {
						t.Error(err)
					}
				default:
					if got := query(t, db, "SELECT sum(x) FROM t", database.Limits{}).Rows[0][0]; got != int64(6) {
						t.Errorf("sum %v", got)
					}
				}
			}
		})
	}
	wg.Wait()
	if n := len(db.idle); n == 0 || n > maxOpen {
		t.Errorf("%d idle connections, want 1..%d", n, maxOpen)
	}
	db.Close()
	if e := failure(t, db, "SELECT 1", database.Limits{}); e.Kind != database.Unreachable {
		t.Errorf("after Close: %s", e.Kind)
	}
	conns.Range(func(_, c any) bool {
		if !others[c] {
			t.Error("a connection was not closed")
		}
		return true
	})
}

func TestBusy(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	create(t, path, "CREATE TABLE t (x)")
	db := reopen(t, path)
	w := writer(t, path)
	if _, err := w.Exec("BEGIN EXCLUSIVE"); err != nil {
		t.Fatal(err)
	}
	e := failure(t, db, "SELECT * FROM t", database.Limits{Timeout: 30 * time.Millisecond})
	if e.Kind != database.Unreachable || !strings.Contains(e.Message, "locked") {
		t.Errorf("locked: %s %q", e.Kind, e.Message)
	}
	if _, err := w.Exec("COMMIT"); err != nil {
		t.Fatal(err)
	}
	query(t, db, "SELECT * FROM t", database.Limits{})
}

// A table that another program drops, or a cell that it fills beyond the limit, between schema and query.
func TestChangedSinceTheSchema(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	create(t, path, "CREATE TABLE t (id INTEGER, x TEXT)", "CREATE TABLE gone (y)")
	db := reopen(t, path)
	if _, err := db.Schema(t.Context(), database.SchemaOptions{}); err != nil {
		t.Fatal(err)
	}
	query(t, db, "SELECT y FROM gone", database.Limits{})
	create(t, path, "DROP TABLE gone", "INSERT INTO t VALUES (1, hex(zeroblob(20000000)))")
	if e := failure(t, db, "SELECT y FROM gone", database.Limits{}); e.Kind != database.BadSQL || !strings.Contains(e.Message, "gone") {
		t.Errorf("dropped: %s %q", e.Kind, e.Message)
	}
	if e := failure(t, db, "SELECT x FROM t", database.Limits{}); e.Kind != database.OverLimit || !strings.Contains(e.Message, "too big") {
		t.Errorf("a cell of 40 MB: %s %q", e.Kind, e.Message)
	}
	if r := query(t, db, "SELECT id FROM t", database.Limits{}); len(r.Rows) != 1 {
		t.Errorf("next to the cell: %v", r.Rows)
	}
}

func BenchmarkOpenAndRun(b *testing.B) {
	path := filepath.Join(b.TempDir(), "test.db")
	w, _ := sql.Open("sqlite", path)
	if _, err := w.Exec("CREATE TABLE t (x)"); err != nil {
		b.Fatal(err)
	}
	w.Close()
	for b.Loop() {
		db, err := Open(b.Context(), path)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := db.Run(b.Context(), "SELECT * FROM t", database.Limits{}); err != nil {
			b.Fatal(err)
		}
		db.Close()
	}
}

// A panic in a statement is its error, and not the program's end; others run after it.
func TestStatementWithADefect(t *testing.T) {
	db := openFile(t, "CREATE TABLE t (n)")
	for range maxOpen + 1 {
		var fault *defect.Error
		if err := db.with(t.Context(), 0, func(*conn) error { panic("of a statement") }); !errors.As(err, &fault) {
			t.Fatalf("%v, want a *defect.Error", err)
		}
	}
	if _, err := db.Query(t.Context(), "SELECT n FROM t", database.Limits{}); err != nil {
		t.Error(err)
	}
}
