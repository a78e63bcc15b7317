// Package eval measures answers: whether a predicted query's result is the gold query's, how near it comes, how hard
// the question was, and what a run of many questions adds up to.
//
// There is one file for each published measure: spider.go, testsuite.go, bird.go, ves.go, paverl.go, trail.go;
// sampling.go for several answers to one question, difficulty.go, bootstrap.go and report.go for whole runs. This file
// has the house's own rule, value.go says when two cells are equal.
package eval

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// Rule is execution accuracy (EX): whether a predicted result is as good as gold's. The gold query says whether the
// order of rows counts. Strict, Spider and BIRD are rules.
type Rule func(pred, gold *database.Result, goldSQL string) bool

// Strict is our rule: Match, in gold's order where gold has an ORDER BY of its own.
func Strict(pred, gold *database.Result, goldSQL string) bool {
	return Match(pred, gold, Ordered(goldSQL))
}

// Match is our strict execution match (EX): the same columns in the same order, the same rows as a multiset, and
// in gold's order where ordered. Whole numbers are equal by value, whatever their type, because one engine sums in
// integers what another sums in floats; a number that is not whole is equal to another within a relative 1e-6. Text
// compares exactly, booleans are no numbers, NULL is NULL and NaN is NaN.
func Match(pred, gold *database.Result, ordered bool) bool {
	if len(pred.Columns) != len(gold.Columns) || len(pred.Rows) != len(gold.Rows) {
		return false
	}
	p, g := encode(pred, gold, nearby(pred, gold))
	if !ordered {
		return sameRows(p, g)
	}
	for i := range p {
		if key(p[i]) != key(g[i]) {
			return false
		}
	}
	return true
}

// Ordered reports whether a query has an ORDER BY of its own: outside parentheses, quotes and comments.
func Ordered(sql string) bool {
	depth, last := 0, ""
	for l := range lexemes(sql) {
		switch {
		case l.kind == space || l.kind == comment:
			continue
		case l.text == "(":
			depth++
		case l.text == ")":
			depth--
		case depth == 0 && strings.EqualFold(last, "order") && strings.EqualFold(l.text, "by"):
			return true
		}
		last = l.text
	}
	return false
}
