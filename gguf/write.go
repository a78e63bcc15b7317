package gguf

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"math/bits"
	"os"
	"reflect"

	"github.com/sqlagent/sqlagent/internal/atomicfile"
)

// Write replaces the file at path as a whole or, on an error (a full disk, say), leaves what was
// there. A description that Parse would refuse is a *FormatError.
func Write(path string, meta Meta, tensors []Tensor) error {
	return atomicfile.Write(path, 0o644, func(f *os.File) error {
		w := bufio.NewWriterSize(f, 1<<20)
		if err := Encode(w, meta, tensors); err != nil {
			return err
		}
		return w.Flush()
	})
}

// Encode writes a whole file to w.
func Encode(w io.Writer, meta Meta, tensors []Tensor) error {
	head, align, err := encodeHead(meta, tensors)
	if err != nil {
		return &FormatError{Offset: -1, What: err.Error()}
	}
	for _, t := range tensors {
		if want, _ := byteSize(t); want != uint64(len(t.Data)) {
			return &FormatError{Offset: -1, What: fmt.Sprintf("tensor %q has %d bytes of data, %s %v needs %d", t.Name, len(t.Data), t.Type, t.Dims, want)}
		}
	}
	if _, err := w.Write(head); err != nil {
		return err
	}
	zeros := make([]byte, align)
	for _, t := range tensors {
		if _, err := w.Write(t.Data); err != nil {
			return err
		}
		n := uint64(len(t.Data))
		if _, err := w.Write(zeros[:pad(n, align)-n]); err != nil {
			return err
		}
	}
	return nil
}

// encodeHead returns everything before the tensors' data, padded. It reads no Data.
func encodeHead(meta Meta, tensors []Tensor) (head []byte, align uint64, err error) {
	align = defaultAlignment
	if v, ok := meta.Get(alignmentKey); ok {
		a, isUint32 := v.(uint32)
		if !isUint32 || bits.OnesCount32(a) != 1 {
			return nil, 0, fmt.Errorf("%s is %v, want a power of two as uint32", alignmentKey, v)
		}
		align = uint64(a)
	}

	le := binary.LittleEndian
	b := append([]byte(nil), magic...)
	b = le.AppendUint32(b, version)
	b = le.AppendUint64(b, uint64(len(tensors)))
	b = le.AppendUint64(b, uint64(len(meta)))

	keys := make(map[string]bool, len(meta))
	for _, kv := range meta {
		if kv.Key == "" || keys[kv.Key] {
			return nil, 0, fmt.Errorf("metadata key %q is empty or occurs twice", kv.Key)
		}
		keys[kv.Key] = true
		b = appendString(b, kv.Key)
		if b, err = appendValue(b, reflect.ValueOf(kv.Value), 0); err != nil {
			return nil, 0, fmt.Errorf("metadata key %q: %w", kv.Key, err)
		}
	}

	names := make(map[string]bool, len(tensors))
	var offset uint64
	for _, t := range tensors {
		size, err := byteSize(t)
		if err != nil {
			return nil, 0, err
		}
		if names[t.Name] {
			return nil, 0, fmt.Errorf("tensor %q occurs twice", t.Name)
		}
		names[t.Name] = true
		b = appendString(b, t.Name)
		b = le.AppendUint32(b, uint32(len(t.Dims)))
		for _, d := range t.Dims {
			b = le.AppendUint64(b, d)
		}
		b = le.AppendUint32(b, uint32(t.Type))
		b = le.AppendUint64(b, offset)
		offset += pad(size, align)
	}
	n := uint64(len(b))
	return append(b, make([]byte, pad(n, align)-n)...), align, nil
}

// kinds is the metadata type of each Go kind.
var kinds = map[reflect.Kind]uint32{
	reflect.Uint8: typeUint8, reflect.Int8: typeInt8,
	reflect.Uint16: typeUint16, reflect.Int16: typeInt16,
	reflect.Uint32: typeUint32, reflect.Int32: typeInt32,
	reflect.Uint64: typeUint64, reflect.Int64: typeInt64,
	reflect.Float32: typeFloat32, reflect.Float64: typeFloat64,
	reflect.Bool: typeBool, reflect.String: typeString, reflect.Slice: typeArray,
	reflect.Interface: typeArray, // []any holds arrays
}

// appendValue appends a value's type and the value.
func appendValue(b []byte, v reflect.Value, depth int) ([]byte, error) {
	if !v.IsValid() {
		return nil, fmt.Errorf("no value")
	}
	t, ok := kinds[v.Kind()]
	if !ok {
		return nil, fmt.Errorf("no GGUF type for Go's %s", v.Type())
	}
	b = binary.LittleEndian.AppendUint32(b, t)
	if t == typeArray {
		return appendArray(b, v, depth+1)
	}
	return appendScalar(b, v)
}

// appendArray appends an array's element type, its length and its elements.
func appendArray(b []byte, v reflect.Value, depth int) ([]byte, error) {
	if v.Kind() == reflect.Interface {
		v = v.Elem()
	}
	if v.Kind() != reflect.Slice || depth > maxDepth {
		return nil, fmt.Errorf("[]any must hold slices, at most %d deep", maxDepth)
	}
	t, ok := kinds[v.Type().Elem().Kind()]
	if !ok {
		return nil, fmt.Errorf("no GGUF type for Go's %s", v.Type())
	}
	b = binary.LittleEndian.AppendUint32(b, t)
	b = binary.LittleEndian.AppendUint64(b, uint64(v.Len()))
	var err error
	for i := 0; i < v.Len() && err == nil; i++ {
		if t == typeArray {
			b, err = appendArray(b, v.Index(i), depth+1)
		} else {
			b, err = appendScalar(b, v.Index(i))
		}
	}
	return b, err
}

func appendScalar(b []byte, v reflect.Value) ([]byte, error) {
	if v.Kind() == reflect.String {
		return appendString(b, v.String()), nil
	}
	return binary.Append(b, binary.LittleEndian, v.Interface())
}

func appendString(b []byte, s string) []byte {
	b = binary.LittleEndian.AppendUint64(b, uint64(len(s)))
	return append(b, s...)
}
