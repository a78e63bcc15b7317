package dbtest

import (
	"errors"
	"os"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// MySQL are the servers that speak MySQL's dialect.
var MySQL = []struct{ Name, Variable, Script string }{
	{"MariaDB", "SQLAGENT_TEST_MYSQL", "scripts/mariadb.sh"},
	{"MySQL", "SQLAGENT_TEST_MYSQL8", "scripts/mysql.sh"},
}

// OnMySQL runs f on each of MySQL, with the administrator's DSN.
func OnMySQL(t *testing.T, f func(t *testing.T, dsn string)) {
	t.Helper()
	for _, s := range MySQL {
		t.Run(s.Name, func(t *testing.T) { f(t, Server(t, s.Variable, s.Script)) })
	}
}

// Server is the administrator's DSN of a server that the tests have to themselves, as variable names it. Without one
// the test is skipped, or fails where CI asks for everything.
func Server(t testing.TB, variable, script string) string {
	t.Helper()
	dsn := os.Getenv(variable)
	if dsn == "" {
		missing := variable + " is not set: start a server with " + script + " start DIR"
		if os.Getenv("CI") == "true" {
			t.Fatal(missing)
		}
		t.Skip(missing)
	}
	return dsn
}

// Refusals is after how many refusals of the guard in turn a server is looked at again.
const Refusals = 25

// ByGuard reports whether the guard refused a statement, so that it never reached the server.
func ByGuard(err error) bool {
	var refusal *guard.Refusal
	return errors.As(err, &refusal)
}
