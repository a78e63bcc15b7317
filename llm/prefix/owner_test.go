//go:build unix

package prefix

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// What others may have planted is not read: a folder or a file of another user, or one that others may write.
func TestOthers(t *testing.T) {
	parent := t.TempDir()
	var refused *FolderError
	for what, make := range map[string]func(dir string) error{
		"open to others": func(dir string) error { return errors.Join(os.Mkdir(dir, 0o700), os.Chmod(dir, 0o755)) },
		"a link":         func(dir string) error { return os.Symlink(t.TempDir(), dir) },
		"a file":         func(dir string) error { return os.WriteFile(dir, nil, 0o600) },
		"another user's": func(dir string) error { return errors.Join(os.Mkdir(dir, 0o700), os.Chown(dir, 12345, -1)) },
	} {
		if what == "another user's" && os.Geteuid() != 0 {
			continue // root alone can give files away
		}
		dir := filepath.Join(parent, what)
		if err := make(dir); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(dir, "model"); !errors.As(err, &refused) || refused.Dir != dir {
			t.Errorf("%s: %v, want a *FolderError", what, err)
		}
	}

	dir := filepath.Join(parent, "own")
	s := begin(t, dir, "model")
	save(t, s, sequence(70), "state")
	path := files(t, dir)[0]
	found := func() bool { _, ok := s.Find(sequence(100), 0); return ok }
	if !found() {
		t.Fatal("nothing is found")
	}
	e, _ := s.Find(sequence(100), 0)
	for _, mode := range []os.FileMode{0o640, 0o604, 0o660} {
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
		if _, _, err := e.Read(); err == nil || found() {
			t.Errorf("mode %o is read", mode)
		}
	}
	if err := os.Chmod(path, 0o600); err != nil {
		t.Fatal(err)
	}
	if os.Geteuid() == 0 {
		if err := os.Chown(path, 12345, -1); err != nil {
			t.Fatal(err)
		}
		if _, _, err := e.Read(); err == nil || found() {
			t.Error("another user's file is read")
		}
		os.Chown(path, 0, -1)
	}
	whole := filepath.Join(parent, "whole")
	if err := os.Rename(path, whole); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(whole, path); err != nil {
		t.Fatal(err)
	}
	if found() {
		t.Error("a link is followed")
	}
	os.Remove(path)
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Fatal(err)
	}
	if found() { // and does not wait for a writer
		t.Error("a pipe is read")
	}
}

// A file that was written over has another identity, though its size and time are the same.
func TestIdentity(t *testing.T) {
	path := filepath.Join(t.TempDir(), "model.gguf")
	at := time.Now().Add(-time.Hour)
	seen := map[string]bool{}
	identity := func() string {
		t.Helper()
		id, err := Identity(path)
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	for _, text := range []string{"one", "two"} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		time.Sleep(20 * time.Millisecond) // the system's clock of files ticks
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
		id := identity()
		if seen[id] || id != identity() {
			t.Errorf("%q: %q", text, id)
		}
		seen[id] = true
	}
	if _, err := Identity(path + "x"); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
}
