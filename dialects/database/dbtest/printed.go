package dbtest

import (
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// PrintedAlike checks that a database answers statements, and again, and alike, as they are printed.
func PrintedAlike(t *testing.T, db database.DB, statements ...string) {
	t.Helper()
	for _, sql := range statements {
		want, err := db.Query(t.Context(), sql, database.Limits{})
		if err != nil {
			t.Errorf("%s: %v", sql, err)
			continue
		}
		statement, err := parse.Parse(db.Dialect(), sql)
		if err != nil {
			t.Errorf("%s: %v", sql, err)
			continue
		}
		printed, err := sqltree.Print(db.Dialect(), statement.Query)
		if err != nil {
			t.Errorf("%s: %v", sql, err)
			continue
		}
		got, err := db.Query(t.Context(), printed, database.Limits{})
		if err != nil {
			t.Errorf("%s\nprinted %s: %v", sql, printed, err)
			continue
		}
		got.Columns = want.Columns // an item without a name is called as it is written
		if Text(got) != Text(want) {
			t.Errorf("%s\nprinted %s\n%s\nwant %s", sql, printed, Text(got), Text(want))
		}
	}
}
