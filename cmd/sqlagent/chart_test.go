package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/cmd/sqlagent/internal/chart"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// Charts follow the rows on a screen and in a pipe, never in an output for programs, and are ASCII where that is
// wanted.
func TestChart(t *testing.T) {
	t.Setenv("LC_ALL", "C.UTF-8")
	t.Setenv("NO_COLOR", "")
	t.Setenv("SQLAGENT_MIN_CONFIDENCE", "0") // one answer of a server is unsure
	ask := func(sql string, more ...string) result {
		return sqlagent(t, append([]string{"ask", "Which?", "--dsn", cities(t), "--base-url", voting(t, sql), "--quiet", "--chart"}, more...)...)
	}
	const table = "name    id\n------  --\nLisbon   1\nPorto    2\nFaro     3\n"
	for _, c := range []struct{ sql, want string }{
		{"SELECT name, id FROM city", table + "\nid by name\nFaro    3 │" + strings.Repeat("█", 69) + "\nPorto   2 │" + strings.Repeat("█", 46) + "\nLisbon  1 │" + strings.Repeat("█", 23) + "\n"},
		{"SELECT name, id FROM city ORDER BY id", table + "\nid by name\nLisbon  1 │" + strings.Repeat("█", 23) + "\nPorto   2 │" + strings.Repeat("█", 46) + "\nFaro    3 │" + strings.Repeat("█", 69) + "\n"},
		{"SELECT count(*) AS n FROM city", "n\n-\n3\n"},
	} {
		if r := ask(c.sql); r.code != exitOK || r.stdout != c.want || r.stderr != "" {
			t.Errorf("%s: exit code %d, %s\n%s\nwant\n%s", c.sql, r.code, r.stderr, r.stdout, c.want)
		}
	}
	if r := ask("SELECT name FROM city"); r.code != exitOK || r.stderr != "no chart: the shape of the rows allows none\n" {
		t.Errorf("names alone: exit code %d, %s", r.code, r.stderr)
	}
	for _, output := range []string{"json", "csv", "tsv", "md"} {
		r := ask("SELECT name, id FROM city", "--output", output)
		if r.code != exitUsage || !strings.Contains(r.stdout+r.stderr, "--chart draws for people, and --output "+output+" is for programs") || strings.Contains(r.stdout, "█") {
			t.Errorf("--output %s: exit code %d\n%s%s", output, r.code, r.stdout, r.stderr)
		}
	}
	for _, name := range []string{"NO_COLOR", "LC_ALL"} {
		t.Run(name, func(t *testing.T) {
			t.Setenv(name, "C")
			if r := ask("SELECT name, id FROM city"); !strings.Contains(r.stdout, "\nFaro    3 |#####") || strings.ContainsAny(r.stdout, "│█") {
				t.Errorf("with %s the chart is\n%s", name, r.stdout)
			}
		})
	}
	t.Setenv("SQLAGENT_CHART", "true")
	if r := sqlagent(t, "ask", "Which?", "--dsn", cities(t), "--base-url", voting(t, "SELECT name, id FROM city"), "--quiet", "--output", "csv"); r.code != exitOK || r.stdout != "name,id\nLisbon,1\nPorto,2\nFaro,3\n" {
		t.Errorf("an output that was named closer: exit code %d\n%s%s", r.code, r.stdout, r.stderr)
	}
}

// Settings that ask for charts and for an output for programs are at peace, wherever they are: there is no chart.
func TestChartSettings(t *testing.T) {
	t.Setenv("SQLAGENT_MIN_CONFIDENCE", "0")
	for _, c := range []struct{ what, file, variable string }{
		{"both in the file", "chart = true\noutput = \"csv\"\n", ""},
		{"a variable over the file", "output = \"csv\"\n", "true"},
	} {
		t.Run(c.what, func(t *testing.T) {
			t.Setenv("SQLAGENT_CHART", c.variable)
			ask := func(more ...string) result {
				return sqlagent(t, append([]string{"ask", "Which?", "--dsn", cities(t), "--base-url", voting(t, "SELECT name, id FROM city"), "--quiet",
					"--config", file(t, "config.toml", c.file)}, more...)...)
			}
			if r := ask(); r.code != exitOK || r.stdout != "name,id\nLisbon,1\nPorto,2\nFaro,3\n" || r.stderr != "" {
				t.Errorf("exit code %d\n%s%s", r.code, r.stdout, r.stderr)
			}
			if r := ask("--chart"); r.code != exitUsage {
				t.Errorf("with the flag: exit code %d\n%s%s", r.code, r.stdout, r.stderr)
			}
		})
	}
}

// A chart that is not drawn says by which limit.
func TestNoteChart(t *testing.T) {
	var out strings.Builder
	err := writeChart(&out, dialects.SQLite, "SELECT id, id FROM city", &database.Result{Columns: []string{"a", "b"}, Rows: make([][]database.Value, 500_001)}, nil, "", nil)
	if err := noteChart(&out, err); err != nil {
		t.Error(err)
	}
	if want := "no chart: the result has 500001 rows; the maximum of a chart is 500000: group them, or ask for fewer\n"; out.String() != want {
		t.Errorf("%q, want %q", out.String(), want)
	}
}

// The figure next to the rows is drawn with them.
func TestChartOfFigure(t *testing.T) {
	r := &database.Result{Columns: []string{"name"}, Rows: [][]database.Value{{"Faro"}, {"Porto"}}}
	f := &agent.Figure{Label: "guests", Digits: -1, Values: []database.Value{int64(4), int64(2)}}
	var out strings.Builder
	if err := writeChart(&out, dialects.SQLite, "SELECT name FROM city ORDER BY guests DESC", r, f, chart.Bars, nil); err != nil ||
		!strings.Contains(out.String(), "guests by name") || !strings.Contains(out.String(), "Faro   4 ") {
		t.Errorf("%v\n%s", err, out.String())
	}
	if err := writeChart(&out, dialects.SQLite, "SELECT name FROM city ORDER BY guests DESC", r, nil, chart.Bars, nil); err == nil {
		t.Error("a chart of names alone")
	}
	if len(r.Columns) != 1 || len(r.Rows[0]) != 1 {
		t.Errorf("the answer has become %+v", r)
	}
}

func TestShellChart(t *testing.T) {
	t.Setenv("LC_ALL", "C.UTF-8")
	t.Setenv("SQLAGENT_HISTORY", filepath.Join(t.TempDir(), "history"))
	lines := "/chart\n/sql SELECT name, id FROM city ORDER BY name\n/chart\n/chart points\n/chart pie\n/output csv\n/chart\n"
	r := piped(t, lines, "shell", "--dsn", cities(t), "--base-url", voting(t, "SELECT 1"))
	if r.code == exitOK || strings.Count(r.stdout, "\nFaro    3 │████") != 1 {
		t.Errorf("exit code %d\n%s", r.code, r.stdout)
	}
	for _, says := range []string{"no query yet", "the rows allow no such chart", `/chart takes no "pie"`, "/output csv is for programs and has no charts"} {
		if !strings.Contains(r.stderr, says) {
			t.Errorf("it does not say %q:\n%s", says, r.stderr)
		}
	}
}
