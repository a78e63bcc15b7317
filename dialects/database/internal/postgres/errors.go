package postgres

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgproto3"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// connectError is a connection that was not made.
type connectError struct{ err error }

func (e *connectError) Error() string { return e.err.Error() }

// failure is what an error is judged by.
type failure struct {
	config         *pgconn.Config
	outer, limited context.Context // the caller's, and the same with the time limit
	began          time.Time
	timeout        time.Duration
	serverLimit    time.Duration // of one statement; the login may have a stricter one than the caller
	sql            string        // what the server's positions refer to; may be ""
}

// classify turns err into a *database.Error. The driver's errors are not kept in it: some hold the configuration, which
// has the password.
func (f *failure) classify(err error) error {
	var ready *database.Error
	var connecting *connectError
	var answer *pgconn.PgError
	var long *pgproto3.ExceededMaxBodyLenErr
	switch {
	case err == nil:
		return nil
	case errors.As(err, &ready):
		return ready
	case f.outer.Err() != nil:
		return &database.Error{Kind: database.Cancelled, Message: "the query was cancelled", Err: f.outer.Err()}
	case errors.As(err, &connecting):
		return f.unreachable(connecting.err)
	case errors.As(err, &answer):
		return f.answered(answer)
	case f.limited.Err() != nil:
		return tooLong(f.timeout)
	case errors.As(err, &long):
		return &database.Error{Kind: database.OverLimit, Cause: database.OverMemory, Message: fmt.Sprintf("a row is longer than %d MiB",
			maxRow>>20),
			Hint: "leave the large column out, or select its length or a part of it: length(x), left(x, 1000)"}
	}
	return &database.Error{Kind: database.Unreachable,
		Message: "the connection to " + f.where() + " was lost: " + reason(err),
		Hint:    "try again; if it happens again, look into the server's log"}
}

// tooLong is the end of a query by the clock.
func tooLong(limit time.Duration) error {
	return &database.Error{Kind: database.OverLimit, Cause: database.OverTime, Message: fmt.Sprintf("the query ran longer than %v", limit),
		Hint: "join on keys, filter earlier, or raise the time limit"}
}

// classes are SQLSTATEs, whole or by their first two characters, that are not about the statement itself
// (https://www.postgresql.org/docs/17/errcodes-appendix.html).
var classes = []struct {
	state string
	kind  database.Kind
	rule  string
	hint  string
}{
	{"25006", database.Refused, "read-only", "only queries that read are allowed: one SELECT (WITH is fine)"},
	{"25001", database.Refused, "read-only", "only queries that read are allowed: one SELECT (WITH is fine)"},
	{"42501", database.Refused, "permission", "an administrator can allow it with GRANT; or use other tables"},
	{"55P03", database.Unreachable, "", "another session has locked the table; try again when it has finished"},
	{"53300", database.Unreachable, "", "the server has no connection left; try again later"},
	{"53", database.OverLimit, "", "select less, join on keys, and filter earlier"}, // memory, disk, temp_file_limit
	{"54", database.OverLimit, "", "write a simpler query"},
	{"08", database.Unreachable, "", "try again"},
	{"57P", database.Unreachable, "", "the server is going down or coming up; try again"},
	{"58", database.Unreachable, "", "the server cannot read its own files: look into its log"},
	{"XX000", database.BadSQL, "", "write the query in another way"}, // of the server's own code, or an extension's: "cache lookup failed" and the like
	{"XX", database.Unreachable, "", "the server found its data damaged, or has a bug: look into its log"},
	{"25P03", database.OverLimit, "", "try again"},
	{"40", database.Unreachable, "", "another session was in the way; try again"},
}

