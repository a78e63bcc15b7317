package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
)

// example is a pair's score, with the database that it is of.
type example struct {
	database int
	score    float64
}

// estimate is an area under the ROC curve with its 95% confidence interval.
type estimate struct{ area, low, high float64 }

func (e estimate) String() string {
	return fmt.Sprintf("%.3f (%.3f–%.3f)", e.area, e.low, e.high)
}

// wins is how often a positive of one database scores above a negative of another, ties half.
type wins struct {
	won                [][]float64 // [positives' database][negatives' database]
	positive, negative []float64   // examples of each database
}

func count(positives, negatives []example, databases int) wins {
	w := wins{make([][]float64, databases), make([]float64, databases), make([]float64, databases)}
	for i := range w.won {
		w.won[i] = make([]float64, databases)
	}
	for _, p := range positives {
		w.positive[p.database]++
		row := w.won[p.database]
		for _, n := range negatives {
			switch {
			case p.score > n.score:
				row[n.database]++
			case p.score == n.score:
				row[n.database] += 0.5
			}
		}
	}
	for _, n := range negatives {
		w.negative[n.database]++
	}
	return w
}

// area is the share of pairs of a positive and a negative in which the positive scores higher (the Mann–Whitney
// statistic, which is the area under the ROC curve), each database taken as often as times says; false where a class is
// empty.
func (w wins) area(times []float64) (float64, bool) {
	won, positive, negative := 0.0, 0.0, 0.0
	for i, row := range w.won {
		positive += times[i] * w.positive[i]
		negative += times[i] * w.negative[i]
		if times[i] == 0 || w.positive[i] == 0 {
			continue
		}
		for j, n := range row {
			won += times[i] * times[j] * n
		}
	}
	if positive == 0 || negative == 0 {
		return 0, false
	}
	return won / (positive * negative), true
}

// resamples is how often databases are redrawn.
const resamples = 1000

// auc is the area under the ROC curve. The interval is the bootstrap's, by percentiles, over databases drawn with
// putting back: pairs of one database are alike, so that drawing pairs would make it too narrow.
func auc(positives, negatives []example, seed uint64) estimate {
	place := map[int]int{}
	numbered := func(examples []example) []example {
		out := slices.Clone(examples)
		for i := range out {
			n, ok := place[out[i].database]
			if !ok {
				n = len(place)
				place[out[i].database] = n
			}
			out[i].database = n
		}
		return out
	}
	positives, negatives = numbered(positives), numbered(negatives)
	n := len(place)
	w := count(positives, negatives, n)
	once := slices.Repeat([]float64{1}, n)
	var e estimate
	e.area, _ = w.area(once)
	r := rand.New(rand.NewPCG(seed, 2))
	var drawn []float64
	for range resamples {
		times := make([]float64, n)
		for range n {
			times[r.IntN(n)]++
		}
		if a, ok := w.area(times); ok {
			drawn = append(drawn, a)
		}
	}
	if len(drawn) > 0 {
		slices.Sort(drawn)
		e.low, e.high = drawn[len(drawn)*25/1000], drawn[len(drawn)*975/1000]
	}
	return e
}
