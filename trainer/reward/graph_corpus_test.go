package reward

import (
	"path/filepath"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/odt/relalg"
)

// TestGoldsOfOneTree: Spider's golds that have one operator tree, by the keys of their database, return the same on it.
func TestGoldsOfOneTree(t *testing.T) {
	golds := map[string][]string{} // by database
	for _, g := range corpora.Spider(t) {
		golds[g.DB] = append(golds[g.DB], g.SQL)
	}
	files := corpora.Path(t, "spider/database")
	trees, pairs := 0, 0
	for name, queries := range golds {
		db, err := open.Open(t.Context(), filepath.Join(files, name, name+".sqlite"), open.Options{})
		if err != nil {
			continue // Spider's training part names a few databases that it does not have
		}
		defer db.Close()
		schema, err := db.Schema(t.Context(), database.SchemaOptions{})
		if err != nil {
			t.Fatal(err)
		}
		first := map[string]string{} // query by its tree
		for _, sql := range queries {
			g, err := NewGraphGold(dialects.SQLite, sql, schema, relalg.DefaultWeights)
			if err != nil {
				continue
			}
			trees++
			tree := g.ROT.String()
			other, ok := first[tree]
			if !ok {
				first[tree] = sql
			}
			if !ok || other == sql {
				continue
			}
			pairs++
			a, errA := db.Query(t.Context(), other, DefaultLimits)
			b, errB := db.Query(t.Context(), sql, DefaultLimits)
			if errA != nil || errB != nil {
				t.Errorf("%v, %v", errA, errB)
			} else if !result.MatchPermuted(a, b, false) {
				t.Errorf("%s: other results\n%s\n%s\n%s", name, other, sql, tree)
			}
		}
	}
	if t.Logf("%d trees, %d pairs in other words with one", trees, pairs); trees < 8000 || pairs == 0 {
		t.Error("too few")
	}
}
