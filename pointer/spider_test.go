package pointer

import (
	"errors"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// spiderDB opens a database of Spider's training part; nil where it is not among the data.
func spiderDB(t testing.TB, name string) database.DB {
	t.Helper()
	root := corpora.Path(t, "spider/database")
	db, err := open.Open(t.Context(), filepath.Join(root, name, name+".sqlite"), open.Options{})
	if err != nil {
		return nil
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// count is how often things happened, for a test's log.
type count map[string]int

func (c count) log(t *testing.T, most int) {
	t.Helper()
	var keys []string
	for k := range c {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool { return c[keys[i]] > c[keys[j]] })
	for _, k := range keys[:min(len(keys), most)] {
		t.Logf("%6d %s", c[k], k)
	}
}

func TestSpiderGolds(t *testing.T) {
	type state struct {
		db      database.DB
		catalog *Catalog
	}
	states := map[string]*state{}
	reasons := count{}
	all, encoded := 0, 0
	for _, gold := range corpora.Spider(t) {
		s, ok := states[gold.DB]
		if !ok {
			s = &state{db: spiderDB(t, gold.DB)}
			states[gold.DB] = s
			if s.db != nil {
				schema, err := s.db.Schema(t.Context(), database.SchemaOptions{})
				if err != nil {
					t.Fatal(err)
				}
				s.catalog = NewCatalog(schema, GuessKeys(schema))
			}
		}
		if s.db == nil {
			continue
		}
		statement, err := parse.Parse(dialects.SQLite, gold.SQL)
		if err != nil {
			continue
		}
		all++
		prompt, err := Ground(statement.Query, NewPrompt(s.catalog))
		var tokens []Token
		if err == nil {
			tokens, err = Encode(statement.Query, prompt)
		}
		if err != nil {
			var f *FormError
			what := err.Error()
			if errors.As(err, &f) {
				what = strings.Join(strings.Fields(f.What)[:min(3, len(strings.Fields(f.What)))], " ")
			}
			if reasons[what]++; reasons[what] < 40 {
				t.Logf("%s: %v\n\t%s", gold.DB, err, gold.SQL)
			}
			continue
		}
		encoded++
		if _, err := Decode(tokens, prompt); err != nil {
			t.Errorf("%s: %v\n\t%s\n\t%v", gold.DB, err, gold.SQL, tokens)
		}
	}
	reasons.log(t, 30)
	t.Logf("%d of %d golds encoded (%.1f%%)", encoded, all, 100*float64(encoded)/float64(all))
}
