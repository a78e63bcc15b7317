package dbtest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// profile looks at the values of the sample database as SQLite holds it and as the engine does, and at those that are
// no easy reading.
func (e Engine) profile(t *testing.T) {
	whole := database.ProfileOptions{Rows: 1 << 16, Time: time.Minute}
	db := e.New(t, Sample(t, e.Dialect))
	want, got := profiles(profiled(t, original(t), whole)), profiles(profiled(t, db, whole))
	if got != want || !strings.Contains(want, "track.title: 2036 rows") {
		t.Errorf("the sample's values: got\n%s\nSQLite has\n%s", got, want)
	}
	for _, table := range profiled(t, db, database.ProfileOptions{Rows: 5, Time: time.Minute}).Tables {
		for _, c := range table.Columns {
			if c.Profile == nil || c.Profile.Rows != 5 || !c.Profile.Sampled || len(c.Profile.Common) > 3 {
				t.Errorf("%s.%s, five rows: %+v", table.Name, c.Name, c.Profile)
			}
		}
	}
	odd := profiled(t, e.New(t, e.odd()), whole)
	const values = `blank.n: 0 rows, 0 distinct, NULL 0.00, "" to "", []
seen.n: not looked at
select.a b: 3 rows, 2 distinct, NULL 0.33, "-7" to "9", ["-7" "9"]
select.essay: 3 rows, 1 distinct, NULL 0.33, "short" to "short", ["short"]
select.exact: 3 rows, 2 distinct, NULL 0.33, "0.25" to "2.25", ["0.25" "2.25"]
select.picture: not looked at
select.word: 3 rows, 1 distinct, NULL 0.00, "O'Neill; \"é\"" to "O'Neill; \"é\"", ["O'Neill; \"é\""]
`
	if got := profiles(odd); got != values {
		t.Errorf("odd values: got\n%s\nwant\n%s", got, values)
	}
	if left := odd.Unprofiled(); len(left) > 0 {
		t.Errorf("without a profile: %+v", left)
	}
}

// odd is a database of names and values that are no easy reading.
func (e Engine) odd() string {
	name := func(n string) string { return dialects.QuoteIdent(e.Dialect, n) }
	binary := "BLOB"
	if e.Dialect == dialects.Postgres {
		binary = "bytea"
	}
	word := `'O''Neill; "é"'`
	return fmt.Sprintf("CREATE TABLE %s (%s INTEGER, picture %s, essay TEXT, exact DECIMAL(10, 2), word VARCHAR(20));\n",
		name("select"), name("a b"), binary) +
		fmt.Sprintf("INSERT INTO %s VALUES (9, 'x', '%s', 0.25, %s), (-7, NULL, 'short', 2.25, %s), (NULL, NULL, NULL, NULL, %s);\n",
			name("select"), strings.Repeat("é", 500), word, word, word) +
		"CREATE TABLE blank (n INTEGER);\nCREATE VIEW seen AS SELECT n FROM blank;\n"
}

func profiled(t *testing.T, db database.DB, o database.ProfileOptions) *schema.Schema {
	t.Helper()
	s, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if s, err = database.Profiled(t.Context(), db, s, o); err != nil {
		t.Fatal(err)
	}
	return s
}

// profiles has a line for each column, by name.
func profiles(s *schema.Schema) string {
	var lines []string
	for _, table := range s.Tables {
		for _, c := range table.Columns {
			line := table.Name + "." + c.Name + ": not looked at"
			if p := c.Profile; p != nil {
				line = fmt.Sprintf("%s.%s: %d rows, %d distinct, NULL %.2f, %q to %q, %q", table.Name, c.Name, p.Rows,
					p.Distinct, p.Nulls, p.Min, p.Max, p.Common)
			}
			lines = append(lines, line+"\n")
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}
