package eval

import (
	"math"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
)

// PassAtK is the probability that one of k answers, drawn without putting back from n of which c are right, is right:
// 1 − C(n−c, k)/C(n, k), the unbiased estimate of pass@k (Chen et al. 2021, "Evaluating Large Language Models
// Trained on Code", eq. 1). It is NaN where fewer than k answers were sampled. The figure of a run is the mean over
// questions.
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

// Majority is the vote of maj@k by execution consensus (OmniSQL; SQL-Trail, section 4.3): results that are the same
// vote for one another, failed queries (nil) do not vote, and of groups of one size the one that came up first wins. It
// returns the first answer of that group, and how many are in it; −1 and 0 where every query failed.
//
// same says when results are one: result.MatchSet as OmniSQL has it; result.Agree is our own.
func Majority(results []*database.Result, same func(a, b *database.Result) bool) (winner, votes int) {
	winner = -1
	for _, group := range result.Group(results, same) {
		if len(group) > votes {
			winner, votes = group[0], len(group)
		}
	}
	return winner, votes
}
