package mysql

import (
	"errors"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
)

func TestParseDSN(t *testing.T) {
	for _, c := range []struct {
		dsn                           string
		user, password, net, address  string
		dbName                        string
		encrypted, verified, fallback bool
	}{
		{dsn: "mysql://u:p@db.example:3307/shop", user: "u", password: "p", address: "db.example:3307", dbName: "shop", encrypted: true, fallback: true},
		{dsn: "mariadb://u:p@127.0.0.1/shop", user: "u", password: "p", address: "127.0.0.1:3306", dbName: "shop"},
		{dsn: "MySQL://u@localhost", user: "u", address: "localhost:3306"},
		{dsn: "mysql:///shop", address: "127.0.0.1:3306", dbName: "shop"},
		{dsn: "mysql://u:p@[::1]:3307/shop", user: "u", password: "p", address: "[::1]:3307", dbName: "shop"},
		{dsn: "mysql://u:p@[::1]/shop", user: "u", password: "p", address: "[::1]:3306", dbName: "shop"},
		{dsn: "mysql://u%40x:p%40%2F%3A%25%20@127.0.0.1/a%2Fb", user: "u@x", password: "p@/:% ", address: "127.0.0.1:3306", dbName: "a/b"},
		{dsn: "mysql://u:p@ss/w?rd#&=:%@127.0.0.1/shop", user: "u", password: "p@ss/w?rd#&=:%", address: "127.0.0.1:3306", dbName: "shop"},
		{dsn: "u:p@ss/w?rd)/(:%41@tcp(127.0.0.1:3307)/shop?parseTime=true&charset=utf8mb4&multiStatements=true",
			user: "u", password: "p@ss/w?rd)/(:%41", address: "127.0.0.1:3307", dbName: "shop"},
		{dsn: "u@tcp(127.0.0.1)/", user: "u", address: "127.0.0.1:3306"},
		{dsn: "u:p@unix(/run/mysqld/mysqld.sock)/shop", user: "u", password: "p", net: "unix", address: "/run/mysqld/mysqld.sock", dbName: "shop"},
		{dsn: "mysql://u@/shop?socket=/run/mysqld.sock", user: "u", net: "unix", address: "/run/mysqld.sock", dbName: "shop"},
		{dsn: "mysql://u@h/d?ssl-mode=DISABLED", user: "u", address: "h:3306", dbName: "d"},
		{dsn: "mysql://u@h/d?tls=false", user: "u", address: "h:3306", dbName: "d"},
		{dsn: "mysql://u@127.0.0.1/d?ssl-mode=PREFERRED", user: "u", address: "127.0.0.1:3306", dbName: "d", encrypted: true, fallback: true},
		{dsn: "mysql://u@h/d?ssl-mode=REQUIRED", user: "u", address: "h:3306", dbName: "d", encrypted: true},
		{dsn: "mysql://u@h/d?ssl-mode=VERIFY_IDENTITY", user: "u", address: "h:3306", dbName: "d", encrypted: true, verified: true},
		{dsn: "mysql://u@h/d?ssl-mode=verify_ca", user: "u", address: "h:3306", dbName: "d", encrypted: true, verified: true},
		// Connector/J, Prisma, mysql2, SQLAlchemy's drivers, Rails
		{dsn: "mysql://u@h/d?useSSL=false&serverTimezone=UTC&allowPublicKeyRetrieval=true", user: "u", address: "h:3306", dbName: "d"},
		{dsn: "mysql://h/d?user=u&password=p%26q&useSSL=true&requireSSL=true", user: "u", password: "p&q", address: "h:3306", dbName: "d", encrypted: true},
		{dsn: "mysql://u@h/d?sslMode=VERIFY_CA", user: "u", address: "h:3306", dbName: "d", encrypted: true, verified: true},
		{dsn: "mysql://u@h/d?sslMode=trust&pool=true&maxPoolSize=4", user: "u", address: "h:3306", dbName: "d", encrypted: true},
		{dsn: "mysql://u@h/d?sslaccept=strict&connection_limit=5&pool_timeout=0", user: "u", address: "h:3306", dbName: "d", encrypted: true, verified: true},
		{dsn: `mysql://u@h/d?ssl={"rejectUnauthorized":true}&connectionLimit=10`, user: "u", address: "h:3306", dbName: "d", encrypted: true, verified: true},
		{dsn: `mysql://u@h/d?ssl={"rejectUnauthorized":false}&timezone=Z`, user: "u", address: "h:3306", dbName: "d", encrypted: true},
		{dsn: "mysql://u@127.0.0.1/d?ssl=true&charset=utf8mb4", user: "u", address: "127.0.0.1:3306", dbName: "d", encrypted: true},
		{dsn: "mysql://u@h/d?ssl_disabled=true&use_pure=True&conn_max_age=600", user: "u", address: "h:3306", dbName: "d"},
		{dsn: "mysql://u@h/d?ssl_verify_identity=true&useSSL=true", user: "u", address: "h:3306", dbName: "d", encrypted: true, verified: true},
		{dsn: "mysql://u@/d?unix_socket=/run/m.sock&encoding=utf8mb4&pool=5&reconnect=true&reaping_frequency=10", user: "u", net: "unix",
			address: "/run/m.sock", dbName: "d"},
		{dsn: "u@tcp(h)/d?tls=skip-verify", user: "u", address: "h:3306", dbName: "d", encrypted: true},
	} {
		if c.net == "" {
			c.net = "tcp"
		}
		at, err := parseDSN(c.dsn)
		if err != nil {
			t.Errorf("%s: %v", c.dsn, err)
			continue
		}
		g := at.config
		if g.User != c.user || g.Passwd != c.password || g.Net != c.net || g.Addr != c.address || g.DBName != c.dbName {
			t.Errorf("%s: user %q, password %q, %s %s, database %q", c.dsn, g.User, g.Passwd, g.Net, g.Addr, g.DBName)
		}
		verified := g.TLS != nil && (!g.TLS.InsecureSkipVerify || g.TLS.VerifyConnection != nil)
		if (g.TLS != nil) != c.encrypted || verified != c.verified || g.AllowFallbackToPlaintext != c.fallback {
			t.Errorf("%s: encrypted %v, verified %v, fallback %v", c.dsn, g.TLS != nil, verified, g.AllowFallbackToPlaintext)
		}
		if g.MultiStatements || g.AllowAllFiles || g.ParseTime || g.InterpolateParams || len(g.Params) > 0 {
			t.Errorf("%s: %+v", c.dsn, g)
		}
		if c.password != "" && len(c.password) > 1 && strings.Contains(at.name, c.password) {
			t.Errorf("%s: named %s", c.dsn, at.name)
		}
	}
}

