package mysql

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"regexp"
	"strconv"
	"strings"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/internal/queue"
)

// connectError is a connection that could not be made.
type connectError struct{ err error }

func (e *connectError) Error() string { return e.err.Error() }
func (e *connectError) Unwrap() error { return e.err }

// classify turns err into a *database.Error. outer is the caller's context and limited the same with the time limit,
// which distinguishes an impatient caller from a slow query.
func (db *Engine) classify(err error, outer, limited context.Context, l database.Limits) error {
	var ready *database.Error
	var answer *gomysql.MySQLError
	var connect *connectError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &ready):
		return ready
	case outer.Err() != nil:
		return &database.Error{Kind: database.Cancelled, Message: "the query was cancelled", Err: outer.Err()}
	case errors.As(err, &connect) && limited.Err() != nil && l.Timeout < dialTimeout:
		return tooSlow(l, err)
	case errors.As(err, &connect):
		return db.target.unreachable(connect.err)
	case errors.As(err, &answer):
		return judge(answer, l)
	case limited.Err() != nil:
		return tooSlow(l, err)
	case errors.Is(err, errRowTooLong):
		return &database.Error{Kind: database.OverLimit, Cause: database.OverMemory, Message: fmt.Sprintf("a row is longer than %d MiB", maxRow>>20),
			Hint: "leave out the long column, or select LEFT(column, 1000)", Err: err}
	}
	return &database.Error{Kind: database.Unreachable, Message: db.target.name + ": lost connection: " + reason(err),
		Hint: "try again; the server's log may say more", Err: err}
}

// atWork adds to an error that the server could not be stopped, if so.
func atWork(err error, id string, unstopped error) error {
	var e *database.Error
	if !errors.As(err, &e) || e.Kind == database.Unreachable {
		return err
	}
	return queue.Said(err, fmt.Sprintf("on the server, as connection %s, because it could not be stopped: %s", id, reason(unstopped)))
}

var errRowTooLong = errors.New("the row is too long")

func closed(t target) error {
	return &database.Error{Kind: database.Unreachable, Message: t.name + ": the database was closed"}
}

func tooSlow(l database.Limits, err error) error {
	return &database.Error{Kind: database.OverLimit, Cause: database.OverTime, Message: fmt.Sprintf("the query ran longer than %v", l.Timeout),
		Hint: "join on keys, filter earlier, or raise the time limit", Err: err}
}

// kinds are those of the server's error numbers that are not the statement's fault
// (https://dev.mysql.com/doc/mysql-errors/8.4/en/server-error-reference.html,
// https://mariadb.com/kb/en/mariadb-error-code-reference/). All others are.
var kinds = map[uint16]database.Kind{
	1037: database.OverLimit, 1038: database.OverLimit, 1041: database.OverLimit, // memory
	1104: database.OverLimit,                                                  // max_join_size
	1114: database.OverLimit, 1021: database.OverLimit, 3: database.OverLimit, // a temporary table is full, the disk is
	1153: database.OverLimit, 1436: database.OverLimit, 3636: database.OverLimit, // packet, stack, recursion
	1969: database.OverLimit, 3024: database.OverLimit, 1317: database.OverLimit, // time, in MariaDB and MySQL; interrupted

	1044: database.Refused, 1142: database.Refused, 1143: database.Refused, 1227: database.Refused, 1370: database.Refused,
	1345: database.Refused,                         // rights
	1290: database.Refused, 1792: database.Refused, // an option of the server, a read-only transaction
	1295: database.Refused, 1148: database.Refused, 3948: database.Refused, // not in the prepared protocol, LOCAL INFILE
	1836: database.Refused, 3887: database.Refused,

	1040: database.Unreachable, 1042: database.Unreachable, 1043: database.Unreachable, 1045: database.Unreachable,
	1053: database.Unreachable, 1129: database.Unreachable, 1130: database.Unreachable,
	1152: database.Unreachable, 1158: database.Unreachable, 1159: database.Unreachable, 1160: database.Unreachable,
	1161: database.Unreachable, 1184: database.Unreachable, 1203: database.Unreachable, 1226: database.Unreachable,
	1251: database.Unreachable, 1698: database.Unreachable, 1820: database.Unreachable, 1862: database.Unreachable,
	1927: database.Unreachable, 2006: database.Unreachable, 2013: database.Unreachable, 3118: database.Unreachable,
	3159: database.Unreachable, 4031: database.Unreachable, 4151: database.Unreachable,
	1205: database.Unreachable, 1213: database.Unreachable, // waited for a lock, hit a deadlock: no other query would do better
}

