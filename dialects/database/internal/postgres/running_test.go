package postgres

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// leaks makes a slot that tells how often code of users has run: it sends messages that no ROLLBACK takes back.
func (s *server) leaks() (count func() string) {
	s.t.Helper()
	slot := "'" + s.name + "'"
	s.exec("SELECT pg_create_logical_replication_slot(" + slot + ", 'test_decoding')")
	s.t.Cleanup(func() { s.exec("SELECT pg_drop_replication_slot(" + slot + ")") })
	return func() string {
		s.t.Helper()
		s.exec("SELECT pg_switch_wal()")
		return s.exec("SELECT count(*) FROM pg_logical_slot_peek_changes(" + slot + ", NULL, NULL) WHERE data LIKE '%leak%'")[0][0]
	}
}

// plainReader is the DSN of a login that may read everything and is nothing else.
func (s *server) plainReader() string {
	s.t.Helper()
	role := s.name + "_rd"
	s.exec("CREATE ROLE " + role + " LOGIN PASSWORD 'x1'")
	for _, row := range s.exec("SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'") {
		s.exec("GRANT USAGE ON SCHEMA " + row[0] + " TO " + role + "; GRANT SELECT ON ALL TABLES IN SCHEMA " + row[0] + " TO " + role)
	}
	s.t.Cleanup(func() { s.exec("DROP OWNED BY " + role + "; DROP ROLE " + role) })
	return rewrite(s.t, s.dsn, "", role, "x1")
}

// thirdAttacks is the database of the third round, whose roles have names of the test's own.
func thirdAttacks(t *testing.T) *server {
	script := corpora.Affected(t, dialects.Postgres)
	s := newServer(t, "")
	s.exec(strings.ReplaceAll(script, "rlsreader", s.name+"_rls"))
	for _, row := range s.exec("SELECT oid::regclass FROM pg_class WHERE relkind IN ('r', 'm') AND relnamespace = 'public'::regnamespace") {
		s.exec("ALTER TABLE " + row[0] + " SET (autovacuum_enabled = false)") // ANALYZE calls the functions too
	}
	t.Cleanup(func() { s.exec("DROP OWNED BY " + s.name + "_rls; DROP ROLE " + s.name + "_rls") })
	return s
}

// Code of users that no statement names is not called: neither by a query nor by its plan, nor where the schema is read
// with its values.
func TestThirdAttacks(t *testing.T) {
	s := thirdAttacks(t)
	dsn := s.plainReader()
	count := s.leaks()
	before := count()
	db := open(t, dsn, guard.Rules{})
	statements := corpora.Effects(t, dialects.Postgres, "user code")
	for _, sql := range []string{"SELECT * FROM t_kid", "SELECT * FROM t_stat WHERE a + 1 = 5", "SELECT max(c) FROM t_opc",
		"SELECT count(*) FROM t_opc a JOIN t_opc b USING (c)", "SELECT (SELECT a FROM t_rls LIMIT 1)"} {
		statements = append(statements, corpora.Attack{SQL: sql, Kind: "more"})
	}
	for _, a := range statements {
		_, err := db.Query(t.Context(), a.SQL, database.Limits{})
		var e *database.Error
		if !errors.As(err, &e) || e.Kind != database.Refused || e.Rule != guard.RuleTable || !strings.Contains(e.Message, "the user-defined function") {
			t.Errorf("%s: %s: %v", a.Kind, a.SQL, err)
		}
		db.Plan(t.Context(), a.SQL)
		db.Check(t.Context(), a.SQL)
	}
	visible, err := db.Schema(t.Context(), database.SchemaOptions{RowCounts: true, Profile: &database.ProfileOptions{}})
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, table := range visible.Tables {
		names = append(names, table.Name)
	}
	for _, name := range []string{"t_pidx", "t_rls", "t_par", "t_kid", "t_stat", "t_opc", "v_fn", "v_fn2", "v_hrx"} {
		if slices.Contains(names, name) {
			t.Errorf("the schema shows %s: %v", name, names)
		}
	}
	for _, name := range []string{"orders", "customer", "hr.salaries", "t_part", "mv", "v_seq"} {
		if !slices.Contains(names, name) {
			t.Errorf("the schema lacks %s: %v", name, names)
		}
	}
	if after := count(); after != before {
		t.Errorf("code of users was called: %s messages, %s before: %q", after, before,
			s.exec("SELECT data FROM pg_logical_slot_peek_changes('"+s.name+"', NULL, NULL) WHERE data LIKE '%leak%'"))
	}
	for _, a := range corpora.Effects(t, dialects.Postgres, "deny rule bypass") {
		for _, rules := range []guard.Rules{{DenyColumns: []string{"customer.email"}, DenyTables: []string{"hr.salaries"}},
			{DenyColumns: []string{"customer.email"}, DenyTables: []string{"hr.salaries"}, AllowFunctions: []string{"pg_sleep"}}} {
			_, err := open(t, dsn, rules).Query(t.Context(), a.SQL, database.Limits{})
			var e *database.Error
			if !errors.As(err, &e) || e.Rule != guard.RuleTable {
				t.Errorf("%s: %v", a.SQL, err)
			}
		}
	}
	// The slot sees what is called: where a rule allows it.
	allowed := open(t, dsn, guard.Rules{AllowFunctions: []string{"seqbump"}, AllowTables: []string{"t_pidx"}})
	for _, sql := range []string{"SELECT a FROM t_rls", "SELECT a FROM t_pidx WHERE a = 5"} {
		if _, err := allowed.Query(t.Context(), sql, database.Limits{}); err != nil {
			t.Errorf("%s: %v", sql, err)
		}
	}
	if after := count(); after == before {
		t.Error("what was allowed sent no message: the test is blind")
	}
}

