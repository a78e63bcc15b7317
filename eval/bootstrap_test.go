package eval

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestPaired(t *testing.T) {
	// 100 problems: B gains 12, loses 2. The differences have mean 0.10 and variance (14 − 100·0.01)/100 = 0.13, so
	// that the bootstrap's standard error is √(0.13/100) ≈ 0.036 and the interval about 0.10 ± 0.07.
	a, b := make([]float64, 100), make([]float64, 100)
	for i := range 50 {
		a[i], b[i] = 1, 1
	}
	for i := 50; i < 62; i++ {
		b[i] = 1
	}
	b[0], b[1] = 0, 0
	c := Paired(a, b, 5)
	t.Logf("%+v", c)
	if !near(c.A, 0.5) || !near(c.B, 0.6) || !near(c.Difference, 0.1) || c.Problems != 100 {
		t.Errorf("means: %+v", c)
	}
	if math.Abs(c.Low-0.03) > 0.011 || math.Abs(c.High-0.17) > 0.011 { // one problem is 0.01
		t.Errorf("interval: %v to %v, want about 0.03 to 0.17", c.Low, c.High)
	}
	if c.P < 0.003 || c.P > 0.012 { // the normal distribution gives 0.0056 at 0.10/0.036
		t.Errorf("p is %v, want about 0.006", c.P)
	}
	if again := Paired(a, b, 5); again != c {
		t.Error("the same seed gives another answer")
	}
	if back := Paired(b, a, 5); !near(back.Difference, -c.Difference) || !near(back.Low, -c.High) || back.P != c.P {
		t.Errorf("the other way round: %+v", back)
	}
	if c := Paired(a, a, 5); c.Difference != 0 || c.P != 1 || c.Low != 0 || c.High != 0 {
		t.Errorf("a run with itself: %+v", c)
	}
	if c := Paired(nil, nil, 5); c != (Comparison{P: 1}) {
		t.Errorf("nothing: %+v", c)
	}
	if c := Paired([]float64{0}, []float64{1}, 5); c.Low != 1 || c.High != 1 || c.Difference != 1 {
		t.Errorf("one problem: %+v", c)
	}
}

// TestPairedIsCalibrated draws runs that do not differ: p must be below 0.05 about once in twenty times.
func TestPairedIsCalibrated(t *testing.T) {
	const seed, trials = 13, 60
	random := rand.New(rand.NewPCG(seed, 0))
	rejected, covered := 0, 0
	for n := range trials {
		a, b := make([]float64, 60), make([]float64, 60)
		for i := range a {
			a[i], b[i] = float64(random.IntN(2)), float64(random.IntN(2))
		}
		c := Paired(a, b, uint64(n))
		rejected += indicator(c.P < 0.05)
		covered += indicator(c.Low <= 0 && 0 <= c.High)
	}
	t.Logf("seed %d: of %d pairs without a difference %d rejected at 0.05, %d intervals hold 0", seed, trials, rejected, covered)
	if rejected > 9 || covered < 51 { // 3 are expected; 10 or more have a chance of 1 in 1,000
		t.Error("the test finds differences where there are none")
	}
}

// What is right but unsure counts for a comparison as it does for accuracy.
func TestCompareUnsure(t *testing.T) {
	of := func(question string, unsure bool) Outcome {
		return Outcome{Problem: Problem{Question: question}, Attempt: Attempt{Verdict: Right, Unsure: unsure}}
	}
	r := NewReport([]Outcome{of("1", false), of("2", true)})
	r.Compare([]Outcome{of("1", true), of("2", true)}, 0)
	if b := r.Baseline; b.A != 0 || b.B != 0.5 || b.B != *r.Total.Accuracy {
		t.Errorf("%+v with an accuracy of %v", b, *r.Total.Accuracy)
	}
}

func TestScores(t *testing.T) {
	q := func(db, question string, v Verdict) Outcome {
		return Outcome{Problem: Problem{DB: db, Question: question, Gold: "SELECT 1"}, Attempt: Attempt{Verdict: v}}
	}
	a := []Outcome{q("x/a.db", "1", Right), q("x/a.db", "2", Wrong), q("x/a.db", "3", Skipped), q("x/a.db", "4", Right), q("x/b.db", "1", Right), q("x/b.db", "1", Failed)}
	b := []Outcome{q("y/b.db", "1", Wrong), q("y/a.db", "3", Right), q("y/a.db", "2", Right), q("y/a.db", "1", Failed), q("y/b.db", "1", Right), q("y/a.db", "5", Right)}
	x, y, unpaired := paired(a, b)
	if !slices.Equal(x, []float64{1, 0, 1, 0}) || !slices.Equal(y, []float64{0, 1, 0, 1}) || unpaired != 4 {
		t.Errorf("%v, %v, %d unpaired", x, y, unpaired)
	}
}

func TestWilson(t *testing.T) {
	// Worked by hand: p = 0.5, n = 10, z² = 3.8415: (0.5 + 0.192073 ± 1.959964·√(0.025 + 0.009604)) / 1.384146.
	low, high := Wilson(5, 10)
	if math.Abs(low-0.236593) > 1e-4 || math.Abs(high-0.763407) > 1e-4 {
		t.Errorf("%v to %v", low, high)
	}
	if low, _ := Wilson(0, 3); low < -1e-9 {
		t.Errorf("below 0: %v", low)
	}
}
