package mysql

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// numbered is a table of 5,000 rows.
const numbered = `CREATE TABLE numbers (n INT PRIMARY KEY, word VARCHAR(20)); INSERT INTO numbers SELECT seq, CONCAT('w', seq) FROM ` + to5000 + `;`

// to5000 is a table of the numbers 1 to 5,000, seq.
const (
	digits = "(SELECT 0 AS d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6" +
		" UNION SELECT 7 UNION SELECT 8 UNION SELECT 9)"
	to5000 = "(SELECT 1 + a.d + 10 * b.d + 100 * c.d + 1000 * e.d AS seq FROM " + digits + " a, " + digits + " b, " + digits +
		" c, " + digits + " e WHERE e.d < 5) seq_1_to_5000"
)

func TestValues(t *testing.T) { onServers(t, testValues) }

func testValues(t *testing.T, on *host) {
	blob := func(s string) database.Value { return database.BlobOf([]byte(s)) }
	for _, c := range []struct {
		kind, value string // of a column, and what is put there
		want        database.Value
		needs       least
	}{
		{kind: "BIT(12)", value: "b'100000000001'", want: int64(2049)},
		{kind: "BIT(64)", value: "0xFFFFFFFFFFFFFFFF", want: database.Number("18446744073709551615")},
		{kind: "BIGINT UNSIGNED", value: "18446744073709551615", want: database.Number("18446744073709551615")},
		{kind: "BIGINT UNSIGNED", value: "7", want: int64(7)},
		{kind: "FLOAT", value: "0.1", want: 0.1},
		{kind: "FLOAT", value: "16777217", want: 16777216.0},
		{kind: "YEAR", value: "2024", want: "2024"},
		{kind: "YEAR", value: "0", want: "0000"},
		{kind: "DATE", value: "'2024-02-29'", want: "2024-02-29"},
		{kind: "DATE", value: "'0000-00-00'", want: "0000-00-00"},
		{kind: "TIME(3)", value: "'-123:04:05.006'", want: "-123:04:05.006"},
		{kind: "DATETIME(6)", value: "'2024-02-29 01:02:03.000004'", want: "2024-02-29 01:02:03.000004"},
		{kind: "DATETIME(6)", value: "'2024-00-00'", want: "2024-00-00 00:00:00.000000"},
		{kind: "ENUM('x','ż')", value: "'ż'", want: "ż"},
		{kind: "SET('a','b')", value: "'a,b'", want: "a,b"},
		{kind: "BINARY(4)", value: "'ab'", want: blob("ab\x00\x00")},
		{kind: "VARBINARY(9)", value: "'abc'", want: blob("abc")},
		{kind: "VARCHAR(5) CHARACTER SET latin1", value: "'é'", want: "é"},
		{kind: "UUID", value: "'123e4567-e89b-12d3-a456-426655440000'", want: "123e4567-e89b-12d3-a456-426655440000",
			needs: least{"10.7", "none"}},
		{kind: "INET6", value: "'::1'", want: "::1", needs: least{"10.5", "none"}},
		{kind: "POINT", value: "POINT(1, 2)", // SRID, then WKB
			want: blob("\x00\x00\x00\x00\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\xf0?\x00\x00\x00\x00\x00\x00\x00@")},
		{kind: "TINYINT", value: "-128", want: int64(-128)},
		{kind: "JSON", value: "'[1]'", want: "[1]"},
		{kind: "INT", value: "NULL", want: nil},
	} {
		if on.lacks("a column "+c.kind, c.needs) {
			continue
		}
		db := open(t, on.in(on.newDatabase(t, "SET sql_mode = ''; CREATE TABLE v (v "+c.kind+"); INSERT INTO v VALUES ("+c.value+")")))
		if got := dbtest.Query(t, db, "SELECT * FROM v", database.Limits{}).Rows[0][0]; got != c.want {
			t.Errorf("%s %s: %T %v, want %T %v", c.kind, c.value, got, got, c.want, c.want)
		}
	}
	db := open(t, on.in(on.newDatabase(t, "CREATE TABLE v (t TINYINT, d DATE); INSERT INTO v VALUES (-128, '2024-02-29')")))
	// Values that no column holds.
	for sql, want := range map[string]database.Value{
		"SELECT 1.50":                               database.Number("1.50"),
		"SELECT SUM(t) FROM v":                      database.Number("-128"),
		"SELECT 1e0 / 3":                            1.0 / 3,
		"SELECT '1' + 1":                            2.0,
		"SELECT NULL":                               nil,
		"SELECT x'00ff'":                            database.BlobOf([]byte("\x00\xff")),
		"SELECT CAST('2024-01-31' AS DATE)":         "2024-01-31",
		"SELECT MD5('a')":                           "0cc175b9c0f1b6a831c399e269772661",
		"SELECT GROUP_CONCAT(t) FROM v":             "-128",
		"SELECT COALESCE(d, 'none') FROM v LIMIT 1": "2024-02-29",
		"SELECT 'a' 'b'":                            "ab",
		`SELECT 'a\nb'`:                             "a\nb",
		`SELECT "text"`:                             "text",
		"SELECT 1 || 0":                             int64(1),
	} {
		if got := dbtest.Query(t, db, sql, database.Limits{}).Rows[0][0]; got != want {
			t.Errorf("%s: %T %v, want %T %v", sql, got, got, want, want)
		}
	}
}

