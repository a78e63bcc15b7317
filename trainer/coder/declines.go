package coder

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/trainer/pairs"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// declines asks databases what was asked of others, where nothing in their schemas is called like the tables that the
// question names.
func declines(ctx context.Context, databases *reward.Databases, learn []pairs.Pair, seed uint64) ([]pairs.Pair, error) {
	r := rand.New(rand.NewPCG(seed, 2))
	names := map[string]*schemaWords{}
	for _, db := range databasesOf(learn) {
		w, err := wordsOf(ctx, databases, db)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", db, err)
		}
		names[db] = w
	}
	var out []pairs.Pair
	wanted := int(declined * float64(len(learn)))
	for tries := 0; len(out) < wanted && tries < 20*wanted; tries++ {
		q, on := learn[r.IntN(len(learn))], learn[r.IntN(len(learn))]
		if q.DB == on.DB || q.After != nil || !names[on.DB].lacks(names[q.DB].tablesIn(q.Question)) {
			continue
		}
		out = append(out, pairs.Pair{Place: place(NoAnswer, len(out)), Problem: on.Problem})
		p := &out[len(out)-1]
		p.Question, p.Gold, p.Family, p.After, p.Knowledge, p.Difficulty = q.Question, agent.Declining, string(NoAnswer), nil, "", ""
	}
	return out, nil
}

// schemaWords are the words of a schema's names in the singular.
type schemaWords struct {
	tables map[string]bool
	all    map[string]bool // with their synonyms
}

func wordsOf(ctx context.Context, databases *reward.Databases, path string) (*schemaWords, error) {
	db, err := databases.Open(ctx, path)
	if err != nil {
		return nil, err
	}
	s, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, err
	}
	w := &schemaWords{map[string]bool{}, map[string]bool{}}
	add := func(name string, table bool) {
		for _, word := range schema.Stems(name) {
			if table {
				w.tables[word] = true
			}
			w.all[word] = true
			for _, other := range english.Synonyms(word) {
				w.all[other] = true
			}
		}
	}
	for _, t := range s.Tables {
		add(t.Name, true)
		for _, c := range t.Columns {
			add(c.Name, false)
		}
	}
	return w, nil
}

// tablesIn are the words of table names that a question says.
func (w *schemaWords) tablesIn(question string) (said []string) {
	for _, word := range schema.Stems(question) {
		if w.tables[word] {
			said = append(said, word)
		}
	}
	return said
}

// lacks reports whether a schema has none of some words, of which there are any, under no other name either.
func (w *schemaWords) lacks(words []string) bool {
	for _, word := range words {
		if w.all[word] {
			return false
		}
		for _, other := range english.Synonyms(word) {
			if w.all[other] {
				return false
			}
		}
	}
	return len(words) > 0
}
