package database

import (
	"context"
	"math"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Engine is a kind of database below the guard: Run and Explain take what has passed it, and refuse writes all the
// same. It is safe for concurrent use. Errors are *Error.
type Engine interface {
	Dialect() dialects.Dialect
	// DefaultSchema is the schema that names without one mean, where the guard cannot know it: MySQL's database.
	DefaultSchema() string
	Schema(ctx context.Context, o SchemaOptions) (*schema.Schema, error) // ignores o.Profile
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

// maxTimeout is the longest that counts: PostgreSQL takes no setting of 25 days, in milliseconds of 31 bits.
const maxTimeout = 24 * 24 * time.Hour

// WithDefaults is l with its zero fields filled in.
func (l Limits) WithDefaults() Limits {
	if l.Timeout <= 0 {
		l.Timeout = DefaultTimeout
	}
	l.Timeout = min(l.Timeout, maxTimeout)
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
