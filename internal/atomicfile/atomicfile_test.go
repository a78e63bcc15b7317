package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

func TestWrite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	broken := errors.New("broken")
	text := func(s string, err error) func(*os.File) error {
		return func(f *os.File) error {
			if _, err := f.WriteString(s); err != nil {
				return err
			}
			return err
		}
	}
	for _, write := range []func(string, os.FileMode, func(*os.File) error) error{Write, WriteCache} {
		for _, c := range []struct {
			text string
			fill error
			want string
		}{{"one", nil, "one"}, {"two", broken, "one"}, {"three", nil, "three"}} {
			if err := write(path, 0o640, text(c.text, c.fill)); !errors.Is(err, c.fill) {
				t.Fatalf("%v, want %v", err, c.fill)
			}
			got, err := os.ReadFile(path)
			if err != nil || string(got) != c.want {
				t.Errorf("%q, %v; want %q", got, err, c.want)
			}
		}
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o640 {
			t.Errorf("%v, %v", info, err)
		}
		if left, err := filepath.Glob(filepath.Join(filepath.Dir(path), ".*")); err != nil || len(left) > 0 {
			t.Errorf("left behind: %v, %v", left, err)
		}
		os.Remove(path)
	}
	if err := Write(filepath.Join(t.TempDir(), "no", "folder"), 0o644, text("", nil)); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("in no folder: %v", err)
	}
}

// A device that is where a file should be is not replaced.
func TestWriteKeepsWhatIsNoFile(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{pipe, t.TempDir(), os.DevNull} {
		before, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		var refused *fs.PathError
		if err := Write(path, 0o600, func(*os.File) error { return nil }); !errors.As(err, &refused) || refused.Path != path {
			t.Errorf("%s: %v, want an *fs.PathError", path, err)
		}
		if after, err := os.Stat(path); err != nil || after.Mode() != before.Mode() {
			t.Errorf("%s was replaced: %v", path, err)
		}
	}
}
