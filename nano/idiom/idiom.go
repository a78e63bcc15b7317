// Package idiom reads what people write in several ways as one thing, of the trees alone: membership as IN and as
// EXISTS (exists.go), a share of the rows in percent (share.go), members of a SET (member.go), parts of dates,
// divisions that are not cut. Package form has one place for each.
package idiom

import (
	"regexp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Uncut is x without what keeps a division by whole numbers from being cut: 1.0 times it, or a cast.
func Uncut(x *sqltree.Expr) *sqltree.Expr {
	switch {
	case x.Op == sqltree.OpStar && len(x.Args) == 2 && isFraction(x.Args[0]):
		return x.Args[1]
	case x.Op == sqltree.OpStar && len(x.Args) == 2 && isFraction(x.Args[1]):
		return x.Args[0]
	case x.Op == sqltree.OpCast && len(x.Args) == 1 && fractional.MatchString(x.Text):
		return x.Args[0]
	}
	return x
}

var fractional = regexp.MustCompile(`(?i)^(real|float|double|numeric|decimal)`)

// isFraction reports whether x is 1.0, times which a whole number is one that a division does not cut.
func isFraction(x *sqltree.Expr) bool { return x.Op == sqltree.OpNumber && x.Text == "1.0" }

// DatePart recognises the year, month or day of something, as the dialects write it.
func DatePart(x *sqltree.Expr) (part string, of *sqltree.Expr) {
	if x.Op == sqltree.OpCast && len(x.Args) == 1 && strings.Contains(x.Text, "int") {
		x = x.Args[0]
	}
	if x.Op != sqltree.OpCall {
		return "", nil
	}
	switch {
	case len(x.Args) == 1:
		switch x.Text {
		case "year":
			return "year", x.Args[0]
		case "month":
			return "month", x.Args[0]
		case "day", "dayofmonth":
			return "day", x.Args[0]
		}
	case len(x.Args) == 2 && x.Args[0].Op == sqltree.OpString:
		switch x.Text + " " + strings.ToLower(x.Args[0].Text) {
		case "strftime %y", "extract year", "date_part year":
			if x.Args[0].Text == "%y" {
				return "", nil // two digits
			}
			return "year", x.Args[1]
		case "strftime %m", "extract month", "date_part month":
			if x.Args[0].Text == "%M" {
				return "", nil // minutes
			}
			return "month", x.Args[1]
		case "strftime %d", "extract day", "date_part day":
			return "day", x.Args[1]
		}
	}
	return "", nil
}

// MonthOfYear is what something is a month of, each year having its own ("1997-05"), as the dialects write it; nil: it
// is none.
func MonthOfYear(x *sqltree.Expr) *sqltree.Expr {
	if x.Op != sqltree.OpCall || len(x.Args) != 2 {
		return nil
	}
	format, of := x.Args[1], x.Args[0]
	if x.Text == "strftime" {
		format, of = of, format
	}
	if format.Op != sqltree.OpString {
		return nil
	}
	switch x.Text + " " + format.Text {
	case "strftime %Y-%m", "date_format %Y-%m", "to_char YYYY-MM":
		return of
	}
	return nil
}

// WithoutNotNull is a query that NOT IN asks without the condition that its column is not NULL, which Decode puts
// there.
func WithoutNotNull(q *sqltree.Query) *sqltree.Query {
	b, ok := q.Body.(*sqltree.Select)
	if !ok || len(b.Items) != 1 || b.Items[0].Expr.Op != sqltree.OpColumn {
		return q
	}
	item := b.Items[0].Expr
	rest := slices.DeleteFunc(slices.Clone(sqltree.Conjuncts(b.Where)), func(x *sqltree.Expr) bool {
		if x.Op != sqltree.OpNot || x.Args[0].Op != sqltree.OpIsNull {
			return false
		}
		of := x.Args[0].Args[0]
		return of.Op == sqltree.OpColumn && strings.EqualFold(of.Text, item.Text) && of.Of == item.Of
	})
	if len(rest) == len(sqltree.Conjuncts(b.Where)) {
		return q
	}
	body, query := *b, *q
	body.Where = sqltree.Conjunction(rest)
	query.Body = &body
	return &query
}
