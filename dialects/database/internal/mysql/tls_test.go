package mysql

import (
	"errors"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testcert"
)

// A certificate of a known authority is taken, one of another is refused, and what was asked for is what the server
// sees. A server takes its certificate at its start, so that the test has one of its own.
func TestTLS(t *testing.T) { onServers(t, testTLS) }

func testTLS(t *testing.T, on *host) {
	certs, others := testcert.Folder(t), testcert.Folder(t)
	dir, err := os.MkdirTemp("", "sqlagent-tls-") // not t.TempDir, which the server's account may not enter
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	script, err := filepath.Abs("../../../../" + either(on, "scripts/mariadb.sh", "scripts/mysql.sh"))
	if err != nil {
		t.Fatal(err)
	}
	start := exec.Command(script, "start", filepath.Join(dir, "server"), certs)
	said, err := start.Output()
	if err != nil {
		t.Fatalf("%v: %v", start, err)
	}
	t.Cleanup(func() {
		if out, err := exec.Command(script, "stop", filepath.Join(dir, "server")).CombinedOutput(); err != nil {
			t.Errorf("%v: %s", err, out)
		}
	})
	at, err := url.Parse(strings.TrimSpace(string(said)))
	if err != nil {
		t.Fatal("the server's DSN is no URL")
	}
	at.Path = "/mysql"
	for _, mode := range []string{"required", "verify-ca", "verify-identity"} {
		at.RawQuery = url.Values{"ssl-mode": {mode}, "ssl-ca": {filepath.Join(certs, "ca.pem")}}.Encode()
		db := open(t, at.String())
		res, err := db.engine.Run(t.Context(), "SELECT variable_value FROM "+either(on, "information_schema", "performance_schema")+
			".session_status WHERE variable_name = 'SSL_VERSION'", database.Limits{})
		if err != nil || len(res.Rows) != 1 || !strings.HasPrefix(res.Rows[0][0].(string), "TLSv1.") {
			t.Errorf("%s: %v %v, want TLS", mode, res, err)
		}
	}
	for _, mode := range []string{"verify-ca", "verify-identity"} {
		at.RawQuery = url.Values{"ssl-mode": {mode}, "ssl-ca": {filepath.Join(others, "ca.pem")}}.Encode()
		_, err := Open(t.Context(), at.String())
		var e *database.Error
		if !errors.As(err, &e) || e.Kind != database.Unreachable || !strings.Contains(e.Message, "certificate") || !strings.Contains(e.Hint, "ssl-ca") {
			t.Errorf("%s with another authority: %v", mode, err)
		}
	}
}
