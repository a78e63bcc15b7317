package main

import (
	"math"
	"testing"
)

func TestAUC(t *testing.T) {
	for _, c := range []struct {
		what                 string
		positives, negatives []example
		want                 estimate
	}{
		{"apart", []example{{0, 1}, {1, 0.9}}, []example{{0, 0.1}, {1, 0.2}}, estimate{1, 1, 1}},
		{"the wrong way round", []example{{0, 0.1}, {1, 0.2}}, []example{{0, 0.9}, {1, 0.8}}, estimate{0, 0, 0}},
		{"all alike", []example{{0, 1}, {1, 1}}, []example{{0, 1}, {1, 1}}, estimate{0.5, 0.5, 0.5}},
		// Of the six pairs 0.9 wins three; 0.5 wins one, ties one, loses one.
		{"mixed", []example{{0, 0.9}, {0, 0.5}}, []example{{0, 0.1}, {0, 0.5}, {0, 0.7}}, estimate{4.5 / 6, 4.5 / 6, 4.5 / 6}},
		// Database 7 alone has 1, database 9 alone 0, both together 3/4: half of all draws are of both.
		{"two databases", []example{{7, 1}, {9, 0.5}}, []example{{7, 0}, {9, 0.9}}, estimate{0.5 + 0.25, 0, 1}},
	} {
		if got := auc(c.positives, c.negatives, 1); got != c.want {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
	}
}

// TestInterval holds the interval against theory: with one pair of a positive and a negative in each of n databases,
// and scores that a coin decides, the area of n² pairs scatters by about the standard error of the Mann–Whitney
// statistic.
func TestInterval(t *testing.T) {
	const n = 60
	var positives, negatives []example
	for i := range n {
		positives = append(positives, example{i, math.Mod(float64(i)*0.618, 1)})
		negatives = append(negatives, example{i, math.Mod(float64(i)*0.414, 1)})
	}
	got := auc(positives, negatives, 1)
	// Under the null σ² = (n + n + 1) / (12·n·n) (Mann and Whitney 1947); 1.96σ on either side, within a third of it.
	want := 2 * 1.96 * math.Sqrt((2*n+1)/(12.0*n*n))
	if width := got.high - got.low; math.Abs(width-want) > want/3 || got.area < got.low || got.area > got.high {
		t.Errorf("%v is %.3f wide, want about %.3f", got, width, want)
	}
}
