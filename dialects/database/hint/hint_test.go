package hint_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/hint"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// Every name of the test's schemas begins with zq, so that those in a hint can be told from its words.
var marked = regexp.MustCompile(`(?i)\bzq\w*`)

// names are parts of the schema's names.
var names = []string{"order", "orders", "line", "customer", "email", "salary", "name", "date", "total", "item", "price"}

func randomSchema(d dialects.Dialect, r *rand.Rand) *schema.Schema {
	word := func() string { return "zq_" + names[r.IntN(len(names))] + "_" + names[r.IntN(len(names))] }
	s := &schema.Schema{Dialect: d}
	for i := range 6 {
		t := schema.Table{Name: fmt.Sprintf("%s_%d", word(), i)}
		if d != dialects.SQLite && i == 5 {
			t.Name = "zq_other." + t.Name
		}
		seen := map[string]bool{}
		for range 5 {
			if c := word(); !seen[c] {
				seen[c] = true
				t.Columns = append(t.Columns, schema.Column{Name: c})
			}
		}
		if i > 0 {
			to := s.Tables[r.IntN(i)]
			t.ForeignKeys = []schema.ForeignKey{{Columns: []string{t.Columns[0].Name}, RefTable: to.Name, RefColumns: []string{to.Columns[0].Name}}}
		}
		s.Tables = append(s.Tables, t)
	}
	return s
}

// explain is all that is said of an error that a statement came to. The guard reads the statement, as it does in the
// road.
func explain(e *database.Error, sql string, s *schema.Schema) string {
	if !hint.Knows(e.Rule) {
		return ""
	}
	statement, _ := guard.Check(s.Dialect, sql, guard.Rules{})
	a := hint.For(hint.Failure{SQL: sql, Statement: statement, Message: e.Message, Rule: e.Rule, Cause: e.Cause, Object: e.Object}, s)
	return database.Advice(a.Hint, a.Also, a.Try)
}

// No hint names a table or a column that is not there, or that the rules keep from queries, whatever is wrong with the
// query.
func TestNamesOnlyWhatMayBeRead(t *testing.T) {
	const seed = 1
	r := rand.New(rand.NewPCG(seed, seed))
	codes := map[dialects.Dialect][]string{
		dialects.SQLite: {""}, dialects.Postgres: {"42703", "42P01", "42803", "42702", "42601"}, dialects.MySQL: {"1054", "1146", "1111", "1052", "1064"},
	}
	hints, told, n := 0, 0, 1500
	if testing.Short() {
		n = 400
	}
	for d, codes := range codes {
		for range n {
			all := randomSchema(d, r)
			hidden, spoiled := all.Tables[r.IntN(6)], all.Tables[r.IntN(6)].Columns[0].Name
			visible := guard.Rules{DenyTables: []string{hidden.Name}, DenyColumns: []string{spoiled}}.Visible(all)
			may := map[string]bool{"zq_other": true}
			for _, x := range visible.Tables {
				may[strings.TrimPrefix(x.Name, "zq_other.")] = true
				for _, c := range x.Columns {
					if c.Name == spoiled {
						t.Fatalf("%s is visible", spoiled)
					}
					may[c.Name] = true
				}
			}
			if may[strings.TrimPrefix(hidden.Name, "zq_other.")] {
				t.Fatalf("%s is visible", hidden.Name)
			}
			pick := func() string { // a name, or one that is nearly it
				x := all.Tables[r.IntN(6)]
				name := x.Name
				if r.IntN(3) > 0 {
					name = x.Columns[r.IntN(len(x.Columns))].Name
				}
				if cut := len(name) - r.IntN(4); r.IntN(2) > 0 {
					name = name[:cut]
				}
				return name
			}
			shapes := []string{"SELECT %s FROM %s", "SELECT a.%s FROM %s a", "SELECT %s.%s FROM %s", "SELECT %s FROM %s JOIN %s ON 1 = 1",
				"SELECT %s, count(*) FROM %s WHERE max(%s) > 1", "SELECT x FROM (SELECT %s AS x FROM %s) q WHERE %s = 1", "DESCRIBE %s", "SELECT top 5 %s"}
			shape := shapes[r.IntN(len(shapes))]
			args := make([]any, strings.Count(shape, "%s"))
			for i := range args {
				args[i] = pick()
				if i > 0 && r.IntN(2) > 0 {
					args[i] = all.Tables[r.IntN(6)].Name
				}
			}
			sql := fmt.Sprintf(shape, args...)
			e := &database.Error{Kind: database.BadSQL, Message: fmt.Sprint("no such column, no such table: ", args[r.IntN(len(args))]), Code: codes[r.IntN(len(codes))]}
			if strings.HasPrefix(sql, "DESCRIBE") {
				e.Kind, e.Rule = database.Refused, guard.RuleStatement
			}
			line := explain(e, sql, visible)
			if line != "" {
				hints++
			}
			for _, name := range marked.FindAllString(line, -1) {
				told++
				if !may[name] && !strings.Contains(strings.ToLower(sql), strings.ToLower(name)) {
					t.Errorf("seed %d, %s: %s: the hint %q names %s", seed, d, sql, line, name)
				}
			}
		}
	}
	if hints < 4*n/3 || told < 6*n {
		t.Errorf("%d hints with %d names: too few to show anything", hints, told)
	}
}

