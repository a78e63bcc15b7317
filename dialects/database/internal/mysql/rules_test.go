package mysql

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

func TestDeniedViews(t *testing.T) { onServers(t, testDeniedViews) }

func testDeniedViews(t *testing.T, on *host) {
	name := on.newDatabase(t, dbtest.ViewsScript)
	guarded := func(dsn string, r guard.Rules) database.DB {
		return database.New(open(t, dsn).engine, database.Options{Rules: r})
	}
	dbtest.DeniedViews(t, func(r guard.Rules) database.DB { return guarded(on.in(name), r) })
	// A login without SHOW VIEW is not told what a view reads.
	login := on.newLogin(t, "SELECT ON "+name+".*")
	db := guarded(on.login(login, login, name), guard.Rules{DenyTables: []string{"salaries"}})
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

// Whatever a server takes for the name of a denied column is refused: letters that it folds, accents, the row's number;
// where a table has more than 32 columns, it looks them up in another way.
func TestDisguisedNames(t *testing.T) { onServers(t, testDisguisedNames) }

func testDisguisedNames(t *testing.T, on *host) {
	wide := "CREATE TABLE wide (id INT PRIMARY KEY, email VARCHAR(9), k INT"
	for i := range 40 {
		wide += fmt.Sprintf(", c%d INT", i)
	}
	name := on.newDatabase(t, "CREATE TABLE narrow (id INT PRIMARY KEY, email VARCHAR(9), k INT); INSERT INTO narrow VALUES (7, 'a', 3); "+
		wide+"); INSERT INTO wide (id, email, k) VALUES (7, 'a', 3)")
	admin := on.admin(t, name)
	rules := guard.Rules{DenyColumns: []string{"id", "email", "k"}, Schema: sqltree.Names{"narrow": {"id", "email", "k"}, "wide": {"id", "email", "k"}}}
	for _, table := range []string{"narrow", "wide"} {
		for _, column := range []string{"emaİl", "émail", "\u212a", "email ", "_rowid", "EMAIL", "ｅmail"} {
			for _, sql := range []string{"SELECT `" + column + "` FROM " + table, "SELECT (SELECT `" + column + "` FROM " + table + " LIMIT 1) FROM (SELECT 1 AS `" + strings.TrimSpace(column) + "`) d"} {
				var v any
				answers := admin.QueryRowContext(t.Context(), sql).Scan(&v) == nil && fmt.Sprint(v) != "1"
				if _, refused := guard.Check(dialects.MySQL, sql, rules); answers && refused == nil {
					t.Errorf("%s is not refused, and gives %s", sql, v)
				} else if answers {
					t.Logf("%s is %s: %v", sql, v, refused)
				}
			}
		}
	}
}