// No message tells a part of what could be the password.
func TestBadDSN(t *testing.T) {
	for _, dsn := range []string{
		"u:geheim", "u:geheim@h", "geheim", "u:x@geheim@word/db", "u:geheim@tcp(h/db", "u:x@geheim(h)/db/../",
		"mysql://u:x@h/a/geheim", "mysql://u:geheim", "mysql://u:geheim?x=1", "mysql://u:x@h:geheim/d", "mysql://u:x@h/d?geheim",
		"mysql://h/d?password=x&geheim=1", "mysql://u:x@h/d?ssl=geheim", "mysql://u:x@h/d?ssl-mode=geheim", "mysql://u:x@h/d?tls=geheim",
		"mysql://u:x@h/d?ssl-ca=/geheim", "mysql://u:x@h/d?ssl-cert=/geheim&ssl-key=/geheim", "mysql://u:x@h/d?%zz=geheim",
		"u:x@tcp(h)/d?strict=geheim", "u:x@tcp(h)/d?sql_mode=geheim", "u:x@tcp(h)/d?allowAllFiles=true&x=geheim",
	} {
		_, err := Open(t.Context(), dsn)
		var e *database.Error
		if !errors.As(err, &e) || e.Kind != database.Unreachable || e.Hint == "" || strings.Contains(e.Message+e.Hint, "geheim") {
			t.Errorf("%s: %v", dsn, err)
		}
	}
}

