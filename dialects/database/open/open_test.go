package open

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	_ "modernc.org/sqlite" // writes the file

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

func TestEngineOf(t *testing.T) {
	for _, c := range []struct {
		dsn  string
		d    dialects.Dialect
		rest string
	}{
		{"shop.sqlite", dialects.SQLite, "shop.sqlite"},
		{"./a b/shop", dialects.SQLite, "./a b/shop"},
		{`C:\data\shop.db`, dialects.SQLite, `C:\data\shop.db`},
		{"notes:2024.db", dialects.SQLite, "notes:2024.db"},
		{"sqlite:shop.sqlite", dialects.SQLite, "shop.sqlite"},
		{"postgres://u:p@h:5432/d?sslmode=require", dialects.Postgres, "postgres://u:p@h:5432/d?sslmode=require"},
		{"postgresql://h/d", dialects.Postgres, "postgres://h/d"},
		{"host=localhost dbname=d password='a b'", dialects.Postgres, "host=localhost dbname=d password='a b'"},
		{"mysql://u@h/d", dialects.MySQL, "mysql://u@h/d"},
		{"MariaDB://u@h/d", dialects.MySQL, "mysql://u@h/d"},
		{"u:p@ss:w@tcp(h:3306)/d?tls=true", dialects.MySQL, "u:p@ss:w@tcp(h:3306)/d?tls=true"},
		{"u@unix(/run/my.sock)/d", dialects.MySQL, "u@unix(/run/my.sock)/d"},
	} {
		d, rest, err := engineOf(c.dsn)
		if d != c.d || rest != c.rest || err != nil {
			t.Errorf("%q: %q %q %v, want %q %q", c.dsn, d, rest, err, c.d, c.rest)
		}
	}
	for dsn, want := range map[string]string{
		"":                      "empty",
		" ":                     "empty",
		"sqlite:":               "no path",
		"sqlite://":             "no path",
		"oracle://u:secret@h/d": `"oracle"`,
		"jdbc:oracle:thin:@h":   `"oracle"`,
		"https://example.com/x": `"https"`,
	} {
		_, err := Open(t.Context(), dsn, Options{})
		var e *DSNError
		if !errors.As(err, &e) || !strings.Contains(e.Reason, want) || e.Hint == "" || strings.Contains(err.Error(), "secret") {
			t.Errorf("%q: %v", dsn, err)
		}
	}
}

// A folder of CSV files is a database with its rules, and leaves no temporary files.
func TestFiles(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"customers.csv": "id,name\n1,Ann\n2,Ben\n", "orders.csv": "id,customer_id,total\n1,1,5\n2,1,7\n", "broken.txt": "\x00",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	before, _ := filepath.Glob(filepath.Join(os.TempDir(), "sqlagent-files-*"))
	var notes []string
	db, err := Open(t.Context(), dir, Options{
		Rules: guard.Rules{DenyColumns: []string{"customers.name"}}, Notice: func(text string) { notes = append(notes, text) },
	})
	if err != nil {
		t.Fatal(err)
	}
	r, err := db.Query(t.Context(), "SELECT sum(total) FROM orders JOIN customers ON customers.id = customer_id", database.Limits{})
	if err != nil || len(r.Rows) != 1 || r.Rows[0][0] != int64(12) {
		t.Errorf("%+v, %v", r, err)
	}
	for _, refused := range []string{"SELECT name FROM customers", "DELETE FROM orders"} {
		if _, err := db.Query(t.Context(), refused, database.Limits{}); err == nil {
			t.Errorf("%s ran", refused)
		}
	}
	if p, err := db.Posture(t.Context()); err != nil || !p.ReadOnly || len(p.CanWrite) > 0 || p.Server == "" {
		t.Errorf("%+v, %v: nobody can write to the files by their copy", p, err)
	}
	if len(notes) != 2 || !strings.Contains(notes[1], "customer_id integer to customers") {
		t.Errorf("notes %q", notes)
	}
	if err := db.Close(); err != nil {
		t.Error(err)
	}
	if after, _ := filepath.Glob(filepath.Join(os.TempDir(), "sqlagent-files-*")); len(after) > len(before) {
		t.Errorf("%q stay", after)
	}
	if err := os.WriteFile(filepath.Join(dir, "empty.csv"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	var e *database.Error
	if _, err := Open(t.Context(), dir, Options{}); !errors.As(err, &e) || e.Kind != database.NotDatabase || e.Hint == "" || !strings.Contains(e.Message, "empty.csv") {
		t.Errorf("%v, want a *database.Error of the empty file", err)
	}
}

// A password with a slash keeps a driver's DSN from being taken for a path, which would be printed.
func TestSlashInPassword(t *testing.T) {
	if d, _, err := engineOf("u:s3/cr/et@tcp(127.0.0.1:1)/d"); d != dialects.MySQL || err != nil {
		t.Errorf("%s, %v", d, err)
	}
}

// A rule that names nothing would protect nothing.
func TestRulesThatNameNothing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "shop.sqlite")
	w, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Exec("CREATE TABLE customer (id INT, email TEXT)"); err != nil {
		t.Fatal(err)
	}
	w.Close()
	for _, r := range []guard.Rules{{DenyTables: []string{"custmer"}}, {DenyColumns: []string{"customer.emial"}}, {DenyColumns: []string{"phone"}},
		{OnlyTables: []string{"customers"}}} {
		_, err := Open(t.Context(), path, Options{Rules: r})
		var config *ConfigError
		var rules *database.RuleError
		if !errors.As(err, &config) || !errors.As(err, &rules) || len(rules.Unknown) != 1 {
			t.Errorf("%+v: %v", r, err)
		}
	}
	for _, r := range []guard.Rules{{DenyTables: []string{"Customer", "later_*"}}, {DenyColumns: []string{"email", "main.customer.id"}},
		{OnlyTables: []string{"customer"}, AllowTables: []string{"sqlite_stat1"}}} {
		if db, err := Open(t.Context(), path, Options{Rules: r}); err != nil {
			t.Errorf("%+v: %v", r, err)
		} else {
			db.Close()
		}
	}
}

