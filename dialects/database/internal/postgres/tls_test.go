package postgres

import (
	"errors"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/internal/testcert"
)

// A certificate of a known authority is taken, one of another is refused, and what was asked for is what the server
// sees.
func TestTLS(t *testing.T) {
	s := newServer(t, "CREATE TABLE t (x int)")
	certs, others := testcert.Folder(t), testcert.Folder(t)
	for _, file := range []string{"server.pem", "server.key"} {
		content, err := os.ReadFile(filepath.Join(certs, file))
		if err != nil {
			t.Fatal(err)
		}
		// The server owns its key, and runs in the folder of its data: a superuser may have it write there.
		s.exec("COPY (SELECT string_to_table(rtrim('" + string(content) + "', E'\n'), E'\n')) TO PROGRAM 'umask 077 && cat >sqlagent-" + file + "'")
	}
	t.Cleanup(func() {
		for _, setting := range []string{"ssl", "ssl_cert_file", "ssl_key_file"} {
			s.exec("ALTER SYSTEM RESET " + setting)
		}
		s.exec("SELECT pg_reload_conf()")
		s.exec("COPY (SELECT 1) TO PROGRAM 'cat >/dev/null; rm sqlagent-server.pem sqlagent-server.key'")
	})
	s.exec("ALTER SYSTEM SET ssl_cert_file = 'sqlagent-server.pem'")
	s.exec("ALTER SYSTEM SET ssl_key_file = 'sqlagent-server.key'")
	s.exec("ALTER SYSTEM SET ssl = on")
	s.exec("SELECT pg_reload_conf()")
	dbtest.Eventually(t, "the server has read its certificate", func() bool { return s.exec("SHOW ssl")[0][0] == "on" })

	dsn := func(options url.Values) string {
		u, err := url.Parse(s.dsn)
		if err != nil {
			t.Fatal("the DSN is no URL")
		}
		u.RawQuery = options.Encode()
		return u.String()
	}
	for _, mode := range []string{"require", "verify-ca", "verify-full"} {
		db := open(t, dsn(url.Values{"sslmode": {mode}, "sslrootcert": {filepath.Join(certs, "ca.pem")}}), guard.Rules{})
		res, err := db.engine.Run(t.Context(), "SELECT ssl, version FROM pg_stat_ssl WHERE pid = pg_backend_pid()", database.Limits{})
		if err != nil || len(res.Rows) != 1 || res.Rows[0][0] != true || !strings.HasPrefix(res.Rows[0][1].(string), "TLSv1.") {
			t.Errorf("%s: %v %v, want TLS", mode, res, err)
		}
	}
	for _, mode := range []string{"verify-ca", "verify-full"} {
		_, err := Open(t.Context(), dsn(url.Values{"sslmode": {mode}, "sslrootcert": {filepath.Join(others, "ca.pem")}}))
		var e *database.Error
		if !errors.As(err, &e) || e.Kind != database.Unreachable || !strings.Contains(e.Message, "certificate") || e.Hint == "" {
			t.Errorf("%s with another authority: %v", mode, err)
		}
	}
}
