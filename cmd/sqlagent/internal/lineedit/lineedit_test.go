package lineedit

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Lines that are piped in come as they are, the last one without an end too.
func TestPiped(t *testing.T) {
	e, err := Open(Options{Input: strings.NewReader("one\r\n\ntwo  \nlast")})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	for _, want := range []string{"one", "", "two  ", "last"} {
		if line, err := e.ReadLine(t.Context(), "> ", ""); line != want || err != nil {
			t.Errorf("%q, %v; want %q", line, err, want)
		}
	}
	if line, err := e.ReadLine(t.Context(), "> ", ""); line != "" || !errors.Is(err, io.EOF) {
		t.Errorf("after the last: %q, %v", line, err)
	}
}

// The history is bounded, and its owner's alone.
func TestHistoryIsBounded(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state", "program", "history")
	h := history(path)
	if lines, err := h.read(); lines != nil || err != nil {
		t.Errorf("before the first: %q, %v", lines, err)
	}
	for i := range 2*Lines + 1 {
		if err := h.add(fmt.Sprint("line ", i)); err != nil {
			t.Fatal(err)
		}
	}
	info, err := os.Stat(path)
	if err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	for range 2 { // the first drops what is too much, the second reads what is left
		lines, err := h.read()
		if err != nil || len(lines) != Lines || lines[0] != fmt.Sprint("line ", Lines+1) || lines[Lines-1] != fmt.Sprint("line ", 2*Lines) {
			t.Errorf("%d lines, %v", len(lines), err)
		}
	}
	text, err := os.ReadFile(path)
	if n := strings.Count(string(text), "\n"); n != Lines || err != nil {
		t.Errorf("%d lines are left in the file, %v", n, err)
	}
	if info, err := os.Stat(path); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("rewritten: %v, %v", info.Mode(), err)
	}
}

// A file that others could read is closed to them, and what is no line of text is passed over.
func TestHistoryOfOthers(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history")
	if err := os.WriteFile(path, []byte("old\n\xff\xfe\n\nnewer\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := history(path).add("newest"); err != nil {
		t.Fatal(err)
	}
	lines, err := history(path).read()
	if fmt.Sprint(lines) != "[old newer newest]" || err != nil {
		t.Errorf("%q, %v", lines, err)
	}
	if info, err := os.Stat(path); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

func TestHistoryPath(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has folders of its own")
	}
	t.Setenv("HOME", "/home/ida")
	for state, want := range map[string]string{
		"":           "/home/ida/.local/state/sqlagent/history",
		"not/a/root": "/home/ida/.local/state/sqlagent/history",
		"/var/state": "/var/state/sqlagent/history",
	} {
		t.Setenv("XDG_STATE_HOME", state)
		if path, err := HistoryPath("sqlagent"); path != want || err != nil {
			t.Errorf("%q: %s, %v; want %s", state, path, err, want)
		}
	}
}
