package testdb

import (
	"fmt"
	"net/url"
	"os/exec"
	"strings"
	"testing"
)

// Postgres makes a database on a server of tests, by psql, runs a script in it, and gives its DSN. It goes with the
// test. Its name begins with test_: tests that watch a whole server look away from those.
func Postgres(t testing.TB, admin, name, script string) string {
	t.Helper()
	dsn := inDatabase(t, admin, name)
	client(t, "", "psql", "-q", "-c", "DROP DATABASE IF EXISTS "+name, admin)
	client(t, "", "psql", "-q", "-c", "CREATE DATABASE "+name, admin)
	t.Cleanup(func() { client(t, "", "psql", "-q", "-c", "DROP DATABASE "+name+" WITH (FORCE)", admin) })
	client(t, script, "psql", "-q", "-v", "ON_ERROR_STOP=1", dsn)
	return dsn
}

// MySQL is Postgres for MySQL and MariaDB, by MariaDB's client.
func MySQL(t testing.TB, admin, name, script string) string {
	t.Helper()
	u, err := url.Parse(admin)
	if err != nil {
		t.Fatal(err)
	}
	password, _ := u.User.Password()
	args := []string{"-h", u.Hostname(), "-P", u.Port(), "-u", u.User.Username(), "-p" + password, "--default-character-set=utf8mb4"}
	create := fmt.Sprintf("DROP DATABASE IF EXISTS %s; CREATE DATABASE %s CHARACTER SET utf8mb4", name, name)
	client(t, create, "mariadb", args...)
	t.Cleanup(func() { client(t, "DROP DATABASE "+name, "mariadb", args...) })
	client(t, script, "mariadb", append(args, name)...)
	return inDatabase(t, admin, name)
}

func inDatabase(t testing.TB, dsn, name string) string {
	t.Helper()
	u, err := url.Parse(dsn)
	if err != nil {
		t.Fatal(err)
	}
	u.Path = "/" + name
	return u.String()
}

// client runs a server's own client.
func client(t testing.TB, input, name string, args ...string) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Stdin = strings.NewReader(input)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%.2000s", name, err, out)
	}
}
