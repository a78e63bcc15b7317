// Package database is the only road to a database: guard → engine → hint → audit, and one schema for all who ask.
// There is no way to run SQL that the guard has not passed, because engines live in packages that only this tree may
// import.
//
// Package database/open makes a DB of a DSN. DB.Query runs what only reads, within Limits, and refuses the rest:
//
//	db, err := open.Open(ctx, "postgres://reader@db.example.com/shop", open.Options{})
//	result, err := db.Query(ctx, "SELECT count(*) FROM orders", database.Limits{Timeout: 5 * time.Second})
//	var e *database.Error
//	if errors.As(err, &e) && e.Kind == database.Refused {
//		fmt.Println(e.Message, e.Advice()) // which rule, and what would be allowed
//	}
//
// To judge a statement without a database, see guard.Check. Options are an administrator's: rules of what may be read,
// an audit that records every statement.
//
// This file is the road, top to bottom. engine.go is what a kind of database must do and within which Limits, result.go
// what a query returns, error.go how one fails. schemas.go keeps what a database says of itself for all who ask,
// profile.go looks at values of its columns, in the order of order.go. collect.go takes rows up to the limits, and
// cut.go cuts text; share.go has equal queries run once, setback.go spares who waits for a server that is away, json.go
// has the form of results.
package database

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/hint"
	"github.com/sqlagent/sqlagent/dialects/database/lineage"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/logs"
)

// DB is one database, opened for reading. It is safe for concurrent use.
type DB interface {
	Dialect() dialects.Dialect
	// Schema is what the database says of itself, as far as the rules let it be read. Tables come in a stable order. It
	// is read again after a while, and shared: the caller must not change it.
	Schema(ctx context.Context, o SchemaOptions) (*schema.Schema, error)
	// Query passes sql through the guard, runs it read-only and returns its rows. Errors are *Error.
	Query(ctx context.Context, sql string, l Limits) (*Result, error)
	// Plan asks what the database expects of sql, which the guard has passed too, without running it.
	Plan(ctx context.Context, sql string) (*Plan, error)
	// Check is the guard, and the names of sql against the schema. It sends nothing to the database, because planning
	// reads values: of statistics, and of rows that a key finds.
	Check(ctx context.Context, sql string) error
	// LeaveOut keeps a table or a view from queries, and from Schema, for some minutes: it could not be shown that it does
	// no harm. Whatever else is asked goes on.
	LeaveOut(ctx context.Context, h guard.Hidden) error
	// LeftOut are the tables and views that are kept so, by LeaveOut or because no check could clear them.
	LeftOut(ctx context.Context) ([]guard.Hidden, error)
	// Posture is what the login could do if nothing but the server stopped it.
	Posture(ctx context.Context) (*Posture, error)
	// SetupSQL is what an administrator runs to make a login that can only read what the rules let be read; "" where
	// there are no logins.
	SetupSQL(ctx context.Context) (string, error)
	Close() error
}

// Options are what an administrator sets for a database.
type Options struct {
	Rules guard.Rules // what may be read, and called
	Audit *audit.Log  // records every statement; may be nil
	Name  string      // how records call the database, without secrets
	// Descriptions are what people wrote about columns; Schema says it as their comments.
	Descriptions []schema.Description
	// Notice, where set, receives what a person should know and is no error: how files with tables were read.
	Notice func(string)
}

// RuleError is rules that name what the database does not have, as far as the login may see: they would protect
// nothing.
type RuleError struct{ Unknown []string }

func (e *RuleError) Error() string { return "rules: " + strings.Join(e.Unknown, "; ") }

// CheckRules is a *RuleError where rules name no table or column of e; others are e's.
func CheckRules(ctx context.Context, e Engine, r guard.Rules) error {
	if len(r.OnlyTables)+len(r.DenyTables)+len(r.DenyColumns)+len(r.MaskColumns) == 0 {
		return nil
	}
	s, err := e.Schema(ctx, SchemaOptions{})
	if err != nil {
		return err
	}
	made, err := e.Catalog(ctx)
	if err != nil {
		return err
	}
	unreadable, unknown, err := e.Unreadable(ctx)
	if err != nil {
		return err
	}
	if unknown { // what the login may not see, as far as it was granted its tables one by one, needs no rule to be denied
		r.DenyTables, r.DenyColumns = nil, nil
	}
	whole := &schema.Schema{Dialect: s.Dialect, Tables: slices.Concat(s.Tables, unreadable)}
	if made != nil { // parts may be named too
		for part := range made.Parts {
			whole.Tables = append(slices.Clip(whole.Tables), schema.Table{Name: part})
		}
	}
	r.Database = e.DefaultSchema()
	if unknown := r.Unknown(whole); len(unknown) > 0 {
		return &RuleError{unknown}
	}
	return nil
}

// New puts the road before an engine.
func New(e Engine, o Options) DB {
	o.Rules.Database = e.DefaultSchema()
	r := &road{engine: e, Options: o}
	r.schemas = newSchemas(r)
	return r
}

