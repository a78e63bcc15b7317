package postgres

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// A table that is locked, one that is gone since the schema was read, and columns that the login may not read keep nothing
// from the others.
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
