package postgres

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// shopScript is a database with several schemas and something to protect.
const shopScript = `
CREATE TABLE orders (id serial PRIMARY KEY, customer text, amount numeric, note text);
INSERT INTO orders (customer, amount, note) SELECT 'c' || g % 50, g, repeat('n', 200) FROM generate_series(1, 5000) g;
CREATE SCHEMA "Human Resources";
CREATE TABLE "Human Resources".salaries (id int PRIMARY KEY, ssn text);
INSERT INTO "Human Resources".salaries VALUES (1, '123-45-6789');
CREATE VIEW recent AS SELECT * FROM orders WHERE id > 4990;
ANALYZE;`

// reader runs SetupSQL as the administrator and returns the DSN of the login that it makes.
func (s *server) reader(rules guard.Rules) string {
	s.t.Helper()
	role := s.name + "_reader"
	script, err := s.open(rules).SetupSQL(s.t.Context())
	if err != nil {
		s.t.Fatal(err)
	}
	script = strings.ReplaceAll(strings.ReplaceAll(script, SetupRole, role), SetupPassword, "odd '':/@%")
	s.exec(script)
	s.exec(script) // as of a second database, whose server has the login
	root := login(s.t, adminDSN(s.t))
	s.t.Cleanup(func() {
		execute(s.t, s.pg, "DROP OWNED BY "+role)
		execute(s.t, root, "DROP ROLE "+role)
	})
	return rewrite(s.t, s.dsn, "", role, "odd ':/@%")
}