// TestSettings looks at what a session of a query is set to, and that a server's stricter setting stays.
func TestSettings(t *testing.T) { onServers(t, testSettings) }

func testSettings(t *testing.T, on *host) {
	db := open(t, on.in(on.newDatabase(t, numbered)))
	read := func(l database.Limits) map[string]string {
		t.Helper()
		got := map[string]string{}
		err := db.engine.with(t.Context(), l, func(ctx context.Context, s *session) error {
			if err := s.exec(ctx, "SET sql_select_limit = DEFAULT"); err != nil { // or SHOW would be cut
				return err
			}
			return s.each(ctx, "SHOW SESSION VARIABLES", func(row []driver.Value) { got[text(row[0])] = text(row[1]) })
		})
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	check := func(got, want map[string]string) {
		t.Helper()
		for name, v := range want {
			if got[name] != v {
				t.Errorf("%s = %q, want %q", name, got[name], v)
			}
		}
	}
	mode := either(on, "", "ONLY_FULL_GROUP_BY,") + "STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION"
	readOnly, isolation := either(on, "tx_read_only", "transaction_read_only"), either(on, "tx_isolation", "transaction_isolation")
	clock, second := either(on, "max_statement_time", "max_execution_time"), either(on, 1.0, 1000.0)
	check(read(withDefaults(database.Limits{})), either(on, map[string]string{"max_session_mem_used": "268435456",
		"tmp_disk_table_size": "1073741824", "max_recursive_iterations": "1073741824"},
		map[string]string{"cte_max_recursion_depth": "1073741824", "information_schema_stats_expiry": "0"}))
	check(read(withDefaults(database.Limits{})), map[string]string{
		"sql_mode": mode, "autocommit": "ON", "sql_auto_is_null": "OFF",
		"character_set_client": "utf8mb4", "character_set_connection": "utf8mb4", "character_set_results": "utf8mb4",
		readOnly: "ON", isolation: "REPEATABLE-READ", "max_join_size": "10000000000", "sql_big_selects": "OFF",
		"group_concat_max_len": "1048576", "lock_wait_timeout": "5", "innodb_lock_wait_timeout": "5", "wait_timeout": "90",
		"tmp_table_size": "16777216", "max_heap_table_size": "16777216", "sort_buffer_size": either(on, "2097152", "262144"), // the server's own
		"max_error_count": "1024",
	})
	for _, c := range []struct {
		timeout time.Duration
		at      float64
	}{{30 * time.Second, 30}, {2500 * time.Millisecond, 2.5}} {
		var got float64
		fmt.Sscan(read(withDefaults(database.Limits{Timeout: c.timeout}))[clock], &got)
		if got <= 0 || got > c.at*second {
			t.Errorf("%s = %v under a limit of %v", clock, got, c.timeout)
		}
	}
	root := on.admin(t, "")
	global := func(values ...string) {
		t.Helper()
		for i, name := range []string{clock, "sort_buffer_size", "sql_mode", isolation} {
			execute(t, root, "SET GLOBAL "+name+" = "+values[i])
		}
	}
	global(fmt.Sprint(2*second), "65536", either(on, "'ORACLE,ANSI_QUOTES'", "'PIPES_AS_CONCAT,ANSI_QUOTES'"), "'SERIALIZABLE'")
	defer global("DEFAULT", "DEFAULT", "DEFAULT", "DEFAULT")
	check(read(withDefaults(database.Limits{})), map[string]string{clock: either(on, "2.000000", "2000"), "sort_buffer_size": "65536",
		"sql_mode": mode, isolation: "REPEATABLE-READ"})
	if got := dbtest.Query(t, db, `SELECT "a" || 'b'`, database.Limits{}).Rows[0][0]; got != int64(0) {
		t.Errorf("under the server's sql_mode: %v", got)
	}
}

// TestTruncated is about what a server leaves out by itself.
func TestTruncated(t *testing.T) { onServers(t, testTruncated) }

func testTruncated(t *testing.T, on *host) {
	db := open(t, on.in(on.newDatabase(t, numbered)))
	for _, c := range []struct {
		sql       string
		rows      int
		first     database.Value
		truncated bool
		needs     least
	}{
		// sql_select_limit must not reach into a set operation, a subquery or a CTE.
		{"SELECT n % 2 FROM numbers UNION SELECT 7 ORDER BY 1", 3, int64(0), false, least{}},
		{"SELECT n FROM numbers EXCEPT SELECT n FROM numbers WHERE n < 4999 ORDER BY 1", 2, int64(4999), false,
			least{mySQL: "8.0.31"}},
		{"SELECT n FROM numbers UNION ALL SELECT n FROM numbers", 3, int64(1), true, least{}},
		{"SELECT COUNT(*) FROM (SELECT n FROM numbers) d", 1, int64(5000), false, least{}},
		{"WITH c AS (SELECT n FROM numbers) SELECT COUNT(*), (SELECT COUNT(*) FROM numbers) FROM c", 1, int64(5000), false, least{}},
		{"SELECT n FROM numbers LIMIT 3", 3, int64(1), false, least{}},
		{"SELECT n FROM numbers LIMIT 5000", 3, int64(1), true, least{}},
		// MariaDB would end it after 1000 rounds.
		{"WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r WHERE n < 4000) SELECT COUNT(*) FROM r", 1, int64(4000), false, least{}},
		{"SELECT LENGTH(GROUP_CONCAT(REPEAT(word, 20))) FROM numbers WHERE n < 1000", 1, int64(999*(20*4) - 20*9*2 - 20*90 + 998), false, least{}},
		{"SELECT LENGTH(GROUP_CONCAT(REPEAT(word, 100))) FROM numbers", 1, int64(concatenate), true, least{}},
	} {
		if on.lacks(c.sql, c.needs) {
			continue
		}
		res := dbtest.Query(t, db, c.sql, database.Limits{Rows: 3})
		if len(res.Rows) != c.rows || res.Rows[0][0] != c.first || res.Truncated != c.truncated {
			t.Errorf("%s: %d rows, first %v, truncated %v; want %d, %v, %v", c.sql, len(res.Rows), res.Rows[0][0], res.Truncated, c.rows, c.first, c.truncated)
		}
		own := slices.Contains(res.Cuts, database.Cut{Limit: database.LimitServer})
		if own != (c.first == int64(concatenate)) {
			t.Errorf("%s: cut by %v", c.sql, res.Cuts)
		}
	}
}

func TestPlan(t *testing.T) { onServers(t, testPlan) }

func testPlan(t *testing.T, on *host) {
	dbName := on.newDatabase(t, numbered)
	db := open(t, on.in(dbName))
	p, err := db.Plan(t.Context(), "SELECT a.n FROM numbers a JOIN numbers b ON b.n = a.n WHERE a.word = 'w1'")
	if err != nil {
		t.Fatal(err)
	}
	if p.Cost < 5000 || p.Cost > 10_100 || p.Rows != p.Cost || !strings.Contains(p.Text, "select_type") || !strings.Contains(p.Text, "eq_ref") {
		t.Errorf("%+v", p)
	}
	if _, err := db.Plan(t.Context(), "DELETE FROM numbers"); kindOf(err) != database.Refused {
		t.Errorf("a plan of DELETE: %v", err)
	}
	for _, c := range []struct {
		sql  string
		cost float64
		kind database.Kind
	}{
		{"SELECT COUNT(*) FROM numbers", 10_000, ""},
		{"SELECT COUNT(*) FROM numbers", 1000, database.OverLimit},
		{"SELECT COUNT(*) FROM numbers a, numbers b WHERE a.n + b.n = 7", 10_000, database.OverLimit},
		{"SELECT COUNT(*) FROM numbers a LEFT JOIN numbers b ON a.n > b.n AND b.word <> ''", 1_000_000, database.OverLimit},
		{"SELECT COUNT(*) FROM numbers a JOIN (SELECT DISTINCT word FROM numbers) b ON a.word < b.word", 1_000_000, database.OverLimit},
		{"SELECT COUNT(*) FROM numbers a, numbers b, numbers c WHERE a.n + b.n + c.n = 7", 0, database.OverLimit}, // 1.25e11
	} {
		if _, err := db.Query(t.Context(), c.sql, database.Limits{Cost: c.cost}); kindOf(err) != c.kind {
			t.Errorf("%s under %v: %v", c.sql, c.cost, err)
		}
	}
	// The error names the table as the statement does; one that only a view names stays unnamed.
	execute(t, on.admin(t, dbName), "CREATE VIEW hiding AS SELECT x.n FROM numbers x")
	for sql, object := range map[string]string{"SELECT COUNT(*) FROM numbers AS a": "numbers", "SELECT COUNT(*) FROM hiding": ""} {
		e := dbtest.Failure(t, db, sql, database.Limits{Cost: 10})
		if e.Cause != database.OverRows || e.Object != object || strings.Contains(e.Message, "most is read from numbers") != (object != "") {
			t.Errorf("%s: %s of %q: %s", sql, e.Cause, e.Object, e.Message)
		}
	}
}

func kindOf(err error) database.Kind {
	var e *database.Error
	if errors.As(err, &e) {
		return e.Kind
	}
	return ""
}

// TestHiddenPlan lets a login read a view over tables that it may not read, whose plan the server does not show.
// max_join_size still bounds it, but for MySQL's hash joins.
func TestHiddenPlan(t *testing.T) { onServers(t, testHiddenPlan) }

func testHiddenPlan(t *testing.T, on *host) {
	dbName := on.newDatabase(t, numbered+"CREATE VIEW v AS SELECT COUNT(*) AS c FROM numbers a, numbers b WHERE a.n + b.n = 7")
	name := on.newLogin(t, "SELECT ON "+dbName+".v")
	db := open(t, on.login(name, name, dbName))
	if got := dbtest.Query(t, db, "SELECT c FROM v", database.Limits{}).Rows[0][0]; got != int64(6) {
		t.Errorf("%v, want 6", got)
	}
	if on.lacks("max_join_size over a hash join", least{mySQL: "none"}) {
		return
	}
	err := dbtest.Failure(t, db, "SELECT c FROM v", database.Limits{Cost: 10_000})
	if err.Kind != database.OverLimit {
		t.Errorf("%s %q", err.Kind, err.Message)
	}
}

// TestLocalInfile asks for a file of this machine as a server could: the driver does not hand it over.
func TestLocalInfile(t *testing.T) { onServers(t, testLocalInfile) }

func testLocalInfile(t *testing.T, on *host) {
	dbName := on.newDatabase(t, "CREATE TABLE hosts (l TEXT)")
	db := open(t, on.in(dbName))
	s, err := db.engine.connect(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer s.conn.Close()
	root := on.admin(t, "")
	allowed := column(t, root, "SELECT @@local_infile")[0]
	execute(t, root, "SET GLOBAL local_infile = 1")
	defer execute(t, root, "SET GLOBAL local_infile = "+allowed)
	if err := s.exec(t.Context(), "LOAD DATA LOCAL INFILE '/etc/hostname' INTO TABLE hosts"); err == nil || !strings.Contains(err.Error(), "not registered") {
		t.Errorf("%v", err)
	}
	if n := column(t, on.admin(t, dbName), "SELECT COUNT(*) FROM hosts")[0]; n != "0" {
		t.Errorf("%s lines", n)
	}
}

func TestMissing(t *testing.T) { onServers(t, testMissing) }

func testMissing(t *testing.T, on *host) {
	dbName := on.newDatabase(t, numbered+"CREATE TABLE secret (x INT); CREATE TABLE gone (x INT)")
	name := on.newLogin(t, "SELECT ON "+dbName+".numbers", "SELECT ON "+dbName+".gone")
	db := open(t, on.login(name, name, dbName))
	schema, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if got := schema.Names(); got != "gone(x)\nnumbers(n, word)\n" {
		t.Errorf("the login sees %q", got)
	}
	execute(t, on.admin(t, dbName), "DROP TABLE gone")
	if e := dbtest.Failure(t, db, "SELECT x FROM gone", database.Limits{}); e.Kind != database.BadSQL || !strings.Contains(e.Message, "gone") || e.Hint == "" {
		t.Errorf("dropped: %s %q", e.Kind, e.Message)
	}
	if e := dbtest.Failure(t, db, "SELECT x FROM secret", database.Limits{}); e.Kind != database.Refused || e.Rule != "rights" || !strings.Contains(e.Message, "secret") {
		t.Errorf("no rights: %s %q", e.Kind, e.Message)
	}
}

// A DSN that names the system's own database does not open its tables: they need no database's name there.
func TestSystemDatabase(t *testing.T) { onServers(t, testSystemDatabase) }

func testSystemDatabase(t *testing.T, on *host) {
	db := open(t, on.in("mysql"))
	if e := dbtest.Failure(t, db, "SELECT * FROM user", database.Limits{}); e.Kind != database.Refused || e.Rule != "table" || !strings.Contains(e.Message, "mysql.user") {
		t.Errorf("%s %q", e.Kind, e.Message)
	}
}

// TestLargeCell reads a cell of 100 MB, of which it keeps what Limits.Cell says, and refuses a row that is larger than
// it wants to hold.
func TestLargeCell(t *testing.T) { onServers(t, testLargeCell) }

func testLargeCell(t *testing.T, on *host) {
	if testing.Short() {
		t.Skip("moves 300 MB")
	}
	root := on.admin(t, "")
	// net_buffer_length: on a busy machine, thousands of small writes would take minutes.
	execute(t, root, "SET GLOBAL max_allowed_packet = 512 << 20, GLOBAL net_buffer_length = 1 << 20")
	t.Cleanup(func() {
		execute(t, root, "SET GLOBAL max_allowed_packet = DEFAULT, GLOBAL net_buffer_length = DEFAULT")
	})
	db := open(t, on.in(on.newDatabase(t, "CREATE TABLE large (t LONGTEXT) ENGINE = MyISAM CHARACTER SET utf8mb4;"+
		"INSERT INTO large VALUES (REPEAT(REPEAT('ż', 1000), 50000))")))
	limits := database.Limits{Timeout: 5 * time.Minute, Cell: 1001} // a busy machine needs minutes
	res := dbtest.Query(t, db, "SELECT t FROM large", limits)
	if got := res.Rows[0][0]; got != strings.Repeat("ż", 500) || !res.Truncated {
		t.Errorf("%T of %.20v, truncated %v", got, got, res.Truncated)
	}
	if e := dbtest.Failure(t, db, "SELECT t, t FROM large", limits); e.Kind != database.OverLimit || !strings.Contains(e.Message, "128 MiB") {
		t.Errorf("%s %q", e.Kind, e.Message)
	}
}

const endless = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r"

// TestLostServer loses the server while it is at work: it dies, its connection is killed, the network stalls.
func TestLostServer(t *testing.T) { onServers(t, testLostServer) }

func testLostServer(t *testing.T, on *host) {
	root := on.admin(t, "")
	dbName := on.newDatabase(t, numbered)
	password := on.at.config.Passwd
	working := func() []string { // executing it, not preparing: KILL QUERY may come to nothing while a statement is prepared
		return column(t, root, "SELECT id FROM information_schema.processlist"+
			" WHERE db = '"+dbName+"' AND command = 'Execute' AND info LIKE 'WITH RECURSIVE%'")
	}
	atWork := func() bool { return len(working()) > 0 }
	// theOne waits for it: the processlist does not show what a statement is at every moment.
	theOne := func() (id string) {
		dbtest.Eventually(t, "the query is seen", func() bool {
			ids := working()
			if len(ids) > 0 {
				id = ids[0]
			}
			return id != ""
		})
		return id
	}
	newLink := func(t *testing.T) *dbtest.Link {
		return dbtest.NewLink(t, on.at.config.Addr)
	}
	start := func(l *dbtest.Link, limits database.Limits) chan error {
		db := open(t, "mysql://root:"+password+"@"+l.Addr().String()+"/"+dbName)
		ended := make(chan error, 1)
		go func() {
			_, err := db.Query(context.Background(), endless, limits)
			ended <- err
		}()
		dbtest.Eventually(t, "the query is at work", atWork)
		return ended
	}
	t.Run("cut", func(t *testing.T) {
		l := newLink(t)
		ended := start(l, database.Limits{Timeout: 3 * time.Second})
		l.Cut()
		var e *database.Error
		if err := <-ended; !errors.As(err, &e) || e.Kind != database.Unreachable || !strings.Contains(e.Message, "lost connection") {
			t.Errorf("%v", err)
		}
		dbtest.Eventually(t, "its own clock ends it", func() bool { return !atWork() })
	})
	t.Run("killed", func(t *testing.T) {
		ended := start(newLink(t), database.Limits{})
		execute(t, root, "KILL "+theOne())
		if err := <-ended; kindOf(err) != database.Unreachable {
			t.Errorf("%v", err)
		}
	})
	t.Run("query killed", func(t *testing.T) {
		ended := start(newLink(t), database.Limits{})
		execute(t, root, "KILL QUERY "+theOne())
		if err := <-ended; kindOf(err) != database.OverLimit || !strings.Contains(err.Error(), "interrupted") {
			t.Errorf("%v", err)
		}
	})
	t.Run("stalled", func(t *testing.T) {
		l := newLink(t)
		ended := start(l, database.Limits{Timeout: time.Second})
		l.Stall()
		begun := time.Now()
		var e *database.Error
		if err := <-ended; !errors.As(err, &e) || e.Kind != database.OverLimit || !strings.Contains(e.Message, "1s") ||
			!strings.Contains(e.Message, "may still run on the server") {
			t.Errorf("%v", err)
		}
		if d := time.Since(begun); d > 1*time.Second+grace+stopTimeout+time.Second {
			t.Errorf("took %v", d)
		}
		dbtest.Eventually(t, "its own clock ends it", func() bool { return !atWork() })
	})
}

// A table that another session has locked is not waited for as long as a query may run, and no query could be mended.
func TestLocked(t *testing.T) { onServers(t, testLocked) }

func testLocked(t *testing.T, on *host) {
	dbName := on.newDatabase(t, numbered)
	db := open(t, on.in(dbName))
	const sql = "SELECT count(*) FROM numbers"
	dbtest.Query(t, db, sql, database.Limits{}) // for which the catalog is read
	other, err := on.admin(t, dbName).Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if _, err := other.ExecContext(t.Context(), "LOCK TABLES numbers WRITE"); err != nil {
		t.Fatal(err)
	}
	defer other.ExecContext(context.Background(), "UNLOCK TABLES")
	if e := dbtest.Failure(t, db, sql, database.Limits{Timeout: time.Second / 2}); e.Kind != database.OverLimit {
		t.Errorf("little time: %s %q", e.Kind, e.Message)
	}
	begun := time.Now()
	e := dbtest.Failure(t, db, sql, database.Limits{})
	if took := time.Since(begun); e.Kind != database.Unreachable || !strings.Contains(e.Hint, "locked the table") || took > 3*lockWait*time.Second {
		t.Errorf("%s %q, hint %q, after %v", e.Kind, e.Message, e.Hint, took)
	}
}

// TestConnections counts on the server what 100 queries at a time use.
func TestConnections(t *testing.T) { onServers(t, testConnections) }

func testConnections(t *testing.T, on *host) {
	root := on.admin(t, "")
	dbName := on.newDatabase(t, numbered)
	db := open(t, on.in(dbName))
	var wg sync.WaitGroup
	var done atomic.Bool
	for range 100 {
		wg.Go(func() {
			dbtest.Query(t, db, "SELECT COUNT(*) FROM numbers a, numbers b WHERE a.n + b.n = 5 AND a.n < 40", database.Limits{})
		})
	}
	go func() { wg.Wait(); done.Store(true) }()
	most := 0
	count := func() int {
		// One whose result is here may still be there, tidying up. MySQL says "executing" for "Sending data".
		return len(column(t, root, "SELECT id FROM information_schema.processlist WHERE db = '"+dbName+"' AND state IN ('Sending data', 'executing')"))
	}
	for !done.Load() {
		most = max(most, count())
	}
	if most < 1 || most > maxOpen {
		t.Errorf("%d queries at work at a time, want 1 to %d", most, maxOpen)
	}
	dbtest.Eventually(t, "no connection is left", func() bool {
		return len(column(t, root, "SELECT id FROM information_schema.processlist WHERE db = '"+dbName+"'")) == 0
	})
}

// TestAllDatabases reads what a DSN without a database opens, under names that work in a query.
func TestAllDatabases(t *testing.T) { onServers(t, testAllDatabases) }

func testAllDatabases(t *testing.T, on *host) {
	one, other := on.newDatabase(t, "CREATE TABLE parent (id INT PRIMARY KEY); CREATE TABLE `a.b` (x INT); INSERT INTO `a.b` VALUES (7)"), on.newDatabase(t, "")
	execute(t, on.admin(t, other), "CREATE TABLE child (p INT, `group` INT, FOREIGN KEY (p) REFERENCES "+one+".parent (id))")
	name := on.newLogin(t, "SELECT ON "+one+".*", "SELECT ON "+other+".*")
	db := open(t, on.login(name, name, ""))
	all, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, table := range all.Tables {
		quoted := dialects.QuoteTable(dialects.MySQL, table.Name)
		names = append(names, quoted)
		dbtest.Query(t, db, "SELECT * FROM "+quoted, database.Limits{})
		if table.Name == other+".child" {
			want := schema.ForeignKey{Columns: []string{"p"}, RefTable: one + ".parent", RefColumns: []string{"id"}}
			if len(table.ForeignKeys) != 1 || fmt.Sprint(table.ForeignKeys[0]) != fmt.Sprint(want) {
				t.Errorf("foreign keys %+v", table.ForeignKeys)
			}
		}
	}
	want := []string{one + ".`a.b`", one + ".parent", other + ".child"}
	slices.Sort(names)
	slices.Sort(want)
	if !slices.Equal(names, want) {
		t.Errorf("tables %q, want %q", names, want)
	}
	if ddl := all.DDL(); !strings.Contains(ddl, "REFERENCES "+one+".parent (id)") || !strings.Contains(ddl, "CREATE TABLE "+one+".`a.b` (") {
		t.Error(ddl)
	}
	// With a database, its tables have no prefix, and keys to others are left out.
	all, err = open(t, on.login(name, name, other)).Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if len(all.Tables) != 1 || all.Tables[0].Name != "child" || len(all.Tables[0].ForeignKeys) > 0 {
		t.Errorf("%+v", all.Tables)
	}
	if got := dbtest.Query(t, open(t, on.login(name, name, one)), "SELECT x FROM `a.b`", database.Limits{}).Rows[0][0]; got != int64(7) {
		t.Errorf("%v", got)
	}
}

func TestRows(t *testing.T) { onServers(t, testRows) }

func testRows(t *testing.T, on *host) {
	dbName := on.newDatabase(t, numbered+"CREATE VIEW v AS SELECT n FROM numbers; CREATE VIEW broken AS SELECT word FROM numbers;"+
		either(on, "CREATE SEQUENCE sq;", "")+"ANALYZE TABLE numbers")
	execute(t, on.admin(t, dbName), "ALTER TABLE numbers DROP COLUMN word")
	schema, err := open(t, on.in(dbName)).Schema(t.Context(), database.SchemaOptions{RowCounts: true})
	if err != nil {
		t.Fatal(err)
	}
	if len(schema.Tables) != 2 || schema.Tables[0].Name != "numbers" || schema.Tables[1].Name != "v" {
		t.Fatalf("%+v", schema.Tables)
	}
	if n := schema.Tables[0].Rows; n < 4000 || n > 6000 {
		t.Errorf("an estimate of %d rows, of 5000", n)
	}
	if v := schema.Tables[1]; v.Rows != -1 || !v.View || v.Comment != "" {
		t.Errorf("%+v", v)
	}
}

// BenchmarkSchema reads 1,000 tables with keys.
func BenchmarkSchema(b *testing.B) { onServersB(b, benchmarkSchema) }

func benchmarkSchema(b *testing.B, on *host) {
	var script strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&script, "CREATE TABLE t%d (id INT PRIMARY KEY, code VARCHAR(20) NOT NULL UNIQUE, parent INT, note TEXT, at DATETIME", i)
		if i > 0 {
			fmt.Fprintf(&script, ", FOREIGN KEY (parent) REFERENCES t%d (id)", i-1)
		}
		script.WriteString(");")
	}
	db := open(b, on.in(on.newDatabase(b, script.String())))
	for b.Loop() {
		s, err := db.Schema(b.Context(), database.SchemaOptions{RowCounts: true})
		if err != nil || len(s.Tables) != 1000 || len(s.Tables[500].ForeignKeys) != 1 {
			b.Fatal(len(s.Tables), err)
		}
	}
}

