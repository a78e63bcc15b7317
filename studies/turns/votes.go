package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"github.com/sqlagent/sqlagent/eval"
)

// agreement writes what the share of votes that agree is worth, the mean of the seeds; nothing where none were cast.
func agreement(w io.Writer, name string, all [][]eval.Outcome) {
	var area, certain, n float64
	for _, outcomes := range all {
		asked := slices.DeleteFunc(slices.Clone(outcomes), func(o eval.Outcome) bool { return o.Verdict == eval.Skipped })
		if !slices.ContainsFunc(asked, func(o eval.Outcome) bool { return o.Share > 0 }) {
			continue
		}
		slices.SortFunc(asked, func(a, b eval.Outcome) int { return cmp.Compare(b.Share, a.Share) })
		n++
		area += areaUnderROC(asked)
		certain += float64(mostRight(asked, 0.05))
	}
	if n > 0 {
		fmt.Fprintf(w, "| %s | %.0f | %.3f | %.1f |\n", name, n, area/n, certain/n)
	}
}

// areaUnderROC is the chance that a right answer has a greater share than one that is not right, equal ones counted by
// half. Shares fall.
func areaUnderROC(sorted []eval.Outcome) float64 {
	above, pairs, right := 0., 0., 0. // right answers so far, with greater shares
	for at := 0; at < len(sorted); {
		hits, misses, end := tally(sorted, at)
		above += misses * (right + hits/2)
		right, at = right+hits, end
		pairs += misses
	}
	return above / (pairs * right)
}

// mostRight is how many answers are right where a threshold lets at most some part of those that are given be wrong.
func mostRight(sorted []eval.Outcome, wrong float64) (most int) {
	right, all := 0., 0.
	for at := 0; at < len(sorted); {
		hits, misses, end := tally(sorted, at)
		right, all, at = right+hits, all+hits+misses, end
		if all-right <= wrong*all {
			most = int(right)
		}
	}
	return most
}

// tally counts the answers from at whose share is the same: no threshold parts them.
func tally(sorted []eval.Outcome, at int) (right, others float64, end int) {
	for end = at; end < len(sorted) && sorted[end].Share == sorted[at].Share; end++ {
		right += indicator(sorted[end].Verdict == eval.Right)
	}
	return right, float64(end-at) - right, end
}
