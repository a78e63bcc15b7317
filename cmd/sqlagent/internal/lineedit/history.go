package lineedit

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/peterh/liner"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
)

// Lines is how many lines a history keeps, the last ones.
const Lines = liner.HistoryLimit

// HistoryPath is where a program keeps its history: PROGRAM/history in the user's folder of states ($XDG_STATE_HOME, by
// default ~/.local/state; on Windows %LocalAppData%).
func HistoryPath(program string) (string, error) {
	dir := os.Getenv("XDG_STATE_HOME")
	if dir == "" && runtime.GOOS == "windows" {
		dir = os.Getenv("LocalAppData")
	}
	if !filepath.IsAbs(dir) { // as the specification of XDG wants
		home, err := os.UserHomeDir()
		if err != nil {
			return "", err
		}
		dir = filepath.Join(home, ".local", "state")
	}
	return filepath.Join(dir, program, "history"), nil
}

// history is the path of a file with a line each; "" keeps none. Several shells may add to one.
type history string

// read are the last Lines of the file. Where it holds more than twice as many, the others are dropped from it.
func (h history) read() ([]string, error) {
	if h == "" {
		return nil, nil
	}
	text, err := os.ReadFile(string(h))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	}
	lines := slices.DeleteFunc(strings.Split(string(text), "\n"), func(line string) bool { return line == "" || !utf8.ValidString(line) })
	if len(lines) <= Lines {
		return lines, nil
	}
	cut := len(lines) > 2*Lines
	lines = lines[len(lines)-Lines:]
	if info, err := os.Stat(string(h)); cut && err == nil && info.Mode().IsRegular() {
		err := atomicfile.WriteCache(string(h), 0o600, func(f *os.File) error {
			_, err := f.WriteString(strings.Join(lines, "\n") + "\n")
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return lines, nil
}

// add appends a line. Only the file's owner can read it.
func (h history) add(line string) error {
	if h == "" {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(string(h)), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(string(h), os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	if info, err := f.Stat(); err == nil && info.Mode().IsRegular() && info.Mode().Perm()&0o077 != 0 {
		f.Chmod(0o600) // of a file that was made otherwise; where it is not ours, it stays as it is
	}
	_, err = f.WriteString(line + "\n")
	return errors.Join(err, f.Close())
}
