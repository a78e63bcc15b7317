package safetensors

import (
	"encoding/binary"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/gguf"
)

// file is a header and data as a file has them.
func file(header string, data int) []byte {
	b := binary.LittleEndian.AppendUint64(nil, uint64(len(header)))
	return append(append(b, header...), make([]byte, data)...)
}

func write(t *testing.T, b []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "f.safetensors")
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestRoundTrip(t *testing.T) {
	x := make([]float32, 5*7)
	for i := range x {
		x[i] = float32(i) - 11
	}
	rows := func(into []float32, first int) error { copy(into, x[first*7:]); return nil }
	sources := []gguf.Source{
		{Name: "b", Dims: []uint64{7, 5}, Type: gguf.F32, Rows: rows}, {Name: "a", Dims: []uint64{7, 5}, Type: gguf.BF16, Rows: rows},
		{Name: "half", Dims: []uint64{7}, Type: gguf.F16, Rows: rows},
	}
	path := filepath.Join(t.TempDir(), "f.safetensors")
	if err := Create(path, map[string]string{"format": "pt"}, sources, nil); err != nil {
		t.Fatal(err)
	}
	f, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if !reflect.DeepEqual(f.Meta, map[string]string{"format": "pt"}) || len(f.Tensors) != 3 {
		t.Fatalf("%+v", f)
	}
	for i, tensor := range f.Tensors {
		if tensor.Name != sources[i].Name || tensor.Type != sources[i].Type.String() || tensor.Shape[len(tensor.Shape)-1] != 7 {
			t.Errorf("%+v", tensor)
		}
		got := make([]float32, 7)
		first := int(tensor.Elements())/7 - 1
		if err := tensor.Rows(got, first); err != nil || !slices.Equal(got, x[first*7:][:7]) {
			t.Errorf("%s: %v, %v", tensor.Name, got, err)
		}
	}
	if err := Create(path, nil, []gguf.Source{{Name: "q", Dims: []uint64{32}, Type: gguf.Q8_0}}, nil); err == nil {
		t.Error("Q8_0 was written")
	}
}

func TestRefuses(t *testing.T) {
	one := func(kind, shape, offsets string) string {
		return `{"a":{"dtype":"` + kind + `","shape":` + shape + `,"data_offsets":` + offsets + `}}`
	}
	for name, c := range map[string]struct {
		file []byte
		want string
	}{
		"empty":            {nil, "no header"},
		"a few bytes":      {[]byte("PK\x03"), "no header"},
		"another format":   {[]byte("GGUF\x03\x00\x00\x00 and more"), "not a safetensors file"},
		"cut header":       {file(one("F32", "[1]", "[0,4]"), 0)[:20], "truncated"},
		"no JSON":          {file("hello", 0), "JSON"},
		"no tensors":       {file("{}", 0), "no tensors"},
		"unknown type":     {file(one("F4", "[1]", "[0,4]"), 4), "unknown type"},
		"wrong size":       {file(one("F32", "[2]", "[0,4]"), 4), "takes 8"},
		"reversed offsets": {file(one("F32", "[1]", "[4,0]"), 4), "bytes 4 to 0"},
		"huge shape":       {file(one("F32", "[4294967296,4294967296,4294967296]", "[0,4]"), 4), "impossible shape"},
		"truncated data":   {file(one("F32", "[2]", "[0,8]"), 4), "truncated"},
		"bytes after":      {file(one("F32", "[1]", "[0,4]"), 8), "of no tensor"},
		"a gap":            {file(one("F32", "[1]", "[4,8]"), 8), "begins at byte 4"},
		"an overlap": {file(`{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"b":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}`, 4),
			"begins at byte 0"},
		"negative":       {file(one("F32", "[-1]", "[0,4]"), 4), `tensor "a"`},
		"metadata alone": {file(`{"__metadata__":{"a":"b"}}`, 0), "no tensors"},
		"odd metadata":   {file(`{"__metadata__":{"a":1}}`, 0), "__metadata__"},
	} {
		path := write(t, c.file)
		_, err := Open(path)
		var fe *FormatError
		if !errors.As(err, &fe) || fe.Path != path || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want a *FormatError with %q", name, err, c.want)
		}
	}
	for _, path := range []string{os.DevNull, t.TempDir(), filepath.Join(t.TempDir(), "none")} {
		var pe *fs.PathError
		if _, err := Open(path); !errors.As(err, &pe) || pe.Path != path {
			t.Errorf("%s: %v, want an *fs.PathError", path, err)
		}
	}
	f, err := Open(write(t, file(one("I64", "[1]", "[0,8]"), 8)))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := f.Tensors[0].Rows(make([]float32, 1), 0); err == nil || !strings.Contains(err.Error(), "I64") {
		t.Errorf("integers were read: %v", err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add(file(`{"a":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]},"b":{"dtype":"BF16","shape":[],"data_offsets":[24,26]}}`, 26))
	f.Add(file(`{"__metadata__":{"a":"b"}}`, 0))
	f.Fuzz(func(t *testing.T, b []byte) {
		s, err := read(strings.NewReader(string(b)), int64(len(b)))
		if err != nil {
			return
		}
		end := s.Tensors[0].start
		for _, x := range s.Tensors { // they tile the data
			if x.start != end {
				t.Fatalf("%q begins at %d, want %d", x.Name, x.start, end)
			}
			end += int64(x.Elements() * sizes[x.Type])
		}
		if end != int64(len(b)) {
			t.Fatalf("the tensors end at %d of %d bytes", end, len(b))
		}
	})
}
