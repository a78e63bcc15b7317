package parallel

import (
	"runtime"
	"sync/atomic"
	"testing"
)

// Each worker has scratch of its own, though the number of processors changes from one call to the next, and within
// one.
func TestScratchOfWorkers(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	type own struct {
		users atomic.Int32
		items int
	}
	var scratch []own
	for i, processors := range []int{1, 3, 2, 8} {
		runtime.GOMAXPROCS(processors)
		EachWith(&scratch, 100, func(s *own, item int) {
			if s.users.Add(1) > 1 {
				t.Error("two workers share scratch")
			}
			s.items++
			if item == 50 {
				runtime.GOMAXPROCS(16)
			}
			s.users.Add(-1)
		})
		done := 0
		for i := range scratch {
			done += scratch[i].items
			scratch[i].items = 0
		}
		if done != 100 {
			t.Errorf("call %d: %d items, want 100", i, done)
		}
	}
	EachWith(&scratch, 0, func(*own, int) { t.Error("there is no item") })
}
