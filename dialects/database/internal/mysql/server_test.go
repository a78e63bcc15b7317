package mysql

import (
	"context"
	"crypto/rand"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
)

// host is a server of the tests' own.
type host struct {
	dsn     string // the administrator's
	at      target // the same, read
	server  server
	skipped []string // what it is too old for, or lacks
}

// onServers runs f on each server that speaks the dialect, and says what of it was skipped there.
func onServers(t *testing.T, f func(t *testing.T, on *host)) {
	t.Helper()
	dbtest.OnMySQL(t, func(t *testing.T, dsn string) {
		t.Parallel() // the servers work at the same time, on one test
		on := newHost(t, dsn)
		f(t, on)
		if len(on.skipped) > 0 {
			t.Logf("%s: %d skipped: %s", on.server.title(), len(on.skipped), strings.Join(on.skipped, "; "))
		}
	})
}

// onServersB is onServers for benchmarks.
func onServersB(b *testing.B, f func(b *testing.B, on *host)) {
	for _, s := range dbtest.MySQL {
		b.Run(s.Name, func(b *testing.B) { f(b, newHost(b, dbtest.Server(b, s.Variable, s.Script))) })
	}
}

func newHost(t testing.TB, dsn string) *host {
	t.Helper()
	at, err := parseDSN(dsn)
	if err != nil {
		t.Fatal(err)
	}
	on := &host{dsn: dsn, at: at}
	on.server.version = column(t, on.admin(t, ""), "SELECT VERSION()")[0]
	return on
}

// least is the oldest version of each kind of server that has what a case needs: "" is any, "none" that no version has
// it.
type least struct{ mariaDB, mySQL string }

// lacks says that a case cannot run on the server, and takes note of it.
func (on *host) lacks(what string, l least) bool {
	need := l.mySQL
	if on.server.mariaDB() {
		need = l.mariaDB
	}
	if need == "" || need != "none" && on.server.atLeast(need) {
		return false
	}
	on.skipped = append(on.skipped, fmt.Sprintf("%s (needs %s)", what, need))
	return true
}

// atLeast compares versions by their numbers.
func (s server) atLeast(version string) bool {
	numbers := func(v string) (n []int) {
		for part := range strings.SplitSeq(v, ".") {
			i, _ := strconv.Atoi(part)
			n = append(n, i)
		}
		return n
	}
	return slices.Compare(numbers(s.number()), numbers(version)) >= 0
}

// either is a value for MariaDB, or one for MySQL.
func either[T any](on *host, mariaDB, mySQL T) T {
	if on.server.mariaDB() {
		return mariaDB
	}
	return mySQL
}

// login is the DSN of another login and database on the server.
func (on *host) login(user, password, dbName string) string {
	return user + ":" + password + "@tcp(" + on.at.config.Addr + ")/" + strings.ReplaceAll(dbName, "%", "%25")
}

// in is the DSN of the administrator in a database.
func (on *host) in(dbName string) string {
	return on.login(on.at.config.User, on.at.config.Passwd, dbName)
}

// admin is the server as its administrator sees it: not through the package under test.
func (on *host) admin(t testing.TB, dbName string) *sql.DB {
	t.Helper()
	return on.as(t, on.at.config.User, on.at.config.Passwd, dbName)
}

// as is the server as a login sees it.
func (on *host) as(t testing.TB, user, password, dbName string) *sql.DB {
	t.Helper()
	config, err := gomysql.ParseDSN(on.login("x", "x", dbName))
	if err != nil {
		t.Fatal(err)
	}
	config.User, config.Passwd = user, password
	config.MultiStatements = true
	connector, err := gomysql.NewConnector(config)
	if err != nil {
		t.Fatal(err)
	}
	db := sql.OpenDB(connector)
	t.Cleanup(func() { db.Close() })
	return db
}

func execute(t testing.TB, db *sql.DB, script string) {
	t.Helper()
	if _, err := db.Exec(script); err != nil {
		t.Fatalf("%.300s: %v", script, err)
	}
}

// column is the first column of a query's rows.
func column(t testing.TB, session asking, query string) []string {
	t.Helper()
	rows, err := session.QueryContext(context.Background(), query)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var v sql.NullString
		if err := rows.Scan(&v); err != nil {
			t.Fatal(err)
		}
		out = append(out, v.String)
	}
	if rows.Err() != nil {
		t.Fatal(rows.Err())
	}
	return out
}

// newDatabase makes a database, which goes when t ends, runs script in it and gives its name.
func (on *host) newDatabase(t testing.TB, script string) string {
	t.Helper()
	name := "test_" + strings.ToLower(rand.Text()[:10])
	root := on.admin(t, "")
	execute(t, root, "CREATE DATABASE "+name+" CHARACTER SET utf8mb4")
	t.Cleanup(func() { execute(t, root, "DROP DATABASE "+name) })
	if script != "" {
		w := on.admin(t, name)
		execute(t, w, script)
		w.Close()
	}
	return name
}

// newLogin makes a login, which goes when t ends. Its name is its password.
func (on *host) newLogin(t testing.TB, grants ...string) string {
	t.Helper()
	name := "login_" + strings.ToLower(rand.Text()[:10])
	root := on.admin(t, "")
	execute(t, root, "CREATE USER "+name+"@'%' IDENTIFIED BY '"+name+"'")
	t.Cleanup(func() { execute(t, root, "DROP USER "+name+"@'%'") })
	for _, g := range grants {
		execute(t, root, "GRANT "+g+" TO "+name+"@'%'")
	}
	return name
}

// open is the package under test on a database.
func open(t testing.TB, dsn string) *opened {
	t.Helper()
	engine, err := Open(context.Background(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { engine.Close() })
	return &opened{database.New(engine, database.Options{}), engine}
}

// opened is a database with its guard, and its engine.
type opened struct {
	database.DB
	engine *Engine
}

// TestSuite is what all engines pass.
func TestSuite(t *testing.T) { onServers(t, testSuite) }

func testSuite(t *testing.T, on *host) {
	root := on.admin(t, "")
	count := func(t testing.TB, condition string) int {
		return len(column(t, root, "SELECT id FROM information_schema.processlist WHERE db LIKE 'test\\_%' AND id <> CONNECTION_ID() AND "+condition))
	}
	var takes []string
	if !on.server.mariaDB() && on.server.atLeast("8.4") {
		takes = append(takes, "SELECT country, count(*) FROM customer GROUP BY ROLLUP (country)")
	}
	if on.server.mariaDB() {
		takes = append(takes, "SELECT name FROM artist FETCH FIRST 3 ROWS ONLY")
	}
	dbtest.Run(t, dbtest.Engine{
		Dialect: dialects.MySQL,
		Server:  either(on, "", "mysql8"),
		Takes:   takes,
		New: func(t testing.TB, script string) database.DB {
			return open(t, on.in(on.newDatabase(t, script)))
		},
		Endless:     "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r",
		Working:     func(t testing.TB) int { return count(t, "command <> 'Sleep'") },
		Connections: func(t testing.TB) int { return count(t, "TRUE") },
	})
}
