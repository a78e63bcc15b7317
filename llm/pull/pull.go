// Package pull brings a model's file from a hub or any HTTP server into a folder: over several connections, with a
// checked hash, and so that an interrupted download goes on where it was. A file has its name only once it is whole.
//
// pull.go is what one call does, source.go what a name means, fetch.go the bytes, adapter.go what goes over them,
// cache.go files that other programs hold already, archive.go models for machines without a network, llama.go
// llama.cpp's libraries.
package pull

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
	"github.com/sqlagent/sqlagent/internal/filelock"
	"github.com/sqlagent/sqlagent/llm/inspect"
)

// Options say where from and where to. Only Folder must be set.
type Options struct {
	Folder string // for the file
	SHA256 string // that it must have; empty: the hub's, where it has one

	Hub     string // empty: https://huggingface.co
	Token   string // for the hub alone
	Offline bool   // look at caches only
	Caches  []Cache

	Connections int           // 0 means 4
	Silence     time.Duration // maximum time without a byte of a connection; 0 means 30 s
	Client      *http.Client  // nil: one that honours the proxies of the environment

	// Found, where set, is called with what the file holds, before the rest of it is fetched. An error ends the pull.
	Found func(*inspect.Model) error
	// Progress, where set, is called with the bytes that are there and all of them.
	Progress func(done, total int64)
	// Notice, where set, is called with what a person should know.
	Notice func(string)

	wait  func(ctx context.Context, d time.Duration) error // tests do not wait
	piece int64                                            // bytes of a request
}

// Pulled is a file that is there. Where Pull put an adapter over it, Path is the adapter's, next to it.
type Pulled struct {
	Path, SHA256 string
	From         string // a URL, or the path of a cached file; empty: it was there already
}

// Error says what cannot be had, and what to do.
type Error struct {
	What string // it was that was asked for
	Err  error
	Hint string
}

func (e *Error) Error() string { return fmt.Sprintf("%s: %v", e.What, e.Err) }
func (e *Error) Unwrap() error { return e.Err }

// Pull brings what name means into a folder: a Model of the Catalogue, "hf:OWNER/REPO[:FILE]", or a URL. Errors are
// *Error, *inspect.HashError, or ctx.Err().
func Pull(ctx context.Context, name string, o Options) (*Pulled, error) {
	o.complete()
	p := &puller{Options: o, name: name, again: "pull again: it resumes"}
	s, err := p.source(ctx)
	if err != nil {
		return nil, p.failed(ctx, err)
	}
	if !filepath.IsLocal(s.file) || strings.ContainsAny(s.file, `/\:`) {
		return nil, &Error{name, fmt.Errorf("%q is not a file name", s.file), "name another file"}
	}
	pulled, err := p.into(ctx, s)
	if err == nil && s.adapter != "" {
		pulled, err = p.adapt(ctx, pulled, s.adapter)
	}
	if err != nil {
		return nil, p.failed(ctx, err)
	}
	return pulled, nil
}

func (o *Options) complete() {
	if o.Hub == "" {
		o.Hub = "https://huggingface.co"
	}
	o.Hub = strings.TrimSuffix(o.Hub, "/")
	o.SHA256 = strings.ToLower(strings.TrimPrefix(o.SHA256, "sha256:"))
	if o.Connections <= 0 {
		o.Connections = 4
	}
	if o.Silence <= 0 {
		o.Silence = 30 * time.Second
	}
	if o.Client == nil {
		transport := http.DefaultTransport.(*http.Transport).Clone()
		transport.ResponseHeaderTimeout = o.Silence
		o.Client = &http.Client{Transport: transport}
	}
	o.Client = withToken(*o.Client)
	if o.piece == 0 {
		o.piece = 16 << 20 // small enough to lose, large enough to be worth a request
	}
	if o.wait == nil {
		o.wait = func(ctx context.Context, d time.Duration) error {
			select {
			case <-time.After(d):
				return nil
			case <-ctx.Done():
				return ctx.Err()
			}
		}
	}
}

// puller is one call.
type puller struct {
	Options
	name  string
	again string // what to do after a failure
}

