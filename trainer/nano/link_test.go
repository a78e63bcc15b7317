package nano

import (
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/corpus"
)

// In how many questions all tables and columns of gold are linked, as they were asked, in Spider-Syn's wording and over
// other names of tables and columns, on the databases to choose by.
func TestLinks(t *testing.T) {
	dir := filepath.Dir(corpora.Path(t, "spider/train_questions.json"))
	examples, _, err := corpus.ReadSpider(t.Context(), dir, corpus.Choose, 0)
	if err != nil {
		t.Fatal(err)
	}
	written, whole := map[string]int{}, map[string]int{}
	count := func(of string, linker *link.Linker, question string, q *sqltree.Query) {
		p := linker.Link(question, trainer.Clock, nil)
		answer, err := form.Encode(q, p)
		if err != nil {
			return
		}
		written[of]++
		if linked(p, answer) {
			whole[of]++
		}
	}
	var db *corpus.Database
	var linker, renamed *link.Linker
	var names *corpus.Renaming
	for _, e := range examples {
		if e.Database != db {
			db, linker = e.Database, newLinker(e.Database.Schema, false)
			names = corpus.NewRenaming(db.Schema, rand.New(rand.NewPCG(1, 0)))
			renamed = newLinker(names.Schema, false)
		}
		count(string(e.Source), linker, e.Question, e.Query)
		if e.Source != corpus.Spider {
			continue
		}
		if q, err := names.Query(e.Query); err == nil {
			count("renamed", renamed, e.Question, q)
		}
	}
	for of, least := range map[string]float64{string(corpus.Spider): 0.88, string(corpus.SpiderSyn): 0.8, "renamed": 0.82} {
		share := float64(whole[of]) / float64(max(written[of], 1))
		t.Logf("%s: all is linked in %.1f%% of %d questions", of, 100*share, written[of])
		if share < least {
			t.Errorf("%s: too few", of)
		}
	}
}

// linked reports whether a question links every table and column of an answer. A table is linked by its columns too,
// and the columns of a key by their table: nobody says them.
func linked(p *form.Prompt, answer []form.Token) bool {
	columns, tables := map[int]bool{}, map[int]bool{}
	for _, s := range p.Question {
		for _, of := range [][]int{s.Columns, s.Also, s.Labels} {
			for _, c := range of {
				columns[c], tables[p.Columns[c].Table] = true, true
			}
		}
		for _, t := range s.Tables {
			tables[t] = true
		}
	}
	for _, key := range p.Keys {
		for _, c := range slices.Concat(key.From, key.To) {
			columns[c] = columns[c] || tables[p.Columns[c].Table]
		}
	}
	for _, token := range answer {
		if c, ok := p.ColumnOf(token); ok && !columns[c] {
			return false
		}
		if t, ok := p.TableOf(token); ok && !tables[t] {
			return false
		}
	}
	return true
}
