package mysql

import (
	"cmp"
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"math"
	"net"
	"strconv"
	"strings"
	"time"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// session is one connection, for one query. It is never used again: COM_RESET_CONNECTION, which would clear
// variables, locks and settings, is not in the driver, and nothing else clears all of them. So there is no session
// that one query could leave to the next, and a late KILL meets nobody else. A new connection costs a few round
// trips.
type session struct {
	db     *Engine
	conn   driver.Conn
	wire   *wire
	id     string // the server's, for KILL
	at     string // which of the servers that have the address
	server server
	limits database.Limits
	busy   bool // a statement may still be at work on the server
}

// server is what answers: "10.11.19-MariaDB-0+deb12u1" is MariaDB, "8.0.40" is MySQL.
type server struct{ version string }

func (s server) mariaDB() bool { return strings.Contains(s.version, "MariaDB") }

// number is the version's numbers: "10.11.19".
func (s server) number() string {
	number, _, _ := strings.Cut(strings.TrimPrefix(s.version, "5.5.5-"), "-") // old clients expect 5.5.5
	return number
}

// title is the name with the version's numbers: "MariaDB 10.11.19".
func (s server) title() string {
	if s.mariaDB() {
		return "MariaDB " + s.number()
	}
	return "MySQL " + s.number()
}

// connect opens a connection within dialTimeout.
func (db *Engine) connect(ctx context.Context) (*session, error) {
	ctx, cancel := context.WithTimeout(ctx, dialTimeout)
	defer cancel()
	s := &session{db: db}
	conn, err := db.connector.Connect(context.WithValue(ctx, wireKey{}, &s.wire))
	if err != nil {
		return nil, &connectError{err}
	}
	s.conn = conn
	err = s.each(ctx, "SELECT CONNECTION_ID(), VERSION(), CONCAT_WS(' ', @@hostname, @@port, @@server_id)", func(row []driver.Value) {
		s.id, s.server.version, s.at = text(row[0]), text(row[1]), text(row[2])
	})
	if err != nil {
		conn.Close()
		return nil, &connectError{err}
	}
	return s, nil
}

// begin opens the read-only transaction of a read-only session under limits. until is the context whose deadline the
// server's clock is set to.
//
// READ ONLY is there twice, because a statement that commits the transaction, as DDL does, would leave the session's
// default in force. At SERIALIZABLE, a server's default perhaps, a SELECT would lock what it reads.
func (s *session) begin(ctx, until context.Context, l database.Limits) error {
	s.limits = l
	left := l.Timeout
	if deadline, ok := until.Deadline(); ok {
		left = time.Until(deadline)
	}
	for _, sql := range []string{
		s.settings(left),
		"SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY",
		"START TRANSACTION READ ONLY",
	} {
		if err := s.exec(ctx, sql); err != nil {
			return err
		}
	}
	return nil
}

const (
	memory      = 256 << 20 // bytes of one session
	sortBuffer  = 2 << 20   // bytes of each sort
	joinBuffer  = 256 << 10 // bytes of each join without an index
	tempTable   = 32 << 20  // bytes of a temporary table in memory
	tempFile    = 1 << 30   // bytes of a temporary table on disk
	concatenate = 1 << 20   // bytes of a GROUP_CONCAT; MySQL has 1024 by default, too few for honest use
	lockWait    = 5         // seconds for a lock that another session holds, on a table or a row
	recursion   = 1 << 30   // rounds: MariaDB ends at 1000 with a mere warning, so that the result is wrong
	notes       = 1024      // warnings kept, see incomplete; MySQL's own default, which only administrators may change there
)

// settings is a SET of what the guard and this package rely on. What bounds a query is set to the stricter of our
// value and the server's.
//
// sql_mode is what package sqltree parses by, however the server is set: without ANSI_QUOTES "x" is a string, without
// NO_BACKSLASH_ESCAPES a backslash escapes, without PIPES_AS_CONCAT || is OR, without IGNORE_SPACE and ORACLE names
// and functions are what they look like. MySQL's own default ONLY_FULL_GROUP_BY stays: a query that picks any row of
// a group is wrong, and a model can mend it. MariaDB's version of it refuses columns that a key in GROUP BY
// determines.
func (s *session) settings(left time.Duration) string {
	seconds := max(math.Ceil(left.Seconds()), 1)
	number := func(expr string) string { return expr }
	if !s.server.mariaDB() { // an IF over a variable is a DECIMAL there, which no variable takes
		number = func(expr string) string { return "CAST(" + expr + " AS UNSIGNED)" }
	}
	lower := func(name string, value float64) string {
		v := strconv.FormatFloat(value, 'f', -1, 64)
		return name + " = " + number(fmt.Sprintf("IF(@@SESSION.%s > %s, %s, @@SESSION.%s)", name, v, v, name))
	}
	clock := func(name string, value float64) string { // 0 means none
		v := strconv.FormatFloat(value, 'f', -1, 64)
		return name + " = " + number(fmt.Sprintf("IF(@@SESSION.%s BETWEEN 1e-9 AND %s, @@SESSION.%s, %s)", name, v, name, v))
	}
	const most = math.MaxUint64
	list := []string{
		"SET NAMES utf8mb4",
		"autocommit = 1",
		"sql_auto_is_null = 0", // or the first IS NULL on a key would mean the last inserted row
		"sql_notes = 1",
		fmt.Sprintf("group_concat_max_len = %d", concatenate),
		fmt.Sprintf("sql_select_limit = %d", uint64(s.limits.Rows)+1), // one more, to know whether that was all
		clock("lock_wait_timeout", min(seconds, lockWait)),
		clock("innodb_lock_wait_timeout", min(seconds, lockWait)),
		lower("wait_timeout", 60+seconds),
		lower("sort_buffer_size", sortBuffer),
		lower("join_buffer_size", joinBuffer),
		lower("tmp_table_size", tempTable),
		lower("max_heap_table_size", tempTable),
	}
	if s.limits.Cost < most { // the server's own gate, for plans that EXPLAIN may not show
		list = append(list, lower("max_join_size", math.Ceil(s.limits.Cost)), "sql_big_selects = 0")
	} else {
		list = append(list, "sql_big_selects = 1")
	}
	const mode = "STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION"
	if s.server.mariaDB() {
		return strings.Join(append(list, "sql_mode = '"+mode+"'",
			clock("max_statement_time", max(left.Seconds(), 0.001)),
			fmt.Sprintf("max_error_count = %d", notes),
			lower("max_session_mem_used", memory),
			lower("tmp_disk_table_size", tempFile),
			fmt.Sprintf("max_recursive_iterations = %d", recursion),
		), ", ")
	}
	return strings.Join(append(list, "sql_mode = 'ONLY_FULL_GROUP_BY,"+mode+"'",
		clock("max_execution_time", float64(max(left.Milliseconds(), 1))),
		fmt.Sprintf("cte_max_recursion_depth = %d", recursion),
		"information_schema_stats_expiry = 0", // or reading table_rows would store them
	), ", ")
}

// exec runs a statement of ours.
func (s *session) exec(ctx context.Context, sql string) error {
	s.busy = true
	_, err := s.conn.(driver.ExecerContext).ExecContext(ctx, sql, nil)
	return s.answered(err)
}

// each runs a query of ours and calls f for each row, which is valid until f returns.
func (s *session) each(ctx context.Context, sql string, f func(row []driver.Value)) error {
	s.busy = true
	rows, err := s.conn.(driver.QueryerContext).QueryContext(ctx, sql, nil)
	if err != nil {
		return s.answered(err)
	}
	return s.scan(rows, f)
}

func (s *session) scan(rows driver.Rows, f func(row []driver.Value)) error {
	defer rows.Close()
	row := make([]driver.Value, len(rows.Columns()))
	for {
		if err := s.next(rows, row); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		f(row)
	}
}

// next fetches a row, or says io.EOF.
func (s *session) next(rows driver.Rows, row []driver.Value) error {
	s.wire.left = maxRow
	err := rows.Next(row)
	switch {
	case err == io.EOF:
		s.answered(nil)
	case err != nil && s.wire.left < 0:
		return errRowTooLong // the driver reports a broken connection
	case err != nil:
		s.answered(err)
	}
	return err
}

// prepare has the server parse sql, and resolve its names.
//
// MariaDB's REPLACE of a megabyte takes minutes, and does not look whether it was killed: where a statement has one,
// the texts of GROUP_CONCAT are shorter, as the guard reckons.
func (s *session) prepare(ctx context.Context, sql string) (driver.StmtQueryContext, error) {
	if s.server.mariaDB() && strings.Contains(strings.ToLower(sql), "replace") {
		if err := s.exec(ctx, fmt.Sprintf("SET group_concat_max_len = %d", guard.ReplacedConcat)); err != nil {
			return nil, err
		}
	}
	st, err := s.prepared(ctx, sql)
	if err != nil {
		return nil, err
	}
	if st.NumInput() != 0 {
		return nil, &database.Error{Kind: database.BadSQL, Message: "the statement has parameters without values",
			Hint: "write the values into the statement"}
	}
	return st.(driver.StmtQueryContext), nil
}

// prepared asks the driver, which panics on an answer that is too short: MySQL gives one to a SET GLOBAL of a login
// that may not.
func (s *session) prepared(ctx context.Context, sql string) (st driver.Stmt, err error) {
	s.busy = true
	defer func() {
		if recover() != nil {
			err = &database.Error{Kind: database.Refused, Rule: "write", Message: "the server does not prepare such a statement",
				Hint: "only SELECT is allowed, with anything that it may contain"}
		}
	}()
	st, err = s.conn.(driver.ConnPrepareContext).PrepareContext(ctx, sql)
	return st, s.answered(err)
}

// answered takes note of whether the server has come to an end with the statement: it has when it says so, with an
// error or without.
func (s *session) answered(err error) error {
	var answer *gomysql.MySQLError
	s.busy = err != nil && !errors.As(err, &answer)
	return err
}

// end rolls back and closes the connection. Where a statement may still be at work, it stops that first.
func (s *session) end() error {
	defer s.conn.Close()
	ctx, cancel := context.WithTimeout(context.Background(), stopTimeout)
	defer cancel()
	if !s.busy && s.exec(ctx, "ROLLBACK") == nil {
		return nil
	}
	return s.db.stop(ctx, s)
}

const stopTimeout = 3 * time.Second

// stop ends a connection, whatever it does, from another one, and returns when it is gone: a server does not look
// whether its client is still there. Any login may do so to its own connections.
func (db *Engine) stop(ctx context.Context, s *session) error {
	k, err := db.reach(ctx, s.at)
	if err != nil {
		return err
	}
	defer k.conn.Close()
	const noSuchThread = 1094
	var answer *gomysql.MySQLError
	if err := k.exec(ctx, "KILL "+s.id); errors.As(err, &answer) && answer.Number == noSuchThread {
		return nil
	}
	for {
		there, err := k.has(ctx, s.id)
		if err != nil || !there {
			return err
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// reach opens a connection to one of the servers that have our address: where a balancer or a name leads to several,
// all of them number their connections from 1, and KILL would end a stranger's elsewhere.
func (db *Engine) reach(ctx context.Context, at string) (*session, error) {
	for why := error(nil); ; why = errElsewhere {
		k, err := db.connect(ctx)
		switch {
		case err != nil:
			return nil, cmp.Or(why, err)
		case k.at == at:
			return k, nil
		}
		k.conn.Close()
		time.Sleep(50 * time.Millisecond)
	}
}

var errElsewhere = errors.New("the address leads to other servers")

// has reports whether the server has a connection of that id.
func (s *session) has(ctx context.Context, id string) (there bool, err error) {
	err = s.each(ctx, "SELECT 1 FROM information_schema.processlist WHERE id = "+id, func([]driver.Value) { there = true })
	return there, err
}

// gone reports whether a connection, which was asked to end, is on no server that its address leads to now.
func (db *Engine) gone(ctx context.Context, s *session) bool {
	ctx, cancel := context.WithTimeout(ctx, stopTimeout)
	defer cancel()
	k, err := db.connect(ctx)
	if err != nil {
		return false
	}
	defer k.conn.Close()
	there, err := k.has(ctx, s.id)
	return err == nil && (!there || k.at != s.at)
}

// wire counts what a connection receives, because the driver holds a whole row in memory however long it is.
type wire struct {
	net.Conn
	left int // bytes that may still come
}

// maxRow is how long one row may be on the wire, in bytes.
const maxRow = 128 << 20

func (w *wire) Read(b []byte) (int, error) {
	n, err := w.Conn.Read(b)
	if w.left -= n; w.left < 0 {
		return 0, errRowTooLong
	}
	return n, err
}

// wireKey is the key of a **wire in the context of connect, which dial fills in.
type wireKey struct{}

func dial(ctx context.Context, network, address string) (net.Conn, error) {
	c, err := (&net.Dialer{}).DialContext(ctx, network, address)
	if err != nil {
		return nil, err
	}
	w := &wire{Conn: c, left: maxRow}
	if to, ok := ctx.Value(wireKey{}).(**wire); ok {
		*to = w
	}
	return w, nil
}

// text is a value of one of our own queries as text; "" where it is NULL.
func text(v driver.Value) string {
	switch v := v.(type) {
	case nil:
		return ""
	case []byte:
		return string(v)
	case string:
		return v
	}
	return fmt.Sprint(v)
}