// causes are those of the error numbers whose cause is known; see kinds.
var causes = map[uint16]database.Cause{
	1049: database.UnknownTable, 1109: database.UnknownTable, 1146: database.UnknownTable,
	1054: database.UnknownColumn, 1247: database.UnknownColumn,
	1128: database.UnknownFunction, 1305: database.UnknownFunction, 1630: database.UnknownFunction,
	1176: database.UnknownName, 1273: database.UnknownName, // an index, a collation
	1052: database.AmbiguousName,
	1064: database.WrongSyntax, 1149: database.WrongSyntax,
	1055: database.WrongGroup, 1056: database.WrongGroup, 1111: database.WrongGroup, 1140: database.WrongGroup,
	3593: database.WrongGroup, 4015: database.WrongGroup,
	1060: database.WrongShape, 1066: database.WrongShape, 1222: database.WrongShape, 1241: database.WrongShape,
	1242: database.WrongShape, 1248: database.WrongShape, 1582: database.WrongShape,
	1267: database.WrongType, 1270: database.WrongType, 4078: database.WrongType, // collations, and types, that do not fit
	1264: database.WrongValue, 1292: database.WrongValue, 1365: database.WrongValue, 1366: database.WrongValue,
	1525: database.WrongValue, 1690: database.WrongValue, 3141: database.WrongValue,

	1969: database.OverTime, 3024: database.OverTime,
	1104: database.OverRows,
	1037: database.OverMemory, 1038: database.OverMemory, 1041: database.OverMemory, 1114: database.OverMemory,
	1021: database.OverMemory, 3: database.OverMemory, 1153: database.OverMemory, 1436: database.OverMemory,
}

// object finds the name that a message has first in quotes: "Unknown column 'x.n' in 'field list'".
var object = regexp.MustCompile(`'([^']+)'|^FUNCTION (\S+) does not exist`)

var hints = map[uint16]string{
	1052: "write the table's name or alias before the column",
	1054: "use only columns that the tables in FROM have",
	1055: "add the column to GROUP BY, or aggregate it",
	1056: "group by the column below the aggregate, not by the aggregate",
	1066: "give each table in FROM an alias of its own",
	1109: "name the table in FROM",
	1111: "move the condition on the aggregate to HAVING",
	1140: "add GROUP BY, or aggregate every column",
	1146: "use only tables of the schema",
	1222: "give both sides of the UNION the same number of columns",
	1241: "give the subquery one column",
	1242: "give the subquery one row: aggregate, or LIMIT 1; or compare with IN",
	1247: "use an alias only after the place where it is defined",
	1248: "give the subquery in FROM an alias",
	1305: "use functions that this server has",
	1525: "write dates as '2024-12-31' and times as '2024-12-31 23:59:59'",
	1582: "give the function the number of arguments that it takes",
	1630: "use functions that this server has",
	4078: "CAST one side, or give the subquery one column", // MariaDB: types do not fit
	1690: "the number is too large for its type: CAST(x AS DECIMAL(30, 2))",
	3593: windowHint, 4015: windowHint, // in MySQL and MariaDB

	1104: "join on keys, filter earlier, and leave no table without a join condition",
	1114: "sort, group and join fewer rows",
	1205: "another session has locked the table; try again when it has finished",
	1213: "another session was in the way; try again",
	3636: "give the recursion a condition that ends it",
	1040: "the server has no free connection: try again, or raise its max_connections",
	1045: "check user and password",
	1698: "check user and password",
	1046: "write the database before the table, as the schema has it",
	1049: "use only tables of the schema",
	1044: "the login needs SELECT on the database",
	1142: "the login needs SELECT on the table",
	1143: "the login needs SELECT on the column",
	1226: "the login's limit is reached: try again later, or raise it",
	1130: "let the login connect from this machine",
	1129: "unblock this machine: mariadb-admin flush-hosts",
}

