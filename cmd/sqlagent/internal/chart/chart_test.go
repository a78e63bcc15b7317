package chart

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"github.com/sqlagent/sqlagent/dialects/database"
)

func init() { runewidth.DefaultCondition.EastAsianWidth = false } // which a locale sets

// rows are those of a result in JSON.
func rows(t *testing.T, text string) (out [][]database.Value) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &out); err != nil {
		t.Fatal(err)
	}
	for _, row := range out {
		for j, v := range row {
			if x, ok := v.(float64); ok && x == float64(int64(x)) {
				row[j] = int64(x)
			}
			if blob, ok := v.(map[string]any); ok {
				row[j] = database.BlobOf(make([]byte, int(blob["blob"].(float64))))
			}
		}
	}
	return out
}

// The page's tests read the same table.
func TestChoices(t *testing.T) {
	text, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		What    string
		Columns []string
		Rows    json.RawMessage
		Ordered bool
		Kinds   []Kind
		Bars    []int
	}
	if err := json.Unmarshal(text, &cases); err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		r := &database.Result{Columns: c.Columns, Rows: rows(t, string(c.Rows))}
		kinds, bars := []Kind{}, []int(nil)
		for _, found := range Choices(r) {
			kinds = append(kinds, found.Kind)
			if found.Kind == Bars {
				for _, row := range barsOf(r, found, c.Ordered) {
					bars = append(bars, slices.IndexFunc(r.Rows, func(o []database.Value) bool { return &o[0] == &row[0] }))
				}
			}
		}
		if !slices.Equal(kinds, c.Kinds) || !slices.Equal(bars, c.Bars) {
			t.Errorf("%s: %v %v, want %v %v", c.What, kinds, bars, c.Kinds, c.Bars)
		}
		for _, kind := range kinds {
			for _, ascii := range []bool{true, false} {
				var out strings.Builder
				if err := Draw(&out, r, Options{Kind: kind, Width: 60, ASCII: ascii, Ordered: c.Ordered}); err != nil {
					t.Errorf("%s: %v", c.What, err)
				}
				for line := range strings.Lines(out.String()) {
					if strings.ContainsAny(line, "\u202e\x1b") || runewidth.StringWidth(strings.TrimSuffix(line, "\n")) > 60 {
						t.Errorf("%s: the line %q", c.What, line)
					}
				}
			}
		}
	}
}

func TestDraw(t *testing.T) {
	for _, c := range []struct {
		what, columns, rows string
		o                   Options
		want                string
	}{
		{"names", `["country", "n"]`, `[["A", 1], ["漢字の国", 16], [null, 3], ["D", null]]`, Options{Width: 30}, `
n by country
漢字の国    16 │██████████████
NULL         3 │██▋
A            1 │▉
D         NULL │
`},
		{"losses", `["shop", "profit"]`, `[["A", -4], ["B", 8], ["C", -1]]`, Options{Width: 30, Ordered: true}, `
profit by shop
A  -4 ▐███████│
B   8         │███████████████
C  -1       ██│
`},
		{"losses alone, in ASCII", `["shop", "profit"]`, `[["A", -4], ["B", -0.001]]`, Options{Width: 30, ASCII: true}, `
profit by shop
B  -0.001                  #|
A      -4 ##################|
`},
		{"zeros", `["a", "n"]`, `[["x", 0], ["y", 0]]`, Options{Width: 30}, `
n by a
x  0 │
y  0 │
`},
		{"days out of order", `["day", "n"]`, `[["2024-01-02", 2], ["2024-01-01", 1], [null, 2], ["2024-01-03", 4]]`, Options{Width: 30}, `
n by day
2024-01-01  1 │███▊
2024-01-02  2 │███████▌
2024-01-03  4 │███████████████
NULL        2 │███████▌
`},
		{"series", `["day", "shop", "n"]`, `[["2024-01-01", "x", 1], ["2024-01-02", "\u202ey", 5], ["2024-01-03", "x", 2]]`, Options{Width: 30}, `
n by day, x
2024-01-01  1 │███
2024-01-03  2 │██████

n by day, \u202ey
2024-01-02  5 │███████████████
`},
		{"points, in ASCII", `["x", "y"]`, `[[0, 0], [10, 5], [5, null], [20, 11], [5, 2]]`, Options{Width: 30, ASCII: true}, `
y over x
11 |                         *
   |
   |
   |
   |
   |
   |             *
   |
   |
   |      *
   |
 0 |*
   +--------------------------
    0                       20
4 of 5 rows drawn
`},
		{"long names and numbers", `["a", "n"]`, `[["a name that is longer than its room", "123456789012345678901234567890"], ["b", 1]]`, Options{Width: 40, ASCII: true}, `
n by a
a name that ~  123456789~ |#############
b                       1 |#
`},
	} {
		r := &database.Result{Rows: rows(t, c.rows)}
		if err := json.Unmarshal([]byte(c.columns), &r.Columns); err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		if err := Draw(&out, r, c.o); err != nil || "\n"+out.String() != c.want {
			t.Errorf("%s: %v\n%s\nwant%s", c.what, err, out.String(), c.want)
		}
	}
}

