// Package prefix keeps on disk what an engine has computed of the beginnings of prompts, so that the next process does
// not compute them again: the text of a schema is the same for all of its questions.
//
// A Store is of one key, which names everything that a state depends on besides its tokens: the model's file, the
// engine and its version, how it computes. An entry is the tokens and their state, in a file of its own. Template,
// schema and values need no part in the key: the tokens are compared one by one, and an entry serves as many of them
// as a prompt begins with.
//
// What an entry holds can be read back into the text that the model was given: names of a schema, and values of its
// columns. The folder and its files are private to their owner, and nobody else's are read. A file that is damaged, cut
// or of another format counts as missing; one that fails when it is read whole is removed.
package prefix

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sys/cpu"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
)

const (
	// Least is the number of tokens from which on a state is worth a file: less is computed as soon as it is read.
	Least = 64

	// Capacity is how many bytes the files of a folder may take, by all stores. The least recently used go first.
	Capacity = 1 << 30

	magic  = "sqlagent prefix 1\n"
	suffix = ".prefix"
	most   = 1 << 22   // tokens of an entry: more is damage
	torn   = time.Hour // after which a file that was never finished is nobody's any more
)

// Store keeps the states of one key in a folder. It is safe for concurrent use, by several processes too.
type Store struct {
	dir      string
	key      [sha256.Size]byte
	capacity int64
	writing  sync.WaitGroup
}

// FolderError is a folder that cannot hold states, or must not.
type FolderError struct {
	Dir string
	Err error
}

func (e *FolderError) Error() string { return fmt.Sprintf("prefix cache %s: %v", e.Dir, e.Err) }
func (e *FolderError) Unwrap() error { return e.Err }

// Folder is where states lie by default: in the user's cache folder. It is "" where there is none.
func Folder() string {
	cache, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(cache, "sqlagent", "prefix")
}

// Prepare makes the folder where it is missing. It must be the user's own and closed to others. Error: *FolderError.
func Prepare(dir string) error {
	err := os.MkdirAll(dir, 0o700)
	if err != nil {
		return &FolderError{dir, err}
	}
	info, err := os.Lstat(dir)
	switch {
	case err != nil:
		return &FolderError{dir, err}
	case !info.IsDir():
		return &FolderError{dir, errors.New("it is not a folder")}
	case !private(info):
		return &FolderError{dir, errors.New("others may use it, or own it: remove it, or chmod 700")}
	}
	return nil
}

// Open is the store of a key in a folder, which it prepares. Error: *FolderError.
func Open(dir string, key ...string) (*Store, error) {
	if err := Prepare(dir); err != nil {
		return nil, err
	}
	s := &Store{dir: dir, capacity: Capacity}
	h := sha256.New()
	for _, part := range key {
		fmt.Fprintf(h, "%d %s\n", len(part), part)
	}
	h.Sum(s.key[:0])
	return s, nil
}

// Processor names what this processor can do, for a key: products are rounded in other places where it can do more, and
// a folder may be of several machines.
func Processor() string { return fmt.Sprint(runtime.GOARCH, cpu.X86, cpu.ARM64) }

// Entry is a state on disk.
type Entry struct {
	Shared int // tokens of it that the prompt begins with

	store *Store
	path  string
}

// Find returns the entry that shares the most tokens with a prompt, if it shares Least more than the first known ones.
func (s *Store) Find(tokens []int32, known int) (e Entry, ok bool) {
	files, _ := os.ReadDir(s.dir) // without the folder there is nothing to find
	best := known + Least - 1
	for _, f := range files {
		if !strings.HasPrefix(f.Name(), s.name()+"-") || !strings.HasSuffix(f.Name(), suffix) {
			continue
		}
		path := filepath.Join(s.dir, f.Name())
		held, err := s.tokens(path)
		if err != nil {
			continue // as if it were not there
		}
		if n := Common(held, tokens); n > best {
			best, e, ok = n, Entry{n, s, path}, true
		}
	}
	return e, ok
}

