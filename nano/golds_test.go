// Package nano_test holds what only databases can say of several rooms of nano: that golds of Spider are linked,
// written, in the grammar, reviewed and have their rows, and that every server takes what the grammar allows. The
// rooms' own tests open no database, and so link neither drivers nor engines.
package nano_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/internal/testspider"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Every gold of Spider's training part is written in the form, read back, and run: the rows are the gold's.
func TestSpiderGolds(t *testing.T) {
	databases := &testspider.Databases{T: t}
	counts := testnano.Tally{}
	all, encoded, equal, length := 0, 0, 0, 0
	seen := map[corpora.Gold]bool{}
	for _, gold := range corpora.Spider(t) {
		db := databases.Get(gold.DB)
		if db == nil || seen[gold] {
			continue
		}
		seen[gold] = true
		statement, err := parse.Parse(dialects.SQLite, gold.SQL)
		if err != nil {
			continue
		}
		want, err := db.Rows(t, gold.SQL)
		if err != nil {
			continue
		}
		all++
		prompt, err := form.Ground(statement.Query, form.NewPrompt(db.Catalog))
		var tokens []form.Token
		if err == nil {
			tokens, err = form.Encode(statement.Query, prompt)
		}
		if err != nil {
			var f *form.FormError
			what := err.Error()
			if errors.As(err, &f) {
				what = f.What
			}
			counts["not written: "+what]++
			continue
		}
		encoded++
		length += len(tokens)
		query, err := form.Decode(tokens, prompt)
		if err != nil {
			t.Errorf("%s: %v\n\t%s\n\t%v", gold.DB, err, gold.SQL, tokens)
			continue
		}
		sql, err := sqltree.Print(dialects.SQLite, query)
		if err != nil {
			t.Errorf("%s: %v\n\t%s\n\t%v", gold.DB, err, gold.SQL, tokens)
			continue
		}
		got, err := db.Rows(t, sql)
		switch {
		case err != nil:
			t.Errorf("%s: %v\n\t%s\n\t%v\n\t%s", gold.DB, err, gold.SQL, tokens, sql)
		case slices.Equal(got, want):
			equal++
		default:
			counts["other rows"]++
			t.Logf("%s: other rows\n\t%s\n\t%v\n\t%s", gold.DB, gold.SQL, tokens, sql)
		}
		again, err := form.Encode(query, prompt)
		if err != nil || !slices.Equal(again, tokens) {
			counts["other tokens when written again"]++
			if counts["other tokens when written again"] < 9 {
				t.Logf("again: %s %v\n\t%v\n\t%v %v", gold.DB, gold.SQL, tokens, again, err)
			}
		}
	}
	counts.Log(t)
	t.Logf("of %d golds that run %d are written (%.1f%%), %.1f tokens each; %d of those have the gold's rows (%.2f%%)", all, encoded,
		100*float64(encoded)/float64(all), float64(length)/float64(encoded), equal, 100*float64(equal)/float64(encoded))
	if encoded*100 < all*98 || equal*1000 < encoded*998 {
		t.Error("too few")
	}
}
