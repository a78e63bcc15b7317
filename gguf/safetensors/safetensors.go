// Package safetensors reads and writes the file format of Hugging Face's weights: a JSON header that describes
// tensors, then their bytes. https://github.com/huggingface/safetensors#format
//
// Nothing is mapped or kept: rows are read when they are asked for. The reader is strict, so that a damaged file never
// becomes a silently wrong model.
package safetensors

import (
	"cmp"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"math/bits"
	"os"
	"slices"

	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/internal/atomicfile"
)

// maxHeader is the format's bound of a header, in bytes.
const maxHeader = 100 << 20

// File is an opened file. Its tensors are safe for concurrent reading until Close.
type File struct {
	Tensors []Tensor          // in the order of their bytes
	Meta    map[string]string // the header's __metadata__
	file    *os.File
}

// Tensor is a named array of a File, row after row.
type Tensor struct {
	Name  string
	Type  string   // the format's name of the elements' type: "F32", "F16", "BF16", …
	Shape []uint64 // slowest first, as PyTorch's; none: a single number
	file  *os.File
	start int64 // of the data, in the file
}

// sizes are the bytes of an element.
var sizes = map[string]uint64{
	"BOOL": 1, "U8": 1, "I8": 1, "F8_E5M2": 1, "F8_E4M3": 1, "F8_E8M0": 1, "U16": 2, "I16": 2, "F16": 2, "BF16": 2,
	"U32": 4, "I32": 4, "F32": 4, "U64": 8, "I64": 8, "F64": 8,
}

// FormatError says what is wrong with a file.
type FormatError struct {
	Path string
	What string
}

func (e *FormatError) Error() string { return fmt.Sprintf("safetensors: %s: %s", e.Path, e.What) }

// Open reads a file's header. An error is an *fs.PathError or a *FormatError.
func Open(path string) (*File, error) {
	info, err := os.Stat(path) // before it is opened: a pipe would keep us waiting
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "open", Path: path, Err: errors.New("not a regular file")}
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	s, err := read(f, info.Size())
	if err != nil {
		f.Close()
		return nil, &FormatError{path, err.Error()}
	}
	s.file = f
	for i := range s.Tensors {
		s.Tensors[i].file = f
	}
	return s, nil
}

// Close ends reading.
func (f *File) Close() error { return f.file.Close() }

// read reads the header of a file of size bytes.
func read(r io.ReaderAt, size int64) (*File, error) {
	var length [8]byte
	if _, err := r.ReadAt(length[:], 0); err != nil {
		return nil, fmt.Errorf("it has %d bytes and no header", size)
	}
	n := binary.LittleEndian.Uint64(length[:])
	if n > maxHeader || int64(n) > size-8 {
		return nil, fmt.Errorf("its header would have %d bytes, the file has %d: it is truncated, or not a safetensors file", n, size)
	}
	header := make([]byte, n)
	if _, err := r.ReadAt(header, 8); err != nil {
		return nil, err
	}
	return parse(header, size-8-int64(n), 8+int64(n))
}

// parse reads a header before data bytes of tensors, which begin at start.
func parse(header []byte, data, start int64) (*File, error) {
	var entries map[string]json.RawMessage
	if err := json.Unmarshal(header, &entries); err != nil {
		return nil, fmt.Errorf("its header is not a JSON object: %v", err)
	}
	f := &File{}
	type place struct{ begin, end uint64 }
	places := make(map[string]place, len(entries))
	for name, raw := range entries {
		if name == "__metadata__" {
			if err := json.Unmarshal(raw, &f.Meta); err != nil {
				return nil, fmt.Errorf("__metadata__: %v", err)
			}
			continue
		}
		var entry struct {
			Type    string    `json:"dtype"`
			Shape   []uint64  `json:"shape"`
			Offsets [2]uint64 `json:"data_offsets"`
		}
		if err := json.Unmarshal(raw, &entry); err != nil {
			return nil, fmt.Errorf("tensor %q: %v", name, err)
		}
		want, err := size(entry.Type, entry.Shape)
		if err != nil {
			return nil, fmt.Errorf("tensor %q: %v", name, err)
		}
		begin, end := entry.Offsets[0], entry.Offsets[1]
		switch {
		case end < begin || end-begin != want:
			return nil, fmt.Errorf("tensor %q has bytes %d to %d, but %s %v takes %d", name, begin, end, entry.Type, entry.Shape, want)
		case end > uint64(data):
			return nil, fmt.Errorf("tensor %q ends at byte %d of the data, of which there are %d: the file is truncated", name, end, data)
		}
		f.Tensors = append(f.Tensors, Tensor{Name: name, Type: entry.Type, Shape: entry.Shape, start: start + int64(begin)})
		places[name] = place{begin, end}
	}
	if f.Tensors == nil {
		return nil, errors.New("it holds no tensors")
	}
	slices.SortFunc(f.Tensors, func(a, b Tensor) int {
		pa, pb := places[a.Name], places[b.Name]
		return cmp.Or(cmp.Compare(pa.begin, pb.begin), cmp.Compare(pa.end, pb.end), cmp.Compare(a.Name, b.Name))
	})
	// The tensors must be all of the data, without a gap and without one byte used twice.
	at, before := uint64(0), "the header"
	for _, t := range f.Tensors {
		p := places[t.Name]
		if p.begin != at {
			return nil, fmt.Errorf("tensor %q begins at byte %d of the data, but %s ends at %d", t.Name, p.begin, before, at)
		}
		at, before = p.end, t.Name
	}
	if at != uint64(data) {
		return nil, fmt.Errorf("%d bytes of data are of no tensor", uint64(data)-at)
	}
	return f, nil
}

