package result

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

// Table is a result whose cells are codes: cells that count as equal, and only those, have the same code.
type Table [][]uint32 // rows

// Encode codes the cells of two results so that they can be compared. Cells are equal as in Python.
func Encode(a, b *database.Result) (x, y Table) { return encode(a, b, Key) }

// Unique is a table with the first of each group of equal rows.
func (t Table) Unique() Table {
	seen := make(map[string]bool, len(t))
	var out Table
	for _, row := range t {
		if k := key(row); !seen[k] {
			seen[k] = true
			out = append(out, row)
		}
	}
	return out
}

// encode codes the cells of two results by their keys, so that they can be compared.
func encode(a, b *database.Result, key func(database.Value) string) (x, y Table) {
	codes := map[string]uint32{}
	known := map[database.Value]uint32{} // saves making the key of a value again; never finds NaN, which is rare
	code := func(r *database.Result) Table {
		t := make(Table, len(r.Rows))
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
func sameRows(x, y Table) bool {
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

// Key is the key of a cell where equality is Python's ==, as in the scripts of Spider and BIRD: 1, 1.0 and True are
// one, '1' is not; NULL is NULL. NaN, which Python has unlike itself and SQLite cannot hold, is NaN.
func Key(v database.Value) string {
	switch v := v.(type) {
	case bool:
		if v {
			return "n1"
		}
		return "n0"
	case string:
		return "s" + v
	case database.Blob:
		return "x" + string(v.Sum[:])
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
	var all []Number
	for _, r := range []*database.Result{a, b} {
		for _, row := range r.Rows {
			for _, v := range row {
				if n, ok := NumberOf(v); ok {
					all = append(all, n)
				}
			}
		}
	}
	slices.SortFunc(all, Number.Compare)
	all = slices.Compact(all)
	group := make(map[Number]int, len(all))
	for i, n := range all {
		group[n] = i
		if i > 0 && n.near(all[i-1]) {
			group[n] = group[all[i-1]]
		}
	}
	return func(v database.Value) string {
		if n, ok := NumberOf(v); ok {
			return "n" + strconv.Itoa(group[n])
		}
		if b, ok := v.(bool); ok {
			return "b" + strconv.FormatBool(b)
		}
		return Key(v)
	}
}

// Number is a number that knows whether it is whole. NaN is a form, because a map would not find it again.
type Number struct {
	Real float64
	Int  int64 // where Whole: Real may have lost digits
	Form Form
}

// Form says what a Number is.
type Form int8

// A Number is whole, a fraction (or infinite), or NaN.
const (
	Fraction Form = iota
	Whole
	NaN
)

// NumberOf reads a number; text, booleans, blobs and NULL are none. A float that is whole and exact counts as
// whole, so that 3.0 is 3 and 3000001.0 is not 3000000.
func NumberOf(v database.Value) (Number, bool) {
	switch v := v.(type) {
	case int64:
		return Number{Int: v, Real: float64(v), Form: Whole}, true
	case float64:
		switch {
		case math.IsNaN(v):
			return Number{Form: NaN}, true
		case v == math.Trunc(v) && math.Abs(v) <= 1<<53:
			return NumberOf(int64(v))
		}
		return Number{Real: v}, true
	case database.Number:
		if n, err := strconv.ParseInt(decimal(v), 10, 64); err == nil {
			return NumberOf(n)
		}
		if f, err := v.Float64(); err == nil {
			return NumberOf(f)
		}
	}
	return Number{}, false
}

// Compare orders numbers by value.
func (n Number) Compare(m Number) int {
	return cmp.Or(cmp.Compare(n.Real, m.Real), cmp.Compare(n.Int, m.Int), cmp.Compare(n.Form, m.Form))
}

// near reports whether two numbers count as equal to Match: whole ones exactly, others within the tolerance.
func (n Number) near(m Number) bool {
	if n.Form == NaN || m.Form == NaN || n.Form == Whole && m.Form == Whole {
		return n == m
	}
	difference := math.Abs(n.Real - m.Real)
	return n.Real == m.Real || difference <= tolerance*max(math.Abs(n.Real), math.Abs(m.Real)) && !math.IsInf(difference, 0)
}
