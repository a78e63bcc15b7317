package nano

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/pointer"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// lessonLimits bound the golds of a suite of lessons.
var lessonLimits = database.Limits{Steps: 5_000_000, Rows: 1000}

// Lessons asks up to k lessons of each of some databases in files of SQLite, as a suite to learn from by execution: what
// only supervised learning asks is unlearnt behind it. Golds without rows, or with one empty one, are left out: wrong
// queries have such results too. Databases without a file are passed over; banned may be nil.
func Lessons(ctx context.Context, databases []string, k int, seed uint64, banned *synth.Banned) ([]eval.Problem, error) {
	var out []eval.Problem
	for i, path := range databases {
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
			continue
		}
		problems, err := lessonsOf(ctx, path, k, rand.New(rand.NewPCG(seed, uint64(i))), banned)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		out = append(out, problems...)
	}
	return out, nil
}

func lessonsOf(ctx context.Context, path string, k int, r *rand.Rand, banned *synth.Banned) ([]eval.Problem, error) {
	db, err := open.Open(ctx, path, open.Options{})
	if err != nil {
		return nil, err
	}
	defer db.Close()
	s, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, err
	}
	if s, err = database.Profiled(ctx, db, s, database.ProfileOptions{Steps: database.ProfileSteps}); err != nil {
		return nil, err
	}
	linker := newLinker(s)
	var out []eval.Problem
	seen := map[string]bool{}
	for tries := 0; len(out) < k && tries < 4*k; tries++ {
		question, query, ok := askLesson(linker, trainer.Clock, r)
		if !ok || seen[question] {
			continue
		}
		seen[question] = true
		if repeats(banned, question) {
			continue
		}
		gold, err := written(query, linker.Link(question, trainer.Clock, nil))
		if err != nil {
			continue // no sample could be right
		}
		result, err := db.Query(ctx, gold, lessonLimits)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err != nil || empty(result) {
			continue
		}
		out = append(out, eval.Problem{DB: path, Question: question, Gold: gold, Family: "lesson", Difficulty: eval.SpiderDifficulty(query)})
	}
	return out, nil
}

// written is a query as it comes out of the form, over a linked question.
func written(query *sqltree.Query, p *pointer.Prompt) (string, error) {
	tokens, err := pointer.Encode(query, p)
	if err != nil {
		return "", err
	}
	back, err := pointer.Decode(tokens, p)
	if err != nil {
		return "", err
	}
	return sqltree.Print(dialects.SQLite, back)
}

// empty tells whether a result has no row, or one of NULL or zero alone.
func empty(r *database.Result) bool {
	return len(r.Rows) == 0 || len(r.Rows) == 1 && len(r.Rows[0]) == 1 && (r.Rows[0][0] == nil || fmt.Sprint(r.Rows[0][0]) == "0")
}
