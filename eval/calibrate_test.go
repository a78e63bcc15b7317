package eval

import (
	"errors"
	"math"
	"testing"
)

// Shares of 0.2, 0.4, 0.6, 0.8 and 1, twenty answers each, of which 2, 10, 8, 16 and 19 are right: the two in the
// middle do not rise, and are pooled to 18 of 40.
func TestCalibrate(t *testing.T) {
	var outcomes []Outcome
	add := func(n int, a Attempt) {
		for range n {
			outcomes = append(outcomes, Outcome{Attempt: a})
		}
	}
	for i, right := range []int{2, 10, 8, 16, 19} {
		share := float64(i+1) / 5
		add(right, Attempt{Votes: 5, Share: share, Verdict: Right})
		add(20-right, Attempt{Votes: 5, Share: share, Verdict: Wrong})
	}
	add(20, Attempt{Votes: 5, Verdict: Failed})
	add(7, Attempt{Verdict: Skipped})
	v, err := Calibrate(outcomes, 0.05) // 6 of 120 that were asked
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ share, want float64 }{{0, 0.1}, {0.2, 0.1}, {0.5, 0.45}, {0.35, 0.275}, {0.8, 0.8}, {0.9, 0.875}, {1, 0.95}} {
		if p, ok := v.Probability(c.share); !ok || math.Abs(p-c.want) > 1e-9 {
			t.Errorf("share %v: %v, want %v", c.share, p, c.want)
		}
	}
	// One wrong answer at 1 and four at 0.8 are fewer than 6; those at 0.6 are too many.
	if v.Votes != 5 || v.MinConfidence <= 0.56 || v.MinConfidence > 0.8 {
		t.Errorf("%+v", v)
	}
	if p, _ := v.Probability(0.6); p >= v.MinConfidence {
		t.Errorf("an answer of a share of 0.6 (%v) is not unsure (%v)", p, v.MinConfidence)
	}
	if _, err := Calibrate(outcomes[:30], 0.05); !errors.Is(err, ErrFewAnswers) {
		t.Errorf("few answers: %v", err)
	}
}
