package pull

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/llm/inspect"
)

// stateFile says which pieces of the data are there.
const stateFile = "state.json"

// state is what a later pull must know. It says less than what is on the disk, never more.
type state struct {
	URL    string `json:"url"`
	SHA256 string `json:"sha256,omitempty"`
	Size   int64  `json:"size"`
	Tag    string `json:"tag,omitempty"` // the server's, of the file's version
	Pieces []bool `json:"pieces"`
}

// fetch is a download.
type fetch struct {
	*puller
	*source
	work string // folder

	data *os.File

	mu      sync.Mutex
	changed sync.Cond // of what follows
	state   state
	done    int64 // bytes
	ended   bool  // no more pieces will come
}

// run brings the data and returns their hash.
func (f *fetch) run(ctx context.Context) (sum string, err error) {
	f.changed.L = &f.mu
	whole, err := f.begin(ctx)
	if whole != nil {
		defer whole.Body.Close()
	}
	if err != nil {
		return "", err
	}
	if err := f.open(whole == nil); err != nil {
		return "", err
	}
	defer f.data.Close()
	if f.state.Size == 0 && whole == nil {
		return "", &Error{f.name, errors.New("the file is empty"), "name another"}
	}

	hashed := sha256.New()
	group, ctx := errgroup.WithContext(ctx)
	if whole != nil {
		group.Go(func() error { return f.whole(whole, hashed) })
	} else {
		group.Go(func() error { return f.follow(hashed) })
		group.Go(func() error {
			defer f.end()
			if err := f.look(f.remote(ctx), f.state.Size, f.file); err != nil {
				return err
			}
			return f.pieces(ctx)
		})
	}
	if err := group.Wait(); err != nil {
		return "", err
	}
	sum = hex.EncodeToString(hashed.Sum(nil))
	if f.sha256 != "" && sum != f.sha256 {
		f.data.Close()
		os.RemoveAll(f.work) // it will not get better
		return "", &Error{f.name, &inspect.HashError{Path: f.url, Got: sum, Want: f.sha256},
			"the server has another file, or it was damaged in transit: pull again, or ask whoever published the hash"}
	}
	if f.sha256 == "" {
		f.notify("no expected hash is known; the file has %s", sum)
	}
	return sum, f.data.Sync()
}

// begin asks for the file's first byte: how long it is, and whether ranges can be had. Where they cannot, whole is
// the answer, which has all of it.
func (f *fetch) begin(ctx context.Context) (whole *http.Response, err error) {
	var now state
	err = f.retry(ctx, func() (bool, error) {
		response, err := f.ask(ctx, f.url, f.token, "bytes=0-0")
		if err != nil {
			return false, err
		}
		if err := f.refused(response, f.repository); err != nil {
			response.Body.Close()
			return false, err
		}
		now = state{URL: f.url, SHA256: f.sha256, Tag: response.Header.Get("ETag")}
		if response.StatusCode == http.StatusOK {
			whole, now.Size = response, response.ContentLength
			return false, nil
		}
		response.Body.Close()
		_, length, _ := strings.Cut(response.Header.Get("Content-Range"), "/")
		if now.Size, err = strconv.ParseInt(length, 10, 64); err != nil || now.Size < 0 {
			return false, &Error{f.name, fmt.Errorf("the server sends no file length but %q", length), "name another server"}
		}
		return false, nil
	})
	if err != nil {
		return nil, err
	}
	if f.size > 0 && now.Size > 0 && now.Size != f.size {
		return whole, &Error{f.name, fmt.Errorf("the server has a file of %d bytes, want %d", now.Size, f.size), "it is another file: name the one that is meant"}
	}
	if now.Size > maxSize {
		return whole, &Error{f.name, fmt.Errorf("the server has a file of %d bytes, the maximum is %d", now.Size, int64(maxSize)), "name another"}
	}
	if whole == nil {
		now.Pieces = make([]bool, (now.Size+f.piece-1)/f.piece)
	}
	f.state = now
	return whole, nil
}

// maxSize is more than any model's file has.
const maxSize = 4 << 40

// open opens the data, and keeps the pieces that an earlier pull has brought, where ranges can be had.
func (f *fetch) open(ranges bool) (err error) {
	path, before := filepath.Join(f.work, dataFile), f.before()
	if ranges && before != nil {
		f.state.Pieces = before
	} else if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) { // it may be a cache's own file
		return err
	}
	for i, there := range f.state.Pieces {
		if there {
			f.done += f.length(f.state.Size, i)
		}
	}
	if err := f.save(); err != nil {
		return err
	}
	if f.data, err = os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644); err != nil || !ranges {
		return err
	}
	if err := f.data.Truncate(f.state.Size); err != nil {
		f.data.Close()
		return err
	}
	return nil
}

