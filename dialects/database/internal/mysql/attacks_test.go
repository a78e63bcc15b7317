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

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// attack is a statement that a read-only agent must refuse or survive.
type attack struct {
	ID, Dialect, SQL string
}

// attacks are the corpus' for MySQL and for any dialect, and more that try the engine. /var/lib/attack becomes dir, where
// the server may write.
func attacks(t *testing.T, dir string) []attack {
	t.Helper()
	place := strings.NewReplacer("/var/lib/attack/my", dir, `\u00A0`, "\u00A0", `\u202E`, "\u202E", `\n`, "\n")
	var all []attack
	second, _ := corpora.SecondAttacks(t)
	for _, a := range slices.Concat(corpora.Attacks(t), second) {
		if a.Dialect == "mysql" && !strings.HasSuffix(a.ID, "-8") || a.Dialect == "any" { // those have been met
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
	} {
		all = append(all, attack{ID: fmt.Sprintf("more %d", i+1), SQL: text})
	}
	return all
}

// victim is what the attacks are about.
const victim = `
CREATE TABLE orders (id INT PRIMARY KEY, customer INT, total DECIMAL(10,2), note VARCHAR(100));
INSERT INTO orders SELECT seq, seq % 97, seq / 3, CONCAT('note ', seq) FROM seq_1_to_5000;
CREATE TABLE counters (id INT PRIMARY KEY, n INT);
INSERT INTO counters VALUES (1, 1), (2, 2);
CREATE TABLE audit_hits (text VARCHAR(200));
CREATE VIEW v_report AS SELECT customer, SUM(total) AS total FROM orders GROUP BY customer;
CREATE SEQUENCE sq;
CREATE TABLE tickets (n INT DEFAULT (NEXT VALUE FOR sq));
INSERT INTO tickets VALUES (1);
CREATE FUNCTION bump() RETURNS INT MODIFIES SQL DATA SQL SECURITY DEFINER BEGIN INSERT INTO audit_hits VALUES ('bump'); RETURN 1; END;
CREATE FUNCTION uuid_to_bin(x TEXT) RETURNS INT BEGIN SET GLOBAL max_connect_errors = 12345; RETURN 1; END;
CREATE FUNCTION any_value(x TEXT) RETURNS INT BEGIN SET GLOBAL max_connect_errors = 12346; RETURN 1; END;
CREATE FUNCTION st_validate(x TEXT) RETURNS INT BEGIN SET GLOBAL max_connect_errors = 12347; RETURN 1; END;
CREATE PROCEDURE touch() MODIFIES SQL DATA INSERT INTO audit_hits VALUES ('touch');`

// state is what an attack could change on the server, by section, so that a difference tells where. $ is the database.
var state = map[string]string{
	"databases": "CONCAT_WS(' ', schema_name, default_character_set_name) FROM information_schema.schemata",
	"tables": "CONCAT_WS(' ', table_schema, table_name, table_type, create_time, engine) FROM information_schema.tables" +
		" WHERE table_schema NOT IN ('information_schema', 'performance_schema', 'sys')",
	"columns":          "CONCAT_WS(' ', table_name, column_name, column_type) FROM information_schema.columns WHERE table_schema = '$'",
	"routines":         "CONCAT_WS(' ', routine_schema, routine_name, last_altered) FROM information_schema.routines",
	"triggers":         "CONCAT_WS(' ', trigger_schema, trigger_name) FROM information_schema.triggers",
	"events":           "CONCAT_WS(' ', event_schema, event_name) FROM information_schema.events",
	"plugins":          "CONCAT_WS(' ', plugin_name, plugin_status) FROM information_schema.plugins",
	"users":            "CONCAT_WS(' ', user, host, priv) FROM mysql.global_priv",
	"databases' users": "CONCAT_WS(' ', db, user, host) FROM mysql.db",
	"tables' users":    "CONCAT_WS(' ', db, table_name, user, host, table_priv) FROM mysql.tables_priv",
	"columns' users":   "CONCAT_WS(' ', db, table_name, column_name, user, host) FROM mysql.columns_priv",
	"routines' users":  "CONCAT_WS(' ', db, routine_name, user, host) FROM mysql.procs_priv",
	"roles":            "CONCAT_WS(' ', user, host, role) FROM mysql.roles_mapping",
	"servers":          "server_name FROM mysql.servers",
	"orders":           "CONCAT_WS(' ', COUNT(*), SUM(id), SUM(customer), SUM(total), SUM(CRC32(note))) FROM $.orders",
	"counters":         "CONCAT_WS(' ', id, n) FROM $.counters",
	"audit_hits":       "text FROM $.audit_hits",
	"sequence":         "next_not_cached_value FROM $.sq",
	"settings":         "CONCAT_WS(' ', variable_name, variable_value) FROM information_schema.global_variables WHERE variable_name NOT LIKE 'gtid%'",
	"lock":             "IS_USED_LOCK('held')",
}

// fingerprint reads all of state, and the names of the files in dir, once the server has noticed that the connections to
// database were closed: with them go what sessions hold, and no transaction may stay.
func fingerprint(t *testing.T, root *sql.DB, dbName, dir string) map[string]string {
	t.Helper()
	dbtest.Eventually(t, "connections are closed", func() bool {
		return len(column(t, root, "SELECT id FROM information_schema.processlist WHERE db = '"+dbName+"'")) == 0 &&
			column(t, root, "SELECT COUNT(*) FROM information_schema.innodb_trx WHERE trx_mysql_thread_id NOT IN (0, CONNECTION_ID())"+
				" AND trx_mysql_thread_id NOT IN (SELECT id FROM information_schema.processlist WHERE db <> '"+dbName+"')")[0] == "0" // those of other tests
	})
	return read(t, root, dbName, dir)
}

// asking is a connection, or several.
type asking interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// read is fingerprint without waiting, as a session sees it.
func read(t *testing.T, session asking, dbName, dir string) map[string]string {
	t.Helper()
	var selects []string
	for name, what := range state {
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
func sessionOf(t *testing.T, db *opened) string {
	t.Helper()
	var lines []string
	// What is another in every session, or on every look.
	own := []string{"pseudo_thread_id", "timestamp", "rand_seed1", "rand_seed2", "max_statement_time", "lock_wait_timeout"}
	add := func(row []driver.Value) {
		if !slices.Contains(own, text(row[0])) {
			lines = append(lines, text(row[0])+" = "+text(row[1]))
		}
	}
	err := db.engine.with(t.Context(), ourLimits, func(ctx context.Context, s *session) error {
		return errors.Join(s.each(ctx, "SHOW SESSION VARIABLES", add),
			s.each(ctx, "SELECT CONCAT('@', variable_name), variable_value FROM information_schema.user_variables", add))
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(lines) < 100 {
		t.Fatalf("a session of %d settings", len(lines))
	}
	return strings.Join(lines, "\n")
}

// world is where attacks run: a database full of victims, and a directory that the server may write to.
func (on *host) world(t *testing.T) (root *sql.DB, dbName, dir string) {
	t.Helper()
	root = on.admin(t, "")
	dir = column(t, root, "SELECT @@tmpdir")[0]
	dbName = on.newDatabase(t, victim)
	execute(t, root, "CREATE DATABASE hr; CREATE TABLE hr.salaries (name VARCHAR(20), salary INT); INSERT INTO hr.salaries VALUES ('ann', 1)")
	t.Cleanup(func() { execute(t, root, "DROP DATABASE hr") })
	return root, dbName, dir
}

// TestAttacks runs the corpus through Query with root's login: nothing on the server changes.
func TestAttacks(t *testing.T) { onServers(t, testAttacks) }

func testAttacks(t *testing.T, on *host) {
	root, dbName, dir := on.world(t)
	db := open(t, on.in(dbName))
	assault(t, root, dbName, dir, db, db.Query, func(attack) bool { return false }, func(a attack, e *database.Error) bool {
		return e.Kind == database.Refused && e.Rule != "rights" || e.Kind == database.BadSQL || e.Kind == database.OverLimit
	})
}

// TestAttacksWithoutGuard runs the corpus, but for what nobody but the guard can end, with the engine's layers alone, with the login that SetupSQL makes: nothing on
// the server changes either.
func TestAttacksWithoutGuard(t *testing.T) { onServers(t, testAttacksWithoutGuard) }

func testAttacksWithoutGuard(t *testing.T, on *host) {
	root, dbName, dir := on.world(t)
	password := setUp(t, root, open(t, on.in(dbName)))
	db := open(t, on.login("sqlagent", password, dbName))
	assault(t, root, dbName, dir, db, db.engine.Run, func(a attack) bool { return strings.HasPrefix(a.ID, "ND") }, func(attack, *database.Error) bool { return true })
}

// assault runs every attack through query and compares the server before and after. expected says whether an attack may
// fail so.
func assault(t *testing.T, root *sql.DB, dbName, dir string, db *opened,
	query func(ctx context.Context, sql string, l database.Limits) (*database.Result, error), without func(attack) bool, expected func(attack, *database.Error) bool) {
	t.Helper()
	counts := map[string]int{}
	before, session := fingerprint(t, root, dbName, dir), sessionOf(t, db)
	all := slices.DeleteFunc(attacks(t, dir), without)
	for _, a := range all {
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
		after := fingerprint(t, root, dbName, dir)
		for _, name := range append(slices.Collect(maps.Keys(state)), "files") {
			if was, is := before[name], after[name]; is != was {
				t.Errorf("%s %q changed %s:\n%s", a.ID, a.SQL, name, dbtest.Difference(was, is))
			}
		}
		before = after
		if now := sessionOf(t, db); now != session {
			t.Errorf("%s %q changed the next session:\n%s", a.ID, a.SQL, dbtest.Difference(session, now))
		}
	}
	t.Logf("attempted %d, refused %d, failed as SQL %d, stopped by a limit %d, run %d, skipped 0", len(all),
		counts[string(database.Refused)], counts[string(database.BadSQL)], counts[string(database.OverLimit)], counts["run"])
}
