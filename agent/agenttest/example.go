package agenttest

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// Verified is an example over a database.
func Verified(t *testing.T, db database.DB, question, sql string) examples.Example {
	t.Helper()
	s, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return examples.Example{Question: question, SQL: sql, Dialect: dialects.SQLite, Schema: s.Fingerprint(), Who: "ida",
		When: time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)}
}
