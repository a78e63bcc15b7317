package coder

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/knowledge/examples"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/pairs"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// notes are what a team knows of some databases: verified examples, which are other questions on it, or what its names
// were before they were changed.
type notes struct {
	of    map[string]*knowledge.Base
	shown map[shown]bool // what an example says is not asked next to it
}

type shown struct{ db, gold string }

// exampleShare of a noted database's queries are verified examples, up to maxExamples.
const (
	exampleShare = 0.25
	maxExamples  = 20
)

// notesOn are the notes on databases that questions are asked of. Original has the databases of renamed ones.
func notesOn(ctx context.Context, databases *reward.Databases, learn []pairs.Pair, original map[string]string) (*notes, error) {
	n := &notes{of: map[string]*knowledge.Base{}, shown: map[shown]bool{}}
	on := map[string][]pairs.Pair{}
	for _, p := range learn {
		on[p.DB] = append(on[p.DB], p)
	}
	for _, db := range databasesOf(learn) {
		from, isRenamed := original[db]
		switch {
		case isRenamed && share("glossary", db) < glossed:
			terms, err := glossary(ctx, databases, from)
			if err != nil {
				return nil, err
			}
			n.of[db] = &knowledge.Base{Terms: terms}
		case !isRenamed && share("notes", db) < noted:
			n.verify(db, on[db])
		}
	}
	return n, nil
}

// verify makes some of a database's questions examples.
func (n *notes) verify(db string, on []pairs.Pair) {
	base := &knowledge.Base{}
	seen := map[string]bool{}
	for _, p := range on {
		if p.After != nil || seen[p.Gold] {
			continue
		}
		seen[p.Gold] = true
		if len(base.Examples) < maxExamples && share(p.Gold, db) < exampleShare {
			n.shown[shown{db, p.Gold}] = true
			base.Examples = append(base.Examples, examples.Example{Question: p.Question, SQL: p.Gold, Dialect: p.Dialect})
		}
	}
	if len(base.Examples) > 0 {
		n.of[db] = base
	}
}

// known is what is known where a question is asked; nil: nothing.
func (n *notes) known(p pairs.Pair) *knowledge.Base {
	if n.shown[shown{p.DB, p.Gold}] {
		return nil
	}
	return n.of[p.DB]
}

// glossary says what the names of a renamed database were.
func glossary(ctx context.Context, databases *reward.Databases, original string) ([]knowledge.Term, error) {
	db, err := databases.Open(ctx, original)
	if err != nil {
		return nil, err
	}
	s, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, err
	}
	now := corpus.NewRenaming(s, rand.New(rand.NewPCG(1, 0))).Schema // as corpus.WriteRenamed draws it
	var terms []knowledge.Term
	said := map[string]bool{}
	term := func(words, sql string) {
		if !said[words] {
			said[words] = true
			terms = append(terms, knowledge.Term{Name: words, SQL: sql})
		}
	}
	quote := func(name string) string { return dialects.QuoteIdent(dialects.SQLite, name) }
	for i, t := range s.Tables {
		table := now.Tables[i]
		if !strings.EqualFold(t.Name, table.Name) {
			term(schema.Words(t.Name), quote(table.Name))
		}
		for j, c := range t.Columns {
			if name := table.Columns[j].Name; !strings.EqualFold(c.Name, name) {
				term(schema.Words(c.Name), quote(table.Name)+"."+quote(name))
			}
		}
	}
	slices.SortFunc(terms, func(a, b knowledge.Term) int { return strings.Compare(a.Name, b.Name) })
	return terms, nil
}
