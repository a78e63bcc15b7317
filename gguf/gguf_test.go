package gguf

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"syscall"
	"testing"
)

// sample holds every metadata type and every convertible tensor type.
func sample(t testing.TB) (Meta, []Tensor) {
	t.Helper()
	meta := Meta{
		{"u8", uint8(255)}, {"i8", int8(-128)}, {"u16", uint16(65535)}, {"i16", int16(-32768)},
		{"u32", uint32(math.MaxUint32)}, {"i32", int32(math.MinInt32)},
		{"u64", uint64(math.MaxUint64)}, {"i64", int64(math.MinInt64)},
		{"f32", float32(1.5)}, {"f64", 2.5}, {"yes", true}, {"no", false}, {"text", "grüße\x00"},
		{"u8s", []uint8{1, 2}}, {"i8s", []int8{-1}}, {"u16s", []uint16{3}}, {"i16s", []int16{-3}},
		{"u32s", []uint32{4, 5, 6}}, {"i32s", []int32{-4}}, {"u64s", []uint64{7}}, {"i64s", []int64{-7}},
		{"f32s", []float32{0.5, -0.5}}, {"f64s", []float64{0.25}}, {"bools", []bool{true, false}},
		{"strings", []string{"", "a", "bc"}}, {"none", []string{}},
		{"nested", []any{[]int32{1}, []string{"x"}, []any{[]uint8{}}}},
	}
	x := make([]float32, 64)
	for i := range x {
		x[i] = float32(i) - 31.5
	}
	var tensors []Tensor
	for _, typ := range []Type{F32, F16, BF16, Q8_0} {
		data, err := Quantize(typ, x)
		if err != nil {
			t.Fatal(err)
		}
		tensors = append(tensors, Tensor{"blk." + typ.String(), []uint64{32, 2}, typ, data})
	}
	odd, _ := Quantize(F32, []float32{1, 2, 3})
	return meta, append([]Tensor{{"odd", []uint64{3}, F32, odd}}, tensors...)
}

func encoded(t testing.TB, meta Meta, tensors []Tensor) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := Encode(&b, meta, tensors); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestRoundTrip(t *testing.T) {
	meta, tensors := sample(t)
	path := filepath.Join(t.TempDir(), "sample.gguf")
	if err := Write(path, meta, tensors); err != nil {
		t.Fatal(err)
	}
	f, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(f.Meta, meta) {
		t.Errorf("metadata\n%v, want\n%v", f.Meta, meta)
	}
	if !reflect.DeepEqual(f.Tensors, tensors) {
		t.Errorf("tensors\n%v, want\n%v", f.Tensors, tensors)
	}
	for _, want := range tensors {
		if got, ok := f.Tensor(want.Name); !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("Tensor(%q) = %v, %v", want.Name, got, ok)
		}
	}
	if _, ok := f.Tensor("absent"); ok {
		t.Error("an absent tensor was found")
	}
	for range 2 {
		if err := f.Close(); err != nil {
			t.Errorf("Close: %v", err)
		}
	}
}

// The bytes of a small file, written out from the format's description.
func TestLayout(t *testing.T) {
	got := encoded(t, Meta{{"k", uint16(7)}, {"a", []string{"xy"}}}, []Tensor{
		{"t", []uint64{1}, F32, []byte{0, 0, 128, 63}},
		{"u", []uint64{2, 1}, F16, []byte{1, 2, 3, 4}},
	})
	u32 := func(v uint32) string { return string(binary.LittleEndian.AppendUint32(nil, v)) }
	u64 := func(v uint64) string { return string(binary.LittleEndian.AppendUint64(nil, v)) }
	str := func(s string) string { return u64(uint64(len(s))) + s }
	want := "GGUF" + u32(3) + u64(2) + u64(2) +
		str("k") + u32(2) + "\x07\x00" +
		str("a") + u32(9) + u32(8) + u64(1) + str("xy") +
		str("t") + u32(1) + u64(1) + u32(0) + u64(0) +
		str("u") + u32(2) + u64(2) + u64(1) + u32(1) + u64(32)
	want += strings.Repeat("\x00", (32-len(want)%32)%32)
	want += "\x00\x00\x80\x3f" + strings.Repeat("\x00", 28) + "\x01\x02\x03\x04" + strings.Repeat("\x00", 28)
	if string(got) != want {
		t.Errorf("got\n%q, want\n%q", got, want)
	}
}

