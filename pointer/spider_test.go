package pointer

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// spider is the databases of Spider's training part, opened when they are first asked for.
type spider struct {
	t    testing.TB
	open map[string]*opened
}

type opened struct {
	database.DB
	catalog *Catalog
}

// get is a database with its catalog; nil where it is not among the data.
func (s *spider) get(name string) *opened {
	s.t.Helper()
	if o, ok := s.open[name]; ok {
		return o
	}
	if s.open == nil {
		s.open = map[string]*opened{}
	}
	s.open[name] = nil
	path := filepath.Join(corpora.Path(s.t, "spider/database"), name, name+".sqlite")
	db, err := open.Open(s.t.Context(), path, open.Options{})
	if err != nil {
		return nil
	}
	s.t.Cleanup(func() { db.Close() })
	bare, err := db.Schema(s.t.Context(), database.SchemaOptions{})
	if err != nil {
		s.t.Fatal(err)
	}
	profiled, err := database.Profiled(s.t.Context(), db, bare, database.ProfileOptions{Steps: database.ProfileSteps})
	if err != nil {
		s.t.Fatal(err)
	}
	s.open[name] = &opened{db, NewCatalog(profiled, GuessKeys(profiled))}
	return s.open[name]
}

// rows are the rows of a query as sorted lines.
func (o *opened) rows(t testing.TB, sql string) ([]string, error) {
	r, err := o.Query(t.Context(), sql, database.Limits{Rows: 20_000, Steps: 200_000_000})
	if err != nil {
		return nil, err
	}
	var out []string
	for _, row := range r.Rows {
		out = append(out, fmt.Sprint(row))
	}
	slices.Sort(out)
	return out, nil
}

// tally is how often things happened, for a test's log.
type tally map[string]int

func (c tally) log(t *testing.T) {
	t.Helper()
	keys := slices.SortedFunc(maps.Keys(c), func(a, b string) int { return cmp.Or(c[b]-c[a], strings.Compare(a, b)) })
	for _, k := range keys {
		t.Logf("%6d %s", c[k], k)
	}
}

// Every gold of Spider's training part is written in the form, read back, and run: the rows are the gold's.
func TestSpiderGolds(t *testing.T) {
	databases := &spider{t: t}
	counts := tally{}
	all, encoded, equal, length := 0, 0, 0, 0
	seen := map[corpora.Gold]bool{}
	for _, gold := range corpora.Spider(t) {
		db := databases.get(gold.DB)
		if db == nil || seen[gold] {
			continue
		}
		seen[gold] = true
		statement, err := parse.Parse(dialects.SQLite, gold.SQL)
		if err != nil {
			continue
		}
		want, err := db.rows(t, gold.SQL)
		if err != nil {
			continue
		}
		all++
		prompt, err := Ground(statement.Query, NewPrompt(db.catalog))
		var tokens []Token
		if err == nil {
			tokens, err = Encode(statement.Query, prompt)
		}
		if err != nil {
			var f *FormError
			what := err.Error()
			if errors.As(err, &f) {
				what = f.What
			}
			counts["not written: "+what]++
			continue
		}
		encoded++
		length += len(tokens)
		query, err := Decode(tokens, prompt)
		if err != nil {
			t.Errorf("%s: %v\n\t%s\n\t%v", gold.DB, err, gold.SQL, tokens)
			continue
		}
		sql, err := sqltree.Print(dialects.SQLite, query)
		if err != nil {
			t.Errorf("%s: %v\n\t%s\n\t%v", gold.DB, err, gold.SQL, tokens)
			continue
		}
		got, err := db.rows(t, sql)
		switch {
		case err != nil:
			t.Errorf("%s: %v\n\t%s\n\t%v\n\t%s", gold.DB, err, gold.SQL, tokens, sql)
		case slices.Equal(got, want):
			equal++
		default:
			counts["other rows"]++
			t.Logf("%s: other rows\n\t%s\n\t%v\n\t%s", gold.DB, gold.SQL, tokens, sql)
		}
		again, err := Encode(query, prompt)
		if err != nil || !slices.Equal(again, tokens) {
			counts["other tokens when written again"]++
			if counts["other tokens when written again"] < 9 {
				t.Logf("again: %s %v\n\t%v\n\t%v %v", gold.DB, gold.SQL, tokens, again, err)
			}
		}
	}
	counts.log(t)
	t.Logf("of %d golds that run %d are written (%.1f%%), %.1f tokens each; %d of those have the gold's rows (%.2f%%)", all, encoded,
		100*float64(encoded)/float64(all), float64(length)/float64(encoded), equal, 100*float64(equal)/float64(encoded))
	if encoded*100 < all*98 || equal*1000 < encoded*998 {
		t.Error("too few")
	}
}
