package postgres

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
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

// What only PostgreSQL has.
func TestOwnWordsAnswerAlike(t *testing.T) {
	db := newServer(t, `CREATE EXTENSION tablefunc; CREATE TYPE address AS (street text, city text);
		CREATE TABLE t (a int, b text, doc xml, home address);
		INSERT INTO t VALUES (1, 'x & y', '<r><v>1</v></r>', ROW('s', 'c')), (2, NULL, '<r/>', NULL)`).open(guard.Rules{})
	dbtest.PrintedAlike(t, db, "TABLE t", "SELECT s.n FROM generate_series(1, 5), LATERAL (SELECT count(*) AS n FROM pg_attribute TABLESAMPLE bernoulli (10) REPEATABLE (-7)) s",
		"SELECT count(*) FROM pg_attribute AS a TABLESAMPLE system (50) REPEATABLE (3) JOIN t ON true",
		"SELECT (home).city, (t.home).street FROM t", "SELECT current_setting('server_version')",
		`SELECT XMLELEMENT(NAME "row x", XMLATTRIBUTES(a, b AS "B"), b, XMLFOREST(a AS n, b)) FROM t`,
		"SELECT XMLSERIALIZE(CONTENT XMLAGG(XMLELEMENT(NAME v, a) ORDER BY a DESC) AS text) FROM t",
		"SELECT XMLROOT(XMLPARSE(DOCUMENT '<a/>'), VERSION '1.1', STANDALONE YES)::text, XMLPI(NAME php, 'x')::text",
		"SELECT doc IS DOCUMENT, doc IS NOT DOCUMENT, XMLCONCAT(doc, doc)::text FROM t",
		"SELECT * FROM crosstab('SELECT a, b, a FROM t ORDER BY 1', 'VALUES (''x & y'')') AS c(a int, b int)")
	// No file and no entity of one comes by XML.
	for _, sql := range []string{
		`SELECT XMLPARSE(DOCUMENT '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>')::text`,
		`SELECT XMLELEMENT(NAME a, XMLPARSE(DOCUMENT '<!DOCTYPE a [<!ENTITY % e SYSTEM "file:///etc/passwd"> %e;]><a/>'))::text`,
	} {
		if res, err := db.Query(t.Context(), sql, database.Limits{}); err == nil && strings.Contains(dbtest.Text(res), "root:") {
			t.Errorf("%s: %s", sql, dbtest.Text(res))
		}
	}
}
