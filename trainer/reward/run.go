package reward

import (
	"cmp"
	"context"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
)

// DefaultLimits bound a query of a reward: more rows than questions ask for, and 30 seconds, as in SkyRL-SQL's and
// BIRD's code (PaVeRL-SQL's has 120). Runs that must be reproducible set Steps, and a Timeout that is never reached.
var DefaultLimits = database.Limits{Timeout: 30 * time.Second, Rows: 100_000, Cell: 1 << 20, Bytes: 64 << 20}

// WithDefaults is l with DefaultLimits in place of what a question in production gets.
func WithDefaults(l database.Limits) database.Limits {
	l.Timeout = cmp.Or(l.Timeout, DefaultLimits.Timeout)
	l.Rows = cmp.Or(l.Rows, DefaultLimits.Rows)
	l.Cell = cmp.Or(l.Cell, DefaultLimits.Cell)
	l.Bytes = cmp.Or(l.Bytes, DefaultLimits.Bytes)
	return l
}

// ran is what became of a prediction.
type ran struct {
	result *database.Result
	err    error
}

// Run executes a prediction, read-only, once for the sample. The result is nil where the prediction is at fault: it is
// empty, wrong, refused by the guard, or took more than the limits (of time: see NoClock). An error is the database's
// fault, or ctx has ended.
func (s *Sample) Run(ctx context.Context, sql string) (*database.Result, error) {
	if strings.TrimSpace(sql) == "" {
		return nil, nil
	}
	if r, ok := s.ran[sql]; ok {
		return r.result, r.err
	}
	result, err := s.DB.Query(ctx, sql, WithDefaults(s.Limits))
	if database.AtFault(err) && !(s.NoClock && database.CauseOf(err) == database.OverTime) {
		err = nil
	}
	if ctx.Err() == nil {
		if s.ran == nil {
			s.ran = map[string]ran{}
		}
		s.ran[sql] = ran{result, err}
	}
	return result, err
}

// Right reports whether a result that Run returned is gold's by the rule; a nil rule is eval.Strict. One that was cut
// is not: gold's had room in the limits.
func (s *Sample) Right(pred *database.Result, rule eval.Rule) bool {
	if rule == nil {
		rule = eval.Strict
	}
	return pred != nil && !pred.Truncated && rule(pred, s.Gold.Result, s.Gold.SQL)
}