// road leads every statement through guard, engine, hint and audit.
type road struct {
	engine Engine
	Options
	schemas *schemas
}

func (r *road) Query(ctx context.Context, sql string, l Limits) (*Result, error) {
	start := time.Now()
	statement, err := r.pass(ctx, sql)
	run := func() (*Result, error) { return r.run(ctx, start, sql, statement, err, l) }
	s := sharedBy(ctx)
	if s == nil {
		return run()
	}
	same := sql
	if err == nil {
		same = r.printed(sql, statement)
	}
	return s.query(ctx, sharedQuery{r, same, l}, run)
}

// run runs a statement that the guard has judged, and records it.
func (r *road) run(ctx context.Context, start time.Time, sql string, statement *sqltree.Statement, refused error, l Limits) (*Result, error) {
	result, err := (*Result)(nil), refused
	if err == nil {
		result, err = r.engine.Run(ctx, sql, l)
	}
	err = r.explain(ctx, sql, statement, err)
	rows := 0
	if err == nil {
		rows = len(result.Rows)
	}
	if unrecorded := r.record(ctx, start, sql, rows, err); unrecorded != nil {
		return nil, unrecorded
	}
	return result, err
}

func (r *road) Plan(ctx context.Context, sql string) (*Plan, error) {
	start, plan := time.Now(), (*Plan)(nil)
	statement, err := r.pass(ctx, sql)
	if err == nil {
		plan, err = r.engine.Explain(ctx, sql)
	}
	err = r.explain(ctx, sql, statement, err)
	if unrecorded := r.record(ctx, start, "EXPLAIN "+sql, 0, err); unrecorded != nil {
		return nil, unrecorded
	}
	return plan, err
}

func (r *road) Check(ctx context.Context, sql string) error {
	start := time.Now()
	statement, err := r.pass(ctx, sql)
	if err == nil {
		err = r.names(ctx, statement)
	}
	err = r.explain(ctx, sql, statement, err)
	if unrecorded := r.record(ctx, start, "CHECK "+sql, 0, err); unrecorded != nil {
		return unrecorded
	}
	return err
}

// names is an error where a statement has a name that the schema does not have.
func (r *road) names(ctx context.Context, statement *sqltree.Statement) error {
	visible, err := r.Schema(ctx, SchemaOptions{})
	if err != nil {
		return err
	}
	for _, p := range sqltree.Resolve(statement.Query, visible) {
		name := strings.TrimPrefix(p.Table+"."+p.Name, ".")
		switch {
		case p.Kind == sqltree.UnknownTable:
			return &Error{Kind: BadSQL, Cause: UnknownTable, Object: p.Name, Message: "no such table: " + p.Name}
		case p.Kind == sqltree.AmbiguousColumn:
			return &Error{Kind: BadSQL, Cause: AmbiguousName, Object: name, Message: "ambiguous column name: " + name}
		case p.Kind != sqltree.WholeRow || r.Dialect() == dialects.MySQL: // a table of SQLite may have a column of its name
			return unknownColumn(name)
		}
	}
	return nil
}

// pass is the guard. The statement is there too where one was read and refused.
func (r *road) pass(ctx context.Context, sql string) (*sqltree.Statement, error) {
	rules, err := r.schemas.rules(ctx)
	if err != nil {
		return nil, err
	}
	statement, err := guard.Check(r.Dialect(), sql, rules)
	var refusal *guard.Refusal
	switch {
	case err == nil:
		if r.Dialect() == dialects.SQLite && strings.Contains(sql, `"`) {
			return statement, r.misquoted(ctx, statement)
		}
		return statement, nil
	case errors.As(err, &refusal):
		return statement, &Error{Kind: Refused, Message: refusal.Reason, Hint: refusal.Allow, Rule: refusal.Rule, Err: err}
	}
	return statement, &Error{Kind: BadSQL, Cause: WrongSyntax, Message: err.Error(), Err: err}
}

// misquoted is an error where a misspelt column in double quotes would be a text to SQLite, and where that has no use.
func (r *road) misquoted(ctx context.Context, statement *sqltree.Statement) error {
	visible, err := r.Schema(ctx, SchemaOptions{})
	if err != nil {
		return err
	}
	for _, p := range sqltree.Resolve(statement.Query, visible) {
		if p.Kind == sqltree.UnknownColumn && len(p.At) > 0 && p.At[0].Quoted {
			return unknownColumn(p.Name)
		}
	}
	return nil
}

func unknownColumn(name string) error {
	return &Error{Kind: BadSQL, Cause: UnknownColumn, Object: name, Message: "no such column: " + name}
}

