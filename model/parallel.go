package model

import (
	"runtime"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/model/gemm"
)

// workers is how many goroutines share one operation.
func workers() int { return runtime.GOMAXPROCS(0) }

// parallel splits [0, n) into one contiguous range per worker and waits for all of them.
func parallel(n int, f func(lo, hi int)) {
	w := max(min(workers(), n), 1)
	gemm.Fork(w, func(i int) { f(n*i/w, n*(i+1)/w) })
}

// each calls f for every item of [0, n), handing the next one to whichever worker is free. Items
// must be independent: then results do not depend on who took which.
func each(n int, f func(item int)) {
	var none []struct{}
	eachWith(&none, n, func(_ *struct{}, item int) { f(item) })
}

// eachWith is each with scratch, of which every worker has its own. It makes what is missing: the number of workers is
// read once, since the Go runtime changes GOMAXPROCS where the quota of a control group changes.
func eachWith[S any](scratch *[]S, n int, f func(own *S, item int)) {
	w := max(min(workers(), n), 1)
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

// byColumns calls add(row, lo, hi) for rows 0, 1, …, with [lo, hi) a worker's columns of [0, width).
// For sums over rows: their order, and with it the result, is the same for any number of workers.
func byColumns(width, rows int, add func(row, lo, hi int)) {
	const line = 16 // floats in a cache line: workers do not share one
	parallel((width+line-1)/line, func(lo, hi int) {
		lo, hi = lo*line, min(hi*line, width)
		for row := range rows {
			add(row, lo, hi)
		}
	})
}

// resize returns *b with length n, keeping its memory where it suffices. Contents are unspecified.
func resize[E any](b *[]E, n int) []E {
	if cap(*b) < n {
		*b = gemm.Alloc[E](n)
	}
	*b = (*b)[:n]
	return *b
}
