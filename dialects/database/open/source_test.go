package open

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// Write makes a file, for the tests of open_test too.
func Write(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestFind(t *testing.T) {
	odd := `p@s:s/w?rd#&%41`
	password := Write(t, "password", odd+"\nsecond line\n")
	config := Write(t, "config.toml", `
[sources.shop]
dsn = "postgres://reader@db/shop"
password_file = "`+password+`"
[sources.shop.rules]
deny_columns = ["customer.email"]
allow_functions = ["bump"]

[sources.file]
dsn = "data/shop.sqlite"
`)
	file := Write(t, "dsn", "mysql://u:s3cret@h/d\r\n")
	const escaped = "postgres://reader:p%40s%3As%2Fw%3Frd%23&%2541@db/shop"
	env := func(pairs ...string) func(string) string {
		return func(name string) string {
			for i := 0; i < len(pairs); i += 2 {
				if pairs[i] == name {
					return pairs[i+1]
				}
			}
			return ""
		}
	}
	for _, c := range []struct {
		what string
		l    Locator
		want *Source
	}{
		{"nothing", Locator{Config: config}, nil},
		{"an empty environment", Locator{Env: env(), Config: config}, nil},
		{"a DSN", Locator{DSN: "x.sqlite", Config: config}, &Source{Name: "x.sqlite", DSN: "x.sqlite"}},
		{"a source", Locator{DSN: "file", Config: config}, &Source{Name: "file", DSN: "data/shop.sqlite"}},
		{"a source with a password and rules", Locator{DSN: "shop", Config: config}, &Source{Name: "shop", DSN: escaped, PasswordFile: password,
			Rules: guard.Rules{DenyColumns: []string{"customer.email"}, AllowFunctions: []string{"bump"}}}},
		{"a file", Locator{DSNFile: file, Env: env("DATABASE_URL", "x"), Config: config}, &Source{Name: "mysql://u:…@h/d", DSN: "mysql://u:s3cret@h/d"}},
		{"DATABASE_URL", Locator{Env: env("DATABASE_URL", "postgres://h/d", "PGHOST", "x")}, &Source{Name: "postgres://h/d", DSN: "postgres://h/d"}},
		{"PGHOST", Locator{Env: env("PGHOST", "x")}, &Source{Name: "postgres://", DSN: "postgres://"}},
		{"a password file", Locator{DSN: "postgres://reader@db/shop", PasswordFile: password, Config: config},
			&Source{Name: "postgres://reader:…@db/shop", DSN: escaped, PasswordFile: password}},
	} {
		got, err := c.l.Find()
		if err != nil || !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v %v, want %+v", c.what, got, err, c.want)
		}
	}
}

func TestFindSaysWhatIsWrong(t *testing.T) {
	for _, c := range []struct {
		what string
		l    Locator
		want string
	}{
		{"broken TOML", Locator{DSN: "a", Config: Write(t, "c.toml", "[sources.a\ndsn=")}, "c.toml"},
		{"a key that is not known", Locator{DSN: "a", Config: Write(t, "c.toml", "[sources.a]\ndsn='x'\npasword='y'")}, "sources.a.pasword"},
		{"a source without a DSN", Locator{DSN: "a", Config: Write(t, "c.toml", "[sources.a]")}, "sources.a has no dsn"},
		{"no configuration file", Locator{DSN: "shop", Config: filepath.Join(t.TempDir(), "none.toml")}, "none.toml: no such file"},
		{"no such source", Locator{DSN: "shp", Config: Write(t, "c.toml", "[sources.shop]\ndsn='x'")}, "neither a file nor a source"},
		{"no configuration file, without a source", Locator{Config: filepath.Join(t.TempDir(), "none.toml")}, "none.toml: no such file"},
		{"no such file", Locator{DSNFile: "/nowhere/dsn"}, "/nowhere/dsn"},
		{"an empty file", Locator{DSNFile: Write(t, "dsn", "\nx")}, "empty"},
		{"a password for a file", Locator{DSN: "x.sqlite", PasswordFile: Write(t, "password", "s3cret")}, "password file"},
	} {
		_, err := c.l.Find()
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "s3cret") {
			t.Errorf("%s: %v, want %q", c.what, err, c.want)
		}
		var config *ConfigError
		var dsn *DSNError
		if !errors.As(err, &config) && !errors.As(err, &dsn) {
			t.Errorf("%s: %T", c.what, err)
		}
	}
}

// A file with a password that others may read gets a warning, one without does not.
func TestLooseModes(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string, mode os.FileMode) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	loose, tight := write("loose", "s3cret", 0o644), write("tight", "s3cret", 0o600)
	config := write("config.toml", "[sources.shop]\ndsn = \"mysql://u:s3cret@h/d\"\n", 0o640)
	for _, c := range []struct {
		locator Locator
		want    int
	}{
		{Locator{DSN: "mysql://u@h/d", PasswordFile: loose}, 1}, {Locator{DSN: "mysql://u@h/d", PasswordFile: tight}, 0},
		{Locator{DSN: "shop", Config: config}, 1}, {Locator{DSNFile: write("dsn", "mysql://u:s3cret@h/d", 0o604)}, 1},
		{Locator{DSNFile: write("plain", "mysql://u@h/d", 0o644)}, 0},
	} {
		s, err := c.locator.Find()
		if err != nil || len(s.Warnings) != c.want {
			t.Errorf("%+v: %v, %v", c.locator, s, err)
		}
	}
}
