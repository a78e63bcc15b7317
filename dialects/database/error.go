package database

import (
	"errors"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/hint"
)

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

// RuleFunction is the Rule of a refusal of functions that are not known to be harmless, as those that the database does
// not have.
const RuleFunction = guard.RuleFunction

// Cause is what exactly is wrong with a statement of BadSQL, or what one of OverLimit takes too much of: the same for
// the errors of all databases.
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
	Also    string // what to do about other names of the statement that are wrong, where Try is empty
	Try     string // the whole statement as rules mend it; "" where none does
	Rule    string // of a refusal: the rule's name
	Code    string // the server's own for it: an SQLSTATE of PostgreSQL, a number of MySQL; "" where it sent none
	Err     error
}

func (e *Error) Error() string { return e.Message }

// Advice is all that is known of what to do, in one line.
func (e *Error) Advice() string { return Advice(e.Hint, e.Also, e.Try) }

// Advice words an Error's Hint, Also and Try in one line.
func Advice(hint, also, try string) string {
	if try != "" {
		try = "try: " + try
	}
	parts := []string{hint, also, try}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), "; ")
}

func (e *Error) Unwrap() error { return e.Err }
