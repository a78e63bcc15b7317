package parquetfile

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
	"time"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/deprecated"
	"github.com/parquet-go/parquet-go/format"
)

// How times are written.
const (
	instantLayout = time.DateTime + ".999999999"
	timeLayout    = time.TimeOnly + ".999999999"
)

// decoder is how a value that is there is read.
type decoder func(v parquet.Value) any

// leafOf says what a column of single values holds. The element knows what the library's types have no word for.
// https://github.com/apache/parquet-format/blob/master/LogicalTypes.md
func leafOf(t parquet.Type, e *format.SchemaElement) (Column, decoder) {
	if _, ok := e.LogicalType.Value.(*format.Float16Type); ok {
		return Column{Kind: Float}, func(v parquet.Value) any { return half(binary.LittleEndian.Uint16(v.ByteArray())) }
	}
	if e.ConvertedType.Valid && e.ConvertedType.V == deprecated.Interval {
		return Column{Kind: Text}, func(v parquet.Value) any { return interval(v.ByteArray()) }
	}
	if logical := t.LogicalType(); logical != nil {
		switch l := logical.Value.(type) {
		case *format.StringType, *format.EnumType, *format.JsonType:
			return Column{Kind: Text}, text
		case *format.DecimalType:
			return Column{Kind: Decimal, Digits: int(l.Precision), Scale: int(l.Scale)}, decimal(t.Kind(), int(l.Scale))
		case *format.DateType:
			return Column{Kind: Date}, func(v parquet.Value) any {
				return time.Unix(int64(v.Int32())*secondsOfDay, 0).UTC().Format(time.DateOnly)
			}
		case *format.TimestampType:
			at := moment(l.Unit)
			return Column{Kind: Instant, UTC: l.IsAdjustedToUTC}, func(v parquet.Value) any { return at(v.Int64()).Format(instantLayout) }
		case *format.TimeType:
			return Column{Kind: Text}, clock(t.Kind(), l.Unit)
		case *format.UUIDType:
			return Column{Kind: Text}, func(v parquet.Value) any { return uuid(v.ByteArray()) }
		case *format.IntType:
			if !l.IsSigned {
				return unsigned(t.Kind())
			}
		}
	}
	return physical(t.Kind())
}

// physical is a column that the schema says no more of than how it is stored.
func physical(k parquet.Kind) (Column, decoder) {
	switch k {
	case parquet.Boolean:
		return Column{Kind: Bool}, func(v parquet.Value) any { return v.Boolean() }
	case parquet.Int32:
		return Column{Kind: Int}, func(v parquet.Value) any { return int64(v.Int32()) }
	case parquet.Int64:
		return Column{Kind: Int}, func(v parquet.Value) any { return v.Int64() }
	case parquet.Int96:
		return Column{Kind: Instant}, func(v parquet.Value) any { return julian(v.Int96()).Format(instantLayout) }
	case parquet.Float:
		return Column{Kind: Float}, func(v parquet.Value) any { return single(v.Float()) }
	case parquet.Double:
		return Column{Kind: Float}, func(v parquet.Value) any { return v.Double() }
	}
	return Column{Kind: Bytes}, func(v parquet.Value) any { return append([]byte{}, v.ByteArray()...) }
}

// unsigned is a column of numbers without a sign. Those of 64 bits may be more than an int64 holds.
func unsigned(k parquet.Kind) (Column, decoder) {
	if k == parquet.Int32 {
		return Column{Kind: Int}, func(v parquet.Value) any { return int64(v.Uint32()) }
	}
	return Column{Kind: Decimal, Digits: 20}, func(v parquet.Value) any { return Number(strconv.FormatUint(v.Uint64(), 10)) }
}

func text(v parquet.Value) any { return string(v.ByteArray()) }