// advice is what to do about a wrong statement, by SQLSTATE; where types do not fit, see misfit. Of the server's own
// hints none is passed on for names: it does not know which of them the rules keep from queries.
var advice = map[string]string{
	"21000": "give the subquery one row: aggregate it, or LIMIT 1; or compare with IN",
	"22003": "the number is too large for its type: CAST(x AS numeric)",
	"22007": "write dates as '2024-12-31' and times as '2024-12-31 23:59:59'",
	"22008": "write dates as '2024-12-31' and times as '2024-12-31 23:59:59'",
	"22012": "divide by NULLIF(x, 0)",
	"22P02": "the text is not of that type: compare text with text, or CAST(column AS text)",
	"42702": "write the table's name or alias before the column",
	"42703": "use only columns that the tables in FROM have",
	"42712": "give each table in FROM an alias of its own",
	"42725": "CAST the arguments, so that one function fits",
	"42803": "aggregate, or add to GROUP BY, every column of the select list; conditions on aggregates belong in HAVING",
	"42804": "make both sides one type: CAST(x AS text); a condition is a comparison, such as x = 1",
	"42846": "no such cast: go through text, CAST(CAST(x AS text) AS type)",
	"42704": "use types and names that this server has",
	"42883": "use functions and operators that this server has",
	"42P01": "use only tables of the schema",
	"42P10": "order by columns of the select list",
	"42P20": "put the window function into a subquery's select list and the condition around it",
}

// causes are those of the SQLSTATEs whose cause is known, whole or by their first two characters: see causeOf.
var causes = map[string]database.Cause{
	"42P01": database.UnknownTable, "3F000": database.UnknownTable,
	"42703": database.UnknownColumn, "42704": database.UnknownName, "42702": database.AmbiguousName,
	"42601": database.WrongSyntax,
	"42725": database.WrongType, "42804": database.WrongType, "42846": database.WrongType, "42P18": database.WrongType, "42P22": database.WrongType,
	"42803": database.WrongGroup, "42P20": database.WrongGroup,
	"42": database.WrongShape, "21": database.WrongShape,
	"22": database.WrongValue,
	"53": database.OverMemory, "54": database.OverMemory,
}

// causeOf is the cause of an error of the server. A function of which it knows no form with the arguments' types, and
// an operator, have one code.
func causeOf(a *pgconn.PgError) database.Cause {
	if a.Code == "42883" {
		if m := misfit.FindStringSubmatch(a.Message); m != nil && m[1] == "function" && strings.HasSuffix(m[2], "()") {
			return database.UnknownFunction
		}
		return database.WrongType
	}
	if a.Code == "42601" && a.Routine != "scanner_yyerror" { // what the grammar takes and the analysis does not: a UNION's columns
		return database.WrongShape
	}
	return cmp.Or(causes[a.Code], causes[a.Code[:min(2, len(a.Code))]])
}

// misfit finds what a server says of an operator or a function that does not take the types that it is given.
var misfit = regexp.MustCompile(`^(operator|function) (?:does not exist: )?(.*?)(?: does not exist)?$`)

// operands takes "date ~~ unknown" apart.
var operands = regexp.MustCompile(`^(.+?) ([-+*/<>=~!@#%^&|` + "`" + `?]+) (.+)$`)

// fit is what to do about numbers of columns, or types of operators and functions, that do not fit; "" where that is
// not known.
func fit(message string) string {
	m := misfit.FindStringSubmatch(message)
	switch {
	case strings.HasPrefix(message, "subquery ") && strings.HasSuffix(message, "one column"):
		return "give the subquery one column"
	case strings.HasSuffix(message, "query must have the same number of columns"): // UNION, INTERSECT, EXCEPT
		return "give both sides the same number of columns"
	case m == nil:
		return ""
	case m[1] == "function":
		name, types, _ := strings.Cut(strings.TrimSuffix(m[2], ")"), "(")
		switch {
		case name == "round":
			return "ROUND with digits takes a numeric: ROUND(CAST(x AS numeric), 2)"
		case types == "boolean" && (name == "sum" || name == "avg"):
			return strings.ToUpper(name) + " takes numbers: " + strings.ToUpper(name) + "(CASE WHEN x THEN 1 ELSE 0 END)"
		case name == "sum" || name == "avg":
			return strings.ToUpper(name) + " takes numbers: " + strings.ToUpper(name) + "(CAST(x AS numeric))"
		case types == "":
			return ""
		}
		return fmt.Sprintf("%s does not take (%s): CAST the arguments, as %[1]s(CAST(x AS text), …), or mend their number", name, types)
	}
	o := operands.FindStringSubmatch(m[2])
	if o == nil {
		return ""
	}
	left, op, right := o[1], o[2], o[3]
	number := func(t string) bool { return numbers[t] }
	text := func(t string) bool { return t == "text" || t == "unknown" || strings.HasPrefix(t, "character") }
	date := func(t string) bool { return t == "date" || strings.HasPrefix(t, "timestamp") }
	switch {
	case op == "==":
		return "write = for equal"
	case op == "&&" || op == "||" && (left == "boolean" || right == "boolean"):
		return "write AND, OR"
	case strings.Contains(op, "~~"): // LIKE, ILIKE
		if date(left) {
			return "LIKE takes text: to_char(x, 'YYYY-MM-DD') LIKE '2024-%', or compare x >= '2024-01-01' AND x < '2025-01-01'"
		}
		return "LIKE takes text: CAST(x AS text) LIKE '…'"
	case op == "+" && text(left) && text(right):
		return "join texts with ||"
	case op == "%":
		return "% takes whole numbers or numeric: CAST(x AS numeric) % 2"
	case date(left) && number(right) && strings.ContainsAny(op, "<>="), number(left) && date(right) && strings.ContainsAny(op, "<>="):
		return "compare dates with dates, '2024-12-31', or EXTRACT(YEAR FROM x) with numbers"
	case text(left) && number(right) || number(left) && text(right):
		return "types differ: put the number in quotes, x = '5', or CAST(x AS numeric)"
	case left == "boolean" || right == "boolean":
		return "a boolean is compared with true or false: x = true, or just x"
	}
	return fmt.Sprintf("types differ: CAST one side, as CAST(x AS %s)", left)
}

