package audit_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// recorded is an audit file of three statements: one that ran, one that was refused, one that is wrong.
func recorded(t *testing.T) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "audit.jsonl")
	l, err := audit.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	db := testdb.Open(t, "CREATE TABLE t (x); INSERT INTO t VALUES (1), (2)", open.Options{Audit: l, Name: "test"})
	for _, sql := range []string{"SELECT x FROM t WHERE x < 9 AND '<é' > ''", "DELETE FROM t", "SELECT y FROM t"} {
		db.Query(t.Context(), sql, database.Limits{})
	}
	return path
}

func TestRecords(t *testing.T) {
	path := recorded(t)
	text, _ := os.ReadFile(path)
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	if len(lines) != 3 {
		t.Fatalf("%d lines:\n%s", len(lines), text)
	}
	for i, want := range []string{`"outcome":"rows","rows":2,`, `"outcome":"refused","rule":"statement",`, `"outcome":"sql",`} {
		if !strings.Contains(lines[i], want) || !strings.Contains(lines[i], `"source":"test"`) {
			t.Errorf("line %d: %s, want %s", i+1, lines[i], want)
		}
	}
	if !strings.Contains(lines[0], "x < 9 AND '<é' > ''") {
		t.Errorf("the statement is not as it was: %s", lines[0])
	}
	if n, err := audit.Verify(path); n != 3 || err != nil {
		t.Errorf("Verify: %d %v", n, err)
	}
	if info, _ := os.Stat(path); info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v", info.Mode())
	}
}

