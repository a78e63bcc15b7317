package postgres

import (
	"errors"
	"net"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
)

// refused opens dsn, which must fail, and checks that nothing of the error tells the password.
func refused(t *testing.T, dsn string, secrets ...string) *database.Error {
	t.Helper()
	db, err := Open(t.Context(), dsn)
	if err == nil {
		db.Close()
		t.Fatal("it could be opened")
	}
	var e *database.Error
	if !errors.As(err, &e) {
		t.Fatalf("%T, want *database.Error", err)
	}
	for _, secret := range secrets {
		for inner := err; inner != nil; inner = errors.Unwrap(inner) {
			if strings.Contains(inner.Error(), secret) || strings.Contains(e.Hint, secret) {
				t.Errorf("%q tells %q", inner, secret)
			}
		}
	}
	return e
}

func TestUnreachable(t *testing.T) {
	const secret = "hush-hush"
	closed, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := closed.Addr().String()
	closed.Close()
	e := refused(t, "postgres://ann:"+secret+"@"+address+"/shop", secret)
	if e.Kind != database.Unreachable || !strings.Contains(e.Message, `PostgreSQL at `+address+` (user "ann", database "shop"): connect: connection refused`) {
		t.Errorf("closed port: %s %q", e.Kind, e.Message)
	}
	silent, err := net.Listen("tcp", "127.0.0.1:0") // takes connections and never answers
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	start := time.Now()
	e = refused(t, "host=127.0.0.1,127.0.0.1 port="+strings.Join([]string{port(silent), port(silent)},
		",")+" user=ann password="+secret, secret)
	if e.Kind != database.Unreachable || !strings.Contains(e.Message, "no answer within "+connectTimeout.String()) ||
		!strings.Contains(e.Message, port(silent)) {
		t.Errorf("silent server: %s %q", e.Kind, e.Message)
	}
	if waited := time.Since(start); waited > connectTimeout+grace {
		t.Errorf("silent server: waited %v", waited)
	}
	if e := refused(t, "postgres://ann:"+secret+"@no-such-host.invalid/shop",
		secret); e.Kind != database.Unreachable || !strings.Contains(e.Message, "no-such-host.invalid") {
		t.Errorf("no such host: %s %q", e.Kind, e.Message)
	}
}

// proxy passes connections on to an address, until they are frozen, as those to a machine that vanished are.
type proxy struct {
	net.Listener
	frozen atomic.Bool
}

func newProxy(t *testing.T, to string) *proxy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	p := &proxy{Listener: l}
	go func() {
		for {
			here, err := l.Accept()
			if err != nil {
				return
			}
			there, err := net.Dial("tcp", to)
			if err != nil {
				here.Close()
				return
			}
			old := p.frozen.Load() // what comes later is passed on
			pass := func(to, from net.Conn) {
				buffer := make([]byte, 32<<10)
				for {
					n, err := from.Read(buffer)
					if err != nil {
						to.Close()
						return
					}
					if p.frozen.Load() == old {
						to.Write(buffer[:n])
					}
				}
			}
			go pass(here, there)
			go pass(there, here)
		}
	}()
	return p
}

// A host of several that is silent leaves time for the next, and an idle connection to a machine that vanished costs a
// short time, not the whole limit.
func TestFailover(t *testing.T) {
	server, err := url.Parse(newServer(t, "CREATE TABLE t (a int)").dsn)
	if err != nil {
		t.Fatal(err)
	}
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	p := newProxy(t, server.Host)
	server.Host = silent.Addr().String() + "," + p.Addr().String()
	start := time.Now()
	db := open(t, server.String(), guard.Rules{})
	ask := func() {
		t.Helper()
		if _, err := db.Query(t.Context(), "SELECT 1", database.Limits{Timeout: 30 * time.Second, Rows: 1}); err != nil {
			t.Error(err)
		}
	}
	ask()
	if waited := time.Since(start); waited > 2*connectTimeout {
		t.Errorf("with a silent host: %v", waited)
	}
	p.frozen.Store(true)
	start = time.Now()
	ask()
	if waited := time.Since(start); waited > grace+connectTimeout+grace {
		t.Errorf("after an idle connection that is dead: %v", waited)
	}
}

func port(l net.Listener) string {
	_, port, _ := net.SplitHostPort(l.Addr().String())
	return port
}

