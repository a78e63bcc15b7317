// Package audit keeps a record of every statement that a database was given, refused ones too: one JSON line each, in a
// file that is only ever appended to. What an engine itself asks a server, for its schema say, is not among them. Each
// line holds the hash of the line before it, so that a line that was changed, taken out or put in shows (Verify). Who
// can write the file can still rewrite it from some line on, or cut its end: keep an Anchor elsewhere, or the file
// on append-only storage.
package audit

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/internal/filelock"
)

// Record is one line: a statement and what became of it.
type Record struct {
	Time   time.Time `json:"time"`
	Source string    `json:"source"` // the database, as people call it; without secrets
	About
	SQL       string  `json:"sql"`
	Outcome   string  `json:"outcome"` // "rows", or the kind of the error: "refused", "sql", "limit" …
	Rule      string  `json:"rule,omitempty"`
	Error     string  `json:"error,omitempty"`
	Rows      int     `json:"rows"`
	ElapsedMS float64 `json:"elapsed_ms"`
	N         int     `json:"n,omitempty"` // of the record in its file, from 1; older files have none
	Prev      string  `json:"prev"`        // Hash of the line before; "" in the first
	Hash      string  `json:"hash"`        // SHA-256 of this line with an empty Hash, in hex
}

// About is on whose behalf a statement runs. A context carries it from who knows to the record.
type About struct {
	ID       string `json:"id,omitempty"` // of the question
	Question string `json:"question,omitempty"`
	User     string `json:"user,omitempty"`
	Model    string `json:"model,omitempty"`
	// Votes is how many votes answer the question, where there are several. A statement runs, and is recorded, once for
	// all of them that came to it.
	Votes int `json:"votes,omitempty"`
	// Lookup is of values for a prompt, or of the figure that ranks an answer: it is no query of a model's.
	Lookup bool `json:"lookup,omitempty"`
}

type aboutKey struct{}

// With gives ctx what is known of the statements that run under it, besides what it carries already.
func With(ctx context.Context, a About) context.Context {
	b := Of(ctx)
	return context.WithValue(ctx, aboutKey{}, About{ID: cmp.Or(a.ID, b.ID), Question: cmp.Or(a.Question, b.Question), User: cmp.Or(a.User, b.User),
		Model: cmp.Or(a.Model, b.Model), Votes: cmp.Or(a.Votes, b.Votes), Lookup: a.Lookup || b.Lookup})
}

// Of is what ctx carries.
func Of(ctx context.Context) About {
	a, _ := ctx.Value(aboutKey{}).(About)
	return a
}

// Anchor is how far a file had come. Kept elsewhere, it shows that the file's end was cut or rewritten.
type Anchor struct {
	Records int
	Hash    string // of the last
}

// String is "RECORDS:HASH", which ParseAnchor reads.
func (a Anchor) String() string { return fmt.Sprintf("%d:%s", a.Records, a.Hash) }

// ParseAnchor reads what String wrote.
func ParseAnchor(text string) (Anchor, error) {
	n, hash, ok := strings.Cut(strings.TrimSpace(text), ":")
	a := Anchor{Hash: hash}
	var err error
	if a.Records, err = strconv.Atoi(n); !ok || err != nil || a.Records < 0 {
		return a, fmt.Errorf("%q is not an anchor: write RECORDS:HASH", text)
	}
	return a, nil
}

// Error is an audit file that cannot be used.
type Error struct {
	Path string
	Line int // from 1; 0: none in particular
	Err  error
	// Unrecorded says that a statement could not be recorded, so that its result is withheld.
	Unrecorded bool
}

func (e *Error) Error() string {
	if e.Line > 0 {
		return fmt.Sprintf("audit file %s, line %d: %v", e.Path, e.Line, e.Err)
	}
	return fmt.Sprintf("audit file %s: %v", e.Path, e.Err)
}

func (e *Error) Unwrap() error { return e.Err }

