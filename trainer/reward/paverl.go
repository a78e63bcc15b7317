package reward

import (
	"context"
	"maps"
	"math"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/eval"
)

// PaVeRLConstants are the figures of PaVeRL-SQL's reward. Our text of section III-C2 has lost its formula: they are
// those of the published code (accuracy_reward.py).
type PaVeRLConstants struct {
	Match    float64 `json:"match"`    // what all of gold is worth
	Runs     float64 `json:"runs"`     // what a query that runs and matches nothing is worth
	Shortest int     `json:"shortest"` // characters of a query
	Cutoff   int     `json:"cutoff"`   // rows that results may differ by
}

// PublishedPaVeRL are those of the code.
var PublishedPaVeRL = PaVeRLConstants{Match: 10, Runs: 0.5, Shortest: 16, Cutoff: 5}

// PaVeRLOptions are what may be set.
type PaVeRLOptions struct {
	Constants *PaVeRLConstants // nil: PublishedPaVeRL
}

// PaVeRL is the partial-match reward of PaVeRL-SQL (section III-C2; the published code's accuracy_reward.py):
//
//	term   weight  value
//	match  10      matched rows × matched columns / (gold rows × gold columns); of an empty gold, matched columns / gold columns
//	runs   0.5     1 where the query runs and matches nothing
//
// The query is the last SQL block of a response, which the agent's protocol paverl sees to.
// A query that fails, or has fewer than 16 characters, is worth 0. The code gives one 120 seconds: see Sample.Limits.
//
// Columns match as in eval.EXf (section III-A), whose matching is the largest there is, where the code takes the first.
// Results of as many rows are compared whole. Where they differ by at most 5, the rows of the longer that stand for
// those of the shorter are, and there must be as many; see rowsAlike. The code has a gold of one column compared with
// itself where the shorter prediction is part of it, so that columns too many pay more than 10: not so here.
//
// So a prediction of all gold's rows and up to five others is worth all 10, as published. Pair it with ex where that
// matters.
func PaVeRL(o PaVeRLOptions) Reward {
	c := PublishedPaVeRL
	if o.Constants != nil {
		c = *o.Constants
	}
	return Reward{Name: "paverl", Terms: func(ctx context.Context, s *Sample) ([]Term, error) {
		if s.Gold.Err != nil {
			return nil, s.Gold.Err
		}
		match, runs := Term{"match", 0, c.Match}, Term{"runs", 0, c.Runs}
		if utf8.RuneCountInString(strings.TrimSpace(s.SQL)) < c.Shortest {
			return []Term{match, runs}, nil
		}
		pred, err := s.Run(ctx, s.SQL)
		if err != nil {
			return nil, err
		}
		if pred != nil {
			match.Value = paverlMatch(pred, s.Gold.Result, c.Cutoff)
			runs.Value = indicator(match.Value == 0)
		}
		return []Term{match, runs}, nil
	}}
}

// paverlMatch is the share of gold's cells, by matched rows and columns, of results that differ by at most cutoff rows.
func paverlMatch(pred, gold *database.Result, cutoff int) float64 {
	rows := len(gold.Rows)
	switch extra := len(pred.Rows) - rows; {
	case pred.Truncated || extra > cutoff || -extra > cutoff:
		return 0
	case extra == 0:
		return eval.EXf(pred, gold)
	case extra > 0:
		pred = rowsAlike(gold, pred, false)
	default:
		gold = rowsAlike(pred, gold, len(gold.Columns) == 1)
	}
	if len(gold.Rows) == 0 {
		return 0 // one result is empty, the other is not
	}
	return float64(len(gold.Rows)) / float64(rows) * eval.EXf(pred, gold)
}

// rowsAlike are the rows of the longer result that stand for the shorter's: those whose value in one column is among
// the values of the shorter's key column. The key is its first column of text, else of numbers not all whole, else of
// whole numbers; the longer's column is the first that has at least as many such values as the key has different ones.
// With once, a value counts only as often as the shorter has it (where gold has one column). No rows: there is no such
// column. Numbers are rounded to 3 places, where the code lets them differ by 0.005.
func rowsAlike(shorter, longer *database.Result, once bool) *database.Result {
	times := map[any]int{} // of each value of the key column
	if j := keyColumn(shorter); j >= 0 {
		for _, row := range shorter.Rows {
			times[rounded(row[j])]++
		}
	}
	for j := range longer.Columns {
		var rows [][]database.Value
		left := maps.Clone(times)
		for _, row := range longer.Rows {
			v := rounded(row[j])
			if left[v] > 0 {
				rows = append(rows, row)
				left[v] -= int(indicator(once))
			}
		}
		if len(rows) > 0 && len(rows) >= len(times) {
			return &database.Result{Columns: longer.Columns, Rows: rows}
		}
	}
	return &database.Result{Columns: longer.Columns}
}

// keyColumn is the column to know rows by, -1 where no column has a value.
func keyColumn(r *database.Result) int {
	key, best := -1, 0
	for j := range r.Columns {
		rank := 0 // 1 of whole numbers, 2 of others, 3 of text
		for _, row := range r.Rows {
			switch v := rounded(row[j]).(type) {
			case string:
				rank = 3
			case float64:
				rank = max(rank, 1+int(indicator(v != math.Trunc(v))))
			}
		}
		if rank > best {
			key, best = j, rank
		}
	}
	return key
}

// rounded is a value to look up: a float64 with 3 places; a string, a blob or nil as it is.
func rounded(v database.Value) any {
	switch v := v.(type) {
	case int64:
		return float64(v)
	case float64:
		return math.Round(v*1000) / 1000
	case database.Number:
		f, err := v.Float64()
		if err != nil {
			return v.String()
		}
		return math.Round(f*1000) / 1000
	case bool:
		return indicator(v)
	}
	return v
}