// before are the pieces that an earlier pull of the same file has brought; nil: there was none. Its data have the
// length of the file.
func (f *fetch) before() []bool {
	var before state
	text, err := os.ReadFile(filepath.Join(f.work, stateFile))
	if err != nil || json.Unmarshal(text, &before) != nil {
		return nil
	}
	info, err := os.Stat(filepath.Join(f.work, dataFile))
	now := &f.state
	if err != nil || info.Size() != now.Size || before.SHA256 != now.SHA256 || before.Size != now.Size ||
		len(before.Pieces) != len(now.Pieces) ||
		now.SHA256 == "" && (before.URL != now.URL || before.Tag != now.Tag || now.Tag == "") {
		return nil
	}
	return before.Pieces
}

// length is that of a piece.
func (f *fetch) length(size int64, piece int) int64 {
	return min(f.piece, size-int64(piece)*f.piece)
}

// save writes the state, after the data that it speaks of.
func (f *fetch) save() error {
	return atomicfile.WriteCache(filepath.Join(f.work, stateFile), 0o600, func(w *os.File) error {
		return json.NewEncoder(w).Encode(f.state)
	})
}

// pieces brings what is missing, over several connections.
func (f *fetch) pieces(ctx context.Context) error {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(f.Connections)
	for i, there := range f.state.Pieces {
		if there {
			continue
		}
		group.Go(func() error {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			from := int64(i) * f.piece
			if err := f.bring(ctx, io.NewOffsetWriter(f.data, from), from, f.length(f.state.Size, i)); err != nil {
				return err
			}
			if err := f.data.Sync(); err != nil {
				return err
			}
			f.mu.Lock()
			defer f.mu.Unlock()
			f.state.Pieces[i] = true
			f.changed.Broadcast()
			return f.save()
		})
	}
	return group.Wait()
}

// bring copies a range of the file. Where the connection fails, it goes on with what is missing.
func (f *fetch) bring(ctx context.Context, w io.Writer, from, n int64) error {
	return f.retry(ctx, func() (progress bool, err error) {
		if n == 0 {
			return false, nil
		}
		ctx, quiet, end := f.attentive(ctx)
		defer end()
		failed := func(err error) error {
			if cause := context.Cause(ctx); cause != nil && err != nil {
				return cause
			}
			return err
		}
		response, err := f.ask(ctx, f.url, f.token, fmt.Sprintf("bytes=%d-%d", from, from+n-1))
		if err != nil {
			return false, failed(err)
		}
		defer response.Body.Close()
		if err := f.refused(response, f.repository); err != nil {
			return false, err
		}
		want := fmt.Sprintf("bytes %d-%d/%d", from, from+n-1, f.state.Size)
		if got := response.Header.Get("Content-Range"); response.StatusCode != http.StatusPartialContent || got != want {
			return false, &Error{f.name, fmt.Errorf("the server sent %q (%s), want %q", got, response.Status, want),
				"the file changed during the download, or the server is wrong: pull again"}
		}
		if tag := response.Header.Get("ETag"); tag != "" && f.state.Tag != "" && tag != f.state.Tag {
			return false, &Error{f.name, errors.New("the file changed during the download"), "pull again"}
		}
		b := make([]byte, 256<<10)
		for n > 0 {
			k, err := response.Body.Read(b[:min(int64(len(b)), n)])
			quiet.Reset(f.Silence)
			if k > 0 {
				if _, err := w.Write(b[:k]); err != nil {
					return progress, &diskError{err}
				}
				from, n, progress = from+int64(k), n-int64(k), true
				f.add(int64(k))
			}
			if err != nil && n > 0 {
				if err == io.EOF {
					err = io.ErrUnexpectedEOF
				}
				return progress, failed(err)
			}
		}
		return progress, nil
	})
}

// attentive is ctx until a server has said nothing for as long as quiet runs, which whoever hears something starts
// again. Then its cause says so.
func (p *puller) attentive(ctx context.Context) (_ context.Context, quiet *time.Timer, end func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	quiet = time.AfterFunc(p.Silence, func() { cancel(p.silence()) })
	return ctx, quiet, func() { quiet.Stop(); cancel(nil) }
}

func (p *puller) silence() error { return fmt.Errorf("the server said nothing for %v", p.Silence) }

func (f *fetch) add(n int64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.done += n
	if f.Progress != nil {
		f.Progress(f.done, max(f.done, f.state.Size))
	}
}

func (f *fetch) end() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.ended = true
	f.changed.Broadcast()
}

