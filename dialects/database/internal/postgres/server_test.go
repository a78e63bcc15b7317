package postgres

import (
	"context"
	"crypto/rand"
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// adminDSN is a superuser's login to a server of the tests' own (scripts/postgres.sh start DIR).
func adminDSN(t testing.TB) string {
	t.Helper()
	return dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh")
}

// rewrite is dsn with another database, user or password, where they are not "".
func rewrite(t testing.TB, dsn, database, user, password string) string {
	t.Helper()
	u, err := url.Parse(dsn)
	if err != nil {
		t.Fatal("SQLAGENT_TEST_POSTGRES is not a URL")
	}
	if database != "" {
		u.Path = "/" + database
	}
	if user != "" {
		u.User = url.UserPassword(user, password)
	}
	return u.String()
}

// server is a database of the test's own, as its administrator sees it: not through the package under test.
type server struct {
	t    testing.TB
	dsn  string // the administrator's, to this database
	name string
	pg   *pgconn.PgConn
}

// newServer makes an empty database, which goes when t ends, and runs script in it.
func newServer(t testing.TB, script string) *server {
	t.Helper()
	s := &server{t: t, name: "test_" + strings.ToLower(rand.Text()[:10])}
	root := login(t, adminDSN(t))
	s.dsn = rewrite(t, adminDSN(t), s.name, "", "")
	execute(t, root, "CREATE DATABASE "+s.name)
	t.Cleanup(func() {
		// A backend that a test has given up ends when it notices, which FORCE waits for five seconds for.
		dbtest.Eventually(t, "the database is dropped", func() bool {
			_, err := root.Exec(context.Background(), "DROP DATABASE "+s.name+" WITH (FORCE)").ReadAll()
			return err == nil
		})
	})
	s.pg = login(t, s.dsn)
	s.exec(script)
	return s
}

func login(t testing.TB, dsn string) *pgconn.PgConn {
	t.Helper()
	pg, err := pgconn.Connect(context.Background(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { pg.Close(context.Background()) })
	return pg
}

// execute runs statements over the simple protocol and returns the last one's rows.
func execute(t testing.TB, pg *pgconn.PgConn, script string) [][]string {
	t.Helper()
	results, err := pg.Exec(context.Background(), script).ReadAll()
	if err != nil {
		t.Fatalf("%.200s: %v", script, err)
	}
	var out [][]string
	if len(results) > 0 {
		for _, r := range results[len(results)-1].Rows {
			row := make([]string, len(r))
			for i, v := range r {
				row[i] = string(v)
			}
			out = append(out, row)
		}
	}
	return out
}

func (s *server) exec(script string) [][]string { s.t.Helper(); return execute(s.t, s.pg, script) }

func (s *server) open(rules guard.Rules) *opened { s.t.Helper(); return open(s.t, s.dsn, rules) }

// opened is a database with its guard, and its engine.
type opened struct {
	database.DB
	engine *Engine
}

func open(t testing.TB, dsn string, rules guard.Rules) *opened {
	t.Helper()
	engine, err := Open(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { engine.Close() })
	return &opened{database.New(engine, database.Options{Rules: rules}), engine}
}

// count counts the connections of the package under test to databases of these tests.
func count(t testing.TB, pg *pgconn.PgConn, condition string) int {
	t.Helper()
	rows := execute(t, pg, `SELECT count(*) FROM pg_stat_activity
		WHERE application_name = 'sqlagent' AND datname LIKE 'test\_%' AND `+condition)
	n := 0
	if _, err := fmt.Sscan(rows[0][0], &n); err != nil {
		t.Fatal(err)
	}
	return n
}
