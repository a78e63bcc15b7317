package nano

import (
	"context"
	"path/filepath"

	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/corpus"
)

// Held is the questions on a part of Spider that is kept apart, as people asked them: what a run's loss is measured on.
// Queries that cannot be written over their linked question are not in it, so that it says nothing of those. In is the
// share that is. With lists, schemas list values.
func Held(ctx context.Context, data string, part corpus.Part, lists bool) (groups []Group, in float64, err error) {
	examples, dropped, err := corpus.ReadSpider(ctx, filepath.Join(data, "spider"), part, 0)
	if err != nil {
		return nil, 0, err
	}
	kept, all := 0, len(examples)
	for _, n := range dropped {
		all += n
	}
	var db *corpus.Database
	var linker *link.Linker
	for _, e := range examples {
		if db != e.Database {
			db = e.Database
			linker = newLinker(db.Schema, lists)
			groups = append(groups, Group{Database: db.Name})
		}
		g := &groups[len(groups)-1]
		p := linker.Link(e.Question, trainer.Clock, nil)
		answer, err := form.Encode(e.Query, p)
		if err != nil {
			continue
		}
		x := Example{Source: e.Source, Question: e.Question, Query: e.Query, Prompt: p, Pieces: p.QuestionPieces(), Answer: answer}
		kept++
		if len(p.Cut) > 0 || len(g.Examples) == groupMost {
			groups = append(groups, Group{Database: db.Name})
			g = &groups[len(groups)-1]
		}
		if len(g.Examples) == 0 {
			g.Schema = p.SchemaPieces()
		}
		g.Examples = append(g.Examples, x)
		if len(p.Cut) > 0 { // its schema is its own
			groups = append(groups, Group{Database: db.Name})
		}
	}
	var out []Group
	for _, g := range groups {
		if len(g.Examples) > 0 {
			out = append(out, g)
		}
	}
	return out, float64(kept) / float64(max(all, 1)), nil
}
