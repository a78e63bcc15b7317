package nano

import (
	"path/filepath"
	"testing"

	"github.com/sqlagent/sqlagent/internal/corpora"
	"github.com/sqlagent/sqlagent/pointer"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/corpus"
)

// In how many questions all tables and columns of gold are linked, as they were asked and in Spider-Syn's wording, on the
// databases to choose by.
func TestLinks(t *testing.T) {
	dir := filepath.Dir(corpora.Path(t, "spider/train_questions.json"))
	examples, _, err := corpus.ReadSpider(t.Context(), dir, corpus.Choose)
	if err != nil {
		t.Fatal(err)
	}
	written, whole := map[corpus.Source]int{}, map[corpus.Source]int{}
	var db *corpus.Database
	var linker *pointer.Linker
	for _, e := range examples {
		if e.Database != db {
			db, linker = e.Database, newLinker(e.Database.Schema)
		}
		p := linker.Link(e.Question, trainer.Clock, nil)
		answer, err := pointer.Encode(e.Query, p)
		if err != nil {
			continue
		}
		written[e.Source]++
		if linked(p, answer) {
			whole[e.Source]++
		}
	}
	for _, s := range []corpus.Source{corpus.Spider, corpus.SpiderSyn} {
		share := float64(whole[s]) / float64(max(written[s], 1))
		t.Logf("%s: all is linked in %.1f%% of %d questions", s, 100*share, written[s])
		if share < 0.75 {
			t.Errorf("%s: too few", s)
		}
	}
}

// linked tells whether a question links every table and column of an answer. A table is linked by its columns too.
func linked(p *pointer.Prompt, answer []pointer.Token) bool {
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
