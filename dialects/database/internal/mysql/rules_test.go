package mysql

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

func TestDeniedViews(t *testing.T) { onServers(t, testDeniedViews) }

func testDeniedViews(t *testing.T, on *host) {
	name := on.newDatabase(t, dbtest.ViewsScript)
	behind := func(dsn string, r guard.Rules) database.DB {
		return database.New(open(t, dsn).engine, database.Options{Rules: r})
	}
	dbtest.DeniedViews(t, func(r guard.Rules) database.DB { return behind(on.in(name), r) })
	// A login without SHOW VIEW is not told what a view reads.
	login := on.newLogin(t, "SELECT ON "+name+".*")
	db := behind(on.login(login, login, name), guard.Rules{DenyTables: []string{"salaries"}})
	if e := dbtest.Failure(t, db, "SELECT * FROM names", database.Limits{}); e.Rule != guard.RuleTable {
		t.Errorf("%+v", e)
	}
	dbtest.Query(t, db, "SELECT name FROM customer", database.Limits{})
}
