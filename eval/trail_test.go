package eval

import (
	"math"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

func TestBigramSimilarity(t *testing.T) {
	for _, c := range []struct {
		pred, gold string
		want       float64
	}{
		{"SELECT name FROM teacher", "SELECT name FROM student", 0.5}, // the paper's example: 2/4
		{"select NAME\nfrom student;", "SELECT name FROM student", 1},
		{"SELECT name FROM student; -- done", "SELECT name FROM student", 1},
		{"SELECT 'A'", "SELECT 'a'", 0},
		{"SELECT a /* b */ FROM t -- c", "SELECT a FROM t", 1},
		{"SELECT a,b", "SELECT a, b", 1},
		{"SELECT a>=1", "SELECT a > = 1", 1. / 6}, // {select a, a >=, >= 1} and {select a, a >, > =, = 1}
		{"", "SELECT a", 0},
		{"", "", 1},
	} {
		if got := BigramSimilarity(c.pred, c.gold); !near(got, c.want) {
			t.Errorf("%q and %q: %v, want %v", c.pred, c.gold, got, c.want)
		}
	}
}

func TestSchemaSimilarity(t *testing.T) {
	schema := sqltree.Names{"employees": {"id", "name", "salary", "boss"}, "teams": {"id", "title", "lead"}}
	for _, c := range []struct {
		pred, gold string
		want       float64
	}{
		{"SELECT wages FROM Employees", "SELECT Salary FROM Employees", 1. / 3}, // the paper's example
		{"SELECT e.SALARY FROM employees AS e", "SELECT salary FROM employees", 1},
		{"SELECT count(*) FROM employees", "SELECT count(*) FROM employees WHERE salary > 1", 0.5},
		{"SELECT name AS n FROM employees ORDER BY n", "SELECT name FROM employees", 1}, // an alias is no column
		{"WITH rich AS (SELECT name, salary * 2 AS twice FROM employees) SELECT rich.twice FROM rich", "SELECT name, salary FROM employees", 1},
		{"SELECT name FROM (SELECT name FROM employees) AS d", "SELECT name FROM employees", 1},
		{"SELECT name FROM employees WHERE id IN (SELECT lead FROM teams)", "SELECT name FROM employees JOIN teams ON employees.id = teams.lead", 1},
		{"SELECT title FROM teams UNION SELECT name FROM employees", "SELECT name FROM employees", 0.5},
		{`SELECT name FROM employees WHERE name = 'Ann'`, `SELECT "name" FROM employees WHERE name = "Ann"`, 1}, // a string
		{"SELECT 1", "SELECT 2", 1},
		{"SELECT 1", "SELECT id FROM teams", 0},
	} {
		for _, resolve := range []bool{false, true} {
			pred, gold := parsed(t, c.pred), parsed(t, c.gold)
			if resolve {
				sqltree.Resolve(pred, schema)
				sqltree.Resolve(gold, schema)
			}
			if got := SchemaSimilarity(pred, gold); !near(got, c.want) {
				t.Errorf("%s and %s, resolved %v: %v, want %v: %v", c.pred, c.gold, resolve, got, c.want, schemaItems(pred))
			}
		}
	}
}

func TestQualityOf(t *testing.T) {
	gold := Problem{Gold: "SELECT name FROM student"}
	schema := sqltree.Names{"student": {"id", "name"}}
	of := func(p Problem, a Attempt) Outcome {
		o := Outcome{Problem: p, Attempt: a, Scores: &Scores{}}
		if g := readQuery(dialects.SQLite, p.Gold, schema); g != nil {
			similarity := SchemaSimilarity(readQuery(dialects.SQLite, a.SQL, schema), g)
			o.Scores.Schema = &similarity
		}
		return o
	}
	q := QualityOf([]Outcome{
		of(gold, Attempt{Verdict: Right, SQL: "SELECT name FROM student", Turns: 2}), // 1, 1
		of(gold, Attempt{Verdict: Wrong, SQL: "SELECT name FROM teacher", Turns: 4}), // schema {name} of 3, bigram 2 of 4
		of(gold, Attempt{Verdict: Failed, SQL: "SELECT name FROM", Turns: 6}),        // no query; bigram 2 of 3
		of(Problem{Gold: "not sql"}, Attempt{Verdict: Wrong, SQL: "SELECT 1", Turns: 4}),
		of(gold, Attempt{Verdict: Skipped, SQL: "", Turns: 99}),
	})
	// Turns 2, 4, 6, 4: mean 4, deviation √(8/4).
	want := Quality{Attempted: 4, Compared: 3, Syntax: 0.75, Schema: (1 + 1./3 + 0) / 3, Bigram: (1 + 0.5 + 2./3 + 0) / 4, Turns: 4, TurnsStd: math.Sqrt2}
	for name, pair := range map[string][2]Figure{
		"syntax": {q.Syntax, want.Syntax}, "schema": {q.Schema, want.Schema}, "bigram": {q.Bigram, want.Bigram},
		"turns": {q.Turns, want.Turns}, "their deviation": {q.TurnsStd, want.TurnsStd},
	} {
		if !near(float64(pair[0]), float64(pair[1])) {
			t.Errorf("%s: %v, want %v", name, pair[0], pair[1])
		}
	}
	if q.Attempted != want.Attempted || q.Compared != want.Compared {
		t.Errorf("%d attempted, %d compared", q.Attempted, q.Compared)
	}
	if q := QualityOf(nil); !math.IsNaN(float64(q.Syntax)) || q.Attempted != 0 {
		t.Errorf("of nothing: %+v", q)
	}
}

func TestDataEfficiency(t *testing.T) {
	if got := DataEfficiency(9.2, 2000); !near(got, 4.6) {
		t.Errorf("%v, want 4.6", got)
	}
}

// TestSchemaSimilarityOfSpider writes SQLite's strings in double quotes as strings: gold itself, said so, has every
// name.
func TestSchemaSimilarityOfSpider(t *testing.T) {
	schemas := corpora.SpiderSchemas(t)
	compared, rewritten := 0, 0
	for _, g := range corpora.Spider(t) {
		s, err := parse.Parse(dialects.SQLite, g.SQL)
		if err != nil {
			continue
		}
		sqltree.Resolve(s.Query, sqltree.Names(schemas[g.DB]))
		p, _ := parse.Parse(dialects.SQLite, g.SQL)
		sqltree.Resolve(p.Query, sqltree.Names(schemas[g.DB]))
		strings := 0
		for q := range p.Query.Queries() {
			for e := range q.Exprs() {
				for x := range e.All() {
					if isString(x) {
						strings++
						x.Op, x.Quoted = sqltree.OpString, false
					}
				}
			}
		}
		compared++
		rewritten += indicator(strings > 0)
		if got := SchemaSimilarity(p.Query, s.Query); got != 1 {
			t.Errorf("%v: %s", got, g.SQL)
		}
	}
	t.Logf("%d golds, %d of them with strings in double quotes", compared, rewritten)
}