// A function whose body only computes is distinguished from one that may do more.
func TestOnlyComputes(t *testing.T) {
	made := &guard.Catalog{Functions: map[string][]string{"leak": {"public.leak"}, "lower": {"public.lower"}}, Operators: map[string][]string{"+": {"public.plus"}}}
	for body, want := range map[string]bool{
		"SELECT CASE WHEN $2 IS NULL THEN $1 ELSE $1 || ', ' || $2 END": true, "select upper(name) ;": true, " SELECT $1 * 2": true,
		"SELECT leak($1)": false, "SELECT public.leak($1)": false, "SELECT lower($1)": false, "SELECT $1 + 1": false, "SELECT email FROM customer": false,
		"SELECT pg_logical_emit_message(false, 'a', $1)": false, "SELECT 1; SELECT 2": false, "INSERT INTO a VALUES (1)": false, "": false,
		"SELECT set_config('a', 'b', true)": false, "SELECT nextval('a')": false,
	} {
		if got := onlyComputes(body, made); got != want {
			t.Errorf("%s: %v", body, got)
		}
	}
}

// castCode has casts of users' types in every direction that a statement may take without a name of the function, and
// types without any.
const castCode = `
CREATE FUNCTION leak(n int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER AS
	$$BEGIN PERFORM pg_logical_emit_message(false, 'leak', 'cast'); RETURN n; END$$;
CREATE TYPE p AS (x int, y int); CREATE TYPE mood AS ENUM ('a', 'b'); CREATE TYPE plain AS ENUM ('a', 'b');
CREATE TYPE point3 AS (x int, y int, z int); CREATE DOMAIN positive AS int CHECK (VALUE > 0); CREATE DOMAIN moody AS mood;
CREATE TYPE shown AS ENUM ('a'); CREATE TYPE sorted AS (x int); CREATE TYPE listed AS ENUM ('a'); CREATE TYPE told AS ENUM ('a');
CREATE FUNCTION pc(p) RETURNS text LANGUAGE plpgsql AS $$BEGIN PERFORM public.leak(1); RETURN 'z'; END$$;
CREATE FUNCTION mi(mood) RETURNS int LANGUAGE plpgsql AS $$BEGIN RETURN public.leak(1); END$$;
CREATE FUNCTION sj(shown) RETURNS json LANGUAGE plpgsql AS $$BEGIN PERFORM public.leak(1); RETURN '1'; END$$;
CREATE FUNCTION tl(text[]) RETURNS listed[] LANGUAGE plpgsql AS $$BEGIN PERFORM public.leak(1); RETURN '{a}'; END$$;
CREATE FUNCTION ti(told) RETURNS int LANGUAGE plpgsql AS $$BEGIN RETURN public.leak(1); END$$;
CREATE CAST (p AS text) WITH FUNCTION pc(p) AS IMPLICIT; CREATE CAST (mood AS int) WITH FUNCTION mi(mood) AS IMPLICIT;
CREATE CAST (shown AS json) WITH FUNCTION sj(shown); CREATE CAST (text[] AS listed[]) WITH FUNCTION tl(text[]) AS IMPLICIT;
CREATE CAST (told AS int) WITH FUNCTION ti(told);
CREATE SCHEMA hidden;
CREATE FUNCTION hidden.cmp(sorted, sorted) RETURNS int LANGUAGE plpgsql AS $$BEGIN RETURN public.leak(0); END$$;
CREATE FUNCTION hidden.less(sorted, sorted) RETURNS bool LANGUAGE plpgsql AS $$BEGIN RETURN public.leak(0) = 1; END$$;
CREATE OPERATOR hidden.< (LEFTARG = sorted, RIGHTARG = sorted, FUNCTION = hidden.less);
CREATE OPERATOR CLASS hidden.ops DEFAULT FOR TYPE sorted USING btree AS OPERATOR 1 hidden.<, FUNCTION 1 hidden.cmp(sorted, sorted);
CREATE TABLE t (m mood); INSERT INTO t VALUES ('a'); CREATE TABLE shows (s shown); INSERT INTO shows VALUES ('a');
CREATE TABLE lists (l listed[]); INSERT INTO lists VALUES ('{a}'); CREATE TABLE tells (t told); INSERT INTO tells VALUES ('a');
CREATE TABLE rows (id int); INSERT INTO rows VALUES (1);
CREATE FUNCTION rt(rows) RETURNS text LANGUAGE plpgsql AS $$BEGIN PERFORM public.leak(1); RETURN 'z'; END$$;
CREATE CAST (rows AS text) WITH FUNCTION rt(rows) AS IMPLICIT;
CREATE FUNCTION lower(p) RETURNS int LANGUAGE sql AS 'SELECT length($1)'; CREATE VIEW nested AS SELECT lower(ROW(1, 2)::p) AS n;
CREATE TABLE honest (e plain, d positive, c point3, es plain[]); INSERT INTO honest VALUES ('a', 1, '(1,2,3)', '{a,b}');`

