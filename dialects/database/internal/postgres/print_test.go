package postgres

import (
	"errors"
	"reflect"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	sqlparse "github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// What was printed gives the same rows as the query that people wrote, in the same order.
func TestPrintedQueriesAnswerAlike(t *testing.T) {
	databases := map[string]*opened{} // nil where the data has no schema
	alike, rows := 0, 0
	for _, gold := range corpora.Defog(t, dialects.Postgres) {
		db, seen := databases[gold.DB]
		if !seen {
			db = defog(t, gold.DB)
			databases[gold.DB] = db
		}
		if db == nil {
			continue
		}
		want, err := db.Query(t.Context(), gold.SQL, database.Limits{})
		if e := (*database.Error)(nil); errors.As(err, &e) && e.Kind == database.BadSQL {
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		statement, err := sqlparse.Parse(dialects.Postgres, gold.SQL)
		if err != nil {
			t.Fatal(err)
		}
		printed, err := sqltree.Print(dialects.Postgres, statement.Query)
		if err != nil {
			t.Errorf("%s: %v", gold.SQL, err)
			continue
		}
		got, err := db.Query(t.Context(), printed, database.Limits{})
		if err != nil {
			t.Errorf("%s: %s: %v", gold.SQL, printed, err)
			continue
		}
		if !reflect.DeepEqual(got.Rows, want.Rows) || !reflect.DeepEqual(got.Columns, want.Columns) {
			t.Errorf("%s\nprinted %s\n got %v %v\nwant %v %v", gold.SQL, printed, got.Columns, got.Rows, want.Columns, want.Rows)
		}
		alike++
		rows += len(want.Rows)
	}
	t.Logf("%d compared, %d rows", alike, rows)
	if alike < 361 { // all that there are, when this was written
		t.Errorf("only %d were compared", alike)
	}
}
