package main

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// streets makes a database of n streets, of which the third has a long name.
func streets(t *testing.T, n int) string {
	return newDatabase(t, "CREATE TABLE street (id INTEGER PRIMARY KEY, name TEXT)",
		fmt.Sprintf("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d) "+
			"INSERT INTO street SELECT i, CASE i WHEN 3 THEN %q ELSE 'street ' || i END FROM n", n, strings.Repeat("x", 200)))
}

// TestCut: whatever leaves something out is reported on stderr in every form, with its flag and value, and is an exit
// code for who wants one. The data stays clean.
func TestCut(t *testing.T) {
	t.Setenv("SQLAGENT_MIN_CONFIDENCE", "0") // one answer of a server is unsure
	const all, ids = "SELECT name FROM street ORDER BY id", "SELECT id FROM street ORDER BY id"
	db := streets(t, 1500)
	outputs := []string{"csv", "tsv", "md", "table", "record", "auto", "json"}
	if testing.Short() {
		outputs = []string{"csv", "json", "table"} // rows, what says it within, and rows that are shortened too
	}
	for i, c := range []struct {
		sql   string
		flags string
		lines int    // of CSV
		cut   string // contained in stderr; "": nothing is
		cuts  []database.Cut
	}{
		{ids, "", 1001, "more rows than --rows 1000 ", []database.Cut{{Limit: "rows", Value: 1000}}},
		{ids, "--rows 7", 8, "more rows than --rows 7 ", []database.Cut{{Limit: "rows", Value: 7}}},
		{ids, "--rows 1500", 1501, "", nil},
		{ids, "--rows 0", 1501, "", nil},
		{ids, "--rows 0 --bytes 80", 11, "more rows than fit --bytes 80\n", []database.Cut{{Limit: "bytes", Value: 80}}},
		{all + " LIMIT 4", "--cell 100", 5, "longer than --cell 100 bytes", []database.Cut{{Limit: "cell", Value: 100}}},
		{all, "--cell 100 --rows 5", 6, "--rows 5 ", []database.Cut{{Limit: "cell", Value: 100}, {Limit: "rows", Value: 5}}},
		{all + " LIMIT 4", "", 5, "", nil},
	} {
		server := voting(t, c.sql)
		for j, output := range outputs {
			if (i+j)%3 != 0 && os.Getenv("SQLAGENT_TEST_LONG") == "" { // the outputs take turns
				continue
			}
			args := []string{"ask", "Which streets?", "--dsn", db, "--base-url", server, "--quiet", "-o", output}
			args = append(args, strings.Fields(c.flags)...)
			r, strict := sqlagent(t, args...), sqlagent(t, append(args, "--fail-if-cut")...)
			want, cut := exitOK, c.cut
			if cut == "" && strings.HasPrefix(c.sql, all) && (output == "table" || output == "auto") {
				cut = "shortened to 60 columns" // the third
			}
			if cut != "" {
				want = exitCut
			}
			if r.code != exitOK || strict.code != want {
				t.Errorf("%s %s: exit codes %d and %d, want 0 and %d\n%s", c.flags, output, r.code, strict.code, want, r.stderr)
			}
			if (cut == "") != !strings.Contains(r.stderr, "cut:") ||
				!strings.Contains(r.stderr, cut) || !strings.Contains(strict.stderr, cut) {
				t.Errorf("%s %s: %q is not in\n%s", c.flags, output, cut, r.stderr)
			}
			if strings.Contains(r.stdout, "cut:") || output == "csv" && strings.Count(r.stdout, "\n") != c.lines {
				t.Errorf("%s %s: %d lines of stdout: %.300s", c.flags, output, strings.Count(r.stdout, "\n"), r.stdout)
			}
			if output != "json" {
				if r.stdout != strict.stdout {
					t.Errorf("%s %s: other data with --fail-if-cut", c.flags, output)
				}
				continue
			}
			var got struct {
				Truncated bool
				Rows      [][]any
				Cuts      []database.Cut
				Error     *agent.Failure
			}
			if err := json.Unmarshal([]byte(strict.stdout), &got); err != nil {
				t.Fatal(err)
			}
			if got.Truncated != (cut != "") || !reflect.DeepEqual(got.Cuts, c.cuts) || len(got.Rows) != c.lines-1 ||
				(got.Error != nil) != got.Truncated || got.Error != nil && got.Error.Kind != "cut" {
				t.Errorf("%s: %d rows, truncated %v, cuts %v, error %+v", c.flags, len(got.Rows), got.Truncated, got.Cuts, got.Error)
			}
		}
	}
}

func TestLimitUsage(t *testing.T) {
	for _, flags := range [][]string{{"--rows", "-1"}, {"--bytes", "0"}, {"--cell", "0"}, {"--rows", "many"}} {
		r := sqlagent(t, append([]string{"ask", "Which streets?"}, flags...)...)
		if r.code != exitUsage || !strings.Contains(r.stderr, flags[0][2:]) {
			t.Errorf("%v: exit code %d\n%s", flags, r.code, r.stderr)
		}
	}
}