var numbers = map[string]bool{"smallint": true, "integer": true, "bigint": true, "numeric": true, "real": true, "double precision": true}

// answered is an error that the server sent.
func (f *failure) answered(a *pgconn.PgError) error {
	if a.Code == "57014" { // query_canceled: by us, by statement_timeout, or by an administrator
		switch {
		case f.limited.Err() != nil && f.timeout <= f.serverLimit:
			return tooLong(f.timeout)
		case time.Since(f.began) >= f.serverLimit && f.serverLimit > 0: // the server's clock began after ours
			return tooLong(f.serverLimit)
		}
		return &database.Error{Kind: database.OverLimit, Message: "the server stopped the query: " + a.Message, Err: a}
	}
	e := &database.Error{Kind: database.BadSQL, Cause: causeOf(a), Message: a.Message, Hint: a.Hint, Code: a.Code, Err: a}
	if hint := cmp.Or(fit(a.Message), advice[a.Code]); hint != "" {
		e.Hint = hint
	}
	for _, c := range classes {
		if strings.HasPrefix(a.Code, c.state) {
			e.Kind, e.Rule = c.kind, c.rule
			if e.Hint == "" {
				e.Hint = c.hint
			}
			break
		}
	}
	if e.Kind != database.BadSQL && e.Kind != database.OverLimit {
		e.Cause = ""
	}
	switch e.Cause { // the server marks the name in the statement, and says it in its own language
	case database.UnknownTable, database.UnknownColumn, database.UnknownFunction, database.UnknownName, database.AmbiguousName:
		e.Object = f.name(int(a.Position))
	}
	if a.Detail != "" && e.Kind == database.BadSQL {
		e.Message += ": " + a.Detail
	}
	if at := f.excerpt(int(a.Position)); at != "" && !strings.Contains(a.Message, "at or near") {
		e.Message += fmt.Sprintf(", at %q", at)
	}
	return e
}

// written finds a name with what qualifies it.
var written = regexp.MustCompile(`^("[^"]+"|[\pL_][\pL\pN_$]*)(\.("[^"]+"|[\pL_][\pL\pN_$]*))*`)

// name is the one that the statement has at a position, without quotes.
func (f *failure) name(position int) string {
	runes := []rune(f.sql)
	if position < 1 || position > len(runes) {
		return ""
	}
	return strings.ReplaceAll(written.FindString(string(runes[position-1:])), `"`, "")
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
	e := &database.Error{Kind: database.Unreachable, Hint: "check that the server runs there and lets this machine in"}
	var answer *pgconn.PgError
	why := reason(err)
	if errors.As(err, &answer) {
		why, e.Err = answer.Message, answer
		switch {
		case strings.HasPrefix(answer.Code, "28"):
			e.Hint = "check user and password (PGPASSWORD or a password file keep it out of the command line)"
		case answer.Code == "3D000":
			e.Hint = "check the name of the database"
		case answer.Code == "42704", answer.Code == "08P01":
			e.Hint = "take it out of the DSN: it is neither a setting of the server nor an option of a client that sqlagent knows"
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
