package mysql

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// attack is a statement that a read-only agent must refuse or survive.
type attack struct {
	ID, Dialect, SQL string
}

// attacks are the corpus' for MySQL and for any dialect, and more that try the engine. /var/lib/attack becomes dir,
// where the server may write.
func attacks(t *testing.T, dir string) []attack {
	t.Helper()
	place := strings.NewReplacer("/var/lib/attack/my", dir, `\u00A0`, "\u00A0", `\u202E`, "\u202E", `\n`, "\n")
	var all []attack
	second, _ := corpora.SecondAttacks(t)
	for _, a := range slices.Concat(corpora.Attacks(t), second, corpora.ThirdAttacks(t), corpora.Overruns(dialects.MySQL)) {
		if a.Dialect == "mysql" && !strings.HasSuffix(a.ID, "-8") || a.Dialect == "any" { // those have been seen
			all = append(all, attack{a.ID, a.Dialect, place.Replace(a.SQL)})
		}
	}
	for i, text := range []string{
		"SET @v = 1",
		"SELECT @v := 1",
		"SELECT GET_LOCK('held', 0)",
		"SET SESSION sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES'",
		"SET SESSION TRANSACTION READ WRITE",
		"SET TRANSACTION READ WRITE",
		"START TRANSACTION READ WRITE",
		"SET GLOBAL max_connections = 7",
		"CREATE TEMPORARY TABLE mine (x INT)",
		"CREATE TABLE mine AS SELECT * FROM orders",
		"CREATE DATABASE mine",
		"CREATE USER mine IDENTIFIED BY 'x'",
		"CREATE EVENT mine ON SCHEDULE EVERY 1 DAY DO DELETE FROM orders",
		"CREATE FUNCTION mine() RETURNS INT RETURN 1",
		"CREATE TRIGGER mine BEFORE INSERT ON orders FOR EACH ROW SET NEW.id = 1",
		"GRANT ALL ON *.* TO CURRENT_USER()",
		"SET ROLE NONE",
		"INSERT INTO counters VALUES (7, 7)",
		"UPDATE counters SET n = n + 1",
		"DELETE FROM counters",
		"TRUNCATE counters",
		"CALL touch()",
		"EXECUTE IMMEDIATE 'DELETE FROM counters'",
		"XA START 'x'",
		"LOAD DATA LOCAL INFILE '/etc/hostname' INTO TABLE audit_hits",
		"SELECT note FROM orders INTO OUTFILE '" + dir + "/more.txt'",
		"SELECT 1 UNION SELECT 2 INTO OUTFILE '" + dir + "/union.txt'",
		"SELECT * FROM orders LOCK IN SHARE MODE",
		"FLUSH TABLES WITH READ LOCK",
		"BACKUP STAGE START",
		"SELECT SETVAL(sq, 1000)",
		"SELECT DEFAULT(n) FROM tickets",
		"SELECT * FROM information_schema.innodb_cmp_reset",
		"SELECT * FROM orders; DELETE FROM counters",
		"EXPLAIN DELETE FROM counters",
		// MySQL 8's own.
		"SELECT n INTO OUTFILE '" + dir + "/mysql.txt' FROM counters",
		"TABLE counters INTO OUTFILE '" + dir + "/table.txt'",
		"VALUES ROW(1) INTO DUMPFILE '" + dir + "/values.txt'",
		"SELECT * FROM orders FOR UPDATE SKIP LOCKED",
		"SELECT * FROM orders o FOR SHARE OF o NOWAIT",
		"WITH x AS (SELECT 1) UPDATE counters SET n = 9",
		"SET PERSIST max_connections = 7",
		"SET PERSIST_ONLY max_connections = 7",
		"RESET PERSIST",
		"CLONE LOCAL DATA DIRECTORY '" + dir + "/clone'",
		"RESTART",
		"SHUTDOWN",
		"INSTALL COMPONENT 'file://component_validate_password'",
		"CREATE RESOURCE GROUP mine TYPE = USER",
		"ALTER INSTANCE ROTATE INNODB MASTER KEY",
		"LOCK INSTANCE FOR BACKUP",
		"CREATE SPATIAL REFERENCE SYSTEM 990000 NAME 'x' DEFINITION ''",
		"IMPORT TABLE FROM '" + dir + "/x.sdi'",
		"EXPLAIN ANALYZE SELECT SLEEP(9)",
		"EXPLAIN ANALYZE FORMAT=TREE SELECT * FROM orders a, orders b, orders c",
		"EXPLAIN FORMAT=JSON INTO @v SELECT 1",
		"SELECT service_get_write_locks('a', 'b', 9)",
		"SELECT WAIT_FOR_EXECUTED_GTID_SET('3E11FA47-71CA-11E1-9E33-C80AA9429562:1', 9)",
		"SELECT SOURCE_POS_WAIT('a', 1, 9)",
		"SELECT asynchronous_connection_failover_reset()",
		"SELECT sys.version_major()",
		"SELECT sys.ps_thread_account(1)",
		"CALL sys.execute_prepared_stmt('DELETE FROM counters')",
		"SELECT * FROM sys.session",
		"SELECT * FROM performance_schema.user_variables_by_thread",
		"SELECT ROLES_GRAPHML()",
		"SELECT PS_CURRENT_THREAD_ID()",
		"SELECT INTERNAL_TABLE_ROWS('a', 'b', 'c', 'd', 1, 'e', 1, 1)",
		"SELECT json_detailed('x'), natural_sort_key('x'), nvl2('x')", // functions of the victim's, where the server has none
		"SELECT REGEXP_LIKE(REPEAT('a', 3000), '(a*)*(a*)*(a*)*b')",
		"SELECT COUNT(*) FROM orders a, orders b, orders c, orders d WHERE a.id + b.id + c.id + d.id = 7",
		"WITH RECURSIVE r AS (SELECT 1 AS n, CAST('x' AS CHAR(4000)) AS s UNION ALL SELECT n + 1, s FROM r) SELECT COUNT(*) FROM r",
	} {
		all = append(all, attack{ID: fmt.Sprintf("more %d", i+1), SQL: text})
	}
	return all
}

