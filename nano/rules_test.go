package nano_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/internal/testspider"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/nano/review"
)

// Each rule can be measured alone: it finds what it finds among all, and the others find the same without it. What a
// rule says of golds, of their own question and of the one before, is the log.
func TestRulesAlone(t *testing.T) {
	databases := &testspider.Databases{T: t}
	found, own, other := testnano.Tally{}, testnano.Tally{}, testnano.Tally{}
	linkers := map[string]*link.Linker{}
	last := map[string]string{}
	for i, q := range testspider.Questions(t) {
		db := databases.Get(q.DB)
		if i%20 != 0 || db == nil {
			continue
		}
		if linkers[q.DB] == nil {
			linkers[q.DB] = link.NewLinker(db.Catalog)
		}
		prompt := linkers[q.DB].Link(q.Question, time.Now(), nil)
		for sql, tally := range map[string]testnano.Tally{q.Query: own, last[q.DB]: other} {
			grounded, tokens := written(prompt, sql)
			if tokens == nil {
				continue
			}
			all := review.Review(grounded, tokens)
			for _, r := range review.Standard() {
				if slices.ContainsFunc(all, func(f review.Fault) bool { return f.Rule == r.Name }) {
					tally[r.Name]++
					found[r.Name]++
				}
			}
			for j, r := range review.Standard() {
				if j%4 != i/20%4 { // the rules take turns
					continue
				}
				is := func(f review.Fault) bool { return f.Rule == r.Name }
				without := slices.DeleteFunc(slices.Clone(all), is)
				if got := named(func(name string) bool { return name != r.Name }).Review(grounded, tokens); fmt.Sprint(got) != fmt.Sprint(without) {
					t.Errorf("%s: %s: without %s %v, want %v", q.Question, sql, r.Name, got, without)
				}
				alone := slices.DeleteFunc(slices.Clone(all), func(f review.Fault) bool { return !is(f) })
				if got := named(func(name string) bool { return name == r.Name }).Review(grounded, tokens); fmt.Sprint(got) != fmt.Sprint(alone) {
					t.Errorf("%s: %s: %s alone %v, want %v", q.Question, sql, r.Name, got, alone)
				}
			}
		}
		last[q.DB] = q.Query
	}
	t.Log("of golds:")
	own.Log(t)
	t.Log("of answers to another question:")
	other.Log(t)
	if len(found) < 30 {
		t.Errorf("%d rules found anything", len(found))
	}
}

// named are the rules of some names.
func named(keep func(string) bool) review.Rules {
	return slices.DeleteFunc(slices.Clone(review.Standard()), func(r review.Rule) bool { return !keep(r.Name) })
}

// written are the tokens of a query over a prompt with its values; nil where the form has no place for it.
func written(p *form.Prompt, sql string) (*form.Prompt, []form.Token) {
	statement, err := parse.Parse(dialects.SQLite, sql)
	if err != nil || statement.Query == nil {
		return nil, nil
	}
	grounded, err := form.Ground(statement.Query, p)
	if err != nil {
		return nil, nil
	}
	tokens, err := form.Encode(statement.Query, grounded)
	if err != nil {
		return nil, nil
	}
	return grounded, tokens
}
