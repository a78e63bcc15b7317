package sqltree_test

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/open"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// TestPrintedGoldsAnswerAlike: SQLite answers what was printed with the same rows as the query that people wrote, in the
// same order.
func TestPrintedGoldsAnswerAlike(t *testing.T) {
	databases := map[string]dialects.DB{} // nil where the data has none
	alike, wrong, absent := 0, 0, 0
	for _, gold := range corpora.Spider(t) {
		db, seen := databases[gold.DB]
		if !seen {
			db = spiderDatabase(t, gold.DB)
			databases[gold.DB] = db
		}
		statement, err := sqltree.Parse(dialects.SQLite, gold.SQL)
		if db == nil || err != nil {
			absent++
			continue
		}
		printed, err := sqltree.Print(dialects.SQLite, statement.Query)
		if err != nil {
			t.Fatal(err)
		}
		limits := dialects.Limits{Rows: 1000, Steps: 20_000_000}
		want, err := db.Query(t.Context(), gold.SQL, limits)
		if e := (*dialects.Error)(nil); errors.As(err, &e) {
			wrong++ // a column that is not there, a query that takes too long
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		got, err := db.Query(t.Context(), printed, limits)
		if err != nil {
			t.Errorf("%s: %s: %v", gold.DB, printed, err)
			continue
		}
		if !reflect.DeepEqual(got.Rows, want.Rows) {
			t.Errorf("%s: %s: %d rows\nprinted %s: %d others", gold.DB, gold.SQL, len(want.Rows), printed, len(got.Rows))
			continue
		}
		alike++
	}
	t.Logf("%d alike, %d that SQLite does not answer, %d without a database or refused", alike, wrong, absent)
	if alike < 8000 {
		t.Errorf("only %d were compared", alike)
	}
}

func spiderDatabase(t *testing.T, name string) dialects.DB {
	t.Helper()
	path := corpora.Path(t, "spider/database") + fmt.Sprintf("/%s/%s.sqlite", name, name)
	if _, err := os.Stat(path); err != nil {
		return nil
	}
	db, err := open.Open(t.Context(), path, open.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}
