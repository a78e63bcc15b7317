package files

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/compress"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/internal/parquetfile"
)

// writeParquet writes groups of rows to a file, and returns its bytes.
func writeParquet[T any](t *testing.T, path string, groups [][]T, options ...parquet.WriterOption) []byte {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	w := parquet.NewGenericWriter[T](f, options...)
	for _, rows := range groups {
		if _, err := w.Write(rows); err != nil {
			t.Fatal(err)
		}
		if err := w.Flush(); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(w.Close(), f.Close()); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// columnText are the values of a table's column: what SQLite calls their types, and the values as text.
func columnText(rows func(string) [][]any, table, column string) (declared string, values []string) {
	declared = rows(fmt.Sprintf("SELECT type FROM pragma_table_info('%s') WHERE name = '%s'", table, column))[0][0].(string)
	for _, r := range rows(fmt.Sprintf("SELECT typeof(%[1]s) || ' ' || coalesce(CASE typeof(%[1]s) WHEN 'blob' THEN hex(%[1]s) ELSE %[1]s END, '') FROM %[2]s ORDER BY rowid", dialects.Quote(column), dialects.Quote(table))) {
		values = append(values, strings.TrimSpace(r[0].(string)))
	}
	return declared, values
}

// arrow is the folder of what pyarrow wrote.
const arrow = "../../../internal/parquetfile/testdata"

// Files as pyarrow writes them, in its two versions of the format and in two row groups: see arrow.py.
func TestArrowTypes(t *testing.T) {
	for name, lacks := range map[string]string{"types": "", "types-v1": "half huge then"} {
		d, rows := load(t, filepath.Join(arrow, name+".parquet"))
		table := strings.ReplaceAll(name, "-", "_")
		for column, want := range map[string][]string{
			"id":     {"INTEGER", "integer 1", "integer 2", "integer 3"},
			"small":  {"INTEGER", "integer -1", "integer 127", "null"},
			"huge":   {"TEXT", "text 18446744073709551615", "text 0", "null"},
			"ok":     {"BOOLEAN", "integer 1", "integer 0", "null"},
			"half":   {"REAL", "real 1.5", "real -2.0", "null"},
			"single": {"REAL", "real 0.1", "real -2.5", "null"},
			"double": {"REAL", "real 1.0e+300", "real 0.1", "null"},
			"price":  {"REAL", "real 12.5", "real -0.05", "null"},
			"key":    {"INTEGER", "integer 42", "integer -7", "null"},
			"rate":   {"REAL", "real 0.25", "real 3.0", "null"},
			"exact":  {"TEXT", "text 12345678901234567890.123456789", "text -12345678901234567890.123456789", "null"},
			"name":   {"TEXT", "text Åse", "text O'Brien", "null"},
			"long":   {"TEXT", "text aaaaaaaaaaaaaaaaaaaa", "text b", "null"},
			"city":   {"TEXT", "text Oslo", "text Oslo", "null"},
			"raw":    {"BLOB", "blob 00FF", "blob 61", "null"},
			"day":    {"DATE", "text 2024-02-29", "text 1969-12-31", "null"},
			"at":     {"DATETIME", "text 2024-02-29 12:30:15.25", "text 2024-02-29 12:30:15.25", "null"},
			"then":   {"DATETIME", "text 2024-02-29 12:30:15.25", "text 2024-02-29 12:30:15.25", "null"},
			"clock":  {"TEXT", "text 07:05:00", "text 23:59:59", "null"},
			"none":   {"TEXT", "null", "null", "null"},
			"tags":   {"TEXT", `text ["a",null,"c"]`, "text []", "null"},
			"grid":   {"TEXT", "text [[1,2],[]]", "text [null,[3]]", "null"},
			"spot":   {"TEXT", `text {"x":1.5,"of":{"n":"a","days":["2024-02-29"]}}`, `text {"x":null,"of":null}`, "null"},
			"counts": {"TEXT", `text {"a":1,"b":null}`, "text {}", "null"},
			"parts":  {"TEXT", `text [{"n":1,"of":["x"]},{"n":2,"of":[]}]`, "text []", "null"},
		} {
			if strings.Contains(lacks, column) {
				continue
			}
			if declared, got := columnText(rows, table, column); declared != want[0] || !reflect.DeepEqual(got, want[1:]) {
				t.Errorf("%s, %s: %s %q, want %q", name, column, declared, got, want)
			}
		}
		notes := strings.Join(d.Notes, "\n")
		for _, want := range []string{"exact: it has numbers of more digits", "tags: its lists and structs are kept as JSON", "table " + table + ", 3 rows: id integer key"} {
			if !strings.Contains(notes, want) {
				t.Errorf("%s: notes %q, want %q", name, notes, want)
			}
		}
		if told := strings.Contains(notes, "then: times are kept as UTC"); told != (lacks == "") || strings.Contains(notes, "at: times") {
			t.Errorf("%s: notes %q on times in UTC", name, notes)
		}
	}
}

// Every compression of another writer, several row groups each.
func TestArrowCodecs(t *testing.T) {
	for _, codec := range []string{"none", "snappy", "gzip", "brotli", "lz4", "zstd"} {
		_, rows := load(t, filepath.Join(arrow, codec+".parquet"))
		if got := rows("SELECT count(*), sum(n), count(DISTINCT name) FROM " + codec)[0]; !reflect.DeepEqual(got, []any{int64(1000), int64(499500), int64(7)}) {
			t.Errorf("%s: %v", codec, got)
		}
	}
}

// Logical types that pyarrow does not write, each with an optional value; and all compressions of the library's.
func TestParquetTypes(t *testing.T) {
	type row struct {
		Kind    string    `parquet:"Kind Of,enum"`
		Doc     string    `parquet:"doc,json"`
		ID      [16]byte  `parquet:"id,uuid"`
		Few     uint32    `parquet:"few"`
		Many    uint64    `parquet:"many"`
		Cents   int32     `parquet:"cents,decimal(2:9)"`
		Wide    int64     `parquet:"wide,decimal(4:18)"`
		Day     int32     `parquet:"day,date"`
		Milli   int64     `parquet:"milli,timestamp(millisecond:local)"`
		Nano    int64     `parquet:"nano,timestamp(nanosecond)"`
		Clock   int64     `parquet:"clock,time(microsecond)"`
		Legacy  []byte    `parquet:"legacy,optional"`
		Deltas  int64     `parquet:"deltas,delta"`
		Split   float64   `parquet:"split,split"`
		Words   string    `parquet:"words,dict,optional"`
		Repeats []int32   `parquet:"repeats"`
		Times   time.Time `parquet:"times,timestamp(microsecond)"`
	}
	at := time.Date(2024, 2, 29, 1, 2, 3, 4_000_000, time.UTC)
	all := []row{
		{"a", `{"x": 1}`, [16]byte{0x12, 15: 0x34}, 1 << 31, 7, -5, 12_3456, -1, at.UnixMilli(), at.UnixNano(), 3_000_001, []byte("ÅS"), 5, 0.5, "w", []int32{1, 2}, at},
		{"b", `[]`, [16]byte{}, 0, 0, 100, -1, 19782, 0, 0, 0, nil, -5, -0.5, "", nil, time.UnixMicro(0)},
	}
	want := map[string][]string{
		"Kind_Of": {"TEXT", "text a", "text b"},
		"doc":     {"TEXT", `text {"x": 1}`, "text []"},
		"id":      {"TEXT", "text 12000000-0000-0000-0000-000000000034", "text 00000000-0000-0000-0000-000000000000"},
		"few":     {"INTEGER", "integer 2147483648", "integer 0"},
		"many":    {"INTEGER", "integer 7", "integer 0"},
		"cents":   {"REAL", "real -0.05", "real 1.0"},
		"wide":    {"REAL", "real 12.3456", "real -0.0001"},
		"day":     {"DATE", "text 1969-12-31", "text 2024-02-29"},
		"milli":   {"DATETIME", "text 2024-02-29 01:02:03.004", "text 1970-01-01 00:00:00"},
		"nano":    {"DATETIME", "text 2024-02-29 01:02:03.004", "text 1970-01-01 00:00:00"},
		"clock":   {"TEXT", "text 00:00:03.000001", "text 00:00:00"},
		"legacy":  {"TEXT", "text ÅS", "null"},
		"deltas":  {"INTEGER", "integer 5", "integer -5"},
		"split":   {"REAL", "real 0.5", "real -0.5"},
		"words":   {"TEXT", "text w", "null"},
		"repeats": {"TEXT", "text [1,2]", "text []"},
		"times":   {"DATETIME", "text 2024-02-29 01:02:03.004", "text 1970-01-01 00:00:00"},
	}
	for name, codec := range map[string]compress.Codec{"none": &parquet.Uncompressed, "snappy": &parquet.Snappy, "gzip": &parquet.Gzip,
		"brotli": &parquet.Brotli, "zstd": &parquet.Zstd, "lz4": &parquet.Lz4Raw} {
		path := filepath.Join(t.TempDir(), "t.PARQ")
		writeParquet(t, path, [][]row{all[:1], all[1:]}, parquet.Compression(codec))
		_, rows := load(t, path)
		for column, want := range want {
			if declared, got := columnText(rows, "t", column); declared != want[0] || !reflect.DeepEqual(got, want[1:]) {
				t.Errorf("%s, %s: %s %q, want %q", name, column, declared, got, want)
			}
		}
	}
}

// A file without rows is a table without rows, be there a row group or none.
func TestParquetWithoutRows(t *testing.T) {
	type row struct {
		ID   int64    `parquet:"id"`
		Tags []string `parquet:"tags,list"`
	}
	path := filepath.Join(t.TempDir(), "empty.parquet")
	writeParquet[row](t, path, nil)
	d, rows := load(t, path)
	if got := rows("SELECT group_concat(name || ' ' || type) FROM pragma_table_info('empty')")[0][0]; got != "id INTEGER,tags TEXT" {
		t.Errorf("%v, %q", got, d.Notes)
	}
	if got := rows("SELECT count(*) FROM empty")[0][0]; got != int64(0) {
		t.Errorf("%v rows", got)
	}
}

// Parquet and CSV of one folder refer to each other, and what Spark calls sales.parquet is a folder.
func TestParquetNextToCSV(t *testing.T) {
	type order struct {
		ID       int64   `parquet:"id"`
		Customer *int64  `parquet:"customer_id"`
		Total    float64 `parquet:"total"`
	}
	one, two := int64(1), int64(2)
	dir := filepath.Join(write(t, nil), "shop.parquet")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "customers.csv"), []byte("id,name\n1,Ann\n2,Ben\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	writeParquet(t, filepath.Join(dir, "orders.parquet"), [][]order{{{10, &one, 2.5}, {11, &one, 3}}, {{12, &two, 4}, {13, nil, 5}}})
	if !Are(dir) {
		t.Error("the folder is none of files")
	}
	d, rows := load(t, dir)
	if got := rows(`SELECT f."from" || ' ' || f."table" || ' ' || f."to" FROM pragma_foreign_key_list('orders') f`); len(got) != 1 || got[0][0] != "customer_id customers id" {
		t.Errorf("%v, %q", got, d.Notes)
	}
	if got := rows("SELECT name, sum(total) FROM orders JOIN customers ON customers.id = customer_id GROUP BY 1 ORDER BY 1"); !reflect.DeepEqual(got, [][]any{{"Ann", 5.5}, {"Ben", 4.}}) {
		t.Errorf("%v", got)
	}
}

func TestParquetErrors(t *testing.T) {
	type row struct {
		N    int64  `parquet:"n"`
		Text string `parquet:"text"`
	}
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	var all []row
	for n := range 5000 {
		all = append(all, row{int64(n * n), fmt.Sprint("text ", n)})
	}
	whole := writeParquet(t, in("whole.parquet"), [][]row{all, all}, parquet.Compression(&parquet.Snappy))
	put := func(name string, text []byte) {
		t.Helper()
		if err := os.WriteFile(in(name), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	put("csv.parquet", []byte("a,b\n1,2\n"))
	put("empty.parquet", nil)
	put("short.parquet", whole[:6])
	put("cut.parquet", whole[:len(whole)/2])
	put("tail.parquet", append([]byte("PAR1"), whole[len(whole)-8:]...))
	put("encrypted.parquet", append([]byte("PARE"), whole[4:]...))
	holed := append([]byte{}, whole...)
	for i := len(holed) * 2 / 3; i < len(holed)*5/6; i++ { // of the second row group's data
		holed[i] ^= 0x5a
	}
	put("holed.parquet", holed)
	wide := parquet.Group{}
	for n := range maxColumns + 1 {
		wide[fmt.Sprintf("c%d", n)] = parquet.Leaf(parquet.Int64Type)
	}
	f, err := os.Create(in("wide.parquet"))
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(parquet.NewWriter(f, parquet.NewSchema("wide", wide)).Close(), f.Close()); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]struct {
		is   error
		says string
	}{
		"csv":       {parquetfile.ErrNotParquet, "PAR1"},
		"empty":     {parquetfile.ErrNotParquet, ""},
		"short":     {parquetfile.ErrCut, "copy it again"},
		"cut":       {parquetfile.ErrCut, ""},
		"tail":      {parquetfile.ErrCut, ""},
		"encrypted": {parquetfile.ErrEncrypted, "without encryption"},
		"holed":     {nil, "row group 2 of 2 is damaged"},
		"wide":      {nil, "it has more than 2000 columns"},
		"none":      {os.ErrNotExist, "no such file"},
	} {
		path := in(name + ".parquet")
		_, err := Load(t.Context(), path)
		var e *Error
		if !errors.As(err, &e) || e.Path != path || want.is != nil && !errors.Is(err, want.is) || !strings.Contains(err.Error(), want.says) || strings.Count(err.Error(), path) != 1 {
			t.Errorf("%s: %v, want an *Error with %v, %q", name, err, want.is, want.says)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Load(ctx, in("whole.parquet")); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// A large file takes the memory of a page of each column, however many row groups it has. With SQLAGENT_TEST_LONG it
// has 1 GB.
func TestParquetMemory(t *testing.T) {
	groups := 40
	if os.Getenv("SQLAGENT_TEST_LONG") != "" {
		groups = 900
	} else if testing.Short() {
		t.Skip("it writes 45 MB")
	}
	type row struct {
		ID   int64  `parquet:"id"`
		Text string `parquet:"text"`
	}
	path := filepath.Join(t.TempDir(), "large.parquet")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	w := parquet.NewGenericWriter[row](f, parquet.Compression(&parquet.Uncompressed), parquet.PageBufferSize(256<<10))
	rows := make([]row, 10_000)
	for g := range groups {
		for i := range rows {
			id := int64(g*len(rows) + i)
			rows[i] = row{id, fmt.Sprintf("%0100d", id)}
		}
		if _, err := w.Write(rows); err != nil {
			t.Fatal(err)
		}
		if err := w.Flush(); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(w.Close(), f.Close()); err != nil {
		t.Fatal(err)
	}
	var made *Database
	most := mostHeap(func() {
		if made, err = Load(t.Context(), path); err != nil {
			t.Error(err)
		}
	})
	if err == nil {
		if want := fmt.Sprintf("table large, %d rows", groups*len(rows)); !strings.Contains(made.Notes[0], want) {
			t.Errorf("%q, want %s", made.Notes, want)
		}
		made.Remove()
	}
	info, _ := os.Stat(path)
	t.Logf("%d MB of heap for a file of %d MB", most>>20, info.Size()>>20)
	if most > 32<<20 {
		t.Errorf("%d MB of heap for a file of %d MB", most>>20, info.Size()>>20)
	}
}
