package review

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
)

// rule is a standard rule; there is one of each name.
func rule(name string) Rule {
	only := Standard().Only(name)
	if len(only) != 1 {
		panic(fmt.Sprintf("%d rules are called %q", len(only), name))
	}
	return only[0]
}

func factor(name string) float64 { return rule(name).Factor }

func message(name string) string { return rule(name).Message }

func TestRulesHaveNames(t *testing.T) {
	for _, r := range Standard() {
		if rule(r.Name); r.Name == "" || r.Message == "" || r.Factor <= 0 || r.Factor >= 1 {
			t.Errorf("%+v", r)
		}
	}
}

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
			all := Review(grounded, tokens)
			for _, r := range Standard() {
				is := func(f Fault) bool { return f.Rule == r.Name }
				without := slices.DeleteFunc(slices.Clone(all), is)
				if got := Standard().Without(r.Name).Review(grounded, tokens); fmt.Sprint(got) != fmt.Sprint(without) {
					t.Errorf("%s: %s: without %s %v, want %v", q.Question, sql, r.Name, got, without)
				}
				alone := slices.DeleteFunc(slices.Clone(all), func(f Fault) bool { return !is(f) })
				if got := Standard().Only(r.Name).Review(grounded, tokens); fmt.Sprint(got) != fmt.Sprint(alone) {
					t.Errorf("%s: %s: %s alone %v, want %v", q.Question, sql, r.Name, got, alone)
				}
				if len(alone) > 0 {
					tally[r.Name]++
					found[r.Name]++
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
