package pairs

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"unicode"

	"golang.org/x/sync/errgroup"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// CheckOptions are those of Check.
type CheckOptions struct {
	Limits    database.Limits // of each query; zero fields are those of reward.DefaultLimits
	KeepEmpty bool            // keep pairs whose result holds no value
	Done      func(int)       // called with how many more are through, from several goroutines; nil: not called
}

// Check runs each query dry, by the guarded road, and keeps the pairs that can be learnt, in their order, with their
// difficulty by Spider's rule where they do not say it. Of pairs that ask the same of one database the first is kept
// where all results are one, and none where they are not: nobody can tell which is right. Only a ctx that has ended is
// an error.
func Check(ctx context.Context, databases *reward.Databases, all []Pair, o CheckOptions) ([]Pair, []Fault, error) {
	groups := sameQuestion(all)
	faults := make([]*Fault, len(all)) // of each pair
	checked := make([]Pair, len(all))
	var working errgroup.Group
	working.SetLimit(runtime.GOMAXPROCS(0))
	for _, group := range groups {
		working.Go(func() error {
			defer progressed(o.Done, len(group))
			return checkGroup(ctx, databases, all, group, checked, faults, o)
		})
	}
	if err := working.Wait(); err != nil {
		return nil, nil, err
	}
	var kept []Pair
	var left []Fault
	for i, p := range checked {
		if faults[i] != nil {
			left = append(left, *faults[i])
		} else {
			kept = append(kept, p)
		}
	}
	return kept, left, ctx.Err()
}

// sameQuestion are the places of pairs that ask the same of one database.
func sameQuestion(all []Pair) [][]int {
	var groups [][]int
	known := map[[2]string]int{}
	for i, p := range all {
		key := [2]string{p.DB, asked(p.Problem)}
		g, ok := known[key]
		if !ok {
			g = len(groups)
			known[key] = g
			groups = append(groups, nil)
		}
		groups[g] = append(groups[g], i)
	}
	return groups
}

// asked is what is asked, in the words that make it another question. "And per year?" is another one after each query.
func asked(p eval.Problem) string {
	question := normalQuestion(p.Question)
	if p.After != nil {
		question += "\x00" + normalSQL(p.After.SQL)
	}
	return question
}

// normalQuestion is a question without what does not change it: case, space, and the mark at its end.
func normalQuestion(q string) string {
	words := strings.Join(strings.Fields(strings.ToLower(q)), " ")
	return strings.TrimRightFunc(words, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("?.!", r) })
}

// checkGroup checks the pairs at some places, which ask the same.
func checkGroup(
	ctx context.Context, databases *reward.Databases, all []Pair, group []int, checked []Pair, faults []*Fault, o CheckOptions,
) error {
	var first *database.Result // of the first good one
	firstAt := -1
	conflict := false
	good := map[string]int{} // by query
	for _, i := range group {
		p := all[i]
		leave := func(r Reason, why string) {
			f := p.fault(r, why)
			faults[i] = &f
		}
		if same, ok := good[normalSQL(p.Gold)]; ok {
			leave(Duplicate, "the same as "+all[same].Place)
			continue
		}
		res, err := dryRun(ctx, databases, &p, o)
		var bad *fault
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.As(err, &bad):
			leave(bad.reason, bad.Error())
			continue
		}
		good[normalSQL(p.Gold)] = i
		checked[i] = p
		switch {
		case firstAt < 0:
			first, firstAt = res, i
		case eval.Strict(res, first, all[firstAt].Gold) && eval.Strict(first, res, p.Gold):
			leave(Duplicate, fmt.Sprintf("%s asks the same, with the same result", all[firstAt].Place))
		default:
			conflict = true
		}
	}
	if !conflict {
		return nil
	}
	for _, i := range group {
		if faults[i] == nil || faults[i].Reason == Duplicate {
			f := all[i].fault(Conflict, "it is asked more than once, with different results: "+places(all, group))
			faults[i] = &f
		}
	}
	return nil
}

