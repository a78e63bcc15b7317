package eval

import (
	"math"
	"math/bits"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/internal/testresult"
)

func TestPassAtK(t *testing.T) {
	for _, c := range []struct {
		n, c, k int
		want    float64
	}{
		{5, 2, 1, 0.4},
		{5, 2, 2, 0.7},  // 1 − C(3,2)/C(5,2) = 1 − 3/10
		{5, 2, 4, 1},    // no four without a right one
		{8, 1, 6, 0.75}, // 1 − C(7,6)/C(8,6) = 1 − 7/28
		{8, 0, 8, 0},
		{8, 8, 1, 1},
		{10000, 100, 1, 0.01},
		{10000, 1, 5000, 0.5},
	} {
		if got := PassAtK(c.n, c.c, c.k); !near(got, c.want) {
			t.Errorf("pass@%d of %d, %d right: %v, want %v", c.k, c.n, c.c, got, c.want)
		}
	}
	for _, c := range [][3]int{{4, 2, 5}, {4, 2, 0}, {4, 5, 1}, {4, -1, 1}} {
		if got := PassAtK(c[0], c[1], c[2]); !math.IsNaN(got) {
			t.Errorf("pass@k of n, c, k = %v is %v, want NaN", c, got)
		}
	}
	for n := 1; n <= 9; n++ { // by counting the subsets of size k that hold one of the first c
		for c := range n + 1 {
			for k := 1; k <= n; k++ {
				hit, all := 0, 0
				for set := range 1 << n {
					if bits.OnesCount(uint(set)) == k {
						all++
						hit += indicator(set&(1<<c-1) != 0)
					}
				}
				if got, want := PassAtK(n, c, k), float64(hit)/float64(all); !near(got, want) {
					t.Errorf("pass@%d of %d, %d right: %v, want %v", k, n, c, got, want)
				}
			}
		}
	}
}

func TestMajority(t *testing.T) {
	a, a2, b, none := testresult.Ints("1", "2"), testresult.Ints("2", "1"), testresult.Ints("1"), testresult.Rows(1)
	for _, c := range []struct {
		name          string
		results       []*database.Result
		winner, votes int
	}{
		{"most votes", []*database.Result{b, a, a2}, 1, 2},
		{"ties by the first", []*database.Result{b, a, a2, b}, 0, 2},
		{"failures do not vote", []*database.Result{nil, nil, nil, b}, 3, 1},
		{"an empty result does", []*database.Result{b, none, none}, 1, 2},
		{"all failed", []*database.Result{nil, nil}, -1, 0},
		{"nothing", nil, -1, 0},
	} {
		if winner, votes := Majority(c.results, result.MatchSet); winner != c.winner || votes != c.votes {
			t.Errorf("%s: %d with %d votes, want %d with %d", c.name, winner, votes, c.winner, c.votes)
		}
	}
	ordered := func(a, b *database.Result) bool { return result.Match(a, b, true) }
	if winner, votes := Majority([]*database.Result{a2, a, a}, ordered); winner != 1 || votes != 2 {
		t.Errorf("in order: %d with %d votes", winner, votes)
	}
}
