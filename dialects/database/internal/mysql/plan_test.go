package mysql

import (
	"database/sql/driver"
	"math"
	"slices"
	"strings"
	"testing"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// Plans as servers print them, reckoned by hand.
func TestEstimate(t *testing.T) {
	const maria = "id select_type table rows filtered Extra"
	const mysql = "id select_type table partitions rows filtered Extra"
	for _, c := range []struct {
		name, head string
		lines      []string
		want       float64
	}{
		{"one table", maria, []string{"1|SIMPLE|a|5000|100.00|"}, 5000},
		{"no table", maria, []string{"1|SIMPLE|NULL|NULL|NULL|No tables used"}, 1},
		{"cross join", maria, []string{"1|SIMPLE|a|5000|100.00|", "1|SIMPLE|b|5000|100.00|Using join buffer (flat, BNL join)"}, 5000 + 5000*5000},
		{"join on a key", maria, []string{"1|SIMPLE|o|5000|50.00|", "1|SIMPLE|c|1|100.00|"}, 5000 + 2500},
		{"hash join", mysql, []string{"1|SIMPLE|a|NULL|1000|100.00|", "1|SIMPLE|b|NULL|5000|10.00|Using where; Using join buffer (hash join)",
			"1|SIMPLE|c|NULL|1|100.00|"}, 1000 + 5000 + 5000},
		{"MariaDB's hash join", maria, []string{"1|SIMPLE|a|1000|100.00|", "1|SIMPLE|b|5000|100.00|Using join buffer (flat, BNLH join)"}, 6000},
		{"union", maria, []string{"1|PRIMARY|a|10|100.00|", "2|UNION|b|20|100.00|", "NULL|UNION RESULT|<union1,2>|NULL|NULL|"}, 31},
		{"dependent", maria, []string{"1|PRIMARY|c|100|100.00|", "2|DEPENDENT SUBQUERY|o|5000|100.00|Using where"}, 100 + 100*5000},
		{"dependent in dependent", maria, []string{"1|PRIMARY|a|10|100.00|", "2|DEPENDENT SUBQUERY|b|20|100.00|", "3|DEPENDENT SUBQUERY|c|30|100.00|"},
			10 + 10*20 + 10*20*30},
		{"materialised", maria, []string{"1|PRIMARY|c|100|100.00|", "1|PRIMARY|<subquery2>|1|100.00|", "2|MATERIALIZED|o|5000|100.00|"}, 100 + 100 + 5000},
	} {
		names := strings.Fields(c.head)
		var steps []step
		for _, line := range c.lines {
			row := make([]driver.Value, len(names))
			for i, v := range strings.Split(line, "|") {
				if v != "NULL" {
					row[i] = []byte(v)
				}
			}
			steps = append(steps, newStep(names, row))
		}
		if got := estimate(steps); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// The estimate of a join of so many tables that no float64 holds it is a number still, whatever follows: it is above
// every limit, and JSON has it.
func TestEstimateOfManyTables(t *testing.T) {
	many := slices.Repeat([]step{{id: 1, rows: 1e9, filtered: 1}}, 40)
	dependent := step{id: 2, kind: "DEPENDENT SUBQUERY", rows: 0, filtered: 1}
	for name, steps := range map[string][]step{
		"all": many, "none stay": append(slices.Clip(many), step{id: 1, rows: 5, filtered: 0}, step{id: 1, rows: 5, filtered: 1}),
		"a hash": append(slices.Clip(many), step{id: 1, rows: 5, hash: true}), "dependent": append(slices.Clip(many), dependent),
	} {
		if got := estimate(steps); !(got > DefaultCost) || math.IsInf(got, 0) {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// What MySQL answers where MariaDB has other numbers and words.
func TestJudge(t *testing.T) {
	for _, c := range []struct {
		number        uint16
		message       string
		kind          database.Kind
		want, notWant string
	}{
		{3024, "Query execution was interrupted, maximum statement execution time exceeded", database.OverLimit, "longer than 30s", "interrupted"},
		{1969, "Query execution was interrupted (max_statement_time exceeded)", database.OverLimit, "longer than 30s", "interrupted"},
		{1064, "You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near 'FORM t\nx' at line 2",
			database.BadSQL, "syntax error near 'FORM t\nx' at line 2", "manual"},
		{1064, "You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near '' at line 1",
			database.BadSQL, "at the end", "manual"},
		{1290, "The MySQL server is running with the --secure-file-priv option so it cannot execute this statement", database.Refused, "secure-file-priv", "memory"},
		{1290, "The MariaDB server is running with the --max-session-mem-used=268435456 option so it cannot execute this statement", database.OverLimit, "256 MiB", "running"},
		{3636, "Recursive query aborted after 1001 iterations.", database.OverLimit, "Recursive", ""},
		{1792, "Cannot execute statement in a READ ONLY transaction.", database.Refused, "READ ONLY", ""},
		{1055, "Expression #1 of SELECT list is not in GROUP BY clause", database.BadSQL, "GROUP BY", ""},
		{1040, "Too many connections", database.Unreachable, "Too many", ""},
		{9999, "new\xff", database.BadSQL, "new\uFFFD", ""},
	} {
		err := judge(&gomysql.MySQLError{Number: c.number, Message: c.message}, withDefaults(database.Limits{}))
		if kindOf(err) != c.kind || !strings.Contains(err.Error(), c.want) || c.notWant != "" && strings.Contains(err.Error(), c.notWant) {
			t.Errorf("%d: %s %q; want %s with %q", c.number, kindOf(err), err, c.kind, c.want)
		}
		if e := err.(*database.Error); (e.Rule != "") != (e.Kind == database.Refused) {
			t.Errorf("%d: rule %q", c.number, e.Rule)
		}
	}
}

func TestDefaults(t *testing.T) {
	for _, c := range []struct{ value, kind, extra, want string }{
		{"0", "int", "", "0"},
		{"any", "varchar(5)", "", "'any'"},
		{`it's \`, "varchar(9)", "", `'it''s \\'`},
		{"CURRENT_TIMESTAMP", "datetime", "DEFAULT_GENERATED", "CURRENT_TIMESTAMP"},
		{"uuid()", "varchar(36)", "DEFAULT_GENERATED", "uuid()"},
		{"1.50", "decimal(5,2)", "", "1.50"},
		{"2024-01-01", "date", "", "'2024-01-01'"},
		{"b'1'", "bit(1)", "", "b'1'"},
		{"5", "int unsigned", "", "5"},
	} {
		if got := defaultOf(c.value, c.kind, c.extra); got != c.want {
			t.Errorf("%s of %s: %s, want %s", c.value, c.kind, got, c.want)
		}
	}
}

// A table of an engine that reaches elsewhere says so, and keeps the server from being asked for counts, for which it
// would open it.
func TestForeignEngines(t *testing.T) {
	r := reading{at: map[string]int{}}
	take := r.table(database.SchemaOptions{RowCounts: true})
	for _, row := range [][]driver.Value{{"d", "a", "BASE TABLE", "", "InnoDB"}, {"d", "v", "VIEW", "VIEW", nil}} {
		take(row)
	}
	if r.remote || r.tables[0].NoProfile != "" || r.tables[1].NoProfile != "" {
		t.Errorf("%+v", r)
	}
	take([]driver.Value{"d", "far", "BASE TABLE", "", "FEDERATED"})
	if far := r.tables[2]; !r.remote || far.Rows != -1 || !strings.Contains(far.NoProfile, "FEDERATED") {
		t.Errorf("%+v", r)
	}
}

// Trees as MySQL 8.0.36 prints them.
func TestMarkCross(t *testing.T) {
	const product = "-> Aggregate: count(0)  (cost=5e+6 rows=1)\n    -> Filter: ((a.n + b.n) = 7)  (cost=2.5e+6 rows=25e+6)\n" +
		"        -> Inner hash join (no condition)  (cost=2.5e+6 rows=25e+6)\n            -> Filter: (b.word > '')  (cost=0.1 rows=1666)\n" +
		"                -> Index scan on b using PRIMARY  (cost=0.101 rows=5000)\n            -> Hash\n                -> Index scan on a using PRIMARY\n"
	const equal = "-> Inner hash join (b.word = a.word)  (cost=2.5e+6 rows=2.5e+6)\n    -> Table scan on b  (cost=0.0115 rows=5000)\n    -> Hash\n"
	const both = "-> Inner hash join (c.word = a.word)\n    -> Table scan on c\n    -> Hash\n        -> Left hash join (no condition), extra conditions: (a.n > b.n)\n" +
		"            -> Table scan on b\n            -> Hash\n                -> Table scan on a\n"
	const derived = "-> Inner hash join (no condition)\n    -> Table scan on d\n        -> Materialize\n            -> Table scan on x\n    -> Hash\n"
	for _, c := range []struct{ tree, hashed, want string }{
		{product, "b", ""},
		{equal, "b", "b"},
		{both, "b c", "c"},
		{derived, "<derived2> c", ""},
	} {
		var steps []step
		for table := range strings.FieldsSeq(c.hashed) {
			steps = append(steps, step{table: table, hash: true})
		}
		markCross(c.tree, steps)
		var left []string
		for _, s := range steps {
			if s.hash {
				left = append(left, s.table)
			}
		}
		if got := strings.Join(left, " "); got != c.want {
			t.Errorf("%s hashes %q, want %q", c.tree, got, c.want)
		}
	}
}