func places(all []Pair, group []int) string {
	out := make([]string, len(group))
	for k, i := range group {
		out[k] = all[i].Place
	}
	return strings.Join(out, ", ")
}

// fault is why a query cannot be learnt.
type fault struct {
	reason Reason
	why    string
}

func (f *fault) Error() string { return f.why }

// dryRun runs a pair's query, and fills in its dialect and difficulty. Errors are *fault.
func dryRun(ctx context.Context, databases *reward.Databases, p *Pair, o CheckOptions) (*database.Result, error) {
	if name, kept := corpus.KeptApart(p.DB); kept {
		return nil, &fault{HeldOut, fmt.Sprintf("the database %s is kept apart to measure on", name)}
	}
	db, err := databases.Open(ctx, p.DB)
	if err != nil {
		return nil, &fault{NoDatabase, err.Error()}
	}
	if p.Dialect != "" && p.Dialect != db.Dialect() {
		return nil, &fault{Dialect, fmt.Sprintf("the query is written for %s, the database is %s", p.Dialect, db.Dialect())}
	}
	p.Dialect = db.Dialect()
	if err := checkMasks(ctx, db, p, o); err != nil {
		return nil, err
	}
	var e *database.Error
	if p.After != nil {
		if _, err := db.Query(ctx, p.After.SQL, reward.WithDefaults(o.Limits)); errors.As(err, &e) {
			return nil, &fault{reasonOf(e), "the query before: " + said(e)}
		} else if err != nil {
			return nil, err
		}
	}
	gold, err := reward.NewGold(ctx, db, p.Gold, o.Limits)
	switch {
	case err != nil:
		return nil, err
	case errors.As(gold.Err, &e):
		return nil, &fault{reasonOf(e), said(e)}
	case errors.Is(gold.Err, reward.ErrTruncated):
		return nil, &fault{TooLong, gold.Err.Error()}
	case gold.Err != nil:
		return nil, &fault{NoDatabase, gold.Err.Error()}
	case !o.KeepEmpty && result.Empty(gold.Result):
		return nil, &fault{Empty, "the result holds no value: a wrong query would have the same"}
	}
	if p.Difficulty == "" && gold.Query != nil {
		p.Difficulty = eval.SpiderDifficulty(gold.Query)
	}
	return gold.Result, nil
}

// checkMasks leaves out what says values of masked columns (guard.Rules.MaskColumns): weights would remember them.
func checkMasks(ctx context.Context, db *reward.Database, p *Pair, o CheckOptions) error {
	s, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return &fault{NoDatabase, err.Error()}
	}
	m := mask.New(db, s)
	limits := reward.WithDefaults(o.Limits)
	question, gold, ok, err := m.Example(ctx, p.Question, p.Gold, limits)
	if err != nil {
		return &fault{Masked, err.Error()}
	}
	known, _, err := m.Hide(ctx, p.Knowledge, limits)
	switch {
	case err != nil:
		return &fault{Masked, err.Error()}
	case !ok || question != p.Question || gold != p.Gold || known != p.Knowledge:
		return &fault{Masked, "it says values of masked columns"}
	case p.After == nil:
		return nil
	}
	question, before, ok, err := m.Example(ctx, p.After.Question, p.After.SQL, limits)
	if err != nil {
		return &fault{Masked, err.Error()}
	}
	if !ok || question != p.After.Question || before != p.After.SQL {
		return &fault{Masked, "the question before it says values of masked columns"}
	}
	return nil
}

// said is an error with what to do about it.
func said(e *database.Error) string {
	advice := e.Advice()
	if advice == "" {
		return e.Message
	}
	return e.Message + " (" + advice + ")"
}

// reasonOf is the reason of a query that failed.
func reasonOf(e *database.Error) Reason {
	switch e.Kind {
	case database.Refused:
		return Refused
	case database.BadSQL:
		return Failed
	case database.OverLimit:
		return Timeout
	}
	return NoDatabase
}
