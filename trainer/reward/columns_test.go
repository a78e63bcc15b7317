package reward

import (
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
)

// Shares of gold's columns, by hand: name and age of three singers.
const (
	columnsGold = "SELECT name, age FROM singer"
	columnsHalf = "SELECT name FROM singer"              // 1/2
	columnsAged = "SELECT id, age FROM singer"           // 1/2: id is none of them
	columnsLess = "SELECT name, age FROM singer LIMIT 2" // 0: other rows
	columnsSwap = "SELECT age, name, fee FROM singer"    // 1: order, and a column too many, do not matter
	columnsFail = "SELECT nobody FROM singer"            // 0
	columnsTied = "SELECT name, name AS age FROM singer" // 1/2: a column serves one of gold's
)

func TestColumns(t *testing.T) {
	db := newDatabase(t)
	for _, c := range []struct {
		what    string
		queries []string
		c       ColumnsConstants
		ex      float64
		turns   []float64
	}{
		{"right at once", []string{columnsGold}, OurColumns, 1, []float64{1}},
		{"half, then all", []string{columnsHalf, columnsGold}, OurColumns, 1, []float64{0.5, 0.5}},
		{"all columns are no answer", []string{columnsSwap}, OurColumns, 0, []float64{1}},
		{"another half is no gain", []string{columnsHalf, columnsAged, columnsTied}, OurColumns, 0, []float64{0.5, 0, 0}},
		{"back a half, and again all", []string{columnsGold, columnsHalf, columnsGold}, OurColumns, 1, []float64{1, -0.125, 0}},
		{"back to nothing, which costs once", []string{columnsGold, columnsFail, columnsLess}, OurColumns, 0, []float64{1, -0.25, 0}},
		{"up from below the best", []string{columnsHalf, columnsFail, columnsGold}, OurColumns, 1, []float64{0.5, -0.125, 0.5}},
		{"a turn without a query changes nothing", []string{columnsHalf, " ", columnsGold}, OurColumns, 1, []float64{0.5, 0, 0.5}},
		{"other weights", []string{columnsHalf, columnsFail, columnsGold}, ColumnsConstants{EX: 2, Up: 0.5, Down: 0.5}, 2, []float64{0.25, -0.25, 0.25}},
		{"no turn", nil, OurColumns, 0, nil},
	} {
		texts := make([]string, len(c.queries))
		want, total := map[string]float64{"EX": c.ex}, c.ex
		for i, x := range c.turns {
			want["turn "+string(rune('1'+i))] = x
			total += x
		}
		checkTerms(t, c.what, score(t, Columns(c.c), newSample(t, db, columnsGold, said(texts, c.queries))), want, total)
	}
}

// What nobody can judge has no terms; weights that would turn the reward round are refused.
func TestColumnsErrors(t *testing.T) {
	db := newDatabase(t)
	if b := score(t, Columns(OurColumns), newSample(t, db, columnsFail, said([]string{""}, []string{columnsGold}))); b.Why == "" {
		t.Errorf("gold fails: %v", b)
	}
	for text, want := range map[string]string{
		"columns": "", "columns(down=0)": "", "columns(up=0.5,down=0.5)=2": "",
		"columns(down=2)": "down=2: ex must not be negative", "columns(down=-1)": "between 0 and up", "columns(ex=-1)": "ex=-1",
		"columns(sideways=1)": "sets no constant; there are ex=1 up=1 down=0.25",
	} {
		if _, err := Parse(text, agent.Protocol{}); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}
