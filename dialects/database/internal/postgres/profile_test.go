package postgres

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// A table that is locked, one that is gone since the schema was read, and columns that the login may not read keep
// nothing from the others.
func TestProfileGoesOn(t *testing.T) {
	s := newServer(t, `
CREATE TABLE locked (x int); INSERT INTO locked VALUES (1);
CREATE TABLE gone (x int);
CREATE TYPE mood AS ENUM ('sad', 'happy');
CREATE TABLE part (open mood, secret text, tags text[], doc jsonb, at inet);
INSERT INTO part VALUES ('happy', 'x', '{a}', '{"a": 1}', '10.0.0.1'), ('sad', 'y', NULL, NULL, '10.0.0.2');`)
	db := s.open(guard.Rules{})
	schema, err := db.Schema(t.Context(), database.SchemaOptions{})
	if err != nil {
		t.Fatal(err)
	}
	s.exec("DROP TABLE gone")
	s.exec("BEGIN; LOCK TABLE locked IN ACCESS EXCLUSIVE MODE")
	got, err := database.Profiled(t.Context(), db, schema, database.ProfileOptions{Time: 8 * time.Second})
	if err != nil {
		t.Fatal(err)
	}
	for i, says := range []string{"longer than 2s", "gone", ""} {
		if table := got.Tables[i]; says == "" != (table.NoProfile == "") || !strings.Contains(table.NoProfile, says) {
			t.Errorf("%s: %q, want %q", table.Name, table.NoProfile, says)
		}
	}
	const want = `CREATE TABLE part (
  open mood, -- Example happy, sad
  secret text, -- Example x, y
  tags text[],
  doc jsonb,
  at inet -- Example 10.0.0.1/32, 10.0.0.2/32
);
`
	if ddl := got.DDL(); !strings.HasSuffix(ddl, want) {
		t.Errorf("got\n%s\nwant at its end\n%s", ddl, want)
	}
	// The login that takes the profile may not read what the administrator saw.
	s.exec("ROLLBACK; CREATE ROLE reader_" + s.name + " LOGIN PASSWORD 'x'; GRANT SELECT (open, at) ON part TO reader_" + s.name)
	t.Cleanup(func() { s.exec("DROP OWNED BY reader_" + s.name + "; DROP ROLE reader_" + s.name) })
	reader := open(t, rewrite(t, s.dsn, "", "reader_"+s.name, "x"), guard.Rules{})
	if got, err = database.Profiled(t.Context(), reader, schema, database.ProfileOptions{Time: time.Minute}); err != nil {
		t.Fatal(err)
	}
	for _, c := range got.Tables[2].Columns {
		if read := c.Profile != nil; read != (c.Name == "open" || c.Name == "at") {
			t.Errorf("%s: a profile %v", c.Name, read)
		}
	}
	if why := got.Tables[0].NoProfile; !strings.Contains(why, "permission denied") {
		t.Errorf("locked: %q", why)
	}
}

// The rows of a materialised view are as near as those of a table. One without rows says why it has no values, and a
// masked column shows none there either.
func TestProfileOfMaterialisedViews(t *testing.T) {
	s := newServer(t, `
CREATE TABLE orders (state text, email text); INSERT INTO orders VALUES ('paid', 'ann@secret.example');
CREATE VIEW plain AS SELECT state FROM orders;
CREATE MATERIALIZED VIEW stored AS SELECT state, email FROM orders;
CREATE MATERIALIZED VIEW unfilled AS SELECT state FROM orders WITH NO DATA;`)
	db := s.open(guard.Rules{MaskColumns: []string{"orders.email"}})
	got, err := db.Schema(t.Context(), database.SchemaOptions{Profile: &database.ProfileOptions{Time: time.Minute}})
	if err != nil {
		t.Fatal(err)
	}
	const want = `CREATE TABLE orders (
  state text, -- Example paid
  email text
);

CREATE VIEW plain (state);

CREATE MATERIALIZED VIEW stored (
  state text, -- Example paid
  email text
);

CREATE MATERIALIZED VIEW unfilled (
  state text
);
`
	if got.DDL() != want {
		t.Errorf("got\n%s\nwant\n%s", got.DDL(), want)
	}
	if why := got.Tables[3].NoProfile; !strings.Contains(why, "has not been populated") {
		t.Errorf("unfilled: %q", why)
	}
}

// A foreign table, and one with a foreign part, is not looked at: to read it may change another server, or show a file.
func TestProfileLeavesForeignTables(t *testing.T) {
	s := newServer(t, `
CREATE EXTENSION file_fdw; CREATE SERVER files FOREIGN DATA WRAPPER file_fdw;
CREATE FOREIGN TABLE passwd (line text) SERVER files OPTIONS (filename '/etc/passwd', delimiter E'\x01');
CREATE TABLE own (line text); INSERT INTO own VALUES ('mine');
CREATE TABLE mixed (line text) PARTITION BY LIST (line);
CREATE TABLE mixed_own PARTITION OF mixed FOR VALUES IN ('mine'); INSERT INTO mixed VALUES ('mine');
CREATE FOREIGN TABLE mixed_far PARTITION OF mixed DEFAULT SERVER files OPTIONS (filename '/etc/passwd', delimiter E'\x01');
CREATE FUNCTION secret() RETURNS int LANGUAGE sql SECURITY DEFINER AS 'SELECT 1';`)
	p, err := open(t, s.reader(guard.Rules{}), guard.Rules{}).Posture(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"may call secret(), which runs with the rights of", "may read mixed_far, a table of the server files", "may read passwd,"} {
		if len(p.Beyond) != 3 || !strings.HasPrefix(p.Beyond[i], want) {
			t.Errorf("posture: %q", p.Beyond)
		}
	}
	got, err := s.open(guard.Rules{}).Schema(t.Context(), database.SchemaOptions{RowCounts: true, Profile: &database.ProfileOptions{Time: time.Minute}})
	if err != nil {
		t.Fatal(err)
	}
	why := map[string]string{"passwd": "a foreign table", "mixed": "a part of it is a foreign table", "own": ""}
	for _, table := range got.Tables {
		if want, ok := why[table.Name]; !ok || table.NoProfile != want || (table.Columns[0].Profile != nil) != (want == "") {
			t.Errorf("%s: %q, profile %v", table.Name, table.NoProfile, table.Columns[0].Profile)
		}
	}
}

// Ranges compare by type, and what is infinite is written in one way.
func TestProfileByType(t *testing.T) {
	s := newServer(t, `
CREATE TABLE item (price money, during daterange, f float8, n numeric, day date);
INSERT INTO item VALUES (12.5, '[2024-01-01,2024-02-01)', 'Infinity', 12, '0044-03-15 BC'), (-3, 'empty', 2, '-Infinity', 'infinity'),
	(1000, NULL, 10, 3, '2024-01-31');`)
	got, err := s.open(guard.Rules{}).Schema(t.Context(), database.SchemaOptions{Profile: &database.ProfileOptions{Time: time.Minute}})
	if err != nil {
		t.Fatal(err)
	}
	const want = `CREATE TABLE item (
  price money, -- MIN -$3.00 MAX $1,000.00
  during daterange, -- Example '[2024-01-01,2024-02-01)', empty
  f double precision, -- MIN 2 MAX Infinity
  n numeric, -- MIN -Infinity MAX 12
  day date -- MIN 0044-03-15 BC MAX infinity
);
`
	if ddl := got.DDL(); ddl != want {
		t.Errorf("got\n%s\nwant\n%s", ddl, want)
	}
}
