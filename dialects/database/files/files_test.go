package files

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"database/sql"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	textunicode "golang.org/x/text/encoding/unicode"
	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/sqlagent/sqlagent/dialects"
	_ "github.com/sqlagent/sqlagent/dialects/database/internal/sqlite" // which reads what is loaded
)

// write makes a folder of files.
func write(t *testing.T, texts map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// load loads path, and says its tables' statements and what a query gives.
func load(t *testing.T, path string) (*Database, func(query string) [][]any) {
	t.Helper()
	d, err := Load(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", d.Path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		db.Close()
		if err := d.Remove(); err != nil {
			t.Error(err)
		}
		if _, err := os.Stat(d.Path); err == nil {
			t.Error("the temporary file stays")
		}
	})
	return d, func(query string) (out [][]any) {
		t.Helper()
		rows, err := db.Query(query)
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		columns, err := rows.Columns()
		if err != nil {
			t.Fatal(err)
		}
		for rows.Next() {
			values, at := make([]any, len(columns)), make([]any, len(columns))
			for i := range values {
				at[i] = &values[i]
			}
			if err := rows.Scan(at...); err != nil {
				t.Fatal(err)
			}
			out = append(out, values)
		}
		return out
	}
}

// What one column of a file becomes.
func TestKinds(t *testing.T) {
	for _, c := range []struct {
		what, separator string
		fields          []string
		declared        string
		values          []any // as SQLite has them
		note            string
	}{
		{"whole numbers", ",", []string{"1", "-2", " 3 ", ""}, "INTEGER", []any{int64(1), int64(-2), int64(3), nil}, ""},
		{"names of digits", ",", []string{"007", "12"}, "TEXT", []any{"007", "12"}, ""},
		{"telephone numbers", ",", []string{"+4712345678", "4712345678"}, "TEXT", []any{"+4712345678", "4712345678"}, ""},
		{"signs", ",", []string{"+1", "-2"}, "INTEGER", []any{int64(1), int64(-2)}, ""},
		{"more than 64 bits", ",", []string{"89490200001234567890", "89490200001234567891"}, "TEXT", []any{"89490200001234567890", "89490200001234567891"}, ""},
		{"whole numbers that a float would round", ",", []string{"9007199254740993", "1.5"}, "TEXT", []any{"9007199254740993", "1.5"}, ""},
		{"beyond floats", ",", []string{"1.0e999", "1"}, "TEXT", []any{"1.0e999", "1"}, ""},
		{"decimal numbers", ",", []string{"1", "2.5", "-.5", "1e+3"}, "REAL", []any{1., 2.5, -0.5, 1000.}, ""},
		{"articles with an E", ",", []string{"12E5", "34e7"}, "TEXT", []any{"12E5", "34e7"}, ""},
		{"words that Go reads as numbers", ",", []string{"Infinity", "0x10"}, "TEXT", []any{"Infinity", "0x10"}, ""},
		{"hexadecimal, underscores", ",", []string{"0x10", "1_000"}, "TEXT", []any{"0x10", "1_000"}, ""},
		{"thousands", ",", []string{`"1,200.5"`, "80", `"1,000,000"`}, "REAL", []any{1200.5, 80., 1e6}, "thousands"},
		{"money", ",", []string{`"$1,200.50"`, "$80", "($3.00)", "-$4"}, "REAL", []any{1200.5, 80., -3., -4.}, "$ is taken off"},
		{"euros", ";", []string{"1.200,50 €", "80 €"}, "REAL", []any{1200.5, 80.}, "decimal point"},
		{"decimal commas", ";", []string{"1,5", "1.000,25", "7"}, "REAL", []any{1.5, 1000.25, 7.}, "decimal point"},
		{"decimal commas between tabs", "\t", []string{"3,5", "1.234,25", "7"}, "REAL", []any{3.5, 1234.25, 7.}, "decimal point"},
		{"decimal commas between bars", "|", []string{"3,5", "4,25"}, "REAL", []any{3.5, 4.25}, "decimal point"},
		{"decimal commas in quotes", ",", []string{`"3,5"`, `"4,25"`}, "REAL", []any{3.5, 4.25}, "decimal point"},
		{"points of a version", ",", []string{"1.234.567", "1.234.568"}, "TEXT", []any{"1.234.567", "1.234.568"}, ""},
		{"a point with three digits", ",", []string{"1.500", "22.750"}, "REAL", []any{1.5, 22.75}, ""},
		{"spaces between thousands", ";", []string{"1 234,5", "999,5", "1\u00a0234\u202f567,25"}, "REAL", []any{1234.5, 999.5, 1234567.25}, "spaces"},
		{"telephone numbers with spaces", ",", []string{"601 234 567", "602 234 567"}, "TEXT", []any{"601 234 567", "602 234 567"}, ""},
		{"parentheses", ",", []string{"(1234.50)", `"1,200.25"`, "3"}, "REAL", []any{-1234.5, 1200.25, 3.}, "minus"},
		{"days of short years", ",", []string{"31.12.24", "1.2.99"}, "DATE", []any{"2024-12-31", "1999-02-01"}, "day.month.year"},
		{"points after semicolons", ";", []string{"1.5", "22.75"}, "REAL", []any{1.5, 22.75}, ""},
		{"a point that may part thousands", ";", []string{"1.500", "22.750"}, "TEXT", []any{"1.500", "22.750"}, "kept as text"},
		{"the same with a sign", ";", []string{"1.234 €", "20.500 €", "500 €"}, "TEXT", []any{"1.234 €", "20.500 €", "500 €"}, "kept as text"},
		{"the same with a sign between commas", ",", []string{"$1.234", "-$20.500"}, "TEXT", []any{"$1.234", "-$20.500"}, "kept as text"},
		{"the same in parentheses", ";", []string{"(1.234)", "20.500"}, "TEXT", []any{"(1.234)", "20.500"}, "kept as text"},
		{"a comma that may part thousands", ";", []string{"1,234 €", "500 €"}, "TEXT", []any{"1,234 €", "500 €"}, "kept as text"},
		{"whole dollars", ",", []string{`"$1,234"`, "$500"}, "REAL", []any{1234., 500.}, "$ is taken off"},
		{"a point that parts no thousands", ";", []string{"1.234 €", "0.500 €"}, "REAL", []any{1.234, 0.5}, "€ is taken off"},
		{"the same of a comma", ",", []string{`"1,234"`, `"0,500"`}, "REAL", []any{1.234, 0.5}, "decimal point"},
		{"a point with two digits", ",", []string{"1.234 €", "20.50 €"}, "REAL", []any{1.234, 20.5}, "€ is taken off"},
		{"euros between commas", ",", []string{`"1.234,50 €"`, "20.500 €"}, "REAL", []any{1234.5, 20500.}, "decimal point"},
		{"whole euros", ";", []string{"500 €", "20 €"}, "REAL", []any{500., 20.}, "€ is taken off"},
		{"shares of three decimals", ",", []string{"1.234%", "20.500%"}, "REAL", []any{1.234, 20.5}, "% is taken off"},
		{"per cent", ",", []string{"50%", "7.5 %"}, "REAL", []any{50., 7.5}, "% is taken off"},
		{"two currencies", ",", []string{"$5", "€5"}, "TEXT", []any{"$5", "€5"}, ""},
		{"dates", ",", []string{"2024-02-29", "1999-12-31"}, "DATE", []any{"2024-02-29", "1999-12-31"}, ""},
		{"no dates", ",", []string{"2023-02-29"}, "TEXT", []any{"2023-02-29"}, ""},
		{"days first", ",", []string{"1/2/2024", "25/12/2024"}, "DATE", []any{"2024-02-01", "2024-12-25"}, "day/month/year"},
		{"months first", ",", []string{"1/2/2024", "12/25/2024"}, "DATE", []any{"2024-01-02", "2024-12-25"}, "month/day/year"},
		{"nobody knows which", ",", []string{"1/2/2024", "3/4/2024"}, "TEXT", []any{"1/2/2024", "3/4/2024"}, "kept as text"},
		{"German dates", ",", []string{"1.2.2024", "25.12.2024"}, "DATE", []any{"2024-02-01", "2024-12-25"}, "day.month.year"},
		{"times", ",", []string{"2024-01-02 03:04:05", "2024-01-02 23:59:59"}, "DATETIME", []any{"2024-01-02 03:04:05", "2024-01-02 23:59:59"}, ""},
		{"parts of a second", ",", []string{"2024-01-02 03:04:05.123", "2024-01-02 03:04:05"}, "DATETIME", []any{"2024-01-02 03:04:05.123", "2024-01-02 03:04:05"}, ""},
		{"parts of a second in zones", ",", []string{"2024-01-02T03:04:05.25+02:00"}, "DATETIME", []any{"2024-01-02 01:04:05.25"}, "UTC"},
		{"times with a T", ",", []string{"2024-01-02T03:04"}, "DATETIME", []any{"2024-01-02 03:04:00"}, ""},
		{"zones", ",", []string{"2024-01-02T03:04:05+02:00"}, "DATETIME", []any{"2024-01-02 01:04:05"}, "UTC"},
		{"unknown values", ",", []string{"1", "NA", "n/a", "null", `\N`}, "INTEGER", []any{int64(1), nil, nil, nil, nil}, "NULL"},
		{"the same among words", ",", []string{"Oslo", "NA"}, "TEXT", []any{"Oslo", "NA"}, ""},
		{"words", ",", []string{" Oslo", "Bergen ", `"a,b"`, `"say ""hi"""`}, "TEXT", []any{" Oslo", "Bergen ", "a,b", `say "hi"`}, ""},
		{"nothing", ",", []string{"", " "}, "TEXT", []any{nil, nil}, ""},
	} {
		t.Run(c.what, func(t *testing.T) {
			lines := "x" + c.separator + "y\n"
			for _, f := range c.fields {
				lines += f + c.separator + "z\n"
			}
			d, rows := load(t, filepath.Join(write(t, map[string]string{"a.csv": lines}), "a.csv"))
			if got := rows("SELECT type FROM pragma_table_info('a')")[0][0]; got != c.declared {
				t.Errorf("%v, want %s", got, c.declared)
			}
			var values []any
			for _, row := range rows(`SELECT CASE WHEN typeof(x) IN ('text', 'null') THEN '' || x ELSE x END FROM a ORDER BY rowid`) {
				values = append(values, row[0])
			}
			if !reflect.DeepEqual(values, c.values) {
				t.Errorf("%#v, want %#v", values, c.values)
			}
			notes := strings.Join(d.Notes[:len(d.Notes)-1], "\n") // the last is of the table
			if c.note == "" && notes != "" || !strings.Contains(notes, c.note) {
				t.Errorf("notes %q, want %q", notes, c.note)
			}
		})
	}
}

