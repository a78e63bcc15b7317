package postgres

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// Explain is what the server expects of sql, which passes the guard and is not run. Cost is in the planner's unit,
// which is about the reading of one page; Rows are those that the plan reads from tables and functions, not counting
// repeats.
func (db *Engine) Explain(ctx context.Context, sql string) (*database.Plan, error) {
	var plan *database.Plan
	err := db.with(ctx, database.DefaultTimeout, sql, func(ctx context.Context, c *conn) error {
		if _, err := c.prepare(ctx, sql); err != nil {
			return err
		}
		var err error
		if plan, err = c.explain(ctx, sql); err != nil {
			return err
		}
		lines, err := c.rows(ctx, "EXPLAIN "+sql)
		for _, line := range lines {
			plan.Text += line.text(0) + "\n"
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return plan, nil
}

// node is what we read of a plan in JSON (https://www.postgresql.org/docs/17/sql-explain.html). The text form would not
// do: an alias with a line break in it could write a cost of its own.
type node struct {
	Cost     float64 `json:"Total Cost"`
	Rows     float64 `json:"Plan Rows"`
	Relation string  `json:"Relation Name"`
	Plans    []node  `json:"Plans"`
}

// explain plans sql, without its text. The server refuses to explain what is not a query or a write, and nothing is
// run.
func (c *conn) explain(ctx context.Context, sql string) (*database.Plan, error) {
	rows, err := c.rows(ctx, "EXPLAIN (FORMAT JSON) "+sql)
	if err != nil {
		return nil, err
	}
	var answer []struct{ Plan node }
	if len(rows) != 1 {
		return nil, fmt.Errorf("EXPLAIN returned %d rows, want 1", len(rows))
	}
	if err := json.Unmarshal(rows[0][0], &answer); err != nil || len(answer) != 1 {
		return nil, fmt.Errorf("EXPLAIN returned %.100q: %w", rows[0][0], err)
	}
	plan := &database.Plan{Cost: answer[0].Plan.Cost, Rows: answer[0].Plan.leaves()}
	plan.Largest, _ = answer[0].Plan.largest()
	return plan, nil
}

// leaves are the rows that the plan's leaves return together.
func (n node) leaves() float64 {
	if len(n.Plans) == 0 {
		return n.Rows
	}
	sum := 0.0
	for _, p := range n.Plans {
		sum += p.leaves()
	}
	return sum
}

// largest is the table of which most rows are read.
func (n node) largest() (table string, rows float64) {
	table, rows = n.Relation, n.Rows
	for _, p := range n.Plans {
		if t, r := p.largest(); t != "" && (table == "" || r > rows) {
			table, rows = t, r
		}
	}
	return table, rows
}

func tooExpensive(plan *database.Plan, limit float64) error {
	return &database.Error{Kind: database.OverLimit, Cause: database.OverRows, Object: plan.Largest,
		Message: fmt.Sprintf("the query is too expensive: its plan costs %s, the limit is %s", short(plan.Cost),
			short(limit)),
		Hint: "join tables on their keys, filter earlier, or read fewer tables"}
}

// short is a cost as people read it.
func short(cost float64) string {
	s := fmt.Sprintf("%.0f", cost)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
