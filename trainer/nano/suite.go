package nano

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"unicode"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/llm/trajectory"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// suiteLimits bound the golds of a suite.
var suiteLimits = database.Limits{Steps: 5_000_000, Rows: 1000}

// Lessons asks up to k lessons of each database of some problems, which are files of SQLite, as a suite to learn from
// by execution: what only supervised learning asks is unlearnt after it. Golds without rows, or with one empty one,
// are left out: wrong queries have such results too. Databases without a file are passed over; banned may be nil.
func Lessons(ctx context.Context, problems []eval.Problem, k int, seed uint64, banned *synth.Banned) ([]eval.Problem, error) {
	return suite(ctx, problems, k, seed, banned, func(l *link.Linker, _ []eval.Problem, r *rand.Rand) (problem, bool) {
		question, query, ok := askLesson(l, trainer.Clock, r)
		if !ok {
			return problem{}, false
		}
		return problem{eval.Problem{Question: question, Family: "lesson"}, query, l.Link(question, trainer.Clock, nil)}, true
	})
}

// FollowUps asks up to k questions of each database that go on from the problems on it, whose gold was the answer
// before. What is left out, and passed over, is as for Lessons; so is a question with the result of the one before it.
func FollowUps(ctx context.Context, problems []eval.Problem, k int, seed uint64, banned *synth.Banned) ([]eval.Problem, error) {
	return suite(ctx, problems, k, seed, banned, func(l *link.Linker, on []eval.Problem, r *rand.Rand) (problem, bool) {
		return followUpOn(l, on[r.IntN(len(on))], r)
	})
}

// suite draws up to k problems on each database of others.
func suite(ctx context.Context, problems []eval.Problem, k int, seed uint64, banned *synth.Banned,
	draw func(l *link.Linker, on []eval.Problem, r *rand.Rand) (problem, bool)) ([]eval.Problem, error) {
	var out []eval.Problem
	var databases []string
	on := map[string][]eval.Problem{}
	for _, p := range problems {
		if on[p.DB] == nil {
			databases = append(databases, p.DB)
		}
		on[p.DB] = append(on[p.DB], p)
	}
	for i, path := range databases {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		drawn, err := suiteOn(ctx, path, k, banned, func(l *link.Linker) (problem, bool) { return draw(l, on[path], r) })
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		out = append(out, drawn...)
	}
	return out, nil
}

// followUpOn is a question that goes on from a problem.
func followUpOn(l *link.Linker, first eval.Problem, r *rand.Rand) (problem, bool) {
	statement, err := parse.Parse(dialects.SQLite, first.Gold)
	if err != nil || statement.Query == nil {
		return problem{}, false
	}
	p := l.Link(first.Question, trainer.Clock, nil)
	answer, err := form.Encode(statement.Query, p)
	if err != nil {
		return problem{}, false
	}
	f, ok := askFollowUp(l, p, answer, trainer.Clock, r)
	if !ok {
		return problem{}, false
	}
	prompt := l.Follow(l.Said(statement.Query), f.question, trainer.Clock, nil)
	return problem{eval.Problem{
		Question: f.question, Family: "follow-up", After: &trajectory.Exchange{Question: first.Question, SQL: first.Gold},
	}, f.query, prompt}, f.goesOn(prompt)
}

// problem is one that lacks its database, gold's text and the difficulty.
type problem struct {
	eval.Problem
	query  *sqltree.Query
	prompt *form.Prompt // of the question
}

// suiteOn draws up to k problems on the database in a file; none where there is no file.
func suiteOn(ctx context.Context, path string, k int, banned *synth.Banned, draw func(*link.Linker) (problem, bool)) ([]eval.Problem, error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
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
	linker := newLinker(s, false)
	var out []eval.Problem
	seen := map[[2]string]bool{} // with the query before
	for tries := 0; len(out) < k && tries < 4*k; tries++ {
		p, ok := draw(linker)
		key := [2]string{p.Question}
		if p.After != nil {
			key[1] = p.After.SQL // "how many is that?" is another question after each
		}
		if !ok || seen[key] || repeats(banned, p.Question) {
			continue
		}
		seen[key] = true
		gold, err := written(p.query, p.prompt)
		if err != nil {
			continue // no sample could be right
		}
		result, err := db.Query(ctx, gold, suiteLimits)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err != nil || empty(result) {
			continue
		}
		if p.After != nil {
			before, err := db.Query(ctx, p.After.SQL, suiteLimits)
			if err != nil || eval.Strict(result, before, gold) || miscounts(result, before, p.Question) {
				continue
			}
		}
		p.DB, p.Gold, p.Difficulty = path, gold, eval.SpiderDifficulty(p.query)
		out = append(out, p.Problem)
	}
	return out, nil
}

// miscounts reports whether the number in answer to "how many is that?" is not that of the rows before: where rows of
// several tables were joined, a lesson counts those of one.
func miscounts(result, before *database.Result, question string) bool {
	words := strings.FieldsFunc(question, func(r rune) bool { return !unicode.IsLetter(r) })
	asked := slices.ContainsFunc(words, func(w string) bool { return w == "many" || w == "number" || w == "count" })
	one := func(r *database.Result) bool { return len(r.Rows) == 1 && len(r.Rows[0]) == 1 }
	return asked && one(result) && !one(before) && fmt.Sprint(result.Rows[0][0]) != fmt.Sprint(len(before.Rows))
}

// written is a query as it comes out of the form, over a linked question.
func written(query *sqltree.Query, p *form.Prompt) (string, error) {
	tokens, err := form.Encode(query, p)
	if err != nil {
		return "", err
	}
	back, err := form.Decode(tokens, p)
	if err != nil {
		return "", err
	}
	return sqltree.Print(dialects.SQLite, back)
}

// empty reports whether a result has no row, or one of NULL or zero alone.
func empty(r *database.Result) bool {
	return len(r.Rows) == 0 || len(r.Rows) == 1 && len(r.Rows[0]) == 1 && (r.Rows[0][0] == nil || fmt.Sprint(r.Rows[0][0]) == "0")
}
