package schema

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"
)

// Description is what people wrote about a column.
type Description struct{ Table, Column, Text string }

// DescriptionError is a file of descriptions that cannot be read.
type DescriptionError struct {
	Path string
	Line int // 0: the file as a whole
	Err  error
}

func (e *DescriptionError) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("%s: %v", e.Path, e.Err)
	}
	return fmt.Sprintf("%s:%d: %v", e.Path, e.Line, e.Err)
}

func (e *DescriptionError) Unwrap() error { return e.Err }

// ReadDescriptions reads a CSV file, or all of a folder, in the form of BIRD's database_description
// (https://bird-bench.github.io): a file for each table, by whose name it is called, with a header line and these
// columns, of which only the first must be there:
//
//	original_column_name  the column
//	column_name           what it is called in full
//	column_description    what it holds
//	data_format           not read: the database knows
//	value_description     what its values mean
//
// A file with a column "table" besides describes several tables. Text that is not UTF-8 is taken for Windows-1252.
// Errors are *DescriptionError.
func ReadDescriptions(path string) ([]Description, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, &DescriptionError{Path: path, Err: cause(err)}
	}
	if !info.IsDir() {
		return readDescriptions(path)
	}
	entries, err := os.ReadDir(path)
	if err != nil {
		return nil, &DescriptionError{Path: path, Err: cause(err)}
	}
	var out []Description
	files := 0
	for _, e := range entries {
		// Archives made on a Mac have a hidden "._name.csv" for each file, which is no CSV.
		if e.IsDir() || strings.HasPrefix(e.Name(), ".") || !strings.EqualFold(filepath.Ext(e.Name()), ".csv") {
			continue
		}
		files++
		ds, err := readDescriptions(filepath.Join(path, e.Name()))
		if err != nil {
			return nil, err
		}
		out = append(out, ds...)
	}
	if files == 0 {
		return nil, &DescriptionError{Path: path, Err: errors.New("the folder has no .csv files")}
	}
	return out, nil
}

// cause is an error of the operating system without the path, which is reported anyway.
func cause(err error) error {
	var e *os.PathError
	if errors.As(err, &e) {
		return e.Err
	}
	return err
}

func readDescriptions(path string) ([]Description, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, &DescriptionError{Path: path, Err: cause(err)}
	}
	if bytes.IndexByte(content, 0) >= 0 {
		return nil, &DescriptionError{Path: path, Err: errors.New("it is no CSV text in UTF-8 or Windows-1252")}
	}
	rows, err := readCSV(content, false)
	if errors.Is(err, csv.ErrBareQuote) { // 5" tubes: who reads leniently reads what was meant
		rows, err = readCSV(content, true)
	}
	var syntax *csv.ParseError
	if errors.As(err, &syntax) {
		return nil, &DescriptionError{path, syntax.StartLine, syntax.Err}
	}
	if len(rows) == 0 {
		return nil, &DescriptionError{Path: path, Err: errors.New("it is empty")}
	}
	header := rows[0]
	for i, name := range header {
		header[i] = strings.ToLower(strings.TrimSpace(name))
	}
	if !slices.Contains(header, "original_column_name") {
		return nil, &DescriptionError{path, 1, errors.New("the header lacks original_column_name")}
	}
	table := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	var out []Description
	for _, row := range rows[1:] {
		cell := func(name string) string {
			if i := slices.Index(header, name); i >= 0 && i < len(row) {
				return strings.Join(strings.Fields(row[i]), " ")
			}
			return ""
		}
		d := Description{Table: table, Column: cell("original_column_name")}
		if slices.Contains(header, "table") {
			d.Table = cell("table")
		}
		d.Text = description(d.Column, cell("column_name"), cell("column_description"), cell("value_description"))
		if d.Column != "" && d.Text != "" {
			out = append(out, d)
		}
	}
	return out, nil
}

func readCSV(content []byte, lazy bool) ([][]string, error) {
	r := csv.NewReader(strings.NewReader(decoded(content)))
	r.FieldsPerRecord, r.LazyQuotes = -1, lazy
	return r.ReadAll()
}

// description says of a column what its name does not.
func description(column, name, text, values string) string {
	if Words(name) == Words(column) || strings.Contains(Words(text), Words(name)) {
		name = ""
	}
	if Words(text) == Words(column) {
		text = ""
	}
	said := slices.DeleteFunc([]string{name, text, values}, func(s string) bool { return s == "" })
	return strings.Join(said, "; ")
}

// decoded is text in UTF-8, without a mark of its encoding.
func decoded(content []byte) string {
	content = bytes.TrimPrefix(content, []byte("\uFEFF"))
	if utf8.Valid(content) {
		return string(content)
	}
	var b strings.Builder
	for _, c := range content {
		switch {
		case c >= 0x80 && c < 0xA0:
			b.WriteRune(windows1252[c-0x80])
		default:
			b.WriteRune(rune(c)) // as Latin-1
		}
	}
	return b.String()
}

// windows1252 are the characters 0x80 to 0x9F (https://encoding.spec.whatwg.org/index-windows-1252.txt), the rest being
// Latin-1's.
var windows1252 = []rune("€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ")

// Described is the schema with descriptions in place of its columns' comments, and the names of tables and columns that
// it does not have. Case does not matter.
func (s *Schema) Described(descriptions []Description) (described *Schema, unknown []string) {
	out := *s
	out.Tables = slices.Clone(s.Tables)
	for i := range out.Tables {
		out.Tables[i].Columns = slices.Clone(out.Tables[i].Columns)
	}
	for _, d := range descriptions {
		name := d.Table
		at := slices.IndexFunc(out.Tables, func(t Table) bool { return strings.EqualFold(t.Name, d.Table) })
		if at >= 0 {
			name += "." + d.Column
			columns := out.Tables[at].Columns
			c := slices.IndexFunc(columns, func(c Column) bool { return strings.EqualFold(c.Name, d.Column) })
			if c >= 0 {
				columns[c].Comment = d.Text
				continue
			}
		}
		if !slices.Contains(unknown, name) {
			unknown = append(unknown, name)
		}
	}
	return &out, unknown
}
