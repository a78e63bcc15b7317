package form

import (
	"math/big"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/english"
)

// A span is the time from one date to another: "minus C C" of two columns of dates is how long after the second the
// first is, in the unit of time that the question speaks of, else in days.

const secondsOfDay = 86400

// spanUnits are the units of time that a question may want a span in, in seconds.
var spanUnits = map[string]int64{"second": 1, "sec": 1, "minut": 60, "min": 60, "hour": 3600, "hr": 3600, "day": secondsOfDay, "week": 7 * secondsOfDay}

// spanUnit is the unit that the question speaks of, in seconds: the first that it says.
func (p *Prompt) spanUnit() int64 {
	for _, s := range p.Question {
		if s.Value >= 0 && p.Values[s.Value].Unit > 0 {
			return max(1, int64(p.Values[s.Value].Unit.Seconds()))
		}
		for _, word := range strings.Fields(s.Text) {
			if unit := spanUnits[english.Stem(word)]; unit > 0 {
				return unit
			}
		}
	}
	return secondsOfDay
}

// span writes the time from date b to date a in the question's unit.
func (s *selection) span(a, b operand) operand {
	unit := s.spanUnit()
	days := !s.hasClock(a.column) && !s.hasClock(b.column)
	call := func(name string, args ...*sqltree.Expr) *sqltree.Expr {
		return &sqltree.Expr{Op: sqltree.OpCall, Text: name, Args: args}
	}
	minus := func(a, b *sqltree.Expr) *sqltree.Expr {
		return &sqltree.Expr{Op: operators[Minus], Args: []*sqltree.Expr{a, b}}
	}
	text := func(t string) *sqltree.Expr { return &sqltree.Expr{Op: sqltree.OpString, Text: t} }
	var of *sqltree.Expr
	counts := int64(1) // what it counts, in seconds
	switch d := s.Schema.Dialect; {
	case days && d == dialects.SQLite:
		of, counts = minus(call("julianday", a.Expr), call("julianday", b.Expr)), secondsOfDay
	case days && d == dialects.MySQL:
		of, counts = call("datediff", a.Expr, b.Expr), secondsOfDay
	case days:
		of, counts = minus(a.Expr, b.Expr), secondsOfDay
	case d == dialects.SQLite:
		of = minus(call("unixepoch", a.Expr), call("unixepoch", b.Expr))
	case d == dialects.MySQL:
		of = call("timestampdiff", text("second"), b.Expr, a.Expr)
	default:
		of = call("extract", text("epoch"), minus(a.Expr, b.Expr))
	}
	switch {
	case unit > counts:
		of = &sqltree.Expr{Op: operators[Div], Args: []*sqltree.Expr{of, number(big.NewInt(unit/counts).String() + ".0")}}
	case unit < counts:
		of = &sqltree.Expr{Op: operators[Times], Args: []*sqltree.Expr{of, number(big.NewInt(counts / unit).String())}}
	}
	return operand{of, Number, -1, a.unset || b.unset, false}
}

// spanOf reads a span in the question's unit, as people and Decode write it; nil of others.
func (c *core) spanOf(x *sqltree.Expr) []Token {
	factor := big.NewRat(1, 1)
	for (x.Op == operators[Times] || x.Op == operators[Div]) && len(x.Args) == 2 {
		n, ok := new(big.Rat).SetString(x.Args[1].Text)
		if !ok || n.Sign() == 0 || x.Args[1].Op != sqltree.OpNumber {
			return nil
		}
		if x.Op == operators[Div] {
			n.Inv(n)
		}
		factor.Mul(factor, n)
		x = x.Args[0]
	}
	a, b, counts := c.dates(x)
	if a == nil || factor.Cmp(big.NewRat(counts, c.spanUnit())) != 0 {
		return nil
	}
	return slices.Concat([]Token{Minus}, c.column(a), c.column(b))
}

// dates are the two columns of dates between which x is, and what x counts, in seconds.
func (c *core) dates(x *sqltree.Expr) (a, b *sqltree.Expr, counts int64) {
	of := func(x *sqltree.Expr, function string) *sqltree.Expr {
		if function != "" {
			if x.Op != sqltree.OpCall || x.Text != function || len(x.Args) != 1 {
				return nil
			}
			x = x.Args[0]
		}
		if column := c.compared(x); column < 0 || x.Op != sqltree.OpColumn || c.Columns[column].Kind != Time {
			return nil
		}
		return x
	}
	between := func(x *sqltree.Expr, function string) bool {
		if x.Op != operators[Minus] || len(x.Args) != 2 {
			return false
		}
		a, b = of(x.Args[0], function), of(x.Args[1], function)
		return a != nil && b != nil
	}
	switch {
	case between(x, "julianday"), between(x, "") && c.Schema.Dialect == dialects.Postgres && !c.hasClock(c.compared(a)) && !c.hasClock(c.compared(b)):
		return a, b, secondsOfDay
	case between(x, "unixepoch"):
		return a, b, 1
	case x.Op == sqltree.OpCall && x.Text == "datediff" && len(x.Args) == 2 && c.Schema.Dialect == dialects.MySQL:
		if a, b = of(x.Args[0], ""), of(x.Args[1], ""); a != nil && b != nil && !c.hasClock(c.compared(a)) && !c.hasClock(c.compared(b)) {
			return a, b, secondsOfDay
		}
	case x.Op == sqltree.OpCall && x.Text == "timestampdiff" && len(x.Args) == 3 && strings.EqualFold(x.Args[0].Text, "second"):
		if a, b = of(x.Args[2], ""), of(x.Args[1], ""); a != nil && b != nil {
			return a, b, 1
		}
	case x.Op == sqltree.OpCall && x.Text == "extract" && len(x.Args) == 2 && strings.EqualFold(x.Args[0].Text, "epoch") && between(x.Args[1], ""):
		return a, b, 1
	}
	return nil, nil, 0
}