func TestGetters(t *testing.T) {
	meta, _ := sample(t)
	check := func(what string, got, want any) {
		t.Helper()
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s = %v, want %v", what, got, want)
		}
	}
	u, ok := meta.Uint("u64")
	check("Uint(u64)", u, uint64(math.MaxUint64))
	check("ok", ok, true)
	i, ok := meta.Int("i8")
	check("Int(i8)", i, int64(-128))
	check("ok", ok, true)
	f, _ := meta.Float("f32")
	check("Float(f32)", f, 1.5)
	b, _ := meta.Bool("yes")
	check("Bool(yes)", b, true)
	s, _ := meta.String("text")
	check("String(text)", s, "grüße\x00")
	ss, _ := meta.Strings("strings")
	check("Strings(strings)", ss, []string{"", "a", "bc"})
	is, _ := meta.Ints("u16s")
	check("Ints(u16s)", is, []int64{3})
	fs, _ := meta.Floats("f32s")
	check("Floats(f32s)", fs, []float64{0.5, -0.5})

	for _, key := range []string{"absent", "nested"} {
		_, ok1 := meta.Uint(key)
		_, ok2 := meta.Int(key)
		_, ok3 := meta.Float(key)
		_, ok4 := meta.Ints(key)
		_, ok5 := meta.Floats(key)
		_, ok6 := meta.String(key)
		check(key, []bool{ok1, ok2, ok3, ok4, ok5, ok6}, make([]bool, 6))
	}
	if _, ok := meta.Uint("i8"); ok {
		t.Error("Uint accepts a negative number")
	}
	if _, ok := meta.Int("u64"); ok {
		t.Error("Int accepts what overflows it")
	}

	meta.Set("u8", uint8(1))
	meta.Set("new", "x")
	check("first after Set", meta[0], KV{"u8", uint8(1)})
	check("last after Set", meta[len(meta)-1], KV{"new", "x"})
}

// Cut anywhere before its last tensor's end, a file must be refused; after it, only padding is lost.
func TestTruncated(t *testing.T) {
	meta, tensors := sample(t)
	b := encoded(t, meta, tensors)
	last := len(b) - 28 // the last tensor has 68 bytes, padded to 96
	for n := range len(b) {
		_, err := Parse(b[:n:n])
		var fe *FormatError
		if n < last && !errors.As(err, &fe) {
			t.Fatalf("cut to %d of %d bytes: error %v, want a *FormatError", n, len(b), err)
		}
		if n >= last && err != nil {
			t.Fatalf("cut to %d of %d bytes, within the padding: %v", n, len(b), err)
		}
	}
}

