package postgres

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// What rules deny of a table is denied of its partitions, at any depth.
func TestDeniedReads(t *testing.T) {
	s := newServer(t, `
CREATE EXTENSION hstore;
CREATE TABLE customer (id int, name text, email text, region text) PARTITION BY LIST (region);
CREATE TABLE customer_eu PARTITION OF customer FOR VALUES IN ('eu') PARTITION BY RANGE (id);
CREATE TABLE customer_eu_1 PARTITION OF customer_eu FOR VALUES FROM (1) TO (9);
INSERT INTO customer VALUES (1, 'ann', 'ann@secret.example', 'eu');
CREATE MATERIALIZED VIEW mv AS SELECT id, name FROM customer;
CREATE VIEW v_orders AS SELECT id FROM customer;
CREATE SCHEMA hr; CREATE TABLE hr.salaries (id int, ssn text); INSERT INTO hr.salaries VALUES (1, 'ssn@secret.example');`)
	db := s.open(guard.Rules{DenyColumns: []string{"customer.email"}, DenyTables: []string{"hr.salaries"}})
	_, reads := corpora.SecondAttacks(t)
	statements := []string{"SELECT email FROM customer_eu_1", "SELECT * FROM customer_eu_1", "SELECT (customer_eu_1).email FROM customer_eu_1",
		"SELECT p.record_out FROM customer_eu_1 p", "SELECT p.textin FROM customer_eu_1 p"}
	for _, r := range reads {
		if r.Dialect == "postgres" {
			statements = append(statements, r.SQL)
		}
	}
	for _, sql := range statements {
		if res, err := db.Query(t.Context(), sql, database.Limits{}); err == nil && strings.Contains(dbtest.Text(res), "secret") {
			t.Errorf("%s: %s", sql, dbtest.Text(res))
		}
	}
	dbtest.Query(t, db, "SELECT name FROM customer_eu_1", database.Limits{})
	dbtest.Query(t, db, "SELECT p.name, p.tableoid::regclass FROM customer_eu_1 p", database.Limits{})
	// The whole shows what is denied of a part.
	for rules, sql := range map[*guard.Rules]string{
		{DenyTables: []string{"customer_eu_1"}}: "SELECT name FROM customer", {DenyColumns: []string{"customer_eu_1.email"}}: "SELECT email FROM customer",
	} {
		if e := dbtest.Failure(t, s.open(*rules), sql, database.Limits{}); e.Kind != database.Refused {
			t.Errorf("%s: %+v", sql, e)
		}
	}
}

func TestDeniedViews(t *testing.T) {
	s := newServer(t, dbtest.ViewsScript+"CREATE MATERIALIZED VIEW stored AS SELECT amount FROM salaries")
	dbtest.DeniedViews(t, func(r guard.Rules) database.DB { return s.open(r) })
	e := dbtest.Failure(t, s.open(guard.Rules{DenyTables: []string{"salaries"}}), "SELECT amount FROM stored", database.Limits{})
	if e.Rule != guard.RuleTable {
		t.Errorf("%+v", e)
	}
}

// A view that is being refreshed, or that reads what is locked, is refused and not waited for; the others are read.
func TestDeniedViewsBesideALock(t *testing.T) {
	s := newServer(t, `
CREATE TABLE salaries (amount int);
CREATE TABLE orders (id int);
CREATE VIEW recent AS SELECT id FROM orders;
CREATE TABLE people (name text);
CREATE MATERIALIZED VIEW stored AS SELECT name FROM people;
CREATE VIEW names AS SELECT name FROM people;`)
	rules := guard.Rules{DenyTables: []string{"salaries"}}
	s.exec("BEGIN; REFRESH MATERIALIZED VIEW stored; LOCK TABLE people IN ACCESS EXCLUSIVE MODE")
	db := s.open(rules)
	short := database.Limits{Timeout: 5 * time.Second}
	dbtest.Query(t, db, "SELECT id FROM recent", short)
	for _, view := range []string{"stored", "names"} {
		if e := dbtest.Failure(t, db, "SELECT name FROM "+view, short); e.Rule != guard.RuleTable || !strings.Contains(e.Message, "locked") {
			t.Errorf("%s: %+v", view, e)
		}
	}
	s.exec("ROLLBACK")
	dbtest.Query(t, s.open(rules), "SELECT s.name FROM stored s, names", short)
}

// A lock in another database, where what is locked has the same oid, is no matter.
func TestDeniedViewsBesideATwin(t *testing.T) {
	s := newServer(t, "CREATE TABLE salaries (amount int); CREATE TABLE people (name text); CREATE VIEW names AS SELECT name FROM people")
	s.pg.Close(t.Context()) // else it is no template
	root, twin := login(t, adminDSN(t)), s.name+"_twin"
	dbtest.Eventually(t, "a twin is made", func() bool {
		_, err := root.Exec(t.Context(), "CREATE DATABASE "+twin+" TEMPLATE "+s.name).ReadAll()
		return err == nil
	})
	t.Cleanup(func() { execute(t, root, "DROP DATABASE "+twin+" WITH (FORCE)") })
	execute(t, login(t, rewrite(t, s.dsn, twin, "", "")), "BEGIN; LOCK TABLE people IN ACCESS EXCLUSIVE MODE")
	dbtest.Query(t, s.open(guard.Rules{DenyTables: []string{"salaries"}}), "SELECT name FROM names", database.Limits{})
}
