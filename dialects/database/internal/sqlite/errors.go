package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	sqlite3 "modernc.org/sqlite/lib"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// codeError is what SQLite answered: an extended result code and its message.
type codeError struct {
	code    int32
	message string
}

func (e *codeError) Error() string { return e.message }

// errInterrupted is a statement that the meter ended.
var errInterrupted = &codeError{code: sqlite3.SQLITE_INTERRUPT, message: "interrupted"}

func unreachable(path string, err error) error {
	reason := err
	var pe *fs.PathError
	if errors.As(err, &pe) {
		reason = pe.Err
	}
	return &database.Error{Kind: database.Unreachable, Err: err,
		Message: fmt.Sprintf("%s: cannot be opened: %v", path, reason), Hint: "check the path and its permissions"}
}

func notDatabase(path, what string, err error) error {
	hint := "name a file that SQLite wrote; encrypted databases cannot be read"
	switch strings.ToLower(filepath.Ext(path)) {
	case ".gz", ".zip", ".zst", ".bz2", ".xz":
		hint = "unpack it first: neither databases nor files of rows are read packed"
	}
	return &database.Error{Kind: database.NotDatabase, Err: err, Message: path + ": " + what, Hint: hint}
}

func noTables(path string) error {
	return &database.Error{Kind: database.Empty,
		Message: path + ": the database has no tables", Hint: "check that this is the file you mean"}
}

func refused(rule, message, hint string) *database.Error {
	return &database.Error{Kind: database.Refused, Rule: rule, Message: message, Hint: hint}
}

// classify turns err into a *database.Error. outer is the caller's context and limited the same with
// the time limit, which distinguishes an impatient caller from a slow query.
func classify(err error, outer, limited context.Context, path string, timeout time.Duration) error {
	var ready *database.Error
	var answer *codeError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &ready):
		return ready
	case !errors.As(err, &answer):
		return &database.Error{Kind: database.Unreachable, Message: path + ": " + err.Error(), Err: err}
	}
	e := &database.Error{Message: answer.message, Err: err}
	code := answer.code & 0xff // the primary one
	if outer.Err() != nil && (code == sqlite3.SQLITE_INTERRUPT || code == sqlite3.SQLITE_BUSY) {
		return &database.Error{Kind: database.Cancelled, Message: "the query was cancelled", Err: outer.Err()}
	}
	switch code {
	case sqlite3.SQLITE_INTERRUPT:
		switch {
		case limited.Err() != nil:
			e.Kind, e.Cause, e.Message = database.OverLimit, database.OverTime, fmt.Sprintf("the query ran longer than %v", timeout)
			e.Hint = "join on keys, filter earlier, or raise the time limit"
		default:
			e.Kind, e.Message = database.OverLimit, "the query took more steps than allowed"
			e.Hint = "join on keys and filter earlier"
		}
	case sqlite3.SQLITE_NOMEM:
		e.Kind, e.Cause, e.Message = database.OverLimit, database.OverMemory, fmt.Sprintf("SQLite needs more than the %d MiB of memory that all statements of this process may use", maxMemory>>20)
		e.Hint = "sort, group and aggregate fewer rows, or shorter values; or try again when other statements have ended"
	case sqlite3.SQLITE_TOOBIG:
		e.Kind, e.Cause, e.Hint = database.OverLimit, database.OverMemory, "select less, or shorter values"
	case sqlite3.SQLITE_AUTH:
		e.Kind, e.Rule, e.Hint = database.Refused, "write", readHint
	case sqlite3.SQLITE_READONLY:
		e.Kind, e.Rule, e.Hint = database.Refused, "write", readHint
		if answer.code != sqlite3.SQLITE_READONLY { // a journal must be rolled back first, and may not be
			e.Kind, e.Rule, e.Message = database.Unreachable, "", path+": a writer left it in the middle of a transaction"
			e.Hint = "open it once with a program that may write, such as sqlite3, which repairs it"
		}
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED:
		e.Kind, e.Message, e.Hint = database.Unreachable, path+": locked by another program", "try again when it has finished writing"
	case sqlite3.SQLITE_CORRUPT:
		e.Kind, e.Message = database.NotDatabase, path+": a damaged database: "+answer.message
		e.Hint = "restore it from a backup, or save what can be read with the .recover of sqlite3"
	case sqlite3.SQLITE_NOTADB:
		return notDatabase(path, "a damaged or foreign database: "+answer.message, err)
	case sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_FULL:
		e.Kind, e.Message = database.Unreachable, path+": "+answer.message
	default:
		e.Kind = database.BadSQL
		if name, ok := strings.CutPrefix(answer.message, "no such function: "); ok && hostTools[strings.ToLower(name)] {
			return refused("function", name+": not allowed", readHint)
		}
		for _, a := range advice {
			if _, object, ok := strings.Cut(answer.message, a.said); ok {
				e.Cause, e.Hint = a.cause, a.hint
				if object, ok := strings.CutPrefix(object, ": "); ok {
					object, _, _ = strings.Cut(object, " - should this be a string literal")
					e.Object = strings.Trim(object, `"`)
				}
				break
			}
		}
	}
	return e
}

