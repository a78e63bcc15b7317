package mysql

import (
	"database/sql"
	"errors"
	"slices"
	"strings"
	"testing"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// setUp runs SetupSQL as an administrator would, with a password in the placeholder's place.
func setUp(t *testing.T, root *sql.DB, db *opened) (password string) {
	t.Helper()
	const placeholder = "CHOOSE-A-PASSWORD"
	script, err := db.SetupSQL(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if strings.Count(script, placeholder) != 1 {
		t.Fatalf("%s has no %s", script, placeholder)
	}
	t.Cleanup(func() { execute(t, root, "DROP USER IF EXISTS sqlagent") })
	password = "p'@/:%41?"
	execute(t, root, strings.Replace(script, placeholder, strings.ReplaceAll(password, "'", "''"), 1))
	return password
}

func TestSetupSQL(t *testing.T) { onServers(t, testSetupSQL) }

func testSetupSQL(t *testing.T, on *host) {
	root := on.admin(t, "")
	// Names that the wildcards of GRANT, its quotes and its escapes would mistake.
	execute(t, root, "CREATE DATABASE `test_a``b\\c%`; CREATE TABLE `test_a``b\\c%`.t (x INT); CREATE VIEW `test_a``b\\c%`.v AS SELECT x FROM `test_a``b\\c%`.t;"+
		"CREATE DATABASE `testxa``b\\c%`; CREATE TABLE `testxa``b\\c%`.t (x INT)")
	t.Cleanup(func() { execute(t, root, "DROP DATABASE `test_a``b\\c%`; DROP DATABASE `testxa``b\\c%`") })
	password := setUp(t, root, open(t, on.in("test_a`b\\c%")))
	db := open(t, on.login("sqlagent", password, ""))
	p, err := db.Posture(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if !p.ReadOnly || p.CanWrite != nil || p.User != "sqlagent@%" || p.Server != on.server.title() {
		t.Errorf("posture %+v", p)
	}
	if want := []string{"test_a`b\\c%"}; !slices.Equal(db.engine.databases, want) {
		t.Errorf("reads %q, want %q", db.engine.databases, want)
	}
	if _, err := db.Query(t.Context(), "SELECT x FROM `test_a``b\\c%`.v", database.Limits{}); err != nil {
		t.Error(err)
	}
}

func TestPosture(t *testing.T) { onServers(t, testPosture) }

func testPosture(t *testing.T, on *host) {
	dbName := on.newDatabase(t, "CREATE TABLE orders (id INT, note TEXT); CREATE TABLE other (id INT);"+
		"CREATE FUNCTION f() RETURNS INT RETURN 1")
	root := on.admin(t, "")
	execute(t, root, "CREATE ROLE test_outer; CREATE ROLE test_inner; GRANT test_inner TO test_outer;"+
		"GRANT DELETE ON "+dbName+".orders TO test_inner; GRANT SELECT ON "+dbName+".* TO test_outer")
	t.Cleanup(func() { execute(t, root, "DROP ROLE test_outer, test_inner") })
	for _, c := range []struct {
		grants []string
		want   []string
	}{
		{[]string{"SELECT ON $.*", "SHOW VIEW ON $.*", "SHOW DATABASES ON *.*"}, nil},
		{[]string{"SELECT (id) ON $.orders"}, nil},
		{[]string{"SELECT, INSERT ON $.*"}, []string{"may INSERT on $.*"}},
		{[]string{"SELECT (id), UPDATE (id, note) ON $.orders"}, []string{"may UPDATE on $.orders"}},
		{[]string{"INSERT ON $.orders", "INSERT ON $.other", "SELECT ON $.*"}, []string{"may INSERT on $.orders and 1 more"}},
		{[]string{"SELECT, EXECUTE ON $.*"}, []string{"may EXECUTE on $.*"}},
		{[]string{"SELECT ON $.*", "EXECUTE ON FUNCTION $.f"}, []string{"may EXECUTE on FUNCTION $.f"}},
		{[]string{"SELECT, FILE, PROCESS ON *.*"}, []string{"may PROCESS, FILE on *.*"}},
		{[]string{"SUPER ON *.*", "SELECT ON $.*"}, []string{"may SUPER on *.*"}},
		{[]string{"CREATE USER ON *.*", "SELECT ON $.*"}, []string{"may CREATE USER on *.*"}},
		{[]string{"SELECT ON $.*", "CREATE TEMPORARY TABLES, LOCK TABLES ON $.*"}, []string{"may CREATE TEMPORARY TABLES, LOCK TABLES on $.*"}},
		{[]string{"test_outer", "SELECT ON $.*"}, []string{"may DELETE on $.orders"}},
	} {
		for i := range c.grants {
			c.grants[i] = strings.ReplaceAll(c.grants[i], "$", dbName)
		}
		name := on.newLogin(t, c.grants...)
		p, err := open(t, on.login(name, name, dbName)).Posture(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		want := strings.ReplaceAll(strings.Join(c.want, "\n"), "$", dbName)
		if got := strings.Join(p.CanWrite, "\n"); got != want || p.ReadOnly != (want == "") {
			t.Errorf("%q: may write %q, read only %v; want %q", c.grants, got, p.ReadOnly, want)
		}
	}
	p, err := open(t, on.in(dbName)).Posture(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	all := either(on, "may ALL PRIVILEGES, GRANT OPTION on *.*", "may INSERT, UPDATE, DELETE, CREATE, DROP, ")
	if p.ReadOnly || !slices.ContainsFunc(p.CanWrite, func(line string) bool { return strings.HasPrefix(line, all) && len(line) < 200 }) {
		t.Errorf("root: %+v", p)
	}
	for _, line := range p.CanWrite {
		if strings.Contains(line, "IDENTIFIED") || strings.Contains(line, "*C") {
			t.Errorf("tells a password's hash: %s", line)
		}
	}
}

// MySQL prints grants in other words than MariaDB. No login that the tests can make has all of them.
func TestGrantsOfMySQL(t *testing.T) {
	for _, c := range []struct {
		lines []string
		can   []string
		roles []string
	}{
		{[]string{"GRANT USAGE ON *.* TO `u`@`%`", "GRANT SELECT, SHOW VIEW ON `shop`.* TO `u`@`%`"}, nil, nil},
		{[]string{"GRANT SELECT, INSERT ON *.* TO `u`@`%` WITH GRANT OPTION", "REVOKE INSERT ON `mysql`.* FROM `u`@`%`"},
			[]string{"may INSERT, GRANT OPTION on *.*"}, nil},
		{[]string{"GRANT BACKUP_ADMIN,SET_USER_ID ON *.* TO `u`@`%`"}, []string{"may BACKUP_ADMIN, SET_USER_ID on *.*"}, nil},
		{[]string{"GRANT SELECT (`a, TO b`), INSERT (`c`) ON `shop`.`t` TO `u`@`%`"}, []string{"may INSERT on shop.t"}, nil},
		{[]string{"GRANT `r`@`%`,`x,y`@`%` TO `u`@`%`"}, nil, []string{"`r`@`%`", "`x,y`@`%`"}},
		{[]string{"GRANT PROXY ON ''@'' TO 'root'@'localhost' WITH GRANT OPTION"}, []string{"may PROXY, GRANT OPTION on ''@''"}, nil},
		{[]string{"something new"}, []string{"may something unknown on the server"}, nil},
	} {
		r := rights{}
		var roles []string
		for _, line := range c.lines {
			roles = append(roles, r.read(line)...)
		}
		if got := r.list(); !slices.Equal(got, c.can) || !slices.Equal(roles, c.roles) {
			t.Errorf("%q: %q, roles %q; want %q, %q", c.lines, got, roles, c.can, c.roles)
		}
	}
}

// The rules of a source are the rights of the login that SetupSQL makes: without any of ours, it reads what they let
// queries read, and what they keep from queries the server refuses. The source opens with it, rules and all.
func TestSetupGrantsWhatRulesAllow(t *testing.T) { onServers(t, testSetupGrantsWhatRulesAllow) }

func testSetupGrantsWhatRulesAllow(t *testing.T, on *host) {
	dbName := on.newDatabase(t, "CREATE TABLE orders (id INT, note TEXT); CREATE TABLE `Odd ``Table` (id INT, `E-Mail` TEXT, `of, two` TEXT);"+
		"CREATE TABLE salaries (id INT, ssn TEXT); CREATE VIEW paid AS SELECT ssn FROM salaries; CREATE VIEW how_many AS SELECT COUNT(*) AS n FROM salaries;"+
		"CREATE VIEW recent AS SELECT id FROM orders; CREATE FUNCTION twice(i INT) RETURNS INT DETERMINISTIC NO SQL RETURN 2 * i")
	rules := guard.Rules{
		DenyTables: []string{"salaries"}, DenyColumns: []string{"e-mail"}, MaskColumns: []string{"orders.note"},
		AllowTables: []string{"how_many", "mysql.help_topic"}, AllowFunctions: []string{"twice"},
	}
	root := on.admin(t, "")
	ruled := func(dsn string) *opened {
		db := open(t, dsn)
		return &opened{database.New(db.engine, database.Options{Rules: rules}), db.engine}
	}
	password := setUp(t, root, ruled(on.in(dbName)))
	db := ruled(on.login("sqlagent", password, dbName))
	if err := database.CheckRules(t.Context(), db.engine, rules); err != nil {
		t.Error(err)
	}
	p, err := db.Posture(t.Context())
	if want := []string{"may EXECUTE on FUNCTION " + dbName + ".twice"}; err != nil || !slices.Equal(p.CanWrite, want) {
		t.Errorf("%+v, %v; it can do %q alone", p, err, want)
	}
	own := on.as(t, "sqlagent", password, dbName)
	for _, query := range []string{"SELECT id, `of, two` FROM `Odd ``Table`", "SELECT COUNT(*) FROM `Odd ``Table`", "SELECT note FROM orders", "SELECT n FROM how_many",
		"SELECT id FROM recent", "EXPLAIN SELECT id FROM recent", "SELECT name FROM mysql.help_topic", "SELECT twice(2)"} {
		if _, err := own.Exec(query); err != nil {
			t.Errorf("%s: %v", query, err)
		}
	}
	for _, query := range []string{"SELECT `E-Mail` FROM `Odd ``Table`", "SELECT * FROM `Odd ``Table`", "SELECT ssn FROM paid", "SELECT id FROM salaries",
		"SELECT user FROM mysql.user", "INSERT INTO orders VALUES (1, '')"} {
		_, err := own.Exec(query)
		var answer *gomysql.MySQLError
		if !errors.As(err, &answer) || answer.Number != 1142 && answer.Number != 1143 {
			t.Errorf("%s: %v, want a missing right", query, err)
		}
	}
	for _, query := range []string{"SELECT `of, two` FROM `Odd ``Table`", "SELECT note FROM orders", "SELECT id FROM recent", "SELECT n FROM how_many"} {
		if _, err := db.Query(t.Context(), query, database.Limits{}); err != nil {
			t.Errorf("%s: %v", query, err)
		}
	}
}