// follow hashes the pieces in their order, as they come.
func (f *fetch) follow(sum hash.Hash) error {
	for i := range f.state.Pieces {
		f.mu.Lock()
		for !f.state.Pieces[i] && !f.ended {
			f.changed.Wait()
		}
		there, size := f.state.Pieces[i], f.state.Size
		f.mu.Unlock()
		if !there {
			return nil // the other goroutine has the error
		}
		if _, err := io.Copy(sum, io.NewSectionReader(f.data, int64(i)*f.piece, f.length(size, i))); err != nil {
			return err
		}
	}
	return nil
}

// whole copies an answer that has all of the file, from a server that knows no ranges: it cannot be gone on with.
func (f *fetch) whole(response *http.Response, sum hash.Hash) error {
	f.notify("the server does not support ranges: using one connection, without resuming")
	var silent atomic.Bool
	quiet := time.AfterFunc(f.Silence, func() { silent.Store(true); response.Body.Close() })
	defer quiet.Stop()
	var n int64
	limit := int64(maxSize)
	if f.size > 0 {
		limit = f.size
	}
	b := make([]byte, 256<<10)
	for {
		k, err := response.Body.Read(b)
		quiet.Reset(f.Silence)
		if n+int64(k) > limit {
			return &Error{f.name, fmt.Errorf("the server sent more than the %d bytes of the file", limit), "it is another file: name the one that is meant"}
		}
		sum.Write(b[:k])
		if _, err := f.data.WriteAt(b[:k], n); err != nil {
			return err
		}
		n += int64(k)
		f.add(int64(k))
		if err == io.EOF {
			break
		}
		if silent.Load() {
			return f.silence()
		}
		if err != nil {
			return err
		}
	}
	if response.ContentLength > 0 && n != response.ContentLength {
		return io.ErrUnexpectedEOF
	}
	return f.look(f.data, n, f.file)
}

// remote reads the file where it is, for its description.
func (f *fetch) remote(ctx context.Context) io.ReaderAt { return &remote{ctx, f} }

type remote struct {
	ctx context.Context
	f   *fetch
}

func (r *remote) ReadAt(b []byte, from int64) (int, error) {
	w := &into{b: b}
	n := min(int64(len(b)), r.f.state.Size-from)
	before := r.f.done
	err := r.f.bring(r.ctx, w, from, n)
	r.f.mu.Lock()
	r.f.done = before // they come again
	r.f.mu.Unlock()
	return w.n, err
}

// into is a writer into a slice.
type into struct {
	b []byte
	n int
}

func (w *into) Write(b []byte) (int, error) {
	n := copy(w.b[w.n:], b)
	w.n += n
	return n, nil
}

// diskError is a failure here: no other connection would help.
type diskError struct{ err error }

func (e *diskError) Error() string { return e.err.Error() }
func (e *diskError) Unwrap() error { return e.err }

func isFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) || errors.Is(err, syscall.EFBIG)
}

// laterError is a server that wants to be left alone for a while.
type laterError struct {
	status string
	after  time.Duration
}

func (e *laterError) Error() string { return "the server says " + e.status }

// tries is how often in a row something may fail without a byte gained.
const tries = 6

// retry does something until it works, an error is final, or it fails too often without progress.
func (p *puller) retry(ctx context.Context, do func() (progress bool, err error)) error {
	for failures := 0; ; {
		progress, err := do()
		var final *Error
		var disk *diskError
		if err == nil || ctx.Err() != nil || errors.As(err, &final) || errors.As(err, &disk) {
			return err
		}
		if failures++; progress {
			failures = 1
		}
		if failures == tries {
			return err
		}
		pause := time.Second << (failures - 1)
		var later *laterError
		if errors.As(err, &later) && later.after > 0 {
			pause = min(later.after, 5*time.Minute)
		}
		if err := p.wait(ctx, pause); err != nil {
			return err
		}
	}
}

// refused makes an error of an answer that has not what was asked for.
func (p *puller) refused(r *http.Response, repository string) error {
	switch {
	case r.StatusCode == http.StatusOK || r.StatusCode == http.StatusPartialContent:
		return nil
	case r.StatusCode == http.StatusTooManyRequests || r.StatusCode >= 500:
		seconds, _ := strconv.Atoi(r.Header.Get("Retry-After"))
		return &laterError{r.Status, time.Duration(seconds) * time.Second}
	case repository != "" && (r.StatusCode == http.StatusUnauthorized || r.StatusCode == http.StatusForbidden):
		return &Error{p.name, fmt.Errorf("the hub says %s: the repository is gated or private", r.Status),
			"accept its licence at " + p.Hub + "/" + repository + ", and set HF_TOKEN to a token that may read it"}
	case r.StatusCode == http.StatusNotFound:
		return &Error{p.name, errors.New("no such file or repository"), "check its name"}
	}
	return &Error{p.name, fmt.Errorf("the server says %s", r.Status), "check the name, or try later"}
}
