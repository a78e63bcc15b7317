package sqlite_test

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// The suite that all engines pass.
func TestSuite(t *testing.T) {
	dbtest.Run(t, dbtest.Engine{
		Dialect: dialects.SQLite,
		New:     func(t testing.TB, script string) database.DB { return testdb.DB(t, script) },
		Endless: "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r",
	})
}

func TestDeniedViews(t *testing.T) {
	dbtest.DeniedViews(t, func(r guard.Rules) database.DB { return testdb.Open(t, dbtest.ViewsScript, open.Options{Rules: r}) })
}
