package main

import (
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// TestTable: columns line up on the screen, whatever a character takes there.
func TestTable(t *testing.T) {
	runewidth.DefaultCondition.EastAsianWidth = false // which a locale sets
	r := &database.Result{Columns: []string{"名", "n", "note"}, Rows: [][]database.Value{
		{"東京", int64(1), "wide"},
		{"cafe\u0301", int64(20), nil}, // with a combining mark
		{"👩\u200d👩\u200d👧 🇩🇪", nil, "joined"},
		{"a\x1b[2J", int64(3), strings.Repeat("長", 40)},
	}}
	for output, want := range map[string]string{
		"table": "名           n  note\n" +
			"--------  ----  -----------------------------------------------------------\n" +
			"東京         1  wide\n" +
			"cafe\u0301        20  NULL\n" +
			"👩\u200d👩\u200d👧 🇩🇪     NULL  joined\n" +
			`a\x1b[2J     3  ` + strings.Repeat("長", 29) + "…\n",
		"record": "-[ 1 ]-\n名   | 東京\nn    | 1\nnote | wide\n-[ 2 ]-\n名   | cafe\u0301\nn    | 20\nnote | NULL\n",
		"tsv":    "名\tn\tnote\n東京\t1\twide\ncafe\u0301\t20\t\\N\n",
	} {
		var b strings.Builder
		short, err := writeRows(&b, output, r, nil)
		if err != nil || short != (output == "table") || !strings.HasPrefix(b.String(), want) {
			t.Errorf("%s: short %v, %v\n%s", output, short, err, b.String())
		}
	}
}

// TestAuto: a table where it fits the screen, else records; away from a screen always a table.
func TestAuto(t *testing.T) {
	r := &database.Result{Columns: []string{"城市"}, Rows: [][]database.Value{{"哈爾濱"}}} // six columns
	for _, c := range []struct {
		on   *screen
		want string
	}{
		{nil, "城市\n------\n哈爾濱\n"},
		{&screen{}, "城市\n------\n哈爾濱\n"},
		{&screen{width: 6}, "城市\n------\n哈爾濱\n"},
		{&screen{width: 5}, "-[ 1 ]-\n城市 | 哈爾濱\n"},
	} {
		var b strings.Builder
		if _, err := writeRows(&b, "auto", r, c.on); err != nil || b.String() != c.want {
			t.Errorf("on %+v: %v\n%s", c.on, err, b.String())
		}
	}
}

// TestTSV is the text that COPY and LOAD DATA read.
func TestTSV(t *testing.T) {
	r := &database.Result{Columns: []string{"a\tb"}, Rows: [][]database.Value{{"x\\y\n"}, {nil}, {`\N`}, {"\x1b"}}}
	for on, want := range map[*screen]string{
		nil: "a\\tb\nx\\\\y\\n\n\\N\n\\\\N\n\x1b\n",
		{}:  "a\\tb\nx\\\\y\\n\n\\N\n\\\\N\n\\x1b\n",
	} {
		var b strings.Builder
		if _, err := writeRows(&b, "tsv", r, on); err != nil || b.String() != want {
			t.Errorf("%v: %v, %q, want %q", on, err, b.String(), want)
		}
	}
}
