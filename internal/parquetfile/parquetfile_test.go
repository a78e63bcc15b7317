package parquetfile_test

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/encoding/thrift"
	"github.com/parquet-go/parquet-go/format"

	"github.com/sqlagent/sqlagent/internal/parquetfile"
)

// read reads a file, a row as a list.
func read(t *testing.T, path string) (columns []parquetfile.Column, rows [][]any, err error) {
	t.Helper()
	f, err := parquetfile.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	err = f.Each(t.Context(), func(values []any) error {
		rows = append(rows, append([]any{}, values...))
		return nil
	})
	return f.Columns, rows, err
}

// What is nested becomes the JSON that encoding/json writes of the same Go value.
func TestNested(t *testing.T) {
	type leaf struct {
		Name *string  `parquet:"name,optional" json:"name"`
		Of   []string `parquet:"of,list" json:"of"`
	}
	type row struct {
		Bare   []int32           `parquet:"bare" json:"bare"`
		Leaves []leaf            `parquet:"leaves,list" json:"leaves"`
		Plain  []leaf            `parquet:"plain" json:"plain"`
		Counts map[string]int64  `parquet:"counts" json:"counts"`
		Deep   map[string][]leaf `parquet:"deep" json:"deep"`
		Maybe  *leaf             `parquet:"maybe,optional" json:"maybe"`
		One    struct {
			Two struct {
				Three []float64 `parquet:"three,list" json:"three"`
			} `parquet:"two" json:"two"`
		} `parquet:"one" json:"one"`
	}
	a, b := "a", `"<ü>`
	full := row{Bare: []int32{1, -2}, Leaves: []leaf{{&a, []string{"x", ""}}, {nil, []string{}}, {&b, []string{"z"}}}, Plain: []leaf{{nil, []string{"p"}}},
		Counts: map[string]int64{"k": 1}, Deep: map[string][]leaf{"d": {{&a, []string{}}, {&b, []string{"q", "r"}}}}, Maybe: &leaf{&b, []string{"m"}}}
	full.One.Two.Three = []float64{0.5, 2}
	empty := row{Bare: []int32{}, Leaves: []leaf{}, Plain: []leaf{}, Counts: map[string]int64{}, Deep: map[string][]leaf{}}
	empty.One.Two.Three = []float64{}
	all := []row{full, empty, full}
	path := filepath.Join(t.TempDir(), "nested.parquet")
	if err := parquet.WriteFile(path, all); err != nil {
		t.Fatal(err)
	}
	columns, rows, err := read(t, path)
	if err != nil || len(rows) != len(all) {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	for i, values := range rows {
		got := map[string]any{}
		for k, v := range values {
			got[columns[k].Name] = v
		}
		text, err := json.Marshal(got)
		if err != nil {
			t.Fatal(err)
		}
		want, _ := json.Marshal(all[i])
		var g, w any
		if json.Unmarshal(text, &g) != nil || json.Unmarshal(want, &w) != nil || !reflect.DeepEqual(g, w) {
			t.Errorf("row %d: %s, want %s", i, text, want)
		}
		if bytes.Contains(text, []byte("list")) || bytes.Contains(text, []byte("element")) || bytes.Contains(text, []byte("key_value")) {
			t.Errorf("row %d shows how Parquet writes lists: %s", i, text)
		}
	}
}

// FuzzRead: whatever the bytes of a file are, it is read or is an error.
func FuzzRead(f *testing.F) {
	paths, err := filepath.Glob("testdata/*.parquet")
	if err != nil || len(paths) == 0 {
		f.Fatal(paths, err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		path := filepath.Join(t.TempDir(), "a.parquet")
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		read(t, path)
	})
}

// Files with a few bytes of others are read or are errors: no panic, and no memory for what they only say.
func TestDamaged(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.parquet")
	if err != nil || len(paths) == 0 {
		t.Fatal(paths, err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	at := filepath.Join(t.TempDir(), "a.parquet")
	failed := 0
	for n := range 600 {
		text, err := os.ReadFile(paths[n%len(paths)])
		if err != nil {
			t.Fatal(err)
		}
		for range 1 + random.IntN(4) {
			text[random.IntN(len(text))] = byte(random.Uint32())
		}
		if err := os.WriteFile(at, text, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, _, err := read(t, at); err != nil {
			failed++
		}
	}
	if failed < 100 {
		t.Errorf("%d of 600 files are said to be damaged", failed)
	}
}

// LZ4 has no length of its own: the library asks for ever more memory where a page of it ends badly.
func TestDamagedLZ4(t *testing.T) {
	type row struct {
		Text string `parquet:"text"`
	}
	path := filepath.Join(t.TempDir(), "a.parquet")
	if err := parquet.WriteFile(path, []row{{strings.Repeat("abc", 1000)}}, parquet.Compression(&parquet.Lz4Raw), parquet.DataPageVersion(1)); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.Index(text, []byte("abc\x03\x00")) // the text once, then go back by three
	if at < 0 {
		t.Fatal("the page is not packed as expected")
	}
	copy(text[at+3:], []byte{0xff, 0xff}) // by more than there is
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, _, err := read(t, path); err == nil || !strings.Contains(err.Error(), "row group 1 of 1 is damaged: a page that is packed by LZ4") {
		t.Errorf("%v", err)
	}
}

// A file may say that decimals have two billion digits, of which every value would be made.
func TestLongDecimals(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.parquet")
	for scale, want := range map[int]string{2: "", 1 << 30: "price has decimals of 1073741824 digits", -1: "price has decimals of -1 digits"} {
		var b bytes.Buffer
		schema := parquet.NewSchema("all", parquet.Group{"price": parquet.Decimal(scale, 9, parquet.Int32Type)})
		w := parquet.NewWriter(&b, schema)
		if _, err := w.WriteRows([]parquet.Row{{parquet.Int32Value(1995).Level(0, 0, 0)}}); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, b.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := parquetfile.Open(path)
		if want == "" && err == nil {
			continue
		}
		if err == nil || want == "" || !strings.Contains(err.Error(), want) {
			t.Errorf("a scale of %d: %v, want %q", scale, err, want)
		}
	}
}

// The sum of a chunk's place and length may be more than an int64 holds.
func TestChunkBeyondEverything(t *testing.T) {
	text, err := os.ReadFile("testdata/empty-group.parquet")
	if err != nil {
		t.Fatal(err)
	}
	protocol := thrift.CompactProtocol{}
	end := len(text) - 8
	footer := end - int(binary.LittleEndian.Uint32(text[end:]))
	var meta format.FileMetaData
	if err := thrift.Unmarshal(&protocol, text[footer:end], &meta); err != nil {
		t.Fatal(err)
	}
	for i := range meta.RowGroups {
		of := &meta.RowGroups[i].Columns[0].MetaData
		of.DataPageOffset, of.DictionaryPageOffset, of.TotalCompressedSize = math.MaxInt64, 0, math.MaxInt64
	}
	more, err := thrift.Marshal(&protocol, &meta)
	if err != nil {
		t.Fatal(err)
	}
	text = append(text[:footer], more...)
	text = append(binary.LittleEndian.AppendUint32(text, uint32(len(more))), "PAR1"...)
	path := filepath.Join(t.TempDir(), "a.parquet")
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, _, err := read(t, path); err == nil || !strings.Contains(err.Error(), "its pages are said to be") {
		t.Errorf("%v", err)
	}
}

// Arrow writes a row group of no rows for an empty table, whose dictionary it names and does not write.
func TestEmptyGroups(t *testing.T) {
	_, rows, err := read(t, "testdata/empty-group.parquet")
	if want := [][]any{{int64(1), "a"}, {int64(2), "b"}}; err != nil || !reflect.DeepEqual(rows, want) {
		t.Errorf("%v %v, want %v", rows, err, want)
	}
}
