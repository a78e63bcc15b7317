package postgres

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgconn/ctxwatch"
)

// connectTimeout is for all addresses of a DSN together. Tests that wait for it shorten it.
var connectTimeout = 5 * time.Second

const (
	lockTimeout = 5 * time.Second // waiting for a lock that another session holds
	grace       = 2 * time.Second // for the server to stop, or to clean up, before the connection is given up
	clientCheck = 2 * time.Second // how often the server looks, during a statement, whether we are still there
	maxRow      = 128 << 20       // bytes of one row as the server sends it; a longer one ends the query
	workMem     = 256 << 10       // kB; what one sort or hash may use before it goes to disk
	tempFiles   = 8 << 20         // kB; what one session may put on disk
)

// conn is one connection. One goroutine at a time uses it.
type conn struct {
	pg       *pgconn.PgConn
	defaults settings
	process  process // that serves the transaction
	broken   bool    // a statement may still be running on it
}

// process is one of the server's. Its number alone may be a stranger's: on another server of the same address, or where
// a pooler makes up the number that it tells its clients.
type process struct{ pid, started string }

// settings are those of a session that bound what it may use, as the server, the database, the login and the DSN set
// them. They may be stricter than ours: then they hold.
type settings struct {
	statementTimeout, lockTimeout, idleTimeout int64 // ms; 0: none
	workMem                                    int64 // kB
	tempFiles                                  int64 // kB; -1: none
	maySetTempFiles                            bool
	clientCheck                                int64 // ms; 0: none; -1: the server cannot
}

// userinfo finds user and password of a URL: up to the last @ before the options, because a password may hold one.
var userinfo = regexp.MustCompile(`^(postgres(?:ql)?://)([^?]*)@`)

// escaped is dsn with what is odd in a URL's user and password as %XX: pgconn would take what follows their first @ for
// a host, and look for it on the network. What is not a percent code is literal.
func escaped(dsn string) string {
	m := userinfo.FindStringSubmatch(dsn)
	if m == nil {
		return dsn
	}
	plain := func(s string) string {
		if decoded, err := url.PathUnescape(s); err == nil {
			return decoded
		}
		return s
	}
	user, password, has := strings.Cut(m[2], ":")
	info := url.User(plain(user))
	if has {
		info = url.UserPassword(plain(user), plain(password))
	}
	return m[1] + info.String() + "@" + dsn[len(m[0]):]
}

// parse reads a DSN. Its error says nothing of what the DSN holds: a password with an odd character may stand anywhere.
func parse(dsn string) (*pgconn.Config, error) {
	dsn, err := translated(escaped(dsn))
	if err != nil {
		return nil, err
	}
	config, err := pgconn.ParseConfig(dsn)
	if err != nil {
		e := badDSN("")
		for _, option := range []string{"sslmode", "sslrootcert", "sslcert", "sslkey", "CA file", "service",
			"target_session_attrs", "port"} {
			if inner := errors.Unwrap(err); inner != nil && strings.Contains(inner.Error(), option) {
				e.Message += ": something is wrong with its " + option
				break
			}
		}
		return nil, e
	}
	each := connectTimeout // of each host: all of them share the time
	hosts := map[string]bool{fmt.Sprint(config.Host, config.Port): true}
	for _, f := range config.Fallbacks { // with and without TLS
		hosts[fmt.Sprint(f.Host, f.Port)] = true
	}
	if len(hosts) > 1 {
		each = max(connectTimeout/time.Duration(len(hosts)), time.Second)
	}
	if config.ConnectTimeout <= 0 || config.ConnectTimeout > each {
		config.ConnectTimeout = each
	}
	dropForeign(config.RuntimeParams)
	if config.RuntimeParams["application_name"] == "" {
		config.RuntimeParams["application_name"] = "sqlagent"
	}
	config.RuntimeParams["client_encoding"] = "UTF8"
	config.MaxProtocolMessageBodyLen = maxRow
	config.BuildContextWatcherHandler = func(pg *pgconn.PgConn) ctxwatch.Handler {
		return &pgconn.CancelRequestContextWatcherHandler{Conn: pg, DeadlineDelay: grace}
	}
	return config, nil
}

// connect opens a connection and learns its settings.
func connect(ctx context.Context, config *pgconn.Config) (*conn, error) {
	ctx, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	pg, err := pgconn.ConnectConfig(ctx, config)
	if err != nil {
		return nil, &connectError{err}
	}
	c := &conn{pg: pg}
	if err := c.readSettings(ctx); err != nil {
		c.close()
		return nil, err
	}
	return c, nil
}

