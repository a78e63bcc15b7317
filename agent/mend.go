package agent

import (
	"context"
	"errors"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/dialects/sqltree/mend"
)

// mend is a candidate that failed, mended by rule and executed, where a rule applies and what it makes runs, or fails
// in a way that a model may not learn: models of no training here name a column of a table that they forgot to join far
// more often than they err otherwise.
func (t *attempt) mend(ctx context.Context, failed candidate) (candidate, bool) {
	sql, changes := t.mended(failed.sql)
	if len(changes) == 0 || sql == failed.sql {
		return failed, false
	}
	c := candidate{sql: sql, turn: failed.turn}
	for _, change := range changes {
		c.mended = append(c.mended, change.Text)
	}
	c.ran, c.result, c.err = t.Masks.Run(ctx, sql, t.Limits)
	return c, c.err == nil || withheld(c.err)
}

// mendable reports whether an error is of a query that says what the database does not have. What rules refuse stays
// refused: another name would only look like an answer.
func mendable(err error) bool {
	var e *database.Error
	return errors.As(err, &e) && e.Kind == database.BadSQL && !withheld(err)
}

// mended is a query over names that exist, in the database's dialect, and what was changed in it.
func (t *attempt) mended(sql string) (string, []mend.Change) {
	dialect := t.DB().Dialect()
	statement, err := parse.Parse(dialect, sql)
	var changes []mend.Change
	if err != nil {
		var ok bool
		if sql, changes, ok = mend.Text(dialect, sql); !ok {
			return sql, nil
		}
		if statement, err = parse.Parse(dialect, sql); err != nil {
			return sql, nil
		}
	}
	if statement.Query == nil {
		return sql, nil
	}
	more, ok := mend.Query(statement.Query, t.Schema)
	if !ok {
		return sql, changes
	}
	printed, err := sqltree.Print(dialect, statement.Query)
	if err != nil {
		return sql, changes
	}
	return printed, append(changes, more...)
}
