package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
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

// fittedOn is the suite that the votes of others are calibrated by, with a threshold that leaves so many of its
// questions answered wrongly.
const fittedOn, mostWrong = "voted", 0.05

// confidence writes what answers of a suite are worth as sqlagent gives them, when each seed was calibrated on another
// suite; nothing where no votes were cast, or none on that.
func confidence(w io.Writer, dir, name, turns string, all [][]eval.Outcome) error {
	if !slices.ContainsFunc(slices.Concat(all...), func(o eval.Outcome) bool { return o.Votes > 1 }) {
		return nil
	}
	fits, err := load(dir, name, fittedOn, turns)
	if err != nil || len(fits) != len(all) {
		return err
	}
	var n float64
	var sum trust
	for i, outcomes := range all {
		v, err := eval.Calibrate(fits[i], mostWrong)
		if errors.Is(err, eval.ErrFewAnswers) {
			continue
		}
		if err != nil {
			return err
		}
		t := trustOf(outcomes, v.Probability, v.MinConfidence)
		n++
		sum = trust{sum.right + t.right, sum.wrong + t.wrong, sum.brier + t.brier, sum.off + t.off}
	}
	if n > 0 {
		right, wrong := 100*sum.right/n, 100*sum.wrong/n
		fmt.Fprintf(w, "| %s | %.0f | %.1f | %.1f | %.1f | %.3f | %.3f |\n", name, n, right, wrong, 100-right-wrong, sum.brier/n, sum.off/n)
	}
	return nil
}

// trust is what probabilities of answers are worth.
type trust struct {
	right, wrong float64 // parts of all questions, answered with enough confidence
	brier        float64 // mean square of probability less outcome (Brier 1950)
	off          float64 // mean distance of probabilities from what was right among their like, in ten bins (ECE)
}

func trustOf(outcomes []eval.Outcome, of func(share float64) (float64, bool), least float64) (t trust) {
	type bin struct{ n, expected, right float64 }
	var bins [10]bin
	asked, answered := 0., 0.
	for _, o := range outcomes {
		if o.Verdict == eval.Skipped {
			continue
		}
		asked++
		p, ok := of(o.Share)
		if !ok || o.Verdict == eval.Failed {
			continue
		}
		is := indicator(o.Verdict == eval.Right)
		answered++
		if p >= least {
			t.right += is
			t.wrong += 1 - is
		}
		t.brier += (p - is) * (p - is)
		b := &bins[min(int(p*10), 9)]
		*b = bin{b.n + 1, b.expected + p, b.right + is}
	}
	for _, b := range bins {
		t.off += math.Abs(b.expected - b.right)
	}
	return trust{t.right / asked, t.wrong / asked, t.brier / answered, t.off / answered}
}