// failed makes any error one of Pull.
func (p *puller) failed(ctx context.Context, err error) error {
	var ours *Error
	var hash *inspect.HashError
	var held *filelock.HeldError
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.As(err, &ours), errors.As(err, &hash):
		return err
	case errors.As(err, &held):
		return &Error{p.name, err, "another pull of this file is running: wait until it ends"}
	case isFull(err):
		return &Error{p.name, err, "free space on the disk, and " + p.again}
	}
	return &Error{p.name, err, "check the connection and the disk, and " + p.again}
}

// into brings the file of a source into the folder.
func (p *puller) into(ctx context.Context, s *source) (*Pulled, error) {
	final := filepath.Join(p.Folder, s.file)
	if done, err := p.there(ctx, final, s.sha256); done != nil || err != nil {
		return done, err
	}
	work := filepath.Join(p.Folder, "."+s.file+".part")
	unlock, err := filelock.Folder(work)
	if err != nil {
		return nil, err
	}
	defer unlock()
	if done, err := p.there(ctx, final, s.sha256); done != nil || err != nil { // another pull was quicker
		return done, err
	}
	if cached, err := p.cached(ctx, s, work); cached != nil || err != nil {
		if err != nil {
			return nil, err
		}
		return cached, p.finish(work, final, cached.SHA256, s.url)
	}
	if p.Offline {
		return nil, &Error{p.name, errors.New("no cache has it"), "unset HF_HUB_OFFLINE, or install the file with models load"}
	}
	f := &fetch{puller: p, source: s, work: work}
	sum, err := f.run(ctx)
	if err != nil {
		return nil, err
	}
	return &Pulled{Path: final, SHA256: sum, From: s.url}, p.finish(work, final, sum, s.url)
}

// there looks for a file that was brought earlier.
func (p *puller) there(ctx context.Context, path, want string) (*Pulled, error) {
	switch info, err := os.Stat(path); {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, &Error{p.name, fmt.Errorf("%s is not a file", path), "move it away, or name another folder"}
	}
	sum, err := inspect.Hash(ctx, path, p.Progress)
	if err != nil {
		return nil, err
	}
	if want != "" && sum != want {
		return nil, &Error{p.name, &inspect.HashError{Path: path, Got: sum, Want: want}, "move the file away, and pull again"}
	}
	return &Pulled{Path: path, SHA256: sum}, nil
}

// dataFile is the file in the working folder that grows.
const dataFile = "data"

// finish gives the file its name, and files next to it to its hash and its source.
func (p *puller) finish(work, final, sum, source string) error {
	if err := noteSource(final, source); err != nil {
		return err
	}
	err := atomicfile.Write(final+".sha256", 0o644, func(f *os.File) error {
		_, err := fmt.Fprintf(f, "%s  %s\n", sum, filepath.Base(final))
		return err
	})
	if err != nil {
		return err
	}
	if err := os.Rename(filepath.Join(work, dataFile), final); err != nil {
		return err
	}
	os.RemoveAll(work) // of no use any more
	return nil
}

// noteSource writes down where a file is from, without what a URL may hold of secrets.
func noteSource(final, source string) error {
	if source == "" {
		return nil
	}
	if u, err := url.Parse(source); err == nil && u.Host != "" {
		u.User, u.RawQuery, u.Fragment = nil, "", ""
		source = u.String()
	}
	return atomicfile.Write(final+sourceSuffix, 0o644, func(f *os.File) error {
		_, err := fmt.Fprintln(f, source)
		return err
	})
}

// look reads a file's description and calls Found.
func (p *puller) look(read io.ReaderAt, size int64, file string) error {
	var model *inspect.Model
	for n := int64(1 << 20); ; n *= 4 {
		n = min(n, size, maxHeader)
		b := make([]byte, n)
		if _, err := read.ReadAt(b, 0); err != nil && err != io.EOF {
			return err
		}
		f, err := gguf.ParseBeginning(b, size)
		var format *gguf.FormatError
		switch {
		case err == nil:
			model = inspect.Describe(f, file, size)
		case errors.As(err, &format) && (format.Offset < 8 || n == size || n == maxHeader):
			return &Error{p.name, err, "name a GGUF file of version 3, the one that llama.cpp reads"}
		default:
			continue
		}
		break
	}
	if p.Found == nil {
		return nil
	}
	return p.Found(model)
}

// maxHeader is more than any description of tensors and vocabulary takes.
const maxHeader = 256 << 20

func (p *puller) notify(format string, args ...any) {
	if p.Notice != nil {
		p.Notice(fmt.Sprintf(format, args...))
	}
}
