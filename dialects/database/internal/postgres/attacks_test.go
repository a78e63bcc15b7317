package postgres

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// targetScript has what the statements of the corpus reach for: their tables, a large object, a replication slot, and
// the extensions that read or write elsewhere.
const targetScript = `
CREATE TABLE orders (id serial PRIMARY KEY, customer text, note text);
INSERT INTO orders (customer, note) SELECT 'c' || g % 10, repeat('n', 200) FROM generate_series(1, 500) g;
CREATE SCHEMA hr;
CREATE TABLE hr.salaries (id int PRIMARY KEY, ssn text);
INSERT INTO hr.salaries VALUES (1, '123-45-6789');
CREATE FUNCTION bump() RETURNS int LANGUAGE sql SECURITY DEFINER AS
	$$INSERT INTO public.orders (customer) VALUES ('bump') RETURNING id$$;
SELECT lo_from_bytea(777, 'content');
CREATE EXTENSION dblink; CREATE EXTENSION tablefunc; CREATE EXTENSION xml2;
DO $$ BEGIN IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'adminpack') THEN CREATE EXTENSION adminpack; END IF; END $$; -- until 16
ANALYZE;`

// fingerprintQuery is the state of the server that a statement may not change: rows and structure of every table,
// sequences, roles, databases, large objects, replication slots, prepared transactions, settings in files and per role,
// files in the data directory's own folder, messages in the log of the target's slot, locks and sessions left over.
const fingerprintQuery = `
SELECT 'orders', (SELECT md5(string_agg(o::text, '|' ORDER BY id)) FROM orders o)
UNION ALL SELECT 'salaries', (SELECT md5(string_agg(s::text, '|')) FROM hr.salaries s)
UNION ALL SELECT 'classes', (SELECT md5(string_agg(c.oid::text || relname || relkind::text || relowner::text || coalesce(relacl::text, ''), '|'
	ORDER BY c.oid)) FROM pg_class c WHERE relnamespace::regnamespace::text !~ '^pg_')
UNION ALL SELECT 'functions', (SELECT md5(string_agg(oid::text || proname, '|' ORDER BY oid)) FROM pg_proc)
UNION ALL SELECT 'sequence', (SELECT last_value::text || is_called::text FROM orders_id_seq)
UNION ALL SELECT 'roles', (SELECT md5(string_agg(a::text, '|' ORDER BY oid)) FROM pg_authid a)
UNION ALL SELECT 'role settings', (SELECT md5(string_agg(s::text, '|' ORDER BY s::text)) FROM pg_db_role_setting s)
UNION ALL SELECT 'databases', (SELECT string_agg(datname, '|' ORDER BY datname) FROM pg_database WHERE datname !~ '^test_')
UNION ALL SELECT 'large objects', (SELECT md5(string_agg(l::text, '|' ORDER BY loid, pageno)) FROM pg_largeobject l)
	|| (SELECT md5(string_agg(m::text, '|' ORDER BY oid)) FROM pg_largeobject_metadata m)
UNION ALL SELECT 'slots', (SELECT string_agg(slot_name || coalesce(plugin, ''), '|' ORDER BY slot_name) FROM pg_replication_slots
	WHERE database = current_database() OR database IS NULL)
UNION ALL SELECT 'messages', (SELECT string_agg(data, '|') FROM pg_logical_slot_peek_changes($SLOT, NULL, NULL)
	WHERE data LIKE 'message%' AND data NOT LIKE '%prefix: flush,%')
UNION ALL SELECT 'prepared', (SELECT string_agg(gid, '|') FROM pg_prepared_xacts)
UNION ALL SELECT 'settings', (SELECT md5(string_agg(name || setting, '|' ORDER BY name)) FROM pg_file_settings)
UNION ALL SELECT 'files', (SELECT string_agg(f, '|' ORDER BY f) FROM pg_ls_dir('.') f WHERE f NOT LIKE '%.pid')
UNION ALL SELECT 'locks', (SELECT string_agg(l.locktype || l.mode, '|' ORDER BY l.locktype, l.mode) FROM pg_locks l
	WHERE l.pid <> pg_backend_pid() AND l.locktype = 'advisory')
UNION ALL SELECT 'others', (SELECT string_agg(pid::text, '|' ORDER BY pid) FROM pg_stat_activity
	WHERE backend_type = 'client backend' AND application_name = 'bystander' AND datname = current_database())`

