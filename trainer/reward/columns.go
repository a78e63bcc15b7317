package reward

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/eval"
)

// ColumnsConstants are the weights of Columns. All are ours.
type ColumnsConstants struct {
	EX   float64 `json:"ex"`   // of a right answer
	Up   float64 `json:"up"`   // of what a turn gains on the best before it
	Down float64 `json:"down"` // of what a turn loses of the one before it
}

// OurColumns has a step back cost a quarter of what the same step forward earns.
var OurColumns = ColumnsConstants{EX: 1, Up: 1, Down: 0.25}

// check says which weights turn the reward round.
func (c ColumnsConstants) check() error {
	if !(c.EX >= 0 && 0 <= c.Down && c.Down <= c.Up) {
		return fmt.Errorf("ex=%g up=%g down=%g: ex must not be negative, and down lie between 0 and up", c.EX, c.Up, c.Down)
	}
	return nil
}

// Columns pays each turn for the columns of gold that its result has, next to the answer (after the column-set matching
// and the asymmetric transitions of SQL-ASTRA, Li et al. 2026, arXiv:2603.16161; the paper's matrix is not at hand, and
// the formula is ours):
//
//	c_t = EX_f of turn t's result; 0 where the query fails; c_{t−1} where the turn has none; c_0 = 0
//	b_t = max(c_0, …, c_t)
//
//	term    weight  value
//	EX      ex 1    1 where the answer's result is gold's
//	turn t  up 1    c_t − b_{t−1}, where c_t > b_{t−1}
//	        −down   c_{t−1} − c_t, where c_t < c_{t−1}; down 0.25
//	        up      0 elsewhere
//
// Coming back to what was there before earns nothing, so that all turns together earn up at most, and going back and
// forth costs. Looking at other rows after a good query costs little, and before one nothing. Each term is paid where
// its turn ends: see package grpo.
func Columns(c ColumnsConstants) Reward {
	return Reward{Name: "columns", Terms: func(ctx context.Context, s *Sample) ([]Term, error) {
		terms, err := EX().Terms(ctx, s)
		if err != nil {
			return nil, err
		}
		terms[0].Weight = c.EX
		var has []float64 // c_1, …
		before := 0.
		for _, turn := range s.Turns {
			if before, err = s.columnsOf(ctx, turn.SQL, before); err != nil {
				return nil, err
			}
			has = append(has, before)
		}
		return append(terms, c.transitions(has)...), nil
	}}
}

// columnsOf is the share of gold's columns that a query's result has; before where there is no query.
func (s *Sample) columnsOf(ctx context.Context, sql string, before float64) (float64, error) {
	if strings.TrimSpace(sql) == "" {
		return before, nil
	}
	result, err := s.Run(ctx, sql)
	if err != nil || result == nil || result.Truncated {
		return 0, err
	}
	return eval.EXf(result, s.Gold.Result), nil
}

// transitions are the terms of turns, of which each has a share of gold's columns.
func (c ColumnsConstants) transitions(has []float64) []Term {
	var terms []Term
	before, best := 0., 0.
	for t, now := range has {
		term := Term{fmt.Sprintf("turn %d", t+1), 0, c.Up}
		switch {
		case now > best:
			term.Value = now - best
		case now < before:
			term.Value, term.Weight = before-now, -c.Down
		}
		terms = append(terms, term)
		before, best = now, max(best, now)
	}
	return terms
}
