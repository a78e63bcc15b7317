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

// Tables of the own database may be named with it or without, in rules and in queries.
func TestOnlyTables(t *testing.T) { onServers(t, testOnlyTables) }

func testOnlyTables(t *testing.T, on *host) {
	name := on.newDatabase(t, "CREATE TABLE orders (id int); INSERT INTO orders VALUES (7); CREATE TABLE customer (id int)")
	for _, only := range []string{"orders", name + ".orders"} {
		db := database.New(open(t, on.in(name)).engine, database.Options{Rules: guard.Rules{OnlyTables: []string{only}}})
		s, err := db.Schema(t.Context(), database.SchemaOptions{})
		if err != nil || len(s.Tables) != 1 {
			t.Fatalf("%s: %+v, %v", only, s, err)
		}
		dbtest.Query(t, db, "SELECT id FROM orders", database.Limits{})
		dbtest.Query(t, db, "SELECT id FROM "+name+".orders", database.Limits{})
		if e := dbtest.Failure(t, db, "SELECT id FROM customer", database.Limits{}); e.Rule != guard.RuleTable {
			t.Errorf("%+v", e)
		}
	}
}