// gz is a text compressed.
func gz(text string) string {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	io.WriteString(w, text)
	w.Close()
	return b.String()
}

// Files as programs write them.
func TestForms(t *testing.T) {
	utf16 := func(s string) string {
		text, err := textunicode.UTF16(textunicode.LittleEndian, textunicode.UseBOM).NewEncoder().String(s)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	const plain = "name,n\nÅse,1\nBo,2\n"
	want := [][]any{{"Åse", int64(1)}, {"Bo", int64(2)}}
	for name, text := range map[string]string{
		"utf8.csv":      plain,
		"mark.csv":      "\ufeff" + plain,
		"utf16.csv":     utf16(plain),
		"latin.csv":     strings.ReplaceAll(plain, "Å", "\xc5"),
		"semicolon.csv": strings.ReplaceAll(plain, ",", ";"),
		"bar.csv":       strings.ReplaceAll(plain, ",", "|"),
		"tab.csv":       strings.ReplaceAll(plain, ",", "\t"),
		"tabs.TSV":      strings.ReplaceAll(plain, ",", "\t"),
		"crlf.csv":      strings.ReplaceAll(plain, "\n", "\r\n"),
		"no end.csv":    strings.TrimSuffix(plain, "\n"),
		"returns.csv":   strings.ReplaceAll(plain, "\n", "\r"),
		"excel.csv":     "sep=;\r\n" + strings.ReplaceAll(strings.ReplaceAll(plain, ",", ";"), "\n", "\r\n"),
		"title.csv":     "Report of 2024,,\n,,\nname,n,more\nÅse,1,x\nBo,2,\n",
		"2 blank.csv":   "name,n\n\nÅse,1\n\nBo,2\n",
		"zipped.csv.gz": gz(plain),
		"tabs.tsv.GZ":   gz(strings.ReplaceAll(plain, ",", "\t")),
		"utf16.csv.gz":  gz(utf16(plain)),
		"parts.csv.gz":  gz("name,n\nÅse,1\n") + gz("Bo,2\n"), // as rotated logs are joined
	} {
		d, rows := load(t, filepath.Join(write(t, map[string]string{name: text}), name))
		table := rows("SELECT name FROM sqlite_schema")[0][0]
		if got := rows(fmt.Sprintf("SELECT name, n FROM %s ORDER BY rowid", dialects.Quote(table.(string)))); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v (%q)", name, got, d.Notes)
		}
		if strings.ContainsAny(table.(string), " .") || table.(string)[0] == '2' {
			t.Errorf("%s is the table %q", name, table)
		}
	}
}