// Log appends to an audit file. It is safe for concurrent use; several processes may share a file.
type Log struct {
	// Sync has each record on the disk before Add returns. Without it a record outlives the process, but what a power
	// failure or a crash of the system finds in memory is lost: usually what the last seconds brought. It costs as much
	// as the disk takes, for one record after another: see docs/cli.md. Set it before the first Add.
	Sync bool

	turn chan struct{} // holds one; whoever has taken it may use the file
	file *os.File
}

// Open opens or creates an audit file, readable to its owner alone, and looks at its last line. Errors are *Error.
func Open(ctx context.Context, path string) (*Log, error) {
	f, err := openFile(path)
	if err != nil {
		return nil, err
	}
	l := &Log{turn: make(chan struct{}, 1), file: f}
	l.turn <- struct{}{}
	if _, err := l.Anchor(ctx); err != nil {
		f.Close()
		return nil, err
	}
	return l, nil
}

func openFile(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return nil, &Error{Path: path, Err: errors.Unwrap(err)}
	}
	return f, nil
}

// Close closes the file.
func (l *Log) Close() error {
	<-l.turn
	defer func() { l.turn <- struct{}{} }()
	return l.file.Close()
}

// Add appends r with its Prev and Hash. Errors are *Error, Unrecorded. What a cancelled question ran is recorded too:
// where ctx has ended, Add waits a little all the same for another process to let go of the file.
func (l *Log) Add(ctx context.Context, r Record) error {
	err := l.add(ctx, r)
	if e := (*Error)(nil); errors.As(err, &e) {
		e.Unrecorded = true
	}
	return err
}

