// Package parquetfile reads Parquet files as rows of plain values. It holds a page of each column in memory, whatever
// the file's size.
//
// parquetfile.go has the way of a file, pages.go what of a damaged one is not given to the library, leaf.go what single
// values say, nested.go how lists and structs become JSON.
package parquetfile

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/format"
)

// Endings are those of the names of Parquet files.
var Endings = []string{".parquet", ".parq"}

// Kind is what a column holds, by the file's schema. Any value may be nil.
type Kind int

const (
	Text    Kind = iota // string; also times of day, UUIDs, enums
	Bool                // bool
	Int                 // int64
	Float               // float64
	Decimal             // Number
	Date                // string, 2006-01-02
	Instant             // string, 2006-01-02 15:04:05.999
	Bytes               // []byte
	JSON                // json.RawMessage: a list, a map or a struct
)

// Number is a decimal number with all of its digits.
type Number string

// MarshalJSON implements json.Marshaler.
func (n Number) MarshalJSON() ([]byte, error) { return []byte(n), nil }

// Column is a column of a file.
type Column struct {
	Name   string
	Kind   Kind
	Digits int  // of a Decimal: the maximum
	Scale  int  // of a Decimal: how many of them are after the point
	UTC    bool // of an Instant: it is a point in time, not what a clock shows somewhere
}

// What a file is that cannot be read.
var (
	ErrNotParquet = errors.New("it is no Parquet file: its first bytes are not PAR1")
	ErrEncrypted  = errors.New("it is encrypted: write it again without encryption")
	ErrCut        = errors.New("its end is missing, so it was cut or is still being written: copy it again")
)

// File is an open file.
type File struct {
	Columns []Column
	Rows    int64

	file   *os.File
	size   int64
	of     *parquet.File
	values []value
}

// value reads the next value of a column from a row.
type value func(r *row) any

// Open opens a file and reads its schema.
func Open(path string) (f *File, err error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			file.Close()
		}
	}()
	size, err := look(file)
	if err != nil {
		return nil, err
	}
	f = &File{file: file, size: size}
	return f, guarded(func() error {
		// Neither indexes nor filters are of use to who reads all rows.
		f.of, err = parquet.OpenFile(file, size, parquet.SkipPageIndex(true), parquet.SkipBloomFilters(true))
		if err != nil {
			return err
		}
		meta := f.of.Metadata()
		if meta.EncryptionAlgorithm.Value != nil {
			return ErrEncrypted
		}
		f.Rows = f.of.NumRows()
		leaves := leavesOf(meta.Schema)
		for _, leaf := range leaves {
			if scale := scaleOf(leaf); scale < 0 || scale > maxScale {
				return fmt.Errorf("the column %s has decimals of %d digits after the point; the maximum is %d", leaf.Name, scale, maxScale)
			}
		}
		for _, c := range f.of.Root().Columns() {
			column, value := columnOf(c, leaves)
			f.Columns, f.values = append(f.Columns, column), append(f.values, value)
		}
		return nil
	})
}

// look finds out what the library's errors do not say plainly, and that a footer is no longer than its file.
func look(file *os.File) (size int64, err error) {
	info, err := file.Stat()
	if err != nil {
		return 0, err
	}
	var head [4]byte
	var tail [8]byte
	size = info.Size()
	if n, err := file.ReadAt(head[:], 0); err != nil && err != io.EOF {
		return 0, err
	} else if mark := string(head[:n]); mark == "PARE" {
		return 0, ErrEncrypted
	} else if mark != "PAR1" {
		return 0, ErrNotParquet
	}
	if size < int64(len(head)+len(tail)) {
		return 0, ErrCut
	}
	if _, err := file.ReadAt(tail[:], size-int64(len(tail))); err != nil {
		return 0, err
	}
	footer := int64(binary.LittleEndian.Uint32(tail[:]))
	if string(tail[4:]) != "PAR1" || footer > size-int64(len(head)+len(tail)) {
		return 0, ErrCut
	}
	return size, nil
}

// leavesOf are the elements of a schema that hold values, in the order of columns.
func leavesOf(schema []format.SchemaElement) (leaves []*format.SchemaElement) {
	for i := range schema {
		if schema[i].Type.Valid {
			leaves = append(leaves, &schema[i])
		}
	}
	return leaves
}

// Close closes the file.
func (f *File) Close() error { return f.file.Close() }

// batch is how many rows are decoded at once.
const batch = 64

// Each reads the rows in order. The slice that yield gets is overwritten by the next row.
func (f *File) Each(ctx context.Context, yield func(values []any) error) error {
	for i, group := range f.of.RowGroups() {
		if group.NumRows() == 0 { // Arrow writes one for an empty table, with a dictionary that is nowhere
			continue
		}
		err := guarded(func() error { return f.sound(i) })
		if err != nil {
			err = damage{err}
		} else {
			err = f.each(ctx, group, yield)
		}
		if err != nil {
			if damaged := new(damage); errors.As(err, damaged) {
				err = fmt.Errorf("row group %d of %d is damaged: %w", i+1, len(f.of.RowGroups()), damaged.error)
			}
			return err
		}
	}
	return nil
}

// damage is an error of a file's content, as opposed to one of who reads it.
type damage struct{ error }

func (f *File) each(ctx context.Context, group parquet.RowGroup, yield func(values []any) error) error {
	var rows parquet.Rows
	if err := guarded(func() error { rows = group.Rows(); return nil }); err != nil {
		return damage{err}
	}
	defer rows.Close()
	var read [batch]parquet.Row
	of, values := &row{}, make([]any, len(f.values))
	left := group.NumRows()
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		n, end := 0, error(nil)
		if err := guarded(func() error { n, end = rows.ReadRows(read[:]); return nil }); err != nil {
			return damage{err}
		}
		for _, r := range read[:n] {
			err := guarded(func() error {
				of.set(r)
				for i, value := range f.values {
					values[i] = value(of)
				}
				return nil
			})
			if err != nil {
				return damage{err}
			}
			if err := yield(values); err != nil {
				return err
			}
		}
		left -= int64(n)
		switch {
		case end == io.EOF && left == 0:
			return nil
		case end == io.EOF || end == nil && n == 0:
			return damage{fmt.Errorf("%d of its %d rows are missing", left, group.NumRows())}
		case end != nil:
			return damage{end}
		}
	}
}

// guarded turns a panic into an error: the library indexes with numbers that a damaged file says.
func guarded(read func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("it cannot be decoded: %v", r)
		}
	}()
	return read()
}