// Columns have names that need no quotes, and each its own.
func TestNames(t *testing.T) {
	dir := write(t, map[string]string{
		"header.csv": "Order ID,Total (€),total,,Größe,2023 sales,Total\na,b,c,d,e,f,g,h,i\n",
		"none.csv":   "1,Ann\n2,Ben\n",
	})
	_, rows := load(t, dir)
	names := func(table string) (out []any) {
		for _, r := range rows("SELECT name FROM pragma_table_info('" + table + "') ORDER BY cid") {
			out = append(out, r[0])
		}
		return out
	}
	// "Total" is said twice, so that the first row could be one like the others.
	want := []any{"column_1", "column_2", "column_3", "column_4", "column_5", "column_6", "column_7", "column_8", "column_9"}
	if got := names("header"); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := names("none"); !reflect.DeepEqual(got, []any{"column_1", "column_2"}) {
		t.Errorf("%v", got)
	}
	if n := rows("SELECT count(*) FROM none")[0][0]; n != int64(2) {
		t.Errorf("%v rows: the first is one of them", n)
	}
	_, rows = load(t, write(t, map[string]string{"a.csv": "Order ID,Total (€),total,,Größe,2023 sales\na,b,c,d,e,f,g\n"}))
	want = []any{"Order_ID", "Total", "total_2", "column_4", "Größe", "column_6_2023_sales", "column_7"}
	if got := names("a"); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// Two equal names do not turn a header into a row where a column shows that it is one.
func TestEqualNames(t *testing.T) {
	_, rows := load(t, write(t, map[string]string{
		"a.csv": "Name,Amount,Amount\nAnn,1,2\nBen,3,4\n",
		"b.csv": "-,x,x\n1,y,y\n", // a dash is an unknown number
	}))
	for table, want := range map[string]string{"a": "Name Amount Amount_2", "b": "column_1 column_2 column_3"} {
		if got := rows("SELECT group_concat(name, ' ') FROM (SELECT name FROM pragma_table_info('" + table + "') ORDER BY cid)")[0][0]; got != want {
			t.Errorf("%s: %v, want %s", table, got, want)
		}
	}
	if got := rows("SELECT sum(Amount_2) FROM a")[0][0]; got != 6. && got != int64(6) {
		t.Errorf("%v", got)
	}
}

// A link to a folder is no file, whatever its name.
func TestLinkToFolder(t *testing.T) {
	dir := write(t, map[string]string{"a.csv": "a,b\n1,2\n"})
	if err := os.Symlink(t.TempDir(), filepath.Join(dir, "folder.csv")); err != nil {
		t.Skip(err)
	}
	_, rows := load(t, dir)
	if got := rows("SELECT name FROM sqlite_schema"); len(got) != 1 || got[0][0] != "a" {
		t.Errorf("%v", got)
	}
}

// SQLite keeps names that begin with sqlite_ for itself.
func TestReservedName(t *testing.T) {
	_, rows := load(t, write(t, map[string]string{"SQLite_export.csv": "a,b\n1,2\n"}))
	if got := rows("SELECT b FROM table_SQLite_export")[0][0]; got != int64(2) {
		t.Errorf("%v", got)
	}
}

// A quote that is never closed takes every row after it into one field. Quotes within a field do not.
func TestOpenQuote(t *testing.T) {
	dir := write(t, map[string]string{
		"open.csv":   "id,name\n1,Ann\n2,\"Ben\n3,Cyd\n4,Dan\n",
		"noend.csv":  "id,name\n1,\"Ann",
		"within.csv": "id,name\n1,5\" pipe\n2,\"a\nb\"\n3,Cyd",
	})
	for name, line := range map[string]int{"open.csv": 3, "noend.csv": 2} {
		var e *Error
		if _, err := Load(t.Context(), filepath.Join(dir, name)); !errors.As(err, &e) || !errors.Is(err, ErrOpenQuote) || e.Line != line {
			t.Errorf("%s: %v, want the open quote of line %d", name, err, line)
		}
	}
	_, rows := load(t, filepath.Join(dir, "within.csv"))
	want := [][]any{{int64(1), `5" pipe`}, {int64(2), "a\nb"}, {int64(3), "Cyd"}}
	if got := rows("SELECT id, name FROM within ORDER BY id"); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// A quote that neither ends its field nor is written twice would join it with lines after it.
func TestStrayQuote(t *testing.T) {
	dir := write(t, map[string]string{
		"said.csv":   "id,name,n\n1,\"Acme\" Ltd,10\n2,Beta,20\n3,Gamma,30\n4,\"Delta\",40\n5,Eps,50\n",
		"end.csv":    "id,name\n1,Ann\n2,\"say \"hi\"\"\n3,Cyd\n",
		"lines.csv":  "id,name\n1,\"a\nb\" c\n",
		"return.csv": "id,name\r\n1,\"a\"\rb\r\n",
		"macs.csv":   "id,name\r1,\"a\"b\r",
	})
	for name, line := range map[string]int{"said.csv": 2, "end.csv": 3, "lines.csv": 3, "return.csv": 2, "macs.csv": 2} {
		var e *Error
		if _, err := Load(t.Context(), filepath.Join(dir, name)); !errors.As(err, &e) || !errors.Is(err, ErrStrayQuote) || e.Line != line || e.Path == "" {
			t.Errorf("%s: %v, want the stray quote of line %d", name, err, line)
		}
	}
}

// What encoding/csv reads when it is strict is read as it is then; what it refuses for a quote in a field with quotes
// is refused.
func TestGuard(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	strict, stray := 0, 0
	for range 50_000 {
		text := make([]byte, random.IntN(12))
		for i := range text {
			text[i] = "\",\n\ra"[random.IntN(5)]
		}
		want := csv.NewReader(bytes.NewReader(text))
		want.FieldsPerRecord = -1
		wanted, wantErr := want.ReadAll()
		if errors.Is(wantErr, csv.ErrBareQuote) {
			continue
		}
		got := csv.NewReader(newGuard(t.Context(), iotest.OneByteReader(bytes.NewReader(text)), ','))
		got.FieldsPerRecord, got.LazyQuotes = -1, true
		records, err := got.ReadAll()
		if (err == nil) != (wantErr == nil) || err == nil && !reflect.DeepEqual(records, wanted) {
			t.Fatalf("%q: %q, %v; strictly %q, %v", text, records, err, wanted, wantErr)
		}
		if err == nil {
			strict++
		} else {
			stray++
		}
	}
	if strict < 1000 || stray < 1000 {
		t.Errorf("%d texts without a stray quote, %d with one", strict, stray)
	}
}

// endless is a field without end, and says how much of it was read.
type endless struct{ read int }

func (e *endless) Read(p []byte) (int, error) {
	e.read += len(p)
	return copy(p, bytes.Repeat([]byte("a\n"), len(p)/2+1)), nil
}

// A record without end is an error long before it fills the memory.
func TestLongRecord(t *testing.T) {
	for begin, line := range map[string]int{"id,name\n1,\"": 2, "id\n1\n\n\"a\nb": 4} {
		rest := &endless{}
		r := csv.NewReader(newGuard(t.Context(), io.MultiReader(strings.NewReader(begin), rest), ','))
		r.LazyQuotes = true
		_, err := r.ReadAll()
		var e *Error
		if !errors.As(err, &e) || !errors.Is(err, ErrLongRecord) || e.Line != line {
			t.Errorf("%q: %v, want the long record of line %d", begin, err, line)
		}
		if rest.read > maxRecord+1<<20 {
			t.Errorf("%q: %d MB were read", begin, rest.read>>20)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		rest = &endless{}
		if _, err := newGuard(ctx, rest, ',').Read(make([]byte, 1)); !errors.Is(err, context.Canceled) || rest.read > 0 {
			t.Errorf("cancelled: %v, %d bytes were read", err, rest.read)
		}
	}
	if testing.Short() {
		t.Skip("it reads 64 MB")
	}
	dir := write(t, map[string]string{
		"most.csv.gz": gz("id,name\n1," + strings.Repeat("a", maxRecord-3) + "\n2,b\n"), // with its end of a line
		"more.csv.gz": gz("id,name\n1," + strings.Repeat("a", 64<<20) + "\n"),
	})
	most := mostHeap(func() {
		var e *Error
		if _, err := Load(t.Context(), filepath.Join(dir, "more.csv.gz")); !errors.As(err, &e) || !errors.Is(err, ErrLongRecord) || e.Line != 2 {
			t.Errorf("%v", err)
		}
	})
	if most > 256<<20 {
		t.Errorf("%d MB of heap", most>>20)
	}
	_, rows := load(t, filepath.Join(dir, "most.csv.gz"))
	if got := rows("SELECT length(name) FROM most ORDER BY id"); !reflect.DeepEqual(got, [][]any{{int64(maxRecord - 3)}, {int64(1)}}) {
		t.Errorf("%v", got)
	}
}

// A folder's files refer to each other where names and values fit.
func TestKeys(t *testing.T) {
	_, rows := load(t, write(t, map[string]string{
		"customers.csv":  "Customer ID,Name\n1,Ann\n2,Ben\n",
		"orders.csv":     "id,customer_id,country_code\n10,1,NO\n11,1,SE\n12,,NO\n",
		"countries.csv":  "code,name\nNO,Norway\nSE,Sweden\n",
		"returns.csv":    "id,order_id\n1,10\n2,99\n",  // 99 is no order
		"visits.csv":     "id,customer_id\n1,1\n1,2\n", // no key: 1 is there twice
		"notes.txt":      "not read",
		".hidden.csv":    "a,b\n1,2\n",
		"shipments.csv":  "shipment_no,from_country_code\nA1,NO\n", // a role before the name
		"categories.csv": "category_id,x\n1,a\n2,b\n",
		"products.csv":   "product_id,category_id\n1,2\n2,2\n",
	}))
	keys := map[string]string{}
	for _, r := range rows(`SELECT m.name, p.name FROM sqlite_schema m JOIN pragma_table_info(m.name) p WHERE p.pk = 1`) {
		keys[r[0].(string)] = r[1].(string)
	}
	if want := map[string]string{"customers": "Customer_ID", "orders": "id", "countries": "code", "returns": "id", "shipments": "shipment_no",
		"categories": "category_id", "products": "product_id"}; !reflect.DeepEqual(keys, want) {
		t.Errorf("keys %v, want %v", keys, want)
	}
	refers := map[string]string{}
	for _, r := range rows(`SELECT m.name || '.' || f."from", f."table" || '.' || f."to" FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f`) {
		refers[r[0].(string)] = r[1].(string)
	}
	want := map[string]string{"orders.customer_id": "customers.Customer_ID", "orders.country_code": "countries.code",
		"visits.customer_id": "customers.Customer_ID", "shipments.from_country_code": "countries.code", "products.category_id": "categories.category_id"}
	if !reflect.DeepEqual(refers, want) {
		t.Errorf("references %v, want %v", refers, want)
	}
}

// A pipe would be waited for without end; nothing could be read twice of it.
func TestNoRegularFile(t *testing.T) {
	for _, name := range []string{"pipe.csv", "pipe.parquet"} {
		path := filepath.Join(t.TempDir(), name)
		if out, err := exec.Command("mkfifo", path).CombinedOutput(); err != nil {
			t.Skipf("%v: %s", err, out)
		}
		var e *Error
		if _, err := Load(t.Context(), path); !errors.As(err, &e) || !strings.Contains(err.Error(), "not a regular file") || e.Path != path {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestErrors(t *testing.T) {
	dir := write(t, map[string]string{
		"empty.csv": "", "nul.csv": "a,b\n\x00,1\n", "late.csv": "a,b\n" + strings.Repeat("1,2\n", 20_000) + "\x00,1\n", "a.csv": "a,b\n1,2\n", "wide.csv": strings.Repeat("a,", 3000) + "b\n",
		"plain.csv.gz": "a,b\n1,2\n", "cut.csv.gz": gz("a,b\n" + strings.Repeat("1,2\n", 100))[:30], "a.parquet.gz": gz("PAR1"), ".csv.gz": gz("a,b\n"),
	})
	before, _ := filepath.Glob(filepath.Join(os.TempDir(), "sqlagent-files-*"))
	for name, want := range map[string]string{"empty.csv": "empty", "nul.csv": "NUL", "late.csv": "20002: it holds NUL", "none.csv": "no such file", "wide.csv": "wide.csv:1: it has more than 2000 columns",
		"plain.csv.gz": "not compressed by gzip", "cut.csv.gz": "unexpected EOF", "a.parquet.gz": "not a directory"} {
		var e *Error
		if _, err := Load(t.Context(), filepath.Join(dir, name)); !errors.As(err, &e) || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v, want an *Error with %q", name, err, want)
		}
	}
	if _, err := Load(t.Context(), t.TempDir()); !errors.Is(err, ErrNoTables) {
		t.Errorf("a folder without files: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Load(ctx, filepath.Join(dir, "a.csv")); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	if after, _ := filepath.Glob(filepath.Join(os.TempDir(), "sqlagent-files-*")); len(after) > len(before) {
		t.Errorf("temporary folders stay: %q", after)
	}
	for path, want := range map[string]bool{"a.csv": true, "none.csv": false, "": true, "nul": false, "a.parquet.gz": false, ".csv.gz": false} {
		if got := Are(filepath.Join(dir, path)); got != want {
			t.Errorf("Are(%q) is %v", path, got)
		}
	}
}

// A large file takes the memory of a record. With SQLAGENT_TEST_LONG it has 1 GB.
func TestMemory(t *testing.T) {
	size := 8 << 20
	if os.Getenv("SQLAGENT_TEST_LONG") != "" {
		size = 1 << 30
	} else if testing.Short() {
		t.Skip("it writes 8 MB")
	}
	path := filepath.Join(t.TempDir(), "large.csv")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	w := bufio.NewWriter(f)
	n, _ := w.WriteString("id,name,amount,day\n")
	rows := 0
	for ; n < size; rows++ {
		k, _ := fmt.Fprintf(w, "%d,customer number %d,%d.25,2024-01-%02d\n", rows, rows%1000, rows%977, 1+rows%28)
		n += k
	}
	if err := errors.Join(w.Flush(), f.Close()); err != nil {
		t.Fatal(err)
	}
	most := mostHeap(func() {
		d, err := Load(t.Context(), path)
		if err != nil {
			t.Error(err)
			return
		}
		defer d.Remove()
		db, err := sql.Open("sqlite", d.Path)
		if err != nil {
			t.Error(err)
			return
		}
		defer db.Close()
		var count int
		if err := db.QueryRow("SELECT count(*) FROM large WHERE day BETWEEN '2024-01-01' AND '2024-01-28'").Scan(&count); err != nil || count != rows {
			t.Errorf("%d rows of %d, %v", count, rows, err)
		}
	})
	if most > 64<<20 {
		t.Errorf("%d MB of heap", most>>20)
	}
}

// mostHeap is the most of the heap that is in use while f runs.
func mostHeap(f func()) (most uint64) {
	runtime.GC() // what tests before it left
	done := make(chan struct{})
	go func() {
		defer close(done)
		f()
	}()
	for {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		most = max(most, m.HeapInuse)
		select {
		case <-done:
			return most
		case <-time.After(20 * time.Millisecond): // each look stops the world
		}
	}
}

// What the driver wrote first is read within the limit of memory too: SQLite counts it.
func TestMemoryIsCounted(t *testing.T) {
	_, rows := load(t, write(t, map[string]string{"a.csv": "a,b\n1,2\n"}))
	rows("SELECT a FROM a")
	tls := libc.NewTLS()
	defer tls.Close()
	if sqlite3.Xsqlite3_memory_used(tls) == 0 {
		t.Error("SQLite counts no memory, so no limit of it holds")
	}
}