// victim is what the attacks are about, together with what is the server's own.
const victim = `
CREATE TABLE orders (id INT PRIMARY KEY, customer INT, total DECIMAL(10,2), note VARCHAR(100));
INSERT INTO orders SELECT seq, seq % 97, seq / 3, CONCAT('note ', seq) FROM ` + to5000 + `;
CREATE TABLE counters (id INT PRIMARY KEY, n INT);
INSERT INTO counters VALUES (1, 1), (2, 2);
CREATE TABLE audit_hits (text VARCHAR(200));
CREATE VIEW v_report AS SELECT customer, SUM(total) AS total FROM orders GROUP BY customer;
CREATE FUNCTION bump() RETURNS INT MODIFIES SQL DATA SQL SECURITY DEFINER BEGIN INSERT INTO audit_hits VALUES ('bump'); RETURN 1; END;
CREATE PROCEDURE touch() MODIFIES SQL DATA INSERT INTO audit_hits VALUES ('touch');`

// Functions whose names are on the guard's list, and whom the server lacks.
const (
	victimOfMariaDB = `
CREATE SEQUENCE sq;
CREATE TABLE tickets (n INT DEFAULT (NEXT VALUE FOR sq));
INSERT INTO tickets VALUES (1);
CREATE FUNCTION uuid_to_bin(x TEXT) RETURNS INT BEGIN SET GLOBAL max_connect_errors = 12345; RETURN 1; END;
CREATE FUNCTION any_value(x TEXT) RETURNS INT BEGIN SET GLOBAL max_connect_errors = 12346; RETURN 1; END;
CREATE FUNCTION st_validate(x TEXT) RETURNS INT BEGIN SET GLOBAL max_connect_errors = 12347; RETURN 1; END;`
	victimOfMySQL = `
CREATE TABLE sq (next_not_cached_value INT);
CREATE TABLE tickets (n INT DEFAULT (1 + 1));
INSERT INTO tickets VALUES (1);
CREATE FUNCTION json_detailed(x TEXT) RETURNS INT NO SQL BEGIN SET GLOBAL max_connect_errors = 12345; RETURN 1; END;
CREATE FUNCTION natural_sort_key(x TEXT) RETURNS INT NO SQL BEGIN SET GLOBAL max_connect_errors = 12346; RETURN 1; END;
CREATE FUNCTION nvl2(x TEXT) RETURNS INT NO SQL BEGIN SET GLOBAL max_connect_errors = 12347; RETURN 1; END;`
)