// size is the number of bytes of a tensor.
func size(kind string, shape []uint64) (uint64, error) {
	n, known := sizes[kind]
	if !known {
		return 0, fmt.Errorf("unknown type %q", kind)
	}
	for _, d := range shape {
		hi, lo := bits.Mul64(n, d)
		if hi != 0 || lo > math.MaxInt64/2 {
			return 0, fmt.Errorf("impossible shape %v", shape)
		}
		n = lo
	}
	return n, nil
}

// Elements is the product of Shape.
func (t Tensor) Elements() uint64 {
	n := uint64(1)
	for _, d := range t.Shape {
		n *= d
	}
	return n
}

// Rows fills x, whole rows of the last dimension, with those from row first on, as float32. It is safe for concurrent
// use. Errors: a type that is no floating-point number, or why the file cannot be read.
func (t Tensor) Rows(x []float32, first int) error {
	if !slices.Contains(Floats, t.Type) {
		return fmt.Errorf("type %s cannot be read as numbers: only %q", t.Type, Floats)
	}
	row := 1
	if len(t.Shape) > 0 {
		row = int(t.Shape[len(t.Shape)-1])
	}
	width := int(sizes[t.Type])
	b := make([]byte, len(x)*width)
	if _, err := t.file.ReadAt(b, t.start+int64(first)*int64(row)*int64(width)); err != nil {
		return err
	}
	le := binary.LittleEndian
	for i := range x {
		switch t.Type {
		case "F32":
			x[i] = math.Float32frombits(le.Uint32(b[4*i:]))
		case "F16":
			x[i] = gguf.F16ToF32(le.Uint16(b[2*i:]))
		case "BF16":
			x[i] = gguf.BF16ToF32(le.Uint16(b[2*i:]))
		case "F64":
			x[i] = float32(math.Float64frombits(le.Uint64(b[8*i:])))
		}
	}
	return nil
}

// Floats are the types that Rows reads.
var Floats = []string{"F32", "F16", "BF16", "F64"}

// Create writes a file of tensors, whose types are F32, F16 or BF16, as they are computed (see gguf.Create).
func Create(path string, meta map[string]string, sources []gguf.Source, progress func(done, total int64)) error {
	type entry struct {
		Type    string   `json:"dtype"`
		Shape   []uint64 `json:"shape"`
		Offsets [2]int64 `json:"data_offsets"`
	}
	header := map[string]any{}
	if meta != nil {
		header["__metadata__"] = meta
	}
	var done, total int64
	for _, s := range sources {
		if s.Type != gguf.F32 && s.Type != gguf.F16 && s.Type != gguf.BF16 {
			return fmt.Errorf("safetensors: tensor %s: type %s cannot be written, only F32, F16 and BF16", s.Name, s.Type)
		}
		if _, twice := header[s.Name]; twice {
			return fmt.Errorf("safetensors: tensor %s occurs twice", s.Name)
		}
		shape := slices.Clone(s.Dims)
		slices.Reverse(shape)
		header[s.Name] = entry{s.Type.String(), shape, [2]int64{total, total + s.Bytes()}}
		total += s.Bytes()
	}
	text, err := json.Marshal(header)
	if err != nil {
		return err
	}
	text = append(text, "        "[:-len(text)&7]...) // the data are aligned to 8 bytes
	return atomicfile.Write(path, 0o644, func(f *os.File) error {
		if _, err := f.Write(binary.LittleEndian.AppendUint64(nil, uint64(len(text)))); err != nil {
			return err
		}
		if _, err := f.Write(text); err != nil {
			return err
		}
		for _, s := range sources {
			if err := s.Encode(f, func(n int) {
				if done += int64(n); progress != nil {
					progress(done, total)
				}
			}); err != nil {
				return fmt.Errorf("tensor %s: %w", s.Name, err)
			}
		}
		return nil
	})
}