// A password of odd characters stays one, and its end is no host.
func TestOddPasswords(t *testing.T) {
	for dsn, want := range map[string][3]string{ // user, password, host
		"postgres://u:p@ssw0rd@127.0.0.1:1/x":            {"u", "p@ssw0rd", "127.0.0.1"},
		"postgresql://u:p%40ss@h/x?application_name=a@b": {"u", "p@ss", "h"},
		"postgres://u:a/b#c%d:e@h/x":                     {"u", "a/b#c%d:e", "h"},
		"postgres://u@h/x?application_name=a@b":          {"u", "", "h"},
		"postgres://u:s%20t@h1:5432,h2:5432/x":           {"u", "s t", "h1"},
	} {
		c, err := parse(dsn)
		if err != nil || [3]string{c.User, c.Password, c.Host} != want {
			t.Errorf("%s: %+v %v, want %q", dsn, c, err, want)
		}
	}
}

func TestBadDSN(t *testing.T) {
	for _, dsn := range []string{"postgres://ann:pa@ss/w?rd#@host:5432/db", "postgres://ann:hush%zz@host/db",
		"host=h password='hush",
		"postgres://ann:hush@host:port/db", "postgres://ann:hush@host/db?sslmode=hush",
		"postgres://ann:hush@host/db?sslmode=verify-full&sslrootcert=/no/hush"} {
		if e := refused(t, dsn, "hush", "ss/w", "rd#"); e.Kind != database.Unreachable || e.Hint == "" {
			t.Errorf("%s: %s %q", dsn, e.Kind, e.Message)
		}
	}
}

func TestLogin(t *testing.T) {
	s := newServer(t, "CREATE TABLE t (id int); INSERT INTO t VALUES (1)")
	role := s.name + "_odd"
	const password = `p@ss:/w?rd#%&'"\ é`
	s.exec("CREATE ROLE " + role + " LOGIN PASSWORD '" + strings.ReplaceAll(password, "'",
		"''") + "'; GRANT SELECT ON t TO " + role)
	t.Cleanup(func() { s.exec("DROP OWNED BY " + role + "; DROP ROLE " + role) })
	u, err := url.Parse(rewrite(t, s.dsn, "", role, password))
	if err != nil {
		t.Fatal(err)
	}
	keywords := "host=" + u.Hostname() + " port=" + u.Port() + " dbname=" + s.name + " sslmode=disable user=" + role
	quoted := "'" + strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(password) + "'"
	for _, dsn := range []string{u.String(), strings.Replace(u.String(), "postgres:", "postgresql:", 1),
		keywords + " password=" + quoted,
		u.String() + "&pool_max_conns=4&application_name=mine&statement_timeout=1234"} {
		db := open(t, dsn, guard.Rules{})
		if got := dbtest.Query(t, db, "SELECT id FROM t", database.Limits{}).Rows[0][0]; got != int64(1) {
			t.Errorf("%v", got)
		}
	}
	t.Setenv("PGPASSWORD", password)
	open(t, keywords, guard.Rules{})
	t.Setenv("PGPASSWORD", "")
	if e := refused(t, rewrite(t, s.dsn, "", role, "hush"), "hush"); e.Kind != database.Unreachable ||
		!strings.Contains(e.Message, "password authentication failed") ||
		!strings.Contains(e.Hint, "password") {
		t.Errorf("wrong password: %s %q", e.Kind, e.Message)
	}
	if e := refused(t, rewrite(t, s.dsn, "absent", "", "")); e.Kind != database.Unreachable || !strings.Contains(e.Message, `database "absent" does not exist`) {
		t.Errorf("no such database: %s %q", e.Kind, e.Message)
	}
	if e := refused(t, strings.Replace(s.dsn, "sslmode=disable", "sslmode=require",
		1)); e.Kind != database.Unreachable || !strings.Contains(e.Message, "TLS") {
		t.Errorf("TLS where the server has none: %s %q", e.Kind, e.Message)
	}
	// A stricter limit of the login's own holds.
	db := open(t, u.String()+"&statement_timeout=1500", guard.Rules{})
	if e := dbtest.Failure(t, db, endless, database.Limits{}); e.Kind != database.OverLimit ||
		!strings.Contains(e.Message, "1.5s") {
		t.Errorf("the login's own limit: %s %q", e.Kind, e.Message)
	}
}

func TestNoTables(t *testing.T) {
	s := newServer(t, "")
	if e := refused(t, s.dsn); e.Kind != database.Empty || !strings.Contains(e.Message, s.name) {
		t.Errorf("%s %q", e.Kind, e.Message)
	}
}