// Each case patches the bytes of a valid file: 24 bytes of header, then the parts of build.
func TestDamaged(t *testing.T) {
	u32 := func(v uint32) string { return string(binary.LittleEndian.AppendUint32(nil, v)) }
	u64 := func(v uint64) string { return string(binary.LittleEndian.AppendUint64(nil, v)) }
	str := func(s string) string { return u64(uint64(len(s))) + s }
	file := func(tensors, pairs uint64, body string) []byte {
		b := "GGUF" + u32(3) + u64(tensors) + u64(pairs) + body
		return []byte(b + strings.Repeat("\x00", (32-len(b)%32)%32) + strings.Repeat("\x00", 256))
	}
	info := func(name string, typ Type, offset uint64, dims ...uint64) string {
		s := str(name) + u32(uint32(len(dims)))
		for _, d := range dims {
			s += u64(d)
		}
		return s + u32(uint32(typ)) + u64(offset)
	}
	if _, err := Parse(file(2, 1, str("k")+u32(7)+"\x01"+info("a", Q8_0, 0, 32, 2)+info("b", F32, 96, 1))); err != nil {
		t.Fatalf("the undamaged file: %v", err)
	}
	const huge = math.MaxUint64
	nested := strings.Repeat(u32(9)+u64(1), 1000)
	for name, c := range map[string]struct {
		file []byte
		want string
	}{
		"empty":                  {nil, "ends within magic"},
		"another format":         {[]byte("SQLite format 3\x00........"), "not a GGUF file"},
		"old version":            {[]byte("GGUF" + u32(2) + u64(0) + u64(0)), "version 2"},
		"big-endian":             {[]byte("GGUF\x00\x00\x00\x03" + u64(0) + u64(0)), "big-endian"},
		"too many tensors":       {file(huge, 0, ""), "tensors cannot fit"},
		"too many pairs":         {file(0, huge/13, ""), "metadata entries cannot fit"},
		"key beyond the file":    {file(0, 1, u64(huge)), "ends within metadata key"},
		"empty key":              {file(0, 1, str("")+u32(0)+"\x00"), "empty metadata key"},
		"key twice":              {file(0, 2, str("k")+u32(0)+"\x00"+str("k")+u32(0)+"\x00"), `"k" occurs twice`},
		"unknown metadata type":  {file(0, 1, str("k")+u32(13)), "unknown metadata type 13"},
		"unknown element type":   {file(0, 1, str("k")+u32(9)+u32(99)+u64(0)), "unknown metadata type 99"},
		"bool of 2":              {file(0, 1, str("k")+u32(7)+"\x02"), "a bool is 2"},
		"long array":             {file(0, 1, str("k")+u32(9)+u32(4)+u64(huge/4+2)), "array elements cannot fit"},
		"many strings":           {file(0, 1, str("k")+u32(9)+u32(8)+u64(huge)), "strings cannot fit"},
		"many arrays":            {file(0, 1, str("k")+u32(9)+u32(9)+u64(huge)), "arrays cannot fit"},
		"deep array":             {file(0, 1, str("k")+u32(9)+nested), "nested deeper"},
		"alignment of 33":        {file(0, 1, str(alignmentKey)+u32(4)+u32(33)), "power of two"},
		"alignment of 0":         {file(0, 1, str(alignmentKey)+u32(4)+u32(0)), "power of two"},
		"alignment as a string":  {file(0, 1, str(alignmentKey)+u32(8)+str("32")), "power of two"},
		"alignment beyond":       {file(1, 1, str(alignmentKey)+u32(4)+u32(1<<31)+info("a", F32, 0, 1)), "ends within tensor"},
		"nameless tensor":        {file(1, 0, info("", F32, 0, 1)), "tensor name"},
		"long name":              {file(1, 0, info(strings.Repeat("n", 64), F32, 0, 1)), "64 bytes"},
		"no dimensions":          {file(1, 0, info("a", F32, 0)+u64(0)), "0 dimensions"},
		"five dimensions":        {file(1, 0, info("a", F32, 0, 1, 1, 1, 1, 1)), "5 dimensions"},
		"a dimension of zero":    {file(1, 0, info("a", F32, 0, 4, 0)), "impossible dimensions"},
		"overflowing dimensions": {file(1, 0, info("a", F32, 0, 1<<32, 1<<32)), "impossible dimensions"},
		"a huge dimension":       {file(1, 0, info("a", F32, 0, huge)), "impossible dimensions"},
		"unknown tensor type":    {file(1, 0, info("a", 77, 0, 1)), "unknown type 77"},
		"retired tensor type":    {file(1, 0, info("a", 4, 0, 32)), "unknown type 4"},
		"row of half a block":    {file(1, 0, info("a", Q8_0, 0, 16, 2)), "multiple of 32"},
		"tensor twice":           {file(2, 0, info("a", F32, 0, 1)+info("a", F32, 32, 1)), `"a" occurs twice`},
		"first offset not 0":     {file(1, 0, info("a", F32, 32, 1)), "offset 32 of the data, want 0"},
		"overlapping tensors":    {file(2, 0, info("a", F32, 0, 9)+info("b", F32, 32, 1)), "offset 32 of the data, want 64"},
		"a gap":                  {file(2, 0, info("a", F32, 0, 1)+info("b", F32, 64, 1)), "offset 64 of the data, want 32"},
		"data beyond the file":   {file(1, 0, info("a", F32, 0, 65)), "ends within tensor"},
		"data far beyond":        {file(1, 0, info("a", F32, 0, 1<<50)), "the file only"},
	} {
		f, err := Parse(c.file)
		var fe *FormatError
		if !errors.As(err, &fe) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: file %v, error %v; want a *FormatError with %q", name, f, err, c.want)
		}
	}
}