func (l *Log) add(ctx context.Context, r Record) error {
	ctx, stop := outlive(ctx, grace)
	defer stop()
	unlock, err := l.lock(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	last, err := l.last()
	if err != nil {
		return err
	}
	r.N, r.Prev, r.Hash = last.Records+1, last.Hash, ""
	line, err := encode(r)
	if err == nil {
		r.Hash = hash(line)
		line, err = encode(r)
	}
	if err != nil {
		return &Error{Path: l.file.Name(), Err: err}
	}
	if err := l.append(line); err != nil {
		return &Error{Path: l.file.Name(), Err: err}
	}
	return nil
}

// append writes a line whole or not at all: half a line, on a full disk say, would end the chain.
func (l *Log) append(line []byte) error {
	size, err := l.file.Seek(0, io.SeekEnd)
	if err != nil {
		return err
	}
	_, err = l.file.Write(line)
	if err == nil && l.Sync {
		err = l.file.Sync()
	}
	if err == nil {
		return nil
	}
	if kept := l.file.Truncate(size); kept != nil {
		return fmt.Errorf("%w; what was written of the record could not be removed (%w), so %w", err, kept, incomplete(l.file.Name(), size))
	}
	return err
}

// incomplete is the error of a file whose last line, which begins at a byte, has no end.
func incomplete(path string, begins int64) error {
	return fmt.Errorf("its last line is incomplete, as a crash or a full disk leaves it: keep a copy of the file, then run "+
		"`truncate -s %d %s`, which removes this line; the records before it remain a chain", begins, path)
}

// errForeign is of a first line. Nothing may be cut from such a file: it could be a database, or anybody's notes.
var errForeign = errors.New("it is no record, so this is not an audit file")

// isRecord reports whether a line is one.
func isRecord(line []byte) bool {
	_, err := decode(line)
	return err == nil && bytes.HasSuffix(line, []byte("\n"))
}

// decode reads a line.
func decode(line []byte) (r Record, err error) {
	dec := json.NewDecoder(bytes.NewReader(line))
	dec.DisallowUnknownFields()
	if err = dec.Decode(&r); err == nil && r.Hash == "" {
		err = errors.New("it is not a record")
	}
	return r, err
}

// grace is how long a record waits after its question has ended.
const grace = time.Second

// outlive is a context that ends some time after ctx.
func outlive(ctx context.Context, by time.Duration) (context.Context, context.CancelFunc) {
	longer, end := context.WithCancelCause(context.WithoutCancel(ctx))
	stop := context.AfterFunc(ctx, func() { time.AfterFunc(by, func() { end(context.Cause(ctx)) }) })
	return longer, func() { stop(); end(nil) }
}

// Anchor is how far the file has come. Errors are *Error.
func (l *Log) Anchor(ctx context.Context) (Anchor, error) {
	unlock, err := l.lock(ctx)
	if err != nil {
		return Anchor{}, err
	}
	defer unlock()
	return l.last()
}

// lock keeps out this log's other users and other processes. Who reads without it may see half of a line that is being
// written.
func (l *Log) lock(ctx context.Context) (unlock func(), err error) {
	select {
	case <-l.turn:
	case <-ctx.Done():
		return nil, &Error{Path: l.file.Name(), Err: errHeld}
	}
	if err := l.follow(); err != nil {
		l.turn <- struct{}{}
		return nil, err
	}
	unlockFile, err := filelock.Wait(ctx, l.file)
	if err != nil {
		l.turn <- struct{}{}
		if ctx.Err() != nil {
			err = errHeld
		}
		return nil, &Error{Path: l.file.Name(), Err: err}
	}
	return func() { unlockFile(); l.turn <- struct{}{} }, nil
}

// follow opens the path again where it is not our file any more, as logrotate leaves it: what is appended to a file
// that was renamed, packed and removed is lost. The file that is there now has a chain of its own.
func (l *Log) follow() error {
	path := l.file.Name()
	ours, err := l.file.Stat()
	if err != nil {
		return &Error{Path: path, Err: err}
	}
	if there, err := os.Stat(path); err == nil && os.SameFile(ours, there) {
		return nil
	}
	f, err := openFile(path)
	if err != nil {
		return err
	}
	l.file.Close()
	l.file = f
	return nil
}

// errHeld does not say that a context ended: the question was not too slow, nor its caller gone.
var errHeld = errors.New("another process keeps it locked: end that process, or give each one an audit file of its own")

// last is that of the last line. The records of an older file are counted.
func (l *Log) last() (Anchor, error) {
	size, err := l.file.Seek(0, io.SeekEnd)
	if err != nil {
		return Anchor{}, &Error{Path: l.file.Name(), Err: err}
	}
	if size == 0 {
		return Anchor{}, nil
	}
	var tail []byte
	for window := int64(4096); ; window *= 4 {
		window = min(window, size)
		tail = make([]byte, window)
		if _, err := l.file.ReadAt(tail, size-window); err != nil {
			return Anchor{}, &Error{Path: l.file.Name(), Err: err}
		}
		if start := bytes.LastIndexByte(tail[:window-1], '\n'); start >= 0 || window == size {
			tail = tail[start+1:]
			break
		}
	}
	if tail[len(tail)-1] != '\n' {
		first, err := bufio.NewReader(io.NewSectionReader(l.file, 0, size)).ReadBytes('\n')
		if err != nil && err != io.EOF {
			return Anchor{}, &Error{Path: l.file.Name(), Err: err}
		}
		if !isRecord(first) {
			return Anchor{}, &Error{Path: l.file.Name(), Line: 1, Err: errForeign}
		}
		return Anchor{}, &Error{Path: l.file.Name(), Err: incomplete(l.file.Name(), size-int64(len(tail)))}
	}
	var r Record
	if err := json.Unmarshal(tail, &r); err != nil || r.Hash == "" {
		return Anchor{}, &Error{Path: l.file.Name(), Err: errors.New("its last line is not a record")}
	}
	if !intact(tail, r) {
		return Anchor{}, &Error{Path: l.file.Name(), Err: errors.New("its last line was changed")}
	}
	if r.N == 0 {
		if _, err := l.file.Seek(0, io.SeekStart); err != nil {
			return Anchor{}, &Error{Path: l.file.Name(), Err: err}
		}
		lines := bufio.NewReader(l.file)
		for {
			_, err := lines.ReadSlice('\n')
			if err == io.EOF {
				break
			}
			switch err {
			case nil:
				r.N++
			case bufio.ErrBufferFull: // of a long line
			default:
				return Anchor{}, &Error{Path: l.file.Name(), Err: err}
			}
		}
	}
	return Anchor{Records: r.N, Hash: r.Hash}, nil
}

func encode(r Record) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	err := enc.Encode(r)
	return b.Bytes(), err
}

