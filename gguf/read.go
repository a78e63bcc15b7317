package gguf

import (
	"encoding/binary"
	"fmt"
	"math/bits"
	"reflect"
)

const (
	magic    = "GGUF"
	version  = 3
	maxDims  = 4  // GGML_MAX_DIMS
	maxName  = 63 // GGML_MAX_NAME, its final NUL left out
	maxDepth = 8  // arrays within arrays; bounds the reader's recursion

	defaultAlignment = 32
	alignmentKey     = "general.alignment"
)

// The format's numbers of metadata types.
const (
	typeUint8 uint32 = iota
	typeInt8
	typeUint16
	typeInt16
	typeUint32
	typeInt32
	typeFloat32
	typeBool
	typeString
	typeArray
	typeUint64
	typeInt64
	typeFloat64
)

// reader walks a file. After the first error every read yields zero values, and err keeps the cause.
// Nothing is allocated by a count that the bytes left could not hold.
type reader struct {
	b    []byte
	size uint64 // of the file; more than b has where b is its beginning alone
	pos  int
	err  error
}

// file reads the header, the metadata, the tensors' descriptions, and cuts out their data.
func (r *reader) file() *File {
	if m := r.take(4, "magic"); r.err == nil && string(m) != magic {
		r.fail(0, "not a GGUF file: it starts with %q", m)
	}
	if v := r.uint32("version"); r.err == nil && v != version {
		if bits.ReverseBytes32(v) == version {
			r.fail(4, "big-endian files are not supported")
		}
		if v > version {
			r.fail(4, "version %d of the format is newer than %d, the newest that this program reads: get a newer program, or the file in version %[2]d", v, version)
		}
		r.fail(4, "version %d, want %d", v, version)
	}
	tensors := r.count("tensors", 8+4+8+4+8) // name length, dimensions, one dimension, type, offset
	pairs := r.count("metadata entries", 8+4+1)

	f := &File{Meta: r.meta(pairs)}
	align := uint64(defaultAlignment)
	if v, ok := f.Meta.Get(alignmentKey); ok && r.err == nil {
		a, isUint32 := v.(uint32)
		if !isUint32 || bits.OnesCount32(a) != 1 {
			r.fail(r.pos, "%s is %v, want a power of two as uint32", alignmentKey, v)
		}
		align = uint64(a)
	}
	r.tensors(f, tensors, align)
	return f
}

func (r *reader) meta(n uint64) Meta {
	if r.err != nil {
		return nil
	}
	var m Meta
	seen := make(map[string]bool)
	for range n {
		start := r.pos
		key := r.string("metadata key")
		value := r.value(r.uint32("type of " + key))
		switch {
		case r.err != nil:
			return nil
		case key == "":
			r.fail(start, "empty metadata key")
		case seen[key]:
			r.fail(start, "metadata key %q occurs twice", key)
		}
		seen[key] = true
		m = append(m, KV{key, value})
	}
	return m
}

// tensors reads n descriptions. Their offsets must be the running sum of their padded sizes, so that
// no two tensors overlap and no byte is unaccounted for.
func (r *reader) tensors(f *File, n, align uint64) {
	if r.err != nil {
		return
	}
	f.Tensors = make([]Tensor, 0, n)
	f.index = make(map[string]int)
	sizes := make([]uint64, 0, n)
	var sum uint64 // of padded sizes
	for i := range n {
		start := r.pos
		t := Tensor{Name: r.string("tensor name")}
		dims := r.uint32("number of dimensions")
		if r.err == nil && (dims < 1 || dims > maxDims) {
			r.fail(start, "tensor %q has %d dimensions, want 1 to %d", t.Name, dims, maxDims)
		}
		for d := uint32(0); d < dims && r.err == nil; d++ {
			t.Dims = append(t.Dims, r.uint64("dimension"))
		}
		t.Type = Type(r.uint32("tensor type"))
		offset := r.uint64("tensor offset")
		if r.err != nil {
			return
		}
		size, err := byteSize(t)
		if err != nil {
			r.fail(start, "%v", err)
			return
		}
		if _, twice := f.index[t.Name]; twice {
			r.fail(start, "tensor %q occurs twice", t.Name)
			return
		}
		if offset != sum {
			r.fail(start, "tensor %q lies at offset %d of the data, want %d", t.Name, offset, sum)
			return
		}
		// Even the largest file's sum stays far from overflow when each size is held to its length.
		if size > r.size {
			r.fail(start, "tensor %q has %d bytes, the file only %d", t.Name, size, r.size)
			return
		}
		sum += pad(size, align)
		f.index[t.Name] = int(i)
		f.Tensors = append(f.Tensors, t)
		sizes = append(sizes, size)
	}

	start := pad(uint64(r.pos), align)
	for i := range f.Tensors {
		t := &f.Tensors[i]
		end := start + sizes[i]
		if end > r.size {
			r.fail(int(r.size), "the file ends within tensor %q, which needs bytes %d to %d", t.Name, start, end)
			return
		}
		if end <= uint64(len(r.b)) {
			t.Data = r.b[start:end:end]
		}
		start += pad(sizes[i], align)
	}
}

