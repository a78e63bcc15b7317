package postgres

import (
	"errors"
	"maps"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// The options of frameworks become libpq's, or nothing.
func TestForeignOptions(t *testing.T) {
	type settings = map[string]string
	for _, c := range []struct {
		options             string
		encrypted, fallback bool // by TLS; where the server has none, without
		verified            bool
		set                 settings
	}{
		{"schema=public", true, true, false, settings{"search_path": "public"}},
		{"schema=My%20Shop", true, true, false, settings{"search_path": `"My Shop"`}},
		{"currentSchema=app,public,$user", true, true, false, settings{"search_path": `app, public, "$user"`}},
		{"schema_search_path=app&pool=5&encoding=unicode&reaping_frequency=10", true, true, false, settings{"search_path": "app"}},
		{"pgbouncer=true&connection_limit=1&pool_timeout=0&connect_timeout=15", true, true, false, nil},
		{"connectTimeout=3&socketTimeout=5&tcpKeepAlive=true&ApplicationName=x", true, true, false, settings{"application_name": "x"}},
		{"sslmode=no-verify", true, false, false, nil},
		{"sslmode=VERIFY_FULL", true, false, true, nil},
		{"ssl=true", true, false, false, nil},
		{"ssl=1&sslmode=disable", false, false, false, nil},
		{"ssl=false", false, false, false, nil},
		{"ssl=prefer", true, true, false, nil},
		{"ssl={%22rejectUnauthorized%22:false}", true, false, false, nil},
		{"ssl={%22ca%22:1}", true, false, true, nil},
		{"ssl&sslfactory=org.postgresql.ssl.NonValidatingFactory", true, false, false, nil},
		{"requiressl=1", true, false, false, nil},
		{"sslmode=require&sslaccept=strict", true, false, true, nil},
		{"sslmode=require&sslaccept=accept_invalid_certs", true, false, false, nil},
		{"uselibpqcompat=true&sslmode=require&max=10&idleTimeoutMillis=1", true, false, false, nil},
		{"keepalives=1&keepalives_idle=30&tcp_user_timeout=10&gssencmode=disable", true, true, false, nil},
		{"targetServerType=preferSecondary&loadBalanceHosts=true&prepareThreshold=0", true, true, false, nil},
		{"prepared_statement_cache_size=0&statement_cache_size=0&command_timeout=60", true, true, false, nil},
		{"conn_max_age=600&conn_health_checks=true", true, true, false, nil},
		{"options=-c%20search_path=a+b&statement_timeout=9", true, true, false, settings{"options": "-c search_path=a+b", "statement_timeout": "9"}},
		{"supa=base-pooler.x&workaround=supabase-pooler.vercel", true, true, false, nil},
		{"", true, true, false, nil},
	} {
		config, err := parse("postgres://u:p@db.example/d?" + c.options)
		if err != nil {
			t.Errorf("%s: %v", c.options, err)
			continue
		}
		want := settings{"application_name": "sqlagent", "client_encoding": "UTF8"}
		maps.Copy(want, c.set)
		if !maps.Equal(config.RuntimeParams, want) {
			t.Errorf("%s: %v, want %v", c.options, config.RuntimeParams, want)
		}
		tls := config.TLSConfig
		if (tls != nil) != c.encrypted || (len(config.Fallbacks) > 0) != c.fallback || tls != nil && tls.InsecureSkipVerify == c.verified {
			t.Errorf("%s: TLS %v, fallbacks %d", c.options, tls, len(config.Fallbacks))
		}
	}
}

// Options that would make the connection safer are not dropped silently, and values do not appear.
func TestLackingOptions(t *testing.T) {
	for options, want := range map[string]string{
		"sslcrl=/hush":                "sslcrl",
		"sslidentity=/hush":           "sslidentity",
		"sslfactory=hush.Factory":     "sslfactory",
		"sslmode=hush":                "verify-full",
		"ssl=hush":                    "sslmode",
		"targetServerType=hush":       "preferSecondary",
		"hush@word":                   "name=value",
		"application_name=%zz&x=hush": "name=value",
	} {
		_, err := parse("postgres://u:p@h/d?" + options)
		var e *database.Error
		if !errors.As(err, &e) || !strings.Contains(e.Message, want) || strings.Contains(e.Message+e.Hint, "hush") {
			t.Errorf("%s: %v, want %q", options, err, want)
		}
	}
}

// What is no setting of the server either, the server names.
func TestUnknownOption(t *testing.T) {
	s := newServer(t, `CREATE SCHEMA "App 2"; CREATE TABLE "App 2".t (id int); INSERT INTO "App 2".t VALUES (7)`)
	e := refused(t, s.dsn+"&frobnicate=1")
	if e.Kind != database.Unreachable || !strings.Contains(e.Message, "frobnicate") || !strings.Contains(e.Hint, "DSN") {
		t.Errorf("%s %q %q", e.Kind, e.Message, e.Hint)
	}
	// A framework's schema is the one that names without a schema mean.
	db := open(t, s.dsn+"&schema=App%202&connection_limit=1&pgbouncer=true", guard.Rules{})
	if got := dbtest.Query(t, db, "SELECT id FROM t", database.Limits{}).Rows[0][0]; got != int64(7) {
		t.Errorf("%v", got)
	}
}