// Read returns an entry's tokens and their state. An entry that is unusable is removed.
func (e Entry) Read() (tokens []int32, state []byte, err error) {
	f, err := open(e.path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	if tokens, state, err = e.store.read(f); err != nil {
		os.Remove(e.path)
		return nil, nil, fmt.Errorf("%s: %w", e.path, err)
	}
	now := time.Now()
	os.Chtimes(e.path, now, now) // its last use
	return tokens, state, nil
}

// Save writes an entry while the caller goes on: neither slice may change any more. That a file could not be written
// is no error: the next process computes what this one did.
func (s *Store) Save(tokens []int32, state []byte) {
	s.writing.Go(func() { s.save(tokens, state) })
}

// Wait returns when all is written.
func (s *Store) Wait() { s.writing.Wait() }

func (s *Store) save(tokens []int32, state []byte) error {
	var text bytes.Buffer
	binary.Write(&text, binary.LittleEndian, tokens)
	of := sha256.Sum256(text.Bytes())
	path := filepath.Join(s.dir, s.name()+"-"+hex.EncodeToString(of[:12])+suffix)
	size := int64(len(magic)+2*sha256.Size+12+text.Len()) + int64(len(state))
	if err := s.makeRoom(path, size); err != nil {
		return err
	}
	return atomicfile.WriteCache(path, 0o600, func(f *os.File) error {
		h := sha256.New()
		w := bufio.NewWriterSize(io.MultiWriter(f, h), 1<<20)
		w.WriteString(magic)
		w.Write(s.key[:])
		binary.Write(w, binary.LittleEndian, uint32(len(tokens)))
		w.Write(text.Bytes())
		binary.Write(w, binary.LittleEndian, uint64(len(state)))
		w.Write(state)
		if err := w.Flush(); err != nil { // the first error of all writes
			return err
		}
		_, err := f.Write(h.Sum(nil))
		return err
	})
}

// makeRoom removes what was used least recently, until a new file of some size fits.
func (s *Store) makeRoom(path string, size int64) error {
	if size > s.capacity {
		return fmt.Errorf("a state of %d bytes exceeds the folder's limit", size)
	}
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return err
	}
	var files []fs.FileInfo
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil || !info.Mode().IsRegular() {
			continue
		}
		switch name := info.Name(); {
		case strings.HasSuffix(name, suffix):
			files = append(files, info)
		case strings.HasSuffix(name, ".tmp") && time.Since(info.ModTime()) > torn:
			os.Remove(filepath.Join(s.dir, name))
		}
	}
	slices.SortFunc(files, func(a, b fs.FileInfo) int { return b.ModTime().Compare(a.ModTime()) })
	for _, f := range files {
		if f.Name() == filepath.Base(path) {
			continue // it is replaced
		}
		if size += f.Size(); size > s.capacity {
			os.Remove(filepath.Join(s.dir, f.Name()))
		}
	}
	return nil
}

// name begins the names of the store's files.
func (s *Store) name() string { return hex.EncodeToString(s.key[:8]) }

// tokens reads those of an entry, and not its state.
func (s *Store) tokens(path string) ([]int32, error) {
	f, err := open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return s.head(bufio.NewReaderSize(f, 1<<14))
}

var errDamaged = errors.New("the file is damaged")

// head reads an entry to the end of its tokens.
func (s *Store) head(r io.Reader) ([]int32, error) {
	head := make([]byte, len(magic)+len(s.key)+4)
	if _, err := io.ReadFull(r, head); err != nil {
		return nil, errDamaged
	}
	count := binary.LittleEndian.Uint32(head[len(magic)+len(s.key):])
	if string(head[:len(magic)]) != magic || !bytes.Equal(head[len(magic):][:len(s.key)], s.key[:]) || count > most {
		return nil, errDamaged
	}
	tokens := make([]int32, count)
	if err := binary.Read(r, binary.LittleEndian, tokens); err != nil {
		return nil, errDamaged
	}
	return tokens, nil
}

// read reads a whole entry, and checks it.
func (s *Store) read(f *os.File) (tokens []int32, state []byte, err error) {
	info, err := f.Stat()
	if err != nil {
		return nil, nil, err
	}
	var h hash.Hash = sha256.New()
	file := bufio.NewReaderSize(f, 1<<16)
	r := io.TeeReader(file, h)
	if tokens, err = s.head(r); err != nil {
		return nil, nil, err
	}
	var size uint64
	if err := binary.Read(r, binary.LittleEndian, &size); err != nil || size > uint64(info.Size()) {
		return nil, nil, errDamaged
	}
	state = make([]byte, size)
	if _, err := io.ReadFull(file, state); err != nil {
		return nil, nil, errDamaged
	}
	h.Write(state)
	sum := make([]byte, sha256.Size+1)
	if n, _ := io.ReadFull(file, sum); n != sha256.Size || !bytes.Equal(sum[:n], h.Sum(nil)) {
		return nil, nil, errDamaged
	}
	return tokens, state, nil
}

// open opens a file of a store for reading, if it is the user's own and closed to others.
func open(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|noFollow, 0)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil && (!info.Mode().IsRegular() || !private(info)) {
		err = &fs.PathError{Op: "read", Path: path, Err: errors.New("others may write it, or own it")}
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// Common is how many tokens two texts begin with alike.
func Common(a, b []int32) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}
