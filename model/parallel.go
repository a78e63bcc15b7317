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
// must be independent: then results do not depend on who took which. worker is in [0, workers()).
func each(n int, f func(worker, item int)) {
	var next atomic.Int64
	gemm.Fork(min(workers(), n), func(worker int) {
		for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
			f(worker, i)
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
		*b = make([]E, n)
	}
	*b = (*b)[:n]
	return *b
}
