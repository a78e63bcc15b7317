package mysql

import (
	"context"
	"database/sql/driver"
	"encoding/binary"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// read runs a prepared query and fetches rows until it ends or a limit is reached. One row more than Limits.Rows is
// asked for, so that Truncated is exact.
func (s *session) read(ctx context.Context, st driver.StmtQueryContext) (*database.Result, error) {
	l := s.limits
	s.busy = true
	rows, err := st.QueryContext(ctx, nil)
	if err != nil {
		return nil, s.answered(err)
	}
	columns := slices.Clone(rows.Columns())
	types := make([]string, len(columns))
	for i, name := range columns {
		columns[i] = clean(name)
		types[i] = rows.(driver.RowsColumnTypeDatabaseTypeName).ColumnTypeDatabaseTypeName(i)
	}
	res := database.Collect(columns, l)
	raw := make([]driver.Value, len(columns))
	for {
		if err := s.next(rows, raw); err == io.EOF {
			break
		} else if err != nil {
			return nil, err
		}
		if !res.Add(func(i int) (database.Value, int, bool) { return value(types[i], raw[i], l.Cell) }) {
			s.busy = true // with what is left unread
			return res.Result, nil
		}
	}
	if err := rows.Close(); err != nil {
		return nil, err
	}
	cut, err := s.incomplete(ctx)
	if cut {
		res.Cut(database.LimitServer, 0)
	}
	return res.Result, err
}

// incomplete reports whether the server itself has cut a value or left out rows, of which it only warns: a long
// GROUP_CONCAT, a function's result beyond max_allowed_packet, a recursion or search that was given up.
func (s *session) incomplete(ctx context.Context) (cut bool, err error) {
	err = s.each(ctx, "SHOW WARNINGS", func(row []driver.Value) {
		switch text(row[1]) {
		case "1260", "1301", "1931":
			cut = true
		}
	})
	return cut, err
}

// value is a value of the column type that the driver names, and its size in bytes. Text longer than cell bytes is cut
// at a character.
func value(kind string, v driver.Value, cell int) (out database.Value, size int, cut bool) {
	switch v := v.(type) {
	case int64:
		if kind == "YEAR" {
			year := strconv.FormatInt(v+10000, 10)[1:] // "0000" to "2155"
			return year, len(year), false
		}
		return v, 8, false
	case float64:
		return v, 8, false
	case float32: // FLOAT: the decimal that it represents, not the double nearest to its bits
		f, _ := strconv.ParseFloat(strconv.FormatFloat(float64(v), 'g', -1, 32), 64)
		return f, 8, false
	case []byte:
		return bytesValue(kind, v, cell)
	case string:
		return bytesValue(kind, []byte(v), cell)
	}
	return nil, 0, false
}

func bytesValue(kind string, b []byte, cell int) (out database.Value, size int, cut bool) {
	switch {
	case kind == "DECIMAL", kind == "UNSIGNED BIGINT": // the latter beyond int64
		return database.Number(b), len(b), false
	case kind == "BIT":
		var word [8]byte
		copy(word[8-min(len(b), 8):], b)
		n := binary.BigEndian.Uint64(word[:])
		if int64(n) < 0 {
			return database.Number(strconv.FormatUint(n, 10)), 8, false
		}
		return int64(n), 8, false
	case strings.HasSuffix(kind, "BLOB"), strings.HasSuffix(kind, "BINARY"), kind == "GEOMETRY", kind == "VECTOR":
		return database.BlobOf(b), 8, false
	}
	s, cut := database.CutText(b, cell)
	return s, len(s), cut
}

// clean keeps what is not UTF-8, though the server was asked to send nothing else, from spreading.
func clean(s string) string { return strings.ToValidUTF8(s, "\uFFFD") }