const windowHint = "put the window function into a subquery's select list and the condition around it"

// near finds what a syntax error points at, in a message that begins with advice to read the manual.
var near = regexp.MustCompile(`(?s)right syntax to use near '(.*)' at line (\d+)$`)

// judge is what an error of the server means.
func judge(answer *gomysql.MySQLError, l database.Limits) error {
	e := &database.Error{Kind: kinds[answer.Number], Cause: causes[answer.Number], Message: clean(answer.Message),
		Hint: hints[answer.Number], Code: strconv.Itoa(int(answer.Number)), Err: answer}
	switch e.Cause { // its message says the name, in whatever language
	case database.UnknownTable, database.UnknownColumn, database.UnknownFunction, database.UnknownName, database.AmbiguousName:
		if m := object.FindStringSubmatch(e.Message); m != nil {
			e.Object = m[1] + m[2]
		}
	}
	switch answer.Number {
	case 1969, 3024:
		return tooSlow(l, answer)
	case 1317:
		e.Hint = "somebody has stopped it on the server: try again"
	case 1064:
		if m := near.FindStringSubmatch(e.Message); m != nil {
			e.Message = fmt.Sprintf("syntax error near '%s' at line %s", m[1], m[2])
			if m[1] == "" {
				e.Message = "syntax error at the end of the statement"
			}
		}
	case 1290:
		if strings.Contains(e.Message, "max-session-mem-used") { // the option is all that distinguishes it from the others of this number
			e.Kind, e.Cause, e.Message = database.OverLimit, database.OverMemory, fmt.Sprintf("the query needs more than %d MiB of memory", memory>>20)
			e.Hint = "sort, group and join fewer rows, or shorter values"
		}
	case 1104:
		e.Message = fmt.Sprintf("the server expects to read more rows than the maximum of %.3g", l.Cost)
	}
	switch e.Kind {
	case "":
		e.Kind = database.BadSQL
	case database.Refused:
		e.Rule = "rights"
		switch answer.Number {
		case 1290, 1295, 1792, 1836, 3887:
			e.Rule, e.Hint = "write", "only SELECT is allowed, with anything that it may contain"
		}
	}
	return e
}

// unreachable says what was tried, and not with which password.
func (t target) unreachable(err error) error {
	e := &database.Error{Kind: database.Unreachable, Err: err, Message: t.name + ": " + reason(err),
		Hint: "check host and port, and that the server is running"}
	var answer *gomysql.MySQLError
	switch {
	case errors.As(err, &answer):
		e.Hint = hints[answer.Number]
		if answer.Number == 1049 {
			e.Hint = "check the database's name"
		}
	case t.config.TLS != nil && atTLS(err):
		e.Hint = "check the TLS options: ssl-mode, ssl-ca"
	}
	return e
}

// atTLS reports whether a connection failed at its TLS.
func atTLS(err error) bool {
	var (
		op        *net.OpError
		plain     tls.RecordHeaderError
		untrusted *tls.CertificateVerificationError
		authority x509.UnknownAuthorityError
		host      x509.HostnameError
		invalid   x509.CertificateInvalidError
	)
	return errors.Is(err, gomysql.ErrNoTLS) || errors.As(err, &plain) || errors.As(err, &untrusted) || errors.As(err, &authority) ||
		errors.As(err, &host) || errors.As(err, &invalid) ||
		errors.As(err, &op) && (op.Op == "remote error" || op.Op == "local error") // an alert, see crypto/tls
}

// reason is an error's cause in a few words.
func reason(err error) string {
	var op *net.OpError
	var answer *gomysql.MySQLError
	switch {
	case errors.As(err, &answer):
		return clean(answer.Message)
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, os.ErrDeadlineExceeded):
		return fmt.Sprintf("no answer within %v", dialTimeout)
	case errors.Is(err, gomysql.ErrInvalidConn), errors.Is(err, driver.ErrBadConn), errors.Is(err, io.EOF):
		return "the server closed the connection"
	case errors.As(err, &op):
		return op.Err.Error()
	}
	return err.Error()
}
