package examples

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/filelock"
)

func example(question string) Example {
	return Example{Question: question, SQL: "SELECT count(*) FROM boats", Dialect: "sqlite",
		Schema: strings.Repeat("0a", 16), Who: "ida", When: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)}
}

func TestAdd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "examples.jsonl")
	for _, c := range []struct {
		more  []Example
		added int
	}{
		{[]Example{example("a"), example("b")}, 2},
		{[]Example{example("b"), example("c"), example("c")}, 1},
		{nil, 0},
	} {
		if added, err := Add(t.Context(), path, c.more...); added != c.added || err != nil {
			t.Errorf("%d, %v; want %d", added, err, c.added)
		}
	}
	all, err := Read(path)
	if err != nil || len(all) != 3 || all[0] != example("a") || all[2] != example("c") {
		t.Errorf("%v, %v", all, err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

// Several people may add at the same time.
func TestAddTogether(t *testing.T) {
	path := filepath.Join(t.TempDir(), "examples.jsonl")
	var adding sync.WaitGroup
	for i := range 20 {
		adding.Go(func() {
			if _, err := Add(t.Context(), path, example(strings.Repeat("x", i+1))); err != nil {
				t.Error(err)
			}
		})
	}
	adding.Wait()
	if all, err := Read(path); len(all) != 20 || err != nil {
		t.Errorf("%d examples, %v", len(all), err)
	}
}

// Who waits for a file that another process keeps locked does so no longer than its context.
func TestLocked(t *testing.T) {
	path := filepath.Join(t.TempDir(), "examples.jsonl")
	if _, err := Add(t.Context(), path, example("a")); err != nil {
		t.Fatal(err)
	}
	other, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	unlock, err := filelock.Wait(t.Context(), other)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if _, err := Add(ctx, path, example("b")); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("adding: %v", err)
	}
	if _, err := Remove(ctx, path, example("a")); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("removing: %v", err)
	}
	unlock()
	if added, err := Add(t.Context(), path, example("b")); added != 1 || err != nil {
		t.Errorf("once it is free: %d, %v", added, err)
	}
}

// A file that is not one of examples is reported by its line, and left as it is.
func TestBroken(t *testing.T) {
	good := `{"question":"q","sql":"SELECT 1","dialect":"sqlite","schema":"` + strings.Repeat("0a", 16) + `","who":"ida","when":"2026-01-02T03:04:05Z"}` + "\n"
	for what, text := range map[string]string{
		"no JSON":     "hello\n",
		"no question": strings.Replace(good, `"q"`, `" "`, 1),
		"no sql":      strings.Replace(good, `SELECT 1`, ``, 1),
		"a dialect":   strings.Replace(good, `"sqlite"`, `"oracle"`, 1),
		"a schema":    strings.Replace(good, `"0a`, `"xy`, 1),
		"nobody":      strings.Replace(good, `ida`, ``, 1),
		"never":       strings.Replace(good, `2026-01-02T03:04:05Z`, `0001-01-01T00:00:00Z`, 1),
		"half a line": good[:20],
	} {
		path := filepath.Join(t.TempDir(), "examples.jsonl")
		if err := os.WriteFile(path, []byte(good+"\n"+text), 0o600); err != nil {
			t.Fatal(err)
		}
		var e *LineError
		if _, err := Add(t.Context(), path, example("new")); !errors.As(err, &e) || e.Line != 3 {
			t.Errorf("%s: %v, want line 3", what, err)
		}
		if after, _ := os.ReadFile(path); string(after) != good+"\n"+text {
			t.Errorf("%s: the file was changed", what)
		}
		if _, err := Remove(t.Context(), path, example("new")); !errors.As(err, &e) || e.Line != 3 {
			t.Errorf("%s: removing: %v, want line 3", what, err)
		}
	}
}

// What is taken out of a file leaves the other lines as they are.
func TestRemove(t *testing.T) {
	path := filepath.Join(t.TempDir(), "examples.jsonl")
	all := []Example{example("How many?"), example("How many boats are there?"), example("Count!")}
	if _, err := Add(t.Context(), path, all...); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	link := path + ".link"
	if err := os.Symlink(filepath.Base(path), link); err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(whole, []byte("\n"))
	for _, c := range []struct {
		e       Example
		removed bool
		left    []byte
	}{
		{example("Which?"), false, whole},
		{all[1], true, append(bytes.Clone(lines[0]), lines[2]...)},
		{all[1], false, append(bytes.Clone(lines[0]), lines[2]...)},
		{all[2], true, lines[0]},
		{all[0], true, nil},
	} {
		removed, err := Remove(t.Context(), link, c.e)
		left, _ := os.ReadFile(path)
		if err != nil || removed != c.removed || !bytes.Equal(left, c.left) {
			t.Errorf("%s: %v, %v, left\n%s", c.e.Question, removed, err, left)
		}
	}
}

// Whoever reads while an example is taken out reads the file as it was, to its end.
func TestReadWhileRemoving(t *testing.T) {
	path := filepath.Join(t.TempDir(), "examples.jsonl")
	if _, err := Add(t.Context(), path, example("a"), example("b"), example("c")); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	reading, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer reading.Close()
	if removed, err := Remove(t.Context(), path, example("a")); !removed || err != nil {
		t.Fatal(removed, err)
	}
	if read, err := io.ReadAll(reading); err != nil || !bytes.Equal(read, whole) {
		t.Errorf("%v, read\n%s", err, read)
	}
}

// Who waits for a file while an example is taken out of it adds to the one that takes its place.
func TestAddWhileRemoving(t *testing.T) {
	path := filepath.Join(t.TempDir(), "examples.jsonl")
	var old, more []Example
	for i := range 10 {
		old, more = append(old, example("old"+strings.Repeat("x", i))), append(more, example("new"+strings.Repeat("x", i)))
	}
	if _, err := Add(t.Context(), path, old...); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, 0o640); err != nil { // a team's
		t.Fatal(err)
	}
	var working sync.WaitGroup
	for i := range old {
		working.Go(func() {
			if removed, err := Remove(t.Context(), path, old[i]); !removed || err != nil {
				t.Errorf("removing: %v, %v", removed, err)
			}
		})
		working.Go(func() {
			if added, err := Add(t.Context(), path, more[i]); added != 1 || err != nil {
				t.Errorf("adding: %d, %v", added, err)
			}
		})
	}
	working.Wait()
	all, err := Read(path)
	if err != nil || len(all) != len(more) || slices.ContainsFunc(more, func(e Example) bool { return !slices.Contains(all, e) }) {
		t.Errorf("%d examples are left, %v: %+v", len(all), err, all)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}
