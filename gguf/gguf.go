// Package gguf reads and writes GGUF version 3, the file format of llama.cpp: typed metadata, then
// tensors. https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
//
// The reader is strict: whatever the format's rules or llama.cpp's loader would refuse is a
// *FormatError, so that a damaged file never becomes a silently wrong model.
//
//   - a file: gguf.go opens one, read.go reads its head, meta.go has its metadata; map_*.go map it into memory;
//     finite.go checks its numbers
//   - writing: write.go replaces a file as a whole, stream.go converts tensors as the file grows
//   - types: types.go lists them, filetype.go says which tensor gets which in a file of a kind
//   - quantising: quantize.go is the path. block.go and kblock.go have the formats, half.go the 16-bit floats, fit.go
//     and fit_amd64.go find the best scales, importance.go says which columns matter
package gguf

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
)

// File is an opened GGUF file. It is safe for concurrent reading.
type File struct {
	Meta    Meta
	Tensors []Tensor // in file order

	index   map[string]int
	path    string
	unmap   func() error
	changed func() bool // since it was mapped
}

// Tensor is a named array. Its rows lie along Dims[0].
type Tensor struct {
	Name string
	Dims []uint64 // fastest first, the reverse of PyTorch's shape; 1 to 4 of them
	Type Type
	Data []byte // little-endian elements, or blocks of Type
}

// Open maps the file into memory. The tensors' Data belong to the mapping: they are read-only and
// end with Close. An error is an *fs.PathError or wraps a *FormatError.
func Open(path string) (*File, error) {
	b, unmap, changed, err := mapFile(path)
	if err != nil {
		return nil, err
	}
	f, err := Parse(b)
	if err != nil {
		unmap()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	f.path, f.unmap, f.changed = path, unmap, changed
	return f, nil
}

// regular refuses what has no size: a device may give bytes without end, and a pipe keeps who opens it waiting.
func regular(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() {
		return &fs.PathError{Op: "open", Path: path, Err: errors.New("not a regular file")}
	}
	return nil
}

// Parse reads a whole file held in memory. The tensors' Data are parts of b. Errors are *FormatError.
func Parse(b []byte) (*File, error) { return ParseBeginning(b, int64(len(b))) }

// ParseBeginning reads the beginning of a file of some size, which must have the description of all tensors. Those
// whose data lie beyond it have none. Errors are *FormatError: where b is too short, one at its end or before.
func ParseBeginning(b []byte, size int64) (*File, error) {
	r := &reader{b: b, size: uint64(size)}
	f := r.file()
	if r.err != nil {
		return nil, r.err
	}
	return f, nil
}

// Close gives the mapping back. No Tensor.Data may be used afterwards. It may be called twice.
func (f *File) Close() error {
	if f.unmap == nil {
		return nil
	}
	unmap := f.unmap
	f.unmap = nil
	return unmap()
}

// ChangedError is a file that was written or cut while it was mapped: its tensors are no longer what was read.
type ChangedError struct{ Path string }

func (e *ChangedError) Error() string {
	return fmt.Sprintf("%s changed while it was in use: load it again; write a new file and rename it over the old one", e.Path)
}

// Unchanged is a *ChangedError once the mapped file was written or cut. It asks the system for the file's size and
// time.
func (f *File) Unchanged() error {
	if f.changed != nil && f.unmap != nil && f.changed() {
		return &ChangedError{f.path}
	}
	return nil
}

// Tensor finds a tensor by name.
func (f *File) Tensor(name string) (Tensor, bool) {
	i, ok := f.index[name]
	if f.index == nil { // the file was not read but made
		i = slices.IndexFunc(f.Tensors, func(t Tensor) bool { return t.Name == name })
		ok = i >= 0
	}
	if !ok {
		return Tensor{}, false
	}
	return f.Tensors[i], true
}

// Elements is the product of Dims.
func (t Tensor) Elements() uint64 {
	n := uint64(1)
	for _, d := range t.Dims {
		n *= d
	}
	return n
}

// Float32s returns the elements as a fresh slice, row after row. A type that this package cannot
// compute with is a *FormatError.
func (t Tensor) Float32s() ([]float32, error) {
	block, bytes := t.Type.BlockSize(), t.Type.Size(t.Type.BlockSize())
	if block == 0 {
		return nil, &FormatError{Offset: -1, What: fmt.Sprintf("tensor %q: unknown %s", t.Name, t.Type)}
	}
	x := make([]float32, len(t.Data)/bytes*block)
	if err := Dequantize(t.Type, x, t.Data); err != nil {
		return nil, &FormatError{Offset: -1, What: fmt.Sprintf("tensor %q: %v", t.Name, err)}
	}
	return x, nil
}

// Rows fills x, whole rows of Dims[0] elements, with those from row first on. It is safe for concurrent use. A type
// that this package cannot compute with is a *FormatError.
func (t Tensor) Rows(x []float32, first int) error {
	from := t.Type.Size(first * int(t.Dims[0]))
	if err := Dequantize(t.Type, x, t.Data[from:][:t.Type.Size(len(x))]); err != nil {
		return &FormatError{Offset: -1, What: fmt.Sprintf("tensor %q: %v", t.Name, err)}
	}
	return nil
}

// FormatError says what is wrong with a file, and where.
type FormatError struct {
	Offset int64 // bytes from the start of the file; -1 where no place can be named
	What   string
}

func (e *FormatError) Error() string {
	if e.Offset < 0 {
		return "GGUF: " + e.What
	}
	return fmt.Sprintf("GGUF: %s (at byte %d)", e.What, e.Offset)
}
