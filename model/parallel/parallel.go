// Package parallel shares the loops of one operation out among as many workers as may run at the same time. What a loop
// computes does not depend on how many there are, nor on who takes what: that is what makes results bit-identical.
package parallel

import (
	"runtime"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// Workers is how many goroutines share one operation.
func Workers() int { return runtime.GOMAXPROCS(0) }

// For splits [0, n) into one contiguous range per worker and waits for all of them.
func For(n int, f func(lo, hi int)) {
	w := max(min(Workers(), n), 1)
	gemm.Fork(w, func(i int) { f(n*i/w, n*(i+1)/w) })
}

// Each calls f for every item of [0, n), handing the next one to whichever worker is free. Items
// must be independent: then results do not depend on who took which.
func Each(n int, f func(item int)) {
	var none []struct{}
	EachWith(&none, n, func(_ *struct{}, item int) { f(item) })
}

// EachWith is Each with scratch, of which every worker has its own. It makes what is missing: the number of workers is
// read once, since the Go runtime changes GOMAXPROCS where the quota of a control group changes.
func EachWith[S any](scratch *[]S, n int, f func(own *S, item int)) {
	w := max(min(Workers(), n), 1)
	for len(*scratch) < w {
		*scratch = append(*scratch, *new(S))
	}
	of := *scratch
	var next atomic.Int64
	gemm.Fork(w, func(worker int) {
		for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
			f(&of[worker], i)
		}
	})
}

// Columns calls add(row, lo, hi) for rows 0, 1, …, with [lo, hi) a worker's columns of [0, width).
// For sums over rows: their order, and with it the result, is the same for any number of workers.
func Columns(width, rows int, add func(row, lo, hi int)) {
	const line = 16 // floats in a cache line: workers do not share one
	For((width+line-1)/line, func(lo, hi int) {
		lo, hi = lo*line, min(hi*line, width)
		for row := range rows {
			add(row, lo, hi)
		}
	})
}

// Copy is copy of as many numbers as src has.
func Copy(dst, src []float32) {
	For(len(src), func(lo, hi int) { copy(dst[lo:hi], src[lo:hi]) })
}
