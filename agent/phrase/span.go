package phrase

import (
	"math/big"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// span is the time between two dates in words, with the unit that it is counted in: "days from sent to due".
func (q *query) span(e *sqltree.Expr) (string, bool) {
	seconds := big.NewRat(1, 1) // of what e counts
	for (e.Op == "*" || e.Op == "/") && len(e.Args) == 2 && e.Args[1].Op == sqltree.OpNumber {
		n, ok := new(big.Rat).SetString(e.Args[1].Text)
		if !ok || n.Sign() == 0 {
			return "", false
		}
		if e.Op == "*" {
			n.Inv(n)
		}
		seconds.Mul(seconds, n)
		e = e.Args[0]
	}
	from, to, counts := between(e)
	if from == nil {
		return "", false
	}
	unit := spanUnits[seconds.Mul(seconds, big.NewRat(counts, 1)).RatString()]
	first, isFirst := q.label(from, nil)
	second, isSecond := q.label(to, nil)
	return unit + " from " + first + " to " + second, unit != "" && isFirst && isSecond
}

var spanUnits = map[string]string{"1": "seconds", "60": "minutes", "3600": "hours", "86400": "days", "604800": "weeks"}

// between are the dates that functions of the dialects count the time between, and how many seconds are one; nil of
// others.
func between(e *sqltree.Expr) (from, to *sqltree.Expr, counts int64) {
	const day = 86400
	if e.Op == sqltree.OpCall {
		switch {
		case e.Text == "datediff" && len(e.Args) == 2:
			return e.Args[1], e.Args[0], day
		case e.Text == "timestampdiff" && len(e.Args) == 3 && strings.EqualFold(e.Args[0].Text, "second"):
			return e.Args[1], e.Args[2], 1
		case e.Text == "extract" && len(e.Args) == 2 && strings.EqualFold(e.Args[0].Text, "epoch") && e.Args[1].Op == "-" && len(e.Args[1].Args) == 2:
			return e.Args[1].Args[1], e.Args[1].Args[0], 1
		}
		return nil, nil, 0
	}
	if e.Op != "-" || len(e.Args) != 2 {
		return nil, nil, 0
	}
	a, b := e.Args[0], e.Args[1]
	counts = map[string]int64{"julianday": day, "unixepoch": 1}[a.Text]
	if a.Op != sqltree.OpCall || b.Op != sqltree.OpCall || b.Text != a.Text || counts == 0 || len(a.Args) != 1 || len(b.Args) != 1 {
		return nil, nil, 0
	}
	return b.Args[0], a.Args[0], counts
}