// A cast from a type of users calls no function of theirs, however a statement has come by a value of it.
func TestCasts(t *testing.T) {
	s := newServer(t, castCode)
	count := s.leaks()
	attacks := []string{
		"SELECT length((1,2)::p) AS x", "SELECT length(CAST(ROW(1, 2) AS public.p))", "SELECT length(p '(1,2)')", "SELECT length(p('(1,2)'))",
		"SELECT upper(('{\"(1,2)\"}'::p[])[1])", "SELECT upper(('{\"(1,2)\"}'::_p)[1])",
		"SELECT 'a'::mood + 1", "SELECT sum('a'::mood)", "SELECT CASE 'a'::mood WHEN 1 THEN 2 END", "SELECT 1 WHERE 'a'::mood = 1",
		"SELECT 'a'::moody + 1", "SELECT mood 'a' + 1", "SELECT (jsonb_populate_record(NULL::t, '{\"m\": \"a\"}')).m + 1",
		"SELECT r.m + 1 FROM jsonb_populate_recordset(NULL::t, '[{\"m\": \"a\"}]') AS r",
		"SELECT r.m + 1 FROM jsonb_to_recordset('[{\"m\": \"a\"}]') AS r(m mood)", "SELECT (enum_first(NULL::mood)) + 1",
		"SELECT abs(x.m) FROM XMLTABLE('/a' PASSING ('<a>a</a>'::xml) COLUMNS m mood PATH '.') AS x",
		"SELECT m + 1 FROM t", "SELECT sum(m) FROM t", "SELECT to_json('a'::shown)", "SELECT to_json(s) FROM shows", "SELECT json_agg(x) FROM shows x",
		"SELECT ARRAY['a']::text[]::listed[]", "SELECT coalesce(l, ARRAY['a'::text]) FROM lists", "SELECT l FROM lists UNION SELECT ARRAY['b'::text]",
		"SELECT 'a'::told::int", "SELECT t::positive FROM tells", "SELECT ARRAY[t]::_int4 FROM tells", "SELECT (ROW(t, 2)::p).x FROM tells",
		"SELECT x FROM (SELECT '(1)'::sorted AS x UNION ALL SELECT '(2)') y ORDER BY 1",
		"SELECT * FROM nested", "SELECT lower(ROW(1, 2))", "SELECT length(r) FROM rows r", "SELECT upper(rows) FROM rows", "SELECT length(NULL::rows)",
	}
	honest := []string{
		"SELECT 'a'::plain, 'a'::plain < 'b'::plain, (1,2,3)::point3, ((1,2,3)::point3).z, 3::positive + 2, '{a}'::plain[]",
		"SELECT e, d + 1, (c).x, es, to_json(e), row_to_json(h) FROM honest h WHERE e = 'a' ORDER BY e", "SELECT max(e), count(DISTINCT c) FROM honest",
	}
	for _, dsn := range []string{s.dsn, s.plainReader()} {
		db := open(t, dsn, guard.Rules{})
		before := count()
		for _, sql := range attacks {
			_, err := db.Query(t.Context(), sql, database.Limits{})
			var e *database.Error
			if !errors.As(err, &e) || e.Kind != database.Refused || !strings.Contains(e.Message, "function") {
				t.Errorf("%s: %v", sql, err)
			}
			db.Plan(t.Context(), sql)
			db.Check(t.Context(), sql)
		}
		if after := count(); after != before {
			t.Errorf("code of users was called: %s messages, %s before", after, before)
		}
	}
	s.exec("DROP CAST (told AS int)") // a row or a domain of int may call it
	db := open(t, s.dsn, guard.Rules{})
	for _, sql := range honest {
		if _, err := db.Query(t.Context(), sql, database.Limits{}); err != nil {
			t.Errorf("%s: %v", sql, err)
		}
	}
	// What the slot sees is what is called: where a rule allows it.
	before := count()
	allowed := open(t, s.dsn, guard.Rules{AllowFunctions: []string{"pc"}})
	if _, err := allowed.Query(t.Context(), attacks[0], database.Limits{}); err != nil {
		t.Error(err)
	}
	if count() == before {
		t.Error("what was allowed sent no message: the test is blind")
	}
}

