package files

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/sqlagent/sqlagent/internal/parquetfile"
)

// floatDigits are the digits of decimal numbers that a float keeps, whatever they are (DBL_DIG of C).
const floatDigits = 15

// openParquet learns the columns of a Parquet file: from its schema, and where that does not say how SQLite can hold
// all values, from these.
func openParquet(ctx context.Context, path string) (*table, error) {
	t := &table{path: path}
	t.each = t.parquetRows
	f, err := parquetfile.Open(path)
	if err != nil {
		return nil, t.failed(ctx, err)
	}
	defer f.Close()
	if len(f.Columns) == 0 {
		return nil, &Error{Path: path, Err: errors.New("it has no columns")}
	}
	learn := map[int]func(value any){}
	for i, of := range f.Columns {
		c := &column{name: t.unusedName(identifier(of.Name, fmt.Sprintf("column_%d", i+1)))}
		t.columns = append(t.columns, c)
		if see := t.keep(c, of); see != nil {
			learn[i] = see
		}
	}
	if len(learn) > 0 {
		err := f.Each(ctx, func(values []any) error {
			for i, see := range learn {
				if values[i] != nil {
					see(values[i])
				}
			}
			return nil
		})
		if err != nil {
			return nil, t.failed(ctx, err)
		}
	}
	for _, c := range t.columns {
		for _, note := range c.notes {
			t.note("%s: %s", c.name, note)
		}
	}
	return t, nil
}

// keep says how SQLite holds a column. Where its values decide, see is to be given all of them.
func (t *table) keep(c *column, of parquetfile.Column) (see func(value any)) {
	switch of.Kind {
	case parquetfile.Bool:
		c.kind = truth
	case parquetfile.Int:
		c.kind = integer
	case parquetfile.Float:
		c.kind = decimal
	case parquetfile.Date:
		c.kind = date
	case parquetfile.Instant:
		c.kind = instant
		if of.UTC {
			c.notes = append(c.notes, "times are kept as UTC")
		}
	case parquetfile.JSON:
		c.notes = append(c.notes, "its lists and structs are kept as JSON")
	case parquetfile.Decimal:
		return c.keepDecimal(of)
	case parquetfile.Bytes:
		return c.keepBytes()
	}
	return nil
}

// keepDecimal holds decimals as numbers where SQLite's keep every digit of each, else as text.
func (c *column) keepDecimal(of parquetfile.Column) (see func(value any)) {
	c.kind, c.read = decimal, asExact
	if of.Scale <= 0 {
		c.kind, c.read = integer, asInteger
	}
	if of.Digits <= floatDigits {
		return nil
	}
	return func(value any) {
		if c.kind == words {
			return
		}
		if _, ok := c.read(string(value.(parquetfile.Number))); !ok {
			c.kind = words
			c.notes = append(c.notes, "it has numbers of more digits than SQLite's keep, and is kept as text")
		}
	}
}

// asExact reads a decimal number where a float keeps its digits.
func asExact(text string) (any, bool) {
	x, err := strconv.ParseFloat(text, 64)
	digits := strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
	return x, err == nil && digits == strconv.FormatFloat(x, 'f', -1, 64)
}

// keepBytes holds bytes as text where all of them are: old writers do not say of texts that they are.
func (c *column) keepBytes() (see func(value any)) {
	c.kind = words
	return func(value any) {
		if b := value.([]byte); !utf8.Valid(b) || bytes.IndexByte(b, 0) >= 0 {
			c.kind = binary
		}
	}
}

// parquetRows are the rows of a Parquet file, as SQLite holds them.
func (t *table) parquetRows(ctx context.Context, yield func(values []any) error) error {
	f, err := parquetfile.Open(t.path)
	if err != nil {
		return t.failed(ctx, err)
	}
	defer f.Close()
	err = f.Each(ctx, func(values []any) error {
		for i, v := range values {
			values[i] = t.columns[i].stored(v)
		}
		return yield(values)
	})
	if err != nil {
		return t.failed(ctx, err)
	}
	return nil
}

// stored is a value of Parquet in SQLite.
func (c *column) stored(value any) any {
	switch v := value.(type) {
	case parquetfile.Number:
		if c.kind == words {
			return string(v)
		}
		x, _ := c.read(string(v))
		return x
	case []byte:
		if c.kind == words {
			return string(v)
		}
	case json.RawMessage:
		return string(v)
	}
	return value
}

// failed is an error of the file; ctx's stays what it is.
func (t *table) failed(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err // which the Error names
	}
	return &Error{Path: t.path, Err: err}
}