// The rules of a database hold for the hints of its queries.
func TestRulesHoldForHints(t *testing.T) {
	file := testdb.File(t, "CREATE TABLE artist (id INTEGER, name TEXT, manager TEXT); CREATE TABLE artists_private (id INTEGER, iban TEXT)")
	db, err := open.Open(t.Context(), file, open.Options{Rules: guard.Rules{DenyTables: []string{"artists_private"}, DenyColumns: []string{"artist.manager"}}})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for sql, want := range map[string]string{
		"SELECT manger FROM artist":           "artist has id, name",
		"SELECT nme, manger, ibn FROM artist": "did you mean name? artist has id, name; manger: unknown too; ibn: unknown too",
		"SELECT * FROM artists":               "did you mean artist? the tables are artist", // whose star has a denied column
		"SELECT id FROM artists":              "did you mean artist? the tables are artist; try: SELECT id FROM artist",
		"SELECT manager FROM artists":         "did you mean artist? the tables are artist",
		"SELECT iban FROM artist":             "artist has id, name",
		"SELECT * FROM artists_priv":          "did you mean artist? the tables are artist",
		"SELECT id FROM artists_private":      "did you mean artist? the tables are artist", // refused: no query is said
		"SELECT name, nme FROM artist":        "did you mean name? artist has id, name; try: SELECT name, name FROM artist",
	} {
		_, err := db.Query(t.Context(), sql, database.Limits{})
		if e, ok := err.(*database.Error); !ok || e.Advice() != want {
			t.Errorf("%s: %v, advice %q; want %q", sql, err, e.Advice(), want)
		}
	}
}

// doubled is a WITH clause of n CTEs, each with twice the columns of the one before.
func doubled(n int) string {
	var sql strings.Builder
	sql.WriteString("WITH t0 AS (SELECT 1 AS a, 2 AS b)")
	for i := range n {
		fmt.Fprintf(&sql, ", t%d AS (SELECT x.*, y.*, nope FROM t%d x, t%d y)", i+1, i, i)
	}
	return sql.String() + " "
}

// Hostile texts get no hint, and a text that is not a query stops nothing.
func TestOddTexts(t *testing.T) {
	s := randomSchema(dialects.Postgres, rand.New(rand.NewPCG(2, 2)))
	deep := strings.Repeat("(", 50_000)
	for _, e := range []*database.Error{
		{Kind: database.Refused, Rule: guard.RuleNesting}, {Kind: database.Refused, Rule: guard.RuleLength}, {Kind: database.Refused, Rule: guard.RuleColumn},
	} {
		if line := explain(e, "SELECT "+deep, s); line != "" {
			t.Errorf("%s %s: %q", e.Kind, e.Rule, line)
		}
	}
	// A refusal by its first word: the rest was not measured.
	explain(&database.Error{Kind: database.Refused, Rule: guard.RuleStatement}, "SET x = "+deep, s)
	// A CTE that reads itself, and stars that double.
	explain(&database.Error{Kind: database.BadSQL}, "WITH RECURSIVE t AS (SELECT * FROM t) SELECT a.zzz FROM t JOIN zq_x a ON 1=1", s)
	explain(&database.Error{Kind: database.BadSQL}, doubled(60)+"SELECT nothing FROM t60", s)
	for _, sql := range []string{"", ";", "SELECT", "'", `"`, "SELECT FROM", "(", "SELECT * FROM", "\xff"} {
		for _, d := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
			s.Dialect = d
			explain(&database.Error{Kind: database.BadSQL}, sql, s)
			explain(&database.Error{Kind: database.Refused, Rule: guard.RuleFunction}, sql, &schema.Schema{Dialect: d})
		}
	}
}

// A text in a call is not taken for the path of a JSON operator.
func TestJSONOperator(t *testing.T) {
	s := &schema.Schema{Dialect: dialects.MySQL}
	for sql, want := range map[string]bool{
		"SELECT load_file('/etc/passwd')": false, "SELECT sleep(1), 'a'": false, "SELECT foo('a')": false, "SELECT foo(1)": false,
		"SELECT foo(x)->'$.a'": true, "SELECT foo(x)->>'$.a'": true,
	} {
		a := hint.For(hint.Failure{SQL: sql, Rule: guard.RuleFunction}, s)
		if strings.Contains(a.Hint, "JSON_EXTRACT") != want {
			t.Errorf("%s: %q", sql, a.Hint)
		}
	}
}

// A table whose name is a reserved word is written with quotes; of a word that is no table nothing is said.
func TestReservedTable(t *testing.T) {
	for _, c := range []struct {
		dialect         dialects.Dialect
		table, sql, has string
	}{
		{dialects.SQLite, "order", "SELECT * FROM order", `order is a reserved word: write FROM "order"`},
		{dialects.MySQL, "order", "SELECT * FROM boat JOIN Order o ON o.id = 1", "Order is a reserved word: write JOIN `order`"},
		{dialects.Postgres, "core.order", "SELECT * FROM order o", `order is a reserved word: write FROM core."order"`},
		{dialects.Postgres, "orders", "SELECT * FROM order o", ""},
		{dialects.Postgres, "orders", "SELECT * FROM orders WHERE", ""},
	} {
		s := &schema.Schema{Dialect: c.dialect, Tables: []schema.Table{{Name: c.table}}}
		if got := hint.For(hint.Failure{SQL: c.sql, Cause: hint.WrongSyntax}, s).Hint; got != c.has {
			t.Errorf("%s: %q, want %q", c.sql, got, c.has)
		}
	}
}
