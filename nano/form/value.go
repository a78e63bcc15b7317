package form

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
)

// Value is what a V pointer points to.
type Value struct {
	Text   string          // as the question has it
	Number string          // in digits, where it is a number: "5" of "five"
	Period *english.Period // where it is a date
	Unit   time.Duration   // of Number, where it is a length of time: a minute in "5 minutes"
	Scale  english.Scale   // of Number, where it is a length, a weight or a volume
	Cells  []Cell          // columns that hold it, spelled as they do
	Begun  bool            // the cells only begin with it: they may be meant
}

// IsNumber reports whether v is a number, and no date of one.
func (v Value) IsNumber() bool { return v.Number != "" && v.Period == nil }

// Cell is a value of a column as the database stores it.
type Cell struct {
	Column int // in Catalog.Columns
	Text   string
}

// SpelledIn is the spelling of v in a column: a cell that is v without regard to case, or else as the question has it.
func (v Value) SpelledIn(column int) string {
	for _, c := range v.Cells {
		if c.Column == column {
			return c.Text
		}
	}
	return v.Text
}

// HeldBy reports whether a column holds v.
func (v Value) HeldBy(column int) bool {
	return slices.ContainsFunc(v.Cells, func(c Cell) bool { return c.Column == column })
}

// MayContain reports whether some value of a text column has v in it, or may: where none that is known has a digit,
// none does.
func (c *Catalog) MayContain(column int, v Value) bool {
	if c.Columns[column].Kind != Text || v.HeldBy(column) {
		return c.Columns[column].Kind == Text
	}
	if !c.AllKnown(column) {
		return c.Columns[column].Digits || !strings.ContainsAny(v.Text, "0123456789")
	}
	for _, text := range c.profiles[column].Texts {
		if strings.Contains(strings.ToLower(text), strings.ToLower(v.Text)) {
			return true
		}
	}
	return false
}

// AllKnown reports whether the profile of a column has all its values.
func (c *Catalog) AllKnown(column int) bool {
	p := c.profiles[column]
	return p != nil && !p.Sampled && p.Distinct <= int64(len(p.Texts))
}

// mayHoldDigits reports whether some texts of a profile may be numbers: where none that is known has a digit, none is
// taken to be one.
func mayHoldDigits(p *schema.Profile) bool {
	if p == nil || len(p.Texts) == 0 {
		return true
	}
	for _, text := range p.Texts {
		if strings.ContainsAny(text, "0123456789") {
			return true
		}
	}
	return false
}

// Fits reports whether v may be compared with a column of a kind.
func (c *Catalog) Fits(v Value, kind Kind) bool {
	held := slices.ContainsFunc(v.Cells, func(cell Cell) bool { return c.Columns[cell.Column].Kind == kind })
	switch kind {
	case Number:
		return v.Number != "" || held
	case Time:
		return v.Period != nil || held
	}
	return true
}

// find is the place of the value that a literal of a query means when it is compared with a column (-1: with none).
// The spelling of a cell counts before the question's, an equal number or date after both.
func (c *Catalog) find(values []Value, literal string, column int) int {
	number, isNumber := new(big.Rat).SetString(literal)
	day, err := time.Parse(time.DateOnly, literal)
	for _, same := range []func(Value) bool{
		func(v Value) bool { return column >= 0 && v.HeldBy(column) && v.SpelledIn(column) == literal },
		func(v Value) bool { return v.Text == literal },
		func(v Value) bool { return strings.EqualFold(v.Text, literal) },
		func(v Value) bool {
			n, ok := new(big.Rat).SetString(c.number(v, column))
			return ok && isNumber && n.Cmp(number) == 0
		},
		func(v Value) bool {
			return v.Period != nil && err == nil && v.Period.From.Equal(day) && v.Period.To.Equal(day.AddDate(0, 0, 1))
		},
	} {
		if i := slices.IndexFunc(values, same); i >= 0 {
			return i
		}
	}
	return -1
}

// LiteralValue is the value that a literal alone says.
func LiteralValue(literal string) Value {
	v := Value{Text: literal}
	if english.IsNumber(literal) {
		v.Number = literal
	}
	if day, err := time.Parse(time.DateOnly, literal); err == nil {
		v.Period = &english.Period{From: day, To: day.AddDate(0, 0, 1)}
	}
	return v
}

// number is what v is in a column of numbers: in the unit that the column's name says, or, where it says none, a length
// of time in the unit in which it lies among the column's values.
func (c *Catalog) number(v Value, column int) string {
	if column >= 0 && v.Scale.Of != "" {
		return english.InScale(v.Number, v.Scale, c.Columns[column].Scale)
	}
	if v.Unit == 0 || column < 0 {
		return v.Number
	}
	n, ok := new(big.Rat).SetString(v.Number)
	if !ok {
		return v.Number
	}
	in := func(unit time.Duration) string {
		return english.Decimal(new(big.Rat).Mul(n, big.NewRat(int64(v.Unit), int64(unit))))
	}
	if own := c.units[column]; own > 0 {
		return in(own)
	}
	p := c.profiles[column]
	if p == nil {
		return v.Number
	}
	least, err := strconv.ParseFloat(p.Min, 64)
	most, err2 := strconv.ParseFloat(p.Max, 64)
	for _, unit := range []time.Duration{v.Unit, time.Minute, time.Second, time.Millisecond, time.Hour} {
		if f, err3 := strconv.ParseFloat(in(unit), 64); err == nil && err2 == nil && err3 == nil && least <= f && f <= most {
			return in(unit)
		}
	}
	return v.Number
}

func (v Value) isDay() bool { return v.Period.To.Equal(v.Period.From.AddDate(0, 0, 1)) }