func TestOpenNamesTheFile(t *testing.T) {
	dir := t.TempDir()
	if _, err := Open(filepath.Join(dir, "absent")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("absent file: %v", err)
	}
	var pe *fs.PathError
	if _, err := Open(dir); !errors.As(err, &pe) {
		t.Errorf("a folder: %v, want an *fs.PathError", err)
	}
	for name, content := range map[string]string{"empty": "", "text": "hello"} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := Open(path)
		var fe *FormatError
		if !errors.As(err, &fe) || !strings.Contains(err.Error(), path) {
			t.Errorf("%s file: %v, want a *FormatError that names it", name, err)
		}
	}
}

// What has no end is not read: /dev/zero took all memory.
func TestOpenTakesRegularFiles(t *testing.T) {
	for _, path := range []string{os.DevNull, t.TempDir()} {
		if _, err := Open(path); err == nil || !strings.Contains(err.Error(), "regular file") {
			t.Errorf("%s: %v", path, err)
		}
	}
}

func TestEncodeRefuses(t *testing.T) {
	one := []byte{0, 0, 0, 0}
	for name, c := range map[string]struct {
		meta    Meta
		tensors []Tensor
	}{
		"an int":             {Meta{{"k", 1}}, nil},
		"nil":                {Meta{{"k", nil}}, nil},
		"a struct":           {Meta{{"k", struct{}{}}}, nil},
		"mixed array":        {Meta{{"k", []any{1}}}, nil},
		"key twice":          {Meta{{"k", true}, {"k", true}}, nil},
		"empty key":          {Meta{{"", true}}, nil},
		"odd alignment":      {Meta{{alignmentKey, uint32(33)}}, nil},
		"tensor twice":       {nil, []Tensor{{"a", []uint64{1}, F32, one}, {"a", []uint64{1}, F32, one}}},
		"data too short":     {nil, []Tensor{{"a", []uint64{2}, F32, one}}},
		"row of half blocks": {nil, []Tensor{{"a", []uint64{16}, Q8_0, one}}},
		"unknown type":       {nil, []Tensor{{"a", []uint64{1}, 77, one}}},
	} {
		var fe *FormatError
		if err := Encode(new(bytes.Buffer), c.meta, c.tensors); !errors.As(err, &fe) {
			t.Errorf("%s: error %v, want a *FormatError", name, err)
		}
	}
}

func TestAlignment(t *testing.T) {
	meta, tensors := Meta{{alignmentKey, uint32(64)}}, []Tensor{
		{"a", []uint64{1}, F32, []byte{1, 2, 3, 4}}, {"b", []uint64{1}, F32, []byte{5, 6, 7, 8}}}
	b := encoded(t, meta, tensors)
	if len(b)%64 != 0 || !bytes.Equal(b[len(b)-128:len(b)-124], tensors[0].Data) || !bytes.Equal(b[len(b)-64:len(b)-60], tensors[1].Data) {
		t.Errorf("data not at multiples of 64: %q", b)
	}
	if f, err := Parse(b); err != nil || !reflect.DeepEqual(f.Tensors, tensors) {
		t.Errorf("Parse: %v, %v", f, err)
	}
}

