package mysql

import (
	"net/url"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// A login opens by each way that a password is proved: MySQL's by the server's public key, through TLS, and from the
// server's memory, which FLUSH PRIVILEGES empties.
func TestPasswords(t *testing.T) { onServers(t, testPasswords) }

func testPasswords(t *testing.T, on *host) {
	root := on.admin(t, "")
	dbName := on.newDatabase(t, "CREATE TABLE t (x INT)")
	for _, plugin := range either(on, []string{"mysql_native_password"}, []string{"caching_sha2_password", "mysql_native_password"}) {
		if !on.server.mariaDB() && plugin == "mysql_native_password" && on.server.atLeast("8.4") {
			on.lacks(plugin, least{mySQL: "none"})
			continue
		}
		name := on.newLogin(t, "SELECT ON "+dbName+".*")
		const password = "p'@ss wörd"
		by := either(on, " IDENTIFIED VIA "+plugin+" USING PASSWORD('", " IDENTIFIED WITH "+plugin+" BY '")
		execute(t, root, "ALTER USER "+name+"@'%'"+by+"p''@ss wörd"+either(on, "')", "'"))
		for _, mode := range []string{"disabled", "required", "disabled"} {
			if mode == "required" && column(t, root, "SELECT COUNT(*) FROM "+either(on, "information_schema.global_variables"+
				" WHERE variable_name = 'have_ssl'", "performance_schema.global_variables WHERE variable_name = 'ssl_cert'")+
				" AND variable_value NOT IN ('', 'DISABLED')")[0] == "0" {
				continue // the server has no certificate; TestTLS has one that does
			}
			dsn := "mysql://" + name + ":" + url.PathEscape(password) + "@" + on.at.config.Addr + "/" + dbName + "?ssl-mode=" + mode
			dbtest.Query(t, open(t, dsn), "SELECT x FROM t", database.Limits{})
		}
		execute(t, root, "FLUSH PRIVILEGES")
		dbtest.Query(t, open(t, on.login(name, password, dbName)), "SELECT x FROM t", database.Limits{})
	}
}

// A query of a database, table or function that is not there is the query's fault, and can be mended.
func TestUnknownNames(t *testing.T) { onServers(t, testUnknownNames) }

func testUnknownNames(t *testing.T, on *host) {
	dbName := on.newDatabase(t, "CREATE TABLE Orders (id INT)")
	for _, dsn := range []string{on.in(dbName), on.in("")} {
		db := open(t, dsn)
		for _, sql := range []string{"SELECT * FROM nosuch.orders", "SELECT * FROM " + dbName + ".nosuch", "SELECT * FROM orders",
			"SELECT NATURAL_SORT_KEY(ANY_VALUE(1))"} {
			if e := dbtest.Failure(t, db, sql, database.Limits{}); e.Kind != database.BadSQL || e.Hint == "" {
				t.Errorf("%s: %s %q, hint %q", sql, e.Kind, e.Message, e.Hint)
			}
		}
	}
}

// The tree keeps the case of tables' names, so that what is printed of it names those that are there; two that differ
// in case alone are two.
func TestPrintedNames(t *testing.T) { onServers(t, testPrintedNames) }

func testPrintedNames(t *testing.T, on *host) {
	dbName := on.newDatabase(t, "CREATE TABLE Users (Id INT, Name VARCHAR(9)); INSERT INTO Users VALUES (1, 'upper');"+
		"CREATE TABLE users (Id INT, Name VARCHAR(9)); INSERT INTO users VALUES (1, 'lower'), (2, 'more')")
	db := open(t, on.in(dbName))
	for _, c := range []struct{ sql, want string }{
		{"SELECT Users.NAME FROM Users", "upper"},
		{"SELECT U.name FROM Users AS U JOIN users AS u ON U.Id = u.ID", "upper"},
		{"SELECT u.name FROM Users AS U JOIN users AS u ON U.Id = u.ID", "lower"},
		{"SELECT MAX(users.name) FROM " + dbName + ".users", "more"},
		{"WITH Names AS (SELECT Name FROM Users) SELECT Names.name FROM Names", "upper"},
		{"SELECT (SELECT MAX(X.Name) FROM Users X WHERE X.id = users.id) FROM users ORDER BY 1 DESC", "upper"},
	} {
		statement, err := parse.Parse(dialects.MySQL, c.sql)
		if err != nil {
			t.Fatal(err)
		}
		printed, err := sqltree.Print(dialects.MySQL, statement.Query)
		if err != nil {
			t.Fatal(err)
		}
		for _, sql := range []string{c.sql, printed} {
			if got := dbtest.Query(t, db, sql, database.Limits{}).Rows[0][0]; got != c.want {
				t.Errorf("%s: %v, want %s", sql, got, c.want)
			}
		}
	}
}

// What a table may have besides plain columns is in its schema as queries can use it.
func TestSchemaOfColumns(t *testing.T) { onServers(t, testSchemaOfColumns) }

func testSchemaOfColumns(t *testing.T, on *host) {
	if on.lacks("defaults that are expressions, and CHECK", least{mySQL: "8.0.16"}) {
		return
	}
	db := open(t, on.in(on.newDatabase(t, `CREATE TABLE item (id INT AUTO_INCREMENT PRIMARY KEY, price DECIMAL(8,2) NOT NULL DEFAULT 1.5 CHECK (price > 0),
		gross DECIMAL(9,2) AS (price * 1.2) STORED, half DECIMAL(8,2) AS (price / 2) VIRTUAL, doc JSON, label VARCHAR(20) DEFAULT 'it''s' COMMENT 'on the shelf',
		code VARCHAR(36) DEFAULT (UUID()), made DATETIME DEFAULT CURRENT_TIMESTAMP, latin VARCHAR(5) CHARACTER SET latin1,
		CHECK (price < 1000)) COMMENT 'what we sell';
		INSERT INTO item (price, doc) VALUES (10, '{"a": [1]}');
		CREATE VIEW dear AS SELECT id, price FROM item WHERE price > 5`)))
	s, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	ddl := strings.ToLower(s.DDL())
	for _, want := range []string{"create view dear (id, price)", "-- what we sell", "price decimal(8,2) not null default 1.5", "gross decimal(9,2)",
		"half decimal(8,2)", "default 'it''s', -- on the shelf", "default uuid()", "default current_timestamp"} {
		if !strings.Contains(ddl, want) {
			t.Errorf("no %s in\n%s", want, ddl)
		}
	}
	dbtest.Query(t, db, "SELECT gross, half, JSON_EXTRACT(doc, '$.a[0]'), label, latin FROM item JOIN dear ON dear.id = item.id", database.Limits{})
	if on.lacks("invisible columns", least{"10.3", "8.0.23"}) {
		return
	}
	db = open(t, on.in(on.newDatabase(t, "CREATE TABLE t (a INT, b INT INVISIBLE); INSERT INTO t (a, b) VALUES (1, 2)")))
	s, err = db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Names(); got != "t(a, b)\n" { // a query may name it
		t.Errorf("%q", got)
	}
	if got := dbtest.Query(t, db, "SELECT b FROM t", database.Limits{}).Rows[0][0]; got != int64(2) {
		t.Errorf("%v", got)
	}
}