// fieldCalls are attacks that the corpus does not have: calls that are written like fields.
var fieldCalls = []corpora.Attack{
	{ID: "field 1", Dialect: "postgres", SQL: "SELECT ('orders_id_seq'::regclass).nextval"},
	{ID: "field 2", Dialect: "postgres", SQL: "SELECT (x).lo_unlink FROM (SELECT 777::oid) AS t(x)"},
	{ID: "field 3", Dialect: "postgres", SQL: "SELECT (pid).pg_terminate_backend FROM generate_series(1, 99999) AS s(pid)"},
	{ID: "field 4", Dialect: "postgres", SQL: "SELECT s.pg_terminate_backend FROM generate_series(1, 99999) AS s"},
	{ID: "field 5", Dialect: "postgres", SQL: "SELECT (7::bigint).pg_advisory_lock"},
	{ID: "field 6", Dialect: "postgres", SQL: "SELECT x.pg_create_restore_point FROM lower('made') AS x"},
	{ID: "field 7", Dialect: "postgres", SQL: "SELECT ('PG_VERSION'::text).lo_import"},
}

// session is the state of a pooled connection that the next query must find as the first one did.
const session = `SELECT current_setting('default_transaction_read_only'), current_setting('transaction_read_only'),
	current_setting('statement_timeout'), current_setting('work_mem'), current_setting('lock_timeout'),
	current_setting('search_path'), current_setting('role'), current_user, current_setting('session_replication_role'),
	current_setting('temp_file_limit'), current_setting('DateStyle'),
	(SELECT count(*) FROM pg_cursors), (SELECT count(*) FROM pg_prepared_statements WHERE name <> ''),
	(SELECT count(*) FROM pg_listening_channels()), pg_my_temp_schema()`

// target is a database to attack, with a bystander who is connected and a slot that records what is written.
func target(t *testing.T) (s *server, fingerprint func() string) {
	s = newServer(t, targetScript)
	slot := "'" + s.name + "'"
	s.exec("SELECT pg_create_logical_replication_slot(" + slot + ", 'test_decoding')")
	t.Cleanup(func() { s.exec("SELECT pg_drop_replication_slot(" + slot + ")") })
	bystander := login(t, s.dsn)
	execute(t, bystander, "SET application_name = 'bystander'; LISTEN jobs")
	return s, func() string {
		t.Helper()
		var b strings.Builder
		// A slot tells what is flushed. A commit flushes what was logged before it, if its transaction logged anything.
		s.exec("SET synchronous_commit = on; SELECT pg_logical_emit_message(true, 'flush', '')")
		for _, row := range s.exec(strings.ReplaceAll(fingerprintQuery, "$SLOT", slot)) {
			b.WriteString(row[0] + ": " + row[1] + "\n")
		}
		return b.String()
	}
}

// The fingerprint misses no effect, however short a time ago it was.
func TestFingerprint(t *testing.T) {
	s, fingerprint := target(t)
	other := login(t, s.dsn)
	for i := range 20 {
		before := fingerprint()
		execute(t, other, "BEGIN READ ONLY; SELECT pg_logical_emit_message(false, 'leak', 'x'); ROLLBACK")
		if fingerprint() == before {
			t.Fatalf("message %d is missed", i+1)
		}
	}
}