// Honest tables go on: policies, indexes, constraints and views of the server's own functions and of extensions, and
// users' functions that no reading calls.
func TestHonestCode(t *testing.T) {
	s := newServer(t, `CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION citext; CREATE EXTENSION hstore;
CREATE FUNCTION plain(t text) RETURNS text LANGUAGE sql IMMUTABLE AS $$SELECT lower(t)$$;
CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RETURN NEW; END$$;
CREATE FUNCTION token() RETURNS text LANGUAGE sql AS $$SELECT 'x'$$;
CREATE TYPE mood AS ENUM ('sad', 'glad'); CREATE DOMAIN short AS text CHECK (length(VALUE) < 9);
CREATE TABLE members (id int); INSERT INTO members VALUES (1);
CREATE TABLE tenant (id int PRIMARY KEY, name citext UNIQUE, mood mood, tags hstore, code short DEFAULT token(), note text,
	CHECK (plain(note) <> 'x'), CHECK (plain(lower(note)) <> 'y'));
INSERT INTO tenant VALUES (1, 'a', 'sad', 'a=>b', 'c', 'd');
CREATE INDEX ON tenant (plain(note)); CREATE INDEX ON tenant USING gin (note gin_trgm_ops); CREATE INDEX ON tenant (lower(note)) WHERE mood = 'sad';
CREATE STATISTICS st ON lower(note), mood FROM tenant;
CREATE TRIGGER stamped BEFORE INSERT ON tenant FOR EACH ROW EXECUTE FUNCTION stamp();
ALTER TABLE tenant ENABLE ROW LEVEL SECURITY; ALTER TABLE tenant FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON tenant USING (name = current_user::citext OR current_setting('app.tenant', true) IS NULL AND id IN (SELECT id FROM members));
GRANT SELECT ON members TO PUBLIC;
CREATE POLICY writes ON tenant FOR INSERT WITH CHECK (plain(note) = 'd');
CREATE VIEW names AS SELECT upper(name::text) AS n, similarity(note, 'x') FROM tenant;
CREATE FUNCTION two(text, text) RETURNS text LANGUAGE sql IMMUTABLE AS $$SELECT CASE WHEN $1 IS NULL THEN $2 ELSE $1 || ', ' || $2 END$$;
CREATE AGGREGATE all_of(text) (SFUNC = two, STYPE = text);
CREATE VIEW lists AS SELECT all_of(note) AS notes, plain(max(note)) AS p FROM tenant;
CREATE SCHEMA other; CREATE TABLE other.members (id int); ALTER TABLE other.members ENABLE ROW LEVEL SECURITY;
CREATE FUNCTION unseen() RETURNS text LANGUAGE plpgsql AS $$BEGIN RETURN 'x'; END$$;
CREATE POLICY odd ON other.members USING (unseen() = 'x');
ANALYZE;`)
	dsn := s.plainReader()
	if _, err := open(t, dsn, guard.Rules{DenyColumns: []string{"tenant.tags"}}).Query(t.Context(), "SELECT * FROM lists", database.Limits{}); err != nil {
		t.Errorf("a view that only computes, next to what is denied: %v", err)
	}
	db := open(t, dsn, guard.Rules{})
	for _, sql := range []string{"SELECT id, name, mood, tags, code, note FROM tenant", "SELECT DISTINCT name, mood, code FROM tenant ORDER BY mood, name",
		"SELECT * FROM names", "SELECT * FROM lists", "SELECT id FROM members", "SELECT id FROM public.members"} {
		if r, err := db.Query(t.Context(), sql, database.Limits{}); err != nil || len(r.Rows) != 1 {
			t.Errorf("%s: %v %v", sql, r, err)
		}
	}
	var e *database.Error
	if _, err := db.Query(t.Context(), "SELECT id FROM other.members", database.Limits{}); !errors.As(err, &e) || e.Rule != guard.RuleTable {
		t.Errorf("a table of the same name elsewhere: %v", err)
	}
	if _, err := open(t, s.dsn, guard.Rules{}).Query(t.Context(), "SELECT id FROM other.members", database.Limits{}); err != nil {
		t.Errorf("whom no policy holds: %v", err)
	}
}
