package cte

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// TestSpider rewrites Spider's training golds, of a quarter of the databases unless SQLAGENT_TEST_LONG is set. What is
// kept parses, and is equal on ten contents that it was not kept by, but for ties: which row is the first of equals is
// an engine's choice, and few golds have none.
func TestSpider(t *testing.T) {
	golds := map[string][]string{}
	var names []string
	for _, g := range corpora.Spider(t) {
		if golds[g.DB] == nil {
			names = append(names, g.DB)
		}
		golds[g.DB] = append(golds[g.DB], g.SQL)
	}
	files := corpora.Path(t, "spider/database")
	counts, equal := map[Outcome]int{}, 0
	for i, name := range names {
		if i%4 != 0 && os.Getenv("SQLAGENT_TEST_LONG") == "" {
			continue
		}
		path := filepath.Join(files, name, name+".sqlite")
		if _, err := os.Stat(path); err != nil {
			continue // Spider's training part names a few databases that it does not have
		}
		kept, others := contentsOf(t, path, 1), contentsOf(t, path, 2)
		for _, sql := range golds[name] {
			text, outcome, _, err := kept.Rewrite(t.Context(), sql)
			if err != nil {
				t.Fatal(err)
			}
			counts[outcome]++
			if outcome != Rewritten {
				if text != sql {
					t.Errorf("%s is %s and not as it was: %s", sql, outcome, text)
				}
				continue
			}
			if s, err := parse.Parse(dialects.SQLite, text); err != nil || len(s.Query.With) == 0 {
				t.Errorf("%s\n%s: %v", sql, text, err)
			}
			verdict, why, err := others.judge(t.Context(), text, sql)
			switch {
			case err != nil || verdict == eval.Failed:
				t.Errorf("%s\n%s: %s, %v", sql, text, why, err)
			case verdict == eval.Right:
				equal++
			default:
				t.Logf("%s: %s\n%s", verdict, sql, text)
			}
		}
	}
	necessary := counts[Rewritten] + counts[Whole] + counts[Unequal] + counts[Unchecked]
	t.Logf("%d necessary: %v; %d equal on other contents", necessary, counts, equal)
	if share := float64(counts[Rewritten]) / float64(necessary); share < 0.88 {
		t.Errorf("%.1f%% of the necessary ones are rewritten", 100*share)
	}
	if share := float64(equal) / float64(counts[Rewritten]); share < 0.97 {
		t.Errorf("%.1f%% of those are equal on other contents", 100*share)
	}
}
