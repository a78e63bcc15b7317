package agent

import (
	"slices"
	"testing"
)

// Votes of one order come together, the greedy one first.
func TestVotesComeByOrder(t *testing.T) {
	three := Protocol{Orders: func(votes int) int { return (votes + 2) / 3 }}
	for _, c := range []struct {
		p    Protocol
		want []int
	}{
		{three, []int{0, 3, 6, 1, 4, 7, 2, 5}},
		{Protocol{}, []int{0, 1, 2, 3, 4, 5, 6, 7}},
	} {
		if got := c.p.byOrder(8); !slices.Equal(got, c.want) {
			t.Errorf("8 votes come as %v, want %v", got, c.want)
		}
	}
}