// Many rows are cut to the first bars, or are a curve, and a line says which.
func TestManyRows(t *testing.T) {
	named, dated := &database.Result{Columns: []string{"name", "n"}}, &database.Result{Columns: []string{"day", "n"}}
	for i := range 10_000 {
		named.Rows = append(named.Rows, []database.Value{fmt.Sprint("name ", i), int64(i)})
		dated.Rows = append(dated.Rows, []database.Value{fmt.Sprintf("%04d-%02d-01", 1000+i/12, 1+i%12), float64(i % 100)})
	}
	for _, c := range []struct {
		r    *database.Result
		o    Options
		says []string
	}{
		{named, Options{Width: 60}, []string{"\nname 9999  9999 │██████", "\n40 of 10000 rows drawn, the largest first\n"}},
		{named, Options{Width: 60, Ordered: true}, []string{"\nname 0 ", "\n40 of 10000 rows drawn, in the query's order\n"}},
		{dated, Options{Width: 60}, []string{"\n99.0 │", "\n 0.0 │", "\n      1000-01-01 ", " 1833-04-01\n"}},
		{dated, Options{Width: 60, Kind: Bars}, []string{"\n40 of 10000 rows drawn, in the order of day\n"}},
	} {
		var out strings.Builder
		if err := Draw(&out, c.r, c.o); err != nil {
			t.Error(err)
		}
		for _, says := range c.says {
			if !strings.Contains(out.String(), says) {
				t.Errorf("it lacks %q:\n%s", says, out.String())
			}
		}
	}
	// A number that no row with a date has draws nothing.
	lonely := &database.Result{Columns: []string{"day", "a", "b"}, Rows: [][]database.Value{{nil, nil, int64(7)}}}
	shops := &database.Result{Columns: []string{"day", "shop", "n"}, Rows: [][]database.Value{{"1000-01-01", "y", nil}}}
	for _, row := range dated.Rows[:60] {
		lonely.Rows = append(lonely.Rows, []database.Value{row[0], row[1], nil})
		shops.Rows = append(shops.Rows, []database.Value{row[0], "x", row[1]})
	}
	for r, says := range map[*database.Result]string{lonely: "\n\nb by day\n60 of 61 rows drawn\n", shops: "n by day, y\n\nn by day, x\n59.0 │"} {
		var out strings.Builder
		if err := Draw(&out, r, Options{Width: 60}); err != nil || !strings.Contains(out.String(), says) {
			t.Errorf("%v, it lacks %q:\n%s", err, says, out.String())
		}
	}
	if err := Draw(&strings.Builder{}, named, Options{Kind: Points}); !errors.Is(err, ErrShape) {
		t.Errorf("points of names: %v", err)
	}
}

// Lines that are asked for are a curve, however few their places are; the rows themselves ask for bars of those.
func TestLinesAskedFor(t *testing.T) {
	r := &database.Result{Columns: []string{"month", "cost"}, Rows: [][]database.Value{{int64(1), 10.5}, {int64(2), int64(30)}, {int64(3), int64(20)}}}
	drawn := map[Kind]string{}
	for _, kind := range []Kind{"", Bars, Lines} {
		var b strings.Builder
		if err := Draw(&b, r, Options{Kind: kind, Width: 60, ASCII: true}); err != nil {
			t.Fatal(err)
		}
		drawn[kind] = b.String()
	}
	if drawn[""] != drawn[Bars] || drawn[Lines] == drawn[Bars] {
		t.Errorf("bars:\n%s\nlines:\n%s\nneither asked for:\n%s", drawn[Bars], drawn[Lines], drawn[""])
	}
}