func uuid(b []byte) string {
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

// single is a float of 32 bits as the number that its digits say: 0.1, not 0.10000000149.
func single(x float32) float64 {
	f, _ := strconv.ParseFloat(strconv.FormatFloat(float64(x), 'g', -1, 32), 64) // what FormatFloat wrote
	return f
}

// half is an IEEE 754 number of 16 bits.
func half(bits uint16) float64 {
	sign, exponent, fraction := float64(1), int(bits>>10&0x1f), float64(bits&0x3ff)
	if bits>>15 == 1 {
		sign = -1
	}
	switch exponent {
	case 0:
		return sign * math.Ldexp(fraction, -24)
	case 31:
		if fraction != 0 {
			return math.NaN()
		}
		return sign * math.Inf(1)
	}
	return sign * math.Ldexp(1024+fraction, exponent-25)
}

// maxScale is the most digits after a decimal's point. Databases have 76 at most; a file may say two billion, and every
// value would be as long.
const maxScale = 1000

// scaleOf is how many digits of a decimal are after the point, by the logical type or by the older converted one.
func scaleOf(e *format.SchemaElement) int {
	if decimal, ok := e.LogicalType.Value.(*format.DecimalType); ok {
		return int(decimal.Scale)
	}
	if e.ConvertedType.Valid && e.ConvertedType.V == deprecated.Decimal {
		return int(e.Scale.V)
	}
	return 0
}

// decimal reads unscaled numbers: integers, or bytes in two's complement, the highest first.
func decimal(k parquet.Kind, scale int) decoder {
	return func(v parquet.Value) any {
		switch k {
		case parquet.Int32:
			return scaled(strconv.FormatInt(int64(v.Int32()), 10), scale)
		case parquet.Int64:
			return scaled(strconv.FormatInt(v.Int64(), 10), scale)
		}
		bytes := v.ByteArray()
		n := new(big.Int).SetBytes(bytes)
		if len(bytes) > 0 && bytes[0] >= 0x80 {
			n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(8*len(bytes))))
		}
		return scaled(n.String(), scale)
	}
}

// scaled puts the point into an unscaled number.
func scaled(digits string, scale int) Number {
	if scale <= 0 {
		return Number(digits)
	}
	digits, negative := strings.CutPrefix(digits, "-")
	if missing := scale + 1 - len(digits); missing > 0 {
		digits = strings.Repeat("0", missing) + digits
	}
	point := len(digits) - scale
	digits = digits[:point] + "." + digits[point:]
	if negative {
		digits = "-" + digits
	}
	return Number(digits)
}

const secondsOfDay = 24 * 60 * 60

// moment reads a number of units since 1970.
func moment(unit format.TimeUnit) func(n int64) time.Time {
	switch unit.Value.(type) {
	case *format.MilliSeconds:
		return func(n int64) time.Time { return time.UnixMilli(n).UTC() }
	case *format.MicroSeconds:
		return func(n int64) time.Time { return time.UnixMicro(n).UTC() }
	}
	return func(n int64) time.Time { return time.Unix(0, n).UTC() }
}

// clock reads times of day.
func clock(k parquet.Kind, unit format.TimeUnit) decoder {
	at := moment(unit)
	return func(v parquet.Value) any {
		n := int64(0)
		if k == parquet.Int32 {
			n = int64(v.Int32())
		} else {
			n = v.Int64()
		}
		return at(n).Format(timeLayout)
	}
}

// julian is a time as Impala and Spark wrote it: nanoseconds of a day, and the day's Julian number.
func julian(n deprecated.Int96) time.Time {
	const epoch = 2440588 // 1970-01-01
	nanoseconds := int64(uint64(n[1])<<32 | uint64(n[0]))
	return time.Unix((int64(n[2])-epoch)*secondsOfDay, nanoseconds).UTC()
}

// interval is a duration of months, days and milliseconds, in the form of ISO 8601.
func interval(b []byte) string {
	part := func(i int) uint32 { return binary.LittleEndian.Uint32(b[i:]) }
	return fmt.Sprintf("P%dM%dDT%sS", part(0), part(4), strconv.FormatFloat(float64(part(8))/1000, 'f', -1, 64))
}
