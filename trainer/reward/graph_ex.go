package reward

import (
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/eval"
)

// The values of r_EX (Graph-Reward-SQL, appendix F).
const (
	graphCorrect      = 1.0
	graphIncorrect    = -0.3
	graphRuntimeError = -0.6
)

// GradedEX is r_EX(q̂, q*) (appendix F) of a prediction and what it returned, nil where it failed:
//
//	 1    correct execution: gold's result by the rule; a nil rule is eval.Strict
//	−0.3  incorrect execution
//	−0.6  runtime error
//	−1    syntax error: it is not one statement of the dialect
//
// A result that was cut is not gold's, which had room in the limits.
func GradedEX(d dialects.Dialect, sql string, pred, gold *dialects.Result, goldSQL string, rule eval.Rule) float64 {
	if rule == nil {
		rule = eval.Strict
	}
	if pred == nil {
		if _, err := sqltree.Parse(d, sql); graphSyntax(err) {
			return graphSyntaxError
		}
		return graphRuntimeError
	}
	if pred.Truncated || !rule(pred, gold, goldSQL) {
		return graphIncorrect
	}
	return graphCorrect
}
