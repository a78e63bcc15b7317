package postgres

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgproto3"

	"github.com/sqlagent/sqlagent/dialects"
)

// connectError is a connection that was not made.
type connectError struct{ err error }

func (e *connectError) Error() string { return e.err.Error() }

// failure is what an error is judged by.
type failure struct {
	config         *pgconn.Config
	outer, limited context.Context // the caller's, and the same with the time limit
	timeout        time.Duration
	serverLimit    time.Duration // of one statement; the login may have a stricter one than the caller
	sql            string        // what the server's positions refer to; may be ""
}

// classify turns err into a *dialects.Error. The driver's errors are not kept in it: some hold the configuration, which
// has the password.
func (f *failure) classify(err error) error {
	var ready *dialects.Error
	var connecting *connectError
	var answer *pgconn.PgError
	var long *pgproto3.ExceededMaxBodyLenErr
	switch {
	case err == nil:
		return nil
	case errors.As(err, &ready):
		return ready
	case f.outer.Err() != nil:
		return &dialects.Error{Kind: dialects.Cancelled, Message: "the query was cancelled", Err: f.outer.Err()}
	case errors.As(err, &connecting):
		return f.unreachable(connecting.err)
	case errors.As(err, &answer):
		return f.answered(answer)
	case f.limited.Err() != nil:
		return tooLong(f.timeout)
	case errors.As(err, &long):
		return &dialects.Error{Kind: dialects.OverLimit, Message: fmt.Sprintf("a row is longer than %d MiB",
			maxRow>>20),
			Hint: "leave the large column out, or select its length or a part of it: length(x), left(x, 1000)"}
	}
	return &dialects.Error{Kind: dialects.Unreachable,
		Message: "the connection to " + f.where() + " was lost: " + reason(err),
		Hint:    "try again; if it happens again, look into the server's log"}
}

// tooLong is the end of a query by the clock.
func tooLong(limit time.Duration) error {
	return &dialects.Error{Kind: dialects.OverLimit, Message: fmt.Sprintf("the query ran longer than %v", limit),
		Hint: "join on keys, filter earlier, or raise the time limit"}
}

// classes are SQLSTATEs, whole or by their first two characters, that are not about the statement itself
// (https://www.postgresql.org/docs/17/errcodes-appendix.html).
var classes = []struct {
	state string
	kind  dialects.Kind
	rule  string
	hint  string
}{
	{"25006", dialects.Refused, "read-only", "only queries that read are allowed: one SELECT (WITH is fine)"},
	{"25001", dialects.Refused, "read-only", "only queries that read are allowed: one SELECT (WITH is fine)"},
	{"42501", dialects.Refused, "permission", "an administrator can allow it with GRANT; or use other tables"},
	{"55P03", dialects.Unreachable, "", "another session has locked the table; try again when it has finished"},
	{"53300", dialects.Unreachable, "", "the server has no connection left; try again later"},
	{"53", dialects.OverLimit, "", "select less, join on keys, and filter earlier"}, // memory, disk, temp_file_limit
	{"54", dialects.OverLimit, "", "write a simpler query"},
	{"08", dialects.Unreachable, "", "try again"},
	{"57P", dialects.Unreachable, "", "the server is going down or coming up; try again"},
	{"58", dialects.Unreachable, "", "the server cannot read its own files: look into its log"},
	{"XX", dialects.Unreachable, "", "the server found its data damaged, or has a bug: look into its log"},
	{"25P03", dialects.OverLimit, "", "try again"},
	{"40", dialects.Unreachable, "", "another session was in the way; try again"},
}

// answered is an error that the server sent.
func (f *failure) answered(a *pgconn.PgError) error {
	if a.Code == "57014" { // query_canceled: by us, by statement_timeout, or by an administrator
		if strings.Contains(a.Message, "statement timeout") {
			return tooLong(f.serverLimit)
		}
		if f.limited.Err() != nil {
			return tooLong(f.timeout)
		}
		return &dialects.Error{Kind: dialects.OverLimit, Message: "the server stopped the query: " + a.Message, Err: a}
	}
	e := &dialects.Error{Kind: dialects.BadSQL, Message: a.Message, Hint: a.Hint, Err: a}
	for _, c := range classes {
		if strings.HasPrefix(a.Code, c.state) {
			e.Kind, e.Rule = c.kind, c.rule
			if e.Hint == "" {
				e.Hint = c.hint
			}
			break
		}
	}
	if a.Detail != "" && e.Kind == dialects.BadSQL {
		e.Message += ": " + a.Detail
	}
	if at := f.excerpt(int(a.Position)); at != "" && !strings.Contains(a.Message, "at or near") {
		e.Message += fmt.Sprintf(", at %q", at)
	}
	return e
}

// excerpt is the statement from a position that the server gave, which counts characters from 1.
func (f *failure) excerpt(position int) string {
	runes := []rune(f.sql)
	if position < 1 || position > len(runes) {
		return ""
	}
	const most = 40 // characters: enough to find the place
	text := strings.Join(strings.Fields(string(runes[position-1:min(len(runes), position-1+2*most)])), " ")
	if r := []rune(text); len(r) > most {
		text = string(r[:most]) + "…"
	}
	return text
}

// unreachable is a connection that could not be made.
func (f *failure) unreachable(err error) error {
	e := &dialects.Error{Kind: dialects.Unreachable, Hint: "check that the server runs there and lets this machine in"}
	var answer *pgconn.PgError
	why := reason(err)
	if errors.As(err, &answer) {
		why, e.Err = answer.Message, answer
		switch {
		case strings.HasPrefix(answer.Code, "28"):
			e.Hint = "check user and password (PGPASSWORD or a password file keep it out of the command line)"
		case answer.Code == "3D000":
			e.Hint = "check the name of the database"
		case strings.HasPrefix(answer.Code, "53"):
			e.Hint = "try again later"
		default:
			e.Hint = answer.Hint
		}
	} else if f.limited.Err() != nil || errors.Is(err, context.DeadlineExceeded) || pgconn.Timeout(err) {
		why = fmt.Sprintf("no answer within %v", min(f.timeout, connectTimeout))
	}
	e.Message = "cannot connect to " + f.where() + ": " + why
	return e
}

// where is what was tried: addresses, user, database.
func (f *failure) where() string {
	var hosts []string
	add := func(host string, port uint16) {
		name := net.JoinHostPort(host, strconv.Itoa(int(port)))
		if strings.HasPrefix(host, "/") {
			name = host
		}
		if !slices.Contains(hosts, name) {
			hosts = append(hosts, name)
		}
	}
	add(f.config.Host, f.config.Port)
	for _, b := range f.config.Fallbacks {
		add(b.Host, b.Port)
	}
	database := f.config.Database
	if database == "" {
		database = f.config.User // the server's default
	}
	return fmt.Sprintf("PostgreSQL at %s (user %q, database %q)", strings.Join(hosts, ", "), f.config.User, database)
}

// reason is the innermost error of the network, which names neither user nor configuration.
func reason(err error) string {
	var op *net.OpError
	var dns *net.DNSError
	switch {
	case errors.As(err, &dns):
		return "no such host: " + dns.Name
	case errors.As(err, &op) && op.Err != nil:
		return op.Err.Error()
	}
	for inner := err; inner != nil; inner = errors.Unwrap(inner) {
		err = inner
	}
	return err.Error()
}