func (c *conn) readSettings(ctx context.Context) error {
	rows, err := c.rows(ctx, `SELECT name, setting FROM pg_catalog.pg_settings WHERE name IN
		('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'work_mem', 'temp_file_limit',
		'client_connection_check_interval')`)
	if err != nil {
		return err
	}
	c.defaults.clientCheck = -1 // before version 14
	to := map[string]*int64{"statement_timeout": &c.defaults.statementTimeout, "lock_timeout": &c.defaults.lockTimeout,
		"idle_in_transaction_session_timeout": &c.defaults.idleTimeout, "work_mem": &c.defaults.workMem,
		"temp_file_limit": &c.defaults.tempFiles, "client_connection_check_interval": &c.defaults.clientCheck}
	for _, row := range rows {
		n, err := strconv.ParseInt(row.text(1), 10, 64)
		if err != nil {
			return fmt.Errorf("the server's %s is %q: %w", row.text(0), row.text(1), err)
		}
		*to[row.text(0)] = n
	}
	c.defaults.maySetTempFiles = c.pg.ParameterStatus("is_superuser") == "on"
	if c.defaults.clientCheck < 0 {
		return nil
	}
	// A server whose system does not say when a client has gone refuses any interval, and a transaction with it.
	_, err = c.rows(ctx, "SELECT pg_catalog.set_config('client_connection_check_interval', $1, true)", fmt.Sprint(clientCheck.Milliseconds()))
	if answer := (*pgconn.PgError)(nil); errors.As(err, &answer) {
		c.defaults.clientCheck, err = -1, nil
	}
	return err
}

// begin opens the transaction that one query runs in. All of it is ours, and constant but for numbers, so that it may
// go as several statements in one message. The last one takes a snapshot, after which no statement can make the
// transaction READ WRITE (https://www.postgresql.org/docs/17/sql-set-transaction.html).
func (c *conn) begin(ctx context.Context, timeout time.Duration) error {
	d, limit := c.defaults, c.statementLimit(timeout).Milliseconds()
	set := []string{
		"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
		fmt.Sprintf("SET LOCAL statement_timeout = %d", limit),
		fmt.Sprintf("SET LOCAL lock_timeout = %d", lower(d.lockTimeout, lockTimeout.Milliseconds())),
		fmt.Sprintf("SET LOCAL idle_in_transaction_session_timeout = %d", lower(d.idleTimeout,
			limit+grace.Milliseconds())),
		fmt.Sprintf("SET LOCAL work_mem = %d", min(d.workMem, workMem)),
		"SET LOCAL standard_conforming_strings = on", // the guard has read the statement so
		"SET LOCAL DateStyle = 'ISO'",
		"SET LOCAL IntervalStyle = 'postgres'",
		"SET LOCAL extra_float_digits = 1",
	}
	if d.maySetTempFiles && (d.tempFiles < 0 || d.tempFiles > tempFiles) {
		set = append(set, fmt.Sprintf("SET LOCAL temp_file_limit = %d", tempFiles))
	}
	if d.clientCheck >= 0 { // or a statement goes on until its time is over where we were killed
		set = append(set, fmt.Sprintf("SET LOCAL client_connection_check_interval = %d", lower(d.clientCheck, clientCheck.Milliseconds())))
	}
	set = append(set, "SELECT pid, backend_start FROM pg_catalog.pg_stat_get_activity(pg_catalog.pg_backend_pid())")
	results, err := c.pg.Exec(ctx, strings.Join(set, "; ")).ReadAll()
	if err != nil {
		return err
	}
	for _, row := range results[len(results)-1].Rows {
		c.process = process{string(row[0]), string(row[1])}
	}
	return nil
}

// statementLimit is how long the server lets a statement run that may take timeout: no longer than the login may.
func (c *conn) statementLimit(timeout time.Duration) time.Duration {
	return time.Duration(lower(c.defaults.statementTimeout, max(timeout.Milliseconds(), 1))) * time.Millisecond
}

// lower is the stricter of two limits, of which 0 means none.
func lower(a, b int64) int64 {
	if a <= 0 {
		return b
	}
	return min(a, b)
}

// reset ends the transaction and whatever else a statement may have left in the session: settings, advisory locks,
// cursors, prepared statements, temporary tables, LISTEN.
func (c *conn) reset() error {
	if c.broken || c.pg.IsClosed() {
		return errBroken
	}
	ctx, cancel := context.WithTimeout(context.Background(), grace)
	defer cancel()
	for _, sql := range []string{"ROLLBACK", "DISCARD ALL"} {
		if _, err := c.pg.Exec(ctx, sql).ReadAll(); err != nil {
			return err
		}
	}
	if c.pg.TxStatus() != 'I' {
		return errBroken
	}
	return nil
}

var errBroken = errors.New("the connection cannot be used again")

// close ends the connection, and what may run on it: a server that is waiting for a client notices that it has gone.
func (c *conn) close() {
	ctx, cancel := context.WithTimeout(context.Background(), grace)
	defer cancel()
	if c.broken {
		c.pg.CancelRequest(ctx)
		c.pg.Conn().Close()
	}
	c.pg.Close(ctx)
}

// record is a row of a query of ours.
type record [][]byte

func (r record) text(i int) string { return string(r[i]) }
func (r record) null(i int) bool   { return r[i] == nil }
func (r record) bool(i int) bool   { return string(r[i]) == "t" }

// rows runs a query of ours, with its parameters.
func (c *conn) rows(ctx context.Context, sql string, args ...string) ([]record, error) {
	values := make([][]byte, len(args))
	for i, a := range args {
		values[i] = []byte(a)
	}
	reader := c.pg.ExecParams(ctx, sql, values, nil, nil, nil)
	var out []record
	for reader.NextRow() {
		row := make(record, len(reader.Values()))
		for i, v := range reader.Values() {
			if v != nil {
				row[i] = append([]byte{}, v...)
			}
		}
		out = append(out, row)
	}
	_, err := reader.Close()
	return out, err
}
