package model

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// workers is how many goroutines share one operation.
func workers() int { return runtime.GOMAXPROCS(0) }

// parallel splits [0, n) into one contiguous range per worker and waits for all of them.
func parallel(n int, f func(lo, hi int)) {
	w := min(workers(), n)
	if w <= 1 {
		f(0, n)
		return
	}
	var wg sync.WaitGroup
	for i := 1; i < w; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			f(n*i/w, n*(i+1)/w)
		}()
	}
	f(0, n/w)
	wg.Wait()
}

// each calls f for every item of [0, n), handing the next one to whichever worker is free. Items
// must be independent: then results do not depend on who took which. worker is in [0, workers()).
func each(n int, f func(worker, item int)) {
	w := min(workers(), n)
	var next atomic.Int64
	run := func(worker int) {
		for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
			f(worker, i)
		}
	}
	var wg sync.WaitGroup
	for i := 1; i < w; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			run(i)
		}()
	}
	run(0)
	wg.Wait()
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
func resize(b *[]float32, n int) []float32 {
	if cap(*b) < n {
		*b = make([]float32, n)
	}
	*b = (*b)[:n]
	return *b
}
