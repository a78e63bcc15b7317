package mysql

import (
	"context"
	"crypto/rand"
	"database/sql"
	"strings"
	"testing"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
)

// adminDSN is root's login to a server of the tests' own (scripts/mariadb.sh start DIR).
func adminDSN(t testing.TB) string {
	t.Helper()
	return dbtest.Server(t, "SQLAGENT_TEST_MYSQL", "scripts/mariadb.sh")
}

// rewrite is the DSN of another login or database on the tests' server.
func rewrite(t testing.TB, user, password, dbName string) string {
	t.Helper()
	at, err := parseDSN(adminDSN(t))
	if err != nil {
		t.Fatal(err)
	}
	if user == "" {
		user, password = at.config.User, at.config.Passwd
	}
	return user + ":" + password + "@tcp(" + at.config.Addr + ")/" + strings.ReplaceAll(dbName, "%", "%25")
}

// admin is the server as its administrator sees it: not through the package under test.
func admin(t testing.TB, dbName string) *sql.DB {
	t.Helper()
	config, err := gomysql.ParseDSN(rewrite(t, "", "", dbName))
	if err != nil {
		t.Fatal(err)
	}
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
func newDatabase(t testing.TB, script string) string {
	t.Helper()
	name := "test_" + strings.ToLower(rand.Text()[:10])
	root := admin(t, "")
	execute(t, root, "CREATE DATABASE "+name+" CHARACTER SET utf8mb4")
	t.Cleanup(func() { execute(t, root, "DROP DATABASE "+name) })
	if script != "" {
		w := admin(t, name)
		execute(t, w, script)
		w.Close()
	}
	return name
}

// newLogin makes a login, which goes when t ends. Its name is its password.
func newLogin(t testing.TB, grants ...string) string {
	t.Helper()
	name := "login_" + strings.ToLower(rand.Text()[:10])
	root := admin(t, "")
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

// opened is a database behind the road, and its engine.
type opened struct {
	database.DB
	engine *Engine
}

// TestSuite is what all engines pass.
func TestSuite(t *testing.T) {
	root := admin(t, "")
	count := func(t testing.TB, condition string) int {
		return len(column(t, root, "SELECT id FROM information_schema.processlist WHERE db LIKE 'test\\_%' AND id <> CONNECTION_ID() AND "+condition))
	}
	dbtest.Run(t, dbtest.Engine{
		Dialect: dialects.MySQL,
		New: func(t testing.TB, script string) database.DB {
			return open(t, rewrite(t, "", "", newDatabase(t, script)))
		},
		Endless:     "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r",
		Working:     func(t testing.TB) int { return count(t, "command <> 'Sleep'") },
		Connections: func(t testing.TB) int { return count(t, "TRUE") },
	})
}