// explain is err with a hint of what to do about it. The hint names nothing that the rules keep from queries.
func (r *road) explain(ctx context.Context, sql string, statement *sqltree.Statement, err error) error {
	var e *Error
	switch {
	case !errors.As(err, &e):
		return err
	case e.Cause == OverRows:
		return readMost(e, statement)
	case e.Kind != BadSQL && e.Kind != Refused || !hint.Knows(e.Rule):
		return err
	}
	visible, unread := r.Schema(ctx, SchemaOptions{})
	if unread != nil {
		return err
	}
	advice := hint.For(hint.Failure{SQL: sql, Statement: statement, Message: e.Message, Rule: e.Rule, Cause: e.Cause, Object: e.Object}, visible)
	if advice.Try != "" {
		if _, refused := r.pass(ctx, advice.Try); refused != nil {
			advice.Try = ""
		}
	}
	if advice == (hint.Advice{}) {
		return err
	}
	hinted := *e
	hinted.Also, hinted.Try = advice.Also, advice.Try
	if advice.Hint != "" {
		hinted.Hint = advice.Hint
	}
	return &hinted
}

// readMost is e with the table that the plan reads most of in its message, as the statement names it. The plan of a
// view names tables that the rules may keep from queries: of those nothing is said.
func readMost(e *Error, statement *sqltree.Statement) *Error {
	said := *e
	said.Object = ""
	if statement == nil || statement.Query == nil {
		return &said
	}
	for q := range statement.Query.Queries() {
		s, ok := q.Body.(*sqltree.Select)
		if !ok {
			continue
		}
		for source := range sqltree.Sources(s.From) {
			t, ok := source.(*sqltree.Table)
			if ok && t.CTE == nil && (strings.EqualFold(t.Name, e.Object) || strings.EqualFold(t.Alias, e.Object)) && said.Object == "" {
				said.Object = t.Name
				said.Message += "; most is read from " + t.Name
			}
		}
	}
	return &said
}

// record writes a statement, and what became of it, to the log and the audit. Its error withholds the result: an audit
// with holes is worth little.
func (r *road) record(ctx context.Context, start time.Time, sql string, rows int, err error) error {
	record := audit.Record{Time: start.UTC(), Source: r.Name, About: audit.Of(ctx), SQL: sql, Outcome: "rows", Rows: rows,
		ElapsedMS: float64(time.Since(start).Microseconds()) / 1000}
	var e *Error
	switch {
	case errors.As(err, &e):
		record.Outcome, record.Rule, record.Error = string(e.Kind), e.Rule, e.Message
	case err != nil:
		record.Outcome, record.Error = "error", err.Error()
	}
	logs.From(ctx).DebugContext(ctx, "a statement was run", "source", r.Name, "sql", sql, "outcome", record.Outcome,
		"error", record.Error, "rows", rows, "lookup", record.Lookup, "elapsed", time.Since(start))
	if r.Audit == nil {
		return nil
	}
	unrecorded := r.Audit.Add(ctx, record)
	if unrecorded != nil { // where the question's time is over too, its error says that alone
		logs.From(ctx).ErrorContext(ctx, "a statement was not recorded", "source", r.Name, "error", unrecorded)
	}
	return unrecorded
}

func (r *road) Schema(ctx context.Context, o SchemaOptions) (*schema.Schema, error) {
	return r.schemas.read(ctx, o)
}

// visible is the part of a schema that the rules let queries read, with its descriptions. A model that is shown a name
// will use it.
func (r *road) visible(rules guard.Rules, s *schema.Schema) (*schema.Schema, error) {
	visible := rules.Visible(lineage.Mark(s, rules)) // views show masked columns of tables that are hidden, too
	if len(visible.Tables) == 0 && len(s.Tables) > 0 {
		e := &Error{Kind: Empty, Message: fmt.Sprintf("the rules let none of %d tables be read", len(s.Tables)),
			Hint: "an administrator can correct the source's only_tables and deny_tables"}
		if !rules.Denies() {
			hidden := rules.Catalog.Hidden[0]
			e.Message = fmt.Sprintf("none of %d tables may be read: of %s, %s", len(s.Tables), hidden.Name.Name, hidden.Reason)
			e.Hint = "an administrator can allow such functions by the source's allow_functions"
		}
		return nil, e
	}
	described, _ := visible.Described(r.Descriptions)
	return described, nil
}

// LeaveOut keeps a table from queries and from the schema for some minutes.
func (r *road) LeaveOut(ctx context.Context, h guard.Hidden) error {
	logs.From(ctx).WarnContext(ctx, "a table is left out", "source", r.Name, "table", h.Name.Name, "reason", h.Reason)
	return r.schemas.leaveOut(ctx, h)
}

func (r *road) LeftOut(ctx context.Context) ([]guard.Hidden, error) { return r.schemas.leftOut(ctx) }

func (r *road) Dialect() dialects.Dialect                     { return r.engine.Dialect() }
func (r *road) Posture(ctx context.Context) (*Posture, error) { return r.engine.Posture(ctx) }
func (r *road) Close() error                                  { return r.engine.Close() }

// SetupSQL grants what the rules let queries read, of all that this login sees.
func (r *road) SetupSQL(ctx context.Context) (string, error) {
	rules, err := r.schemas.rules(ctx)
	if err != nil {
		return "", err
	}
	whole, err := r.engine.Schema(ctx, SchemaOptions{})
	if err != nil {
		return "", err
	}
	return r.engine.SetupFor(ctx, rules.Grants(whole, rules.Visible(whole)))
}
