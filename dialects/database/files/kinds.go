package files

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// kind is what a column holds.
type kind int

const (
	words kind = iota
	integer
	decimal
	date
	instant // a date with a time
	truth   // 0 or 1
	binary
)

func (k kind) declared() string {
	return [...]string{words: "TEXT", integer: "INTEGER", decimal: "REAL", date: "DATE", instant: "DATETIME", truth: "BOOLEAN", binary: "BLOB"}[k]
}

// column is a column of a table.
type column struct {
	name    string
	kind    kind
	read    func(text string) (value any, ok bool) // of other kinds than words; of Parquet, of decimals alone
	unknown bool                                   // words for unknown values, such as NA, are NULL
	notes   []string
	refers  *table // whose key it holds; nil: none
}

// value is what a field says.
func (c *column) value(text string) any {
	trimmed := strings.TrimSpace(text)
	if trimmed == "" || c.unknown && isUnknown(trimmed) {
		return nil
	}
	if c.kind == words {
		return text
	}
	if value, ok := c.read(trimmed); ok {
		return value
	}
	return trimmed
}

// isUnknown reports whether a word means that a value is unknown.
func isUnknown(text string) bool {
	switch strings.ToUpper(text) {
	case "NA", "N/A", "NULL", `\N`, "NAN", "-", "NONE", "#N/A":
		return true
	}
	return false
}

// reading is a way to read a column's texts. A column has the first of them that reads all of its texts.
type reading struct {
	kind  kind
	note  string // for people, with the column's name; "": none
	read  func(text string) (value any, ok bool)
	rival string // note of the reading to which its point parts thousands, as likely; "": none
}

var (
	commaNumber = regexp.MustCompile(`^[+-]?([1-9]\d{0,2}(\.\d{3})+|\d+)(,\d+)?$`)
	thousands   = regexp.MustCompile(`^[+-]?([1-9]\d{0,2}(,\d{3})+|\d{1,3})(\.\d+)?$`)
)

var phone = regexp.MustCompile(`^\+\d{8,15}$`)

// isCode reports whether a text of digits is a name: 007, the telephone number +4712345678, the article 12E5. As
// numbers they would lose characters.
func isCode(text string) bool {
	digits := strings.TrimLeft(text, "+-")
	zero := len(digits) > 1 && digits[0] == '0' && digits[1] >= '0' && digits[1] <= '9'
	e := strings.IndexAny(text, "eE")
	article := e >= 0 && !strings.Contains(text[:e], ".") && !strings.ContainsAny(text[e:], "+-")
	return zero || article || phone.MatchString(text)
}

func asInteger(text string) (any, bool) {
	if isCode(text) {
		return nil, false
	}
	n, err := strconv.ParseInt(text, 10, 64)
	return n, err == nil
}

func asPoint(text string) (any, bool) {
	// ParseFloat reads words, hexadecimal digits and underscores too.
	if isCode(text) || strings.Trim(text, "0123456789+-.eE") != "" || strings.Trim(text, "+-.eE") == "" || text[0] == 'e' || text[0] == 'E' {
		return nil, false
	}
	x, ok := number(text)
	return x, ok && !rounded(text, x.(float64))
}

// rounded reports whether a whole number is none that a float holds: two names of many digits could become one.
func rounded(text string, x float64) bool {
	digits := strings.TrimLeft(text, "+-")
	return strings.Trim(digits, "0123456789") == "" && strconv.FormatFloat(math.Abs(x), 'f', 0, 64) != digits
}

// spaced is a number with spaces between thousands. Without decimals it may be a telephone number.
var spaced = regexp.MustCompile(`^[+-]?\d{1,3}([ \x{a0}\x{202f}]\d{3})+[.,]\d+$`)

// unspaced takes the spaces off 1 234,5; 999,5 has none.
func unspaced(read func(string) (any, bool)) func(string) (any, bool) {
	return func(text string) (any, bool) {
		if spaced.MatchString(text) {
			text = strings.NewReplacer(" ", "", "\u00a0", "", "\u202f", "").Replace(text)
		}
		return read(text)
	}
}

