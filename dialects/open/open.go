// Package open turns a DSN into a database. It is what commands and embedders import; the rest of the house
// knows only the types of package dialects.
package open

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/guard"
	"github.com/sqlagent/sqlagent/dialects/sqlite"
)

// DSNError is a DSN that names no database this build can open.
type DSNError struct {
	Scheme string
	Hint   string
}

func (e *DSNError) Error() string {
	if e.Scheme == "" {
		return "empty DSN: " + e.Hint
	}
	return fmt.Sprintf("databases of kind %q are not supported: %s", e.Scheme, e.Hint)
}

// Options are what an administrator sets for a database.
type Options struct {
	Rules guard.Rules // what may be read, and called
}

// Open opens the database that dsn names: "sqlite:PATH" or a bare path. Errors are *DSNError or *dialects.Error.
func Open(ctx context.Context, dsn string, o Options) (dialects.DB, error) {
	const forms = "give sqlite:PATH or the path of an SQLite file"
	if dsn == "" {
		return nil, &DSNError{Hint: forms}
	}
	if path, ok := strings.CutPrefix(dsn, "sqlite:"); ok {
		// sqlite:///absolute/path is how SQLAlchemy users write it.
		if rest, ok := strings.CutPrefix(path, "//"); ok {
			path = rest
		}
		if path == "" {
			return nil, &DSNError{Hint: forms}
		}
		return sqlite.Open(ctx, path, o.Rules)
	}
	if scheme, _, ok := strings.Cut(dsn, "://"); ok {
		return nil, &DSNError{Scheme: scheme, Hint: forms}
	}
	return sqlite.Open(ctx, dsn, o.Rules)
}