// assault runs every statement of the corpus by run, and compares the server and the session after each; after several
// at once where the guard refused them, which then never reached the server.
func assault(t *testing.T, db *opened, fingerprint func() string, attacks []corpora.Attack, run func(sql string, l database.Limits) error) {
	t.Helper()
	state := func() string {
		res, err := db.engine.Run(t.Context(), session, database.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		return dbtest.Text(res)
	}
	tally := map[string]int{}
	before, fresh := fingerprint(), state()
	attacks = slices.DeleteFunc(slices.Clone(attacks), func(a corpora.Attack) bool { return a.Dialect != "postgres" && a.Dialect != "any" })
	var since []string // the server was looked at
	for i, a := range attacks {
		tally["attempted"]++
		start := time.Now()
		err := run(a.SQL, database.Limits{Timeout: time.Second})
		if took := time.Since(start); took > 10*time.Second {
			t.Errorf("%s: %.80s: took %v under a limit of one second", a.ID, a.SQL, took)
		}
		outcome := "run"
		if err != nil {
			e, ok := err.(*database.Error)
			if !ok {
				t.Fatalf("%s: %T", a.ID, err)
			}
			outcome = map[database.Kind]string{database.Refused: "refused", database.BadSQL: "failed",
				database.OverLimit: "over a limit"}[e.Kind]
			if outcome == "" {
				t.Errorf("%s: %.80s: %s %s", a.ID, a.SQL, e.Kind, e.Message)
			}
		}
		tally[outcome]++
		if outcome != "refused" {
			t.Logf("%s %s: %.100s: %v", a.ID, outcome, a.SQL, err)
		}
		since = append(since, a.ID)
		if dbtest.ByGuard(err) && len(since) < dbtest.Refusals && i+1 < len(attacks) {
			continue
		}
		if got := state(); got != fresh {
			t.Errorf("%s: %.80s: the next query on the pool finds\n%s\nthe first found\n%s", since, a.SQL, got, fresh)
		}
		if after := fingerprint(); after != before {
			t.Errorf("%s: %.80s: the server is\n%s\nit was\n%s", since, a.SQL, after, before)
			before = after
		}
		since = nil
	}
	if tally["attempted"] < 60 {
		t.Errorf("%d attacks, want at least 60", tally["attempted"])
	}
	t.Logf("%d attempted, none skipped: %d refused, %d run, %d failed, %d over a limit", tally["attempted"],
		tally["refused"],
		tally["run"], tally["failed"], tally["over a limit"])
}

// An administrator's login, under the guard: nothing changes.
func TestAttacksAsAdministrator(t *testing.T) {
	s, fingerprint := target(t)
	db := s.open(guard.Rules{})
	assault(t, db, fingerprint, slices.Concat(corpora.Attacks(t), fieldCalls), func(sql string, l database.Limits) error {
		_, err := db.Query(t.Context(), sql, l)
		return err
	})
}

// userCode is what users of a server may have made, and what the second round of attacks calls by the spelling of the
// server's own: an operator, a domain, a cast, a column. leak sends a message that no ROLLBACK takes back.
const userCode = `
CREATE FUNCTION leak(what text) RETURNS text LANGUAGE sql AS $$SELECT pg_logical_emit_message(false, 'leak', what)::text$$;
CREATE FUNCTION op(int) RETURNS int LANGUAGE sql AS $$SELECT length(leak('operator'))$$;
CREATE FUNCTION op2(int, int) RETURNS int LANGUAGE sql AS $$SELECT length(leak('operator'))$$;
CREATE FUNCTION opcat(int, text) RETURNS text LANGUAGE sql AS $$SELECT leak('||')$$;
CREATE OPERATOR !@# (RIGHTARG = int, FUNCTION = op);
CREATE OPERATOR <<<! (LEFTARG = int, RIGHTARG = int, FUNCTION = op2);
CREATE OPERATOR || (LEFTARG = int, RIGHTARG = text, FUNCTION = opcat);
CREATE DOMAIN evil AS text CHECK (leak(VALUE) <> '');
CREATE TYPE pair AS (good int, bad evil);
CREATE FUNCTION casefold(text) RETURNS text LANGUAGE sql AS $$SELECT leak('casefold')$$;
CREATE FUNCTION leaks(text, text) RETURNS text LANGUAGE sql AS $$SELECT leak('aggregate')$$;
CREATE AGGREGATE any_value(text) (SFUNC = leaks, STYPE = text);
CREATE FUNCTION lower(orders) RETURNS text LANGUAGE sql AS $$SELECT leak('lower')$$;
CREATE FUNCTION total(orders) RETURNS text LANGUAGE sql AS $$SELECT leak('total')$$;
CREATE FUNCTION as_date(orders) RETURNS date LANGUAGE sql AS $$SELECT now()::date WHERE leak('cast') <> ''$$;
CREATE CAST (orders AS date) WITH FUNCTION as_date(orders);
CREATE DOMAIN area AS text CHECK (leak(VALUE) <> '');
CREATE TYPE evilrange AS RANGE (SUBTYPE = evil);
CREATE FUNCTION plus(text) RETURNS text LANGUAGE sql AS $$SELECT leak('plus')$$;
CREATE OPERATOR + (RIGHTARG = text, FUNCTION = plus);
CREATE FUNCTION same(orders, text) RETURNS bool LANGUAGE sql AS $$SELECT leak('same') <> ''$$;
CREATE OPERATOR = (LEFTARG = orders, RIGHTARG = text, FUNCTION = same);
CREATE OPERATOR !~~ (LEFTARG = orders, RIGHTARG = text, FUNCTION = same);
CREATE TABLE pairs (p pair, e evil); INSERT INTO pairs VALUES (NULL, NULL);
CREATE FUNCTION at_time(pair) RETURNS time LANGUAGE sql AS $$SELECT '12:00'::time WHERE leak('cast') <> ''$$;
CREATE CAST (pair AS time) WITH FUNCTION at_time(pair) AS IMPLICIT;
DROP EXTENSION tablefunc;
CREATE FUNCTION crosstab(text) RETURNS SETOF record LANGUAGE sql AS $$SELECT leak('crosstab')$$;`

// moreUserCode are attacks on it that the corpus does not have.
var moreUserCode = []corpora.Attack{
	{ID: "code 1", Dialect: "postgres", SQL: "SELECT orders::date FROM orders LIMIT 1"},
	{ID: "code 2", Dialect: "postgres", SQL: "SELECT json_populate_record(NULL::pair, '{\"bad\": \"x\"}')"},
	{ID: "code 3", Dialect: "postgres", SQL: "SELECT '(1,x)'::public.pair[]"},
	{ID: "code 4", Dialect: "postgres", SQL: "SELECT (o).total FROM orders o LIMIT 1"},
	{ID: "code 5", Dialect: "postgres", SQL: "SELECT * FROM json_to_recordset('[{\"a\":\"x\"}]') AS r(a evil)"},
	{ID: "code 7", Dialect: "postgres", SQL: "SELECT area('x')"},
	{ID: "code 8", Dialect: "postgres", SQL: "SELECT ('x'::text).area"},
	{ID: "code 9", Dialect: "postgres", SQL: "SELECT c.area FROM lower('x') AS c"},
	{ID: "code 10", Dialect: "postgres", SQL: "SELECT '{[a,b]}'::evilmultirange"},
	{ID: "code 11", Dialect: "postgres", SQL: "SELECT +'x'::text"},
	{ID: "code 12", Dialect: "postgres", SQL: "SELECT NULLIF(o, 'x'::text) FROM orders o LIMIT 1"},
	{ID: "code 13", Dialect: "postgres", SQL: "SELECT o NOT LIKE ALL (ARRAY['x'::text]) FROM orders o LIMIT 1"},
	{ID: "code 14", Dialect: "postgres", SQL: "SELECT json_populate_record(t, '{\"e\": \"x\"}') FROM pairs t"},
	{ID: "code 15", Dialect: "postgres", SQL: "SELECT * FROM jsonb_populate_recordset((SELECT t FROM pairs t LIMIT 1), '[{\"e\": \"x\"}]')"},
	{ID: "code 16", Dialect: "postgres", SQL: "SELECT * FROM public.crosstab('SELECT 1, 2, 3') AS t(a int)"},
	{ID: "code 17", Dialect: "postgres", SQL: "SELECT * FROM crosstab('SELECT 1, 2, 3') AS t(a text)"},
	{ID: "code 18", Dialect: "postgres", SQL: "SELECT COALESCE(e, 'x'), CASE WHEN true THEN e ELSE 'x' END, e IN ('x') FROM pairs"},
	{ID: "code 19", Dialect: "postgres", SQL: "SELECT e FROM pairs UNION SELECT 'x'"},
	{ID: "code 20", Dialect: "postgres", SQL: "SELECT XMLSERIALIZE(CONTENT '<a/>'::xml AS evil)"},
	{ID: "code 21", Dialect: "postgres", SQL: "SELECT ARRAY[e, 'x'], (e, 'x') = ('y', e) FROM pairs"},
	{ID: "code 24", Dialect: "postgres", SQL: "SELECT json_to_record('{\"e\": \"x\"}')::pairs"},
	{ID: "code 25", Dialect: "postgres", SQL: "WITH RECURSIVE r(e) AS (SELECT e FROM pairs UNION ALL SELECT 'x' FROM r WHERE false) SELECT * FROM r"},
	{ID: "code 26", Dialect: "postgres", SQL: "SELECT o = 'x'::text, o IN ('x'::text) FROM orders o LIMIT 1"},
	{ID: "code 27", Dialect: "postgres", SQL: "SELECT jsonb_populate_record_valid(t, '{\"e\": \"x\"}') FROM pairs t"},
	{ID: "code 28", Dialect: "postgres", SQL: "SELECT (json_populate_record(p, '{\"bad\": \"x\"}')).bad FROM pairs"},
	{ID: "code 29", Dialect: "postgres", SQL: "SELECT pg_input_is_valid('x', 'evil')"}, // PostgreSQL 16
	{ID: "code 30", Dialect: "postgres", SQL: "SELECT (SELECT x.leak FROM concat('a') AS x) FROM (SELECT 1 AS leak) AS x"},
	{ID: "code 31", Dialect: "postgres", SQL: "SELECT (SELECT x.pg_sleep FROM generate_series(1, 1) AS x) FROM (SELECT 1 AS pg_sleep) AS x"},
	{ID: "code 6", Dialect: "postgres", SQL: "WITH o AS (SELECT * FROM orders) SELECT o.total FROM o LIMIT 1"},
}

// The second round, on a server with code of its users: none of it is called. What a name has besides goes on.
func TestSecondAttacks(t *testing.T) {
	s, fingerprint := target(t)
	s.exec(userCode)
	db := s.open(guard.Rules{})
	all, _ := corpora.SecondAttacks(t)
	assault(t, db, fingerprint, slices.Concat(all, moreUserCode), func(sql string, l database.Limits) error {
		_, err := db.Query(t.Context(), sql, l)
		return err
	})
	for _, sql := range []string{"SELECT upper(customer), -id, id - 1 FROM orders", "SELECT pg_catalog.lower(customer) FROM orders",
		"SELECT o.customer FROM orders o", "SELECT 'x'::text, '1'::int", "SELECT (p).good FROM (SELECT NULL::text AS x) q, (SELECT ROW(1) AS p) r WHERE false"} {
		var e *database.Error
		if _, err := db.Query(t.Context(), sql, database.Limits{}); errors.As(err, &e) && e.Kind == database.Refused {
			t.Errorf("%s: %v", sql, err)
		}
	}
	posture, err := db.Posture(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"makes pair to time without time zone by at_time(pair) where nothing says so",
		"checks what is made a evil by leak(text), next to a column of that type that does not show it"} {
		if !slices.Contains(posture.Beyond, want) {
			t.Errorf("the posture lacks %q: %q", want, posture.Beyond)
		}
	}
	allowed := s.open(guard.Rules{AllowFunctions: []string{"public.total"}})
	if _, err := allowed.Query(t.Context(), "SELECT o.total FROM orders o LIMIT 1", database.Limits{}); err != nil {
		t.Error(err)
	}
}

// All rounds under the guard, under the login that we tell people to make: nothing changes, stops or outlives its
// limit.
func TestAttacksAsReader(t *testing.T) {
	s, fingerprint := target(t)
	db := open(t, s.reader(guard.Rules{}), guard.Rules{})
	second, _ := corpora.SecondAttacks(t)
	all := slices.Concat(corpora.Attacks(t), second, corpora.ThirdAttacks(t), corpora.Overruns(dialects.Postgres))
	assault(t, db, fingerprint, all, func(sql string, l database.Limits) error {
		_, err := db.Query(t.Context(), sql, l)
		var e *database.Error
		if errors.As(err, &e) && strings.Contains(e.Message, "may still run on the server") {
			t.Errorf("%.100s: %v", sql, err)
		}
		return err
	})
}

// The engine's layers alone, without the guard, under the login that we tell people to make: nothing changes.
func TestAttacksWithoutGuard(t *testing.T) {
	s, fingerprint := target(t)
	db := open(t, s.reader(guard.Rules{}), guard.Rules{})
	assault(t, db, fingerprint, slices.Concat(corpora.Attacks(t), fieldCalls), func(sql string, l database.Limits) error {
		_, err := db.engine.Run(t.Context(), sql, l)
		return err
	})
}

// Without EXPLAIN too, which refuses all but queries: what is left is the transaction, the rights and the reset.
func TestAttacksOnTheTransactionAlone(t *testing.T) {
	s, fingerprint := target(t)
	db := open(t, s.reader(guard.Rules{}), guard.Rules{})
	assault(t, db, fingerprint, slices.Concat(corpora.Attacks(t), fieldCalls), func(sql string, l database.Limits) error {
		return db.engine.with(t.Context(), l.Timeout, sql, func(ctx context.Context, c *conn) error {
			st, err := c.prepare(ctx, sql)
			if err == nil {
				_, err = c.read(ctx, sql, st.Fields, l.WithDefaults())
			}
			return err
		})
	})
}