// byteSize checks a tensor's description and returns the bytes of its data.
func byteSize(t Tensor) (uint64, error) {
	if t.Name == "" || len(t.Name) > maxName {
		return 0, fmt.Errorf("tensor name %q has %d bytes, want 1 to %d", t.Name, len(t.Name), maxName)
	}
	info, known := types[t.Type]
	if !known {
		return 0, fmt.Errorf("tensor %q has the unknown type %d", t.Name, t.Type)
	}
	if len(t.Dims) < 1 || len(t.Dims) > maxDims {
		return 0, fmt.Errorf("tensor %q has %d dimensions, want 1 to %d", t.Name, len(t.Dims), maxDims)
	}
	if t.Dims[0]%info.block != 0 {
		return 0, fmt.Errorf("tensor %q has rows of %d elements, %s needs a multiple of %d", t.Name, t.Dims[0], info.name, info.block)
	}
	size := info.bytes
	for i, d := range t.Dims {
		if i == 0 {
			d /= info.block
		}
		hi, lo := bits.Mul64(size, d)
		if d == 0 || hi != 0 || lo > 1<<62 {
			return 0, fmt.Errorf("tensor %q has impossible dimensions %v", t.Name, t.Dims)
		}
		size = lo
	}
	return size, nil
}

// pad rounds n up to a multiple of align, a power of two.
func pad(n, align uint64) uint64 { return (n + align - 1) &^ (align - 1) }

// value reads a metadata value of type t.
func (r *reader) value(t uint32) any {
	if t == typeArray {
		return r.arrayValue(1)
	}
	v := r.elements(t, 1, 0)
	if r.err != nil {
		return nil
	}
	return reflect.ValueOf(v).Index(0).Interface()
}

func (r *reader) arrayValue(depth int) any {
	start := r.pos
	t, n := r.uint32("array type"), r.uint64("array length")
	if depth > maxDepth {
		r.fail(start, "arrays nested deeper than %d", maxDepth)
	}
	return r.elements(t, n, depth)
}

// elements reads n values of type t into a slice.
func (r *reader) elements(t uint32, n uint64, depth int) any {
	switch t {
	case typeUint8:
		return scalars[uint8](r, n)
	case typeInt8:
		return scalars[int8](r, n)
	case typeUint16:
		return scalars[uint16](r, n)
	case typeInt16:
		return scalars[int16](r, n)
	case typeUint32:
		return scalars[uint32](r, n)
	case typeInt32:
		return scalars[int32](r, n)
	case typeUint64:
		return scalars[uint64](r, n)
	case typeInt64:
		return scalars[int64](r, n)
	case typeFloat32:
		return scalars[float32](r, n)
	case typeFloat64:
		return scalars[float64](r, n)
	case typeBool:
		start := r.pos
		v := scalars[uint8](r, n)
		bools := make([]bool, len(v))
		for i, b := range v {
			if b > 1 {
				r.fail(start+i, "a bool is %d, want 0 or 1", b)
			}
			bools[i] = b == 1
		}
		return bools
	case typeString:
		if !r.fits(n, 8, "strings") {
			return nil
		}
		v := make([]string, 0, n)
		for i := uint64(0); i < n && r.err == nil; i++ {
			v = append(v, r.string("string"))
		}
		return v
	case typeArray:
		if !r.fits(n, 4+8, "arrays") {
			return nil
		}
		v := make([]any, 0, n)
		for i := uint64(0); i < n && r.err == nil; i++ {
			v = append(v, r.arrayValue(depth+1))
		}
		return v
	}
	r.fail(r.pos, "unknown metadata type %d", t)
	return nil
}

func scalars[T uint8 | int8 | uint16 | int16 | uint32 | int32 | uint64 | int64 | float32 | float64](r *reader, n uint64) []T {
	size := uint64(binary.Size(T(0)))
	if !r.fits(n, size, "array elements") {
		return nil
	}
	v := make([]T, n)
	if _, err := binary.Decode(r.take(n*size, "array"), binary.LittleEndian, v); err != nil {
		r.fail(r.pos, "%v", err)
	}
	return v
}

func (r *reader) string(what string) string {
	return string(r.take(r.uint64("length of "+what), what))
}

func (r *reader) uint32(what string) uint32 {
	if b := r.take(4, what); r.err == nil {
		return binary.LittleEndian.Uint32(b)
	}
	return 0
}

func (r *reader) uint64(what string) uint64 {
	if b := r.take(8, what); r.err == nil {
		return binary.LittleEndian.Uint64(b)
	}
	return 0
}

// count reads how many things of at least size bytes follow.
func (r *reader) count(what string, size uint64) uint64 {
	if n := r.uint64("number of " + what); r.fits(n, size, what) {
		return n
	}
	return 0
}

// fits checks that the bytes left could hold n things of at least size bytes.
func (r *reader) fits(n, size uint64, what string) bool {
	if left := uint64(len(r.b) - r.pos); r.err == nil && n > left/size {
		r.fail(r.pos, "%d %s cannot fit in the %d bytes left", n, what, left)
	}
	return r.err == nil
}

func (r *reader) take(n uint64, what string) []byte {
	if left := uint64(len(r.b) - r.pos); r.err == nil && n > left {
		r.fail(r.pos, "the file ends within %s: %d bytes wanted, %d left", what, n, left)
	}
	if r.err != nil {
		return nil
	}
	b := r.b[r.pos : r.pos+int(n)]
	r.pos += int(n)
	return b
}

func (r *reader) fail(offset int, format string, args ...any) {
	if r.err == nil {
		r.err = &FormatError{Offset: int64(offset), What: fmt.Sprintf(format, args...)}
	}
}
