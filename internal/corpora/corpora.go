// Package corpora reads the public test data: gold queries that people wrote for questions, the schemas that they are
// about, and attacks. It imports none of the house but its types, so that tests of any package can use it.
package corpora

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
)

// Gold is a query that people wrote for a question over a database.
type Gold struct{ DB, SQL string }

// Spider are the gold queries of Spider's training part, in SQLite's dialect. SQLite refuses two of them: ORDER BY
// precedes INTERSECT.
func Spider(t testing.TB) []Gold {
	t.Helper()
	var out []Gold
	for line := range strings.Lines(string(Read(t, "spider/train_gold.sql"))) {
		if sql, db, ok := strings.Cut(strings.TrimRight(line, "\r\n"), "\t"); ok {
			out = append(out, Gold{db, sql})
		}
	}
	return out
}

// SpiderSchemas are the columns of Spider's databases: by database, then by table in lower case.
func SpiderSchemas(t testing.TB) map[string]map[string][]string {
	t.Helper()
	var databases []struct {
		ID      string   `json:"db_id"`
		Tables  []string `json:"table_names_original"`
		Columns []column `json:"column_names_original"`
	}
	if err := json.Unmarshal(Read(t, "spider/tables.json"), &databases); err != nil {
		t.Fatal(err)
	}
	out := map[string]map[string][]string{}
	for _, d := range databases {
		schema := map[string][]string{}
		for _, c := range d.Columns {
			if c.table >= 0 {
				table := strings.ToLower(d.Tables[c.table])
				schema[table] = append(schema[table], c.name)
			}
		}
		out[d.ID] = schema
	}
	return out
}

// column is [table, "name"] in Spider's file; the table of "*" is -1.
type column struct {
	table int
	name  string
}

func (c *column) UnmarshalJSON(b []byte) error {
	return json.Unmarshal(b, &[]any{&c.table, &c.name})
}

// BIRD are the gold queries of BIRD's dev part, in SQLite's dialect.
func BIRD(t testing.TB) []Gold {
	t.Helper()
	var questions []struct {
		DB    string `json:"db_id"`
		Query string `json:"query"`
	}
	if err := json.Unmarshal(Read(t, "bird_dev_gold.json"), &questions); err != nil {
		t.Fatal(err)
	}
	var out []Gold
	for _, q := range questions {
		out = append(out, Gold{q.DB, q.Query})
	}
	return out
}

// Defog are the gold queries of Defog's sql-eval in a dialect. Where a question has several, each counts.
func Defog(t testing.TB, d dialects.Dialect) []Gold {
	t.Helper()
	var out []Gold
	for _, file := range []string{"instruct_advanced_", "instruct_basic_", "questions_gen_"} {
		reader := csv.NewReader(bytes.NewReader(Read(t, "defog_sql_eval/"+file+string(d)+".csv")))
		reader.LazyQuotes, reader.FieldsPerRecord = true, -1 // quotes in questions are not doubled, and swallow a field
		rows, err := reader.ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		db, query := slices.Index(rows[0], "db_name"), slices.Index(rows[0], "query")
		for _, row := range rows[1:] {
			for sql := range strings.SplitSeq(row[len(row)-len(rows[0])+query], ";") {
				if sql = strings.TrimSpace(sql); sql != "" {
					out = append(out, Gold{row[db], allColumns(sql)})
				}
			}
		}
	}
	return out
}

// allColumns writes out Defog's {a,b}, "any of these columns", as all of them; {} in GROUP BY is that list again.
func allColumns(sql string) string {
	_, list, ok := strings.Cut(sql, "{")
	if !ok {
		return sql
	}
	list, _, _ = strings.Cut(list, "}")
	return strings.NewReplacer("{}", list, "{", "", "}", "").Replace(sql)
}

// Attack is a statement that a read-only agent must refuse or survive.
type Attack struct {
	ID        string
	Dialect   string // or "any"
	SQL       string
	StoppedBy string `json:"stopped_by"`
	Kind      string // of the third round: "work: …", "crash: …", "mask oracle: …"
}

// Attacks is the corpus of them.
func Attacks(t testing.TB) []Attack { return attacks(t, "guard/attacks.jsonl") }

