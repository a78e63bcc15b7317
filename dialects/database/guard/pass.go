package guard

import (
	"context"
	"errors"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Pass is Check for engines, which call it before anything of sql reaches a database: its errors are *dialects.Error, of
// kind Refused for a refusal and BadSQL for a text that is not one statement of the dialect.
func Pass(d dialects.Dialect, sql string, r Rules) (*sqltree.Statement, error) {
	s, err := Check(d, sql, r)
	if err == nil {
		return s, nil
	}
	var refusal *Refusal
	if errors.As(err, &refusal) {
		return nil, &database.Error{Kind: database.Refused, Message: refusal.Reason, Hint: refusal.Allow, Rule: refusal.Rule, Err: err}
	}
	return nil, &database.Error{Kind: database.BadSQL, Message: err.Error(), Err: err}
}

// WithSchema fills in what r needs to know of db: its columns, where some are kept from queries.
func (r Rules) WithSchema(ctx context.Context, db database.DB) (Rules, error) {
	if len(r.DenyColumns) == 0 || r.Schema != nil {
		return r, nil
	}
	s, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return r, err
	}
	r.Schema = s.Columns()
	return r, nil
}