// asLoneComma reads 3,5 and 1.234,5 of files that part fields by another character than semicolons. Points without a
// comma are as likely decimal, or part the numbers of a version.
func asLoneComma(text string) (any, bool) {
	switch {
	case strings.Contains(text, ","):
		return asComma(text)
	case strings.Contains(text, "."):
		return nil, false
	}
	return asPoint(text)
}

// inParentheses reads (1234.50) as a negative number.
func inParentheses(read func(string) (any, bool)) func(string) (any, bool) {
	return func(text string) (any, bool) {
		inner, opened := strings.CutPrefix(text, "(")
		inner, closed := strings.CutSuffix(inner, ")")
		if !opened || !closed {
			return read(text)
		}
		x, ok := read(inner)
		f, isFloat := x.(float64)
		return -f, ok && isFloat && f >= 0
	}
}

// asComma reads 1.234,56, as files do that part fields by semicolons.
func asComma(text string) (any, bool) {
	if isCode(text) || !commaNumber.MatchString(text) {
		return nil, false
	}
	return number(strings.ReplaceAll(strings.ReplaceAll(text, ".", ""), ",", "."))
}

func asThousands(text string) (any, bool) {
	if len(text) > 3 && !strings.Contains(text, ",") && !strings.Contains(text, ".") || isCode(text) || !thousands.MatchString(text) {
		return nil, false
	}
	return number(strings.ReplaceAll(text, ",", ""))
}

// asAmount reads 1,234.56 and 1234.56.
func asAmount(text string) (any, bool) {
	if x, ok := asPoint(text); ok {
		return x, true
	}
	return asThousands(text)
}

func number(text string) (any, bool) {
	x, err := strconv.ParseFloat(text, 64)
	return x, err == nil
}

// currency takes one sign off a number, before or after it, and minus or parentheses around it.
func currency(sign string, read func(string) (any, bool)) func(string) (any, bool) {
	return func(text string) (any, bool) {
		negative := false
		if inner, ok := strings.CutPrefix(text, "("); ok && strings.HasSuffix(inner, ")") {
			text, negative = strings.TrimSuffix(inner, ")"), true
		}
		if inner, ok := strings.CutPrefix(text, "-"); ok {
			text, negative = inner, !negative
		}
		bare := strings.TrimSpace(strings.TrimSuffix(strings.TrimPrefix(text, sign), sign))
		if bare == text {
			return nil, false
		}
		x, ok := read(bare)
		if f, isFloat := x.(float64); ok && isFloat && negative {
			return -f, true
		}
		return x, ok && !negative
	}
}

// moment reads one form of dates, and writes it as ISO 8601 has it.
func moment(layout, as string) func(string) (any, bool) {
	return func(text string) (any, bool) {
		at, err := time.Parse(layout, text)
		return at.Format(as), err == nil
	}
}

const (
	isoDate    = "2006-01-02"
	isoInstant = "2006-01-02 15:04:05.999999999" // parts of a second where there are some
)