func TestSetupMakesALoginThatOnlyReads(t *testing.T) {
	s := newServer(t, shopScript)
	dsn := s.reader(guard.Rules{})
	db := open(t, dsn, guard.Rules{})
	p, err := db.Posture(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if !p.ReadOnly || len(p.CanWrite) > 0 || p.User != s.name+"_reader" || !strings.HasPrefix(p.Server, "PostgreSQL ") {
		t.Errorf("%+v, want a read-only login", p)
	}
	schema, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range schema.Tables { // all can be read, by the names that they have
		dbtest.Query(t, db, "SELECT count(*) FROM "+dialects.QuoteTable(dialects.Postgres, table.Name),
			database.Limits{})
	}
	if len(schema.Tables) != 3 {
		t.Errorf("%d tables, want 3", len(schema.Tables))
	}
	// What the role has as its own defaults holds without this package.
	own := login(t, dsn)
	for setting, want := range map[string]string{"default_transaction_read_only": "on", "statement_timeout": "1min",
		"temp_file_limit": "8GB", "idle_in_transaction_session_timeout": "1min"} {
		if got := execute(t, own, "SHOW "+setting)[0][0]; got != want {
			t.Errorf("%s is %s, want %s", setting, got, want)
		}
	}
	// And without its defaults, the rights alone.
	execute(t, own, "SET default_transaction_read_only = off")
	for _, sql := range []string{"INSERT INTO orders (customer) VALUES ('x')", "UPDATE orders SET note = ''",
		"DELETE FROM orders",
		"TRUNCATE orders", "CREATE TABLE t (x int)", "CREATE TEMP TABLE t (x int)", "CREATE SCHEMA t",
		"SELECT nextval('orders_id_seq')",
		"CREATE ROLE t", "SELECT pg_logical_emit_message(false, 'x', 'y')", `UPDATE "Human Resources".salaries SET ssn = ''`, "DROP TABLE orders", "COPY (SELECT 1) TO PROGRAM 'true'"} {
		_, err := own.Exec(t.Context(), sql).ReadAll()
		var answer interface{ SQLState() string }
		if !errors.As(err, &answer) || answer.SQLState() != "42501" {
			t.Errorf("%s: %v, want insufficient privilege", sql, err)
		}
	}
}

func TestPostureFindsWhatALoginCouldWrite(t *testing.T) {
	s := newServer(t, shopScript)
	role := s.name + "_writer"
	s.exec("REVOKE TEMPORARY ON DATABASE " + s.name + " FROM PUBLIC; REVOKE CREATE ON SCHEMA public FROM PUBLIC")
	emitters := s.open(guard.Rules{}).engine.about.emitters
	for _, f := range emitters {
		s.exec("REVOKE EXECUTE ON FUNCTION " + f + " FROM PUBLIC")
	}
	s.exec("CREATE ROLE " + role + " LOGIN PASSWORD 'w'; GRANT SELECT ON orders, recent TO " + role)
	t.Cleanup(func() { s.exec("DROP OWNED BY " + role + "; DROP ROLE " + role) })
	dsn := rewrite(t, s.dsn, "", role, "w")
	db := open(t, dsn, guard.Rules{})
	posture := func(db *opened) []string {
		p, err := db.Posture(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if p.ReadOnly != (len(p.CanWrite) == 0) {
			t.Errorf("%+v contradicts itself", p)
		}
		return p.CanWrite
	}
	if got := posture(db); len(got) > 0 {
		t.Fatalf("nothing was granted yet, but: %q", got)
	}
	for _, c := range []struct{ grant, revoke, found string }{
		{"GRANT INSERT ON orders, recent TO $", "REVOKE INSERT ON orders, recent FROM $",
			"may INSERT into public.orders and 1 more"},
		{"GRANT UPDATE (note) ON orders TO $", "REVOKE UPDATE (note) ON orders FROM $", "may UPDATE public.orders"},
		{"GRANT DELETE ON orders TO $", "REVOKE DELETE ON orders FROM $", "may DELETE from public.orders"},
		{"GRANT TRUNCATE ON orders TO $", "REVOKE TRUNCATE ON orders FROM $", "may TRUNCATE public.orders"},
		{"GRANT USAGE ON SEQUENCE orders_id_seq TO $", "REVOKE USAGE ON SEQUENCE orders_id_seq FROM $",
			"may advance the sequence public.orders_id_seq"},
		{"GRANT CREATE ON SCHEMA public TO $", "REVOKE CREATE ON SCHEMA public FROM $",
			"may CREATE in the schema public"},
		{"GRANT CREATE ON DATABASE " + s.name + " TO $", "REVOKE CREATE ON DATABASE " + s.name + " FROM $",
			"may CREATE schemas"},
		{"GRANT TEMPORARY ON DATABASE " + s.name + " TO $", "REVOKE TEMPORARY ON DATABASE " + s.name + " FROM $",
			"may make temporary tables"},
		{"GRANT EXECUTE ON FUNCTION % TO $", "REVOKE EXECUTE ON FUNCTION % FROM $",
			"may send messages to the readers of logical replication"},
		{"GRANT pg_execute_server_program TO $", "REVOKE pg_execute_server_program FROM $",
			"is a member of pg_execute_server_program"},
		{"GRANT pg_write_server_files TO $", "REVOKE pg_write_server_files FROM $",
			"is a member of pg_write_server_files"},
		{"GRANT pg_signal_backend TO $", "REVOKE pg_signal_backend FROM $", "is a member of pg_signal_backend"},
		{"GRANT admin TO $", "REVOKE admin FROM $", "is a member of admin"},
		{"ALTER ROLE $ CREATEROLE", "ALTER ROLE $ NOCREATEROLE", "may create roles"},
		{"ALTER ROLE $ CREATEDB", "ALTER ROLE $ NOCREATEDB", "may create databases"},
		{"ALTER ROLE $ REPLICATION", "ALTER ROLE $ NOREPLICATION", "may replicate the server"},
		{"ALTER ROLE $ BYPASSRLS", "ALTER ROLE $ NOBYPASSRLS", "bypasses row-level security"},
		{"ALTER TABLE orders OWNER TO $", "ALTER TABLE orders OWNER TO admin; GRANT SELECT ON orders TO $",
			"owns public.orders and 1 more"},
	} {
		names := strings.NewReplacer("$", role, "%", emitters[0])
		s.exec(names.Replace(c.grant))
		if got := posture(db); !slices.Contains(got, c.found) {
			t.Errorf("%s: %q, want %q among them", c.grant, got, c.found)
		}
		s.exec(names.Replace(c.revoke))
		if got := posture(db); len(got) > 0 {
			t.Errorf("%s: still %q", c.revoke, got)
		}
	}
	if got := posture(s.open(guard.Rules{})); !slices.Equal(got, []string{"is a superuser"}) {
		t.Errorf("the administrator: %q", got)
	}
}

// The rules of a source are the rights of the login that SetupSQL makes: without any of ours, it reads what they let
// queries read, and what they keep from queries the server refuses. The source opens with it, rules and all.
func TestSetupGrantsWhatRulesAllow(t *testing.T) {
	s := newServer(t, shopScript+`
CREATE TABLE "Odd ""Table" (id int, "E-Mail" text, "of, two" text); GRANT SELECT ON "Odd ""Table" TO PUBLIC;
CREATE TABLE notes (id int, body text); GRANT SELECT (body) ON notes TO PUBLIC;
CREATE TABLE event (id int, secret text, region text) PARTITION BY LIST (region);
CREATE TABLE event_eu PARTITION OF event FOR VALUES IN ('eu'); GRANT SELECT ON event_eu TO PUBLIC;
CREATE VIEW paid AS SELECT ssn FROM "Human Resources".salaries; GRANT SELECT ON paid TO PUBLIC;
CREATE VIEW how_many AS SELECT count(*) AS n FROM "Human Resources".salaries;
CREATE FUNCTION twice(int) RETURNS int LANGUAGE sql AS 'SELECT 2 * $1'; REVOKE EXECUTE ON FUNCTION twice FROM PUBLIC;
CREATE SCHEMA empty; CREATE TABLE empty.later (id int);`)
	rules := guard.Rules{
		DenyTables: []string{"Human Resources.salaries", "notes", "later"}, DenyColumns: []string{"e-mail", "event.secret"}, MaskColumns: []string{"orders.note"},
		AllowTables: []string{"how_many", "pg_authid"}, AllowFunctions: []string{"twice"},
	}
	dsn := s.reader(rules)
	db := open(t, dsn, rules)
	if err := database.CheckRules(t.Context(), db.engine, rules); err != nil {
		t.Error(err)
	}
	wrong := rules
	wrong.DenyColumns = append(slices.Clone(rules.DenyColumns), "orders.nte")
	if err := database.CheckRules(t.Context(), db.engine, wrong); err == nil {
		t.Error("a rule that names nothing passes")
	}
	p, err := db.Posture(t.Context())
	if err != nil || !p.ReadOnly {
		t.Errorf("%+v, %v", p, err)
	}
	own := login(t, dsn)
	for _, sql := range []string{`SELECT id, "of, two" FROM "Odd ""Table"`, "SELECT id, region FROM event", "SELECT count(*) FROM event", "SELECT note FROM orders",
		"SELECT n FROM how_many", "SELECT id FROM recent", "SELECT rolname FROM pg_authid", "SELECT twice(2)"} {
		if _, err := own.Exec(t.Context(), sql).ReadAll(); err != nil {
			t.Errorf("%s: %v", sql, err)
		}
	}
	for _, sql := range []string{`SELECT "E-Mail" FROM "Odd ""Table"`, `SELECT * FROM "Odd ""Table"`, "SELECT body FROM notes", "SELECT secret FROM event", "SELECT secret FROM event_eu",
		"SELECT e FROM event e", "SELECT ssn FROM paid", `SELECT id FROM "Human Resources".salaries`, "SELECT id FROM empty.later", "INSERT INTO orders (note) VALUES ('')"} {
		_, err := own.Exec(t.Context(), sql).ReadAll()
		var answer interface{ SQLState() string }
		if !errors.As(err, &answer) || answer.SQLState() != "42501" && answer.SQLState() != "25006" {
			t.Errorf("%s: %v, want insufficient privilege", sql, err)
		}
	}
	for _, sql := range []string{"SELECT id FROM event", "SELECT note FROM orders", "SELECT n FROM how_many"} {
		dbtest.Query(t, db, sql, database.Limits{})
	}
}