func TestRedact(t *testing.T) {
	for dsn, want := range map[string]string{
		"postgres://u:s3cret@h/d":                      "postgres://u:…@h/d",
		"jdbc:mysql://u:s3cret@h/d":                    "jdbc:mysql://u:…@h/d",
		"jdbc:postgresql://h/d?user=u&password=s3cret": "jdbc:postgresql://h/d?user=u&password=…",
		"postgresql+psycopg2://u:s3cret@h/d":           "postgresql+psycopg2://u:…@h/d",
		"mysql://h/d?user=u&passwd=s3cret&x=1":         "mysql://h/d?user=u&passwd=…&x=1",
		"postgres://u:s3:c@r/e?t@h:1/d":                "postgres://u:…@h:1/d", // what nobody escaped
		"postgres://u@h/d?password=s3cret&x=1":         "postgres://u@h/d?password=…&x=1",
		"postgres://h/d?sslpassword=s3cret":            "postgres://h/d?sslpassword=…",
		"host=h password='s3 c\\'ret' user=u":          "host=h password=… user=u",
		"host=h password = s3cret user=u":              "host=h password=… user=u",
		"mysql://u:s3cret@h/d":                         "mysql://u:…@h/d",
		"u:s3cret@tcp(h:3306)/d":                       "u:…@tcp(h:3306)/d",
		"u:s3@c(ret)/x@unix(/run/my.sock)/d":           "u:…@unix(/run/my.sock)/d",
		"u@tcp(h)/d":                                   "u@tcp(h)/d",
		"u:s3/cr/et@tcp(h:3306)/d":                     "u:…@tcp(h:3306)/d",
		"postgres://ann@srv:s3cret@srv.net/d":          "postgres://ann@srv:…@srv.net/d", // Azure's names of users
		"ann@srv:s3cret@tcp(h:3306)/d":                 "ann@srv:…@tcp(h:3306)/d",
		"postgres://u@h:5432/d?options=a@b":            "postgres://u@h:…@b", // too much rather than too little
		"shop.sqlite":                                  "shop.sqlite",
		"sqlite:/data/a:b@c.sqlite":                    "sqlite:/data/a:b@c.sqlite",
		"postgres://reader@db.example.com/shop":        "postgres://reader@db.example.com/shop",
		"postgres://u:@h/d":                            "postgres://u:…@h/d",
		"postgres://u:p%40ss@h/d?sslmode=verify":       "postgres://u:…@h/d?sslmode=verify",
	} {
		if got := Redact(dsn); got != want {
			t.Errorf("%q: %q, want %q", dsn, got, want)
		}
		if HoldsSecret(dsn) != (dsn != want) {
			t.Errorf("%q: HoldsSecret is %v", dsn, HoldsSecret(dsn))
		}
	}
}

func TestIn(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "here"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for dsn, want := range map[string]string{
		"a.sqlite": filepath.Join(dir, "a.sqlite"), "sqlite:a.sqlite": filepath.Join(dir, "a.sqlite"), "/a.sqlite": "/a.sqlite",
		"here": filepath.Join(dir, "here"), "source": "source", "postgres://h/d": "postgres://h/d", "host=h dbname=d": "host=h dbname=d", "": "",
	} {
		if got := In(dir, dsn); got != want {
			t.Errorf("%q: %q, want %q", dsn, got, want)
		}
	}
}

func TestFile(t *testing.T) {
	rows := filepath.Join(t.TempDir(), "rows.csv")
	if err := os.WriteFile(rows, []byte("a\n1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for dsn, want := range map[string]string{
		"shop.sqlite": "shop.sqlite", "sqlite:a b/shop": "a b/shop", "postgres://h/d": "", "mysql://h/d": "", rows: "",
	} {
		if got := File(dsn); got != want {
			t.Errorf("%s: %q, want %q", dsn, got, want)
		}
	}
}

func TestLabel(t *testing.T) {
	for dsn, want := range map[string]string{
		"/data/shop.sqlite": "shop", "sqlite:shop.v2.db": "shop.v2", "postgres://u:secret@h/d": "postgres://u:…@h/d", "source": "source",
	} {
		if got := Label(dsn); got != want {
			t.Errorf("%q: %q, want %q", dsn, got, want)
		}
	}
}

func TestDialectOf(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	if err := os.Mkdir(filepath.Join(home, "sqlagent"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(home, "sqlagent", "config.toml"), []byte("[sources.shop]\ndsn = \"mysql://u@h/shop\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for dsn, want := range map[string]dialects.Dialect{"shop": dialects.MySQL, "shop.sqlite": dialects.SQLite, "postgres://h/d": dialects.Postgres} {
		if got, err := DialectOf(dsn); got != want || err != nil {
			t.Errorf("%q: %q, %v, want %q", dsn, got, err, want)
		}
	}
	if _, err := DialectOf("oracle://h/d"); err == nil {
		t.Error("a kind that is not known has a dialect")
	}
}
