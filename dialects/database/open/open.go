// Package open turns what names a database into a database. It is what commands and embedders import; the rest of the
// house knows only the types of package dialects.
//
//	db, err := open.Open(ctx, "sqlite:shop.db", open.Options{})
//
// Open takes a DSN. Locator finds one where commands look for it, and the rules that go with it: in the configuration
// file, in a file, in the environment.
//
// open.go opens the database, form.go chooses the engine by the form of a DSN, source.go finds the DSN: in the
// configuration file, in a file, in the environment.
package open

import (
	"cmp"
	"context"
	"errors"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/files"
	"github.com/sqlagent/sqlagent/dialects/database/internal/mysql"
	"github.com/sqlagent/sqlagent/dialects/database/internal/postgres"
	"github.com/sqlagent/sqlagent/dialects/database/internal/sqlite"
)

// DSNError is a DSN that names no database this build can open. It holds no secret.
type DSNError struct {
	Reason string
	Hint   string
}

func (e *DSNError) Error() string { return e.Reason + ": " + e.Hint }

// Options are what an administrator sets for a database. An empty Name becomes the DSN without its secrets.
type Options = database.Options

const forms = "give sqlite:PATH or the path of an SQLite file, postgres://user@host/database or mysql://user@host/database"

// Open opens the database that dsn names. Errors are *DSNError, *database.Error, or *ConfigError around a
// *database.RuleError. The forms:
//
//	PATH, sqlite:PATH, file:PATH           an SQLite file; or a CSV or Parquet file, or a folder of them, which are loaded into one
//	postgres://…, host=… dbname=…      (https://www.postgresql.org/docs/current/libpq-connect.html)
//	mysql://…, user@tcp(host:port)/name    (https://github.com/go-sql-driver/mysql#dsn-data-source-name)
//
// and what frameworks write in DATABASE_URL, see form.go.
func Open(ctx context.Context, dsn string, o Options) (database.DB, error) {
	d, rest, err := engineOf(dsn)
	if err != nil {
		return nil, err
	}
	var engine database.Engine
	switch d {
	case dialects.Postgres:
		engine, err = postgres.Open(ctx, rest)
	case dialects.MySQL:
		engine, err = mysql.Open(ctx, rest)
	default:
		if files.Are(rest) {
			engine, err = ofFiles(ctx, rest, o)
		} else {
			engine, err = sqlite.Open(ctx, rest)
		}
	}
	if err != nil {
		return nil, elsewhere(err, dsn, rest)
	}
	o.Name = cmp.Or(o.Name, Redact(dsn))
	if err := database.CheckRules(ctx, engine, o.Rules); err != nil {
		engine.Close()
		var rules *database.RuleError
		if errors.As(err, &rules) {
			return nil, &ConfigError{Path: o.Name, Err: err}
		}
		return nil, err
	}
	return database.New(engine, o), nil
}

// loaded is the database of files, which goes when it is closed.
type loaded struct {
	database.Engine
	made *files.Database
}

func (l loaded) Close() error { return errors.Join(l.Engine.Close(), l.made.Remove()) }

// Posture implements database.Engine. The copy can be written, but not the files.
func (l loaded) Posture(ctx context.Context) (*database.Posture, error) {
	p, err := l.Engine.Posture(ctx)
	if err != nil {
		return nil, err
	}
	p.ReadOnly, p.CanWrite = true, nil
	return p, nil
}

// ofFiles loads files with tables.
func ofFiles(ctx context.Context, path string, o Options) (database.Engine, error) {
	made, err := files.Load(ctx, path)
	var unreadable *files.Error
	switch {
	case errors.As(err, &unreadable):
		return nil, &database.Error{Kind: database.NotDatabase, Err: err, Message: err.Error(), Hint: "mend the file, or load it into a database by hand"}
	case err != nil:
		return nil, err
	}
	for _, note := range made.Notes {
		if o.Notice != nil {
			o.Notice(note)
		}
	}
	engine, err := sqlite.Open(ctx, made.Path)
	if err != nil {
		return nil, errors.Join(err, made.Remove())
	}
	return loaded{engine, made}, nil
}

// Identity is other where the content of the file that dsn names is. "": there is no such file, or nobody can know, as
// of a server.
func Identity(dsn string) string {
	d, path, err := engineOf(dsn)
	if err != nil || d != dialects.SQLite {
		return ""
	}
	if path, err = filepath.Abs(path); err != nil {
		return ""
	}
	if id := sqlite.Identity(path); id != "" {
		return path + " " + id
	}
	return ""
}

var (
	inURL      = regexp.MustCompile(`^((?:[a-zA-Z][a-zA-Z0-9+.-]*:)+//[^:/?#]*):.*@`) // jdbc: has two schemes
	inDriver   = regexp.MustCompile(`^([^:/]*):.*@((?:tcp|tcp6|unix)\()`)
	inKeywords = regexp.MustCompile(`(?i)\b(\w*(?:password|passwd|passphrase|pwd|token)|passfile)\s*=\s*('(?:[^'\\]|\\.)*'|[^\s&]*)`)
)

// Redact is dsn without its secrets, for people to read.
func Redact(dsn string) string {
	dsn = inURL.ReplaceAllString(dsn, "$1:…@")
	dsn = inDriver.ReplaceAllString(dsn, "$1:…@$2")
	return inKeywords.ReplaceAllString(dsn, "$1=…")
}

// DialectOf is the kind of database that a DSN or the name of a source means. Nothing is opened. Errors are those of
// Locator.Find, and *DSNError.
func DialectOf(dsn string) (dialects.Dialect, error) {
	source, err := Locator{DSN: dsn}.Find()
	if err != nil {
		return "", err
	}
	if source != nil {
		dsn = source.DSN
	}
	d, _, err := engineOf(dsn)
	return d, err
}

// Label is a short name of the database: that of an SQLite file without its folder and ending, or else the DSN without
// its secrets.
func Label(dsn string) string {
	d, path, err := engineOf(dsn)
	if err != nil || d != dialects.SQLite {
		return Redact(dsn)
	}
	name := filepath.Base(path)
	return strings.TrimSuffix(name, filepath.Ext(name))
}

// File is the path of the SQLite file that dsn names, which need not be there; "": it names no such file.
func File(dsn string) string {
	d, path, err := engineOf(dsn)
	if err != nil || d != dialects.SQLite || files.Are(path) {
		return ""
	}
	return path
}

// HoldsSecret reports whether dsn has a password in it.
func HoldsSecret(dsn string) bool { return Redact(dsn) != dsn }
