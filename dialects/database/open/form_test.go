package open

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// The schemes of frameworks mean their dialect, and what the engine is given is a URL that it reads.
func TestFrameworkSchemes(t *testing.T) {
	for dsn, want := range map[string]string{
		"postgresql+psycopg2://u@h/d": "postgres://u@h/d", "postgresql+asyncpg://u@h/d": "postgres://u@h/d",
		"postgresql+psycopg://u@h/d": "postgres://u@h/d", "postgres+pg8000://u@h/d": "postgres://u@h/d",
		"postgis://u@h/d": "postgres://u@h/d", "pg://u@h/d": "postgres://u@h/d", "psql://u@h/d": "postgres://u@h/d",
		"pgsql://u@h/d": "postgres://u@h/d", "timescalegis://u@h/d": "postgres://u@h/d",
		"jdbc:postgresql://h:5432/d?user=u": "postgres://h:5432/d?user=u", "jdbc:postgresql:d": "postgres:///d",
		"r2dbc:pool:postgresql://h/d": "postgres://h/d", "JDBC:PostgreSQL://h/d": "postgres://h/d",
		"mysql+pymysql://u@h/d": "mysql://u@h/d", "mysql+mysqlconnector://u@h/d": "mysql://u@h/d",
		"mariadb+mariadbconnector://u@h/d": "mysql://u@h/d", "mysql+aiomysql://u@h/d": "mysql://u@h/d",
		"mysql2://u@h/d": "mysql://u@h/d", "mysqlgis://u@h/d": "mysql://u@h/d", "mysql-connector://u@h/d": "mysql://u@h/d",
		"trilogy://u@h/d": "mysql://u@h/d", "jdbc:mysql://h/d?user=u": "mysql://h/d?user=u",
		"jdbc:mariadb://h/d": "mysql://h/d",
	} {
		d, rest, err := engineOf(dsn)
		if rest != want || err != nil || !strings.HasPrefix(want, string(d)+":") {
			t.Errorf("%q: %s %q %v, want %q", dsn, d, rest, err, want)
		}
	}
}

// The path of a file, as SQLAlchemy, Django, Rails, Prisma and SQLite's own URIs write it.
func TestFileForms(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	for _, name := range []string{"x.db", "a?b.db", "a b.db"} {
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	abs := filepath.Join(dir, "x.db")
	for dsn, want := range map[string]string{
		"file:./dev.db": "./dev.db", "file:dev.db": "dev.db", "file://" + abs: abs, "file:" + abs: abs, "file://localhost" + abs: abs,
		"file:a%20b.db?mode=ro&cache=shared": "a b.db", "file:./dev.db?connection_limit=1&socket_timeout=10": "./dev.db",
		"sqlite+aiosqlite:///x.db": "x.db", "sqlite+pysqlite:///x.db": "x.db", "sqlite:///x.db": "x.db", "sqlite:///rel/x.db": "rel/x.db",
		"sqlite:////" + strings.TrimPrefix(abs, "/"): abs, "sqlite://" + abs: abs, "sqlite:" + abs: abs,
		"sqlite3:x.db": "x.db", "sqlite3:db/dev.sqlite3?pool=5&timeout=5000": "db/dev.sqlite3", "spatialite:///x.db": "x.db",
		"jdbc:sqlite:x.db": "x.db", "jdbc:sqlite:" + abs: abs, "sqlite:x.db?_pragma=busy_timeout(5000)&_txlock=immediate": "x.db",
		"sqlite:a?b.db": "a?b.db", "a?b.db": "a?b.db", "sqlite:///C:\\data\\x.db": "C:\\data\\x.db", "sqlite:///x.db?check_same_thread=false": "x.db",
	} {
		d, rest, err := engineOf(dsn)
		if d != dialects.SQLite || rest != want || err != nil {
			t.Errorf("%q: %s %q %v, want %q", dsn, d, rest, err, want)
		}
	}
	for dsn, want := range map[string]string{
		"sqlite:x.db?key=s3cret": `"key"`, "file:x.db?mode=memory": "memory", "sqlite:///:memory:": "memory", ":memory:?": "no such file",
		"file:": "no path",
	} {
		if _, err := Open(t.Context(), dsn, Options{}); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "s3cret") {
			t.Errorf("%q: %v, want %s", dsn, err, want)
		}
	}
	if err := os.Mkdir("prisma", 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("prisma/dev.db", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for dsn, want := range map[string]string{"file:./dev.db": "file:prisma/dev.db", "sqlite:///rel/x.db": "three slashes"} {
		_, err := Open(t.Context(), dsn, Options{})
		var e *database.Error
		if !errors.As(err, &e) || e.Kind != database.Unreachable || !strings.Contains(e.Hint, want) {
			t.Errorf("%q: %v", dsn, err)
		}
	}
}

// A password that was kept elsewhere finds its place in every form.
func TestWithPassword(t *testing.T) {
	const odd = `p@s:/w?r'd\&+ %41`
	for dsn, want := range map[string]string{
		"postgres://?service=shop":       "postgres://?password=p%40s%3A%2Fw%3Fr%27d%5C%26%2B%20%2541&service=shop",
		"postgres://":                    "postgres://?password=p%40s%3A%2Fw%3Fr%27d%5C%26%2B%20%2541",
		"service=shop":                   `service=shop password='p@s:/w?r\'d\\&+ %41'`,
		"host=h user=u":                  `host=h user=u password='p@s:/w?r\'d\\&+ %41'`,
		"u@tcp(h:3306)/d?tls=true":       "u:" + odd + "@tcp(h:3306)/d?tls=true",
		"mysql+pymysql://u:old@h/d":      "mysql://u:p%40s%3A%2Fw%3Fr%27d%5C&+%20%2541@h/d",
		"postgres://u@h1:1,h2:2/d":       "postgres://u:p%40s%3A%2Fw%3Fr%27d%5C&+%20%2541@h1:1,h2:2/d",
		"jdbc:postgresql://h/d?user=u":   "postgres://h/d?password=p%40s%3A%2Fw%3Fr%27d%5C%26%2B%20%2541&user=u",
		"postgres://u@h/d?x=a@b":         "postgres://u:p%40s%3A%2Fw%3Fr%27d%5C&+%20%2541@h/d?x=a@b",
		"jdbc:mysql://h/d?user=u":        "mysql://h/d?password=p%40s%3A%2Fw%3Fr%27d%5C%26%2B%20%2541&user=u",
		"postgresql+asyncpg://u@h:5/d":   "postgres://u:p%40s%3A%2Fw%3Fr%27d%5C&+%20%2541@h:5/d",
		"mysql://u@h/d?useSSL=false&x=@": "mysql://u:p%40s%3A%2Fw%3Fr%27d%5C&+%20%2541@h/d?useSSL=false&x=@",
	} {
		got, err := withPassword(dsn, odd)
		if got != want || err != nil {
			t.Errorf("%q: %q %v, want %q", dsn, got, err, want)
		}
		if shown := Redact(got); strings.Contains(shown, "p@s") || strings.Contains(shown, "p%40s") {
			t.Errorf("%q is shown as %q", got, shown)
		}
	}
}
