// Package hint says in one line what to do about a query that failed: which names there are and which was meant, where
// an aggregate belongs, how this dialect writes what another has. It is meant for a model, a small one too, and for people.
//
// hint.go is the way from an error to its line; names.go judges names against the schema, with near.go for those that were
// meant, groups.go aggregates, slips.go what belongs to another dialect. What a server's error number alone tells is said
// by its engine.
package hint

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// For is what to do about e, which sql came to on a database with schema s: one line, "" where e's own hint says all. It
// names nothing that is neither in s nor in sql, so that s must be what the rules let queries read.
func For(sql string, e *database.Error, s *schema.Schema) string {
	if !known(e) {
		return ""
	}
	q := &query{sql: sql, failed: e, schema: s, known: s.Columns()}
	if e.Rule != guard.RuleStatement { // whose text the guard has not read to its end: it may not be fit for a parser
		if statement, err := parse.Parse(s.Dialect, sql); err == nil {
			q.tree = statement
		}
	}
	for _, look := range looks[e.Rule] {
		if line := look(q); line != "" {
			return line
		}
	}
	return ""
}

// looks are tried in turn, by the rule of a refusal; "" is none: the statement is wrong.
var looks = map[string][]func(*query) string{
	"":                  {(*query).grouping, (*query).names, (*query).listing, (*query).slip},
	guard.RuleFunction:  {(*query).call},
	guard.RuleTable:     {(*query).names},
	guard.RuleStatement: {(*query).listing},
	guard.RuleConstruct: {(*query).slip},
}

// known says whether something may be said of e beyond its own hint.
func known(e *database.Error) bool {
	return (e.Kind == database.BadSQL || e.Kind == database.Refused) && looks[e.Rule] != nil
}

// query is one that failed.
type query struct {
	sql    string
	failed *database.Error
	schema *schema.Schema
	known  sqltree.Schema
	tree   *sqltree.Statement // nil: it does not parse
}

// DB is db with a line of For as the hint of every query that failed, where there is one; the schema is read for the first
// of them. That schema, and the one that db gives, is what r lets queries read: a model that is shown a name will use it.
func DB(db database.DB, r guard.Rules) database.DB { return &hinted{DB: db, rules: r} }

type hinted struct {
	database.DB
	rules guard.Rules

	mu     sync.Mutex
	schema *schema.Schema // what the rules let queries read
	read   time.Time
}

func (h *hinted) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	result, err := h.DB.Query(ctx, sql, l)
	return result, h.explain(ctx, sql, err)
}

func (h *hinted) Plan(ctx context.Context, sql string) (*database.Plan, error) {
	plan, err := h.DB.Plan(ctx, sql)
	return plan, h.explain(ctx, sql, err)
}

// explain is err with its hint.
func (h *hinted) explain(ctx context.Context, sql string, err error) error {
	var e *database.Error
	if !errors.As(err, &e) || !known(e) {
		return err
	}
	s, failed := h.visible(ctx)
	if failed != nil {
		return err
	}
	line := For(sql, e, s)
	if line == "" {
		return err
	}
	said := *e
	said.Hint = line
	return &said
}

// fresh is how long a schema is taken for what the database has. A table may go in that time and still be named.
const fresh = time.Minute

func (h *hinted) visible(ctx context.Context) (*schema.Schema, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.schema != nil && time.Since(h.read) < fresh {
		return h.schema, nil
	}
	s, err := h.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, err
	}
	h.schema, h.read = s, time.Now()
	return h.schema, nil
}

func (h *hinted) Schema(ctx context.Context, o database.SchemaOptions) (*schema.Schema, error) {
	s, err := h.DB.Schema(ctx, o)
	if err != nil {
		return nil, err
	}
	visible := h.rules.Visible(s)
	if len(visible.Tables) == 0 && len(s.Tables) > 0 {
		return nil, &database.Error{Kind: database.Empty, Message: fmt.Sprintf("the rules let none of %d tables be read", len(s.Tables)),
			Hint: "an administrator can correct the source's only_tables and deny_tables"}
	}
	return visible, nil
}

// maxListed is how many characters a list of names may have.
const maxListed = 160

// list joins names as far as there is room, and says how many are left out.
func list(names []string) string {
	var b strings.Builder
	for i, name := range names {
		if i > 0 && b.Len()+len(name) > maxListed {
			b.WriteString(fmt.Sprintf(" and %d more", len(names)-i))
			break
		}
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(name)
	}
	return b.String()
}
