package eval

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
)

// Constant is the best that one can do who answers every question with the same value and never looks: a suite on which
// this is much is no measure.
type Constant struct {
	Answer   string `json:"answer"`   // as SQL writes it
	Right    int    `json:"right"`    // problems of which it is gold's whole result
	Accuracy Figure `json:"accuracy"` // of those that were attempted
}

// BestConstant is that of a run; nil where no gold is a single value, or nothing was attempted.
func BestConstant(outcomes []Outcome) *Constant {
	times := map[string]int{}
	attempted := 0
	best := Constant{}
	for _, o := range outcomes {
		if o.Verdict == Skipped {
			continue
		}
		attempted++
		if c := o.Constant; c != "" {
			times[c]++
			if n := times[c]; n > best.Right || n == best.Right && c < best.Answer {
				best.Answer, best.Right = c, n
			}
		}
	}
	if best.Right == 0 {
		return nil
	}
	best.Accuracy = Figure(float64(best.Right) / float64(attempted))
	return &best
}

// constant is the only value of a result, "" where it has others, or is binary.
func constant(r *database.Result) string {
	if len(r.Rows) != 1 || len(r.Rows[0]) != 1 {
		return ""
	}
	switch v := r.Rows[0][0].(type) {
	case nil:
		return "NULL"
	case string:
		return "'" + strings.ReplaceAll(v, "'", "''") + "'"
	case database.Blob:
		return ""
	default:
		return strings.TrimPrefix(result.Key(v), "n")
	}
}
