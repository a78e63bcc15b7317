package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// Questions come to a server with their databases: names in capitals and reserved ones, children before their parents,
// values that need quoting. What the server cannot say alike is left out.
func TestCopied(t *testing.T) {
	path := testdb.File(t, `CREATE TABLE "Order" (Id INTEGER PRIMARY KEY, Customer INTEGER REFERENCES Customers (Id), "Placed On" DATE, Total REAL);
		CREATE TABLE Customers (Id INTEGER PRIMARY KEY, Name NVARCHAR(40), Boss INTEGER REFERENCES Customers (Id));
		INSERT INTO Customers VALUES (1, 'O''Hara \ Sons', NULL), (2, 'Zoe', 1);
		INSERT INTO "Order" VALUES (1, 2, '2024-05-06', 3), (2, 2, '2025-01-01', 2.5)`)
	suite := filepath.Join(t.TempDir(), "suite.jsonl")
	var lines bytes.Buffer
	err := jsonl.Write(&lines,
		eval.Problem{DB: path, Question: "a", Gold: `SELECT C.Name, count(*) FROM Customers C JOIN "Order" AS O ON O.Customer = C.Id GROUP BY C.Name`},
		eval.Problem{DB: path, Question: "b", Gold: `SELECT Total FROM "Order" WHERE "Placed On" > '2024-12-31'`},
		eval.Problem{DB: path, Question: "c", Gold: `SELECT Id FROM Customers WHERE Name = 'O''Hara \ Sons'`},
		eval.Problem{DB: path, Question: "left out", Gold: `SELECT strftime('%Y', "Placed On") FROM "Order"`})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(suite, lines.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	check := func(t *testing.T, dsn string, d dialects.Dialect) {
		t.Cleanup(func() {
			server, err := connect(dsn)
			if err == nil {
				err = server.exec(context.Background(), strings.Trim(server.dsn.Path, "/"), "DROP DATABASE test_dialects_0")
			}
			if err != nil {
				t.Error(err)
			}
		})
		for range 2 { // a second run takes the place of the first
			var out bytes.Buffer
			if err := run(t.Context(), &out, suite, dsn, "test_dialects"); err != nil {
				t.Fatal(err)
			}
			asked := ""
			for line := range jsonl.Read[eval.Problem](&out) {
				p := line.Value
				asked += p.Question
				if line.Err != nil || p.Dialect != d {
					t.Errorf("%+v, %v", p, line.Err)
				}
				db, err := open.Open(t.Context(), p.DB, open.Options{})
				if err != nil {
					t.Fatal(err)
				}
				if res, err := db.Query(t.Context(), p.Gold, database.Limits{}); err != nil || len(res.Rows) != 1 {
					t.Errorf("%s: %v, %v", p.Gold, res, err)
				}
				db.Close()
			}
			if asked != "abc" {
				t.Errorf("asked %q", asked)
			}
		}
	}
	t.Run("PostgreSQL", func(t *testing.T) {
		check(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), dialects.Postgres)
	})
	dbtest.OnMySQL(t, func(t *testing.T, dsn string) { check(t, dsn, dialects.MySQL) })
}
