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
//		fmt.Println(e.Message, e.Hint) // which rule, and what would be allowed
//	}
//
// To judge a statement without a database, see guard.Check. Options are an administrator's: rules of what may be read,
// an audit that records every statement. road.go is the road, top to bottom.
package database

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/hint"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// DB is one database, opened for reading. It is safe for concurrent use.
type DB interface {
	Dialect() dialects.Dialect
	// Schema is what the database says of itself, as far as the rules let it be read. Tables come in a stable order. It
	// is read anew after a while, and shared: the caller must not change it.
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
	// Posture tells what the login could do if it were let.
	Posture(ctx context.Context) (*Posture, error)
	// SetupSQL is what an administrator runs to make a login that can only read what the rules let be read; "" where
	// there are no logins.
	SetupSQL(ctx context.Context) (string, error)
	Close() error
}

// Engine is a kind of database below the guard: Run and Explain take what has passed it, and refuse writes all the
// same. It is safe for concurrent use. Errors are *Error.
type Engine interface {
	Dialect() dialects.Dialect
	// DefaultSchema is the schema that names without one mean, where the guard cannot know it: MySQL's database.
	DefaultSchema() string
	Schema(ctx context.Context, o SchemaOptions) (*schema.Schema, error) // takes no heed of o.Profile
	// Catalog is what users of the server made that a statement could call; nil where nobody can make such things.
	Catalog(ctx context.Context) (*guard.Catalog, error)
	// Views are those that the login may read, and materialised ones, with their queries.
	Views(ctx context.Context) ([]guard.View, error)
	Run(ctx context.Context, sql string, l Limits) (*Result, error)
	Explain(ctx context.Context, sql string) (*Plan, error)
	Posture(ctx context.Context) (*Posture, error)
	// Unreadable is what the database has and the login may not read. Unknown says that there may be more.
	Unreadable(ctx context.Context) (tables []schema.Table, unknown bool, err error)
	SetupFor(ctx context.Context, g guard.Grants) (string, error)
	Close() error
}

// SchemaOptions chooses what Schema reads.
type SchemaOptions struct {
	RowCounts bool            // fill Table.Rows
	Profile   *ProfileOptions // nil: the values of columns are not looked at
}

// Limits bounds one query. A zero field is the engine's default, never "no limit".
type Limits struct {
	Timeout time.Duration
	Steps   int64   // engine steps (SQLite VM); in training, in place of the clock
	Rows    int     // rows returned; one more is fetched to know whether that was all. AllRows: as Bytes allows
	Cell    int     // bytes of one text value
	Bytes   int     // bytes of all values, each of which counts for 8 at least
	Cost    float64 // of the plan, in the planner's unit: above it a query is not run; servers only
}

// The limits that stand for zero fields. Steps are unbounded by default: the clock is the bound in production, steps
// are the bound where runs must be reproducible.
const (
	DefaultTimeout = 30 * time.Second // from when the statement has a connection
	DefaultRows    = 1000
	DefaultCell    = 64 << 10 // bytes
	DefaultBytes   = 16 << 20 // bytes
)

// AllRows are as many as the other limits allow.
const AllRows = math.MaxInt

// WithDefaults is l with its zero fields filled in.
func (l Limits) WithDefaults() Limits {
	if l.Timeout <= 0 {
		l.Timeout = DefaultTimeout
	}
	if l.Rows <= 0 {
		l.Rows = DefaultRows
	}
	if l.Cell <= 0 {
		l.Cell = DefaultCell
	}
	if l.Bytes <= 0 {
		l.Bytes = DefaultBytes
	}
	return l
}

// Plan is what the database expects of a query.
type Plan struct {
	Cost    float64 // the planner's own unit; 0 where it gives none
	Rows    float64 // rows that it expects to read; 0 where it does not say
	Largest string  // the table of which it reads most, or its alias; "" where it does not say
	Text    string  // as the database prints it
}

// Posture is what the login of a DB could do if nothing but the server stood in its way.
type Posture struct {
	User     string   `json:"user"`                // as the server names it; the file's path for SQLite
	Server   string   `json:"server"`              // "PostgreSQL 15.18"
	ReadOnly bool     `json:"read_only"`           // nothing was found that it could change
	CanWrite []string `json:"can_write,omitempty"` // what it could: "is a superuser", "may INSERT into sales.orders and 12 more"
	// Beyond is what it may read or call that does not end at its own rights: functions that run with another's, tables
	// of other servers. Whether these change anything is not known.
	Beyond []string `json:"beyond,omitempty"`
}

// Result is what a query returned.
type Result struct {
	Columns   []string
	Rows      [][]Value
	Truncated bool  // exact: there was at least one more row, or a value was cut
	Cuts      []Cut // the limits that did it
	Elapsed   time.Duration
}

// Value is a cell: nil, int64, float64, bool, string, Number or Blob.
type Value any

// Number is a number that float64 would lose digits of, in its decimal form.
type Number = json.Number

// Blob represents binary data: nobody reads it, but two of one size are not yet equal.
type Blob struct {
	Size int      // bytes
	Sum  [16]byte // the first half of its SHA-256
}

// BlobOf returns the Blob of b.
func BlobOf(b []byte) Blob {
	sum := sha256.Sum256(b)
	return Blob{len(b), [16]byte(sum[:])}
}

// String is the size, as engines' shells show it.
func (b Blob) String() string { return fmt.Sprintf("blob of %d bytes", b.Size) }

// Kind says whose fault an Error is, and so what can be done about it.
type Kind string

const (
	Refused     Kind = "refused"      // a guard: the statement is not read-only, or not allowed
	BadSQL      Kind = "sql"          // the statement is wrong; its message is worth showing to the model
	OverLimit   Kind = "limit"        // too long, too much; the statement could be cheaper
	Unreachable Kind = "unreachable"  // no such file, no connection, lost connection
	NotDatabase Kind = "not_database" // the file is something else, or damaged
	Empty       Kind = "no_tables"    // a database without tables
	Cancelled   Kind = "cancelled"    // the caller's context ended
)

// Cause is what exactly is wrong with a statement of BadSQL, or what one of OverLimit takes too much of: the same for the
// errors of all databases.
type Cause = hint.Cause

const (
	UnknownTable    = hint.UnknownTable
	UnknownColumn   = hint.UnknownColumn
	UnknownFunction = hint.UnknownFunction
	UnknownName     = hint.UnknownName
	AmbiguousName   = hint.AmbiguousName

	WrongSyntax = hint.WrongSyntax
	WrongType   = hint.WrongType
	WrongGroup  = hint.WrongGroup
	WrongShape  = hint.WrongShape
	WrongValue  = hint.WrongValue

	OverTime   = hint.OverTime // another machine, or a quieter one, may let the statement end
	OverRows   = hint.OverRows
	OverMemory = hint.OverMemory
)

// CauseOf is the Cause of the Error in err; "" where there is none.
func CauseOf(err error) Cause {
	var e *Error
	if errors.As(err, &e) {
		return e.Cause
	}
	return ""
}

// Error is every error of a DB. Message is plain text without secrets.
type Error struct {
	Kind    Kind
	Cause   Cause  // where it is known
	Object  string // the table, column or function that the database names; "" where it names none
	Message string
	Hint    string // what to do, where known
	Rule    string // of a refusal: the rule's name
	Code    string // the server's own for it: an SQLSTATE of PostgreSQL, a number of MySQL; "" where it sent none
	Err     error
}

func (e *Error) Error() string { return e.Message }
func (e *Error) Unwrap() error { return e.Err }