// stateOfMariaDB and stateOfMySQL are the part of state that the servers keep in different places.
var (
	stateOfMariaDB = map[string]string{
		"users":    "CONCAT_WS(' ', user, host, priv) FROM mysql.global_priv",
		"roles":    "CONCAT_WS(' ', user, host, role) FROM mysql.roles_mapping",
		"settings": "CONCAT_WS(' ', variable_name, variable_value) FROM information_schema.global_variables WHERE variable_name NOT LIKE 'gtid%'",
	}
	stateOfMySQL = map[string]string{
		"users": "CONCAT_WS(' ', user, host, plugin, HEX(authentication_string), account_locked, super_priv, file_priv, insert_priv)" +
			" FROM mysql.user",
		"grants":          "CONCAT_WS(' ', user, host, priv) FROM mysql.global_grants",
		"roles":           "CONCAT_WS(' ', from_user, to_user) FROM mysql.role_edges",
		"settings":        "CONCAT_WS(' ', variable_name, variable_value) FROM performance_schema.global_variables WHERE variable_name NOT LIKE 'gtid%'",
		"kept settings":   "CONCAT_WS(' ', variable_name, variable_value) FROM performance_schema.persisted_variables",
		"components":      "component_urn FROM mysql.component",
		"resource groups": "resource_group_name FROM information_schema.resource_groups",
		"spatial systems": "CONCAT_WS(' ', COUNT(*), SUM(srs_id)) FROM information_schema.st_spatial_reference_systems",
	}
)

// state is what an attack could change on a server, by section, so that a difference tells where. $ is the database.
func (on *host) state() map[string]string {
	all := maps.Clone(state)
	maps.Copy(all, either(on, stateOfMariaDB, stateOfMySQL))
	return all
}

// state is the part that is the same on every server.
var state = map[string]string{
	"databases": "CONCAT_WS(' ', schema_name, default_character_set_name) FROM information_schema.schemata" +
		" WHERE schema_name = '$' OR LEFT(schema_name, 5) <> 'test_'", // those of other tests
	"tables": "CONCAT_WS(' ', table_schema, table_name, table_type, create_time, engine) FROM information_schema.tables" +
		" WHERE table_schema NOT IN ('information_schema', 'performance_schema', 'sys') AND (table_schema = '$' OR LEFT(table_schema, 5) <> 'test_')",
	"columns": "CONCAT_WS(' ', table_name, column_name, column_type) FROM information_schema.columns WHERE table_schema = '$'",
	"routines": "CONCAT_WS(' ', routine_schema, routine_name, last_altered) FROM information_schema.routines" +
		" WHERE routine_schema = '$' OR LEFT(routine_schema, 5) <> 'test_'",
	"triggers":         "CONCAT_WS(' ', trigger_schema, trigger_name) FROM information_schema.triggers",
	"events":           "CONCAT_WS(' ', event_schema, event_name) FROM information_schema.events",
	"plugins":          "CONCAT_WS(' ', plugin_name, plugin_status) FROM information_schema.plugins",
	"databases' users": "CONCAT_WS(' ', db, user, host) FROM mysql.db",
	"tables' users":    "CONCAT_WS(' ', db, table_name, user, host, table_priv) FROM mysql.tables_priv",
	"columns' users":   "CONCAT_WS(' ', db, table_name, column_name, user, host) FROM mysql.columns_priv",
	"routines' users":  "CONCAT_WS(' ', db, routine_name, user, host) FROM mysql.procs_priv",
	"servers":          "server_name FROM mysql.servers",
	"orders":           "CONCAT_WS(' ', COUNT(*), SUM(id), SUM(customer), SUM(total), SUM(CRC32(note))) FROM $.orders",
	"counters":         "CONCAT_WS(' ', id, n) FROM $.counters",
	"audit_hits":       "text FROM $.audit_hits",
	"sequence":         "next_not_cached_value FROM $.sq",
	"lock":             "IS_USED_LOCK('held')",
}

