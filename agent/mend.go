package agent

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/dialects/sqltree/mend"
)

// repair is what rules make of a candidate that failed or found nothing; where none applies, the candidate.
func (t *attempt) repair(ctx context.Context, c candidate) candidate {
	failed := c.err
	if mendable(failed) {
		if mended, ok := t.mend(ctx, c); ok {
			c = mended
		}
	}
	if mendable(c.err) || c.err == nil && nothing(c.result) { // a server may refuse to compare a number with a text
		c = t.revalue(ctx, c)
	}
	if failed != nil && len(c.mended) > 0 {
		t.fail(failed)
	}
	return c
}

// mend is a candidate that failed, mended by rule and executed, where a rule applies and what it makes runs, or fails
// in a way that a model may not learn: models of no training here name a column of a table that they forgot to join far
// more often than they err otherwise.
func (t *attempt) mend(ctx context.Context, failed candidate) (candidate, bool) {
	sql, changes, ok := mend.SQL(failed.sql, t.Schema)
	if !ok || sql == failed.sql {
		return failed, false
	}
	c := candidate{sql: sql, turn: failed.turn}
	c.repaired("failed", changes)
	c.ran, c.result, c.err = t.Masks.Run(ctx, sql, t.Limits)
	return c, c.err == nil || withheld(c.err)
}

// revalue is a candidate that runs and finds nothing with the values that the question means, where a rule knows them
// and they find something.
func (t *attempt) revalue(ctx context.Context, found candidate) candidate {
	profiled, err := t.Profile(ctx)
	if err != nil {
		return found
	}
	dialect := t.DB().Dialect()
	statement, err := parse.Parse(dialect, found.sql)
	if err != nil || statement.Query == nil {
		return found
	}
	changes, ok := mend.Values(statement.Query, profiled, t.Shown)
	if !ok {
		return found
	}
	c := candidate{turn: found.turn, mended: slices.Clone(found.mended)}
	if c.sql, err = sqltree.Print(dialect, statement.Query); err != nil {
		return found
	}
	if t.Masks.Reveals(found.sql) || t.Masks.Reveals(c.sql) { // whether it finds something is not for the model
		return found
	}
	became := "found nothing"
	if found.err != nil {
		became = "failed"
	}
	c.repaired(became, changes)
	c.ran, c.result, c.err = t.Masks.Run(ctx, c.sql, t.Limits)
	if c.err != nil || nothing(c.result) {
		return found
	}
	return c
}

// nothing reports whether a result is empty, or a count of nothing.
func nothing(r *database.Result) bool { return result.Empty(r) || result.Zero(r) }

// repaired says what became of the model's query, and what was done about it.
func (c *candidate) repaired(became string, changes []mend.Change) {
	for _, change := range changes {
		c.mended = append(c.mended, fmt.Sprintf("the model's query %s and was repaired: %s", became, change.Text))
	}
}

// mendable reports whether an error is of a query that says what the database does not have, a function of another
// dialect too. What rules refuse else stays refused: another name would only look like an answer.
func mendable(err error) bool {
	var e *database.Error
	return errors.As(err, &e) && (e.Kind == database.BadSQL || e.Rule == database.RuleFunction) && !withheld(err)
}