// What remains unknown is named, and so is what cannot be had.
func TestUnknownOptions(t *testing.T) {
	for dsn, want := range map[string]string{
		"mysql://u:x@h/d?useSSL=false&frobnicate=geheim":       "frobnicate",
		"u:x@tcp(h)/d?parseTime=true&frobnicate=geheim":        "frobnicate",
		"mysql://u:x@h/d?sslidentity=geheim":                   "sslidentity",
		"mysql://u:x@h/d?trustCertificateKeyStoreUrl=geheim":   "trustCertificateKeyStoreUrl",
		"mysql://u:x@h/d?sessionVariables=sql_mode%3D'geheim'": "sessionVariables",
	} {
		_, err := parseDSN(dsn)
		var e *database.Error
		if !errors.As(err, &e) || !strings.Contains(e.Message, want) || e.Hint == "" || strings.Contains(e.Message+e.Hint, "geheim") ||
			strings.Contains(e.Hint, "%XX") {
			t.Errorf("%s: %v", dsn, err)
		}
	}
}

// What cannot be reached says within five seconds what was tried, and not with which password.
func TestUnreachable(t *testing.T) {
	silent, err := net.Listen("tcp", "127.0.0.1:0") // takes connections, and says nothing
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	gone, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	gone.Close()
	for _, c := range []struct{ address, want string }{
		{gone.Addr().String(), "connection refused"},
		{silent.Addr().String(), "no answer within " + dialTimeout.String()},
		{"no-such-host.invalid:3306", "no-such-host.invalid"},
	} {
		start := time.Now()
		_, err := Open(t.Context(), "mysql://ann:geheim@"+c.address+"/shop")
		var e *database.Error
		if !errors.As(err, &e) || e.Kind != database.Unreachable {
			t.Fatalf("%s: %v", c.address, err)
		}
		for _, part := range []string{c.want, c.address, "ann"} {
			if !strings.Contains(e.Message, part) {
				t.Errorf("%q does not say %q", e.Message, part)
			}
		}
		if strings.Contains(fmt.Sprintf("%v %+v %s", e, e, e.Hint), "geheim") {
			t.Errorf("tells the password: %+v", e)
		}
		if d := time.Since(start); d > dialTimeout+time.Second { // the second is for a busy machine
			t.Errorf("%s: took %v", c.address, d)
		}
	}
}

func TestLoginRefused(t *testing.T) { onServers(t, testLoginRefused) }

func testLoginRefused(t *testing.T, on *host) {
	at := on.at
	for _, c := range []struct {
		dsn  string
		kind database.Kind
		want string
	}{
		{"mysql://root:geheim@" + at.config.Addr + "/", database.Unreachable, "Access denied"},
		{"mysql://nobody:geheim@" + at.config.Addr + "/", database.Unreachable, "Access denied"},
		{on.in("no_such_database"), database.Unreachable, "no_such_database"},
		{on.in(on.newDatabase(t, "")), database.Empty, "no tables"},
		{"mysql://root:geheim@" + at.config.Addr + "/?tls=true", database.Unreachable, either(on, "TLS", "tls:")},
	} {
		_, err := Open(t.Context(), c.dsn)
		var e *database.Error
		if !errors.As(err, &e) || e.Kind != c.kind || !strings.Contains(e.Message, c.want) || e.Hint == "" ||
			strings.Contains(e.Message, "geheim") || strings.Contains(e.Message, at.config.Passwd) {
			t.Errorf("%v: want %s with %q", err, c.kind, c.want)
		}
	}
}
