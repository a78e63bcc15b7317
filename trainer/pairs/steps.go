package pairs

import (
	"context"
	"runtime"

	"golang.org/x/sync/errgroup"

	"github.com/sqlagent/sqlagent/trainer/cte"
	"github.com/sqlagent/sqlagent/trainer/reward"
)

// Steps are the queries of pairs as WITH queries, where these help and are equal: what trajectories say in gold's place
// in Graph-Reward-SQL's warm-up (appendices C.2 and P). A nil Steps has gold as it is.
type Steps struct {
	queries  map[[2]string]string // by database and gold
	Outcomes map[string]int       // pairs by cte.Outcome
}

// stepped is what became of a query.
type stepped struct {
	sql     string
	outcome cte.Outcome
}

// NewSteps rewrites the queries of pairs. Done gets how many more are done, from several goroutines; nil: not called.
// A database that fails leaves its queries as they are: the replay reports it. Errors are that ctx has ended, and a
// folder of copies that does not go.
func NewSteps(ctx context.Context, databases *reward.Databases, all []Pair, done func(int)) (*Steps, error) {
	places := byDatabase(all)
	became := make([]map[string]stepped, len(places)) // by query
	var working errgroup.Group
	working.SetLimit(runtime.GOMAXPROCS(0))
	for i, place := range places {
		working.Go(func() (err error) {
			defer progressed(done, len(place))
			became[i], err = steps(ctx, databases, place)
			return err
		})
	}
	if err := working.Wait(); err != nil {
		return nil, err
	}
	s := &Steps{map[[2]string]string{}, map[string]int{}}
	for i, place := range places {
		for _, p := range place {
			of := became[i][p.Gold]
			s.queries[[2]string{p.DB, p.Gold}] = of.sql
			s.Outcomes[string(of.outcome)]++
		}
	}
	return s, nil
}

// steps rewrites the queries of pairs on one database, each once.
func steps(ctx context.Context, databases *reward.Databases, place []Pair) (became map[string]stepped, err error) {
	became = map[string]stepped{}
	db, err := databases.Open(ctx, place[0].DB)
	var contents *cte.Contents
	if err == nil {
		contents, err = cte.NewContents(ctx, db, place[0].DB)
	}
	if err != nil {
		for _, p := range place {
			became[p.Gold] = stepped{p.Gold, cte.Unchecked}
		}
		return became, ctx.Err()
	}
	defer func() {
		if e := contents.Close(); err == nil {
			err = e
		}
	}()
	for _, p := range place {
		if _, known := became[p.Gold]; known {
			continue
		}
		sql, outcome, _, err := contents.Rewrite(ctx, p.Gold)
		if err != nil {
			return nil, err
		}
		became[p.Gold] = stepped{sql, outcome}
	}
	return became, nil
}

// of is a pair's query in steps.
func (s *Steps) of(p Pair) string {
	if s == nil {
		return p.Gold
	}
	return s.queries[[2]string{p.DB, p.Gold}]
}