// fingerprint reads all of state, and the names of the files in dir, once the server has noticed that the connections
// to database were closed: with them go what sessions hold, and no transaction may stay.
func (on *host) fingerprint(t *testing.T, root *sql.DB, dbName, dir string) map[string]string {
	t.Helper()
	var left []string
	defer func() {
		if t.Failed() {
			t.Logf("left on the server: %q", left)
		}
	}()
	dbtest.Eventually(t, "connections are closed", func() bool {
		left = append(column(t, root, "SELECT CONCAT_WS(' ', id, user, command, time, state, info) FROM information_schema.processlist WHERE db = '"+dbName+"'"),
			column(t, root, "SELECT CONCAT_WS(' ', 'transaction', trx_mysql_thread_id, trx_state, trx_started, trx_query) FROM information_schema.innodb_trx"+
				" WHERE trx_mysql_thread_id NOT IN (0, CONNECTION_ID()) AND trx_mysql_thread_id NOT IN"+
				" (SELECT id FROM information_schema.processlist WHERE IFNULL(db, '') <> '"+dbName+"')")...) // those of other tests
		if len(left) > 0 {
			time.Sleep(150 * time.Millisecond) // innodb_trx stays as it is while somebody looks every 100 ms
		}
		return len(left) == 0
	})
	return on.read(t, root, dbName, dir)
}

// asking is a connection, or several.
type asking interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// read is fingerprint without waiting, as a session sees it.
func (on *host) read(t *testing.T, session asking, dbName, dir string) map[string]string {
	t.Helper()
	var selects []string
	for name, what := range on.state() {
		selects = append(selects, `SELECT CONCAT("`+name+`", '\t', CONVERT(IFNULL(`+strings.Replace(what, " FROM ", ", '') USING utf8mb4)) FROM ", 1))
		if !strings.Contains(what, " FROM ") {
			selects[len(selects)-1] += ", '') USING utf8mb4))"
		}
	}
	f := map[string]string{}
	lines := column(t, session, strings.ReplaceAll(strings.Join(selects, " UNION ALL "), "$", dbName))
	slices.Sort(lines)
	for _, line := range lines {
		name, text, _ := strings.Cut(line, "\t")
		f[name] += text + "\n"
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		f["files"] += file.Name() + "\n"
	}
	return f
}

