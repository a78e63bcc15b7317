package nano

import (
	"context"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/review"
	"github.com/sqlagent/sqlagent/nano/speech"
	"github.com/sqlagent/sqlagent/trainer/corpus"
)

// Try is a turn before the last one of an example: a wrong candidate, seen and not learnt, and what is observed.
type Try struct {
	Tokens   []form.Token
	Observed []form.Token
}

// replay is what a model answered wrongly to a question, executed.
type replay struct {
	wrong []candidate
}

type candidate struct {
	query    *sqltree.Query
	observed []form.Token
	empty    bool // there is no value in the result, or no result
}

// asked is a question to a database, as a key.
type asked struct{ database, question string }

// readReplays reads a run of `sqlagent eval` on training questions and executes what was answered there, so that a
// model learns to correct what is wrong.
func readReplays(ctx context.Context, path string) (map[asked]*replay, error) {
	outcomes, err := eval.ReadOutcomes(path)
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(outcomes, func(a, b eval.Outcome) int { return strings.Compare(a.DB, b.DB) })
	out := map[asked]*replay{}
	var db database.DB
	for i, o := range outcomes {
		if o.Verdict == eval.Skipped {
			continue
		}
		if i == 0 || db == nil || outcomes[i-1].DB != o.DB {
			if db != nil {
				db.Close()
			}
			if db, err = open.Open(ctx, o.DB, open.Options{}); err != nil {
				return nil, fmt.Errorf("%s: %w", o.DB, err)
			}
		}
		id := strings.TrimSuffix(filepath.Base(o.DB), filepath.Ext(o.DB))
		if part := corpus.PartOf(id); part != corpus.Train {
			return nil, fmt.Errorf("%s: %s is there to %s, never to train on", path, id, part)
		}
		out[asked{"spider/" + id, o.Question}] = readReplay(ctx, db, o)
	}
	if db != nil {
		db.Close()
	}
	return out, nil
}

func readReplay(ctx context.Context, db database.DB, o eval.Outcome) *replay {
	protocol, _ := protocols.Lookup("pointer")
	limits := database.Limits{Rows: protocol.Fetch, Steps: 20_000_000}
	r := &replay{}
	seen := map[string]bool{}
	for _, a := range append([]eval.Attempt{o.Attempt}, o.Samples...) {
		if a.Verdict == eval.Right || a.SQL == "" || seen[a.SQL] {
			continue
		}
		seen[a.SQL] = true
		if statement, err := parse.Parse(dialects.SQLite, a.SQL); err == nil && statement.Query != nil {
			got, err := db.Query(ctx, a.SQL, limits)
			r.wrong = append(r.wrong, candidate{statement.Query, speech.Observation(got, err), err != nil || result.Empty(got)})
		}
	}
	return r
}

// How replays become examples. Nothing was searched.
const (
	replayShare = 0.25 // of the questions where some answer was wrong
	secondWrong = 0.2  // of those again where another was too
)

// tries are the turns before gold; none where this example has one turn. A wrong candidate that nothing speaks against
// is no turn before another: the agent answers with it.
func (r *replay) tries(gold []form.Token, p *form.Prompt, random *rand.Rand) (tries []Try) {
	if r == nil || len(r.wrong) == 0 || random.Float64() >= replayShare {
		return nil
	}
	order := random.Perm(len(r.wrong))
	n := 1
	if len(order) > 1 && random.Float64() < secondWrong {
		n = 2
	}
	for _, i := range order[:n] {
		w := r.wrong[i]
		tokens, err := form.Encode(w.query, p)
		if err != nil || slices.Equal(tokens, gold) {
			return nil
		}
		faults := review.Review(p, tokens)
		if !w.empty && !review.AtFault(faults) {
			return nil
		}
		tries = append(tries, Try{tokens, slices.Concat(w.observed, review.ObserveFaults(faults))})
	}
	return tries
}