// readings are all of them, in order.
func readings(decimalComma bool) []reading {
	out := []reading{{kind: integer, read: asInteger}, {decimal, pointNumber, asPoint, decimalPoint}}
	add := func(kind kind, note string, read func(string) (any, bool)) {
		out = append(out, reading{kind: kind, note: note, read: read})
	}
	if decimalComma {
		add(decimal, decimalPoint, asComma)
	}
	add(decimal, "commas between thousands are taken off", asThousands)
	if !decimalComma {
		add(decimal, decimalPoint, asLoneComma)
	}
	for _, read := range []func(string) (any, bool){asLoneComma, asPoint} {
		add(decimal, "spaces between thousands are taken off", unspaced(read))
	}
	// pair adds the two readings of an amount with something around it.
	pair := func(note string, around func(func(string) (any, bool)) func(string) (any, bool)) {
		comma := note + ", and " + decimalPoint
		out = append(out, reading{decimal, note, around(asAmount), comma})
		add(decimal, comma, around(asComma))
	}
	if parentheses := "parentheses are read as minus"; decimalComma {
		pair(parentheses, inParentheses)
	} else {
		add(decimal, parentheses, inParentheses(asAmount))
	}
	for _, sign := range []string{"$", "€", "£", "¥", "%"} {
		takeOff := func(read func(string) (any, bool)) func(string) (any, bool) { return currency(sign, read) }
		if note := sign + " is taken off"; decimalComma || sign != "%" { // shares of three decimals are common
			pair(note, takeOff)
		} else {
			add(decimal, note, takeOff(asAmount))
		}
	}
	add(date, "", moment(isoDate, isoDate))
	for _, layout := range []string{isoInstant, "2006-01-02T15:04:05.999999999", "2006-01-02 15:04", "2006-01-02T15:04"} {
		add(instant, "", moment(layout, isoInstant))
	}
	add(instant, "times are kept as UTC", func(text string) (any, bool) {
		at, err := time.Parse(time.RFC3339, text)
		return at.UTC().Format(isoInstant), err == nil
	})
	for _, form := range []struct{ layout, said string }{
		{"2006/1/2", "year/month/day"}, {"2.1.2006", "day.month.year"}, {"2.1.06", "day.month.year"}, {dayFirst, "day/month/year"}, {monthFirst, "month/day/year"},
		{"2-Jan-2006", ""}, {"2 Jan 2006", ""}, {"Jan 2, 2006", ""}, {"2 January 2006", ""}, {"January 2, 2006", ""},
	} {
		add(date, "dates are read as "+form.said, moment(form.layout, isoDate))
	}
	return out
}

const (
	dayFirst   = "2/1/2006"
	monthFirst = "1/2/2006"
)

// Notes of readings. What needs no note has none for people.
const (
	pointNumber  = ""
	decimalPoint = "commas are read as the decimal point"
)

// reads reports whether a number has been read by the reading with a note, so far.
func (l *learner) reads(note string) bool {
	return slices.ContainsFunc(l.left, func(r reading) bool { return r.kind == decimal && r.note == note })
}

// learner finds out what a column holds, text by text.
type learner struct {
	decimalComma bool

	left    []reading // that read all so far; nil: nothing was seen
	seen    int       // values
	points  bool      // one of them has a point
	commas  bool      // one of them has a comma
	unknown int       // words for unknown values
	fewest  string    // one of them
}

func (l *learner) see(text string) {
	text = strings.TrimSpace(text)
	if text == "" {
		return
	}
	if isUnknown(text) {
		l.unknown, l.fewest = l.unknown+1, text
		return
	}
	if l.seen == 0 {
		l.left = readings(l.decimalComma)
	}
	l.seen++
	l.points = l.points || strings.Contains(text, ".")
	l.commas = l.commas || strings.Contains(text, ",")
	keep := l.left[:0]
	for _, r := range l.left {
		if _, ok := r.read(text); ok {
			keep = append(keep, r)
		}
	}
	l.left = keep
}

func (l *learner) isText() bool { return len(l.left) == 0 }

// column is what was learnt.
func (l *learner) column(name string) *column {
	c := &column{name: name}
	note := func(format string, args ...any) { c.notes = append(c.notes, name+": "+fmt.Sprintf(format, args...)) }
	days, months := false, false
	for _, r := range l.left {
		days = days || strings.HasPrefix(r.note, "dates are read as day/")
		months = months || strings.HasPrefix(r.note, "dates are read as month/")
	}
	switch {
	case l.isText():
		return c
	case days && months:
		note("no date says whether the day or the month is first: they are kept as text")
		return c
	case l.left[0].rival != "" && l.reads(l.left[0].rival) && (l.points || l.decimalComma && l.commas):
		note("no number says whether its point or comma parts thousands: they are kept as text")
		return c
	}
	r := l.left[0]
	c.kind, c.read, c.unknown = r.kind, r.read, l.unknown > 0
	if r.note != "" && !strings.HasSuffix(r.note, " as ") {
		note("%s", r.note)
	}
	if l.unknown > 0 {
		note("fields such as %q are NULL: %d of %d", l.fewest, l.unknown, l.seen+l.unknown)
	}
	return c
}

func (t *table) note(format string, args ...any) {
	t.notes = append(t.notes, t.path+": "+fmt.Sprintf(format, args...))
}
