package idiom

import (
	"math/big"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Share is the conditions of a share of the rows in percent, in the ways that people write it: 100.0 * SUM(conditions)
// / COUNT(*), AVG(CASE WHEN conditions THEN 1.0 ELSE 0 END) * 100, AVG(CASE WHEN conditions THEN 100.0 ELSE 0 END) and
// the like; nil of others.
func Share(x *sqltree.Expr) *sqltree.Expr {
	factor := big.NewRat(1, 1)
	var rows, parts int // COUNT(*) that it is divided by, and what is left of the factors
	var conditions *sqltree.Expr
	var read func(x *sqltree.Expr, divided bool)
	read = func(x *sqltree.Expr, divided bool) {
		switch {
		case x.Op == "/" && !isFractional(x.Args[0]): // whole numbers, whose quotient is cut
			parts++
		case (x.Op == sqltree.OpStar || x.Op == "/") && len(x.Args) == 2:
			read(x.Args[0], divided)
			read(x.Args[1], divided != (x.Op == "/"))
		case x.Op == sqltree.OpCast && len(x.Args) == 1 && fractional.MatchString(x.Text):
			read(x.Args[0], divided)
		case x.Op == sqltree.OpNumber && !divided:
			if n, ok := new(big.Rat).SetString(x.Text); ok {
				factor.Mul(factor, n)
			}
		case divided && countsRows(x):
			rows++
		case !divided && conditions == nil:
			var of string
			var n *big.Rat
			if of, n, conditions = indicated(x); conditions != nil {
				factor.Mul(factor, n)
			}
			if of == "avg" {
				rows++ // it is divided by them
			}
			parts++
		default:
			parts++
		}
	}
	if read(x, false); conditions == nil || parts != 1 || rows != 1 || factor.Cmp(big.NewRat(100, 1)) != 0 {
		return nil
	}
	return conditions
}

// isFractional reports whether an expression is no whole number by how it is written.
func isFractional(x *sqltree.Expr) bool {
	for y := range x.All() {
		if y.Op == sqltree.OpNumber && strings.Contains(y.Text, ".") || y.Op == sqltree.OpCast && fractional.MatchString(y.Text) ||
			y.Op == sqltree.OpCall && y.Text == "avg" {
			return true
		}
	}
	return false
}

// countsRows reports whether x is COUNT(*).
func countsRows(x *sqltree.Expr) bool {
	return x.Op == sqltree.OpCall && x.Text == "count" && x.Call == nil && len(x.Args) == 1 && x.Args[0].Op == sqltree.OpStar && len(x.Args[0].Args) == 0
}

// indicated is the aggregate that counts the rows with some conditions, or averages n and 0 over them: SUM(conditions),
// COUNT(CASE WHEN conditions THEN 1 END).
func indicated(x *sqltree.Expr) (aggregate string, n *big.Rat, conditions *sqltree.Expr) {
	if x.Op != sqltree.OpCall || x.Call != nil || len(x.Args) != 1 {
		return "", nil, nil
	}
	arg := x.Args[0]
	if compares[arg.Op] && x.Text == "sum" { // an average leaves out the rows where it is NULL
		return x.Text, big.NewRat(1, 1), arg
	}
	if arg.Op != sqltree.OpCase || len(arg.Args) == 0 || len(arg.Args) > 2 || arg.Args[0].Op != sqltree.OpWhen {
		return "", nil, nil
	}
	then := arg.Args[0].Args[1]
	n, ok := new(big.Rat).SetString(then.Text)
	if !ok || then.Op != sqltree.OpNumber || x.Text == "count" && n.Cmp(big.NewRat(1, 1)) != 0 {
		return "", nil, nil
	}
	otherwise := len(arg.Args) == 2 && arg.Args[1].Op == sqltree.OpElse
	switch {
	case x.Text == "count" && len(arg.Args) == 1: // a sum of none is NULL
	case (x.Text == "sum" || x.Text == "avg") && otherwise && isZero(arg.Args[1].Args[0]):
	default:
		return "", nil, nil
	}
	return x.Text, n, arg.Args[0].Args[0]
}

func isZero(x *sqltree.Expr) bool {
	n, ok := new(big.Rat).SetString(x.Text)
	return ok && x.Op == sqltree.OpNumber && n.Sign() == 0
}

// compares are the conditions that MySQL and SQLite add as 1 and 0.
var compares = map[sqltree.Op]bool{
	sqltree.OpEqual: true, sqltree.OpNotEqual: true, sqltree.OpLess: true, sqltree.OpGreater: true, sqltree.OpLessEq: true, sqltree.OpGreaterEq: true,
}
