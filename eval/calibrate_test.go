package eval

import (
	"errors"
	"math"
	"testing"

	"github.com/sqlagent/sqlagent/agent"
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
	revised := append([]Outcome{{Attempt: Attempt{Votes: 5, Share: 0.6, Revised: agent.RevisedKept, Verdict: Right}}}, outcomes...)
	if _, err := Calibrate(revised, 0.05); !errors.Is(err, ErrRevised) {
		t.Errorf("%v, want ErrRevised", err)
	}
	if _, err := Calibrate(outcomes[:30], 0.05); !errors.Is(err, ErrFewAnswers) {
		t.Errorf("few answers: %v", err)
	}
}

// What a calibration comes to is counted on answers that it was not made of.
func TestHeldOut(t *testing.T) {
	var outcomes []Outcome
	for i := range 100 { // each fold has a fifth of every kind
		a := Attempt{Votes: 5, Share: 1, Verdict: Right}
		switch {
		case i/10 == 9:
			a.Verdict = Failed
		case i/10 == 8:
			a.Share, a.Verdict = 0.2, Wrong
		case i/10 == 7:
			a.Verdict = Wrong
		}
		outcomes = append(outcomes, Outcome{Attempt: a}, Outcome{Attempt: Attempt{Verdict: Skipped}})
	}
	if got, want := HeldOut(outcomes, 0.15, 5), (Sureness{Asked: 100, Right: 70, Wrong: 10, Unsure: 10, Failed: 10}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got, want := HeldOut(outcomes, 0.05, 5), (Sureness{Asked: 100, Unsure: 90, Failed: 10}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	one := []Outcome{{Attempt: Attempt{Votes: 5, Share: 1, Verdict: Right}}}
	if got, want := HeldOut(one, 0.1, 2), (Sureness{Asked: 1, Unsure: 1}); got != want { // of which nothing else tells
		t.Errorf("%+v, want %+v", got, want)
	}
}
