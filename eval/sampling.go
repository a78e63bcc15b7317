package eval

import (
	"math"

	"github.com/sqlagent/sqlagent/dialects/database"
)

// PassAtK is the probability that one of k answers, drawn without putting back from n of which c are right, is right:
// 1 − C(n−c, k)/C(n, k), the unbiased estimate of pass@k (Chen et al. 2021, "Evaluating Large Language Models
// Trained on Code", eq. 1). It is NaN where fewer than k answers were sampled. The figure of a run is the mean over questions.
func PassAtK(n, c, k int) float64 {
	if n < k || k < 1 || c < 0 || c > n {
		return math.NaN()
	}
	missed := 1.0 // the product of (n−c−i)/(n−i): no factorials to overflow
	for i := range k {
		missed *= float64(max(n-c-i, 0)) / float64(n-i)
	}
	return 1 - missed
}

// Majority is the vote of maj@k by execution consensus (OmniSQL; SQL-Trail, section 4.3): results that are the same vote
// for one another, failed queries (nil) do not vote, and of groups of one size the one that came up first wins. It returns
// the first answer of that group, and how many are in it; −1 and 0 where every query failed.
//
// same says when results are one: MatchSet as OmniSQL has it; a Match that does not ask for order is our own.
func Majority(results []*database.Result, same func(a, b *database.Result) bool) (winner, votes int) {
	winner = -1
	var firsts, sizes []int // of each group
next:
	for i, r := range results {
		if r == nil {
			continue
		}
		for g, first := range firsts {
			if same(results[first], r) {
				sizes[g]++
				continue next
			}
		}
		firsts, sizes = append(firsts, i), append(sizes, 1)
	}
	for g, size := range sizes {
		if size > votes {
			winner, votes = firsts[g], size
		}
	}
	return winner, votes
}
