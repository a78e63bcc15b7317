package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testprogram"
)

// piped runs the binary with a standard input.
func piped(t *testing.T, input string, args ...string) result {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, binary, args...)
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(input), &out, &errs
	cmd.Run()
	return result{cmd.ProcessState.ExitCode(), out.String(), errs.String()}
}

func TestCheck(t *testing.T) {
	for _, c := range []struct {
		input string
		args  []string
		code  int
		out   string // in stdout
		says  string // in stderr
	}{
		{"", []string{"SELECT 1", "--dialect", "sqlite"}, exitOK, "allowed", ""},
		{"SELECT 1", []string{"-", "--dialect", "mysql"}, exitOK, "allowed", ""},
		{"SELECT 1", []string{"--dialect", "postgres"}, exitOK, "allowed", ""},
		{"", []string{"DELETE FROM t", "--dialect", "sqlite"}, exitRefused, "", "statement"},
		{"", []string{"WITH d AS (DELETE FROM t RETURNING *) SELECT * FROM d", "--dialect", "postgres"}, exitRefused, "", "clause"},
		{"", []string{"SELECT sales_tax(1)", "--dialect", "postgres"}, exitRefused, "", "function"},
		{"", []string{"SELECT sales_tax(1)", "--dialect", "postgres", "--allow-function", "sales_tax"}, exitOK, "allowed", ""},
		{"", []string{"SELECT * FROM pay", "--dialect", "postgres", "--deny-table", "pay"}, exitRefused, "", "pay"},
		{"", []string{"SELECT", "--dialect", "sqlite"}, exitRefused, "", "syntax"},
		{"", []string{"SELECT 1"}, exitUsage, "", "--dialect"},
		{"", []string{"SELECT 1", "--dialect", "oracle"}, exitUsage, "", "oracle"},
		{" \n", []string{"--dialect", "sqlite"}, exitUsage, "", "statement"},
	} {
		r := piped(t, c.input, append([]string{"check"}, c.args...)...)
		if r.code != c.code || !strings.Contains(r.stdout, c.out) || !strings.Contains(r.stderr, c.says) || c.code != exitOK && r.stdout != "" {
			t.Errorf("check %q: exit code %d, want %d; stdout %q, stderr %q", c.args, r.code, c.code, r.stdout, r.stderr)
		}
	}
}

func TestCheckLines(t *testing.T) {
	r := piped(t, `{"id":1,"sql":"SELECT a FROM t"}
{"id":"x","sql":"DROP TABLE t"}

not json
{"id":null,"sql":"SELECT 1; SELECT 2"}`, "check", "--json", "--dialect", "sqlite")
	lines := strings.Split(strings.TrimSpace(r.stdout), "\n")
	if len(lines) != 4 || r.code != exitUsage || !strings.Contains(r.stderr, "line 4") {
		t.Fatalf("exit code %d, stdout %q, stderr %q", r.code, r.stdout, r.stderr)
	}
	if lines[0] != `{"id":1,"allowed":true,"reason":"","rule":""}` || !strings.Contains(lines[1], `"id":"x","allowed":false`) || !strings.Contains(lines[1], `"rule":"statement"`) ||
		!strings.Contains(lines[2], `"line":4`) || !strings.Contains(lines[3], `"rule":"several-statements"`) {
		t.Errorf("%s", r.stdout)
	}
}

// What is not a question is reported by its line, without the names of Go's types, and the others are answered.
func TestLinesOfNoUse(t *testing.T) {
	r := piped(t, `{"id":1,"pred":"SELECT 1","gold":"SELECT 1"}
[1, 2]
{"id":3,"prediction":"SELECT 1","gold":"SELECT 1"}
{"id":4,"pred":12,"gold":"SELECT 1"}
{"id":5,"pred":"SELECT 1","gold":null}
{"id":6,"pred":"","gold":"SELECT 1"}`, "odt", "--json", "--dialect", "sqlite")
	lines := strings.Split(strings.TrimSpace(r.stdout), "\n")
	if r.code != exitUsage || len(lines) != 6 || !strings.Contains(r.stderr, "4 lines cannot be used; the first is line 2: it is a JSON array, not an object") {
		t.Fatalf("exit code %d: %s%s", r.code, r.stdout, r.stderr)
	}
	for i, want := range []string{`"parsed":true`, "JSON array", `there is no \"pred\"`, `\"pred\" must not be a JSON number`, `there is no \"gold\"`, `"parsed":false`} {
		if !strings.Contains(lines[i], want) || strings.Contains(lines[i], "struct {") {
			t.Errorf("line %d is %s, want %s", i+1, lines[i], want)
		}
	}
	if r := piped(t, `{"id":1}`, "check", "--json", "--dialect", "sqlite"); r.code != exitUsage || !strings.Contains(r.stderr, `line 1: there is no "sql"`) {
		t.Errorf("exit code %d: %s%s", r.code, r.stdout, r.stderr)
	}
}

// Ctrl-C ends what waits for an input that does not come.
func TestInterruptedInput(t *testing.T) {
	testprogram.EndsByInterrupt(t)
	for _, args := range [][]string{{"odt", "--json"}, {"check", "--json"}, {"check", "-"}} {
		// One that reads but does not answer shows nothing: a process that the signal kills had not begun to wait yet.
		for wait := 50 * time.Millisecond; ; wait *= 2 {
			state := interrupted(t, wait, args...)
			if state.ExitCode() == exitInterrupted {
				break
			}
			if status := state.Sys().(syscall.WaitStatus); !status.Signaled() || wait > 10*time.Second {
				t.Errorf("%v: %v, want exit code %d", args, state, exitInterrupted)
				break
			}
		}
	}
}

// interrupted is how a command ends that has no end of its input, and is interrupted when it has answered a line, or
// after a while where it answers none.
func interrupted(t *testing.T, wait time.Duration, args ...string) *os.ProcessState {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, binary, append(args, "--dialect", "sqlite")...)
	input, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if args[len(args)-1] == "--json" {
		io.WriteString(input, `{"pred":"SELECT 1","gold":"SELECT 1","sql":"SELECT 1"}`+"\n")
		if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
			t.Fatal(err)
		}
	} else {
		time.Sleep(wait)
	}
	cmd.Process.Signal(os.Interrupt)
	cmd.Wait()
	return cmd.ProcessState
}

func TestODT(t *testing.T) {
	r := sqlagent(t, "odt", "SELECT name FROM t", "SELECT name FROM t WHERE a = 1", "--dialect", "sqlite")
	if r.code != exitOK || !strings.Contains(r.stdout, "WHERE_ERROR") {
		t.Errorf("exit code %d: %s%s", r.code, r.stdout, r.stderr)
	}
	r = piped(t, `{"id":1,"pred":"select NAME from T","gold":"SELECT name FROM t","schema":{"T":["Name"]}}
{"id":2,"pred":"SELEC","gold":"SELECT name FROM t"}
{"id":3,"pred":"SELECT 1","gold":"SELEC"}`, "odt", "--json", "--dialect", "mysql")
	lines := strings.Split(strings.TrimSpace(r.stdout), "\n")
	if r.code != exitOK || len(lines) != 3 {
		t.Fatalf("exit code %d: %s%s", r.code, r.stdout, r.stderr)
	}
	for i, want := range []string{`{"id":1,"parsed":true,"struct":1,"lex":1,"tags":[]`, `{"id":2,"parsed":false,"struct":0`, `"error":"gold query`} {
		if !strings.Contains(lines[i], want) {
			t.Errorf("line %d is %s, want %s", i+1, lines[i], want)
		}
	}
}
