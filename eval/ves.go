package eval

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// VES times right predictions against gold, for R-VES (iterated_execute_sql of bird-bench/mini_dev, evaluation_ves.py).
// The zero value is the published setting.
//
// The script times opening the database too, which draws ratios towards 1; here both queries run on a database that is
// open, and Result.Elapsed is what they took. Nothing else should run meanwhile: Judge is not for parallel use.
type VES struct {
	// Repeats is how often both are timed, in turn; 0 is the script's 100.
	Repeats int
	// Medians takes the ratio of the median times in place of TimeRatio: ours, for machines that are not quiet.
	Medians bool
	// Limits bound each query; zero fields are the script's 30 seconds, and more rows than databases of a benchmark
	// have.
	Limits database.Limits
}

// Efficiency is what VES finds of a prediction.
type Efficiency struct {
	Verdict Verdict       `json:"verdict"`
	Why     string        `json:"why,omitempty"` // what the database said, of Failed and Skipped
	Pred    time.Duration `json:"pred_ns"`       // the median; 0 unless Right
	Gold    time.Duration `json:"gold_ns"`       // likewise
	Ratio   float64       `json:"ratio"`         // how many times faster than gold; 0 unless Right
	Reward  float64       `json:"reward"`        // VESReward of it, to be averaged by RVES; leave out what is Skipped
}

// Judge runs both queries once, compares them by BIRD's rule, and times them where the prediction is right. A
// prediction that fails later, at a limit, has Failed. Only a cancelled ctx is an error.
func (v VES) Judge(ctx context.Context, db database.DB, pred, gold string) (Efficiency, error) {
	limits := v.limits()
	want, err := db.Query(ctx, gold, limits)
	if err == nil && want.Truncated {
		err = errTruncated
	}
	if err != nil {
		return Efficiency{Verdict: Skipped, Why: "gold: " + err.Error()}, ctx.Err()
	}
	got, err := db.Query(ctx, pred, limits)
	switch {
	case err != nil:
		return failed(ctx, err)
	case got.Truncated || !BIRD(got, want, gold):
		return Efficiency{Verdict: Wrong}, nil
	}
	n := v.Repeats
	if n <= 0 {
		n = 100
	}
	p, g := make([]time.Duration, n), make([]time.Duration, n)
	for i := range n {
		got, err := db.Query(ctx, pred, limits)
		if err != nil {
			return failed(ctx, err)
		}
		want, err := db.Query(ctx, gold, limits)
		if err != nil {
			return Efficiency{Verdict: Skipped, Why: "gold: " + err.Error()}, ctx.Err()
		}
		p[i], g[i] = got.Elapsed, want.Elapsed
	}
	return v.of(p, g), nil
}

// of is the efficiency of a right prediction by its times and gold's.
func (v VES) of(pred, gold []time.Duration) Efficiency {
	e := Efficiency{Verdict: Right, Pred: median(pred), Gold: median(gold)}
	if v.Medians {
		e.Ratio = TimeRatio([]time.Duration{e.Pred}, []time.Duration{e.Gold})
	} else {
		e.Ratio = TimeRatio(pred, gold)
	}
	e.Reward = VESReward(e.Ratio)
	return e
}

// failed is what a prediction's error means: its own fault, or the end of ctx.
func failed(ctx context.Context, err error) (Efficiency, error) {
	if ctx.Err() != nil {
		return Efficiency{Verdict: Skipped}, ctx.Err()
	}
	return Efficiency{Verdict: Failed, Why: err.Error()}, nil
}

func (v VES) limits() database.Limits {
	l := v.Limits
	l.Timeout = cmp.Or(l.Timeout, 30*time.Second)
	l.Rows = cmp.Or(l.Rows, suiteLimits.Rows)
	l.Cell = cmp.Or(l.Cell, suiteLimits.Cell)
	l.Bytes = cmp.Or(l.Bytes, suiteLimits.Bytes)
	return l
}

// median is that of at least one duration: the mean of the two in the middle where their number is even.
func median(d []time.Duration) time.Duration {
	d = slices.Sorted(slices.Values(d))
	return (d[(len(d)-1)/2] + d[len(d)/2]) / 2
}
