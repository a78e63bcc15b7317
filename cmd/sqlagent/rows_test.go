package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/plain"
)

// Programs read CSV as it is stored; on a terminal it must not act.
func TestCSV(t *testing.T) {
	r := &database.Result{Columns: []string{"name", "a,\x1b[2Jb"}, Rows: [][]database.Value{{"\x1b]0;title\a", nil}, {"a\nb", int64(7)}}}
	for on, want := range map[*screen]string{
		nil: "name,\"a,\x1b[2Jb\"\n\x1b]0;title\a,\n\"a\nb\",7\n",
		{}:  "name,\"a,\\x1b[2Jb\"\n\\x1b]0;title\\a,\na\\nb,7\n",
	} {
		var b strings.Builder
		if _, err := writeRows(&b, "csv", r, on); err != nil || b.String() != want {
			t.Errorf("terminal %v: %v, got %q, want %q", on != nil, err, b.String(), want)
		}
	}
}

// Whatever a server calls itself, it does not steer the terminal.
func TestTerminal(t *testing.T) {
	var b strings.Builder
	n, err := (&terminal{w: &b}).Write([]byte("model fake\x1b[31m\n\tü\u202e\n"))
	if want := "model fake\\x1b[31m\n\tü\\u202e\n"; err != nil || n == 0 || b.String() != want {
		t.Errorf("%d, %v, %q", n, err, b.String())
	}
}

// A full disk under stdout is not taken for a defect of the program.
func TestOutputThatCannotBeWritten(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("no /dev/full here: ", err)
	}
	defer full.Close()
	for _, args := range [][]string{
		{"ask", "How many cities are there?", "--dsn", cities(t), "--model", parrot(t, "<solution>SELECT name FROM city</solution>")},
		{"odt", "SELECT 1", "SELECT 1", "--dialect", "sqlite"},
		{"check", "SELECT 1", "--dialect", "sqlite"},
	} {
		var errs bytes.Buffer
		cmd := exec.Command(binary, args...)
		cmd.Stdout, cmd.Stderr = full, &errs
		if cmd.Run(); cmd.ProcessState.ExitCode() != exitInternal || !strings.Contains(errs.String(), "no space left") || !strings.Contains(errs.String(), "check the disk") {
			t.Errorf("%s: exit code %d\n%s", args[0], cmd.ProcessState.ExitCode(), errs.String())
		}
	}
}

// What JSON may hold of it, too: programs read the same from an escape.
func TestJSONOnATerminal(t *testing.T) {
	const hostile = "\u009b31m\u202e\x1b\u007f \U000e0001 Größe"
	var b strings.Builder
	if err := writeJSON(&b, map[string]string{hostile: hostile}); err != nil {
		t.Fatal(err)
	}
	if i := strings.IndexFunc(strings.ReplaceAll(b.String(), "\n", ""), plain.Unprintable); i >= 0 || !strings.Contains(b.String(), "Größe") {
		t.Errorf("%q", b.String())
	}
	var got map[string]string
	if err := json.Unmarshal([]byte(b.String()), &got); err != nil || got[hostile] != hostile {
		t.Errorf("%q, %v", got, err)
	}
}
