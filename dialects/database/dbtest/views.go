package dbtest

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// ViewsScript makes the tables and views that DeniedViews asks for.
const ViewsScript = `
CREATE TABLE customer (id INTEGER, name VARCHAR(20), email VARCHAR(40));
INSERT INTO customer VALUES (1, 'ann', 'ann@secret.example');
CREATE TABLE salaries (id INTEGER, amount INTEGER);
INSERT INTO salaries VALUES (1, 4711);
CREATE VIEW pay AS SELECT c.name, s.amount FROM customer c JOIN salaries s ON s.id = c.id;
CREATE VIEW top_pay AS SELECT MAX(amount) AS amount FROM pay;
CREATE VIEW contact AS SELECT name, email AS address FROM customer;
CREATE VIEW masked AS SELECT SUBSTR(email, 1, 1) AS first_letter FROM customer;
CREATE VIEW names AS SELECT id, name FROM customer;`

// DeniedViews checks, on a database that ViewsScript made, that views show nothing that rules deny, that nobody is
// shown them, and that a rule which names one lets it be read.
func DeniedViews(t *testing.T, open func(guard.Rules) database.DB) {
	db := open(guard.Rules{
		DenyTables: []string{"salaries"}, DenyColumns: []string{"customer.email"}, AllowTables: []string{"masked"},
	})
	for sql, text := range map[string]string{
		"SELECT * FROM pay": "", "SELECT amount FROM top_pay": "", "SELECT * FROM (SELECT amount FROM top_pay) AS x": "",
		"SELECT address FROM contact": "", "SELECT name FROM contact": "",
		"SELECT * FROM masked": "first_letter: text \"a\"\n", "SELECT name FROM names": "name: text \"ann\"\n",
	} {
		if text != "" {
			if got := Text(Query(t, db, sql, database.Limits{})); got != text {
				t.Errorf("%s: %s", sql, got)
			}
			continue
		}
		e := Failure(t, db, sql, database.Limits{})
		if e.Kind != database.Refused || e.Rule != guard.RuleTable || !strings.Contains(e.Message+e.Hint, "may not be read") {
			t.Errorf("%s: %+v", sql, e)
		}
	}
	s, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range []string{"pay", "top_pay", "contact", "salaries", "email"} {
		if strings.Contains(s.DDL(), word) {
			t.Errorf("the schema shows %s:\n%s", word, s.DDL())
		}
	}
	for _, word := range []string{"masked", "names"} {
		if !strings.Contains(s.DDL(), word) {
			t.Errorf("the schema lacks %s:\n%s", word, s.DDL())
		}
	}
	Query(t, open(guard.Rules{}), "SELECT amount, address FROM top_pay, contact", database.Limits{})
}
