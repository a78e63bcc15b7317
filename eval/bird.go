package eval

import (
	"math"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
)

// BIRD is the rule of BIRD's EX (calculate_ex of bird-bench/mini_dev): result.MatchSet.
func BIRD(pred, gold *database.Result, _ string) bool { return result.MatchSet(pred, gold) }

// SoftF1 is BIRD's Soft-F1 (calculate_f1_score and calculate_row_match of bird-bench/mini_dev, evaluation_f1.py), from
// 0 to 1. Duplicate rows are dropped, the remaining ones compared pair by pair in their order, without regard to
// the order of columns: of a pair, the share of predicted cells that gold's row has is tp, that of those it has not is
// fp, that of gold's cells which the predicted row has not is fn, each in gold's columns; an unpaired row is 1 fn or 1
// fp.
//
// A prediction that fails has no result and counts 0; the published figure is the mean over all questions × 100.
func SoftF1(pred, gold *database.Result) float64 {
	if len(pred.Rows) == 0 && len(gold.Rows) == 0 {
		return 1
	}
	p, g := result.Encode(pred, gold)
	p, g = p.Unique(), g.Unique()
	var tp, fp, fn float64
	for i := range min(len(p), len(g)) {
		columns := float64(len(g[i]))
		for _, c := range p[i] {
			if slices.Contains(g[i], c) {
				tp += 1 / columns
			} else {
				fp += 1 / columns
			}
		}
		for _, c := range g[i] {
			if !slices.Contains(p[i], c) {
				fn += 1 / columns
			}
		}
	}
	fp += float64(max(0, len(p)-len(g)))
	fn += float64(max(0, len(g)-len(p)))
	if tp == 0 {
		return 0
	}
	precision, recall := tp/(tp+fp), tp/(tp+fn)
	return 2 * precision * recall / (precision + recall)
}

// TimeRatio is how many times faster a right prediction is than gold, from as many runs of both, taken in turn: the
// mean of the ratios gold/prediction within three standard deviations (iterated_execute_sql and clean_abnormal of
// bird-bench/mini_dev, evaluation_ves.py, which runs both 100 times). Where all ratios are the same, the script
// divides by zero and here that ratio is the answer.
func TimeRatio(pred, gold []time.Duration) float64 {
	ratios := make([]float64, min(len(pred), len(gold)))
	for i := range ratios {
		ratios[i] = float64(gold[i]) / float64(max(pred[i], 1)) // a clock that ticks too slowly says 0
	}
	center, deviation := meanStd(ratios)
	var kept []float64
	for _, r := range ratios {
		if math.Abs(r-center) < 3*deviation {
			kept = append(kept, r)
		}
	}
	if len(kept) == 0 {
		return center
	}
	mean, _ := meanStd(kept)
	return mean
}

// VESReward is the reward of a prediction by its time ratio; 0 represents one that is not right.
func VESReward(ratio float64) float64 {
	switch {
	case ratio >= 2:
		return 1.25
	case ratio >= 1:
		return 1
	case ratio >= 0.5:
		return 0.75
	case ratio >= 0.25:
		return 0.5
	case ratio > 0:
		return 0.25
	}
	return 0
}

// RVES is BIRD's reward-based valid efficiency score (compute_ves): the mean of √reward × 100 over all questions.
// Without questions it is NaN.
func RVES(rewards []float64) float64 {
	sum := 0.0
	for _, r := range rewards {
		sum += math.Sqrt(r) * 100
	}
	return sum / float64(len(rewards))
}

// meanStd are the mean and the standard deviation over all x (population, not sample: numpy's default); NaN of none.
func meanStd(x []float64) (mean, std float64) {
	for _, v := range x {
		mean += v
	}
	mean /= float64(len(x))
	for _, v := range x {
		std += (v - mean) * (v - mean)
	}
	return mean, math.Sqrt(std / float64(len(x)))
}
