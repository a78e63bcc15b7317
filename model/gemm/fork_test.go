package gemm

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// Every part runs once, whoever forks at the same time, and is over when Fork returns.
func TestFork(t *testing.T) {
	var callers sync.WaitGroup
	for caller := range 8 {
		callers.Go(func() {
			for round := range 2000 {
				n := (caller + round) % 7
				parts := make([]int, max(n, 1))
				Fork(n, func(part int) {
					if parts[part]++; round%100 == 0 {
						Fork(3, func(int) { runtime.Gosched() })
					}
				})
				for part, times := range parts {
					if times != 1 {
						t.Errorf("part %d of %d ran %d times", part, n, times)
					}
				}
			}
		})
	}
	callers.Wait()
}

// Parts may wait for each other, whether helpers are awake, asleep or too few; a caller may sleep too.
func TestForkedPartsRunTogether(t *testing.T) {
	for _, n := range []int{2, 3, runtime.GOMAXPROCS(0) + 3} {
		for _, pause := range []time.Duration{0, 3 * awakeFor} {
			time.Sleep(pause)
			var all sync.WaitGroup
			all.Add(n)
			var ended atomic.Int32
			Fork(n, func(part int) {
				all.Done()
				all.Wait()
				if part > 0 {
					time.Sleep(pause)
				}
				ended.Add(1)
			})
			if int(ended.Load()) != n {
				t.Errorf("%d of %d parts had ended", ended.Load(), n)
			}
		}
	}
}

// What is forked in a bubble leaves nothing in it, and nothing of it outside.
func TestForkInABubble(t *testing.T) {
	for range 50 {
		synctest.Test(t, func(t *testing.T) { Fork(4, func(int) { runtime.Gosched() }) })
		Fork(4, func(part int) {
			if part == 1 {
				time.Sleep(2 * awakeFor) // the caller sleeps
			}
		})
	}
}

// BenchmarkFork has two processors work for a few µs, then one alone: as a layer does. What is reported is what a round
// takes beyond its work; to fork with a goroutine and a WaitGroup is the comparison.
func BenchmarkFork(b *testing.B) {
	goroutine := func(n int, f func(int)) {
		var others sync.WaitGroup
		for part := 1; part < n; part++ {
			others.Go(func() { f(part) })
		}
		f(0)
		others.Wait()
	}
	x := make([][]float32, 2)
	for i := range x {
		x[i] = make([]float32, 4096)
	}
	for _, alone := range []int{0, 10, 50} { // times the work of a part
		for name, fork := range map[string]func(int, func(int)){"helpers": Fork, "goroutines": goroutine} {
			b.Run(fmt.Sprint(name, "/", alone), func(b *testing.B) {
				work := func(part int) {
					for range 50 {
						Dot(x[part], x[part])
					}
				}
				start := time.Now()
				for range 1000 {
					work(0)
				}
				one := time.Since(start) / 1000
				b.ResetTimer()
				for b.Loop() {
					fork(2, work)
					for range alone {
						work(0)
					}
				}
				over := b.Elapsed()/time.Duration(b.N) - time.Duration(1+alone)*one
				b.ReportMetric(float64(over)/1e3, "µs-over/round")
				b.ReportMetric(float64(one)/1e3, "µs-of-work/part")
			})
		}
	}
}

// With a bound, every part runs once all the same, and so many threads take part at most.
func TestBound(t *testing.T) {
	defer Bound(0)
	for _, most := range []int{1, 2, 3, 100, 0, -1} {
		Bound(most)
		for n := range 8 {
			var running, peak atomic.Int32
			parts := make([]atomic.Int32, max(n, 1))
			Fork(n, func(part int) {
				now := running.Add(1)
				for was := peak.Load(); now > was && !peak.CompareAndSwap(was, now); was = peak.Load() {
				}
				parts[part].Add(1)
				time.Sleep(time.Millisecond)
				running.Add(-1)
			})
			for part := range parts {
				if times := parts[part].Load(); times != 1 {
					t.Errorf("bound %d: part %d of %d ran %d times", most, part, n, times)
				}
			}
			if most > 0 && int(peak.Load()) > most {
				t.Errorf("bound %d: %d of %d parts ran at the same time", most, peak.Load(), n)
			}
		}
	}
}
