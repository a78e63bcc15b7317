// Package examples is the file of verified examples: questions that were asked of a database, with queries that a
// person found right. It is JSON lines, one Example each. People add to it (`sqlagent examples add`, `sqlagent audit
// approve`), the nightly training learns from it (package nightly).
//
// An example names no database, and so no secret: it says which schema it is about, by its Fingerprint. Where that
// schema is, its query can be asked; after a change of the schema it must be verified again.
package examples

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

// Example is a question with a query that answers it.
type Example struct {
	Question  string           `json:"question"`
	Knowledge string           `json:"knowledge,omitempty"` // what one must know in addition to the schema
	SQL       string           `json:"sql"`
	Dialect   dialects.Dialect `json:"dialect"`
	Schema    string           `json:"schema"` // schema.Fingerprint of the database
	Who       string           `json:"who"`    // found it right
	When      time.Time        `json:"when"`
	Result    string           `json:"result,omitempty"` // result.Hash of what the query gave then
}

var fingerprint = regexp.MustCompile("^[0-9a-f]{32}$")

// check says what an example lacks.
func (e Example) check() error {
	switch {
	case strings.TrimSpace(e.Question) == "":
		return errors.New("it has no question")
	case strings.TrimSpace(e.SQL) == "":
		return errors.New("it has no sql")
	case !slices.Contains([]dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres}, e.Dialect):
		return fmt.Errorf("its dialect is %q: sqlite, mysql or postgres", e.Dialect)
	case e.Result != "" && !fingerprint.MatchString(e.Result):
		return fmt.Errorf("its result is %q: 32 hexadecimal digits, or nothing", e.Result)
	case !fingerprint.MatchString(e.Schema):
		return fmt.Errorf("its schema is %q: 32 hexadecimal digits, as `sqlagent examples add` writes them", e.Schema)
	case e.Who == "" || e.When.IsZero():
		return errors.New("it does not say who verified it and when")
	}
	return nil
}

// same reports whether two are one question with one query about one schema.
func (e Example) same(o Example) bool {
	return e.Question == o.Question && e.Knowledge == o.Knowledge && e.SQL == o.SQL && e.Schema == o.Schema
}

// LineError is a line that is no example.
type LineError struct {
	Path string
	Line int
	Err  error
}

func (e *LineError) Error() string { return fmt.Sprintf("%s:%d: %v", e.Path, e.Line, e.Err) }
func (e *LineError) Unwrap() error { return e.Err }

// Read reads a file. Errors are *LineError, or why it cannot be read.
func Read(path string) ([]Example, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return parse(path, text)
}

func parse(path string, text []byte) (all []Example, err error) {
	for line := range jsonl.Read[Example](bytes.NewReader(text)) {
		if line.Err == nil {
			line.Err = line.Value.check()
		}
		if line.Err != nil {
			return nil, &LineError{path, line.Number, line.Err}
		}
		all = append(all, line.Value)
	}
	return all, nil
}

// Add appends examples to a file. It creates the file if missing, readable only by its owner. Those that it holds
// already are not written again: added is how many are new. On an error the file is as it was. Errors are *LineError,
// of a file that is none of examples too, ctx's where another process keeps the file locked until then, or why it
// cannot be written.
func Add(ctx context.Context, path string, more ...Example) (added int, err error) {
	for i, e := range more {
		if err := e.check(); err != nil {
			return 0, fmt.Errorf("example %d: %w", i+1, err)
		}
	}
	f, err := locked(ctx, path, os.O_RDWR|os.O_CREATE|os.O_APPEND)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	text, err := os.ReadFile(path)
	if err != nil {
		return 0, err
	}
	have, err := parse(path, text)
	if err != nil {
		return 0, err
	}
	var lines bytes.Buffer
	if len(text) > 0 && text[len(text)-1] != '\n' {
		lines.WriteByte('\n')
	}
	for _, e := range more {
		if slices.ContainsFunc(have, e.same) {
			continue
		}
		have = append(have, e)
		added++
		if err := jsonl.Write(&lines, e); err != nil {
			return 0, err
		}
	}
	if added == 0 {
		return 0, nil
	}
	if _, err = f.Write(lines.Bytes()); err == nil {
		err = f.Sync()
	}
	if err != nil {
		return 0, errors.Join(err, f.Truncate(int64(len(text)))) // half a line would spoil the file
	}
	return added, nil
}

// Remove takes the last example that says the same out of a file, and reports whether there was one. The file is
// replaced in one step, so that nobody reads half of it, nor is half of it left. Errors are Add's.
func Remove(ctx context.Context, path string, e Example) (removed bool, err error) {
	if path, err = filepath.EvalSymlinks(path); err != nil { // a link to the file stays one
		return false, err
	}
	f, err := locked(ctx, path, os.O_RDWR)
	if err != nil {
		return false, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return false, err
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return false, err
	}
	if _, err := parse(path, text); err != nil {
		return false, err
	}
	start, end, at := 0, 0, 0
	for line := range bytes.Lines(text) {
		of, err := parse(path, line)
		if err != nil {
			return false, err
		}
		if len(of) == 1 && of[0].same(e) {
			start, end = at, at+len(line)
		}
		at += len(line)
	}
	if start == end {
		return false, nil
	}
	err = atomicfile.Write(path, info.Mode().Perm(), func(rest *os.File) error {
		if runtime.GOOS == "windows" {
			f.Close() // no file that is open is replaced there
		}
		_, err := rest.Write(slices.Concat(text[:start], text[end:]))
		return err
	})
	return err == nil, err
}

// locked opens a file that nobody else changes until it is closed. Where it was replaced while that was waited for, the
// one in its place is.
func locked(ctx context.Context, path string, flag int) (*os.File, error) {
	for {
		f, err := os.OpenFile(path, flag, 0o600)
		if err != nil {
			return nil, err
		}
		if _, err = filelock.Wait(ctx, f); err == nil {
			var is, there os.FileInfo
			if is, err = f.Stat(); err == nil {
				there, err = os.Stat(path)
			}
			if err == nil && os.SameFile(is, there) {
				return f, nil
			}
		}
		f.Close()
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
}
