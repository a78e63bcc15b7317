package sqltree_test

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// TestPrintedGoldsAnswerAlike: SQLite answers what was printed with the rows of the query that people wrote, in the
// same order. So it does what went through another dialect: printed there, parsed there, and printed for SQLite again.
func TestPrintedGoldsAnswerAlike(t *testing.T) {
	databases := map[string]database.DB{} // nil where the data has none
	schemas := corpora.SpiderSchemas(t)
	alike, wrong, absent := map[dialects.Dialect]int{}, 0, 0
	for _, gold := range corpora.Spider(t) {
		db, seen := databases[gold.DB]
		if !seen {
			db = spiderDatabase(t, gold.DB)
			databases[gold.DB] = db
		}
		statement, err := parse.Parse(dialects.SQLite, gold.SQL)
		if db == nil || err != nil {
			absent++
			continue
		}
		limits := database.Limits{Rows: 1000, Steps: 20_000_000}
		want, err := db.Query(t.Context(), gold.SQL, limits)
		if e := (*database.Error)(nil); errors.As(err, &e) {
			wrong++ // a column that is not there, a query that takes too long
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		tree := statement.Query
		sqltree.Resolve(tree, sqltree.Names(schemas[gold.DB])) // which names in double quotes are columns
		for _, through := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
			printed, err := throughDialect(through, tree)
			if err != nil {
				t.Errorf("%s: %s: %v", through, gold.SQL, err)
				continue
			}
			got, err := db.Query(t.Context(), printed, limits)
			if err != nil {
				t.Errorf("%s: %s: printed %s: %v", gold.DB, gold.SQL, printed, err)
			} else if !reflect.DeepEqual(got.Rows, want.Rows) {
				t.Errorf("%s: %s: %d rows\nprinted %s: %d others", gold.DB, gold.SQL, len(want.Rows), printed, len(got.Rows))
			} else {
				alike[through]++
			}
		}
	}
	t.Logf("%v alike, %d that SQLite does not answer, %d without a database or refused", alike, wrong, absent)
	if alike[dialects.SQLite] < 8500 {
		t.Errorf("only %d were compared", alike[dialects.SQLite])
	}
}

// throughDialect prints and parses a tree in a dialect, and prints it for SQLite.
func throughDialect(d dialects.Dialect, tree *sqltree.Query) (string, error) {
	text, err := sqltree.Print(d, tree)
	if err != nil || d == dialects.SQLite {
		return text, err
	}
	statement, err := parse.Parse(d, text)
	if err != nil {
		return "", fmt.Errorf("printed %s: %w", text, err)
	}
	return sqltree.Print(dialects.SQLite, statement.Query)
}

func spiderDatabase(t *testing.T, name string) database.DB {
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