// advice is what to do about a wrong statement, by what SQLite says of it: it has one code for all of them. The name
// that it says follows after a colon.
var advice = []struct {
	said  string
	cause database.Cause
	hint  string
}{
	// These may quote a value, which may say anything.
	{"integer overflow", database.WrongValue, ""},
	{"malformed JSON", database.WrongValue, ""},
	{"bad JSON path", database.WrongValue, ""},
	{"datatype mismatch", database.WrongValue, ""},
	{"fts5: ", database.WrongSyntax, ""},
	{"no such column", database.UnknownColumn, "use only columns that the tables in FROM have"},
	{"no such table", database.UnknownTable, "use only tables of the schema"},
	{"no such function", database.UnknownFunction, "use functions that SQLite has"},
	{"ambiguous column name", database.AmbiguousName, "write the table's name or alias before the column"},
	{"misuse of aggregate", database.WrongGroup, "move the condition on the aggregate to HAVING; an aggregate of an aggregate needs a subquery"},
	{"misuse of window function", database.WrongGroup, "put the window function into a subquery's select list and the condition around it"},
	{"aggregate functions are not allowed in the GROUP BY", database.WrongGroup, "group by the column below the aggregate, not by the aggregate"},
	{"HAVING clause on a non-aggregate query", database.WrongGroup, "put the condition into WHERE, or add GROUP BY"},
	{"wrong number of arguments", database.WrongShape, "give the function the number of arguments that it takes"},
	{"do not have the same number of result columns", database.WrongShape, "give both sides of the UNION the same number of columns"},
	{"sub-select returns", database.WrongShape, "give the subquery one column"},
	{"row value misused", database.WrongShape, "compare as many columns on both sides: a subquery after = has one"},
	{"term out of range", database.WrongShape, "order and group by columns of the select list"},
	{"clause should come", database.WrongSyntax, "put ORDER BY and LIMIT after the last SELECT of the UNION"},
	{"no query solution", database.UnknownName, "leave out INDEXED BY"},
	{"unable to use function MATCH", database.WrongType, "MATCH is for full-text tables (FTS5): write LIKE '%word%'"},
	{"GROUP BY", database.WrongGroup, ""}, // "a GROUP BY clause is required before HAVING"
	{"misuse of ", database.WrongGroup, ""},
	{"no such ", database.UnknownName, ""}, // collations, indexes
	{"SELECTs to the left and right", database.WrongShape, ""},
	{"all VALUES must have", database.WrongShape, ""},
	{" values for ", database.WrongShape, ""}, // "table t has 2 columns but 3 values were supplied"
	{"syntax error", database.WrongSyntax, ""},
	{"incomplete input", database.WrongSyntax, ""},
	{"unrecognized token", database.WrongSyntax, ""},
}