func TestVerifyFindsWhatWasDone(t *testing.T) {
	text, err := os.ReadFile(recorded(t))
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(text, []byte("\n"))
	join := func(parts ...[]byte) []byte { return bytes.Join(parts, nil) }
	for _, c := range []struct {
		what string
		text []byte
		line int
	}{
		{"a line taken out", join(lines[0], lines[2]), 2},
		{"the first line taken out", join(lines[1], lines[2]), 1},
		{"a line twice", join(lines[0], lines[0], lines[1]), 2},
		{"lines swapped", join(lines[1], lines[0], lines[2]), 1},
		{"a word changed", bytes.Replace(text, []byte("DELETE FROM t"), []byte("SELECT 1 AS t"), 1), 2},
		{"a field added", bytes.Replace(text, []byte(`"rows":2`), []byte(`"rows":2,"x":1`), 1), 1},
		{"a field written twice", bytes.Replace(text, []byte(`"sql":"DELETE`), []byte(`"sql":"SELECT 1","sql":"DELETE`), 1), 2},
		{"a space added", bytes.Replace(text, []byte(`"rows":2`), []byte(`"rows": 2`), 1), 1},
		{"cut in the middle", text[:len(text)-20], 3},
	} {
		path := filepath.Join(t.TempDir(), "audit.jsonl")
		if err := os.WriteFile(path, c.text, 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := audit.Verify(path)
		var e *audit.Error
		if !errors.As(err, &e) || e.Line != c.line {
			t.Errorf("%s: %v, want line %d", c.what, err, c.line)
		}
	}
}

// A text that is not UTF-8 is recorded as JSON can say it, and the file goes on after it.
func TestOddTexts(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	l, err := audit.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	for _, sql := range []string{"SELECT '\xff'", "SELECT '\x00\u2028<&>'", strings.Repeat("x", 1<<20), "SELECT 1"} {
		if err := l.Add(t.Context(), audit.Record{SQL: sql}); err != nil {
			t.Fatal(err)
		}
	}
	if n, err := audit.Verify(path); n != 4 || err != nil {
		t.Errorf("%d, %v", n, err)
	}
}

// Nothing is recorded after a last line that was changed.
func TestAChangedEndIsNotGoneOnWith(t *testing.T) {
	path := recorded(t)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(bytes.TrimSpace(text), []byte("\n"))
	last := lines[len(lines)-1]
	lines[len(lines)-1] = append(bytes.Replace(last, []byte(`"source":"`), []byte(`"source":"x`), 1), '\n')
	if err := os.WriteFile(path, bytes.Join(lines, nil), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := audit.Open(t.Context(), path); err == nil || !strings.Contains(err.Error(), "its last line was changed") {
		t.Error(err)
	}
}

// Two logs of one file, as two processes have them, keep one chain.
func TestConcurrentLogs(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	var wg sync.WaitGroup
	const logs, each = 4, 25
	for range logs {
		l, err := audit.Open(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		db := testdb.Open(t, "CREATE TABLE t (x)", open.Options{Audit: l, Name: strings.Repeat("long ", 2000)}) // longer than one window of last
		wg.Go(func() {
			for range each {
				if _, err := db.Query(t.Context(), "SELECT 1", database.Limits{}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	if n, err := audit.Verify(path); n != logs*each || err != nil {
		t.Errorf("%d %v", n, err)
	}
}

// A line is never seen half written, by a log that is opened nor by who verifies the file.
func TestReadWhileWritten(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	l, err := audit.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	done := make(chan struct{})
	go func() {
		defer close(done)
		for range 25 {
			if err := l.Add(t.Context(), audit.Record{SQL: strings.Repeat("x", 100_000)}); err != nil { // many pages, written one by one
				t.Error(err)
				return
			}
		}
	}()
	for writing := true; writing; {
		select {
		case <-done:
			writing = false
		default:
		}
		other, err := audit.Open(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		other.Close()
		if _, err := audit.Verify(path); err != nil {
			t.Fatal(err)
		}
	}
}

// Without its record a result is not handed out, and a file that is no audit file is not appended to.
func TestWhatCannotBeRecordedIsNotTold(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	l, err := audit.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	db := testdb.Open(t, "CREATE TABLE t (x)", open.Options{Audit: l, Name: "test"})
	l.Close()
	if result, err := db.Query(t.Context(), "SELECT 1", database.Limits{}); result != nil || err == nil {
		t.Errorf("%v %v", result, err)
	}
	for _, text := range []string{"hello\n", "{}\n", `{"hash":"x"}`, "\n"} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		var e *audit.Error
		if _, err := audit.Open(t.Context(), path); !errors.As(err, &e) || e.Path != path {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := audit.Open(t.Context(), filepath.Join(path, "under")); err == nil {
		t.Error("a file under a file was opened")
	}
}

// A last line that a crash cut is named with what to do; after that the records before it are a chain that goes on.
func TestIncompleteLastLine(t *testing.T) {
	path := recorded(t)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, int64(len(text)-20)); err != nil {
		t.Fatal(err)
	}
	whole := int64(bytes.LastIndexByte(text[:len(text)-1], '\n') + 1)
	repair := fmt.Sprintf("truncate -s %d %s", whole, path)
	if _, err := audit.Open(t.Context(), path); err == nil || !strings.Contains(err.Error(), repair) {
		t.Errorf("Open: %v, want it to name %q", err, repair)
	}
	if _, err := audit.Verify(path); err == nil || !strings.Contains(err.Error(), "line 3: its last line is incomplete") || !strings.Contains(err.Error(), repair) {
		t.Errorf("Verify: %v, want it to name %q", err, repair)
	}
	if err := os.Truncate(path, whole); err != nil {
		t.Fatal(err)
	}
	l, err := audit.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	l.Sync = true
	if err := l.Add(t.Context(), audit.Record{SQL: "SELECT 1"}); err != nil {
		t.Fatal(err)
	}
	if n, err := audit.Verify(path); n != 3 || err != nil {
		t.Errorf("%d, %v", n, err)
	}
}

// Of a file that is no audit's nothing is ever to be cut, whether or not a newline ends it.
func TestForeignFile(t *testing.T) {
	db, err := os.ReadFile(testdb.File(t, "CREATE TABLE t(a)"))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{string(db), "notes", "notes\nof mine", "notes\n", `{"time":"2026-`, "{}\n{", `{"question":"Who?"}` + "\n"} {
		path := filepath.Join(t.TempDir(), "file")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, opens := audit.Open(t.Context(), path)
		_, verifies := audit.Verify(path)
		for _, err := range []error{opens, verifies} {
			if err == nil || strings.Contains(err.Error(), "truncate") {
				t.Errorf("%.20q: %v", text, err)
			}
		}
		if verifies != nil && !strings.Contains(verifies.Error(), "this is not an audit file") {
			t.Errorf("%.20q: %v", text, verifies)
		}
	}
}

// Half a line that cannot be removed again is said.
func TestLineStaysIncomplete(t *testing.T) {
	const full = "/dev/full" // takes no byte, and cannot be cut
	if _, err := os.Stat(full); err != nil {
		t.Skip(err)
	}
	l, err := audit.Open(t.Context(), full)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if err := l.Add(t.Context(), audit.Record{SQL: "SELECT 1"}); !errors.Is(err, syscall.ENOSPC) || !errors.Is(err, syscall.EINVAL) || !strings.Contains(err.Error(), "truncate -s 0 ") {
		t.Error(err)
	}
}

// A process that keeps the file locked holds up nobody for longer than their context, and a little: what a cancelled
// question ran is recorded as soon as the file is free.
func TestLockedByAnother(t *testing.T) {
	path := recorded(t)
	l, err := audit.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	other, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	unlock, err := filelock.Wait(t.Context(), other)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var wg sync.WaitGroup
	for range 3 {
		wg.Go(func() {
			var e *audit.Error
			if err := l.Add(ctx, audit.Record{SQL: "SELECT 1"}); !errors.As(err, &e) || !strings.Contains(err.Error(), "another process keeps it locked") {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	unlock()
	if err := l.Add(ctx, audit.Record{SQL: "SELECT 1"}); err != nil {
		t.Error(err)
	}
	if n, err := audit.Verify(path); n != 4 || err != nil {
		t.Errorf("%d, %v", n, err)
	}
}

// A file that is renamed or removed, as logrotate does, is followed by another one at its path, and by none that
// nobody can open.
func TestRotated(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	log, err := audit.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	add := func(sql string) error { return log.Add(t.Context(), audit.Record{SQL: sql}) }
	for i, rotate := range []func() error{
		func() error { return nil },
		func() error { return os.Rename(path, path+".1") },
		func() error { return os.Remove(path) },
		func() error { return os.Truncate(path, 0) },
	} {
		if err := errors.Join(rotate(), add("SELECT 1"), add("SELECT 2")); err != nil {
			t.Fatal(i, err)
		}
		if n, err := audit.Verify(path); n != 2 || err != nil {
			t.Errorf("%d: %d records at the path, %v", i, n, err)
		}
	}
	if err := errors.Join(os.Remove(path), os.Mkdir(path, 0o700)); err != nil {
		t.Fatal(err)
	}
	var e *audit.Error
	if err := add("SELECT 3"); !errors.As(err, &e) || !e.Unrecorded {
		t.Errorf("a record that has no file: %v", err)
	}
}
