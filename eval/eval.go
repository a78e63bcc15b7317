// Package eval measures answers: whether a predicted query's result is the gold query's, how near it comes, how hard
// the question was, and what a run of many questions adds up to.
//
// This file has the house's own rule; package result says when two results are one.
//
//   - published measures, one a file: spider.go, testsuite.go, bird.go, ves.go, paverl.go, trail.go, mismatch.go,
//     turns.go
//   - what is graded: suite.go has problems, which entries.go reads from published files, with foreign.go for other
//     programs' encodings and rewarded.go for trainers' data; grade.go asks and judges
//   - a whole run: report.go, difficulty.go, sampling.go (several answers to a question), bootstrap.go (intervals),
//     constant.go (the best answer without looking), calibrate.go (what agreement is worth)
package eval

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/dialects/lex"
)

// Rule is execution accuracy (EX): whether a predicted result is as good as gold's. The gold query says whether the
// order of rows counts. Strict, Spider and BIRD are rules.
type Rule func(pred, gold *database.Result, goldSQL string) bool

// Grader says when an answer is right.
type Grader struct {
	Rule Rule
	// Prepare rewrites both queries before they run; nil: they run as they are.
	Prepare func(sql string) string
}

// Graders are those of Grade, by name: our own, that of Spider's script as people run it (TestSuite), and BIRD's.
var Graders = map[string]Grader{"strict": {Rule: Strict}, "spider": TestSuite{}.Grader(), "bird": {Rule: BIRD}}

// Strict is our rule (EX): result.Match, in gold's order where gold has an ORDER BY of its own.
func Strict(pred, gold *database.Result, goldSQL string) bool {
	return result.Match(pred, gold, Ordered(goldSQL))
}

// Ordered reports whether a query has an ORDER BY of its own: outside parentheses, quotes and comments.
func Ordered(sql string) bool {
	depth, last := 0, ""
	for t := range lex.Tokens("", sql) {
		switch {
		case t.Blank():
			continue
		case t.Text == "(":
			depth++
		case t.Text == ")":
			depth--
		case depth == 0 && strings.EqualFold(last, "order") && strings.EqualFold(t.Text, "by"):
			return true
		}
		last = t.Text
	}
	return false
}
