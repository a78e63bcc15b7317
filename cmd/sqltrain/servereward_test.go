package main

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/sqlagent/sqlagent/internal/testcert"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/internal/testpython"
)

const singersOfAge = "CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT, age INTEGER);" +
	"INSERT INTO singer VALUES (1, 'Ann', 31), (2, 'Bob', 42), (3, 'Cy', 7)"

// The files of recipes/verl, driven as verl drives them, against the program, over TLS. scripts/test.sh installs
// Python.
func TestPythonLearnsHere(t *testing.T) {
	test := testpython.Command(t, "", "../../recipes/verl/test_gym.py")
	dir := t.TempDir()
	testdb.Write(t, filepath.Join(dir, "singer.sqlite"), singersOfAge)
	token := filepath.Join(dir, "token")
	if err := os.WriteFile(token, []byte("0123456789abcdefghij\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	certs := testcert.Folder(t)
	server := program(t, "", "serve-reward", "../../recipes/skyrl.toml", "--db", dir, "--token-file", token, "--listen", "127.0.0.1:0",
		"--tls-cert", filepath.Join(certs, "server.pem"), "--tls-key", filepath.Join(certs, "server.key"))
	log, err := server.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Process.Kill() })
	var began struct{ URL, Recipe, Reward string }
	lines := bufio.NewScanner(log)
	if !lines.Scan() || json.Unmarshal(lines.Bytes(), &began) != nil || began.Recipe != "skyrl" || began.Reward != "skyrl" ||
		!strings.HasPrefix(began.URL, "https://") {
		t.Fatalf("it began with %q", lines.Text())
	}
	go func() {
		for lines.Scan() {
		}
	}()

	test.Env = append(test.Env, "SQLTRAIN_GYM="+began.URL, "SQLTRAIN_TOKEN=0123456789abcdefghij", "SSL_CERT_FILE="+filepath.Join(certs, "ca.pem"))
	if out, err := test.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	server.Process.Signal(syscall.SIGTERM)
	if err := server.Wait(); err != nil {
		t.Errorf("it was stopped: %v", err)
	}
}

func TestServeRewardRefuses(t *testing.T) {
	dir := t.TempDir()
	short := filepath.Join(dir, "token")
	if err := os.WriteFile(short, []byte("short\nand a second line that is long enough\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	const recipe = "../../recipes/skyrl.toml"
	for _, test := range []struct {
		args []string
		says string
	}{
		{[]string{"--db", dir}, "takes one recipe"},
		{[]string{"../../recipes/none.toml", "--db", dir}, "no such file"},
		{[]string{recipe, "--db", dir, "--listen", "0.0.0.0:0"}, "there is no token"},
		{[]string{recipe, "--db", dir, "--token-file", short}, "shorter than 20 characters"},
		{[]string{recipe, "--db", dir, "--token-file", dir + "/none"}, "--token-file: "},
		{[]string{recipe, "--db", dir, "--tls-cert", short}, "both --tls-cert and --tls-key"},
		{[]string{recipe, "--db", dir, "--tls-cert", short, "--tls-key", short}, "--tls-cert and --tls-key: "},
		{[]string{recipe, "--db", dir + "/none.sqlite"}, "--db: "},
		{[]string{recipe, "--db", dir, "--listen", "127.0.0.1:http-alt-none"}, "--listen: "},
		{[]string{recipe, "--db", dir, "--set", "reward.name=none"}, "no reward"},
		{[]string{"../../recipes/skyrl-tiny.toml", "--db", dir}, "special tokens"},
	} {
		_, stderr, code := sqltrain(t, "", append([]string{"serve-reward"}, test.args...)...)
		if code != exitUsage || !strings.Contains(stderr, test.says) {
			t.Errorf("%v: exit code %d, %s", test.args, code, stderr)
		}
	}
}
