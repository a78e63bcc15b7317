package mysql

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// What was printed gives the same rows as the query that people wrote; servers give equal ones in any order. Defog's
// broker has tables of mixed case, which a server on Linux tells from those in lower case.
func TestPrintedQueriesAnswerAlike(t *testing.T) { onServers(t, testPrintedQueriesAnswerAlike) }

func testPrintedQueriesAnswerAlike(t *testing.T, on *host) {
	databases := map[string]*opened{}
	alike, rows, wrong := 0, 0, 0
	for _, gold := range corpora.Defog(t, dialects.MySQL) {
		db, seen := databases[gold.DB]
		if !seen {
			db = on.defog(t, gold.DB)
			databases[gold.DB] = db
		}
		if db == nil {
			continue
		}
		for _, name := range []string{gold.DB + ".", "consumer_div."} { // the database has another name here
			gold.SQL = strings.ReplaceAll(gold.SQL, name, "")
		}
		want, err := db.Query(t.Context(), gold.SQL, database.Limits{})
		if e := (*database.Error)(nil); errors.As(err, &e) && e.Kind == database.BadSQL {
			wrong++
			t.Logf("%s: %.100s: %s", gold.DB, gold.SQL, e.Message)
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		statement, err := parse.Parse(dialects.MySQL, gold.SQL)
		if err != nil {
			t.Fatal(err)
		}
		printed, err := sqltree.Print(dialects.MySQL, statement.Query)
		if err != nil {
			t.Errorf("%s: %v", gold.SQL, err)
			continue
		}
		got, err := db.Query(t.Context(), printed, database.Limits{})
		if err != nil {
			t.Errorf("%s: %s: %v", gold.SQL, printed, err)
			continue
		}
		if !slices.Equal(sorted(got.Rows), sorted(want.Rows)) && !changes(t, db, gold.SQL, want.Rows) {
			t.Errorf("%s\nprinted %s\n got %v\nwant %v", gold.SQL, printed, got.Rows, want.Rows)
		}
		alike++
		rows += len(want.Rows)
	}
	t.Logf("%d compared, %d rows; %d that the server finds wrong", alike, rows, wrong)
	if alike < 410 { // MariaDB takes no ORDER BY CASE WHEN over the alias of an aggregate, which MySQL does
		t.Errorf("only %d were compared", alike)
	}
}

func sorted(rows [][]database.Value) []string {
	var out []string
	for _, row := range rows {
		out = append(out, fmt.Sprint(row))
	}
	slices.Sort(out)
	return out
}

// changes reports whether a query's own rows are others at another time: of equal ones, LIMIT takes any.
func changes(t *testing.T, db *opened, query string, rows [][]database.Value) bool {
	for range 20 {
		again, err := db.Query(t.Context(), query, database.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(sorted(again.Rows), sorted(rows)) {
			return true
		}
	}
	return false
}

// defog is one of Defog's databases; nil where the data has no schema for it. Its script is PostgreSQL's.
func (on *host) defog(t *testing.T, name string) *opened {
	script, err := os.ReadFile(filepath.Join(corpora.Path(t, "defog_data"), name+".sql"))
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	text := string(script)
	for _, r := range []struct{ pattern, with string }{
		{`--[^\n]*`, ""}, {`REFERENCES [\w.]+\s*\(\w+\)`, ""}, {`::[a-z ]+`, ""},
		{`(?i)CREATE SCHEMA[^;]*;`, ""}, {`\b(public|consumer_div)\.`, ""},
		{`(?i)EXTRACT\(EPOCH FROM ([^)]*)\)`, "UNIX_TIMESTAMP($1)"},
		{`(?i)INTERVAL '(\d+) (day|week|month|year|hour|minute)s?'`, "INTERVAL $1 $2"},
		{`(?i)timestamp with(out)? time zone|\btimestamp\b`, "datetime"}, {`(?i)time without time zone`, "time"},
		{`(?i)(\w\s+)text\b`, "${1}varchar(200)"}, {`(?i)character varying`, "varchar"},
	} {
		text = regexp.MustCompile(r.pattern).ReplaceAllString(text, r.with)
	}
	database := on.newDatabase(t, "")
	w := on.admin(t, database)
	execute(t, w, `CREATE FUNCTION date_trunc(unit text, d datetime) RETURNS datetime DETERMINISTIC RETURN
		CASE unit WHEN 'month' THEN DATE_FORMAT(d, '%Y-%m-01')
			WHEN 'week' THEN DATE(d) - INTERVAL WEEKDAY(d) DAY ELSE DATE(d) END`)
	for statement := range strings.SplitSeq(text, ";\n") {
		if statement = strings.TrimSpace(statement); statement == "" {
			continue
		}
		if _, err := w.Exec(statement); err != nil {
			t.Logf("%s: %.120s: %v", name, statement, err)
		}
	}
	return open(t, on.in(database))
}

// What only these servers have, each as far as it does.
func TestOwnWordsAnswerAlike(t *testing.T) { onServers(t, testOwnWordsAnswerAlike) }

func testOwnWordsAnswerAlike(t *testing.T, on *host) {
	db := open(t, on.in(on.newDatabase(t, `CREATE TABLE t (a INT, b VARCHAR(9), KEY i (a));
		INSERT INTO t VALUES (1, 'Smith'), (2, 'Smyth'), (4, 'Jones'), (8, 'x')`)))
	dbtest.PrintedAlike(t, db, "SELECT b FROM t WHERE b SOUNDS LIKE 'smythe' ORDER BY a", "SELECT @@version",
		"SELECT STRAIGHT_JOIN x.a FROM t x FORCE INDEX (i) STRAIGHT_JOIN t y ON x.a < y.a ORDER BY x.a",
		"SELECT SQL_NO_CACHE SQL_BIG_RESULT COUNT(*) FROM t USE INDEX ()")
	for sql, need := range map[string]least{
		"SELECT GROUP_CONCAT(DISTINCT b ORDER BY a SEPARATOR '; ' LIMIT 1, 2) FROM t":                            {"10.3", "none"},
		"SELECT GROUP_CONCAT(b ORDER BY a DESC LIMIT 1) FROM t":                                                  {"10.3", "none"},
		"SELECT a, MEDIAN(a) OVER (PARTITION BY a > 2), MEDIAN(a) OVER () FROM t ORDER BY a":                     {"10.3", "none"},
		"SELECT PERCENTILE_DISC(0.5) WITHIN GROUP (ORDER BY a DESC) OVER (PARTITION BY a > 2) FROM t ORDER BY a": {"10.3", "none"},
		"TABLE t ORDER BY a LIMIT 2": {"none", "8.0.19"},
	} {
		if !on.lacks(sql, need) {
			dbtest.PrintedAlike(t, db, sql)
		}
	}
	if on.server.mariaDB() {
		e := dbtest.Failure(t, db, "TABLE t", database.Limits{})
		if e.Hint != "write SELECT * FROM t in place of TABLE t" {
			t.Errorf("%+v", e)
		}
	}
}

// Columns may be called as any word of a server's: what is printed is in backquotes where it must be.
func TestKeywords(t *testing.T) { onServers(t, testKeywords) }

func testKeywords(t *testing.T, on *host) {
	db := open(t, on.in(on.newDatabase(t, "CREATE TABLE one (id int)")))
	words := dbtest.Query(t, db, "SELECT DISTINCT lower(word) FROM information_schema.keywords WHERE word REGEXP '^[A-Za-z][A-Za-z0-9_]*$'", database.Limits{})
	for _, row := range words.Rows {
		word := row[0].(string)
		if word == "dual" { // which is the table as well
			continue
		}
		column := &sqltree.Expr{Op: sqltree.OpColumn, Text: word}
		one := &sqltree.Query{Body: &sqltree.Select{Items: []sqltree.Item{{Expr: &sqltree.Expr{Op: sqltree.OpNumber, Text: "1"}, Alias: word}}}}
		sql, err := sqltree.Print(dialects.MySQL, &sqltree.Query{OrderBy: []sqltree.Order{{Expr: column}},
			Body: &sqltree.Select{Items: []sqltree.Item{{Expr: column}}, From: &sqltree.Derived{Query: one, Alias: "t"}}})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.Query(t.Context(), sql, database.Limits{}); err != nil {
			t.Errorf("%s: %v", sql, err)
		}
	}
	if len(words.Rows) < 500 {
		t.Errorf("only %d words", len(words.Rows))
	}
}