// A write that fails leaves the old file, and nothing next to it.
func TestWriteIsAtomic(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "model.gguf")
	if err := Write(path, Meta{{"k", true}}, nil); err != nil {
		t.Fatal(err)
	}
	before, _ := os.ReadFile(path)
	if err := Write(path, Meta{{"k", 1}}, nil); err == nil {
		t.Fatal("an int was written")
	}
	after, err := os.ReadFile(path)
	if err != nil || !bytes.Equal(before, after) {
		t.Errorf("the old file changed: %v", err)
	}
	if files, _ := os.ReadDir(dir); len(files) != 1 {
		t.Errorf("files left over: %v", files)
	}
}

// brokenWriter accepts n bytes, then fails as a full disk does.
type brokenWriter struct{ n int }

func (w *brokenWriter) Write(b []byte) (int, error) {
	if len(b) > w.n {
		return w.n, syscall.ENOSPC
	}
	w.n -= len(b)
	return len(b), nil
}

func TestEncodeReportsAFullDisk(t *testing.T) {
	meta, tensors := sample(t)
	size := len(encoded(t, meta, tensors))
	for n := range size {
		if err := Encode(&brokenWriter{n}, meta, tensors); !errors.Is(err, syscall.ENOSPC) {
			t.Fatalf("%d of %d bytes fit: error %v, want ENOSPC", n, size, err)
		}
	}
	if err := Encode(&brokenWriter{size}, meta, tensors); err != nil {
		t.Errorf("all %d bytes fit: %v", size, err)
	}
}

func FuzzParse(f *testing.F) {
	meta, tensors := sample(f)
	f.Add(encoded(f, meta, tensors))
	f.Add(encoded(f, nil, nil))
	f.Fuzz(func(t *testing.T, b []byte) {
		file, err := Parse(b)
		if err != nil {
			var fe *FormatError
			if !errors.As(err, &fe) {
				t.Fatalf("error %v is not a *FormatError", err)
			}
			return
		}
		// What was accepted can be written, and is read back the same.
		var again bytes.Buffer
		if err := Encode(&again, file.Meta, file.Tensors); err != nil {
			t.Fatalf("accepted, but cannot be written: %v", err)
		}
		back, err := Parse(again.Bytes())
		if err != nil {
			t.Fatalf("written, but cannot be read: %v", err)
		}
		var third bytes.Buffer // compares NaNs by their bits
		if err := Encode(&third, back.Meta, back.Tensors); err != nil || !bytes.Equal(third.Bytes(), again.Bytes()) {
			t.Fatalf("changed on its way through a file: %v", err)
		}
		for _, x := range file.Tensors {
			if v, err := x.Float32s(); err == nil && uint64(len(v)) != x.Elements() {
				t.Fatalf("%d numbers for %d elements", len(v), x.Elements())
			}
		}
	})
}

// The beginning of a file describes what it holds.
func TestParseBeginning(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.gguf")
	data := make([]byte, 4*64*32)
	if err := Write(path, Meta{{"general.name", "x"}}, []Tensor{{Name: "a", Dims: []uint64{64, 32}, Type: F32, Data: data}}); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	header := len(b) - len(data)
	f, err := ParseBeginning(b[:header], int64(len(b)))
	if err != nil || len(f.Tensors) != 1 || f.Tensors[0].Elements() != 64*32 || f.Tensors[0].Data != nil {
		t.Errorf("%+v, %v", f, err)
	}
	for _, n := range []int{0, 3, 20, header - 64} {
		var format *FormatError
		if _, err := ParseBeginning(b[:n], int64(len(b))); !errors.As(err, &format) {
			t.Errorf("%d bytes of the header: %v", n, err)
		}
	}
	if _, err := ParseBeginning(b[:header], int64(len(b)-1)); err == nil {
		t.Error("a file that is too short for its tensors is read")
	}
}
