package sqlite

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// What rules deny of a full-text table is denied of the tables that it consists of, and of functions that show it.
func TestDeniedReads(t *testing.T) {
	engine := openFile(t, "CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, email TEXT)",
		"INSERT INTO customer VALUES (1, 'ann', 'ann@secret.example')",
		"CREATE TABLE accounts (iban INTEGER PRIMARY KEY, name TEXT)", "INSERT INTO accounts VALUES (1, 'x')",
		"CREATE VIEW vc AS SELECT * FROM customer", "CREATE TABLE cft_plain (name TEXT)",
		"CREATE VIRTUAL TABLE cft USING fts5(name, email)", "INSERT INTO cft VALUES ('ann', 'ann@secret.example')",
		"CREATE VIRTUAL TABLE words USING fts5vocab(cft, 'row')", "CREATE VIRTUAL TABLE again USING fts5(name, email, content = 'customer')")
	db := guarded(engine, guard.Rules{DenyColumns: []string{"customer.email", "accounts.iban", "cft.email"}, DenyTables: []string{"vc"}})
	_, reads := corpora.SecondAttacks(t)
	statements := []string{"SELECT snippet(cft, 1, '', '', '', 9) FROM cft", "SELECT count(*) FROM cft WHERE cft MATCH 'secret'", "SELECT * FROM cft_data", "SELECT term FROM words",
		"SELECT email FROM again", "SELECT count(*) FROM again WHERE again MATCH 'secret'"}
	for _, r := range reads {
		if r.Dialect == "sqlite" {
			statements = append(statements, r.SQL)
		}
	}
	for _, sql := range statements {
		if res, err := db.Query(t.Context(), sql, database.Limits{}); err == nil {
			t.Errorf("%s: %v", sql, res.Rows)
		} else if strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v", sql, err)
		}
	}
	query(t, db, "SELECT name FROM cft", database.Limits{})
	query(t, db, "SELECT name FROM cft_plain", database.Limits{})
}
