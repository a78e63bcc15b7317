package eval

import (
	"cmp"
	"encoding/binary"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// tolerance is the relative difference up to which two numbers are one to Match: single-precision columns have no more
// digits, and one engine sums in an order that another does not.
const tolerance = 1e-6

// table is a result whose cells are codes: cells that count as equal, and only those, have the same code.
type table [][]uint32 // rows

// encode codes the cells of two results by their keys, so that they can be compared.
func encode(a, b *database.Result, key func(database.Value) string) (x, y table) {
	codes := map[string]uint32{}
	known := map[database.Value]uint32{} // saves making the key of a value again; never finds NaN, which is rare
	code := func(r *database.Result) table {
		t := make(table, len(r.Rows))
		for i, row := range r.Rows {
			t[i] = make([]uint32, len(row))
			for j, v := range row {
				c, ok := known[v]
				if !ok {
					k := key(v)
					if c, ok = codes[k]; !ok {
						c = uint32(len(codes))
						codes[k] = c
					}
					known[v] = c
				}
				t[i][j] = c
			}
		}
		return t
	}
	return code(a), code(b)
}

// key is a row as something that a map can hold.
func key(row []uint32) string {
	b := make([]byte, 0, 4*len(row))
	for _, c := range row {
		b = binary.LittleEndian.AppendUint32(b, c)
	}
	return string(b)
}

// sameRows compares tables as multisets of rows.
func sameRows(x, y table) bool {
	if len(x) != len(y) {
		return false
	}
	count := make(map[string]int, len(x))
	for _, row := range x {
		count[key(row)]++
	}
	for _, row := range y {
		k := key(row)
		if count[k] == 0 {
			return false
		}
		count[k]--
	}
	return true
}

// exactly is the key of a cell where equality is Python's ==, as in the scripts of Spider and BIRD: 1, 1.0 and True are
// one, '1' is not; NULL is NULL. NaN, which Python has unlike itself and SQLite cannot hold, is NaN.
func exactly(v database.Value) string {
	switch v := v.(type) {
	case bool:
		if v {
			return "n1"
		}
		return "n0"
	case string:
		return "s" + v
	case database.Blob:
		return "x" + strconv.Itoa(int(v))
	case nil:
		return "-"
	}
	return "n" + decimal(v)
}

// decimal is a number in decimals, without exponent and without zeros that say nothing: "1" for 1, 1.0 and 1.00.
func decimal(v database.Value) string {
	var s string
	switch v := v.(type) {
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		s = strconv.FormatFloat(v, 'f', -1, 64)
	case database.Number:
		s = v.String()
		if f, err := v.Float64(); err == nil && strings.ContainsAny(s, "eE") {
			s = strconv.FormatFloat(f, 'f', -1, 64)
		}
	}
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	if s == "-0" || s == "-" || s == "" {
		return "0"
	}
	return s
}

// nearby makes the key of a cell for Match. Numbers are grouped over both results first, so that "about equal" is
// transitive: neighbours on the number line that count as equal are one, and so is what a chain of them joins.
func nearby(a, b *database.Result) func(database.Value) string {
	var all []number
	for _, r := range []*database.Result{a, b} {
		for _, row := range r.Rows {
			for _, v := range row {
				if n, ok := numberOf(v); ok {
					all = append(all, n)
				}
			}
		}
	}
	slices.SortFunc(all, number.compare)
	all = slices.Compact(all)
	group := make(map[number]int, len(all))
	for i, n := range all {
		group[n] = i
		if i > 0 && n.near(all[i-1]) {
			group[n] = group[all[i-1]]
		}
	}
	return func(v database.Value) string {
		if n, ok := numberOf(v); ok {
			return "n" + strconv.Itoa(group[n])
		}
		if b, ok := v.(bool); ok {
			return "b" + strconv.FormatBool(b)
		}
		return exactly(v)
	}
}

// number is a number that knows whether it is whole. NaN is a flag, because a map would not find it again.
type number struct {
	real  float64
	whole int64 // where isWhole: real may have lost digits
	is    form
}

type form int8

const (
	isReal form = iota
	isWhole
	isNaN
)

// numberOf reads a number; text, booleans, blobs and NULL are none. A float that is whole and exact counts as
// whole, so that 3.0 is 3 and 3000001.0 is not 3000000.
func numberOf(v database.Value) (number, bool) {
	switch v := v.(type) {
	case int64:
		return number{whole: v, real: float64(v), is: isWhole}, true
	case float64:
		switch {
		case math.IsNaN(v):
			return number{is: isNaN}, true
		case v == math.Trunc(v) && math.Abs(v) <= 1<<53:
			return numberOf(int64(v))
		}
		return number{real: v}, true
	case database.Number:
		if n, err := strconv.ParseInt(decimal(v), 10, 64); err == nil {
			return numberOf(n)
		}
		if f, err := v.Float64(); err == nil {
			return numberOf(f)
		}
	}
	return number{}, false
}

func (n number) compare(m number) int {
	return cmp.Or(cmp.Compare(n.real, m.real), cmp.Compare(n.whole, m.whole), cmp.Compare(n.is, m.is))
}

// near says whether two numbers count as equal to Match: whole ones exactly, others within the tolerance.
func (n number) near(m number) bool {
	if n.is == isNaN || m.is == isNaN || n.is == isWhole && m.is == isWhole {
		return n == m
	}
	difference := math.Abs(n.real - m.real)
	return n.real == m.real || difference <= tolerance*max(math.Abs(n.real), math.Abs(m.real)) && !math.IsInf(difference, 0)
}
