package postgres

import (
	"encoding/json"
	"math"
	"strconv"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// formats asks for bytea in binary, where its text would be twice as long, and for everything else as text.
func formats(fields []pgconn.FieldDescription) []int16 {
	f := make([]int16, len(fields))
	for i := range fields {
		if fields[i].DataTypeOID == pgtype.ByteaOID {
			f[i] = pgtype.BinaryFormatCode
		}
	}
	return f
}

// value is a cell of a type (a domain comes as the type below it), and its size in bytes. Text longer than cell bytes
// is cut at a character. Dates, intervals, ranges, arrays, enums and all others are text, as the server writes them,
// and so are Infinity and NaN, whether of float8 or of numeric.
func value(oid uint32, raw []byte, cell int) (v database.Value, size int, cut bool) {
	if raw == nil {
		return nil, 0, false
	}
	switch oid {
	case pgtype.ByteaOID:
		return database.BlobOf(raw), 8, false
	case pgtype.BoolOID:
		return string(raw) == "t", 8, false
	case pgtype.Int8OID, pgtype.Int4OID, pgtype.Int2OID, pgtype.OIDOID:
		if n, err := strconv.ParseInt(string(raw), 10, 64); err == nil {
			return n, 8, false
		}
	case pgtype.Float4OID, pgtype.Float8OID:
		if f, err := strconv.ParseFloat(string(raw), 64); err == nil && !math.IsInf(f, 0) && !math.IsNaN(f) {
			return f, 8, false
		}
	case pgtype.NumericOID:
		if len(raw) <= cell && json.Valid(raw) { // NaN and Infinity are no numbers of JSON
			return database.Number(raw), len(raw), false
		}
	}
	s, cut := database.CutText(raw, cell)
	return s, len(s), cut
}
