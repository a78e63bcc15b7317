package eval

import (
	"math"
	"math/rand/v2"
	"path/filepath"
	"slices"
)

// resamples gives an interval's ends to about two digits, and P to 0.0001.
const resamples = 10_000

// Comparison is what can be said of two runs over the same problems.
type Comparison struct {
	Problems   int     `json:"problems"`
	A          float64 `json:"a"` // mean scores
	B          float64 `json:"b"`
	Difference float64 `json:"difference"` // B − A
	Low        float64 `json:"low"`        // the 95% confidence interval of Difference
	High       float64 `json:"high"`
	P          float64 `json:"p"` // two-sided: how likely so large a difference is where there is none
}

// Paired compares two runs by the paired bootstrap (Efron and Tibshirani 1993, chapters 13 and 16; for language tasks
// Koehn 2004): problems are drawn with putting back, each with its scores of both runs, so that what makes a
// problem hard for both cancels out. The interval is from the percentiles of the differences that come up; P is the
// share of them that lie at least as far from Difference as Difference lies from 0, with one added to both sides of the
// fraction, so that it is never 0 (Davison and Hinkley 1997, section 4.2). a[i] and b[i] are scores of one problem, 0
// or 1 for accuracy. The same seed gives the same answer. Without problems there is no difference: all are 0, and P is
// 1.
func Paired(a, b []float64, seed uint64) Comparison {
	n := len(a)
	differences := make([]float64, n)
	for i := range differences {
		differences[i] = b[i] - a[i]
	}
	c := Comparison{Problems: n, P: 1}
	if n == 0 {
		return c
	}
	c.A, _ = meanStd(a)
	c.B, _ = meanStd(b)
	c.Difference, _ = meanStd(differences)

	random := rand.New(rand.NewPCG(seed, 0))
	drawn := make([]float64, resamples)
	extreme := 1
	for r := range drawn {
		sum := 0.0
		for range n {
			sum += differences[random.IntN(n)]
		}
		drawn[r] = sum / float64(n)
		const rounding = 1e-12 // sums of the same scores in another order
		extreme += indicator(math.Abs(drawn[r]-c.Difference) >= math.Abs(c.Difference)-rounding)
	}
	slices.Sort(drawn)
	c.Low, c.High = percentile(drawn, 0.025), percentile(drawn, 0.975)
	c.P = float64(extreme) / float64(resamples+1)
	return c
}

// Wilson is the 95% score interval of a share (Wilson 1927): unlike ±1.96σ it stays within 0 and 1. n must be positive.
func Wilson(right, n int) (low, high float64) {
	const z = 1.959964
	p, size := float64(right)/float64(n), float64(n)
	middle := p + z*z/(2*size)
	half := z * math.Sqrt(p*(1-p)/size+z*z/(4*size*size))
	scale := 1 + z*z/size
	return (middle - half) / scale, (middle + half) / scale
}

// percentile is between the two nearest of sorted values, in proportion.
func percentile(sorted []float64, p float64) float64 {
	at := p * float64(len(sorted)-1)
	i := int(at)
	if i+1 == len(sorted) {
		return sorted[i]
	}
	return sorted[i] + (at-float64(i))*(sorted[i+1]-sorted[i])
}

// paired are the outcomes of two runs of a suite, paired by their problems, for Paired: 1 where right and not unsure,
// as a Tally counts, else 0. Problems that one run lacks, or that were skipped in one, cannot be compared; unpaired
// says how many outcomes these are, of both runs.
func paired(a, b []Outcome) (x, y []float64, unpaired int) {
	type problem struct{ db, question, gold string }
	of := func(o Outcome) problem { return problem{filepath.Base(o.DB), o.Question, o.Gold} }
	score := func(o Outcome) float64 { return float64(indicator(o.Verdict == Right && !o.Unsure)) }
	first := map[problem][]Outcome{} // a suite may ask twice
	for _, o := range a {
		first[of(o)] = append(first[of(o)], o)
	}
	for _, o := range b {
		waiting := first[of(o)]
		if len(waiting) == 0 {
			continue
		}
		first[of(o)] = waiting[1:]
		if o.Verdict != Skipped && waiting[0].Verdict != Skipped {
			x = append(x, score(waiting[0]))
			y = append(y, score(o))
		}
	}
	return x, y, len(a) + len(b) - 2*len(x)
}