// BenchmarkQuery is a query that does nothing: a connection, its settings, a plan, and its end.
func BenchmarkQuery(b *testing.B) { onServersB(b, benchmarkQuery) }

func benchmarkQuery(b *testing.B, on *host) {
	db := open(b, on.in(on.newDatabase(b, numbered)))
	for b.Loop() {
		dbtest.Query(b, db, "SELECT word FROM numbers WHERE n = 7", database.Limits{})
	}
}

// Keys are whole: one that shares its name with a foreign key, and none of which an expression is a part, or a column
// that the login may not read.
func TestKeys(t *testing.T) { onServers(t, testKeys) }

func testKeys(t *testing.T, on *host) {
	name := on.newDatabase(t, `CREATE TABLE users (id INT PRIMARY KEY);
		CREATE TABLE profile (id INT PRIMARY KEY, user_id INT NOT NULL, UNIQUE KEY fk_profile_user (user_id),
			CONSTRAINT fk_profile_user FOREIGN KEY (user_id) REFERENCES users (id));
		CREATE TABLE items (order_id INT, line_no INT, product INT, UNIQUE KEY both_of_them (product, line_no), PRIMARY KEY (order_id, line_no))`)
	if !on.lacks("functional key parts", least{"none", "8.0.13"}) {
		execute(t, on.admin(t, name), "CREATE TABLE soft (tenant INT NOT NULL, email VARCHAR(9), gone INT, UNIQUE KEY live (tenant, (IF(gone IS NULL, email, NULL))))")
	}
	all, err := open(t, on.in(name)).Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	keys := func(s *schema.Schema) string {
		var out []string
		for _, t := range s.Tables {
			out = append(out, fmt.Sprint(t.Name, t.PrimaryKey, t.Unique))
			for _, fk := range t.ForeignKeys {
				out = append(out, fmt.Sprint(fk.Columns, fk.RefTable, fk.RefColumns))
			}
		}
		return strings.Join(out, " ")
	}
	want := "items[order_id line_no] [[product line_no]] profile[id] [[user_id]] [user_id]users[id] users[id] []"
	if got := strings.Replace(keys(all), " soft[] []", "", 1); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	login := on.newLogin(t, "SELECT (order_id, product) ON "+name+".items")
	part, err := open(t, on.login(login, login, name)).Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if got := keys(part); got != "items[] []" {
		t.Errorf("of some columns: %s", got)
	}
}