// hash is that of a line with an empty Hash.
func hash(line []byte) string {
	sum := sha256.Sum256(line)
	return hex.EncodeToString(sum[:])
}

// intact reports whether r, read from a line, has the hash of its very bytes: JSON may say one thing twice.
func intact(line []byte, r Record) bool {
	const before, after = `"hash":"`, "\"}\n"
	text, ok := bytes.CutSuffix(line, []byte(before+r.Hash+after))
	return ok && hash(slices.Concat(text, []byte(before+after))) == r.Hash
}

// Verify reads an audit file and returns how many records stand in it. The error is an *Error that names the first line
// that does not follow from the one before, or the first that an anchor says was there and is not.
func Verify(path string, anchors ...Anchor) (records int, err error) {
	return read(path, anchors, func(int, Record) {})
}

// Select verifies an audit file and returns records of it by their numbers, from 1. Errors are Verify's, and that there
// is no such record.
func Select(path string, numbers ...int) ([]Record, error) {
	out := make([]Record, len(numbers))
	records, err := read(path, nil, func(n int, r Record) {
		for i, number := range numbers {
			if number == n {
				out[i] = r
			}
		}
	})
	if err != nil {
		return nil, err
	}
	for _, n := range numbers {
		if n < 1 || n > records {
			return nil, &Error{Path: path, Err: fmt.Errorf("it has records 1 to %d, but no record %d", records, n)}
		}
	}
	return out, nil
}

// read is Verify that shows the records: those that stood in the file when it began, none that is being written.
func read(path string, anchors []Anchor, visit func(n int, r Record)) (records int, err error) {
	f, err := os.Open(path)
	if err != nil {
		return 0, &Error{Path: path, Err: errors.Unwrap(err)}
	}
	defer f.Close()
	size, err := settled(f)
	if err != nil {
		return 0, &Error{Path: path, Err: err}
	}
	lines := bufio.NewReader(io.LimitReader(f, size))
	prev, begins := "", int64(0)
	for n := 1; ; n++ {
		line, err := lines.ReadBytes('\n')
		if err == io.EOF && len(line) == 0 {
			for _, a := range anchors {
				if a.Records > records {
					return records, &Error{Path: path, Line: n, Err: fmt.Errorf("it is missing: there were %d records", a.Records)}
				}
			}
			return records, nil
		}
		if err != nil && err != io.EOF {
			return records, &Error{Path: path, Line: n, Err: err}
		}
		if n == 1 && !isRecord(line) {
			return records, &Error{Path: path, Line: n, Err: errForeign}
		}
		if err == io.EOF {
			return records, &Error{Path: path, Line: n, Err: incomplete(path, begins)}
		}
		begins += int64(len(line))
		r, err := decode(line)
		if err != nil {
			return records, &Error{Path: path, Line: n, Err: err}
		}
		switch {
		case r.Prev != prev:
			return records, &Error{Path: path, Line: n, Err: errors.New("it does not follow the previous line: a line was changed, removed or inserted")}
		case !intact(line, r):
			return records, &Error{Path: path, Line: n, Err: errors.New("it was changed")}
		}
		prev = r.Hash
		records++
		visit(n, r)
		for _, a := range anchors {
			if a.Records == records && a.Hash != r.Hash {
				return records, &Error{Path: path, Line: n, Err: errors.New("it is not the anchor's record: the file was rewritten")}
			}
		}
	}
}

// settled is a file's size while nobody writes to it. What is no plain file, a pipe say, has no end before it is read.
func settled(f *os.File) (int64, error) {
	info, err := f.Stat()
	if err != nil {
		return 0, err
	}
	if !info.Mode().IsRegular() {
		return math.MaxInt64, nil
	}
	if unlock, err := filelock.Wait(context.Background(), f); err == nil { // some file systems lock no file that is opened to be read
		defer unlock()
	}
	if info, err = f.Stat(); err != nil {
		return 0, err
	}
	return info.Size(), nil
}