// SecondAttacks are those of a second round: on a server with code of its users, which some of them call, and reads of
// what rules deny: customer.email, accounts.iban, cft.email and the table hr.salaries. What is no statement is left
// out.
func SecondAttacks(t testing.TB) (all, reads []Attack) {
	t.Helper()
	for _, a := range attacks(t, "guard/attacks-2.jsonl") {
		switch {
		case strings.HasPrefix(a.ID, "NX"):
		case strings.HasPrefix(a.ID, "NR"):
			reads = append(reads, a)
		default:
			all = append(all, a)
		}
	}
	return all, reads
}

// ThirdAttacks are those of a third round that stop a server, or outlive their limit there. Its other kinds are about
// rules, masks and code of users.
func ThirdAttacks(t testing.TB) []Attack {
	t.Helper()
	var out []Attack
	for i, a := range attacks(t, "guard/attacks-3.jsonl") {
		if strings.HasPrefix(a.Kind, "work") || strings.HasPrefix(a.Kind, "crash") {
			a.ID = fmt.Sprintf("third %d", i+1)
			out = append(out, a)
		}
	}
	return out
}

var sequence = regexp.MustCompile(`'(\w+seq)'`)

// Affected is the script of the database that Effects run on. Since PostgreSQL 17, CREATE INDEX and ANALYZE search
// pg_catalog alone: functions of the script that they call find sequences by their schema.
func Affected(t testing.TB, d dialects.Dialect) string {
	t.Helper()
	if d == dialects.Postgres {
		return sequence.ReplaceAllString(string(Read(t, "guard/attacks-3-postgres.sql")), "'public.$1'")
	}
	return string(Read(t, "guard/attacks-3-mysql.sql"))
}

// Effects are those of the third round that are of a dialect and a kind, on the databases of Affected.
func Effects(t testing.TB, d dialects.Dialect, kind string) []Attack {
	t.Helper()
	out := slices.DeleteFunc(attacks(t, "guard/attacks-3.jsonl"), func(a Attack) bool {
		return a.Dialect != string(d) || !strings.HasPrefix(a.Kind, kind)
	})
	if len(out) == 0 {
		t.Fatalf("no %s attacks of the kind %q", d, kind)
	}
	return out
}

func attacks(t testing.TB, name string) []Attack {
	t.Helper()
	var out []Attack
	for line := range strings.Lines(string(Read(t, name))) {
		var a Attack
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(a.SQL, "... [80006 characters, generated]") { // the corpus only describes it
			a.SQL = "SELECT 1" + strings.Repeat("+1", 40_000)
		}
		a.SQL = unescaped.Replace(a.SQL)
		out = append(out, a)
	}
	return out
}

// Statements are attacks on a dialect, and a fifth of Defog's golds in it. None is long.
func Statements(t testing.TB, d dialects.Dialect) []string {
	t.Helper()
	var out []string
	for _, a := range Attacks(t) {
		if (a.Dialect == string(d) || a.Dialect == "any") && len(a.SQL) < 4096 {
			out = append(out, a.SQL)
		}
	}
	for i, gold := range Defog(t, d) {
		if i%5 == 0 {
			out = append(out, gold.SQL)
		}
	}
	return out
}

// unescaped gives the corpus' \u00A0, \u202E and \n their characters.
var unescaped = strings.NewReplacer(`\u00A0`, "\u00A0", `\u202E`, "\u202E", `\n`, "\n")

// Read is what a file of the test data holds.
func Read(t testing.TB, name string) []byte {
	t.Helper()
	content, err := os.ReadFile(Path(t, name))
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// Path is where a file of the test data is: in SQLAGENT_DATA, by default ../shared/data from the module's root. Where
// it is missing the test is skipped, and so is a short one.
func Path(t testing.TB, name string) string {
	t.Helper()
	if testing.Short() {
		t.Skip("the test data is left out of short runs")
	}
	dir := os.Getenv("SQLAGENT_DATA")
	if dir == "" {
		dir = filepath.Join(moduleRoot(t), "..", "shared", "data")
	}
	path := filepath.Join(dir, name)
	if _, err := os.Stat(path); err != nil {
		t.Skipf("test data is missing (set SQLAGENT_DATA): %v", err)
	}
	return path
}

func moduleRoot(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			t.Fatal("no go.mod above the test")
		}
		dir = parent
	}
}