// sessionOf is what the next query of db would find: its settings, and its user variables.
func (on *host) sessionOf(t *testing.T, db *opened) string {
	t.Helper()
	var lines []string
	// What is another in every session, or on every look.
	own := []string{"pseudo_thread_id", "timestamp", "rand_seed1", "rand_seed2", "max_statement_time", "max_execution_time", "lock_wait_timeout",
		"wait_timeout", "statement_id"} // some are what is left of a question's time
	add := func(row []driver.Value) {
		if !slices.Contains(own, text(row[0])) {
			lines = append(lines, text(row[0])+" = "+text(row[1]))
		}
	}
	err := db.engine.with(t.Context(), ourLimits, func(ctx context.Context, s *session) error {
		err := s.each(ctx, "SELECT CONCAT('@', variable_name), variable_value FROM "+on.userVariables(), add)
		if answer := (*gomysql.MySQLError)(nil); errors.As(err, &answer) && answer.Number == 1142 {
			err = nil // MySQL shows them to administrators
		}
		return errors.Join(err, s.each(ctx, "SHOW SESSION VARIABLES", add))
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(lines) < 100 {
		t.Fatalf("a session of %d settings", len(lines))
	}
	return strings.Join(lines, "\n")
}

// userVariables is a table of the session's own.
func (on *host) userVariables() string {
	return either(on, "information_schema.user_variables", "performance_schema.user_variables_by_thread WHERE thread_id = PS_CURRENT_THREAD_ID()")
}

// world is where attacks run: a database full of victims, and a directory that the server may write to.
func (on *host) world(t *testing.T) (root *sql.DB, dbName, dir string) {
	t.Helper()
	root = on.admin(t, "")
	dir = column(t, root, "SELECT @@tmpdir")[0]
	dbName = on.newDatabase(t, victim+either(on, victimOfMariaDB, victimOfMySQL))
	execute(t, root, "CREATE DATABASE hr; CREATE TABLE hr.salaries (name VARCHAR(20), salary INT); INSERT INTO hr.salaries VALUES ('ann', 1)")
	t.Cleanup(func() { execute(t, root, "DROP DATABASE hr") })
	return root, dbName, dir
}

// TestAttacks runs the corpus through Query with root's login: nothing on the server changes.
func TestAttacks(t *testing.T) { onServers(t, testAttacks) }

func testAttacks(t *testing.T, on *host) {
	root, dbName, dir := on.world(t)
	db := open(t, on.in(dbName))
	on.assault(t, root, dbName, dir, db, db.Query, func(attack) bool { return false }, func(a attack, e *database.Error) bool {
		return e.Kind == database.Refused && e.Rule != "rights" || e.Kind == database.BadSQL || e.Kind == database.OverLimit
	})
}

// TestAttacksAsReader runs the corpus through Query with the login that SetupSQL makes: nothing on the server changes
// or stops, and no statement outlives its limit.
func TestAttacksAsReader(t *testing.T) { onServers(t, testAttacksAsReader) }

func testAttacksAsReader(t *testing.T, on *host) {
	root, dbName, dir := on.world(t)
	password := setUp(t, root, open(t, on.in(dbName)))
	db := open(t, on.login("sqlagent", password, dbName))
	on.assault(t, root, dbName, dir, db, db.Query, func(attack) bool { return false }, func(a attack, e *database.Error) bool {
		return (e.Kind == database.Refused || e.Kind == database.BadSQL || e.Kind == database.OverLimit) && !strings.Contains(e.Message, "may still run on the server")
	})
}

// TestAttacksWithoutGuard runs the corpus, but for what nobody but the guard can end, with the engine's layers alone,
// with the login that SetupSQL makes: nothing on the server changes either.
func TestAttacksWithoutGuard(t *testing.T) { onServers(t, testAttacksWithoutGuard) }

func testAttacksWithoutGuard(t *testing.T, on *host) {
	root, dbName, dir := on.world(t)
	password := setUp(t, root, open(t, on.in(dbName)))
	db := open(t, on.login("sqlagent", password, dbName))
	on.assault(t, root, dbName, dir, db, db.engine.Run, onlyTheGuard, func(attack, *database.Error) bool { return true })
}

// onlyTheGuard says that nothing else ends an attack.
func onlyTheGuard(a attack) bool {
	return strings.HasPrefix(a.ID, "ND") || strings.HasPrefix(a.ID, "third") || strings.HasPrefix(a.ID, "overrun")
}

// assault runs every attack through query and compares the server before and after; after several at once where the
// guard refused them, which then never reached the server. expected reports whether an attack may fail so.
func (on *host) assault(t *testing.T, root *sql.DB, dbName, dir string, db *opened,
	query func(ctx context.Context, sql string, l database.Limits) (*database.Result, error), without func(attack) bool, expected func(attack, *database.Error) bool) {
	t.Helper()
	counts := map[string]int{}
	before, session := on.fingerprint(t, root, dbName, dir), on.sessionOf(t, db)
	all := slices.DeleteFunc(attacks(t, dir), without)
	var since []string // the server was looked at
	for i, a := range all {
		start := time.Now()
		res, err := query(t.Context(), a.SQL, database.Limits{Timeout: time.Second, Bytes: 1 << 20})
		var e *database.Error
		switch {
		case err == nil:
			counts["run"]++
			t.Logf("%s run, %d rows, truncated %v: %.80q", a.ID, len(res.Rows), res.Truncated, a.SQL)
		case !errors.As(err, &e):
			t.Fatalf("%s: %T %v", a.ID, err, err)
		default:
			counts[string(e.Kind)]++
			t.Logf("%s %s %s: %.80q: %.120s", a.ID, e.Kind, e.Rule, a.SQL, e.Message)
			if e.Kind == database.Unreachable || e.Kind == database.Cancelled || !expected(a, e) {
				t.Errorf("%s: %s %q", a.ID, e.Kind, e.Message)
			}
		}
		if d := time.Since(start); d > 5*time.Second {
			t.Errorf("%s took %v under a limit of one second", a.ID, d)
		}
		since = append(since, a.ID)
		if dbtest.ByGuard(err) && len(since) < dbtest.Refusals && i+1 < len(all) {
			continue
		}
		after := on.fingerprint(t, root, dbName, dir)
		for _, name := range append(slices.Collect(maps.Keys(on.state())), "files") {
			if was, is := before[name], after[name]; is != was {
				t.Errorf("%s (%q the last) changed %s:\n%s", since, a.SQL, name, dbtest.Difference(was, is))
			}
		}
		before = after
		if now := on.sessionOf(t, db); now != session {
			t.Errorf("%s (%q the last) changed the next session:\n%s", since, a.SQL, dbtest.Difference(session, now))
		}
		since = nil
	}
	t.Logf("attempted %d, refused %d, failed as SQL %d, stopped by a limit %d, run %d, skipped 0", len(all),
		counts[string(database.Refused)], counts[string(database.BadSQL)], counts[string(database.OverLimit)], counts["run"])
}

// The server's own sql_mode changes nothing that the guard relies on: what is a string and what a name, which character
// escapes, and what || means.
func TestServersModes(t *testing.T) { onServers(t, testServersModes) }

func testServersModes(t *testing.T, on *host) {
	const modes = "sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT'"
	root, dbName, dir := on.world(t)
	// In the view's text, as it was written under these modes, "note" is a column.
	writer := on.admin(t, dbName)
	execute(t, writer, "SET SESSION "+modes+`; CREATE VIEW quoted AS SELECT "note" || 'a\' AS x FROM orders`)
	writer.Close()
	execute(t, root, "SET GLOBAL "+modes)
	t.Cleanup(func() { execute(t, root, "SET GLOBAL sql_mode = DEFAULT") })
	password := setUp(t, root, open(t, on.in(dbName)))
	db := open(t, on.login("sqlagent", password, dbName))
	for sql, want := range map[string]driver.Value{
		`SELECT "id" FROM orders LIMIT 1`:                 "id",
		`SELECT 'a\', SLEEP(9) -- ' AS x`:                 "a', SLEEP(9) -- ",
		`SELECT "a\", SLEEP(9) -- " AS x`:                 `a", SLEEP(9) -- `,
		`SELECT 1 || 0`:                                   int64(1),
		`SELECT RIGHT(x, 2) FROM quoted LIMIT 1`:          `a\`,
		`SELECT COUNT(*) FROM orders WHERE note = "note"`: int64(0),
	} {
		if got := dbtest.Query(t, db, sql, database.Limits{}).Rows[0][0]; got != want {
			t.Errorf("%s: %v, want %v", sql, got, want)
		}
	}
	hidden := database.New(db.engine, database.Options{Rules: guard.Rules{DenyColumns: []string{"orders.note"}}})
	for _, sql := range []string{"SELECT x FROM quoted", `SELECT CONCAT('\'', note, '\'') FROM orders`} {
		if e := dbtest.Failure(t, hidden, sql, database.Limits{}); e.Kind != database.Refused {
			t.Errorf("%s: %s %s", sql, e.Kind, e.Message)
		}
	}
	others := func(a attack) bool { return !onlyTheGuard(a) || strings.HasPrefix(a.ID, "ND") }
	on.assault(t, root, dbName, dir, db, db.Query, others, func(_ attack, e *database.Error) bool { return e.Kind == database.Refused })
}
