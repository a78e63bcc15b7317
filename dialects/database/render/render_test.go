package render_test

import (
	"encoding/csv"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/render"
)

func TestText(t *testing.T) {
	for _, c := range []struct {
		v    database.Value
		want string
	}{
		{nil, "NULL"}, {2.0, "2.0"}, {1e300, "1e+300"}, {0.1, "0.1"}, {-1138407.75, "-1138407.75"}, {1e6 + 0.5, "1000000.5"}, {1e-7, "1e-07"}, {int64(-7), "-7"}, {"x", "x"}, {true, "true"},
		{database.Number("12345678901234567890"), "12345678901234567890"}, {database.Blob{Size: 3}, "<3 bytes>"},
	} {
		if got := render.Text(c.v); got != c.want {
			t.Errorf("%#v: %q, want %q", c.v, got, c.want)
		}
	}
}

// No spreadsheet computes what a cell holds; numbers stay numbers.
func TestNoFormula(t *testing.T) {
	r := &database.Result{Columns: []string{"=A1"}, Rows: [][]database.Value{{"=cmd|' /C calc'!A0"}, {"+1"}, {"-1"}, {"@x"}, {"\tx"}, {int64(-1)},
		{database.Number("-1.50")}, {"a=b"}, {""}, {nil}}}
	want := "'=A1\n'=cmd|' /C calc'!A0\n'+1\n'-1\n'@x\n'\tx\n-1\n-1.50\na=b\n\n\n"
	var b strings.Builder
	if err := render.CSV(&b, r, render.NoFormula); err != nil || strings.ReplaceAll(b.String(), `"`, "") != want {
		t.Errorf("%v, %q, want %q", err, b.String(), want)
	}
}

// The header, and each row, is a line that readers do not skip.
func TestCSVOfOneColumn(t *testing.T) {
	for _, column := range []string{"email", ""} {
		r := &database.Result{Columns: []string{column}, Rows: [][]database.Value{{nil}, {"a"}, {""}, {nil}}}
		var b strings.Builder
		if err := render.CSV(&b, r, render.NoFormula); err != nil {
			t.Fatal(err)
		}
		if lines, err := csv.NewReader(strings.NewReader(b.String())).ReadAll(); err != nil || len(lines) != 5 {
			t.Errorf("%q is read as %q, %v", b.String(), lines, err)
		}
	}
}

// Whatever a cell holds, it stays a text in Markdown.
func TestEscapeMarkdown(t *testing.T) {
	got := render.EscapeMarkdown("![x](https://evil.example/?q=1) <img src=x> | `a`\n# b \x1b[2J")
	if want := "\\!\\[x\\](https://evil.example/?q=1) &lt;img src=x> \\| \\`a\\` # b \\\\x1b\\[2J"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
