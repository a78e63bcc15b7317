package files

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	textunicode "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
)

// ErrEmpty is the error of a file without a record.
var ErrEmpty = errors.New("the file is empty")

// ErrOpenQuote is the error of a quote whose field has no end: all rows after it would be one field.
var ErrOpenQuote = errors.New("a field begins with a quote that is never closed")

// ErrStrayQuote is the error of a quote in a field that begins with one, where neither the field ends nor a second
// quote follows: rows after it could become part of the field.
var ErrStrayQuote = errors.New("a quote within a field in quotes: write it twice")

// ErrLongRecord is the error of a record that is longer than a value may be.
var ErrLongRecord = fmt.Errorf("a record of more than %d MiB begins here: is a quote never closed?", maxRecord>>20)

var errNUL = errors.New("it holds NUL bytes: not a file of text")

// maxRecord is how many bytes of UTF-8 a record may have: those of a value that package sqlite reads.
const maxRecord = 16 << 20

// text is a file of records.
type text struct {
	table
	separator rune
	skip      int  // records before the first: titles
	returns   bool // lines end with a carriage return alone, as those of old Macs
	header    bool // the first record names the columns
}

// openText reads a file once to learn its columns.
func openText(ctx context.Context, path string) (*table, error) {
	t := &text{table: table{path: path}}
	t.each = t.fields
	sample, err := t.sample()
	if err != nil {
		return nil, err
	}
	t.layOut(sample)
	var first []string
	var learn []*learner
	err = t.records(ctx, func(record []string) error {
		if first == nil {
			first = slices.Clone(record)
			return nil
		}
		for len(learn) < len(record) {
			learn = append(learn, &learner{decimalComma: t.separator == ';'})
		}
		for i, text := range record {
			learn[i].see(text)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if first == nil {
		return nil, &Error{Path: path, Err: ErrEmpty}
	}
	t.header = namesColumns(first, learn)
	for len(learn) < len(first) {
		learn = append(learn, &learner{decimalComma: t.separator == ';'})
	}
	if !t.header {
		for i, text := range first {
			learn[i].see(text)
		}
		t.note("the first row holds no names: columns are called column_1 and so on")
	}
	t.describe(first, learn)
	return &t.table, nil
}

// sepLine is what Excel takes a first line for: the character that parts fields.
var sepLine = regexp.MustCompile(`^(?i:sep)=([,;|\t])\r?\n`)

// layOut finds out of a file's beginning what parts its fields, and how many records are before the first of the table:
// Excel's sep=; and titles, which have one field of three or more.
func (t *text) layOut(sample string) {
	if m := sepLine.FindStringSubmatch(sample); m != nil {
		t.separator, t.skip = rune(m[1][0]), 1
		return
	}
	_, ending := split(t.path)
	t.separator = separatorOf(sample, ending)
	r := csv.NewReader(strings.NewReader(sample))
	r.Comma, r.FieldsPerRecord, r.LazyQuotes = t.separator, -1, true
	for {
		record, err := r.Read()
		rest := strings.Join(record[min(1, len(record)):], "")
		if err != nil || len(record) < 3 || strings.TrimSpace(rest) != "" || t.skip == 0 && record[0] == "" {
			break
		}
		if t.skip++; record[0] != "" {
			t.note("the line %q is left out: it is a title", record[0])
		}
	}
}

// reader is a file as UTF-8, its lines ended by line feeds.
func (t *text) reader(file io.Reader) io.Reader {
	if t.returns {
		return transform.NewReader(utf8Of(file), runes.Map(func(r rune) rune {
			if r == '\r' {
				return '\n'
			}
			return r
		}))
	}
	return utf8Of(file)
}

// describe makes the columns.
func (t *text) describe(first []string, learn []*learner) {
	for i, l := range learn {
		name := fmt.Sprintf("column_%d", i+1)
		if t.header && i < len(first) {
			name = identifier(first[i], name)
		}
		c := l.column(t.unusedName(name))
		t.columns = append(t.columns, c)
		for _, note := range c.notes {
			t.note("%s", note)
		}
	}
	if t.header && len(learn) > len(first) {
		t.note("some rows have %d fields, the header %d: the others are called column_%d and so on", len(learn), len(first), len(first)+1)
	}
}

// fields are all records but the header, as the columns read them.
func (t *text) fields(ctx context.Context, yield func(values []any) error) error {
	header := t.header
	values := make([]any, len(t.columns))
	return t.records(ctx, func(record []string) error {
		if header {
			header = false
			return nil
		}
		for i := range values {
			values[i] = nil
			if i < len(record) {
				values[i] = t.columns[i].value(record[i])
			}
		}
		return yield(values)
	})
}

// records reads the file from its beginning, one record at a time: what f is given is overwritten by the next. Empty
// lines are left out.
func (t *text) records(ctx context.Context, f func(record []string) error) error {
	file, err := t.open()
	if err != nil {
		return err
	}
	defer file.Close()
	r := csv.NewReader(newGuard(ctx, t.reader(file), t.separator))
	r.Comma, r.FieldsPerRecord, r.LazyQuotes, r.ReuseRecord = t.separator, -1, true, true
	for n := 0; ; n++ {
		record, err := r.Read()
		switch {
		case err == io.EOF:
			return nil
		case err == nil && n < t.skip:
			continue
		case err == nil:
			if err = f(record); err == nil {
				continue
			}
			line, _ := r.FieldPos(0)
			err = &Error{Line: line, Err: err}
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		e := &Error{Err: err}
		errors.As(err, &e)
		e.Path = t.path
		return e
	}
}

// guard is a file's text on its way to encoding/csv, whose LazyQuotes keep quotes in fields that begin with none, but
// take any other quote astray, and all lines after it, into a field. It ends with an *Error before that, and before a
// record takes memory without bound.
type guard struct {
	ctx       context.Context
	r         io.Reader
	separator byte

	at     place
	line   int // of the next byte
	began  int // the line of the record's first
	size   int // of the record so far
	fields int // of the record so far
	opened int // the line of the last field in quotes
	err    error
}

func newGuard(ctx context.Context, r io.Reader, separator rune) *guard {
	return &guard{ctx: ctx, r: r, separator: byte(separator), line: 1, began: 1, fields: 1}
}

// place is where in a record a byte is.
type place int

const (
	fieldStart place = iota
	bare             // in a field without quotes
	quoted
	closed   // after a quote in a field with quotes: its end, or the first of two
	returned // after a carriage return there
)

// Read implements io.Reader.
func (g *guard) Read(p []byte) (int, error) {
	if g.err == nil {
		g.err = g.ctx.Err()
	}
	if g.err != nil {
		return 0, g.err
	}
	n, err := g.r.Read(p)
	for i, c := range p[:n] {
		if g.err = g.see(c); g.err != nil {
			return i, g.err
		}
	}
	switch {
	case err == io.EOF && g.at == quoted:
		err = &Error{Line: g.opened, Err: ErrOpenQuote}
	case err != nil && err != io.EOF:
		err = &Error{Line: g.line, Err: err}
	}
	g.err = err
	return n, err
}

// see goes on by a byte.
func (g *guard) see(c byte) error {
	g.size++
	switch {
	case c == 0:
		return &Error{Line: g.line, Err: errNUL}
	case g.size > maxRecord:
		return &Error{Line: g.began, Err: ErrLongRecord}
	case g.at == quoted:
		if c == '"' {
			g.at = closed
		}
	case g.at == closed && c == '"':
		g.at = quoted
	case c == '\n':
		g.at, g.began, g.size, g.fields = fieldStart, g.line+1, 0, 1
	case g.at == closed && c == '\r':
		g.at = returned
	case g.at == returned, g.at == closed && c != g.separator:
		return &Error{Line: g.line, Err: ErrStrayQuote}
	case c == g.separator:
		g.at = fieldStart
		if g.fields++; g.fields > maxColumns {
			return &Error{Line: g.line, Err: errWide}
		}
	case g.at == fieldStart && c == '"':
		g.at, g.opened = quoted, g.line
	default:
		g.at = bare
	}
	if c == '\n' {
		g.line++
	}
	return nil
}

// open opens the file, and what it holds where it is compressed.
func (t *text) open() (io.ReadCloser, error) {
	file, err := os.Open(t.path)
	if err != nil {
		return nil, &Error{Path: t.path, Err: err}
	}
	if !isZipped(t.path) {
		return file, nil
	}
	r, err := gzip.NewReader(file)
	if err != nil {
		file.Close()
		return nil, &Error{Path: t.path, Err: fmt.Errorf("not compressed by gzip, as its name says: %w", err)}
	}
	return unzipped{r, file}, nil
}

// unzipped is what a compressed file holds.
type unzipped struct {
	*gzip.Reader
	file *os.File
}

func (u unzipped) Close() error { return u.file.Close() }

// sample is the beginning of the file, as text.
func (t *text) sample() (string, error) {
	file, err := t.open()
	if err != nil {
		return "", err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(utf8Of(file), 64<<10))
	if err != nil {
		return "", &Error{Path: t.path, Err: err}
	}
	if bytes.IndexByte(text, 0) >= 0 {
		return "", &Error{Path: t.path, Err: errNUL}
	}
	if t.returns = bytes.IndexByte(text, '\n') < 0 && bytes.IndexByte(text, '\r') >= 0; t.returns {
		text = bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
	}
	return string(text), nil
}

// separatorOf is the character that parts the fields of the first lines alike, into most. A file's name decides where
// it says so.
func separatorOf(sample, ending string) rune {
	switch ending {
	case ".tsv", ".tab":
		return '\t'
	case ".psv":
		return '|'
	}
	best, most := ',', 1
	for _, separator := range []rune{',', ';', '\t', '|'} {
		r := csv.NewReader(strings.NewReader(sample))
		r.Comma, r.FieldsPerRecord, r.LazyQuotes = separator, -1, true
		fields, alike := 0, 0
		for range 20 {
			record, err := r.Read()
			if err != nil {
				break
			}
			if fields == 0 {
				fields = len(record)
			}
			if len(record) == fields {
				alike++
			}
		}
		if score := fields * alike; fields > 1 && score > most {
			best, most = separator, score
		}
	}
	return best
}

// namesColumns reports whether a file's first record names columns: no field is a number or a date. Two that are the
// same are names only where one of a column differs from its other fields, which are numbers or dates.
func namesColumns(record []string, rest []*learner) bool {
	seen, equal, differs := map[string]bool{}, false, false
	for i, text := range record {
		text = strings.ToLower(strings.TrimSpace(text))
		if text == "" {
			continue
		}
		l := learner{}
		l.see(text)
		if !l.isText() {
			return false
		}
		equal = equal || seen[text]
		differs = differs || l.seen > 0 && i < len(rest) && !rest[i].isText()
		seen[text] = true
	}
	return len(seen) > 0 && (differs || !equal)
}

// utf8Of is a file as UTF-8, whatever its bytes are: UTF-16 where it begins with that mark; where bytes are no UTF-8,
// each is a character of Windows-1252.
func utf8Of(r io.Reader) io.Reader {
	buffered := bufio.NewReaderSize(r, 256<<10)
	mark, _ := buffered.Peek(3)
	switch {
	case bytes.HasPrefix(mark, []byte{0xff, 0xfe}), bytes.HasPrefix(mark, []byte{0xfe, 0xff}):
		return transform.NewReader(buffered, textunicode.UTF16(textunicode.LittleEndian, textunicode.ExpectBOM).NewDecoder())
	case bytes.HasPrefix(mark, []byte{0xef, 0xbb, 0xbf}):
		buffered.Discard(3)
	}
	return transform.NewReader(buffered, valid{})
}

// valid keeps UTF-8, and reads other bytes as Windows-1252.
type valid struct{ transform.NopResetter }

// Transform implements transform.Transformer.
func (valid) Transform(dst, src []byte, atEOF bool) (nDst, nSrc int, err error) {
	for nSrc < len(src) {
		r, size := rune(src[nSrc]), 1
		if r >= utf8.RuneSelf {
			if !atEOF && !utf8.FullRune(src[nSrc:]) {
				return nDst, nSrc, transform.ErrShortSrc
			}
			if r, size = utf8.DecodeRune(src[nSrc:]); r == utf8.RuneError && size == 1 {
				r = charmap.Windows1252.DecodeByte(src[nSrc])
			}
		}
		if nDst+utf8.UTFMax > len(dst) {
			return nDst, nSrc, transform.ErrShortDst
		}
		nDst += utf8.EncodeRune(dst[nDst:], r)
		nSrc += size
	}
	return nDst, nSrc, nil
}

func isLetter(r rune) bool { return unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsDigit(r) }
