package open

import (
	"errors"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
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
		{"sqlite:///var/shop.sqlite", dialects.SQLite, "/var/shop.sqlite"},
		{"postgres://u:p@h:5432/d?sslmode=require", dialects.Postgres, "postgres://u:p@h:5432/d?sslmode=require"},
		{"postgresql://h/d", dialects.Postgres, "postgresql://h/d"},
		{"host=localhost dbname=d password='a b'", dialects.Postgres, "host=localhost dbname=d password='a b'"},
		{"mysql://u@h/d", dialects.MySQL, "mysql://u@h/d"},
		{"MariaDB://u@h/d", dialects.MySQL, "MariaDB://u@h/d"},
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
		"jdbc:postgresql://h/d": `"jdbc"`,
		"https://example.com/x": `"https"`,
	} {
		_, err := Open(t.Context(), dsn, Options{})
		var e *DSNError
		if !errors.As(err, &e) || !strings.Contains(e.Reason, want) || e.Hint == "" || strings.Contains(err.Error(), "secret") {
			t.Errorf("%q: %v", dsn, err)
		}
	}
}

func TestRedact(t *testing.T) {
	for dsn, want := range map[string]string{
		"postgres://u:s3cret@h/d":                "postgres://u:…@h/d",
		"postgres://u:s3:c@r/e?t@h:1/d":          "postgres://u:…@h:1/d", // what nobody escaped
		"postgres://u@h/d?password=s3cret&x=1":   "postgres://u@h/d?password=…&x=1",
		"postgres://h/d?sslpassword=s3cret":      "postgres://h/d?sslpassword=…",
		"host=h password='s3 c\\'ret' user=u":    "host=h password=… user=u",
		"host=h password = s3cret user=u":        "host=h password=… user=u",
		"mysql://u:s3cret@h/d":                   "mysql://u:…@h/d",
		"u:s3cret@tcp(h:3306)/d":                 "u:…@tcp(h:3306)/d",
		"u:s3@c(ret)/x@unix(/run/my.sock)/d":     "u:…@unix(/run/my.sock)/d",
		"u@tcp(h)/d":                             "u@tcp(h)/d",
		"shop.sqlite":                            "shop.sqlite",
		"sqlite:/data/a:b@c.sqlite":              "sqlite:/data/a:b@c.sqlite",
		"postgres://reader@db.example.com/shop":  "postgres://reader@db.example.com/shop",
		"postgres://u:@h/d":                      "postgres://u:…@h/d",
		"postgres://u:p%40ss@h/d?sslmode=verify": "postgres://u:…@h/d?sslmode=verify",
	} {
		if got := Redact(dsn); got != want {
			t.Errorf("%q: %q, want %q", dsn, got, want)
		}
		if HoldsSecret(dsn) != (dsn != want) {
			t.Errorf("%q: HoldsSecret is %v", dsn, HoldsSecret(dsn))
		}
	}
}
